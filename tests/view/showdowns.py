"""Matches after a knock, and a table that shows them, for the tests of the showdown."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from okrummy_gui.engine import match as matches
from okrummy_gui.engine.cards import DECK, Card, parse_cards
from okrummy_gui.engine.match import Match
from okrummy_gui.engine.melds import Meld
from okrummy_gui.engine.protocol import (
    Action,
    Deal,
    Defend,
    DrawStock,
    Knock,
    Seat,
    next_seat,
    seats_of,
)
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.handorder import SortBy, sorted_hand
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.table.motion import Motion
from okrummy_gui.view.table.table import Table
from okrummy_gui.view.theme import GREEN

NAMES = {Seat.SOUTH: "Ada", Seat.WEST: "Ben", Seat.NORTH: "Carla", Seat.EAST: "Dora"}
ART = CardArt(str(Path(__file__).parents[2] / "resources" / "cards"))
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier

KNOCKS = "JSQSKS TCTDTH 5H6H7H AD"
"""East's ten cards: J Q K of spades, tens, 5 6 7 of hearts, and the ace over."""
MINE = "TS3H4H8C9CKDQD2S4C7D"
"""South's: the ten fits run and set, the 3 needs the 4, the rest fits nowhere."""


def dealt(rules: Rules, hands: Mapping[Seat, str], upcard: str, stock: str, first: Seat) -> Match:
    """A hand with these cards; those not named go round in card order."""
    seats = seats_of(rules)
    named = [card for text in hands.values() for card in parse_cards(text.replace(" ", ""))]
    top = [Card.parse(upcard), *parse_cards(stock)]
    rest = [card for card in DECK if card not in {*named, *top}]
    held = {}
    for seat in seats:
        text = hands.get(seat)
        held[seat] = list(parse_cards(text.replace(" ", ""))) if text else rest[:10]
        rest = rest if text else rest[10:]
    order = [first]
    while len(order) < len(seats):
        order.append(next_seat(order[-1], seats))
    deck = (*(held[seat][at] for at in range(10) for seat in order), *top, *rest)
    return matches.apply(matches.new_match(rules), Deal(deck, order[-1]))


def knocked(match: Match, melds: str) -> Match:
    """The player draws from the stock, lays that card and knocks with these melds."""
    after = matches.apply(match, DrawStock())
    drawn = matches.view_for(after, after.turn).drawn
    assert drawn is not None
    laid = tuple(Meld.of(parse_cards(text), False) for text in melds.split())
    return matches.apply(after, Knock(drawn, laid))


def three(rules: Rules | None = None) -> Match:
    """East has knocked; South is the first to defend, then West, who can lay off the 8."""
    hands = {Seat.EAST: KNOCKS, Seat.SOUTH: MINE, Seat.WEST: "8HKCKH2D2H4D6S8S9D3S"}
    match = dealt(rules or Rules(seats=3), hands, "6D", "9S", Seat.EAST)
    return knocked(match, "JSQSKS TCTDTH 5H6H7H")


def best(match: Match) -> Match:
    """Whose turn it is defends as well as can be."""
    found = matches.legal(match).best_defence()
    return matches.apply(match, Defend(found.melds, found.layoffs))


class Bench:
    """A table with a match behind it, worked with mouse and keys."""

    def __init__(self, qtbot: QtBot, match: Match, seat: Seat, size: tuple[int, int]) -> None:
        self.match, self.seat = match, seat
        self.table = Table(ART, Motion(0), GREEN)
        qtbot.addWidget(self.table)
        self.table.resize(*size)
        self.table.show()
        self.acted: list[Action] = []
        self.table.acted.connect(self.acted.append)
        self.sync()

    def sync(self) -> None:
        view = matches.view_for(self.match, self.seat)
        order = sorted_hand(view.hand, SortBy.RANK, view.rules)
        self.table.sync(view, order, NAMES)

    def play(self, action: Action) -> None:
        self.match = matches.apply(self.match, action)
        self.sync()

    def click(self, at: QPoint) -> None:
        QTest.mouseClick(self.table.viewport(), LEFT, NONE, at)

    def press(self, name: str) -> None:
        self.click(self.table.button_point(name))

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.table, key)

    def drag(self, start: QPoint, end: QPoint) -> None:
        port = self.table.viewport()
        QTest.mousePress(port, LEFT, NONE, start)
        for share in (0.1, 0.5, 1.0):
            QTest.mouseMove(port, start + (end - start) * share)
        QTest.mouseRelease(port, LEFT, NONE, end)

    def point(self, name: str) -> QPoint:
        return self.table.card_point(Card.parse(name))

    def place_of(self, melds: str) -> int:
        """The place in the table of the meld that begins with this card."""
        card = Card.parse(melds)
        table = matches.view_for(self.match, None).table
        return next(at for at, laid in enumerate(table) if card in laid.meld.cards)

    def laid(self) -> dict[str, int]:
        """What the draft lays off, and where."""
        assert self.table.defence is not None
        return {str(off.card): off.meld for off in self.table.defence.layoffs}

    def drawn(self, name: str) -> int:
        """How many drawings of that name there are."""
        return sum(1 for drawing in self.table.stage.drawings if drawing.name == name)
