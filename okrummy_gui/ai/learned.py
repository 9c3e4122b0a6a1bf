"""The player that learned by playing against itself: networks discard, take and knock."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from okrummy_gui.ai.data import Learned, learned
from okrummy_gui.ai.features import (
    Taken,
    ahead_of,
    discard_inputs,
    draw_inputs,
    knock_inputs,
    look,
)
from okrummy_gui.ai.memory import Memory, remember
from okrummy_gui.ai.player import Choice, choices_after, least_with_taken
from okrummy_gui.ai.rating import Rating
from okrummy_gui.ai.taking import lowers
from okrummy_gui.engine.cards import Card, mask_of
from okrummy_gui.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class ByNetwork:
    """Rates discards by a network."""

    learned: Learned = field(default_factory=learned)

    def worths(self, memory: Memory, hand: int, choices: Sequence[Choice]) -> list[float]:
        """By choice, in points of the hand's score; only their differences mean something."""
        if len(choices) == 1:
            return [0.0]
        sight = look(memory, self.learned.belief, self.learned.equity)
        value = self.learned.discard.value
        return [
            value(
                discard_inputs(sight, ahead_of(sight, choice.kept), choice.kept, choice.card.index)
            )
            for choice in choices
        ]


@dataclass(frozen=True, slots=True)
class KnockByNetwork:
    """Knocks where a network says that it is worth more than to play on."""

    learned: Learned = field(default_factory=learned)

    def __call__(self, memory: Memory, choice: Choice) -> bool:
        if memory.last:
            return True
        sight = look(memory, self.learned.belief, self.learned.equity)
        inputs = knock_inputs(sight, ahead_of(sight, choice.kept), choice.kept)
        return self.learned.knock.value(inputs) > 0


@dataclass(frozen=True, slots=True)
class TakeByNetwork:
    """Takes what lowers the deadwood where a network says that it is worth more than the stock."""

    rating: Rating
    """Settles which card would be laid."""
    learned: Learned = field(default_factory=learned)

    def wants(self, view: PlayerView, card: Card, rng: random.Random) -> bool:
        """Whether to take the card."""
        hand = mask_of(view.hand)
        ace_high = view.rules.ace_high_runs
        if not lowers(hand, card, ace_high):
            return False
        if least_with_taken(hand, card, ace_high) == 0:
            return True
        memory = remember(view, drawing=True)
        sight = look(memory, self.learned.belief, self.learned.equity)
        with_card = hand | card.bit
        choices = choices_after(with_card, card, ace_high)
        worths = self.rating.worths(memory, with_card, choices)
        _, best = max(zip(worths, choices, strict=True), key=lambda pair: pair[0])
        taken = Taken(hand, best.kept, card.index, best.card.index)
        before, after = ahead_of(sight, hand), ahead_of(sight, best.kept)
        return self.learned.draw.value(draw_inputs(sight, before, after, taken)) > 0
