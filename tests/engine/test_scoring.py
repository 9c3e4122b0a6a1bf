"""The score of hands and matches: the worked examples, and a naive reckoning of everything."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.protocol import (
    HandResult,
    Outcome,
    Payment,
    Seat,
    Side,
    seats_of,
    sides_of,
)
from okrummy_gui.engine.rules import PRESETS, Rules, multiplier
from okrummy_gui.engine.scoring import Column, Scoresheet, score_hand
from tests.engine.naive_scoring import Book, Table
from tests.engine.play import DEFAULT, EAST, FOUR, NORTH, PARTNERS, SOUTH, THREE, WEST, side
from tests.engine.randomplay import rule_mixes

DRAWN = HandResult(Outcome.DRAWN)
HOLLYWOOD = Rules(hollywood=True)


def scored(
    upcard: str, *figures: int, gin: bool = False, rules: Rules = DEFAULT, knocker: Seat = SOUTH
) -> HandResult:
    """`figures` are the deadwood by seat in turn order."""
    times = multiplier(Card.parse(upcard), rules)
    deadwood = dict(zip(seats_of(rules), figures, strict=True))
    return score_hand(rules, knocker, deadwood, gin=gin, times=times)


def win(rules: Rules, seat: Seat, points: int) -> HandResult:
    """A hand won by the seat's side with so many points."""
    winner = side(rules, seat)
    loser = next(other for other in sides_of(rules) if other != winner)
    return HandResult(Outcome.KNOCK, winner, seat, payments=(Payment(loser, points),))


def sheet_of(
    rules: Rules, *hands: tuple[Seat, int] | None, gave_up: Seat | None = None
) -> Scoresheet:
    """A sheet of hands won by these seats with so many points; None is a drawn one."""
    results = tuple(DRAWN if hand is None else win(rules, *hand) for hand in hands)
    return Scoresheet(rules, results, gave_up)


def totals_of(sheet: Scoresheet) -> list[tuple[int, ...]]:
    return [column.totals for column in sheet.columns]


# ---------------------------------------------------------------- worked examples


def test_example_1_a_knock_under_a_spade_is_doubled() -> None:
    result = scored("7S", 3, 31)
    assert (result.outcome, result.winner, result.points) == (Outcome.KNOCK, Side((SOUTH,)), 56)
    assert (result.bonus, result.difference, result.multiplier) == (0, 28, 2)
    assert Scoresheet(DEFAULT, (result,)).columns[0].boxes == (1, 0)


def test_example_2_a_gin_collects_25_and_all_the_deadwood() -> None:
    result = scored("KH", 0, 44, gin=True)
    assert (result.outcome, result.winner, result.points) == (Outcome.GIN, Side((SOUTH,)), 69)


def test_example_3_an_undercut_with_equal_deadwood_times_three() -> None:
    result = scored("4S", 4, 4, rules=PRESETS["double"])
    assert (result.outcome, result.winner, result.points) == (Outcome.UNDERCUT, Side((NORTH,)), 75)


def test_example_6_the_first_of_equal_defenders_collects_from_all() -> None:
    result = scored("TD", 6, 6, 20, rules=THREE)
    assert (result.outcome, result.winner, result.points) == (Outcome.UNDERCUT, Side((WEST,)), 39)
    assert result.payments == (Payment(Side((SOUTH,)), 0, 25), Payment(Side((EAST,)), 14))


def test_example_7_a_gin_collects_from_each() -> None:
    result = scored("TD", 0, 12, 30, gin=True, rules=THREE)
    assert (result.outcome, result.winner, result.points) == (Outcome.GIN, Side((SOUTH,)), 92)


def test_example_8_the_final_reckoning() -> None:
    sheet = sheet_of(DEFAULT, *[(SOUTH, 30)] * 5, *[(NORTH, 29)] * 3, (SOUTH, 64))
    assert sheet.columns[0].totals == (214, 87)
    south, north = sheet.reckoning()
    assert (south.hand_points, south.box_points, south.game_bonus) == (214, 150, 100)
    assert (north.hand_points, north.box_points, north.game_bonus) == (87, 75, 0)
    assert (south.total, north.total) == sheet.sums() == (464, 162)
    assert not south.doubled


def test_example_9_a_shutout_doubles_the_winners_total() -> None:
    south, north = sheet_of(DEFAULT, *[(SOUTH, 30)] * 5, (SOUTH, 64)).reckoning()
    assert south.doubled
    assert (south.total, north.total) == (928, 0)


