"""Intervals and rates against figures worked out by hand."""

from __future__ import annotations

import math
from array import array

import pytest

from okrummy_gui.arena.pairs import Game, HandCounts
from okrummy_gui.arena.statistics import Estimate, Tally, Thinking, ratio


def a_game(share: float, hands: int = 4, margin: float = 0.0) -> Game:
    return Game(share, hands, margin, HandCounts(knock=hands), HandCounts(), 0, hands * 10)


def a_tally(*sets: tuple[Game, ...], sides: int = 2) -> Tally:
    tally = Tally(sides)
    for games in sets:
        tally.add(games)
    return tally


def test_an_interval_is_that_of_the_hand_worked_example():
    """Three pairs won 2, 1 and 0 of 2: R = 3/6, residues 1, 0, −1, variance 3/2 · 2/36 = 1/12."""
    found = ratio([(2, 2), (1, 2), (0, 2)])
    assert found is not None
    assert found.value == 0.5
    assert found.within == pytest.approx(1.959964 * math.sqrt(1 / 12), abs=1e-6)


def test_clusters_of_different_size_weigh_by_their_size():
    """R = 12/16; residues 10 − 9, 2 − 3; variance 2/1 · 2/256."""
    found = ratio([(10, 12), (2, 4)])
    assert found is not None
    assert found.value == 0.75
    assert found.within == pytest.approx(1.959964 * math.sqrt(4 / 256), abs=1e-6)


def test_one_cluster_has_no_interval_and_none_has_no_figure():
    assert ratio([(1, 2)]) == Estimate(0.5)
    assert ratio([]) is None
    assert ratio([(0, 0)]) is None


def test_games_that_a_pair_splits_add_no_scatter():
    """Clustered by pair: if every pair is split there is nothing uncertain about one half."""
    split = a_tally(*[(a_game(1), a_game(0))] * 10)
    assert split.games_won() == Estimate(0.5, 0.0)


def test_games_that_go_together_widen_the_interval():
    """Both games of a pair alike: as uncertain as half as many games."""
    together = a_tally(*[(a_game(1), a_game(1)), (a_game(0), a_game(0))] * 50).games_won()
    assert together is not None
    assert together.within == pytest.approx(1.959964 * math.sqrt(100 / 99 * 0.25 / 100), abs=1e-6)


def test_points_are_a_hand_and_not_a_game():
    tally = a_tally((a_game(1, 2, 30), a_game(0, 8, -10)))
    assert tally.margin() == Estimate(2.0)
    assert (tally.games, tally.hands, tally.deals) == (2, 10, 8)


def test_an_equal_share_is_one_half_at_any_table():
    tally = a_tally((a_game(1), a_game(0), a_game(0)), sides=3)
    found = tally.strength()
    assert found is not None
    assert found.value == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("count", "median", "p99"), [(1, 1, 1), (2, 1, 2), (100, 50, 99), (1000, 500, 990)]
)
def test_median_and_99th_percentile_of_decisions(count, median, p99):
    found = Thinking.of(array("d", [n / 1000 for n in range(count, 0, -1)]))
    assert found is not None
    assert found.decisions == count
    assert (found.median, found.p99) == pytest.approx((median, p99))
    assert Thinking.of([]) is None
