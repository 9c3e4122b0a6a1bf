"""Computer players that are asked from outside the window, and what becomes of those that fail."""

from __future__ import annotations

import random
import subprocess
import sys
from dataclasses import replace

import pytest

from okrummy_gui.ai.simple import Simple
from okrummy_gui.engine.match import apply, legal, new_match, view_for
from okrummy_gui.engine.protocol import Defend, DrawStock, IllegalAction, Knock, Phase, Reason
from okrummy_gui.engine.record import print_record
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model import thinkprocess
from okrummy_gui.model.dealing import NumberedDealing
from okrummy_gui.model.session import Session
from okrummy_gui.model.setup import LEVELS, STYLES, Occupant, Setup
from okrummy_gui.model.thinking import (
    Decider,
    LocalThinker,
    ProcessThinker,
    Thinker,
    problem_with,
    safe_action,
)
from okrummy_gui.model.thinkprocess import FaultKind
from okrummy_gui.store.matches import MemoryStore
from tests.model.rogues import PLAYERS, QUICK

SOURCE = "tests.model.rogues:PLAYERS"
SIMPLE = dict.fromkeys(LEVELS, Simple())


def a_view(seed: int = 1):
    match = apply(new_match(Rules()), NumberedDealing(random.Random(seed)).first(Setup()))
    return view_for(match, match.turn)


@pytest.fixture
def process():
    """A thinker with a process of its own that finds a hang after half a second."""
    thinker = ProcessThinker(SOURCE, hang_limit=500)
    yield thinker
    thinker.close()


def decider_of(thinker: Thinker, *levels: str):
    decider = Decider(thinker, levels, random.Random(1))
    told = []
    decider.faltered.connect(told.append)
    return decider, told


def decision(qtbot, decider: Decider, level: str, pause: int = 0):
    with qtbot.waitSignal(decider.decided, timeout=20_000) as waited:
        decider.ask(a_view(), level, pause)
    return waited.args[0]


# ---------------------------------------------------------------- a process of its own


def test_a_player_is_asked_in_another_process_and_decides_as_it_would_here(qtbot, process):
    there, _ = decider_of(process, "club")
    here, _ = decider_of(LocalThinker(PLAYERS), "club")
    assert decision(qtbot, there, "club") == decision(qtbot, here, "club")


@pytest.mark.parametrize(
    ("level", "kind"),
    [
        ("raises", FaultKind.RAISED),
        ("exits", FaultKind.RAISED),
        ("overflows", FaultKind.RAISED),
        ("cheats", FaultKind.ILLEGAL),
        ("mumbles", FaultKind.ILLEGAL),
        ("stutters", FaultKind.ILLEGAL),
        ("silent", FaultKind.ILLEGAL),
        ("hangs", FaultKind.HUNG),
        ("crashes", FaultKind.CRASHED),
    ],
)
def test_the_level_below_decides_in_place_of_one_that_fails(qtbot, process, level, kind):
    decider, told = decider_of(process, "beginner", level)
    assert decision(qtbot, decider, level) == DrawStock()
    (faltered,) = told
    assert (faltered.level, faltered.below, faltered.fault.kind) == (level, "beginner", kind)


def test_below_the_lowest_level_is_safe_play(qtbot, process):
    decider, told = decider_of(process, "crashes", "hangs")
    assert decision(qtbot, decider, "hangs") == DrawStock()
    assert [faltered.below for faltered in told] == ["crashes", None]


@pytest.mark.parametrize("style", STYLES)
def test_in_place_of_a_style_plays_the_level_below_the_one_that_is_as_strong(qtbot, style):
    below = LEVELS[LEVELS.index(STYLES[style]) - 1]
    players = {**SIMPLE, **dict.fromkeys(STYLES, PLAYERS["raises"])}
    decider, told = decider_of(LocalThinker(players), *players)
    assert decision(qtbot, decider, style) == DrawStock()
    assert [(faltered.level, faltered.below) for faltered in told] == [(style, below)]


def test_a_seat_stays_at_the_level_below_until_the_next_match(qtbot):
    decider, told = decider_of(LocalThinker(PLAYERS), "beginner", "raises")
    for _ in range(3):
        decision(qtbot, decider, "raises")
    assert len(told) == 1
    decider.begin_match()
    decision(qtbot, decider, "raises")
    assert len(told) == 2


def test_an_answer_to_an_earlier_question_is_dropped(qtbot, process):
    decider, told = decider_of(process, "beginner", "hangs")
    answers = []
    decider.decided.connect(answers.append)
    decider.ask(a_view(), "hangs", 0)
    qtbot.waitUntil(lambda: process._at_work is not None, timeout=20_000)
    decider.ask(a_view(2), "beginner", 0)
    qtbot.waitUntil(lambda: bool(answers), timeout=20_000)
    assert len(answers) == 1
    assert told == []


def test_nothing_is_decided_after_a_stop(qtbot, process):
    decider, told = decider_of(process, "beginner", "ponders")
    answers = []
    decider.decided.connect(answers.append)
    decider.ask(a_view(), "ponders", 0)
    qtbot.waitUntil(lambda: process._at_work is not None, timeout=20_000)
    decider.stop()
    qtbot.waitUntil(lambda: process._at_work is None, timeout=20_000)
    assert answers == told == []


