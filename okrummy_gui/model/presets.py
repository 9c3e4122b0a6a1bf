"""The presets on offer, the player's own among them, and the game that was chosen last."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from types import MappingProxyType
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from okrummy_gui.engine.protocol import Seat, seats_of
from okrummy_gui.engine.record import tidy_name
from okrummy_gui.engine.rules import DEFAULT_RULES, PRESETS, Rules, RulesError
from okrummy_gui.model.options import option_label, preset_name
from okrummy_gui.model.setup import OPPONENTS, PERSON, USUAL_LEVEL, Occupant, Setup
from okrummy_gui.store.presets import (
    ASIDE,
    LONGEST_NAME,
    KeptSeat,
    LastGame,
    OwnPreset,
    PresetProblem,
    Presets,
    ProblemKind,
    same_name,
)

_OPTIONS: Final = tuple(option.name for option in fields(Rules))
_USUAL_SEATS: Final[Mapping[Seat, Occupant]] = MappingProxyType(
    {seat: Occupant(level=PERSON if seat is Seat.SOUTH else USUAL_LEVEL) for seat in Seat}
)


@dataclass(frozen=True, slots=True)
class PresetRef:
    """A preset on offer: one of the program's by its key, or one of the player's by its name."""

    name: str
    own: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """What the new-game dialog shows: rules, the preset they came from, who sits at each seat."""

    rules: Rules = DEFAULT_RULES
    preset: PresetRef | None = PresetRef("oklahoma_rummy")
    occupants: Mapping[Seat, Occupant] = field(default_factory=lambda: _USUAL_SEATS)
    """For all four seats, so that names come back when the table grows again."""

    def setup(self) -> Setup:
        """ValueError if nobody is a person."""
        return Setup(self.rules, tuple(self.occupants[seat] for seat in seats_of(self.rules)))


def ref_name(ref: PresetRef) -> str:
    """What the preset is called, in the language of the moment."""
    return ref.name if ref.own else preset_name(ref.name)


class NameFault(Enum):
    """Why a preset can't have a name."""

    EMPTY = "empty"
    TOO_LONG = "too long"
    TAKEN = "taken"


# ---------------------------------------------------------------- matching


def fits(preset: Rules, rules: Rules) -> bool:
    """Whether these are the rules of the preset.

    A preset that says nothing of seats fits any number of them, each with its own restocks.
    """
    changes = preset.changes()
    if "seats" in changes or rules.partners:
        return preset == rules
    return Rules(**changes | {"seats": rules.seats}) == rules  # type: ignore[arg-type]  # by name


