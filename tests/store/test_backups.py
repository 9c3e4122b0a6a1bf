"""Backups: when they are made, which are kept, and what restoring one does."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest

from okrummy_gui.store import backups, locks
from okrummy_gui.store.backups import DAYS_KEPT, BackupKind, Backups
from okrummy_gui.store.matches import (
    FILE_NAME,
    SCHEMA_VERSION,
    SqliteStore,
    StoreTrouble,
    TroubleKind,
    open_store,
)
from tests.store.versions import kept_versions, lay


class Clock(datetime):
    """The wall clock, set by hand."""

    at = datetime(2026, 3, 1, 12)

    @classmethod
    def now(cls, tz=None):
        return cls.at.astimezone(tz) if tz else cls.at


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> type[Clock]:
    monkeypatch.setattr(backups, "datetime", Clock)
    monkeypatch.setattr(Clock, "at", Clock.at)
    return Clock


def with_match(folder: Path, header: str) -> None:
    store, trouble = open_store(folder)
    assert trouble is None
    with closing(store):
        store.append(store.create(header), 0, "a")


def headers(path: Path) -> list[str]:
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as raw:
        return [header for (header,) in raw.execute("SELECT header FROM matches ORDER BY id")]


def days(folder: Path) -> list[int]:
    return [backup.made.day for backup in Backups(folder / FILE_NAME).list()]


def test_one_backup_a_day_at_the_first_start_with_something_to_lose(tmp_path: Path, clock) -> None:
    for _ in range(3):
        with_match(tmp_path, "first day")
    clock.at = datetime(2026, 3, 2, 0, 1)
    with_match(tmp_path, "second day")
    second, first = Backups(tmp_path / FILE_NAME).list()
    assert (second.made, first.made) == (datetime(2026, 3, 2), datetime(2026, 3, 1))
    assert headers(first.path) == ["first day"]
    assert headers(second.path) == ["first day"] * 3


def test_a_backup_is_one_whole_file_for_this_user_alone(tmp_path: Path) -> None:
    for _ in range(2):
        with_match(tmp_path, "h")
    (backup,) = Backups(tmp_path / FILE_NAME).list()
    assert list(backup.path.parent.iterdir()) == [backup.path]
    assert backup.kind is BackupKind.DAILY
    with closing(sqlite3.connect(backup.path)) as raw:
        assert raw.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert raw.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    if os.name == "posix":
        assert stat.S_IMODE(backup.path.stat().st_mode) == 0o600
        assert stat.S_IMODE(backup.path.parent.stat().st_mode) == 0o700


def test_a_week_of_backups_is_kept(tmp_path: Path, clock) -> None:
    for day in range(1, 15):
        clock.at = datetime(2026, 3, day)
        with_match(tmp_path, "h")
    assert days(tmp_path) == [14, 13, 12, 11, 10, 9, 8]


def test_a_clock_set_back_loses_no_backup_of_today(tmp_path: Path, clock) -> None:
    for day in range(20, 29):
        clock.at = datetime(2026, 3, day)
        with_match(tmp_path, "h")
    clock.at = datetime(2026, 3, 3)
    with_match(tmp_path, "h")
    assert days(tmp_path) == [28, 27, 26, 25, 24, 23, 3]
    assert len(days(tmp_path)) == DAYS_KEPT


def test_a_backup_that_fails_is_no_trouble_and_leaves_nothing(tmp_path: Path, monkeypatch) -> None:
    def fails(*_: object) -> None:
        raise OSError

    with_match(tmp_path, "h")
    monkeypatch.setattr(os, "replace", fails)
    with_match(tmp_path, "h")
    assert list((tmp_path / "backups").iterdir()) == []


def test_other_files_in_the_folder_are_left_alone(tmp_path: Path, clock) -> None:
    (tmp_path / "backups").mkdir()
    names = ["notes.txt", "matches-daily-99999999.sqlite3", "matches-daily-20260101.sqlite3.old"]
    for name in names:
        (tmp_path / "backups" / name).write_text("")
    for day in range(1, 15):
        clock.at = datetime(2026, 3, day)
        with_match(tmp_path, "h")
    assert all((tmp_path / "backups" / name).exists() for name in names)
    assert len(days(tmp_path)) == DAYS_KEPT


# Restoring


def test_a_restored_backup_takes_the_place_of_the_store(tmp_path: Path) -> None:
    with_match(tmp_path, "one")
    with_match(tmp_path, "two")
    path = tmp_path / FILE_NAME
    (backup,) = Backups(path).list()
    with closing(SqliteStore.open(path)) as store:
        store.append(store.create("three"), 0, "a")
        Backups(path).restore(backup.path)
        assert [match.header for match in store.unfinished()] == ["one"]  # though it was open
        store.append(store.create("four"), 0, "a")
    assert headers(path) == ["one", "four"]
    with closing(sqlite3.connect(path)) as raw:
        assert raw.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_what_was_there_before_restoring_can_be_restored(tmp_path: Path) -> None:
    with_match(tmp_path, "one")
    with_match(tmp_path, "two")
    path = tmp_path / FILE_NAME
    Backups(path).restore(Backups(path).list()[0].path)
    before = next(b for b in Backups(path).list() if b.kind is BackupKind.RESTORE)
    Backups(path).restore(before.path)
    assert headers(path) == ["one", "two"]


def test_a_backup_of_an_earlier_version_is_brought_up(tmp_path: Path) -> None:
    path = lay(1, tmp_path)
    with closing(SqliteStore.open(path)) as store:
        store.create("later")
        (backup,) = Backups(path).list()
        Backups(path).restore(backup.path)
        assert len(store.history()) == 7
        assert store.meta("unreckoned") == "7"
    assert headers(path) == headers(kept_versions()[1])


def test_a_damaged_or_newer_backup_changes_nothing(tmp_path: Path) -> None:
    with_match(tmp_path, "one")
    path, other = tmp_path / FILE_NAME, tmp_path / "other.sqlite3"
    for content, kind in ((b"garbage", TroubleKind.DAMAGED), (b"", TroubleKind.DAMAGED)):
        other.write_bytes(content)
        with pytest.raises(StoreTrouble) as caught:
            Backups(path).restore(other)
        assert (caught.value.kind, caught.value.path) == (kind, other)
    SqliteStore.open(other.with_name("new")).close()
    with closing(sqlite3.connect(other.with_name("new"))) as raw:
        raw.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    with pytest.raises(StoreTrouble) as caught:
        Backups(path).restore(other.with_name("new"))
    assert caught.value.kind is TroubleKind.NEWER
    with pytest.raises(StoreTrouble):
        Backups(path).restore(tmp_path / "not there")
    assert headers(path) == ["one"]
    assert Backups(path).list() == ()


def test_nothing_is_restored_while_another_window_plays(tmp_path: Path) -> None:
    for header in ("one", "two"):
        with_match(tmp_path, header)
    path = tmp_path / FILE_NAME
    (backup,) = Backups(path).list()
    held = locks.claim(path, 2, "now")
    assert held
    with pytest.raises(StoreTrouble) as caught:
        Backups(path).restore(backup.path)
    assert caught.value.kind is TroubleKind.LOCKED
    held.release()
    Backups(path).restore(backup.path)
    assert headers(path) == ["one"]