def test_example_10_hollywood_columns_close_one_by_one() -> None:
    rules = Rules(hollywood=True, target=100)
    hands = [(NORTH, 30), (NORTH, 40), (NORTH, 50), (SOUTH, 60), (NORTH, 20)]
    sheet = sheet_of(rules, *hands)
    assert totals_of(sheet) == [(0, 120), (60, 110), (0, 70)]
    assert [column.winner for column in sheet.columns] == [Side((NORTH,)), Side((NORTH,)), None]
    assert [column.entered for column in sheet.columns] == [
        (True, True, True, False, False),
        (False, True, True, True, True),
        (False, False, True, False, True),
    ]
    assert sheet.columns[0].running == ((0, 30), (0, 70), (0, 120), (0, 120), (0, 120))
    assert [[line.doubled for line in sheet.reckoning(at)] for at in range(3)] == [
        [False, True],
        [False, False],
        [],
    ]
    assert not sheet.over
    assert sheet_of(rules, *hands[:3]).columns[0].winner == Side((NORTH,))


def test_example_11_each_win_counts_in_one_more_column() -> None:
    sheet = sheet_of(HOLLYWOOD, (SOUTH, 25), (SOUTH, 18), (SOUTH, 36))
    assert totals_of(sheet) == [(79, 0), (54, 0), (36, 0)]


def test_example_12_the_game_bonus_goes_to_who_reached_the_target() -> None:
    result = scored("KS", 4, 6, knocker=NORTH)
    assert (result.winner, result.points) == (Side((SOUTH,)), 54)
    before = sheet_of(DEFAULT, (NORTH, 190), (SOUTH, 170))
    sheet = Scoresheet(DEFAULT, (*before.results, result))
    assert (before.over, before.winner) == (False, None)
    assert sheet.columns[0].totals == (224, 190)
    assert sheet.winner == Side((SOUTH,))
    south, north = sheet.reckoning()
    assert (south.game_bonus, north.game_bonus) == (100, 0)
    assert (south.total, north.total) == (224 + 50 + 100, 190 + 25)


# ---------------------------------------------------------------- a hand


def test_r21_a_gin_is_not_undercut_by_0() -> None:
    result = scored("KH", 0, 0, gin=True)
    assert (result.outcome, result.winner, result.points) == (Outcome.GIN, Side((SOUTH,)), 25)


def test_r14_who_shows_0_but_is_no_gin_is_undercut_by_0() -> None:
    """The rules never let that happen; the score does not assume it."""
    assert scored("KH", 0, 0).outcome is Outcome.UNDERCUT


def test_r24_the_lowest_of_several_undercutters_wins() -> None:
    result = scored("TD", 8, 6, 3, 20, rules=FOUR)
    assert result.winner == Side((NORTH,))
    assert result.payments == (
        Payment(Side((SOUTH,)), 5, 25),
        Payment(Side((WEST,)), 3),
        Payment(Side((EAST,)), 17),
    )
    assert result.points == 50


def test_r24_among_equals_the_first_from_the_knockers_left() -> None:
    assert scored("TD", 3, 9, 3, 9, rules=FOUR, knocker=WEST).winner == Side((NORTH,))
    assert scored("TD", 3, 9, 9, 3, rules=FOUR, knocker=WEST).winner == Side((EAST,))
    assert scored("TD", 3, 9, 9, 9, rules=FOUR, knocker=NORTH).winner == Side((SOUTH,))


def test_r24_a_knock_below_all_collects_each_difference() -> None:
    assert scored("TS", 2, 12, 3, 30, rules=FOUR).points == 2 * (10 + 1 + 28)


def test_r29_the_sums_of_both_sides_are_compared() -> None:
    result = scored("TD", 2, 10, 20, 15, rules=PARTNERS)
    assert (result.outcome, result.points) == (Outcome.KNOCK, 3)
    assert result.winner == Side((SOUTH, NORTH))
    result = scored("TD", 2, 10, 23, 15, rules=PARTNERS)
    assert (result.outcome, result.points) == (Outcome.UNDERCUT, 25)
    assert result.winner == Side((WEST, EAST))
    assert result.deadwood == (2, 10, 23, 15)


def test_r29_a_gin_does_not_count_the_partners_hand() -> None:
    result = scored("TS", 40, 10, 0, 15, gin=True, rules=PARTNERS, knocker=NORTH)
    assert (result.outcome, result.winner) == (Outcome.GIN, Side((SOUTH, NORTH)))
    assert result.points == 2 * (25 + 25)


