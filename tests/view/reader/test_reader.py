"""The text table beside the table: the same things, in lists and buttons."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.protocol import Discard, DrawStock, Knock, Seat
from okrummy_gui.view.reader.host import ReaderHost
from okrummy_gui.view.reader.texttable import TextTable
from okrummy_gui.view.theme import CONTRAST
from tests.view.table.bench import MINE, Bench, dealt, knocked

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


class Beside:
    """A table with its text beside it."""

    def __init__(self, qtbot: QtBot, bench: Bench) -> None:
        self.bench, self.table = bench, bench.table
        self.ground = QWidget()
        qtbot.addWidget(self.ground)
        layout = QHBoxLayout(self.ground)
        layout.addWidget(self.table)
        self.ground.resize(1280, 800)
        self.host = ReaderHost(self.table, self.ground)
        self.host.set_beside(True)
        assert self.host.panel is not None
        self.panel: TextTable = self.host.panel
        self.ground.show()
        self.ground.activateWindow()

    def cards(self) -> list[Card | None]:
        hand = self.panel.hand
        return [hand.card_at(row) for row in range(hand.rowCount())]

    def lines(self, model: str) -> list[str]:
        found = getattr(self.panel, model)
        return [found.index(row).data(SPOKEN) for row in range(found.rowCount())]

    def choose(self, name: str) -> None:
        row = self.panel.hand.row_of(Card.parse(name))
        self.panel.hand_list.setCurrentIndex(self.panel.hand.index(row))

    def shown(self) -> dict[str, QPushButton]:
        return {name: made for name, made in self.panel.buttons.items() if not made.isHidden()}


@pytest.fixture
def beside(qtbot: QtBot) -> Beside:
    return Beside(qtbot, Bench(qtbot, dealt()))


def drawn(qtbot: QtBot) -> Beside:
    made = Beside(qtbot, Bench(qtbot, dealt()))
    made.bench.play(DrawStock())
    return made


def test_the_hand_lies_in_the_list_as_on_the_table(beside: Beside) -> None:
    assert beside.cards() == list(beside.table.order)
    beside.bench.press("sort")
    assert beside.cards() == list(beside.table.order)


def test_the_buttons_are_those_of_the_table(qtbot: QtBot) -> None:
    beside = drawn(qtbot)
    specs = {spec.names[0]: spec for spec in beside.table.stage.buttons}
    assert {name: made.isEnabled() for name, made in beside.shown().items()} == {
        name: spec.enabled for name, spec in specs.items()
    }


def test_a_card_chosen_in_the_list_is_chosen_on_the_table_and_back(qtbot: QtBot) -> None:
    beside = drawn(qtbot)
    beside.choose("2D")
    assert beside.table.selected is Card.parse("2D")
    assert beside.shown()["discard"].accessibleName() == "Discard two of diamonds"
    beside.bench.click(beside.bench.point("QS"))
    row = beside.panel.hand_list.currentIndex().row()
    assert beside.panel.hand.card_at(row) is Card.parse("QS")
    beside.shown()["discard"].click()
    assert beside.bench.acted == [Discard(Card.parse("QS"))]


def test_a_list_walked_through_before_the_turn_chooses_nothing(beside: Beside) -> None:
    beside.choose("2D")
    assert beside.table.selected is None
    row = beside.panel.hand_list.currentIndex().row()
    assert beside.panel.hand.card_at(row) is Card.parse("2D")


def test_keys_of_the_table_work_in_the_list(qtbot: QtBot) -> None:
    beside = drawn(qtbot)
    hand_list = beside.panel.hand_list
    QTest.keyClick(hand_list, "2")
    QTest.keyClick(hand_list, "d")
    assert beside.table.selected is Card.parse("2D")
    QTest.keyClick(hand_list, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert beside.bench.orders[-1] == beside.table.order
    QTest.keyClick(hand_list, Qt.Key.Key_Down)
    assert beside.table.selected is not Card.parse("2D")
    QTest.keyClick(hand_list, Qt.Key.Key_Delete)
    assert len(beside.bench.acted) == 1


def test_enter_on_a_button_is_that_button_alone(qtbot: QtBot) -> None:
    beside = drawn(qtbot)
    beside.shown()["knock"].click()
    assert beside.table.knock is not None
    QTest.keyClick(beside.shown()["cancel"], Qt.Key.Key_Return)
    assert beside.table.knock is None
    assert beside.bench.acted == []


def test_a_knock_is_looked_at_and_confirmed(qtbot: QtBot) -> None:
    beside = drawn(qtbot)
    beside.shown()["knock"].click()
    assert "confirm" in beside.lines("lines")[0]
    beside.shown()["done"].click()
    assert isinstance(beside.bench.acted[0], Knock)


def test_the_melds_on_the_table_and_the_sum_are_told(qtbot: QtBot) -> None:
    beside = Beside(qtbot, knocked(qtbot))
    lines = beside.lines("lines")
    assert any("meld 1: " in line for line in lines)
    beside.bench.press("best")
    beside.bench.press("done")
    beside.bench.play(beside.bench.acted[0])
    assert beside.cards() == []
    assert next(iter(beside.shown())) == "next"
    assert len(beside.lines("history")) > 3


def test_the_focus_does_not_get_lost_with_a_button_that_goes(qtbot: QtBot) -> None:
    beside = Beside(qtbot, Bench(qtbot, dealt()))
    button = beside.shown()["stock"]
    qtbot.waitUntil(beside.ground.isActiveWindow)
    button.setFocus()
    beside.bench.play(DrawStock())
    assert beside.panel.hand_list.hasFocus()


def test_a_cleared_table_leaves_nothing_in_the_text(qtbot: QtBot) -> None:
    beside = drawn(qtbot)
    beside.choose("2D")
    beside.table.clear()
    assert beside.cards() == []
    assert beside.lines("lines") == []
    assert beside.lines("history") == []
    assert beside.shown() == {}


def test_it_goes_away_and_comes_back_as_the_table_is_then(beside: Beside) -> None:
    beside.host.set_beside(False)
    assert beside.panel.isHidden()
    assert beside.cards() == []
    assert not [made for made in beside.panel.buttons.values() if made.text()]
    beside.bench.play(DrawStock())
    beside.host.set_beside(True)
    assert len(beside.cards()) == 11


def test_names_typed_by_people_are_no_markup_and_no_mnemonics(qtbot: QtBot) -> None:
    beside = Beside(qtbot, Bench(qtbot, dealt()))
    bench = beside.bench
    view = bench.table.state
    assert view is not None
    beside.table.sync(view, MINE, {Seat.SOUTH: "A & <b>", Seat.NORTH: "R&D"})
    assert any("R&D" in line for line in beside.lines("lines"))


@pytest.mark.parametrize("size", [(800, 530), (1280, 800), (1920, 1080)])
def test_all_of_it_is_inside_at_every_size(qtbot: QtBot, size: tuple[int, int]) -> None:
    beside = drawn(qtbot)
    beside.ground.resize(*size)
    qtbot.waitUntil(lambda: beside.panel.height() >= size[1] - 30)
    parts = [*beside.shown().values(), beside.panel.left, beside.panel.right]
    parts += [beside.panel.table_list, beside.panel.hand_list, beside.panel.history_list]  # type: ignore[list-item]
    for part in parts:
        assert beside.panel.rect().contains(part.geometry()), part
        assert part.height() >= 44
    for at, one in enumerate(parts):
        for other in parts[at + 1 :]:
            assert not one.geometry().intersects(other.geometry())


def test_it_wears_the_theme(beside: Beside) -> None:
    beside.host.set_theme(CONTRAST)
    assert CONTRAST.accent in beside.panel.styleSheet()
