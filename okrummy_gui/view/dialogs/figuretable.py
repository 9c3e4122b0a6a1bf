"""A table of figures, beside words that take what room the figures leave."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractItemModel, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QHeaderView

from okrummy_gui.view.dialogs.readtable import PAD, Figures, Heads, ReadTable, row_height

NARROWEST: Final = 44
"""Of a column of figures."""
LEAST_WORDS: Final = 150
"""Of the column of words, in pixels."""
LINES: Final = 2
"""In how many lines a head may be written."""


class _Heads(Heads):
    """Heads of up to two lines, cut off where even those have no room."""

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
        aligned = self.aligned(section)
        face = self.face()
        painter.setFont(face)
        painter.setPen(QColor(self.table.theme.accent))
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
        self.paint_line(painter, rect)


class FigureTable(ReadTable):
    """One column is words and takes what the others leave."""

    def __init__(self, model: QAbstractItemModel, words: int = 0) -> None:
        super().__init__()
        self._words = words
        self._heads = _Heads(self, NARROWEST)
        self.setHorizontalHeader(self._heads)
        self.setModel(model)
        self.setItemDelegate(Figures(self))

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
        room = self.height() - self._heads.height() - 4
        self.set_row_height(row_height(room, self.model().rowCount(), low, high))
