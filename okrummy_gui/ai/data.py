"""The fitted figures, from the data files of the package, each read once."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from okrummy_gui.ai.network import Committee, Network
from okrummy_gui.ai.stakes import Equity

_FOLDER: Final = Path(__file__).parent


@cache
def linear_weights() -> tuple[tuple[float, ...], ...]:
    """By class of limit the weights of the linear evaluator."""
    return tuple(tuple(row) for row in _read("linear.json")["weights"])


@dataclass(frozen=True, slots=True)
class Learned:
    """What the training found; docs/training.md tells how."""

    belief: tuple[float, ...]
    """The weights of the guess at who holds a card."""
    equity: Equity
    """What hands are worth in a match."""
    discard: Committee
    knock: Committee
    draw: Committee


@cache
def learned() -> Learned:
    """Of the strongest player."""
    found = _read("learned.json")
    return Learned(
        belief=tuple(found["belief"]),
        equity=Equity(tuple(tuple(row) for row in found["equity"])),
        discard=_committee(found["discard"]),
        knock=_committee(found["knock"]),
        draw=_committee(found["draw"]),
    )


def _committee(networks: list[Any]) -> Committee:
    return Committee(tuple(Network.of(layers) for layers in networks))


def _read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((_FOLDER / name).read_text("utf-8"))
    return found
