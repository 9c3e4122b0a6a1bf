"""What all dialogs share: they follow the language, and their main parts look alike."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QLabel, QMessageBox, QPushButton, QWidget

from okrummy_gui.view.theme import GREEN, Theme
from okrummy_gui.view.touch import let_fingers_scroll


class Themed:
    """A part that paints itself in the colours of the dialog that it stands in."""

    _theme: Theme = GREEN

    @property
    def theme(self) -> Theme:
        return self._theme

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()  # type: ignore[attr-defined]  # the part is a widget


class Dialog(QDialog):
    """Writes its texts anew whenever the language changes."""

    def set_theme(self, theme: Theme) -> None:
        """Wear these colours from now on; what paints itself in it does so too."""
        for part in self.findChildren(QWidget):
            if isinstance(part, Themed):
                part.set_theme(theme)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        let_fingers_scroll(self)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        raise NotImplementedError


class Question(QMessageBox):
    """Two answers; the harmless one is the default and what Escape gives."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.NoIcon)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        raise NotImplementedError


def bring_forward(window: QWidget) -> None:
    """Open it, or bring it to the front where it is open; the game goes on behind it."""
    window.show()
    window.raise_()
    window.activateWindow()


def headline() -> QLabel:
    """A dialog's first line; it may hold names, so it is plain text."""
    label = QLabel()
    label.setObjectName("headline")
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


def primary() -> QPushButton:
    """The button that Enter presses."""
    button = QPushButton()
    button.setObjectName("primary")
    button.setDefault(True)
    return button
