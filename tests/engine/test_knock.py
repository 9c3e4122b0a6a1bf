"""Knock and defence, rule by rule (R13 to R19, R29), and every reason against an action."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from okrummy_gui.engine.cards import DECK, Card, parse_cards, print_cards
from okrummy_gui.engine.deals import DealNumber
from okrummy_gui.engine.match import Match, apply, events_for, legal, new_match, view_for
from okrummy_gui.engine.melds import Meld, best_arrangement
from okrummy_gui.engine.protocol import (
    Action,
    Deal,
    Defend,
    GiveUp,
    Knock,
    Knocked,
    Outcome,
    Phase,
    Reason,
    Seat,
    TakeBack,
)
from okrummy_gui.engine.rules import Rules
from tests.engine.play import (
    FOUR,
    LAID,
    LOOSE,
    NORTH,
    PARTNERS,
    SOUTH,
    THREE_MELDS,
    UNFIT,
    after,
    dealt,
    dealt_round,
    deck,
    hand_of,
    held,
    knocked,
    quiet_turns,
    reason,
    result_of,
)
from tests.engine.randomplay import random_match

OFFER = Rules(upcard_offer=True)


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


# ---------------------------------------------------------------- more than two


def test_r19_after_a_gin_all_hands_are_arranged() -> None:
    match = dealt_round(FOUR, (THREE_MELDS, "TS JS QS KS", "2H 3H 4H", "6C 7C 8C"), "KC", "8D")
    match = after(match, "s kAH[2C3C4C 5D6D7D8D 9D9H9S]")
    hand = hand_of(match)
    assert match.phase is Phase.HAND_OVER
    assert [shown.seat for shown in hand.shown] == list(hand.seats)
    assert [laid.owner for laid in hand.table][:3] == [SOUTH] * 3
    for shown in hand.shown[1:]:
        best = best_arrangement(held(match, shown.seat), FOUR)
        assert (shown.melds, shown.deadwood) == (best.melds, best.deadwood)
    assert result_of(match).bonus == 3 * 25


def test_r17_the_order_of_defence_begins_at_the_knockers_left() -> None:
    for rules, order in ((FOUR, "ESW"), (PARTNERS, "EWS")):
        match = dealt_round(rules, ("", "", THREE_MELDS, ""), "KC", "QC 8S KD")
        match = after(quiet_turns(match, 2), f"s kKD{LAID}")
        assert match.turn is Seat.EAST
        waiting = "".join(seat.value for seat in hand_of(match).to_defend)
        assert waiting == order


def test_r29_an_opponent_is_offered_what_gives_the_partner_the_least_to_lay_off() -> None:
    """West's 4C goes with the run or the set, as in R13."""
    west = "AC 2C 3C 4C 4D 4H 4S KH KD KS"
    match = dealt_round(PARTNERS, ("5D 6D 7D 9H 9D 9S TH JH QH AH", west), "QC", "JC")
    match = after(match, "s kJC[5D6D7D 9D9H9S THJHQH]")
    options = legal(match)
    assert options.least_only
    ways = options.least_arrangements()
    assert len(ways) > 1
    assert {way.points for way in ways} == {0}
    for way in ways:
        assert Defend(way.melds) in options
    best = options.best_defence()
    assert (best.melds, best.layoffs) == (ways[0].melds, ())
    assert sorted(map(str, best.melds)) == ["4C4D4H4S", "AC2C3C", "KDKHKS"]
