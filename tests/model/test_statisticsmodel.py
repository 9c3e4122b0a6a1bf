"""Statistics, and lists of games, as item models; the book behind them."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QAbstractTableModel, Qt

from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.exchange import Fault, FaultKind, Taken
from okrummy_gui.model.gameslist import (
    Entry,
    GamesModel,
    entries_of,
    fault_sentence,
    taken_sentences,
)
from okrummy_gui.model.roles import EMPHASIS_ROLE
from okrummy_gui.model.statistics import LONGEST_AGO, Figures, Opponent, Pair, Person
from okrummy_gui.model.statisticsmodel import (
    MARKS,
    Book,
    FiguresModel,
    GroupsModel,
    day,
    opponent_name,
    person_name,
    share,
)
from okrummy_gui.store.contract import StoreTrouble, TroubleKind
from okrummy_gui.store.matches import MemoryStore
from tests.model.statisticsrows import hand, match

MADE = Figures(
    games=4,
    hands=30,
    drawn=1,
    won=Pair(3, 1),
    hands_won=Pair(20, 9),
    points=Pair(14.25, 7.5),
    gins=Pair(3, 3),
)
NOW = datetime(2026, 6, 1, 12, tzinfo=UTC)


def rows(model: QAbstractTableModel) -> list[list[str]]:
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


# ---------------------------------------------------------------- models


@pytest.mark.parametrize("made", [Figures(), MADE])
def test_figures_are_a_sound_model(qtmodeltester: Any, made: Figures) -> None:
    model = FiguresModel()
    model.set_figures(made, "Ann")
    qtmodeltester.check(model)


@pytest.mark.parametrize("count", [0, 3])
def test_groups_are_a_sound_model(qtmodeltester: Any, count: int) -> None:
    model = GroupsModel()
    model.set_groups(lambda: "Opponent", [(lambda: "Expert", MADE)] * count)
    qtmodeltester.check(model)


@pytest.mark.parametrize("count", [0, 3])
def test_games_are_a_sound_model(qtmodeltester: Any, count: int) -> None:
    model = GamesModel()
    model.set_entries([Entry.of_row(match(hand(Rules(), "S", (3, 31)), rules=Rules()))] * count)
    qtmodeltester.check(model)


def test_a_figure_of_ones_own_stands_beside_that_of_the_others() -> None:
    model = FiguresModel()
    model.set_figures(MADE, "Ann")
    assert [model.headerData(at, Qt.Orientation.Horizontal) for at in range(3)] == [
        "",
        "Ann",
        "Opponents",
    ]
    assert rows(model)[:4] == [
        ["Games won", "3", "1"],
        ["Hands won", "20", "9"],
        ["Points a hand", "14.3", "7.5"],
        ["Gin", "3", "3"],
    ]
    assert model.index(0, 1).data(EMPHASIS_ROLE)
    assert not any(model.index(3, column).data(EMPHASIS_ROLE) for column in range(3))
    words = model.index(0, 2).data(Qt.ItemDataRole.AccessibleTextRole)
    assert words == "Games won, Opponents: 1"


def test_a_group_tells_pairs_and_a_share() -> None:
    model = GroupsModel()
    model.set_groups(lambda: "Opponent", [(lambda: "<b>Bob</b>", MADE)])
    told = [text.replace("\u202f", " ") for text in rows(model)[0]]
    assert told == [
        "<b>Bob</b>",
        "4",
        "75 %",
        "30",
        "14.3 : 7.5",
        "3 : 3",
        "0 : 0",
        "0 : 0",
        "0 : 0",
    ]
    tip = model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;" in tip


def test_games_are_listed_newest_first_with_names_and_score() -> None:
    won = hand(Rules(target=25), "S", (0, 80), gin=True)
    old = match(won, rules=Rules(target=25))
    new = match(names=("Ann", "Bob"), levels=("", ""))
    new = replace(new, started="2026-06-01")
    model = GamesModel()
    model.set_entries(entries_of([old, new]))
    assert [row[1] for row in rows(model)] == ["Ann · Bob", "Ann · Computer"]
    assert [row[3].replace("\u202f", " ") for row in rows(model)] == ["still running", "460 : 0"]


def test_what_can_not_be_read_is_not_listed() -> None:
    row = match()
    assert entries_of([replace(row, header="x")]) == ()


# ---------------------------------------------------------------- words


def test_names_of_people_and_opponents() -> None:
    assert person_name(Person("Ann")) == "Ann"
    assert person_name(Person()) == "You"
    assert person_name(Person("", 2)) == "Player 2"
    assert opponent_name(Opponent("", "Bob")) == "Bob"
    assert opponent_name(Opponent("")) == "People"
    assert opponent_name(Opponent("level5")) == "Expert"
    assert opponent_name(Opponent("style-gin-hunter")) == "Gin hunter"
    assert opponent_name(Opponent("?")) == "Level not known"
    assert opponent_name(Opponent("of another version")) == "of another version"


def test_a_share_of_nothing_is_none() -> None:
    assert share(0, 0) == "–"
    assert share(1, 3) == "33 %"


def test_days_of_all_times_can_be_told() -> None:
    for when in (LONGEST_AGO, NOW, datetime.max.replace(tzinfo=UTC)):
        assert isinstance(day(when), str)


@pytest.mark.parametrize("kind", FaultKind)
@pytest.mark.parametrize("place", [{}, {"line": 3}, {"line": 3, "column": 7}, {"action": 9}])
def test_every_fault_is_one_sentence(kind: FaultKind, place: dict[str, int]) -> None:
    text = fault_sentence(Fault(kind, **place))
    assert text.endswith(".")
    assert "{" not in text


def test_the_place_of_damage_is_told() -> None:
    assert "line 3, at character 7" in fault_sentence(Fault(FaultKind.DAMAGED, 3, 7))
    assert "move 9" in fault_sentence(Fault(FaultKind.DAMAGED, action=9))
    text = fault_sentence(Fault(FaultKind.DAMAGED, line=3, action=9))
    assert "line 3" in text
    assert "move 9" in text


def test_only_what_has_happened_is_told_of_an_import() -> None:
    assert taken_sentences(Taken()) == []
    assert taken_sentences(Taken(new=2, known=1)) == ["New games: 2", "Here already: 1"]


# ---------------------------------------------------------------- the book


class Failing(MemoryStore):
    """Reads, and can't be written."""

    def keep_meta(self, key: str, value: str) -> None:
        raise StoreTrouble(TroubleKind.UNWRITABLE, Path("x"))


