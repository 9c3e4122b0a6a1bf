"""Melds, arrangements, discards and defences (R2 to R4, R13, R17, R18).

Ties are broken everywhere by the same rule: the fewest melds, then the first in card order
(melds compared card by card). Nothing is remembered from one hand to the next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from okrummy_gui.engine.cards import DECK, Card, cards_of, mask_of, points_of
from okrummy_gui.engine.meldmasks import (
    GROW,
    MASKS,
    PLACE,
    ROWS,
    best_places,
    completing_pairs,
    layable_mask,
    least_after_discard_mask,
    least_deadwood_mask,
    partitions,
    points_of_mask,
)
from okrummy_gui.engine.rules import Rules

__all__ = [
    "Arrangement",
    "Defence",
    "Layoff",
    "Meld",
    "arrangements_within",
    "best_arrangement",
    "best_defence",
    "best_discard",
    "completing_pairs",
    "knock_arrangements",
    "least_after_discard",
    "least_after_discard_mask",
    "least_deadwood",
    "least_deadwood_mask",
]


@dataclass(frozen=True, slots=True)
class Meld:
    """A set or a run (R4); made by `of`, so that what exists is a meld.

    `cards` stand in order: a run ascending (a high ace last), a set by card order.
    """

    cards: tuple[Card, ...]
    mask: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "mask", mask_of(self.cards))

    @property
    def is_set(self) -> bool:
        """Whether it is a set; otherwise it is a run."""
        return self.cards[0].rank is self.cards[1].rank

    @staticmethod
    def of(cards: Iterable[Card], ace_high_runs: bool) -> Meld:
        """The meld of these cards in any order (R2, R4); ValueError when they are none."""
        row = tuple(cards)
        mask = mask_of(row)
        if mask.bit_count() != len(row) or mask not in GROW[ace_high_runs]:
            raise ValueError(f"not a meld: {''.join(map(str, row))}")
        return _MELDS[PLACE[mask]]

    def fits(self, card: Card, ace_high_runs: bool) -> bool:
        """Whether the card may be laid off here: an end of the run, the fourth of a set (R17)."""
        return GROW[ace_high_runs].get(self.mask, 0) & card.bit != 0

    def extended(self, card: Card, ace_high_runs: bool) -> Meld:
        """The meld with the card laid off (R17); ValueError when it does not fit."""
        if not self.fits(card, ace_high_runs):
            raise ValueError(f"{card} does not fit {self}")
        return _MELDS[PLACE[self.mask | card.bit]]

    def __str__(self) -> str:
        return "".join(map(str, self.cards))


_MELDS: Final = tuple(Meld(tuple(DECK[index] for index in row)) for row in ROWS)
_DISCARD_ORDER: Final = tuple(card.index - 52 * card.points for card in DECK)


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A hand in melds and deadwood (R4), each in card order; `points` is the deadwood's sum."""

    melds: tuple[Meld, ...]
    deadwood: tuple[Card, ...]
    points: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "points", sum([card.points for card in self.deadwood]))


@dataclass(frozen=True, slots=True)
class Layoff:
    """A card laid off on a meld (R17); `meld` is its place among the table melds, from 0."""

    card: Card
    meld: int


@dataclass(frozen=True, slots=True)
class Defence:
    """A defender's melds, layoffs in an order in which each fits, and deadwood (R17, R18)."""

    melds: tuple[Meld, ...]
    layoffs: tuple[Layoff, ...]
    deadwood: tuple[Card, ...]

    @property
    def points(self) -> int:
        """The deadwood's sum, in points (R3)."""
        return points_of(self.deadwood)


def _arrangement(mask: int, places: Iterable[int]) -> Arrangement:
    melds = tuple([_MELDS[place] for place in places])
    for meld in melds:
        mask ^= meld.mask
    deadwood = []
    while mask:
        low = mask & -mask
        deadwood.append(DECK[low.bit_length() - 1])
        mask ^= low
    return Arrangement(melds, tuple(deadwood))


def least_deadwood(cards: Iterable[Card], rules: Rules) -> int:
    """The least deadwood of the cards, in points, all of them counted (R3, R4)."""
    return least_deadwood_mask(mask_of(cards), rules.ace_high_runs)


def best_arrangement(cards: Iterable[Card], rules: Rules) -> Arrangement:
    """The arrangement with the least deadwood (R4, R13).

    Of equal ones the fewest melds, then the first in card order: `arrangements_within`'s first.
    """
    mask = mask_of(cards)
    return _arrangement(mask, best_places(mask, rules.ace_high_runs))


