"""Where everything lies on a table, and the cards in a row or a fan. Pure geometry, in pixels."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF

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
