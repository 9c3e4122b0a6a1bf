"""What the mouse holds, and where it may be dropped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from okrummy_gui.engine.cards import Card
from okrummy_gui.view.table.carditem import TRAVEL_Z, CardItem
from okrummy_gui.view.table.furniture import GlowItem

THRESHOLD: Final = 4
LEAST_OVERLAP: Final = 0.15
"""The share of a card that must cover a place."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place where what is dragged may go."""

    name: str
    rect: QRectF
    lit: bool = True


@dataclass(slots=True)
class Press:
    """The left button is down: on what, and where."""

    at: QPointF
    item: CardItem | None = None
    role: str = ""
    button: int = -1


@dataclass(slots=True)
class Drag:
    """A card under way with the mouse."""

    item: CardItem
    card: Card | None
    role: str
    grip: QPointF
    places: list[Place]
    glows: dict[str, GlowItem] = field(default_factory=dict)
    over: str = ""
    at: QPointF = field(default_factory=QPointF)
    """Where the mouse is."""
    order: tuple[Card, ...] = ()
    """Of the hand, for which the others have made room."""

    def follow(self, mouse: QPointF) -> None:
        self.at = mouse
        self.item.setPos(mouse - self.grip)
        self.item.setZValue(TRAVEL_Z * 2)
        self.over = best_place(ground_of(self.item), self.places)
        for name, glow in self.glows.items():
            glow.set_strong(name == self.over)


def ground_of(item: CardItem) -> QRectF:
    """The upright ground of a card, in the scene."""
    return item.card_rect().translated(item.pos())


def best_place(card: QRectF, places: Sequence[Place]) -> str:
    """The place that the card covers most; the small places go before the wide hand."""
    best, most = "", LEAST_OVERLAP
    for place in places:
        common = card.intersected(place.rect)
        share = common.width() * common.height() / (card.width() * card.height())
        if share > most:
            best, most = place.name, share
    return best
