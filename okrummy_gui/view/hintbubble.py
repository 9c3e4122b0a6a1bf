"""A hint in words, over the table above the hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from okrummy_gui.view.reader.voice import announce
from okrummy_gui.view.theme import CREAM, GOLD, HEAD_FAMILIES, INK, UI_FAMILIES, listed
from okrummy_gui.view.wording import aired

Words = Callable[[], tuple[str, tuple[str, ...]]]
"""What to do, and the reasons."""

NARROWEST: Final = 320
WIDEST: Final = 680


def _style(k: float) -> str:
    return f"""
    #hint {{ background: {CREAM}; border: 2px solid {GOLD}; border-radius: {12 * k:.0f}px; }}
    #hint QLabel {{ color: {INK}; font-size: {14 * k:.0f}px; font-family: {listed(UI_FAMILIES)};
        background: transparent; }}
    #hint QLabel#deed {{ font-size: {18 * k:.0f}px; font-weight: bold;
        font-family: {listed(HEAD_FAMILIES)}; }}
"""


class HintBubble(QFrame):
    """Stays until it is clicked or `put_away`. Plain text only: it names players."""

    dismissed = Signal()

    def __init__(
        self, ground: QWidget, room: Callable[[], QRect], scale: Callable[[], float]
    ) -> None:
        """`room` is in the ground's pixels; `scale` that of the table, which the words follow."""
        super().__init__(ground)
        self.setObjectName("hint")
        self._scale = scale
        self._dressed_for = 0.0
        self._words: Words | None = None
        self._room = room
        self._deed, self._reasons = QLabel(), QLabel()
        self._deed.setObjectName("deed")
        self._lines = QVBoxLayout(self)
        self._lines.setSpacing(1)
        for label in (self._deed, self._reasons):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            self._lines.addWidget(label)
        self.hide()

    def say(self, words: Words) -> None:
        """Show the hint at the lower edge of the room, in the ground's pixels."""
        self._words = words
        self.retranslate()
        self.show()
        self.raise_()
        announce(self, self.accessibleName)

    def put_away(self) -> None:
        self._words = None
        self.hide()

    def retranslate(self) -> None:
        """Say it in the language of the moment."""
        if self._words is None:
            return
        deed, reasons = self._words()
        self._deed.setText(deed)
        self._reasons.setText(aired("\n".join(reasons)))
        self._reasons.setVisible(bool(reasons))
        self.setAccessibleName("\n".join((deed, *reasons)))
        self.place()

    def place(self) -> None:
        """Keep to the lower edge of the room."""
        room, k = self._room(), max(1.0, self._scale())
        if k != self._dressed_for:
            self._dressed_for = k
            self.setStyleSheet(_style(k))
            self._lines.setContentsMargins(*(round(k * side) for side in (16, 6, 16, 6)))
        width = min(self._width_of_words(k), room.width())
        height = self.heightForWidth(width)
        self.setGeometry(room.left(), room.bottom() - height, width, height)

    def _width_of_words(self, k: float) -> int:
        """So that each reason has a line of its own, if it is not too long."""
        longest = 0
        for label in (self._deed, self._reasons):
            label.ensurePolished()
            metrics = label.fontMetrics()
            lines = label.text().split("\n")
            longest = max(longest, *(metrics.horizontalAdvance(line) for line in lines))
        wanted = longest + round(2 * 16 * k) + 12
        return max(round(NARROWEST * k), min(wanted, round(WIDEST * k)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.dismissed.emit()
