"""How long arranging a hand and choosing a discard take (pytest-benchmark; `-s` prints)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from okrummy_gui.engine.cards import DECK, Card
from okrummy_gui.engine.melds import best_arrangement, best_discard
from okrummy_gui.engine.rules import Rules

HANDS = 2000


def dealt(size: int) -> list[list[Card]]:
    """Hands that do not repeat, always the same ones."""
    chance = random.Random(20)
    return [chance.sample(DECK, size) for _ in range(HANDS)]


@pytest.mark.parametrize(("call", "size"), [(best_arrangement, 10), (best_discard, 11)])
def test_microseconds_a_hand(benchmark: Any, call: Callable[..., object], size: int) -> None:
    rules = Rules()
    hands = dealt(size)

    def all_hands() -> None:
        for hand in hands:
            call(hand, rules)

    benchmark.pedantic(all_hands, rounds=10)
    if benchmark.stats is not None:
        micros = benchmark.stats.stats.min / HANDS * 1e6
        benchmark.extra_info["microseconds_a_hand"] = round(micros, 2)
        print(f"\n{call.__name__}: {micros:.1f} µs a hand of {size}")
