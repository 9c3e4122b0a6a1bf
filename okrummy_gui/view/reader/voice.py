"""Tells a screen reader, if one listens, what it can't see happen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, words: Callable[[], str]) -> None:
    """Have it said as soon as the reader has finished; nothing is worked out for nobody."""
    if not QAccessible.isActive():
        return
    text = words()
    if text:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
