"""The hint button, in the real window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.protocol import Seat
from tests.e2e.conftest import USUAL, Hand, RiggedDealing, deck

DECK = deck("7D 8D 2C 3C 4C JH JS KC 5S AH", "AC 3D 5D 9S TC QH KD KS 2D 6S", "9D", "2S 9C 3S")
"""South, who does not deal, may take 9D for a run."""


def begun(open_program) -> Hand:
    hand = open_program(RiggedDealing([DECK], Seat.NORTH))
    hand.session.start(USUAL)
    hand.wait_for_turn()
    return hand


def texts(hand: Hand) -> str:
    bubble = hand.application.window.room.hint
    assert bubble.isVisible()
    return "\n".join(label.text() for label in bubble.findChildren(QLabel))


def ask(hand: Hand, qtbot) -> str:
    hand.press("hint")
    qtbot.waitUntil(hand.application.window.room.hint.isVisible)
    return texts(hand)


def test_the_button_gives_the_choice_with_its_reasons(open_program, qtbot) -> None:
    hand = begun(open_program)
    said = ask(hand, qtbot)
    assert "Take 9♦" in said
    assert "the run 7–9 ♦" in said
    item = hand.table.card_item(Card.parse("9D"))
    assert item is not None
    spot = hand.table.stage.cards[Card.parse("9D")]
    assert spot.outline is not None
    assert spot.pointer


def test_no_hint_comes_unasked_and_none_outlives_its_position(open_program, qtbot) -> None:
    hand = begun(open_program)
    bubble = hand.application.window.room.hint
    assert not bubble.isVisible()
    ask(hand, qtbot)
    hand.click_discards()
    assert not bubble.isVisible()
    assert not any(spot.outline for spot in hand.table.stage.cards.values())


def test_escape_and_a_click_on_it_put_it_away(open_program, qtbot) -> None:
    hand = begun(open_program)
    bubble = hand.application.window.room.hint
    ask(hand, qtbot)
    QTest.keyClick(hand.table, Qt.Key.Key_Escape)
    assert not bubble.isVisible()
    QTest.keyClick(hand.table, Qt.Key.Key_H)
    qtbot.waitUntil(bubble.isVisible)
    QTest.mouseClick(
        bubble, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(20, 20)
    )
    assert not bubble.isVisible()


def test_sorting_the_hand_keeps_the_hint(open_program, qtbot) -> None:
    hand = begun(open_program)
    ask(hand, qtbot)
    hand.press("sort")
    assert hand.application.window.room.hint.isVisible()


def test_it_follows_the_size_of_the_window_and_lies_within_it(open_program, qtbot) -> None:
    hand = begun(open_program)
    ask(hand, qtbot)
    window = hand.application.window
    for size in ((800, 560), (1920, 1080), (1000, 600)):
        window.resize(*size)
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        room = hand.table.hint_room()
        assert window.room.hint.geometry().bottom() <= room.bottom()
        assert hand.table.rect().contains(window.room.hint.geometry())


def test_it_stays_above_the_hand_when_the_table_is_mirrored(open_program, qtbot) -> None:
    hand = begun(open_program)
    ask(hand, qtbot)
    window = hand.application.window
    for left in (True, False):
        window.change(left_handed=left)
        assert window.room.hint.geometry().left() == hand.table.hint_room().left()


def test_it_is_said_anew_in_another_language(open_program, qtbot) -> None:
    hand = begun(open_program)
    english = ask(hand, qtbot)
    hand.application.window.menus.language_chosen.emit("de")
    qtbot.waitUntil(lambda: texts(hand) != english)
    assert "Sequenz 7–9 ♦" in texts(hand)