class Shelf:
    """Everything a new game can be chosen from. A change is passed to `save` at once.

    `save` must not raise; what can't be written is still there until the program ends.
    """

    def __init__(
        self,
        kept: Presets | None = None,
        save: Callable[[Presets], None] = lambda _: None,
        first: Choice | None = None,
    ) -> None:
        self._kept = kept or Presets()
        self._save = save
        problems: list[PresetProblem] = []
        own = [_understood(preset, problems) for preset in self._kept.own]
        self._rules = {preset.name: rules for preset, rules in own}
        self._kept = replace(self._kept, own=tuple(preset for preset, _ in own))
        self.last = _choice_of(self._kept.last, problems) or first or Choice()
        """What to offer first: the last choice, else `first`, else the usual one."""
        self.played_before = self._kept.last is not None
        self.problems = tuple(problems)
        """What in the file made no sense as rules; beside what `store.presets.load` returned."""

    @property
    def own(self) -> Mapping[str, Rules]:
        """The player's presets by name, in the order in which he made them."""
        return MappingProxyType(self._rules)

    def refs(self) -> tuple[PresetRef, ...]:
        """All presets, in the order in which they are offered."""
        built_in = [PresetRef(key) for key in PRESETS]
        return (*built_in, *(PresetRef(name, own=True) for name in self._rules))

    def rules_of(self, ref: PresetRef) -> Rules:
        """KeyError if there is no such preset."""
        return self._rules[ref.name] if ref.own else PRESETS[ref.name]

    def match(self, rules: Rules, preferred: PresetRef | None = None) -> PresetRef | None:
        """The preset that these rules are: `preferred` if it fits, else the nearest; or none."""
        refs = self.refs()
        fitting = [ref for ref in refs if fits(self.rules_of(ref), rules)]
        if preferred in fitting:
            return preferred
        exact = (ref for ref in fitting if self.rules_of(ref) == rules)
        return next(exact, fitting[0] if fitting else None)

    def fault_of(self, name: str, renaming: str | None = None) -> NameFault | None:
        """Why no preset can be called this; the names of the program's own count as taken."""
        wanted = " ".join(name.split())
        if not wanted or not wanted.isprintable():
            return NameFault.EMPTY
        if len(wanted) > LONGEST_NAME:
            return NameFault.TOO_LONG
        taken = [own for own in self._rules if own != renaming]
        taken += [preset_name(key) for key in (*PRESETS, None)]
        return NameFault.TAKEN if any(same_name(wanted, each) for each in taken) else None

    def add(self, name: str, rules: Rules) -> PresetRef:
        """Keep the rules under a name. ValueError if `fault_of` has something against it."""
        tidied = self._checked(name)
        preset = OwnPreset(tidied, rules.changes())
        self._rules[tidied] = rules
        self._change(own=(*self._kept.own, preset))
        return PresetRef(tidied, own=True)

    def overwrite(self, name: str, rules: Rules) -> None:
        """Keep other rules under a name there is. Options that are not ours stay with it."""
        old = self._preset(name)
        foreign = {key: value for key, value in old.rules.items() if key not in _OPTIONS}
        new = replace(old, rules=rules.changes() | foreign)
        self._rules[name] = rules
        self._change(own=tuple(new if each is old else each for each in self._kept.own))

    def rename(self, old: str, new: str) -> PresetRef:
        """ValueError if `fault_of` has something against the new name."""
        tidied = self._checked(new, renaming=old)
        self._rules = {tidied if name == old else name: each for name, each in self._rules.items()}
        self._change(
            own=tuple(
                replace(each, name=tidied) if each.name == old else each for each in self._kept.own
            )
        )
        return PresetRef(tidied, own=True)

    def delete(self, name: str) -> None:
        gone = self._preset(name)
        del self._rules[name]
        self._change(own=tuple(each for each in self._kept.own if each is not gone))

    def remember(self, choice: Choice) -> None:
        """Keep what was chosen, to be offered first the next time."""
        self.last, self.played_before = choice, True
        self._change(last=_last_of(choice))

    def _preset(self, name: str) -> OwnPreset:
        return next(each for each in self._kept.own if each.name == name)

    def _checked(self, name: str, renaming: str | None = None) -> str:
        fault = self.fault_of(name, renaming)
        if fault is not None:
            raise ValueError(f"no name for a preset: {fault.value}")
        return " ".join(name.split())

    def _change(self, **values: Any) -> None:
        self._kept = replace(self._kept, **values)
        self._save(self._kept)


# ---------------------------------------------------------------- out of the file and into it


def rules_from(
    found: Mapping[str, Any], problems: list[PresetProblem], name: str = ""
) -> tuple[Rules, dict[str, Any]]:
    """The rules that these options make, and the options that Rules refuses."""
    known = {key: value for key, value in found.items() if key in _OPTIONS}
    problems += [
        PresetProblem(ProblemKind.UNKNOWN_FIELD, name, key) for key in found if key not in known
    ]
    refused: dict[str, Any] = {}
    while True:
        try:
            return Rules(**known), refused
        except RulesError as error:
            refused[error.field] = known.pop(error.field)
            problems.append(PresetProblem(ProblemKind.IMPOSSIBLE_VALUE, name, error.field))


