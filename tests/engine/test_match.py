"""Hands in a row: whose deal it is, who has won, and what each seat may know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from okrummy_gui.engine.cards import DECK, Card, cards_of, mask_of
from okrummy_gui.engine.match import Match, apply, events_for, legal, new_match, view_for
from okrummy_gui.engine.protocol import (
    Action,
    Deal,
    Dealt,
    DrawStock,
    DrewStock,
    GaveUp,
    GiveUp,
    HandEnded,
    Outcome,
    Phase,
    Reason,
    Seat,
    Side,
)
from okrummy_gui.engine.rules import Rules
from tests.engine.play import NORTH, SOUTH, after, dealt, deck, hand_of, held, reason
from tests.engine.randomplay import random_match

WINNING = "2C 3C 4C 5D 6D 7D 9H 9D 9S AH"
KNOCK = "s kKD[2C3C4C 5D6D7D 9D9H9S] l[]"


def won_by_south(rules: Rules | None = None) -> Match:
    match = dealt(WINNING, "TS JS QC QH KH 8S 8H 6C 6S 3H", "KC", "KD", rules or Rules())
    return after(match, KNOCK)


def drawn_hand() -> Match:
    match = dealt()
    while match.phase is not Phase.HAND_OVER:
        match = apply(match, DrawStock())
        match = after(match, f"x{hand_of(match).drawn}")
    return match


# ---------------------------------------------------------------- the row of hands


def test_a_match_begins_with_a_deal_by_either_seat() -> None:
    match = new_match(Rules())
    assert (match.phase, match.turn, match.next_dealer) == (Phase.DEAL, None, None)
    assert reason(match, DrawStock()) is Reason.WRONG_PHASE
    assert legal(match).seat is None
    for dealer in (SOUTH, NORTH):
        assert reason(match, Deal(DECK, dealer)) is None
    assert reason(match, Deal(DECK, Seat.WEST)) is Reason.WRONG_DEALER


def test_the_dealer_alternates_with_two_players() -> None:
    match = won_by_south()
    assert hand_of(match).dealer is NORTH
    assert match.next_dealer is SOUTH
    assert reason(match, Deal(DECK, NORTH)) is Reason.WRONG_DEALER
    match = apply(match, Deal(DECK, SOUTH))
    assert (hand_of(match).dealer, match.turn, match.hands_dealt) == (SOUTH, NORTH, 2)


def test_a_drawn_hand_is_dealt_again_by_the_same_dealer() -> None:
    match = drawn_hand()
    assert match.sheet.results[0].outcome is Outcome.DRAWN
    assert match.next_dealer is NORTH
    assert reason(match, Deal(DECK, SOUTH)) is Reason.WRONG_DEALER
    assert reason(match, Deal(DECK, NORTH)) is None


def test_a_hand_under_way_is_not_dealt_anew() -> None:
    assert reason(dealt(), Deal(DECK, NORTH)) is Reason.WRONG_PHASE


def test_the_match_is_over_at_the_target() -> None:
    match = won_by_south(Rules(target=80))
    assert (match.phase, match.turn) == (Phase.MATCH_OVER, None)
    assert match.sheet.winner == Side((SOUTH,))
    assert match.sheet.columns[0].totals == (80, 0)
    assert reason(match, Deal(DECK, SOUTH)) is Reason.MATCH_OVER
    assert reason(match, GiveUp(NORTH)) is Reason.MATCH_OVER
    assert legal(match).draws == ()


def test_the_match_goes_on_a_point_below_the_target() -> None:
    assert won_by_south(Rules(target=81)).phase is Phase.HAND_OVER
    assert won_by_south(Rules(target=80)).phase is Phase.MATCH_OVER


@pytest.mark.parametrize("seat", [SOUTH, NORTH])
def test_a_match_may_be_given_up_in_any_phase(seat: Seat) -> None:
    other = NORTH if seat is SOUTH else SOUTH
    for match in (new_match(Rules()), dealt(), after(dealt(), "s"), won_by_south()):
        over = apply(match, GiveUp(seat))
        assert (over.phase, over.sheet.winner) == (Phase.MATCH_OVER, Side((other,)))
        assert events_for(match, GiveUp(seat), other) == (GaveUp(seat),)


# ---------------------------------------------------------------- views


def walks() -> Iterator[tuple[Match, Action, Match]]:
    for seed in range(12):
        rules = Rules(upcard_offer=seed % 2 == 0, restocks=seed % 3)
        yield from random_match(rules, random.Random(seed))


def test_a_view_holds_its_own_hand_alone() -> None:
    for _, _, match in walks():
        if match.hand is None:
            continue
        for seat, other in ((SOUTH, NORTH), (NORTH, SOUTH)):
            view = view_for(match, seat)
            assert view.hand == held(match, seat)
            hidden = mask_of(held(match, other)) & ~_public(match)
            assert mask_of(view.unseen) & hidden == hidden


def _public(match: Match) -> int:
    """What everybody has seen of hands: cards taken from the discards, hands that lie open."""
    hand = hand_of(match)
    shown = [card for each in hand.shown for card in each.deadwood]
    shown += [card for each in hand.shown for meld in each.melds for card in meld.cards]
    return mask_of(shown) | hand.known[0] | hand.known[1]


def test_a_view_names_no_hidden_card() -> None:
    """Two states that differ in hidden cards alone look the same."""
    for _, _, match in walks():
        hand = match.hand
        if hand is None or hand.result is not None:
            continue
        spare = [card for card in cards_of(hand.hands[1]) if not card.bit & _public(match)]
        if not spare or not hand.stock or match.turn is not SOUTH:
            continue
        mine, top = spare[0], hand.stock[-1]
        theirs = hand.hands[1] & ~mine.bit | top.bit
        swapped = replace(hand, hands=(hand.hands[0], theirs), stock=(*hand.stock[:-1], mine))
        other = replace(match, hand=swapped)
        assert view_for(other, SOUTH) == view_for(match, SOUTH)
        assert view_for(other, None) == view_for(match, None)


def test_nobodys_view_holds_no_hand() -> None:
    for _, _, match in walks():
        view = view_for(match, None)
        assert (view.seat, view.hand, view.drawn, view.legal) == (None, (), None, None)


def test_what_may_be_done_is_in_the_view_whose_turn_it_is_alone() -> None:
    for _, _, match in walks():
        for seat in (SOUTH, NORTH):
            view = view_for(match, seat)
            assert (view.legal is not None) == (match.turn is seat)
            if view.legal is not None:
                assert view.legal == legal(match)
                assert view.legal.hand == mask_of(view.hand)
            assert view.drawn is None or match.turn is seat


def test_the_opponents_stock_card_is_in_none_of_the_events() -> None:
    seen = 0
    for before, action, match in walks():
        if isinstance(action, DrawStock):
            seen += 1
            drawer = before.turn
            assert drawer is not None
            for seat in (SOUTH, NORTH, None):
                (event,) = events_for(before, action, seat)
                card = hand_of(match).drawn if seat is drawer else None
                assert event == DrewStock(drawer, card)
    assert seen > 100


def test_the_events_make_up_the_public_history() -> None:
    told: list[object] = []
    for before, action, match in walks():
        if isinstance(action, Deal):
            told = []
        told += events_for(before, action, None)
        assert tuple(told) == hand_of(match).history
        if match.hand is not None and match.hand.result is not None:
            assert isinstance(told[-1], HandEnded)


def test_the_view_before_the_first_deal() -> None:
    view = view_for(new_match(Rules()), SOUTH)
    assert (view.phase, view.turn, view.dealer, view.hand) == (Phase.DEAL, None, None, ())
    assert view.hand_number == 0


def test_the_view_counts_and_scores() -> None:
    match = after(dealt(WINNING, upcard="KC", stock="KD"), "s")
    view = view_for(match, NORTH)
    assert view.counts == (11, 10)
    assert view.stock_count == 30
    assert view.history == (Dealt(NORTH, Card.parse("KC")), DrewStock(SOUTH))
    assert (view.opponents(), view.upcard, view.limit) == ((SOUTH,), Card.parse("KC"), 10)
    view = view_for(won_by_south(), NORTH)
    assert (view.sheet.columns[0].totals, view.sheet.columns[0].boxes) == ((80, 0), (1, 0))
    assert view.result == hand_of(won_by_south()).result


def test_the_whole_deck_is_seen_or_unseen() -> None:
    match = apply(new_match(Rules()), Deal(deck(), NORTH))
    view = view_for(match, SOUTH)
    assert len(view.unseen) == 52 - 10 - 1
    assert not set(view.unseen) & set(view.hand)
