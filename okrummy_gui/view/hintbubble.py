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

WIDEST: Final = 560
_STYLE: Final = f"""
    #hint {{ background: {CREAM}; border: 2px solid {GOLD}; border-radius: 12px; }}
    #hint QLabel {{ color: {INK}; font-size: 14px; font-family: {listed(UI_FAMILIES)};
        background: transparent; }}
    #hint QLabel#deed {{ font-size: 18px; font-weight: bold;
        font-family: {listed(HEAD_FAMILIES)}; }}
"""


class HintBubble(QFrame):
    """Stays until it is clicked or `put_away`. Plain text only: it names players."""

    dismissed = Signal()

    def __init__(self, ground: QWidget, room: Callable[[], QRect]) -> None:
        super().__init__(ground)
        self.setObjectName("hint")
        self.setStyleSheet(_STYLE)
        self._words: Words | None = None
        self._room = room
        self._deed, self._reasons = QLabel(), QLabel()
        self._deed.setObjectName("deed")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 9, 16, 9)
        layout.setSpacing(3)
        for label in (self._deed, self._reasons):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            layout.addWidget(label)
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
        room = self._room()
        width = min(WIDEST, room.width())
        height = self.heightForWidth(width)
        self.setGeometry(room.left(), room.bottom() - height, width, height)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.dismissed.emit()
