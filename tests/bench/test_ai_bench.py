"""How long computer players think about one decision (pytest-benchmark; `-s` prints)."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from okrummy_gui.ai import levels
from okrummy_gui.ai.ahead import Draws
from okrummy_gui.ai.levels import LEVELS, REFERENCES
from okrummy_gui.ai.player import Player
from okrummy_gui.arena import play_step
from okrummy_gui.engine.cards import DECK, cards_of, mask_of
from okrummy_gui.engine.match import apply, new_match, view_for
from okrummy_gui.engine.protocol import Deal, Phase, seats_of
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.view import PlayerView

HANDS = 60
TABLES = 400
MOST_MICROSECONDS_A_HAND = 2.5
PLAYERS = {**levels.PLAYERS, "simple": REFERENCES["simple"], "gin-hunter": REFERENCES["gin-hunter"]}
USUAL_BUDGET = (15.0, 15.0)
BUDGETS = {"level6": (20.0, 60.0)}
"""Milliseconds: the median, and what 99 of 100 decisions stay below."""


def views() -> list[PlayerView]:
    """Every decision of some hands, always the same ones."""
    found = []
    seats = seats_of(Rules())
    chance = random.Random(7)
    players: dict[Any, Player] = dict.fromkeys(seats, LEVELS["level5"])
    for _ in range(HANDS):
        deal = Deal(tuple(chance.sample(DECK, 52)), seats[0])
        match = apply(new_match(Rules()), deal)
        while match.phase is not Phase.HAND_OVER:
            found.append(view_for(match, match.turn))
            match = play_step(match, players, chance)
    return found


def least_seconds(calls: list[Any], rounds: int = 3) -> list[float]:
    """Of each call the best of some rounds."""
    least = [1e9] * len(calls)
    for _ in range(rounds):
        for at, call in enumerate(calls):
            start = time.perf_counter()
            call()
            least[at] = min(least[at], time.perf_counter() - start)
    return sorted(least)


@pytest.mark.parametrize("name", PLAYERS)
def test_milliseconds_a_decision(benchmark: Any, name: str) -> None:
    player = PLAYERS[name]
    calls = [
        lambda at=at, view=view: player.choose(view, random.Random(at))
        for at, view in enumerate(views())
    ]
    row = benchmark.pedantic(least_seconds, (calls,), rounds=1)
    middle, slow = 1e3 * row[len(row) // 2], 1e3 * row[len(row) * 99 // 100]
    benchmark.extra_info["p99_milliseconds"] = round(slow, 2)
    print(f"\n{name}: p50 {middle:.2f}, p99 {slow:.2f}, most {1e3 * row[-1]:.2f} ms")
    usual, rare = BUDGETS.get(name, USUAL_BUDGET)
    assert middle <= usual
    assert slow <= rare


def test_microseconds_a_hand_of_the_table_ahead(benchmark: Any) -> None:
    """Each of eleven discards with each of the thirty cards that may be drawn."""
    chance = random.Random(20)
    hands = [chance.sample(DECK, 41) for _ in range(TABLES)]

    def table(cards: list[Any]) -> None:
        hand = mask_of(cards[:11])
        draws = Draws(mask_of(cards[11:]))
        for discard in cards_of(hand):
            draws.after(hand ^ discard.bit)

    calls = [lambda cards=cards: table(cards) for cards in hands]
    row = benchmark.pedantic(least_seconds, (calls,), rounds=1)
    middle = row[len(row) // 2]
    each = 1e6 * middle / (11 * 30)
    print(f"\na table: {1e3 * middle:.2f} ms, {each:.2f} µs a hand")
    assert middle <= 1e-3
    assert each <= MOST_MICROSECONDS_A_HAND
