"""Every rule, option and preset in a record of its own (`tests/data/golden`)."""

from __future__ import annotations

import re
from dataclasses import fields, replace

import pytest

from okrummy_gui.engine.protocol import IllegalAction
from okrummy_gui.engine.record import NotationError, parse_record, print_record, states
from okrummy_gui.engine.rules import DEFAULT_RULES, PRESETS, RESTOCKS_BY_SEATS, Rules, RulesError
from tests.engine.golden import FOLDER, Golden, goldens
from tests.engine.invariants import check_hidden, check_state

ALL = goldens()
PLAYED = [golden for golden in ALL if "header_fault" not in golden.told]
WITH_OPTIONS = [(golden, option) for golden in PLAYED for option in golden.told.get("options", ())]


@pytest.mark.parametrize("golden", PLAYED, ids=lambda golden: golden.name)
def test_a_golden_record_comes_out_as_told(golden: Golden) -> None:
    golden.check(golden.record.rules)


@pytest.mark.parametrize("golden", PLAYED, ids=lambda golden: golden.name)
def test_it_is_printed_as_it_stands_and_breaks_no_invariant(golden: Golden) -> None:
    assert print_record(golden.record) == golden.text
    for match in states(golden.record.rules, golden.record.actions):
        check_state(match)
        check_hidden(match)


@pytest.mark.parametrize(
    "golden", [one for one in ALL if one not in PLAYED], ids=lambda golden: golden.name
)
def test_an_impossible_mix_is_refused_by_its_field(golden: Golden) -> None:
    with pytest.raises(NotationError) as refused:
        parse_record(golden.text)
    field = golden.told["header_fault"]
    assert refused.value.problem.startswith(f"{field}: ")
    assert isinstance(refused.value.__cause__, RulesError)
    assert refused.value.__cause__.field == field


def without(rules: Rules, option: str) -> Rules:
    default = getattr(DEFAULT_RULES, option)
    if option == "restocks":
        default = RESTOCKS_BY_SEATS[rules.seats]
    return replace(rules, **{option: default})


@pytest.mark.parametrize(
    ("golden", "option"), WITH_OPTIONS, ids=lambda value: getattr(value, "name", value)
)
def test_without_its_option_it_would_come_out_otherwise(golden: Golden, option: str) -> None:
    assert option in golden.record.rules.changes()
    try:
        plain = without(golden.record.rules, option)
    except RulesError:
        return  # `seats` of a partnership: the option can't be taken away alone
    with pytest.raises((AssertionError, IllegalAction, KeyError, ValueError)):
        golden.check(plain)


# ---------------------------------------------------------------- nothing is left out


def test_every_rule_has_a_record() -> None:
    shown = set[str]().union(*(golden.numbers for golden in ALL))
    assert shown == {f"R{number:02}" for number in range(1, 31)}


def test_every_option_has_a_record_in_which_it_matters() -> None:
    assert {option for _, option in WITH_OPTIONS} == {field.name for field in fields(Rules)}


def test_every_preset_has_a_record_under_its_rules() -> None:
    named = {golden.told["preset"]: golden for golden in PLAYED if "preset" in golden.told}
    assert set(named) == set(PRESETS)
    for name, golden in named.items():
        assert golden.record.rules == PRESETS[name]


def test_every_worked_example_has_a_record() -> None:
    examples = {golden.told["example"] for golden in ALL if "example" in golden.told}
    assert examples == set(range(1, 14))


def test_each_record_has_its_table_and_a_name_that_says_what_it_shows() -> None:
    assert {path.stem for path in FOLDER.glob("*.toml")} == {golden.name for golden in ALL}
    for golden in ALL:
        assert re.fullmatch(r"(R\d\d|preset)-[a-z0-9-]+", golden.name)
