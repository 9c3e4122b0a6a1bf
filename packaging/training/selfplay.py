"""The training's kernel in C: built on the spot, called through ctypes with numpy arrays."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from okrummy_gui.ai.data import linear_weights

KERNEL = Path(__file__).parent / "kernel"
FLAGS = ("-O3", "-march=native", "-ffast-math", "-fno-finite-math-only", "-shared", "-fPIC")
WIDTHS = {"belief": 22, "discard": 59, "knock": 42, "draw": 79, "critic": 82}
"""How many inputs each fit has."""
PLACES = {"discard": 0, "knock": 1, "draw": 2, "critic": 3}
KINDS = {"simple": 0, "hunter": 1, "linear": 2, "network": 3}

Array = np.ndarray
Layers = list[Array]
"""Of a network: weights and biases by turns, the last with one output."""


@dataclass(frozen=True)
class Style:
    """How a player of the kernel plays."""

    kind: str
    draws: int = 7
    weight: float = 18.0
    known_danger: float = 3.0
    pair_danger: float = 0.15
    judges: bool = False
    rule: bool = False
    """The knock rule; otherwise early or gin."""
    constant: float = 23.5
    """Of the knock rule."""
    margin: float = 1.0
    networks: Mapping[str, Layers] = field(default_factory=dict)


REFERENCES = {
    "simple": Style("simple"),
    "gin-hunter": Style("hunter"),
    "level5": Style("hunter", 6, 16.0, 12.0, 0.9, True, True, 22.5),
    "linear": Style("linear"),
    # As linear, but what melds and lowers the deadwood is taken at once: much faster.
    "quick-linear": Style("linear", margin=-999.0),
}


@cache
def kernel() -> ctypes.CDLL:
    """The compiled kernel; it is built anew in each process that asks."""
    compiler = os.environ.get("CC", "cc")
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "kernel.so"
        source = str(KERNEL / "kernel.c")
        subprocess.run([compiler, *FLAGS, "-o", str(library), source, "-lm"], check=True)
        loaded = ctypes.CDLL(str(library))
    loaded.setup()
    return loaded


def pointer(array: Array) -> ctypes.c_void_p:
    """To a contiguous array of 32-bit floats."""
    assert array.dtype == np.float32
    assert array.flags.c_contiguous
    # Unlike the bare address this keeps the array alive.
    return array.ctypes.data_as(ctypes.c_void_p)


def flat(layers: Layers) -> Array:
    """All weights and biases in a row."""
    return np.concatenate([part.ravel() for part in layers]).astype(np.float32)


def seat(slot: int, style: Style) -> None:
    """Make the kernel's player at this place, 0 to 7."""
    linear = np.array(linear_weights(), dtype=np.float32)
    kernel().set_player(
        slot,
        KINDS[style.kind],
        style.draws,
        ctypes.c_float(style.weight),
        ctypes.c_float(style.known_danger),
        ctypes.c_float(style.pair_danger),
        style.judges,
        style.rule,
        ctypes.c_float(style.constant),
        ctypes.c_float(style.margin),
        pointer(linear),
    )
    for name, layers in style.networks.items():
        set_network(slot, name, layers)


def set_network(slot: int, name: str, layers: Layers) -> None:
    """Give the player a network, or the kernel its critic."""
    first = layers[0].shape[0]
    second = layers[2].shape[0] if len(layers) > 4 else 0
    sizes = WIDTHS[name], first, second, layers[-1].shape[0]
    kernel().set_network(slot, PLACES[name], *sizes, pointer(flat(layers)))


def set_equity(table: Array) -> None:
    """The chance to win a match by what both players need."""
    kernel().set_equity(pointer(np.ascontiguousarray(table, dtype=np.float32)))


def hand_points(hands: int, seed: int) -> Array:
    """What hands of the player in slot 0 against itself bring, multiplied; lost ones negative."""
    out = np.zeros(hands, dtype=np.float32)
    kernel().points_data(hands, ctypes.c_uint64(seed), pointer(out))
    return out


def set_belief(weights: Array) -> None:
    """The guess at who holds a card, the same for all players."""
    kernel().set_belief(pointer(np.ascontiguousarray(weights, dtype=np.float32)))


# ---------------------------------------------------------------- games


def play_pairs(slots: tuple[int, int], pairs: int, seed: int, target: int = 150) -> Array:
    """Mirrored games. By pair: games won by the first (0 to 2), points more, hands."""
    out = np.zeros((pairs, 3), dtype=np.float32)
    kernel().play_pairs(*slots, pairs, ctypes.c_uint64(seed), target, pointer(out))
    return out


# ---------------------------------------------------------------- data


@dataclass(frozen=True)
class Order:
    """How to make a batch of data."""

    name: str
    hands: int = 0
    rollouts: int = 8
    turns: int = 2
    """After how many turns the critic judges; 0: never."""
    stray: float = 0.1
    """How often a discard of the second to fourth rank is laid, to see more of the game."""


def rows(order: Order, seed: int) -> Array:
    """The data of some hands of the learner, who sits in slot 0, against all in the others."""
    most = order.hands * 64
    before = {"belief": 1, "critic": 1}.get(order.name, 2)
    out = np.zeros((most, before + WIDTHS[order.name]), dtype=np.float32)
    start, stray = ctypes.c_uint64(seed), ctypes.c_float(order.stray)
    call = getattr(kernel(), f"{order.name}_data")
    if order.name == "belief":
        found = call(order.hands, start, most, pointer(out))
    elif order.name == "critic":
        found = call(order.hands, start, most, stray, pointer(out))
    elif order.name == "discard":
        found = call(order.hands, start, order.rollouts, order.turns, most, stray, pointer(out))
    else:
        found = call(order.hands, start, order.rollouts, order.turns, most, pointer(out))
    return out[:found].copy()
