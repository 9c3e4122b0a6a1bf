"""The score of hands and matches: the worked examples for two, and a naive reckoning."""

from __future__ import annotations

import sys
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

sys.path.insert(0, str(Path(__file__).parent))

import naive_scoring
from play import NORTH, SOUTH, after, dealt, hand_of, held, reason

from okrummy_gui.engine.cards import Card, print_cards
from okrummy_gui.engine.match import Match, apply
from okrummy_gui.engine.melds import best_defence
from okrummy_gui.engine.protocol import (
    Defend,
    HandResult,
    Outcome,
    Phase,
    Reason,
)
from okrummy_gui.engine.rules import Rules, multiplier
from okrummy_gui.engine.scoring import Scoresheet, score_hand

SEATS = (SOUTH, NORTH)


def scored(
    upcard: str, knocker: int, defender: int, *, gin: bool = False, rules: Rules | None = None
) -> HandResult:
    """South knocks."""
    rules = rules or Rules()
    times = multiplier(Card.parse(upcard), rules)
    return score_hand(rules, SEATS, SOUTH, {SOUTH: knocker, NORTH: defender}, gin=gin, times=times)


def won(seat_points: list[tuple[bool, int]], rules: Rules | None = None) -> Scoresheet:
    """A sheet of hands won by South (True) or North with so many points."""
    results = tuple(
        HandResult(Outcome.KNOCK, SOUTH if south else NORTH, SOUTH, points=points)
        for south, points in seat_points
    )
    return Scoresheet(rules or Rules(), SEATS, results)


# ---------------------------------------------------------------- worked examples


def test_example_1_a_knock_under_a_spade_is_doubled() -> None:
    result = scored("7S", 3, 31)
    assert (result.outcome, result.winner, result.points) == (Outcome.KNOCK, SOUTH, 56)
    assert (result.bonus, result.difference, result.multiplier) == (0, 28, 2)
    assert Scoresheet(Rules(), SEATS, (result,)).boxes == (1, 0)


def test_example_2_a_gin_collects_25_and_all_the_deadwood() -> None:
    result = scored("KH", 0, 44, gin=True)
    assert (result.outcome, result.winner, result.points) == (Outcome.GIN, SOUTH, 69)


def test_example_3_an_undercut_with_equal_deadwood_times_three() -> None:
    result = scored("4S", 4, 4, rules=Rules(spade_multiplier=3))
    assert (result.outcome, result.winner, result.points) == (Outcome.UNDERCUT, NORTH, 75)


ONE_LEFT = "2C 3C 4C 5D 6D 7D 9H 9D 9S AH"
ONE_TOO = "2S 3S 4S 6H 7H 8H TC JC QC AD"
ONE_KNOCK = "kKD[2C3C4C 5D6D7D 9D9H9S]"
ONE_DEFENCE = "l[2S3S4S 6H7H8H TCJCQC]"


def test_example_4_an_ace_upcard_is_gin_only() -> None:
    match = after(dealt(ONE_LEFT, ONE_TOO, "AC", "KD"), "s")
    assert reason(match, ONE_KNOCK) is Reason.GIN_ONLY


def test_example_4_else_a_player_with_1_may_knock_and_be_undercut_by_1() -> None:
    rules = Rules(ace_is_gin_only=False)
    match = after(dealt(ONE_LEFT, ONE_TOO, "AC", "KD", rules), f"s {ONE_KNOCK} {ONE_DEFENCE}")
    result = hand_of(match).result
    assert result is not None
    assert (result.outcome, result.winner, result.points) == (Outcome.UNDERCUT, NORTH, 25)
    assert result.deadwood == (1, 1)


def example_5() -> Match:
    match = dealt("5H 6H 7H 9C 9D 9S 2C 3C 4C AD", "4H 8H 9H JC QC KC 5D 5S 2D 2H", "6D", "KD")
    return after(match, "s kKD[5H6H7H 9C9D9S 2C3C4C]")


