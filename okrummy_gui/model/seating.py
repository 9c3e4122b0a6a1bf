"""Who plays at each seat: people, computer players, and computers that stand in for people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from okrummy_gui.engine.protocol import Seat
from okrummy_gui.model.setup import LEVELS, OPPONENTS, PERSON, USUAL_LEVEL, Setup


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits there. ValueError for a level that there is not."""

    level: str = PERSON
    """Of the computer player; PERSON for a person."""
    stand_in: str | None = None
    """The level of the computer that plays for the person who has left the seat."""

    def __post_init__(self) -> None:
        if self.level != PERSON and self.level not in OPPONENTS:
            raise ValueError(f"no such level: {self.level}")
        if self.stand_in is not None and (self.stand_in not in OPPONENTS or not self.is_person):
            raise ValueError(f"no such stand-in: {self.stand_in}")

    @property
    def is_person(self) -> bool:
        return self.level == PERSON

    @property
    def played_by(self) -> str | None:
        """The level of the computer that acts; None for a person who is there."""
        return self.stand_in if self.is_person else self.level


@dataclass(frozen=True, slots=True)
class Seating:
    """The chairs round the table, in turn order."""

    chairs: Mapping[Seat, Chair]

    @staticmethod
    def of(setup: Setup, seats: tuple[Seat, ...]) -> Seating:
        return Seating({seat: Chair(setup.at(seat).level) for seat in seats})

    @staticmethod
    def usual(seats: tuple[Seat, ...]) -> Seating:
        """One person, at the first seat."""
        computers = {seat: Chair(USUAL_LEVEL) for seat in seats[1:]}
        return Seating({seats[0]: Chair(), **computers})

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that belong to people, there or not."""
        return tuple(seat for seat, chair in self.chairs.items() if chair.is_person)

    @property
    def only_viewer(self) -> Seat | None:
        """Whose cards may always be seen: the only person's, or the only one's who is there."""
        alone = self.people if len(self.people) == 1 else self.present
        return alone[0] if len(alone) == 1 else None

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats whose person is there."""
        return tuple(seat for seat, chair in self.chairs.items() if chair.played_by is None)

    @property
    def absent(self) -> tuple[Seat, ...]:
        """The seats that a person has left to the computer."""
        return tuple(seat for seat, chair in self.chairs.items() if chair.stand_in is not None)

    def level_at(self, seat: Seat) -> str | None:
        """The level of the computer that acts there; None for a person."""
        return self.chairs[seat].played_by

    def left(self, seat: Seat, level: str = LEVELS[-1]) -> Seating:
        """With the person's seat left to a computer; nobody should lose by leaving."""
        return self._with(seat, stand_in=level)

    def back(self, seat: Seat) -> Seating:
        """With the person back at his seat."""
        return self._with(seat, stand_in=None)

    def next_person(self, waiting: tuple[Seat, ...]) -> Seat | None:
        """The first of these seats, in their order, whose person is there."""
        return next((seat for seat in waiting if seat in self.present), None)

    def _with(self, seat: Seat, stand_in: str | None) -> Seating:
        return Seating({**self.chairs, seat: replace(self.chairs[seat], stand_in=stand_in)})
