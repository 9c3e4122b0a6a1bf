"""The score sheet beside the table: the hands of every game, and the reckoning of those over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from okrummy_gui.engine.protocol import Seat
from okrummy_gui.engine.scoring import Scoresheet
from okrummy_gui.model.scoresheet import (
    CLOSED_ROLE,
    EMPHASIS_ROLE,
    GAME_ROLE,
    RUNNING_ROLE,
    STATE_ROLE,
    TITLE_ROLE,
    WON_ROLE,
    ReckoningModel,
    ScoresheetModel,
    SumsModel,
)
from okrummy_gui.model.sentences import side_name
from okrummy_gui.view.dialogs.base import Dialog, Themed, headline, primary
from okrummy_gui.view.dialogs.figuretable import table_style
from okrummy_gui.view.dialogs.scoreplot import HEIGHT, LOW, ScorePlot
from okrummy_gui.view.theme import GOLD, GREEN, Theme, faded, font

_Index = QModelIndex | QPersistentModelIndex
_Model = ScoresheetModel | ReckoningModel | SumsModel

PAD: Final = 9
"""Beside the text of a cell or a head."""
NARROWEST: Final = 50
"""Of a column, in pixels: four figures in bold and their padding."""
WIDEST_NAME: Final = 280
"""Of the column of names; longer ones are cut off and told in full by their tool tips."""
LEAST: Final = QSize(560, 460)
TALLEST: Final = 720
"""What the dialog grows to by itself."""
ROOMY: Final = 600
"""A lower dialog leaves the plot less room."""
ROW: Final = 32
"""How high a hand's row is where all have room."""
ROWS: Final = (28, 42)
"""How high a row of the reckoning may be."""
GAP: Final = 40
"""What is left of the window around the dialog."""


_STYLE: Final = """
    QFrame#paper QScrollBar { background: transparent; }
    QScrollArea, QWidget#page { background: transparent; }
    QPushButton#switch { padding: 6px 14px; }
"""


def _line(theme: Theme) -> QColor:
    """Between the games."""
    return faded(theme.accent, 0.35)


def _shaded(colour: QColor, alpha: float) -> QColor:
    return faded(colour.name(), alpha)


class _Figures(QStyledItemDelegate):
    """Totals in bold, what was entered small beside its running total, what is closed hatched."""

    def __init__(self, table: _Table) -> None:
        super().__init__(table)
        self._table = table

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:
        super().initStyleOption(option, index)
        if index.data(EMPHASIS_ROLE):
            option.font = _bold(option.font)
        option.state &= ~QStyle.StateFlag.State_HasFocus
        if index.data(WON_ROLE):
            for group in (QPalette.ColorRole.Text, QPalette.ColorRole.HighlightedText):
                option.palette.setColor(group, QColor(self._table.theme.accent))

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        hint = super().sizeHint(option, index)
        if index.data(EMPHASIS_ROLE):
            text = str(index.data())
            hint.setWidth(_width(_bold(option.font), text) + 2 * PAD)
        return hint

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        running, closed = index.data(RUNNING_ROLE), index.data(CLOSED_ROLE)
        if running is None and not closed:
            super().paint(painter, option, index)
        else:
            self._ground(painter, option, index)
        if closed:
            ink = _shaded(_ink(option), 0.22)
            painter.fillRect(option.rect, QBrush(ink, Qt.BrushStyle.BDiagPattern))
        elif running is not None:
            self._entry(painter, option, str(index.data()), running)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QColor(self._table.theme.accent))
            painter.drawRect(option.rect.adjusted(1, 1, -2, -2))

    def _ground(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
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
        face, small = _bold(option.font), QFont(option.font)
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


def _bold(base: QFont) -> QFont:
    made = QFont(base)
    made.setBold(True)
    return made


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


class _GroupHeader(QHeaderView):
    """In Hollywood two storeys: the games and how they stand, below them the sides."""

    def __init__(self, table: _Table) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._table = table
        self.setHighlightSections(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setMinimumSectionSize(NARROWEST)

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
        size.setWidth(_width(self._face(), words) + 2 * PAD)
        return size

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Written here: a style sheet's padding cuts the beginning off a name that is too long."""
        words = str(self._of(section, Qt.ItemDataRole.DisplayRole))
        aligned = Qt.AlignmentFlag(self._of(section, Qt.ItemDataRole.TextAlignmentRole))
        left = PAD if aligned & Qt.AlignmentFlag.AlignLeft else 2
        box = rect.adjusted(left, self.storey(), -PAD, -1)
        theme = self._table.theme
        self._write(painter, box, words, self._face(), QColor(theme.accent), aligned)
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), _line(theme))

    def _face(self) -> QFont:
        face = _bold(self._table.font())
        face.setPixelSize(13)
        return face

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
            painter.fillRect(QRect(x, 0, 1, self.height()), _line(self._table.theme))
            if games[at] is not None:
                last = at + games.count(games[at]) - 1
                right = self.sectionViewportPosition(last) + self.sectionSize(last)
                box = QRect(x + 4, 5, right - x - 8, 22)
                self._paint_game(painter, at, box.intersected(self.viewport().rect()))
        painter.end()

    def _paint_game(self, painter: QPainter, section: int, box: QRect) -> None:
        title, state = self._of(section, TITLE_ROLE), self._of(section, STATE_ROLE)
        colour = QColor(self._table.theme.accent)
        self._write(painter, box, str(title), font(16, True, True), colour)
        ink = _shaded(self._table.palette().color(QPalette.ColorRole.Text), 0.75)
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


