"""Cards and melds in full words, for who hears them read; in the language of the moment."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QCoreApplication

from okrummy_gui.engine.cards import Card, Rank, Suit
from okrummy_gui.engine.melds import Meld
from okrummy_gui.model.cardindex import rank_index
from okrummy_gui.model.sentences import card_name, rank_name, suit_name

_SIGNS: Final = {
    "♣": Suit.CLUBS,
    "♦": Suit.DIAMONDS,
    "♥": Suit.HEARTS,
    "♠": Suit.SPADES,
}
_CARD: Final = re.compile(r"(\w{0,2})([♣♦♥♠])")


def card_words(card: Card, meld: Meld | None = None) -> str:
    """The card and what it is part of: "seven of hearts, in a run"."""
    if meld is None:
        return card_name(card)
    text = (
        QCoreApplication.translate("Reader", "{card}, in a set")
        if meld.is_set
        else QCoreApplication.translate("Reader", "{card}, in a run")
    )
    return text.format(card=card_name(card))


def meld_words(meld: Meld) -> str:
    """ "Run from four of hearts to seven of hearts" or "Set of 3: queen"."""
    if meld.is_set:
        text = QCoreApplication.translate("Reader", "Set of {count} cards: {rank}")
        return text.format(count=len(meld.cards), rank=rank_name(meld.cards[0].rank))
    text = QCoreApplication.translate("Reader", "Run from {first} to {last}")
    return text.format(first=card_name(meld.cards[0]), last=card_name(meld.cards[-1]))


def cards_words(cards: tuple[Card, ...]) -> str:
    """The cards one after the other."""
    return ", ".join(card_name(card) for card in cards)


def spoken(text: str) -> str:
    """The text with names in place of signs: "Discard 7♥" is "Discard seven of hearts"."""
    if not any(sign in text for sign in _SIGNS):
        return text
    ranks = {rank_index(rank): rank for rank in Rank}

    def name(found: re.Match[str]) -> str:
        before, suit = found.group(1), _SIGNS[found.group(2)]
        rank = ranks.get(before)
        return before + suit_name(suit) if rank is None else card_name(Card(rank, suit))

    return _CARD.sub(name, text)
