"""Where the cards come from: the deal number of each hand, its deck, its restocks (R6, R7, R16)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.deals import LARGEST, DealNumber, deck_of, lot_of, restock_of
from okrummy_gui.engine.protocol import Deal, Restock, Seat, seats_of
from okrummy_gui.model.setup import Setup


class Dealing(Protocol):
    """Deals when the session asks; what it gives becomes part of the log."""

    def first(self, setup: Setup) -> Deal:
        """The first hand of a game."""
        ...

    def following(self, last: Deal, dealer: Seat) -> Deal:
        """The hand after `last`."""
        ...

    def restock(self, deal: Deal, time: int, cards: Sequence[Card]) -> Restock:
        """These discards as the new stock; `time` counts the restocks of the hand from 1."""
        ...


class NumberedDealing:
    """Every hand has a deal number: drawn by chance, or in order from the one a game began with."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def first(self, setup: Setup) -> Deal:
        number = setup.number or self._drawn()
        seats = seats_of(setup.rules)
        by_lot = seats[lot_of(number, len(seats))] if setup.number else self._rng.choice(seats)
        dealer = setup.dealer or by_lot
        return Deal(deck_of(number), dealer, number, known=setup.number is not None)

    def following(self, last: Deal, dealer: Seat) -> Deal:
        known = last.known and last.number is not None
        number = last.number.following() if known and last.number else self._drawn()
        return Deal(deck_of(number), dealer, number, known)

    def restock(self, deal: Deal, time: int, cards: Sequence[Card]) -> Restock:
        if deal.number is None:
            return Restock(tuple(self._rng.sample(cards, len(cards))))
        return Restock(restock_of(deal.number, time, cards))

    def _drawn(self) -> DealNumber:
        return DealNumber(self._rng.randint(1, LARGEST))