def test_example_5_layoffs_at_both_ends_and_a_chain() -> None:
    match = after(example_5(), "l[JCQCKC] 4H>1 8H>1 9H>1")
    hand = hand_of(match)
    assert hand.result is not None
    assert (hand.result.winner, hand.result.points) == (SOUTH, 13)
    assert hand.result.deadwood == (1, 14)
    assert print_cards(hand.shown[1].deadwood) == "2D 5D 2H 5S"
    assert str(hand.table[0]) == "4H5H6H7H8H9H"


def test_example_5_is_the_best_defence() -> None:
    match = example_5()
    hand = hand_of(match)
    best = best_defence(held(match, NORTH), hand.table, match.rules)
    result = hand_of(apply(match, Defend(best.melds, best.layoffs))).result
    assert result is not None
    assert result.deadwood == (1, 14)


def test_example_8_the_final_reckoning() -> None:
    sheet = won([(True, 30)] * 5 + [(False, 29)] * 3 + [(True, 64)])
    assert sheet.totals == (214, 87)
    south, north = sheet.reckoning()
    assert (south.hand_points, south.box_points, south.game_bonus, south.total) == (
        214,
        150,
        100,
        464,
    )
    assert (north.hand_points, north.box_points, north.game_bonus, north.total) == (87, 75, 0, 162)
    assert not south.doubled


def test_example_9_a_shutout_doubles_the_winners_total() -> None:
    south, north = won([(True, 30)] * 5 + [(True, 64)]).reckoning()
    assert south.doubled
    assert (south.total, north.total) == (928, 0)


def test_example_12_the_game_bonus_goes_to_who_reached_the_target() -> None:
    result = scored("KS", 6, 4)
    assert (result.winner, result.points) == (NORTH, 54)
    before = won([(True, 190), (False, 170)])
    sheet = Scoresheet(before.rules, SEATS, (*before.results, result))
    assert before.winner is None
    assert sheet.totals == (190, 224)
    assert sheet.winner is NORTH
    south, north = sheet.reckoning()
    assert (south.game_bonus, north.game_bonus) == (0, 100)
    assert (south.total, north.total) == (190 + 25, 224 + 50 + 100)


def quiet_turns(match: Match, turns: int) -> Match:
    """Turns in which the card from the stock goes straight to the discards."""
    for _ in range(turns):
        match = after(match, "s")
        drawn = hand_of(match).drawn
        match = after(match, f"x{drawn}")
    return match


def test_example_13_the_29th_stock_card_is_the_last() -> None:
    match = quiet_turns(dealt(), 28)
    assert match.phase is Phase.DRAW
    match = quiet_turns(match, 1)
    assert len(hand_of(match).stock) == 2
    assert match.phase is Phase.HAND_OVER
    assert hand_of(match).result == HandResult(Outcome.DRAWN)
    assert match.sheet.boxes == (0, 0)


def test_example_13_who_drew_it_may_still_knock() -> None:
    match = dealt(ONE_LEFT, ONE_TOO, "KS", "KC KD KH QS QH QD JS JH JD TS TH TD")
    match = after(quiet_turns(match, 28), "s")
    hand = hand_of(match)
    assert (len(hand.stock), match.turn) == (2, SOUTH)
    match = after(match, f"k{hand.drawn}[2C3C4C 5D6D7D 9D9H9S] {ONE_DEFENCE}")
    result = hand_of(match).result
    assert result is not None
    assert result.outcome is Outcome.UNDERCUT
    assert result.points == 50


def test_example_13_with_a_restock_the_hand_goes_on() -> None:
    match = quiet_turns(dealt(rules=Rules(restocks=1)), 29)
    assert match.phase is Phase.RESTOCK
    below = hand_of(match).discards[:-1]
    match = after(match, f"r[{print_cards(below, '')}]")
    assert (len(hand_of(match).stock), match.phase, match.turn) == (31, Phase.DRAW, NORTH)


# ---------------------------------------------------------------- the rest


