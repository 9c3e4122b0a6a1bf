"""Tables to be read: nothing in them can be chosen or changed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from okrummy_gui.model.roles import EMPHASIS_ROLE
from okrummy_gui.view.dialogs.base import Themed
from okrummy_gui.view.theme import Theme, faded

Index = QModelIndex | QPersistentModelIndex

PAD: Final = 9
"""Beside the text of a cell or a head."""
ROW: Final = 32
"""How high a row is where all have room."""


def table_style(theme: Theme) -> str:
    """The style sheet of such tables and the paper that they lie on."""
    ground = "rgba(255, 255, 255, 170)" if theme.light else "rgba(0, 0, 0, 60)"
    chosen = "rgba(200, 150, 46, 60)" if theme.light else "rgba(236, 208, 138, 30)"
    return f"""
    QFrame#paper {{ background: {ground}; border: 1px solid {breath(theme, 28)};
        border-radius: 10px; }}
    QFrame#paper QTableView {{ background: transparent; border: none; color: {theme.words};
        gridline-color: transparent; font-size: 14px; selection-color: {theme.words};
        selection-background-color: {chosen};
        alternate-background-color: {breath(theme, 9)}; }}
    QFrame#paper QHeaderView, QFrame#paper QHeaderView::section {{ background: transparent;
        border: none; }}
    QFrame#paper QTableView::item {{ padding: 4px 6px; }}
    QFrame#paper QTableView::item:focus, QFrame#paper QTableView::item:selected {{
        background: transparent; border: none; }}
    QFrame#paper QTableView#choice::item:selected {{ background: {chosen};
        color: {theme.words}; }}
    QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 0; }}
    QScrollBar::handle:horizontal {{ background: {breath(theme, 60)}; border-radius: 5px;
        min-width: 24px; }}
    QScrollBar::add-line:horizontal, QScrollBar::sub-line:horizontal {{ width: 0; }}
    """


def breath(theme: Theme, alpha: int) -> str:
    """The colour of thin lines with an opacity up to 255, as style sheets have it."""
    colour = QColor(theme.sheen)
    return f"rgba({colour.red()}, {colour.green()}, {colour.blue()}, {alpha})"


def line_colour(theme: Theme) -> QColor:
    """Of the lines below the heads and between groups of columns."""
    return faded(theme.accent, 0.35)


def bold(base: QFont) -> QFont:
    made = QFont(base)
    made.setBold(True)
    return made


class Figures(QStyledItemDelegate):
    """What stands out in bold; a frame round the cell in focus."""

    def __init__(self, table: ReadTable) -> None:
        super().__init__(table)
        self.table = table

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus
        if index.data(EMPHASIS_ROLE):
            option.font = bold(option.font)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        self.frame(painter, option)

    def frame(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QColor(self.table.theme.accent))
            painter.drawRect(option.rect.adjusted(1, 1, -2, -2))


class Heads(QHeaderView):
    """Painted by hand: a style sheet's padding cuts the beginning off words that are too long."""

    def __init__(self, table: ReadTable, narrowest: int) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self.table = table
        self.setHighlightSections(False)
        self.setMinimumSectionSize(narrowest)

    def face(self) -> QFont:
        face = bold(self.table.font())
        face.setPixelSize(13)
        return face

    def aligned(self, section: int) -> Qt.AlignmentFlag:
        return Qt.AlignmentFlag(
            self.model().headerData(
                section, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole
            )
        )

    def paint_line(self, painter: QPainter, rect: QRect) -> None:
        """Below a head that fills this rectangle."""
        line = QRect(rect.left(), rect.bottom(), rect.width(), 1)
        painter.fillRect(line, line_colour(self.table.theme))


class ReadTable(Themed, QTableView):
    """Striped, without a grid; what is too wide scrolls sideways."""

    def __init__(self) -> None:
        super().__init__()
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.set_row_height(ROW)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.viewport().update()
        self.horizontalHeader().viewport().update()

    def set_row_height(self, height: int) -> None:
        self.verticalHeader().setDefaultSectionSize(height)


def row_height(room: int, rows: int, low: int, high: int) -> int:
    """Of so many rows that share the room, within bounds."""
    return max(low, min(high, room // max(1, rows)))


def paper(*parts: QWidget) -> QFrame:
    """The ground that tables and plots lie on, one below the other."""
    frame = QFrame()
    frame.setObjectName("paper")
    column = QVBoxLayout(frame)
    column.setContentsMargins(6, 4, 6, 6)
    column.setSpacing(0)
    for part in parts:
        column.addWidget(part)
    return frame
