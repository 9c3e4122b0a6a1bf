"""The main window: the welcome page, the menus, the settings, and the room of the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QEventLoop, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QWidget

from okrummy_gui.model.cardindex import corner_letters
from okrummy_gui.model.language import Languages
from okrummy_gui.store.settings import OF_THIS_MACHINE, Settings
from okrummy_gui.view.cardart import BACKS, ArtStyle, CardArt
from okrummy_gui.view.dialogs.style import dialog_style
from okrummy_gui.view.dialogs.theme import dialog_theme, is_light
from okrummy_gui.view.menus import Menus, Offer
from okrummy_gui.view.notice import Notice
from okrummy_gui.view.systemmotion import wants_stillness
from okrummy_gui.view.theme import Theme, theme_named, when_contrast_changes
from okrummy_gui.view.welcome import Welcome

if TYPE_CHECKING:  # at run time, what is not of the first picture is imported when it is wanted
    from okrummy_gui.model.presets import Shelf
    from okrummy_gui.model.session import Session, Unfinished
    from okrummy_gui.store.matches import StoreTrouble
    from okrummy_gui.store.presets import PresetProblem
    from okrummy_gui.view.dialogs.faultdialog import FaultDialog
    from okrummy_gui.view.gameroom import GameRoom
    from okrummy_gui.view.settings.dialog import SettingsDialog
    from okrummy_gui.view.table.table import Table

SLOWEST_MOTION: Final = 4.0
LOOK: Final = ("theme", "back", "large_index", "four_colours", "motion", "scheme")
"""The settings that everything is painted anew for."""
STATES: Final = {
    "maximised": Qt.WindowState.WindowMaximized,
    "full_screen": Qt.WindowState.WindowFullScreen,
}
SMALLEST: Final = (800, 560)
USUAL: Final = (1280, 800)
LONGEST_UNSEEN: Final = 500
"""How long a start waits for a window that is not painted, in milliseconds."""


class MainWindow(QMainWindow):
    """Every choice goes through `save_settings` at once.

    It is built in two steps: first what is seen at the start, menus and welcome page; then, by
    `attend` and `furnish`, the session and the game room. Nobody's click comes in between.

    Dialogs are opened, never executed: nothing here blocks.
    """

    settings_changed = Signal(object)
    """The Settings that count from now on."""

    def __init__(
        self,
        settings: Settings,
        languages: Languages,
        art: CardArt,
        save_settings: Callable[[Settings], None],
    ) -> None:
        super().__init__()
        self.settings = settings
        self._languages, self._art = languages, art
        self._save = save_settings
        self.has_earlier = False
        self._room: GameRoom | None = None
        self._closing = False
        self._fault: FaultDialog | None = None
        self._moving: float | None = settings.motion or 1.0
        self._system_still: bool | None = None
        self.preferences: SettingsDialog | None = None
        self._ground = QWidget()
        layout = QHBoxLayout(self._ground)
        layout.setSpacing(0)
        layout.setContentsMargins(0, 0, 0, 0)
        self.setCentralWidget(self._ground)
        self.setMinimumSize(*SMALLEST)
        self.setWindowTitle(self.tr("Oklahoma Rummy"))
        self.notice = Notice(self)
        self.welcome = Welcome(art, self._ground)
        self.welcome.set_theme(self.theme)
        self.menus = Menus(self.menuBar(), languages)
        self._restore_geometry()
        self._apply_art()
        self.setStyleSheet(dialog_style(self.dialog_theme))

    def show_first(self) -> None:
        """Show the welcome page, and come back when it has been painted.

        What is pressed or typed meanwhile waits for the program's own event loop. A window that
        nobody can see now is not waited for long.
        """
        loop = QEventLoop()
        self.welcome.painted.connect(loop.quit, Qt.ConnectionType.QueuedConnection)
        limit = QTimer(loop, singleShot=True, interval=LONGEST_UNSEEN)
        limit.timeout.connect(loop.quit)
        limit.start()
        self.menus.set_state(Offer(earlier=self.has_earlier))
        self.show()
        self.welcome.setFocus()
        loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        self.welcome.painted.disconnect(loop.quit)

    def offer_earlier(self, earlier: Unfinished | None) -> None:
        """The game broken off that can be gone on with, or none."""
        had, self.has_earlier = self.has_earlier, earlier is not None
        if had or self.has_earlier:
            self.welcome.offer(earlier)

    def attend(self, session: Session) -> None:
        """The session is there: offer what can be gone on with, and tell its troubles."""
        session.trouble.connect(self.show_trouble)
        self.offer_earlier(session.resumable())

    def furnish(self, session: Session, shelf: Shelf, table: Table) -> None:
        """Put the table beneath the welcome page, and all else where it belongs."""
        from okrummy_gui.view.gameroom import GameRoom

        self._lay_table(table)
        self._room = room = GameRoom(self, self._ground, session, shelf, self._art, table)
        self._connect_menus()
        room.archive.restored.connect(self._restored)
        room.archive.settings_chosen.connect(self._take_settings)
        room.set_motion(self._motion_factor())
        room.story.set_theme(self.theme)
        room.table.retranslate()
        room.hint.retranslate()
        room.update_actions()
        self._show_settings_in_use(self.settings)
        room.sync(animate=False)
        if self._closing:
            QTimer.singleShot(0, self, self.close)

    @property
    def room(self) -> GameRoom:
        """There once the window is furnished."""
        assert self._room is not None
        return self._room

    def _lay_table(self, table: Table) -> None:
        """What lies over the table is its neighbour: a screen reader finds no children of it."""
        layout = self._ground.layout()
        assert layout is not None
        table.set_theme(self.theme)
        layout.addWidget(table)
        table.lower()
        table.show()
        layout.activate()
        self.welcome.lie_over(table)
        self._ground.setFocusProxy(table)

    def _connect_menus(self) -> None:
        menus = self.menus
        menus.theme_chosen.connect(lambda name: self.change(theme=name))
        menus.back_chosen.connect(lambda name: self.change(back=name))
        menus.large_index.connect(lambda on: self.change(large_index=on))
        menus.four_colours.connect(lambda on: self.change(four_colours=on))
        menus.still.connect(self._set_still)
        menus.sound.connect(lambda on: self.change(sound=on))
        menus.full_screen.connect(self._set_full_screen)
        menus.language_chosen.connect(lambda code: self.change(language=code))
        menus.settings_asked.connect(self.show_settings)
        menus.text_table.connect(lambda on: self.change(text_table=on))
        menus.keys_asked.connect(self._show_keys)
        menus.quit_asked.connect(self.close)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._dress_dialogs)
        when_contrast_changes(self._apply_look)

    # ------------------------------------------------------------ beginning and end

    def open(self, file: Path | None = None) -> None:
        """Show the window with its welcome page, which offers the ways to begin.

        With an exported file what is in it is shown instead.
        """
        self.show()
        if self._languages.problem:
            self.show_message(self._languages.problem)
        session = self.room.session
        if session.has_unreadable():
            self.notice.say(
                lambda: self.tr(
                    "A game that was broken off can’t be read by this version. It stays as it is."
                ),
                stays=True,
            )
        if session.elsewhere():
            self.notice.say(
                lambda: self.tr(
                    "A game is being played in another window. It can’t be continued in this one."
                ),
                stays=True,
            )
        if file is not None:
            self.room.archive.importer.open(file, self.dialog_theme)
            return
        self.welcome.setFocus()

    def show_message(self, text: str) -> None:
        """Say it over the table for a while; a problem of the settings is put into words."""
        from okrummy_gui.model.sentences import settings_sentence

        self.notice.say(lambda: settings_sentence(text))

    def show_trouble(self, trouble: StoreTrouble) -> None:
        """Say what is wrong with the kept games, until somebody has read it."""
        from okrummy_gui.model.sentences import trouble_sentence

        self.notice.say(lambda: trouble_sentence(trouble), stays=True)

    def show_fault(self, report: str, *, has_hand: bool) -> None:
        """Say that something in the program went wrong; the game goes on after that."""
        if self._fault is not None:
            return
        from okrummy_gui.view.dialogs.faultdialog import FaultDialog

        dialog = FaultDialog(report, has_hand=has_hand, parent=self)
        self._fault = dialog
        dialog.finished.connect(self._fault_read)
        dialog.open()

    def _fault_read(self) -> None:
        dialog, self._fault = self._fault, None
        if dialog is not None:
            dialog.deleteLater()
        self.room.session.wake()

    def show_preset_problem(self, problem: PresetProblem) -> None:
        """Say which of the kept presets made no sense, until somebody has read it."""
        from okrummy_gui.model.presets import preset_problem_sentence

        self.notice.say(lambda: preset_problem_sentence(problem), stays=True)

    def closeEvent(self, event: QCloseEvent) -> None:
        shape = self.normalGeometry()
        place = (shape.x(), shape.y(), shape.width(), shape.height())
        self._keep(window=place, window_state=self._state_name())
        if self._room is None:
            self._closing = True
            event.ignore()
            return
        self._room.leave()
        super().closeEvent(event)

    # ------------------------------------------------------------ settings

    @property
    def theme(self) -> Theme:
        return theme_named(self.settings.theme)

    @property
    def dialog_theme(self) -> Theme:
        """The colours of dialogs and menus."""
        system = QGuiApplication.styleHints().colorScheme()
        return dialog_theme(self.theme, light=is_light(self.settings.scheme, system))

    def change(self, **values: object) -> None:
        """The one way of changing settings: they count, and are kept, at once."""
        before = self.settings
        self._keep(**values)
        if self.settings != before:
            self._follow_settings(before)

    def _keep(self, **values: object) -> None:
        changed = replace(self.settings, **values)  # type: ignore[arg-type]
        if changed != self.settings:
            self.settings = changed
            self._save(changed)

    def _follow_settings(self, before: Settings) -> None:
        now = self.settings
        if now.language != before.language:
            self._switch_language(now.language)
        if any(getattr(now, name) != getattr(before, name) for name in LOOK):
            self._apply_look()
        self._show_settings_in_use(before)
        self.settings_changed.emit(now)

    def _show_settings_in_use(self, before: Settings) -> None:
        self.room.follow_settings(before)
        self.menus.show_settings(self.settings, still=not self._motion_factor())
        if self.preferences is not None:
            self.preferences.show_settings(self.settings)

    def show_settings(self) -> None:
        """Open the settings, or bring them to the front; the game goes on behind them."""
        from okrummy_gui.view.dialogs.base import bring_forward

        if self.preferences is None:
            from okrummy_gui.view.settings.dialog import SettingsDialog

            dialog = SettingsDialog(self.settings, self._art, self.dialog_theme, self)
            dialog.chosen.connect(lambda values: self.change(**values))
            dialog.finished.connect(self._settings_closed)
            self.preferences = dialog
        bring_forward(self.preferences)

    def _show_keys(self) -> None:
        """All keys on a sheet that may stay open."""
        from okrummy_gui.view.dialogs.base import bring_forward
        from okrummy_gui.view.help.keysheet import KeySheet

        sheet = self.findChild(KeySheet)
        if sheet is None:
            sheet = KeySheet(self.menuBar(), self.dialog_theme, self)
        bring_forward(sheet)

    def _settings_closed(self) -> None:
        dialog, self.preferences = self.preferences, None
        if dialog is not None:
            dialog.deleteLater()

    def _set_still(self, still: bool) -> None:
        if still:
            self._moving = self.settings.motion
            self.change(motion=0.0)
        elif self.settings.motion is None:
            self.change(motion=1.0)  # the system is still, but the game need not be
        else:
            self.change(motion=self._moving)

    def _set_full_screen(self, full: bool) -> None:
        state = self.windowState() & ~Qt.WindowState.WindowFullScreen
        self.setWindowState(state | Qt.WindowState.WindowFullScreen if full else state)

    def _switch_language(self, code: str) -> None:
        problem = self._languages.switch(code)
        self.menus.set_language(self._languages.current)
        if problem:
            self.show_message(problem)

    def _motion_factor(self) -> float:
        chosen = self.settings.motion
        if chosen is not None:
            return min(chosen, SLOWEST_MOTION)
        if self._system_still is None:
            self._system_still = wants_stillness()
        return 0.0 if self._system_still else 1.0

    def _apply_look(self) -> None:
        self.room.set_motion(self._motion_factor())
        self._apply_art()
        self.welcome.set_theme(self.theme)
        self._dress_dialogs()
        self.room.dress()

    def _dress_dialogs(self) -> None:
        """Menus and dialogs."""
        self.room.dress_dialogs()
        self.setStyleSheet(dialog_style(self.dialog_theme))

    def _apply_art(self) -> None:
        chosen = self.settings
        self._art.set_style(
            ArtStyle(
                letters=corner_letters(),
                large_index=chosen.large_index or self.theme.plain,
                plain=self.theme.plain,
                four_colours=chosen.four_colours,
                back=chosen.back if chosen.back in BACKS else BACKS[0],
            )
        )

    def _restored(self) -> None:
        self.room.look_for_earlier()
        self.notice.say(lambda: self.tr("The backup has been restored."))

    def _take_settings(self, settings: Settings) -> None:
        """Those of an imported file; the window stays where it is."""
        here = {name: getattr(self.settings, name) for name in OF_THIS_MACHINE}
        self.change(**asdict(settings) | here)

    def _restore_geometry(self) -> None:
        self.resize(*USUAL)
        if self.settings.window is not None:
            self._restore_place(QRect(*self.settings.window))
        self.setWindowState(STATES.get(self.settings.window_state, Qt.WindowState.WindowNoState))

    def _restore_place(self, shape: QRect) -> None:
        screens = self.screen().virtualGeometry()
        if screens.intersects(shape):
            # A file may ask for a window that no memory holds.
            shape.setSize(shape.size().boundedTo(screens.size()))
            self.setGeometry(shape)

    def _state_name(self) -> str:
        if self.isFullScreen():
            return "full_screen"
        return "maximised" if self.isMaximized() else "normal"

    # ------------------------------------------------------------ words and menus

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.menus.show_full_screen(self.isFullScreen())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.notice.place()

    def retranslate(self) -> None:
        """Write every word of the window anew."""
        self.setWindowTitle(self.tr("Oklahoma Rummy"))
        self.menus.retranslate()
        self.notice.retranslate()
        self._apply_art()
        if self._room is not None:
            self._room.retranslate()
