"""The main window: the table, the menus, and the dialogs that come and go beside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, replace
from functools import partial
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
    from okrummy_gui.engine.protocol import Reason
    from okrummy_gui.engine.view import PlayerView
    from okrummy_gui.model.handorder import SortBy
    from okrummy_gui.model.hint import Advice
    from okrummy_gui.model.presets import Shelf
    from okrummy_gui.model.session import Session
    from okrummy_gui.model.thinking import Faltered
    from okrummy_gui.store.matches import StoreTrouble
    from okrummy_gui.store.presets import PresetProblem
    from okrummy_gui.view.companions import Beginning
    from okrummy_gui.view.dialogs.faultdialog import FaultDialog
    from okrummy_gui.view.settings.dialog import SettingsDialog
    from okrummy_gui.view.table.table import Table

SHOWDOWN_TIME: Final = 2500
"""How long the last hand is looked at before the reckoning opens, in milliseconds at motion 1."""
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
    """Shows a session; every choice goes through `save_settings` at once.

    It is built in two steps: first what is seen at the start, menus and welcome page; then, by
    `attend` and `furnish`, the session and all the rest. Nobody's click comes in between.

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
        self._furnished = False
        self._closing = False
        self._told_of_end = False
        self._earlier = False
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
        self._update_actions()
        self.show()
        self.welcome.setFocus()
        loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        self.welcome.painted.disconnect(loop.quit)

    def attend(self, session: Session) -> None:
        """The session is there: offer what can be gone on with, and tell its troubles."""
        self._session = session
        session.trouble.connect(self.show_trouble)
        self._look_for_earlier()

    def furnish(self, shelf: Shelf, table: Table) -> None:
        """Put the table beneath the welcome page, and all else where it belongs."""
        from okrummy_gui.view.companions import Companions
        from okrummy_gui.view.curtain import Curtain
        from okrummy_gui.view.dialogs.archive import Archive
        from okrummy_gui.view.discardpanel import DiscardPanel
        from okrummy_gui.view.handover import HandOver
        from okrummy_gui.view.hintbubble import HintBubble
        from okrummy_gui.view.lessons.lessons import Lessons
        from okrummy_gui.view.nexthand import NextHand
        from okrummy_gui.view.reader.host import ReaderHost
        from okrummy_gui.view.story import Story

        session, art, ground = self._session, self._art, self._ground
        self._table = table
        session.sort_by = _sort_by(self.settings.sort)
        self._lay_table()
        self.companions = Companions(session, shelf, art, self.dialog_theme, self)
        self.archive = Archive(session, shelf, lambda: self.settings, self)
        self.lessons = Lessons(session, art, table, self.theme, self)
        self.curtain = Curtain(art, table.motion, ground)
        self.story = Story(art, table.motion, ground)
        self.hint = HintBubble(ground, table.hint_room)
        self._hand_over = HandOver(session, self.curtain, self.story, self.companions.names, self)
        self.next_hand = NextHand(self)
        self.discards = DiscardPanel(art, ground)
        self._end = QTimer(self, singleShot=True)
        self._end.timeout.connect(self.companions.show_score)
        self.reader = ReaderHost(table, ground)
        self.reader.set_beside(self.settings.text_table)
        self._connect()
        self._connect_menus()
        self._furnished = True
        self._set_motion()
        self.story.set_theme(self.theme)
        self._apply_comforts()
        self._table.retranslate()
        self.hint.retranslate()
        self._sync(animate=False)
        self._update_actions()
        if self._closing:
            QTimer.singleShot(0, self, self.close)

    def _lay_table(self) -> None:
        """What lies over the table is its neighbour: a screen reader finds no children of it."""
        layout = self._ground.layout()
        assert layout is not None
        self._table.set_theme(self.theme)
        layout.addWidget(self._table)
        self._table.lower()
        self._table.show()
        layout.activate()
        self.welcome.lie_over(self._table)
        self._ground.setFocusProxy(self._table)

    # ------------------------------------------------------------ beginning and end

    def open(self, file: Path | None = None) -> None:
        """Show the window with its welcome page, which offers the ways to begin.

        With an exported file what is in it is shown instead.
        """
        self.show()
        if self._languages.problem:
            self.show_message(self._languages.problem)
        if self._session.has_unreadable():
            self.notice.say(
                lambda: self.tr(
                    "A game that was broken off can’t be read by this version. It stays as it is."
                ),
                stays=True,
            )
        if self._session.elsewhere():
            self.notice.say(
                lambda: self.tr(
                    "A game is being played in another window. It can’t be continued in this one."
                ),
                stays=True,
            )
        if file is not None:
            self.archive.importer.open(file, self.dialog_theme)
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

    def show_faltered(self, faltered: Faltered) -> None:
        """Say that a computer player got stuck and who plays on."""
        from okrummy_gui.model.sentences import faltered_sentence

        name = self.companions.names
        self.notice.say(lambda: faltered_sentence(faltered, name()[faltered.seat]))

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
        self._session.wake()

    def show_preset_problem(self, problem: PresetProblem) -> None:
        """Say which of the kept presets made no sense, until somebody has read it."""
        from okrummy_gui.model.presets import preset_problem_sentence

        self.notice.say(lambda: preset_problem_sentence(problem), stays=True)

    def closeEvent(self, event: QCloseEvent) -> None:
        shape = self.normalGeometry()
        place = (shape.x(), shape.y(), shape.width(), shape.height())
        self._keep(window=place, window_state=self._state_name())
        if not self._furnished:
            self._closing = True
            event.ignore()
            return
        self._end.stop()
        self.lessons.leave()
        self._session.close()
        super().closeEvent(event)

    def _begin(self, how: Beginning) -> None:
        self._end.stop()
        self._told_of_end = False
        self.companions.put_away()
        self.lessons.leave()
        self.story.close()
        how()
        self._look_for_earlier()
        self._update_actions()

    def _look_for_earlier(self) -> None:
        earlier = self._session.resumable()
        had, self._earlier = self._earlier, earlier is not None
        if had or self._earlier:
            self.welcome.offer(earlier)

    # ------------------------------------------------------------ following the session

    def _connect(self) -> None:
        from okrummy_gui.view.help.topics import Topic

        session, table, companions = self._session, self._table, self.companions
        session.changed.connect(self._sync)
        session.refused.connect(self._refused)
        session.faltered.connect(self.show_faltered)
        session.hinted.connect(self._show_advice)
        table.hint_asked.connect(session.ask_hint)
        table.unadvised.connect(self.hint.put_away)
        table.resized.connect(self.hint.place)
        self.hint.dismissed.connect(lambda: table.advise(None))
        table.acted.connect(session.submit)
        table.reordered.connect(session.reorder)
        table.next_hand_asked.connect(self._next)
        table.score_asked.connect(companions.show_score)
        table.rules_asked.connect(lambda: companions.show_help(Topic.LIMIT))
        table.hand_asked.connect(companions.show_hand_cards)
        table.discards_asked.connect(
            lambda: self.discards.open(session.view().discards, self.theme)
        )
        self.next_hand.ticked.connect(table.count_down)
        self.next_hand.due.connect(self._next)
        self._hand_over.lowered.connect(self.discards.hide)
        companions.beginning.connect(self._begin)
        self._hand_over.lowered.connect(table.clear)
        self._hand_over.lowered.connect(companions.put_away)

    def _connect_menus(self) -> None:
        from okrummy_gui.view.help.topics import Topic

        menus, session, companions = self.menus, self._session, self.companions
        menus.new_game.connect(companions.ask_new_game)
        self.welcome.new_game.connect(companions.ask_new_game)
        self.welcome.earlier_game.connect(companions.resume)
        menus.earlier_asked.connect(companions.resume)
        menus.score_asked.connect(companions.show_score)
        menus.rules_asked.connect(companions.show_rules)
        menus.hand_cards_asked.connect(companions.show_hand_cards)
        archive = self.archive
        menus.statistics_asked.connect(lambda: archive.show_statistics(self.dialog_theme))
        menus.export_asked.connect(lambda: archive.show_export(self.dialog_theme))
        menus.import_asked.connect(lambda: archive.show_import(self.dialog_theme))
        menus.restore_asked.connect(lambda: archive.show_restore(self.dialog_theme))
        archive.trouble.connect(self.show_trouble)
        archive.restored.connect(self._restored)
        archive.settings_chosen.connect(self._take_settings)
        menus.seat_left.connect(session.leave_seat)
        menus.seat_taken_back.connect(session.take_seat_back)
        menus.give_up_asked.connect(companions.ask_give_up)
        menus.quit_asked.connect(self.close)
        menus.about_asked.connect(companions.show_about)
        menus.help_asked.connect(lambda: companions.show_help(view=self.lessons.view))
        menus.tutorial_asked.connect(self.lessons.begin)
        self.welcome.learn.connect(self.lessons.begin)
        self.lessons.limit_asked.connect(
            lambda: companions.show_help(Topic.LIMIT, self.lessons.view)
        )
        self.lessons.changed.connect(self._update_actions)
        self.lessons.changed.connect(self._follow_next_hand)
        menus.sort_chosen.connect(self._sort)
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
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._dress_dialogs)
        when_contrast_changes(self._apply_look)

    def _sync(self, animate: bool = True) -> None:
        session = self._session
        if not session.started:
            return
        self.welcome.hide()
        self._hand_over.follow(self.theme)
        if session.awaited is None:
            names = self.companions.names()
            self._table.sync(self._shown_view(), session.order, names, animate)
            self.discards.follow(self._table.state.discards if self._table.state else ())
        self._follow_next_hand()
        self.companions.follow()
        self.archive.follow()
        self._update_actions()
        if session.sheet().over and not self._told_of_end:
            self._told_of_end = True
            self._look_for_earlier()
            self._update_actions()
            self._end.start(round(SHOWDOWN_TIME * self._table.motion.factor))

    def _follow_next_hand(self) -> None:
        """Count down to the next hand where that is wanted and one person alone plays."""
        from okrummy_gui.engine.protocol import Phase

        session = self._session
        alone = session.started and session.seating.only_viewer is not None
        wanted = alone and self.settings.next_hand and self.companions.dialog is None
        wanted = wanted and not self.lessons.open
        view = session.view() if wanted else None
        ended = view is not None and view.phase is Phase.HAND_OVER
        number = view.hand_number if view is not None and ended else None
        self.next_hand.follow(number, self._table.motion.factor)

    def _shown_view(self) -> PlayerView:
        """After a hand several people look on together: none of them is "you" then."""
        view = self._session.view()
        together = view.result is not None and self._session.seating.only_viewer is None
        return replace(view, seat=None) if together else view

    def _next(self) -> None:
        if self._session.sheet().over:
            self.companions.show_score()
        else:
            self._session.next_hand()

    def _refused(self, reason: Reason) -> None:
        from okrummy_gui.model.sentences import reason_sentence

        self.notice.say(lambda: reason_sentence(reason))

    def _show_advice(self, advice: Advice) -> None:
        """Say what was asked for; it goes away with the position."""
        from okrummy_gui.model.hintwords import advice_words

        view, names = self._session.view(), self.companions.names
        words = partial(advice_words, advice, view)
        if advice.action is None:
            self.notice.say(lambda: words("")[0])
            return
        rival = next(seat for seat in view.opponents() if seat is not view.partner)
        self._table.advise(advice.action)
        self.hint.say(lambda: words(names()[rival]))

    def _update_actions(self) -> None:
        if not self._furnished:
            self.menus.set_state(Offer(earlier=self._earlier))
            return
        session = self._session
        names = self.companions.names()
        if self.lessons.open:
            self.menus.set_state(Offer(earlier=self._earlier))
            return
        self.menus.set_state(
            Offer(
                started=session.started,
                plays=session.started
                and not session.sheet().over
                and session.viewer in session.seating.present,
                hand_over=session.started and session.view().result is not None,
                earlier=self._earlier,
                absent=tuple((seat, names[seat]) for seat in session.seating.absent),
            )
        )

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
        if now.thinking_pause != before.thinking_pause:
            from okrummy_gui.model.session import NATURAL_PAUSE, PAUSES

            self._session.pause = PAUSES.get(now.thinking_pause, NATURAL_PAUSE)
        if any(getattr(now, name) != getattr(before, name) for name in LOOK):
            self._apply_look()
        self.reader.set_beside(now.text_table)
        self._apply_comforts()
        self.settings_changed.emit(now)

    def _apply_comforts(self) -> None:
        from okrummy_gui.view.comforts import Comforts

        now = self.settings
        self._table.set_comforts(Comforts.of(now))
        self._follow_next_hand()
        self.menus.show_settings(now, still=not self._table.motion.factor)
        if self.preferences is not None:
            self.preferences.show_settings(now)

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

    def _sort(self, by: str) -> None:
        self._keep(sort=by)
        self._session.sort(_sort_by(by))

    def _motion_factor(self) -> float:
        chosen = self.settings.motion
        if chosen is not None:
            return min(chosen, SLOWEST_MOTION)
        if self._system_still is None:
            self._system_still = wants_stillness()
        return 0.0 if self._system_still else 1.0

    def _set_motion(self) -> None:
        self._table.motion.factor = self._motion_factor()
        if not self._table.motion.factor:
            self._table.finish_motion()

    def _apply_look(self) -> None:
        self._set_motion()
        self._apply_art()
        self._table.set_theme(self.theme)
        self.reader.set_theme(self.theme)
        self.story.set_theme(self.theme)
        self.welcome.set_theme(self.theme)
        self.lessons.set_theme(self.theme)
        self._dress_dialogs()
        self._sync(animate=False)

    def _dress_dialogs(self) -> None:
        """Menus and dialogs, open ones too."""
        from okrummy_gui.view.dialogs.base import Dialog

        theme = self.dialog_theme
        self.companions.set_theme(theme)
        self.archive.set_theme(theme)
        for dialog in self.findChildren(Dialog):
            dialog.set_theme(theme)
        self.setStyleSheet(dialog_style(theme))

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
        self._look_for_earlier()
        self._update_actions()
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
        if not self._furnished:
            return
        self.hint.retranslate()
        self._table.retranslate()
        self._sync(animate=False)
        self.companions.retranslate()
        self.lessons.retranslate()


def _sort_by(name: str) -> SortBy:
    from okrummy_gui.model.handorder import SortBy

    try:
        return SortBy(name)
    except ValueError:
        return SortBy.MELDS
