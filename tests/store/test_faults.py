"""The store on disks that are full, read-only, forbidden or gone, and after power cuts."""

from __future__ import annotations

import os
import random
import shutil
from contextlib import closing
from pathlib import Path

import pytest

from okrummy_gui.store.matches import (
    FILE_NAME,
    HandRow,
    MatchStore,
    MemoryStore,
    SqliteStore,
    StoreTrouble,
    TroubleKind,
    open_store,
)
from tests.store.disks import fill_up, no_file_longer_than, nobody, small_disk

ROW = HandRow(1, "2026-01-02T03:04:05+00:00", "knock", "S", "N", 28, 2, (3, 31), True)


def filled(folder: Path, actions: int = 50) -> None:
    store, trouble = open_store(folder)
    assert trouble is None
    with closing(store):
        match_id = store.create("over")
        for place in range(actions):
            store.append(match_id, place, f"action {place}")
        store.append(match_id, actions, "last", (ROW,), "S 9")
        store.append(store.create("goes on"), 0, "a")


def append_until_trouble(store: MatchStore, match_id: int) -> tuple[int, StoreTrouble]:
    for place in range(100_000):
        try:
            store.append(match_id, place, "x" * 200)
        except StoreTrouble as trouble:
            return place, trouble
    raise AssertionError("no trouble")


def assert_can_be_looked_at(store: MatchStore) -> None:
    assert isinstance(store, MemoryStore)
    assert [match.header for match in store.finished()] == ["over"]
    assert [match.header for match in store.unfinished()] == ["goes on"]
    assert [row.hands for row in store.history()] == [(ROW,), ()]
    store.append(store.create("in memory"), 0, "a")
    assert [match.header for match in store.unfinished()] == ["in memory", "goes on"]


# Full


def test_on_a_full_disk_what_was_kept_stays_and_it_goes_on_when_there_is_room() -> None:
    with small_disk(1024) as folder:
        store = SqliteStore.open(folder / FILE_NAME)
        match_id = store.create("h")
        with fill_up(folder):
            kept, trouble = append_until_trouble(store, match_id)
            assert trouble.kind is TroubleKind.UNWRITABLE
            assert len(store.load(match_id).actions) == kept
        store.append(match_id, kept, "again")
        assert len(store.load(match_id).actions) == kept + 1
        store.close()


@pytest.mark.parametrize("leaving", [0, 4096, 8192, 40960, 81920])
def test_opened_on_a_full_disk(leaving: int) -> None:
    with small_disk(512) as folder:
        filled(folder)
        with fill_up(folder, leaving=leaving):
            store, trouble = open_store(folder)
            if trouble is not None:
                assert trouble.kind is TroubleKind.UNWRITABLE
                assert_can_be_looked_at(store)
            store.close()
        store, trouble = open_store(folder)
        assert trouble is None
        assert [match.header for match in store.finished()] == ["over"]
        store.close()


def test_the_first_start_on_a_full_disk() -> None:
    with small_disk(256) as folder:
        with fill_up(folder):
            store, trouble = open_store(folder / "okrummy")
            assert trouble
            assert trouble.kind is TroubleKind.UNWRITABLE
            store.append(store.create("h"), 0, "a")
        store, trouble = open_store(folder / "okrummy")
        assert trouble is None
        store.close()


def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    with closing(SqliteStore.open(tmp_path / FILE_NAME)) as store:
        match_id = store.create("h")
        with no_file_longer_than(100_000):
            kept, trouble = append_until_trouble(store, match_id)
            assert trouble.kind is TroubleKind.UNWRITABLE
            with pytest.raises(StoreTrouble):
                store.import_match("i", ("a" * 200_000,), {}, "", None, None, (ROW,))
        assert len(store.history()) == 1
        store.append(match_id, kept, "again")
        assert len(store.load(match_id).actions) == kept + 1


# Forbidden


@pytest.mark.parametrize("forbidden", ["folder", "file", "folder and file"])
def test_without_permission_to_write_it_can_be_looked_at(forbidden: str) -> None:
    with nobody() as parent:
        folder = parent / "okrummy"
        filled(folder)
        filled_before = (folder / FILE_NAME).read_bytes()
        if "file" in forbidden:
            (folder / FILE_NAME).chmod(0o400)
        if "folder" in forbidden:
            folder.chmod(0o500)
        store, trouble = open_store(folder)
        assert trouble
        assert (trouble.kind, trouble.path) == (TroubleKind.UNWRITABLE, folder / FILE_NAME)
        assert_can_be_looked_at(store)
        store.close()
        assert (folder / FILE_NAME).read_bytes() == filled_before
        folder.chmod(0o700)


@pytest.mark.parametrize("forbidden", ["folder", "file", "parent"])
def test_without_permission_to_read(forbidden: str) -> None:
    with nobody() as parent:
        folder = parent / "okrummy"
        filled(folder)
        place = {"folder": folder, "file": folder / FILE_NAME, "parent": parent}[forbidden]
        place.chmod(0)
        store, trouble = open_store(folder)
        assert trouble
        assert trouble.kind is TroubleKind.UNWRITABLE
        assert store.history() == ()
        store.append(store.create("in memory"), 0, "a")
        place.chmod(0o700)


