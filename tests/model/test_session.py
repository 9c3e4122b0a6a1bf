"""The session with a real store and real computer players."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from okrummy_gui.ai.player import Player
from okrummy_gui.ai.simple import Simple
from okrummy_gui.engine.protocol import (
    Discard,
    DrawStock,
    GiveUp,
    Knock,
    Phase,
    Reason,
    Seat,
    Side,
)
from okrummy_gui.engine.record import fold, parse_record, print_record
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.dealing import NumberedDealing
from okrummy_gui.model.handorder import SortBy
from okrummy_gui.model.session import Session
from okrummy_gui.model.setup import Occupant, Setup
from okrummy_gui.store.matches import (
    MatchStore,
    MemoryStore,
    StoreTrouble,
    TroubleKind,
    open_store,
)

ADA, GRACE = Occupant("Ada"), Occupant("Grace", "level1")
USUAL = Setup(Rules(), (ADA, GRACE))
SHORT = Setup(Rules(target=50), (ADA, GRACE))
PLAYERS: dict[str, Player] = {"level1": Simple(), "level5": Simple()}


def session_over(store: MatchStore, seed: int = 1) -> Session:
    rng = random.Random(seed)
    return Session(store, PLAYERS, NumberedDealing(rng), rng, pause=0)


def session_in(folder: Path, seed: int = 1) -> Session:
    store, trouble = open_store(folder)
    assert trouble is None
    return session_over(store, seed)


def wait_for_turn(qtbot, session: Session) -> None:
    def mine() -> None:
        view = session.view()
        assert view.turn is session.viewer or view.turn is None

    qtbot.waitUntil(mine, timeout=20_000)


def play_on(qtbot, session: Session, until=lambda session: False) -> None:
    """The viewer plays like the simplest player until the match is over or `until` holds."""
    player, rng = Simple(), random.Random(5)
    while session.view().phase is not Phase.MATCH_OVER and not until(session):
        wait_for_turn(qtbot, session)
        view = session.view()
        if view.phase is Phase.HAND_OVER:
            session.next_hand()
        elif view.turn is session.viewer:
            assert session.submit(player.choose(view, rng)) is None


def test_a_match_is_played_to_its_end_and_leaves_nothing_to_go_on_with(qtbot, tmp_path):
    session = session_in(tmp_path)
    session.start(SHORT)
    play_on(qtbot, session)
    assert session.sheet().over
    assert session.resumable() is None
    session.close()


def test_what_was_played_can_be_printed_parsed_and_folded_to_the_same_score(qtbot, tmp_path):
    session = session_in(tmp_path)
    session.start(SHORT)
    play_on(qtbot, session)
    record = session.record()
    assert parse_record(print_record(record)) == record
    assert fold(record).sheet == session.sheet()
    session.close()


def test_a_broken_off_match_goes_on_where_it_stood_with_the_hand_in_its_order(qtbot, tmp_path):
    session = session_in(tmp_path)
    session.start(USUAL)
    wait_for_turn(qtbot, session)
    session.submit(DrawStock())
    mixed = tuple(reversed(session.order))
    session.reorder(mixed)
    before = session.view()
    session.close()
    again = session_in(tmp_path, seed=2)
    offered = again.resumable()
    assert offered is not None
    assert tuple(offered.names.values()) == ("Ada", "Grace")
    again.resume()
    assert again.view() == before
    assert again.order == mixed
    again.close()


def test_an_illegal_action_changes_nothing_and_says_why(qtbot, tmp_path):
    session = session_in(tmp_path)
    session.start(USUAL)
    wait_for_turn(qtbot, session)
    before = session.view()
    reasons = []
    session.refused.connect(reasons.append)
    assert session.submit(Discard(before.hand[0])) is Reason.WRONG_PHASE
    assert session.submit(Knock(before.hand[0], ())) is Reason.WRONG_PHASE
    assert reasons == [Reason.WRONG_PHASE, Reason.WRONG_PHASE]
    assert session.view() == before
    session.close()


def test_nobody_acts_out_of_turn(qtbot, tmp_path):
    session = session_in(tmp_path)
    session.start(USUAL)
    wait_for_turn(qtbot, session)
    session.submit(DrawStock())
    session.submit(Discard(session.view().legal.discards[0]))
    assert session.submit(DrawStock()) is Reason.NOT_YOUR_TURN
    session.close()


def test_giving_up_lets_the_other_win_even_when_it_is_not_my_turn(qtbot, tmp_path):
    session = session_in(tmp_path)
    session.start(USUAL)
    session.submit(GiveUp(Seat.SOUTH))
    assert session.view().phase is Phase.MATCH_OVER
    assert session.sheet().winner == Side((Seat.NORTH,))
    session.close()


@pytest.mark.parametrize("by", SortBy)
def test_sorting_keeps_the_cards_and_holds_for_the_next_deal(qtbot, tmp_path, by):
    session = session_in(tmp_path)
    session.start(USUAL)
    session.sort(by)
    assert sorted(session.order) == sorted(session.view().hand)
    assert session.sort_by is by
    session.close()


class FullDisk(MemoryStore):
    """A store whose disk is full after the deal and two more rows."""

    def append(self, match_id: int, place: int, action: str, *rest) -> None:
        if place == 2:
            raise StoreTrouble(TroubleKind.UNWRITABLE, Path("full"))
        super().append(match_id, place, action, *rest)


def test_a_disk_that_fails_is_said_once_and_the_match_goes_on_in_memory(qtbot):
    session = session_over(FullDisk())
    troubles = []
    session.trouble.connect(troubles.append)
    session.start(SHORT)
    play_on(qtbot, session)
    assert [trouble.kind for trouble in troubles] == [TroubleKind.UNWRITABLE]
    assert session.sheet().over
    session.close()


def test_a_match_with_an_unreadable_end_goes_on_from_its_valid_beginning(qtbot, tmp_path):
    session = session_in(tmp_path)
    session.start(USUAL)
    wait_for_turn(qtbot, session)
    session.submit(DrawStock())
    before = session.view()
    count = len(session.record().actions)
    session._keeper._store.append(session._keeper._id, count, "gibberish")
    session.close()
    again = session_in(tmp_path)
    again.resume()
    assert again.view() == before
    again.close()


AUTOMATIC = """
import random, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from okrummy_gui.ai.levels import LEVELS
from okrummy_gui.engine.protocol import Phase
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.dealing import NumberedDealing
from okrummy_gui.model.session import Session
from okrummy_gui.model.setup import Setup
from okrummy_gui.store.matches import open_store

qt = QCoreApplication([])
store, _ = open_store(Path(sys.argv[1]))
rng = random.Random(int(sys.argv[2]))
session = Session(store, LEVELS, NumberedDealing(rng), rng, pause=0)
def shown():
    print(len(session.record().actions), flush=True)
    if session.view().phase is Phase.HAND_OVER:
        session.next_hand()
session.changed.connect(shown)
session.start(Setup(Rules(target=1000)))
session.leave_seat()
qt.exec()
"""


@pytest.mark.parametrize("seed", range(5))
def test_a_killed_program_has_kept_every_action_it_showed(qtbot, tmp_path, seed):
    command = [sys.executable, "-c", AUTOMATIC, str(tmp_path), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        program.stdout.readline()
        time.sleep(random.Random(seed).uniform(0.05, 0.6))
        os.kill(program.pid, signal.SIGKILL)
        shown = [int(line) for line in program.stdout.read().splitlines() if line.isdigit()]
    session = session_in(tmp_path)
    session.resume()
    assert len(session.record().actions) >= max(shown, default=1)
    assert fold(session.record()).sheet == session.sheet()
    session.close()
