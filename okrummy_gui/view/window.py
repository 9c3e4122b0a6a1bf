"""The main window: the table, the menus, and the dialogs that come and go beside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QRect, QTimer
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QMainWindow, QMessageBox

from okrummy_gui import __version__
from okrummy_gui.engine.protocol import Reason, Seat
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.handorder import SortBy
from okrummy_gui.model.language import Languages
from okrummy_gui.model.sentences import reason_sentence, settings_sentence, trouble_sentence
from okrummy_gui.model.session import Session
from okrummy_gui.store.matches import StoreTrouble
from okrummy_gui.store.settings import Settings
from okrummy_gui.view.cardart import ArtStyle, CardArt
from okrummy_gui.view.dialogs import (
    GiveUpBox,
    NewGameDialog,
    ResumeBox,
    ScoreDialog,
)
from okrummy_gui.view.dialogstyle import dialog_style
from okrummy_gui.view.menus import Menus
from okrummy_gui.view.notice import Notice
from okrummy_gui.view.table import Table
from okrummy_gui.view.theme import GREEN, THEMES, Theme

SHOWDOWN_TIME: Final = 2500
"""How long the last hand is looked at before the reckoning opens, in milliseconds at motion 1."""
SMALLEST: Final = (800, 560)
USUAL: Final = (1280, 800)


class MainWindow(QMainWindow):
    """Shows a session; every choice goes through `save_settings` at once.

    Dialogs are opened, never executed: nothing here blocks.
    """

    def __init__(
        self,
        session: Session,
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
        self._motion = settings.motion or 1.0
        session.sort_by = _sort_by(settings.sort)
        self.setCentralWidget(table)
        self.setMinimumSize(*SMALLEST)
        self.notice = Notice(self)
        self.score = ScoreDialog(self)
        self.dialog: QDialog | None = None
        """The dialog that waits for an answer."""
        self._about_box: QMessageBox | None = None
        self._end = QTimer(self, singleShot=True)
        self._end.timeout.connect(self.show_score)
        self.menus = Menus(self.menuBar(), settings, languages)
        self._connect()
        self._connect_menus()
        self._update_actions()
        self._restore_geometry()
        self._apply_look()
        self.retranslate()

    # ------------------------------------------------------------ beginning and end

    def open(self) -> None:
        """Show the window and offer to go on with the game broken off, or to begin one."""
        self.show()
        if self._languages.problem:
            self.show_message(self._languages.problem)
        unfinished = self._session.resumable()
        if unfinished is None:
            self.ask_new_game()
            return
        score = "\u00a0:\u00a0".join(map(str, unfinished.totals))
        box = ResumeBox(unfinished.names[-1], score, self)
        box.buttonClicked.connect(
            lambda button: self.ask_new_game() if button is box.new_game else self._resume()
        )
        self._ask(box)

    def ask_new_game(self) -> None:
        """Ask for names and target, then begin."""
        chosen = self.settings
        dialog = NewGameDialog(chosen.player_name, chosen.opponent_name, chosen.target, self)
        dialog.accepted.connect(lambda: self._start(dialog))
        self._ask(dialog)

    def show_score(self) -> None:
        """Open the score sheet, or bring it to the front; the game goes on behind it."""
        self._fill_score()
        self.score.show()
        self.score.raise_()
        self.score.activateWindow()

    def show_message(self, text: str) -> None:
        """Say it over the table for a while; a problem of the settings is put into words."""
        self.notice.say(lambda: settings_sentence(text))

    def show_trouble(self, trouble: StoreTrouble) -> None:
        """Say what is wrong with the kept games, until somebody has read it."""
        self.notice.say(lambda: trouble_sentence(trouble), stays=True)

    def closeEvent(self, event: QCloseEvent) -> None:
        shape = self.normalGeometry()
        self._change(window=(shape.x(), shape.y(), shape.width(), shape.height()))
        self._end.stop()
        self._session.close()
        super().closeEvent(event)

    def _start(self, dialog: NewGameDialog) -> None:
        self._change(player_name=dialog.you, opponent_name=dialog.opponent, target=dialog.target)
        first, second = self._session.view().seats
        names = {first: dialog.you, second: dialog.opponent}
        self._begin(lambda: self._session.start(Rules(target=dialog.target), names))

    def _resume(self) -> None:
        self._begin(self._session.resume)

    def _begin(self, how: Callable[[], None]) -> None:
        self._end.stop()
        self._told_of_end = False
        self.score.hide()
        how()
        self._update_actions()

    def _ask(self, dialog: QDialog) -> None:
        if self.dialog is not None:
            self.dialog.close()
        self.dialog = dialog
        dialog.finished.connect(lambda _: self._answered(dialog))
        dialog.open()

    def _answered(self, dialog: QDialog) -> None:
        if self.dialog is dialog:
            self.dialog = None
        dialog.deleteLater()

    def _ask_give_up(self) -> None:
        other = next(seat for seat in self._session.names if seat is not self._session.viewer)
        box = GiveUpBox(self.shown_names()[other], self)
        box.buttonClicked.connect(
            lambda button: self._session.give_up() if button is box.give_up else None
        )
        self._ask(box)

    def _about(self) -> None:
        box = QMessageBox(self)
        self._word_about(box)
        self._about_box = box
        box.finished.connect(self._about_closed)
        self._ask(box)

    def _about_closed(self) -> None:
        self._about_box = None

    def _word_about(self, box: QMessageBox) -> None:
        box.setWindowTitle(self.tr("About Oklahoma Rummy"))
        text = self.tr("Oklahoma Rummy {version}\n\nA card game for two, also called Oklahoma Gin.")
        box.setText(text.format(version=__version__))

    # ------------------------------------------------------------ following the session

    def shown_names(self) -> dict[Seat, str]:
        """The names at the table; one left empty is said in the language of the moment."""
        mine = self._session.viewer
        return {
            seat: name or (self.tr("You") if seat is mine else self.tr("Computer"))
            for seat, name in self._session.names.items()
        }

    def _connect(self) -> None:
        session, table = self._session, self._table
        session.changed.connect(self._sync)
        session.refused.connect(self._refused)
        session.trouble.connect(self.show_trouble)
        table.acted.connect(session.submit)
        table.reordered.connect(session.reorder)
        table.next_hand_asked.connect(self._next)
        table.score_asked.connect(self.show_score)
        self.score.new_game_asked.connect(self.ask_new_game)

    def _connect_menus(self) -> None:
        menus = self.menus
        menus.new_game.connect(self.ask_new_game)
        menus.score_asked.connect(self.show_score)
        menus.give_up_asked.connect(self._ask_give_up)
        menus.quit_asked.connect(self.close)
        menus.about_asked.connect(self._about)
        menus.sort_chosen.connect(self._sort)
        menus.theme_chosen.connect(lambda name: self._set_look(theme=name))
        menus.back_chosen.connect(lambda name: self._set_look(back=name))
        menus.large_index.connect(lambda on: self._set_look(large_index=on))
        menus.four_colours.connect(lambda on: self._set_look(four_colours=on))
        menus.still.connect(self._set_still)
        menus.full_screen.connect(self._set_full_screen)
        menus.language_chosen.connect(self._set_language)

    def _sync(self, animate: bool = True) -> None:
        if not self._session.started:
            return
        session = self._session
        self._table.sync(session.view(), session.order, self.shown_names(), animate)
        if self.score.isVisible():
            self._fill_score()
        self._update_actions()
        if session.sheet().winner is not None and not self._told_of_end:
            self._told_of_end = True
            self._end.start(round(SHOWDOWN_TIME * self.settings.motion))

    def _next(self) -> None:
        if self._session.sheet().winner is None:
            self._session.next_hand()
        else:
            self.show_score()

    def _refused(self, reason: Reason) -> None:
        self.notice.say(lambda: reason_sentence(reason))

    def _fill_score(self) -> None:
        self.score.set_sheet(self._session.sheet(), self.shown_names())

    def _update_actions(self) -> None:
        over = self._session.sheet().winner is not None
        self.menus.set_state(started=self._session.started, over=over)

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
        self._table.motion.factor = chosen.motion
        self._apply_art()
        self._table.set_theme(self.theme)
        self.setStyleSheet(dialog_style(self.theme))
        self._sync(animate=False)

    def _apply_art(self) -> None:
        chosen = self.settings
        self._art.set_style(
            ArtStyle(
                language=self._languages.current,
                large_index=chosen.large_index,
                four_colours=chosen.four_colours,
                back=chosen.back,
            )
        )

    def _restore_geometry(self) -> None:
        self.resize(*USUAL)
        if self.settings.window is None:
            return
        shape = QRect(*self.settings.window)
        if self.screen().virtualGeometry().intersects(shape):
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
        if self._about_box is not None:
            self._word_about(self._about_box)
        if self._session.started:
            self._fill_score()


def _sort_by(name: str) -> SortBy:
    try:
        return SortBy(name)
    except ValueError:
        return SortBy.MELDS
