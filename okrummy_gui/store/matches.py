"""The matches on disk: one SQLite file, each action a row of its own, committed at once.

What a match is made of is opaque here: a header, actions in notation, a few values beside.  With
the write-ahead log at synchronous=NORMAL a killed program loses no action whose `append` returned;
a power cut may take the last ones, never the file.
"""

from __future__ import annotations

import os
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import Enum
from itertools import count
from pathlib import Path
from typing import Any

SCHEMA_VERSION = 1
FILE_NAME = "matches.sqlite3"
BUSY_SECONDS = 2.0

_TABLES = (
    """CREATE TABLE matches (
        id INTEGER PRIMARY KEY,
        header TEXT NOT NULL,
        started TEXT NOT NULL,
        finished TEXT,
        summary TEXT)""",
    """CREATE TABLE actions (
        match_id INTEGER NOT NULL REFERENCES matches (id),
        place INTEGER NOT NULL,
        action TEXT NOT NULL,
        PRIMARY KEY (match_id, place)) WITHOUT ROWID""",
    """CREATE TABLE beside (
        match_id INTEGER NOT NULL REFERENCES matches (id),
        key TEXT NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY (match_id, key)) WITHOUT ROWID""",
)
_PROBES = (
    "SELECT id, header, started, finished, summary FROM matches LIMIT 0",
    "SELECT match_id, place, action FROM actions LIMIT 0",
    "SELECT match_id, key, value FROM beside LIMIT 0",
)
_MAGIC = b"SQLite format 3\0"
_BESIDE_THE_FILE = ("-wal", "-shm", "-journal")


class TroubleKind(Enum):
    """What went wrong, coarse enough for each to be one sentence in the window."""

    DAMAGED = "damaged"
    NEWER = "newer"
    UNWRITABLE = "unwritable"
    LOCKED = "locked"


class StoreTrouble(Exception):
    """The file cannot be used; `kept_as` is where a damaged one was moved to, if it could be."""

    def __init__(self, kind: TroubleKind, path: Path, kept_as: Path | None = None) -> None:
        super().__init__(f"{kind.value}: {path}")
        self.kind = kind
        self.path = path
        self.kept_as = kept_as


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match as it was at the time of reading; both times are ISO 8601 in UTC."""

    id: int
    header: str
    actions: tuple[str, ...]
    beside: Mapping[str, str]
    started: str
    finished: str | None
    summary: str | None = None


class MatchStore(ABC):
    """Where matches are kept.

    An unknown match is a KeyError and an action out of turn a ValueError: mistakes of the caller,
    unlike a StoreTrouble, which any method may raise and which leaves the store as it was.
    """

    @abstractmethod
    def create(self, header: str) -> int:
        """Begin a match and give its id."""

    @abstractmethod
    def append(self, match_id: int, place: int, action: str) -> None:
        """Keep the action at this place, which must be the number of those already kept."""

    @abstractmethod
    def keep_beside(self, match_id: int, key: str, value: str) -> None:
        """Keep a value with the match, over an earlier one of the same key."""

    @abstractmethod
    def finish(self, match_id: int, summary: str) -> None:
        """Mark the match as over now."""

    @abstractmethod
    def unfinished(self) -> tuple[StoredMatch, ...]:
        """The matches to go on with, newest first."""

    @abstractmethod
    def finished(self) -> tuple[StoredMatch, ...]:
        """The matches that are over, newest first."""

    @abstractmethod
    def load(self, match_id: int) -> StoredMatch:
        """One match with all its actions."""

    @abstractmethod
    def close(self) -> None:
        """Let go of the file; harmless when repeated."""


class SqliteStore(MatchStore):
    """The store on disk, for the one thread that opened it."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self._path = path
        self._connection = connection

    @classmethod
    def open(cls, path: Path) -> SqliteStore:
        """Open or make the file; a damaged one is moved aside before DAMAGED is raised."""
        try:
            with _told(path):
                _make_private(path)
                _check(path)
                return cls(path, _connected(path))
        except StoreTrouble as trouble:
            if trouble.kind is not TroubleKind.DAMAGED:
                raise
            raise StoreTrouble(trouble.kind, path, _set_aside(path)) from trouble

    def create(self, header: str) -> int:
        sql = "INSERT INTO matches (header, started) VALUES (?, ?)"
        match_id = self._write(sql, header, _now()).lastrowid
        assert match_id is not None
        return match_id

    def append(self, match_id: int, place: int, action: str) -> None:
        # One statement, so that no second program can come between the question and the row.
        sql = """INSERT INTO actions (match_id, place, action) SELECT ?1, ?2, ?3
            WHERE ?2 = (SELECT coalesce(max(place) + 1, 0) FROM actions WHERE match_id = ?1)"""
        if self._write(sql, match_id, place, action, of=match_id).rowcount != 1:
            raise ValueError(f"place {place} is not the next of match {match_id}")

    def keep_beside(self, match_id: int, key: str, value: str) -> None:
        sql = "INSERT OR REPLACE INTO beside (match_id, key, value) VALUES (?, ?, ?)"
        self._write(sql, match_id, key, value, of=match_id)

    def finish(self, match_id: int, summary: str) -> None:
        sql = "UPDATE matches SET finished = ?, summary = ? WHERE id = ?"
        if self._write(sql, _now(), summary, match_id).rowcount != 1:
            raise KeyError(match_id)

    def unfinished(self) -> tuple[StoredMatch, ...]:
        return self._loaded("SELECT id FROM matches WHERE finished IS NULL ORDER BY id DESC")

    def finished(self) -> tuple[StoredMatch, ...]:
        return self._loaded("SELECT id FROM matches WHERE finished IS NOT NULL ORDER BY id DESC")

    def load(self, match_id: int) -> StoredMatch:
        sql = "SELECT header, started, finished, summary FROM matches WHERE id = ?"
        rows = self._rows(sql, match_id)
        if not rows:
            raise KeyError(match_id)
        header, started, finished, summary = rows[0]
        sql = "SELECT action FROM actions WHERE match_id = ? ORDER BY place"
        actions = tuple(action for (action,) in self._rows(sql, match_id))
        beside = dict(self._rows("SELECT key, value FROM beside WHERE match_id = ?", match_id))
        return StoredMatch(match_id, header, actions, beside, started, finished, summary)

    def close(self) -> None:
        self._connection.close()

    def _loaded(self, sql: str) -> tuple[StoredMatch, ...]:
        return tuple(self.load(match_id) for (match_id,) in self._rows(sql))

    def _rows(self, sql: str, *values: object) -> list[Any]:
        with _told(self._path):
            return self._connection.execute(sql, values).fetchall()

    def _write(self, sql: str, *values: object, of: int | None = None) -> sqlite3.Cursor:
        try:
            with _told(self._path):
                return self._connection.execute(sql, values)
        except sqlite3.IntegrityError as error:
            raise KeyError(of) from error


