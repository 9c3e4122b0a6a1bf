"""One hand, rule by rule (R6 to R19): South is to the dealer's left, North deals."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from play import (
    NORTH,
    PARTNERS,
    SOUTH,
    after,
    dealt,
    dealt_round,
    deck,
    hand_of,
    held,
    reason,
    result_of,
)
from randomplay import random_match

from okrummy_gui.engine.cards import DECK, Card, parse_cards, print_cards
from okrummy_gui.engine.deals import DealNumber
from okrummy_gui.engine.match import Match, apply, events_for, legal, new_match, view_for
from okrummy_gui.engine.melds import Meld
from okrummy_gui.engine.protocol import (
    Action,
    Deal,
    Discard,
    DrawDiscard,
    DrawStock,
    DrewStock,
    GiveUp,
    HandResult,
    Knock,
    Knocked,
    Outcome,
    Pass,
    Phase,
    Reason,
    Restock,
    Seat,
    TakeBack,
    TakeUpcard,
)
from okrummy_gui.engine.rules import Rules

THREE_MELDS = "2C 3C 4C 5D 6D 7D 9H 9D 9S AH"
"""With any card to discard a knock with 1."""
LAID = "[2C3C4C 5D6D7D 9D9H9S]"
LOOSE = "AC 8D 9C TS JS QS QH KH 5H 3H"
"""8D, 9C and AC fit THREE_MELDS' melds (AC at the low end)."""
UNFIT = LOOSE.replace("8D", "7S")
"""The same without the card that makes South's gin."""
OFFER = Rules(upcard_offer=True)


def knocked(upcard: str = "KC", rules: Rules | None = None, north: str = LOOSE) -> Match:
    """South has drawn KD and knocked with it, 1 left."""
    match = dealt(THREE_MELDS, north, upcard, "KD", rules or Rules())
    return after(match, f"s kKD{LAID}")


def quiet_turn(match: Match) -> Match:
    """The card drawn from the stock goes to the discards."""
    match = apply(match, DrawStock())
    drawn = hand_of(match).drawn
    assert drawn is not None
    return apply(match, Discard(drawn))


def quiet_turns(match: Match, turns: int) -> Match:
    for _ in range(turns):
        match = quiet_turn(match)
    return match


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


# ---------------------------------------------------------------- a knock


def test_r13_any_arrangement_within_the_limit_will_do() -> None:
    match = after(dealt(THREE_MELDS, LOOSE, "KS", "KD"), "s")
    assert reason(match, f"kKD{LAID}") is None
    assert reason(match, "kKD[2C3C4C 5D6D7D]") is Reason.ABOVE_LIMIT
    match = after(dealt(THREE_MELDS, UNFIT, "KS", "8D"), "s")
    ways = legal(match).arrangements(Card.parse("AH"))
    assert [way.points for way in ways][:2] == [0, 5]
    for way in ways:
        assert reason(match, Knock(Card.parse("AH"), way.melds)) is None


def test_r13_the_arrangement_offered_gives_the_least_to_lay_off() -> None:
    """4C goes with the run or the set; 5C could be laid off on the run, no four is left."""
    match = after(
        dealt("AC 2C 3C 4C 4D 4H 4S KH KD KS", "8D 9C TS JS QS QH 7S 5H 3H 5C", "QC", "7H"), "s"
    )
    first, *_ = legal(match).arrangements(Card.parse("7H"))
    assert sorted(map(str, first.melds)) == ["4C4D4H4S", "AC2C3C", "KDKHKS"]


def test_r13_the_knocks_discard_is_hidden_until_the_hand_is_over() -> None:
    match = dealt(THREE_MELDS, LOOSE, "KC", "KD")
    before = after(match, "s")
    knock = Knock(Card.parse("KD"), tuple(laid.meld for laid in hand_of(knocked()).table))
    for seat in (NORTH, None):
        (told, *_) = events_for(before, knock, seat)
        assert isinstance(told, Knocked)
        assert told.discard is None
    match = apply(before, knock)
    for seat in (SOUTH, NORTH, None):
        view = view_for(match, seat)
        assert view.hidden_discard
        assert view.discards == (Card.parse("KC"),)
        over = view_for(after(match, "l[TSJSQS]"), seat)
        assert not over.hidden_discard
        assert over.discards == parse_cards("KC KD")
    assert Card.parse("KD") in view_for(match, NORTH).unseen


