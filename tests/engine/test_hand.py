"""One hand, rule by rule (R6 to R19): South is to the dealer's left, North deals."""

from __future__ import annotations

import random

import pytest

from okrummy_gui.engine.cards import DECK, Card, parse_cards, print_cards
from okrummy_gui.engine.match import Match, apply, events_for, legal, new_match, view_for
from okrummy_gui.engine.protocol import (
    Deal,
    Discard,
    DrawDiscard,
    DrawStock,
    DrewStock,
    HandResult,
    Outcome,
    Pass,
    Phase,
    Reason,
    Restock,
    Seat,
    TakeUpcard,
)
from okrummy_gui.engine.rules import Rules
from tests.engine.play import (
    LAID,
    LOOSE,
    NORTH,
    SOUTH,
    THREE_MELDS,
    UNFIT,
    after,
    dealt,
    hand_of,
    held,
    knocked,
    quiet_turn,
    quiet_turns,
    reason,
    result_of,
)

OFFER = Rules(upcard_offer=True)


# ---------------------------------------------------------------- the deal


@pytest.mark.parametrize("dealer", [SOUTH, NORTH])
def test_r6_any_of_the_seats_may_deal_first(dealer: Seat) -> None:
    match = apply(new_match(Rules()), Deal(DECK, dealer))
    assert hand_of(match).dealer is dealer
    assert match.turn is not dealer


def test_r7_ten_cards_each_one_at_a_time_from_the_dealers_left() -> None:
    match = apply(new_match(Rules()), Deal(DECK, NORTH))
    assert held(match, SOUTH) == DECK[0:20:2]
    assert held(match, NORTH) == DECK[1:20:2]
    hand = hand_of(match)
    assert hand.discards == (DECK[20],)
    assert hand.upcard is DECK[20]
    assert hand.stock == DECK[21:]
    assert len(hand.stock) == 31


@pytest.mark.parametrize("order", [DECK[:51], (*DECK[:51], DECK[0]), (*DECK, DECK[0]), ()])
def test_r7_only_a_whole_deck_is_dealt(order: tuple[Card, ...]) -> None:
    assert reason(new_match(Rules()), Deal(order, SOUTH)) is Reason.NOT_A_DECK


def test_r8_the_upcard_sets_the_limit_whoever_takes_it() -> None:
    match = dealt(THREE_MELDS, LOOSE, "4S", "KD")
    assert hand_of(match).limit == 4
    taken = after(match, "d xAH")
    assert hand_of(taken).limit == 4
    assert view_for(taken, NORTH).limit == 4
    assert view_for(taken, NORTH).upcard is Card.parse("4S")


def test_r8_a_knock_above_the_limit_is_refused() -> None:
    match = after(dealt(THREE_MELDS, LOOSE, "2S", "3D"), "s")
    assert reason(match, f"kAH{LAID}") is Reason.ABOVE_LIMIT
    assert reason(match, f"k3D{LAID}") is None


def test_r8_on_an_ace_only_a_gin_may_knock() -> None:
    match = after(dealt(THREE_MELDS, UNFIT, "AS", "8D"), "s")
    assert reason(match, f"k8D{LAID}") is Reason.GIN_ONLY
    assert legal(match).knock_discards() == (Card.parse("AH"),)
    gin = after(match, "kAH[2C3C4C 5D6D7D8D 9D9H9S]")
    assert result_of(gin).outcome is Outcome.GIN


def test_r9_a_spade_upcard_multiplies_the_points() -> None:
    for upcard, times in (("KS", 3), ("KC", 1)):
        match = after(knocked(upcard, Rules(spade_multiplier=3)), "l[TSJSQS]")
        result = result_of(match)
        assert result.multiplier == times
        assert result.points == result.difference * times


# ---------------------------------------------------------------- a turn


def test_r10_without_the_offer_the_first_turn_is_an_ordinary_one() -> None:
    match = dealt()
    assert (match.phase, match.turn) == (Phase.DRAW, SOUTH)
    assert legal(match).draws == (DrawStock(), DrawDiscard())
    assert reason(match, Pass()) is Reason.WRONG_PHASE
    assert reason(match, TakeUpcard()) is Reason.WRONG_PHASE


