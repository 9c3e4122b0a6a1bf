"""Movement: how long things take, and what is moving now."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, QPointF, QTimer, Signal

from okrummy_gui.view.carditem import CardItem


class Move(Enum):
    """A kind of movement; its value is its time in milliseconds."""

    SHIFT = 170
    DRAW = 240
    DISCARD = 220
    DEAL = 260
    LIFT = 150
    HOME = 200
    SHOW = 280


FRAME: Final = 15


class Motion:
    """How quick movement is: 1 as designed, 0 none. Read each time something starts to move."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor

    def duration(self, move: Move) -> int:
        """Milliseconds; 0 means that the thing jumps."""
        return round(move.value * max(0.0, self.factor))


@dataclass(slots=True)
class _Flight:
    item: CardItem
    start: QPointF
    end: QPointF
    turn: float
    end_turn: float
    begun: int
    time: int
    turned: bool


class Mover(QObject):
    """Moves items to their places. What an item shows is right before it arrives."""

    idle = Signal()

    def __init__(self, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._motion = motion
        self._flights: dict[int, _Flight] = {}
        self._curve = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)

    @property
    def moving(self) -> bool:
        return bool(self._flights)

    def move(self, item: CardItem, end: QPointF, turn: float, move: Move, animate: bool) -> None:
        """Send an item to a place, from where it is now."""
        time = self._motion.duration(move) if animate else 0
        flight = self._flights.get(id(item))
        if flight is not None and flight.end == end and flight.end_turn == turn and time:
            return
        if time == 0 or (item.pos() == end and item.rotation() == turn):
            self._flights.pop(id(item), None)
            item.setPos(end)
            item.setRotation(turn)
            item.set_travelling(False)
            return
        now = self._clock.elapsed()
        item.set_travelling(True)
        self._flights[id(item)] = _Flight(
            item, item.pos(), end, item.rotation(), turn, now, time, False
        )
        self._timer.start()

    def forget(self, item: CardItem) -> None:
        """The item goes its own way, or away."""
        self._flights.pop(id(item), None)

    def finish(self) -> None:
        """Everything is where it was going."""
        for flight in tuple(self._flights.values()):
            self._land(flight)
        self._flights.clear()
        self._timer.stop()
        self.idle.emit()

    def _land(self, flight: _Flight) -> None:
        flight.item.setPos(flight.end)
        flight.item.setRotation(flight.end_turn)
        flight.item.set_travelling(False)

    def _tick(self) -> None:
        now = self._clock.elapsed()
        for key, flight in tuple(self._flights.items()):
            share = (now - flight.begun) / flight.time
            if share >= 1:
                self._land(flight)
                self._flights.pop(key, None)
                continue
            eased = self._curve.valueForProgress(share)
            flight.item.setPos(flight.start + (flight.end - flight.start) * eased)
            flight.item.setRotation(flight.turn + (flight.end_turn - flight.turn) * eased)
        if not self._flights:
            self._timer.stop()
            self.idle.emit()
