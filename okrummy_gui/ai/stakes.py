"""What a hand's points are worth in the match: little where a side needs few or has no hope."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

_FURTHEST: Final = 151
"""Who needs more points counts as if he needed so many."""
_STEP: Final = 10
_SAMPLED: Final = (6, 15, 30, 45)
_USUAL: Final = 30
EVEN: Final = tuple(points / _USUAL for points in _SAMPLED) * 2
"""The stakes where all points are worth the same."""


@dataclass(frozen=True, slots=True)
class Equity:
    """The chance to win a match between equals by what the one and the other need."""

    table: tuple[tuple[float, ...], ...]
    """For needs of 1, 11, … 151 points."""

    def chance(self, mine: int, other: int) -> float:
        """Of the one who needs `mine`."""
        if mine <= 0 or other <= 0:
            return float(mine <= 0)
        row, down = self._place(mine)
        column, right = self._place(other)
        upper, lower = self.table[row], self.table[row + 1]
        return (1 - down) * ((1 - right) * upper[column] + right * upper[column + 1]) + down * (
            (1 - right) * lower[column] + right * lower[column + 1]
        )

    def _place(self, need: int) -> tuple[int, float]:
        at = (min(need, _FURTHEST) - 1) / _STEP
        whole = min(int(at), len(self.table) - 2)
        return whole, at - whole

    def stakes(self, needs: tuple[int, int] | None, multiplier: int) -> Sequence[float]:
        """What some wins and some losses are worth, the usual ones making two together."""
        if needs is None:
            return EVEN
        mine, other = (min(need, _FURTHEST) for need in needs)
        now = self.chance(mine, other)
        won = [self.chance(mine - points * multiplier, other) - now for points in _SAMPLED]
        lost = [now - self.chance(mine, other - points * multiplier) for points in _SAMPLED]
        usual = _SAMPLED.index(_USUAL)
        scale = 2 / (won[usual] + lost[usual])
        return [scale * worth for worth in won + lost]
