"""A good club player: looks one draw ahead, remembers what was taken, refused and laid.

The figures were found by playing many mirrored games; they are points of deadwood.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from okrummy_gui.ai.player import (
    best_defend,
    discards_by_deadwood,
    knock_with,
    least_with_taken,
    legal_of,
    melds_with,
)
from okrummy_gui.engine.cards import Card, cards_of, mask_of
from okrummy_gui.engine.legal import Legal
from okrummy_gui.engine.melds import (
    completing_pairs,
    least_after_discard_mask,
    least_deadwood_mask,
)
from okrummy_gui.engine.protocol import (
    Action,
    Dealt,
    Discard,
    Discarded,
    DrawDiscard,
    DrawStock,
    DrewStock,
    Event,
    Pass,
    Passed,
    Phase,
    Restocked,
    Seat,
    TakeUpcard,
    TookDiscard,
)
from okrummy_gui.engine.view import PlayerView

_LAST_STOCK: Final = 3
"""With so few cards in the stock the turn is the player's last one (R16)."""
_WORTH_A_LOOK: Final = 25
"""Discards that leave so much more than the best one are not looked at."""
_CHANCE: Final = 1e-4


@dataclass(frozen=True, slots=True)
class _Memory:
    """What the hand's public story tells of the others and of the time."""

    turn: int
    """The viewer's own turns begun, the one under way included."""
    others: int
    """The cards that the others are known to hold, as 52 bits."""
    unseen: int
    """The cards that may be anywhere, as 52 bits."""
    unlikely: frozenset[int]
    """The pairs that no other player holds, judging by what he refused or laid."""
    last: bool
    """Whether the stock leaves the viewer no further turn (R16)."""


@dataclass(frozen=True, slots=True)
class GinHunter:
    """Knocks early if at all, then plays for gin."""

    draws: int = 5
    """Of how many of the best draws the mean counts."""
    weight: float = 18.0
    decay: float = 0.9
    """What the weight of the draws loses with each own turn."""
    known_danger: float = 12.0
    """Of a discard that melds with cards an opponent is known to hold."""
    pair_danger: float = 0.6
    """Of each pair an opponent may hold that melds with the discard."""
    touched: float = 3.0
    """How much more a pair counts of which one card is known."""
    untouched: float = 0.1
    """How much a pair counts that the opponent does not seem to hold."""

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        """A legal action; ValueError when it is not the viewer's turn."""
        legal = legal_of(view)
        match legal.phase:
            case Phase.UPCARD_OFFER:
                return TakeUpcard() if self._wants(view) else Pass()
            case Phase.DRAW:
                takes = not legal.stock_only and self._wants(view)
                return DrawDiscard() if takes else DrawStock()
            case Phase.DISCARD:
                return self._discard(view, legal, rng)
            case Phase.DEFEND:
                return best_defend(view)
            case _:
                raise ValueError(f"nothing to decide: {legal.phase}")

    def _wants(self, view: PlayerView) -> bool:
        """Whether the card on the pile helps: it melds, or a knock worth making follows."""
        hand = mask_of(view.hand)
        card = view.discards[-1]
        ace_high = view.rules.ace_high_runs
        before = least_deadwood_mask(hand, ace_high)
        after = least_with_taken(hand, card, ace_high)
        if after >= before:
            return False
        if after == 0 or melds_with(hand, card, ace_high):
            return True
        return after <= view.limit and self._knock_follows(view, hand, card, after)

    def _knock_follows(self, view: PlayerView, hand: int, card: Card, after: int) -> bool:
        memory = _remember(view, drawing=True)
        ace_high = view.rules.ace_high_runs
        return any(
            _worth_a_knock(view, memory, kept, after)
            for kept in (hand ^ other.bit | card.bit for other in view.hand)
            if least_deadwood_mask(kept, ace_high) == after
        )

    def _discard(self, view: PlayerView, legal: Legal, rng: random.Random) -> Action:
        memory = _remember(view)
        options = _options(legal)
        least = min(points for _, points in options)
        values = {
            card: self._value(legal, memory, card, points) + _CHANCE * rng.random()
            for card, points in options
        }
        card = min(values, key=values.__getitem__)
        if least > view.limit:
            return Discard(card)
        closing = min((card for card, points in options if points == least), key=values.__getitem__)
        if _worth_a_knock(view, memory, legal.hand ^ closing.bit, least):
            return knock_with(legal, closing)
        return Discard(card)

    def _value(self, legal: Legal, memory: _Memory, card: Card, deadwood: int) -> float:
        """How bad it is to lay the card."""
        danger = self._danger(memory, card, legal.rules.ace_high_runs)
        if memory.last or deadwood == 0:
            return deadwood + danger
        ahead = sorted(_after_draws(legal.hand ^ card.bit, memory, legal.rules.ace_high_runs))
        best = ahead[: self.draws]
        mean = sum(best) / len(best) if best else deadwood
        return deadwood + self.weight * self.decay ** (memory.turn - 1) * mean + danger

    def _danger(self, memory: _Memory, card: Card, ace_high: bool) -> float:
        if melds_with(memory.others, card, ace_high):
            return self.known_danger
        possible = memory.unseen | memory.others
        total = 0.0
        for pair in completing_pairs(card.index, ace_high):
            if pair & possible == pair:
                likely = self.touched if pair & memory.others else 1.0
                total += likely * (self.untouched if pair in memory.unlikely else 1.0)
        return self.pair_danger * total