class Broken(MemoryStore):
    def history(self) -> Any:
        raise StoreTrouble(TroubleKind.LOCKED, Path("x"))


def test_counting_is_begun_anew_and_the_way_back_leads_to_the_mark_before() -> None:
    store = MemoryStore()
    moments = iter((NOW, NOW.replace(hour=13)))
    book = Book(lambda: store, lambda: next(moments))
    assert book.since == LONGEST_AGO
    assert book.reset()
    assert book.reset()
    assert Book(lambda: store).since == NOW.replace(hour=13)
    assert book.undo_reset()
    assert Book(lambda: store).since == NOW
    assert book.undo_reset()
    assert book.undo_reset()
    assert Book(lambda: store).since == LONGEST_AGO


def test_what_can_not_be_kept_changes_nothing() -> None:
    book = Book(Failing, lambda: NOW)
    assert not book.reset()
    assert book.since == LONGEST_AGO


def test_a_store_that_can_not_be_read_leaves_the_book_as_it_was() -> None:
    stores: list[MemoryStore] = [MemoryStore()]
    stores[0].keep_meta(MARKS, '["2026-05-03T19:00:00+00:00"]')
    book = Book(lambda: stores[-1])
    stores.append(Broken())
    book.read()
    assert book.since != LONGEST_AGO
