"""Suits, ranks and the 52 cards (R1 to R3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Final


class Suit(Enum):
    """A suit; its value is its letter in the notation. Suits do not rank (R1)."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    @property
    def red(self) -> bool:
        return self in (Suit.DIAMONDS, Suit.HEARTS)


class Rank(Enum):
    """A rank; its value is its letter in the notation, ten is ``T``."""

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"


SUITS: Final = tuple(Suit)
RANKS: Final = tuple(Rank)
_SUIT_PLACE: Final = {suit: place for place, suit in enumerate(SUITS)}
_RANK_PLACE: Final = {rank: place for place, rank in enumerate(RANKS)}


class Card:
    """One of the 52 cards. There is exactly one object for each, so ``is`` and ``==`` agree.

    ``index`` is 13 × suit (clubs, diamonds, hearts, spades) + rank (ace 0 … king 12),
    ``bit`` is ``1 << index``, ``place`` the rank's place in a run with a low ace (0 to 12),
    ``points`` what the card counts when left over (R3).
    """

    __slots__ = ("bit", "index", "place", "points", "rank", "suit")

    rank: Rank
    suit: Suit
    index: int
    bit: int
    place: int
    points: int

    def __new__(cls, rank: Rank, suit: Suit) -> Card:
        return DECK[13 * _SUIT_PLACE[suit] + _RANK_PLACE[rank]]

    @staticmethod
    def parse(text: str) -> Card:
        """The card of a text such as ``7S`` or ``TH``; ValueError for anything else."""
        card = _BY_NAME.get(text)
        if card is None:
            raise ValueError(f"not a card: {text!r}")
        return card

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card does not change: {name}")

    def __str__(self) -> str:
        return self.rank.value + self.suit.value

    def __repr__(self) -> str:
        return f"Card({self})"

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (Card.parse, (str(self),))

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


def _make(index: int) -> Card:
    card = object.__new__(Card)
    put = object.__setattr__
    suit, place = divmod(index, 13)
    put(card, "index", index)
    put(card, "bit", 1 << index)
    put(card, "suit", SUITS[suit])
    put(card, "rank", RANKS[place])
    put(card, "place", place)
    put(card, "points", min(place + 1, 10))
    return card


DECK: Final[tuple[Card, ...]] = tuple(_make(index) for index in range(52))
_BY_NAME: Final = {str(card): card for card in DECK}


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of ``7H 8H TC`` or ``7H8HTC``; ValueError for anything else."""
    letters = "".join(text.split())
    if len(letters) % 2:
        raise ValueError(f"not a row of cards: {text!r}")
    return tuple(Card.parse(letters[at : at + 2]) for at in range(0, len(letters), 2))


def print_cards(cards: Iterable[Card], between: str = " ") -> str:
    """The cards in the order given; the inverse of `parse_cards`."""
    return between.join(map(str, cards))


def mask_of(cards: Iterable[Card]) -> int:
    """The set of cards as 52 bits."""
    mask = 0
    for card in cards:
        mask |= card.bit
    return mask


def cards_of(mask: int) -> Iterator[Card]:
    """The cards of a 52-bit set, in card order."""
    while mask:
        low = mask & -mask
        yield DECK[low.bit_length() - 1]
        mask ^= low


def points_of(cards: Iterable[Card]) -> int:
    """The sum of what the cards count when left over (R3)."""
    return sum(card.points for card in cards)
