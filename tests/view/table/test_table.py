"""The table, worked with a real mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from okrummy_gui.engine import match as matches
from okrummy_gui.engine.cards import Card, parse_cards
from okrummy_gui.engine.protocol import (
    Defend,
    Discard,
    DrawDiscard,
    DrawStock,
    Knock,
    Pass,
    Seat,
    TakeUpcard,
)
from okrummy_gui.engine.rules import Rules
from okrummy_gui.view.theme import NAVY
from tests.view.table.bench import LEFT, MINE, THEIRS, Bench, dealt, knocked


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return Bench(qtbot, dealt())


def test_a_click_on_the_stock_draws(bench: Bench) -> None:
    bench.click(bench.table.stock_rect().center())
    assert bench.acted == [DrawStock()]


def test_a_click_on_the_discard_pile_draws(bench: Bench) -> None:
    bench.click(bench.table.discard_rect().center())
    assert bench.acted == [DrawDiscard()]


def test_a_pile_is_dragged_to_the_hand(bench: Bench) -> None:
    bench.drag(bench.table.stock_rect().center(), bench.point("6H") + QPoint(40, 0))
    assert bench.acted == [DrawStock()]


def test_a_pile_dropped_elsewhere_is_not_drawn(bench: Bench) -> None:
    bench.drag(bench.table.stock_rect().center(), QPoint(640, 60))
    assert bench.acted == []
    item, spot = bench.table.actors.cards["stock"], bench.table.stage.cards["stock"]
    assert (item.pos().x(), item.pos().y()) == (spot.x, spot.y)


def test_the_upcard_is_offered(qtbot: QtBot) -> None:
    bench = Bench(qtbot, dealt(Rules(upcard_offer=True)))
    bench.press("pass")
    bench.click(bench.table.discard_rect().center())
    assert bench.acted == [Pass(), TakeUpcard()]


def test_a_card_is_selected_and_discarded(bench: Bench) -> None:
    bench.play(DrawStock())
    bench.click(bench.point("2D"))
    assert bench.table.selected is Card.parse("2D")
    bench.press("discard")
    assert bench.acted == [Discard(Card.parse("2D"))]


def test_a_double_click_discards(bench: Bench) -> None:
    bench.play(DrawStock())
    at = bench.point("AC")
    bench.click(at)
    QTest.mouseDClick(
        bench.table.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, bench.point("AC")
    )
    assert bench.acted == [Discard(Card.parse("AC"))]


def test_a_card_is_dragged_to_the_discard_pile(bench: Bench) -> None:
    bench.play(DrawStock())
    bench.drag(bench.point("9D"), bench.table.discard_rect().center() - QPoint(50, 0))
    assert bench.acted == [Discard(Card.parse("9D"))]


def test_the_hand_is_reordered(bench: Bench) -> None:
    bench.drag(bench.point("4H"), bench.point("2D") + QPoint(90, 0))
    assert len(bench.orders) == 1
    assert bench.orders[0][-1] is Card.parse("4H")
    assert sorted(bench.orders[0]) == sorted(MINE)
    assert bench.acted == []


def test_a_small_move_is_a_click(bench: Bench) -> None:
    bench.play(DrawStock())
    at = bench.point("QS")
    bench.drag(at, at + QPoint(2, 1))
    assert bench.orders == []
    assert bench.table.selected is Card.parse("QS")


def test_escape_sends_a_dragged_card_home(bench: Bench) -> None:
    bench.play(DrawStock())
    home = bench.point("9D")
    bench.drag(home, bench.table.discard_rect().center(), drop=False)
    QTest.keyClick(bench.table, Qt.Key.Key_Escape)
    assert bench.point("9D") == home
    QTest.mouseRelease(bench.table.viewport(), LEFT)
    assert bench.acted == []


def test_a_knock_is_taken_back_with_the_hand_as_it_was(bench: Bench) -> None:
    bench.play(DrawStock())
    before = {card: bench.table.card_point(card) for card in bench.table.order}
    bench.press("knock")
    assert bench.table.knock is not None
    bench.press("cancel")
    assert bench.table.knock is None
    assert {card: bench.table.card_point(card) for card in bench.table.order} == before
    assert bench.acted == []
    assert bench.orders == []


def test_a_knock_by_dragging_is_confirmed(bench: Bench) -> None:
    bench.play(DrawStock())
    bench.drag(bench.point("9D"), bench.table.knock_rect().center() - QPoint(50, 0))
    assert bench.acted == []
    bench.press("done")
    (knock,) = bench.acted
    assert isinstance(knock, Knock)
    assert knock.discard is Card.parse("9D")
    assert matches.legal(bench.match).reason_against(knock) is None


def test_a_knock_is_not_offered_above_the_limit(bench: Bench) -> None:
    bench.play(DrawStock())
    bench.click(bench.point("QH"))
    assert not bench.table.has_button("knock")
    bench.drag(bench.point("6H"), bench.table.knock_rect().center() - QPoint(50, 0))
    assert bench.table.knock is None


def test_a_defence_is_laid_off_undone_and_done(qtbot: QtBot) -> None:
    bench = knocked(qtbot)
    run = next(
        at
        for at, laid in enumerate(matches.view_for(bench.match, Seat.NORTH).table)
        if not laid.meld.is_set
    )
    bench.drag(bench.point("3H"), bench.table.meld_rect(run).center())
    assert bench.table.defence is not None
    assert [layoff.card for layoff in bench.table.defence.layoffs] == [Card.parse("3H")]
    bench.press("undo")
    assert not bench.table.defence.layoffs
    bench.click(bench.point("8H"))
    bench.click(bench.table.meld_rect(run).center())
    assert [layoff.card for layoff in bench.table.defence.layoffs] == [Card.parse("8H")]
    bench.press("best")
    bench.press("done")
    (defend,) = bench.acted
    assert isinstance(defend, Defend)
    assert {layoff.card for layoff in defend.layoffs} == set(parse_cards("3H 8H"))
    assert matches.legal(bench.match).reason_against(defend) is None


def test_the_next_hand_is_asked_for(qtbot: QtBot) -> None:
    bench = knocked(qtbot)
    bench.press("best")
    bench.press("done")
    bench.play(bench.acted[0])
    with qtbot.waitSignal(bench.table.next_hand_asked, timeout=500):
        bench.press("next")


def test_sorting_says_the_order(bench: Bench) -> None:
    bench.press("sort")
    bench.press("sort")
    assert len(bench.orders) >= 1
    assert all(sorted(order) == sorted(MINE) for order in bench.orders)


def test_a_click_finishes_what_moves(qtbot: QtBot) -> None:
    bench = Bench(qtbot, dealt())
    bench.table.motion.factor = 1.0
    bench.play(DrawStock())
    assert bench.table.is_moving()
    bench.click(QPoint(640, 20))
    assert not bench.table.is_moving()


@pytest.mark.parametrize("size", [(800, 560), (1280, 800), (1920, 1080)])
def test_sizes_and_themes_show_the_same_cards(bench: Bench, size: tuple[int, int]) -> None:
    bench.table.resize(*size)
    bench.table.set_theme(NAVY)
    for card in MINE:
        item = bench.table.card_item(card)
        assert item is not None
        assert bench.table.rect().contains(bench.table.card_point(card))
    assert not bench.table.grab().isNull()


def test_cards_that_are_hidden_are_not_in_the_scene(bench: Bench) -> None:
    for card in THEIRS:
        assert bench.table.card_item(card) is None


def test_on_a_screen_of_other_pixels_everything_is_painted_anew(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench = Bench(qtbot, dealt())
    monkeypatch.setattr(bench.table, "devicePixelRatioF", lambda: 2.0)
    QApplication.sendEvent(bench.table, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert {item._ratio for item in bench.table.actors.cards.values()} == {2.0}
    assert {item._ratio for item in bench.table.actors._painted} == {2.0}
