"""The rules of a run, by the name of a preset."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from okrummy_gui.engine.rules import PRESETS, RESTOCKS_BY_SEATS, Rules

_TITLES: Final = {
    "double": "Double Oklahoma",
    "hollywood": "Hollywood Oklahoma",
    "short": "Short game",
    "long": "Long game",
    "partnership": "Partnership Oklahoma",
}
"""Where the English title is not the key in capitals."""


class UnknownPreset(ValueError):
    """No preset has this name; the message lists those there are."""


def title_of(key: str) -> str:
    """The preset's English name, as the window has it."""
    words = key.split("_")
    usual = " ".join(words).capitalize() if words[0] == "no" else key.replace("_", " ").title()
    return _TITLES.get(key, usual)


def preset_named(name: str) -> str:
    """The key of the preset with this key or English title, however it is capitalised."""
    wanted = _plain(name)
    for key in PRESETS:
        if wanted in (_plain(key), _plain(title_of(key))):
            return key
    known = ", ".join(title_of(key) for key in PRESETS)
    raise UnknownPreset(f"no preset is called {name!r}; there are: {known}")


def _plain(name: str) -> str:
    return " ".join(name.replace("_", " ").replace("-", " ").lower().split())


def rules_for(preset: str, target: int | None = None, seats: int | None = None) -> Rules:
    """The preset's rules with another target or number of seats; RulesError where that can't be."""
    rules = PRESETS[preset]
    if target is not None:
        rules = replace(rules, target=target)
    if seats is None or seats == rules.seats:
        return rules
    # The usual number of restocks is that of the number of seats (R16).
    usual = rules.restocks == RESTOCKS_BY_SEATS[rules.seats]
    return replace(rules, seats=seats, restocks=-1 if usual else rules.restocks)
