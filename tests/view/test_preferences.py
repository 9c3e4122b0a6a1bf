"""What the window does with its settings: everything counts at once and is kept."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from okrummy_gui.ai.levels import LEVELS
from okrummy_gui.engine.protocol import Phase
from okrummy_gui.model.session import PAUSES
from okrummy_gui.model.setup import Occupant, Setup
from okrummy_gui.store.settings import Settings
from okrummy_gui.view import window as window_module
from okrummy_gui.view.comforts import Comforts
from okrummy_gui.view.newgame.dialog import NewGameDialog
from okrummy_gui.view.settings.dialog import SettingsDialog
from okrummy_gui.view.window import MainWindow
from tests.view.mainwindow import CALM, made


@pytest.fixture
def saved() -> list[Settings]:
    return []


@pytest.fixture
def window(qtbot: Any, saved: list[Settings]) -> Iterator[MainWindow]:
    window = made(qtbot, saved=saved)
    window.show()
    yield window
    window.close()
    window._languages.switch("en")


def opened(window: MainWindow) -> SettingsDialog:
    window.show_settings()
    QApplication.processEvents()
    assert window.preferences is not None
    return window.preferences


def action(window: MainWindow, words: str) -> QAction:
    return next(each for each in window.findChildren(QAction) if each.text() == words)


# ---------------------------------------------------------------- the dialog and the menus


def test_the_settings_are_opened_by_key_and_menu(window: MainWindow) -> None:
    entry = action(window, "S&ettings…")
    assert entry.menuRole() is QAction.MenuRole.PreferencesRole
    assert entry.shortcut().toString() == "Ctrl+,"
    entry.trigger()
    assert window.preferences is not None
    assert window.preferences.isVisible()
    assert not window.preferences.isModal()
    first = window.preferences
    entry.trigger()
    assert window.preferences is first
    first.close()
    assert window.preferences is None


def test_what_is_chosen_in_the_dialog_counts_and_is_kept(
    window: MainWindow, saved: list[Settings]
) -> None:
    dialog = opened(window)
    for values in ({"theme": "navy"}, {"left_handed": True}, {"confirm_knock": False}):
        dialog.chosen.emit(values)
    assert window.room.table.theme.name == "navy"
    assert window.room.table.comforts == Comforts(left_handed=True, confirm_knock=False)
    assert saved[-1] == replace(CALM, theme="navy", left_handed=True, confirm_knock=False)


@pytest.mark.parametrize(
    ("words", "field", "value"),
    [
        ("&Large index", "large_index", True),
        ("&Four colours", "four_colours", True),
        ("No &motion", "motion", 0.0),
    ],
)
def test_menu_and_dialog_stay_in_step(
    window: MainWindow, saved: list[Settings], words: str, field: str, value: object
) -> None:
    dialog = opened(window)
    entry = action(window, words)
    ticked = entry.isChecked()
    entry.trigger()
    assert entry.isChecked() is not ticked
    dialog.chosen.emit({field: value})
    assert entry.isChecked()
    dialog.chosen.emit({field: getattr(Settings(), field)})
    assert not entry.isChecked()


def test_cloth_and_back_are_ticked_in_the_menu_as_they_are(window: MainWindow) -> None:
    dialog = opened(window)
    dialog.chosen.emit({"theme": "burgundy", "back": "forest"})
    assert action(window, "Burgundy").isChecked()
    assert action(window, "Forest green").isChecked()
    action(window, "Ruby red").trigger()
    assert window.settings.back == "ruby"
    assert not action(window, "Forest green").isChecked()


def test_no_motion_can_be_taken_back(window: MainWindow) -> None:
    window.change(motion=1.6)
    entry = action(window, "No &motion")
    entry.trigger()
    assert window.settings.motion == 0
    entry.trigger()
    assert window.settings.motion == 1.6


def test_the_language_is_changed_in_the_dialog_while_all_is_open(
    window: MainWindow, saved: list[Settings]
) -> None:
    window.room.companions.ask_new_game()
    dialog = opened(window)
    wanted = dialog.language.list.findItems("Deutsch", Qt.MatchFlag.MatchExactly)[0]
    dialog.language.list.setCurrentItem(wanted)
    QApplication.processEvents()
    assert saved[-1].language == "de"
    assert window.menuBar().actions()[0].text() == "&Spiel"
    assert isinstance(window.room.companions.dialog, NewGameDialog)
    assert window.room.companions.dialog.windowTitle() == "Neues Spiel"


def test_settings_of_a_file_change_all_but_the_window(
    window: MainWindow, saved: list[Settings]
) -> None:
    window._take_settings(
        Settings("en", "navy", window=(1, 2, 3, 4), window_state="maximised", motion=0.0)
    )
    assert window.settings.theme == "navy"
    assert window.settings.window is None
    assert window.settings.window_state == "normal"


def test_who_listens_hears_of_every_change(window: MainWindow) -> None:
    heard: list[Settings] = []
    window.settings_changed.connect(heard.append)
    window.change(sound=True, volume=0.3)
    window.change(sound=True)
    assert [(each.sound, each.volume) for each in heard] == [(True, 0.3)]


# ---------------------------------------------------------------- pause and motion


@pytest.mark.parametrize("pause", PAUSES)
def test_the_thinking_pause_counts_at_once(window: MainWindow, pause: str) -> None:
    window.change(thinking_pause="slow" if pause == "off" else "off")
    window.change(thinking_pause=pause)
    assert window.room.session.pause == PAUSES[pause]


@pytest.mark.parametrize(("still", "factor"), [(True, 0.0), (False, 1.0)])
def test_the_systems_wish_is_asked_for_once_and_only_without_one_of_the_players(
    qtbot: Any, monkeypatch: pytest.MonkeyPatch, still: bool, factor: float
) -> None:
    asked: list[bool] = []

    def ask() -> bool:
        asked.append(still)
        return still

    monkeypatch.setattr(window_module, "wants_stillness", ask)
    window = made(qtbot, settings=replace(CALM, motion=1.6))
    assert asked == []
    window.change(motion=None)
    window.change(motion=0.6)
    window.change(motion=None)
    assert asked == [still]
    assert window.room.table.motion.factor == factor
    assert action(window, "No &motion").isChecked() is still
    window.close()


def test_what_the_system_keeps_still_can_be_moved(
    qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_module, "wants_stillness", lambda: True)
    window = made(qtbot, settings=replace(CALM, motion=None))
    action(window, "No &motion").trigger()
    assert window.settings.motion == 1.0
    window.close()


# ---------------------------------------------------------------- light and dark


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_dialogs_are_light_or_dark_at_once(window: MainWindow, scheme: str) -> None:
    dialog = opened(window)
    window.room.companions.ask_new_game()
    window.change(scheme="dark" if scheme == "light" else "light")
    window.change(scheme=scheme)
    light = scheme == "light"
    assert window.dialog_theme.light is light
    assert dialog.game.control("next_hand").theme.light is light  # type: ignore[attr-defined]
    ground = window.dialog_theme.felt[2]
    asked = window.room.companions.dialog
    assert asked is not None
    for each in (dialog, asked):
        colour = each.grab().toImage().pixelColor(each.width() - 3, 3)
        assert (colour.lightness() > 128) is light
    assert ground in dialog.styleSheet()
    assert not window.room.table.theme.light


def test_dialogs_follow_the_system(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [Qt.ColorScheme.Light]

    class Hints:
        def colorScheme(self) -> Qt.ColorScheme:
            return now[0]

    monkeypatch.setattr(window_module.QGuiApplication, "styleHints", Hints)
    window._dress_dialogs()
    assert window.room.companions.score.plot.theme.light
    now[0] = Qt.ColorScheme.Dark
    window._dress_dialogs()
    assert not window.room.companions.score.plot.theme.light
    now[0] = Qt.ColorScheme.Unknown
    assert not window.dialog_theme.light


# ---------------------------------------------------------------- the window's place


def test_place_and_state_of_the_window_come_back(qtbot: Any, saved: list[Settings]) -> None:
    first = made(qtbot, saved=saved)
    first.setGeometry(0, 30, 800, 600)
    first.show()
    first.showMaximized()
    QApplication.processEvents()
    first.close()
    assert saved[-1].window_state == "maximised"
    second = made(qtbot, settings=saved[-1])
    second.show()
    assert second.isMaximized()
    second.showNormal()
    assert second.normalGeometry().size() == first.normalGeometry().size()
    second.close()


def test_full_screen_is_kept_and_ticked_and_leads_back(qtbot: Any, saved: list[Settings]) -> None:
    window = made(qtbot, saved=saved)
    window.show()
    window.showMaximized()
    entry = action(window, "F&ull screen")
    entry.trigger()
    QApplication.processEvents()
    assert window.isFullScreen()
    assert entry.isChecked()
    window.close()
    assert saved[-1].window_state == "full_screen"
    again = made(qtbot, saved=saved, settings=saved[-1])
    again.show()
    QApplication.processEvents()
    assert again.isFullScreen()
    entry = action(again, "F&ull screen")
    assert entry.isChecked()
    entry.trigger()
    assert not again.isFullScreen()
    again.close()


def test_full_screen_ends_in_the_state_before(window: MainWindow) -> None:
    window.showMaximized()
    entry = action(window, "F&ull screen")
    entry.trigger()
    entry.trigger()
    QApplication.processEvents()
    assert window.isMaximized()
    assert not window.isFullScreen()


# ---------------------------------------------------------------- the next hand by itself


def finish_hand(window: MainWindow) -> None:
    """Play the hand to its end, all by the players."""
    session, chance = window.room.session, random.Random(5)
    player = LEVELS["level1"]
    while session.view().result is None:
        view = session.view()
        if view.legal is not None:
            session.submit(player.choose(view, chance))
        else:
            QApplication.processEvents()


@pytest.fixture
def played(window: MainWindow) -> MainWindow:
    """A window in which the first hand of a long match is over."""
    window.room.session.pause = 0
    window.room.session.start(Setup())
    window.change(next_hand=True)
    finish_hand(window)
    assert window.room.session.view().phase is Phase.HAND_OVER
    return window


def label(window: MainWindow) -> str:
    return next(spec.label for spec in window.room.table.stage.buttons if "next" in spec.names)


def test_the_next_hand_is_dealt_after_a_while(played: MainWindow) -> None:
    assert label(played) == "Next hand (6)"
    played.room.next_hand.tick()
    assert label(played) == "Next hand (5)"
    for _ in range(5):
        played.room.next_hand.tick()
    assert played.room.session.view().hand_number == 2
    assert not played.room.next_hand.counting


def test_a_key_ends_the_counting_for_good(played: MainWindow) -> None:
    QTest.keyClick(played.room.table, Qt.Key.Key_Shift)
    assert not played.room.next_hand.counting
    assert label(played) == "Next hand"
    played.room.sync()
    assert not played.room.next_hand.counting


def test_a_click_ends_the_counting(played: MainWindow) -> None:
    QTest.mouseClick(played.room.table.viewport(), Qt.MouseButton.LeftButton)
    assert not played.room.next_hand.counting


def test_a_dialog_ends_the_counting(played: MainWindow) -> None:
    played.room.companions.ask_new_game()
    played.room.next_hand.tick()
    assert not played.room.next_hand.counting


def test_without_the_wish_nothing_is_counted(window: MainWindow) -> None:
    window.room.session.pause = 0
    window.room.session.start(Setup())
    finish_hand(window)
    assert not window.room.next_hand.counting
    window.change(next_hand=True)
    assert window.room.next_hand.counting
    window.change(next_hand=False)
    assert not window.room.next_hand.counting


def test_after_the_last_hand_nothing_is_counted(played: MainWindow) -> None:
    played.room.session.next_hand()
    played.room.session.give_up()
    assert not played.room.next_hand.counting


def test_several_people_deal_themselves(window: MainWindow) -> None:
    window.change(next_hand=True)
    window.room.session.start(Setup(occupants=(Occupant("Ada"), Occupant("Grace"))))
    session, chance = window.room.session, random.Random(5)
    while session.view().result is None:
        session.sit_down()
        view = session.view()
        if view.legal is not None:
            session.submit(LEVELS["level1"].choose(view, chance))
    assert not window.room.next_hand.counting


# ---------------------------------------------------------------- the discards


def test_the_discards_are_shown_and_put_away(window: MainWindow) -> None:
    window.room.session.start(Setup())
    table = window.room.table
    assert not table.has_button("discards")
    window.change(see_discards=True)
    point = table.button_point("discards")
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert window.room.discards.isVisible()
    assert window.room.discards.cards == window.room.session.view().discards
    QTest.keyClick(window.room.discards, Qt.Key.Key_Escape)
    assert not window.room.discards.isVisible()
    window.room.table.discards_asked.emit()
    QTest.mouseClick(window.room.discards, Qt.MouseButton.LeftButton)
    assert not window.room.discards.isVisible()


def test_the_discards_follow_the_pile_and_the_language(window: MainWindow) -> None:
    window.room.session.start(Setup())
    window.room.table.discards_asked.emit()
    cards = window.room.session.view().discards
    window.room.discards.follow((*cards, *window.room.session.view().hand[:1]))
    assert len(window.room.discards.cards) == len(cards) + 1
    QApplication.sendEvent(window.room.discards, QEvent(QEvent.Type.LanguageChange))
    assert window.room.discards.accessibleDescription().count(",") == len(cards)
    window.room.discards.follow(())
    assert not window.room.discards.isVisible()
