"""The way to a store of matches, whatever the disk is like."""

from __future__ import annotations

from pathlib import Path

from okrummy_gui.store.backups import Backup, BackupKind, Backups
from okrummy_gui.store.checking import read_copy
from okrummy_gui.store.contract import (
    FILE_NAME,
    Elsewhere,
    HandRow,
    MatchRow,
    MatchStore,
    StoredMatch,
    StoreTrouble,
    TroubleKind,
    digest_of,
)
from okrummy_gui.store.inmemory import MemoryStore
from okrummy_gui.store.ondisk import SqliteStore
from okrummy_gui.store.schema import SCHEMA_VERSION

__all__ = [
    "FILE_NAME",
    "SCHEMA_VERSION",
    "Backup",
    "BackupKind",
    "Backups",
    "Elsewhere",
    "HandRow",
    "MatchRow",
    "MatchStore",
    "MemoryStore",
    "SqliteStore",
    "StoreTrouble",
    "StoredMatch",
    "TroubleKind",
    "digest_of",
    "in_place_of",
    "open_store",
    "reopened",
]


def open_store(folder: Path, *, back_up: bool = True) -> tuple[MatchStore, StoreTrouble | None]:
    """A store in any case, and what is to be told about it.

    Without `back_up` whoever opens it makes the backup of the day when there is time.

    After DAMAGED with `kept_as` the store is a new one on disk; after any other trouble it is one
    in memory, with `kept_as` set all the same if a damaged file had been moved before. It shows
    what can be read of the file.
    """
    path = folder / FILE_NAME
    try:
        return _opened(path, back_up), None
    except StoreTrouble as trouble:
        if trouble.kind is not TroubleKind.DAMAGED or trouble.kept_as is None:
            return _before_a_file(path, trouble), trouble
        damaged = trouble
    try:
        return _opened(path, back_up), damaged
    except StoreTrouble as second:
        both = StoreTrouble(second.kind, path, second.kept_as or damaged.kept_as)
        return _before_a_file(path, both), both


def _opened(path: Path, back_up: bool) -> SqliteStore:
    store = SqliteStore.open(path)
    if back_up:
        store.back_up()
    return store


def _before_a_file(path: Path, trouble: StoreTrouble) -> MemoryStore:
    copy = None if trouble.kind is TroubleKind.DAMAGED else read_copy(path)
    behind = None if copy is None else SqliteStore(path, copy)
    # A match of a newer version may hold what this one can't play.
    return MemoryStore(path, behind, going_on=trouble.kind is not TroubleKind.NEWER)


def in_place_of(store: MatchStore) -> MemoryStore:
    """A store in memory for one that has failed, whose matches can still be looked at."""
    if store.path is None or isinstance(store, MemoryStore):
        store.close()
        return MemoryStore()
    return MemoryStore(store.path, store)


def reopened(memory: MemoryStore) -> tuple[SqliteStore, dict[int, int], StoreTrouble] | None:
    """The store on disk with all that was kept in memory, its ids there, and what is to be told.

    None: it still can't be had.
    """
    if memory.path is None:
        return None
    memory.let_go()
    store, trouble = open_store(memory.path.parent)
    if not isinstance(store, SqliteStore):
        memory.stand_before(store)
        return None
    try:
        ids = memory.hand_over(store)
    except StoreTrouble:
        memory.stand_before(store)
        return None
    return store, ids, trouble or StoreTrouble(TroubleKind.KEPT_AGAIN, memory.path)
