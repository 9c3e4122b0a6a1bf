"""A line of words over the lower edge of the window, in nobody's way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QLabel, QWidget

from okrummy_gui.view.theme import UI_FAMILIES, listed

SHORT: Final = 4000
"""Milliseconds for a line; long texts stay in proportion."""
MOST_LINES: Final = 6
"""More would hide the table."""


class Notice(QLabel):
    """Goes away by itself or when clicked. Plain text only: it may hold names."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._area = parent
        self._words: list[Callable[[], str]] = []
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setStyleSheet(
            "background: rgba(20, 16, 8, 225); color: #fdf3d8; border: 1px solid #c8962e;"
            "border-radius: 10px; padding: 10px 18px; font-size: 15px;"
            f"font-family: {listed(UI_FAMILIES)};"
        )
        self._away = QTimer(self, singleShot=True)
        self._away.timeout.connect(self.hide)
        self.hide()

    def say(self, words: Callable[[], str], stays: bool = False) -> None:
        """Show a text; one that `stays` waits for a click, and later ones join it."""
        from okrummy_gui.view.reader.voice import announce

        joins = not self.isHidden() and not self._away.isActive()
        self._words = [*self._words, words] if joins else [words]
        self.retranslate()
        self._away.stop()
        if not stays and not joins:
            self._away.start(max(SHORT, 60 * len(self.text())))
        self.show()
        self.raise_()
        announce(self, self.text)

    def retranslate(self) -> None:
        """Say it in the language of the moment."""
        told = {words(): words for words in self._words}  # the same again says nothing new
        self._words = [*told.values()][: MOST_LINES + 1]
        self.setText("\n".join([*told][:MOST_LINES] + ["…"] * (len(told) > MOST_LINES)))
        self.place()

    def place(self) -> None:
        """Keep to the middle of the lower edge."""
        area = self._area.rect()
        width = min(self.fontMetrics().horizontalAdvance(self.text()) + 60, area.width() - 80)
        height = self.heightForWidth(width)
        self.setGeometry((area.width() - width) // 2, area.height() - height - 18, width, height)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._away.stop()
        self.hide()
