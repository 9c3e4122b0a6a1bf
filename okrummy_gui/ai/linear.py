"""The linear evaluator: sums of weighted figures, by class of limit and turn. A reference."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Final

from okrummy_gui.ai.ahead import completing
from okrummy_gui.ai.data import linear_weights
from okrummy_gui.ai.features import Ahead, Sight, ahead_of, melded, risk_of, unbelieving
from okrummy_gui.ai.memory import Memory, remember
from okrummy_gui.ai.player import Choice, choices_after, least_with_taken, melds_with
from okrummy_gui.ai.taking import lowers
from okrummy_gui.engine.cards import Card, cards_of, mask_of
from okrummy_gui.engine.view import PlayerView

_TURNS: Final = 8.0
_STOCK: Final = 15.0
_CLASSES: Final = (0, 4, 7, 10)
"""The highest limit of each class that has weights of its own."""


@dataclass(frozen=True, slots=True)
class ByLinearValue:
    """Rates discards by the linear evaluator."""

    weights: tuple[tuple[float, ...], ...] = field(default_factory=linear_weights)
    """By class of limit."""

    def worths(self, memory: Memory, hand: int, choices: Sequence[Choice]) -> list[float]:
        """By choice, in points."""
        sight = unbelieving(memory)
        return [self._worth(sight, choice) for choice in choices]

    def _worth(self, sight: Sight, choice: Choice) -> float:
        limit = sight.memory.limit
        weights = self.weights[next(at for at, most in enumerate(_CLASSES) if limit <= most)]
        inputs = _inputs(sight, ahead_of(sight, choice.kept), choice)
        return sum([weight * one for weight, one in zip(weights, inputs, strict=True)])


def _inputs(sight: Sight, ahead: Ahead, choice: Choice) -> list[float]:
    memory = sight.memory
    risk = risk_of(sight, choice.card.index)
    turn, stock = memory.turn / _TURNS, memory.stock / _STOCK
    base = [
        *ahead.means,
        ahead.now,
        sqrt(ahead.means[1]),
        min(ahead.to_gin, 10),
        ahead.to_gin > 0,
        min(ahead.to_limit, 10),
        ahead.improving,
        ahead.now <= memory.limit,
        choice.card.points,
        (completing(choice.kept, memory.ace_high) & memory.unseen).bit_count(),
        risk.known,
        risk.pairs,
        risk.likely,
        risk.touched,
        risk.near_laid,
    ]
    in_melds = melded(choice.kept, memory.ace_high).bit_count()
    return [
        *base,
        *[one * turn for one in base],
        *[one * turn * turn for one in base],
        *[one if memory.known else 0.0 for one in base[4:8]],
        in_melds,
        in_melds * turn,
        base[6] * stock,
        base[8] * stock,
    ]


@dataclass(frozen=True, slots=True)
class IfBetterThanStock:
    """Takes what melds and is worth more than the mean of all cards of the stock."""

    rating: ByLinearValue
    margin: float = 1.0
    """How much more, in points."""

    def wants(self, view: PlayerView, card: Card, rng: random.Random) -> bool:
        hand = mask_of(view.hand)
        ace_high = view.rules.ace_high_runs
        if not lowers(hand, card, ace_high):
            return False
        if least_with_taken(hand, card, ace_high) == 0:
            return True
        if not melds_with(hand, card, ace_high):
            return False
        memory = remember(view, drawing=True)
        taken = self._best(memory, hand | card.bit, card)
        drawn = [self._best(memory, hand | other.bit, None) for other in cards_of(memory.unseen)]
        return not drawn or taken > sum(drawn) / len(drawn) + self.margin

    def _best(self, memory: Memory, hand: int, taken: Card | None) -> float:
        seen_less = replace(memory, unseen=memory.unseen & ~hand)
        return max(self.rating.worths(seen_less, hand, choices_after(hand, taken, memory.ace_high)))
