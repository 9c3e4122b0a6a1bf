"""What speaks for a choice, in facts that the player can see for himself.

The strongest player weighs by networks, which give no reasons.  These facts are true of the
choice, and are looked for in the order in which players weigh them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from okrummy_gui.ai.ahead import Draws, completing
from okrummy_gui.ai.memory import PAIRS, Danger, Memory, danger_of, remember
from okrummy_gui.ai.player import legal_of, melds_with
from okrummy_gui.engine.cards import Card, cards_of, mask_of
from okrummy_gui.engine.meldmasks import COLUMN, MASKS, best_places, least_deadwood_mask
from okrummy_gui.engine.melds import Meld, best_arrangement
from okrummy_gui.engine.protocol import (
    Action,
    Discard,
    DrawDiscard,
    DrawStock,
    Knock,
    Pass,
    TakeUpcard,
)
from okrummy_gui.engine.view import PlayerView

MOST: Final = 3
"""Of more reasons than that the first ones are given."""
_HEAVY: Final = 8
_EARLY: Final = 4
_UNLIKELY: Final = 0.35
"""So few likely pairs make a discard safe enough to say so."""


@dataclass(frozen=True, slots=True)
class KeepsPair:
    """The most promising two loose cards that stay, and what would make a meld of them."""

    cards: tuple[Card, Card]
    outs: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NobodysUse:
    """The next player can't hold two cards that make a meld with it."""

    card: Card


@dataclass(frozen=True, slots=True)
class Unwanted:
    """The next player laid or left a card that goes with the same ones."""

    card: Card
    like: Card


@dataclass(frozen=True, slots=True)
class LeastUse:
    """Of the loose cards it goes with the fewest that the next player may hold."""

    card: Card


@dataclass(frozen=True, slots=True)
class Heavy:
    """It takes many points of deadwood out of the hand."""

    points: int


@dataclass(frozen=True, slots=True)
class LeavesLeast:
    """No discard leaves fewer points."""

    points: int


@dataclass(frozen=True, slots=True)
class Dearer:
    """Another discard would leave fewer points."""

    instead: Card
    by: int


@dataclass(frozen=True, slots=True)
class ToGin:
    """How many unseen cards would make gin."""

    count: int


@dataclass(frozen=True, slots=True)
class PlaysOn:
    """A knock is possible, and not made."""

    points: int


@dataclass(frozen=True, slots=True)
class Completes:
    """The card makes this meld, or makes it longer."""

    card: Card
    meld: Meld


@dataclass(frozen=True, slots=True)
class Lowers:
    """The deadwood, before and after the card is taken and another one laid."""

    before: int
    after: int


@dataclass(frozen=True, slots=True)
class NoMeld:
    """The card makes no meld with the hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class LittleUse:
    """The card makes a meld, and yet the stock promises more."""

    card: Card


@dataclass(frozen=True, slots=True)
class Improving:
    """How many of the unseen cards would lower the deadwood."""

    count: int
    unseen: int


@dataclass(frozen=True, slots=True)
class WithinLimit:
    """What the knock is made with."""

    points: int
    limit: int


@dataclass(frozen=True, slots=True)
class LastTurn:
    """The stock leaves the player no further turn (R16)."""


@dataclass(frozen=True, slots=True)
class StillEarly:
    """So few turns have been had that the others' hands are hardly in order."""

    turn: int


@dataclass(frozen=True, slots=True)
class NoDeadwood:
    """Gin."""


Fact = (
    KeepsPair
    | NobodysUse
    | Unwanted
    | LeastUse
    | Heavy
    | LeavesLeast
    | Dearer
    | ToGin
    | PlaysOn
    | Completes
    | Lowers
    | NoMeld
    | LittleUse
    | Improving
    | WithinLimit
    | LastTurn
    | StillEarly
    | NoDeadwood
)


def reasons_for(view: PlayerView, action: Action) -> tuple[Fact, ...]:
    """The facts for a legal action of the viewer; none for one that needs none."""
    match action:
        case Discard(card):
            found = _of_discard(view, card)
        case Knock(discard=card):
            found = _of_knock(view, card)
        case TakeUpcard() | DrawDiscard():
            found = _of_take(view)
        case DrawStock() | Pass() if view.discards:
            found = _of_stock(view)
        case _:
            found = iter(())
    return tuple(islice(found, MOST))


# ---------------------------------------------------------------- discards and knocks


