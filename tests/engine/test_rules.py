"""The options of a match: defaults, limits and what they do to limit and multiplier."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.rules import (
    DEFAULT_RULES,
    PRESETS,
    Rules,
    RulesError,
    knock_limit,
    multiplier,
)


def test_the_defaults_are_those_of_the_rule_sheets() -> None:
    rules = Rules()
    assert rules == DEFAULT_RULES
    assert (rules.seats, rules.target, rules.restocks) == (2, 200, 0)
    assert (rules.spade_multiplier, rules.fixed_limit) == (2, None)
    assert (rules.gin_bonus, rules.undercut_bonus) == (25, 25)
    assert (rules.box_bonus, rules.game_bonus) == (25, 100)
    assert rules.ace_is_gin_only
    assert rules.layoffs
    assert rules.knock_discard_face_down
    assert not rules.upcard_offer
    assert not rules.ace_high_runs
    assert not rules.may_return_drawn_discard
    assert rules.changes() == {}


RANGES = {
    "seats": (2, 4),
    "target": (25, 1000),
    "restocks": (0, 20),
    "spade_multiplier": (1, 3),
    "fixed_limit": (0, 10),
    "gin_bonus": (0, 100),
    "undercut_bonus": (1, 100),
    "box_bonus": (0, 500),
    "game_bonus": (0, 500),
}


@pytest.mark.parametrize("field", RANGES)
def test_both_ends_of_a_range_are_possible(field: str) -> None:
    for value in RANGES[field]:
        options: dict[str, Any] = {field: value}
        assert getattr(Rules(**options), field) == value


@pytest.mark.parametrize("field", RANGES)
@pytest.mark.parametrize("value", ["below", "above", "text", 1.5, True])
def test_an_impossible_value_names_its_field(field: str, value: object) -> None:
    low, high = RANGES[field]
    # -1 restocks stand for "the default of the number of seats"
    beyond = {"below": low - 1 - (field == "restocks"), "above": high + 1}
    options: dict[str, Any] = {field: beyond.get(str(value), value)}
    with pytest.raises(RulesError) as refused:
        Rules(**options)
    assert refused.value.field == field
    assert str(refused.value).startswith(f"{field}: ")


def test_changes_name_what_differs_from_the_default() -> None:
    assert Rules(target=150, layoffs=False).changes() == {"target": 150, "layoffs": False}
    assert Rules(fixed_limit=0).changes() == {"fixed_limit": 0}


@pytest.mark.parametrize(
    ("upcard", "limit"),
    [("2C", 2), ("7S", 7), ("9D", 9), ("TH", 10), ("JC", 10), ("QD", 10), ("KS", 10), ("AH", 0)],
)
def test_r8_the_upcard_sets_the_limit(upcard: str, limit: int) -> None:
    assert knock_limit(Card.parse(upcard), Rules()) == limit


def test_r8_an_ace_lets_knock_with_1_where_it_is_not_gin_only() -> None:
    assert knock_limit(Card.parse("AC"), Rules(ace_is_gin_only=False)) == 1


@pytest.mark.parametrize("upcard", ["AC", "5D", "KH"])
@pytest.mark.parametrize("limit", [0, 3, 10])
def test_r8_a_fixed_limit_overrides_the_upcard_and_the_ace(upcard: str, limit: int) -> None:
    for ace in (False, True):
        rules = Rules(fixed_limit=limit, ace_is_gin_only=ace)
        assert knock_limit(Card.parse(upcard), rules) == limit


@pytest.mark.parametrize("times", [1, 2, 3])
def test_r9_only_a_spade_multiplies(times: int) -> None:
    rules = Rules(spade_multiplier=times)
    assert multiplier(Card.parse("7S"), rules) == times
    assert [multiplier(Card.parse(card), rules) for card in ("7C", "7D", "7H")] == [1, 1, 1]


SWITCHES = [field.name for field in fields(Rules) if field.type == "bool"]


@pytest.mark.parametrize("option", SWITCHES)
@pytest.mark.parametrize("value", [0, 1, None, "yes"])
def test_a_switch_is_yes_or_no(option: str, value: object) -> None:
    options: dict[str, Any] = {option: value}
    with pytest.raises(RulesError) as refused:
        Rules(**options)
    assert refused.value.field == option


def test_every_option_is_a_range_or_a_switch() -> None:
    assert {*RANGES, *SWITCHES} == {field.name for field in fields(Rules)}
    assert not set(RANGES) & set(SWITCHES)


@pytest.mark.parametrize(("seats", "restocks"), [(2, 0), (3, 3), (4, 10)])
def test_r16_the_restocks_of_a_number_of_seats(seats: int, restocks: int) -> None:
    assert Rules(seats=seats).restocks == Rules(seats=seats, restocks=restocks).restocks == restocks
    assert "restocks" not in Rules(seats=seats).changes()
    other = Rules(seats=seats, restocks=restocks + 1)
    assert other.changes()["restocks"] == restocks + 1


def test_restocks_of_none_are_a_change_where_the_seats_have_some() -> None:
    assert Rules(seats=3, restocks=0).changes() == {"seats": 3, "restocks": 0}
    assert Rules(restocks=0).changes() == {}


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"partners": True}, "partners"),
        ({"partners": True, "seats": 3}, "partners"),
        ({"partners_defend": True}, "partners_defend"),
        ({"partners_defend": True, "seats": 4}, "partners_defend"),
        (
            {"partners_defend": True, "seats": 4, "partners": True, "layoffs": False},
            "partners_defend",
        ),
        ({"seats": 5, "partners": True}, "seats"),
    ],
)
def test_r29_an_impossible_mix_names_its_field(options: dict[str, Any], field: str) -> None:
    with pytest.raises(RulesError) as refused:
        Rules(**options)
    assert refused.value.field == field


def test_a_setting_is_changed_as_a_whole_or_not_at_all() -> None:
    """`replace` checks the mix again."""
    partners = Rules(seats=4, partners=True)
    with pytest.raises(RulesError) as refused:
        replace(partners, seats=3)
    assert refused.value.field == "partners"
    assert replace(partners, seats=3, partners=False).restocks == partners.restocks


PRESET_CHANGES: dict[str, dict[str, object]] = {
    "oklahoma_rummy": {},
    "oklahoma_gin": {},
    "double": {"spade_multiplier": 3},
    "hollywood": {"hollywood": True},
    "no_layoffs": {"layoffs": False},
    "short": {"target": 150},
    "long": {"target": 250},
    "tournament": {"target": 300},
    "partnership": {"seats": 4, "partners": True},
    "gin_rummy": {"fixed_limit": 10, "spade_multiplier": 1, "upcard_offer": True, "target": 100},
}


def test_the_presets_differ_from_the_default_as_told() -> None:
    assert {name: rules.changes() for name, rules in PRESETS.items()} == PRESET_CHANGES
    assert list(PRESETS) == list(PRESET_CHANGES)
    with pytest.raises(TypeError):
        PRESETS["mine"] = Rules()  # type: ignore[index]
