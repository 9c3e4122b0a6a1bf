"""Card faces that are painted before anybody wants to see them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject

from okrummy_gui.engine.cards import DECK, Card, Rank
from okrummy_gui.view.cardart import ArtStyle, CardArt
from okrummy_gui.view.table.warming import Warming
from tests.view.table.bench import ART, Bench, dealt

COURTS = {card for card in DECK if card.rank in (Rank.JACK, Rank.QUEEN, Rank.KING)}


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[Card]:
    """What has been painted, in order."""
    found: list[Card] = []
    usual = CardArt._paint_face

    def paint(art: CardArt, painter: Any, card: Card) -> None:
        found.append(card)
        usual(art, painter, card)

    monkeypatch.setattr(CardArt, "_paint_face", paint)
    return found


def art() -> CardArt:
    return CardArt(ART._folder)


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


def test_every_face_is_painted_once_and_courts_come_first(
    owner: QObject, painted: list[Card]
) -> None:
    warm(art(), owner, 40, 30)
    assert set(painted[: 2 * len(COURTS)]) == COURTS
    assert len(painted) == 2 * len(DECK)
    assert set(painted) == set(DECK)


def test_what_has_been_painted_already_is_not_painted_again(
    owner: QObject, painted: list[Card]
) -> None:
    drawn = art()
    for card in DECK:
        drawn.face(card, 40, 1.0)
    warming = warm(drawn, owner, 40, 40.2)
    warming.want((40,), 1.0)
    assert warming.done
    assert len(painted) == len(DECK)


def test_another_look_is_painted_anew(owner: QObject, painted: list[Card]) -> None:
    drawn = art()
    warming = warm(drawn, owner, 40)
    drawn.set_style(ArtStyle(four_colours=True))
    warming.want((40,), 1.0)
    assert not warming.done
    finish(warming)
    assert len(painted) == 2 * len(DECK)


def test_of_an_earlier_size_no_deck_stays_in_memory(owner: QObject) -> None:
    drawn = art()
    warming = warm(drawn, owner, 40, 30)
    warming.want((50, 40), 1.0)
    finish(warming)
    assert set(drawn._pixmaps) == {(50.0, 1.0), (40.0, 1.0)}


def test_sizes_that_a_window_goes_through_are_forgotten_once_it_rests(owner: QObject) -> None:
    drawn = art()
    warming = warm(drawn, owner, 40)
    for width in (41, 42, 43):
        warming.want((width,), 1.0)
        warming._paint_next()
    assert set(drawn._pixmaps) == {(41.0, 1.0), (42.0, 1.0), (43.0, 1.0)}
    finish(warming)
    assert set(drawn._pixmaps) == {(43.0, 1.0)}


def test_nothing_is_painted_while_cards_move(owner: QObject, painted: list[Card]) -> None:
    busy = [True]
    warming = Warming(art(), lambda: busy[0], owner)
    warming.want((40,), 1.0)
    warming._paint_next()
    assert not painted
    busy[0] = False
    warming._paint_next()
    assert len(painted) == 1


def test_a_table_that_is_seen_warms_its_cards(qtbot: Any) -> None:
    bench = Bench(qtbot, dealt())
    qtbot.waitUntil(lambda: bench.table.warming.done, timeout=20_000)
    kept = bench.table.art._pixmaps
    layout = bench.table.layout_now
    ratio = bench.table.devicePixelRatioF()
    for width in (layout.hand.width, layout.pile_width):
        assert len(kept[float(round(width)), round(ratio, 4)]) >= len(DECK)
