"""The player's own presets and what he chose last, a small JSON file beside the settings.

Rules, levels and seats are plain words and numbers here; `model.presets` makes sense of them.
A file of a newer format is read by nobody and written by nobody: it stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Any, Final

from okrummy_gui.store.jsonfile import read_object, replace_object, set_aside

FILE_NAME: Final = "presets.json"
FORMAT: Final = 1
LONGEST_NAME: Final = 40
ASIDE: Final = "not understood"
"""The field under which the file keeps what made no sense, so that no later save loses it."""

_OURS: Final = ("format", "presets", "last")


class ProblemKind(Enum):
    """What was wrong with the file, coarse enough for each to be one sentence in the window."""

    DAMAGED = "damaged"
    UNREADABLE = "unreadable"
    NEWER = "newer"
    NOT_A_PRESET = "not a preset"
    SAME_NAME = "same name"
    UNKNOWN_FIELD = "unknown field"
    IMPOSSIBLE_VALUE = "impossible value"
    LAST_GAME = "last game"


@dataclass(frozen=True, slots=True)
class PresetProblem:
    """`preset` is the name now in use; `field` an option, or the second name of a double one."""

    kind: ProblemKind
    preset: str = ""
    field: str = ""


class NewerFile(OSError):
    """The file was written by a newer version: it is not replaced."""


@dataclass(frozen=True, slots=True)
class OwnPreset:
    """A preset of the player's: the options that differ from the default, as the file has them."""

    name: str
    rules: Mapping[str, Any] = field(default_factory=dict)
    foreign: Mapping[str, Any] = field(default_factory=dict)
    """The fields of the entry that are not ours, kept for whoever wrote them."""


@dataclass(frozen=True, slots=True)
class KeptSeat:
    """Who sat there; an empty level is a person."""

    name: str = ""
    level: str = ""


@dataclass(frozen=True, slots=True)
class LastGame:
    """What was chosen last. `preset` is empty where it was none; `own` tells whose name it is."""

    rules: Mapping[str, Any] = field(default_factory=dict)
    preset: str = ""
    own: bool = False
    seats: Mapping[str, KeptSeat] = field(default_factory=dict)
    """By the letter of the seat; also those that were not taken, with who sat there before."""


@dataclass(frozen=True, slots=True)
class Presets:
    """All that the file holds."""

    own: tuple[OwnPreset, ...] = ()
    last: LastGame | None = None
    foreign: Mapping[str, Any] = field(default_factory=dict)


def tidy_name(name: str) -> str:
    """A name of one line, without control characters; it may still be empty or too long."""
    visible = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(visible.split())


def same_name(one: str, other: str) -> bool:
    """Whether two names are too alike to tell apart."""
    return one.casefold() == other.casefold()


# ---------------------------------------------------------------- load


def load(path: Path) -> tuple[Presets, tuple[PresetProblem, ...]]:
    """What the file holds and what was wrong with it; never raises.

    A damaged file is moved to "<name>.damaged", over an earlier one.
    """
    try:
        found = _read(path)
    except FileNotFoundError:
        return Presets(), ()
    except OSError:
        return Presets(), (PresetProblem(ProblemKind.UNREADABLE),)
    except (ValueError, RecursionError):
        set_aside(path)
        return Presets(), (PresetProblem(ProblemKind.DAMAGED),)
    if found.get("format", FORMAT) > FORMAT:
        return Presets(), (PresetProblem(ProblemKind.NEWER),)
    return _taken_from(found)


def _read(path: Path) -> dict[str, Any]:
    found = read_object(path)
    version = found.get("format", FORMAT)
    if type(version) is not int or version < 1:
        raise ValueError("not a format")
    return found


def _taken_from(found: dict[str, Any]) -> tuple[Presets, tuple[PresetProblem, ...]]:
    problems: list[PresetProblem] = []
    foreign = {name: value for name, value in found.items() if name not in _OURS}
    entries = found.get("presets", [])
    own, odd = _own_of(entries if isinstance(entries, list) else [entries], problems)
    last = _last_of(found["last"], problems) if found.get("last") is not None else None
    if odd:
        earlier = foreign.get(ASIDE)
        foreign[ASIDE] = [*(earlier if isinstance(earlier, list) else []), *odd]
    return Presets(own, last, foreign), tuple(problems)


