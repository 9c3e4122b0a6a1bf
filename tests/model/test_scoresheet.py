"""The score sheet and the reckoning, from sheets made by hand."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt

from okrummy_gui.engine.protocol import HandResult, Outcome, Payment, Seat, sides_of
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.scoring import Scoresheet
from okrummy_gui.model.scoresheet import EMPHASIS_ROLE, ReckoningModel, ScoresheetModel

NAMES = {Seat.SOUTH: "Ada", Seat.NORTH: "Bob"}
SOUTH_SIDE, NORTH_SIDE = sides_of(Rules())
KNOCK = HandResult(Outcome.KNOCK, SOUTH_SIDE, Seat.SOUTH, (3, 31), (Payment(NORTH_SIDE, 28),), 2)
GIN = HandResult(Outcome.GIN, NORTH_SIDE, Seat.NORTH, (20, 0), (Payment(SOUTH_SIDE, 20, 25),))
DRAWN = HandResult(Outcome.DRAWN)
UNDERCUT = HandResult(
    Outcome.UNDERCUT, SOUTH_SIDE, Seat.NORTH, (5, 9), (Payment(NORTH_SIDE, 4, 25),), 2
)


def sheet(*results: HandResult, target: int = 100, gave_up: Seat | None = None) -> Scoresheet:
    return Scoresheet(Rules(target=target), results, gave_up)


def rows(model: QAbstractTableModel) -> list[list[str]]:
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def headers(model: QAbstractTableModel) -> list[str]:
    return [
        model.headerData(column, Qt.Orientation.Horizontal) for column in range(model.columnCount())
    ]


@pytest.mark.parametrize("kind", [ScoresheetModel, ReckoningModel])
@pytest.mark.parametrize("results", [(), (KNOCK, GIN, DRAWN), (KNOCK, GIN, UNDERCUT)])
def test_it_is_a_sound_model(
    qtmodeltester: Any, kind: type[ScoresheetModel | ReckoningModel], results: tuple[Any, ...]
) -> None:
    model = kind()
    qtmodeltester.check(model)
    model.set_sheet(sheet(*results), NAMES)
    qtmodeltester.check(model)


def test_each_hand_has_its_row() -> None:
    model = ScoresheetModel()
    model.set_sheet(sheet(KNOCK, GIN, DRAWN, UNDERCUT, target=200), NAMES)
    assert headers(model) == ["Hand", "Ada", "Bob", "Σ Ada", "Σ Bob", "How it ended"]
    assert rows(model) == [
        ["1", "56", "–", "56", "0", "Knock × 2"],
        ["2", "–", "45", "56", "45", "Gin"],
        ["3", "–", "–", "56", "45", "Drawn hand"],
        ["4", "58", "–", "114", "45", "Undercut × 2"],
        ["Boxes", "2", "1", "", "", ""],
        ["Total", "114", "45", "", "", ""],
    ]
    assert model.index(5, 0).data(EMPHASIS_ROLE)
    assert not model.index(4, 0).data(EMPHASIS_ROLE)


def test_the_reckoning_goes_line_by_line() -> None:
    model = ReckoningModel()
    model.set_sheet(sheet(KNOCK, GIN, UNDERCUT), NAMES)
    assert headers(model) == ["Final reckoning", "Ada", "Bob"]
    assert rows(model) == [
        ["Points of the hands", "114", "45"],
        ["Boxes", "2 × 25 = 50", "1 × 25 = 25"],
        ["Game bonus", "100", "–"],
        ["Total", "264", "70"],
    ]


def test_a_shutout_doubles() -> None:
    model = ReckoningModel()
    model.set_sheet(sheet(KNOCK, UNDERCUT), NAMES)
    assert ["Shutout (schneider)", "× 2", "–"] in rows(model)
    assert rows(model)[-1] == ["Total", "528", "0"]


def test_nothing_is_reckoned_while_nobody_has_won() -> None:
    model = ReckoningModel()
    model.set_sheet(sheet(GIN), NAMES)
    assert rows(model) == []


def test_a_change_of_language_is_told(qtbot: Any) -> None:
    model = ScoresheetModel()
    model.set_sheet(sheet(KNOCK), NAMES)
    with qtbot.waitSignals([model.headerDataChanged, model.dataChanged], timeout=1000):
        model.retranslate()


def test_there_is_nothing_below_a_cell_or_outside() -> None:
    model = ScoresheetModel()
    model.retranslate()
    model.set_sheet(sheet(KNOCK), NAMES)
    assert model.rowCount(model.index(0, 0)) == 0
    assert model.data(QModelIndex()) is None
    assert model.headerData(0, Qt.Orientation.Vertical) is None
