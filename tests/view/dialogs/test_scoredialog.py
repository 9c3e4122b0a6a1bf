"""The score sheet's dialog over sheets made by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from okrummy_gui.engine.protocol import Seat, sides_of
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.scoring import Scoresheet
from okrummy_gui.view.dialogs.scoredialog import ScoreDialog
from okrummy_gui.view.dialogs.scoretable import shortened
from okrummy_gui.view.dialogs.style import dialog_style
from okrummy_gui.view.theme import GREEN, font
from tests.view.dialogs.samples import HOLLYWOOD, PARTNERS, sheet

NAMES = dict(zip(Seat, ("Anna", "Bert", "Ben", "Cleo"), strict=True))
LONG = {seat: f"Wolfeschlegelsteinhausenbergerdorff {seat.value}" for seat in Seat}
Make = Callable[..., ScoreDialog]


@pytest.fixture
def make(qtbot: Any) -> Iterator[Make]:
    """Opens the dialog over a window of a size."""
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet(dialog_style(GREEN))

    def open_over(
        shown: Scoresheet,
        names: dict[Seat, str] | None = None,
        size: tuple[int, int] = (1280, 800),
    ) -> ScoreDialog:
        window.resize(*size)
        window.show()
        dialog = ScoreDialog(window)
        dialog.set_sheet(shown, names or NAMES)
        dialog.show()
        QApplication.processEvents()
        return dialog

    yield open_over
    window.close()


def headline(dialog: ScoreDialog) -> str:
    label = dialog.findChild(QLabel, "headline")
    assert isinstance(label, QLabel)
    return label.text().replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("shown", "text"),
    [
        pytest.param(sheet(Rules(), ((0, 50),)), "Score sheet", id="running"),
        pytest.param(sheet(Rules(), ((0, 50), (1, 200))), "Winner: Ben, 325 : 75", id="two sides"),
        pytest.param(
            sheet(Rules(seats=3), ((0, 50), (1, 200))),
            "Winner: Bert, 325 : 75 : 0",
            id="three sides",
        ),
        pytest.param(
            sheet(PARTNERS, ((1, 50), (0, 200))),
            "Winners: Anna & Ben, 325 : 75",
            id="partners",
        ),
        pytest.param(
            sheet(HOLLYWOOD, ((0, 100), (1, 70), (1, 70), (0, 100))),
            "A tie with 675 points each: Anna, Ben",
            id="tie",
        ),
        pytest.param(
            sheet(Rules(seats=4), ((2, 50),), Seat.WEST),
            "Bert gave up. Winner: Ben",
            id="given up",
        ),
    ],
)
def test_the_headline_is_the_verdict(make: Make, shown: Scoresheet, text: str) -> None:
    assert headline(make(shown)) == text


def test_the_winner_comes_first_even_with_the_lower_total(make: Make) -> None:
    low = sheet(Rules(box_bonus=500, game_bonus=0), ((0, 50), (0, 50), (1, 200)))
    assert headline(make(low)) == "Winner: Ben, 700 : 1100"


def test_the_reckoning_comes_to_the_front_when_the_match_ends(make: Make) -> None:
    dialog = make(sheet(Rules(), ((0, 50),)))
    assert dialog._hands_page.isVisible()
    assert not any(button.isVisible() for button in dialog._switch.buttons())
    dialog.set_sheet(sheet(Rules(), ((0, 50), (0, 200))), NAMES)
    assert dialog._reckoning_page.isVisible()
    assert dialog._again.isVisible()


def test_the_hands_can_be_looked_at_behind_the_reckoning(qtbot: Any, make: Make) -> None:
    dialog = make(sheet(Rules(), ((0, 50), (0, 200))))
    qtbot.mouseClick(dialog._switch.button(0), Qt.MouseButton.LeftButton)
    assert dialog._hands_page.isVisible()
    dialog.set_sheet(sheet(Rules(), ((0, 50), (0, 200))), NAMES)
    assert dialog._hands_page.isVisible()


def test_a_new_game_begins_with_the_hands_again(make: Make) -> None:
    dialog = make(sheet(Rules(), ((0, 200),)))
    dialog.set_sheet(sheet(Rules(), ()), NAMES)
    assert dialog._hands_page.isVisible()
    assert not dialog._again.isVisible()


def test_a_running_hollywood_match_shows_what_is_reckoned(qtbot: Any, make: Make) -> None:
    dialog = make(sheet(HOLLYWOOD, ((1, 100),)))
    assert dialog._hands_page.isVisible()
    qtbot.mouseClick(dialog._switch.button(1), Qt.MouseButton.LeftButton)
    games, sums = dialog._reckoning_page.tables
    assert games.isVisible()
    assert sums.isVisible()


def test_sums_are_shown_for_hollywood_alone(make: Make) -> None:
    games, sums = make(sheet(Rules(), ((0, 200),)))._reckoning_page.tables
    assert games.isVisible()
    assert not sums.isVisible()


@pytest.mark.parametrize(
    "rules", [Rules(target=1000), Rules(seats=4, target=1000), PARTNERS, HOLLYWOOD]
)
@pytest.mark.parametrize("size", [(800, 560), (1280, 800)])
def test_it_fits_into_the_window(make: Make, rules: Rules, size: tuple[int, int]) -> None:
    hands = tuple((at % len(sides_of(rules)), 30) for at in range(30))
    dialog = make(sheet(rules, hands), LONG, size)
    assert dialog.width() <= size[0]
    assert dialog.height() <= size[1]
    for page in (0, 1):
        dialog._switch.button(page).click()
        QApplication.processEvents()
        dialog.grab()
        assert dialog.height() <= size[1]


def test_totals_stay_in_sight_below_thirty_hands(make: Make) -> None:
    dialog = make(sheet(Rules(target=1000), ((0, 5),) * 30))
    page = dialog._hands_page
    assert page.view.verticalScrollBar().maximum() > 0
    assert page.view.verticalScrollBar().value() == page.view.verticalScrollBar().maximum()
    for row in (30, 31):
        assert page.view.isRowHidden(row)
        assert page.foot.viewport().rect().contains(QPoint(5, page.foot.rowViewportPosition(row)))


def test_totals_stand_below_their_columns(make: Make) -> None:
    dialog = make(sheet(Rules(seats=4, hollywood=True), ((1, 30),) * 20), NAMES, (800, 560))
    page = dialog._hands_page
    columns = range(dialog.hands.columnCount())
    assert [page.view.columnWidth(at) for at in columns] == [
        page.foot.columnWidth(at) for at in columns
    ]
    page.foot.horizontalScrollBar().setValue(40)
    assert page.view.horizontalScrollBar().value() == 40


def test_a_column_in_focus_is_marked_and_read(qtbot: Any, make: Make) -> None:
    dialog = make(sheet(HOLLYWOOD, ((1, 100), (0, 30))))
    view = dialog._hands_page.view
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert view.currentIndex().isValid()
    dialog.grab()


def test_it_follows_the_language(make: Make) -> None:
    dialog = make(sheet(Rules(), ((0, 50), (1, 200))))
    dialog._headline.clear()
    QCoreApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert headline(dialog) == "Winner: Ben, 325 : 75"


def test_a_new_game_is_asked_for(qtbot: Any, make: Make) -> None:
    dialog = make(sheet(Rules(), ((0, 200),)))
    with qtbot.waitSignal(dialog.new_game_asked):
        qtbot.mouseClick(dialog._again, Qt.MouseButton.LeftButton)


def test_what_is_scrolled_to_stays_while_the_hand_goes_on(make: Make) -> None:
    shown = sheet(Rules(target=1000), ((0, 5),) * 30)
    dialog = make(shown)
    bar = dialog._hands_page.view.verticalScrollBar()
    bar.setValue(0)
    dialog.set_sheet(shown, dict(NAMES))
    assert bar.value() == 0


def test_after_hollywood_two_play_a_single_game(make: Make) -> None:
    dialog = make(sheet(HOLLYWOOD, ((1, 100), (0, 30))))
    dialog.set_sheet(sheet(Rules(), ((0, 50),)), NAMES)
    QApplication.processEvents()
    dialog.grab()
    page = dialog._hands_page
    widths = [page.view.columnWidth(at) for at in range(4)]
    assert sum(widths) == page.view.viewport().width()
    assert widths == [page.foot.columnWidth(at) for at in range(4)]


def test_tab_leaves_a_table(qtbot: Any, make: Make) -> None:
    dialog = make(sheet(Rules(), ((0, 50),)))
    view = dialog._hands_page.view
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Tab)
    assert not view.hasFocus()


def test_computers_without_a_name_differ_in_a_narrow_column(qapp: QApplication) -> None:
    face = font(13, True)
    short = [shortened(name, face, 52) for name in ("Computer 1", "Computer 2")]
    assert [name[-1] for name in short] == ["1", "2"]
    assert shortened("Wolfeschlegelsteinhausenbergerdorff", face, 52).startswith("Wol")
