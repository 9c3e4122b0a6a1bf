"""Card faces that are painted before anybody wants to see them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from okrummy_gui.engine import match as matches
from okrummy_gui.engine.cards import DECK, Card, Rank
from okrummy_gui.engine.protocol import Seat
from okrummy_gui.view.cardart import ArtStyle, CardArt
from okrummy_gui.view.table.motion import Motion
from okrummy_gui.view.table.table import Table
from okrummy_gui.view.table.warming import Warming
from okrummy_gui.view.theme import GREEN
from tests.view.table.bench import ART, MINE, NAMES, dealt

COURTS = {card for card in DECK if card.rank in (Rank.JACK, Rank.QUEEN, Rank.KING)}


class Watched(CardArt):
    """Remembers which faces it has painted, in order."""

    def __init__(self) -> None:
        super().__init__(ART._folder)
        self.painted: list[Card] = []

    def _paint_face(self, painter: QPainter, card: Card) -> None:
        self.painted.append(card)
        super()._paint_face(painter, card)


@pytest.fixture
def owner(qapp: Any) -> Iterator[QObject]:
    owner = QObject()
    yield owner
    owner.deleteLater()


def warm(art: CardArt, owner: QObject, *widths: float) -> Warming:
    """All is painted, without waiting for the pauses."""
    warming = Warming(art, lambda: False, owner)
    warming.want(widths, 1.0)
    finish(warming)
    return warming


def finish(warming: Warming) -> None:
    while not warming.done:
        warming._paint_next()


def test_every_face_is_painted_once_and_courts_come_first(owner: QObject) -> None:
    art = Watched()
    warm(art, owner, 40, 30)
    assert set(art.painted[: 2 * len(COURTS)]) == COURTS
    assert len(art.painted) == 2 * len(DECK)
    assert set(art.painted) == set(DECK)


def test_what_has_been_painted_already_is_not_painted_again(owner: QObject) -> None:
    art = Watched()
    for card in DECK:
        art.face(card, 40, 1.0)
    warming = warm(art, owner, 40, 40.2)
    warming.want((40,), 1.0)
    assert warming.done
    assert len(art.painted) == len(DECK)


def test_another_look_is_painted_anew(owner: QObject) -> None:
    art = Watched()
    warming = warm(art, owner, 40)
    art.set_style(ArtStyle(four_colours=True))
    warming.want((40,), 1.0)
    assert not warming.done
    finish(warming)
    assert len(art.painted) == 2 * len(DECK)


def test_of_an_earlier_size_no_deck_stays_in_memory(owner: QObject) -> None:
    art = Watched()
    warming = warm(art, owner, 40, 30)
    warming.want((50, 40), 1.0)
    finish(warming)
    assert set(art._pixmaps) == {(50.0, 1.0), (40.0, 1.0)}


def test_sizes_that_a_window_goes_through_are_forgotten_once_it_rests(owner: QObject) -> None:
    art = Watched()
    warming = warm(art, owner, 40)
    for width in (41, 42, 43):
        warming.want((width,), 1.0)
        warming._paint_next()
    assert set(art._pixmaps) == {(41.0, 1.0), (42.0, 1.0), (43.0, 1.0)}
    finish(warming)
    assert set(art._pixmaps) == {(43.0, 1.0)}


def test_nothing_is_painted_while_cards_move(owner: QObject) -> None:
    busy, art = [True], Watched()
    warming = Warming(art, lambda: busy[0], owner)
    warming.want((40,), 1.0)
    warming._paint_next()
    assert not art.painted
    busy[0] = False
    warming._paint_next()
    assert len(art.painted) == 1


def test_a_table_that_is_seen_warms_its_cards(qtbot: QtBot) -> None:
    art = Watched()
    table = Table(art, Motion(0), GREEN)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    table.show()
    table.sync(matches.view_for(dealt(), Seat.SOUTH), MINE, NAMES)
    qtbot.waitUntil(lambda: table.warming.done, timeout=20_000)
    layout, ratio = table.layout_now, table.devicePixelRatioF()
    for width in (layout.hand.width, layout.pile_width):
        assert len(art._pixmaps[float(round(width)), round(ratio, 4)]) >= len(DECK)
