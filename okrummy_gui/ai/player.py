"""What a computer player is, and what all of them do alike."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final, Protocol

from okrummy_gui.engine.cards import Card, cards_of
from okrummy_gui.engine.legal import Legal
from okrummy_gui.engine.melds import completing_pairs, least_deadwood_mask
from okrummy_gui.engine.protocol import Action, Defend, Knock
from okrummy_gui.engine.view import PlayerView


class Player(Protocol):
    """Decides from what its seat may know; chance comes in from outside, so a match repeats."""

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        """A legal action for the seat whose turn it is; ValueError when it is not its turn."""
        ...


def legal_of(view: PlayerView) -> Legal:
    """What the viewer may do; ValueError when he may do nothing."""
    if view.legal is None:
        raise ValueError("not this seat's turn")
    return view.legal


def melds_with(hand: int, card: Card, ace_high: bool) -> bool:
    """Whether two cards of the hand's mask make a meld with the card (R4)."""
    return any(hand & pair == pair for pair in completing_pairs(card.index, ace_high))


def least_with_taken(hand: int, card: Card, ace_high: bool) -> int:
    """The least deadwood after taking the card and laying another one (R12), in points."""
    least = 1000
    rest = hand
    while rest:
        bit = rest & -rest
        rest ^= bit
        least = min(least, least_deadwood_mask(hand ^ bit | card.bit, ace_high))
    return least


def discards_by_deadwood(legal: Legal) -> list[tuple[Card, int]]:
    """The allowed discards in card order, each with the deadwood it leaves, in points."""
    ace_high = legal.rules.ace_high_runs
    return [(card, least_deadwood_mask(legal.hand ^ card.bit, ace_high)) for card in legal.discards]


@dataclass(frozen=True, slots=True)
class Choice:
    """A discard, the ten cards it leaves as 52 bits, and their deadwood in points."""

    card: Card
    kept: int
    deadwood: int


_WORTH_A_LOOK: Final = 25
"""Discards that leave so much more than the best one are not looked at."""


def choices_of(legal: Legal) -> list[Choice]:
    """The discards worth a look, in card order; with a gin nothing but gin."""
    return choices_after(legal.hand, legal.taken, legal.rules.ace_high_runs)


def choices_after(hand: int, taken: Card | None, ace_high: bool) -> list[Choice]:
    """The same for any eleven cards. A card just taken stays, even where it might go (R12)."""
    found = [
        Choice(card, hand ^ card.bit, least_deadwood_mask(hand ^ card.bit, ace_high))
        for card in cards_of(hand)
        if card is not taken
    ]
    least = min([choice.deadwood for choice in found])
    most = least + _WORTH_A_LOOK if least else 0
    return [choice for choice in found if choice.deadwood <= most]


def knock_with(legal: Legal, discard: Card) -> Knock:
    """The knock that R13 offers."""
    return Knock(discard, legal.arrangements(discard)[0].melds)


def best_defend(view: PlayerView) -> Defend:
    """The arrangement and layoffs that leave the least deadwood (R18, R29)."""
    defence = legal_of(view).best_defence()
    return Defend(defence.melds, defence.layoffs)
