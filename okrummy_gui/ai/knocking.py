"""When to knock. Asked only when the deadwood is within the limit and more than none."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from okrummy_gui.ai.ahead import Draws
from okrummy_gui.ai.memory import Memory
from okrummy_gui.ai.player import Choice

Knocking = Callable[[Memory, Choice], bool]
"""Whether to knock with the choice."""


def at_once(memory: Memory, choice: Choice) -> bool:
    """Whenever it is allowed."""
    return True


@dataclass(frozen=True, slots=True)
class EarlyOrNever:
    """In the first own turns; later only where no turn follows."""

    turns: int = 3

    def __call__(self, memory: Memory, choice: Choice) -> bool:
        return memory.turn <= self.turns or memory.last


early_or_never: Final = EarlyOrNever()


@dataclass(frozen=True, slots=True)
class UnlessNearGin:
    """Whenever it is allowed, but not while more than so many cards would make gin next."""

    most: int
    early: int = 0
    """In so many first own turns gin is not waited for."""

    def __call__(self, memory: Memory, choice: Choice) -> bool:
        if memory.turn <= self.early or memory.last:
            return True
        return cards_to_gin(memory, choice) <= self.most


@dataclass(frozen=True, slots=True)
class KnockRule:
    """Knocks where the sum is above nothing; the figures were fitted to played-out hands."""

    constant: float = 23.5
    deadwood: float = 1.08
    turn: float = 1.0
    to_gin: float = 4.04
    """Of each card that would make gin next."""
    known: float = 0.96
    """Of each card that an opponent is known to hold."""
    limit: float = 0.37

    def __call__(self, memory: Memory, choice: Choice) -> bool:
        if memory.last:
            return True
        to_gin = cards_to_gin(memory, choice)
        cost = self.deadwood * choice.deadwood + self.turn * memory.turn + self.to_gin * to_gin
        cost += self.known * memory.known_of_all.bit_count() + self.limit * memory.limit
        return self.constant > cost


def cards_to_gin(memory: Memory, choice: Choice) -> int:
    """How many cards that may be drawn next would make gin."""
    return Draws(memory.unseen, memory.ace_high).after(choice.kept).count(0)
