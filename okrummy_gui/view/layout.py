"""Where everything lies on a table of a given size. Pure geometry, in pixels.

Two drawings exist: the full one, made for 1280×800, and the compact one, made for 800×560, in
which the score folds into a chip and the buttons stand beside the hand. Either is scaled as a
whole; what is left over of the larger side goes between its parts.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

COMPACT_BELOW: Final = 1000
CARD_RATIO: Final = 1.4
LEAST_STRETCH: Final = 0.42
"""Groups whose steps would shrink below this share are laid as one even row instead."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of card groups: its ends, the middle's height, card width, step and group gap."""

    left: float
    right: float
    y: float
    width: float
    step: float
    gap: float

    @property
    def height(self) -> float:
        return self.width * CARD_RATIO

    @property
    def bottom(self) -> float:
        return self.y + self.height / 2

    def rect(self) -> QRectF:
        """The ground that the cards may cover."""
        return QRectF(self.left, self.y - self.height / 2, self.right - self.left, self.height)


@dataclass(frozen=True, slots=True)
class FanSpot:
    """The place of one face-down card in a fan."""

    x: float
    y: float
    angle: float


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Places in pixels. `scale` is the size of one unit of the drawing."""

    width: float
    height: float
    scale: float
    compact: bool
    inset: float
    avatar: QRectF
    info: QRectF
    score: QRectF
    fan: QPointF
    fan_width: float
    limit: QPointF
    limit_width: float
    stock: QPointF
    discard: QPointF
    pile_width: float
    tray: QRectF
    knock: QPointF
    knock_width: float
    caption_y: float
    ribbon: QRectF
    moves: QRectF
    hand: Row
    lift: float
    buttons: tuple[QRectF, ...]
    keys: QRectF
    gauge_height: float
    open_top: Row
    open_bottom: Row
    avatar_top: QRectF
    avatar_bottom: QRectF
    sum_panel: QRectF
    chip: QRectF

    def card_rect(self, middle: QPointF, width: float) -> QRectF:
        """The ground of an upright card."""
        height = width * CARD_RATIO
        return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)

    @property
    def stock_rect(self) -> QRectF:
        return self.card_rect(self.stock, self.pile_width)

    @property
    def discard_rect(self) -> QRectF:
        return self.card_rect(self.discard, self.pile_width)

    @property
    def knock_rect(self) -> QRectF:
        return self.card_rect(self.knock, self.knock_width)

    @property
    def hand_rect(self) -> QRectF:
        """Where a card dropped counts as dropped on the hand."""
        return self.hand.rect().adjusted(0, -2 * self.lift, 0, 2 * self.lift)


def table_layout(width: float, height: float) -> TableLayout:
    """The layout of a table of this size."""
    width, height = max(width, 320.0), max(height, 240.0)
    if width < COMPACT_BELOW:
        return _compact(width, height)
    return _full(width, height)


class _Ruler:
    """Turns units of the drawing into pixels."""

    def __init__(self, scale: float) -> None:
        self.scale = scale

    def rect(self, x: float, y: float, w: float, h: float) -> QRectF:
        k = self.scale
        return QRectF(round(x * k), round(y * k), round(w * k), round(h * k))

    def point(self, x: float, y: float) -> QPointF:
        return QPointF(round(x * self.scale), round(y * self.scale))

    def length(self, value: float) -> float:
        return round(value * self.scale)

    def row(self, *values: float) -> Row:
        return Row(*(self.length(value) for value in values))


def _full(width: float, height: float) -> TableLayout:
    k = min(width / 1280, height / 800)
    u, v, r = width / k, height / k, _Ruler(k)
    play = u - 290
    cx = play / 2 + 6
    y = 302 + (v - 800) * 0.4
    spread = min(60.0, (u - 1280) * 0.12)
    bx, bottom = u - 288, v - 800
    return TableLayout(
        width=width,
        height=height,
        scale=k,
        compact=False,
        inset=10,
        avatar=r.rect(34, 40, 214, 84),
        info=r.rect(play - 254, 48, 240, 74),
        score=r.rect(bx, 26, 264, 512 + bottom),
        fan=r.point(cx, 94),
        fan_width=r.length(88),
        limit=r.point(cx - 338 - spread, y - 8),
        limit_width=r.length(112),
        stock=r.point(cx - 92, y - 4),
        discard=r.point(cx + 92, y - 4),
        pile_width=r.length(136),
        tray=r.rect(cx - 190, y - 112, 380, 252),
        knock=r.point(cx + 302 + spread, y - 4),
        knock_width=r.length(132),
        caption_y=(y + 118) * k,
        ribbon=r.rect(46, 460 + bottom, 430, 50),
        moves=r.rect(play - 514, 448 + bottom, 500, 52),
        hand=r.row(46, play - 14, 628 + bottom, 124, 53, 32),
        lift=r.length(24),
        buttons=(
            r.rect(bx, 558 + bottom, 264, 64),
            r.rect(bx, 638 + bottom, 264, 44),
            r.rect(bx, 694 + bottom, 264, 40),
        ),
        keys=r.rect(bx, 746 + bottom, 264, 22),
        gauge_height=r.length(16),
        open_top=r.row(262, u - 40, 140, 116, 50, 30),
        open_bottom=r.row(262, u - 40, 642 + bottom, 124, 52, 34),
        avatar_top=r.rect(34, 98, 206, 84),
        avatar_bottom=r.rect(34, 606 + bottom, 206, 84),
        sum_panel=r.rect(58, 274 + bottom * 0.5, u - 116, 210),
        chip=r.rect(u - 272, 24, 240, 36),
    )


def _compact(width: float, height: float) -> TableLayout:
    k = min(width / 800, height / 560)
    u, v, r = width / k, height / k, _Ruler(k)
    cx = u / 2 - 8
    bottom = v - 560
    y = 212 + bottom * 0.4
    bx = u - 164
    return TableLayout(
        width=width,
        height=height,
        scale=k,
        compact=True,
        inset=6,
        avatar=r.rect(20, 22, 172, 60),
        info=r.rect(u - 232, 64, 208, 22),
        score=r.rect(u - 232, 22, 212, 36),
        fan=r.point(u / 2 - 8, 58),
        fan_width=r.length(56),
        limit=r.point(cx - 236, y - 6),
        limit_width=r.length(78),
        stock=r.point(cx - 64, y - 2),
        discard=r.point(cx + 64, y - 2),
        pile_width=r.length(92),
        tray=r.rect(cx - 130, y - 76, 260, 174),
        knock=r.point(cx + 216, y - 2),
        knock_width=r.length(92),
        caption_y=(y + 84) * k,
        ribbon=r.rect(24, 318 + bottom, 380, 44),
        moves=r.rect(u - 322, 311 + bottom, 300, 42),
        hand=r.row(24, bx - 24, 436 + bottom, 90, 36, 12),
        lift=r.length(16),
        buttons=(
            r.rect(bx, 374 + bottom, 140, 54),
            r.rect(bx, 438 + bottom, 140, 36),
            r.rect(bx, 482 + bottom, 140, 34),
        ),
        keys=QRectF(),
        gauge_height=r.length(13),
        open_top=r.row(86, u - 20, 86, 78, 33, 16),
        open_bottom=r.row(86, u - 20, 457 + bottom, 84, 34, 16),
        avatar_top=r.rect(14, 56, 60, 60),
        avatar_bottom=r.rect(14, 427 + bottom, 60, 60),
        sum_panel=r.rect(20, 188 + bottom * 0.5, u - 40, 170),
        chip=QRectF(),
    )


def group_spots(row: Row, sizes: Sequence[int]) -> tuple[tuple[float, ...], ...]:
    """The middles of the cards of each group, within the row's ends whatever the sizes.

    Steps and gaps shrink together; when that would hide too much, the cards are laid evenly.
    """
    count, groups = sum(sizes), len(sizes)
    room = row.right - row.left
    steps = (count - groups) * row.step
    gaps = (groups - 1) * row.gap
    stretch = 1.0
    if steps + gaps > 0:
        stretch = min(1.0, (room - groups * row.width) / (steps + gaps))
    if stretch < LEAST_STRETCH:
        return _even_spots(row, sizes)
    step, gap = row.step * stretch, row.gap * stretch
    spots, x = [], row.left + row.width / 2
    for size in sizes:
        spots.append(tuple(x + step * at for at in range(size)))
        x += step * max(0, size - 1) + row.width + gap
    return tuple(spots)


def _even_spots(row: Row, sizes: Sequence[int]) -> tuple[tuple[float, ...], ...]:
    steps = max(1, sum(sizes) - 1)
    step = min(row.step, (row.right - row.left - row.width) / steps)
    spots, at = [], 0
    for size in sizes:
        first = row.left + row.width / 2
        spots.append(tuple(first + step * (at + place) for place in range(size)))
        at += size
    return tuple(spots)


def fan_spots(layout: TableLayout, count: int) -> tuple[FanSpot, ...]:
    """A hand held by someone opposite: the arc hangs down, 20° wide for ten cards."""
    if count <= 0:
        return ()
    width = layout.fan_width
    radius = 10.2 * width
    turn = 20.0 / 9 if count <= 10 else 20.0 / (count - 1)
    spots = []
    for at in range(count):
        angle = (at - (count - 1) / 2) * turn
        rad = math.radians(angle)
        x = layout.fan.x() + radius * math.sin(rad)
        spots.append(FanSpot(x, layout.fan.y() - radius * (1 - math.cos(rad)), -angle))
    return tuple(spots)


def place_at(row: Row, sizes: Sequence[int], x: float) -> int:
    """Before which card of the row something dropped at `x` goes."""
    middles = [middle for group in group_spots(row, sizes) for middle in group]
    return sum(1 for middle in middles if middle < x)
