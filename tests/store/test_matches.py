"""Both stores against one contract; the one on disk also killed, damaged, newer, full, locked."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from okrummy_gui.store import checking, matches
from okrummy_gui.store.matches import (
    FILE_NAME,
    SCHEMA_VERSION,
    MatchStore,
    MemoryStore,
    SqliteStore,
    StoreTrouble,
    TroubleKind,
    open_store,
)

ROOT = Path(matches.__file__).parents[2]
APPENDING = """
import sys
from pathlib import Path
from okrummy_gui.store.matches import SqliteStore
print("ready", flush=True)
store = SqliteStore.open(Path(sys.argv[1]))
match_id = store.create("header")
print(match_id, flush=True)
for place in range(1_000_000):
    store.append(match_id, place, f"action {place}")
    print(place, flush=True)
"""


@pytest.fixture(params=["disk", "memory"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[MatchStore]:
    disk = request.param == "disk"
    with closing(SqliteStore.open(tmp_path / "m") if disk else MemoryStore()) as made:
        yield made


def filled(path: Path, actions: int = 400) -> int:
    """A closed file with one match long enough for several pages."""
    with closing(SqliteStore.open(path)) as store:
        match_id = store.create("header")
        for place in range(actions):
            store.append(match_id, place, f"action {place}" + "." * 40)
        store.keep_beside(match_id, "key", "value")
    return match_id


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


# The contract


def test_a_match_comes_back_as_it_was_kept(store: MatchStore) -> None:
    match_id = store.create("h ♠\n")
    for place, action in enumerate(["a", "", "♥ç"]):
        store.append(match_id, place, action)
    store.keep_beside(match_id, "k", "1")
    store.keep_beside(match_id, "k", "2")
    match = store.load(match_id)
    assert (match.header, match.actions, match.beside) == ("h ♠\n", ("a", "", "♥ç"), {"k": "2"})
    assert (match.id, match.finished, match.summary) == (match_id, None, None)
    assert datetime.fromisoformat(match.started).utcoffset() == timedelta(0)


def test_newest_first_and_finished_apart(store: MatchStore) -> None:
    ids = [store.create(f"{n}") for n in range(4)]
    store.finish(ids[1], "one")
    store.finish(ids[0], "zero")
    assert [m.id for m in store.unfinished()] == [ids[3], ids[2]]
    assert [(m.id, m.summary) for m in store.finished()] == [(ids[1], "one"), (ids[0], "zero")]
    finished = store.finished()[0].finished
    assert finished
    assert datetime.fromisoformat(finished).utcoffset() == timedelta(0)


@pytest.mark.parametrize("place", [-1, 0, 1, 3])
def test_only_the_next_place_is_taken(store: MatchStore, place: int) -> None:
    match_id = store.create("")
    store.append(match_id, 0, "a")
    store.append(match_id, 1, "b")
    with pytest.raises(ValueError):
        store.append(match_id, place, "x")
    assert store.load(match_id).actions == ("a", "b")


def test_an_unknown_match_is_a_key_error(store: MatchStore) -> None:
    with pytest.raises(KeyError):
        store.load(7)
    with pytest.raises(KeyError):
        store.append(7, 0, "a")
    with pytest.raises(KeyError):
        store.keep_beside(7, "k", "v")
    with pytest.raises(KeyError):
        store.finish(7, "s")


def test_closing_twice_is_harmless(store: MatchStore) -> None:
    store.close()
    store.close()


# The file


def test_made_with_its_folder_for_this_user_alone(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    store, trouble = open_store(folder)
    assert trouble is None
    store.create("")
    if os.name == "posix":
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        assert {stat.S_IMODE(p.stat().st_mode) for p in folder.iterdir()} == {0o600}
    store.close()
    assert names(folder) == {FILE_NAME}


@pytest.mark.skipif(os.name != "posix", reason="POSIX modes")
def test_a_file_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    path = tmp_path / "m"
    filled(path, 1)
    path.chmod(0o644)
    SqliteStore.open(path).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_the_pragmas(tmp_path: Path) -> None:
    with closing(SqliteStore.open(tmp_path / "m")) as store:
        found = {
            name: store._connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "foreign_keys", "user_version")
        }
    assert found == {
        "journal_mode": "wal",
        "synchronous": 1,
        "foreign_keys": 1,
        "user_version": SCHEMA_VERSION,
    }


def test_a_second_program_reads_and_writes_along(tmp_path: Path) -> None:
    path = tmp_path / ("ü #%1" if os.name == "nt" else "ü #%?1")
    with closing(SqliteStore.open(path)) as first, closing(SqliteStore.open(path)) as second:
        match_id = first.create("")
        first.append(match_id, 0, "a")
        assert second.load(match_id).actions == ("a",)
        with pytest.raises(ValueError):
            second.append(match_id, 0, "b")
        second.append(match_id, 1, "b")
        assert first.load(match_id).actions == ("a", "b")


# Killed


def appending(path: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", APPENDING, str(path)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )


def test_killed_at_any_moment_all_that_was_told_is_there(tmp_path: Path) -> None:
    chance = random.Random(6)
    told: dict[int, int] = {}
    for _ in range(20):
        child = appending(tmp_path / FILE_NAME)
        assert child.stdout
        assert child.stdout.readline() == "ready\n"
        match_id = int(child.stdout.readline())
        time.sleep(chance.uniform(0, 0.12))
        child.kill()
        told[match_id] = child.stdout.read().count("\n")
        child.wait()
        child.stdout.close()
        store, trouble = open_store(tmp_path)
        assert trouble is None
        with closing(store):
            assert len(store.unfinished()) == len(told)
            for match in store.unfinished():
                assert told[match.id] <= len(match.actions) <= told[match.id] + 1
                assert match.actions == tuple(f"action {n}" for n in range(len(match.actions)))
    assert sum(told.values()) > 100


def test_killed_while_the_file_is_made(tmp_path: Path) -> None:
    chance = random.Random(7)
    for n in range(20):
        child = appending(tmp_path / f"{n}" / FILE_NAME)
        assert child.stdout
        assert child.stdout.readline() == "ready\n"
        time.sleep(chance.uniform(0, 0.006))
        child.kill()
        child.communicate()
        store, trouble = open_store(tmp_path / f"{n}")
        assert trouble is None
        store.close()


def test_a_journal_left_by_a_killed_program_is_undone(tmp_path: Path) -> None:
    (tmp_path / "from").mkdir()
    (tmp_path / "to").mkdir()
    path = tmp_path / "from" / FILE_NAME
    filled(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("PRAGMA journal_mode = DELETE")
        raw.execute("PRAGMA cache_size = 1")
        raw.execute("BEGIN")
        raw.execute("UPDATE actions SET action = 'x' || action")
        for found in path.parent.iterdir():
            shutil.copy(found, tmp_path / "to")
    assert (tmp_path / "to" / (FILE_NAME + "-journal")).stat().st_size > 0
    store, trouble = open_store(tmp_path / "to")
    assert trouble is None
    assert all(action.startswith("action") for action in store.unfinished()[0].actions)
    store.close()


# Newer


def test_a_newer_file_is_not_changed(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    filled(path)
    with closing(sqlite3.connect(path)) as raw:
        raw.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    path.chmod(0o644)
    before = contents(tmp_path), path.stat()
    store, trouble = open_store(tmp_path)
    assert isinstance(store, MemoryStore)
    assert trouble
    assert (trouble.kind, trouble.path) == (TroubleKind.NEWER, path)
    after = contents(tmp_path), path.stat()
    assert before[0] == after[0]
    assert (before[1].st_mtime_ns, before[1].st_mode) == (after[1].st_mtime_ns, after[1].st_mode)


def test_newer_only_in_the_log(tmp_path: Path) -> None:
    (tmp_path / "from").mkdir()
    (tmp_path / "to").mkdir()
    path = tmp_path / "from" / FILE_NAME
    filled(path)
    with closing(sqlite3.connect(path)) as raw:
        raw.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
        shutil.copy(path, tmp_path / "to")
        shutil.copy(f"{path}-wal", tmp_path / "to")
    before = contents(tmp_path / "to")
    store, trouble = open_store(tmp_path / "to")
    assert isinstance(store, MemoryStore)
    assert trouble
    assert trouble.kind is TroubleKind.NEWER
    after = contents(tmp_path / "to")
    assert {name: after[name] for name in before} == before


# Damaged


def garbage(data: bytes) -> bytes:
    return random.Random(1).randbytes(len(data))


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "garbage": garbage,
    "text": lambda data: b"not a database",
    "one byte": lambda data: data[:1],
    "header alone": lambda data: data[:100],
    "one page": lambda data: data[:4096],
    "half": lambda data: data[: len(data) // 2],
    "all but a byte": lambda data: data[:-1],
    "magic flipped": lambda data: bytes([data[0] ^ 0xFF]) + data[1:],
    "page size flipped": lambda data: data[:16] + b"\xff\xff" + data[18:],
    "format flipped": lambda data: data[:18] + b"\xff\xff" + data[20:],
    "payload flipped": lambda data: data[:21] + b"\xff\xff\xff" + data[24:],
    "schema format flipped": lambda data: data[:44] + b"\xff" * 4 + data[48:],
    "encoding flipped": lambda data: data[:56] + b"\xff" * 4 + data[60:],
    "version flipped below": lambda data: data[:60] + b"\xff" * 4 + data[64:],
    "version gone": lambda data: data[:60] + b"\0" * 4 + data[64:],
    "pages zeroed": lambda data: data[:4096] + bytes(len(data) - 4096),
    "column renamed": lambda data: data.replace(b"header TEXT", b"heador TEXT"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_kept_aside(tmp_path: Path, damage: str) -> None:
    path = tmp_path / FILE_NAME
    filled(path)
    damaged = DAMAGES[damage](path.read_bytes())
    path.write_bytes(damaged)
    store, trouble = open_store(tmp_path)
    assert trouble
    assert trouble.kind is TroubleKind.DAMAGED
    assert trouble.kept_as
    assert trouble.kept_as.name.startswith(f"{FILE_NAME}.damaged-2")
    assert trouble.kept_as.read_bytes() == damaged
    assert isinstance(store, SqliteStore)
    store.append(store.create("new"), 0, "a")
    assert len(store.unfinished()) == 1
    store.close()


def test_no_flipped_byte_in_the_header_is_worse_than_a_trouble(tmp_path: Path) -> None:
    path = tmp_path / "whole"
    filled(path)
    whole = path.read_bytes()
    for place in range(100):
        folder = tmp_path / f"{place}"
        folder.mkdir()
        changed = bytearray(whole)
        changed[place] ^= 0x55
        (folder / FILE_NAME).write_bytes(changed)
        store, trouble = open_store(folder)
        if trouble is None:
            assert len(store.unfinished()[0].actions) == 400
        elif trouble.kind is TroubleKind.DAMAGED:
            assert trouble.kept_as
            assert trouble.kept_as.read_bytes() == changed
        else:
            assert trouble.kind is TroubleKind.NEWER
            assert (folder / FILE_NAME).read_bytes() == changed
        store.close()


def test_the_log_goes_with_the_damaged_file(tmp_path: Path) -> None:
    (tmp_path / "to").mkdir()
    path = tmp_path / "to" / FILE_NAME
    with closing(SqliteStore.open(tmp_path / "m")) as store:
        store.create("only in the log")
        shutil.copy(f"{tmp_path / 'm'}-wal", f"{path}-wal")
    log = Path(f"{path}-wal").read_bytes()
    with pytest.raises(StoreTrouble) as caught:
        SqliteStore.open(path)
    kept_as = caught.value.kept_as
    assert caught.value.kind is TroubleKind.DAMAGED
    assert kept_as
    assert contents(path.parent) == {kept_as.name: b"", f"{kept_as.name}-wal": log}


def test_damaged_twice_in_a_second_both_are_kept(tmp_path: Path) -> None:
    for n in range(3):
        (tmp_path / FILE_NAME).write_text(f"garbage {n}")
        store, _ = open_store(tmp_path)
        store.close()
    kept = {p.read_text() for p in tmp_path.iterdir() if ".damaged-" in p.name}
    assert kept == {"garbage 0", "garbage 1", "garbage 2"}


def test_text_that_is_none_spoils_its_own_row_alone(tmp_path: Path) -> None:
    match_id = filled(tmp_path / "m", 2)
    data = (tmp_path / "m").read_bytes()
    (tmp_path / "m").write_bytes(data.replace(b"action 1", b"acti\xff\xff 1"))
    with closing(SqliteStore.open(tmp_path / "m")) as store:
        first, second = store.load(match_id).actions
    assert first == "action 0" + "." * 40
    assert second.startswith("acti\ufffd")


# Unwritable and locked


def test_a_file_in_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "f").write_text("")
    for folder in (tmp_path / "f", tmp_path / "f" / "g"):
        store, trouble = open_store(folder)
        assert isinstance(store, MemoryStore)
        assert trouble
        assert trouble.kind is TroubleKind.UNWRITABLE
        store.append(store.create("goes on"), 0, "a")


def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    store, trouble = open_store(tmp_path)
    assert isinstance(store, MemoryStore)
    assert trouble
    assert trouble.kind is TroubleKind.UNWRITABLE


def test_a_full_disk_is_told_and_what_was_there_stays(tmp_path: Path) -> None:
    with closing(SqliteStore.open(tmp_path / "m")) as store:
        match_id = store.create("")
        store.append(match_id, 0, "a")
        store._connection.execute("PRAGMA max_page_count = 1")
        with pytest.raises(StoreTrouble) as caught:
            store.append(match_id, 1, "b" * 100_000)
        assert caught.value.kind is TroubleKind.UNWRITABLE
        store._connection.execute("PRAGMA max_page_count = 100000")
        store.append(match_id, 1, "c")
        assert store.load(match_id).actions == ("a", "c")


def test_locked_by_another_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "BUSY_SECONDS", 0.05)
    path = tmp_path / FILE_NAME
    with (
        closing(SqliteStore.open(path)) as store,
        closing(sqlite3.connect(path, isolation_level=None)) as other,
    ):
        match_id = store.create("")
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreTrouble) as caught:
            store.append(match_id, 0, "a")
        assert caught.value.kind is TroubleKind.LOCKED
        assert store.load(match_id).actions == ()
        second, trouble = open_store(tmp_path)
        assert isinstance(second, MemoryStore)
        assert trouble
        assert trouble.kind is TroubleKind.LOCKED
        other.execute("COMMIT")
        store.append(match_id, 0, "a")