def test_permission_withdrawn_in_play_is_told_by_the_next_start() -> None:
    with nobody() as parent:
        folder = parent / "okrummy"
        filled(folder)
        store, _ = open_store(folder)
        match_id = store.create("h")
        (folder / FILE_NAME).chmod(0o400)
        folder.chmod(0o500)
        store.append(match_id, 0, "a")  # the file was open
        store.close()
        store, trouble = open_store(folder)
        assert trouble
        assert len(store.unfinished()) == 2
        folder.chmod(0o700)


# Gone


@pytest.mark.skipif(os.name != "posix", reason="a file in use can't be removed")
@pytest.mark.parametrize("gone", ["folder", "file", "replaced"])
def test_a_file_that_has_vanished_in_play_is_noticed_by_the_next_action(
    tmp_path: Path, gone: str
) -> None:
    folder = tmp_path / "okrummy"
    filled(folder)
    store, _ = open_store(folder)
    match_id = store.create("h")
    store.append(match_id, 0, "a")
    shutil.move(folder, tmp_path / "away")
    if gone != "folder":
        folder.mkdir()
    if gone == "replaced":
        filled(folder, 3)
    with pytest.raises(StoreTrouble) as caught:
        store.append(match_id, 1, "b")
    assert caught.value.kind is TroubleKind.UNWRITABLE
    store.close()
    if gone == "replaced":
        store, trouble = open_store(folder)
        assert trouble is None
        assert [len(match.actions) for match in store.finished()] == [4]
        store.close()


# Power cuts


def written_between(folder: Path, copies: Path, chance: random.Random) -> list[int]:
    """Copies of file and log at random moments between writes, and how much was kept by then.

    Before some writes the log is brought into the file, so that the next one begins it anew. Of
    such a log only the head, 32 bytes, is sure to be on a disk that has lost its power.
    """
    counts = []
    with closing(SqliteStore.open(folder / FILE_NAME)) as store:
        store._connection.execute("PRAGMA wal_autocheckpoint = 0")
        match_id = store.create("header")
        for place in range(600):
            if chance.random() < 0.1:
                store._connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
            rows = (ROW,) if place % 20 == 19 else ()
            rows = tuple(HandRow(place // 20 + 1, *_rest(row)) for row in rows)
            store.append(match_id, place, f"action {place} " + "." * chance.randrange(90), rows)
            if chance.random() < 0.1:
                copy = copies / f"{len(counts)}"
                copy.mkdir(parents=True)
                for name in (FILE_NAME, f"{FILE_NAME}-wal"):
                    shutil.copy(folder / name, copy)
                counts.append(place + 1)
    return counts


def _rest(row: HandRow) -> tuple:
    figures = (row.points, row.multiplier, row.deadwood, row.counted)
    return (row.ended, row.outcome, row.winner, row.knocker, *figures)


def assert_valid_beginning(folder: Path, most: int) -> int:
    store, trouble = open_store(folder)
    assert trouble is None
    with closing(store):
        if not store.unfinished():
            return 0  # not even the beginning of the match had come to the disk
        (match,) = store.unfinished()
        assert [a.split(".")[0] for a in match.actions] == [
            f"action {n} " for n in range(len(match.actions))
        ]
        assert len(match.actions) <= most
        assert len(store.history()[0].hands) == len(match.actions) // 20
        return len(match.actions)


@pytest.mark.parametrize("seed", range(3))
def test_cut_off_between_two_writes_everything_is_there(tmp_path: Path, seed: int) -> None:
    counts = written_between(tmp_path / "on", tmp_path / "copies", random.Random(seed))
    assert len(counts) > 30
    for n, count in enumerate(counts):
        assert assert_valid_beginning(tmp_path / "copies" / f"{n}", count) == count


TORN = {
    "cut short": lambda data, at, chance: data[:at],
    "zeros from there": lambda data, at, chance: data[:at] + bytes(len(data) - at),
    "a sector of zeros": lambda data, at, chance: data[:at] + bytes(512) + data[at + 512 :],
    "a sector of chance": lambda data, at, chance: (
        data[:at] + chance.randbytes(512) + data[at + 512 :]
    ),
}


@pytest.mark.parametrize("how", TORN)
def test_a_log_that_was_not_written_to_its_end_gives_a_valid_beginning(
    tmp_path: Path, how: str
) -> None:
    """Without a sync the power cut may take any sector of the log, but no part of the file."""
    chance = random.Random(how)
    counts = written_between(tmp_path / "on", tmp_path / "copies", chance)
    for n, count in enumerate(counts):
        log = tmp_path / "copies" / f"{n}" / f"{FILE_NAME}-wal"
        data = log.read_bytes()
        at = max(32, chance.randrange(len(data)) // 512 * 512)
        log.write_bytes(TORN[how](data, at, chance)[: len(data)])
        assert_valid_beginning(log.parent, count)
