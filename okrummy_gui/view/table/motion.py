"""Movement: how long things take, and what is moving now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, QPointF, Qt, QTimer, Signal

from okrummy_gui.view.table.carditem import CardItem


class Move(Enum):
    """A kind of movement; its value is its time in milliseconds."""

    LIFT = 150
    SHIFT = 170
    HOME = 200
    SWEEP = 210
    DISCARD = 220
    DRAW = 240
    LAYOFF = 250
    DEAL = 260
    KNOCK = 280


FRAME: Final = 15
WHOLE_DEAL: Final = 980
"""In what time all cards are swept off and dealt, in milliseconds at motion 1."""


class Motion:
    """How quick movement is: 1 as designed, 0 none. Read each time something starts to move."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor

    def duration(self, move: Move) -> int:
        """Milliseconds; 0 means that the thing jumps."""
        return self.scaled(move.value)

    def scaled(self, time: float) -> int:
        """Milliseconds of a pause that belongs to a movement."""
        return round(time * max(0.0, self.factor))


@dataclass(slots=True)
class _Flight:
    item: CardItem
    start: QPointF
    end: QPointF
    turn: float
    end_turn: float
    begun: int
    time: int
    landed: Callable[[], None] | None = None


class Mover(QObject):
    """Moves items to their places. What an item shows is right before it arrives."""

    stepped = Signal()
    """A frame of motion is over."""
    idle = Signal()

    def __init__(self, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._motion = motion
        self._flights: dict[int, _Flight] = {}
        self._curve = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)

    @property
    def moving(self) -> bool:
        return bool(self._flights)

    def move(
        self,
        item: CardItem,
        end: QPointF,
        turn: float,
        move: Move,
        animate: bool,
        delay: float = 0,
    ) -> None:
        """Send an item to a place, from where it is now; it is not to be seen before it starts."""
        time = self._motion.duration(move) if animate else 0
        flight = self._flights.get(id(item))
        if flight is not None and flight.end == end and flight.end_turn == turn and time:
            return
        if time == 0 or (item.pos() == end and item.rotation() == turn):
            self._flights.pop(id(item), None)
            item.setPos(end)
            item.setRotation(turn)
            item.set_travelling(False)
            item.setVisible(True)
            return
        begun = self._clock.elapsed() + self._motion.scaled(delay)
        item.set_travelling(True)
        item.setVisible(not delay)
        self._flights[id(item)] = _Flight(item, item.pos(), end, item.rotation(), turn, begun, time)
        self._timer.start()

    def send_away(
        self, item: CardItem, end: QPointF, move: Move, landed: Callable[[], None]
    ) -> None:
        """Send an item to where nobody needs it any more; `landed` takes it away there."""
        self.move(item, end, 0, move, True)
        flight = self._flights.get(id(item))
        if flight is None:
            landed()
        else:
            flight.landed = landed

    def forget(self, item: CardItem) -> None:
        """The item goes its own way, or away."""
        if self._flights.pop(id(item), None) is not None:
            item.setVisible(True)

    def finish(self) -> None:
        """Everything is where it was going."""
        flights = tuple(self._flights.values())
        self._flights.clear()
        for flight in flights:
            self._land(flight)
        self._timer.stop()
        self.idle.emit()

    def _land(self, flight: _Flight) -> None:
        flight.item.setPos(flight.end)
        flight.item.setRotation(flight.end_turn)
        flight.item.set_travelling(False)
        flight.item.setVisible(True)
        if flight.landed is not None:
            flight.landed()

    def _tick(self) -> None:
        now = self._clock.elapsed()
        for key, flight in tuple(self._flights.items()):
            share = (now - flight.begun) / flight.time
            if share < 0:
                continue
            if share >= 1:
                self._flights.pop(key, None)
                self._land(flight)
                continue
            flight.item.setVisible(True)
            eased = self._curve.valueForProgress(share)
            flight.item.setPos(flight.start + (flight.end - flight.start) * eased)
            flight.item.setRotation(flight.turn + (flight.end_turn - flight.turn) * eased)
        self.stepped.emit()
        if not self._flights:
            self._timer.stop()
            self.idle.emit()
