"""Rates and means with their 95 % intervals, clustered by set of mirrored games."""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

from okrummy_gui.arena.pairs import Game

_QUANTILE: Final = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure, and how far to each side its 95 % interval reaches; None if that is unknown."""

    value: float
    within: float | None = None

    def times(self, factor: float) -> Estimate:
        """The same in another unit."""
        return Estimate(self.value * factor, None if self.within is None else self.within * factor)


def ratio(clusters: Iterable[tuple[float, float]]) -> Estimate | None:
    """The sum of the first figures by the sum of the second ones; None when that is 0.

    The games of a cluster depend on each other, so the clusters' scatter makes the interval: with m
    clusters (x, n) and R = Σx / Σn the variance of R is m / (m − 1) · Σ(x − R n)² / (Σn)².
    """
    rows = list(clusters)
    whole = sum(n for _, n in rows)
    if not whole:
        return None
    value = sum(x for x, _ in rows) / whole
    if len(rows) < 2:
        return Estimate(value)
    scatter = sum((x - value * n) ** 2 for x, n in rows)
    error = math.sqrt(len(rows) / (len(rows) - 1) * scatter) / whole
    return Estimate(value, _QUANTILE * error)


@dataclass(frozen=True, slots=True)
class Thinking:
    """How long a player's decisions took, in milliseconds."""

    decisions: int
    median: float
    p99: float

    @staticmethod
    def of(seconds: Sequence[float]) -> Thinking | None:
        """None of no decisions. The 99th percentile is the least that 99 % do not exceed."""
        if not seconds:
            return None
        row = sorted(seconds)
        return Thinking(
            len(row),
            1e3 * row[(len(row) - 1) // 2],
            1e3 * row[math.ceil(len(row) * 0.99) - 1],
        )


class Tally:
    """The games so far, set by set."""

    def __init__(self, sides: int) -> None:
        self.sides = sides
        self.sets: list[tuple[Game, ...]] = []
        self.deals = 0
        """Different deals; each game of a set plays the same ones."""
        self._seconds: tuple[array[float], array[float]] = (array("d"), array("d"))

    def add(self, games: tuple[Game, ...]) -> None:
        """A set that is complete."""
        self.sets.append(games)
        self.deals += max(game.hands for game in games)
        for game in games:
            for seconds, times in zip(self._seconds, game.times, strict=True):
                seconds.extend(times)

    @property
    def games(self) -> int:
        return sum(map(len, self.sets))

    @property
    def hands(self) -> int:
        return sum(game.hands for games in self.sets for game in games)

    def games_won(self) -> Estimate | None:
        """The first party's share of the games; of a tie it has its part."""
        return self._by_game(lambda game: game.share)

    def strength(self) -> Estimate | None:
        """The share of the games so that 0.5 is what an equal player has, at any table."""
        won = self.games_won()
        return None if won is None else won.times(self.sides / 2)

    def margin(self) -> Estimate | None:
        """The first party's points a hand less the mean of the others'."""
        return self.by_hand(lambda game: game.margin)

    def by_hand(self, figure: Callable[[Game], float]) -> Estimate | None:
        """The figure a hand."""
        return self._by(figure, lambda game: game.hands)

    def _by_game(self, figure: Callable[[Game], float]) -> Estimate | None:
        return self._by(figure, lambda _: 1)

    def _by(
        self, figure: Callable[[Game], float], size: Callable[[Game], float]
    ) -> Estimate | None:
        return ratio((sum(map(figure, games)), sum(map(size, games))) for games in self.sets)

    def thinking(self, who: int) -> Thinking | None:
        """The decisions of the first (0) or second (1) player."""
        return Thinking.of(self._seconds[who])
