"""A whole game by keys alone, from the first dialog to the reckoning."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.melds import best_discard
from okrummy_gui.engine.protocol import Phase
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.dealing import NumberedDealing
from okrummy_gui.model.setup import Occupant, Setup
from okrummy_gui.view.help.keysheet import KeySheet
from okrummy_gui.view.keys import rank_letters, suit_letter
from okrummy_gui.view.newgame.dialog import NewGameDialog
from tests.e2e.conftest import SHORT

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


class Fingers:
    """Keys go to whatever has the focus, as they do for a person."""

    def __init__(self, hand) -> None:
        self.hand, self.session, self.table = hand, hand.session, hand.table
        self.window = hand.application.window
        self.come_back()

    def come_back(self) -> None:
        """The window is in front again, as after a dialog."""
        self.window.activateWindow()
        self.hand.qtbot.waitUntil(
            lambda: self.window.isActiveWindow() and QApplication.focusWidget() is not None
        )

    def target(self) -> QWidget:
        return QApplication.focusWidget() or self.window

    def press(self, key, held=Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.target(), key, held)

    def type(self, card: Card) -> None:
        """A card as the sheet of keys says it is typed."""
        ranks = dict(zip("A23456789TJQK", rank_letters(), strict=True))
        rank = ranks[card.rank.value]
        self.press(rank.removeprefix("Shift+"), SHIFT if rank.startswith("Shift+") else NONE)
        self.press(suit_letter(card.suit).lower())

    def play_a_turn(self) -> None:
        view = self.session.view()
        if view.phase is Phase.HAND_OVER:
            self.press(Qt.Key.Key_Return)
        elif view.phase is Phase.DEFEND:
            self.press("b")
            self.press(Qt.Key.Key_Return)
        elif view.phase is Phase.UPCARD_OFFER:
            self.press("p")
        elif view.phase is Phase.DRAW:
            self.press("d")
        elif view.legal.knock_discards():
            self.press("k")
            self.press(Qt.Key.Key_Return)
        else:
            card, _ = best_discard(view.hand, view.rules, view.legal.taken)
            self.type(card)
            assert self.table.selected is card
            self.press("d")


NONE = Qt.KeyboardModifier.NoModifier


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_whole_game_is_played_by_keys(open_program, language) -> None:
    hand = open_program(NumberedDealing(random.Random(3)), None, language)
    fingers = Fingers(hand)
    window = fingers.window
    fingers.press(Qt.Key.Key_N, CTRL)
    hand.qtbot.waitUntil(lambda: isinstance(window.room.companions.dialog, NewGameDialog))
    QTest.keyClick(window.room.companions.dialog, Qt.Key.Key_Escape)
    fingers.come_back()
    hand.session.start(SHORT)
    hand.qtbot.waitUntil(hand.table.hasFocus)
    for _ in range(1500):
        hand.wait_for_turn()
        if hand.session.view().phase is Phase.MATCH_OVER:
            break
        before = hand.session.record()
        fingers.play_a_turn()
        assert hand.session.record() != before
    assert hand.session.sheet().over
    fingers.press(Qt.Key.Key_Return)
    assert window.room.companions.score.isVisible()


@pytest.mark.parametrize(
    "rules",
    [Rules(seats=3, target=25, upcard_offer=True), Rules(seats=4, partners=True, target=25)],
)
def test_more_players_are_played_with_by_keys(open_program, rules) -> None:
    hand = open_program(NumberedDealing(random.Random(5)))
    fingers = Fingers(hand)
    computers = (Occupant(level="level5"),) * (rules.seats - 1)
    hand.session.start(Setup(rules, (Occupant("Ada"), *computers)))
    hand.qtbot.waitUntil(hand.table.hasFocus)
    for _ in range(400):
        hand.wait_for_turn()
        if hand.session.view().phase is Phase.HAND_OVER or hand.session.sheet().over:
            break
        fingers.play_a_turn()
    assert hand.session.sheet().results


def test_a_game_is_begun_from_the_welcome_by_keys(open_program) -> None:
    hand = open_program(NumberedDealing(random.Random(5)))
    fingers = Fingers(hand)
    window = fingers.window
    for _ in range(4):
        fingers.press(Qt.Key.Key_Tab)
        if window.welcome.begin.hasFocus():
            break
    assert window.welcome.begin.hasFocus()
    fingers.press(Qt.Key.Key_Space)
    hand.qtbot.waitUntil(lambda: window.room.companions.dialog is not None)
    dialog = window.room.companions.dialog
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    hand.qtbot.waitUntil(lambda: hand.session.started)


def test_the_sheet_of_keys_and_the_text_table_have_keys(open_program) -> None:
    hand = open_program(NumberedDealing(random.Random(5)))
    fingers = Fingers(hand)
    hand.session.start(SHORT)
    hand.qtbot.waitUntil(hand.table.hasFocus)
    fingers.press(Qt.Key.Key_F1)
    sheet = fingers.window.findChild(KeySheet)
    assert sheet is not None
    hand.qtbot.waitUntil(sheet.isVisible)
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    fingers.come_back()
    fingers.press(Qt.Key.Key_L, CTRL)
    panel = fingers.window.room.reader.panel
    assert panel is not None
    assert panel.isVisible()
    assert fingers.window.settings.text_table
    fingers.press(Qt.Key.Key_L, CTRL)
    assert not panel.isVisible()
