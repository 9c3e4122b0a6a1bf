"""The main window over a real session, with computer players that take their time."""

from __future__ import annotations

import random
from typing import Any

from PySide6.QtWidgets import QApplication

from okrummy_gui.ai.levels import LEVELS
from okrummy_gui.model.dealing import NumberedDealing
from okrummy_gui.model.language import Languages
from okrummy_gui.model.presets import Shelf
from okrummy_gui.model.session import Session
from okrummy_gui.store.matches import MatchStore, MemoryStore
from okrummy_gui.store.settings import Settings
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.table.motion import Motion
from okrummy_gui.view.table.table import Table
from okrummy_gui.view.theme import GREEN
from okrummy_gui.view.window import MainWindow

CALM = Settings(language="en", motion=0.0)


def made(
    qtbot: Any,
    store: MatchStore | None = None,
    *,
    saved: list[Settings] | None = None,
    settings: Settings = CALM,
    shelf: Shelf | None = None,
    pause: int = 10_000,
) -> MainWindow:
    """What it saves of its settings is added to `saved`."""
    rng = random.Random(1)
    session = Session(store or MemoryStore(), LEVELS, NumberedDealing(rng), rng, pause=pause)
    languages = Languages(QApplication.instance())
    languages.switch("en")
    art = CardArt()
    table = Table(art, Motion(0), GREEN)
    kept: list[Settings] = [] if saved is None else saved
    window = MainWindow(settings, languages, art, kept.append)
    window.attend(session)
    window.furnish(session, shelf or Shelf(), table)
    qtbot.addWidget(window)
    return window
