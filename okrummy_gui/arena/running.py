"""One run from its plan to its figures."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from typing import Final

from okrummy_gui.arena.pairs import Game
from okrummy_gui.arena.progress import Progress
from okrummy_gui.arena.report import Run
from okrummy_gui.arena.watch import Fault, Workers

_RECORDS_TOLD: Final = 5
"""Of later faults only the line is printed; the JSON has every record."""


def carry_out(run: Run, limit: float, *, go_on: bool) -> None:
    """Play until as much is there as was asked for, or until Ctrl-C (KeyboardInterrupt).

    A fault stops the run, or with `go_on` costs the game.
    """
    begun = time.monotonic()
    progress = Progress(sys.stderr, run.asked, run.unit)
    workers = Workers(run.plan, run.jobs, limit)
    try:
        run.complete = _follow(run, workers, progress, go_on)
    finally:
        workers.close()
        progress.clear()
        run.seconds = time.monotonic() - begun


def _follow(run: Run, workers: Workers, progress: Progress, go_on: bool) -> bool:
    progress.tell(0)
    size = len(run.plan.seatings)
    outcomes = workers.outcomes(_games(run, size))
    while _done(run) < run.asked:
        games = []
        for outcome in _next(outcomes, size):
            if isinstance(outcome, Fault):
                progress.clear()
                _tell(run, outcome)
                run.faults.append(outcome)
                if not go_on:
                    return False
            games.append(outcome.game if isinstance(outcome, Fault) else outcome)
        run.tally.add(tuple(games))
        progress.tell(_done(run), _so_far(run))
    return True


def _games(run: Run, size: int) -> int | None:
    """How many games there are to play; None while that depends on how long they are."""
    return None if run.unit == "deals" else -(-run.asked // size) * size


def _done(run: Run) -> int:
    return run.tally.deals if run.unit == "deals" else run.tally.games


def _next(outcomes: Iterator[Game | Fault], size: int) -> Iterator[Game | Fault]:
    for _ in range(size):
        yield next(outcomes)


def _so_far(run: Run) -> str:
    won = run.tally.games_won()
    return "" if won is None else f"{100 * won.value:.1f} % won"


def _tell(run: Run, fault: Fault) -> None:
    text = f"okrummy: {describe(fault)}"
    if len(run.faults) < _RECORDS_TOLD:
        text += f"\nIts game so far:\n\n{fault.record}"
    print(text, file=sys.stderr, flush=True)


def describe(fault: Fault) -> str:
    """Who did what, and in which game."""
    where = f"game {fault.turn + 1} of set {fault.place + 1}"
    return f"{fault.name} ({fault.seat}), {where}: {fault.kind}: {fault.detail}"
