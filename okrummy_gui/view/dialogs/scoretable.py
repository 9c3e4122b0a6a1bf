"""The table of a score sheet: running totals, two storeys of heads, and a foot that sums up."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QAbstractItemModel, QRect, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHeaderView, QStyle, QStyleOptionViewItem

from okrummy_gui.model.roles import EMPHASIS_ROLE
from okrummy_gui.model.scoresheet import (
    CLOSED_ROLE,
    GAME_ROLE,
    RUNNING_ROLE,
    STATE_ROLE,
    TITLE_ROLE,
    WON_ROLE,
    ReckoningModel,
    ScoresheetModel,
    SumsModel,
)
from okrummy_gui.view.dialogs.readtable import (
    PAD,
    Figures,
    Heads,
    Index,
    ReadTable,
    bold,
    line_colour,
)
from okrummy_gui.view.theme import faded, font

_Model = ScoresheetModel | ReckoningModel | SumsModel

NARROWEST: Final = 50
"""Of a column, in pixels: four figures in bold and their padding."""
WIDEST_NAME: Final = 280
"""Of the column of names; longer ones are cut off and told in full by their tool tips."""


def _shaded(colour: QColor, alpha: float) -> QColor:
    return faded(colour.name(), alpha)


class _Entries(Figures):
    """What was entered small beside its running total, what is closed hatched."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if index.data(WON_ROLE):
            for group in (QPalette.ColorRole.Text, QPalette.ColorRole.HighlightedText):
                option.palette.setColor(group, QColor(self.table.theme.accent))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        hint = super().sizeHint(option, index)
        if index.data(EMPHASIS_ROLE):
            text = str(index.data())
            hint.setWidth(_width(bold(option.font), text) + 2 * PAD)
        return hint

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        running, closed = index.data(RUNNING_ROLE), index.data(CLOSED_ROLE)
        if running is None and not closed:
            super().paint(painter, option, index)
            return
        self._ground(painter, option, index)
        if closed:
            ink = _shaded(_ink(option), 0.22)
            painter.fillRect(option.rect, QBrush(ink, Qt.BrushStyle.BDiagPattern))
        else:
            self._entry(painter, option, str(index.data()), running)
        self.frame(painter, option)

    def _ground(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        bare = QStyleOptionViewItem(option)
        self.initStyleOption(bare, index)
        bare.text = ""
        style: QStyle = bare.widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, bare, painter, bare.widget)

    def _entry(
        self, painter: QPainter, option: QStyleOptionViewItem, points: str, running: str
    ) -> None:
        """The new total, and in small what came to it where there is room."""
        rect, ink = option.rect.adjusted(3, 0, -PAD, 0), _ink(option)
        face, small = bold(option.font), QFont(option.font)
        small.setPixelSize(max(9, QFontMetrics(option.font).height() * 3 // 4))
        painter.save()
        painter.setFont(face)
        painter.setPen(ink)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(rect, right, running)
        usual = _width(face, "444") + _width(small, "+144") + 6
        if usual <= rect.width():  # asked of the column, so that all its cells are alike
            painter.setFont(small)
            painter.setPen(_shaded(ink, 0.62))
            painter.drawText(
                rect.adjusted(0, 0, -_width(face, running) - 6, 0), right, f"+{points}"
            )
        painter.restore()


def _width(face: QFont, text: str) -> int:
    return QFontMetrics(face).horizontalAdvance(text)


def _ink(option: QStyleOptionViewItem) -> QColor:
    return option.palette.color(QPalette.ColorRole.Text)


def _begins_game(model: QAbstractItemModel, column: int) -> bool:
    """Whether a line parts the column from the one to its left."""
    mine, left = (
        model.headerData(at, Qt.Orientation.Horizontal, GAME_ROLE) for at in (column, column - 1)
    )
    return column > 0 and bool(mine != left)


def shortened(text: str, face: QFont, room: int) -> str:
    """What fits there of a name. A number at its end stays: it tells Computer 1 from Computer 2."""
    mode = Qt.TextElideMode.ElideMiddle if text[-1:].isdigit() else Qt.TextElideMode.ElideRight
    return QFontMetrics(face).elidedText(text, mode, room)


class _GroupHeader(Heads):
    """In Hollywood two storeys: the games and how they stand, below them the sides."""

    def storey(self) -> int:
        """The height of the upper storey; nothing where there is one game only."""
        games = any(self._of(at, GAME_ROLE) is not None for at in range(self.count()))
        return 46 if games else 0

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), hint.height() + self.storey())

    def sectionSizeFromContents(self, section: int) -> QSize:
        size = super().sectionSizeFromContents(section)
        words = str(self._of(section, Qt.ItemDataRole.DisplayRole))
        size.setWidth(_width(self.face(), words) + 2 * PAD)
        return size

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        words = str(self._of(section, Qt.ItemDataRole.DisplayRole))
        aligned = self.aligned(section)
        left = PAD if aligned & Qt.AlignmentFlag.AlignLeft else 2
        box = rect.adjusted(left, self.storey(), -PAD, -1)
        self._write(painter, box, words, self.face(), QColor(self.table.theme.accent), aligned)
        self.paint_line(painter, rect)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.storey():
            return
        painter = QPainter(self.viewport())
        games = [self._of(at, GAME_ROLE) for at in range(self.count())]
        for at in range(1, len(games)):
            if not _begins_game(self.model(), at):
                continue
            x = self.sectionViewportPosition(at)
            painter.fillRect(QRect(x, 0, 1, self.height()), line_colour(self.table.theme))
            if games[at] is not None:
                last = at + games.count(games[at]) - 1
                right = self.sectionViewportPosition(last) + self.sectionSize(last)
                box = QRect(x + 4, 5, right - x - 8, 22)
                self._paint_game(painter, at, box.intersected(self.viewport().rect()))
        painter.end()

    def _paint_game(self, painter: QPainter, section: int, box: QRect) -> None:
        title, state = self._of(section, TITLE_ROLE), self._of(section, STATE_ROLE)
        colour = QColor(self.table.theme.accent)
        self._write(painter, box, str(title), font(16, True, True), colour)
        ink = _shaded(self.table.palette().color(QPalette.ColorRole.Text), 0.75)
        self._write(painter, box.translated(0, 21), str(state), font(12), ink)

    def _write(
        self,
        painter: QPainter,
        box: QRect,
        text: str,
        face: QFont,
        colour: QColor,
        aligned: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    ) -> None:
        painter.setFont(face)
        painter.setPen(colour)
        painter.drawText(box, aligned, shortened(text, face, box.width()))

    def _of(self, section: int, role: int) -> Any:
        return self.model().headerData(section, Qt.Orientation.Horizontal, role)


