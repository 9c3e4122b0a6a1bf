"""Reports and log notes: enough to do it again, nobody's name and no folder."""

from __future__ import annotations

import logging
import random
import re
from pathlib import Path

import pytest

from okrummy_gui import __version__
from okrummy_gui.ai.simple import Simple
from okrummy_gui.engine.cards import cards_of
from okrummy_gui.engine.protocol import Deal, Discard, DrawStock, Phase, TakeBack
from okrummy_gui.engine.record import (
    NotationError,
    Record,
    fold,
    parse_record,
    print_record,
    states,
)
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.dealing import NumberedDealing
from okrummy_gui.model.faultreport import (
    FaultNotes,
    cardless,
    nameless,
    report,
    running_hand,
    told,
)
from okrummy_gui.model.session import Session
from okrummy_gui.model.setup import LEVELS, Occupant, Setup
from okrummy_gui.store.matches import MemoryStore
from tests.model.rogues import PLAYERS

CARD = re.compile(r"\b[A2-9TJQK][CDHS]\b|(?:[A2-9TJQK][CDHS]){3}")


GOLDEN = Path(__file__).parents[1] / "data" / "golden"


def readable(path: Path) -> Record | None:
    """The record or its valid beginning; None where the record is there for its faulty header."""
    try:
        found = parse_record(path.read_text(encoding="utf-8"))
    except NotationError:
        return None
    return found if isinstance(found, Record) else found.beginning


GOLDENS = {path.stem: readable(path) for path in sorted(GOLDEN.glob("*.okrummy"))}
RECORDS = {name: record for name, record in GOLDENS.items() if record is not None}


def caught_from(work):
    try:
        work()
    except Exception as error:
        return type(error), error, error.__traceback__
    raise AssertionError("nothing was raised")


def fail_deeply(depth: int = 0):
    if depth < 5:
        fail_deeply(depth + 1)
    try:
        Path("/home/ada/secret/notes.txt").read_text(encoding="utf-8")
    except OSError as error:
        raise RuntimeError("Ada held 7H in hand 482913775014") from error


def test_a_report_has_versions_fault_and_hand_but_no_name_and_no_folder():
    record = Record(Rules(), ("Ada", "Grace Hopper"))
    record = Record(record.rules, record.names, golden_actions())
    text = report(told(caught_from(fail_deeply)), record, "de")
    assert f"Oklahoma Rummy {__version__}" in text
    assert "language de" in text
    assert "RuntimeError: South held 7H" in text
    assert "test_faultreport:" in text
    for hidden in ("Ada", "Grace", "/home", "secret", str(Path.home())):
        assert hidden not in text
    notation = text[text.index("okrummy 1") :]
    assert isinstance(parse_record(notation), Record)


def golden_actions():
    deal = NumberedDealing(random.Random(1)).first(Setup())
    return (deal, DrawStock())


def test_without_a_match_the_report_has_no_notation():
    text = report(told(caught_from(fail_deeply)), None, "en")
    assert "okrummy 1" not in text


@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
def test_the_running_hand_alone_leads_to_the_same_cards(record):
    alone = running_hand(record)
    if fold(record).hand is None:
        assert Deal not in map(type, alone.actions)
        return
    assert fold(alone).hand.hands == fold(record).hand.hands
    assert parse_record(print_record(alone)) == alone


def test_what_was_taken_back_is_not_in_the_running_hand():
    deal, draw = golden_actions()
    match = list(states(Rules(), (deal, draw)))[-1]
    card = next(iter(held_cards(match)))
    log = (deal, draw, Discard(card), TakeBack(1), draw, TakeBack(0), deal)
    assert running_hand(Record(Rules(), ("a", "b"), log)).actions == (deal,)
    log = (*log[:3], TakeBack(1), draw)
    assert running_hand(Record(Rules(), ("a", "b"), log)).actions == (deal, draw)


def held_cards(match):
    return cards_of(match.hand.hands[match.hand.place(match.hand.turn)])


def test_an_exception_without_end_is_cut():
    def endless():
        return endless()

    text = told(caught_from(endless))
    assert len(text.splitlines()) < 60
    assert "RecursionError" in text


def test_cards_and_numbers_are_hidden_from_the_log():
    assert cardless("lay 7H of 7H8H9H in 482913775014, THE END at 12") == (
        "lay ·· of ·· in …, THE END at 12"
    )


def test_names_are_replaced_only_where_they_stand_alone():
    record = Record(Rules(), ("Al", ""))
    assert nameless("Al holds Also (Al)", record) == "South holds Also (South)"


def test_a_failing_player_is_noted_without_a_card_until_the_hand_is_over(qtbot, caplog):
    rng = random.Random(3)
    players = dict.fromkeys(LEVELS, PLAYERS["raises"])
    session = Session(MemoryStore(), players, NumberedDealing(rng), rng, pause=0)
    notes = FaultNotes(session)
    session.start(Setup(Rules(), (Occupant("Ada"), Occupant(level=LEVELS[1]))))
    caplog.set_level(logging.INFO, "okrummy_gui")
    while session.view().phase is not Phase.HAND_OVER:
        qtbot.waitUntil(
            lambda: session.view().legal is not None or session.view().turn is None, timeout=20_000
        )
        if session.view().phase is not Phase.HAND_OVER:
            assert not CARD.search(caplog.text)
            session.submit(Simple().choose(session.view(), random.Random(1)))
    assert f"{LEVELS[1]} at N raised, now {LEVELS[0]}" in caplog.text
    assert "ZeroDivisionError" in caplog.text
    assert "okrummy 1" in caplog.text
    assert "Ada" not in caplog.text
    assert caplog.text.count("okrummy 1\n") == 1
    notes.deleteLater()
    session.close()
