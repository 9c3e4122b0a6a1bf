"""When to take the card on the discard pile instead of drawing from the stock."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Protocol

from okrummy_gui.ai.knocking import Knocking
from okrummy_gui.ai.memory import remember
from okrummy_gui.ai.player import choices_after, least_with_taken, melds_with
from okrummy_gui.engine.cards import Card, mask_of
from okrummy_gui.engine.meldmasks import COLUMN, least_deadwood_mask
from okrummy_gui.engine.view import PlayerView


class Taking(Protocol):
    """Decides about the top card of the pile."""

    def wants(self, view: PlayerView, card: Card, rng: random.Random) -> bool:
        """Whether to take the card."""
        ...


@dataclass(frozen=True, slots=True)
class IfItMelds:
    """Takes what completes a meld."""

    lowers: bool = False
    """Only if the deadwood gets less."""
    mate_chance: float = 0.0
    """How often a card is taken as well that has but its equal in rank in the hand."""

    def wants(self, view: PlayerView, card: Card, rng: random.Random) -> bool:
        hand = mask_of(view.hand)
        ace_high = view.rules.ace_high_runs
        if melds_with(hand, card, ace_high):
            return not self.lowers or lowers(hand, card, ace_high)
        has_mate = hand & COLUMN << card.place != 0
        return self.mate_chance > 0 and has_mate and rng.random() < self.mate_chance


@dataclass(frozen=True, slots=True)
class IfItHelps:
    """Takes what lowers the deadwood by a meld, makes gin, or lets a knock follow."""

    knocking: Knocking

    def wants(self, view: PlayerView, card: Card, rng: random.Random) -> bool:
        hand = mask_of(view.hand)
        ace_high = view.rules.ace_high_runs
        after = least_with_taken(hand, card, ace_high)
        if after >= least_deadwood_mask(hand, ace_high):
            return False
        if after == 0 or melds_with(hand, card, ace_high):
            return True
        return after <= view.limit and self._knock_follows(view, hand, card, after)

    def _knock_follows(self, view: PlayerView, hand: int, card: Card, after: int) -> bool:
        memory = remember(view, drawing=True)
        return any(
            choice.deadwood == after and self.knocking(memory, choice)
            for choice in choices_after(hand | card.bit, card, memory.ace_high)
        )


def lowers(hand: int, card: Card, ace_high: bool) -> bool:
    """Whether the deadwood gets less when the card is taken and another one laid."""
    return least_with_taken(hand, card, ace_high) < least_deadwood_mask(hand, ace_high)
