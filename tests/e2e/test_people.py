"""Several people at one machine, in the real window."""

from __future__ import annotations

import random
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest

from okrummy_gui.ai.simple import Simple
from okrummy_gui.engine.cards import DECK
from okrummy_gui.engine.protocol import Discard, DrawStock, Phase, Seat
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.sentences import card_name, card_sign
from okrummy_gui.model.setup import Occupant, Setup
from okrummy_gui.view.table.carditem import CardItem

TWO_PEOPLE = Setup(Rules(), (Occupant("Ada"), Occupant("Ben")), dealer=Seat.NORTH)


def all_texts(root: QAccessibleInterface) -> Iterator[str]:
    """Everything that a screen reader could read below this."""
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
        yield root.text(kind)
    for at in range(root.childCount()):
        child = root.child(at)
        if child is not None and child.isValid():
            yield from all_texts(child)


def no_card_can_be_seen(hand) -> None:
    window, table, session = hand.application.window, hand.table, hand.session
    assert session.view().hand == ()
    assert session.order == ()
    assert table.state is None
    assert [item for item in table.ground.items() if isinstance(item, CardItem)] == []
    assert table.ground.items() == []
    words = "\n".join(all_texts(QAccessible.queryAccessibleInterface(window)))
    assert "Ada" in words or "Ben" in words
    for card in DECK:
        assert card_name(card) not in words
        assert card_sign(card) not in words


def throw_one_away(hand) -> None:
    hand.click_stock()
    hand.drag_to_discards(hand.session.order[-1])


def test_the_curtain_names_who_is_to_sit_down_and_no_card_exists_meanwhile(open_program):
    hand = open_program()
    hand.session.start(TWO_PEOPLE)
    curtain = hand.application.window.room.curtain
    assert curtain.is_down
    assert "Ada" in curtain.accessibleName()
    no_card_can_be_seen(hand)
    QTest.mouseClick(curtain.button, Qt.MouseButton.LeftButton)
    assert not curtain.is_down
    assert len(hand.session.view().hand) == 10
    throw_one_away(hand)
    assert curtain.is_down
    assert "Ben" in curtain.accessibleName()
    no_card_can_be_seen(hand)


def test_the_curtain_is_lifted_by_a_key_and_the_story_told(open_program):
    hand = open_program()
    hand.session.start(TWO_PEOPLE)
    window = hand.application.window
    QTest.keyClick(window.room.curtain.button, Qt.Key.Key_Return)
    throw_one_away(hand)
    thrown = hand.session.record().actions[-1].card
    QTest.keyClick(window.room.curtain.button, Qt.Key.Key_Return)
    assert hand.session.viewer is Seat.NORTH
    told = " ".join(window.room.story.told)
    assert "Ada" in told
    assert card_name(thrown) in told or card_sign(thrown) in told
    QTest.keyClick(window.room.story.button, Qt.Key.Key_Escape)
    assert not window.room.story.isVisible()


def test_the_menus_offer_no_way_round_the_curtain(open_program):
    hand = open_program()
    hand.session.start(TWO_PEOPLE)
    menus = hand.application.window.menus
    assert not menus.give_up.isEnabled()
    assert not menus.hand_cards.isEnabled()
    assert not menus.hand.isEnabled()
    for change in ("de", "en"):
        menus.language_chosen.emit(change)
        no_card_can_be_seen(hand)
    hand.application.window.resize(900, 700)
    no_card_can_be_seen(hand)


def play_a_hand(hand) -> None:
    session = hand.session
    while session.view().phase is not Phase.HAND_OVER:
        session.sit_down()
        session.submit(Simple().choose(session.view(), random.Random(1)))


def test_after_the_showdown_everybody_sees_all_and_the_next_deal_is_covered(open_program):
    hand = open_program()
    hand.session.start(TWO_PEOPLE)
    play_a_hand(hand)
    curtain = hand.application.window.room.curtain
    assert not curtain.is_down
    assert hand.table.state is not None
    assert hand.table.state.shown
    assert hand.table.state.seat is None, "nobody among several people is called you"
    hand.press("next")
    assert curtain.is_down
    no_card_can_be_seen(hand)


def test_one_person_who_leaves_his_seat_watches_and_takes_it_back(open_program):
    hand = open_program()
    hand.session.start(
        Setup(Rules(), (Occupant("Ada"), Occupant(level="level5")), dealer=Seat.NORTH)
    )
    menus = hand.application.window.menus
    menus.leave_seat.trigger()
    hand.qtbot.waitUntil(lambda: len(hand.session.record().actions) > 5, timeout=5000)
    assert not menus.leave_seat.isEnabled()
    (back,) = menus.take_back.actions()
    assert back.text() == "Ada"
    back.trigger()
    assert menus.leave_seat.isEnabled() or hand.session.sheet().over


def test_the_same_hand_is_played_again_and_with_the_seats_swapped(open_program):
    hand = open_program()
    hand.session.start(
        Setup(Rules(), (Occupant("Ada"), Occupant(level="level5")), dealer=Seat.NORTH)
    )
    mine = set(hand.session.view().hand)
    hand.session.submit(DrawStock())
    hand.session.submit(Discard(hand.session.view().hand[0]))
    session, window = hand.session, hand.application.window
    while session.view().phase is not Phase.HAND_OVER:
        hand.wait_for_turn()
        if session.view().legal is not None:
            session.submit(Simple().choose(session.view(), random.Random(1)))
    window.menus.hand_cards.trigger()
    dialog = window.room.companions.dialog
    dialog.swap.click()
    assert window.room.companions.dialog is None
    assert session.view().known_number
    assert mine.isdisjoint(session.view().hand)
    assert window.menus.earlier.isEnabled()
    window.menus.earlier.trigger()
    assert not session.view().known_number
    assert session.view().phase is Phase.HAND_OVER