def test_r13_the_hidden_discard_is_gone_with_the_next_deal() -> None:
    match = after(knocked(), "l[TSJSQS]")
    match = apply(match, Deal(DECK, SOUTH))
    assert not view_for(match, NORTH).hidden_discard


def test_r13_the_option_lays_the_knocks_discard_face_up() -> None:
    match = knocked(rules=Rules(knock_discard_face_down=False))
    view = view_for(match, NORTH)
    assert not view.hidden_discard
    assert view.discards == parse_cards("KC KD")
    (told,) = [event for event in view.history if isinstance(event, Knocked)]
    assert told.discard is Card.parse("KD")


def test_r14_declared_0_is_gin_and_more_is_not() -> None:
    match = after(dealt(THREE_MELDS, UNFIT, "KC", "8D"), "s")
    assert result_of(after(match, "kAH[2C3C4C 5D6D7D8D 9D9H9S]")).outcome is Outcome.GIN
    knock = after(match, "kAH[2C3C4C 6D7D8D 9D9H9S]")
    assert knock.phase is Phase.DEFEND


def test_r14_on_a_gin_only_hand_a_worse_arrangement_may_not_knock() -> None:
    match = after(dealt(THREE_MELDS, UNFIT, "AD", "8D"), "s")
    assert reason(match, "kAH[2C3C4C 6D7D8D 9D9H9S]") is Reason.GIN_ONLY


def test_r15_nothing_is_shown_before_a_knock() -> None:
    for before, _, match in random_match(Rules(), random.Random(3)):
        if match.hand is not None and match.hand.knocker is None and match.hand.result is None:
            for seat in (SOUTH, NORTH, None):
                assert view_for(match, seat).shown == ()
                assert view_for(match, seat).table == ()
        assert before is not match


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


# ---------------------------------------------------------------- the defence


def test_r17_the_defender_lays_off_at_either_end_and_the_fourth_of_a_set() -> None:
    match = after(knocked(), "l[TSJSQS] AC>1 8D>2 9C>3")
    hand = hand_of(match)
    assert [str(laid.meld) for laid in hand.table] == [
        *("AC2C3C4C", "5D6D7D8D", "9C9D9H9S"),
        "TSJSQS",
    ]
    assert [laid.owner for laid in hand.table] == [SOUTH, SOUTH, SOUTH, NORTH]
    assert print_cards(hand.shown[1].deadwood) == "3H 5H QH KH"
    assert result_of(match).deadwood == (1, 28)


def test_r17_a_card_laid_off_can_itself_be_extended() -> None:
    match = knocked(north="4D 3D 9C 2H 4S 6C JS QH KH KS")
    assert reason(match, "l[] 3D>2 4D>2") is Reason.LAYOFF_DOES_NOT_FIT
    assert result_of(after(match, "l[] 4D>2 3D>2")).deadwood[0] == 1
    assert str(hand_of(after(match, "l[] 4D>2 3D>2")).table[1].meld) == "3D4D5D6D7D"


def test_r17_only_loose_cards_of_the_hand_are_laid_off_where_they_fit() -> None:
    match = knocked()
    assert reason(match, "l[] 8D>1") is Reason.LAYOFF_DOES_NOT_FIT
    assert reason(match, "l[] 8D>4") is Reason.LAYOFF_DOES_NOT_FIT
    assert reason(match, "l[] 8H>1") is Reason.CARD_NOT_HELD
    assert reason(match, "l[] 8D>2 8D>2") is Reason.CARD_NOT_HELD


def test_r17_a_card_in_a_meld_is_not_laid_off() -> None:
    match = knocked(north="8D 8C 8S 9C TS JS QS QH KH 5H")
    assert reason(match, "l[8C8D8S] 8D>2") is Reason.CARD_NOT_HELD
    assert reason(match, "l[] 8D>2") is None


def test_r17_nobody_lays_off_on_the_defenders_melds() -> None:
    match = knocked(north="TS JS QS KS 8D 2H 3H 5H 6C 8S")
    assert reason(match, "l[TSJSQS] KS>4") is Reason.LAYOFF_DOES_NOT_FIT


def test_r17_the_defence_must_be_melds_of_the_own_hand() -> None:
    match = knocked()
    assert reason(match, "l[9C9H9S]") is Reason.CARD_NOT_HELD
    assert reason(match, "l[TSJSQS TSJSQS]") is Reason.MELDS_OVERLAP
    assert legal(match).seat is NORTH


