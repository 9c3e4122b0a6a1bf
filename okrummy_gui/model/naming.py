"""What the seats are called in the language of the moment, where nobody typed a name."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from okrummy_gui.engine.protocol import Seat
from okrummy_gui.model.seating import Seating


def shown_names(names: Mapping[Seat, str], seating: Seating) -> dict[Seat, str]:
    """A name for each seat; nameless players of a kind are numbered when there are several."""
    people = seating.people
    computers = tuple(seat for seat in names if seat not in people)
    return {
        seat: name or (_person(seat, people) if seat in people else _computer(seat, computers))
        for seat, name in names.items()
    }


def _person(seat: Seat, people: tuple[Seat, ...]) -> str:
    if len(people) == 1:
        return QCoreApplication.translate("Names", "You")
    text = QCoreApplication.translate("Names", "Player {number}")
    return text.format(number=people.index(seat) + 1)


def _computer(seat: Seat, computers: tuple[Seat, ...]) -> str:
    if len(computers) == 1:
        return QCoreApplication.translate("Names", "Computer")
    text = QCoreApplication.translate("Names", "Computer {number}")
    return text.format(number=computers.index(seat) + 1)
