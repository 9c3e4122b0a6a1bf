"""The running program: its objects, built once and passed to each other."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from okrummy_gui import assets
from okrummy_gui.ai.player import Player
from okrummy_gui.model.dealing import Dealing, NumberedDealing
from okrummy_gui.model.faultreport import FaultNotes
from okrummy_gui.model.language import Languages
from okrummy_gui.model.presetcopy import keep_copy
from okrummy_gui.model.presets import Shelf
from okrummy_gui.model.session import NATURAL_PAUSE, PAUSES, Session
from okrummy_gui.model.thinking import Thinker
from okrummy_gui.store import presets
from okrummy_gui.store import settings as kept
from okrummy_gui.store.matches import open_store
from okrummy_gui.store.places import config_folder, data_folder
from okrummy_gui.store.presets import PresetProblem
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.sound.sounds import Sounds
from okrummy_gui.view.table.motion import Motion
from okrummy_gui.view.table.table import Table
from okrummy_gui.view.theme import theme_named
from okrummy_gui.view.window import MainWindow


class Application:
    """Everything that lives as long as the program does. Needs a running QApplication.

    `language` overrides the kept one for this run; `dealing` and the `players` by level are for
    games that are laid out beforehand. The `thinker` asks the players; without one they are asked
    in this process. Raises AssetsMissing.
    """

    def __init__(
        self,
        rng: random.Random,
        language: str | None = None,
        dealing: Dealing | None = None,
        players: Mapping[str, Player] | None = None,
        thinker: Thinker | None = None,
    ) -> None:
        assets.register()
        if players is None and thinker is None:
            from okrummy_gui.ai.levels import PLAYERS  # the start does not wait for them

            players = PLAYERS
        self._settings_file = config_folder() / "settings.json"
        self._presets_file = config_folder() / presets.FILE_NAME
        settings, problem = kept.load(self._settings_file)
        if language:
            settings = replace(settings, language=language)
        self.languages = Languages(QCoreApplication.instance())
        self.languages.switch(settings.language)
        store, trouble = open_store(data_folder())
        pause = PAUSES.get(settings.thinking_pause, NATURAL_PAUSE)
        self.session = Session(
            store, players, dealing or NumberedDealing(rng), rng, pause=pause, thinker=thinker
        )
        self._fault_notes = FaultNotes(self.session)
        shelf, preset_problems = self._open_shelf()
        art = CardArt()
        theme = theme_named(settings.theme)
        self.table = Table(art, Motion(), theme)
        self.window = MainWindow(
            self.session, shelf, settings, self.languages, art, self.table, self._save_settings
        )
        self.sounds = Sounds(self.session)
        self.sounds.begin(settings)
        self.window.settings_changed.connect(self.sounds.follow)
        if trouble is not None:
            self.window.show_trouble(trouble)
        if problem is not None:
            self.window.show_message(problem)

        for preset_problem in preset_problems:
            self.window.show_preset_problem(preset_problem)

    def open(self, file: Path | None = None) -> None:
        """Show the window; it offers to go on with what was broken off, or shows the file."""
        self.window.open(file)

    def _open_shelf(self) -> tuple[Shelf, tuple[PresetProblem, ...]]:
        kept, problems = presets.load(self._presets_file)
        shelf = Shelf(kept, self._save_presets)
        return shelf, (*problems, *shelf.problems)

    def _save_presets(self, kept: presets.Presets) -> None:
        try:
            presets.save(self._presets_file, kept)
        except presets.NewerFile:
            return  # said when it was opened
        except OSError as error:
            self.window.show_message(str(error))
        keep_copy(self.session.store, kept)

    def _save_settings(self, settings: kept.Settings) -> None:
        try:
            kept.save(self._settings_file, settings)
        except OSError as error:
            self.window.show_message(str(error))
