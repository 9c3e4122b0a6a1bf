"""Whole hands and games, with the mouse, in the real window."""

from __future__ import annotations

import random

import pytest

from okrummy_gui.engine.cards import Card, parse_cards
from okrummy_gui.engine.melds import Meld, best_discard
from okrummy_gui.engine.protocol import (
    Discard,
    DrawStock,
    Knock,
    Outcome,
    Phase,
    Seat,
    TookDiscard,
)
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.dealing import NumberedDealing
from okrummy_gui.model.setup import Occupant, Setup
from tests.e2e.conftest import SHORT, USUAL, RiggedDealing, Scripted, centre, deck

KNOCKER = "5H6H7H9C9D9S2C3C4CAD"
DEFENDER = "4H8H9HJCQCKC5D5S2D2H"
MELDS = tuple(Meld.of(parse_cards(meld), False) for meld in ("5H6H7H", "9C9D9S", "2C3C4C"))


def knocked_against(open_program):
    """The computer throws one card away, I draw and throw one away, it knocks with 1."""
    player = Scripted(
        [
            DrawStock(),
            Discard(Card.parse("TS")),
            DrawStock(),
            Knock(Card.parse("KS"), MELDS),
        ]
    )
    dealing = RiggedDealing([deck(KNOCKER, DEFENDER, "6D", "TS8SKS")], Seat.SOUTH)
    hand = open_program(dealing, player)
    hand.session.start(USUAL)
    hand.wait_for_turn()
    hand.click_stock()
    hand.wait_for_turn()
    hand.drag_to_discards(Card.parse("8S"))
    hand.qtbot.waitUntil(lambda: hand.session.view().phase is Phase.DEFEND, timeout=5000)
    hand.table.finish_motion()
    return hand


def test_a_hand_with_layoffs_by_dragging_ends_with_the_sum_of_the_rules(open_program):
    hand = knocked_against(open_program)
    run = hand.table.meld_rect(0)
    for card in ("4H", "8H", "9H"):
        hand.drag(hand.table.card_point(Card.parse(card)), centre(run))
    hand.press("done")
    result = hand.session.view().result
    assert result.outcome is Outcome.KNOCK
    assert (result.points, result.difference) == (13, 13)
    hand.press("next")
    assert hand.session.view().hand_number == 2


def test_a_layoff_can_be_undone_and_the_best_defence_found_by_a_button(open_program):
    hand = knocked_against(open_program)
    hand.drag(hand.table.card_point(Card.parse("4H")), centre(hand.table.meld_rect(0)))
    hand.press("undo")
    hand.press("best")
    hand.press("done")
    assert hand.session.view().result.points == 13


def test_a_knock_is_taken_back_with_the_hand_as_it_was_then_confirmed(open_program):
    mine = "5H6H7H9C9D9S2C3C4CAD"
    other = "4D8H9HJHQCKC5D5S2D2H"
    dealing = RiggedDealing([deck(mine, other, "6D", "KS")], Seat.NORTH)
    hand = open_program(dealing)
    hand.session.start(USUAL)
    hand.wait_for_turn()
    hand.click_stock()
    before = hand.session.order
    assert Card.parse("KS") in before
    hand.drag(hand.table.card_point(Card.parse("KS")), centre(hand.table.knock_rect()))
    hand.press("cancel")
    assert hand.session.order == before
    assert hand.session.view().phase is Phase.DISCARD
    hand.drag(hand.table.card_point(Card.parse("KS")), centre(hand.table.knock_rect()))
    hand.press("confirm")
    assert hand.session.view().knocker is Seat.SOUTH


def test_cards_are_reordered_by_dragging_and_stay_so(open_program):
    dealing = RiggedDealing([deck(DEFENDER, KNOCKER, "6D")], Seat.NORTH)
    hand = open_program(dealing)
    hand.session.start(USUAL)
    hand.wait_for_turn()
    before = hand.session.order
    hand.drag(hand.table.card_point(before[-1]), hand.table.card_point(before[0]))
    assert hand.session.order.index(before[-1]) <= 1
    assert sorted(hand.session.order) == sorted(before)


def test_the_discard_pile_is_drawn_from_by_a_click(open_program):
    dealing = RiggedDealing([deck(DEFENDER, KNOCKER, "6D")], Seat.NORTH)
    hand = open_program(dealing)
    hand.session.start(USUAL)
    hand.wait_for_turn()
    hand.click_discards()
    view = hand.session.view()
    assert view.history[-1] == TookDiscard(Seat.SOUTH, Card.parse("6D"))


def play_a_turn(hand) -> None:
    """What a plain player would do next, by mouse."""
    view = hand.session.view()
    if view.phase is Phase.HAND_OVER:
        hand.press("next")
    elif view.phase is Phase.DEFEND:
        if hand.table.has_button("best"):
            hand.press("best")
        hand.press("done")
    elif view.phase is Phase.UPCARD_OFFER:
        hand.press("pass")
    elif view.phase is Phase.DRAW:
        hand.click_stock()
    elif view.legal.knock_discards():
        hand.press("knock")
        hand.press("confirm")
    else:
        card, _ = best_discard(view.hand, view.rules, view.legal.taken)
        hand.drag_to_discards(card)


GAMES = {
    "two": Rules(target=50),
    "three": Rules(seats=3, target=30, upcard_offer=True),
    "hollywood": Rules(hollywood=True, target=25),
}


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_a_whole_game_is_played_by_mouse_to_its_final_reckoning(open_program, rules):
    hand = open_program(NumberedDealing(random.Random(3)))
    computers = (Occupant(level="level5"),) * (rules.seats - 1)
    hand.session.start(Setup(rules, (Occupant("Ada"), *computers)))
    for _ in range(1500):
        hand.wait_for_turn()
        if hand.session.view().phase is Phase.MATCH_OVER:
            break
        before = hand.session.record()
        play_a_turn(hand)
        assert hand.session.record() != before
    assert hand.session.sheet().over


@pytest.mark.parametrize("defend", [False, True])
def test_a_hand_of_partners_is_played_by_mouse_to_its_end(open_program, defend):
    rules = Rules(seats=4, partners=True, partners_defend=defend, fixed_limit=10)
    hand = open_program(NumberedDealing(random.Random(3)))
    hand.session.start(Setup(rules, (Occupant("Ada"), *(Occupant(level="level5"),) * 3)))
    while hand.session.view().phase is not Phase.HAND_OVER:
        hand.wait_for_turn()
        if hand.session.view().legal is not None:
            play_a_turn(hand)
    assert len(hand.session.sheet().results) == 1


def test_a_game_goes_on_after_the_window_was_closed(open_program):
    hand = open_program(NumberedDealing(random.Random(4)))
    hand.session.start(SHORT)
    hand.wait_for_turn()
    hand.click_stock()
    before, order = hand.session.view(), hand.session.order
    hand.application.window.close()
    again = open_program(NumberedDealing(random.Random(5)))
    assert again.session.resumable() is not None
    again.session.resume()
    assert again.session.view() == before
    assert again.session.order == order
