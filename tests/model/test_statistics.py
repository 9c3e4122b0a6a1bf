"""What results come to for a player."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.presets import PresetRef, Shelf
from okrummy_gui.model.statistics import (
    LONGEST_AGO,
    Choice,
    Figures,
    Game,
    Opponent,
    Pair,
    Person,
    Verdict,
    chosen,
    figures,
    games_course,
    games_of,
    grouped,
    levels,
    mixes,
    moment,
    people,
    points_course,
    print_marks,
    read_marks,
)
from okrummy_gui.model.statisticsmodel import Mix
from okrummy_gui.store.contract import MatchRow
from tests.model.statisticsrows import drawn, hand, match

ANN = Person("Ann")
TWO = Rules(target=100)


def of(*rows: MatchRow, person: Person = ANN) -> Figures:
    return figures(games_of(rows, person))


# ---------------------------------------------------------------- figures


def test_a_game_of_every_kind_of_hand() -> None:
    made = of(
        match(
            hand(TWO, "S", (3, 31)),  # 28 to Ann
            hand(TWO, "N", (44, 0), gin=True),  # 69 to North
            hand(TWO, "N", (4, 5)),  # an undercut: 26 to Ann
            hand(TWO, "S", (5, 5), times=2),  # undercut: 50 to North, who wins
            drawn(),
        )
    )
    assert (made.games, made.hands, made.drawn) == (1, 5, 1)
    assert made.won == Pair(0, 1)
    assert made.hands_won == Pair(2, 2)
    assert made.points == Pair((28 + 26) / 5, (69 + 50) / 5)
    assert made.gins == Pair(0, 1)
    assert made.knocks == Pair(2, 1)
    assert made.undercuts == Pair(1, 1)
    assert made.shutouts == Pair(0, 0)


def test_a_shutout_counts_for_whom_made_it() -> None:
    won = hand(TWO, "S", (0, 80), gin=True)
    row = match(won, names=("Ann", "Bob"), levels=("", ""))
    assert of(row).shutouts == Pair(1, 0)
    assert of(row, person=Person("Bob")).shutouts == Pair(0, 1)


def test_a_game_that_goes_on_counts_its_hands_only() -> None:
    made = of(match(hand(TWO, "S", (3, 31))))
    assert (made.games, made.hands) == (0, 1)


@pytest.mark.parametrize(("who", "won"), [("S", Pair(0, 1)), ("N", Pair(1, 0))])
def test_a_game_given_up_is_won_and_lost(who: str, won: Pair) -> None:
    made = of(match(hand(TWO, "S", (3, 31)), gave_up=who))
    assert made.won == won
    assert made.shutouts == Pair(0, 0)


def test_streaks_go_by_the_time_at_which_games_ended() -> None:
    won, lost = hand(TWO, "S", (0, 80), gin=True), hand(TWO, "N", (80, 0), gin=True)
    order = (won, won, lost, won, lost, lost, lost)
    rows = [
        match(each, ended=f"2026-05-{day:02}T10:00:00+00:00") for day, each in enumerate(order, 1)
    ]
    made = of(*reversed(rows))
    assert made.streaks == Pair(2, 3)
    assert made.streak == -3


def test_a_tie_in_hollywood_is_neither_won_nor_lost_and_ends_a_streak() -> None:
    rules = Rules(hollywood=True, target=100)
    mine = hand(rules, "S", (0, 75), gin=True)
    other = hand(rules, "N", (45, 0), gin=True)
    won = match(hand(TWO, "S", (0, 80), gin=True), ended="2026-05-01T10:00:00+00:00")
    tie = match(mine, other, other, mine, rules=rules)
    assert [each.verdict for each in games_of([tie], ANN)] == [Verdict.TIED]
    made = of(won, tie)
    assert made.games == 2
    assert made.won == Pair(1, 0)
    assert made.streak == 0
    assert made.streaks == Pair(1, 0)


def test_hollywood_is_one_game_with_a_shutout_for_each_column() -> None:
    rules = Rules(hollywood=True, target=25)
    won = hand(rules, "S", (0, 30), gin=True)
    made = of(match(won, won, won, rules=rules))
    assert made.games == 1
    assert made.shutouts == Pair(3, 0)


# ---------------------------------------------------------------- tables of three and four


def test_of_three_each_loser_pays_his_own_part() -> None:
    rules = Rules(seats=3)
    row = match(
        hand(rules, "S", (0, 12, 30), gin=True),
        rules=rules,
        names=("Ann", "Bea", "Cleo"),
        levels=("", "", ""),
    )
    games = {name: games_of([row], Person(name))[0].hands[0] for name in ("Ann", "Bea", "Cleo")}
    assert (games["Ann"].points, games["Ann"].paid) == (92, 0)
    assert (games["Bea"].points, games["Bea"].paid) == (0, 37)
    assert (games["Cleo"].points, games["Cleo"].paid) == (0, 55)


def test_of_three_an_undercut_is_given_by_one_and_received_by_the_knocker_alone() -> None:
    rules = Rules(seats=3)
    row = match(
        hand(rules, "S", (6, 6, 20)),
        rules=rules,
        names=("Ann", "Bea", "Cleo"),
        levels=("", "", ""),
    )
    made = {name: of(row, person=Person(name)) for name in ("Ann", "Bea", "Cleo")}
    assert made["Ann"].undercuts == Pair(0, 1)
    assert made["Bea"].undercuts == Pair(1, 0)
    assert made["Cleo"].undercuts == Pair(0, 0)
    assert made["Cleo"].points == Pair(0, 14)


def test_partners_share_what_their_side_does() -> None:
    rules = Rules(seats=4, partners=True, target=25)
    row = match(
        hand(rules, "N", (10, 20, 0, 20), gin=True),
        rules=rules,
        names=("Ann", "Bea", "Cleo", "Dora"),
        levels=("", "level1", "", "level2"),
    )
    for name in ("Ann", "Cleo"):
        made = of(row, person=Person(name))
        assert made.gins == Pair(1, 0)
        assert made.won == Pair(1, 0)
        assert games_of([row], Person(name))[0].opponents == (
            Opponent("level1"),
            Opponent("level2"),
        )


# ---------------------------------------------------------------- what does not count


def test_a_hand_that_could_be_known_does_not_count_nor_does_its_game() -> None:
    row = match(
        hand(TWO, "S", (3, 31)),
        hand(TWO, "S", (0, 80), gin=True, counted=False),
    )
    made = of(row)
    assert (made.games, made.hands) == (0, 1)
    assert made.shutouts == Pair(0, 0)


@pytest.mark.parametrize("mark", [{"stand_in": "level5"}, {"stand_in": None, "left": True}])
def test_a_game_in_which_a_computer_played_for_him_does_not_count(mark: dict[str, object]) -> None:
    chairs = {"S": {"level": "", **mark}, "N": {"level": "", "stand_in": None}}
    row = match(hand(TWO, "S", (0, 80), gin=True), names=("Ann", "Bob"), seating=json.dumps(chairs))
    assert of(row) == Figures()
    assert of(row, person=Person("Bob")).games == 1


@pytest.mark.parametrize(
    "row",
    [
        replace(match(), header="okrummy 7"),
        replace(match(), header="\x00"),
        match(seating="[" * 100_000),
        match(seating="[1]"),
        match(seating='{"S": 7}'),
        match(replace(hand(TWO, "S", (3, 31)), winner="?", knocker="../", points=-5)),
        match(replace(hand(TWO, "S", (3, 31)), outcome="nonsense", ended="yesterday")),
        match(replace(hand(Rules(seats=3), "S", (3, 31, 4)), deadwood=(1,))),
    ],
)
def test_rows_that_make_no_sense_do_no_harm(row: MatchRow) -> None:
    for person in (*people([row]), ANN):
        figures(games_of([row], person))


def test_a_match_without_a_seating_is_southerns() -> None:
    row = match(hand(TWO, "S", (3, 31)), seating="")
    assert people([row]) == (ANN,)
    assert games_of([row], ANN)[0].opponents == (Opponent("?"),)


# ---------------------------------------------------------------- people


def test_who_played_most_comes_first() -> None:
    rows = [
        match(names=("Ann", "")),
        match(names=("", "Bob"), levels=("", "")),
        match(names=("Ann", "")),
    ]
    assert people(rows)[0] == ANN
    assert set(people(rows)) == {ANN, Person(), Person("Bob")}


def test_nameless_people_at_one_table_are_numbered() -> None:
    row = match(names=("", ""), levels=("", ""))
    assert set(people([row])) == {Person("", 1), Person("", 2)}


def test_somebody_who_sits_twice_at_one_table_is_counted_once() -> None:
    row = match(hand(TWO, "S", (0, 80), gin=True), names=("Ann", "Ann"), levels=("", ""))
    assert of(row).games == 1


# ---------------------------------------------------------------- choosing


def _mix(rules: Rules) -> Mix:
    return Mix.of(rules, Shelf())


def test_games_are_chosen_by_level_rules_and_time() -> None:
    won = hand(TWO, "S", (0, 80), gin=True)
    rows = [
        match(won, levels=("", "level1")),
        match(won, levels=("", "level2")),
        match(hand(Rules(), "S", (3, 31)), rules=Rules()),
    ]
    games = games_of(rows, ANN)
    assert len(chosen(games, Choice(level="level1"), _mix)) == 1
    assert len(chosen(games, Choice(mix=_mix(Rules())), _mix)) == 1
    assert levels(games) == ("level1", "level2", "level5")
    assert set(mixes(games, _mix)) == {_mix(TWO), _mix(Rules())}


def test_of_a_game_that_reaches_back_too_far_the_later_hands_count() -> None:
    early, late = "2026-05-03T18:10:00+00:00", "2026-05-03T19:10:00+00:00"
    row = match(hand(TWO, "S", (3, 31), ended=early), hand(TWO, "S", (3, 31), ended=late))
    since = moment("2026-05-03T19:00:00+00:00")
    (game,) = chosen(games_of([row], ANN), Choice(since=since), _mix)
    assert len(game.hands) == 1


def test_a_hand_that_ended_at_the_mark_is_before_it() -> None:
    at = "2026-05-03T19:00:00+00:00"
    row = match(hand(TWO, "S", (0, 80), gin=True, ended=at), ended=at)
    (game,) = chosen(games_of([row], ANN), Choice(since=moment(at)), _mix)
    assert game.hands == ()
    assert game.verdict is None


def test_a_preset_of_any_number_of_seats_is_told_with_that_number() -> None:
    assert str(_mix(Rules())) == "Oklahoma Rummy"
    assert str(_mix(Rules(seats=3))) == "Oklahoma Rummy, 3 players"
    assert str(_mix(Rules(seats=4, partners=True))) == "Partnership Oklahoma"
    assert str(_mix(Rules(target=77))) == "Custom"
    assert _mix(Rules(fixed_limit=10, spade_multiplier=1, upcard_offer=True, target=100)).ref == (
        PresetRef("gin_rummy")
    )


def test_a_preset_of_the_players_own_is_told_by_its_name() -> None:
    shelf = Shelf()
    shelf.add("Ours", Rules(target=77))
    assert str(Mix.of(Rules(target=77), shelf)) == "Ours"


def test_groups_come_largest_first_and_a_game_may_be_in_several() -> None:
    rules = Rules(seats=3, target=25)
    three = match(
        hand(rules, "S", (0, 12, 30), gin=True),
        rules=rules,
        names=("Ann", "", ""),
        levels=("", "level1", "level2"),
    )
    two = match(hand(TWO, "S", (0, 80), gin=True), levels=("", "level1"))
    made = grouped(games_of([three, two], ANN), lambda game: game.opponents)
    assert [(who.level, each.games) for who, each in made] == [("level1", 2), ("level2", 1)]


# ---------------------------------------------------------------- course and marks


def test_a_course_is_levelled_over_the_last_ones() -> None:
    start = datetime(2026, 5, 1, tzinfo=UTC)
    hands = [
        replace(
            games_of([match(hand(TWO, "S", (0, points), gin=True))], ANN)[0].hands[0],
            ended=start + timedelta(hours=at),
        )
        for at, points in enumerate((15, 25, 35))
    ]
    game = Game((), TWO, tuple(reversed(hands)))
    course = points_course([game], span=2)
    assert course.lines == ((40, 45, 55), (0, 0, 0))
    assert course.moments == tuple(each.ended for each in hands)


def test_a_course_begins_where_there_is_something_to_level() -> None:
    start = datetime(2026, 5, 1, tzinfo=UTC)
    games = [Game((), TWO, (), start + timedelta(days=at), Verdict.WON) for at in range(30)]
    assert len(games_course(games).moments) == 26
    assert len(games_course(games[:10]).moments) == 8
    assert len(games_course(games[:2]).moments) == 2


def test_the_course_of_games_counts_a_tie_as_half() -> None:
    start = datetime(2026, 5, 1, tzinfo=UTC)
    games = [
        Game((), TWO, (), start + timedelta(days=at), verdict)
        for at, verdict in enumerate((Verdict.WON, Verdict.TIED, Verdict.LOST, None))
    ]
    assert games_course(games).lines == ((1, 0.75, 0.5),)


def test_marks_come_back_as_they_were_and_nonsense_is_none() -> None:
    marks = ("2026-05-03T19:00:00+00:00", "2026-06-03T19:00:00+00:00")
    assert read_marks(print_marks(marks)) == marks
    for odd in (None, "", "{", "7", '["yesterday", 7]', "[" * 100_000):
        assert read_marks(odd) == ()


def test_times_that_can_not_be_read_are_long_ago() -> None:
    for odd in (None, "", "yesterday", "9999-12-31T23:59:59-14:00", "2026-13-01"):
        assert moment(odd) == LONGEST_AGO
    assert moment("2026-05-03T20:00:00+02:00") == moment("2026-05-03T18:00:00")
