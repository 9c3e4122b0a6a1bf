"""Where everything lies on a table of a given size. Pure geometry, in pixels.

Two drawings exist: the full one, made for 1280×800, and the compact one, made for 800×560, in
which the score folds into a chip and the buttons stand beside the hand. Either is scaled as a
whole; what is left over of the larger side goes between its parts.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF

COMPACT_BELOW: Final = 1000
TOUCH: Final = 44.0
"""How large anything must be that a finger is to hit, in pixels."""
CARD_RATIO: Final = 1.4
LEAST_STRETCH: Final = 0.46
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


class Edge(Enum):
    """The edge of the table at which somebody sits."""

    BOTTOM = "bottom"
    LEFT = "left"
    TOP = "top"
    RIGHT = "right"


EDGES: Final = {
    1: (Edge.TOP,),
    2: (Edge.LEFT, Edge.RIGHT),
    3: (Edge.LEFT, Edge.TOP, Edge.RIGHT),
}
"""Where the others sit, from the viewer's left, by how many they are."""


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """Where another player sits: his plate, the middle of his fan, the width of its cards."""

    edge: Edge
    plate: QRectF
    fan: QPointF
    fan_width: float

    def fan_rect(self) -> QRectF:
        """The ground that a fan of eleven cards may cover."""
        ground = QRectF()
        for spot in seat_spots(self, 11):
            turn = math.radians(spot.angle)
            w, h = self.fan_width, self.fan_width * CARD_RATIO
            across = abs(w * math.cos(turn)) + abs(h * math.sin(turn))
            down = abs(w * math.sin(turn)) + abs(h * math.cos(turn))
            card = QRectF(spot.x - across / 2, spot.y - down / 2, across, down)
            ground = ground.united(card)
        return ground


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Places in pixels. `scale` is the size of one unit of the drawing."""

    width: float
    height: float
    scale: float
    compact: bool
    inset: float
    seats: tuple[SeatPlace, ...]
    """The others' places from the viewer's left; for a watcher the one below comes first."""
    info: QRectF
    info_align: float
    """0 for words at the left of `info`, 0.5 in its middle, 1 at its right."""
    score: QRectF
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
    """Four, from the top; the last one is the hint's."""
    gauge_height: float
    left_handed: bool = False

    @property
    def opposite(self) -> SeatPlace:
        """The place at the top; the last one where nobody sits there."""
        return next((seat for seat in self.seats if seat.edge is Edge.TOP), self.seats[-1])

    @property
    def fan_width(self) -> float:
        return self.opposite.fan_width

    def card_rect(self, middle: QPointF, width: float) -> QRectF:
        """The ground of an upright card."""
        height = width * CARD_RATIO
        return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)

    @property
    def limit_rect(self) -> QRectF:
        """The ground of the upcard with the coin and the badge of the doubling on it."""
        w = self.limit_width
        return QRectF(self.limit.x() - w * 0.74, self.limit.y() - w * 0.86, w * 1.64, w * 1.74)

    def known_rect(self, place: SeatPlace) -> QRectF:
        """Where the cards that somebody is known to hold may be shown: below his fan."""
        k, top = self.scale, place.fan_rect().bottom()
        left, right = self.tray.left(), self.tray.right()
        if place.edge is Edge.LEFT:
            left, right = place.plate.left(), left - 6 * k
        elif place.edge is Edge.RIGHT:
            left, right = right + 6 * k, place.plate.right()
        if place.edge is not Edge.TOP:
            top = max(top, self.caption_y + (8 if self.compact else 12) * k)
        return QRectF(left, top + k, right - left, (15 if self.compact else 26) * k)

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


def table_layout(
    width: float, height: float, seats: int = 2, *, watching: bool = False, left: bool = False
) -> TableLayout:
    """The layout of a table of this size; `watching` when none of the seats is the viewer's.

    `left` is for the left hand, which then covers no card on its way to buttons and piles.
    """
    width, height = max(width, 320.0), max(height, 240.0)
    drawing = _compact if width < COMPACT_BELOW else _full
    layout = drawing(width, height, seats, watching)
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


def _full(width: float, height: float, count: int, watching: bool) -> TableLayout:
    k = min(width / 1280, height / 800)
    u, v, r = width / k, height / k, _Ruler(k)
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
        inset=10,
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


def _full_buttons(r: _Ruler, x: float, bottom: float) -> tuple[QRectF, ...]:
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


def _full_seats(
    r: _Ruler, count: int, cx: float, play: float, down: float
) -> tuple[SeatPlace, ...]:
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


def _compact(width: float, height: float, count: int, watching: bool) -> TableLayout:
    k = min(width / 800, height / 560)
    u, v, r = width / k, height / k, _Ruler(k)
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
        inset=6,
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


def _compact_seats(r: _Ruler, count: int, u: float, down: float) -> tuple[SeatPlace, ...]:
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


def seat_spots(place: SeatPlace, count: int) -> tuple[FanSpot, ...]:
    """A hand held at an edge of the table: the middle cards reach furthest towards the table."""
    if count <= 0:
        return ()
    aside = place.edge in (Edge.LEFT, Edge.RIGHT)
    wide, far = (18.0, 8.6) if aside else (20.0, 10.2)
    turn = wide / 9 if count <= 10 else wide / (count - 1)
    spots = []
    for at in range(count):
        angle = (at - (count - 1) / 2) * turn
        rad = math.radians(angle)
        along = far * place.fan_width * math.sin(rad)
        back = far * place.fan_width * (1 - math.cos(rad))
        spots.append(_fan_spot(place, angle, along, back))
    return tuple(spots)


def fan_spots(layout: TableLayout, count: int) -> tuple[FanSpot, ...]:
    """The fan of the player opposite."""
    return seat_spots(layout.opposite, count)


def _fan_spot(place: SeatPlace, angle: float, along: float, back: float) -> FanSpot:
    x, y = place.fan.x(), place.fan.y()
    match place.edge:
        case Edge.TOP:
            return FanSpot(x + along, y - back, -angle)
        case Edge.BOTTOM:
            return FanSpot(x + along, y + back, angle)
        case Edge.LEFT:
            return FanSpot(x - back, y + along, 90 + angle)
        case Edge.RIGHT:
            return FanSpot(x + back, y + along, -90 - angle)
