"""The statistics: figures, opponents, rules, and how it all went in time."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMessageBox,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.presets import Shelf
from okrummy_gui.model.statistics import (
    GAMES_SPAN,
    HANDS_SPAN,
    LONGEST_AGO,
    Choice,
    Course,
    Figures,
    Game,
    Person,
    chosen,
    figures,
    games_course,
    games_of,
    grouped,
    levels,
    mixes,
    people,
    points_course,
)
from okrummy_gui.model.statisticsmodel import (
    Book,
    FiguresModel,
    GroupsModel,
    Mix,
    day,
    figure,
    opponent_name,
    opponents_name,
    person_name,
    share,
)
from okrummy_gui.view.dialogs.base import Dialog, Question
from okrummy_gui.view.dialogs.figuretable import FigureTable
from okrummy_gui.view.dialogs.formstyle import form_style
from okrummy_gui.view.dialogs.frame import fit_segments, put_together, room_in
from okrummy_gui.view.dialogs.readtable import paper, table_style
from okrummy_gui.view.dialogs.statisticsplot import Plot
from okrummy_gui.view.table.controls import ChoiceBox, Segments, button, words
from okrummy_gui.view.theme import GREEN, Theme

OVERVIEW: Final = "overview"
OPPONENTS: Final = "opponents"
RULES: Final = "rules"
PAGES: Final = (OVERVIEW, OPPONENTS, RULES)
PERIODS: Final = (0, 7, 30, 365)
"""In days; 0 is all the time."""
LEAST: Final = QSize(756, 480)
"""What the smallest window leaves; in less not every head of a column is whole."""
ROOMY: Final = QSize(980, 660)
_MOST: Final = 220
_SHARES: Final = (0.0, 0.5, 1.0)


class ResetBox(Question):
    """Whether to count anew; a stray Enter or Escape does not."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.reset = self.addButton("", QMessageBox.ButtonRole.DestructiveRole)
        self.stay = self.addButton(QMessageBox.StandardButton.Cancel)
        self.setDefaultButton(self.stay)
        self.setEscapeButton(self.stay)
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Statistics"))
        self.setText(
            self.tr("Count from now on only? Your games are kept, and you can undo this later.")
        )
        self.reset.setText(self.tr("Count anew"))


