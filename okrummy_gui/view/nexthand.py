"""The next hand dealt by itself, unless somebody wants to look at this one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

SECONDS: Final = 6
"""How long a finished hand is looked at, at motion 1; slower motion takes longer."""
_TOUCHES: Final = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.KeyPress,
    QEvent.Type.TouchBegin,
    QEvent.Type.Wheel,
)


class NextHand(QObject):
    """Counts down after a hand; whatever anybody does meanwhile ends the counting for good."""

    ticked = Signal(object)
    """The seconds left; None when nothing is counted any more."""
    due = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._left = 0
        self._hand = 0
        self._beat = QTimer(self, interval=1000)
        self._beat.timeout.connect(self.tick)

    @property
    def counting(self) -> bool:
        return self._beat.isActive()

    def follow(self, hand: int | None, factor: float) -> None:
        """Count for the finished hand of this number, once; None where there is none to follow."""
        if hand is None:
            self.stop()
        elif hand != self._hand:
            self._left = round(SECONDS * max(1.0, factor))
            self._beat.start()
            self._program().installEventFilter(self)
            self.ticked.emit(self._left)
        self._hand = hand or 0

    def stop(self) -> None:
        """Not any more for this hand."""
        if self.counting:
            self._beat.stop()
            self._program().removeEventFilter(self)
            self.ticked.emit(None)

    def tick(self) -> None:
        """Another second has gone by."""
        if self._asked(QApplication.activeModalWidget()) or QApplication.activePopupWidget():
            self.stop()
            return
        self._left -= 1
        if self._left > 0:
            self.ticked.emit(self._left)
            return
        self.stop()
        self.due.emit()

    def _asked(self, dialog: QWidget | None) -> bool:
        """Whether it is a dialog of this window that waits for an answer."""
        above: QObject | None = dialog
        while above is not None and above is not self.parent():
            above = above.parent()
        return above is not None

    @staticmethod
    def _program() -> QCoreApplication:
        program = QApplication.instance()
        assert program is not None
        return program

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _TOUCHES and watched.isWidgetType():
            self.stop()
        return False
