"""What stands on the felt while there is no game."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from okrummy_gui.engine.cards import parse_cards
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.curtain import PaintedButton
from okrummy_gui.view.painting import Align, ButtonLook, Canvas
from okrummy_gui.view.theme import GREEN, TITLE, Theme

SIZE: Final = (560.0, 470.0)
"""Of the drawing, in units."""
_FAN: Final = parse_cards("TS JD QC KH AS")
_CARD: Final = 118.0
_RADIUS: Final = 260.0


class Welcome(QWidget):
    """Covers the empty table: a fan of cards, and the ways to begin."""

    new_game = Signal()
    earlier_game = Signal()

    def __init__(self, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._area, self._art, self._theme = parent, art, GREEN
        self.begin = PaintedButton(art, ButtonLook.MAIN, self)
        self.go_on = PaintedButton(art, ButtonLook.PLAIN, self)
        self.begin.clicked.connect(self.new_game)
        self.go_on.clicked.connect(self.earlier_game)
        self.setFocusProxy(self.begin)
        parent.installEventFilter(self)
        self.retranslate()
        self._cover()

    def offer(self, *, earlier: bool) -> None:
        """Whether a game broken off can be gone on with."""
        self.go_on.setVisible(earlier)

    def set_theme(self, theme: Theme) -> None:
        self._theme = self.begin.theme = self.go_on.theme = theme
        self.update()

    def retranslate(self) -> None:
        self.begin.setText(self.tr("New game"))
        self.go_on.setText(self.tr("Go on with the earlier game"))
        self.setAccessibleName(self.tr("No game is being played"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._cover()
        return False

    def _cover(self) -> None:
        self.setGeometry(self._area.rect())
        k = self._scale()
        left, top = self._corner(k)
        for button, y, height in ((self.begin, 320.0, 76.0), (self.go_on, 398.0, 60.0)):
            button.scale = k
            rect = QRectF(left + 120 * k, top + y * k, 320 * k, height * k)
            button.setGeometry(rect.toRect())

    def _scale(self) -> float:
        return max(0.6, min(1.5, self.width() / 1180, self.height() / 700))

    def _corner(self, k: float) -> tuple[float, float]:
        return (self.width() - SIZE[0] * k) / 2, (self.height() - SIZE[1] * k) / 2

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        k = self._scale()
        painter.translate(*self._corner(k))
        painter.scale(k, k)
        canvas = Canvas(painter, self._theme, self._art, self.devicePixelRatioF() * k)
        _paint_fan(canvas, SIZE[0] / 2)
        canvas.text(
            SIZE[0] / 2,
            284,
            self.tr("Oklahoma Rummy"),
            40,
            TITLE,
            bold=True,
            head=True,
            align=Align.CENTRE,
            room=SIZE[0],
        )
        painter.end()


def _paint_fan(canvas: Canvas, x: float) -> None:
    for at, card in enumerate(_FAN):
        turn = (at - 2) * 13.0
        angle = math.radians(turn)
        y = 118 + _RADIUS * (1 - math.cos(angle))
        canvas.card(card, x + _RADIUS * math.sin(angle), y, _CARD, turn)
