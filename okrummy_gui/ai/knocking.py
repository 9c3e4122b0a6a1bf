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

_EARLY: Final = 3


def at_once(memory: Memory, choice: Choice) -> bool:
    """Whenever it is allowed."""
    return True


def early_or_never(memory: Memory, choice: Choice) -> bool:
    """In the first three own turns; later only where no turn follows."""
    return memory.turn <= _EARLY or memory.last


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
        to_gin = Draws(memory.unseen, memory.ace_high).after(choice.kept).count(0)
        cost = self.deadwood * choice.deadwood + self.turn * memory.turn + self.to_gin * to_gin
        cost += self.known * memory.known_of_all.bit_count() + self.limit * memory.limit
        return self.constant > cost