@settings(max_examples=400)
@given(rule_mixes(), st.integers(0, 3), st.lists(st.integers(0, 100), min_size=4, max_size=4))
@example(FOUR, 0, [5, 5, 5, 5])
@example(PARTNERS, 1, [5, 5, 5, 5])
def test_a_hand_scores_as_the_naive_reckoning(
    rules: Rules, knocker: int, figures: list[int]
) -> None:
    seats = seats_of(rules)
    knocker %= len(seats)
    figures = figures[: len(seats)]
    for gin in (False, True):
        figures[knocker] = 0 if gin else figures[knocker] % 11
        result = scored("9S", *figures, gin=gin, rules=rules, knocker=seats[knocker])
        table = Table(rules.seats, rules.partners, rules.gin_bonus, rules.undercut_bonus)
        winner, points = table.hand(knocker, figures, gin, rules.spade_multiplier)
        assert (result.winner, result.points) == (sides_of(rules)[winner], points)
        assert result.points == (result.bonus + result.difference) * result.multiplier
        assert all(payment.difference >= 0 <= payment.bonus for payment in result.payments)
        assert [payment.side for payment in result.payments] == [
            one for one in sides_of(rules) if one != result.winner
        ]


# ---------------------------------------------------------------- a match


def test_r25_only_hand_points_count_towards_the_target() -> None:
    sheet = sheet_of(DEFAULT, *[(SOUTH, 24)] * 8)
    assert sheet.columns[0].totals == (192, 0)
    assert (sheet.over, sheet.winner, sheet.reckoning(), sheet.sums()) == (False, None, (), (0, 0))


def test_r25_the_winner_keeps_the_win_with_the_lower_total() -> None:
    rules = Rules(game_bonus=0, box_bonus=500)
    sheet = sheet_of(rules, (NORTH, 1), (NORTH, 1), (SOUTH, 200))
    south, north = sheet.reckoning()
    assert sheet.winner == Side((SOUTH,))
    assert south.total < north.total


def test_r27_all_the_losers_must_be_blank() -> None:
    blank = sheet_of(THREE, (WEST, 200)).reckoning()
    assert [line.total for line in blank] == [0, 2 * (200 + 25 + 100), 0]
    other = sheet_of(THREE, (EAST, 1), (WEST, 200)).reckoning()
    assert [line.total for line in other] == [0, 325, 26]


def test_r27_a_box_without_points_does_not_save_from_a_shutout() -> None:
    rules = Rules(gin_bonus=0)
    south, north = sheet_of(rules, (NORTH, 0), (SOUTH, 200)).reckoning()
    assert (south.doubled, north.total) == (True, 25)


def test_running_totals_after_each_hand() -> None:
    sheet = sheet_of(DEFAULT, (SOUTH, 10), (NORTH, 20), (SOUTH, 5), None)
    (column,) = sheet.columns
    assert column.running == ((10, 0), (10, 20), (15, 20), (15, 20))
    assert column.entered == (True, True, True, False)
    assert column.boxes == (2, 1)


def test_r28_a_side_blank_in_a_game_that_ended_starts_in_the_next_open_one() -> None:
    rules = Rules(hollywood=True, target=100)
    sheet = sheet_of(rules, (SOUTH, 100), (NORTH, 7), (NORTH, 8))
    assert totals_of(sheet) == [(100, 0), (0, 15), (0, 8)]


def test_r28_one_hand_may_end_several_games() -> None:
    rules = Rules(hollywood=True, target=100)
    sheet = sheet_of(rules, (SOUTH, 10), (SOUTH, 10), (SOUTH, 100))
    assert [column.winner for column in sheet.columns] == [Side((SOUTH,))] * 3
    assert sheet.over
    assert sheet.winner == Side((SOUTH,))
    assert sheet.sums()[0] == sum(
        2 * (points + 25 * boxes + 100) for points, boxes in ((120, 3), (110, 2), (100, 1))
    )


def search_for_a_tie() -> Scoresheet:
    rules = Rules(hollywood=True, target=25, box_bonus=0, game_bonus=0)
    chance = random.Random(1)
    while True:
        hands: list[tuple[Seat, int]] = []
        sheet = sheet_of(rules)
        while not sheet.over:
            hands.append((chance.choice((SOUTH, NORTH)), chance.randint(1, 30)))
            sheet = sheet_of(rules, *hands)
        if len(set(sheet.sums())) == 1:
            return sheet


def test_r28_a_tied_match_is_over_without_a_winner() -> None:
    sheet = search_for_a_tie()
    assert (sheet.over, sheet.winner) == (True, None)