class _Table(Themed, QTableView):
    """A table to be read: nothing in it can be chosen or changed.

    Its accessible description says why nothing is in it.
    """

    def __init__(self, model: _Model) -> None:
        super().__init__()
        self.setHorizontalHeader(_GroupHeader(self))
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
        self.verticalHeader().setDefaultSectionSize(ROW)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.viewport().update()
        self.horizontalHeader().viewport().update()

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
                painter.fillRect(QRect(x, 0, 1, self.viewport().height()), _line(self.theme))
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


class _Foot(_Table):
    """The rows that sum up, pinned below the hands in columns as wide as theirs."""

    def __init__(self, model: ScoresheetModel, hands: _Table) -> None:
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


class _HandsPage(QFrame):
    """The hands, which scroll, and below them what they come to."""

    def __init__(self, model: ScoresheetModel) -> None:
        super().__init__()
        self.setObjectName("paper")
        self._model = model
        self.view = _Table(model)
        self.foot = _Foot(model, self.view)
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
        self.view.verticalHeader().setDefaultSectionSize(high)
        self.view.scrollToBottom()

    def wanted_height(self) -> int:
        head = self.view.horizontalHeader().sizeHint().height()
        return head + self.view.rows_height() + self.foot.height() + 20


class _ReckoningPage(QScrollArea):
    """The games that are over step by step, and in Hollywood what they come to together."""

    def __init__(self, games: ReckoningModel, sums: SumsModel) -> None:
        super().__init__()
        self.tables = _Table(games), _Table(sums)
        self._papers = [_paper(table) for table in self.tables]
        page = QWidget()
        page.setObjectName("page")
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        for paper in self._papers:
            layout.addWidget(paper)
        layout.addStretch(1)
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def arrange(self) -> None:
        for table, paper in zip(self.tables, self._papers, strict=True):
            paper.setVisible(table.model().rowCount() > 0)
            table.share_out(0)
        self._spread()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._spread()

    def _spread(self) -> None:
        """Rows as high as there is room for."""
        rows = sum(table.model().rowCount() for table in self.tables)
        room = self.viewport().height() - self._beside()
        low, high = ROWS
        for table in self.tables:
            height = max(low, min(high, room // max(1, rows)))
            table.verticalHeader().setDefaultSectionSize(height)
            table.fit()

    def _beside(self) -> int:
        """What stands above the rows and between the papers."""
        shown = [table for table in self.tables if table.model().rowCount()]
        return sum(table.horizontalHeader().sizeHint().height() + 28 for table in shown)

    def wanted_height(self) -> int:
        rows = sum(table.model().rowCount() for table in self.tables)
        return rows * 34 + self._beside()


def _paper(view: QWidget) -> QFrame:
    paper = QFrame()
    paper.setObjectName("paper")
    layout = QVBoxLayout(paper)
    layout.setContentsMargins(6, 4, 6, 6)
    layout.addWidget(view)
    return paper


class ScoreDialog(Dialog):
    """The score sheet; once a game has ended, its reckoning is a page beside it."""

    new_game_asked = Signal()

    def __init__(self, parent: QWidget | None = None, theme: Theme = GREEN) -> None:
        super().__init__(parent)
        self._sheet: Scoresheet | None = None
        self._names: Mapping[Seat, str] = {}
        self.hands, self.reckoning = ScoresheetModel(self), ReckoningModel(self)
        self.sums = SumsModel(self)
        self._headline, self._note = headline(), QLabel()
        self._note.setWordWrap(True)
        self._note.setObjectName("note")
        self.plot = ScorePlot()
        self._hands_page = _HandsPage(self.hands)
        self._reckoning_page = _ReckoningPage(self.reckoning, self.sums)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._hands_page)
        self._pages.addWidget(self._reckoning_page)
        self._switch = self._page_buttons()
        self._again = primary()
        self._again.clicked.connect(self.new_game_asked)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._buttons.addButton(self._again, QDialogButtonBox.ButtonRole.ActionRole)
        self._buttons.rejected.connect(self.reject)
        self._lay_out()
        self.set_theme(theme)
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.setStyleSheet(table_style(theme) + _STYLE)

    def set_sheet(self, sheet: Scoresheet, names: Mapping[Seat, str]) -> None:
        """Show this sheet; the reckoning comes to the front when the match ends.

        One that is shown already is left alone, scrolled as it is.
        """
        if sheet == self._sheet and names == self._names:
            return
        ended = sheet.over and not (self._sheet and self._sheet.over)
        self._sheet, self._names = sheet, dict(names)
        for model in (self.hands, self.reckoning, self.sums):
            model.set_sheet(sheet, names)
        self.plot.set_sheet(sheet, [side_name(side, names) for side in sheet.sides])
        reckoned = self.reckoning.rowCount() > 0
        if ended or not reckoned:
            self._switch.button(int(reckoned)).click()
        for button in self._switch.buttons():
            button.setVisible(reckoned)
        self._again.setVisible(sheet.over)
        self._show_plot()
        self.retranslate()
        self._grow()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Score sheet"))
        self._again.setText(self.tr("New game"))
        self._switch.button(0).setText(self.tr("Hands"))
        self._switch.button(1).setText(self.tr("Final reckoning"))
        self._hands_page.view.setAccessibleName(self.tr("Hands"))
        self._hands_page.foot.setAccessibleName(self.tr("Boxes and totals"))
        games, sums = self._reckoning_page.tables
        games.setAccessibleName(self.tr("Final reckoning"))
        sums.setAccessibleName(self.tr("All three games"))
        self.plot.retranslate()
        for model in (self.hands, self.reckoning, self.sums):
            model.retranslate()
        if self._sheet is not None:
            self._headline.setText(self._verdict(self._sheet))
            self._note.setText(self._aim(self._sheet))
            empty = "" if self._sheet.results else self.tr("No hand has been scored yet.")
            self._hands_page.view.setAccessibleDescription(empty)
            self._hands_page.arrange()
            self._reckoning_page.arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._sheet is not None:
            self.retranslate()  # the style sheet, which widths hang on, has come by now
            self._grow()
        close = self._buttons.button(QDialogButtonBox.StandardButton.Close)
        (close if self._again.isHidden() else self._again).setFocus()

    # ------------------------------------------------------------ lay-out

    def _page_buttons(self) -> QButtonGroup:
        group = QButtonGroup(self)
        for at in range(self._pages.count()):
            button = QPushButton()
            button.setObjectName("switch")
            button.setCheckable(True)
            button.setAutoDefault(False)
            group.addButton(button, at)
        group.button(0).setChecked(True)
        group.idClicked.connect(self._turn_to)
        return group

    def _turn_to(self, page: int) -> None:
        self._pages.setCurrentIndex(page)
        self._show_plot()
        if self.isVisible():
            self._grow()

    def _show_plot(self) -> None:
        """Above the hands, once there are some."""
        played = self._sheet is not None and bool(self._sheet.results)
        self.plot.setVisible(played and self._pages.currentIndex() == 0)

    def _lay_out(self) -> None:
        below = QHBoxLayout()
        below.setSpacing(8)
        below.addWidget(self._note, 1)
        for button in self._switch.buttons():
            below.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 18, 24, 18)
        layout.setSpacing(12)
        top = QVBoxLayout()
        top.setSpacing(4)
        top.addWidget(self._headline)
        top.addLayout(below)
        layout.addLayout(top)
        layout.addWidget(self.plot)
        layout.addWidget(self._pages, 1)
        layout.addWidget(self._buttons)
        self.resize(LEAST)

    def _grow(self) -> None:
        """As large as the sheet needs and the window lets it be; it never shrinks by itself."""
        assert self._sheet is not None
        columns = len(self._sheet.sides) * len(self._sheet.columns)
        width = 300 + columns * (92 if columns > 3 else 120)
        pages = (self._hands_page, self._reckoning_page)
        height = pages[self._pages.currentIndex()].wanted_height()
        chrome = self.height() - self._pages.height() if self.isVisible() else 150
        if not self.isVisible() and not self.plot.isHidden():
            chrome += HEIGHT
        parent = self.parentWidget()
        room = parent.size() if parent is not None else self.screen().availableSize()
        most = QSize(room.width() - GAP, room.height() - GAP)
        self.plot.setFixedHeight(LOW if most.height() < ROOMY else HEIGHT)
        wanted = QSize(width, min(TALLEST, height + chrome)).expandedTo(LEAST).boundedTo(most)
        self.resize(self.size().expandedTo(wanted))

    # ------------------------------------------------------------ words

    def _aim(self, sheet: Scoresheet) -> str:
        if sheet.rules.hollywood:
            text = self.tr("Three games side by side. Target score: {points}")
        else:
            text = self.tr("Target score: {points}")
        return text.format(points=sheet.rules.target)

    def _verdict(self, sheet: Scoresheet) -> str:
        """Who has won, and with how much."""
        if not sheet.over:
            return self.tr("Score sheet")
        if sheet.winner is None:
            return self._tie(sheet)
        name = side_name(sheet.winner, self._names)
        if sheet.gave_up is not None:
            text = self.tr("{loser} gave up. Winner: {name}")
            return text.format(loser=self._names[sheet.gave_up], name=name)
        sums = dict(zip(sheet.sides, sheet.sums(), strict=True))
        best = sums.pop(sheet.winner)
        others = sorted(sums.values(), reverse=True)
        score = "\u00a0:\u00a0".join(map(str, (best, *others)))
        if len(sheet.winner.seats) > 1:
            return self.tr("Winners: {names}, {score}").format(names=name, score=score)
        return self.tr("Winner: {name}, {score}").format(name=name, score=score)

    def _tie(self, sheet: Scoresheet) -> str:
        best = max(sheet.sums())
        names = [
            side_name(side, self._names)
            for side, total in zip(sheet.sides, sheet.sums(), strict=True)
            if total == best
        ]
        text = self.tr("A tie with {points} points each: {names}")
        return text.format(points=best, names=", ".join(names))
