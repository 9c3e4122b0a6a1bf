"""The numbers that the learned evaluator and the networks reckon with.

Each is brought to about the size of one. The training's kernel reckons the same (a test compares).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from okrummy_gui.ai.ahead import Draws, completing, neighbours
from okrummy_gui.ai.belief import held_chances
from okrummy_gui.ai.memory import PAIRS, UNLIKELY, Memory
from okrummy_gui.ai.stakes import EVEN, Equity
from okrummy_gui.engine.cards import DECK, cards_of
from okrummy_gui.engine.meldmasks import (
    COLUMN,
    MASKS,
    best_places,
    layable_mask,
    least_deadwood_mask,
)

BEST_DRAWS: Final = (3, 5, 9, 16)
_LAST_STOCK: Final = 3
_TURNS: Final = 8.0
"""The usual length of a hand in own turns."""
_SAFE: Final = 0.1


@dataclass(frozen=True, slots=True)
class Sight:
    """A memory, and what is guessed of the next player's hand."""

    memory: Memory
    draws: Draws
    cards: tuple[int, ...]
    """The unseen cards' indices, in card order."""
    held: Sequence[float]
    """By card index: the chance that the next player holds it."""
    free: tuple[float, ...]
    """By unseen card: the chance that he doesn't."""
    loose: float
    """The points of his unknown cards, as guessed."""
    stakes: Sequence[float] = EVEN


def look(memory: Memory, weights: Sequence[float], equity: Equity) -> Sight:
    """`weights` are those of the belief."""
    held = held_chances(memory, weights)
    cards = tuple([card.index for card in cards_of(memory.unseen)])
    return Sight(
        memory=memory,
        draws=Draws(memory.unseen, memory.ace_high),
        cards=cards,
        held=held,
        free=tuple([1.0 - held[index] for index in cards]),
        loose=sum([held[index] * DECK[index].points for index in cards]),
        stakes=equity.stakes(memory.needs, memory.multiplier),
    )


def unbelieving(memory: Memory) -> Sight:
    """As if nothing could be guessed of the next player's hand."""
    cards = tuple([card.index for card in cards_of(memory.unseen)])
    draws = Draws(memory.unseen, memory.ace_high)
    return Sight(memory, draws, cards, (0.0,) * 52, (1.0,) * len(cards), 0.0)


# ---------------------------------------------------------------- one draw ahead


@dataclass(frozen=True, slots=True)
class Ahead:
    """What the next draw may bring to ten cards; `live` counts what the next player lacks."""

    now: int
    means: tuple[float, ...]
    """The mean deadwood after the best draws, by `BEST_DRAWS`."""
    mean: float
    to_gin: int
    to_limit: int
    improving: int
    live_gin: float
    live_limit: float
    live_improving: float
    live_drop: float
    """The mean loss of deadwood, in points."""


def ahead_of(sight: Sight, kept: int) -> Ahead:
    """The look one draw ahead from ten cards."""
    after = sight.draws.after(kept)
    now = least_deadwood_mask(kept, sight.memory.ace_high)
    limit = sight.memory.limit
    live = sum(sight.free) or 1.0
    gin = within = improving = drop = 0.0
    for points, free in zip(after, sight.free, strict=True):
        if points < now:
            improving += free
            drop += free * (now - points)
        if points <= limit:
            within += free
            if not points:
                gin += free
    ranked = sorted(after)
    means = [sum(best) / len(best) if (best := ranked[:n]) else now for n in BEST_DRAWS]
    return Ahead(
        now=now,
        means=tuple(means),
        mean=sum(after) / len(after) if after else now,
        to_gin=after.count(0),
        to_limit=sum([points <= limit for points in after]),
        improving=sum([points < now for points in after]),
        live_gin=gin / live,
        live_limit=within / live,
        live_improving=improving / live,
        live_drop=drop / live,
    )


# ---------------------------------------------------------------- danger


