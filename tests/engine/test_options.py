"""Options survive: into the header and back, the second hand, a resume and a replay."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from okrummy_gui.engine.match import Match, apply, legal, new_match
from okrummy_gui.engine.protocol import (
    Action,
    Deal,
    Discard,
    DrawDiscard,
    IllegalAction,
    Outcome,
    Phase,
    TakeUpcard,
)
from okrummy_gui.engine.record import (
    Record,
    fold,
    parse_header,
    parse_record,
    print_header,
    print_record,
    states,
)
from okrummy_gui.engine.rules import PRESETS, RESTOCKS_BY_SEATS, Rules
from tests.engine.golden import Golden, goldens
from tests.engine.play import hand_of

NAMES = ("Ann", "Bea", "Robin", "Cleo")
OTHER: dict[str, tuple[Any, ...]] = {
    "seats": (3, 4),
    "partners": (True,),
    "partners_defend": (True,),
    "hollywood": (True,),
    "target": (25, 150, 1000),
    "restocks": (1, 20),
    "spade_multiplier": (1, 3),
    "ace_is_gin_only": (False,),
    "fixed_limit": (0, 10),
    "upcard_offer": (True,),
    "ace_high_runs": (True,),
    "layoffs": (False,),
    "may_return_drawn_discard": (True,),
    "knock_discard_face_down": (False,),
    "gin_bonus": (0, 100),
    "undercut_bonus": (1, 100),
    "box_bonus": (0, 500),
    "game_bonus": (0, 500),
}
NEEDED: dict[str, dict[str, Any]] = {
    "partners": {"seats": 4},
    "partners_defend": {"seats": 4, "partners": True},
}
CHANGED = [(name, value) for name, row in OTHER.items() for value in row]
MATTERING = [golden for golden in goldens() if golden.told.get("options")]


def header_of(rules: Rules) -> str:
    return print_header(rules, NAMES[: rules.seats])


# ---------------------------------------------------------------- the header


def test_every_option_is_tried() -> None:
    assert set(OTHER) == {field.name for field in fields(Rules)}


@pytest.mark.parametrize(("option", "value"), CHANGED)
def test_an_option_stands_in_the_header_and_is_read_again(option: str, value: Any) -> None:
    rules = Rules(**NEEDED.get(option, {}), **{option: value})
    header = header_of(rules)
    assert any(line.startswith(f"{option} ") for line in header.splitlines())
    assert parse_header(header) == Record(rules, NAMES[: rules.seats])
    assert getattr(parse_header(header).rules, option) == value


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("restocks", range(21))
def test_restocks_are_read_again_whatever_the_seats_default_is(seats: int, restocks: int) -> None:
    rules = Rules(seats=seats, restocks=restocks)
    assert parse_header(header_of(rules)).rules == rules
    usual = restocks == RESTOCKS_BY_SEATS[seats]
    assert (f"restocks {restocks}" in header_of(rules).splitlines()) is not usual


def test_the_page_of_the_notation_lists_the_options_in_their_order() -> None:
    page = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (.*) \| (.*) \|$", page, re.MULTILINE)
    told = {name: usual for name, _, usual in rows if name in OTHER}
    assert list(told) == [field.name for field in fields(Rules)]
    said = {True: "`yes`", False: "`no`", None: "`none`"}
    for name, usual in told.items():
        value = getattr(Rules(), name)
        plain = isinstance(value, int) and not isinstance(value, bool)
        assert usual.startswith(str(value) if plain else said[value])


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_read_again(name: str) -> None:
    assert parse_header(header_of(PRESETS[name])).rules == PRESETS[name]


# ---------------------------------------------------------------- the second hand


def drawn_hand(rules: Rules, deal: Deal) -> list[Action]:
    """A hand in which all only take discards, so that the same dealer deals again."""
    log: list[Action] = [replace(deal, number=None)]
    match = apply(new_match(rules), log[0])
    while match.phase is not Phase.HAND_OVER:
        match = took(match, log)
    assert match.sheet.results[-1].outcome is Outcome.DRAWN
    return log


def took(match: Match, log: list[Action]) -> Match:
    log.append(TakeUpcard() if match.phase is Phase.UPCARD_OFFER else DrawDiscard())
    match = apply(match, log[-1])
    log.append(Discard(legal(match).discards[0]))
    return apply(match, log[-1])


def second(golden: Golden) -> tuple[Record, int]:
    """The golden record with a drawn hand before it, printed and read; and its own beginning."""
    record = golden.record
    deal = record.actions[0]
    assert isinstance(deal, Deal)
    before = drawn_hand(record.rules, deal)
    longer = replace(record, actions=(*before, *record.actions))
    again = parse_record(print_record(longer))
    assert again == longer
    assert isinstance(again, Record)
    return again, len(before)


@pytest.mark.parametrize("golden", MATTERING, ids=lambda golden: golden.name)
def test_an_option_works_in_the_second_hand_of_what_was_saved(golden: Golden) -> None:
    record, begins = second(golden)
    golden.check(record.rules, record.actions, begins)
    assert fold(record).hands_dealt == fold(golden.record).hands_dealt + 1


@pytest.mark.parametrize("golden", MATTERING, ids=lambda golden: golden.name)
def test_a_match_resumed_anywhere_goes_on_by_the_same_rules(golden: Golden) -> None:
    """Saved after each entry, read, and played on."""
    record, _ = second(golden)
    past = list(states(record.rules, record.actions))
    for at in range(0, len(past), 7):
        saved = parse_record(print_record(replace(record, actions=record.actions[:at])))
        assert isinstance(saved, Record)
        match = fold(saved)
        assert match == past[at]
        assert (match.rules, match.sheet.rules) == (record.rules, record.rules)
        if match.hand is not None:
            assert hand_of(match).rules == record.rules
        if at < len(record.actions):
            try:
                assert apply(match, record.actions[at]) == past[at + 1]
            except IllegalAction:
                pytest.fail("refused after a resume")
