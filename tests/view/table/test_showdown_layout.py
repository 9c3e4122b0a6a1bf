"""Open hands, panel and buttons keep apart at every size."""

from __future__ import annotations

import itertools
import random
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from okrummy_gui.ai.gin_hunter import GinHunter
from okrummy_gui.arena import play_step
from okrummy_gui.engine import match as matches
from okrummy_gui.engine.cards import DECK
from okrummy_gui.engine.match import Match
from okrummy_gui.engine.protocol import Deal, Phase
from okrummy_gui.engine.rules import Rules
from okrummy_gui.view.comforts import Comforts
from okrummy_gui.view.table.drawings import table_layout
from okrummy_gui.view.table.layout import group_spots
from okrummy_gui.view.table.openlayout import open_layout
from okrummy_gui.view.table.stage import Spot
from tests.view.showdowns import Bench

SIZES = [(800, 560), (999, 560), (800, 900), (1000, 700), (1280, 800), (1366, 768), (1920, 1080)]
TABLES = {
    "two": Rules(),
    "three": Rules(seats=3),
    "four": Rules(seats=4),
    "partners": Rules(seats=4, partners=True, partners_defend=True),
    "hollywood": Rules(seats=4, hollywood=True),
}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("left", [False, True])
def test_parts_are_inside_and_apart(size: tuple[int, int], seats: int, left: bool) -> None:
    table = QRectF(0, 0, *size)
    layout = open_layout(table_layout(*size, seats, left=left), seats)
    parts = [("panel", layout.panel)]
    if left and not layout.chip.isEmpty():  # at the right it is over the end of the row
        parts.append(("chip", layout.chip))
    for at, seat in enumerate(layout.seats):
        row = seat.row.rect().adjusted(0, -layout.raised, 0, 26 * size[1] / 800)
        parts += [(f"plate {at}", seat.plate), (f"row {at}", row)]
        assert seat.ground.adjusted(-1, -1, 1, 1).contains(row)
    for (name, rect), (other, place) in itertools.combinations(parts, 2):
        assert table.contains(rect), name
        assert not rect.intersects(place), (name, other)


@given(
    st.integers(800, 3840),
    st.integers(560, 2160),
    st.integers(2, 4),
    st.lists(st.integers(1, 13), min_size=1, max_size=10).filter(lambda sizes: sum(sizes) <= 20),
    st.booleans(),
)
def test_hands_with_what_was_laid_off_on_them_fit_their_rows(
    width: int, height: int, seats: int, sizes: list[int], left: bool
) -> None:
    for seat in open_layout(table_layout(width, height, seats, left=left), seats).seats:
        row = seat.row
        flat = [x for group in group_spots(row, sizes) for x in group]
        assert flat[0] - row.width / 2 >= row.left - 0.01
        assert flat[-1] + row.width / 2 <= row.right + 0.01
        # The corner of a card, its rank, stays to be seen.
        assert all(b - a >= row.width * 0.18 for a, b in itertools.pairwise(flat))


@cache
def showdowns(name: str) -> tuple[Match, ...]:
    """Positions after a knock, of random hands."""
    rules, found = TABLES[name], []
    for seed in range(4):
        chance = random.Random(seed)
        match = matches.new_match(rules)
        players = dict.fromkeys(match.seats, GinHunter())
        order = tuple(chance.sample(DECK, len(DECK)))
        match = matches.apply(match, Deal(order, chance.choice(match.seats)))
        while match.phase is not Phase.HAND_OVER:
            match = play_step(match, players, chance)
            if match.phase in (Phase.DEFEND, Phase.HAND_OVER):
                found.append(match)
    return tuple(found)


@pytest.mark.parametrize("size", [(800, 560), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("left", [False, True])
def test_what_is_shown_keeps_apart(
    qtbot: QtBot, name: str, size: tuple[int, int], left: bool
) -> None:
    bench = Bench(qtbot, showdowns(name)[0], showdowns(name)[0].seats[0], size)
    bench.table.set_comforts(Comforts(left_handed=left))
    for match in showdowns(name):
        bench.match = match
        for seat in match.seats:
            bench.seat = seat
            bench.sync()
            _check(bench)


def _check(bench: Bench) -> None:
    stage, table, view = bench.table.stage, QRectF(bench.table.rect()), bench.table.state
    assert view is not None
    layout = open_layout(bench.table.layout_now, len(view.seats))
    for spot in stage.cards.values():
        ground = _ground(spot)
        assert table.contains(ground)
        assert not ground.intersects(layout.panel)
        if layout.column:
            assert any(_holds(seat.ground, ground) for seat in layout.seats)
    for drawing in stage.drawings:
        if drawing.name in ("tag", "badge", "plate"):
            assert table.contains(drawing.rect)
            assert not drawing.rect.intersects(layout.panel)
    _apart([drawing.rect for drawing in stage.drawings if drawing.name == "tag"])
    _apart([spec.rect for spec in stage.buttons])
    assert all(layout.panel.contains(spec.rect) for spec in stage.buttons)
    for spec in stage.buttons:
        at_left = spec.rect.center().x() < bench.table.width() / 2
        assert spec.names[0] == "number" or at_left is bench.table.layout_now.left_handed


def _holds(outer: QRectF, inner: QRectF) -> bool:
    return outer.top() <= inner.top() + 1 and inner.bottom() <= outer.bottom() + 1


def _apart(rects: list[QRectF]) -> None:
    for first, second in itertools.combinations(rects, 2):
        assert not first.intersects(second)


def _ground(spot: Spot) -> QRectF:
    w, h = spot.width, spot.width * 1.4
    return QRectF(spot.x - w / 2, spot.y - h / 2, w, h)
