"""A table of figures to be read: nothing in it can be chosen or changed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
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

from okrummy_gui.model.statisticsmodel import EMPHASIS_ROLE
from okrummy_gui.view.dialogs.base import Themed
from okrummy_gui.view.theme import Theme, faded

_Index = QModelIndex | QPersistentModelIndex


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


PAD: Final = 9
NARROWEST: Final = 44
"""Of a column of figures."""
LEAST_WORDS: Final = 150
"""Of the column of words, in pixels."""
LINES: Final = 2
"""In how many lines a head may be written."""


def _bold(base: QFont) -> QFont:
    made = QFont(base)
    made.setBold(True)
    return made


class _Figures(QStyledItemDelegate):
    """What stands out in bold; a frame round the cell in focus."""

    def __init__(self, table: FigureTable) -> None:
        super().__init__(table)
        self._table = table

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus
        if index.data(EMPHASIS_ROLE):
            option.font = _bold(option.font)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        super().paint(painter, option, index)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QColor(self._table.theme.accent))
            painter.drawRect(option.rect.adjusted(1, 1, -2, -2))


class _Heads(QHeaderView):
    """Heads of up to two lines, cut off where even those have no room."""

    def __init__(self, table: FigureTable) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._table = table
        self.setHighlightSections(False)
        self.setMinimumSectionSize(NARROWEST)

    def face(self) -> QFont:
        face = _bold(self._table.font())
        face.setPixelSize(13)
        return face

    def words(self, section: int) -> str:
        return str(self.model().headerData(section, Qt.Orientation.Horizontal) or "")

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self.face())
        lines = max((self._lines(at) for at in range(self.count())), default=1)
        return QSize(super().sizeHint().width(), metrics.height() * lines + 12)

    def _lines(self, section: int) -> int:
        metrics = QFontMetrics(self.face())
        room = self.sectionSize(section) - PAD - 2
        words = self.words(section)
        return LINES if " " in words and metrics.horizontalAdvance(words) > room else 1

    def least(self, section: int) -> int:
        """The width that the longest word of the head needs."""
        metrics = QFontMetrics(self.face())
        parts = self.words(section).split() or [""]
        return max(metrics.horizontalAdvance(part) for part in parts) + PAD + 4

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        aligned = Qt.AlignmentFlag(
            self.model().headerData(
                section, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole
            )
        )
        face = self.face()
        painter.setFont(face)
        painter.setPen(QColor(self._table.theme.accent))
        left = PAD if aligned & Qt.AlignmentFlag.AlignLeft else 2
        box = rect.adjusted(left, 3, -PAD if left == 2 else -2, -5)
        words = self.words(section)
        metrics = QFontMetrics(face)
        longest = max(words.split() or [""], key=metrics.horizontalAdvance)
        if self._lines(section) == 1 or metrics.horizontalAdvance(longest) > box.width():
            words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, box.width())
        aligned &= ~Qt.AlignmentFlag.AlignVertical_Mask
        flags = int(aligned | Qt.AlignmentFlag.AlignBottom) | int(Qt.TextFlag.TextWordWrap)
        painter.drawText(box, flags, words)
        line = QRect(rect.left(), rect.bottom(), rect.width(), 1)
        painter.fillRect(line, faded(self._table.theme.accent, 0.35))


class FigureTable(Themed, QTableView):
    """One column is words and takes what the others leave."""

    def __init__(self, model: QAbstractItemModel, words: int = 0) -> None:
        super().__init__()
        self._words = words
        self._heads = _Heads(self)
        self.setHorizontalHeader(self._heads)
        self.setModel(model)
        self.setItemDelegate(_Figures(self))
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
        self.verticalHeader().setDefaultSectionSize(32)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.viewport().update()
        self._heads.viewport().update()

    def share_out(self, widest_figure: int = 130) -> None:
        """The figures as wide as they and their heads need, the words the rest.

        Where that would be too little for the words, heads are cut off.
        """
        header = self.horizontalHeader()
        columns = sorted(set(range(header.count())) - {self._words})
        widths = {
            at: max(NARROWEST, min(widest_figure, self.sizeHintForColumn(at))) for at in columns
        }
        missing = {
            at: max(0, min(widest_figure, self._heads.least(at)) - widths[at]) for at in columns
        }
        spare = self.viewport().width() - LEAST_WORDS - sum(widths.values())
        for column in sorted(columns, key=missing.__getitem__):
            more = max(0, min(spare, missing[column]))
            spare -= more
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            header.resizeSection(column, widths[column] + more)
        if header.count():
            header.setSectionResizeMode(self._words, QHeaderView.ResizeMode.Stretch)
        header.setFixedHeight(self._heads.sizeHint().height())

    def spread(self, low: int = 26, high: int = 52) -> None:
        """Rows as high as there is room for."""
        rows = max(1, self.model().rowCount())
        height = (self.height() - self._heads.height() - 4) // rows
        self.verticalHeader().setDefaultSectionSize(max(low, min(high, height)))


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
