"""How long a computer player thinks about one decision (pytest-benchmark; `-s` prints)."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from okrummy_gui.ai.gin_hunter import GinHunter
from okrummy_gui.ai.player import Player
from okrummy_gui.ai.simple import Simple
from okrummy_gui.arena import play_step
from okrummy_gui.engine.cards import DECK
from okrummy_gui.engine.match import apply, new_match, view_for
from okrummy_gui.engine.protocol import Deal, Phase, seats_of
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.view import PlayerView

HANDS = 60
MOST_MILLISECONDS = 15.0


def views() -> list[PlayerView]:
    """Every decision of some hands, always the same ones."""
    found = []
    seats = seats_of(Rules())
    chance = random.Random(7)
    players: dict[Any, Player] = dict.fromkeys(seats, GinHunter())
    for _ in range(HANDS):
        deal = Deal(tuple(chance.sample(DECK, 52)), seats[0])
        match = apply(new_match(Rules()), deal)
        while match.phase is not Phase.HAND_OVER:
            found.append(view_for(match, match.turn))
            match = play_step(match, players, chance)
    return found


@pytest.mark.parametrize("player", [GinHunter(), Simple()], ids=["gin_hunter", "simple"])
def test_milliseconds_a_decision(benchmark: Any, player: Player) -> None:
    asked = views()
    least = [1e9] * len(asked)

    def decide_all() -> None:
        for at, view in enumerate(asked):
            chance = random.Random(at)
            start = time.perf_counter()
            player.choose(view, chance)
            least[at] = min(least[at], 1e3 * (time.perf_counter() - start))

    benchmark.pedantic(decide_all, rounds=3)
    row = sorted(least)
    slow = row[len(row) * 99 // 100]
    benchmark.extra_info["p99_milliseconds"] = round(slow, 2)
    name = type(player).__name__
    print(f"\n{name}: p50 {row[len(row) // 2]:.2f}, p99 {slow:.2f}, most {row[-1]:.2f} ms")
    assert slow <= MOST_MILLISECONDS
