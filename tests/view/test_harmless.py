"""Enter alone destroys nothing: no question has what can't be taken back as its default."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QPushButton, QWidget

from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.presets import Shelf
from okrummy_gui.model.setup import Setup
from okrummy_gui.store.matches import open_store
from okrummy_gui.view.newgame.dialog import NewGameDialog
from okrummy_gui.view.theme import GREEN
from okrummy_gui.view.window import MainWindow
from tests.view.mainwindow import made

ENTER = Qt.Key.Key_Return


@pytest.fixture
def window(qtbot: Any, tmp_path: Path) -> Iterator[MainWindow]:
    store, _ = open_store(tmp_path)
    shelf = Shelf()
    window = made(qtbot, store, shelf=shelf)
    window.shelf = shelf  # type: ignore[attr-defined]
    window.show()
    window.activateWindow()
    yield window
    window.close()


def press_enter(qtbot: Any, dialog: QWidget) -> None:
    """Enter goes to what has the focus in the dialog, before anything was touched."""
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    QTest.keyClick(dialog.focusWidget() or dialog, ENTER)


def begin(window: MainWindow) -> None:
    window.room.session.start(Setup(Rules(target=100)))


def test_a_game_is_not_given_up(qtbot: Any, window: MainWindow) -> None:
    begin(window)
    window.room.companions.ask_give_up()
    dialog = window.room.companions.dialog
    assert dialog is not None
    press_enter(qtbot, dialog)
    assert not window.room.session.sheet().over


def test_a_backup_is_not_restored(qtbot: Any, window: MainWindow) -> None:
    begin(window)
    window.room.session.store.back_up()
    begin(window)
    asked: list[object] = []
    window.room.archive.restored.connect(lambda: asked.append(True))
    dialog = window.room.archive.show_restore(GREEN)
    assert dialog.restore.isEnabled()
    press_enter(qtbot, dialog)
    assert asked == []


def test_a_running_game_is_put_away_by_nothing_that_loses_it(
    qtbot: Any, window: MainWindow
) -> None:
    begin(window)
    window.room.companions.ask_new_game()
    dialog = window.room.companions.dialog
    assert dialog is not None
    press_enter(qtbot, dialog)
    unfinished = window.room.session.resumable()
    assert unfinished is not None
    assert unfinished.sheet.rules.target == 100


def test_a_preset_is_not_deleted(qtbot: Any, window: MainWindow) -> None:
    shelf: Shelf = window.shelf  # type: ignore[attr-defined]
    window.room.companions.ask_new_game()
    dialog = window.room.companions.dialog
    assert isinstance(dialog, NewGameDialog)
    dialog.target.setValue(275)
    QTest.mouseClick(dialog.presets.save, Qt.MouseButton.LeftButton)
    dialog.presets.name.setText("Ours")
    QTest.mouseClick(dialog.presets.name_yes, Qt.MouseButton.LeftButton)
    assert list(shelf.own) == ["Ours"]
    QTest.mouseClick(dialog.presets.delete, Qt.MouseButton.LeftButton)
    press_enter(qtbot, dialog)
    assert list(shelf.own) == ["Ours"]
    assert dialog.isVisible() or window.room.session.started


def destructive(root: QWidget) -> list[QPushButton]:
    """The buttons that Qt itself knows to be such."""
    found = []
    for box in root.findChildren(QMessageBox):
        for button in box.buttons():
            if box.buttonRole(button) is QMessageBox.ButtonRole.DestructiveRole:
                assert isinstance(button, QPushButton)
                found.append(button)
    return found


@pytest.mark.parametrize(
    "opened",
    [
        lambda window: window.room.companions.ask_give_up(),
        lambda window: window.room.companions.ask_new_game(),
        lambda window: window.room.companions.show_score(),
        lambda window: window.room.companions.show_about(),
        lambda window: window.room.archive.show_statistics(GREEN),
        lambda window: window.room.archive.show_export(GREEN),
        lambda window: window.room.archive.show_restore(GREEN),
        lambda window: window.show_settings(),
        lambda window: window._show_keys(),
    ],
)
def test_no_destructive_button_is_a_default(
    window: MainWindow, opened: Callable[[MainWindow], object]
) -> None:
    begin(window)
    opened(window)
    QApplication.processEvents()
    assert not [button for button in destructive(window) if button.isDefault()]
    for dialog in window.findChildren(QDialog):
        if dialog.isVisible():
            dialog.close()


def test_the_settings_stay_when_enter_is_pressed(qtbot: Any, window: MainWindow) -> None:
    window.change(back="ruby")
    window.show_settings()
    assert window.preferences is not None
    press_enter(qtbot, window.preferences)
    assert window.settings.back == "ruby"