class _Picker(ChoiceBox):
    """A list of values, each with its words, that keeps its choice when the words change."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumContentsLength(8)
        self.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)

    def offer(self, values: list[Hashable], label: Callable[[Hashable], str]) -> None:
        """The first value is the choice where the earlier one is not offered any more."""
        now = self.value()
        blocked = self.blockSignals(True)
        self.clear()
        for value in values:
            self.addItem(label(value), (value,))
        self.setCurrentIndex(values.index(now) if now in values else 0)
        self.blockSignals(blocked)

    def need(self) -> int:
        """How much room its words would like to have, within reason: names may be long."""
        texts = (self.itemText(at) for at in range(self.count()))
        return min(_MOST, max(map(self.fontMetrics().horizontalAdvance, texts), default=0))

    def value(self) -> Hashable:
        data = self.currentData()
        return data[0] if data else None


class StatisticsDialog(Dialog):
    """Shows what the book holds; `refresh` after more has been played.

    Opened on a page for the one who has played most; the choice is kept while it is open.
    """

    def __init__(
        self, book: Book, shelf: Shelf, theme: Theme = GREEN, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._book, self._shelf = book, shelf
        self._games: tuple[Game, ...] = ()
        self._mixes: dict[Rules, Mix] = {}
        self._shown: tuple[Game, ...] = ()
        self.figures, self.opponents, self.rules = FiguresModel(self), GroupsModel(), GroupsModel()
        for model in (self.opponents, self.rules):
            model.setParent(self)
        self._headline = words("headline", wrap=False)
        self.pages = Segments(PAGES, self._page_name)
        self.person, self.level = _Picker(theme), _Picker(theme)
        self.mix, self.period = _Picker(theme), _Picker(theme)
        self._pickers = (self.person, self.level, self.mix, self.period)
        self._choices = QHBoxLayout()
        self.tables = (
            FigureTable(self.figures),
            FigureTable(self.opponents),
            FigureTable(self.rules),
        )
        self.points = Plot(theme, lambda value: figure(value, 1), _plain)
        self.wins = Plot(theme, _percent, _percent, _SHARES)
        self._stack, self._page = QStackedWidget(), OVERVIEW
        self._empty, self.note = words("empty"), words("help")
        self.reset, self.undo, self.shut = button(), button(), button()
        self.question: ResetBox | None = None
        self._lay_out()
        self._connect()
        self.set_theme(theme)
        self.refresh()

    def refresh(self) -> None:
        """Read the book again and show what it holds."""
        self._book.read()
        self._mixes.clear()
        self._offer()
        self._show_all()

    def set_theme(self, theme: Theme) -> None:
        """Lie on the felt of this theme from now on."""
        super().set_theme(theme)
        own = "QLabel#empty { font-size: 15px; }"
        self.setStyleSheet(form_style(theme) + table_style(theme) + own)

    # ------------------------------------------------------------ choosing

    def _mix_of(self, rules: Rules) -> Mix:
        if rules not in self._mixes:
            self._mixes[rules] = Mix.of(rules, self._shelf)
        return self._mixes[rules]

    def _offer(self) -> None:
        """Fill the lists with what there is to choose."""
        found = people(self._book.rows)
        self.person.offer(list(found), lambda who: person_name(_as_person(who)))
        self.person.setVisible(len(found) > 1)
        self._games = games_of(self._book.rows, _as_person(self.person.value()))
        self.level.offer([None, *levels(self._games)], self._level_words)
        self.mix.offer([None, *mixes(self._games, self._mix_of)], self._mix_words)
        self.period.offer(list(PERIODS), self._period_words)

    def _choose_person(self) -> None:
        self._offer()
        self._show_all()

    def _choice(self) -> Choice:
        level, mix, days = self.level.value(), self.mix.value(), self.period.value()
        since = self._book.since
        if isinstance(days, int) and days:
            since = max(since, self._book.days_ago(days))
        return Choice(
            level if isinstance(level, str) else None,
            mix,
            since,
        )

    # ------------------------------------------------------------ showing

    def _show_all(self) -> None:
        self._shown = chosen(self._games, self._choice(), self._mix_of)
        made = figures(self._shown)
        self.figures.set_figures(made, person_name(_as_person(self.person.value())))
        self._show_groups()
        self.points.set_course(points_course(self._shown))
        self.wins.set_course(games_course(self._shown))
        self._word_all(made)
        self._turn_to(self._page)
        self._arrange()

    def _show_groups(self) -> None:
        against = grouped(self._shown, lambda game: game.opponents)
        self.opponents.set_groups(
            lambda: self.tr("Opponent"),
            [(partial(opponent_name, who), made) for who, made in against],
        )
        played = grouped(self._shown, lambda game: (self._mix_of(game.rules),))
        self.rules.set_groups(
            lambda: self.tr("Rules"), [(partial(str, mix), made) for mix, made in played]
        )

    def _turn_to(self, page: str) -> None:
        self._page = page
        nothing = not any(game.hands or game.verdict for game in self._shown)
        self._stack.setCurrentIndex(0 if nothing else 1 + PAGES.index(page))
        self.pages.show_value(page)
        self._arrange()

    def _arrange(self) -> None:
        for table in self.tables:
            table.share_out()
        self.tables[0].spread()
        for picker in self._pickers:
            self._choices.setStretchFactor(picker, 40 + picker.need())
        fit_segments(self.pages, PAGES)

    # ------------------------------------------------------------ resetting

    def _ask_reset(self) -> None:
        box = ResetBox(self)
        self.question = box
        box.buttonClicked.connect(lambda pressed: self._answer(box, pressed is box.reset))
        box.finished.connect(box.deleteLater)
        box.open()

    def _answer(self, box: ResetBox, wanted: bool) -> None:
        self.question = None
        if wanted:
            self._keep(self._book.reset)

    def _keep(self, change: Callable[[], bool]) -> None:
        kept = change()
        self._show_all()
        if not kept:
            self.note.setText(self.tr("This can’t be kept: the file can’t be written."))

    # ------------------------------------------------------------ words

    def retranslate(self) -> None:
        self._offer()
        self._show_all()

    def _word_all(self, made: Figures) -> None:
        self.setWindowTitle(self.tr("Statistics"))
        self._headline.setText(self.tr("Statistics"))
        self.pages.retranslate()
        self.pages.set_name(self.tr("Page"))
        self.person.setAccessibleName(self.tr("Player"))
        self.level.setAccessibleName(self.tr("Opponents"))
        self.mix.setAccessibleName(self.tr("Rules"))
        self.period.setAccessibleName(self.tr("Period"))
        for table, name in zip(self.tables, PAGES, strict=True):
            table.setAccessibleName(self._page_name(name))
        self.reset.setText(self.tr("&Count anew…"))
        self.undo.setText(self.tr("&Undo"))
        self.undo.setToolTip(self.tr("Count again as before"))
        self.undo.setVisible(bool(self._book.marks))
        self.reset.setVisible(made.hands > 0 or made.games > 0)
        self.shut.setText(self.tr("Close"))
        self.note.setText(self._summary(made))
        if self._games:
            self._empty.setText(self.tr("No hand or game fits this choice."))
        else:
            self._empty.setText(
                self.tr("Nothing to count yet. Play a hand to its end, and it will be here.")
            )
        self._word_plots()

    def _summary(self, made: Figures) -> str:
        """What is counted, and how it goes at the moment."""
        lines = [
            (self.tr("Games: {count}"), made.games),
            (self.tr("Hands: {count}"), made.hands),
            (self.tr("Drawn hands: {count}"), made.drawn),
            (self.tr("Won in a row now: {count}"), made.streak if made.streak > 1 else 0),
            (self.tr("Lost in a row now: {count}"), -made.streak if made.streak < -1 else 0),
        ]
        parts = [text.format(count=figure(count)) for text, count in lines[:2]]
        parts += [text.format(count=figure(count)) for text, count in lines[2:] if count]
        line = " · ".join(parts)
        if self._book.since == LONGEST_AGO:
            return line
        text = self.tr("Counted since {date}").format(date=day(self._book.since))
        return f"{text} · {line}"

    def _word_plots(self) -> None:
        names = tuple(str(self.figures.headerData(at, _ACROSS)) for at in (1, 2))
        hands, games = points_course(self._shown), games_course(self._shown)
        title = self.tr("Points a hand, the last {count}").format(count=HANDS_SPAN)
        soon = self.tr("This takes shape after a few hands.")
        self.points.set_words(title, names, _ends(hands), soon)
        title = self.tr("Games won, the last {count}").format(count=GAMES_SPAN)
        soon = self.tr("This takes shape after a few games.")
        self.wins.set_words(title, names[:1], _ends(games), soon)

    def _page_name(self, page: Hashable) -> str:
        return {
            OVERVIEW: self.tr("Overview"),
            OPPONENTS: self.tr("By opponent"),
            RULES: self.tr("By rules"),
        }[str(page)]

    def _level_words(self, level: Hashable) -> str:
        return self.tr("All opponents") if level is None else opponents_name(str(level))

    def _mix_words(self, mix: Hashable) -> str:
        return self.tr("All rules") if mix is None else str(mix)

    def _period_words(self, days: Hashable) -> str:
        return {
            0: self.tr("All time"),
            7: self.tr("Last 7 days"),
            30: self.tr("Last 30 days"),
            365: self.tr("Last 12 months"),
        }[int(str(days))]

    # ------------------------------------------------------------ lay-out

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrange()  # the style sheet, which widths hang on, has come by now
        self.shut.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _connect(self) -> None:
        self.pages.chosen.connect(self._turn_to)
        self.person.currentIndexChanged.connect(self._choose_person)
        for picker in (self.level, self.mix, self.period):
            picker.currentIndexChanged.connect(self._show_all)
        self.reset.clicked.connect(self._ask_reset)
        self.undo.clicked.connect(lambda: self._keep(self._book.undo_reset))
        self.shut.clicked.connect(self.reject)

    def _lay_out(self) -> None:
        top = QVBoxLayout()
        top.setSpacing(12)
        row = QHBoxLayout()
        row.addWidget(self._headline, 1)
        row.addWidget(self.pages)
        top.addLayout(row)
        self._choices.setSpacing(8)
        for picker in self._pickers:
            self._choices.addWidget(picker, 1)
        top.addLayout(self._choices)
        for page in self._made_pages():
            self._stack.addWidget(page)
        put_together(self, top, self._stack, (self.note, self.undo, self.reset, self.shut))
        self.setMinimumSize(LEAST)
        self.resize(room_in(self, ROOMY, LEAST))

    def _made_pages(self) -> tuple[QWidget, ...]:
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        overview = QWidget()
        row = QHBoxLayout(overview)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        plots = QVBoxLayout()
        plots.setSpacing(12)
        plots.addWidget(paper(self.points), 1)
        plots.addWidget(paper(self.wins), 1)
        row.addWidget(paper(self.tables[0]), 5)
        row.addLayout(plots, 6)
        return paper(self._empty), overview, paper(self.tables[1]), paper(self.tables[2])


_ACROSS: Final = Qt.Orientation.Horizontal


def _plain(value: float) -> str:
    return figure(value, 0 if value == int(value) else 1)


def _percent(value: float) -> str:
    return share(value, 1)


def _as_person(value: Hashable) -> Person:
    return value if isinstance(value, Person) else Person()


def _ends(course: Course) -> tuple[str, str]:
    """The days on which a course begins and ends."""
    if not course.moments:
        return "", ""
    return day(course.moments[0]), day(course.moments[-1])
