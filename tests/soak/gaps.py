"""How long the window stands still while a computer player thinks.

    python -m tests.soak.gaps --seconds 20

For each level, and for a player that works for 60 ms: the longest time in which the event loop of
the window did not come round, with the processor time that the window itself used in it. On a busy
machine the first also counts what others took.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from okrummy_gui.ai.levels import LEVELS
from okrummy_gui.engine.match import view_for
from okrummy_gui.model.thinking import Decider, ProcessThinker
from okrummy_gui.model.thinkprocess import OUR_PLAYERS
from tests.engine.randomplay import random_match, random_rules


def positions(count: int) -> list:
    """Views of seats in their turn, from all phases and rules."""
    chance, found = random.Random(4), []
    while len(found) < count:
        for match, _, _ in random_match(random_rules(chance), chance, 1):
            if match.turn is not None and chance.random() < 0.1:
                found.append(view_for(match, match.turn))
    return found


def measure(qt: QApplication, source: str, level: str, seconds: float, views: list) -> str:
    """The longest gap while this level is asked again and again."""
    thinker = ProcessThinker(source)
    decider = Decider(thinker, (level,), random.Random(1))
    state = {"wall": 0.0, "own": 0.0, "at": 0.0, "cpu": 0.0, "asked": 0, "slowest": 0.0}
    begun = [time.perf_counter()]

    def ask() -> None:
        state["asked"] += 1
        begun[0] = time.perf_counter()
        decider.begin_match()
        decider.ask(views[int(state["asked"]) % len(views)], level, 0)

    def answered(_: object) -> None:
        state["slowest"] = max(state["slowest"], time.perf_counter() - begun[0])
        QTimer.singleShot(0, ask)

    def tick() -> None:
        now, cpu = time.perf_counter(), time.thread_time()
        if state["at"]:
            state["wall"] = max(state["wall"], now - state["at"])
            state["own"] = max(state["own"], cpu - state["cpu"])
        state["at"], state["cpu"] = now, cpu

    decider.decided.connect(answered)
    ask()
    # The first answer comes from a process that has still to start.
    while state["asked"] < 2:
        qt.processEvents()
    state["slowest"] = 0.0
    ticker = QTimer(interval=1)
    ticker.timeout.connect(tick)
    ticker.start()
    QTimer.singleShot(round(1000 * seconds), qt.quit)
    qt.exec()
    ticker.stop()
    decider.close()
    return (
        f"{level}: {int(state['asked'])} decisions, "
        f"slowest answer {1000 * state['slowest']:.0f} ms, "
        f"longest gap {1000 * state['wall']:.1f} ms, "
        f"of it {1000 * state['own']:.1f} ms of the window's own"
    )


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each level")
    asked = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    qt = QApplication([])
    views = positions(300)
    for level in LEVELS:
        print(measure(qt, OUR_PLAYERS, level, asked.seconds, views), flush=True)
    rogues = "tests.model.rogues:PLAYERS"
    print(measure(qt, rogues, "ponders", asked.seconds, views), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
