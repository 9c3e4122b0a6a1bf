"""Where the open hands lie after a knock. Pure geometry, in pixels.

Two hands lie above and below the panel with the sum. Three or four have a row each, one beneath
the other, and the panel stands beside them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF

from okrummy_gui.view.table.drawings import Ruler
from okrummy_gui.view.table.layout import CARD_RATIO, Row, TableLayout

LABEL: Final = 38.0
"""Below the cards: the bracket and the words, in units."""

HAND_WIDTHS: Final = 6.5
"""A row holds a hand in melds when it is so many cards wide."""


@dataclass(frozen=True, slots=True)
class OpenSeat:
    """A seat's part: its ground, the plate with the name, and the row of its cards."""

    ground: QRectF
    plate: QRectF
    row: Row


@dataclass(frozen=True, slots=True)
class OpenLayout:
    """The seats from top to bottom, the viewer's last, and the panel.

    `column` when the panel stands beside the rows; `raised` is how much higher a card lies that
    was laid off. The chip is empty where the panel shows the score.
    """

    seats: tuple[OpenSeat, ...]
    panel: QRectF
    column: bool
    raised: float
    chip: QRectF


def open_layout(layout: TableLayout, seats: int) -> OpenLayout:
    """The layout of a table of this size with so many open hands."""
    ruler = _Ruler(layout)
    if seats > 2:
        return _beside(ruler, seats, layout.compact, layout.left_handed)
    return _between_small(ruler) if layout.compact else _between(ruler, layout.left_handed)


class _Ruler(Ruler):
    """`u` and `v` are the table's size in units of the drawing."""

    def __init__(self, layout: TableLayout) -> None:
        super().__init__(layout.scale)
        self.u, self.v = layout.width / layout.scale, layout.height / layout.scale


def _between(r: _Ruler, left_handed: bool) -> OpenLayout:
    bottom = r.v - 800
    seats = (
        OpenSeat(
            r.rect(20, 24, r.u - 40, 240),
            r.rect(34, 102, 206, 84),
            r.row(262, r.u - 40, 144, 124, 52, 34),
        ),
        OpenSeat(
            r.rect(20, 494 + bottom, r.u - 40, 290),
            r.rect(34, 606 + bottom, 206, 84),
            r.row(262, r.u - 40, 642 + bottom, 124, 52, 34),
        ),
    )
    panel = r.rect(58, 274 + bottom * 0.5, r.u - 116, 210)
    chip = r.rect(34, 18, 206, 36) if left_handed else r.rect(r.u - 272, 18, 240, 36)
    return OpenLayout(seats, panel, False, r.length(19), chip)


def _between_small(r: _Ruler) -> OpenLayout:
    bottom = r.v - 560
    seats = (
        OpenSeat(
            r.rect(8, 10, r.u - 16, 170),
            r.rect(14, 56, 60, 60),
            r.row(86, r.u - 20, 86, 78, 33, 16),
        ),
        OpenSeat(
            r.rect(8, 366 + bottom, r.u - 16, 184),
            r.rect(14, 427 + bottom, 60, 60),
            r.row(86, r.u - 20, 457 + bottom, 84, 34, 16),
        ),
    )
    panel = r.rect(20, 188 + bottom * 0.5, r.u - 40, 170)
    return OpenLayout(seats, panel, False, r.length(13), QRectF())


@dataclass(frozen=True, slots=True)
class _Sizes:
    """What differs between the two drawings, in units."""

    edge: float
    panel: float
    plate: float
    plate_height: float
    head: float
    """Above the cards: what is raised reaches there."""
    gap: float


_FULL: Final = _Sizes(26, 316, 176, 72, 16, 20)
_SMALL: Final = _Sizes(14, 226, 62, 60, 11, 12)


def _beside(r: _Ruler, count: int, compact: bool, left_handed: bool) -> OpenLayout:
    s = _SMALL if compact else _FULL
    wide = s.panel + min(70.0, (r.u - (800 if compact else 1280)) * 0.3)
    first = s.edge + (wide + s.edge if left_handed else 0)
    left, right = first + s.plate + s.gap, first + r.u - 3 * s.edge - wide
    pitch = (r.v - 2 * s.edge) / count
    width = min((pitch - LABEL - s.head) / CARD_RATIO, (right - left - s.gap) / HAND_WIDTHS)
    seats = tuple(
        _strip(r, s, QRectF(first, s.edge + at * pitch, right - first, pitch), left, width)
        for at in range(count)
    )
    beside = s.edge if left_handed else r.u - s.edge - wide
    panel = r.rect(beside, s.edge, wide, r.v - 2 * s.edge)
    return OpenLayout(seats, panel, True, r.length(s.head - 5), QRectF())


def _strip(r: _Ruler, s: _Sizes, ground: QRectF, left: float, width: float) -> OpenSeat:
    """A seat's strip; the cards with their label stand in its middle."""
    height = width * CARD_RATIO
    free = ground.height() - height - LABEL - s.head
    y = ground.top() + free / 2 + s.head + height / 2
    row = r.row(left, ground.right() - s.gap - 6, y, width, width * 0.42, width * 0.22)
    plate = r.rect(ground.left(), y - s.plate_height / 2, s.plate, s.plate_height)
    return OpenSeat(r.rect(ground.x(), ground.y(), ground.width(), ground.height()), plate, row)
