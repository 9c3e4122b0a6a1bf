"""The comforts at the table: left hand, quick knocks, known cards, a look at the discards."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QRectF

from okrummy_gui.engine.cards import DECK, Card, parse_cards
from okrummy_gui.engine.match import apply, new_match, view_for
from okrummy_gui.engine.protocol import Deal, DrawStock, Knock, Seat
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.language import Languages
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.comforts import Comforts
from okrummy_gui.view.table.drawings import table_layout
from okrummy_gui.view.table.layout import Edge, TableLayout
from okrummy_gui.view.table.motion import Motion
from okrummy_gui.view.table.stage import Stage
from okrummy_gui.view.table.table import Table
from okrummy_gui.view.theme import GREEN

Show = Callable[..., Table]
SIZES = [(800, 560), (999, 560), (1000, 700), (1280, 800), (1366, 768), (1920, 1080), (3840, 2160)]
NAMES = dict(zip(Seat, ("Anna", "Bernadette", "Claus-Dieter", "Dora"), strict=True))
CARDS = parse_cards("TS TH TD TC 2H 3H 4H JC QC KC")


def position(seats: int = 2, known: int = 0) -> PlayerView:
    """A hand just dealt, seen by South; everybody else is known to hold so many cards."""
    deck = random.Random(4).sample(DECK, len(DECK))
    dealer = Seat.EAST if seats > 2 else Seat.NORTH
    match = apply(new_match(Rules(seats=seats)), Deal(tuple(deck), dealer))
    view = view_for(match, Seat.SOUTH)
    held = tuple(() if seat is Seat.SOUTH else CARDS[:known] for seat in view.seats)
    return replace(view, known=held)


def about_to_knock() -> PlayerView:
    """South has drawn and may knock, with two melds to choose between."""
    mine = parse_cards("4H 5H 6H 7H 7S 7D 2C 3C 4C AD")
    theirs = parse_cards("KC QC TC 9C 8C KD QD TD 9D 8D")
    dealt = [card for pair in zip(mine, theirs, strict=True) for card in pair]
    top = [*dealt, Card.parse("TH"), Card.parse("KS")]
    deck = (*top, *(card for card in DECK if card not in top))
    match = apply(new_match(Rules()), Deal(deck, Seat.NORTH))
    return view_for(apply(match, DrawStock()), Seat.SOUTH)


@pytest.fixture
def shown(qtbot: Any) -> Iterator[Show]:
    """Tables live until the test has ended: Qt paints them up to then."""
    tables: list[Table] = []

    def show(view: PlayerView, comforts: Comforts, size: tuple[int, int] = (1280, 800)) -> Table:
        table = Table(CardArt(), Motion(0), GREEN)
        tables.append(table)
        qtbot.addWidget(table)
        table.set_comforts(comforts)
        table.resize(*size)
        table.show()
        table.sync(view, view.hand, NAMES)
        return table

    yield show
    for table in tables:
        table.close()


def rects(stage: Stage, *names: str) -> dict[str, QRectF]:
    return {
        drawing.name: drawing.rect
        for drawing in stage.drawings
        if drawing.name and drawing.name.startswith(names)
    }


# ---------------------------------------------------------------- the left hand


def parts(layout: TableLayout) -> dict[str, QRectF]:
    return {
        "stock": layout.stock_rect,
        "discard": layout.discard_rect,
        "knock": layout.knock_rect,
        "hand": layout.hand.rect(),
        "score": layout.score,
        "ribbon": layout.ribbon,
        "moves": layout.moves,
        **{f"button {at}": rect for at, rect in enumerate(layout.buttons)},
        **{f"plate {seat.edge.value}": seat.plate for seat in layout.seats},
        **{f"fan {seat.edge.value}": seat.fan_rect() for seat in layout.seats},
    }


MAY_MEET = {
    frozenset({"hand", "ribbon"}),
    frozenset({"hand", "moves"}),
    frozenset({"moves", "button 0"}),
}
"""Rows whose ends only other things than words and cards reach."""


def meetings(layout: TableLayout) -> set[frozenset[str]]:
    return {
        frozenset({first, second})
        for (first, one), (second, two) in itertools.combinations(parts(layout).items(), 2)
        if one.intersects(two)
    }


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_for_the_left_hand_nothing_meets_that_did_not_before(
    size: tuple[int, int], seats: int
) -> None:
    usual, left = table_layout(*size, seats), table_layout(*size, seats, left=True)
    assert meetings(left) <= meetings(usual) | MAY_MEET
    for name, rect in parts(left).items():
        assert QRectF(-3, -3, size[0] + 6, size[1] + 6).contains(rect), name


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_left_hand_reaches_buttons_and_piles_without_crossing_the_cards(
    size: tuple[int, int], seats: int
) -> None:
    layout = table_layout(*size, seats, left=True)
    assert all(rect.right() <= layout.hand.left for rect in layout.buttons)
    assert layout.knock.x() < layout.discard.x() < layout.stock.x() < layout.limit.x()
    edges = [seat.edge for seat in layout.seats]
    assert edges == [seat.edge for seat in table_layout(*size, seats).seats]
    for seat in layout.seats:
        middle = seat.fan.x() - size[0] / 2
        assert seat.edge is Edge.TOP or (middle < 0) is (seat.edge is Edge.LEFT)


def test_hand_and_order_of_cards_stay_as_they_are(shown: Show) -> None:
    table = shown(position(), Comforts())
    usual = [card for card, spot in table.stage.cards.items() if spot.role == "hand"]
    table.set_comforts(Comforts(left_handed=True))
    spots = {card: spot for card, spot in table.stage.cards.items() if spot.role == "hand"}
    assert sorted(spots, key=lambda card: spots[card].x) == usual
    assert table.layout_now.left_handed


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_word_at_the_table_has_room_for_the_left_hand(shown: Show, seats: int) -> None:
    table = shown(position(seats), Comforts(left_handed=True), (800, 560))
    words = rects(table.stage, "limit words", "stock words", "discard words", "info", "moves")
    assert {"limit words", "stock words", "discard words"} <= set(words)
    for name, rect in words.items():
        assert rect.width() >= 60, name
        assert QRectF(0, 0, 800, 560).contains(rect), name


# ---------------------------------------------------------------- a quick knock


def test_without_confirming_a_knock_is_made_at_once(shown: Show) -> None:
    view = about_to_knock()
    table = shown(view, Comforts(confirm_knock=False))
    acted: list[object] = []
    table.acted.connect(acted.append)
    table.hands.deeds.do("knock")
    (knock,) = acted
    assert isinstance(knock, Knock)
    assert view.legal is not None
    assert knock.melds == view.legal.arrangements(knock.discard)[0].melds
    assert table.knock is None


def test_with_confirming_the_melds_are_looked_at_first(shown: Show) -> None:
    table = shown(about_to_knock(), Comforts())
    acted: list[object] = []
    table.acted.connect(acted.append)
    table.hands.deeds.do("knock")
    assert acted == []
    assert table.knock is not None


# ---------------------------------------------------------------- known cards


def test_nobodys_cards_are_marked_unless_wanted(shown: Show) -> None:
    table = shown(position(4, 3), Comforts())
    assert not rects(table.stage, "known")
    table.set_comforts(Comforts(mark_known=True))
    assert set(rects(table.stage, "known")) == {"known W", "known N", "known E"}


@pytest.mark.parametrize("left", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_known_cards_lie_on_nothing_else(
    shown: Show, size: tuple[int, int], seats: int, left: bool
) -> None:
    comforts = Comforts(left_handed=left, mark_known=True, see_discards=True)
    table = shown(position(seats, 10), comforts, size)
    layout = table.layout_now
    for name, known in rects(table.stage, "known").items():
        grounds = {
            **{seat.edge.value: seat.plate for seat in layout.seats},
            **{f"fan {seat.edge.value}": seat.fan_rect() for seat in layout.seats},
            "limit": layout.limit_rect,
            "knock": layout.knock_rect,
            "ribbon": layout.ribbon,
            "hand": layout.hand.rect(),
            "stock": layout.stock_rect,
            "discard": layout.discard_rect,
            **rects(table.stage, "info", "stock words"),
            **{spec.label: spec.rect for spec in table.stage.buttons},
        }
        for ground, rect in grounds.items():
            assert not known.intersects(rect), (name, ground)
        assert QRectF(0, 0, *size).contains(known)


def test_known_cards_are_said_in_the_letters_of_the_language(shown: Show) -> None:
    table = shown(position(2, 10), Comforts(mark_known=True))
    place = rects(table.stage, "known")["known N"].toRect()
    english = table.grab(place).toImage()
    languages = Languages(table)
    languages.switch("de")
    table.retranslate()
    assert table.grab(place).toImage() != english
    languages.switch("en")


# ---------------------------------------------------------------- the discards


@pytest.mark.parametrize("left", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_look_through_button_covers_no_card(
    shown: Show, size: tuple[int, int], seats: int, left: bool
) -> None:
    comforts = Comforts(left_handed=left, see_discards=True)
    table = shown(position(seats), comforts, size)
    spec = next(spec for spec in table.stage.buttons if "discards" in spec.names)
    layout = table.layout_now
    assert not spec.rect.intersects(layout.discard_rect)
    assert layout.tray.contains(spec.rect)
    assert not rects(table.stage, "discard words")


def test_where_nothing_was_laid_down_there_is_nothing_to_look_through(shown: Show) -> None:
    view = replace(position(), discards=())
    table = shown(view, Comforts(see_discards=True))
    assert not table.has_button("discards")
