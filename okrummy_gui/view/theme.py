"""Colours of the table and the fonts of its words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication

INK: Final = "#1c2436"
RED: Final = "#b4202e"
GOLD: Final = "#c8962e"
PALE: Final = "#ecd08a"
CREAM: Final = "#f6eedc"
TITLE: Final = "#fdf3d8"
DARK: Final = "#2b2008"
SOFT_RED: Final = "#ff9c92"
"""Hearts and diamonds on a dark ground."""

UI_FAMILIES: Final = ("Nimbus Sans", "Segoe UI", "Helvetica Neue", "DejaVu Sans")
HEAD_FAMILIES: Final = ("P052", "Palatino Linotype", "Palatino", "Georgia", "DejaVu Serif")


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours that change with the felt. `parties` tell the sides apart, yours first."""

    name: str
    back: str
    felt: tuple[str, str, str]
    panel: str
    text: str
    mute: str
    you: str
    other: str
    avatar: tuple[str, str]
    more: tuple[str, str] = ("#f4a58f", "#cbb8f7")
    """Of a third and a fourth side."""
    words: str = CREAM
    """What is written in a dialog."""
    accent: str = PALE
    """Of its titles and edges that stand out."""
    sheen: str = "#ffffff"
    """What thin lines and grounds of tables are a breath of."""
    fault: str = "#ffb4a8"
    """Words and edges of what can't be accepted."""
    field: str = ""
    """The ground of what can be written in; empty is the panel's."""
    focus: str = "#74d2ff"
    """The ring round what the keys are on."""
    plain: bool = False
    """Flat colours and full lines, for who sees little."""
    light: bool = False
    """Dark words on a light ground: only in dialogs."""

    @property
    def edge(self) -> str:
        """Of buttons and fields in dialogs."""
        return self.text if self.plain else self.felt[0]

    @property
    def parties(self) -> tuple[str, ...]:
        return (self.you, self.other, *self.more)


GREEN: Final = Theme(
    name="green",
    back="navy",
    felt=("#2b6a54", "#1b4d3f", "#0d2f26"),
    panel="#0a2a22",
    text="#eef2ea",
    mute="#a9c3b6",
    you="#f0cf80",
    other="#9fd0ea",
    avatar=("#5f86a8", "#2c4a68"),
)
NAVY: Final = Theme(
    name="navy",
    back="ruby",
    felt=("#2f4a74", "#1d3153", "#0f1b33"),
    panel="#0c1830",
    text="#eef1f6",
    mute="#a8b6cd",
    you="#f0cf80",
    other="#8fdcc8",
    avatar=("#4f8f86", "#24504c"),
)
BURGUNDY: Final = Theme(
    name="burgundy",
    back="navy",
    felt=("#7a3344", "#57202f", "#34101b"),
    panel="#2b0d17",
    text="#f6ecec",
    mute="#d3b3b6",
    you="#f0cf80",
    other="#a9d4ee",
    avatar=("#5f86a8", "#2c4a68"),
)
CONTRAST: Final = Theme(
    name="contrast",
    back="navy",
    felt=("#333333", "#000000", "#000000"),
    panel="#000000",
    text="#ffffff",
    mute="#ffffff",
    you="#ffff00",
    other="#00ffff",
    avatar=("#000000", "#000000"),
    more=("#ff9f6b", "#ff8cff"),
    words="#ffffff",
    accent="#ffff00",
    fault=SOFT_RED,
    focus="#00e5ff",
    plain=True,
)
THEMES: Final[dict[str, Theme]] = {theme.name: theme for theme in (GREEN, NAVY, BURGUNDY, CONTRAST)}


def theme_named(name: str) -> Theme:
    """The theme that was chosen; the system's wish where none was."""
    found = THEMES.get(name)
    if found is not None:
        return found
    return CONTRAST if wants_contrast() else GREEN


def wants_contrast() -> bool:
    """Whether the system asks for strong contrast; Qt knows since 6.10."""
    hints = QGuiApplication.styleHints()  # what belongs to it lives no longer than this name
    told = getattr(hints, "accessibility", None)
    if told is None:
        return False
    return bool(told().contrastPreference() == Qt.ContrastPreference.HighContrast)


def when_contrast_changes(follow: Callable[[], None]) -> None:
    """Call it whenever the system's wish changes."""
    hints = QGuiApplication.styleHints()
    told = getattr(hints, "accessibility", None)
    if told is not None:
        told().contrastPreferenceChanged.connect(follow)


def listed(families: tuple[str, ...]) -> str:
    """Font families as a style sheet names them."""
    return ", ".join(f"'{family}'" for family in families)


def font(px: float, bold: bool = False, head: bool = False) -> QFont:
    """The font of the table's words at a pixel size; `head` is the serif of titles."""
    made = QFont()
    made.setFamilies(list(HEAD_FAMILIES if head else UI_FAMILIES))
    made.setPixelSize(max(6, round(px)))
    made.setBold(bold)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


def mixed(first: str, second: str, share: float) -> QColor:
    """The colour that lies `share` of the way from the first to the second."""
    a, b = QColor(first), QColor(second)
    return QColor(
        round(a.red() + (b.red() - a.red()) * share),
        round(a.green() + (b.green() - a.green()) * share),
        round(a.blue() + (b.blue() - a.blue()) * share),
    )


def faded(colour: str, alpha: float) -> QColor:
    """The colour with an opacity from 0 to 1."""
    made = QColor(colour)
    made.setAlphaF(alpha)
    return made