def test_r10_the_upcard_is_offered_to_the_left_of_the_dealer_first() -> None:
    match = dealt(rules=OFFER)
    assert (match.phase, match.turn) == (Phase.UPCARD_OFFER, SOUTH)
    assert legal(match).draws == (TakeUpcard(), Pass())
    assert reason(match, DrawStock()) is Reason.WRONG_PHASE
    assert reason(match, DrawDiscard()) is Reason.WRONG_PHASE
    match = after(match, "p")
    assert (match.phase, match.turn) == (Phase.UPCARD_OFFER, NORTH)


def test_r10_who_takes_the_upcard_discards_and_play_goes_on_to_his_left() -> None:
    match = after(dealt(THREE_MELDS, LOOSE, "KS", "KD", OFFER), "p u")
    assert (match.phase, match.turn) == (Phase.DISCARD, NORTH)
    assert Card.parse("KS") in held(match, NORTH)
    match = after(match, "xKH")
    assert (match.phase, match.turn) == (Phase.DRAW, SOUTH)
    assert legal(match).draws == (DrawStock(), DrawDiscard())


def test_r10_who_takes_the_upcard_may_knock_and_may_not_return_it() -> None:
    match = after(dealt(THREE_MELDS, UNFIT, "8D", "KD", OFFER), "u")
    assert reason(match, "x8D") is Reason.DRAWN_DISCARD_RETURNED
    assert reason(match, f"k8D{LAID}") is Reason.DRAWN_DISCARD_RETURNED
    assert reason(match, "kAH[2C3C4C 5D6D7D8D 9D9H9S]") is None


def test_r10_after_all_passed_the_first_player_must_draw_from_the_stock() -> None:
    match = after(dealt(rules=OFFER), "p p")
    assert (match.phase, match.turn) == (Phase.DRAW, SOUTH)
    assert legal(match).draws == (DrawStock(),)
    assert reason(match, DrawDiscard()) is Reason.MUST_DRAW_STOCK
    match = quiet_turn(match)
    assert legal(match).draws == (DrawStock(), DrawDiscard())


def test_r11_a_stock_card_is_seen_by_who_drew_it_alone() -> None:
    match = dealt(stock="KD")
    card = Card.parse("KD")
    assert events_for(match, DrawStock(), SOUTH) == (DrewStock(SOUTH, card),)
    for seat in (NORTH, None):
        assert events_for(match, DrawStock(), seat) == (DrewStock(SOUTH),)
    match = apply(match, DrawStock())
    assert view_for(match, SOUTH).drawn is card
    assert view_for(match, NORTH).drawn is None
    assert view_for(match, NORTH).known == ((), ())
    assert card in view_for(match, NORTH).unseen


def test_r11_a_card_from_the_discards_is_seen_by_all_until_it_is_laid_down() -> None:
    match = after(dealt(THREE_MELDS, LOOSE, "KD", "KS KC"), "d")
    card = Card.parse("KD")
    assert view_for(match, NORTH).known == ((card,), ())
    assert view_for(match, NORTH).discards == ()
    match = after(match, "xAH s xKS s xKD")
    assert view_for(match, NORTH).known == ((), ())


def test_r12_a_turn_ends_with_ten_cards() -> None:
    match = after(dealt(THREE_MELDS, LOOSE, "KS", "KD"), "s")
    assert [len(held(match, seat)) for seat in (SOUTH, NORTH)] == [11, 10]
    match = after(match, "xAH")
    assert [len(held(match, seat)) for seat in (SOUTH, NORTH)] == [10, 10]
    assert hand_of(match).discards == parse_cards("KS AH")
    assert match.turn is NORTH


def test_r12_a_drawn_discard_may_not_be_returned() -> None:
    match = after(dealt(THREE_MELDS, LOOSE, "KS"), "d")
    assert Card.parse("KS") not in legal(match).discards
    assert reason(match, "xKS") is Reason.DRAWN_DISCARD_RETURNED
    assert reason(match, f"kKS{LAID}") is Reason.DRAWN_DISCARD_RETURNED