def test_r21_a_gin_is_not_undercut_by_0() -> None:
    result = scored("KH", 0, 0, gin=True)
    assert (result.outcome, result.winner, result.points) == (Outcome.GIN, SOUTH, 25)


def test_r25_only_hand_points_count_towards_the_target() -> None:
    sheet = won([(True, 24)] * 8)
    assert sheet.totals == (192, 0)
    assert sheet.winner is None
    assert sheet.reckoning() == ()


def test_r25_the_winner_keeps_the_win_with_the_lower_total() -> None:
    rules = Rules(game_bonus=0, box_bonus=500)
    sheet = won([(False, 1), (False, 1), (True, 200)], rules)
    south, north = sheet.reckoning()
    assert sheet.winner is SOUTH
    assert south.total < north.total


def test_running_totals_after_each_hand() -> None:
    sheet = won([(True, 10), (False, 20), (True, 5)])
    assert sheet.running() == ((10, 0), (10, 20), (15, 20))
    drawn = Scoresheet(Rules(), SEATS, (*sheet.results, HandResult(Outcome.DRAWN)))
    assert drawn.running()[-1] == (15, 20)
    assert drawn.boxes == (2, 1)


def test_a_match_given_up_is_won_by_the_other_without_a_shutout() -> None:
    sheet = Scoresheet(Rules(), SEATS, won([(True, 10)]).results, gave_up=SOUTH)
    assert sheet.winner is NORTH
    south, north = sheet.reckoning()
    assert (south.total, north.total) == (35, 100)
    blank = Scoresheet(Rules(), SEATS, won([(True, 10)]).results, gave_up=NORTH)
    assert [side.doubled for side in blank.reckoning()] == [False, False]


BONUSES = st.integers(0, 100)


@given(
    knocker=st.integers(0, 10),
    defender=st.integers(0, 100),
    gin=st.booleans(),
    gin_bonus=BONUSES,
    undercut=BONUSES,
    times=st.integers(1, 3),
)
def test_a_hand_scores_as_the_naive_reckoning(
    *, knocker: int, defender: int, gin: bool, gin_bonus: int, undercut: int, times: int
) -> None:
    knocker = 0 if gin else knocker
    undercut = max(undercut, 1)
    rules = Rules(gin_bonus=gin_bonus, undercut_bonus=undercut, spade_multiplier=times)
    result = scored("9S", knocker, defender, gin=gin, rules=rules)
    points = naive_scoring.hand_points(
        knocker,
        defender,
        gin=gin,
        gin_bonus=gin_bonus,
        undercut_bonus=undercut,
        times=times,
    )
    assert result.points == sum(points)
    assert result.points == (result.bonus + result.difference) * result.multiplier
    if result.points:
        assert (result.winner is SOUTH) == (points[0] > 0)
    assert Scoresheet(rules, SEATS, (result,)).totals == points


@given(
    st.lists(st.tuples(st.booleans(), st.integers(1, 150)), max_size=20),
    st.integers(25, 400),
    st.integers(0, 500),
    st.integers(0, 500),
)
def test_a_match_is_reckoned_as_naively(
    hands: list[tuple[bool, int]], target: int, box: int, game: int
) -> None:
    rules = Rules(target=target, box_bonus=box, game_bonus=game)
    sheet = won([], rules)
    played: list[tuple[bool, int]] = []
    for hand in hands:
        if sheet.winner is None:
            played.append(hand)
            sheet = won(played, rules)
    pairs = [(points, 0) if south else (0, points) for south, points in hands]
    totals = naive_scoring.match_totals(pairs, target, box, game)
    assert (tuple(side.total for side in sheet.reckoning()) or None) == totals


def test_a_knock_is_a_gin_only_where_0_is_declared() -> None:
    """R14: who declares more is an ordinary knocker."""
    match = after(dealt("2C 3C 4C 5D 6D 7D 9H 9D 9S 9C", ONE_TOO, "KS", "KD"), "s")
    match = after(match, "kKD[2C3C4C 5D6D7D 9D9H9S]")
    assert match.phase is Phase.DEFEND
