"""What lies over the table: it follows the table's size, and gives the keys back when it goes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid


class Overlay(QWidget):
    """Finds its place anew when its area changes its size, its words when the language changes."""

    def __init__(self, area: QWidget) -> None:
        super().__init__(area)
        self._area = area
        area.installEventFilter(self)

    def place(self) -> None:
        """Lie over the whole area."""
        self.setGeometry(self._area.rect())

    def retranslate(self) -> None:
        raise NotImplementedError

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.place()
        return False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def focus_outside(panel: QWidget) -> QWidget | None:
    """Which widget of the window has the keys, if it is no part of the panel."""
    now: QWidget | None = panel.window().focusWidget()
    return None if now is None or now is panel or panel.isAncestorOf(now) else now


def give_focus(before: QWidget | None, area: QWidget) -> None:
    """The keys go back to the widget that had them, or to the area where that one is gone."""
    there = before is not None and isValid(before) and before.isVisible()
    (before if before is not None and there else area).setFocus()
