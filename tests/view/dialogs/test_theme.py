"""Light and dark dialogs: what is written in them can be read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from okrummy_gui.view.dialogs.theme import dialog_theme, is_light
from okrummy_gui.view.theme import THEMES, Theme


def luminance(colour: str) -> float:
    def part(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    made = QColor(colour)
    red, green, blue = (part(each) for each in (made.redF(), made.greenF(), made.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(
    ("scheme", "system", "light"),
    [
        ("", Qt.ColorScheme.Light, True),
        ("", Qt.ColorScheme.Dark, False),
        ("", Qt.ColorScheme.Unknown, False),
        ("light", Qt.ColorScheme.Dark, True),
        ("dark", Qt.ColorScheme.Light, False),
        ("odd", Qt.ColorScheme.Light, True),
    ],
)
def test_the_player_s_choice_comes_before_the_systems(
    scheme: str, system: Qt.ColorScheme, light: bool
) -> None:
    assert is_light(scheme, system) is light


@pytest.mark.parametrize("light", [False, True])
@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_words_stand_out_from_every_ground(theme: Theme, light: bool) -> None:
    dressed = dialog_theme(theme, light=light)
    for ground in (dressed.felt[2], dressed.panel, dressed.field or dressed.panel):
        for ink in (dressed.words, dressed.mute, dressed.accent, dressed.fault):
            assert contrast(ink, ground) >= 4.5, (ink, ground)
    assert contrast(dressed.words, dressed.felt[1]) >= 4.5
    for party in dressed.parties:
        assert contrast(party, dressed.felt[2]) >= 3


def test_a_dark_dialog_wears_the_cloth_and_strong_contrast_stays() -> None:
    for theme in THEMES.values():
        assert dialog_theme(theme, light=False) is theme
        assert dialog_theme(theme, light=True).light is not theme.plain
