"""Views laid out by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from okrummy_gui.engine.cards import mask_of, parse_cards
from okrummy_gui.engine.legal import Legal
from okrummy_gui.engine.protocol import Phase, seats_of
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.scoring import Scoresheet
from okrummy_gui.engine.view import PlayerView

TWO_SEATS = seats_of(Rules())
SOUTH, NORTH = TWO_SEATS


def a_view(
    phase: Phase,
    hand: str,
    discards: str = "KD",
    rules: Rules | None = None,
    limit: int = 10,
    **more: Any,
) -> PlayerView:
    """South's view, nothing being known of North."""
    rules = rules or Rules()
    cards, pile = parse_cards(hand), parse_cards(discards)
    may = Legal(SOUTH, phase, rules, limit, mask_of(cards), mask_of(cards + pile))
    made = PlayerView(
        SOUTH, TWO_SEATS, rules, phase, SOUTH, NORTH, Scoresheet(rules), hand=cards, limit=limit,
        stock_count=25, discards=pile, counts=(len(cards), 10), known=((), ()), legal=may,
    )  # fmt: skip
    return replace(made, **more)
