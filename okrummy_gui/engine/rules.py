"""The rules of a match: every option of the rule sheets, with its default (R5 to R30)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Final

from okrummy_gui.engine.cards import Card, Rank, Suit

RESTOCKS_BY_SEATS: Final = {2: 0, 3: 3, 4: 10}
"""How often a hand is restocked when the rules do not say (R16)."""


class RulesError(ValueError):
    """An impossible value; `field` names the option at fault."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field = field


_RANGES: Final = {
    "seats": (2, 4),
    "target": (25, 1000),
    "gin_bonus": (0, 100),
    "undercut_bonus": (1, 100),
    "box_bonus": (0, 500),
    "game_bonus": (0, 500),
    "spade_multiplier": (1, 3),
}

_SWITCHES: Final = (
    "partners",
    "partners_defend",
    "hollywood",
    "ace_is_gin_only",
    "upcard_offer",
    "ace_high_runs",
    "layoffs",
    "may_return_drawn_discard",
    "knock_discard_face_down",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The options of one match. Impossible values and mixes raise `RulesError` naming the field.

    `restocks` left out takes the default of the number of seats (R16).
    """

    seats: int = 2
    partners: bool = False
    partners_defend: bool = False
    hollywood: bool = False
    target: int = 200
    restocks: int = -1
    spade_multiplier: int = 2
    ace_is_gin_only: bool = True
    fixed_limit: int | None = None
    upcard_offer: bool = False
    ace_high_runs: bool = False
    layoffs: bool = True
    may_return_drawn_discard: bool = False
    knock_discard_face_down: bool = True
    gin_bonus: int = 25
    undercut_bonus: int = 25
    box_bonus: int = 25
    game_bonus: int = 100

    def __post_init__(self) -> None:
        for name, (low, high) in _RANGES.items():
            _check_range(name, getattr(self, name), low, high)
        for name in _SWITCHES:
            if not isinstance(getattr(self, name), bool):
                raise RulesError(name, "neither yes nor no")
        if self.fixed_limit is not None:
            _check_range("fixed_limit", self.fixed_limit, 0, 10)
        self._check_mix()
        if self.restocks == -1:
            object.__setattr__(self, "restocks", RESTOCKS_BY_SEATS[self.seats])
        _check_range("restocks", self.restocks, 0, 20)

    def _check_mix(self) -> None:
        """R29: partners are four; a defence needs partners, and layoffs to be made."""
        if self.partners and self.seats != 4:
            raise RulesError("partners", "needs four seats")
        if self.partners_defend and not self.partners:
            raise RulesError("partners_defend", "needs partners")
        if self.partners_defend and not self.layoffs:
            raise RulesError("partners_defend", "needs layoffs")

    def changes(self) -> dict[str, int | bool | None]:
        """The options that differ from the default, by name.

        The default of `restocks` is that of the number of seats.
        """
        usual = {field.name: getattr(DEFAULT_RULES, field.name) for field in fields(self)}
        usual["restocks"] = RESTOCKS_BY_SEATS[self.seats]
        return {name: getattr(self, name) for name in usual if getattr(self, name) != usual[name]}


def _check_range(name: str, value: object, low: int, high: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int):
        raise RulesError(name, "not a whole number")
    if not low <= value <= high:
        raise RulesError(name, f"must be from {low} to {high}")


DEFAULT_RULES: Final = Rules()

PRESETS: Final[Mapping[str, Rules]] = MappingProxyType(
    {
        "oklahoma_rummy": DEFAULT_RULES,
        "oklahoma_gin": DEFAULT_RULES,
        "double": Rules(spade_multiplier=3),
        "hollywood": Rules(hollywood=True),
        "no_layoffs": Rules(layoffs=False),
        "short": Rules(target=150),
        "long": Rules(target=250),
        "tournament": Rules(target=300),
        "partnership": Rules(seats=4, partners=True),
        "gin_rummy": Rules(fixed_limit=10, spade_multiplier=1, upcard_offer=True, target=100),
    }
)
"""The variants of the sheets by name, in the order in which they are offered."""


def knock_limit(upcard: Card, rules: Rules) -> int:
    """The largest deadwood that may knock in a hand with this upcard; 0 is gin only (R8)."""
    if rules.fixed_limit is not None:
        return rules.fixed_limit
    if upcard.rank is Rank.ACE and rules.ace_is_gin_only:
        return 0
    return upcard.points


def multiplier(upcard: Card, rules: Rules) -> int:
    """What every point scored in the hand is multiplied by (R9)."""
    return rules.spade_multiplier if upcard.suit is Suit.SPADES else 1
