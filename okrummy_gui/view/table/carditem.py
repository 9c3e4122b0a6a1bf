"""A card on the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from okrummy_gui.engine.cards import Card
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.table.layout import CARD_RATIO
from okrummy_gui.view.theme import PALE

TRAVEL_Z: Final = 500.0


class CardItem(QGraphicsItem):
    """A card, its middle at its position. A face-down item does not know its card (`None`)."""

    def __init__(self, art: CardArt, card: Card | None) -> None:
        super().__init__()
        self._art = art
        self.card = card
        self.role = ""
        """What a click on it means; empty when nothing."""
        self.homing = False
        """The mouse has let go of it without effect."""
        self._width = 100.0
        self._ratio = 1.0
        self._lifted = False
        self._outline: str | None = None
        self._pointer = False
        self._home_z = 0.0

    @property
    def width(self) -> float:
        return self._width

    @property
    def lifted(self) -> bool:
        return self._lifted

    def turn_down(self) -> None:
        """Lie face down from now on, and mean nothing."""
        self.card, self.role = None, ""
        self.dress(self._width, self._ratio)
        self.update()

    def dress(
        self,
        width: float,
        ratio: float,
        lifted: bool = False,
        outline: str | None = None,
        pointer: bool = False,
    ) -> None:
        """How it looks: its width, whether it hovers, an outline, a triangle above it."""
        look = (width, ratio, lifted, outline, pointer)
        if look == (self._width, self._ratio, self._lifted, self._outline, self._pointer):
            return
        self.prepareGeometryChange()
        self._width, self._ratio, self._lifted, self._outline, self._pointer = look
        self.update()

    def set_place_z(self, z: float) -> None:
        """Its height among the others once it has arrived."""
        self._home_z = z
        if self.zValue() < TRAVEL_Z:
            self.setZValue(z)

    def set_travelling(self, travelling: bool) -> None:
        self.setZValue(TRAVEL_Z + self._home_z if travelling else self._home_z)

    def card_rect(self) -> QRectF:
        """The card itself, in the item's own coordinates."""
        height = self._width * CARD_RATIO
        return QRectF(-self._width / 2, -height / 2, self._width, height)

    def boundingRect(self) -> QRectF:
        reach = self._width * 0.3
        return self.card_rect().adjusted(-reach, -reach, reach, reach)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.card_rect())
        return path

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = round(self._width)
        shadow = self._art.shadow(width, self._ratio, self._lifted)
        size = shadow.deviceIndependentSize()
        painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), shadow)
        pixmap = (
            self._art.back(width, self._ratio)
            if self.card is None
            else self._art.face(self.card, width, self._ratio)
        )
        size = pixmap.deviceIndependentSize()
        painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), pixmap)
        if self._outline is not None:
            self._paint_outline(painter)

    def _paint_outline(self, painter: QPainter) -> None:
        k = self._width / 124
        grown = self.card_rect().adjusted(-3 * k, -3 * k, 3 * k, 3 * k)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._outline), 2.6 * k))
        painter.drawRoundedRect(grown, self._width * 0.09, self._width * 0.09)
        if not self._pointer:
            return
        top = grown.top()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(PALE))
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(-7 * k, top - 12 * k),
                    QPointF(7 * k, top - 12 * k),
                    QPointF(0, top - 3 * k),
                ]
            )
        )
