"""The settings, a small JSON file that a player may edit and a newer version may add to."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

from okrummy_gui.store.jsonfile import read_object, replace_object, set_aside

# The problems `load` tells of; the window has a sentence for each.
DAMAGED: Final = "damaged"
UNREADABLE: Final = "unreadable"
WRONG_FIELDS: Final = "wrong-fields"

OF_THIS_MACHINE: Final = ("window", "window_state")
"""What no other machine's settings change."""

_INT_LIMIT = 2**31


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player chose; an empty language is the system's, no motion at all is 0."""

    language: str = ""
    theme: str = ""
    """The cloth; empty is the usual one, or strong contrast where the system asks for it."""
    back: str = "navy"
    large_index: bool = False
    four_colours: bool = False
    motion: float | None = None
    """How long movements take, 1 as designed; None is as the system wishes."""
    sort: str = "melds"
    window: tuple[int, int, int, int] | None = None
    window_state: str = "normal"
    """Or maximised, or full screen."""
    scheme: str = ""
    """Whether the dialogs are light or dark; empty is as the system has it."""
    thinking_pause: str = "natural"
    """How long computer players seem to think: off, natural or slow."""
    confirm_knock: bool = True
    next_hand: bool = False
    """Whether the next hand is dealt by itself."""
    see_discards: bool = False
    """Whether the whole discard pile may be looked through."""
    mark_known: bool = False
    """Whether cards are marked that another player is known to hold."""
    left_handed: bool = False
    text_table: bool = False
    """Whether the table stands as text beside the table."""
    sound: bool = False
    volume: float = 0.6
    """Of the sounds, from 0 to 1."""


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
    return taken_from(found, Settings())


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


def taken_from(found: Mapping[str, Any], now: Settings) -> tuple[Settings, str | None]:
    """The settings with what is found in place of what is now, and WRONG_FIELDS or None.

    A value that its field can't have changes nothing.
    """
    taken: dict[str, Any] = {}
    problem = None
    for field in fields(Settings):
        if field.name not in found:
            continue
        try:
            taken[field.name] = _READERS[field.type](found[field.name])
        except (TypeError, OverflowError):
            problem = WRONG_FIELDS
    return replace(now, **taken), problem


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def _switch(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def _window(value: object) -> tuple[int, ...] | None:
    if value is None:
        return None
    if not isinstance(value, list) or len(value) != 4:
        raise TypeError(value)
    return tuple(_small(number) for number in value)


def _wish(value: object) -> float | None:
    return None if value is None else _share(value)


def _share(value: object) -> float:
    # JSON has no difference between 1 and 1.0, and Python reads NaN and Infinity from it.
    if type(value) not in (int, float):
        raise TypeError(value)
    number = float(value)  # type: ignore[arg-type]  # see above
    if not math.isfinite(number) or number < 0:
        raise TypeError(value)
    return number


def _small(value: object) -> int:
    """An int, not a bool, that the window's C++ side can hold."""
    if type(value) is not int or not -_INT_LIMIT <= value < _INT_LIMIT:
        raise TypeError(value)
    return value


_READERS: Final[dict[Any, Callable[[object], Any]]] = {
    "str": _text,
    "bool": _switch,
    "float": _share,
    "float | None": _wish,
    "tuple[int, int, int, int] | None": _window,
}
"""By the type of the field, as it is written."""
