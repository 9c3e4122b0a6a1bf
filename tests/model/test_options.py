"""The options in words, what stands against them, and rules while somebody chooses them."""

from __future__ import annotations

from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from okrummy_gui.engine.deals import NumberProblem
from okrummy_gui.engine.rules import DEFAULT_RULES, PRESETS, Rules, RulesError
from okrummy_gui.model import draft as drafts
from okrummy_gui.model import options
from okrummy_gui.model.draft import Draft
from okrummy_gui.model.options import OPTIONS, Kind, Option, reason_against
from okrummy_gui.model.rulescard import rules_card
from okrummy_gui.model.setup import OPPONENTS

FIELDS = [field.name for field in fields(Rules)]


def values(option: Option) -> list[int | bool | None]:
    if option.kind is Kind.SWITCH:
        return [False, True]
    return list(option.choices) or [option.low, option.high]


CHOICES = st.sampled_from(OPTIONS).flatmap(
    lambda option: st.tuples(st.just(option.field), st.sampled_from(values(option)))
)


def test_every_option_of_the_rules_is_offered_once() -> None:
    assert sorted(option.field for option in OPTIONS) == sorted(FIELDS)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.field)
def test_an_option_has_words_and_its_values_are_those_of_the_rules(option: Option) -> None:
    assert options.option_label(option.field)
    help_text = options.option_help(option.field)
    assert help_text.endswith(".")
    assert "{" not in help_text
    home = drafts._AT_HOME.get(option.field, {})
    for value in values(option):
        Rules(**home | {option.field: value})
        if option.kind is Kind.CHOICE:
            assert options.choice_label(option.field, value)
    if option.kind is Kind.NUMBER:
        for value in (option.low - 2, option.high + 1):
            with pytest.raises(RulesError):
                Rules(**{option.field: value})


@pytest.mark.parametrize("key", [*PRESETS, None])
def test_every_preset_has_a_name_and_a_sentence(key: str | None) -> None:
    assert options.preset_name(key)
    assert options.preset_help(key).endswith(".")


@pytest.mark.parametrize("level", ["", *OPPONENTS])
def test_every_level_has_a_name_and_a_sentence(level: str) -> None:
    assert options.level_name(level) != level
    assert options.level_help(level).endswith(".")


def test_every_level_has_a_name_and_a_sentence_of_its_own() -> None:
    names = [options.level_name(level) for level in OPPONENTS]
    helps = [options.level_help(level) for level in OPPONENTS]
    assert len(set(names)) == len(set(helps)) == len(OPPONENTS)
    assert not set(names) & set(OPPONENTS)
    assert all(helps)


@pytest.mark.parametrize("problem", NumberProblem)
def test_every_problem_of_a_deal_number_has_a_sentence(problem: NumberProblem) -> None:
    assert options.number_problem_sentence(problem).endswith(".")


# ---------------------------------------------------------------- what stands against an option


@pytest.mark.parametrize(
    ("rules", "field"),
    [
        (Rules(), "partners"),
        (Rules(seats=3), "partners"),
        (Rules(seats=4), "partners_defend"),
        (Rules(seats=4, partners=True, layoffs=False), "partners_defend"),
        (Rules(fixed_limit=10), "ace_is_gin_only"),
        (Rules(fixed_limit=0), "ace_is_gin_only"),
        (Rules(fixed_limit=0), "layoffs"),
        (Rules(fixed_limit=0), "undercut_bonus"),
        (Rules(fixed_limit=0, seats=4, partners=True), "partners_defend"),
    ],
)
def test_what_is_impossible_or_without_effect_has_a_reason(rules: Rules, field: str) -> None:
    reason = reason_against(rules, field)
    assert reason is not None
    assert reason.endswith(".")


def test_nothing_stands_against_what_is_possible() -> None:
    rules = Rules(seats=4, partners=True)
    assert [field for field in FIELDS if reason_against(rules, field) is not None] == []


def test_an_option_that_upsets_another_may_still_be_chosen() -> None:
    rules = Rules(seats=4, partners=True, partners_defend=True)
    assert reason_against(rules, "layoffs") is None
    assert reason_against(rules, "seats") is None


