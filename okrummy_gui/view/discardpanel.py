"""The whole discard pile, laid out over the table for those who don't want to remember it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from okrummy_gui.engine.cards import Card
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.overlay import Overlay
from okrummy_gui.view.painting import Align, Canvas, rounded
from okrummy_gui.view.table.layout import CARD_RATIO
from okrummy_gui.view.theme import GREEN, PALE, TITLE, Theme, faded
from okrummy_gui.view.wording import card_name

_HEAD: Final = 44.0
_PAD: Final = 22.0
_GAP: Final = 10.0
_LARGEST: Final = 84.0
_PER_ROW: Final = 10


class DiscardPanel(Overlay):
    """Covers the table; a click or any key puts it away. The first card laid down comes first."""

    def __init__(self, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._art, self._theme = art, GREEN
        self._cards: tuple[Card, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    @property
    def cards(self) -> tuple[Card, ...]:
        return self._cards

    def open(self, cards: tuple[Card, ...], theme: Theme) -> None:
        """Show these, from the lowest to the top."""
        self._cards, self._theme = cards, theme
        self.place()
        self.retranslate()
        self.show()
        self.raise_()
        self.setFocus()

    def follow(self, cards: tuple[Card, ...]) -> None:
        """The pile has become these."""
        if self.isVisible() and cards != self._cards:
            if cards:
                self.open(cards, self._theme)
            else:
                self.hide()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Discard pile, the first card first"))
        self.setAccessibleDescription(", ".join(card_name(card) for card in self._cards))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        if event.key() not in _HELD:
            self.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._area.setFocus()

    # ------------------------------------------------------------ painting

    def _scale(self) -> float:
        return max(0.7, min(1.8, self.width() / 1280, self.height() / 760))

    def _grid(self, room: float) -> tuple[int, float]:
        """How many cards lie in a row, and how wide they are, in units."""
        per_row = max(1, min(_PER_ROW, len(self._cards)))
        while True:
            rows = -(-len(self._cards) // per_row)
            wide = (room - (per_row - 1) * _GAP) / per_row
            high = (560 - rows * _GAP) / rows / CARD_RATIO
            if wide <= high or per_row > 20:
                return per_row, min(_LARGEST, wide, high)
            if wide >= _LARGEST and high >= _LARGEST:
                return per_row, _LARGEST
            per_row += 1

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.fillRect(self.rect(), QColor(0, 0, 0, 120))
        k = self._scale()
        painter.scale(k, k)
        canvas = Canvas(painter, self._theme, self._art, self.devicePixelRatioF() * k)
        self._paint_panel(canvas, self.width() / k, self.height() / k)
        painter.end()

    def _paint_panel(self, canvas: Canvas, width: float, height: float) -> None:
        per_row, card = self._grid(min(1040, width - 60) - 2 * _PAD)
        rows = -(-len(self._cards) // per_row)
        inner = max(per_row * (card + _GAP) - _GAP, 420)
        tall = _HEAD + rows * (card * CARD_RATIO + _GAP) + _PAD
        box = QRectF(0, 0, inner + 2 * _PAD, tall)
        box.moveCenter(QRectF(0, 0, width, height).center())
        canvas.fill(rounded(box, 16), self._theme.panel)
        canvas.line(rounded(box, 16), faded(PALE, 0.5), 1.2)
        self._paint_head(canvas, box)
        for at, each in enumerate(self._cards):
            row, place = divmod(at, per_row)
            x = box.left() + _PAD + place * (card + _GAP) + card / 2
            y = box.top() + _HEAD + 8 + row * (card * CARD_RATIO + _GAP) + card * CARD_RATIO / 2
            canvas.card(each, x, y, card)

    def _paint_head(self, canvas: Canvas, box: QRectF) -> None:
        y, room = box.top() + 26, box.width() - 2 * _PAD
        words = self.tr("Discard pile, the first card first")
        canvas.text(box.left() + _PAD, y, words, 18, TITLE, bold=True, head=True, room=room * 0.62)
        words = self.tr("Click to close")
        canvas.text(
            box.right() - _PAD, y, words, 13, self._theme.mute, align=Align.RIGHT, room=room * 0.34
        )


_HELD: Final = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)
"""Keys that do nothing by themselves."""