def test_a_match_given_up_is_won_by_the_other_without_a_shutout() -> None:
    sheet = sheet_of(DEFAULT, (SOUTH, 10), gave_up=SOUTH)
    assert sheet.winner == Side((NORTH,))
    south, north = sheet.reckoning()
    assert (south.total, north.total) == (35, 100)
    blank = sheet_of(DEFAULT, (SOUTH, 10), gave_up=NORTH)
    assert [line.doubled for line in blank.reckoning()] == [False, False]
    assert blank.columns[0].conceded


def test_of_several_others_the_one_with_the_most_points_wins_what_is_given_up() -> None:
    assert sheet_of(FOUR, (NORTH, 10), (EAST, 9), gave_up=SOUTH).winner == Side((NORTH,))
    assert sheet_of(FOUR, (NORTH, 9), (EAST, 9), gave_up=SOUTH).winner == Side((NORTH,))
    assert sheet_of(FOUR, (NORTH, 9), (SOUTH, 9), gave_up=WEST).winner == Side((NORTH,))
    assert sheet_of(FOUR, gave_up=NORTH).winner == Side((EAST,))
    assert sheet_of(FOUR, (EAST, 50), gave_up=EAST).winner == Side((SOUTH,))
    assert sheet_of(PARTNERS, (EAST, 50), gave_up=WEST).winner == Side((SOUTH, NORTH))


def test_hollywood_games_that_have_ended_stay_won_when_the_rest_is_given_up() -> None:
    rules = Rules(hollywood=True, target=100)
    sheet = sheet_of(rules, (SOUTH, 100), (SOUTH, 20), gave_up=SOUTH)
    assert [column.winner for column in sheet.columns] == [
        Side((seat,)) for seat in (SOUTH, NORTH, NORTH)
    ]
    assert [column.conceded for column in sheet.columns] == [False, True, True]
    assert sheet.winner == Side((NORTH,))
    assert sheet.sums()[0] > sheet.sums()[1]


# ---------------------------------------------------------------- as naively

ROWS = st.lists(st.none() | st.tuples(st.integers(0, 3), st.integers(0, 150)), max_size=25)


def book_of(rules: Rules) -> Book:
    return Book(
        len(sides_of(rules)), rules.target, rules.box_bonus, rules.game_bonus, rules.hollywood
    )


def check_against(sheet: Scoresheet, book: Book) -> None:
    """The whole sheet says what the book says."""
    sides = sheet.sides
    named = [
        None if n is None else sides[n] for n in (game.winner(book.target) for game in book.games)
    ]
    assert [column.winner for column in sheet.columns] == named
    for at, (column, game) in enumerate(zip(sheet.columns, book.games, strict=True)):
        assert column.totals == tuple(map(game.points, range(len(sides))))
        assert column.boxes == tuple(map(game.boxes, range(len(sides))))
        assert sum(column.entered) == len(game.entries)
        assert column.conceded == (game.given_to is not None)
        assert tuple(line.total for line in sheet.reckoning(at)) == tuple(book.totals(game) or ())
    assert sheet.sums() == tuple(book.sums())
    assert sheet.over == book.over()
    winner = book.winner()
    assert sheet.winner == (None if winner is None else sides[winner])


@settings(max_examples=400)
@given(rule_mixes(), ROWS, st.none() | st.integers(0, 3))
def test_a_match_is_reckoned_as_naively(
    rules: Rules, rows: Sequence[tuple[int, int] | None], gives_up: int | None
) -> None:
    seats, sides = seats_of(rules), sides_of(rules)
    book = book_of(rules)
    played: list[tuple[Seat, int] | None] = []
    sheet = sheet_of(rules)
    for row in rows:
        if sheet.over:
            break
        if row is None:
            played.append(None)
        else:
            winner, points = row[0] % len(sides), row[1]
            book.enter(winner, points)
            played.append((sides[winner].seats[0], points))
        sheet = sheet_of(rules, *played)
        check_against(sheet, book)
        assert all(column.running[-1] == column.totals for column in sheet.columns)
    if gives_up is not None and not sheet.over:
        seat = seats[gives_up % len(seats)]
        book.give_up(next(n for n, one in enumerate(sides) if seat in one))
        check_against(sheet_of(rules, *played, gave_up=seat), book)


def test_a_column_before_its_first_hand() -> None:
    assert sheet_of(THREE).columns == (Column((0, 0, 0), (0, 0, 0)),)
    assert len(sheet_of(HOLLYWOOD).columns) == 3
    with pytest.raises(ValueError):
        sheet_of(DEFAULT).sides.index(Side((WEST,)))
