"""The frame of a large dialog: a head, a body, and a foot with its buttons."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QEvent, QSize, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from okrummy_gui.view.dialogs.formstyle import form_style
from okrummy_gui.view.table.controls import Segments
from okrummy_gui.view.theme import Theme

GAP: Final = 40
"""What is left of the window around the dialog."""


def put_together(dialog: QWidget, top: QLayout, body: QWidget, foot: tuple[QWidget, ...]) -> None:
    """Head, body and foot; in the foot the first part takes what room the buttons leave."""
    whole = QVBoxLayout(dialog)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.setSpacing(0)
    column = QVBoxLayout()
    column.setContentsMargins(22, 16, 22, 14)
    column.setSpacing(12)
    column.addLayout(top)
    column.addWidget(body, 1)
    whole.addLayout(column, 1)
    frame = QFrame()
    frame.setObjectName("foot")
    row = QHBoxLayout(frame)
    row.setContentsMargins(22, 10, 22, 10)
    row.setSpacing(10)
    for at, part in enumerate(foot):
        row.addWidget(part, 0 if at else 1)
    whole.addWidget(frame)


def room_in(dialog: QWidget, roomy: QSize, least: QSize) -> QSize:
    """Roomy where the window behind is."""
    parent = dialog.parentWidget()
    if parent is None:
        return roomy
    return (parent.window().size() - QSize(GAP, GAP)).boundedTo(roomy).expandedTo(least)


def fit_segments(segments: Segments, values: tuple[Hashable, ...]) -> None:
    """Each button wide enough for its words when they are bold."""
    for value in values:
        each = segments.button_for(value)
        each.ensurePolished()
        each.setMinimumWidth(each.fontMetrics().horizontalAdvance(each.text()) + 34)


class FileDialog(QFileDialog):
    """To be opened; it is gone once it is closed. Styled for where Qt draws it itself."""

    def __init__(self, parent: QWidget, words: Callable[[], tuple[str, str]], theme: Theme) -> None:
        """`words` gives the title and the filters in the language of the moment."""
        super().__init__(parent)
        self._words = words
        self.setDirectory(
            QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        )
        self.setStyleSheet(form_style(theme) + _files_style(theme))
        self.retranslate()
        self.finished.connect(self.deleteLater)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        title, filters = self._words()
        self.setWindowTitle(title)
        self.setNameFilter(filters)


def _files_style(theme: Theme) -> str:
    return f"""
    QListView, QTreeView {{ background: {theme.panel}; color: {theme.words};
        border: 1px solid {theme.felt[0]}; selection-background-color: {theme.felt[0]};
        selection-color: {theme.accent}; }}
    QHeaderView, QHeaderView::section {{ background: {theme.panel}; color: {theme.accent};
        border: none; padding: 1px 8px; }}
    QToolButton {{ background: {theme.felt[1]}; border: 1px solid {theme.felt[0]};
        border-radius: 6px; padding: 3px; }}
    """
