"""The main window: the table, the menus, and the dialogs that come and go beside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QTimer
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from okrummy_gui.engine.protocol import Reason
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.handorder import SortBy
from okrummy_gui.model.language import Languages
from okrummy_gui.model.presets import Shelf, preset_problem_sentence
from okrummy_gui.model.sentences import (
    faltered_sentence,
    reason_sentence,
    settings_sentence,
    trouble_sentence,
)
from okrummy_gui.model.session import Session
from okrummy_gui.model.thinking import Faltered
from okrummy_gui.store.matches import StoreTrouble
from okrummy_gui.store.presets import PresetProblem
from okrummy_gui.store.settings import Settings
from okrummy_gui.view.archive import Archive
from okrummy_gui.view.cardart import BACKS, ArtStyle, CardArt
from okrummy_gui.view.companions import Beginning, Companions
from okrummy_gui.view.curtain import Curtain
from okrummy_gui.view.dialogstyle import dialog_style
from okrummy_gui.view.faultdialog import FaultDialog
from okrummy_gui.view.handover import HandOver
from okrummy_gui.view.menus import Menus, Offer
from okrummy_gui.view.notice import Notice
from okrummy_gui.view.story import Story
from okrummy_gui.view.table import Table
from okrummy_gui.view.theme import GREEN, THEMES, Theme
from okrummy_gui.view.welcome import Welcome

SHOWDOWN_TIME: Final = 2500
"""How long the last hand is looked at before the reckoning opens, in milliseconds at motion 1."""
SLOWEST_MOTION: Final = 4.0
SMALLEST: Final = (800, 560)
USUAL: Final = (1280, 800)


class MainWindow(QMainWindow):
    """Shows a session; every choice goes through `save_settings` at once.

    Dialogs are opened, never executed: nothing here blocks.
    """

    def __init__(
        self,
        session: Session,
        shelf: Shelf,
        settings: Settings,
        languages: Languages,
        art: CardArt,
        table: Table,
        save_settings: Callable[[Settings], None],
    ) -> None:
        super().__init__()
        self.settings = settings
        self._session, self._languages, self._art, self._table = session, languages, art, table
        self._save = save_settings
        self._told_of_end = False
        self._earlier = False
        self._fault: FaultDialog | None = None
        self._motion = settings.motion or 1.0
        session.sort_by = _sort_by(settings.sort)
        ground = _around(table)
        self.setCentralWidget(ground)
        self.setMinimumSize(*SMALLEST)
        self.notice = Notice(self)
        self.companions = Companions(session, shelf, art, self.theme, self)
        self.archive = Archive(session, shelf, lambda: self.settings, self)
        self.welcome = Welcome(art, ground)
        self.curtain = Curtain(art, table.motion, ground)
        self.story = Story(art, table.motion, ground)
        self._hand_over = HandOver(session, self.curtain, self.story, self.companions.names, self)
        self._end = QTimer(self, singleShot=True)
        self._end.timeout.connect(self.companions.show_score)
        self.menus = Menus(self.menuBar(), settings, languages)
        self._connect()
        self._connect_menus()
        self._update_actions()
        self._restore_geometry()
        self._apply_look()
        self.retranslate()

    # ------------------------------------------------------------ beginning and end

    def open(self, file: Path | None = None) -> None:
        """Show the window and offer to go on with the game broken off, or to begin one.

        With an exported file what is in it is shown instead.
        """
        self.show()
        if self._languages.problem:
            self.show_message(self._languages.problem)
        if self._session.has_unreadable():
            self.notice.say(
                lambda: self.tr(
                    "A game that was broken off can't be read by this version. It stays as it is."
                ),
                stays=True,
            )
        if self._session.elsewhere():
            self.notice.say(
                lambda: self.tr(
                    "A game is being played in another window. It can't be continued in this one."
                ),
                stays=True,
            )
        self._look_for_earlier()
        self._update_actions()
        if file is not None:
            self.archive.importer.open(file, self.theme)
            return
        handle = self.windowHandle()
        if handle.isExposed():
            self.companions.ask_how_to_begin()
        else:
            handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask how to begin once the window has its place: the dialog goes to its middle."""
        handle = self.windowHandle()
        if watched is handle and event.type() == QEvent.Type.Expose and handle.isExposed():
            handle.removeEventFilter(self)
            QTimer.singleShot(0, self, self._ask_how_to_begin)
        return super().eventFilter(watched, event)

    def _ask_how_to_begin(self) -> None:
        if self.isVisible():  # it may have been closed at once
            self.companions.ask_how_to_begin()

    def show_message(self, text: str) -> None:
        """Say it over the table for a while; a problem of the settings is put into words."""
        self.notice.say(lambda: settings_sentence(text))

    def show_trouble(self, trouble: StoreTrouble) -> None:
        """Say what is wrong with the kept games, until somebody has read it."""
        self.notice.say(lambda: trouble_sentence(trouble), stays=True)

    def show_faltered(self, faltered: Faltered) -> None:
        """Say that a computer player got stuck and who plays on."""
        name = self.companions.names
        self.notice.say(lambda: faltered_sentence(faltered, name()[faltered.seat]))

    def show_fault(self, report: str, *, has_hand: bool) -> None:
        """Say that something in the program went wrong; the game goes on after that."""
        if self._fault is not None:
            return
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
        self.notice.say(lambda: preset_problem_sentence(problem), stays=True)

    def closeEvent(self, event: QCloseEvent) -> None:
        shape = self.normalGeometry()
        self._change(window=(shape.x(), shape.y(), shape.width(), shape.height()))
        self._end.stop()
        self._session.close()
        super().closeEvent(event)

    def _begin(self, how: Beginning) -> None:
        self._end.stop()
        self._told_of_end = False
        self.companions.put_away()
        self.story.close()
        how()
        self._look_for_earlier()
        self._update_actions()

    def _look_for_earlier(self) -> None:
        self._earlier = self._session.resumable() is not None
        self.welcome.offer(earlier=self._earlier)

    # ------------------------------------------------------------ following the session

    def _connect(self) -> None:
        session, table, companions = self._session, self._table, self.companions
        session.changed.connect(self._sync)
        session.refused.connect(self._refused)
        session.trouble.connect(self.show_trouble)
        session.faltered.connect(self.show_faltered)
        table.acted.connect(session.submit)
        table.reordered.connect(session.reorder)
        table.next_hand_asked.connect(self._next)
        table.score_asked.connect(companions.show_score)
        table.rules_asked.connect(companions.show_rules)
        table.hand_asked.connect(companions.show_hand_cards)
        companions.beginning.connect(self._begin)
        self._hand_over.lowered.connect(table.clear)
        self._hand_over.lowered.connect(companions.put_away)

    def _connect_menus(self) -> None:
        menus, session, companions = self.menus, self._session, self.companions
        menus.new_game.connect(companions.ask_new_game)
        self.welcome.new_game.connect(companions.ask_new_game)
        self.welcome.earlier_game.connect(companions.resume)
        menus.earlier_asked.connect(companions.resume)
        menus.score_asked.connect(companions.show_score)
        menus.rules_asked.connect(companions.show_rules)
        menus.hand_cards_asked.connect(companions.show_hand_cards)
        archive = self.archive
        menus.statistics_asked.connect(lambda: archive.show_statistics(self.theme))
        menus.export_asked.connect(lambda: archive.show_export(self.theme))
        menus.import_asked.connect(lambda: archive.show_import(self.theme))
        menus.restore_asked.connect(lambda: archive.show_restore(self.theme))
        archive.trouble.connect(self.show_trouble)
        archive.restored.connect(self._restored)
        archive.settings_chosen.connect(self._take_settings)
        menus.seat_left.connect(session.leave_seat)
        menus.seat_taken_back.connect(session.take_seat_back)
        menus.give_up_asked.connect(companions.ask_give_up)
        menus.quit_asked.connect(self.close)
        menus.about_asked.connect(companions.show_about)
        menus.sort_chosen.connect(self._sort)
        menus.theme_chosen.connect(lambda name: self._set_look(theme=name))
        menus.back_chosen.connect(lambda name: self._set_look(back=name))
        menus.large_index.connect(lambda on: self._set_look(large_index=on))
        menus.four_colours.connect(lambda on: self._set_look(four_colours=on))
        menus.still.connect(self._set_still)
        menus.full_screen.connect(self._set_full_screen)
        menus.language_chosen.connect(self._set_language)

    def _sync(self, animate: bool = True) -> None:
        session = self._session
        if not session.started:
            return
        self.welcome.hide()
        self._hand_over.follow(self.theme)
        if session.awaited is None:
            names = self.companions.names()
            self._table.sync(self._shown_view(), session.order, names, animate)
        self.companions.follow()
        self.archive.follow()
        self._update_actions()
        if session.sheet().over and not self._told_of_end:
            self._told_of_end = True
            self._look_for_earlier()
            self._update_actions()
            self._end.start(round(SHOWDOWN_TIME * self._table.motion.factor))

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
        self.notice.say(lambda: reason_sentence(reason))

    def _update_actions(self) -> None:
        session = self._session
        names = self.companions.names()
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
        return THEMES.get(self.settings.theme, GREEN)

    def _change(self, **values: object) -> None:
        changed = replace(self.settings, **values)  # type: ignore[arg-type]
        if changed != self.settings:
            self.settings = changed
            self._save(changed)

    def _set_look(self, **values: object) -> None:
        self._change(**values)
        self._apply_look()

    def _set_still(self, still: bool) -> None:
        if not still:
            self._set_look(motion=self._motion)
            return
        self._motion = self.settings.motion or self._motion
        self._set_look(motion=0.0)
        self._table.finish_motion()

    def _set_full_screen(self, full: bool) -> None:
        if full:
            self.showFullScreen()
        else:
            self.showNormal()

    def _set_language(self, code: str) -> None:
        self._change(language=code)
        problem = self._languages.switch(code)
        self.menus.set_language(self._languages.current)
        if problem:
            self.show_message(problem)

    def _sort(self, by: SortBy) -> None:
        self._change(sort=by.value)
        self._session.sort(by)

    def _apply_look(self) -> None:
        chosen = self.settings
        factor = 1.0 if chosen.motion is None else chosen.motion
        self._table.motion.factor = min(factor, SLOWEST_MOTION)
        self._apply_art()
        self._table.set_theme(self.theme)
        self.companions.set_theme(self.theme)
        self.archive.set_theme(self.theme)
        self.story.set_theme(self.theme)
        self.welcome.set_theme(self.theme)
        self.setStyleSheet(dialog_style(self.theme))
        self._sync(animate=False)

    def _apply_art(self) -> None:
        chosen = self.settings
        self._art.set_style(
            ArtStyle(
                language=self._languages.current,
                large_index=chosen.large_index,
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
        self._change(**asdict(replace(settings, window=self.settings.window)))
        self._set_language(settings.language)
        self._apply_look()

    def _restore_geometry(self) -> None:
        self.resize(*USUAL)
        if self.settings.window is None:
            return
        shape = QRect(*self.settings.window)
        screens = self.screen().virtualGeometry()
        if screens.intersects(shape):
            # A file may ask for a window that no memory holds.
            shape.setSize(shape.size().boundedTo(screens.size()))
            self.setGeometry(shape)

    # ------------------------------------------------------------ words and menus

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.notice.place()

    def retranslate(self) -> None:
        """Write every word of the window anew."""
        self.setWindowTitle(self.tr("Oklahoma Rummy"))
        self.menus.retranslate()
        self.notice.retranslate()
        self._apply_art()
        self._table.retranslate()
        self._sync(animate=False)
        self.companions.retranslate()


def _around(table: Table) -> QWidget:
    """What lies over the table is its neighbour: a screen reader finds no children of a view."""
    ground = QWidget()
    layout = QVBoxLayout(ground)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(table)
    ground.setFocusProxy(table)
    return ground


def _sort_by(name: str) -> SortBy:
    try:
        return SortBy(name)
    except ValueError:
        return SortBy.MELDS
