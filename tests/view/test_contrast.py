"""The table for who sees little: black, white, bright, and nothing in between."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from okrummy_gui.engine.protocol import DrawStock
from okrummy_gui.store.settings import Settings
from okrummy_gui.view import theme as themes
from okrummy_gui.view.cardart import ArtStyle
from okrummy_gui.view.dialogs.style import dialog_style
from okrummy_gui.view.theme import CONTRAST, GREEN, THEMES, Theme, theme_named
from tests.view.mainwindow import made
from tests.view.table.bench import ART, Bench, dealt


def luminance(colour: QColor) -> float:
    """As WCAG reckons it."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    r, g, b = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
               for part in parts)  # fmt: skip
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(QColor(one)), luminance(QColor(other))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("name", ["text", "mute", "you", "other", "words", "accent", "focus"])
def test_every_colour_of_the_theme_stands_out(name: str) -> None:
    assert contrast(getattr(CONTRAST, name), CONTRAST.felt[1]) >= 7
    assert contrast(getattr(CONTRAST, name), CONTRAST.panel) >= 7


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_words_can_be_read_in_every_theme(theme: Theme) -> None:
    assert contrast(theme.text, theme.felt[0]) >= 4.5
    assert contrast(theme.text, theme.panel) >= 7


def test_the_table_has_no_shades(qtbot: QtBot) -> None:
    """Between the things on the table there is black alone."""
    bench = Bench(qtbot, dealt())
    ART.set_style(ArtStyle(large_index=True, plain=True))
    bench.table.set_theme(CONTRAST)
    bench.play(DrawStock())
    image: QImage = bench.table.grab().toImage()
    black = sum(
        image.pixelColor(x, y) == QColor("#000000")
        for x in range(0, image.width(), 7)
        for y in range(0, image.height(), 7)
    )
    assert black > 0.5 * (image.width() // 7) * (image.height() // 7)
    layout = bench.table.layout_now
    corner = layout.buttons[2].topLeft().toPoint()
    edge = [image.pixelColor(corner.x() + 60, corner.y() + down) for down in range(4)]
    assert any(colour.lightness() > 200 for colour in edge)
    ART.set_style(ArtStyle())


def test_dialogs_follow() -> None:
    style = dialog_style(CONTRAST)
    assert "#000000" in style
    assert CONTRAST.words in style


class _Told:
    """What the system may say about contrast."""

    def __init__(self, preference: Qt.ContrastPreference) -> None:
        self._preference = preference

    def accessibility(self) -> _Told:
        return self

    def contrastPreference(self) -> Qt.ContrastPreference:
        return self._preference


class _System:
    def __init__(self, hints: object) -> None:
        self._hints = hints

    def styleHints(self) -> object:
        return self._hints


@pytest.mark.skipif(not hasattr(Qt, "ContrastPreference"), reason="this Qt knows no contrast")
def test_without_a_choice_the_system_decides(monkeypatch: Any) -> None:
    high = Qt.ContrastPreference.HighContrast
    monkeypatch.setattr(themes, "QGuiApplication", _System(_Told(high)))
    assert theme_named("") is CONTRAST
    assert theme_named("green") is GREEN
    none = Qt.ContrastPreference.NoPreference
    monkeypatch.setattr(themes, "QGuiApplication", _System(_Told(none)))
    assert theme_named("") is GREEN


def test_a_qt_that_knows_no_contrast_has_the_usual_table(monkeypatch: Any) -> None:
    monkeypatch.setattr(themes, "QGuiApplication", _System(object()))
    assert theme_named("") is GREEN


def test_the_window_wears_it_with_plain_faces(qtbot: Any) -> None:
    random.seed(1)
    saved: list[Settings] = []
    window = made(qtbot, saved=saved)
    window.change(theme="contrast")
    assert window.theme is CONTRAST
    assert window.room.table.theme is CONTRAST
    assert window._art.style.large_index
    assert window._art.style.plain
    window.change(theme="green")
    assert not window._art.style.large_index
    window.close()
