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
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import numpy as np
from fitting import Decisions, Effort, Fit, fit_belief, fit_differences, fit_values, surprise
from selfplay import (
    REFERENCES,
    Array,
    Layers,
    Order,
    Style,
    play_pairs,
    rows,
    seat,
    set_belief,
    set_network,
)

OUT: Final = Path(__file__).resolve().parents[2] / "okrummy_gui" / "ai" / "learned.json"
CHUNK: Final = 250
"""Hands that one call of the kernel plays; chunks have seeds of their own."""
CHECK: Final = 5000
"""Mirrored pairs of games against each reference at the end."""
CHECK_SEED: Final = 7_001
ROUNDS: Final = 3
DIGITS: Final = 5
OPPONENTS: Final = ("simple", "gin-hunter", "level5", "quick-linear")
"""In the kernel's slots from 1 on: whom the learner meets besides itself."""


HANDS: Final[Mapping[str, int]] = MappingProxyType(
    {"belief": 6_000, "critic": 120_000, "draw": 12_000, "discard": 50_000, "knock": 40_000}
)
"""Of self-play in each round at scale 1, by what they are for."""
EFFORTS: Final[Mapping[str, Effort]] = MappingProxyType(
    {
        "critic": Effort((48, 24), epochs=6, batch=4096, decay=1e-5),
        "draw": Effort((16,), epochs=50, batch=512, decay=1e-3),
        "discard": Effort((32, 16), epochs=20),
        "knock": Effort((16,), epochs=60, batch=512, decay=1e-3),
    }
)


@dataclass
class Learner:
    """What is learned so far."""

    belief: Array
    networks: dict[str, Layers] = field(default_factory=dict)

    def style(self) -> Style:
        """The player that plays by it."""
        own = {name: layers for name, layers in self.networks.items() if name != "critic"}
        return Style("network", margin=-999.0, networks=own)


def told(text: str) -> None:
    print(f"{datetime.now(UTC):%H:%M:%S} {text}", flush=True)


# ---------------------------------------------------------------- self-play


def batch(learner: Learner, order: Order, seed: int) -> Array:
    """The rows of one chunk; runs in a process of its own."""
    set_belief(learner.belief)
    seat(0, learner.style())
    for slot, name in enumerate(OPPONENTS, 1):
        seat(slot, REFERENCES[name])
    if "critic" in learner.networks:
        set_network(0, "critic", learner.networks["critic"])
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
    seat(0, learner.style())
    seat(1, REFERENCES[name])
    return play_pairs((0, 1), pairs, seed)


# ---------------------------------------------------------------- the course


class Course:
    """Rounds of self-play and fits, each with the player that the one before made."""

    def __init__(self, pool: Executor, scale: float, seed: int, learner: Learner) -> None:
        self._pool, self._scale, self._seed = pool, scale, seed
        self.learner = learner
        self.figures: dict[str, Any] = {}
        self._count = 0
        self._decisions: dict[str, list[Array]] = {}
        """The data of all rounds, by what they are for."""

    def round(self, number: int) -> None:
        """First what only guesses and judges, then what decides."""
        self._fit_belief(number)
        self._fit_critic(number)
        self._fit_choice("draw", number)
        self._fit_discard(number)
        self._fit_choice("knock", number)

    def _data(self, order: Order) -> Array:
        self._count += 1
        seed = 1_000 * self._seed + self._count
        started = time.monotonic()
        data = played(self._pool, self.learner, order, HANDS[order.name] * self._scale, seed)
        told(f"{order.name}: {len(data)} rows in {time.monotonic() - started:.0f} s")
        return data

    def _with_earlier(self, name: str, data: Array) -> Array:
        """The latest data first: a part of them is held back to judge the fit."""
        kept = self._decisions.setdefault(name, [])
        kept.insert(0, data)
        return joined(kept) if name == "discard" else np.concatenate(kept)

    def _note(self, name: str, number: int, rows_: int, fit: Fit) -> None:
        self.learner.networks[name] = fit.layers
        figures = {
            "rows": rows_,
            "square": round(fit.square, 2),
            "gain": round(fit.gain, 3),
            "before": round(fit.before, 3),
        }
        self.figures[f"{name} {number}"] = figures
        told(f"{name} {number}: {figures}")

    def _fit_belief(self, number: int) -> None:
        data = self._data(Order("belief"))
        kept = len(data) // 10
        self.learner.belief = fit_belief(data[kept:])
        loss = round(surprise(data[:kept], self.learner.belief), 4)
        self.figures[f"belief {number}"] = {"rows": len(data), "surprise": loss}
        told(f"belief {number}: surprise {loss}")

    def _fit_critic(self, number: int) -> None:
        data = self._data(Order("critic"))
        fit = fit_values(data[:, 1:], data[:, 0], EFFORTS["critic"], self._seed)
        self._note("critic", number, len(data), fit)

    def _fit_choice(self, name: str, number: int) -> None:
        """A network that says yes or no: the worth of the one less the worth of the other."""
        data = self._with_earlier(name, self._data(Order(name, turns=4)))
        fit = fit_values(data[:, 2:], data[:, 0] - data[:, 1], EFFORTS[name], self._seed)
        self._note(name, number, len(data), fit)

    def _fit_discard(self, number: int) -> None:
        data = self._with_earlier("discard", self._data(Order("discard", turns=2)))
        fit = fit_differences(Decisions(data), EFFORTS["discard"], self._seed)
        self._note("discard", number, len(data), fit)


# ---------------------------------------------------------------- the file


def written(learner: Learner, made: dict[str, Any]) -> str:
    """The data file: a line for each row of weights."""
    parts = [f' "made": {json.dumps(made, indent=2, ensure_ascii=False)}'.replace("\n", "\n ")]
    parts.append(f' "belief": {_row(learner.belief)}')
    for name in ("discard", "knock", "draw"):
        layers = learner.networks[name]
        pairs = zip(layers[::2], layers[1::2], strict=True)
        parts.append(f' "{name}": [\n' + ",\n".join(_layer(*pair) for pair in pairs) + "\n ]")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _layer(weights: Array, biases: Array) -> str:
    lines = ",\n".join(f"   {_row(line)}" for line in weights)
    return f'  {{"weights": [\n{lines}],\n   "biases": {_row(biases)}}}'


def _row(values: Array) -> str:
    return "[" + ", ".join(f"{value:.{DIGITS}g}" for value in values) + "]"


def made_by(course: Course) -> dict[str, Any]:
    """Where the figures come from."""
    return {
        "command": shlex.join(["python", "packaging/training/train.py", *sys.argv[1:]]),
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "versions": f"Python {platform.python_version()}, numpy {np.__version__}",
        "figures by round; games won in the kernel, in per cent, with the 95 % interval": (
            course.figures
        ),
    }


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Train the strongest player by self-play.")
    parser.add_argument("--scale", type=float, default=1.0, help="of the amounts of self-play")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=OUT)
    options = parser.parse_args(arguments)
    uniform = np.zeros(22, np.float32)
    uniform[1] = 1.0
    with ProcessPoolExecutor(options.jobs) as pool:
        course = Course(pool, options.scale, options.seed, Learner(uniform))
        for number in range(1, options.rounds + 1):
            course.round(number)
            last = number == options.rounds
            pairs = max(100, round(CHECK * min(1.0, options.scale) * (1 if last else 0.2)))
            course.figures[f"games {number}"] = compared(pool, course.learner, pairs, CHECK_SEED)
            options.out.write_text(written(course.learner, made_by(course)), "utf-8")
    told(f"wrote {options.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
