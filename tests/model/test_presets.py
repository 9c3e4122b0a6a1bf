"""Presets on the shelf: which one the rules are, the player's own, and the last choice."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from okrummy_gui.engine.protocol import Seat
from okrummy_gui.engine.rules import DEFAULT_RULES, PRESETS, Rules
from okrummy_gui.model.draft import Draft
from okrummy_gui.model.options import OPTIONS
from okrummy_gui.model.presets import (
    Choice,
    NameFault,
    PresetRef,
    Shelf,
    fault_sentence,
    fits,
    preset_problem_sentence,
)
from okrummy_gui.model.setup import PERSON, Occupant
from okrummy_gui.store.presets import (
    ASIDE,
    KeptSeat,
    LastGame,
    OwnPreset,
    PresetProblem,
    Presets,
    ProblemKind,
)


@pytest.fixture
def saved() -> list[Presets]:
    return []


@pytest.fixture
def shelf(saved: list[Presets]) -> Shelf:
    return Shelf(save=saved.append)


def any_rules(choices: list[tuple[str, Any]]) -> Rules:
    draft = Draft()
    for field, value in choices:
        draft.choose(field, value)
    return draft.rules


RULES = st.lists(
    st.sampled_from(OPTIONS).flatmap(
        lambda option: st.tuples(
            st.just(option.field),
            st.sampled_from(option.choices)
            if option.choices
            else st.integers(option.low, option.high)
            if option.high
            else st.booleans(),
        )
    )
).map(any_rules)


# ---------------------------------------------------------------- which preset it is


@pytest.mark.parametrize("key", PRESETS)
def test_the_rules_of_a_preset_are_that_preset(shelf: Shelf, key: str) -> None:
    assert shelf.match(PRESETS[key], PresetRef(key)) == PresetRef(key)


def test_the_preset_that_was_chosen_goes_before_its_twin(shelf: Shelf) -> None:
    assert shelf.match(DEFAULT_RULES) == PresetRef("oklahoma_rummy")
    gin = PresetRef("oklahoma_gin")
    assert shelf.match(DEFAULT_RULES, gin) == gin


def test_a_preset_without_a_word_on_seats_fits_any_number() -> None:
    assert fits(PRESETS["double"], Rules(seats=3, spade_multiplier=3))
    assert not fits(PRESETS["double"], Rules(seats=3, spade_multiplier=3, restocks=5))
    assert not fits(PRESETS["oklahoma_rummy"], PRESETS["partnership"])
    assert not fits(Rules(seats=3), Rules(seats=4))


def test_what_fits_none_is_custom(shelf: Shelf) -> None:
    assert shelf.match(Rules(target=77), PresetRef("short")) is None


@given(RULES)
def test_any_rules_are_kept_as_they_are(rules: Rules) -> None:
    saved: list[Presets] = []
    Shelf(save=saved.append).add("Mine", rules)
    assert Shelf(saved[-1]).own == {"Mine": rules}


# ---------------------------------------------------------------- the player's own


def test_an_own_preset_is_kept_at_once(shelf: Shelf, saved: list[Presets]) -> None:
    rules = Rules(seats=3, restocks=0, gin_bonus=30)
    ref = shelf.add("  Our   rules ", rules)
    assert ref == PresetRef("Our rules", own=True)
    assert saved[-1].own == (OwnPreset("Our rules", {"seats": 3, "restocks": 0, "gin_bonus": 30}),)
    assert Shelf(saved[-1]).rules_of(ref) == rules
    assert shelf.match(rules) == ref


def test_an_own_preset_is_renamed_overwritten_and_deleted(
    shelf: Shelf, saved: list[Presets]
) -> None:
    shelf.add("A", Rules(target=77))
    shelf.add("B", Rules(target=88))
    assert shelf.rename("A", "a") == PresetRef("a", own=True)
    assert list(shelf.own) == ["a", "B"]
    shelf.overwrite("a", Rules(target=99))
    assert Shelf(saved[-1]).own == {"a": Rules(target=99), "B": Rules(target=88)}
    shelf.delete("a")
    assert Shelf(saved[-1]).own == {"B": Rules(target=88)}


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("", NameFault.EMPTY),
        ("  ", NameFault.EMPTY),
        ("x" * 41, NameFault.TOO_LONG),
        ("mine", NameFault.TAKEN),
        ("MINE", NameFault.TAKEN),
        ("oklahoma rummy", NameFault.TAKEN),
        ("Custom", NameFault.TAKEN),
        ("x" * 40, None),
    ],
)
def test_a_name_that_no_preset_can_have(shelf: Shelf, name: str, fault: NameFault | None) -> None:
    shelf.add("Mine", Rules(target=77))
    assert shelf.fault_of(name) == fault
    if fault is not None:
        with pytest.raises(ValueError, match=fault.value):
            shelf.add(name, Rules())
        assert list(shelf.own) == ["Mine"]


@pytest.mark.parametrize("fault", NameFault)
def test_every_fault_of_a_name_has_a_sentence(fault: NameFault) -> None:
    assert fault_sentence(fault).endswith(".")
    assert "{" not in fault_sentence(fault)


# ---------------------------------------------------------------- a file with faults


def test_of_a_preset_with_faults_the_rest_is_used_and_nothing_lost(saved: list[Presets]) -> None:
    found = {"jokers": 2, "target": 77, "gin_bonus": "many", "partners": True, "layoffs": 1}
    shelf = Shelf(Presets((OwnPreset("Mine", found),)), saved.append)
    assert shelf.own == {"Mine": Rules(target=77)}
    kinds = {(problem.kind, problem.preset, problem.field) for problem in shelf.problems}
    assert kinds == {
        (ProblemKind.UNKNOWN_FIELD, "Mine", "jokers"),
        (ProblemKind.IMPOSSIBLE_VALUE, "Mine", "gin_bonus"),
        (ProblemKind.IMPOSSIBLE_VALUE, "Mine", "partners"),
        (ProblemKind.IMPOSSIBLE_VALUE, "Mine", "layoffs"),
    }
    shelf.add("Other", Rules(target=88))
    kept = saved[-1].own[0]
    assert kept.rules == {"jokers": 2, "target": 77}
    assert kept.foreign[ASIDE] == {"gin_bonus": "many", "partners": True, "layoffs": 1}
    assert [problem.field for problem in Shelf(saved[-1]).problems] == ["jokers"]


def test_an_option_of_a_newer_version_outlives_overwriting(saved: list[Presets]) -> None:
    kept = Presets((OwnPreset("Mine", {"jokers": 2, "target": 77}, {"colour": "red"}),))
    shelf = Shelf(kept, saved.append)
    shelf.overwrite("Mine", Rules(target=88))
    shelf.rename("Mine", "Ours")
    assert saved[-1].own == (OwnPreset("Ours", {"target": 88, "jokers": 2}, {"colour": "red"}),)


@pytest.mark.parametrize("kind", ProblemKind)
def test_every_problem_has_a_sentence(kind: ProblemKind) -> None:
    text = preset_problem_sentence(PresetProblem(kind, "<b>{0}</b>", "target"))
    assert text.endswith(".")
    assert "{preset}" not in text
    assert "{field}" not in text


def test_an_option_with_an_endless_name_is_told_shortly() -> None:
    problem = PresetProblem(ProblemKind.UNKNOWN_FIELD, "Mine", "\u202e\n" + "tar" * 2000)
    text = preset_problem_sentence(problem)
    assert len(text) < 200
    assert text.isprintable()


# ---------------------------------------------------------------- the last choice


def test_the_last_choice_comes_back(shelf: Shelf, saved: list[Presets]) -> None:
    choice = Choice(
        Rules(seats=3, restocks=0),
        None,
        {
            Seat.SOUTH: Occupant("Ada"),
            Seat.WEST: Occupant("", "level1"),
            Seat.NORTH: Occupant("Grace", "style-gin-hunter"),
            Seat.EAST: Occupant("Eve"),
        },
    )
    shelf.remember(choice)
    again = Shelf(saved[-1])
    assert again.last == choice
    assert again.played_before
    assert [each.name for each in again.last.setup().occupants] == ["Ada", "", "Eve"]


def test_before_the_first_game_the_usual_one_is_offered(shelf: Shelf) -> None:
    assert shelf.last.setup().rules == DEFAULT_RULES
    assert [each.level for each in shelf.last.setup().occupants] == [PERSON, "level3"]
    assert not shelf.played_before


def test_a_first_choice_is_offered_until_there_is_a_last_one(saved: list[Presets]) -> None:
    first = Choice(Rules(target=300))
    shelf = Shelf(Presets(), saved.append, first)
    assert shelf.last == first
    assert not shelf.played_before
    shelf.remember(Choice(Rules(target=150)))
    assert Shelf(saved[-1], first=first).last == Choice(Rules(target=150))


def test_a_last_choice_with_faults_can_still_be_played() -> None:
    seats = {"S": KeptSeat("A\x00da", "grandmaster"), "N": KeptSeat("", "level5")}
    last = LastGame({"seats": 2, "target": -1, "jokers": 1}, "gone", True, seats)
    shelf = Shelf(Presets(last=last))
    assert {problem.kind for problem in shelf.problems} == {ProblemKind.LAST_GAME}
    setup = shelf.last.setup()
    assert setup.rules == DEFAULT_RULES
    assert setup.occupants == (Occupant("A da"), Occupant(level="level5"))
    assert shelf.match(setup.rules, shelf.last.preset) == PresetRef("oklahoma_rummy")