class ScoreTable(ReadTable):
    """Its accessible description says why nothing is in it."""

    def __init__(self, model: _Model) -> None:
        super().__init__()
        self.setHorizontalHeader(_GroupHeader(self, NARROWEST))
        self.setModel(model)
        self.setItemDelegate(_Entries(self))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        if self.accessibleDescription():
            painter.setPen(QColor(self.theme.mute))
            ground = self.viewport().rect()
            painter.drawText(ground, Qt.AlignmentFlag.AlignCenter, self.accessibleDescription())
        for column in range(1, self.model().columnCount()):
            if _begins_game(self.model(), column):
                x = self.columnViewportPosition(column)
                painter.fillRect(QRect(x, 0, 1, self.viewport().height()), line_colour(self.theme))
        painter.end()

    def share_out(self, *named: int) -> None:
        """The columns `named` as wide as their words; the others share what is left."""
        header = self.horizontalHeader()
        for column in range(header.count()):
            fixed = column in named
            mode = QHeaderView.ResizeMode.Fixed if fixed else QHeaderView.ResizeMode.Stretch
            header.setSectionResizeMode(column, mode)
            if fixed:
                header.resizeSection(column, min(WIDEST_NAME, self.words_width(column)))

    def words_width(self, column: int) -> int:
        """Of the column's words and of its header's."""
        head = self.horizontalHeader()
        title = head.sectionSizeFromContents(column).width() if not head.isHidden() else 0
        return max(title, self.sizeHintForColumn(column)) + PAD

    def rows_height(self) -> int:
        """Of the rows that are shown."""
        return sum(self.rowHeight(row) for row in range(self.model().rowCount()))

    def fit(self) -> None:
        """As high as its rows: it never scrolls up and down."""
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        head = self.horizontalHeader()
        above = 0 if head.isHidden() else head.sizeHint().height()
        bar = self.horizontalScrollBar()
        below = bar.sizeHint().height() if bar.maximum() else 0
        self.setFixedHeight(self.rows_height() + above + below + 2)


class ScoreFoot(ScoreTable):
    """The rows that sum up, pinned below the hands in columns as wide as theirs."""

    def __init__(self, model: ScoresheetModel, hands: ScoreTable) -> None:
        super().__init__(model)
        self._above = hands
        head = self.horizontalHeader()
        head.hide()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        hands.horizontalHeader().sectionResized.connect(
            lambda column, _, width: self.setColumnWidth(column, width)
        )
        hands.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        mine, theirs = self.horizontalScrollBar(), hands.horizontalScrollBar()
        mine.valueChanged.connect(theirs.setValue)
        theirs.valueChanged.connect(mine.setValue)
        mine.rangeChanged.connect(self.fit)
        hands.verticalScrollBar().rangeChanged.connect(self._stand_clear)

    def _stand_clear(self) -> None:
        """Of the scroll bar of the hands, which has none of the columns below it."""
        bar = self._above.verticalScrollBar()
        self.setViewportMargins(0, 0, bar.sizeHint().width() if bar.maximum() else 0, 0)
