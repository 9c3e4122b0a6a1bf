"""The pages of the score sheet: the hands, and the reckoning of the games that are over."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from okrummy_gui.model.scoresheet import ReckoningModel, ScoresheetModel, SumsModel
from okrummy_gui.view.dialogs.readtable import ROW, paper, row_height
from okrummy_gui.view.dialogs.scoretable import ScoreFoot, ScoreTable
from okrummy_gui.view.theme import GOLD

ROWS: Final = (28, 42)
"""How high a row of the reckoning may be."""


class HandsPage(QFrame):
    """The hands, which scroll, and below them what they come to."""

    def __init__(self, model: ScoresheetModel) -> None:
        super().__init__()
        self.setObjectName("paper")
        self._model = model
        self.view = ScoreTable(model)
        self.foot = ScoreFoot(model, self.view)
        rule = QFrame()
        rule.setFixedHeight(4)
        rule.setStyleSheet(f"border-top: 1px solid {GOLD}; border-bottom: 1px solid {GOLD};")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 4, 6, 6)
        layout.setSpacing(0)
        for widget in (self.view, rule, self.foot):
            layout.addWidget(widget)

    def arrange(self) -> None:
        """Share the rows and the room out; the last hand is in sight."""
        last = self._model.columnCount() - 1
        for row in range(self._model.rowCount()):
            of_foot = row >= self._model.hands
            self.view.setRowHidden(row, of_foot)
            self.foot.setRowHidden(row, not of_foot)
        self.view.share_out(0, last)
        width = max(self.view.words_width(0), self.foot.words_width(0))
        self.view.horizontalHeader().resizeSection(0, width)
        for column in range(last + 1):
            self.foot.setColumnWidth(column, self.view.columnWidth(column))
        self.foot.fit()
        self._fit_rows()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_rows()

    def _fit_rows(self) -> None:
        """No row is cut through where not all of them have room."""
        room = self.view.viewport().height()
        seen = max(1, room // ROW)
        high = ROW if self._model.hands <= seen else max(ROW, room // seen)
        self.view.set_row_height(high)
        self.view.scrollToBottom()

    def wanted_height(self) -> int:
        head = self.view.horizontalHeader().sizeHint().height()
        return head + self.view.rows_height() + self.foot.height() + 20


class ReckoningPage(QScrollArea):
    """The games that are over step by step, and in Hollywood what they come to together."""

    def __init__(self, games: ReckoningModel, sums: SumsModel) -> None:
        super().__init__()
        self.tables = ScoreTable(games), ScoreTable(sums)
        self._papers = [paper(table) for table in self.tables]
        page = QWidget()
        page.setObjectName("page")
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        for sheet in self._papers:
            layout.addWidget(sheet)
        layout.addStretch(1)
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def arrange(self) -> None:
        for table, sheet in zip(self.tables, self._papers, strict=True):
            sheet.setVisible(table.model().rowCount() > 0)
            table.share_out(0)
        self._spread()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._spread()

    def _spread(self) -> None:
        """Rows as high as there is room for."""
        rows = sum(table.model().rowCount() for table in self.tables)
        room = self.viewport().height() - self._beside()
        for table in self.tables:
            table.set_row_height(row_height(room, rows, *ROWS))
            table.fit()

    def _beside(self) -> int:
        """What stands above the rows and between the papers."""
        shown = [table for table in self.tables if table.model().rowCount()]
        return sum(table.horizontalHeader().sizeHint().height() + 28 for table in shown)

    def wanted_height(self) -> int:
        rows = sum(table.model().rowCount() for table in self.tables)
        return rows * 34 + self._beside()
