"""Statistics of games that are really played, kept, looked at, exported and imported."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from okrummy_gui.ai.simple import Simple
from okrummy_gui.engine.deals import DealNumber
from okrummy_gui.engine.protocol import Phase, Seat
from okrummy_gui.engine.record import fold, parse_record, print_record
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.dealing import NumberedDealing
from okrummy_gui.model.exchange import Form, Reading, Taken, data_lines, print_match, take_in
from okrummy_gui.model.presets import Shelf
from okrummy_gui.model.session import Session
from okrummy_gui.model.setup import Occupant, Setup
from okrummy_gui.model.statistics import Figures, Person, figures, games_of, people
from okrummy_gui.store.matches import MatchStore, MemoryStore, open_store
from okrummy_gui.store.settings import Settings

ANN = Person("Ann")
NOW = datetime(2026, 6, 1, 12, tzinfo=UTC)


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return open_store(tmp_path / "data")[0]


def session_of(store: MatchStore, seed: int = 1) -> Session:
    rng = random.Random(seed)
    players = {"level1": Simple(), "level6": Simple()}
    return Session(store, players, NumberedDealing(rng), rng, pause=0)


def setup(number: DealNumber | None = None, rules: Rules = Rules(target=60)) -> Setup:  # noqa: B008
    others = tuple(Occupant(level="level1") for _ in range(rules.seats - 1))
    return Setup(rules, (Occupant("Ann"), *others), number)


def play(qtbot: Any, session: Session, hands: int = 1000) -> None:
    """Ann plays simply, until so many hands or the game are over."""
    rng = random.Random(2)

    def ready() -> bool:
        return session.view().legal is not None or session.view().turn is None

    while session.view().phase is not Phase.MATCH_OVER:
        qtbot.waitUntil(ready, timeout=20_000)
        view = session.view()
        if view.phase is Phase.HAND_OVER:
            if len(view.sheet.results) >= hands:
                return
            session.next_hand()
        elif view.legal is not None:
            assert session.submit(Simple().choose(view, rng)) is None


def statistics(store: MatchStore, who: Person = ANN) -> Figures:
    return figures(games_of(store.history(), who))


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_that_is_played_counts(qtbot: Any, store: MatchStore, seats: int) -> None:
    session = session_of(store)
    session.start(setup(rules=Rules(target=60, seats=seats)))
    play(qtbot, session)
    sheet, made = session.sheet(), statistics(store)
    assert people(store.history()) == (ANN,)
    assert (made.games, made.hands) == (1, len(sheet.results))
    assert made.won.mine == int(sheet.winner == sheet.sides[0])
    mine = sum(each.points for each in sheet.results if each.winner == sheet.sides[0])
    assert round(made.points.mine * made.hands) == mine
    session.close()


def test_a_game_from_a_deal_number_does_not_count(qtbot: Any, store: MatchStore) -> None:
    session = session_of(store)
    session.start(setup(DealNumber(1)))
    play(qtbot, session)
    assert statistics(store) == Figures()
    session.close()


def test_a_seat_that_was_left_and_taken_back_does_not_count(qtbot: Any, store: MatchStore) -> None:
    session = session_of(store)
    session.start(setup())
    play(qtbot, session, hands=1)
    assert statistics(store).hands == 1
    session.leave_seat()
    session.take_seat_back(Seat.SOUTH)
    play(qtbot, session)
    assert statistics(store) == Figures()
    session.close()


def test_a_seat_that_was_left_is_remembered_when_the_game_goes_on(
    qtbot: Any, tmp_path: Path
) -> None:
    first = session_of(open_store(tmp_path / "data")[0])
    first.start(setup())
    play(qtbot, first, hands=1)
    first.leave_seat()
    first.close()
    store = open_store(tmp_path / "data")[0]
    second = session_of(store)
    second.resume()
    second.take_seat_back(Seat.SOUTH)
    assert statistics(store) == Figures()
    second.close()


def test_watching_a_replay_changes_nothing(qtbot: Any, store: MatchStore) -> None:
    session = session_of(store)
    session.start(setup())
    play(qtbot, session)
    before = statistics(store)
    again = parse_record(print_record(session.record()))
    assert fold(again).sheet == session.sheet()
    QCoreApplication.processEvents()
    assert statistics(store) == before
    session.close()


def test_what_was_played_counts_the_same_in_another_store(
    qtbot: Any, store: MatchStore, tmp_path: Path
) -> None:
    session = session_of(store)
    for seats in (2, 4):
        session.start(setup(rules=Rules(target=60, seats=seats)))
        play(qtbot, session)
    session.start(setup(DealNumber(7)))
    play(qtbot, session, hands=1)
    everything = tmp_path / "all.jsonl"
    everything.write_text("".join(data_lines(store, Shelf(), Settings(), "")), encoding="utf-8")
    here = MemoryStore()
    for _ in range(2):
        shipment = Reading(everything, NOW).all()
        assert shipment.faults == []
        for _ in take_in(here, shipment.parcels, Taken()):
            pass
    assert statistics(here) == statistics(store)
    alone = tmp_path / "one.okrummy"
    row = store.history()[0]
    alone.write_text(print_match(store.load(row.id), row, Form.NOTATION), encoding="utf-8")
    there = MemoryStore()
    for _ in take_in(there, Reading(alone, NOW).all().parcels, Taken()):
        pass
    assert [hand.points for hand in there.history()[0].hands] == [each.points for each in row.hands]
    assert statistics(there) == figures(games_of([row], ANN))
    session.close()
