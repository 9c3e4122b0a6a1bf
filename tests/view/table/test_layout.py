"""The table's geometry holds at every size."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from okrummy_gui.view.table.drawings import table_layout
from okrummy_gui.view.table.frame import COMPACT_BELOW
from okrummy_gui.view.table.layout import (
    TableLayout,
    fan_spots,
    group_spots,
)

SIZES = [(800, 560), (999, 560), (1000, 700), (1280, 800), (1366, 768), (1920, 1080), (3840, 2160)]


def test_at_1280_cards_have_the_sizes_of_the_drawing() -> None:
    layout = table_layout(1280, 800)
    assert (layout.hand.width, layout.pile_width, layout.fan_width) == (124, 136, 88)
    assert layout.score.width() == 264
    assert not layout.compact


def test_below_1000_the_score_is_a_chip() -> None:
    assert table_layout(COMPACT_BELOW - 1, 700).compact
    small = table_layout(800, 560)
    assert (small.hand.width, small.pile_width, small.fan_width) == (90, 92, 56)
    assert small.score.height() < 50


def test_buttons_stand_beside_the_hand_when_compact() -> None:
    small, left = table_layout(800, 560), table_layout(800, 560, left=True)
    assert all(rect.left() > small.hand.right for rect in small.buttons)
    assert all(rect.right() < left.hand.left for rect in left.buttons)


def _parts(layout: TableLayout) -> dict[str, object]:
    return {
        "stock": layout.stock_rect,
        "discard": layout.discard_rect,
        "knock": layout.knock_rect,
        "hand": layout.hand.rect(),
        "first button": layout.buttons[0],
        "last button": layout.buttons[-1],
        "plate": layout.opposite.plate,
        "score": layout.score,
    }


@pytest.mark.parametrize("left", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_parts_are_inside_and_apart(size: tuple[int, int], left: bool) -> None:
    layout = table_layout(*size, left=left)
    parts = list(_parts(layout).items())
    for at, (name, rect) in enumerate(parts):
        assert rect.left() >= 0, name  # type: ignore[attr-defined]
        assert rect.right() <= size[0], name  # type: ignore[attr-defined]
        assert rect.bottom() <= size[1], name  # type: ignore[attr-defined]
        for other, place in parts[at + 1 :]:
            assert not rect.intersects(place), (name, other)  # type: ignore[attr-defined]


@given(
    st.integers(800, 3840),
    st.integers(560, 2160),
    st.lists(st.integers(1, 6), min_size=1, max_size=11).filter(lambda sizes: sum(sizes) <= 12),
    st.booleans(),
)
def test_a_row_always_fits(width: int, height: int, sizes: list[int], left: bool) -> None:
    layout = table_layout(width, height, left=left)
    row = layout.hand
    spots = group_spots(row, sizes)
    assert [len(group) for group in spots] == sizes
    flat = [x for group in spots for x in group]
    assert flat == sorted(flat)
    assert flat[0] - row.width / 2 >= row.left - 0.01
    assert flat[-1] + row.width / 2 <= row.right + 0.01
    assert all(b - a >= row.width * 0.15 for a, b in itertools.pairwise(flat))


def test_the_fan_hangs_down_at_its_ends() -> None:
    layout = table_layout(1280, 800)
    spots = fan_spots(layout, 10)
    assert len(spots) == 10
    assert spots[0].x < spots[-1].x
    assert spots[0].y < spots[4].y
    assert spots[0].angle == pytest.approx(10)
    assert fan_spots(layout, 0) == ()
