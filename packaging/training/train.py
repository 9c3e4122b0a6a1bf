"""Trains the strongest player by playing against itself; docs/training.md explains.

    python packaging/training/train.py --scale 1 --seed 1 --jobs 2

writes okrummy_gui/ai/learned.json. `--scale 0.01` tries all of it out in a minute.
"""

from __future__ import annotations

import argparse
import json
import platform
import shlex
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import numpy as np
from fitting import (
    Decisions,
    Effort,
    Fit,
    fit_belief,
    fit_classes,
    fit_differences,
    fit_values,
    judge_classes,
    judge_differences,
    judge_values,
    merged,
    surprise,
)
from selfplay import (
    REFERENCES,
    WIDTHS,
    Array,
    Layers,
    Order,
    Style,
    hand_points,
    play_pairs,
    rows,
    seat,
    set_belief,
    set_equity,
    set_network,
)

OUT: Final = Path(__file__).resolve().parents[2] / "okrummy_gui" / "ai" / "learned.json"
CHUNK: Final = 250
"""Hands that one call of the kernel plays; chunks have seeds of their own."""
CHECK: Final = 1500
"""Mirrored pairs of games against each reference at the end."""
CHECK_SEED: Final = 7_001
ROUNDS: Final = 3
DIGITS: Final = 4
BINS: Final = 27
GRID: Final = 16
CHOICES: Final = ("discard", "knock", "draw")
OPPONENTS: Final = ("simple", "gin-hunter", "level5", "quick-linear")
"""In the kernel's slots from 1 on: whom the learner meets besides itself."""


HANDS: Final[Mapping[str, int]] = MappingProxyType(
    {"belief": 6_000, "critic": 120_000, "draw": 16_000, "discard": 80_000, "knock": 120_000}
)
"""Of self-play in each round at scale 1, by what they are for; the first round has half as many."""
FIRST: Final = 0.5
EFFORTS: Final[Mapping[str, Effort]] = MappingProxyType(
    {
        "critic": Effort((96, 48), epochs=4, batch=1024, decay=1e-6),
        "draw": Effort((24,), epochs=40, batch=512, decay=1e-3, count=4),
        "discard": Effort((48, 24), epochs=16, decay=3e-4, count=4),
        "knock": Effort((24,), epochs=40, batch=1024, decay=1e-3, count=4),
    }
)


@dataclass
class Learner:
    """What is learned so far."""

    belief: Array
    equity: Array
    networks: dict[str, list[Layers]] = field(default_factory=dict)
    """Of some networks for the same the mean counts."""

    def style(self, *, quick: bool = False) -> Style:
        """The player that plays by it; a quick one asks but one network each."""
        own = {
            name: networks[0] if quick else merged(networks)
            for name, networks in self.networks.items()
            if name != "critic"
        }
        return Style("network", margin=-999.0, networks=own)


def told(text: str) -> None:
    print(f"{datetime.now(UTC):%H:%M:%S} {text}", flush=True)


# ---------------------------------------------------------------- self-play


def batch(learner: Learner, order: Order, seed: int) -> Array:
    """The rows of one chunk; runs in a process of its own."""
    set_belief(learner.belief)
    set_equity(learner.equity)
    seat(0, learner.style(quick=True))
    for slot, name in enumerate(OPPONENTS, 1):
        seat(slot, REFERENCES[name])
    if "critic" in learner.networks:
        set_network(0, "critic", learner.networks["critic"][0])
    return rows(order, seed)


def played(pool: Executor, learner: Learner, order: Order, hands: float, seed: int) -> Array:
    """The data of so many hands, the same whatever the number of processes."""
    chunks = max(2, round(hands / CHUNK))
    one = replace(order, hands=CHUNK)
    jobs = [pool.submit(batch, learner, one, 100_000 * seed + at) for at in range(chunks)]
    found = [job.result() for job in jobs]
    return joined(found) if order.name == "discard" else np.concatenate(found)


def joined(parts: Sequence[Array]) -> Array:
    """Decisions in a row, with numbers that differ from one to the next."""
    whole = np.concatenate(parts)
    starts = np.cumsum([0, *(len(part) for part in parts)])[:-1]
    last = 0.0
    for start, part in zip(starts, parts, strict=True):
        whole[start : start + len(part), 0] = part[:, 0] + last
        last += float(part[-1, 0]) + 1
    return whole


