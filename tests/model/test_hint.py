"""Hints: asked for, from the viewer's own view, in words of every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from okrummy_gui.ai import reasons
from okrummy_gui.ai.levels import LEVELS, STRONGEST
from okrummy_gui.engine.cards import parse_cards
from okrummy_gui.engine.melds import Meld
from okrummy_gui.engine.protocol import (
    Action,
    Defend,
    Discard,
    DrawDiscard,
    DrawStock,
    Knock,
    Pass,
    Phase,
    Seat,
    TakeUpcard,
)
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.dealing import NumberedDealing
from okrummy_gui.model.hint import Advice
from okrummy_gui.model.hintwords import advice_words, fact_words
from okrummy_gui.model.language import Languages
from okrummy_gui.model.session import Session
from okrummy_gui.model.setup import Setup
from okrummy_gui.store.matches import MemoryStore

TWO = parse_cards("6H 7H")
FIVE = parse_cards("5H 8H")
RUN = Meld.of((*TWO, FIVE[0]), False)
SET = Meld.of(parse_cards("QC QD QH"), False)
FACTS: tuple[reasons.Fact, ...] = (
    reasons.KeepsPair((TWO[0], TWO[1]), FIVE),
    reasons.KeepsPair((TWO[0], TWO[1]), FIVE[:1]),
    reasons.NobodysUse(TWO[0]),
    reasons.Unwanted(TWO[0], TWO[1]),
    reasons.LeastUse(TWO[0]),
    reasons.Heavy(10),
    reasons.LeavesLeast(1),
    reasons.Dearer(TWO[0], 3),
    reasons.ToGin(1),
    reasons.PlaysOn(4),
    reasons.Completes(FIVE[0], RUN),
    reasons.Completes(SET.cards[0], SET),
    reasons.Lowers(30, 12),
    reasons.NoMeld(TWO[0]),
    reasons.LittleUse(TWO[0]),
    reasons.Improving(12, 30),
    reasons.WithinLimit(4, 9),
    reasons.LastTurn(),
    reasons.StillEarly(2),
    reasons.NoDeadwood(),
)


class Raising:
    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        raise RuntimeError("nothing comes to mind")


class Cheating:
    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        return Discard(view.discards[-1])


OPEN: list[Session] = []


@pytest.fixture(autouse=True)
def closing() -> Iterator[None]:
    """Nobody thinks on when the test is over."""
    yield
    while OPEN:
        OPEN.pop().close()


def begun(players: dict[str, Any] | None = None) -> Session:
    chance = random.Random(4)
    session = Session(
        MemoryStore(), players or dict(LEVELS), NumberedDealing(chance), chance, pause=0
    )
    OPEN.append(session)
    session.start(Setup(dealer=Seat.NORTH))
    return session


def asked(session: Session, qtbot: Any) -> Advice:
    with qtbot.waitSignal(session.hinted) as said:
        session.ask_hint()
    advice = said.args[0]
    assert isinstance(advice, Advice)
    return advice


def test_the_hint_is_what_the_strongest_player_would_do(qtbot: Any) -> None:
    session = begun()
    view = session.view()
    advice = asked(session, qtbot)
    assert advice.action == LEVELS[STRONGEST].choose(view, random.Random(0))
    assert advice.reasons
    assert session.submit(advice.action) is None


def test_the_same_position_gets_the_same_hint(qtbot: Any) -> None:
    session = begun()
    assert asked(session, qtbot) == asked(session, qtbot)


def test_a_hint_changes_nobodys_luck(qtbot: Any) -> None:
    def played(*, hinted: bool) -> str:
        session = begun()
        for _ in range(6):
            qtbot.waitUntil(lambda: session.view().legal is not None)
            if hinted:
                asked(session, qtbot)
            legal = session.view().legal
            assert legal is not None
            session.submit(DrawStock() if legal.draws else Discard(legal.discards[0]))
        return str(session.record())

    assert played(hinted=True) == played(hinted=False)


def test_nothing_is_said_unasked_or_when_another_plays(qtbot: Any) -> None:
    session = begun()
    with qtbot.assertNotEmitted(session.hinted, wait=50):
        session.submit(DrawStock())
        legal = session.view().legal
        assert legal is not None
        session.submit(Discard(legal.discards[0]))
        session.ask_hint()
        session.close()
        session.ask_hint()


def test_advice_for_a_position_that_is_gone_is_dropped(qtbot: Any) -> None:
    session = begun()
    with qtbot.assertNotEmitted(session.hinted, wait=50):
        session.ask_hint()
        session.submit(DrawStock())


@pytest.mark.parametrize("player", [Raising(), Cheating()])
def test_a_player_that_fails_gives_no_hint_and_says_so(qtbot: Any, player: Any) -> None:
    session = begun({**LEVELS, STRONGEST: player})
    advice = asked(session, qtbot)
    assert advice == Advice(None)
    assert advice_words(advice, session.view(), "Ada")[1] == ()
    assert session.view().legal is not None


@pytest.mark.parametrize("language", ["en", "de", "nl", "es"])
def test_every_reason_has_its_words_in_every_language(qtbot: Any, language: str) -> None:
    spoken = Languages(QCoreApplication.instance())
    spoken.switch(language)
    said = [fact_words(fact, "Ada") for fact in FACTS]
    assert len(set(said)) == len(FACTS)
    assert not any(re.search(r"[{}]|%n|\(s\)", words) for words in said)
    deeds = (
        Discard(TWO[0]),
        Knock(TWO[0], ()),
        DrawStock(),
        DrawDiscard(),
        TakeUpcard(),
        Pass(),
        Defend((), ()),
    )
    view = begun().view()
    assert view.phase is Phase.DRAW
    assert len({advice_words(Advice(deed), view, "Ada")[0] for deed in deeds}) >= len(deeds) - 1
    gin = Advice(Knock(TWO[0], ()), (reasons.NoDeadwood(),))
    assert "Gin" in advice_words(gin, view, "Ada")[0]


@pytest.mark.parametrize(
    ("language", "run", "queens"),
    [
        ("en", "5♥ gives you the run 5–7 ♥.", "Q♣ gives you a set of queens."),
        ("de", "5♥ bringt Ihnen die Sequenz 5–7 ♥.", "D♣ bringt Ihnen einen Satz Damen."),
        ("nl", "Met 5♥ heb je de reeks 5–7 ♥.", "Met V♣ heb je een drieling vrouwen."),
        ("es", "Con 5♥ tiene la escalera 5–7 ♥.", "Con Q♣ tiene un trío de reinas."),
    ],
)
def test_a_meld_amid_a_sentence_is_written_as_the_language_writes_it(
    language: str, run: str, queens: str
) -> None:
    Languages(QCoreApplication.instance()).switch(language)
    assert fact_words(reasons.Completes(RUN.cards[0], RUN), "Ada") == run
    assert fact_words(reasons.Completes(SET.cards[0], SET), "Ada") == queens