def test_r18_a_player_may_defend_worse_than_he_could() -> None:
    worst = result_of(after(knocked(), "l[]"))
    best = result_of(after(knocked(), "l[TSJSQS] AC>1 8D>2 9C>3"))
    assert worst.points > best.points


def test_r18_without_layoffs_nobody_lays_off() -> None:
    match = knocked(rules=Rules(layoffs=False))
    assert legal(match).layable == ()
    assert reason(match, "l[TSJSQS] 8D>2") is Reason.NO_LAYOFFS
    assert reason(match, "l[TSJSQS]") is None


def test_r19_after_a_gin_the_engine_arranges_and_nothing_is_laid_off() -> None:
    match = after(dealt(THREE_MELDS, UNFIT, "KC", "8D"), "s kAH[2C3C4C 5D6D7D8D 9D9H9S]")
    hand = hand_of(match)
    assert match.phase is Phase.HAND_OVER
    assert [str(meld) for meld in hand.shown[1].melds] == ["TSJSQS"]
    assert hand.shown[1].laid_off == ()
    assert result_of(match).deadwood == (0, 45)
    assert reason(match, "l[]") is Reason.WRONG_PHASE


# ---------------------------------------------------------------- every reason


def broken_meld() -> Match:
    return after(dealt(THREE_MELDS, LOOSE, "KS", "KD"), "s")


def over() -> Match:
    return apply(dealt(), GiveUp(SOUTH))


REASONS: dict[Reason, tuple[Callable[[], Match], Action | str]] = {
    Reason.NOT_YOUR_TURN: (dealt, GiveUp(Seat.WEST)),
    Reason.WRONG_PHASE: (dealt, "xAH"),
    Reason.MUST_DRAW_STOCK: (lambda: after(dealt(rules=OFFER), "p p"), "d"),
    Reason.CARD_NOT_HELD: (broken_meld, "xKH"),
    Reason.DRAWN_DISCARD_RETURNED: (lambda: after(dealt(upcard="KD"), "d"), "xKD"),
    Reason.NOT_A_MELD: (broken_meld, Knock(Card.parse("KD"), (Meld(parse_cards("2C 3C 5D")),))),
    Reason.MELDS_OVERLAP: (broken_meld, "kKD[2C3C4C 2C3C4C]"),
    Reason.ABOVE_LIMIT: (broken_meld, "kKD[]"),
    Reason.GIN_ONLY: (lambda: after(dealt(THREE_MELDS, LOOSE, "AS", "KD"), "s"), f"kKD{LAID}"),
    Reason.NO_LAYOFFS: (lambda: knocked(rules=Rules(layoffs=False)), "l[] 8D>2"),
    Reason.NOT_LEAST_DEADWOOD: (
        lambda: after(dealt_round(PARTNERS, (THREE_MELDS, "TS JS QS"), "KC", "KD"), f"s kKD{LAID}"),
        "l[]",
    ),
    Reason.NOT_OF_THE_NUMBER: (lambda: new_match(Rules()), Deal(DECK, NORTH, DealNumber(1))),
    Reason.LAYOFF_DOES_NOT_FIT: (knocked, "l[] 8D>1"),
    Reason.WRONG_DEALER: (lambda: after(knocked(), "l[]"), Deal(DECK, NORTH)),
    Reason.NOT_A_DECK: (lambda: new_match(Rules()), Deal(DECK[1:], NORTH)),
    Reason.NO_SUCH_POINT: (dealt, TakeBack(0)),
    Reason.MATCH_OVER: (over, "s"),
}


@pytest.mark.parametrize("why", Reason, ids=lambda why: why.name)
def test_every_reason_is_given(why: Reason) -> None:
    state, action = REASONS[why]
    assert reason(state(), action) is why


@pytest.mark.parametrize("cards", ["2C 3C", "2C 3C 4D", "2C 2D 3H", "KC AC 2C", "QC KC AC", ""])
def test_a_knock_with_what_is_no_meld_is_refused(cards: str) -> None:
    match = broken_meld()
    knock = Knock(Card.parse("KD"), (Meld(parse_cards(cards)),))
    assert reason(match, knock) is Reason.NOT_A_MELD


def test_a_hand_that_is_over_takes_nothing_but_a_deal() -> None:
    match = after(knocked(), "l[]")
    for action in ("p", "u", "s", "d", "xKD", "kKD[]", "l[]", "r[]"):
        assert reason(match, action) is Reason.WRONG_PHASE
    assert reason(match, Deal(deck(), SOUTH)) is None
