"""`okrummy arena`: two players against each other over many mirrored games."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from okrummy_gui.arena.pairs import Plan
from okrummy_gui.arena.players import PlayerUnusable, check_name, known_players
from okrummy_gui.arena.report import Run, as_json, print_run
from okrummy_gui.arena.running import carry_out
from okrummy_gui.arena.variants import UnknownPreset, preset_named, rules_for
from okrummy_gui.engine.rules import RulesError

INTERRUPTED: Final = 130
_DEALS: Final = 1000
_LIMIT: Final = 10.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `okrummy arena` understands."""
    parser.description = (
        "Plays mirrored games: each set of deals is played once with the first player in each "
        "seat. Known players: " + ", ".join(known_players()) + "; package.module:Class names one "
        "from outside (docs/players.md)."
    )
    parser.add_argument("first", metavar="A", help="a player")
    parser.add_argument("second", metavar="B", help="another, or the same")
    much = parser.add_mutually_exclusive_group()
    much.add_argument(
        "--deals", type=_whole(1), metavar="N",
        help=f"play until there are so many different deals (default {_DEALS})",
    )  # fmt: skip
    much.add_argument(
        "--games", type=_whole(1), metavar="N", help="play so many games, in whole sets"
    )
    parser.add_argument(
        "--preset", default="Oklahoma Rummy", metavar="NAME",
        help="the rules, such as \"Double Oklahoma\" (default Oklahoma Rummy)",
    )  # fmt: skip
    parser.add_argument("--target", type=int, metavar="POINTS", help="instead of the preset's")
    parser.add_argument(
        "--seats", "--tables", type=int, choices=(2, 3, 4),
        help="instead of the preset's; with three or four one A sits among Bs",
    )  # fmt: skip
    parser.add_argument(
        "--together", action="store_true", help="with partners: two As against two Bs"
    )
    parser.add_argument("--seed", type=int, default=1, help="settles every card (default 1)")
    parser.add_argument(
        "--jobs", type=_whole(1), default=1, help="processes; they change nothing but the time"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    parser.add_argument(
        "--on-fault", choices=("stop", "lose"), default="stop",
        help="what follows when a player crashes, hangs or makes an illegal action",
    )  # fmt: skip
    parser.add_argument(
        "--limit", type=_seconds, default=_LIMIT, metavar="SECONDS",
        help=f"for one decision (default {_LIMIT:g})",
    )  # fmt: skip


def _whole(least: int) -> Callable[[str], int]:
    def whole_number(text: str) -> int:
        if int(text) < least:
            raise argparse.ArgumentTypeError(f"at least {least}")
        return int(text)

    return whole_number


def _seconds(text: str) -> float:
    if not 0.05 <= float(text) <= 86_400:
        raise argparse.ArgumentTypeError("from 0.05 to 86400")
    return float(text)


class _Refused(Exception):
    pass


def arena(options: argparse.Namespace) -> int:
    """0; 1 with one line said why not, or after a fault that stops the run; 130 after Ctrl-C."""
    try:
        run = _planned(options)
        return _carried_out(run, options)
    except (OSError, PlayerUnusable, RulesError, UnknownPreset, _Refused) as error:
        print(f"okrummy: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


def _planned(options: argparse.Namespace) -> Run:
    names = options.first, options.second
    for name in names:
        check_name(name)
    preset = preset_named(options.preset)
    rules = rules_for(preset, options.target, options.seats)
    if options.together and not rules.partners:
        raise _Refused("--together needs a preset with partners")
    if options.json is not None and not options.json.absolute().parent.is_dir():
        raise _Refused(f"there is no folder for {options.json}")
    plan = Plan(names, rules, options.seed, options.together)
    unit, asked = ("games", options.games) if options.games else ("deals", options.deals or _DEALS)
    return Run.begin(plan, preset, unit, asked, options.jobs)


def _carried_out(run: Run, options: argparse.Namespace) -> int:
    code = 0
    try:
        carry_out(run, options.limit, go_on=options.on_fault == "lose")
    except KeyboardInterrupt:
        code = INTERRUPTED
    print(print_run(run), end="", flush=True)
    if options.json is not None:
        _write(options.json, as_json(run, sys.argv[1:]))
    return code or (0 if run.complete else 1)


def _write(file: Path, figures: dict[str, Any]) -> None:
    text = json.dumps(figures, ensure_ascii=False, indent=1)
    file.write_text(text + "\n", encoding="utf-8")
