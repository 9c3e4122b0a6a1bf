"""Hidden cards dealt anew in many states of many rules: ``make soak-peek``.

    python -m tests.soak.peeking --states 2000 --seed 1

What is compared is in `glass.py`. Each state is looked at from one seat, drawn by chance.
"""

from __future__ import annotations

import argparse
import logging
import os
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from PySide6.QtWidgets import QApplication

from okrummy_gui.engine.match import Match
from okrummy_gui.engine.protocol import Phase
from okrummy_gui.engine.record import Record, print_record
from tests.engine.randomplay import random_match, random_rules
from tests.soak.glass import OVER, Glass, problem_with
from tests.soak.window import Watch, application_in

OF_A_PHASE = 2
"""So many states of each phase of a hand are looked at."""


def _some(
    matches: dict[Phase, list[tuple[Match, int]]], chance: random.Random
) -> list[tuple[Match, int]]:
    return [
        each
        for states in matches.values()
        for each in chance.sample(states, min(OF_A_PHASE, len(states)))
    ]


def look(states: int, seed: int, glass: Glass) -> tuple[Counter[str], list[str]]:
    """How many states of each kind were looked at, and where something could be seen."""
    seen: Counter[str] = Counter()
    found: list[str] = []
    number = 0
    while seen.total() < states:
        chance = random.Random(f"{seed} {number}")
        number += 1
        rules, log = random_rules(chance), []
        matches: dict[Phase, list[tuple[Match, int]]] = {}
        for match, action, _ in random_match(rules, chance, 1):
            log.append(action)
            if match.hand is not None and match.phase not in OVER:
                matches.setdefault(match.phase, []).append((match, len(log) - 1))
        for match, at in _some(matches, chance):
            seat = chance.choice(match.seats)
            problem = problem_with(glass, match, seat, chance)
            seen[f"{len(match.seats)} seats, {match.phase.value}"] += 1
            if problem is not None:
                names = tuple(each.name for each in match.seats)
                record = print_record(Record(rules, names, tuple(log[:at])))
                found.append(f"{problem}, seen from {seat.name}:\n{record}")
    return seen, found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--states", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    watch = Watch()
    qt = QApplication([])
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        application = application_in(Path(folder), asked.seed, None)
        glass = Glass(application)
        logging.getLogger("okrummy_gui").addHandler(glass)
        seen, found = look(asked.states, asked.seed, glass)
        application.window.close()
        qt.processEvents()
    for problem in found[:3] + watch.said[:3]:
        print(problem)
    print(
        f"{seen.total()} states in {time.monotonic() - begun:.0f} s, "
        f"{len(found)} in which something could be seen"
    )
    print("; ".join(f"{what} {n}" for what, n in sorted(seen.items())))
    return 1 if found or watch.said else 0


if __name__ == "__main__":
    sys.exit(main())