def _understood(preset: OwnPreset, problems: list[PresetProblem]) -> tuple[OwnPreset, Rules]:
    """The preset with what Rules refuses put aside, where the file keeps it and nobody asks."""
    rules, refused = rules_from(preset.rules, problems, preset.name)
    if not refused:
        return preset, rules
    earlier = preset.foreign.get(ASIDE)
    aside = (earlier if isinstance(earlier, dict) else {}) | refused
    left = {key: value for key, value in preset.rules.items() if key not in refused}
    return OwnPreset(preset.name, left, {**preset.foreign, ASIDE: aside}), rules


def _choice_of(last: LastGame | None, problems: list[PresetProblem]) -> Choice | None:
    """A choice that can be played: an unknown level is the usual one, South a person at need."""
    if last is None:
        return None
    faults: list[PresetProblem] = []
    rules, _ = rules_from(last.rules, faults)
    problems += [PresetProblem(ProblemKind.LAST_GAME, field=fault.field) for fault in faults]
    occupants = dict(_USUAL_SEATS)
    for seat in Seat:
        if seat.value in last.seats:
            occupants[seat] = _occupant_of(last.seats[seat.value])
    if not any(occupants[seat].is_person for seat in seats_of(rules)):
        occupants[Seat.SOUTH] = replace(occupants[Seat.SOUTH], level=PERSON)
    ref = PresetRef(last.preset, last.own) if last.preset else None
    return Choice(rules, ref, occupants)


def _occupant_of(kept: KeptSeat) -> Occupant:
    level = kept.level if kept.level in (PERSON, *OPPONENTS) else USUAL_LEVEL
    return Occupant(tidy_name(kept.name), level)


def _last_of(choice: Choice) -> LastGame:
    seats = {
        seat.value: KeptSeat(occupant.name, occupant.level)
        for seat, occupant in choice.occupants.items()
    }
    ref = choice.preset or PresetRef("")
    return LastGame(choice.rules.changes(), ref.name, ref.own, seats)


# ---------------------------------------------------------------- words


def fault_sentence(fault: NameFault) -> str:
    """What is wrong with the name of a preset."""
    return {
        NameFault.EMPTY: QCoreApplication.translate("Presets", "Type a name for the preset."),
        NameFault.TOO_LONG: QCoreApplication.translate(
            "Presets", "A name has at most {count} characters."
        ).format(count=LONGEST_NAME),
        NameFault.TAKEN: QCoreApplication.translate("Presets", "There is a preset of this name."),
    }[fault]


def preset_problem_sentence(problem: PresetProblem) -> str:
    """What was wrong with the file of the presets, and what has become of it."""
    text = {
        ProblemKind.DAMAGED: QCoreApplication.translate(
            "Presets", "The file of your presets was damaged and has been kept aside."
        ),
        ProblemKind.UNREADABLE: QCoreApplication.translate(
            "Presets", "The file of your presets can’t be read."
        ),
        ProblemKind.NEWER: QCoreApplication.translate(
            "Presets",
            "The file of your presets was written by a newer version. It stays as it is; "
            "presets made now are gone when you quit.",
        ),
        ProblemKind.NOT_A_PRESET: QCoreApplication.translate(
            "Presets", "One of your presets made no sense and has been kept aside."
        ),
        ProblemKind.SAME_NAME: QCoreApplication.translate(
            "Presets", "Two of your presets were called “{preset}”. One is now “{field}”."
        ),
        ProblemKind.UNKNOWN_FIELD: QCoreApplication.translate(
            "Presets",
            "Your preset “{preset}” has an option that this version doesn’t know: {field}.",
        ),
        ProblemKind.IMPOSSIBLE_VALUE: QCoreApplication.translate(
            "Presets",
            "Your preset “{preset}” had an impossible value for “{field}”; the usual one is used.",
        ),
        ProblemKind.LAST_GAME: QCoreApplication.translate(
            "Presets", "Not everything that you chose for the last game could be read."
        ),
    }[problem.kind]
    named = problem.kind is ProblemKind.IMPOSSIBLE_VALUE
    label = option_label(problem.field) if named else problem.field
    return text.format(preset=problem.preset, field=tidy_name(label))