def _options(legal: Legal) -> list[tuple[Card, int]]:
    """The discards worth a look: after a gin nothing but gin. A card just taken stays."""
    found = [(card, points) for card, points in discards_by_deadwood(legal) if card != legal.taken]
    least = min(points for _, points in found)
    most = least + _WORTH_A_LOOK if least else 0
    return [(card, points) for card, points in found if points <= most]


def _after_draws(kept: int, memory: _Memory, ace_high: bool) -> Iterator[int]:
    """The deadwood after each card that may be drawn next, in points."""
    rest = memory.unseen
    while rest:
        bit = rest & -rest
        rest ^= bit
        yield least_after_discard_mask(kept | bit, ace_high)


def _worth_a_knock(view: PlayerView, memory: _Memory, kept: int, deadwood: int) -> bool:
    """Whether knocking beats playing on; the deadwood is within the limit, the melds unlaid."""
    if deadwood == 0 or memory.last:
        return True
    to_gin = sum(points == 0 for points in _after_draws(kept, memory, view.rules.ace_high_runs))
    worth = 23.5 - 1.08 * deadwood - 1.0 * memory.turn - 4.04 * to_gin
    return worth - 0.96 * memory.others.bit_count() - 0.37 * view.limit > 0


def _remember(view: PlayerView, drawing: bool = False) -> _Memory:
    """`drawing`: the turn that the viewer's draw will begin is reckoned as begun."""
    others = 0
    for seat in view.opponents():
        others |= mask_of(view.known[view.seats.index(seat)])
    restocks = sum(isinstance(event, Restocked) for event in view.history)
    return _Memory(
        turn=_own_turns(view) + drawing,
        others=others,
        unseen=mask_of(view.unseen),
        unlikely=_unlikely_pairs(view),
        last=view.stock_count <= _LAST_STOCK and restocks >= view.rules.restocks,
    )


def _own_turns(view: PlayerView) -> int:
    return sum(
        isinstance(event, DrewStock | TookDiscard) and event.seat is view.seat
        for event in view.history
    )


def _unlikely_pairs(view: PlayerView) -> frozenset[int]:
    shunned = cards_of(_shunned(view.history, view.seat))
    ace_high = view.rules.ace_high_runs
    return frozenset(pair for card in shunned for pair in completing_pairs(card.index, ace_high))


def _shunned(history: tuple[Event, ...], viewer: Seat | None) -> int:
    """The cards that the others refused or laid, as 52 bits."""
    shunned = 0
    top = 0
    for event in history:
        match event:
            case Dealt(upcard=card):
                shunned, top = 0, card.bit
            case DrewStock(seat=seat) | Passed(seat=seat) if seat is not viewer:
                shunned |= top
            case Discarded(seat=seat, card=card):
                top = card.bit
                shunned |= 0 if seat is viewer else top
            case _:
                pass
    return shunned
