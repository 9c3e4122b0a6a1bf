"""What a table paints, seen from outside: every line of words and every card, in paint order."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from okrummy_gui.view.painting import Align, Canvas
from okrummy_gui.view.table.carditem import CardItem
from okrummy_gui.view.table.table import Table


@dataclass(frozen=True, slots=True)
class Line:
    """Words as they were asked for and as they were painted, in pixels of the screen."""

    words: str
    painted: str
    px: float
    rect: QRectF
    order: int

    @property
    def shortened(self) -> bool:
        return self.painted != self.words


@dataclass(slots=True)
class Sight:
    """All that was painted. `cards` are the upright grounds of cards with their paint order."""

    lines: list[Line] = field(default_factory=list)
    cards: list[tuple[QRectF, int]] = field(default_factory=list)
    image: QImage = field(default_factory=QImage)

    def covered(self) -> Iterator[Line]:
        """Lines that a card painted later lies on."""
        for line in self.lines:
            for card, order in self.cards:
                if order > line.order and card.intersects(line.rect):
                    yield line
                    break

    def crossing(self) -> Iterator[tuple[Line, Line]]:
        """Lines that overlap."""
        for at, one in enumerate(self.lines):
            for other in self.lines[at + 1 :]:
                if one.rect.intersects(other.rect):
                    yield one, other


@contextmanager
def _recorded(sight: Sight) -> Iterator[None]:
    """While this lasts the canvas and the cards say what they paint."""
    text, paint_card = Canvas.text, CardItem.paint
    count = iter(range(1_000_000))

    def said(
        self: Canvas, x: float, y: float, words: str, px: float, *ink: Any, **more: Any
    ) -> float:
        bold, head, room = more.get("bold", False), more.get("head", False), more.get("room")
        painted = words
        if room is not None:
            painted, px_painted = self._fitted(words, px, bold, head, room)
        else:
            px_painted = px
        width = text(self, x, y, words, px, *ink, **more)
        left = x - width * more.get("align", Align.LEFT).value
        rect = QRectF(left, y - px_painted * 0.36, width, px_painted * 0.72)
        shown = self.painter.worldTransform().mapRect(rect)
        if words.strip():
            size = px_painted * shown.height() / rect.height()
            sight.lines.append(Line(words, painted, size, shown, next(count)))
        return width

    def shown_card(
        self: CardItem, painter: QPainter, option: Any, widget: QWidget | None = None
    ) -> None:
        paint_card(self, painter, option, widget)
        sight.cards.append((painter.worldTransform().mapRect(self.card_rect()), next(count)))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "text", said)
        patch.setattr(CardItem, "paint", shown_card)
        yield


def seen(table: Table) -> Sight:
    """The table painted once, without the pictures that its items keep."""
    sight = Sight(image=QImage(table.viewport().size(), QImage.Format.Format_RGB32))
    with _recorded(sight):
        painter = QPainter(sight.image)
        table.drawBackground(painter, table.sceneRect())
        for item in sorted(table.ground.items(), key=QGraphicsItem.zValue):
            painter.save()
            painter.setTransform(item.sceneTransform())
            item.paint(painter, QStyleOptionGraphicsItem(), None)
            painter.restore()
        painter.end()
    return sight
