"""What a run found, as a table and as JSON."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from okrummy_gui import __version__
from okrummy_gui.arena.pairs import Game, HandCounts, Plan
from okrummy_gui.arena.statistics import Estimate, Tally, Thinking
from okrummy_gui.arena.variants import title_of
from okrummy_gui.arena.watch import Fault
from okrummy_gui.engine.protocol import sides_of

FORMAT: Final = "okrummy arena 1"


@dataclass
class Run:
    """A run as far as it has come."""

    plan: Plan
    preset: str
    unit: str
    """What was asked for, "games" or "deals", and how many."""
    asked: int
    jobs: int
    tally: Tally
    faults: list[Fault] = field(default_factory=list)
    complete: bool = False
    seconds: float = 0.0

    @staticmethod
    def begin(plan: Plan, preset: str, unit: str, asked: int, jobs: int) -> Run:
        return Run(plan, preset, unit, asked, jobs, Tally(len(sides_of(plan.rules))))


# ---------------------------------------------------------------- the table


def print_run(run: Run) -> str:
    """The table that a person reads."""
    lines = [_title(run), _conditions(run)]
    if not run.tally.sets:
        return "\n".join([lines[0], "Stopped before there were figures."]) + "\n"
    if not run.complete:
        lines.append("Stopped early: these are the games that had been finished in order.")
    lines += ["", _head(run.plan)]
    lines += [_row(*cells) for cells in _cells(run)]
    lines += ["", "± is the 95 % interval, from the scatter of whole " + _sets(run.plan) + "."]
    return "\n".join(lines) + "\n"


def _title(run: Run) -> str:
    first, second = run.plan.names
    return f"{first} against {second}"


def _conditions(run: Run) -> str:
    tally, rules = run.tally, run.plan.rules
    parts = [f"{title_of(run.preset)} to {rules.target}"]
    if rules.seats > 2:
        parts.append(_company(run.plan))
    parts += [
        f"{tally.games:,} games in {len(tally.sets):,} {_sets(run.plan)}",
        f"{tally.hands:,} hands of {tally.deals:,} deals",
        f"seed {run.plan.seed}",
    ]
    return "; ".join(parts)


def _company(plan: Plan) -> str:
    first, second = plan.names
    if plan.together:
        return f"two {first} against two {second}"
    if plan.rules.partners:
        return f"{first} and {second} against two {second}"
    return f"{first} among {plan.rules.seats - 1} {second}"


def _sets(plan: Plan) -> str:
    """How the games of one set of deals are called."""
    return {2: "mirrored pairs", 3: "sets of three", 4: "sets of four"}[len(plan.seatings)]


def _heads(plan: Plan) -> tuple[str, str]:
    first, second = plan.names
    if plan.rules.seats == 2 or plan.together:
        return first, second
    return (f"side of {first}", "other side") if plan.rules.partners else (first, "the others")


def _head(plan: Plan) -> str:
    first, second = _heads(plan)
    indent = " " * (_NAME_WIDTH + 4)
    return indent + first.ljust(_CELL_WIDTH - 1) + " " + second


_NAME_WIDTH: Final = 21
_CELL_WIDTH: Final = 22
_VALUE_WIDTH: Final = 11


def _row(*cells: str) -> str:
    """Figures stand below each other, and so do their ±."""
    name, *rest = cells
    texts = [_cell(cell) for cell in rest]
    return (name.ljust(_NAME_WIDTH) + "".join(texts)).rstrip()


def _cell(text: str) -> str:
    value, sign, within = text.partition(" ± ")
    return (value.rjust(_VALUE_WIDTH) + sign + within).ljust(_CELL_WIDTH)


def _cells(run: Run) -> list[tuple[str, ...]]:
    tally = run.tally
    rows: list[tuple[str, ...]] = [("games won", *_both(tally.games_won()))]
    if tally.sides > 2:
        rows.append((f"  × {tally.sides} / 2", _percent(tally.strength())))
    rows.append(("points a hand", _signed(tally.margin())))
    rows += [(name, *map(_percent, _by_party(tally, get))) for name, get in _HANDS.items()]
    rows.append(("hands drawn", _percent(tally.by_hand(lambda game: game.drawn))))
    rows.append(("turns a hand, each", _plain(_turns(run))))
    return rows + _thinking_rows(tally) + _fault_rows(run)


_HANDS: Final[dict[str, Callable[[HandCounts], int]]] = {
    "hands won": lambda counts: counts.won,
    "  by a knock": lambda counts: counts.knock,
    "  by gin": lambda counts: counts.gin,
    "  by an undercut": lambda counts: counts.undercut,
}


def _by_party(
    tally: Tally, get: Callable[[HandCounts], int]
) -> tuple[Estimate | None, Estimate | None]:
    return (
        tally.by_hand(lambda game: get(game.first)),
        tally.by_hand(lambda game: get(game.others)),
    )


def _turns(run: Run) -> Estimate | None:
    seats = run.plan.rules.seats
    return run.tally.by_hand(lambda game: game.turns / seats)


def _thinking_rows(tally: Tally) -> list[tuple[str, ...]]:
    both = tally.thinking(0), tally.thinking(1)
    return [
        ("a decision, median", *(_milliseconds(one, lambda one: one.median) for one in both)),
        ("a decision, 99 %", *(_milliseconds(one, lambda one: one.p99) for one in both)),
    ]


def _fault_rows(run: Run) -> list[tuple[str, ...]]:
    if not run.faults:
        return []
    counts = [sum(fault.who == who for fault in run.faults) for who in (0, 1)]
    return [("faults", *map(str, counts))]


def _milliseconds(one: Thinking | None, get: Callable[[Thinking], float]) -> str:
    return "–" if one is None else f"{get(one):.2f} ms"


def _percent(estimate: Estimate | None) -> str:
    if estimate is None:
        return "–"
    return f"{100 * estimate.value:.1f} %{_within(estimate.times(100), 1)}"


def _both(estimate: Estimate | None) -> tuple[str, str]:
    if estimate is None:
        return "–", "–"
    return _percent(estimate), _percent(Estimate(1 - estimate.value, estimate.within))


def _signed(estimate: Estimate | None) -> str:
    return "–" if estimate is None else f"{estimate.value:+.2f}{_within(estimate, 2)}"


def _plain(estimate: Estimate | None) -> str:
    return "–" if estimate is None else f"{estimate.value:.2f}{_within(estimate, 2)}"


def _within(estimate: Estimate, places: int) -> str:
    return "" if estimate.within is None else f" ± {estimate.within:.{places}f}"


# ---------------------------------------------------------------- JSON


def as_json(run: Run, command: Sequence[str]) -> dict[str, Any]:
    """The run for programs. All but what is under "run" follows from the seed."""
    plan, tally = run.plan, run.tally
    return {
        "format": FORMAT,
        "players": list(plan.names),
        "preset": run.preset,
        "rules": plan.rules.changes(),
        "seats": plan.rules.seats,
        "together": plan.together,
        "seed": plan.seed,
        "asked": {run.unit: run.asked},
        "complete": run.complete,
        "sets": len(tally.sets),
        "games": tally.games,
        "hands": tally.hands,
        "deals": tally.deals,
        "games_won": _estimate(tally.games_won()),
        "strength": _estimate(tally.strength()),
        "points_a_hand": _estimate(tally.margin()),
        "hands_won": _hands_won(tally),
        "hands_drawn": _estimate(tally.by_hand(lambda game: game.drawn)),
        "turns_a_hand": _estimate(_turns(run)),
        "by_set": [_set(plan, *one) for one in enumerate(tally.sets)],
        "faults": [_fault(fault) for fault in run.faults],
        "run": _circumstances(run, command),
    }


def _estimate(estimate: Estimate | None) -> dict[str, float | None] | None:
    if estimate is None:
        return None
    return {"value": estimate.value, "within": estimate.within}


def _hands_won(tally: Tally) -> list[dict[str, Any]]:
    """For the first party and for the others, in shares of all hands."""
    names = ("all", "knock", "gin", "undercut")
    rows = [_by_party(tally, get) for get in _HANDS.values()]
    return [
        {name: _estimate(row[party]) for name, row in zip(names, rows, strict=True)}
        for party in (0, 1)
    ]


def _set(plan: Plan, place: int, games: tuple[Game, ...]) -> dict[str, Any]:
    """Share of the win, hands and points of each game: enough to work the intervals out again."""
    return {
        "deal": str(plan.first_deal(place)),
        "games": [[game.share, game.hands, game.margin] for game in games],
    }


def _fault(fault: Fault) -> dict[str, Any]:
    return {
        "player": fault.name,
        "seat": fault.seat,
        "set": fault.place + 1,
        "game": fault.turn + 1,
        "fault": fault.kind,
        "detail": fault.detail,
        "record": fault.record,
    }


def _circumstances(run: Run, command: Sequence[str]) -> dict[str, Any]:
    both = run.tally.thinking(0), run.tally.thinking(1)
    return {
        "command": list(command),
        "date": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "version": __version__,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "jobs": run.jobs,
        "seconds": round(run.seconds, 1),
        "milliseconds_a_decision": [
            one and {"decisions": one.decisions, "median": one.median, "p99": one.p99}
            for one in both
        ],
    }
