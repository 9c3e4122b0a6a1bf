"""A table with a match behind it, worked with a real mouse and a clock that the test turns."""

from __future__ import annotations

import random
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from okrummy_gui.ai.levels import REFERENCES
from okrummy_gui.engine import match as matches
from okrummy_gui.engine.cards import DECK, Card, parse_cards
from okrummy_gui.engine.match import Match
from okrummy_gui.engine.protocol import (
    Action,
    Deal,
    DrawStock,
    Knock,
    Phase,
    Seat,
)
from okrummy_gui.engine.rules import Rules
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.table.carditem import CardItem
from okrummy_gui.view.table.motion import Motion
from okrummy_gui.view.table.table import Table
from okrummy_gui.view.theme import GREEN

MINE = parse_cards("4H 5H 6H 7H QS QH QD QC AC 2D")
THEIRS = parse_cards("KC KD KH 3H 8H TD 9C 6D 4C 2S")
NAMES = {Seat.SOUTH: "Anna", Seat.NORTH: "Hanna"}
LEFT = Qt.MouseButton.LeftButton
ART = CardArt(str(Path(__file__).parents[3] / "resources" / "cards"))


def dealt(rules: Rules | None = None) -> Match:
    """A hand in which south begins, with 7♠ turned up and 9♦ on top of the stock."""
    first = (Card.parse("9D"), Card.parse("TC"))
    used = {*MINE, *THEIRS, Card.parse("7S"), *first}
    rest = [card for card in DECK if card not in used]
    random.Random(7).shuffle(rest)
    order = (*chain(*zip(MINE, THEIRS, strict=True)), Card.parse("7S"), *first, *rest)
    return matches.apply(matches.new_match(rules or Rules()), Deal(order, Seat.NORTH))


class Bench:
    """A table with a match behind it."""

    def __init__(self, qtbot: QtBot, match: Match, seat: Seat = Seat.SOUTH) -> None:
        self.match, self.seat = match, seat
        self.table = Table(ART, Motion(0), GREEN)
        qtbot.addWidget(self.table)
        self.table.resize(1280, 800)
        self.table.show()
        self.acted: list[Action] = []
        self.orders: list[tuple[Card, ...]] = []
        self.table.acted.connect(self.acted.append)
        self.table.reordered.connect(self.orders.append)
        self.order = MINE if seat is Seat.SOUTH else THEIRS
        self.sync()

    def sync(self) -> None:
        self.table.sync(matches.view_for(self.match, self.seat), self.order, NAMES)

    def play(self, action: Action) -> None:
        self.match = matches.apply(self.match, action)
        self.sync()

    def click(self, at: QPoint) -> None:
        QTest.mouseClick(self.table.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)

    def press(self, name: str) -> None:
        self.click(self.table.button_point(name))

    def drag(self, start: QPoint, end: QPoint, drop: bool = True) -> None:
        port, none = self.table.viewport(), Qt.KeyboardModifier.NoModifier
        QTest.mousePress(port, LEFT, none, start)
        for share in (0.1, 0.5, 1.0):
            QTest.mouseMove(port, start + (end - start) * share)
        if drop:
            QTest.mouseRelease(port, LEFT, none, end)

    def point(self, name: str) -> QPoint:
        return self.table.card_point(Card.parse(name))


def knocked(qtbot: QtBot) -> Bench:
    match = matches.apply(dealt(), DrawStock())
    discard = Card.parse("9D")
    way = matches.legal(match).arrangements(discard)[0]
    match = matches.apply(match, Knock(discard, way.melds))
    return Bench(qtbot, match, Seat.NORTH)


class Clock:
    """The time of a table's movements, which stands still until it is set."""

    def __init__(self, table: Table) -> None:
        self.now = 0
        self._mover = table.mover
        self._mover._timer.timeout.disconnect()
        self._mover._clock = self  # type: ignore[assignment]

    def elapsed(self) -> int:
        return self.now

    def run(self, milliseconds: int) -> None:
        """Let time go by."""
        self.now += milliseconds
        self._mover._tick()


class Moving(Bench):
    """A bench on which things move, and a clock that the test turns."""

    def __init__(self, qtbot: QtBot, match: Match, seat: Seat = Seat.SOUTH) -> None:
        super().__init__(qtbot, match, seat)
        self.table.motion.factor = 1.0
        self.clock = Clock(self.table)

    def item(self, name: str) -> CardItem:
        item = self.table.card_item(Card.parse(name))
        assert item is not None
        return item


def finished(match: Match) -> Match:
    """The hand played to its end by two plain players."""
    player, chance = REFERENCES["simple"], random.Random(4)
    while match.phase is not Phase.HAND_OVER:
        assert match.turn is not None
        match = matches.apply(match, player.choose(matches.view_for(match, match.turn), chance))
    return match


def next_deal(match: Match, seed: int = 11) -> Deal:
    assert match.next_dealer is not None
    return Deal(tuple(random.Random(seed).sample(DECK, 52)), match.next_dealer)


def state_of(table: Table) -> dict[object, tuple[object, ...]]:
    """All that is to be known of every card on the table."""
    return {
        key: (
            item.pos().toTuple(),
            item.rotation(),
            item.zValue(),
            item.card,
            item.role,
            item.width,
            item.lifted,
            item._outline,
            item._pointer,
            item.isVisible(),
            item.homing,
        )
        for key, item in table.actors.cards.items()
    }


def kinds_on(table: Table) -> list[str]:
    """Of everything that is to be seen."""
    return sorted(type(item).__name__ for item in table.ground.items() if item.isVisible())


def picture(table: Table) -> QImage:
    return table.viewport().grab().toImage()


def assert_as_fresh(bench: Bench) -> None:
    """The table looks as one that was never touched, but for what is chosen and drafted."""
    table = bench.table
    table.finish_motion()
    table.hands.hover(None)
    table.hands.keyboard.focus.hide()
    fresh = Table(ART, Motion(0), GREEN)
    fresh.resize(table.size())
    fresh.show()
    assert table.state is not None
    fresh.sync(table.state, table.order, NAMES)
    fresh.selected, fresh.knock, fresh.defence = table.selected, table.knock, table.defence
    fresh.next_sort, fresh.advised = table.next_sort, table.advised
    fresh.restage(False)
    try:
        assert state_of(table) == state_of(fresh)
        assert kinds_on(table) == kinds_on(fresh)
        assert picture(table) == picture(fresh)
    finally:
        fresh.close()
        fresh.deleteLater()
