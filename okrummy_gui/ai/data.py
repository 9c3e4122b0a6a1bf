"""The fitted figures, from the data files of the package, each read once."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

_FOLDER: Final = Path(__file__).parent


@cache
def linear_weights() -> tuple[tuple[float, ...], ...]:
    """By class of limit the weights of the linear evaluator."""
    return tuple(tuple(row) for row in _read("linear.json")["weights"])


def _read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((_FOLDER / name).read_text("utf-8"))
    return found
