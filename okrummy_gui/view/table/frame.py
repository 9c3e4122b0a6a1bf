"""What the size of the table alone decides: which drawing, how large, and the frame on the felt."""

from __future__ import annotations

from typing import Final, NamedTuple

COMPACT_BELOW: Final = 1000
TOUCH: Final = 44.0
"""How large anything must be that a finger is to hit, in pixels."""
SMALLEST: Final = (320.0, 240.0)
"""What is smaller is drawn for this size."""


class Frame(NamedTuple):
    """`scale` is the size of one unit of the drawing, `inset` in units."""

    compact: bool
    scale: float
    inset: float


def frame_of(width: float, height: float) -> Frame:
    width, height = max(width, SMALLEST[0]), max(height, SMALLEST[1])
    if width < COMPACT_BELOW:
        return Frame(True, min(width / 800, height / 560), 6)
    return Frame(False, min(width / 1280, height / 800), 10)
