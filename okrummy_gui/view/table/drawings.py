"""The drawings of the table, brought to a size. Pure geometry.

Two exist: the full one, made for 1280×800, and the compact one, made for 800×560, in which the
score folds into a chip and the buttons stand beside the hand. Either is scaled as a whole; what
is left over of the larger side goes between its parts.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from okrummy_gui.view.table.frame import SMALLEST, TOUCH, Frame, frame_of
from okrummy_gui.view.table.layout import Edge, Row, SeatPlace, TableLayout


def table_layout(
    width: float, height: float, seats: int = 2, *, watching: bool = False, left: bool = False
) -> TableLayout:
    """The layout of a table of this size; `watching` when none of the seats is the viewer's.

    `left` is for the left hand, which then covers no card on its way to buttons and piles.
    """
    frame = frame_of(width, height)
    drawing = _compact if frame.compact else _full
    layout = drawing(max(width, SMALLEST[0]), max(height, SMALLEST[1]), frame, seats, watching)
    return _mirrored(layout) if left else layout


_OPPOSITE: Final = {
    Edge.BOTTOM: Edge.BOTTOM,
    Edge.LEFT: Edge.RIGHT,
    Edge.TOP: Edge.TOP,
    Edge.RIGHT: Edge.LEFT,
}


def _mirrored(layout: TableLayout) -> TableLayout:
    """What lay at the right lies at the left; everybody keeps his side of the viewer."""

    def rect(found: QRectF) -> QRectF:
        return QRectF(layout.width - found.right(), found.y(), found.width(), found.height())

    def point(found: QPointF) -> QPointF:
        return QPointF(layout.width - found.x(), found.y())

    seats = [
        SeatPlace(_OPPOSITE[seat.edge], rect(seat.plate), point(seat.fan), seat.fan_width)
        for seat in layout.seats
    ]
    below = [seat for seat in seats if seat.edge is Edge.BOTTOM]
    others = [seat for seat in reversed(seats) if seat.edge is not Edge.BOTTOM]
    row = layout.hand
    along = layout.width - row.right - row.left  # the words above the hand go with it
    ribbon, moves = layout.ribbon.translated(along, 0), layout.moves
    if layout.compact:
        ribbon.setRight(min(ribbon.right(), moves.left() - 8 * layout.scale))
    else:
        moves = moves.translated(along, 0)
    return replace(
        layout,
        seats=(*below, *others),
        info=rect(layout.info),
        info_align=1 - layout.info_align,
        score=rect(layout.score),
        limit=point(layout.limit) - QPointF(0.16 * layout.limit_width, 0),  # the coin hangs out
        stock=point(layout.stock),
        discard=point(layout.discard),
        tray=rect(layout.tray),
        knock=point(layout.knock),
        ribbon=ribbon,
        moves=moves,
        hand=replace(row, left=layout.width - row.right, right=layout.width - row.left),
        buttons=tuple(map(rect, layout.buttons)),
        left_handed=True,
    )


class Ruler:
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


@dataclass(frozen=True, slots=True)
class _Middle:
    """The row of marker, piles and knock place, in units: what depends on who sits beside it."""

    y: float
    limit_x: float
    limit: float
    pile: float
    pile_x: float
    tray: QRectF
    """Its ground about the middle of the piles."""
    knock_x: float
    knock: float
    caption: float


def _beside(
    ends: tuple[float, float], tray: tuple[float, float], least: float
) -> tuple[float, float]:
    """The marker and the knock place halfway between the fans and the tray, but not far off."""
    left, right = tray
    limit = max((ends[0] + left) / 2 - 8, left - least)
    knock = min((ends[1] + right) / 2, right + least)
    return limit, knock


def _full(width: float, height: float, frame: Frame, count: int, watching: bool) -> TableLayout:
    k = frame.scale
    u, v, r = width / k, height / k, Ruler(k)
    play = u - 290
    cx = play / 2 + 6
    bx, bottom = u - 288, v - 800
    buttons = _full_buttons(r, bx, 778 + bottom)
    row = _full_middle(count, cx, play, (v - 800) * 0.4, min(60.0, (u - 1280) * 0.12))
    seats = _full_seats(r, count, cx, play, (v - 800) * 0.4)
    if watching:
        below = SeatPlace(
            Edge.BOTTOM,
            r.rect(46, 586 + bottom, 206, 84),
            r.point(cx, 634 + bottom),
            r.length(88),
        )
        seats = (below, *seats)
    info = r.rect(cx - 240, 44, 480, 80) if count == 3 else r.rect(play - 254, 48, 240, 74)
    return TableLayout(
        width=width,
        height=height,
        scale=k,
        compact=False,
        inset=frame.inset,
        seats=seats,
        info=info,
        info_align=0.5 if count == 3 else 1.0,
        score=r.rect(bx, 26, 264, buttons[0].top() / k - 46),
        limit=r.point(row.limit_x, row.y - 8),
        limit_width=r.length(row.limit),
        stock=r.point(cx - row.pile_x, row.y - 4),
        discard=r.point(cx + row.pile_x, row.y - 4),
        pile_width=r.length(row.pile),
        tray=r.rect(cx + row.tray.x(), row.y + row.tray.y(), row.tray.width(), row.tray.height()),
        knock=r.point(row.knock_x, row.y - 4),
        knock_width=r.length(row.knock),
        caption_y=(row.y + row.caption) * k,
        ribbon=r.rect(46, 460 + bottom, 430, 50),
        moves=r.rect(play - 514, 448 + bottom, 500, 52),
        hand=r.row(46, play - 14, 628 + bottom, 124, 53, 32),
        lift=r.length(24),
        buttons=buttons,
        gauge_height=r.length(16),
    )


def _full_buttons(r: Ruler, x: float, bottom: float) -> tuple[QRectF, ...]:
    """None of them lower than a finger needs, whatever the scale."""
    low = max(44.0, math.ceil(TOUCH / r.scale))
    main = max(62.0, low)
    tops = [bottom - (low + 8) * at + 8 for at in (3, 2, 1)]
    rects = [r.rect(x, tops[0] - 10 - main, 264, main)]
    return (*rects, *(r.rect(x, top, 264, low) for top in tops))


def _full_middle(count: int, cx: float, play: float, down: float, spread: float) -> _Middle:
    if count == 2:
        return _Middle(
            302 + down, cx - 338 - spread, 112, 136, 92, QRectF(-190, -112, 380, 252),
            cx + 302 + spread, 132, 118,
        )  # fmt: skip
    if count == 3:
        limit, knock = _beside((124, play - 118), (cx - 190, cx + 190), 150 + spread)
        return _Middle(
            280 + down, limit, 104, 136, 92, QRectF(-190, -112, 380, 252), knock, 128, 120
        )
    limit, knock = _beside((114, play - 106), (cx - 176, cx + 176), 150 + spread)
    return _Middle(298 + down, limit, 102, 124, 86, QRectF(-176, -104, 352, 234), knock, 122, 110)


def _full_seats(r: Ruler, count: int, cx: float, play: float, down: float) -> tuple[SeatPlace, ...]:
    if count == 2:
        return (SeatPlace(Edge.TOP, r.rect(34, 40, 214, 84), r.point(cx, 94), r.length(88)),)
    right = play - 14
    if count == 3:
        y = 264 + down
        return (
            SeatPlace(Edge.LEFT, r.rect(34, y - 218, 214, 84), r.point(79, y), r.length(64)),
            SeatPlace(
                Edge.RIGHT, r.rect(right - 214, y - 218, 214, 84), r.point(right - 52, y),
                r.length(64),
            ),
        )  # fmt: skip
    y = 312 + down
    return (
        SeatPlace(Edge.LEFT, r.rect(34, y - 178, 186, 60), r.point(75, y), r.length(56)),
        SeatPlace(Edge.TOP, r.rect(cx - 372, 34, 196, 76), r.point(cx, 80), r.length(72)),
        SeatPlace(
            Edge.RIGHT, r.rect(right - 186, y - 178, 186, 60), r.point(right - 47, y), r.length(56)
        ),
    )


def _compact(width: float, height: float, frame: Frame, count: int, watching: bool) -> TableLayout:
    k = frame.scale
    u, v, r = width / k, height / k, Ruler(k)
    cx = u / 2 - 8
    bottom = v - 560
    bx = u - 164
    row = _compact_middle(count, cx, u, bottom * 0.4)
    seats = _compact_seats(r, count, u, bottom * 0.4)
    if watching:
        below = SeatPlace(
            Edge.BOTTOM,
            r.rect(24, 406 + bottom, 160, 60),
            r.point(cx, 440 + bottom),
            r.length(56),
        )
        seats = (below, *seats)
    info = r.rect(24, 26, 300, 22) if count == 3 else r.rect(u - 232, 64, 208, 22)
    return TableLayout(
        width=width,
        height=height,
        scale=k,
        compact=True,
        inset=frame.inset,
        seats=seats,
        info=info,
        info_align=0.0 if count == 3 else 1.0,
        score=r.rect(u - 232, 22, 212, 36),
        limit=r.point(row.limit_x, row.y - 6),
        limit_width=r.length(row.limit),
        stock=r.point(cx - row.pile_x, row.y - 2),
        discard=r.point(cx + row.pile_x, row.y - 2),
        pile_width=r.length(row.pile),
        tray=r.rect(cx + row.tray.x(), row.y + row.tray.y(), row.tray.width(), row.tray.height()),
        knock=r.point(row.knock_x, row.y - 2),
        knock_width=r.length(row.knock),
        caption_y=(row.y + row.caption) * k,
        ribbon=r.rect(24, 318 + bottom, 380, 44),
        moves=r.rect(u - 322, 311 + bottom, 300, 42),
        hand=r.row(24, bx - 24, 436 + bottom, 90, 36, 12),
        lift=r.length(16),
        buttons=(
            r.rect(bx, 357 + bottom, 140, 44),
            r.rect(bx, 405 + bottom, 140, 44),
            r.rect(bx, 453 + bottom, 140, 44),
            r.rect(bx, 501 + bottom, 140, 44),
        ),
        gauge_height=r.length(13),
    )


def _compact_middle(count: int, cx: float, u: float, down: float) -> _Middle:
    if count == 2:
        return _Middle(
            212 + down, cx - 236, 78, 92, 64, QRectF(-130, -76, 260, 174), cx + 216, 92, 84
        )
    if count == 3:
        limit, knock = _beside((90, u - 90), (cx - 130, cx + 130), 120)
        return _Middle(196 + down, limit, 76, 92, 64, QRectF(-130, -76, 260, 174), knock, 92, 84)
    limit, knock = _beside((80, u - 80), (cx - 120, cx + 120), 120)
    return _Middle(210 + down, limit, 68, 84, 59, QRectF(-120, -69, 240, 160), knock, 86, 77)


def _compact_seats(r: Ruler, count: int, u: float, down: float) -> tuple[SeatPlace, ...]:
    cx = u / 2 - 8
    if count == 2:
        return (SeatPlace(Edge.TOP, r.rect(20, 22, 172, 60), r.point(cx, 58), r.length(56)),)
    if count == 3:
        y = 209 + down
        return (
            SeatPlace(Edge.LEFT, r.rect(18, y - 146, 176, 48), r.point(54, y), r.length(44)),
            SeatPlace(
                Edge.RIGHT, r.rect(u - 194, y - 146, 176, 48), r.point(u - 54, y), r.length(44)
            ),
        )
    y = 217 + down
    return (
        SeatPlace(Edge.LEFT, r.rect(18, y - 132, 168, 46), r.point(51, y), r.length(40)),
        SeatPlace(Edge.TOP, r.rect(cx - 288, 24, 172, 56), r.point(cx, 50), r.length(46)),
        SeatPlace(Edge.RIGHT, r.rect(u - 186, y - 132, 168, 46), r.point(u - 51, y), r.length(40)),
    )
