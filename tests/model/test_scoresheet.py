"""The score sheet and the reckoning, from sheets made by hand."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt

from okrummy_gui.engine.protocol import HandResult, Outcome, Payment, Seat, sides_of
from okrummy_gui.engine.rules import Rules
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


def won(rules: Rules, side: int, points: int) -> HandResult:
    """A hand that brings so many points, all from the next side."""
    sides = sides_of(rules)
    payment = Payment(sides[side - 1], points)
    return HandResult(Outcome.KNOCK, sides[side], sides[side].seats[0], (), (payment,))


HOLLYWOOD = Rules(hollywood=True, target=100)
EXAMPLE_10 = tuple(
    won(HOLLYWOOD, side, points) for side, points in ((1, 30), (1, 40), (1, 50), (0, 60), (1, 20))
)
FOUR = dict(zip(Seat, ("Anna", "Bert", "Ben", "Cleo"), strict=True))
SHEETS = {
    "nothing yet": Scoresheet(Rules()),
    "running": sheet(KNOCK, GIN, DRAWN),
    "over": sheet(KNOCK, GIN, UNDERCUT),
    "given up": sheet(KNOCK, gave_up=Seat.SOUTH),
    "three": Scoresheet(Rules(seats=3), (won(Rules(seats=3), 2, 40),)),
    "partners": Scoresheet(
        Rules(seats=4, partners=True), (won(Rules(seats=4, partners=True), 1, 210),)
    ),
    "Hollywood": Scoresheet(HOLLYWOOD, EXAMPLE_10),
    "Hollywood over": Scoresheet(HOLLYWOOD, (*EXAMPLE_10, won(HOLLYWOOD, 1, 30))),
}
KINDS = (ScoresheetModel, ReckoningModel, SumsModel)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shown", SHEETS.values(), ids=SHEETS)
def test_it_is_a_sound_model(
    qtmodeltester: Any,
    kind: type[ScoresheetModel | ReckoningModel | SumsModel],
    shown: Scoresheet,
) -> None:
    model = kind()
    qtmodeltester.check(model)
    model.set_sheet(shown, FOUR)
    qtmodeltester.check(model)


def test_each_hand_has_its_row() -> None:
    model = ScoresheetModel()
    model.set_sheet(sheet(KNOCK, GIN, DRAWN, UNDERCUT, target=200), NAMES)
    assert headers(model) == ["Hand", "Ada", "Bob", "How it ended"]
    assert rows(model) == [
        ["1", "56", "–", "Knock × 2"],
        ["2", "–", "45", "Gin"],
        ["3", "–", "–", "Drawn hand"],
        ["4", "58", "–", "Undercut × 2"],
        ["Boxes", "2", "1", ""],
        ["Total", "114", "45", ""],
    ]
    assert model.hands == 4
    assert model.index(5, 0).data(EMPHASIS_ROLE)
    assert not model.index(4, 0).data(EMPHASIS_ROLE)


def test_who_scores_is_told_his_running_total() -> None:
    model = ScoresheetModel()
    model.set_sheet(sheet(KNOCK, GIN, DRAWN, UNDERCUT, target=200), NAMES)
    running = [[model.index(row, column).data(RUNNING_ROLE) for column in (1, 2)] for row in (0, 3)]
    assert running == [["56", None], ["114", None]]
    spoken = model.index(3, 1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Ada: 58, together 114"


def test_three_have_a_column_each() -> None:
    model = ScoresheetModel()
    model.set_sheet(SHEETS["three"], FOUR)
    assert headers(model) == ["Hand", "Anna", "Bert", "Cleo", "How it ended"]
    assert rows(model)[0] == ["1", "–", "–", "40", "Knock"]


def test_partners_share_a_column() -> None:
    for kind, first in ((ScoresheetModel, "Hand"), (ReckoningModel, "Final reckoning")):
        model = kind()
        model.set_sheet(SHEETS["partners"], FOUR)
        assert headers(model)[:3] == [first, "Anna & Ben", "Bert & Cleo"]


def test_hollywood_enters_a_hand_where_it_counts_and_closes_what_is_over() -> None:
    model = ScoresheetModel()
    model.set_sheet(SHEETS["Hollywood"], NAMES)
    assert headers(model) == ["Hand", *["Ada", "Bob"] * 3, "How it ended"]
    assert [row[1:7] for row in rows(model)] == [
        ["–", "30", "–", "–", "–", "–"],
        ["–", "40", "–", "40", "–", "–"],
        ["–", "50", "–", "50", "–", "50"],
        ["closed", "closed", "60", "–", "–", "–"],
        ["closed", "closed", "–", "20", "–", "20"],
        ["0", "3", "1", "3", "0", "2"],
        ["0", "120", "60", "110", "0", "70"],
    ]
    closed = [model.index(row, 2).data(CLOSED_ROLE) for row in range(7)]
    assert closed == [False, False, False, True, True, False, False]
    assert [model.index(6, column).data(WON_ROLE) for column in (2, 4, 6)] == [True, True, False]


def test_the_columns_of_hollywood_say_how_their_game_stands() -> None:
    model = ScoresheetModel()
    model.set_sheet(SHEETS["Hollywood"], NAMES)

    def head(column: int, role: int) -> Any:
        return model.headerData(column, Qt.Orientation.Horizontal, role)

    assert [head(column, GAME_ROLE) for column in range(8)] == [None, 0, 0, 1, 1, 2, 2, None]
    assert [head(column, TITLE_ROLE) for column in (1, 4)] == ["Game 1", "Game 2"]
    assert [head(column, STATE_ROLE) for column in (1, 3, 5)] == [
        "hand 3, winner: Bob",
        "hand 5, winner: Bob",
        "still open",
    ]
    assert head(3, Qt.ItemDataRole.AccessibleTextRole) == "Game 2, Ada"


def test_a_game_that_is_over_is_reckoned_while_others_run() -> None:
    model, sums = ReckoningModel(), SumsModel()
    for each in (model, sums):
        each.set_sheet(SHEETS["Hollywood"], NAMES)
    assert rows(model) == [
        ["Points of the hands", "0", "120", "60", "110", "…", "…"],
        ["Boxes × 25", "0", "75", "25", "75", "…", "…"],
        ["Game bonus", "–", "100", "–", "100", "…", "…"],
        ["Shutout (schneider)", "–", "× 2", "–", "–", "…", "…"],
        ["Total", "0", "590", "85", "285", "…", "…"],
    ]
    assert model.index(1, 4).data(Qt.ItemDataRole.AccessibleTextRole) == "3 × 25 = 75"
    assert headers(sums) == ["All three games", "Game 1", "Game 2", "Game 3", "Sum"]
    assert rows(sums) == [["Ada", "0", "85", "…", "85"], ["Bob", "590", "285", "…", "875"]]
    assert not sums.index(1, 4).data(WON_ROLE)


def test_the_highest_sum_has_won_hollywood() -> None:
    sums = SumsModel()
    sums.set_sheet(SHEETS["Hollywood over"], NAMES)
    assert [sums.index(row, 4).data(WON_ROLE) for row in (0, 1)] == [False, True]


def test_equal_sums_have_both_won() -> None:
    hands = (
        won(HOLLYWOOD, side, points) for side, points in ((0, 100), (1, 70), (1, 70), (0, 100))
    )
    sums = SumsModel()
    sums.set_sheet(Scoresheet(HOLLYWOOD, tuple(hands)), NAMES)
    assert [row[-1] for row in rows(sums)] == ["675", "675"]
    assert all(sums.index(row, 4).data(WON_ROLE) for row in (0, 1))


def test_there_are_no_sums_of_a_single_game() -> None:
    sums = SumsModel()
    sums.set_sheet(SHEETS["over"], NAMES)
    assert rows(sums) == []


def test_a_game_given_up_has_no_shutout() -> None:
    model = ReckoningModel()
    shown = Scoresheet(HOLLYWOOD, EXAMPLE_10[:2], Seat.SOUTH)
    model.set_sheet(shown, NAMES)
    assert [row[0] for row in rows(model)] == [
        "Points of the hands",
        "Boxes × 25",
        "Game bonus",
        "Total",
    ]
    assert model.headerData(1, Qt.Orientation.Horizontal, STATE_ROLE) == "given up, winner: Bob"


def test_a_name_is_no_markup_in_a_tool_tip() -> None:
    model = ScoresheetModel()
    model.set_sheet(sheet(KNOCK), {Seat.SOUTH: "<b>Ada</b>", Seat.NORTH: "Bob"})
    tip = model.headerData(1, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;Ada" in tip


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
    assert model.columnCount(model.index(0, 0)) == 0
    assert model.data(QModelIndex()) is None
    assert model.headerData(0, Qt.Orientation.Vertical) is None
