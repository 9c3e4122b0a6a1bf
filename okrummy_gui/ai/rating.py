"""How good the hand is after a discard, in points of deadwood; more is better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from okrummy_gui.ai.ahead import Draws, best_mean, completing
from okrummy_gui.ai.memory import Memory, danger_of
from okrummy_gui.ai.player import Choice
from okrummy_gui.engine.meldmasks import COLUMN

_GIN: Final = 100.0
"""What a hand without deadwood is worth to who does not look ahead."""


class Rating(Protocol):
    """Rates the discards of one decision against each other."""

    def worths(self, memory: Memory, hand: int, choices: Sequence[Choice]) -> list[float]:
        """By choice; `hand` are the eleven cards."""
        ...


@dataclass(frozen=True, slots=True)
class ByChances:
    """Deadwood, and how many cards would complete a meld."""

    weight: float
    """What such a card counts."""
    decay: float = 1.0
    """What is left of that from one own turn to the next."""
    pair_love: float = 0.0
    """How unwilling to part the last two cards of a rank."""
    known_danger: float = 0.0
    """Of a discard that melds with cards the next player is known to hold."""

    def worths(self, memory: Memory, hand: int, choices: Sequence[Choice]) -> list[float]:
        return [self._worth(memory, hand, choice) for choice in choices]

    def _worth(self, memory: Memory, hand: int, choice: Choice) -> float:
        worth = -float(choice.deadwood)
        if choice.deadwood == 0:
            worth += _GIN
        outs = completing(choice.kept, memory.ace_high) & memory.unseen
        worth += self.weight * self.decay ** (memory.turn - 1) * outs.bit_count()
        mates = hand & COLUMN << choice.card.place
        if mates.bit_count() == 2:
            worth -= self.pair_love
        if self.known_danger and memory.known and danger_of(memory, choice.card.index).known:
            worth -= self.known_danger
        return worth


@dataclass(frozen=True, slots=True)
class ByNextDraw:
    """Deadwood, the mean deadwood after the best next draws, and danger."""

    draws: int
    """Of how many of the best draws the mean counts."""
    weight: float = 18.0
    decay: float = 0.9
    """What is left of the weight of the draws from one own turn to the next."""
    known_danger: float = 0.0
    """Of a discard that melds with cards the next player is known to hold."""
    pair_danger: float = 0.0
    """Of each pair he may hold that melds with the discard."""
    judges: bool = False
    """Whether pairs count less that he seems not to hold and more of which a card is known."""
    gin_love: float = 0.0
    """Of each card that would make gin next."""

    def worths(self, memory: Memory, hand: int, choices: Sequence[Choice]) -> list[float]:
        draws = Draws(memory.unseen, memory.ace_high)
        return [self._worth(memory, draws, choice) for choice in choices]

    def _worth(self, memory: Memory, draws: Draws, choice: Choice) -> float:
        worth = -choice.deadwood - self._danger(memory, choice)
        row = sorted(draws.after(choice.kept))
        worth += self.gin_love * row.count(0)
        mean = best_mean(row, self.draws, choice.deadwood)
        return worth - self.weight * self.decay ** (memory.turn - 1) * mean

    def _danger(self, memory: Memory, choice: Choice) -> float:
        if not self.pair_danger and not self.known_danger:
            return 0.0
        danger = danger_of(memory, choice.card.index)
        if danger.known:
            return self.known_danger
        pairs = danger.likely + 2 * danger.touched if self.judges else danger.pairs
        return self.pair_danger * pairs
