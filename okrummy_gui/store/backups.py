"""Whole copies of the store, kept in a folder beside it."""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Final

from okrummy_gui.store import locks, schema
from okrummy_gui.store.checking import check, connect, told
from okrummy_gui.store.contract import StoreTrouble, TroubleKind

FOLDER: Final = "backups"
DAYS_KEPT: Final = 7
RESTORES_KEPT: Final = 7

_NAME: Final = re.compile(r"matches-(daily|version|restore)-(\d{8})(?:-(\d{6})(?:-\d+)?)?\.sqlite3")


class BackupKind(Enum):
    """Why a backup was made."""

    DAILY = "daily"
    VERSION = "version"
    """Before the file was brought up to a newer version of its tables; such ones stay for good."""
    RESTORE = "restore"
    """Before another backup was restored."""


@dataclass(frozen=True, slots=True)
class Backup:
    """A copy that can be restored; `made` is in the local time of that moment."""

    path: Path
    kind: BackupKind
    made: datetime


class Backups:
    """The backups of the store at `path`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.folder = path.parent / FOLDER

    def list(self) -> tuple[Backup, ...]:
        """What can be restored, newest first."""
        try:
            found = [_read_name(path) for path in self.folder.iterdir()]
        except OSError:
            return ()
        backups = [backup for backup in found if backup is not None]
        return tuple(sorted(backups, key=lambda backup: (backup.made, backup.path), reverse=True))

    def make_daily(self, connection: sqlite3.Connection) -> None:
        """A copy of the open store unless there is one of today, or nothing to copy.

        No word about one that fails: the next write will tell what is wrong with the disk.
        """
        now = datetime.now()
        path = self.folder / f"matches-daily-{now:%Y%m%d}.sqlite3"
        with suppress(OSError, sqlite3.Error, StoreTrouble):
            if not path.exists() and connection.execute("SELECT 1 FROM matches LIMIT 1").fetchone():
                self._copy(connection, path)
                self._prune(BackupKind.DAILY, DAYS_KEPT, path)

    def make(self, connection: sqlite3.Connection, kind: BackupKind) -> Path:
        """A copy of the open store, or a StoreTrouble."""
        stem = f"matches-{kind.value}-{datetime.now():%Y%m%d-%H%M%S}"
        path, n = self.folder / f"{stem}.sqlite3", 1
        while path.exists():
            path, n = self.folder / f"{stem}-{n}.sqlite3", n + 1
        with told(path):
            self._copy(connection, path)
        return path

    def restore(self, backup: Path) -> None:
        """Put the backup in place of the store, of which a backup is made first.

        A StoreTrouble leaves the store as it was: LOCKED while another window plays a match of it,
        DAMAGED or NEWER when the backup itself is.
        """
        if locks.elsewhere(self._path, None):
            raise StoreTrouble(TroubleKind.LOCKED, self._path)
        with told(backup):
            if not backup.is_file() or not backup.stat().st_size:
                raise StoreTrouble(TroubleKind.DAMAGED, backup)
            check(backup)
        with told(self._path):
            # Into the open file, page by page in one transaction: whoever has it open follows.
            with (
                closing(connect(backup, "mode=ro")) as source,
                closing(connect(self._path, "mode=rw")) as store,
            ):
                before = self.make(store, BackupKind.RESTORE)
                source.backup(store)
                schema.bring_up(store)
            self._prune(BackupKind.RESTORE, RESTORES_KEPT, before)

    def _copy(self, connection: sqlite3.Connection, path: Path) -> None:
        """All of the copy or none; a single file that needs no others beside it."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with _in_one_step(path) as unfinished, closing(connect(unfinished, "mode=rwc")) as copy:
            connection.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")

    def _prune(self, kind: BackupKind, most: int, newest: Path) -> None:
        """Keep the one made just now, even with a clock set back, and the latest of the others."""
        others = [b for b in self.list() if b.kind is kind and b.path != newest]
        for backup in others[most - 1 :]:
            with suppress(OSError):
                backup.path.unlink()


@contextmanager
def _in_one_step(path: Path) -> Iterator[Path]:
    unfinished = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        unfinished.touch(mode=0o600)
        yield unfinished
        os.replace(unfinished, path)
    finally:
        for suffix in ("", "-wal", "-shm", "-journal"):
            with suppress(OSError):
                unfinished.with_name(unfinished.name + suffix).unlink()


def _read_name(path: Path) -> Backup | None:
    found = _NAME.fullmatch(path.name)
    if found is None:
        return None
    kind, day, time = found.groups()
    try:
        made = datetime.strptime(day + (time or "000000"), "%Y%m%d%H%M%S")
    except ValueError:
        return None
    return Backup(path, BackupKind(kind), made)
