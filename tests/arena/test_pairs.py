"""Mirrored games: same deals, other seats; and what is counted of a game."""

from __future__ import annotations

from multiprocessing import get_context

import pytest

from okrummy_gui.ai.gin_hunter import GinHunter
from okrummy_gui.ai.player import Player
from okrummy_gui.ai.simple import Simple
from okrummy_gui.arena import pairs
from okrummy_gui.arena.diary import Diary
from okrummy_gui.arena.pairs import Failed, Game, Plan, game_of, lost_game, play_game
from okrummy_gui.engine.deals import deck_of
from okrummy_gui.engine.protocol import Deal, Knock, Seat
from okrummy_gui.engine.record import Record, fold
from okrummy_gui.engine.rules import PRESETS, Rules

QUICK = Rules(target=50)
DIARY = Diary(get_context("spawn"))


def a_plan(rules: Rules = QUICK, *, together: bool = False) -> Plan:
    return Plan(("gin-hunter", "simple"), rules, 1, together)


def played(plan: Plan, place: int, turn: int, *players: Player) -> tuple[Game, Record]:
    makers = [lambda player=player: player for player in players]
    game = play_game(plan, place, turn, makers, DIARY)
    record = DIARY.record()
    assert record is not None
    return game, record


def deals(record: Record) -> list[Deal]:
    return [action for action in record.actions if isinstance(action, Deal)]


@pytest.mark.parametrize("player", [Simple(), GinHunter()])
def test_a_player_wins_exactly_half_against_itself(player):
    for place in range(6):
        one, two = (played(a_plan(), place, turn, player, player)[0] for turn in (0, 1))
        assert one.share + two.share == 1
        assert one.margin + two.margin == 0
        assert (one.first, one.others) == (two.others, two.first)


def test_the_games_of_a_pair_play_the_same_deals_in_changed_seats():
    both = [played(a_plan(), 3, turn, GinHunter(), Simple())[1] for turn in (0, 1)]
    names = [record.names for record in both]
    assert names == [("gin-hunter", "simple"), ("simple", "gin-hunter")]
    for one, two in zip(*map(deals, both), strict=False):
        assert one.number == two.number
        assert one.order == two.order
    assert deals(both[0])[0] == deals(both[1])[0]


def test_hands_count_on_from_the_number_that_the_pair_begins_from():
    plan = a_plan()
    numbers = [deal.number for deal in deals(played(plan, 0, 0, Simple(), Simple())[1])]
    assert numbers == [plan.first_deal(0).following(by) for by in range(len(numbers))]
    assert [deck_of(number) for number in numbers if number] == [
        deal.order for deal in deals(played(plan, 0, 0, Simple(), Simple())[1])
    ]


def test_another_seed_or_pair_begins_elsewhere():
    plans = a_plan(), Plan(("gin-hunter", "simple"), QUICK, 2)
    assert len({plan.first_deal(place) for plan in plans for place in range(50)}) == 100


@pytest.mark.parametrize(
    ("rules", "together", "seatings"),
    [
        (Rules(), False, ["S", "N"]),
        (Rules(seats=3), False, ["S", "W", "E"]),
        (Rules(seats=4), False, ["S", "W", "N", "E"]),
        (PRESETS["partnership"], False, ["S", "W", "N", "E"]),
        (PRESETS["partnership"], True, ["SN", "WE"]),
    ],
)
def test_the_first_player_sits_everywhere_in_turn(rules, together, seatings):
    plan = a_plan(rules, together=together)
    found = ["".join(seat.value for seat in seats) for seats in plan.seatings]
    assert found == seatings
    for turn, seats in enumerate(plan.seatings):
        assert plan.who_sits(turn).count(0) == len(seats)


@pytest.mark.parametrize("rules", [Rules(seats=3, target=50), Rules(seats=4, target=50)])
def test_at_larger_tables_equal_players_share_all_wins(rules):
    plan = a_plan(rules)
    games = [played(plan, 0, turn, Simple(), Simple())[0] for turn in range(rules.seats)]
    assert sum(game.share for game in games) == 1
    assert sum(game.margin for game in games) == pytest.approx(0)


def test_what_is_counted_is_what_the_record_says():
    game, record = played(a_plan(), 1, 0, GinHunter(), Simple())
    sheet = fold(record).sheet
    assert game == game_of(sheet, record.actions, (Seat.SOUTH,))
    knocks = sum(isinstance(action, Knock) for action in record.actions)
    assert game.first.won + game.others.won == knocks
    assert game.hands == len(sheet.results) == knocks + game.drawn
    totals = sheet.columns[0].totals
    assert game.margin == totals[0] - totals[1]
    times = game.times
    assert len(times[0]) + len(times[1]) == len(record.actions) - len(deals(record))


def test_a_faults_game_is_lost_for_the_side_of_who_made_it():
    _, record = played(a_plan(), 1, 0, GinHunter(), Simple())
    begun = Record(record.rules, record.names, record.actions[:-1])
    whole = len(fold(record).sheet.results)
    for loser, share in ((Seat.SOUTH, 0.0), (Seat.NORTH, 1.0)):
        lost = lost_game(begun, (Seat.SOUTH,), loser)
        assert lost.share == share
        assert lost.hands == whole - 1


def test_a_partners_fault_costs_the_side():
    rules = PRESETS["partnership"]
    record = Record(rules, ("a", "b", "b", "b"))
    shares = [lost_game(record, (Seat.SOUTH,), seat).share for seat in Seat]
    assert shares == [0, 1, 0, 1]


def test_a_game_without_an_end_is_a_tie(monkeypatch):
    monkeypatch.setattr(pairs, "MOST_HANDS", 3)
    game, record = played(a_plan(Rules(target=1000)), 0, 0, Simple(), Simple())
    assert (game.share, game.hands, len(deals(record))) == (0.5, 3, 3)


def test_a_fault_leaves_the_record_up_to_it():
    class Breaks(Simple):
        def choose(self, view, rng):
            if len(view.history) > 8:
                raise KeyError("lost")
            return super().choose(view, rng)

    with pytest.raises(Failed) as caught:
        played(a_plan(), 0, 0, Breaks(), Simple())
    assert (caught.value.kind, caught.value.place) == ("crash", 0)
    assert "KeyError: 'lost'" in caught.value.detail
    record = DIARY.record()
    assert record is not None
    assert fold(record).turn is Seat.SOUTH
