"""The copy of the presets that backups of the store have."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.presetcopy import KEY, keep_copy, take_copy
from okrummy_gui.model.presets import Shelf
from okrummy_gui.store.backups import Backups
from okrummy_gui.store.contract import StoreTrouble, TroubleKind
from okrummy_gui.store.matches import FILE_NAME, MemoryStore, SqliteStore
from okrummy_gui.store.presets import Presets


def shelf_over(store: MemoryStore | SqliteStore) -> Shelf:
    return Shelf(save=lambda kept: keep_copy(store, kept))


def test_presets_lost_since_a_backup_come_back_with_it_and_none_goes(tmp_path: Path) -> None:
    with closing(SqliteStore.open(tmp_path / FILE_NAME)) as store:
        store.create("")
        shelf = shelf_over(store)
        shelf.add("Mine", Rules(target=333))
        shelf.add("Yours", Rules(target=444))
        store.back_up()
        shelf.delete("Mine")
        shelf.overwrite("Yours", Rules(target=555))
        shelf.add("New", Rules(seats=3))
        (backup,) = Backups(store.path).list()
        Backups(store.path).restore(backup.path)
        assert take_copy(store, shelf) == 2
        assert {name: rules.target for name, rules in shelf.own.items()} == {
            "Mine": 333,
            "Yours": 555,
            "Yours (2)": 444,
            "New": Rules(seats=3).target,
        }
        assert take_copy(store, shelf) == 0


def test_a_file_that_could_not_be_read_leaves_the_copy_as_it_is() -> None:
    store = MemoryStore()
    shelf_over(store).add("Mine", Rules(target=333))
    keep_copy(store, Presets())
    shelf = Shelf()
    assert take_copy(store, shelf) == 1
    assert list(shelf.own) == ["Mine"]


@pytest.mark.parametrize("copy", ["", "[", "[" * 100_000, "7", '[7, {"name": 3}]', '{"a": []}'])
def test_a_copy_that_makes_no_sense_is_none(copy: str) -> None:
    store = MemoryStore()
    store.keep_meta(KEY, copy)
    assert take_copy(store, Shelf()) == 0


def test_a_store_that_takes_nothing_keeps_nobody_from_making_a_preset(
    monkeypatch, tmp_path
) -> None:
    def full(*_: str) -> None:
        raise StoreTrouble(TroubleKind.UNWRITABLE, tmp_path)

    store = MemoryStore()
    monkeypatch.setattr(store, "keep_meta", full)
    shelf = shelf_over(store)
    shelf.add("Mine", Rules(target=333))
    assert list(shelf.own) == ["Mine"]
