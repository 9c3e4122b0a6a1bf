"""Looks for a hidden card wherever somebody could see one: the same match twice, differently dealt.

Two matches that a seat can't tell apart are shown one after the other, and everything that can be
looked at must be the same: the view, the item models, the pixels, what a screen reader is told, the
log, and what each computer player decides.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage
from PySide6.QtWidgets import QApplication, QWidget

from okrummy_gui.ai.levels import PLAYERS
from okrummy_gui.application import Application
from okrummy_gui.engine.cards import cards_of
from okrummy_gui.engine.deals import DealNumber
from okrummy_gui.engine.match import Match, view_for
from okrummy_gui.engine.protocol import IllegalAction, Phase, Seat
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.faultreport import cardless
from okrummy_gui.model.handorder import SortBy, sorted_hand
from okrummy_gui.model.seating import Chair, Seating
from okrummy_gui.model.setup import USUAL_LEVEL
from okrummy_gui.model.thinking import Faltered
from okrummy_gui.model.thinkprocess import Fault, FaultKind
from okrummy_gui.view.table.carditem import CardItem
from tests.ai.hidden import redealt

OVER = (Phase.HAND_OVER, Phase.MATCH_OVER)


def differently(match: Match, seat: Seat, chance: random.Random) -> Match:
    """The same match for the seat, with another number, and all it can't see dealt anew."""
    moved = redealt(match, seat, chance)
    hand = moved.hand
    assert hand is not None
    drawn = hand.drawn
    if drawn is not None and hand.turn is not seat:
        held = hand.hands[hand.place(hand.turn)] & ~hand.known[hand.place(hand.turn)]
        drawn = chance.choice(tuple(cards_of(held)))
    number = None if hand.number is None else DealNumber(chance.randint(1, 999_999))
    return replace(moved, hand=replace(hand, drawn=drawn, number=number))


@dataclass
class Sight:
    """All that can be looked at."""

    view: PlayerView
    legal: object
    pixels: QImage
    told: tuple[str, ...]
    models: tuple[Any, ...]
    faces: tuple[str, ...]
    choices: tuple[str, ...]
    log: tuple[str, ...]

    def difference(self, other: Sight) -> str | None:
        """The first thing that is not the same."""
        for name in ("view", "legal", "told", "models", "faces", "choices", "log", "pixels"):
            if getattr(self, name) != getattr(other, name):
                return name
        return None


class Glass(logging.Handler):
    """One program, in whose window matches are put."""

    def __init__(self, application: Application) -> None:
        super().__init__()
        self.application = application
        self.session, self.window = application.session, application.window
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())

    def sight(self, match: Match, seat: Seat) -> Sight:
        """What there is to see when the match is shown to the seat."""
        self._put(match, seat)
        view = self.session.view()
        lines, self.lines = tuple(self.lines), []
        return Sight(
            view=view,
            legal=view.legal,
            pixels=self.window.grab().toImage(),
            told=tuple(_told(QAccessible.queryAccessibleInterface(self.window))),
            models=tuple(_models(self.window)),
            faces=tuple(self._faces()),
            choices=tuple(_choices(match, seat)),
            log=lines,
        )

    def _put(self, match: Match, seat: Seat) -> None:
        session = self.session
        chairs = {at: Chair() if at is seat else Chair(USUAL_LEVEL) for at in match.seats}
        session._decider.stop()
        session._match, session._seating = match, Seating(chairs)
        session._names = tuple(f"Player at {at.value}" for at in match.seats)
        session._actions = []
        hand = view_for(match, seat).hand
        session._orders = {seat: sorted_hand(hand, SortBy.MELDS, match.rules)}
        session.viewer, session.awaited, session._started = seat, None, True
        self.application.table.clear()
        self.window.room.companions.put_away()
        session.changed.emit()
        self.window.room.companions.show_score()
        self.window.room.companions.show_rules()
        self.application.table.finish_motion()
        self._falter(match)
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self.window.room.companions.score.hide()
        self.window.room.companions.rules.hide()

    def _falter(self, match: Match) -> None:
        """A computer player fails and names its cards: the log may not."""
        turn, hand = match.turn, match.hand
        if turn is None or turn is self.session.viewer or hand is None:
            return
        held = view_for(match, turn).hand
        fault = Fault(FaultKind.RAISED, f"with {held} of {hand.number}")
        self.session.faltered.emit(Faltered(turn, USUAL_LEVEL, None, fault))

    def _faces(self) -> Iterator[str]:
        """Every card item, and the face that it knows."""
        for item in self.application.table.ground.items():
            if isinstance(item, CardItem):
                where = item.scenePos()
                yield f"{where.x():.1f} {where.y():.1f} {item.card}"


def _choices(match: Match, seat: Seat) -> Iterator[str]:
    """What each computer player does in the seat."""
    if match.turn is seat:
        view = view_for(match, seat)
        for name, player in PLAYERS.items():
            yield f"{name} {player.choose(view, random.Random(7))}"


def _told(root: QAccessibleInterface | None) -> Iterator[str]:
    """Everything that a screen reader could read below this."""
    if root is None:
        return
    for kind in (
        QAccessible.Text.Name,
        QAccessible.Text.Description,
        QAccessible.Text.Value,
        QAccessible.Text.Help,
    ):
        yield root.text(kind)
    for at in range(root.childCount()):
        child = root.child(at)
        if child is not None and child.isValid():
            yield from _told(child)


def _models(root: QWidget) -> Iterator[Any]:
    """Every value of every item model, and every text, of the window and its dialogs."""
    for found in root.findChildren(QAbstractItemModel):
        yield from _cells(found)
    for found in root.findChildren(QObject):
        for name in ("text", "windowTitle", "toolTip", "statusTip", "whatsThis"):
            said = getattr(found, name, None)
            if callable(said):
                yield f"{type(found).__name__} {said()}"


def _cells(model: QAbstractItemModel) -> Iterator[Any]:
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            index = model.index(row, column, QModelIndex())
            for role in Qt.ItemDataRole:
                value = index.data(role)
                if isinstance(value, str | int | float):
                    yield row, column, role.name, value


def problem_with(glass: Glass, match: Match, seat: Seat, chance: random.Random) -> str | None:
    """Where a hidden card can be seen; None when nowhere."""
    if match.hand is None or match.phase in OVER:
        return None
    first = glass.sight(match, seat)
    if any(line != cardless(line) for line in first.log):
        return "log"
    try:
        second = glass.sight(differently(match, seat, chance), seat)
    except IllegalAction as error:
        return f"the match: {error}"
    return first.difference(second)