@pytest.mark.parametrize("level", ["hangs", "ponders"])
def test_closing_while_a_player_thinks_ends_its_process(qtbot, process, level):
    decider, _ = decider_of(process, level)
    decider.ask(a_view(), level, 0)
    qtbot.waitUntil(lambda: process._at_work is not None, timeout=20_000)
    child = process._process
    decider.close()
    assert not child.is_alive()
    decider.ask(a_view(), level, 0)
    assert process._process is None


def test_closing_while_the_process_starts_ends_it(process):
    process.warm_up()
    child = process._process
    process.close()
    assert not child.is_alive()


def test_a_process_that_has_ended_in_between_is_started_anew(qtbot, process):
    decider, told = decider_of(process, "club")
    decision(qtbot, decider, "club")
    process._process.kill()
    process._process.join()
    assert decision(qtbot, decider, "club") == DrawStock()
    assert told == []


def test_where_no_process_can_be_started_the_players_think_in_this_one(qtbot, process, monkeypatch):
    def refuse(source: str):
        raise OSError("no more processes")

    monkeypatch.setattr(thinkprocess, "start", refuse)
    decider, told = decider_of(process, "club")
    assert decision(qtbot, decider, "club") == DrawStock()
    assert told == []


def test_a_process_that_never_gets_ready_is_given_up(qtbot):
    thinker = ProcessThinker("tests.model.rogues:nowhere")
    decider, told = decider_of(thinker, "club")
    assert decision(qtbot, decider, "club") == DrawStock()
    assert [faltered.below for faltered in told] == [None]
    thinker.close()


def test_the_process_of_the_players_needs_no_qt():
    code = (
        "import sys, okrummy_gui.model.thinkprocess as t; t.players_at(t.OUR_PLAYERS);"
        "sys.exit('PySide6' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=60).returncode == 0


# ---------------------------------------------------------------- in a game


def session_with(players, thinker: Thinker | None = None) -> Session:
    rng = random.Random(3)
    return Session(MemoryStore(), players, NumberedDealing(rng), rng, pause=0, thinker=thinker)


def play_a_hand(qtbot, session: Session) -> None:
    """South plays simply until the hand is over."""

    def mine() -> None:
        view = session.view()
        assert view.legal is not None or view.turn is None

    while session.view().phase not in (Phase.HAND_OVER, Phase.MATCH_OVER):
        qtbot.waitUntil(mine, timeout=20_000)
        if session.view().legal is not None:
            session.submit(Simple().choose(session.view(), random.Random(1)))


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("rules", [Rules(seats=3), Rules(seats=4, partners=True, fixed_limit=10)])
def test_a_hand_goes_on_to_its_end_whatever_the_players_do(qtbot, rules, level):
    players = dict.fromkeys(LEVELS[-2:], PLAYERS[level])
    session = session_with(players)
    told = []
    session.faltered.connect(told.append)
    others = (Occupant(level=LEVELS[-1]),) * (rules.seats - 1)
    session.start(Setup(rules, (Occupant("Ada"), *others)))
    play_a_hand(qtbot, session)
    # Each seat falls from one level to the next, and then to safe play.
    assert len(told) <= 2 * len(others)
    assert {faltered.below for faltered in told} == {LEVELS[-2], None}
    session.close()


def test_what_the_match_refuses_is_as_illegal_as_any_other_answer(qtbot, monkeypatch):
    session = session_with(SIMPLE)
    told = []
    session.faltered.connect(told.append)
    commit, refused = session._commit, []

    def refuse_one(action):
        others = session.view().turn is not session.viewer
        if not refused and others and type(action) is DrawStock:
            refused.append(action)
            raise IllegalAction(Reason.WRONG_PHASE)
        commit(action)

    monkeypatch.setattr(session, "_commit", refuse_one)
    session.start(Setup())
    play_a_hand(qtbot, session)
    assert len(refused) == len(told) == 1
    session.close()


def test_the_same_seed_gives_the_same_hand_in_this_process_and_in_another(qtbot, process):
    records = []
    for thinker in (None, process):
        session = session_with(SIMPLE, thinker)
        session.start(Setup())
        play_a_hand(qtbot, session)
        records.append(print_record(session.record()))
        if thinker is None:
            session.close()
    assert records[0] == records[1]


def test_after_a_fault_in_between_the_game_is_woken_and_goes_on(qtbot):
    session = session_with(SIMPLE)
    session.start(Setup())
    session._decider.stop()
    session.wake()
    play_a_hand(qtbot, session)
    session.close()


# ---------------------------------------------------------------- safe play


class _Broken:
    def choose(self, view, rng):
        raise ZeroDivisionError


def test_safe_play_is_legal_in_every_phase_even_without_a_player(monkeypatch):
    from tests.engine.randomplay import random_match, random_rules

    phases = set()
    chance = random.Random(5)
    for broken in (False, True):
        if broken:
            monkeypatch.setattr("okrummy_gui.model.thinking.Simple", _Broken)
        for _ in range(15):
            for match, _, _ in random_match(random_rules(chance), chance, 1):
                if match.turn is None:
                    continue
                view = view_for(match, match.turn)
                action = safe_action(view)
                assert problem_with(action, view) is None
                assert isinstance(action, Knock | Defend) or action in legal(match)
                phases.add((broken, match.phase))
    assert len(phases) == 8


def test_nobody_plays_out_of_turn():
    view = replace(a_view(), legal=None)
    assert problem_with(DrawStock(), view) is not None
    with pytest.raises(ValueError, match="turn"):
        safe_action(view)
