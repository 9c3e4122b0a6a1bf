"""The feel of the cards: by mouse, pen or finger they go where they are put, and nowhere else."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.protocol import Discard, DrawStock
from okrummy_gui.view.table.carditem import CardItem
from okrummy_gui.view.table.drag import THRESHOLD
from okrummy_gui.view.table.furniture import GlowItem
from okrummy_gui.view.table.stage import HAND
from tests.view.table.bench import MINE, Bench, Moving, assert_as_fresh, dealt

LEFT, RIGHT, MIDDLE = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
)
NONE = Qt.KeyboardModifier.NoModifier
SIZES = ((800, 560), (1280, 800))


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    """Eleven cards in the hand."""
    bench = Bench(qtbot, dealt())
    bench.play(DrawStock())
    return bench


def hand(bench: Bench) -> list[Card]:
    """The cards of the hand from left to right, as they lie."""
    spots = bench.table.stage.cards
    cards = [key for key, spot in spots.items() if spot.role == HAND and isinstance(key, Card)]
    return sorted(cards, key=lambda card: spots[card].x)


def glows(bench: Bench) -> list[QRectF]:
    """The places that are lit up, in the scene."""
    items = [item for item in bench.table.ground.items() if isinstance(item, GlowItem)]
    return [item.boundingRect().translated(item.pos()) for item in items]


def item_of(bench: Bench, card: Card) -> CardItem:
    item = bench.table.card_item(card)
    assert item is not None
    return item


def middle(bench: Bench, card: Card) -> QPoint:
    return bench.table.mapFromScene(item_of(bench, card).pos())


# ---------------------------------------------------------------- where a card may be dropped


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("start", range(11))
def test_each_card_lands_at_each_place_of_the_hand(
    bench: Bench, start: int, size: tuple[int, int]
) -> None:
    table = bench.table
    table.resize(*size)
    for end in range(11):
        bench.order = tuple(hand(bench))
        bench.sync()
        cards = hand(bench)
        card, rest = cards[start], [other for other in cards if other is not cards[start]]
        wanted = [*rest[:end], card, *rest[end:]]
        aim_between(bench, card, rest, end)
        assert hand(bench) == wanted, f"from {start} to {end}"
        assert list(table.order) == wanted
        assert not table.is_moving()


def aim_between(bench: Bench, card: Card, rest: list[Card], end: int) -> None:
    """Drag the card by its left edge until it hangs between two others, and let go there."""
    port = bench.table.viewport()
    grip = bench.table.card_point(card)
    off = grip - middle(bench, card)
    QTest.mousePress(port, LEFT, NONE, grip)
    QTest.mouseMove(port, grip + QPoint(0, -8))
    for _ in range(12):  # the others make room, as they do for a hand
        target = gap_before(bench, rest, end) + off
        QTest.mouseMove(port, target)
        if gap_before(bench, rest, end) + off == target:
            break
    QTest.mouseRelease(port, LEFT, NONE, target)


def gap_before(bench: Bench, rest: list[Card], end: int) -> QPoint:
    """The middle between two neighbours, where they are going to lie."""
    spots = bench.table.stage.cards
    xs = [spots[card].x for card in rest]
    y = spots[rest[0]].y
    if end == 0:
        return QPoint(round(xs[0] - 14), round(y))
    if end == len(rest):
        return QPoint(round(xs[-1] + 14), round(y))
    return QPoint(round((xs[end - 1] + xs[end]) / 2), round(y))


def test_legal_places_light_up_while_a_card_is_held(bench: Bench) -> None:
    table = bench.table
    bench.drag(bench.point("9D"), QPoint(640, 60), drop=False)
    lit = glows(bench)
    assert len(lit) == 2  # discard and knock
    for place in (table.layout_now.discard_rect, table.layout_now.knock_rect):
        assert any(ground.contains(place.center()) for ground in lit)
    QTest.mouseRelease(table.viewport(), LEFT, NONE, QPoint(640, 60))
    assert glows(bench) == []


def test_a_card_that_is_no_use_for_a_knock_does_not_light_the_knock_up(bench: Bench) -> None:
    bench.drag(bench.point("6H"), QPoint(640, 60), drop=False)
    assert len(glows(bench)) == 1


# ---------------------------------------------------------------- under the pointer


@pytest.mark.parametrize("size", SIZES)
def test_a_card_stays_under_the_pointer(bench: Bench, size: tuple[int, int]) -> None:
    bench.table.resize(*size)
    item = item_of(bench, Card.parse("QS"))
    start = bench.point("QS") + QPoint(3, 11)
    grip = QPointF(start) - item.pos()
    bench.drag(start, start + QPoint(-60, -90), drop=False)
    assert item.lifted
    assert QPointF(start + QPoint(-60, -90)) - item.pos() == grip
    QTest.mouseMove(bench.table.viewport(), QPoint(400, 200))
    assert QPointF(QPoint(400, 200)) - item.pos() == grip


@pytest.mark.parametrize(("way", "held"), [(THRESHOLD - 1, False), (THRESHOLD, True)])
def test_a_drag_begins_four_pixels_away(bench: Bench, way: int, held: bool) -> None:
    assert THRESHOLD == 4
    start = bench.point("QS")
    home = item_of(bench, Card.parse("QS")).pos()
    QTest.mousePress(bench.table.viewport(), LEFT, NONE, start)
    QTest.mouseMove(bench.table.viewport(), start + QPoint(0, -way))
    assert (item_of(bench, Card.parse("QS")).pos() != home) is held
    assert item_of(bench, Card.parse("QS")).lifted is held


def test_a_held_card_lies_above_everything(bench: Bench) -> None:
    bench.drag(bench.point("4H"), bench.point("2D"), drop=False)
    held = item_of(bench, Card.parse("4H"))
    others = [item.zValue() for item in bench.table.ground.items() if item is not held]
    assert held.zValue() > max(others)


def test_a_held_card_stays_in_the_hand_when_the_table_is_staged_anew(bench: Bench) -> None:
    at = bench.table.discard_rect().center()
    bench.drag(bench.point("9D"), at, drop=False)
    place = item_of(bench, Card.parse("9D")).pos()
    bench.table.count_down(5)
    bench.table.retranslate()
    held = item_of(bench, Card.parse("9D"))
    assert (held.pos(), held.rotation(), held.lifted) == (place, 0, True)
    assert held.zValue() > max(
        item.zValue() for item in bench.table.ground.items() if item is not held
    )
    QTest.mouseRelease(bench.table.viewport(), LEFT, NONE, at)
    assert bench.acted == [Discard(Card.parse("9D"))]


def test_the_others_move_only_when_they_have_to_make_room(bench: Bench) -> None:
    staged: list[int] = []
    bench.table.staged.connect(lambda: staged.append(1))
    start = bench.point("9D")
    bench.drag(start, start + QPoint(8, 0), drop=False)
    before = len(staged)
    for step in range(9, 14):
        QTest.mouseMove(bench.table.viewport(), start + QPoint(step, 0))
    assert len(staged) == before


# ---------------------------------------------------------------- what does nothing


@pytest.mark.parametrize("button", [RIGHT, MIDDLE])
def test_other_buttons_do_nothing(bench: Bench, button: Qt.MouseButton) -> None:
    port, table = bench.table.viewport(), bench.table
    places = [
        bench.point("QS"),
        table.discard_rect().center(),
        table.stock_rect().center(),
        table.button_point("sort"),
    ]
    for at in places:
        QTest.mouseClick(port, button, NONE, at)
        QTest.mouseDClick(port, button, NONE, at)
        QTest.mousePress(port, button, NONE, at)
        QTest.mouseMove(port, at + QPoint(30, -120))
        QTest.mouseRelease(port, button, NONE, at + QPoint(30, -120))
    assert (bench.acted, bench.orders, table.selected, table.knock) == ([], [], None, None)
    assert_as_fresh(bench)


def test_the_other_button_does_not_end_a_drag(bench: Bench) -> None:
    at = bench.table.discard_rect().center()
    bench.drag(bench.point("9D"), at, drop=False)
    QTest.mouseClick(bench.table.viewport(), RIGHT, NONE, at)
    assert bench.acted == []
    assert item_of(bench, Card.parse("9D")).lifted
    QTest.mouseRelease(bench.table.viewport(), LEFT, NONE, at)
    assert bench.acted == [Discard(Card.parse("9D"))]


def test_five_rapid_clicks_on_the_stock_are_one_draw(qtbot: QtBot) -> None:
    bench = Moving(qtbot, dealt())
    bench.table.acted.connect(bench.play)
    at, port = bench.table.stock_rect().center(), bench.table.viewport()
    QTest.mouseClick(port, LEFT, NONE, at)
    for _ in range(2):
        QTest.mouseDClick(port, LEFT, NONE, at)
    assert bench.acted == [DrawStock()]
    assert_as_fresh(bench)


def test_five_rapid_clicks_on_a_card_are_one_discard(qtbot: QtBot) -> None:
    bench = Moving(qtbot, dealt())
    bench.play(DrawStock())
    bench.table.acted.connect(bench.play)
    at, port = bench.point("QS"), bench.table.viewport()
    QTest.mouseClick(port, LEFT, NONE, at)
    for _ in range(2):
        QTest.mouseDClick(port, LEFT, NONE, at)
    assert bench.acted == [Discard(Card.parse("QS"))]
    assert_as_fresh(bench)


def test_five_rapid_clicks_on_a_button_are_one_action(qtbot: QtBot) -> None:
    bench = Moving(qtbot, dealt())
    bench.play(DrawStock())
    bench.table.acted.connect(bench.play)
    bench.click(bench.point("QS"))
    at, port = bench.table.button_point("discard"), bench.table.viewport()
    for _ in range(5):
        QTest.mouseClick(port, LEFT, NONE, at)
    assert bench.acted == [Discard(Card.parse("QS"))]


# ---------------------------------------------------------------- what ends a drag


def cancelled(bench: Bench) -> None:
    """Nothing was done, the card is at home, and letting go does nothing more."""
    table = bench.table
    QTest.mouseMove(table.viewport(), table.discard_rect().center() + QPoint(3, 3))
    QTest.mouseRelease(table.viewport(), LEFT, NONE, table.discard_rect().center())
    assert (bench.acted, bench.orders) == ([], [])
    assert glows(bench) == []
    assert_as_fresh(bench)


@pytest.fixture
def held(bench: Bench) -> Bench:
    """9♦ is held over the discard pile."""
    bench.drag(bench.point("9D"), bench.table.discard_rect().center(), drop=False)
    assert item_of(bench, Card.parse("9D")).lifted
    return bench


def test_escape_cancels(held: Bench) -> None:
    QTest.keyClick(held.table, Qt.Key.Key_Escape)
    cancelled(held)


def test_losing_the_focus_cancels(held: Bench) -> None:
    QApplication.sendEvent(held.table, QFocusEvent(QEvent.Type.FocusOut))
    cancelled(held)


def test_losing_the_window_cancels(qtbot: QtBot, held: Bench) -> None:
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    cancelled(held)


def test_a_window_that_is_hidden_cancels(held: Bench) -> None:
    held.table.hide()
    held.table.show()
    cancelled(held)


def test_a_resize_cancels(held: Bench) -> None:
    held.table.resize(900, 620)
    cancelled(held)


def test_what_another_one_does_cancels(held: Bench) -> None:
    held.play(Discard(Card.parse("QS")))
    QTest.mouseRelease(held.table.viewport(), LEFT, NONE, held.table.discard_rect().center())
    assert held.acted == []
    assert_as_fresh(held)


def test_a_card_dragged_out_of_the_window_leaves_the_scene_as_it_is(bench: Bench) -> None:
    table = bench.table
    before = table.sceneRect()
    for at in (QPoint(-400, 300), QPoint(3000, 300), QPoint(600, -900), QPoint(600, 4000)):
        bench.drag(bench.point("9D"), at)
        assert table.sceneRect() == before == QRectF(table.viewport().rect())
        assert table.mapToScene(0, 0) == QPointF(0, 0)
    assert bench.acted == []
    assert_as_fresh(bench)


# ---------------------------------------------------------------- fingers


class Finger:
    """On a touch screen. What the table does not take as a touch Qt makes a mouse of."""

    def __init__(self, bench: Bench, device: QPointingDevice) -> None:
        self._bench, self._device = bench, device

    def tap(self, at: QPoint) -> None:
        self._touch("press", at)
        self._touch("release", at)

    def drag(self, start: QPoint, end: QPoint, drop: bool = True) -> None:
        self._touch("press", start)
        for share in (0.1, 0.5, 1.0):
            self._touch("move", start + (end - start) * share)
        if drop:
            self._touch("release", end)

    def _touch(self, what: str, at: QPoint) -> None:
        port = self._bench.table.viewport()
        sequence = QTest.touchEvent(port, self._device, False)
        getattr(sequence, what)(0, at, port)
        sequence.commit()


@pytest.fixture(scope="module")
def screen(qapp: QApplication) -> Iterator[QPointingDevice]:
    """Gone after these tests: dialogs are larger where there is one."""
    made = QTest.createTouchDevice(QPointingDevice.DeviceType.TouchScreen)
    yield made
    delete(made)


@pytest.fixture
def finger(bench: Bench, screen: QPointingDevice) -> Finger:
    bench.table.resize(800, 560)  # there is no touching beyond the screen, which is small here
    return Finger(bench, screen)


def test_a_tap_selects_and_another_one_discards(bench: Bench, finger: Finger) -> None:
    finger.tap(bench.point("2D"))
    assert bench.table.selected is Card.parse("2D")
    finger.tap(bench.table.button_point("discard"))
    assert bench.acted == [Discard(Card.parse("2D"))]


def test_a_finger_drags_a_card_to_the_discards(bench: Bench, finger: Finger) -> None:
    finger.drag(bench.point("9D"), bench.table.discard_rect().center())
    assert bench.acted == [Discard(Card.parse("9D"))]


def test_a_finger_sorts_the_hand(bench: Bench, finger: Finger) -> None:
    finger.drag(bench.point("4H"), bench.point("2D") + QPoint(90, 0))
    assert hand(bench)[-1] is Card.parse("4H")
    assert bench.acted == []


def test_a_tap_draws(qtbot: QtBot, screen: QPointingDevice) -> None:
    bench = Bench(qtbot, dealt())
    bench.table.resize(800, 560)
    Finger(bench, screen).tap(bench.table.stock_rect().center())
    assert bench.acted == [DrawStock()]


@pytest.mark.parametrize("size", [(800, 560), (1280, 800), (1920, 1080)])
def test_what_a_finger_has_to_hit_is_large_enough(bench: Bench, size: tuple[int, int]) -> None:
    table = bench.table
    table.resize(*size)
    for spec in table.stage.buttons:
        assert min(spec.rect.width(), spec.rect.height()) >= 44, spec.names
    layout = table.layout_now
    for rect in (layout.stock_rect, layout.discard_rect, layout.knock_rect):
        assert min(rect.width(), rect.height()) >= 44
    assert len(hand(bench)) == len(MINE) + 1


@pytest.mark.slow
def test_drops_are_as_exact_at_twice_the_pixels() -> None:
    command = [sys.executable, "-m", "pytest", "-q", __file__, "-k", "each_card_lands"]
    env = {**os.environ, "QT_SCALE_FACTOR": "2"}
    root = Path(__file__).parents[3]
    done = subprocess.run(command, env=env, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:]
