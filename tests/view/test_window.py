"""The window's dialogs and menus, over a real session in memory."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QLineEdit

from okrummy_gui.ai.levels import LEVELS
from okrummy_gui.engine.protocol import Reason, Seat
from okrummy_gui.model.dealing import NumberedDealing
from okrummy_gui.model.language import Languages
from okrummy_gui.model.presets import Shelf
from okrummy_gui.model.session import Session
from okrummy_gui.model.setup import Setup
from okrummy_gui.store.matches import MemoryStore
from okrummy_gui.store.presets import PresetProblem, ProblemKind
from okrummy_gui.store.settings import Settings
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.dialogs.givingup import GiveUpBox
from okrummy_gui.view.newgame.dialog import NewGameDialog
from okrummy_gui.view.table.motion import Motion
from okrummy_gui.view.table.table import Table
from okrummy_gui.view.theme import BURGUNDY, GREEN
from okrummy_gui.view.window import MainWindow
from tests.view.mainwindow import made


@pytest.fixture
def saved() -> list[Settings]:
    return []


@pytest.fixture
def window(qtbot: Any, saved: list[Settings]) -> Iterator[MainWindow]:
    window = made(qtbot, saved=saved)
    yield window
    window.close()
    Languages(QApplication.instance()).switch("en")
    window._languages.switch("en")


def name_field(dialog: NewGameDialog) -> QLineEdit:
    return dialog.seats.rows[Seat.SOUTH].name


def begin(window: MainWindow) -> None:
    window.room.companions.ask_new_game()
    assert isinstance(window.room.companions.dialog, NewGameDialog)
    window.room.companions.dialog.accept()


def test_a_new_game_is_asked_for_and_begun(window: MainWindow, saved: list[Settings]) -> None:
    window.room.companions.ask_new_game()
    dialog = window.room.companions.dialog
    assert isinstance(dialog, NewGameDialog)
    name_field(dialog).setText("  Ada   L. ")
    dialog.target.setValue(777)
    dialog.accept()
    assert window.room.companions.dialog is None
    assert window.room.session.rules.target == 777
    assert window.room.companions.names() == {Seat.SOUTH: "Ada L.", Seat.NORTH: "Computer"}


def test_the_language_changes_everywhere_at_once(window: MainWindow, saved: list[Settings]) -> None:
    begin(window)
    window.room.companions.show_score()
    window.room.companions.ask_give_up()
    window.notice.say(lambda: "x")
    window.room._refused(Reason.MATCH_OVER)
    window.menus.language_chosen.emit("de")
    QApplication.processEvents()
    assert window.room.companions.score.windowTitle() == "Punktezettel"
    assert window.room.companions.dialog is not None
    assert window.room.companions.dialog.windowTitle() == "Aufgeben"
    assert window.notice.text() == "Das Spiel ist zu Ende."
    assert window.menuBar().actions()[0].text() == "&Spiel"
    assert window.room.companions.names()[Seat.SOUTH] == "Sie"
    assert saved[-1].language == "de"


def test_the_about_box_changes_its_language_while_open(window: MainWindow) -> None:
    window.room.companions.show_about()
    window.menus.language_chosen.emit("de")
    QApplication.processEvents()
    assert window.room.companions.dialog is not None
    assert window.room.companions.dialog.windowTitle() == "Über Oklahoma Rummy"
    window.room.companions.dialog.close()
    window.menus.language_chosen.emit("en")
    QApplication.processEvents()


def test_giving_up_needs_a_yes_and_ends_with_the_reckoning(qtbot: Any, window: MainWindow) -> None:
    begin(window)
    window.room.companions.ask_give_up()
    box = window.room.companions.dialog
    assert isinstance(box, GiveUpBox)
    assert box.defaultButton() is box.stay
    box.give_up.click()
    qtbot.waitUntil(window.room.companions.score.isVisible)
    assert window.room.companions.score.reckoning.rowCount() > 0
    assert not window.menus.give_up.isEnabled()
    window.room.companions.score.close()
    QTest.keyClick(window.room.table, Qt.Key.Key_Return)
    assert window.room.companions.score.isVisible()
    window.room.companions.score.new_game_asked.emit()
    assert isinstance(window.room.companions.dialog, NewGameDialog)


def test_a_game_broken_off_is_gone_on_with(qtbot: Any) -> None:
    store = MemoryStore()
    first = made(qtbot, store)
    begin(first)
    hand = first.room.session.order
    first.room.session.close()
    second = made(qtbot, store)
    second.open()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is second.welcome.go_on)
    assert second.room.companions.dialog is None
    assert "0\u00a0:\u00a00" in second.welcome.go_on.accessibleDescription()
    QTest.keyClick(second.welcome.go_on, Qt.Key.Key_Return)
    assert second.room.session.order == hand
    assert not second.welcome.isVisible()
    second.close()


def test_a_game_broken_off_is_offered_although_the_new_one_was_cancelled(qtbot: Any) -> None:
    store = MemoryStore()
    first = made(qtbot, store)
    begin(first)
    hand = first.room.session.order
    first.room.session.close()
    second = made(qtbot, store)
    second.open()
    qtbot.waitUntil(second.welcome.go_on.isVisible)
    second.welcome.begin.click()
    second.room.companions.dialog.reject()
    assert not second.room.session.started
    second.menus.earlier.trigger()
    assert second.room.session.order == hand
    second.close()


def test_a_damaged_end_is_said_and_a_newer_game_is_kept(qtbot: Any) -> None:
    store = MemoryStore()
    first = made(qtbot, store)
    begin(first)
    first.room.session.close()
    (kept,) = store.unfinished()
    store.append(kept.id, len(kept.actions), "gibberish")
    newer = store.create("okrummy 99\nunheard of")
    second = made(qtbot, store)
    second.open()
    qtbot.waitUntil(second.welcome.go_on.isVisible)
    assert "can’t be read by this version" in second.notice.text()
    assert "damaged" in second.welcome.go_on.accessibleDescription()
    second.welcome.go_on.click()
    assert second.room.session.started
    assert store.load(newer).header.startswith("okrummy 99")
    second.close()


def test_the_same_trouble_is_said_once(window: MainWindow) -> None:
    for field in ("target", "seats"):
        window.show_preset_problem(PresetProblem(ProblemKind.LAST_GAME, field=field))
    window.show_preset_problem(PresetProblem(ProblemKind.DAMAGED))
    assert len(window.notice.text().splitlines()) == 2


def test_names_are_never_read_as_markup(window: MainWindow) -> None:
    window.room.companions.ask_new_game()
    assert isinstance(window.room.companions.dialog, NewGameDialog)
    name_field(window.room.companions.dialog).setText("<b>Ada</b>")
    window.room.companions.dialog.accept()
    window.room.session.give_up()
    window.room.companions.show_score()
    headline = window.room.companions.score.findChild(QLabel, "headline")
    assert isinstance(headline, QLabel)
    assert "<b>Ada</b>" in headline.text()
    assert headline.textFormat().name == "PlainText"


def test_look_and_place_are_kept(window: MainWindow, saved: list[Settings]) -> None:
    window.show()
    window.menus.theme_chosen.emit("navy")
    window.menus.four_colours.emit(True)
    window.menus.still.emit(False)
    assert saved[-1].theme == "navy"
    assert saved[-1].four_colours
    assert saved[-1].motion == 1.0
    window.close()
    assert saved[-1].window is not None


def test_opening_a_dialog_changes_nothing_of_the_game(qtbot: Any, window: MainWindow) -> None:
    begin(window)
    session, menus = window.room.session, window.menus
    before = (session.record(), session.view(), session.order, session.seating)
    for opener in (menus.new_game, menus.give_up_asked, menus.about_asked, menus.score_asked):
        opener.emit()
        QApplication.processEvents()
    for opener in (menus.rules_asked, menus.hand_cards_asked):
        opener.emit()
        QApplication.processEvents()
    for dialog in window.findChildren(QDialog):
        dialog.close()
    assert (session.record(), session.view(), session.order, session.seating) == before


def test_the_rules_of_the_game_can_be_read_at_any_time(window: MainWindow) -> None:
    begin(window)
    window.menus.rules_asked.emit()
    card = window.room.companions.rules
    assert card.isVisible()
    assert any("200" in line.value for line in card.lines)


def test_without_a_game_the_table_says_how_to_begin(qtbot: Any, window: MainWindow) -> None:
    window.open()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is window.welcome.begin)
    assert window.room.companions.dialog is None
    assert window.welcome.isVisible()
    assert not window.welcome.go_on.isVisible()
    QTest.keyClick(window.welcome.begin, Qt.Key.Key_Return)
    assert isinstance(window.room.companions.dialog, NewGameDialog)
    window.room.companions.dialog.accept()
    assert not window.welcome.isVisible()


def test_settings_that_make_no_sense_are_shown_as_something_that_does(qtbot: Any) -> None:
    window = made(qtbot)
    odd = replace(
        window.settings,
        back="green",
        theme="plaid",
        motion=1e300,
        window=(0, 0, 2**31 - 1, 2**31 - 1),
    )
    window.settings = odd
    window._apply_look()
    window._restore_geometry()
    window.show()
    window.room.companions.begin(Setup())
    assert window.room.table.motion.factor <= 4
    assert window.width() < 20_000
    window.close()


def test_a_window_that_is_closed_at_once_asks_nothing(qtbot: Any) -> None:
    window = made(qtbot)
    window.open()
    window.close()
    QApplication.processEvents()
    assert window.room.companions.dialog is None


# ---------------------------------------------------------------- the two steps of a start


def unfurnished(qtbot: Any, text_table: bool = False) -> MainWindow:
    """Only what is seen first; `furnished` does the rest."""
    languages = Languages(QApplication.instance())
    languages.switch("en")
    settings = Settings(language="en", motion=0.0, text_table=text_table)
    window = MainWindow(settings, languages, CardArt(), lambda _: None)
    qtbot.addWidget(window)
    return window


def furnished(window: MainWindow) -> None:
    rng = random.Random(1)
    session = Session(MemoryStore(), LEVELS, NumberedDealing(rng), rng, pause=10_000)
    window.attend(session)
    window.furnish(session, Shelf(), Table(window._art, Motion(0), GREEN))


def test_the_first_picture_is_there_before_the_table_and_stays_as_it_is(qtbot: Any) -> None:
    window = unfurnished(qtbot)
    window.show_first()
    first = window.grab().toImage()
    assert window.welcome.isVisible()
    furnished(window)
    window.open()
    QApplication.processEvents()
    assert window.grab().toImage() == first
    window.welcome.begin.click()
    assert isinstance(window.room.companions.dialog, NewGameDialog)
    window.close()


def test_the_welcome_page_leaves_the_text_table_free(qtbot: Any) -> None:
    window = unfurnished(qtbot, text_table=True)
    furnished(window)
    window.show_first()
    panel = window.room.reader.panel
    assert panel is not None
    assert panel.isVisible()
    assert window.welcome.geometry() == window.room.table.geometry()
    assert not window.welcome.geometry().intersects(panel.geometry())
    window.change(text_table=False)
    QApplication.processEvents()
    assert window.welcome.geometry() == window._ground.rect()
    window.close()


def test_what_lies_beneath_the_welcome_page_has_the_cloth_of_the_settings(qtbot: Any) -> None:
    window = unfurnished(qtbot, text_table=True)
    window.settings = replace(window.settings, theme="burgundy")
    furnished(window)
    assert window.room.table.theme is BURGUNDY
    assert window.room.reader.panel is not None
    assert BURGUNDY.felt[2] in window.room.reader.panel.styleSheet()
    window.close()


def test_a_window_closed_before_it_is_furnished_closes_as_soon_as_it_is(qtbot: Any) -> None:
    window = unfurnished(qtbot)
    window.show_first()
    window.close()
    assert window.isVisible()
    furnished(window)
    qtbot.waitUntil(lambda: not window.isVisible())


def test_a_first_picture_that_nobody_can_see_is_not_waited_for(qtbot: Any) -> None:
    window = unfurnished(qtbot)
    window.setWindowState(Qt.WindowState.WindowMinimized)
    window.show_first()
    furnished(window)
    assert not window.room.session.started
    window.close()


def test_the_language_may_change_before_the_window_is_furnished(qtbot: Any) -> None:
    window = unfurnished(qtbot)
    window.show_first()
    window._languages.switch("de")
    QApplication.processEvents()
    assert window.welcome.begin.text() == "Neues Spiel"
    furnished(window)
    assert window.room.table.accessibleName() == "Spieltisch"
    window._languages.switch("en")
    window.close()
