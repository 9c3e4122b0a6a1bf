"""The sheet of keys is the table of keys and the menus, in the player's language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow
from pytestqt.qtbot import QtBot

from okrummy_gui.model.language import Languages
from okrummy_gui.view.dialogs.style import dialog_style
from okrummy_gui.view.help.keysheet import KeySheet, key_words, keyed_actions
from okrummy_gui.view.keys import KEYS
from okrummy_gui.view.menus import Menus
from okrummy_gui.view.theme import CONTRAST, GREEN


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    languages = Languages(qapp)
    languages.switch("en")
    yield languages
    languages.switch("en")


class Sheet:
    def __init__(self, qtbot: QtBot, languages: Languages) -> None:
        self.window = QMainWindow()
        qtbot.addWidget(self.window)
        self.window.resize(1280, 800)
        self.window.setStyleSheet(dialog_style(GREEN))
        self.menus = Menus(self.window.menuBar(), languages)
        self.dialog = KeySheet(self.window.menuBar(), GREEN, self.window)
        self.dialog.show()

    def words(self) -> list[str]:
        return [row.words.text() for row in self.dialog.rows]


@pytest.fixture
def sheet(qtbot: QtBot, languages: Languages) -> Sheet:
    return Sheet(qtbot, languages)


def test_it_holds_every_line_of_the_table_and_every_key_of_the_menus(sheet: Sheet) -> None:
    actions = list(keyed_actions(sheet.window.menuBar()))
    assert len(sheet.dialog.rows) == len(KEYS) + len(actions)
    texts = sheet.words()
    assert all(line.words() in texts for line in KEYS)
    for words in ("New game", "Score sheet", "Keys", "Text table", "Quit", "Sort by suit"):
        assert words in texts, words


def test_no_two_menu_entries_share_a_key(sheet: Sheet) -> None:
    found = [action.shortcut().toString() for action in keyed_actions(sheet.window.menuBar())]
    assert len(found) == len(set(found))
    assert "F1" in found


def test_it_is_read_out_with_its_keys(sheet: Sheet) -> None:
    names = [row.words.accessibleName() for row in sheet.dialog.rows]
    assert any(name.startswith("D, Del: ") for name in names)
    assert all(": " in name for name in names)


def test_it_follows_the_language_while_it_is_open(sheet: Sheet, languages: Languages) -> None:
    languages.switch("de")
    QApplication.processEvents()
    sheet.menus.retranslate()
    texts = sheet.words()
    assert "Neues Spiel" in texts
    assert not any("&" in text for text in texts)
    caps = {cap.text() for cap in sheet.dialog.findChildren(QLabel) if cap.objectName() == "cap"}
    assert "Leertaste" in caps
    assert "⇧+B" in caps


def test_keys_are_written_as_on_the_keyboard() -> None:
    assert key_words("Left") == "←"
    assert key_words("Shift+Right") == "⇧+→"
    assert key_words("7") == "7"
    ctrl = QKeySequence("Ctrl+A").toString(QKeySequence.SequenceFormat.NativeText)
    assert key_words("Ctrl+A") == ctrl


@pytest.mark.parametrize("size", [(800, 560), (1280, 800)])
def test_no_words_are_cut_off(sheet: Sheet, qtbot: QtBot, size: tuple[int, int]) -> None:
    sheet.window.resize(*size)
    dialog = KeySheet(sheet.window.menuBar(), GREEN, sheet.window)
    dialog.show()
    QApplication.processEvents()
    assert dialog.width() <= size[0]
    assert dialog.height() <= size[1]
    assert dialog.area.horizontalScrollBar().maximum() == 0
    for row in dialog.rows:
        assert row.words.height() >= row.words.heightForWidth(row.words.width())
        assert row.caps.width() >= row.caps.sizeHint().width()


def test_enter_and_escape_shut_it(sheet: Sheet) -> None:
    assert sheet.dialog.close_button.isDefault()


def test_it_wears_the_theme(sheet: Sheet) -> None:
    sheet.dialog.set_theme(CONTRAST)
    assert CONTRAST.accent in sheet.dialog.styleSheet()
