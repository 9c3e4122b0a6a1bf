"""Graphics items that are no cards: things painted, buttons, lights."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.painting import Canvas, paint_button
from okrummy_gui.view.table.marks import paint_glow
from okrummy_gui.view.table.stage import ButtonSpec, Drawing
from okrummy_gui.view.theme import Theme


class PaintedItem(QGraphicsItem):
    """Something painted in units of the drawing, kept as a picture until it changes."""

    def __init__(self, art: CardArt) -> None:
        super().__init__()
        self._art = art
        self._theme: Theme | None = None
        self._drawing: Drawing | None = None
        self._scale = 1.0
        self._ratio = 1.0
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_drawing(self, drawing: Drawing, theme: Theme, scale: float, ratio: float) -> None:
        self.prepareGeometryChange()
        self._drawing, self._theme, self._scale, self._ratio = drawing, theme, scale, ratio
        self.setPos(drawing.rect.topLeft())
        self.setZValue(drawing.z)
        self.update()

    def boundingRect(self) -> QRectF:
        if self._drawing is None:
            return QRectF()
        return _bounds(self._drawing.rect, 14 * self._scale)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        if self._drawing is None or self._theme is None:
            return
        _prepare(painter, self._scale)
        local = _in_units(self._drawing.rect, self._scale)
        canvas = Canvas(painter, self._theme, self._art, self._ratio * self._scale)
        self._drawing.paint(canvas, local)


class ButtonItem(QGraphicsItem):
    """A button. The view tells it about the mouse."""

    def __init__(self, art: CardArt) -> None:
        super().__init__()
        self._art = art
        self._theme: Theme | None = None
        self.spec: ButtonSpec | None = None
        self._scale = 1.0
        self._hot = False
        self._down = False
        self.setZValue(200)

    def show_spec(self, spec: ButtonSpec, theme: Theme, scale: float) -> None:
        self.prepareGeometryChange()
        self.spec, self._theme, self._scale = spec, theme, scale
        self.setPos(spec.rect.topLeft())
        self.setToolTip("")
        self.update()

    def set_state(self, hot: bool, down: bool) -> None:
        if (hot, down) != (self._hot, self._down):
            self._hot, self._down = hot, down
            self.update()

    def boundingRect(self) -> QRectF:
        if self.spec is None:
            return QRectF()
        return _bounds(self.spec.rect, 8 * self._scale)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        if self.spec is None or self._theme is None:
            return
        _prepare(painter, self._scale)
        local = _in_units(self.spec.rect, self._scale)
        paint_button(
            Canvas(painter, self._theme, self._art, self._scale),
            local,
            self.spec.label,
            self.spec.look,
            key=self.spec.key,
            enabled=self.spec.enabled,
            hot=self._hot,
            down=self._down,
        )


class GlowItem(QGraphicsItem):
    """Lights up a place where a card may go."""

    def __init__(self, art: CardArt, rect: QRectF, theme: Theme, scale: float) -> None:
        super().__init__()
        self._art, self._theme, self._scale = art, theme, scale
        self._size = rect.size()
        self._strong = False
        self.setPos(rect.topLeft())
        self.setZValue(90)

    def set_strong(self, strong: bool) -> None:
        if strong != self._strong:
            self._strong = strong
            self.update()

    def boundingRect(self) -> QRectF:
        reach = 4 * self._scale
        return QRectF(
            -reach, -reach, self._size.width() + 2 * reach, self._size.height() + 2 * reach
        )

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        _prepare(painter, self._scale)
        local = QRectF(0, 0, self._size.width() / self._scale, self._size.height() / self._scale)
        paint_glow(Canvas(painter, self._theme, self._art, self._scale), local, self._strong)


class RingItem(QGraphicsItem):
    """Goes round what the keys are on: a light line between two dark ones, seen on any ground."""

    def __init__(self) -> None:
        super().__init__()
        self._theme: Theme | None = None
        self._size = QSizeF()
        self._scale = 1.0
        self.setZValue(450)

    def surround(self, rect: QRectF, theme: Theme, scale: float) -> None:
        self.prepareGeometryChange()
        self._size, self._theme, self._scale = rect.size(), theme, scale
        self.setPos(rect.topLeft())
        self.update()

    def boundingRect(self) -> QRectF:
        reach = 10 * self._scale
        return QRectF(QPointF(), self._size).adjusted(-reach, -reach, reach, reach)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        if self._theme is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        k = self._scale
        ring = QRectF(QPointF(), self._size).adjusted(-5 * k, -5 * k, 5 * k, 5 * k)
        for colour, width in (("#000000", 6.0), (self._theme.focus, 3.0)):
            painter.setPen(QPen(QColor(colour), width * k))
            painter.drawRoundedRect(ring, 12 * k, 12 * k)


def _bounds(rect: QRectF, reach: float) -> QRectF:
    """The item's own rectangle with what its shadow reaches beyond it, in pixels."""
    return QRectF(0, 0, rect.width(), rect.height()).adjusted(-reach, -reach, reach, reach)


def _in_units(rect: QRectF, scale: float) -> QRectF:
    """The rectangle at the origin, in units of the drawing."""
    return QRectF(0, 0, rect.width() / scale, rect.height() / scale)


def _prepare(painter: QPainter, scale: float) -> None:
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.scale(scale, scale)
