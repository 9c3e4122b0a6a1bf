"""The table with three and four seats, with partners, with three games, and with nobody's hand."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRectF, Qt, QTranslator
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from okrummy_gui.engine.match import Match, view_for
from okrummy_gui.engine.protocol import Seat, Side
from okrummy_gui.model.handorder import SortBy, sorted_hand
from okrummy_gui.view.painting import Canvas
from okrummy_gui.view.table.drawings import table_layout
from okrummy_gui.view.table.layout import Edge, TableLayout
from okrummy_gui.view.table.playstage import last_turns, play_stage
from okrummy_gui.view.table.scoreface import score_sheet
from okrummy_gui.view.table.stage import HAND, Drawing, Scene
from okrummy_gui.view.table.table import Table
from okrummy_gui.view.theme import GREEN
from okrummy_gui.view.wording import Names, state_words
from tests.view.table.seats import ART, NAMES, RULES, played, shown

SOUTH, WEST, NORTH, EAST = Seat
SIZES = [
    (800, 560),
    (900, 900),
    (999, 560),
    (1000, 700),
    (1280, 800),
    (1366, 768),
    (1920, 1080),
    (2400, 700),
    (1300, 1100),
    (3840, 2160),
]
LEFT = Qt.MouseButton.LeftButton


def scene_of(match: Match, seat: Seat | None, layout: TableLayout | None = None) -> Scene:
    view = view_for(match, seat)
    layout = layout or table_layout(1280, 800, len(match.seats), watching=seat is None)
    order = sorted_hand(view.hand, SortBy.MELDS, view.rules)
    return Scene(view, order, Names(view, NAMES), layout, GREEN)


class Padded(QTranslator):
    """Makes every text a good third longer, as German does."""

    def translate(
        self,
        context: bytes | bytearray | memoryview | str,
        text: bytes | bytearray | memoryview | str,
        disambiguation: object = None,
        n: int = -1,
    ) -> str:
        return f"{text!s}{'e' * (len(text) * 2 // 5)}"

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def long_texts(qapp: QCoreApplication) -> Iterator[None]:
    translator = Padded()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


# ---------------------------------------------------------------- where everything lies

TOGETHER = {
    frozenset(pair)
    for pair in [("tray", "stock words"), ("tray", "discard words"), ("gauge", "label")]
}


def parts_of(scene: Scene) -> dict[str, QRectF]:
    """The ground of everything that may cover nothing else."""
    stage = play_stage(scene)
    layout, view = scene.layout, scene.view
    parts = {
        drawing.name: drawing.rect
        for drawing in stage.drawings
        if drawing.name and drawing.name != "limit"
    }
    parts |= {"limit": stage.limit_rect}
    for seat, place in zip(view.opponents(), layout.seats, strict=True):
        parts[f"fan {seat.value}"] = place.fan_rect()
    parts |= {f"button {spec.names[0]}": spec.rect for spec in stage.buttons}
    if view.seat is not None:
        parts["hand"] = layout.hand.rect()
    return parts


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["two", "three", "four", "partners"])
@pytest.mark.parametrize("watching", [False, True])
@pytest.mark.parametrize("left", [False, True])
@pytest.mark.usefixtures("long_texts")
def test_nothing_covers_anything_else(
    kind: str, size: tuple[int, int], watching: bool, left: bool
) -> None:
    match = played(kind, 0, 5)
    layout = table_layout(*size, len(match.seats), watching=watching, left=left)
    parts = parts_of(scene_of(match, None if watching else SOUTH, layout))
    table = QRectF(0, 0, *size)
    for name, rect in parts.items():
        assert table.contains(rect), name
    for (one, first), (other, second) in itertools.combinations(parts.items(), 2):
        if frozenset((one, other)) not in TOGETHER:
            assert not first.adjusted(1, 1, -1, -1).intersects(second), (one, other)


def spilt(drawing: Drawing, scale: float) -> bool:
    """Whether something is painted far outside the drawing's ground."""
    margin = 40
    width, height = drawing.rect.width() / scale, drawing.rect.height() / scale
    image = QImage(
        round(width) + 2 * margin, round(height) + 2 * margin, QImage.Format.Format_ARGB32
    )
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(margin, margin)
    drawing.paint(Canvas(painter, GREEN, ART, 1.0), QRectF(0, 0, width, height))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillRect(QRectF(-14, -14, width + 28, height + 28), QColor(0, 0, 0))
    painter.end()
    return any(image.constBits())


