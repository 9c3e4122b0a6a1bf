"""The matches on disk: one SQLite file, each action a row of its own, committed at once.

With the write-ahead log at synchronous=NORMAL a killed program loses no action whose `append`
returned; a power cut may take the last ones, never the file.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from okrummy_gui.store import locks, schema
from okrummy_gui.store.backups import BackupKind, Backups
from okrummy_gui.store.checking import check, connect, make_private, set_aside, told
from okrummy_gui.store.contract import (
    SEATING,
    Elsewhere,
    HandRow,
    MatchRow,
    MatchStore,
    StoredMatch,
    StoreTrouble,
    TroubleKind,
    common,
    counted_once,
    digest_of,
    utc_now,
)

# Cast, for a damaged row may hold a value of any kind in any column.
_MATCH = """CAST(header AS TEXT), CAST(started AS TEXT), CAST(finished AS TEXT),
    CAST(summary AS TEXT)"""
_HAND = """CAST(hand AS INTEGER), CAST(ended AS TEXT), CAST(outcome AS TEXT), CAST(winner AS TEXT),
    CAST(knocker AS TEXT), CAST(points AS INTEGER), CAST(multiplier AS INTEGER),
    CAST(deadwood AS TEXT), CAST(counted AS INTEGER)"""
_KEEP_RESULT = """INTO results (match_id, hand, ended, outcome, winner, knocker, points,
    multiplier, deadwood, counted) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""