class MemoryStore(MatchStore):
    """The store that forgets, for a game that must go on while the disk cannot be written."""

    def __init__(self) -> None:
        self._matches: dict[int, StoredMatch] = {}

    def create(self, header: str) -> int:
        match_id = len(self._matches) + 1
        self._matches[match_id] = StoredMatch(match_id, header, (), {}, _now(), None)
        return match_id

    def append(self, match_id: int, place: int, action: str) -> None:
        match = self._matches[match_id]
        if place != len(match.actions):
            raise ValueError(f"place {place} is not the next of match {match_id}")
        self._matches[match_id] = replace(match, actions=(*match.actions, action))

    def keep_beside(self, match_id: int, key: str, value: str) -> None:
        match = self._matches[match_id]
        self._matches[match_id] = replace(match, beside={**match.beside, key: value})

    def finish(self, match_id: int, summary: str) -> None:
        match = self._matches[match_id]
        self._matches[match_id] = replace(match, finished=_now(), summary=summary)

    def unfinished(self) -> tuple[StoredMatch, ...]:
        return tuple(m for m in reversed(self._matches.values()) if m.finished is None)

    def finished(self) -> tuple[StoredMatch, ...]:
        return tuple(m for m in reversed(self._matches.values()) if m.finished is not None)

    def load(self, match_id: int) -> StoredMatch:
        return self._matches[match_id]

    def close(self) -> None:
        pass


