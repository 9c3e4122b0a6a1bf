"""`make arena-check`: each level against the one below it, a small version of docs/opponents.md.

It fails if a level wins less than half of the games. How likely that is by chance is worked out in
docs/opponents.md; the seed is fixed, so that it happens always or never.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from okrummy_gui.ai.levels import LEVELS
from okrummy_gui.arena.pairs import Plan
from okrummy_gui.arena.players import PlayerUnusable
from okrummy_gui.arena.report import Run
from okrummy_gui.arena.running import carry_out
from okrummy_gui.arena.variants import rules_for

PAIRS: Final = 200
MORE_PAIRS: Final[Mapping[str, int]] = MappingProxyType({"level3": 400, "level4": 1000})
"""A level that is nearer to the one below it takes more of them."""
_LIMIT: Final = 30.0


def main(arguments: Sequence[str] | None = None) -> int:
    """1 if a level fell below the one under it, or did not play."""
    parser = argparse.ArgumentParser(description="Each level against the one below it.")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--pairs", type=int, help="instead of the usual number for every step")
    options = parser.parse_args(arguments)
    try:
        fine = [
            _step(upper, lower, options.pairs or MORE_PAIRS.get(upper, PAIRS), options)
            for lower, upper in pairwise(LEVELS)
        ]
    except PlayerUnusable as error:
        print(f"okrummy: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0 if all(fine) else 1


def _step(upper: str, lower: str, pairs: int, options: argparse.Namespace) -> bool:
    """Whether the upper level is not below the lower one."""
    plan = Plan((upper, lower), rules_for("oklahoma_rummy", target=150), options.seed)
    run = Run.begin(plan, "oklahoma_rummy", "games", 2 * pairs, options.jobs)
    carry_out(run, _LIMIT, go_on=False)
    won = run.tally.games_won()
    if won is None or not run.complete:
        return False
    fine = won.value >= 0.5
    within = 100 * (won.within or 0.0)
    print(
        f"{upper} against {lower}: {100 * won.value:.1f} % ± {within:.1f} of {2 * pairs} games"
        f" in {run.seconds:.0f} s{'' if fine else ', WEAKER'}",
        flush=True,
    )
    return fine


if __name__ == "__main__":
    sys.exit(main())
