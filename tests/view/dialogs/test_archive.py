"""Statistics, export, import and backups, from the menu of a real window over a real file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.setup import Setup
from okrummy_gui.store.matches import open_store
from okrummy_gui.store.settings import Settings
from okrummy_gui.view.dialogs.restoredialog import RestoreDialog
from okrummy_gui.view.theme import GREEN
from okrummy_gui.view.window import MainWindow
from tests.view.mainwindow import made


@pytest.fixture
def window(qtbot: Any, tmp_path: Path) -> Iterator[MainWindow]:
    store, trouble = open_store(tmp_path)
    assert trouble is None
    window = made(qtbot, store)
    yield window
    window.close()


def given_up(window: MainWindow, target: int) -> None:
    window.room.session.start(Setup(Rules(target=target)))
    window.room.session.give_up()


def test_a_backup_is_restored_and_the_games_since_then_are_a_backup_themselves(
    window: MainWindow,
) -> None:
    session = window.room.session
    given_up(window, 100)
    session.store.back_up()
    given_up(window, 150)
    dialog = window.room.archive.show_restore(GREEN)
    assert isinstance(dialog, RestoreDialog)
    assert dialog.list.count() == len(session.backups()) > 0
    dialog.accept()
    assert len(session.store.finished()) == 1
    assert "restored" in window.notice.text()
    again = window.room.archive.show_restore(GREEN)
    again.list.setCurrentRow(0)
    again.accept()
    assert len(session.store.finished()) == 2


def test_without_a_backup_nothing_can_be_restored(window: MainWindow) -> None:
    dialog = window.room.archive.show_restore(GREEN)
    assert dialog.backup is None
    assert not dialog.restore.isEnabled()
    dialog.reject()


def test_the_dialogs_of_the_archive_open_from_the_menu(window: MainWindow) -> None:
    given_up(window, 100)
    window.menus.statistics_asked.emit()
    assert window.room.archive.statistics is not None
    assert window.room.archive.statistics.isVisible()
    window.room.archive.statistics.close()
    assert window.room.archive.statistics is None
    window.menus.import_asked.emit()
    assert window.room.archive.importer.files is not None
    window.room.archive.importer.files.reject()


def test_the_settings_of_a_file_are_taken_but_the_window_stays(window: MainWindow) -> None:
    kept = window.settings.window
    window.room.archive.settings_chosen.emit(
        Settings(language="en", theme="navy", window=(1, 2, 3, 4))
    )
    assert window.settings.theme == "navy"
    assert window.settings.window == kept