@dataclass(frozen=True, slots=True)
class Risk:
    """As `memory.Danger`, with what is believed of the next player's hand."""

    known: bool
    pairs: int
    likely: float
    touched: float
    believed: float
    """The chance that he holds a pair that melds with the card."""
    of_set: float
    """The same of pairs of its rank alone."""
    near_laid: int
    """How many cards beside it or of its rank he has laid."""


def risk_of(sight: Sight, index: int) -> Risk:
    """The risk of laying the card with this index."""
    memory, held = sight.memory, sight.held
    possible = memory.unseen | memory.known
    known, pairs, likely, touched = False, 0, 0.0, 0.0
    none = no_set = 1.0
    column = COLUMN << index % 13
    for pair, mates in PAIRS[memory.ace_high][index]:
        if pair & possible != pair:
            continue
        weight = UNLIKELY if mates & memory.shunned else 1.0
        pairs += 1
        likely += weight
        if pair & memory.known:
            touched += weight
            known = known or pair & memory.known == pair
        low = pair & -pair
        lacks = 1.0 - held[low.bit_length() - 1] * held[pair.bit_length() - 1]
        none *= lacks
        if pair & column:
            no_set *= lacks
    near = (memory.laid & (column | neighbours(1 << index, memory.ace_high))).bit_count()
    return Risk(known, pairs, likely, touched, 1.0 - none, 1.0 - no_set, near)


# ---------------------------------------------------------------- inputs


def hand_inputs(sight: Sight, ahead: Ahead, kept: int, in_melds: int) -> list[float]:
    """What ten cards promise, some of them in melds."""
    ace_high = sight.memory.ace_high
    outs = completing(kept, ace_high) & sight.memory.unseen
    live = 0.0
    ways = 0
    for card in cards_of(outs):
        live += 1.0 - sight.held[card.index]
        ways += sum([pair & kept == pair for pair, _ in PAIRS[ace_high][card.index]])
    return [
        *[mean / 10.0 for mean in ahead.means],
        ahead.mean / 10.0,
        ahead.now / 10.0,
        sqrt(ahead.means[1]) / 3.0,
        min(ahead.to_gin, 10) / 5.0,
        float(ahead.to_gin > 0),
        min(ahead.to_limit, 10) / 5.0,
        ahead.improving / 10.0,
        float(ahead.now <= sight.memory.limit),
        outs.bit_count() / 10.0,
        live / 10.0,
        ways / 10.0,
        ahead.live_gin * 5.0,
        ahead.live_limit * 5.0,
        ahead.live_improving * 2.0,
        ahead.live_drop / 5.0,
        in_melds.bit_count() / 10.0,
    ]


def melded(kept: int, ace_high: bool) -> int:
    """The cards in melds where the least deadwood is left."""
    return sum(melds_of(kept, ace_high))


def loose_inputs(sight: Sight, kept: int, melds: Sequence[int]) -> list[float]:
    """What the cards outside the melds promise, and how the melds may grow."""
    ace_high, unseen = sight.memory.ace_high, sight.memory.unseen
    loose = kept & ~sum(melds)
    paired = 0
    for card in cards_of(completing(loose, ace_high) & unseen):
        for pair, _ in PAIRS[ace_high][card.index]:
            if pair & loose == pair:
                paired |= pair
    alone = [DECK[card.index].points for card in cards_of(loose & ~paired)]
    points = sorted([card.points for card in cards_of(loose)])
    return [
        len(alone) / 3.0,
        sum(alone) / 20.0,
        (_longer(melds, ace_high) & unseen).bit_count() / 5.0,
        sum(points[:-1]) / 10.0,
        sum(points[:-2]) / 10.0,
    ]


def _longer(melds: Sequence[int], ace_high: bool) -> int:
    """The cards that prolong one of the melds by one."""
    found = 0
    for meld in melds:
        beside = neighbours(meld, ace_high)
        column = COLUMN << ((meld & -meld).bit_length() - 1) % 13
        found |= (beside if beside & meld else column) & ~meld
    return found


def melds_of(kept: int, ace_high: bool) -> list[int]:
    """The melds that leave the least deadwood."""
    return [MASKS[place] for place in best_places(kept, ace_high)]


