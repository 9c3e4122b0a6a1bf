"""A beginner: no memory, no foresight, knocks as soon as it can."""

from __future__ import annotations

import random

from okrummy_gui.ai.player import (
    best_defend,
    discards_by_deadwood,
    knock_with,
    legal_of,
    melds_with,
)
from okrummy_gui.engine.cards import mask_of
from okrummy_gui.engine.legal import Legal
from okrummy_gui.engine.protocol import (
    Action,
    Discard,
    DrawDiscard,
    DrawStock,
    Pass,
    Phase,
    TakeUpcard,
)
from okrummy_gui.engine.view import PlayerView


class Simple:
    """Takes what completes a meld, lays what leaves the least deadwood, chance among equals."""

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        """A legal action; ValueError when it is not the viewer's turn."""
        legal = legal_of(view)
        match legal.phase:
            case Phase.UPCARD_OFFER:
                return TakeUpcard() if _completes(view) else Pass()
            case Phase.DRAW:
                takes = not legal.stock_only and _completes(view)
                return DrawDiscard() if takes else DrawStock()
            case Phase.DISCARD:
                return _discard(view, legal, rng)
            case Phase.DEFEND:
                return best_defend(view)
            case _:
                raise ValueError(f"nothing to decide: {legal.phase}")


def _completes(view: PlayerView) -> bool:
    return melds_with(mask_of(view.hand), view.discards[-1], view.rules.ace_high_runs)


def _discard(view: PlayerView, legal: Legal, rng: random.Random) -> Action:
    """The card just taken is never laid, even where the rules let it (R12)."""
    options = [
        (card, points) for card, points in discards_by_deadwood(legal) if card != legal.taken
    ]
    least = min(points for _, points in options)
    card = rng.choice([card for card, points in options if points == least])
    return knock_with(legal, card) if least <= view.limit else Discard(card)