@pytest.mark.parametrize("size", [(800, 560), (1280, 800)])
@pytest.mark.parametrize("kind", list(RULES))
@pytest.mark.parametrize("left", [False, True])
@pytest.mark.usefixtures("long_texts")
def test_long_texts_and_names_stay_on_their_ground(
    kind: str, size: tuple[int, int], left: bool
) -> None:
    match = played(kind, 3, 4)
    for seat in (*match.seats, None):
        layout = table_layout(*size, len(match.seats), watching=seat is None, left=left)
        scene = scene_of(match, seat, layout)
        for drawing in play_stage(scene).drawings:
            assert not spilt(drawing, layout.scale), drawing.name


@pytest.mark.parametrize("seat", [SOUTH, WEST, NORTH, EAST])
def test_the_others_sit_round_the_viewer_from_his_left(seat: Seat) -> None:
    match = played("four", 0, 2)
    scene = scene_of(match, seat)
    at = match.seats.index(seat)
    left, across, right = (match.seats[(at + step) % 4] for step in (1, 2, 3))
    for other, edge in ((left, Edge.LEFT), (across, Edge.TOP), (right, Edge.RIGHT)):
        place = scene.place_of(other)
        assert place is not None
        assert place.edge is edge
    assert scene.place_of(seat) is None


def test_with_three_seats_nobody_sits_across() -> None:
    edges = [place.edge for place in table_layout(1280, 800, 3).seats]
    assert edges == [Edge.LEFT, Edge.RIGHT]


def test_the_fans_hold_as_many_backs_as_there_are_cards() -> None:
    match = played("four", 0, 1)
    view = view_for(match, SOUTH)
    stage = play_stage(scene_of(match, SOUTH))
    for seat in view.opponents():
        backs = [
            spot for key, spot in stage.cards.items() if str(key).startswith(f"fan {seat.value}")
        ]
        assert len(backs) == view.counts[view.seats.index(seat)]
        assert all(spot.card is None for spot in backs)


def test_side_fans_are_turned_towards_the_table() -> None:
    stage = play_stage(scene_of(played("three", 0, 0), SOUTH))
    left = [spot for key, spot in stage.cards.items() if str(key).startswith("fan W")]
    right = [spot for key, spot in stage.cards.items() if str(key).startswith("fan E")]
    assert all(80 <= spot.angle <= 100 for spot in left)
    assert all(-100 <= spot.angle <= -80 for spot in right)
    assert left[4].x > left[0].x
    assert right[4].x < right[0].x


# ---------------------------------------------------------------- who is who


def test_the_viewers_side_comes_first_then_the_others_from_his_left() -> None:
    names = scene_of(played("four", 0, 0), NORTH).names
    assert names.sides == tuple(Side((seat,)) for seat in (NORTH, EAST, SOUTH, WEST))
    assert [names.party(seat) for seat in (NORTH, EAST, SOUTH, WEST)] == [0, 1, 2, 3]


def test_partners_share_a_mark() -> None:
    names = scene_of(played("partners", 0, 0), WEST).names
    assert [names.party(seat) for seat in (WEST, EAST, SOUTH, NORTH)] == [0, 0, 1, 1]
    assert names.each_of(names.sides[0]) == ("You", "Charlie")
    assert [names.short_of(side) for side in names.sides] == ["We", "They"]


def test_initials_tell_names_with_the_same_letter_apart() -> None:
    names = scene_of(played("four", 0, 0), SOUTH).names
    assert [names.initials(seat) for seat in (WEST, NORTH, EAST)] == ["B", "Cl", "Ca"]


def test_the_last_moves_say_who_made_them() -> None:
    match = played("four", 0, 8)
    marks = last_turns(scene_of(match, SOUTH), 4)
    assert sorted(mark.party for mark in marks) == [0, 1, 2, 3]
    assert {mark.party: mark.who for mark in marks} == {0: "", 1: "B", 2: "Cl", 3: "Ca"}


def test_two_players_need_no_letters() -> None:
    assert {mark.who for mark in last_turns(scene_of(played("two", 0, 6), SOUTH), 4)} == {""}


def test_who_has_passed_is_said_at_his_plate() -> None:
    match = played("offer", 0, 0)
    names = scene_of(match, EAST).names
    assert state_words(names, match.turn) == "deciding"


# ---------------------------------------------------------------- the score


