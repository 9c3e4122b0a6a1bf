"""A button of the table's look, for what lies over the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.painting import ButtonLook, Canvas, paint_button, rounded
from okrummy_gui.view.theme import GREEN, INK, PALE, Theme, faded


class PaintedButton(QPushButton):
    """Of the keys it takes Space alone: what it lies on knows what the others do."""

    def __init__(self, art: CardArt, look: ButtonLook, parent: QWidget) -> None:
        super().__init__(parent)
        self._art, self.look = art, look
        self.theme: Theme = GREEN
        self.scale = 1.0
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.scale, self.scale)
        canvas = Canvas(painter, self.theme, self._art, self.devicePixelRatioF() * self.scale)
        rect = QRectF(0, 0, self.width() / self.scale, self.height() / self.scale)
        hot, down, inner = self.underMouse(), self.isDown(), rect.adjusted(6, 6, -6, -8)
        paint_button(canvas, inner, self.text(), self.look, hot=hot, down=down)
        if self.hasFocus():
            ring = rounded(inner.adjusted(-3.5, -3.5, 3.5, 3.5), 13)
            dark = self.look is ButtonLook.MAIN
            canvas.line(ring, faded(INK, 0.6) if dark else PALE, 1.4)
        painter.end()
