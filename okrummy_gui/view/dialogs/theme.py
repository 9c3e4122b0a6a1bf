"""The colours of dialogs and menus: the cloth's own, or cream paper where the system is light."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt

from okrummy_gui.view.theme import INK, Theme

SCHEMES: Final = ("", "light", "dark")
"""What a player may choose; empty is as the system has it."""

_AVATARS: Final = ("#6f93b4", "#33567a")


def is_light(scheme: str, system: Qt.ColorScheme) -> bool:
    """Whether dialogs are light. A system that does not say has dark ones, as designed."""
    if scheme in ("light", "dark"):
        return scheme == "light"
    return system is Qt.ColorScheme.Light


def dialog_theme(theme: Theme, *, light: bool) -> Theme:
    """The theme of dialogs over this cloth. One for strong contrast stays as it is."""
    if not light or theme.name == "contrast":
        return theme
    return replace(
        theme,
        felt=("#d3c39c", "#f6edd8", "#fdfaf3"),
        panel="#f1e7d0",
        text=INK,
        mute="#5f6270",
        you="#96660c",
        other="#1f5fa8",
        more=("#b0452c", "#6b4cc0"),
        avatar=_AVATARS,
        words=INK,
        accent="#7a4f06",
        sheen="#3a2a08",
        fault="#a3141f",
        field="#fffefb",
        light=True,
    )
