"""Movement is decoration: whatever is done while cards fly, the table is right in the end."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import chain, pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from okrummy_gui.ai.levels import REFERENCES
from okrummy_gui.engine import match as matches
from okrummy_gui.engine.cards import DECK, Card
from okrummy_gui.engine.protocol import (
    Action,
    Deal,
    Discard,
    DrawDiscard,
    DrawStock,
    Knock,
    Phase,
    Seat,
    TookDiscard,
)
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.session import NATURAL_PAUSE
from okrummy_gui.view.table.actors import PAINTED_A_FRAME
from okrummy_gui.view.table.carditem import TRAVEL_Z, CardItem
from okrummy_gui.view.table.motion import FRAME, WHOLE_DEAL, Motion, Move
from okrummy_gui.view.table.stage import HAND
from okrummy_gui.view.table.table import Table
from okrummy_gui.view.theme import GREEN
from tests.view.table.bench import (
    ART,
    NAMES,
    Clock,
    Moving,
    assert_as_fresh,
    dealt,
    finished,
    next_deal,
)

NONE = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton
SIZES = ((800, 560), (1024, 700), (1280, 800), (1500, 760))
KEYS = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Space,
    Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_K, Qt.Key.Key_D,
    Qt.Key.Key_S, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Delete, Qt.Key.Key_P,
)  # fmt: skip


@pytest.fixture
def moving(qtbot: QtBot) -> Moving:
    return Moving(qtbot, dealt())


# ---------------------------------------------------------------- times


def test_every_movement_takes_from_150_to_280_milliseconds() -> None:
    assert all(150 <= move.value <= 280 for move in Move)
    assert {"DEAL", "DRAW", "DISCARD", "KNOCK", "LAYOFF", "SWEEP"} <= set(Move.__members__)
    assert len({move.value for move in Move}) == len(Move.__members__)


def test_a_whole_deal_takes_less_than_a_second() -> None:
    assert WHOLE_DEAL < 1000


def test_the_factor_lengthens_every_movement_and_nought_is_none() -> None:
    slow, none = Motion(2.0), Motion(0.0)
    assert all(slow.duration(move) == 2 * move.value for move in Move)
    assert {none.duration(move) for move in Move} == {0}


def test_a_computer_s_draw_has_arrived_before_its_discard() -> None:
    assert Move.DRAW.value + 200 < NATURAL_PAUSE


# ---------------------------------------------------------------- single movements


def test_a_drawn_card_comes_from_the_stock(moving: Moving) -> None:
    moving.play(DrawStock())
    item = moving.item("9D")
    assert item.pos() == moving.table.layout_now.stock
    assert item.zValue() > TRAVEL_Z
    moving.clock.run(Move.DRAW.value // 2)
    assert item.pos() != moving.table.layout_now.stock
    moving.clock.run(Move.DRAW.value)
    assert not moving.table.is_moving()
    assert item.zValue() < TRAVEL_Z


def test_a_movement_slows_down_towards_its_end(moving: Moving) -> None:
    moving.play(DrawStock())
    item = moving.item("9D")
    places = [item.pos()]
    for _ in range(4):
        moving.clock.run(Move.DRAW.value // 4)
        places.append(item.pos())
    steps = [QPointF(b - a).manhattanLength() for a, b in pairwise(places)]
    assert steps == sorted(steps, reverse=True)


def test_what_an_item_shows_is_right_before_it_arrives(moving: Moving) -> None:
    moving.play(DrawStock())
    moving.play(Discard(Card.parse("9D")))
    assert moving.table.is_moving()
    assert moving.item("9D").role == "discard"


def test_an_opponent_s_draw_from_the_discards_comes_from_there(moving: Moving) -> None:
    moving.play(DrawStock())
    moving.play(Discard(Card.parse("9D")))
    moving.table.finish_motion()
    moving.play(DrawDiscard())
    assert isinstance(moving.table.state.history[-1], TookDiscard)  # type: ignore[union-attr]
    drawn = moving.table.actors.cards["fan N 10"]
    assert drawn.card is None
    assert drawn.pos() == moving.table.layout_now.discard


def test_a_card_dragged_off_the_stock_goes_on_from_where_it_was_dropped(moving: Moving) -> None:
    moving.table.acted.connect(moving.play)
    at = moving.point("QS") + QPoint(0, -20)
    moving.drag(moving.table.stock_rect().center(), at)
    assert moving.acted == [DrawStock()]
    assert (moving.item("9D").pos() - QPointF(at)).manhattanLength() < 3
    stock = moving.table.actors.cards["stock"]
    assert stock.pos() == moving.table.layout_now.stock


def test_a_refused_card_flies_home(moving: Moving) -> None:
    moving.play(DrawStock())
    moving.table.finish_motion()
    home = moving.item("6H").pos()
    moving.drag(moving.point("6H"), QPoint(640, 60))
    item = moving.item("6H")
    assert item.pos() != home
    assert moving.table.is_moving()
    moving.clock.run(Move.HOME.value - 1)
    assert moving.table.is_moving()
    moving.clock.run(1)
    assert item.pos() == home
    assert moving.acted == []


def test_without_motion_everything_is_there_at_once(moving: Moving) -> None:
    moving.table.motion.factor = 0.0
    moving.play(DrawStock())
    assert not moving.table.is_moving()
    spot = moving.table.stage.cards[Card.parse("9D")]
    assert moving.item("9D").pos() == QPointF(spot.x, spot.y)


# ---------------------------------------------------------------- dealing and sweeping


@pytest.fixture
def over(qtbot: QtBot) -> Moving:
    return Moving(qtbot, finished(dealt()))


def test_the_cards_of_a_hand_are_gathered_before_the_next_deal(over: Moving) -> None:
    lying = list(over.table.actors.cards.values())
    over.play(next_deal(over.match))
    leaving = over.table.actors._leaving
    assert set(leaving) == set(lying)
    assert all(item.card is None and not item.role for item in leaving)
    over.clock.run(Move.SWEEP.value)
    assert over.table.actors._leaving == []
    assert all(item.scene() is None for item in lying)
    assert over.table.is_moving()


def test_a_deal_goes_round_card_by_card_and_the_upcard_comes_last(over: Moving) -> None:
    over.play(next_deal(over.match))
    cards = {key: item for key, item in over.table.actors.cards.items() if key != "stock"}
    seen: list[object] = []
    while over.table.is_moving():
        over.clock.run(5)
        seen += [key for key, item in cards.items() if item.isVisible() and key not in seen]
    assert len(seen) == len(cards) == 21
    hand = [key for key, spot in over.table.stage.cards.items() if spot.role == HAND]
    fan = [f"fan N {at}" for at in range(10)]
    dealer = over.match.hand.dealer if over.match.hand else None
    pair = (fan, hand) if dealer is Seat.SOUTH else (hand, fan)
    assert seen[:-1] == list(chain(*zip(*pair, strict=True)))
    assert seen[-1] is over.table.state.upcard  # type: ignore[union-attr]
    assert over.clock.now < 1000


def test_a_deal_paints_few_things_anew_in_each_frame(over: Moving) -> None:
    def hidden() -> int:
        return sum(not item.isVisible() for item in over.table.actors._painted)

    over.play(next_deal(over.match))
    left = [hidden()]
    assert left[0] > 2 * PAINTED_A_FRAME
    while left[-1]:
        over.clock.run(FRAME)
        left.append(hidden())
    assert all(before - after <= PAINTED_A_FRAME for before, after in pairwise(left))
    assert over.table.is_moving()


def test_the_first_hand_is_dealt_too(qtbot: QtBot) -> None:
    table = Table(ART, Motion(1.0), GREEN)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    table.show()
    view = matches.view_for(dealt(), Seat.SOUTH)
    table.sync(view, view.hand, NAMES)
    assert table.is_moving()


def test_a_hand_is_dealt_only_once(over: Moving) -> None:
    over.play(next_deal(over.match))
    over.table.finish_motion()
    over.sync()
    over.table.restage(True)
    assert not over.table.is_moving()


def test_a_game_that_is_gone_on_with_is_simply_there(qtbot: QtBot) -> None:
    table = Table(ART, Motion(1.0), GREEN)
    qtbot.addWidget(table)
    table.show()
    view = matches.view_for(matches.apply(dealt(), DrawStock()), Seat.SOUTH)
    table.sync(view, view.hand, NAMES)
    assert not table.is_moving()


@pytest.mark.parametrize("seats", [3, 4])
def test_a_deal_for_several_takes_no_longer(qtbot: QtBot, seats: int) -> None:
    rules = Rules(seats=seats)
    match = matches.new_match(rules)
    deck = tuple(random.Random(2).sample(DECK, 52))
    table = Table(ART, Motion(1.0), GREEN)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    table.show()
    clock = Clock(table)
    view = matches.view_for(matches.apply(match, Deal(deck, Seat.SOUTH)), Seat.SOUTH)
    table.sync(view, view.hand, dict.fromkeys(view.seats, "Ada"))
    clock.run(WHOLE_DEAL // 2)
    assert table.is_moving()
    clock.run(WHOLE_DEAL // 2)
    assert not table.is_moving()


def test_a_click_ends_the_deal(over: Moving) -> None:
    over.play(next_deal(over.match))
    over.click(QPoint(640, 20))
    assert not over.table.is_moving()
    assert over.table.actors._leaving == []
    assert_as_fresh(over)


def test_a_resize_ends_the_deal(over: Moving) -> None:
    over.play(next_deal(over.match))
    over.clock.run(300)
    over.table.resize(900, 600)
    assert not over.table.is_moving()
    assert_as_fresh(over)


def test_a_table_that_is_cleared_in_the_middle_of_a_deal_is_empty(over: Moving) -> None:
    over.play(next_deal(over.match))
    over.clock.run(100)
    over.table.clear()
    assert not [item for item in over.table.ground.items() if isinstance(item, CardItem)]


# ---------------------------------------------------------------- two hundred gestures


class Restless:
    """Somebody who does everything at once, over a match that goes on under his hands."""

    def __init__(self, bench: Moving, chance: random.Random) -> None:
        self.bench, self.chance = bench, chance
        self.table = bench.table
        self.down = False
        self.table.acted.connect(self._act)
        self.table.reordered.connect(self._reorder)
        self.table.next_hand_asked.connect(self._next)

    def _act(self, action: Action) -> None:
        if matches.legal(self.bench.match).reason_against(action) is None:
            self.bench.play(action)

    def _reorder(self, order: tuple[Card, ...]) -> None:
        self.bench.order = order

    def _next(self) -> None:
        if self.bench.match.phase is Phase.HAND_OVER:
            self.bench.play(next_deal(self.bench.match, self.chance.randrange(10**6)))

    # gestures

    def gestures(self) -> tuple[Callable[[], None], ...]:
        return (
            self.drag, self.drag, self.drag_on, self.release, self.click, self.click,
            self.double_click, self.press_button, self.press_button, self.key, self.resize,
            self.other_player, self.other_player, self.look_away, self.forward,
        )  # fmt: skip

    def drag(self) -> None:
        self.bench.drag(self._start(), self._end(), drop=self.chance.random() < 0.8)

    def drag_on(self) -> None:
        QTest.mouseMove(self.table.viewport(), self._end())

    def release(self) -> None:
        QTest.mouseRelease(self.table.viewport(), LEFT, NONE, self._end())

    def click(self) -> None:
        self.bench.click(self._start())

    def double_click(self) -> None:
        at = self._start()
        self.bench.click(at)
        QTest.mouseDClick(self.table.viewport(), LEFT, NONE, at)

    def press_button(self) -> None:
        buttons = [spec for spec in self.table.stage.buttons if spec.enabled]
        if buttons:
            self.bench.press(self.chance.choice(buttons).names[0])

    def key(self) -> None:
        QTest.keyClick(self.table, self.chance.choice(KEYS))

    def resize(self) -> None:
        self.table.resize(*self.chance.choice(SIZES))

    def look_away(self) -> None:
        QApplication.sendEvent(self.table, QEvent(QEvent.Type.Leave))

    def forward(self) -> None:
        self.bench.clock.run(self.chance.randrange(20, 400))

    def other_player(self) -> None:
        """The one opposite acts, perhaps while something is held."""
        match = self.bench.match
        if match.turn is Seat.NORTH:
            view = matches.view_for(match, Seat.NORTH)
            self.bench.play(REFERENCES["simple"].choose(view, self.chance))
        elif match.phase is Phase.HAND_OVER:
            self._next()
        elif match.turn is Seat.SOUTH and self.chance.random() < 0.3:
            view = matches.view_for(match, Seat.SOUTH)
            self.bench.play(REFERENCES["simple"].choose(view, self.chance))

    def _start(self) -> QPoint:
        keys = list(self.table.actors.cards)
        if not keys or self.chance.random() < 0.15:
            return self._anywhere()
        return self.table.mapFromScene(self.table.actors.cards[self.chance.choice(keys)].pos())

    def _end(self) -> QPoint:
        table = self.table
        places = [
            table.discard_rect().center(),
            table.knock_rect().center(),
            table.layout_now.hand_rect.center().toPoint(),
            *(rect.center().toPoint() for rect in table.stage.meld_rects.values()),
            self._anywhere(),
            QPoint(-50, -50),
        ]
        return self.chance.choice(places)

    def _anywhere(self) -> QPoint:
        size = self.table.viewport().size()
        return QPoint(self.chance.randrange(size.width()), self.chance.randrange(size.height()))


@pytest.fixture(params=[1, 2, 3, 4])
def restless(qtbot: QtBot, request: pytest.FixtureRequest) -> Restless:
    return Restless(Moving(qtbot, dealt()), random.Random(request.param))


def test_after_any_gestures_the_table_is_as_one_that_was_never_touched(restless: Restless) -> None:
    done: list[str] = []
    for count in range(1, 201):
        gesture = restless.chance.choice(restless.gestures())
        done.append(gesture.__name__)
        gesture()
        restless.bench.clock.run(restless.chance.randrange(0, 90))
        if count % 20 == 0:
            QTest.mouseRelease(restless.table.viewport(), LEFT, NONE, QPoint(5, 5))
            QApplication.processEvents()
            assert_as_fresh(restless.bench)
    assert len(set(done)) == len(set(restless.gestures()))


def test_a_knock_comes_to_lie_open_as_it_should(moving: Moving) -> None:
    match = matches.apply(moving.match, DrawStock())
    discard = Card.parse("9D")
    way = matches.legal(match).arrangements(discard)[0]
    moving.play(DrawStock())
    moving.play(Knock(discard, way.melds))
    assert moving.table.is_moving()
    moving.clock.run(Move.KNOCK.value)
    assert not moving.table.is_moving()
    assert_as_fresh(moving)
