"""Where there is a touch screen, what is pressed is as high as a finger, and a finger scrolls."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QInputDevice
from PySide6.QtWidgets import QAbstractScrollArea, QScroller, QScrollerProperties, QWidget

from okrummy_gui.view.table.frame import TOUCH

_STYLE: Final = """
    QPushButton, QPushButton#segment, QPushButton#small, QPushButton#more, QPushButton#preset,
    QPushButton#primary, QComboBox, QLineEdit, QSpinBox
        { min-height: 42px; padding-top: 0; padding-bottom: 0; }
    QPushButton:focus, QPushButton#primary:focus
        { min-height: 40px; padding-top: 0; padding-bottom: 0; }
    QMenuBar::item { padding: 13px 12px; }
    QMenu::item { padding: 13px 24px; }
    QListView::item, QComboBox QAbstractItemView::item { min-height: 40px; }
"""


def has_touch_screen() -> bool:
    """Whether a finger can press anything here."""
    touch = QInputDevice.DeviceType.TouchScreen
    return any(device.type() is touch for device in QInputDevice.devices())


def finger_height(usual: int) -> int:
    """How high something is that a style sheet does not reach."""
    return max(usual, round(TOUCH)) if has_touch_screen() else usual


def finger_style() -> str:
    """What goes on top of the style sheets of menus and dialogs; nothing without a touch screen."""
    return _STYLE if has_touch_screen() else ""


def let_fingers_scroll(dialog: QWidget) -> None:
    """A finger drawn over a page or a list moves it; its bar is too narrow to be hit."""
    if not has_touch_screen():
        return
    fixed = QScrollerProperties.OvershootPolicy.OvershootAlwaysOff
    for area in dialog.findChildren(QAbstractScrollArea):
        ground = area.viewport()
        QScroller.grabGesture(ground, QScroller.ScrollerGestureType.TouchGesture)
        scroller = QScroller.scroller(ground)
        how = scroller.scrollerProperties()
        for way in ("HorizontalOvershootPolicy", "VerticalOvershootPolicy"):
            how.setScrollMetric(getattr(QScrollerProperties.ScrollMetric, way), fixed)
        scroller.setScrollerProperties(how)