@given(st.lists(CHOICES, max_size=12))
def test_every_refusal_of_the_rules_has_its_sentence(
    choices: list[tuple[str, int | bool | None]],
) -> None:
    draft = Draft()
    for field, value in choices:
        draft.choose(field, value)
        rules = draft.rules
        for each in FIELDS:
            reason_against(rules, each)


# ---------------------------------------------------------------- the draft


def test_restocks_follow_the_seats_until_they_are_chosen() -> None:
    draft = Draft()
    draft.choose("seats", 3)
    assert draft.rules.restocks == 3
    draft.choose("seats", 4)
    assert draft.rules.restocks == 10
    draft.choose("restocks", 5)
    draft.choose("seats", 2)
    assert draft.rules.restocks == 5
    draft.choose("restocks", 0)
    draft.choose("seats", 4)
    assert draft.rules.restocks == 10


def test_partners_come_back_with_the_fourth_player() -> None:
    draft = Draft(Rules(seats=4, partners=True, partners_defend=True))
    draft.choose("seats", 3)
    assert draft.rules == Rules(seats=3)
    draft.choose("seats", 4)
    assert draft.rules == Rules(seats=4, partners=True, partners_defend=True)


@pytest.mark.parametrize("rules", [*PRESETS.values(), Rules(seats=3, restocks=0)])
def test_a_preset_sets_all_options(rules: Rules) -> None:
    draft = Draft(Rules(seats=4, partners=True, restocks=7, layoffs=False, target=99))
    draft.take(rules)
    assert draft.rules == rules


def test_a_value_that_no_table_has_is_refused() -> None:
    draft = Draft()
    with pytest.raises(RulesError):
        draft.choose("target", 24)
    assert draft.rules == DEFAULT_RULES


# ---------------------------------------------------------------- the rules card


def card(rules: Rules, preset: str | None = None) -> dict[str, str]:
    lines = rules_card(rules, preset)
    assert len({line.label for line in lines}) == len(lines)
    return {line.label: line.value for line in lines}


def test_the_card_says_what_is_played() -> None:
    assert card(Rules(), "Oklahoma Rummy") == {
        "Rules": "Oklahoma Rummy",
        "Players": "two",
        "Target score": "200",
        "Knock limit": "the upcard’s value",
        "Ace as upcard": "gin only",
        "Spade upcard": "every point counts double",
        "Gin bonus": "25",
        "Undercut bonus": "25",
        "Box bonus": "25",
        "Game bonus": "100",
    }


def test_a_fixed_limit_leaves_nothing_to_the_ace() -> None:
    lines = card(Rules(fixed_limit=10))
    assert lines["Knock limit"] == "10 in every hand"
    assert "Ace as upcard" not in lines
    assert lines["Rules"] == "Custom"


@pytest.mark.parametrize(
    ("changes", "label"),
    [
        ({"seats": 4, "partners": True}, "Players"),
        ({"seats": 4, "partners": True, "partners_defend": True}, "Defence"),
        ({"hollywood": True}, "Hollywood"),
        ({"target": 300}, "Target score"),
        ({"restocks": 1}, "Restocks"),
        ({"seats": 3, "restocks": 0}, "Restocks"),
        ({"spade_multiplier": 1}, "Spade upcard"),
        ({"ace_is_gin_only": False}, "Ace as upcard"),
        ({"fixed_limit": 0}, "Knock limit"),
        ({"upcard_offer": True}, "Upcard"),
        ({"ace_high_runs": True}, "Runs"),
        ({"layoffs": False}, "Laying off"),
        ({"may_return_drawn_discard": True}, "Discard taken"),
        ({"knock_discard_face_down": False}, "Knock’s discard"),
        ({"gin_bonus": 0}, "Gin bonus"),
        ({"undercut_bonus": 1}, "Undercut bonus"),
        ({"box_bonus": 0}, "Box bonus"),
        ({"game_bonus": 0}, "Game bonus"),
    ],
)
def test_each_option_that_is_not_as_usual_is_on_the_card(
    changes: dict[str, int | bool], label: str
) -> None:
    rules = Rules(**changes)  # type: ignore[arg-type]
    assert card(rules).get(label) != card(Rules(seats=rules.seats)).get(label)
    if label != "Players":
        assert [line.label for line in rules_card(rules) if line.changed].count(label) == 1
