"""A plain, slow and independent reckoning of melds and layoffs, to compare the engine with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise

from okrummy_gui.engine.cards import RANKS, Card

Cards = frozenset[Card]
ORDER = {rank: place for place, rank in enumerate(RANKS)}


def worth(cards: Iterable[Card]) -> int:
    """R3."""
    return sum(min(ORDER[card.rank] + 1, 10) for card in cards)


def consecutive(places: Iterable[int]) -> bool:
    row = sorted(places)
    return all(high - low == 1 for low, high in pairwise(row))


def is_meld(cards: Cards, ace_high: bool) -> bool:
    """R2, R4."""
    if len(cards) < 3:
        return False
    if len({card.rank for card in cards}) == 1:
        return True
    if len({card.suit for card in cards}) > 1:
        return False
    places = [ORDER[card.rank] for card in cards]
    return consecutive(places) or (ace_high and consecutive(place or 13 for place in places))


def all_melds(cards: Iterable[Card], ace_high: bool) -> list[Cards]:
    """Every subset that is a meld."""
    held = sorted(cards)
    subsets = (
        frozenset(row) for size in range(3, len(held) + 1) for row in combinations(held, size)
    )
    return [subset for subset in subsets if is_meld(subset, ace_high)]


def splits(cards: Cards, melds: list[Cards]) -> Iterator[tuple[frozenset[Cards], Cards]]:
    """Every choice of melds that share no card, with the cards left over."""
    if not melds:
        yield frozenset(), cards
        return
    yield from splits(cards, melds[1:])
    if melds[0] <= cards:
        for chosen, left in splits(cards - melds[0], melds[1:]):
            yield chosen | {melds[0]}, left


def arrangements(cards: Iterable[Card], ace_high: bool) -> dict[frozenset[Cards], int]:
    """Every arrangement and its deadwood."""
    held = frozenset(cards)
    return {chosen: worth(left) for chosen, left in splits(held, all_melds(held, ace_high))}


def least(cards: Iterable[Card], ace_high: bool) -> int:
    return min(arrangements(cards, ace_high).values())


def after_layoffs(cards: Cards, table: tuple[Cards, ...], ace_high: bool) -> int:
    """The least left over, of every order of layoffs and every meld they may go on (R17)."""
    best: int = worth(cards)
    seen = set()
    open_ones = [(cards, table)]
    while open_ones:
        state = open_ones.pop()
        if state in seen:
            continue
        seen.add(state)
        left, melds = state
        best = min(best, worth(left))
        for card in left:
            for at, meld in enumerate(melds):
                if is_meld(meld | {card}, ace_high):
                    grown = (*melds[:at], meld | {card}, *melds[at + 1 :])
                    open_ones.append((left - {card}, grown))
    return best


def defence(cards: Iterable[Card], table: Iterable[Cards], ace_high: bool) -> int:
    """R18: own melds and layoffs together."""
    held = frozenset(cards)
    rows = tuple(table)
    lefts = {left for _, left in splits(held, all_melds(held, ace_high))}
    return min(after_layoffs(left, rows, ace_high) for left in lefts)
