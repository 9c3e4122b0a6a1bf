"""The running program: its objects, built once and passed to each other."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from okrummy_gui import assets
from okrummy_gui.model.language import Languages
from okrummy_gui.store import settings as kept
from okrummy_gui.store.matches import MatchStore, StoreTrouble, open_store
from okrummy_gui.store.places import config_folder, data_folder
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.window import MainWindow

if TYPE_CHECKING:
    from okrummy_gui.ai.player import Player
    from okrummy_gui.model.dealing import Dealing
    from okrummy_gui.model.presets import Shelf
    from okrummy_gui.model.thinking import Thinker
    from okrummy_gui.store.presets import PresetProblem, Presets


class Application:
    """Everything that lives as long as the program does. Needs a running QApplication.

    It is built in two steps, the window with its welcome page and then the rest. With `at_once`
    the window is shown between the two, so that nobody looks at nothing meanwhile.

    `language` overrides the kept one for this run; `dealing` and the `players` by level are for
    games that are laid out beforehand. The `thinker` made asks the players; without one they are
    asked in this process. Raises AssetsMissing.
    """

    def __init__(
        self,
        rng: random.Random,
        language: str | None = None,
        dealing: Dealing | None = None,
        players: Mapping[str, Player] | None = None,
        thinker: Callable[[], Thinker] | None = None,
        *,
        at_once: bool = False,
    ) -> None:
        assets.register()
        self._settings_file = config_folder() / "settings.json"
        settings, problem = kept.load(self._settings_file)
        if language:
            settings = replace(settings, language=language)
        self.languages = Languages(QCoreApplication.instance())
        self.languages.switch(settings.language)
        self._art = CardArt()
        self.window = MainWindow(settings, self.languages, self._art, self._save_settings)
        store, trouble = open_store(data_folder(), back_up=False)
        build_session = partial(self._build_session, store, rng, dealing, players, thinker)
        rest = (build_session, store.back_up, self._furnish)
        # What the first picture shows is there before it: a text table, a game to go on with.
        first = len(rest) if settings.text_table else 1 if _broken_off(store) else 0
        for build in rest[:first]:
            build()
        if at_once:
            self.window.show_first()
        for build in rest[first:]:
            build()
        if trouble is not None:
            self.window.show_trouble(trouble)
        if problem is not None:
            self.window.show_message(problem)
        for preset_problem in self._preset_problems:
            self.window.show_preset_problem(preset_problem)

    def _build_session(
        self,
        store: MatchStore,
        rng: random.Random,
        dealing: Dealing | None,
        players: Mapping[str, Player] | None,
        thinker: Callable[[], Thinker] | None,
    ) -> None:
        from okrummy_gui.model.dealing import NumberedDealing
        from okrummy_gui.model.faultreport import FaultNotes
        from okrummy_gui.model.session import NATURAL_PAUSE, PAUSES, Session

        if players is None and thinker is None:
            from okrummy_gui.ai.levels import PLAYERS

            players = PLAYERS
        pause = PAUSES.get(self.window.settings.thinking_pause, NATURAL_PAUSE)
        asks = None if thinker is None else thinker()
        self.session = Session(
            store, players, dealing or NumberedDealing(rng), rng, pause=pause, thinker=asks
        )
        self._fault_notes = FaultNotes(self.session)
        self.window.attend(self.session)

    def _furnish(self) -> None:
        from okrummy_gui.store import presets
        from okrummy_gui.view.sound.sounds import Sounds
        from okrummy_gui.view.table.motion import Motion
        from okrummy_gui.view.table.table import Table

        self._presets_file = config_folder() / presets.FILE_NAME
        shelf, self._preset_problems = self._open_shelf()
        self.table = Table(self._art, Motion(), self.window.theme)
        self.window.furnish(self.session, shelf, self.table)
        self.sounds = Sounds(self.session)
        self.sounds.begin(self.window.settings)
        self.window.settings_changed.connect(self.sounds.follow)

    def open(self, file: Path | None = None) -> None:
        """Show the window; it offers to go on with what was broken off, or shows the file."""
        self.window.open(file)

    def _open_shelf(self) -> tuple[Shelf, tuple[PresetProblem, ...]]:
        from okrummy_gui.model.presets import Shelf
        from okrummy_gui.store import presets

        found, problems = presets.load(self._presets_file)
        shelf = Shelf(found, self._save_presets)
        return shelf, (*problems, *shelf.problems)

    def _save_presets(self, changed: Presets) -> None:
        from okrummy_gui.model.presetcopy import keep_copy
        from okrummy_gui.store import presets

        try:
            presets.save(self._presets_file, changed)
        except presets.NewerFile:
            return  # said when it was opened
        except OSError as error:
            self.window.show_message(str(error))
        keep_copy(self.session.store, changed)

    def _save_settings(self, settings: kept.Settings) -> None:
        try:
            kept.save(self._settings_file, settings)
        except OSError as error:
            self.window.show_message(str(error))


def _broken_off(store: MatchStore) -> bool:
    """Whether there may be a game to go on with; what can't be read now, the session tells."""
    try:
        return bool(store.unfinished())
    except StoreTrouble:
        return False
