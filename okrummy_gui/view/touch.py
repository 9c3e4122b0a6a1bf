"""Where there is a touch screen, what is pressed in dialogs and menus is as high as a finger."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QInputDevice

_STYLE: Final = """
    QPushButton, QPushButton#segment, QPushButton#small, QPushButton#more, QPushButton#preset,
    QPushButton#primary, QComboBox, QLineEdit, QSpinBox
        { min-height: 42px; padding-top: 0; padding-bottom: 0; }
    QPushButton:focus, QPushButton#primary:focus
        { min-height: 40px; padding-top: 0; padding-bottom: 0; }
    QMenuBar::item { padding: 13px 12px; }
    QMenu::item { padding: 13px 24px; }
    QListWidget::item, QComboBox QAbstractItemView::item { min-height: 40px; }
"""


def has_touch_screen() -> bool:
    """Whether a finger can press anything here."""
    touch = QInputDevice.DeviceType.TouchScreen
    return any(device.type() is touch for device in QInputDevice.devices())


def finger_style() -> str:
    """What goes on top of the style sheets of menus and dialogs; nothing without a touch screen."""
    return _STYLE if has_touch_screen() else ""
