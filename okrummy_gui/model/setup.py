"""What a game begins with: the rules, who sits where, and the cards where they are chosen."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from okrummy_gui.engine.deals import DealNumber
from okrummy_gui.engine.protocol import Seat, seats_of
from okrummy_gui.engine.rules import DEFAULT_RULES, Rules

LEVELS: Final = ("level1", "level2", "level3", "level4", "level5", "level6")
"""The levels of the computer players by name, weakest first, as in ai/levels.py.

They stand here once more so that the start does not wait for the players themselves.
"""

STYLES: Final = MappingProxyType(
    {"style-early-knocker": "level5", "style-gin-hunter": "level5"},
)
"""The computer players with a way of their own, each with the level that is as strong."""

OPPONENTS: Final = (*LEVELS, *STYLES)
"""All computer players that can be chosen, in the order in which they are offered."""

RENAMED_LEVELS: Final = {"beginner": "level2", "club": "level5"}
"""What earlier versions called them."""

USUAL_LEVEL: Final = LEVELS[2]
"""Who plays for the first time wins now and then."""
PERSON: Final = ""


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits at a seat. ValueError for a level that there is not."""

    name: str = ""
    """As the player typed it; an empty one is filled in by the window in its language."""
    level: str = PERSON
    """Of the computer player, or its style; PERSON for a person."""

    def __post_init__(self) -> None:
        if self.level != PERSON and self.level not in OPPONENTS:
            raise ValueError(f"no such level: {self.level}")

    @property
    def is_person(self) -> bool:
        return self.level == PERSON


@dataclass(frozen=True, slots=True)
class Setup:
    """A game to be begun. ValueError unless each seat has its occupant and one is a person."""

    rules: Rules = DEFAULT_RULES
    occupants: tuple[Occupant, ...] = field(default=(Occupant(), Occupant(level=USUAL_LEVEL)))
    """By seat, in turn order."""
    number: DealNumber | None = None
    """The deal number of the first hand; the hands after it follow in order."""
    dealer: Seat | None = None
    """Who deals first; None is drawn by lot (R6)."""

    def __post_init__(self) -> None:
        seats = seats_of(self.rules)
        if len(self.occupants) != len(seats):
            raise ValueError("not an occupant for each seat")
        if not any(occupant.is_person for occupant in self.occupants):
            raise ValueError("nobody is a person")
        if self.dealer is not None and self.dealer not in seats:
            raise ValueError(f"nobody sits at {self.dealer.value}")

    def at(self, seat: Seat) -> Occupant:
        return self.occupants[seats_of(self.rules).index(seat)]