def time_inputs(sight: Sight) -> list[float]:
    """What is the same for all choices of a decision."""
    memory = sight.memory
    known = memory.known.bit_count()
    close = memory.stock <= _LAST_STOCK + 2
    return [
        memory.turn / _TURNS,
        memory.stock / 20.0,
        (_LAST_STOCK + 3 - memory.stock) / 3.0 if close else 0.0,
        memory.limit / 10.0,
        float(memory.limit == 0),
        known / 3.0,
        float(known > 0),
        memory.takes / 3.0,
        memory.latest[0] / 10.0,
        sum(memory.latest) / 20.0,
        sight.loose / 50.0,
        least_deadwood_mask(memory.known, memory.ace_high) / 10.0,
        memory.knocker,
        memory.told,
        *sight.stakes,
    ]


def discard_inputs(sight: Sight, ahead: Ahead, kept: int, index: int) -> list[float]:
    """Of laying the card with this index and keeping the other ten."""
    risk = risk_of(sight, index)
    points = DECK[index].points / 10.0
    melds = melds_of(kept, sight.memory.ace_high)
    in_melds = sum(melds)
    later = [risk_of(sight, card.index).believed for card in cards_of(kept & ~in_melds)]
    return [
        *hand_inputs(sight, ahead, kept, in_melds),
        *time_inputs(sight),
        points,
        float(risk.known),
        risk.pairs / 5.0,
        risk.likely / 5.0,
        risk.touched / 2.0,
        risk.believed * 3.0,
        risk.near_laid / 3.0,
        sum(later),
        sum([chance < _SAFE for chance in later]) / 3.0,
        max(later, default=0.0) * 3.0,
        points * sight.memory.turn / _TURNS,
        risk.of_set * 3.0,
        *loose_inputs(sight, kept, melds),
    ]


def knock_inputs(sight: Sight, ahead: Ahead, kept: int) -> list[float]:
    """Of knocking with ten cards."""
    memory = sight.memory
    melds = melds_of(kept, memory.ace_high)
    fits = layable_mask(melds, memory.unseen | memory.known, memory.ace_high)
    off = [(sight.held[card.index], card.points) for card in cards_of(fits)]
    now = ahead.now / 10.0
    to_gin = min(ahead.to_gin, 10) / 5.0
    return [
        *time_inputs(sight),
        now,
        now * now,
        to_gin,
        float(ahead.to_gin > 0),
        ahead.live_gin * 5.0,
        ahead.improving / 10.0,
        ahead.live_improving * 2.0,
        ahead.live_drop / 5.0,
        ahead.means[0] / 10.0,
        ahead.means[1] / 10.0,
        sum([chance * points for chance, points in off]) / 10.0,
        sum([chance for chance, _ in off]),
        sum([meld.bit_count() for meld in melds]) / 10.0,
        now * memory.turn / _TURNS,
        to_gin * memory.stock / 20.0,
        *loose_inputs(sight, kept, melds),
    ]


@dataclass(frozen=True, slots=True)
class Taken:
    """A discard that might be taken: the hand before, the hand after, the two cards' indices."""

    hand: int
    kept: int
    top: int
    laid: int


def draw_inputs(sight: Sight, before: Ahead, after: Ahead, taken: Taken) -> list[float]:
    """Of taking the top card of the pile."""
    risk = risk_of(sight, taken.laid)
    ace_high = sight.memory.ace_high
    pairs = PAIRS[ace_high][taken.top]
    was, will_be = melds_of(taken.hand, ace_high), melds_of(taken.kept, ace_high)
    return [
        *hand_inputs(sight, before, taken.hand, sum(was)),
        *hand_inputs(sight, after, taken.kept, sum(will_be)),
        *time_inputs(sight),
        DECK[taken.top].points / 10.0,
        float(any(pair & taken.hand == pair for pair, _ in pairs)),
        DECK[taken.laid].points / 10.0,
        risk.believed * 3.0,
        (before.now - after.now) / 10.0,
        float(risk.known),
        risk.of_set * 3.0,
        *loose_inputs(sight, taken.hand, was),
        *loose_inputs(sight, taken.kept, will_be),
    ]
