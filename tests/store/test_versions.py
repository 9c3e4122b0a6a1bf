"""Files of every earlier version, and of a later one."""

from __future__ import annotations

import os
import random
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from okrummy_gui.store import schema
from okrummy_gui.store.matches import (
    FILE_NAME,
    SCHEMA_VERSION,
    BackupKind,
    Backups,
    MemoryStore,
    SqliteStore,
    StoredMatch,
    StoreTrouble,
    TroubleKind,
    digest_of,
    open_store,
)
from tests.store.versions import kept_versions, lay


def matches_in(path: Path) -> dict[int, StoredMatch]:
    """Read by hand, as every version has them."""
    with closing(sqlite3.connect(path)) as raw:
        found = {}
        for match_id, *rest in raw.execute(
            "SELECT id, header, started, finished, summary FROM matches"
        ):
            sql = "SELECT action FROM actions WHERE match_id = ? ORDER BY place"
            actions = tuple(action for (action,) in raw.execute(sql, (match_id,)))
            sql = "SELECT key, value FROM beside WHERE match_id = ?"
            beside = dict(raw.execute(sql, (match_id,)))
            found[match_id] = StoredMatch(match_id, rest[0], actions, beside, *rest[1:])
        return found


def all_in(store) -> dict[int, StoredMatch]:
    return {match.id: match for match in (*store.finished(), *store.unfinished())}


def test_a_file_of_every_earlier_version_is_kept_here() -> None:
    assert sorted(kept_versions()) == list(range(1, SCHEMA_VERSION))


@pytest.mark.parametrize("version", kept_versions())
def test_a_file_of_an_earlier_version_is_brought_up(tmp_path: Path, version: int) -> None:
    path = lay(version, tmp_path)
    before = matches_in(path)
    assert len(before) > 5
    store, trouble = open_store(tmp_path)
    assert trouble is None
    with closing(store):
        assert all_in(store) == before
        assert {row.id for row in store.history()} == set(before)
        assert store.meta(schema.UNRECKONED) == str(max(before))
        assert all(store.known_digest(digest_of(m.header, m.actions)) for m in before.values())
        store.append(store.create("new"), 0, "a")
    with closing(sqlite3.connect(path)) as raw:
        assert raw.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
        assert raw.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


@pytest.mark.parametrize("version", kept_versions())
def test_the_earlier_file_is_backed_up_first(tmp_path: Path, version: int) -> None:
    path = lay(version, tmp_path)
    before = matches_in(path)
    open_store(tmp_path)[0].close()
    (backup,) = [b for b in Backups(path).list() if b.kind is BackupKind.VERSION]
    assert matches_in(backup.path) == before
    with closing(sqlite3.connect(backup.path)) as raw:
        assert raw.execute("PRAGMA user_version").fetchone() == (version,)
    if os.name == "posix":
        assert stat.S_IMODE(backup.path.stat().st_mode) == 0o600
        assert stat.S_IMODE(backup.path.parent.stat().st_mode) == 0o700


def test_without_a_backup_nothing_is_brought_up(tmp_path: Path) -> None:
    path = lay(1, tmp_path)
    (tmp_path / "backups").write_text("in the way")
    store, trouble = open_store(tmp_path)
    assert isinstance(store, MemoryStore)
    assert trouble
    assert trouble.kind is TroubleKind.UNWRITABLE
    assert len(store.history()) == len(matches_in(path))  # it can be looked at all the same
    store.close()
    with closing(sqlite3.connect(path)) as raw:
        assert raw.execute("PRAGMA user_version").fetchone() == (1,)


def test_bringing_up_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(connection: sqlite3.Connection) -> None:
        connection.execute("CREATE TABLE half (a)")
        connection.execute("INSERT INTO nowhere VALUES (1)")

    path = lay(1, tmp_path)
    before = matches_in(path)
    monkeypatch.setattr(schema, "_STEPS", (schema._STEPS[0], fails))
    with pytest.raises(StoreTrouble):
        SqliteStore.open(path)
    monkeypatch.undo()
    kept = next(p for p in tmp_path.iterdir() if p.name.startswith(FILE_NAME))
    assert matches_in(kept) == before
    with closing(sqlite3.connect(kept)) as raw:
        assert raw.execute("PRAGMA user_version").fetchone() == (1,)
        assert not raw.execute("SELECT 1 FROM sqlite_master WHERE name = 'half'").fetchall()


def test_two_windows_may_bring_it_up_at_once(tmp_path: Path) -> None:
    path = lay(1, tmp_path)
    with (
        closing(sqlite3.connect(path, isolation_level=None)) as first,
        closing(sqlite3.connect(path, isolation_level=None)) as second,
    ):
        schema.bring_up(first)
        schema.bring_up(second)
    with closing(SqliteStore.open(path)) as store:
        assert len(store.history()) == 7


# Newer


def newer(folder: Path) -> Path:
    path = folder / FILE_NAME
    with closing(SqliteStore.open(path)) as store:
        store.append(store.create("over"), 0, "a")
        store.finish(1, "S 9")
        store.append(store.create("goes on"), 0, "a")
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("ALTER TABLE matches ADD COLUMN mood TEXT")
        raw.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    return path


def files(folder: Path) -> dict[str, tuple[bytes, int]]:
    return {p.name: (p.read_bytes(), p.stat().st_mtime_ns) for p in folder.iterdir()}


def test_a_newer_file_can_be_looked_at_and_is_never_changed(tmp_path: Path) -> None:
    newer(tmp_path)
    before = files(tmp_path)
    store, trouble = open_store(tmp_path)
    assert trouble
    assert trouble.kind is TroubleKind.NEWER
    assert [match.header for match in store.finished()] == ["over"]
    assert [row.header for row in store.history()] == ["over", "goes on"]
    assert store.unfinished() == ()  # it may hold what this version can't play
    match_id = store.create("new")
    store.append(match_id, 0, "a", (), "S 1")
    store.keep_meta("k", "v")
    assert [row.header for row in store.history()] == ["over", "goes on", "new"]
    store.close()
    assert files(tmp_path) == before


def test_a_newer_file_with_other_tables_is_left_alone(tmp_path: Path) -> None:
    path = newer(tmp_path)
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("ALTER TABLE matches RENAME TO games")
    before = files(tmp_path)
    store, trouble = open_store(tmp_path)
    assert trouble
    assert trouble.kind is TroubleKind.NEWER
    assert (store.finished(), store.history()) == ((), ())
    assert files(tmp_path) == before


def test_a_newer_file_damaged_anywhere_is_no_worse(tmp_path: Path) -> None:
    whole = newer(tmp_path).read_bytes()
    chance = random.Random(4)
    for _ in range(60):
        changed = bytearray(whole)
        for _ in range(chance.randrange(1, 40)):
            changed[chance.randrange(100, len(changed))] = chance.randrange(256)
        (tmp_path / FILE_NAME).write_bytes(changed)
        store, trouble = open_store(tmp_path)
        assert trouble
        assert trouble.kind is TroubleKind.NEWER
        store.finished()
        store.history()
        assert (tmp_path / FILE_NAME).read_bytes() == changed
        store.close()