def _of_discard(view: PlayerView, card: Card) -> Iterator[Fact]:
    memory = remember(view)
    hand = mask_of(view.hand)
    kept = hand ^ card.bit
    legal = legal_of(view)
    left = {one: least_deadwood_mask(hand ^ one.bit, memory.ace_high) for one in legal.discards}
    cheapest = min(legal.discards, key=lambda one: (left[one], -one.points))
    gin_cards = _gin_cards(memory, kept)
    if legal.knock_discards():
        yield PlaysOn(min(left.values()))
    if gin_cards:
        yield ToGin(gin_cards)
    pair = _best_pair(memory, kept)
    if pair is not None:
        yield pair
    yield from _safety(memory, hand, card)
    if left[card] > left[cheapest]:
        yield Dearer(cheapest, left[card] - left[cheapest])
    elif card.points >= _HEAVY and card.bit & _loose(hand, memory.ace_high):
        yield Heavy(card.points)
    else:
        yield LeavesLeast(left[card])


def _of_knock(view: PlayerView, card: Card) -> Iterator[Fact]:
    memory = remember(view)
    kept = mask_of(view.hand) ^ card.bit
    points = least_deadwood_mask(kept, memory.ace_high)
    if not points:
        yield NoDeadwood()
        return
    yield WithinLimit(points, view.limit)
    if memory.last:
        yield LastTurn()
        return
    if memory.turn <= _EARLY:
        yield StillEarly(memory.turn)
    if gin_cards := _gin_cards(memory, kept):
        yield ToGin(gin_cards)


def _gin_cards(memory: Memory, kept: int) -> int:
    return Draws(memory.unseen, memory.ace_high).after(kept).count(0)


def _loose(hand: int, ace_high: bool) -> int:
    """The cards in no meld where the least deadwood is left."""
    for place in best_places(hand, ace_high):
        hand &= ~MASKS[place]
    return hand


def _best_pair(memory: Memory, kept: int) -> KeepsPair | None:
    """Of the pairs that more than one unseen card completes, or else one, the heaviest."""
    loose = _loose(kept, memory.ace_high)
    outs_of: dict[int, list[Card]] = {}
    for out in cards_of(completing(loose, memory.ace_high) & memory.unseen):
        for pair, _ in PAIRS[memory.ace_high][out.index]:
            if pair & loose == pair:
                outs_of.setdefault(pair, []).append(out)
    if not outs_of:
        return None
    best = max(outs_of, key=lambda pair: (len(outs_of[pair]), _points(pair), -pair))
    first, second = cards_of(best)
    return KeepsPair((first, second), tuple(outs_of[best]))


def _points(cards: int) -> int:
    return sum(card.points for card in cards_of(cards))


def _safety(memory: Memory, hand: int, card: Card) -> Iterator[Fact]:
    danger = danger_of(memory, card.index)
    if danger.known or danger.touched >= 1:
        return
    like = _shunned_like(memory, card)
    if not danger.pairs:
        yield NobodysUse(card)
    elif danger.likely <= _UNLIKELY and like is not None:
        yield Unwanted(card, like)
    elif _is_least(memory, hand, card, danger):
        yield LeastUse(card)


def _shunned_like(memory: Memory, card: Card) -> Card | None:
    """A card that the next player laid or left and that goes with what goes with this one."""
    mates = 0
    for pair, with_pair in PAIRS[memory.ace_high][card.index]:
        if pair & (memory.unseen | memory.known) == pair:
            mates |= with_pair
    likes = tuple(cards_of(mates & memory.shunned & ~card.bit))
    alike = [one for one in likes if one.bit & COLUMN << card.place]
    return next(iter((*alike, *likes)), None)


def _is_least(memory: Memory, hand: int, card: Card, danger: Danger) -> bool:
    others = _loose(hand, memory.ace_high) & ~card.bit
    return bool(others) and all(
        danger.likely < danger_of(memory, other.index).likely for other in cards_of(others)
    )


# ---------------------------------------------------------------- draws


def _of_take(view: PlayerView) -> Iterator[Fact]:
    card = view.discards[-1]
    before = least_deadwood_mask(mask_of(view.hand), view.rules.ace_high_runs)
    after, meld = _with_taken(view, card)
    if meld is not None:
        yield Completes(card, meld)
    if not after:
        yield NoDeadwood()
    elif after <= view.limit:
        yield WithinLimit(after, view.limit)
    elif after < before:
        yield Lowers(before, after)


def _with_taken(view: PlayerView, card: Card) -> tuple[int, Meld | None]:
    """The least deadwood with the card after another one was laid, and its meld then."""
    held = (*view.hand, card)
    ways = [
        best_arrangement([one for one in held if one is not laid], view.rules) for laid in view.hand
    ]
    best = min(ways, key=lambda way: way.points)
    return best.points, next((meld for meld in best.melds if card in meld.cards), None)


def _of_stock(view: PlayerView) -> Iterator[Fact]:
    memory = remember(view, drawing=True)
    hand, card = mask_of(view.hand), view.discards[-1]
    yield LittleUse(card) if melds_with(hand, card, memory.ace_high) else NoMeld(card)
    now = least_deadwood_mask(hand, memory.ace_high)
    after = Draws(memory.unseen, memory.ace_high).after(hand)
    if improving := sum(points < now for points in after):
        yield Improving(improving, len(after))
