"""The settings, a small JSON file that a player may edit and a newer version may add to."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final

from okrummy_gui.store.jsonfile import read_object, replace_object, set_aside

# The problems `load` tells of; the window has a sentence for each.
DAMAGED: Final = "damaged"
UNREADABLE: Final = "unreadable"
WRONG_FIELDS: Final = "wrong-fields"

_INT_LIMIT = 2**31


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player chose; an empty language is the system's, a motion of 0 is none."""

    language: str = ""
    theme: str = "green"
    back: str = "navy"
    large_index: bool = False
    four_colours: bool = False
    motion: float = 1.0
    sort: str = "melds"
    window: tuple[int, int, int, int] | None = None


def load(path: Path) -> tuple[Settings, str | None]:
    """The settings and DAMAGED, UNREADABLE, WRONG_FIELDS or None; never raises.

    A damaged file is moved to "<name>.damaged", over an earlier one.  Of wrong fields only those
    get their default.
    """
    try:
        found = read_object(path)
    except FileNotFoundError:
        return Settings(), None
    except OSError:
        return Settings(), UNREADABLE
    except (ValueError, RecursionError):
        set_aside(path)
        return Settings(), DAMAGED
    return _taken_from(found)


def save(path: Path, settings: Settings) -> None:
    """Replace the file in one step, with the fields in it that are not ours; OSError if it can't.

    After an OSError the earlier file is as it was.
    """
    replace_object(path, _foreign_fields(path) | asdict(settings))


def _foreign_fields(path: Path) -> dict[str, Any]:
    try:
        found = read_object(path)
    except (OSError, ValueError, RecursionError):
        return {}
    ours = {field.name for field in fields(Settings)}
    return {name: value for name, value in found.items() if name not in ours}


def _taken_from(found: dict[str, Any]) -> tuple[Settings, str | None]:
    taken: dict[str, Any] = {}
    problem = None
    for field in fields(Settings):
        if field.name not in found:
            continue
        try:
            taken[field.name] = _like(field.default, found[field.name])
        except (TypeError, OverflowError):
            problem = WRONG_FIELDS
    return Settings(**taken), problem


def _like(default: object, value: object) -> object:
    """The value as the field with this default has it; a TypeError if it cannot be one."""
    if default is None:
        return None if value is None else _window(value)
    if isinstance(default, float):
        return _share(value)
    if type(value) is not type(default):
        raise TypeError(value)
    return _small(value) if type(value) is int else value


def _window(value: object) -> tuple[int, ...]:
    if not isinstance(value, list) or len(value) != 4:
        raise TypeError(value)
    return tuple(_small(number) for number in value)


def _share(value: object) -> float:
    # JSON has no difference between 1 and 1.0, and Python reads NaN and Infinity from it.
    if type(value) not in (int, float):
        raise TypeError(value)
    number = float(value)  # type: ignore[arg-type]
    if not math.isfinite(number) or number < 0:
        raise TypeError(value)
    return number


def _small(value: object) -> int:
    """An int, not a bool, that the window's C++ side can hold."""
    if type(value) is not int or not -_INT_LIMIT <= value < _INT_LIMIT:
        raise TypeError(value)
    return value
