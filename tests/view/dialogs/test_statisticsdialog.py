"""The statistics' dialog and its plots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QLabel, QToolTip, QWidget

from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.presets import Shelf
from okrummy_gui.model.statistics import Course
from okrummy_gui.model.statisticsmodel import Book
from okrummy_gui.store.matches import MemoryStore
from okrummy_gui.view.dialogs.statisticsdialog import OPPONENTS, OVERVIEW, RULES, StatisticsDialog
from okrummy_gui.view.dialogs.statisticsplot import Plot, thinned, ticks
from okrummy_gui.view.dialogs.style import dialog_style
from okrummy_gui.view.theme import GREEN, NAVY
from tests.view.dialogs.samples import START, played

LONG = "Wolfeschlegelsteinhausenbergerdorff Anna"
Make = Callable[..., StatisticsDialog]


def many() -> MemoryStore:
    store = MemoryStore()
    for number in range(12):
        played(store, number)
    played(store, 12, levels=("", "level2"))
    played(store, 13, Rules(seats=3, target=100), ("", "level5", "level5"), ("Ann", "", ""))
    played(store, 14, levels=("", ""), names=("Ann", LONG))
    return store


@pytest.fixture
def make(qtbot: Any) -> Iterator[Make]:
    """Opens the dialog over a window of a size."""
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet(dialog_style(GREEN))

    def open_over(store: MemoryStore, size: tuple[int, int] = (1280, 800)) -> StatisticsDialog:
        window.resize(*size)
        window.show()
        now = START + timedelta(days=15)
        dialog = StatisticsDialog(Book(lambda: store, lambda: now), Shelf(), GREEN, window)
        dialog.show()
        QApplication.processEvents()
        return dialog

    yield open_over
    window.close()


def pick(box: Any, text: str) -> None:
    box.setCurrentIndex(box.findText(text))


def games(dialog: StatisticsDialog) -> int:
    return dialog.figures.figures.games


def shown(dialog: StatisticsDialog) -> Any:
    return dialog._stack.currentWidget()


# ---------------------------------------------------------------- what is shown


def test_without_a_game_it_says_so(make: Make) -> None:
    dialog = make(MemoryStore())
    assert shown(dialog).findChild(QLabel, "empty").text().startswith("Nothing to count yet")
    assert not dialog.reset.isVisible()
    assert not dialog.person.isVisible()
    dialog.grab()


def test_everything_is_shown_of_who_played_most(make: Make) -> None:
    dialog = make(many())
    assert dialog.person.currentText() == "Ann"
    assert games(dialog) == 15
    assert dialog.note.text().startswith("Games: 15 · Hands: ")
    assert shown(dialog).isAncestorOf(dialog.points)


def test_pages_are_turned(qtbot: Any, make: Make) -> None:
    dialog = make(many())
    for page, table in ((OPPONENTS, 1), (RULES, 2), (OVERVIEW, 0)):
        qtbot.mouseClick(dialog.pages.button_for(page), Qt.MouseButton.LeftButton)
        assert dialog.tables[table].isVisible()
        dialog.grab()
    names = [dialog.opponents.index(row, 0).data() for row in range(3)]
    assert names[0] == "Expert"
    assert set(names) == {"Expert", "Casual player", LONG}


def test_games_are_filtered(make: Make) -> None:
    dialog = make(many())
    pick(dialog.level, "Casual player")
    assert games(dialog) == 1
    pick(dialog.level, "People")
    assert games(dialog) == 1
    pick(dialog.level, "All opponents")
    pick(dialog.mix, "Custom, 3 players")
    assert games(dialog) == 1
    pick(dialog.mix, "All rules")
    pick(dialog.period, "Last 7 days")
    assert games(dialog) == 6
    pick(dialog.level, "Casual player")
    pick(dialog.mix, "Custom, 3 players")
    assert shown(dialog).findChild(QLabel, "empty").text() == "No hand or game fits this choice."


def test_another_player_can_be_looked_at(make: Make) -> None:
    dialog = make(many())
    pick(dialog.person, LONG)
    assert games(dialog) == 1
    assert dialog.opponents.index(0, 0).data() == "Ann"


def test_what_is_played_meanwhile_comes_with_a_refresh(make: Make) -> None:
    store = many()
    dialog = make(store)
    pick(dialog.level, "Expert")
    before = games(dialog)
    played(store, 14)
    dialog.refresh()
    assert games(dialog) == before + 1
    assert dialog.level.currentText() == "Expert"


# ---------------------------------------------------------------- counting anew


def test_counting_anew_is_asked_and_can_be_undone(qtbot: Any, make: Make) -> None:
    store = many()
    dialog = make(store)
    qtbot.mouseClick(dialog.reset, Qt.MouseButton.LeftButton)
    assert dialog.question is not None
    qtbot.mouseClick(dialog.question.stay, Qt.MouseButton.LeftButton)
    assert games(dialog) == 15
    qtbot.mouseClick(dialog.reset, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(dialog.question.reset, Qt.MouseButton.LeftButton)
    assert games(dialog) == 0
    assert dialog.note.text().startswith("Counted since ")
    played(store, 16)
    dialog.refresh()
    assert games(dialog) == 1
    qtbot.mouseClick(dialog.undo, Qt.MouseButton.LeftButton)
    assert games(dialog) == 16
    assert not dialog.undo.isVisible()


def test_enter_does_not_count_anew(qtbot: Any, make: Make) -> None:
    dialog = make(many())
    qtbot.mouseClick(dialog.reset, Qt.MouseButton.LeftButton)
    qtbot.keyClick(dialog.question, Qt.Key.Key_Return)
    assert games(dialog) == 15


# ---------------------------------------------------------------- look


@pytest.mark.parametrize("size", [(800, 560), (1280, 800)])
def test_it_fits_into_the_window(make: Make, size: tuple[int, int]) -> None:
    dialog = make(many(), size)
    assert dialog.width() <= size[0]
    assert dialog.height() <= size[1]
    table = dialog.tables[0]
    assert table.verticalScrollBar().maximum() == 0
    assert table.horizontalScrollBar().maximum() == 0


def test_it_follows_language_and_theme(make: Make) -> None:
    dialog = make(many())
    pick(dialog.mix, "Custom, 3 players")
    dialog._headline.clear()
    QCoreApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    dialog.set_theme(NAVY)
    dialog.grab()
    assert dialog._headline.text() == "Statistics"
    assert dialog.mix.currentText() == "Custom, 3 players"


def test_a_name_is_never_markup(make: Make) -> None:
    store = MemoryStore()
    played(store, 1, levels=("", ""), names=("<b>Ann</b>", "<img src=x>"))
    dialog = make(store)
    for label in dialog.findChildren(QLabel):
        assert label.textFormat() == Qt.TextFormat.PlainText


# ---------------------------------------------------------------- plots


def plot(qtbot: Any, course: Course) -> Plot:
    made = Plot(GREEN, "{:.1f}".format, "{:g}".format)
    qtbot.addWidget(made)
    made.set_course(course)
    made.set_words("Title", ("Ann", "Opponents"), ("yesterday", "today"), "Soon.")
    made.resize(420, 190)
    made.show()
    made.grab()
    return made


def course(count: int) -> Course:
    moments = tuple(START + timedelta(hours=at) for at in range(count))
    return Course(moments, (tuple(map(float, range(count))), (2.0,) * count))


@pytest.mark.parametrize("count", [0, 1, 2, 3, 5000])
def test_a_course_of_any_length_is_painted(qtbot: Any, count: int) -> None:
    plot(qtbot, course(count))


def test_the_last_values_are_read_aloud(qtbot: Any) -> None:
    made = plot(qtbot, course(3))
    assert made.accessibleName() == "Title"
    assert made.accessibleDescription() == "Ann: 2.0, Opponents: 2.0"
    assert plot(qtbot, Course()).accessibleDescription() == "Soon."


def test_a_value_is_told_where_the_mouse_rests(qtbot: Any) -> None:
    made = plot(qtbot, course(3))
    area = made._area(made._ticks())
    assert made.told_at(round(area.left())) == "Ann: 0.0\nOpponents: 2.0"
    assert made.told_at(0) == ""
    place = QPoint(round(area.right()), 80)
    event = QHelpEvent(QEvent.Type.ToolTip, place, made.mapToGlobal(place))
    QCoreApplication.sendEvent(made, event)
    assert QToolTip.text() == "<div>Ann: 2.0<br>Opponents: 2.0</div>"
    QToolTip.hideText()


@pytest.mark.parametrize(
    ("high", "marks"),
    [(1, (0, 0.25, 0.5, 0.75, 1)), (17.3, (0, 5, 10, 15, 20)), (31, (0, 10, 20, 30, 40))],
)
def test_a_scale_has_round_figures(high: float, marks: tuple[float, ...]) -> None:
    assert ticks(0, high) == pytest.approx(marks)


def test_the_first_and_the_last_of_many_are_drawn() -> None:
    places = thinned(5000)
    assert len(places) == 240
    assert (places[0], places[-1]) == (0, 4999)