class SqliteStore(MatchStore):
    """The store on disk, for the one thread that opened it.

    With a connection to a copy in memory it serves for reading only.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self._path = path
        self._connection = connection
        # Damaged text is no reason to lose what comes before it.
        connection.text_factory = _text
        self._claim: locks.Claim | None = None
        self._played: int | None = None
        self._file = _identity(path)

    @classmethod
    def open(cls, path: Path) -> SqliteStore:
        """Open or make the file; a damaged one is moved aside before DAMAGED is raised."""
        try:
            with told(path):
                make_private(path)
                check(path)
                return cls(path, _connected(path))
        except StoreTrouble as trouble:
            if trouble.kind is not TroubleKind.DAMAGED or trouble.path != path:
                raise
            raise StoreTrouble(trouble.kind, path, set_aside(path)) from trouble

    @property
    def path(self) -> Path:
        return self._path

    # ------------------------------------------------------------ a match that is played

    def create(self, header: str) -> int:
        sql = "INSERT INTO matches (header, started) VALUES (?, ?)"
        match_id = self._write(sql, header, utc_now()).lastrowid
        assert match_id is not None
        return match_id

    def append(
        self,
        match_id: int,
        place: int,
        action: str,
        rows: Sequence[HandRow] = (),
        summary: str | None = None,
    ) -> None:
        if not rows and summary is None:
            self._append(match_id, place, action)
            return
        with self._together():
            self._append(match_id, place, action)
            for row in rows:
                self.keep_result(match_id, row)
            if summary is not None:
                self.finish(match_id, summary)

    def _append(self, match_id: int, place: int, action: str) -> None:
        # One statement, so that no second program can come between the question and the row.
        sql = """INSERT INTO actions (match_id, place, action) SELECT ?1, ?2, ?3
            WHERE ?2 = (SELECT coalesce(max(place) + 1, 0) FROM actions WHERE match_id = ?1)"""
        if self._write(sql, match_id, place, action, of=match_id).rowcount != 1:
            raise ValueError(f"place {place} is not the next of match {match_id}")

    def keep_beside(self, match_id: int, key: str, value: str) -> None:
        sql = "INSERT OR REPLACE INTO beside (match_id, key, value) VALUES (?, ?, ?)"
        self._write(sql, match_id, key, value, of=match_id)

    def keep_result(self, match_id: int, row: HandRow) -> None:
        sql = f"INSERT OR REPLACE {_KEEP_RESULT}"
        self._write(sql, match_id, *_columns_of(row), of=match_id)

    def finish(self, match_id: int, summary: str) -> None:
        header, actions = self._header(match_id), self._actions(match_id)
        sql = "UPDATE matches SET finished = ?, summary = ?, digest = ? WHERE id = ?"
        self._write(sql, utc_now(), summary, digest_of(header, actions), match_id)

    def claim(self, match_id: int) -> bool:
        self.release()
        try:
            self._claim = locks.claim(self._path, match_id, utc_now())
        except OSError:
            pass  # what can't be written here can't be written by another window either
        else:
            if self._claim is None:
                return False
        self._played = match_id
        return True

    def release(self) -> None:
        self._played = None
        if self._claim is not None:
            self._claim.release()
            self._claim = None

    # ------------------------------------------------------------ looking

    def unfinished(self) -> tuple[StoredMatch, ...]:
        return self._loaded("SELECT id FROM matches WHERE finished IS NULL ORDER BY id DESC")

    def finished(self) -> tuple[StoredMatch, ...]:
        return self._loaded("SELECT id FROM matches WHERE finished IS NOT NULL ORDER BY id DESC")

    def load(self, match_id: int) -> StoredMatch:
        rows = self._rows(f"SELECT {_MATCH} FROM matches WHERE id = ?", match_id)
        if not rows:
            raise KeyError(match_id)
        header, started, finished, summary = rows[0]
        sql = "SELECT CAST(key AS TEXT), CAST(value AS TEXT) FROM beside WHERE match_id = ?"
        beside = dict(self._rows(sql, match_id))
        actions = self._actions(match_id)
        return StoredMatch(match_id, header, actions, beside, started, finished, summary)

    def history(self) -> tuple[MatchRow, ...]:
        sql = f"SELECT match_id, {_HAND} FROM results ORDER BY match_id, hand"
        hands: dict[int, list[HandRow]] = {}
        for match_id, *columns in self._rows(sql):
            hands.setdefault(match_id, []).append(_row_of(columns))
        sql = f"""SELECT id, coalesce(CAST(value AS TEXT), ''), {_MATCH} FROM matches
            LEFT JOIN beside ON match_id = id AND key = ? ORDER BY id"""
        return tuple(
            MatchRow(match_id, header, seating, started, finished, summary, tuple(found))
            for match_id, seating, header, started, finished, summary in self._rows(sql, SEATING)
            for found in (hands.get(match_id, ()),)
        )

    def elsewhere(self) -> tuple[Elsewhere, ...]:
        return locks.elsewhere(self._path, self._claim)

    def meta(self, key: str) -> str | None:
        rows = self._rows("SELECT CAST(value AS TEXT) FROM meta WHERE key = ?", key)
        return rows[0][0] if rows else None

    def keep_meta(self, key: str, value: str) -> None:
        self._write("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", key, value)

    # ------------------------------------------------------------ matches from outside

    def import_match(  # noqa: PLR0917  # a row, column by column
        self,
        header: str,
        actions: Sequence[str],
        beside: Mapping[str, str],
        started: str,
        finished: str | None,
        summary: str | None,
        results: Sequence[HandRow],
        ends: Sequence[int] = (),
    ) -> int:
        with self._together():
            match_id = self._begun(header, actions)
            if match_id is None:
                sql = "INSERT INTO matches (header, started) VALUES (?, ?)"
                match_id = self._write(sql, header, started).lastrowid
                assert match_id is not None
            kept = len(self._actions(match_id))
            if kept > len(actions):
                return match_id
            for place in range(kept, len(actions)):
                self.append(match_id, place, actions[place])
            for key, value in beside.items():
                self.keep_beside(match_id, key, value)
            elsewhere = self._in_common(header, actions, match_id)
            for row in counted_once(results, ends, elsewhere):
                self._write(f"INSERT OR IGNORE {_KEEP_RESULT}", match_id, *_columns_of(row))
            if finished is not None:
                sql = """UPDATE matches SET finished = ?, summary = ?, digest = ?
                    WHERE id = ? AND finished IS NULL"""
                self._write(sql, finished, summary, digest_of(header, actions), match_id)
        return match_id

    def _begun(self, header: str, actions: Sequence[str]) -> int | None:
        """The kept match that is this one or beyond, else its longest beginning not played now."""
        played = {self._played, *(match.match_id for match in self.elsewhere())}
        begun: list[tuple[int, int]] = []
        for match_id, finished in self._begun_alike(header, actions):
            kept = self._actions(match_id)
            if kept[: len(actions)] == tuple(actions):
                return match_id
            beginning = kept == tuple(actions[: len(kept)])
            if beginning and finished is None and match_id not in played:
                begun.append((len(kept), match_id))
        return max(begun, default=(0, None))[1]

    def _in_common(self, header: str, actions: Sequence[str], own: int) -> int:
        """How many of the actions, from the first, another match has too."""
        others = (other for other, _ in self._begun_alike(header, actions) if other != own)
        return max((common(self._actions(other), actions) for other in others), default=0)

    def _begun_alike(self, header: str, actions: Sequence[str]) -> list[tuple[int, str | None]]:
        """The matches of this header with the same first action or none, and when they ended."""
        sql = """SELECT id, finished FROM matches
            LEFT JOIN actions ON match_id = id AND place = 0
            WHERE header = ? AND (action IS ? OR action IS NULL) ORDER BY id"""
        return self._rows(sql, header, actions[0] if actions else None)

    def known_digest(self, digest: str) -> bool:
        if self._rows("SELECT 1 FROM matches WHERE digest = ? LIMIT 1", digest):
            return True
        return any(digest_of(match.header, match.actions) == digest for match in self.unfinished())

    # ------------------------------------------------------------ the file

    def back_up(self) -> None:
        Backups(self._path).make_daily(self._connection)

    def close(self) -> None:
        self.release()
        self._connection.close()

    def _header(self, match_id: int) -> str:
        rows = self._rows("SELECT CAST(header AS TEXT) FROM matches WHERE id = ?", match_id)
        if not rows:
            raise KeyError(match_id)
        return str(rows[0][0])

    def _actions(self, match_id: int) -> tuple[str, ...]:
        sql = "SELECT CAST(action AS TEXT) FROM actions WHERE match_id = ? ORDER BY place"
        return tuple(action for (action,) in self._rows(sql, match_id))

    def _loaded(self, sql: str) -> tuple[StoredMatch, ...]:
        return tuple(self.load(match_id) for (match_id,) in self._rows(sql))

    def _rows(self, sql: str, *values: object) -> list[Any]:
        with told(self._path):
            return self._connection.execute(sql, values).fetchall()

    def _write(self, sql: str, *values: object, of: int | None = None) -> sqlite3.Cursor:
        if _identity(self._path) != self._file:
            # SQLite would go on writing into the file that has lost its name.
            raise StoreTrouble(TroubleKind.UNWRITABLE, self._path)
        try:
            with told(self._path):
                return self._connection.execute(sql, values)
        except sqlite3.IntegrityError as error:
            raise KeyError(of) from error

    @contextmanager
    def _together(self) -> Iterator[None]:
        self._write("BEGIN IMMEDIATE")
        try:
            yield
            self._write("COMMIT")
        finally:
            if self._connection.in_transaction:
                with suppress(sqlite3.Error):
                    self._connection.execute("ROLLBACK")


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def _columns_of(row: HandRow) -> tuple[object, ...]:
    deadwood = " ".join(map(str, row.deadwood))
    figures = (row.points, row.multiplier, deadwood, int(row.counted))
    return (row.hand, row.ended, row.outcome, row.winner, row.knocker, *figures)


def _row_of(columns: Sequence[Any]) -> HandRow:
    hand, ended, outcome, winner, knocker, points, times, deadwood, counted = columns
    figures = tuple(int(word) for word in deadwood.split() if word.isdecimal())
    who = (outcome, winner, knocker)
    return HandRow(hand, ended, *who, points, times, figures, bool(counted))


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _connected(path: Path) -> sqlite3.Connection:
    if os.name == "posix":
        with suppress(OSError):
            path.chmod(path.stat().st_mode & 0o700)
    connection = connect(path, "mode=rw")
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA wal_autocheckpoint = 250")  # a log of one megabyte at most
        if 0 < schema.version_of(connection) < schema.SCHEMA_VERSION:
            Backups(path).make(connection, BackupKind.VERSION)
        schema.bring_up(connection)
    except BaseException:
        connection.close()
        raise
    return connection
