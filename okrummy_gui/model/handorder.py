"""The order in which a player holds his cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from okrummy_gui.engine.cards import Card, Suit
from okrummy_gui.engine.melds import Meld, best_arrangement
from okrummy_gui.engine.rules import Rules


class SortBy(Enum):
    """What a hand is put in order by."""

    SUIT = "suit"
    RANK = "rank"
    MELDS = "melds"


_SUIT_ORDER: Final = {Suit.SPADES: 0, Suit.HEARTS: 1, Suit.CLUBS: 2, Suit.DIAMONDS: 3}
"""Black and red in turn, so that neighbours are told apart."""


@dataclass(frozen=True, slots=True)
class Group:
    """Neighbours in a hand: a meld, or the loose cards between melds (`meld` None)."""

    cards: tuple[Card, ...]
    meld: Meld | None = None


def _by_suit(card: Card) -> tuple[int, int]:
    return _SUIT_ORDER[card.suit], card.place


def _by_rank(card: Card) -> tuple[int, int]:
    return card.place, _SUIT_ORDER[card.suit]


def sorted_hand(cards: Iterable[Card], by: SortBy, rules: Rules) -> tuple[Card, ...]:
    """The cards in order; by melds the deadwood follows, low cards first."""
    if by is SortBy.SUIT:
        return tuple(sorted(cards, key=_by_suit))
    if by is SortBy.RANK:
        return tuple(sorted(cards, key=_by_rank))
    best = best_arrangement(cards, rules)
    melded = [card for meld in best.melds for card in meld.cards]
    return (*melded, *sorted(best.deadwood, key=_by_rank))


def groups_of(order: Sequence[Card], rules: Rules) -> tuple[Group, ...]:
    """The hand cut where its best melds lie together; the rest stays as it lies."""
    start_of = _melds_by_start(order, rules)
    groups: list[Group] = []
    loose: list[Card] = []
    at = 0
    while at < len(order):
        meld = start_of.get(at)
        if meld is None:
            loose.append(order[at])
            at += 1
            continue
        _close(groups, loose)
        groups.append(Group(tuple(order[at : at + len(meld.cards)]), meld))
        at += len(meld.cards)
    _close(groups, loose)
    return tuple(groups)


def merged(order: Iterable[Card], hand: Iterable[Card]) -> tuple[Card, ...]:
    """The hand in the order known so far: new cards last, cards that are gone left out."""
    held = tuple(hand)
    known = [card for card in dict.fromkeys(order) if card in held]
    return (*known, *(card for card in held if card not in known))


def _melds_by_start(order: Sequence[Card], rules: Rules) -> dict[int, Meld]:
    place = {card: at for at, card in enumerate(order)}
    found = {}
    for meld in best_arrangement(order, rules).melds:
        places = sorted(place[card] for card in meld.cards)
        if places[-1] - places[0] == len(places) - 1:
            found[places[0]] = meld
    return found


def _close(groups: list[Group], loose: list[Card]) -> None:
    if loose:
        groups.append(Group(tuple(loose)))
        loose.clear()
