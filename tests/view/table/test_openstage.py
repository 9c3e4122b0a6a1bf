"""Open hands after a knock: what lies where, and what the mouse and the keys lay off."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from okrummy_gui.engine import match as matches
from okrummy_gui.engine.cards import Card, parse_cards
from okrummy_gui.engine.protocol import Defend, DrawStock, Phase, Seat
from okrummy_gui.engine.rules import Rules
from tests.view.showdowns import Bench, best, dealt, knocked, three

BIG = (1280, 800)


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return Bench(qtbot, three(), Seat.SOUTH, BIG)


# ---------------------------------------------------------------- a card that fits two melds


@pytest.mark.parametrize("first", ["JS", "TC"])
def test_a_drop_decides_between_two_melds(bench: Bench, first: str) -> None:
    place = bench.place_of(first)
    bench.drag(bench.point("TS"), bench.table.meld_rect(place).center())
    assert bench.laid() == {"TS": place}


def test_two_melds_light_up_and_ask_for_a_number(bench: Bench) -> None:
    bench.click(bench.point("TS"))
    assert bench.drawn("badge") == 2
    assert bench.table.has_button(f"lay {bench.place_of('JS')}")
    assert bench.table.has_button(f"lay {bench.place_of('TC')}")
    assert not bench.table.has_button("done")


@pytest.mark.parametrize(("key", "first"), [(Qt.Key.Key_1, "JS"), (Qt.Key.Key_2, "TC")])
def test_a_number_lays_the_card_off(bench: Bench, key: Qt.Key, first: str) -> None:
    bench.click(bench.point("TS"))
    bench.key(key)
    assert bench.laid() == {"TS": bench.place_of(first)}
    assert bench.table.selected is None
    assert bench.drawn("badge") == 0


@pytest.mark.parametrize("first", ["JS", "TC"])
def test_a_click_on_a_lit_meld_lays_the_card_off(bench: Bench, first: str) -> None:
    place = bench.place_of(first)
    bench.click(bench.point("TS"))
    bench.click(bench.table.meld_rect(place).center())
    assert bench.laid() == {"TS": place}


@pytest.mark.parametrize("first", ["JS", "TC"])
def test_a_button_of_a_meld_lays_the_card_off(bench: Bench, first: str) -> None:
    place = bench.place_of(first)
    bench.click(bench.point("TS"))
    bench.press(f"lay {place}")
    assert bench.laid() == {"TS": place}


def test_enter_does_not_choose_between_two_melds(bench: Bench) -> None:
    bench.click(bench.point("TS"))
    bench.key(Qt.Key.Key_Return)
    assert bench.laid() == {}
    assert bench.acted == []


def test_the_keys_alone_lay_a_card_off(bench: Bench) -> None:
    for _ in range(10):
        bench.key(Qt.Key.Key_Right)
        if bench.table.selected is Card.parse("TS"):
            break
    bench.key(Qt.Key.Key_2)
    assert bench.laid() == {"TS": bench.place_of("TC")}
    bench.key(Qt.Key.Key_U)
    assert bench.laid() == {}


# ---------------------------------------------------------------- one meld, or none


def test_enter_lays_off_on_the_only_meld(bench: Bench) -> None:
    bench.click(bench.point("4H"))
    assert bench.drawn("badge") == 0
    bench.key(Qt.Key.Key_Return)
    assert bench.laid() == {"4H": bench.place_of("5H")}


def test_a_card_that_does_not_fit_yet_is_refused(bench: Bench) -> None:
    run = bench.place_of("5H")
    bench.drag(bench.point("3H"), bench.table.meld_rect(run).center())
    assert bench.laid() == {}
    bench.click(bench.point("3H"))
    bench.click(bench.table.meld_rect(run).center())
    assert bench.laid() == {}
    bench.key(Qt.Key.Key_Escape)
    bench.drag(bench.point("4H"), bench.table.meld_rect(run).center())
    bench.drag(bench.point("3H"), bench.table.meld_rect(run).center())
    assert bench.laid() == {"4H": run, "3H": run}


def test_escape_lets_go_of_the_selected_card(bench: Bench) -> None:
    bench.click(bench.point("TS"))
    bench.key(Qt.Key.Key_Escape)
    assert bench.table.selected is None
    assert bench.laid() == {}
    assert bench.table.has_button("done")


def test_the_cancel_button_lets_go_of_the_selected_card(bench: Bench) -> None:
    bench.click(bench.point("TS"))
    bench.press("cancel")
    assert bench.table.selected is None
    assert bench.table.has_button("done")


def test_melds_of_defenders_take_nothing(qtbot: QtBot) -> None:
    bench = Bench(qtbot, best(three()), Seat.WEST, BIG)
    owners = [laid.owner for laid in matches.view_for(bench.match, Seat.WEST).table]
    assert all(owners[place] is Seat.EAST for place in bench.table.stage.meld_rects)


def test_without_layoffs_there_is_nothing_to_choose(qtbot: QtBot) -> None:
    bench = Bench(qtbot, three(Rules(seats=3, layoffs=False)), Seat.SOUTH, BIG)
    assert bench.table.stage.meld_rects == {}
    assert not bench.table.has_button("best", enabled=False)
    bench.click(bench.point("TS"))
    bench.press("done")
    (defend,) = bench.acted
    assert isinstance(defend, Defend)
    assert defend.layoffs == ()


# ---------------------------------------------------------------- what lies where


def test_hidden_hands_are_backs_in_their_rows(bench: Bench) -> None:
    backs = [spot for key, spot in bench.table.stage.cards.items() if str(key).startswith("fan W")]
    assert len(backs) == 10
    assert {spot.card for spot in backs} == {None}
    assert len({spot.y for spot in backs}) == 1


def test_cards_laid_off_lie_raised_with_the_names_of_both_defenders(qtbot: QtBot) -> None:
    bench = Bench(qtbot, three(), Seat.SOUTH, BIG)
    bench.press("best")
    bench.press("done")
    bench.play(bench.acted[0])
    bench.match = best(bench.match)
    bench.sync()
    cards = bench.table.stage.cards
    for laid, beside in (("4H", "5H"), ("8H", "7H"), ("TS", "JS")):
        assert cards[Card.parse(laid)].y < cards[Card.parse(beside)].y
    outlines = {cards[Card.parse(name)].outline for name in ("4H", "8H")}
    assert len(outlines) == 2
    # Ben puts the 8 at one end and the 2 at the other, where mine are.
    assert bench.drawn("tag") == 4


def test_a_card_laid_off_comes_from_the_row_of_who_held_it(qtbot: QtBot) -> None:
    bench = Bench(qtbot, best(three()), Seat.EAST, BIG)
    bench.play(_best_action(bench))
    laid = bench.table.stage.cards[Card.parse("8H")]
    mine = bench.table.stage.cards[Card.parse("KC")]
    assert laid.origin is not None
    assert laid.origin.y() == mine.y
    assert laid.y != mine.y


def _best_action(bench: Bench) -> Defend:
    found = matches.legal(bench.match).best_defence()
    return Defend(found.melds, found.layoffs)


def test_what_is_laid_off_flies_there(qtbot: QtBot) -> None:
    bench = Bench(qtbot, best(three()), Seat.EAST, BIG)
    bench.table.motion.factor = 1.0
    bench.play(_best_action(bench))
    item = bench.table.card_item(Card.parse("8H"))
    spot = bench.table.stage.cards[Card.parse("8H")]
    assert item is not None
    assert bench.table.is_moving()
    assert item.pos() == spot.origin
    bench.table.finish_motion()
    assert item.pos() == QPointF(spot.x, spot.y)


# ---------------------------------------------------------------- partners (R29)


def partners(rules: Rules | None = None) -> matches.Match:
    """East has knocked; South can be arranged in two ways; West lays off after South and North."""
    hands = {
        Seat.EAST: "2C3C4C 2D3D4D 6D6H6S AC",
        Seat.SOUTH: "5S5D5H5C6C7C8C9SKDQH",
        Seat.WEST: "9C4SJDKC2H3H8D9DTHTS",
        Seat.NORTH: "JSQSKS7H8HTC7DJH2SKH",
    }
    match = dealt(rules or Rules(seats=4, partners=True), hands, "TD", "AH", Seat.EAST)
    return knocked(match, "2C3C4C 2D3D4D 6D6H6S")


def test_an_opponent_chooses_among_the_least_arrangements(qtbot: QtBot) -> None:
    bench = Bench(qtbot, partners(), Seat.SOUTH, BIG)
    assert bench.table.defence is not None
    ways = len(bench.table.defence.ways)
    assert ways > 1
    assert bench.table.stage.meld_rects == {}
    seen = [bench.table.defence.melds]
    for _ in range(ways - 1):
        bench.press("other")
        seen.append(bench.table.defence.melds)
    assert len(set(seen)) == ways
    bench.key(Qt.Key.Key_O)
    assert bench.table.defence.melds == seen[0]
    bench.press("done")
    (defend,) = bench.acted
    assert matches.legal(bench.match).reason_against(defend) is None


def test_the_partner_lays_off_on_both_opponents(qtbot: QtBot) -> None:
    match = best(best(partners()))
    bench = Bench(qtbot, match, Seat.WEST, BIG)
    owners = {
        laid.owner
        for at, laid in enumerate(matches.view_for(match, Seat.WEST).table)
        if at in bench.table.stage.meld_rects
    }
    assert owners == {Seat.SOUTH, Seat.NORTH}
    run = bench.place_of("JS")
    bench.drag(bench.point("TS"), bench.table.meld_rect(run).center())
    assert bench.laid() == {"TS": run}
    bench.press("done")
    bench.play(bench.acted[0])
    assert matches.view_for(bench.match, Seat.WEST).phase is Phase.HAND_OVER


def test_defenders_lay_off_where_partners_may_defend(qtbot: QtBot) -> None:
    rules = Rules(seats=4, partners=True, partners_defend=True)
    bench = Bench(qtbot, partners(rules), Seat.SOUTH, BIG)
    bench.drag(bench.point("5C"), bench.table.meld_rect(bench.place_of("2C")).center())
    assert bench.laid() == {"5C": bench.place_of("2C")}


def test_sides_lie_together(qtbot: QtBot) -> None:
    bench = Bench(qtbot, partners(), Seat.SOUTH, BIG)
    assert bench.drawn("side") == 2
    rows = {
        seat: next(
            spot.y
            for key, spot in bench.table.stage.cards.items()
            if str(key).startswith(f"fan {seat.value}") or key in _held(bench, seat)
        )
        for seat in Seat
    }
    order = sorted(rows, key=rows.__getitem__)
    assert order[-1] is Seat.SOUTH
    assert order[-2] is Seat.NORTH


def _held(bench: Bench, seat: Seat) -> tuple[Card, ...]:
    view = matches.view_for(bench.match, seat)
    shown = next((hand for hand in view.shown if hand.seat is seat), None)
    return shown.deadwood if shown else view.hand


# ---------------------------------------------------------------- a knock taken back


def test_a_knock_taken_back_leaves_the_eleven_cards_in_their_order(qtbot: QtBot) -> None:
    hands = {Seat.EAST: "JSQSKS TCTDTH 5H6H7H AD"}
    match = dealt(Rules(seats=4), hands, "6D", "9S", Seat.EAST)
    bench = Bench(qtbot, matches.apply(match, DrawStock()), Seat.EAST, BIG)
    mixed = parse_cards("7H TD AD KS 5H TC 9S JS TH 6H QS".replace(" ", ""))
    bench.table.sync(matches.view_for(bench.match, Seat.EAST), mixed, {})
    before = {card: bench.table.card_point(card) for card in mixed}
    bench.press("knock")
    assert bench.table.knock is not None
    bench.press("cancel")
    assert bench.table.order == mixed
    assert {card: bench.table.card_point(card) for card in mixed} == before
