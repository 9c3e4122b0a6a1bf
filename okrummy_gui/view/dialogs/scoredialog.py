"""The score sheet beside the table: the hands of every game, and the reckoning of those over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from okrummy_gui.engine.protocol import Seat
from okrummy_gui.engine.scoring import Scoresheet
from okrummy_gui.model.scoresheet import ReckoningModel, ScoresheetModel, SumsModel
from okrummy_gui.model.sentences import side_name
from okrummy_gui.view.dialogs.base import Dialog, headline, primary
from okrummy_gui.view.dialogs.readtable import table_style
from okrummy_gui.view.dialogs.scorepages import HandsPage, ReckoningPage
from okrummy_gui.view.dialogs.scoreplot import HEIGHT, LOW, ScorePlot
from okrummy_gui.view.theme import GREEN, Theme

LEAST: Final = QSize(560, 460)
TALLEST: Final = 720
"""What the dialog grows to by itself."""
ROOMY: Final = 600
"""A lower dialog leaves the plot less room."""
GAP: Final = 40
"""What is left of the window around the dialog."""
_STYLE: Final = """
    QFrame#paper QScrollBar { background: transparent; }
    QScrollArea, QWidget#page { background: transparent; }
    QPushButton#switch { padding: 6px 14px; }
"""


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
        self._hands_page = HandsPage(self.hands)
        self._reckoning_page = ReckoningPage(self.reckoning, self.sums)
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
