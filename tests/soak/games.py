"""Whole games by the engine over random rules, whoever plays: ``make soak-games``.

    python -m tests.soak.games --games 10000 --seed 1

Every seat has a level of its own; each action must be legal, each game must end, and its record
must read and fold to the same sheet. Invariants of single states are for ``make soak-rules``.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field, replace

from okrummy_gui.ai.levels import PLAYERS
from okrummy_gui.engine.match import Match, apply, new_match, view_for
from okrummy_gui.engine.protocol import Action, Phase
from okrummy_gui.engine.record import Record, fold, parse_record, print_record
from tests.engine.randomplay import random_deal, random_rules, restock
from tests.soak.fuzz import peak

BATCH = 50
MOST_HANDS = 2000
QUICK = 5
"""Of this many games one has seats of every level; the others of the two quickest."""
LONG, SHORT, SHORTENED = 500, 60, 3 / 4
"""So many of the games to a long target go to a short one: they'd have more hands, not others."""


@dataclass
class Tally:
    games: int = 0
    hands: int = 0
    actions: int = 0
    seats: Counter[int] = field(default_factory=Counter)
    targets: Counter[int] = field(default_factory=Counter)
    levels: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    peak: int = 0

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.hands += other.hands
        self.actions += other.actions
        self.seats += other.seats
        self.targets += other.targets
        self.levels += other.levels
        self.failures += other.failures
        self.peak = max(self.peak, other.peak)


def play(key: str, tally: Tally) -> None:
    """One game to its end."""
    chance = random.Random(key)
    rules = random_rules(chance)
    if rules.target > LONG and chance.random() < SHORTENED:
        rules = replace(rules, target=SHORT)
    match, log = new_match(rules), []
    names = list(PLAYERS) if chance.random() < 1 / QUICK else list(PLAYERS)[:2]
    levels = [chance.choice(names) for _ in match.seats]
    while match.phase is not Phase.MATCH_OVER:
        action = _next(match, levels, chance)
        log.append(action)
        match = apply(match, action)
        assert match.hands_dealt < MOST_HANDS, "a game without an end"
    _check(Record(rules, tuple(seat.name for seat in match.seats), tuple(log)), match)
    tally.games += 1
    tally.hands += match.hands_dealt
    tally.actions += len(log)
    tally.seats[rules.seats] += 1
    tally.targets[rules.target] += 1
    tally.levels.update(levels)


def _next(match: Match, levels: list[str], chance: random.Random) -> Action:
    if match.phase in (Phase.DEAL, Phase.HAND_OVER):
        return random_deal(match, chance)
    if match.phase is Phase.RESTOCK:
        assert match.hand is not None
        return restock(match.hand, chance)
    assert match.turn is not None
    view = view_for(match, match.turn)
    action = PLAYERS[levels[match.seats.index(match.turn)]].choose(view, chance)
    assert view.legal is not None
    assert action in view.legal, f"{action} in {match.phase}"
    return action


def _check(record: Record, last: Match) -> None:
    assert last.sheet.over
    again = parse_record(print_record(record))
    assert again == record
    assert isinstance(again, Record)
    assert fold(again) == last


def batch(seed: int, number: int, games: int) -> Tally:
    tally = Tally()
    for at in range(games):
        key = f"{seed} {number} {at}"
        try:
            play(key, tally)
        except Exception:
            tally.failures.append(f"{key}: {traceback.format_exc(limit=-3)}")
    tally.peak = peak()
    return tally


def soak(games: int, seed: int, jobs: int, tell: Callable[[str], None] = print) -> Tally:
    """So many games; failures are told as they come."""
    tally, begun = Tally(), time.monotonic()
    sizes = [min(BATCH, games - at) for at in range(0, games, BATCH)]
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(batch, seed, number, size) for number, size in enumerate(sizes)]
        for done, each in enumerate(as_completed(waiting), 1):
            found = each.result()
            tally.add(found)
            for failure in found.failures:
                tell(f"FAILED {failure}")
            if done % 2 == 0:
                seconds, bad = time.monotonic() - begun, len(tally.failures)
                tell(f"{tally.games} games, {tally.hands} hands in {seconds:.0f} s, {bad} failures")
    return tally


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--play", metavar="SEED", help="play one game again")
    asked = parser.parse_args(arguments)
    if asked.play:
        play(asked.play, Tally())
        return 0
    begun = time.monotonic()
    tally = soak(asked.games, asked.seed, asked.jobs, lambda text: print(text, flush=True))
    print(
        f"{tally.games} games, {tally.hands} hands, {tally.actions} actions in "
        f"{time.monotonic() - begun:.0f} s, {len(tally.failures)} failures; "
        f"peak of a process {tally.peak} MB"
    )
    print("seats:", ", ".join(f"{seats} {n}" for seats, n in sorted(tally.seats.items())))
    print("targets:", ", ".join(f"{target} {n}" for target, n in sorted(tally.targets.items())))
    print("levels:", ", ".join(f"{level} {n}" for level, n in sorted(tally.levels.items())))
    return 1 if tally.failures else 0


if __name__ == "__main__":
    sys.exit(main())
