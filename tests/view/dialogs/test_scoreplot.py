"""The small plot of a running match in the score dialog."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage

from okrummy_gui.engine.protocol import sides_of
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.scoring import Scoresheet
from okrummy_gui.view.dialogs.scoreplot import ScorePlot
from okrummy_gui.view.dialogs.theme import dialog_theme
from okrummy_gui.view.theme import BURGUNDY, GREEN, NAVY, Theme
from tests.view.dialogs.samples import sheet

HANDS = ((0, 30), (1, 25), (0, 42), (1, 61))
Make = Callable[..., ScorePlot]


@pytest.fixture
def make(qtbot: Any) -> Make:
    def show(shown: Scoresheet, theme: Theme = GREEN, width: int = 520) -> ScorePlot:
        plot = ScorePlot()
        qtbot.addWidget(plot)
        plot.set_theme(theme)
        plot.set_sheet(shown, ("Anna", "Bert", "Cleo", "Dora")[: len(shown.sides)])
        plot.resize(width, plot.height())
        plot.show()
        return plot

    return show


def has(image: QImage, colour: str, area: QRectF) -> bool:
    """Whether the colour is seen there, a smoothed edge or two apart."""
    wanted, box = QColor(colour), area.toRect().intersected(image.rect())
    for x in range(box.left(), box.right()):
        for y in range(box.top(), box.bottom()):
            found = image.pixelColor(x, y)
            apart = (
                abs(found.red() - wanted.red())
                + abs(found.green() - wanted.green())
                + abs(found.blue() - wanted.blue())
            )
            if apart < 24:
                return True
    return False


@pytest.mark.parametrize("light", [False, True])
@pytest.mark.parametrize("theme", [GREEN, NAVY, BURGUNDY])
def test_both_sides_and_the_target_are_seen(make: Make, theme: Theme, light: bool) -> None:
    dressed = dialog_theme(theme, light=light)
    plot = make(sheet(Rules(), HANDS), dressed)
    image = plot.grab().toImage()
    (area,) = plot.areas()
    assert has(image, dressed.you, area)
    assert has(image, dressed.other, area)
    assert has(image, dressed.accent, QRectF(area.left(), area.top() - 2, area.width(), 4))


def test_hollywood_has_three_plots_side_by_side(make: Make) -> None:
    plot = make(sheet(Rules(hollywood=True), HANDS))
    areas = plot.areas()
    assert len(areas) == 3
    for left, right in itertools.pairwise(areas):
        assert left.right() < right.left()
    image = plot.grab().toImage()
    assert has(image, GREEN.you, areas[0])
    assert areas[-1].right() <= plot.width()


@pytest.mark.parametrize("hands", [1, 2, 7, 40])
@pytest.mark.parametrize("rules", [Rules(), Rules(seats=4), Rules(hollywood=True)])
def test_any_number_of_hands_is_drawn_within_its_ground(
    make: Make, rules: Rules, hands: int
) -> None:
    played = tuple((at % len(sides_of(rules)), 3 + at) for at in range(hands))
    plot = make(sheet(rules, played), width=380)
    assert not plot.grab().isNull()
    for area in plot.areas():
        assert QRectF(plot.rect()).contains(area)


def test_it_is_said_in_words_too(make: Make) -> None:
    plot = make(sheet(Rules(), HANDS))
    assert plot.accessibleName() == "How the game went"
    assert plot.accessibleDescription() == "Anna: 72, Bert: 86"