def test_r12_it_may_be_returned_in_a_later_turn() -> None:
    match = after(dealt(THREE_MELDS, LOOSE, "KS", "KD KC"), "d xAH s xKD s")
    assert reason(match, "xKS") is None


def test_r12_the_option_lets_it_be_returned() -> None:
    rules = Rules(may_return_drawn_discard=True)
    match = after(dealt(THREE_MELDS, LOOSE, "KS", rules=rules), "d")
    assert reason(match, "xKS") is None
    assert reason(match, f"kKS{LAID}") is None


# ---------------------------------------------------------------- a drawn hand


def test_r16_two_cards_left_in_the_stock_end_the_hand_without_points() -> None:
    match = quiet_turns(dealt(THREE_MELDS, LOOSE), 29)
    assert match.phase is Phase.HAND_OVER
    assert result_of(match) == HandResult(Outcome.DRAWN)
    assert len(hand_of(match).stock) == 2
    assert match.sheet.columns[0].totals == match.sheet.columns[0].boxes == (0, 0)


def test_r16_all_hands_are_shown_after_a_drawn_hand() -> None:
    match = quiet_turns(dealt(THREE_MELDS, LOOSE), 29)
    south, north = view_for(match, SOUTH).shown
    assert (south.seat, print_cards(south.deadwood)) == (SOUTH, "AH")
    assert (north.seat, [str(meld) for meld in north.melds]) == (NORTH, ["TSJSQS"])


def test_r16_the_third_last_card_may_still_knock() -> None:
    match = quiet_turns(dealt(THREE_MELDS, LOOSE), 28)
    match = apply(match, DrawStock())
    assert len(hand_of(match).stock) == 2
    match = after(match, f"k{hand_of(match).drawn}{LAID} l[]")
    assert result_of(match).outcome is Outcome.KNOCK


def test_r16_a_restock_shuffles_the_discards_but_the_top_one_beneath_the_two() -> None:
    match = quiet_turns(dealt(rules=Rules(restocks=2)), 29)
    assert (match.phase, match.turn) == (Phase.RESTOCK, None)
    hand = hand_of(match)
    *below, top = hand.discards
    assert reason(match, DrawStock()) is Reason.WRONG_PHASE
    assert reason(match, Restock(tuple(below[1:]))) is Reason.NOT_A_DECK
    assert reason(match, Restock((*below[1:], top))) is Reason.NOT_A_DECK
    shuffled = tuple(random.Random(1).sample(below, len(below)))
    match = apply(match, Restock(shuffled))
    assert hand_of(match).stock == hand.stock + shuffled
    assert hand_of(match).discards == (top,)
    assert (match.phase, match.turn) == (Phase.DRAW, NORTH)


def test_r16_the_hand_is_drawn_when_the_restocks_are_used_up() -> None:
    match = quiet_turns(dealt(rules=Rules(restocks=1)), 29)
    match = apply(match, Restock(hand_of(match).discards[:-1]))
    match = quiet_turns(match, 28)
    assert match.phase is Phase.DRAW
    assert result_of(quiet_turn(match)).outcome is Outcome.DRAWN


def take_turn(match: Match) -> Match:
    match = apply(match, DrawDiscard())
    return apply(match, Discard(legal(match).discards[0]))


def test_r16_twenty_turns_without_a_stock_card_end_the_hand() -> None:
    match = dealt()
    for _ in range(19):
        match = take_turn(match)
    assert match.phase is Phase.DRAW
    assert result_of(take_turn(match)).outcome is Outcome.DRAWN


def test_r16_a_stock_card_starts_the_twenty_turns_anew() -> None:
    match = dealt()
    for _ in range(19):
        match = take_turn(match)
    match = quiet_turn(match)
    for _ in range(19):
        match = take_turn(match)
    assert match.phase is Phase.DRAW


def test_r16_restocks_do_not_help_against_twenty_turns() -> None:
    match = dealt(rules=Rules(restocks=5))
    for _ in range(20):
        match = take_turn(match)
    assert result_of(match).outcome is Outcome.DRAWN