def _own_of(
    entries: list[Any], problems: list[PresetProblem]
) -> tuple[tuple[OwnPreset, ...], list[Any]]:
    """The presets, each with a name of its own, and the entries that are none."""
    own: list[OwnPreset] = []
    odd: list[Any] = []
    for entry in entries:
        preset = _preset_of(entry)
        if preset is None:
            odd.append(entry)
            problems.append(PresetProblem(ProblemKind.NOT_A_PRESET))
            continue
        name = _free_name(preset.name, [each.name for each in own])
        if name != preset.name:
            problems.append(PresetProblem(ProblemKind.SAME_NAME, preset.name, name))
            preset = OwnPreset(name, preset.rules, preset.foreign)
        own.append(preset)
    return tuple(own), odd


def _preset_of(entry: Any) -> OwnPreset | None:
    if not isinstance(entry, dict):
        return None
    name, rules = entry.get("name"), entry.get("rules", {})
    if not isinstance(name, str) or not isinstance(rules, dict):
        return None
    name = tidy_name(name)[:LONGEST_NAME].strip()
    foreign = {key: value for key, value in entry.items() if key not in ("name", "rules")}
    return OwnPreset(name, rules, foreign) if name else None


def _free_name(name: str, taken: Iterable[str]) -> str:
    """The name, with a number behind it if it is taken."""
    names = {each.casefold() for each in taken}
    free, count = name, 1
    while free.casefold() in names:
        count += 1
        ending = f" ({count})"
        free = name[: LONGEST_NAME - len(ending)].rstrip() + ending
    return free


def _last_of(found: Any, problems: list[PresetProblem]) -> LastGame | None:
    """The last game; each part that makes no sense is left out."""

    def part(name: str, kind: type, usual: Any) -> Any:
        value = found.get(name, usual)
        if isinstance(value, kind):
            return value
        problems.append(PresetProblem(ProblemKind.LAST_GAME, field=name))
        return usual

    if not isinstance(found, dict):
        problems.append(PresetProblem(ProblemKind.LAST_GAME))
        return None
    seats = {}
    for letter, value in part("seats", dict, {}).items():
        kept = _seat_of(value)
        if kept is None:
            problems.append(PresetProblem(ProblemKind.LAST_GAME, field="seats"))
        else:
            seats[letter] = kept
    return LastGame(
        part("rules", dict, {}), part("preset", str, ""), part("own", bool, False), seats
    )


def _seat_of(found: Any) -> KeptSeat | None:
    if not isinstance(found, dict):
        return None
    name, level = found.get("name", ""), found.get("level", "")
    return KeptSeat(name, level) if isinstance(name, str) and isinstance(level, str) else None


# ---------------------------------------------------------------- save


def save(path: Path, presets: Presets) -> None:
    """Replace the file in one step; OSError if it can't, and then the earlier file is as it was.

    A file that cannot be read is not replaced either, nor one of a newer format (NewerFile).
    """
    _refuse_newer(path)
    replace_object(path, _as_json(presets))


def _refuse_newer(path: Path) -> None:
    try:
        newer = _read(path).get("format", FORMAT) > FORMAT
    except (FileNotFoundError, ValueError, RecursionError):
        return
    if newer:
        raise NewerFile(f"written by a newer version: {path}")


def _as_json(presets: Presets) -> dict[str, Any]:
    own = [
        {"name": preset.name, "rules": dict(preset.rules), **preset.foreign}
        for preset in presets.own
    ]
    made: dict[str, Any] = {"format": FORMAT, "presets": own}
    if presets.last is not None:
        made["last"] = _last_as_json(presets.last)
    return made | dict(presets.foreign)


def _last_as_json(last: LastGame) -> dict[str, Any]:
    seats = {
        letter: {"name": seat.name, "level": seat.level} for letter, seat in last.seats.items()
    }
    return {"preset": last.preset, "own": last.own, "rules": dict(last.rules), "seats": seats}
