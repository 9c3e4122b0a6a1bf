"""A computer player put together from a way to rate discards, to take and to knock."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from okrummy_gui.ai.knocking import Knocking
from okrummy_gui.ai.memory import remember
from okrummy_gui.ai.player import best_defend, choices_of, knock_with, legal_of
from okrummy_gui.ai.rating import Rating
from okrummy_gui.ai.taking import Taking
from okrummy_gui.engine.legal import Legal
from okrummy_gui.engine.protocol import (
    Action,
    Discard,
    DrawDiscard,
    DrawStock,
    Pass,
    Phase,
    TakeUpcard,
    sides_of,
)
from okrummy_gui.engine.view import PlayerView

_CHANCE: Final = 1e-4
"""Settles which of equal discards is laid, in points."""
_TWO_SIDES: Final = 2


@dataclass(frozen=True, slots=True)
class Sensible:
    """Goes gin whenever it can; a card just taken it never lays, even where the rules let it."""

    rating: Rating
    taking: Taking
    knocking: Knocking
    forgetful: bool = False
    """Remembers of each player's discards the latest only."""

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        """A legal action; ValueError when it is not the viewer's turn."""
        legal = legal_of(view)
        match legal.phase:
            case Phase.UPCARD_OFFER:
                return TakeUpcard() if self._wants(view, rng) else Pass()
            case Phase.DRAW:
                takes = not legal.stock_only and self._wants(view, rng)
                return DrawDiscard() if takes else DrawStock()
            case Phase.DISCARD:
                return self._discard(view, legal, rng)
            case Phase.DEFEND:
                return best_defend(view)
            case _:
                raise ValueError(f"nothing to decide: {legal.phase}")

    def _wants(self, view: PlayerView, rng: random.Random) -> bool:
        return self.taking.wants(view, view.discards[-1], rng)

    def _discard(self, view: PlayerView, legal: Legal, rng: random.Random) -> Action:
        memory = remember(view, forgetful=self.forgetful)
        choices = choices_of(legal)
        worths = [
            worth + _CHANCE * rng.random()
            for worth in self.rating.worths(memory, legal.hand, choices)
        ]
        ranked = sorted(zip(worths, choices, strict=True), key=lambda pair: -pair[0])
        closing = min((choice for _, choice in ranked), key=lambda choice: choice.deadwood)
        if closing.deadwood == 0:
            return knock_with(legal, closing.card)
        if closing.deadwood <= view.limit and self.knocking(memory, closing):
            return knock_with(legal, closing.card)
        return Discard(ranked[0][1].card)


@dataclass(frozen=True, slots=True)
class BySides:
    """Plays one way against one side, partners or not, and another way against several."""

    one: Sensible
    several: Sensible

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        """A legal action; ValueError when it is not the viewer's turn."""
        player = self.one if len(sides_of(view.rules)) == _TWO_SIDES else self.several
        return player.choose(view, rng)
