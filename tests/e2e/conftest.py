"""The whole program, in a folder of its own, played with a mouse."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from okrummy_gui.ai.simple import Simple
from okrummy_gui.application import Application
from okrummy_gui.engine.cards import DECK, Card, parse_cards
from okrummy_gui.engine.protocol import Action, Deal, Seat
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.dealing import Dealing, NumberedDealing
from okrummy_gui.model.setup import LEVELS, USUAL_LEVEL, Occupant, Setup
from okrummy_gui.store.places import config_folder


class RiggedDealing(NumberedDealing):
    """Deals the given decks, one after the other, the first by the given seat; then chance."""

    def __init__(self, decks: Iterable[tuple[Card, ...]], dealer: Seat) -> None:
        super().__init__(random.Random(1))
        self.decks = list(decks)
        self.dealer = dealer

    def first(self, setup: Setup) -> Deal:
        return self._rigged(replace(super().first(setup), dealer=self.dealer))

    def following(self, last: Deal, dealer: Seat) -> Deal:
        return self._rigged(super().following(last, dealer))

    def _rigged(self, deal: Deal) -> Deal:
        return Deal(self.decks.pop(0), deal.dealer) if self.decks else deal


class Scripted:
    """A computer player that does what it is told to, then plays simply."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self.actions = list(actions)
        self.simple = Simple()

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        return self.actions.pop(0) if self.actions else self.simple.choose(view, rng)


def deck(first: str, second: str, upcard: str, stock: str = "") -> tuple[Card, ...]:
    """The deck that deals these hands, the first to the player left of the dealer."""
    dealt = [
        card for pair in zip(parse_cards(first), parse_cards(second), strict=True) for card in pair
    ]
    top = [*dealt, Card.parse(upcard), *parse_cards(stock)]
    return (*top, *(card for card in DECK if card not in top))


class Hand:
    """A person's mouse on the table."""

    def __init__(self, application: Application, qtbot) -> None:
        self.application = application
        self.table = application.table
        self.session = application.session
        self.qtbot = qtbot

    def wait_for_turn(self) -> None:
        def mine() -> None:
            view = self.session.view()
            assert view.turn is view.seat or view.turn is None

        self.qtbot.waitUntil(mine, timeout=20_000)
        self.table.finish_motion()

    def click(self, point: QPoint) -> None:
        QTest.mouseClick(
            self.table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point
        )

    def press(self, button: str) -> None:
        self.click(self.table.button_point(button))

    def click_stock(self) -> None:
        self.click(centre(self.table.stock_rect()))

    def click_discards(self) -> None:
        self.click(centre(self.table.discard_rect()))

    def double_click(self, card: Card) -> None:
        point = self.table.card_point(card)
        self.click(point)
        QTest.mouseDClick(
            self.table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point
        )

    def drag(self, start: QPoint, end: QPoint) -> None:
        viewport = self.table.viewport()
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mousePress(viewport, left, none, start)
        for step in range(1, 9):
            QTest.mouseMove(viewport, start + (end - start) * step / 8)
        QTest.mouseRelease(viewport, left, none, end)

    def drag_to_discards(self, card: Card) -> None:
        self.drag(self.table.card_point(card), centre(self.table.discard_rect()))


def centre(rect) -> QPoint:
    return rect.center().toPoint() if hasattr(rect.center(), "toPoint") else rect.center()


@pytest.fixture
def open_program(qtbot, tmp_path, monkeypatch):
    """Starts the program with these decks and this computer player; again for a second start."""
    monkeypatch.setenv("OKRUMMY_HOME", str(tmp_path / "home"))
    opened = []

    def start(dealing: Dealing | None = None, player=None, language: str = "en") -> Hand:
        folder = config_folder()
        folder.mkdir(parents=True, exist_ok=True)
        settings = {"motion": 0.0}
        (folder / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
        simple = Simple()
        players = {
            "level1": simple,
            USUAL_LEVEL: simple,
            "level5": player or simple,
            LEVELS[-1]: simple,  # gives the hints
        }
        application = Application(random.Random(1), language, dealing, players)
        application.session.pause = 0
        application.window.resize(1280, 840)
        qtbot.addWidget(application.window)
        application.window.show()
        qtbot.waitExposed(application.window)
        opened.append(application)
        return Hand(application, qtbot)

    yield start
    for application in opened:
        application.window.close()


TWO = (Occupant("Ada"), Occupant("Grace", "level5"))
USUAL = Setup(Rules(), TWO)
SHORT = Setup(Rules(target=50), TWO)
