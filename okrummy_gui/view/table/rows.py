"""Rows of card groups with their brackets and labels: hands, open hands, table melds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from okrummy_gui.engine.cards import Card
from okrummy_gui.view.painting import Align, Canvas
from okrummy_gui.view.table.layout import Row, group_spots
from okrummy_gui.view.table.stage import Drawing, Scene, Spot, Stage
from okrummy_gui.view.theme import PALE


@dataclass(frozen=True, slots=True)
class Shown:
    """A group in a row with its label; `joined` are raised, they came from the other side."""

    cards: tuple[Card, ...]
    label: str = ""
    melded: bool = False
    ticked: bool = False
    joined: frozenset[Card] = frozenset()


def spans(row: Row, sizes: Sequence[int]) -> list[tuple[float, float]]:
    """The left and right ends of the groups."""
    half = row.width / 2
    return [(spot[0] - half, spot[-1] + half) for spot in group_spots(row, sizes) if spot]


def label_drawing(
    scene: Scene, row: Row, span: tuple[float, float], group: Shown, room: tuple[float, float]
) -> Drawing:
    """The bracket below a group and what it is; `room` are the ends that the words may reach."""
    k = scene.layout.scale
    px = max(11.5, row.width / k * 0.118) if not scene.layout.compact else 12.0
    left = max(0.0, room[0])
    rect = QRectF(left, row.bottom + 2 * k, room[1] - left, 36 * k)
    a, b = (span[0] - left) / k, (span[1] - left) / k

    def paint(canvas: Canvas, local: QRectF) -> None:
        colour = PALE if group.melded else canvas.theme.mute
        canvas.bracket(a + 3, b - 3, 9, colour)
        tick = px * 1.3 if group.ticked else 0.0
        width = min(canvas.measure(group.label, px, True), local.width() - tick - 4)
        middle = min(max((a + b + tick) / 2, width / 2 + tick), local.width() - width / 2)
        if group.ticked:
            canvas.tick(middle - width / 2 - px * 0.75, 11 + px, px * 0.8, PALE)
        canvas.text(
            middle,
            11 + px,
            group.label,
            px,
            canvas.theme.text,
            bold=True,
            align=Align.CENTRE,
            room=width + 0.5,
        )

    return Drawing(rect, paint, 40.0)


def label_rooms(row: Row, ends: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """How far the words below each group may reach: halfway into the gaps."""
    rooms = []
    for at, (left, right) in enumerate(ends):
        low = left - row.gap if at == 0 else (ends[at - 1][1] + left) / 2 + 2
        high = right + row.gap * 2 if at == len(ends) - 1 else (right + ends[at + 1][0]) / 2 - 2
        rooms.append((min(low, left), max(high, right) if at == len(ends) - 1 else high))
    return rooms


def put_row(
    stage: Stage,
    scene: Scene,
    row: Row,
    groups: Sequence[Shown],
    z: float,
    *,
    role: str = "",
    raise_by: float = 0.0,
    outline: str | None = None,
) -> list[tuple[float, float]]:
    """Put the groups' cards and labels on the stage; the groups' ends are returned."""
    groups = [group for group in groups if group.cards]
    sizes = [len(group.cards) for group in groups]
    ends = spans(row, sizes)
    at = 0
    for group, places in zip(groups, group_spots(row, sizes), strict=True):
        for card, x in zip(group.cards, places, strict=True):
            joined = card in group.joined
            stage.cards[card] = Spot(
                card,
                x,
                row.y - (raise_by if joined else 0),
                row.width,
                0,
                z + at,
                role,
                outline if joined else None,
                False,
                joined,
            )
            at += 1
    for group, span, room in zip(groups, ends, label_rooms(row, ends), strict=True):
        if group.label:
            stage.drawings.append(label_drawing(scene, row, span, group, room))
    return ends