def best_discard(
    cards: Iterable[Card], rules: Rules, forbidden: Card | None = None
) -> tuple[Card, int]:
    """The discard that leaves the least deadwood, and that deadwood in points (R12).

    Of equal ones the highest in points, then the first in card order. `forbidden` may not go.
    """
    row = sorted([card.index for card in cards], key=_DISCARD_ORDER.__getitem__)
    mask = 0
    for index in row:
        mask |= 1 << index
    best: int | None = None
    least = 0
    for index in row:
        if forbidden is None or index != forbidden.index:
            points = least_deadwood_mask(mask ^ 1 << index, rules.ace_high_runs)
            if best is None or points < least:
                best, least = index, points
    if best is None:
        raise ValueError("no card to discard")
    return DECK[best], least


def least_after_discard(cards: Iterable[Card], rules: Rules, forbidden: Card | None = None) -> int:
    """The deadwood in points after the best discard (R12)."""
    return best_discard(cards, rules, forbidden)[1]


def arrangements_within(cards: Iterable[Card], limit: int, rules: Rules) -> tuple[Arrangement, ...]:
    """Every arrangement whose deadwood is at or below the limit, in points (R13).

    They differ by their melds, a run of six as one meld or two included, and may leave a meld
    unlaid. The least deadwood is first; of equal ones the fewest melds, then card order.
    """
    mask = mask_of(cards)
    found = [
        (points_of_mask(left), len(places), places)
        for places, left in partitions(mask, limit, 0, rules.ace_high_runs)
    ]
    return tuple(_arrangement(mask, places) for _, _, places in sorted(found))


def knock_arrangements(
    cards: Iterable[Card], limit: int, unseen: Iterable[Card], rules: Rules
) -> tuple[Arrangement, ...]:
    """As `arrangements_within`, but the first is the one R13 offers.

    The least deadwood is first; of equal ones the least to lay off: the fewest points among
    the `unseen` cards that fit its melds; then card order.
    """
    mask = mask_of(cards)
    others = mask_of(unseen)
    found = [
        (points_of_mask(left), _layable([MASKS[place] for place in places], others, rules), places)
        for places, left in partitions(mask, limit, 0, rules.ace_high_runs)
    ]
    return tuple(_arrangement(mask, places) for _, _, places in sorted(found))


def _layable(melds: Iterable[int], unseen: int, rules: Rules) -> int:
    if not rules.layoffs:
        return 0
    return points_of_mask(layable_mask(melds, unseen, rules.ace_high_runs))


def best_defence(cards: Iterable[Card], table: Sequence[Meld], rules: Rules) -> Defence:
    """Own melds and layoffs together with the least deadwood left (R17, R18).

    Of equal ones the fewest cards laid off, then the fewest melds, then card order of the
    melds. A card that fits several melds goes on the first run, else on the first set. After
    a gin nobody lays off (R19): give no table melds.
    """
    mask = mask_of(cards)
    ace_high = rules.ace_high_runs
    melds = [meld.mask for meld in table] if rules.layoffs else []
    places = best_places(mask, ace_high)
    laid = layable_mask(melds, mask, ace_high)
    if laid:
        places, laid = _best_split(mask, places, melds, laid, ace_high)
    arranged = _arrangement(mask, places)
    deadwood = tuple(card for card in arranged.deadwood if not card.bit & laid)
    return Defence(arranged.melds, _layoffs(laid, table, ace_high), deadwood)


def _best_split(
    mask: int, places: list[int], melds: list[int], free: int, ace_high: bool
) -> tuple[list[int], int]:
    """The best own melds by place and the mask of the cards laid off (R18).

    `places` are a first try that bounds the search; `free` cards are all that can ever go.
    """
    left = mask
    for place in places:
        left ^= MASKS[place]
    limit = points_of_mask(left & ~layable_mask(melds, left, ace_high))
    found = []
    for own, rest in partitions(mask, limit, free, ace_high):
        laid = layable_mask(melds, rest, ace_high)
        found.append((points_of_mask(rest ^ laid), laid.bit_count(), len(own), own, laid))
    _, _, _, own, laid = min(found)
    return own, laid


def _layoffs(laid: int, table: Sequence[Meld], ace_high: bool) -> tuple[Layoff, ...]:
    """The cards of `laid` in an order in which each fits: runs first, for their chains (R17)."""
    layoffs = []
    for place in sorted(range(len(table)), key=lambda at: table[at].is_set):
        grown = table[place].mask
        while more := GROW[ace_high][grown] & laid:
            bit = more & -more
            grown |= bit
            laid ^= bit
            layoffs.append(Layoff(next(cards_of(bit)), place))
    return tuple(layoffs)