def compared(pool: Executor, learner: Learner, pairs: int, seed: int) -> dict[str, list[float]]:
    """Against each reference the games won and half the 95 % interval, in per cent."""
    found = {}
    for name in ("simple", "gin-hunter", "level5", "linear"):
        chunks = max(1, pairs // 100)
        jobs = [
            pool.submit(match, learner, name, min(pairs, 100), 1_000 * seed + at)
            for at in range(chunks)
        ]
        won = np.concatenate([job.result()[:, 0] / 2 for job in jobs])
        within = 1.96 * won.std() / len(won) ** 0.5
        found[name] = [round(100 * float(won.mean()), 1), round(100 * float(within), 1)]
        told(f"against {name}: {found[name][0]} ± {found[name][1]} % of {2 * len(won)} games")
    return found


def match(learner: Learner, name: str, pairs: int, seed: int) -> Array:
    set_belief(learner.belief)
    set_equity(learner.equity)
    seat(0, learner.style())
    seat(1, REFERENCES[name])
    return play_pairs((0, 1), pairs, seed)


def brought(hands: int, seed: int) -> Array:
    """What hands bring between equals; runs in a process of its own."""
    seat(0, REFERENCES["quick-linear"])
    return hand_points(hands, seed)


def equity_of(points: Array) -> Array:
    """The chance to win a match by what the mover and the other need: 1, 11, ..., 151 points."""
    most = 10 * GRID - 9
    brings = np.bincount(np.minimum(np.abs(points), most).astype(int), minlength=most + 1)
    share = brings[1:] / brings[1:].sum() / 2
    whole = np.zeros((most + 1, most + 1))
    whole[0] = 1
    for mine in range(1, most + 1):
        for other in range(1, mine + 1):
            won = share[: mine - 1] @ whole[mine - 1 : 0 : -1, other] + share[mine - 1 :].sum()
            lost = share[: other - 1] @ whole[mine, other - 1 : 0 : -1]
            whole[mine, other] = won + lost
            whole[other, mine] = 1 - whole[mine, other]
    return whole[1::10, 1::10].astype(np.float32)


# ---------------------------------------------------------------- the course


class Course:
    """Rounds of self-play and fits, each with the player that the one before made."""

    def __init__(
        self, pool: Executor, scale: float, seed: int, turns: int, start: Path | None
    ) -> None:
        self._pool, self._scale, self._seed, self._turns = pool, scale, seed, turns
        found = json.loads(start.read_text("utf-8")) if start else None
        self.begun_from = found["made"] if found else None
        self.learner = read(found) if found else self._beginner()
        self.joined: list[dict[str, Any]] = []
        self.figures: dict[str, Any] = {}
        self._count = 0
        self._decisions: dict[str, list[Array]] = {}
        """The data of all rounds, by what they are for."""

    def _beginner(self) -> Learner:
        """Plays as the linear evaluator, with a guess that takes all cards for alike."""
        belief = np.zeros(WIDTHS["belief"], np.float32)
        belief[1] = 1.0
        hands = max(1_000, round(20_000 * min(1.0, self._scale)))
        return Learner(belief, equity_of(self._pool.submit(brought, hands, self._seed).result()))

    def join(self, file: Path) -> None:
        """The networks of another data file join the committees."""
        found = json.loads(file.read_text("utf-8"))
        self.joined.append(found["made"])
        for name, networks in read(found).networks.items():
            self.learner.networks[name] = self.learner.networks[name] + networks

    def round(self, number: int) -> None:
        """First what only guesses and judges, then what decides."""
        self._fit_belief(number)
        self._fit_critic(number)
        self._fit_choice("draw", number)
        self._fit_discard(number)
        self._fit_choice("knock", number)

    def _data(self, order: Order, number: int) -> Array:
        self._count += 1
        seed = 1_000 * self._seed + self._count
        started = time.monotonic()
        share = FIRST if number == 1 and not self.begun_from else 1.0
        hands = HANDS[order.name] * self._scale * share
        data = played(self._pool, self.learner, order, hands, seed)
        told(f"{order.name}: {len(data)} rows in {time.monotonic() - started:.0f} s")
        return data

    def _with_earlier(self, name: str, data: Array) -> Array:
        """The latest data first: a part of them is held back to judge the fit."""
        kept = self._decisions.setdefault(name, [])
        kept.insert(0, data)
        return joined(kept) if name == "discard" else np.concatenate(kept)

    def _note(self, name: str, number: int, rows_: int, fit: Fit) -> None:
        figures = {
            "rows": rows_,
            "square": round(fit.square, 2),
            "gain": round(fit.gain, 3),
            "before": round(fit.before, 3),
        }
        self.figures[f"{name} {number}"] = figures
        told(f"{name} {number}: {figures}")

    def _fit_belief(self, number: int) -> None:
        data = self._data(Order("belief"), number)
        kept = len(data) // 10
        self.learner.belief = fit_belief(data[kept:])
        loss = round(surprise(data[:kept], self.learner.belief), 4)
        self.figures[f"belief {number}"] = {"rows": len(data), "surprise": loss}
        told(f"belief {number}: surprise {loss}")

    def _fit_critic(self, number: int) -> None:
        data = self._data(Order("critic"), number)
        inputs, bins = data[:, 1:], data[:, 0].astype(int)
        layers = fit_classes(inputs, bins, EFFORTS["critic"], self._seed, BINS)
        self.learner.networks["critic"] = [layers]
        loss = round(judge_classes(layers, inputs, bins), 4)
        self.figures[f"critic {number}"] = {"rows": len(data), "surprise": loss}
        told(f"critic {number}: surprise {loss}")

    def _fit_all(self, name: str, fit: Callable[[Effort, int], Layers]) -> Layers:
        """The networks for a choice, each fitted from a start of its own; returns them as one."""
        effort = EFFORTS[name]
        jobs = [self._pool.submit(fit, effort, 100 * self._seed + at) for at in range(effort.count)]
        self.learner.networks[name] = [job.result() for job in jobs]
        return merged(self.learner.networks[name])

    def _fit_choice(self, name: str, number: int) -> None:
        """A network that says yes or no: the worth of the one less the worth of the other."""
        data = self._with_earlier(name, self._data(Order(name, rollouts=4, turns=4), number))
        inputs, worth = data[:, 2:], data[:, 0] - data[:, 1]
        layers = self._fit_all(name, partial(fit_values, inputs, worth))
        self._note(name, number, len(data), judge_values(layers, inputs, worth))

    def _fit_discard(self, number: int) -> None:
        order = Order("discard", rollouts=4, turns=self._turns)
        data = self._with_earlier("discard", self._data(order, number))
        decisions = Decisions(data)
        layers = self._fit_all("discard", partial(fit_differences, decisions))
        self._note("discard", number, len(data), judge_differences(layers, decisions))


# ---------------------------------------------------------------- the file


def read(found: Mapping[str, Any]) -> Learner:
    """What a data file holds."""
    belief, equity = (np.array(found[name], dtype=np.float32) for name in ("belief", "equity"))
    learner = Learner(belief, equity)
    for name in CHOICES:
        learner.networks[name] = [
            [
                np.array(layer[part], dtype=np.float32)
                for layer in layers
                for part in ("weights", "biases")
            ]
            for layers in found[name]
        ]
    return learner


def written(learner: Learner, made: dict[str, Any]) -> str:
    """The data file: a line for each row of weights."""
    parts = [f' "made": {json.dumps(made, indent=2, ensure_ascii=False)}'.replace("\n", "\n ")]
    parts.append(f' "belief": {_row(learner.belief)}')
    table = ",\n".join(f"  {_row(line)}" for line in learner.equity)
    parts.append(f' "equity": [\n{table}\n ]')
    for name in CHOICES:
        networks = ",\n".join(_network(layers) for layers in learner.networks[name])
        parts.append(f' "{name}": [\n{networks}\n ]')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _network(layers: Layers) -> str:
    pairs = zip(layers[::2], layers[1::2], strict=True)
    return "  [\n" + ",\n".join(_layer(*pair) for pair in pairs) + "\n  ]"


def _layer(weights: Array, biases: Array) -> str:
    lines = ",\n".join(f"   {_row(line)}" for line in weights)
    return f'  {{"weights": [\n{lines}],\n   "biases": {_row(biases)}}}'


def _row(values: Array) -> str:
    return "[" + ", ".join(f"{value:.{DIGITS}g}" for value in values) + "]"


def made_by(course: Course) -> dict[str, Any]:
    """Where the figures come from."""
    others = {"begun from": course.begun_from, "joined by": course.joined}
    return {
        "command": shlex.join(["python", "packaging/training/train.py", *sys.argv[1:]]),
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "versions": f"Python {platform.python_version()}, numpy {np.__version__}",
        "figures by round; games won in the kernel, in per cent, with the 95 % interval": (
            course.figures
        ),
        **{how: made for how, made in others.items() if made},
    }


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Train the strongest player by self-play.")
    parser.add_argument("--scale", type=float, default=1.0, help="of the amounts of self-play")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--turns", type=int, default=2, help="played on before the critic judges")
    parser.add_argument(
        "--join", type=Path, nargs="+", default=(), help="networks of these data files vote as well"
    )
    parser.add_argument("--start", type=Path, help="go on from the networks of this data file")
    parser.add_argument("--out", type=Path, default=OUT)
    options = parser.parse_args(arguments)
    with ProcessPoolExecutor(options.jobs) as pool:
        course = Course(pool, options.scale, options.seed, options.turns, options.start)
        for number in range(1, options.rounds + 1):
            course.round(number)
            last = number == options.rounds
            pairs = max(100, round(CHECK * min(1.0, options.scale) * (1 if last else 0.2)))
            course.figures[f"games {number}"] = compared(pool, course.learner, pairs, CHECK_SEED)
            options.out.write_text(written(course.learner, made_by(course)), "utf-8")
        for file in options.join:
            course.join(file)
        if options.join:
            pairs = max(100, round(CHECK * min(1.0, options.scale)))
            course.figures["games"] = compared(pool, course.learner, pairs, CHECK_SEED)
            options.out.write_text(written(course.learner, made_by(course)), "utf-8")
    told(f"wrote {options.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