def open_store(folder: Path) -> tuple[MatchStore, StoreTrouble | None]:
    """A store in any case, and what is to be told about it.

    After DAMAGED with `kept_as` the store is a new one on disk; after any other trouble it is one
    in memory, with `kept_as` set all the same if a damaged file had been moved before.
    """
    path = folder / FILE_NAME
    try:
        return SqliteStore.open(path), None
    except StoreTrouble as trouble:
        if trouble.kind is not TroubleKind.DAMAGED or trouble.kept_as is None:
            return MemoryStore(), trouble
        damaged = trouble
    try:
        return SqliteStore.open(path), damaged
    except StoreTrouble as second:
        return MemoryStore(), StoreTrouble(second.kind, path, second.kept_as or damaged.kept_as)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Turn what the disk does to us into a StoreTrouble; mistakes in the calls pass."""
    try:
        yield
    except (sqlite3.IntegrityError, sqlite3.ProgrammingError):
        raise
    except sqlite3.Error as error:
        raise StoreTrouble(_kind_of(error), path) from error
    except OSError as error:
        raise StoreTrouble(TroubleKind.UNWRITABLE, path) from error


def _kind_of(error: sqlite3.Error) -> TroubleKind:
    # Without a code it is text that is not UTF-8; SQLITE_ERROR is a table or column not there.
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR):
        return TroubleKind.DAMAGED
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL):
        return TroubleKind.LOCKED
    return TroubleKind.UNWRITABLE


def _make_private(path: Path) -> None:
    """Make folder and file for this user alone; SQLite gives its other files the same mode."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDONLY | os.O_CREAT, 0o600))


def _check(path: Path) -> None:
    """Raise NEWER or DAMAGED while not a byte of the file has been changed."""
    logged = _holds_something(_with_suffix(path, "-wal"))
    if _holds_something(path):
        _check_header(path, logged)
    elif logged:
        # SQLite would throw away a log whose database is gone, and with it the actions in it.
        raise StoreTrouble(TroubleKind.DAMAGED, path)
    else:
        return
    # Only a program killed while it made the file leaves a journal, and then nothing can be read
    # before SQLite has undone what that one began.
    mode = "rw" if _holds_something(_with_suffix(path, "-journal")) else "ro"
    with closing(_connect(path, mode)) as connection:
        _check_content(path, connection)


def _check_header(path: Path, logged: bool) -> None:
    """Check by the file format what SQLite forgives, and without the files even a reader leaves.

    It would take a few bytes for an empty database, read a last page cut short as if it ended in
    zeros (rightly so if the log has it whole) and only read a file of an unknown write format.
    """
    with path.open("rb") as file:
        header = file.read(100)
    if len(header) < 100 or not header.startswith(_MAGIC):
        raise StoreTrouble(TroubleKind.DAMAGED, path)
    if int.from_bytes(header[60:64], "big", signed=True) > SCHEMA_VERSION:
        raise StoreTrouble(TroubleKind.NEWER, path)
    page_size = int.from_bytes(header[16:18], "big") or 512
    cut_short = not logged and path.stat().st_size % page_size != 0
    if cut_short or header[18] not in (1, 2):
        raise StoreTrouble(TroubleKind.DAMAGED, path)


def _check_content(path: Path, connection: sqlite3.Connection) -> None:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > SCHEMA_VERSION:  # the log may know better than the header
        raise StoreTrouble(TroubleKind.NEWER, path)
    if version == 0:
        sound = not connection.execute("SELECT name FROM sqlite_master").fetchall()
    else:
        sound = version > 0
        for probe in _PROBES:
            connection.execute(probe)
    if not sound or connection.execute("PRAGMA quick_check(1)").fetchall() != [("ok",)]:
        raise StoreTrouble(TroubleKind.DAMAGED, path)


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=BUSY_SECONDS,
        isolation_level=None,
    )


def _connected(path: Path) -> sqlite3.Connection:
    if os.name == "posix":
        with suppress(OSError):
            path.chmod(path.stat().st_mode & 0o700)
    connection = _connect(path, "rw")
    try:
        _prepare(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("BEGIN IMMEDIATE")
    if connection.execute("PRAGMA user_version").fetchone() == (0,):
        for table in _TABLES:
            connection.execute(table)
    # Written each time: a disk that takes nothing is found now and not in the middle of a game.
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    connection.execute("COMMIT")


def _set_aside(path: Path) -> Path | None:
    """Rename the file and those that belong to it, so that they still open as one; None: can't."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    name = f"{path.name}.damaged-{stamp}"
    names = (name if n == 1 else f"{name}-{n}" for n in count(1))
    kept_as = next(path.with_name(n) for n in names if not path.with_name(n).exists())
    try:
        for suffix in (*_BESIDE_THE_FILE, ""):
            source = _with_suffix(path, suffix)
            if source.exists():
                source.rename(_with_suffix(kept_as, suffix))
    except OSError:
        return None
    return kept_as


def _with_suffix(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def _holds_something(path: Path) -> bool:
    return path.exists() and path.stat().st_size > 0