def test_a_column_a_side_with_the_viewers_first() -> None:
    match = played("three", 1, 0)
    scene = scene_of(match, WEST)
    sheet = score_sheet(scene)
    assert sheet.sides[0].names == ("You",)
    totals = dict(zip(match.sheet.sides, match.sheet.columns[0].totals, strict=True))
    assert sheet.game.totals == tuple(totals[side] for side in scene.names.sides)
    (line,) = sheet.lines
    result = match.sheet.results[0]
    assert line.winner is not None
    assert scene.names.sides[line.winner] == result.winner
    assert line.points == result.points


def test_three_games_show_what_counts_where_and_what_has_ended() -> None:
    match = played("Hollywood", 6, 0)
    sheet = score_sheet(scene_of(match, NORTH))
    columns = match.sheet.columns
    assert len(sheet.games) == 3
    assert [game.winner is None for game in sheet.games] == [col.winner is None for col in columns]
    for at, line in enumerate(sheet.lines):
        assert line.entered == tuple(column.entered[at] for column in columns)


@pytest.mark.parametrize("kind", list(RULES))
@pytest.mark.parametrize("size", [(800, 560), (1280, 800), (1920, 1080)])
def test_every_table_paints(qtbot: QtBot, kind: str, size: tuple[int, int]) -> None:
    match = played(kind, 2, 7)
    table = shown(qtbot, match, match.seats[1])
    table.resize(*size)
    assert not table.grab().isNull()


# ---------------------------------------------------------------- nobody's view


@pytest.mark.parametrize("kind", ["two", "three", "four", "partners"])
def test_without_a_viewer_every_hand_is_face_down(qtbot: QtBot, kind: str) -> None:
    match = played(kind, 1, 3)
    table = shown(qtbot, match, None)
    stage = table.stage
    assert not [spot for spot in stage.cards.values() if spot.role == HAND]
    assert not stage.buttons
    backs = [key for key in stage.cards if str(key).startswith("fan")]
    assert len(backs) == sum(view_for(match, None).counts)
    assert not table.grab().isNull()


# ---------------------------------------------------------------- motion and the mouse


@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_discard_comes_from_the_place_of_who_laid_it(qtbot: QtBot, step: int) -> None:
    match = played("four", 0, 1)
    thrower = match.turn
    assert thrower is not None
    viewer = match.seats[(match.seats.index(thrower) - step) % 4]
    table = shown(qtbot, match, viewer)
    table.motion.factor = 1.0
    after = played("four", 0, 2)
    assert after.turn is not thrower
    table.sync(view_for(after, viewer), (), NAMES)
    item = table.card_item(view_for(after, viewer).discards[-1])
    place = table.layout_now.seats[step - 1]
    assert item is not None
    assert item.pos() == place.fan
    assert place.edge is (Edge.LEFT, Edge.TOP, Edge.RIGHT)[step - 1]


def test_a_card_drawn_from_the_stock_flies_to_the_drawers_fan(qtbot: QtBot) -> None:
    before = played("three", 0, 0)
    table = shown(qtbot, before, EAST)
    assert before.turn is not EAST
    table.motion.factor = 1.0
    view = view_for(played("three", 0, 1), EAST)
    table.sync(view, (), NAMES)
    drawer = view.turn
    assert drawer is not None
    item = table.actors.cards[f"fan {drawer.value} 10"]
    start = table.layout_now.stock if view.stock_count < 21 else table.layout_now.discard
    assert item.pos() == start
    table.finish_motion()
    place = table.layout_now.seats[view.opponents().index(drawer)]
    assert place.fan_rect().contains(item.pos())


def click(table: Table, at: QPoint) -> None:
    QTest.mouseClick(table.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)


@pytest.mark.parametrize("kind", ["two", "four"])
def test_the_limit_asks_for_the_rules(qtbot: QtBot, kind: str) -> None:
    table = shown(qtbot, played(kind, 0, 0), SOUTH)
    middle = table.stage.limit_rect.center().toPoint()
    with qtbot.waitSignal(table.rules_asked, timeout=500):
        click(table, middle)
    QTest.mouseMove(table.viewport(), QPoint(500, 500))
    assert table.viewport().cursor().shape() is Qt.CursorShape.ArrowCursor
    QTest.mouseMove(table.viewport(), middle)
    assert table.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor


def test_the_layout_follows_the_number_of_seats(qtbot: QtBot) -> None:
    table = shown(qtbot, played("two", 0, 0), SOUTH)
    assert len(table.layout_now.seats) == 1
    table.sync(view_for(played("four", 0, 0), SOUTH), (), NAMES)
    assert len(table.layout_now.seats) == 3
