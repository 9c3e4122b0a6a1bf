"""The table with all that comes and goes around it; it follows the session."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from okrummy_gui.engine.protocol import Phase, Reason
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.handorder import SortBy
from okrummy_gui.model.hint import Advice
from okrummy_gui.model.hintwords import advice_words
from okrummy_gui.model.presets import Shelf
from okrummy_gui.model.sentences import faltered_sentence, reason_sentence
from okrummy_gui.model.session import NATURAL_PAUSE, PAUSES, Session
from okrummy_gui.model.thinking import Faltered
from okrummy_gui.store.settings import Settings
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.comforts import Comforts
from okrummy_gui.view.companions import Beginning, Companions
from okrummy_gui.view.curtain import Curtain
from okrummy_gui.view.dialogs.archive import Archive
from okrummy_gui.view.dialogs.base import Dialog
from okrummy_gui.view.discardpanel import DiscardPanel
from okrummy_gui.view.handover import HandOver
from okrummy_gui.view.help.topics import Topic
from okrummy_gui.view.hintbubble import HintBubble
from okrummy_gui.view.lessons.lessons import Lessons
from okrummy_gui.view.menus import Offer
from okrummy_gui.view.nexthand import NextHand
from okrummy_gui.view.reader.host import ReaderHost
from okrummy_gui.view.story import Story
from okrummy_gui.view.table.table import Table

if TYPE_CHECKING:
    from okrummy_gui.view.window import MainWindow

SHOWDOWN_TIME: Final = 2500
"""How long the last hand is looked at before the reckoning opens, in milliseconds at motion 1."""


class GameRoom(QObject):
    """What of the window is about a game. The window, its parent, says how everything looks."""

    def __init__(
        self,
        window: MainWindow,
        ground: QWidget,
        session: Session,
        shelf: Shelf,
        art: CardArt,
        table: Table,
    ) -> None:
        super().__init__(window)
        self._window, self.session, self.table = window, session, table
        self._told_of_end = False
        self.companions = Companions(session, shelf, art, window.dialog_theme, window)
        self.archive = Archive(session, shelf, lambda: window.settings, window)
        self.lessons = Lessons(session, art, table, window.theme, window)
        self.curtain = Curtain(art, table.motion, ground)
        self.story = Story(art, table.motion, ground)
        self.hint = HintBubble(ground, table.hint_room, lambda: table.layout_now.scale)
        names = self.companions.names
        self._hand_over = HandOver(session, self.curtain, self.story, names, window)
        self.next_hand = NextHand(window)
        self.discards = DiscardPanel(art, ground)
        self.reader = ReaderHost(table, ground)
        self._end = QTimer(self, singleShot=True)
        self._end.timeout.connect(self.companions.show_score)
        session.sort_by = _sort_by(window.settings.sort)
        self._connect_session()
        self._connect_table()
        self._connect_menus()
        self._connect_help()

    # ------------------------------------------------------------ who tells whom

    def _connect_session(self) -> None:
        session = self.session
        session.changed.connect(self.sync)
        session.refused.connect(self._refused)
        session.faltered.connect(self.show_faltered)
        session.hinted.connect(self._show_advice)
        self._hand_over.lowered.connect(self.discards.hide)
        self._hand_over.lowered.connect(self.table.clear)
        self._hand_over.lowered.connect(self.companions.put_away)
        self.next_hand.ticked.connect(self.table.count_down)
        self.next_hand.due.connect(self._next)

    def _connect_table(self) -> None:
        session, table, companions = self.session, self.table, self.companions
        table.acted.connect(session.submit)
        table.reordered.connect(session.reorder)
        table.hint_asked.connect(session.ask_hint)
        table.unadvised.connect(self.hint.put_away)
        table.resized.connect(self.hint.place)
        self.hint.dismissed.connect(lambda: table.advise(None))
        table.next_hand_asked.connect(self._next)
        table.score_asked.connect(companions.show_score)
        table.hand_asked.connect(companions.show_hand_cards)
        table.discards_asked.connect(
            lambda: self.discards.open(session.view().discards, self._window.theme)
        )

    def _connect_menus(self) -> None:
        menus, session, companions = self._window.menus, self.session, self.companions
        welcome, archive, window = self._window.welcome, self.archive, self._window
        companions.beginning.connect(self._begin)
        menus.new_game.connect(companions.ask_new_game)
        welcome.new_game.connect(companions.ask_new_game)
        menus.earlier_asked.connect(companions.resume)
        welcome.earlier_game.connect(companions.resume)
        menus.give_up_asked.connect(companions.ask_give_up)
        menus.seat_left.connect(session.leave_seat)
        menus.seat_taken_back.connect(session.take_seat_back)
        menus.sort_chosen.connect(self._sort)
        menus.score_asked.connect(companions.show_score)
        menus.rules_asked.connect(companions.show_rules)
        menus.hand_cards_asked.connect(companions.show_hand_cards)
        menus.statistics_asked.connect(lambda: archive.show_statistics(window.dialog_theme))
        menus.export_asked.connect(lambda: archive.show_export(window.dialog_theme))
        menus.import_asked.connect(lambda: archive.show_import(window.dialog_theme))
        menus.restore_asked.connect(lambda: archive.show_restore(window.dialog_theme))
        archive.trouble.connect(window.show_trouble)

    def _connect_help(self) -> None:
        menus, lessons, companions = self._window.menus, self.lessons, self.companions
        menus.about_asked.connect(companions.show_about)
        menus.help_asked.connect(lambda: companions.show_help(view=lessons.view))
        self.table.rules_asked.connect(lambda: companions.show_help(Topic.LIMIT))
        lessons.limit_asked.connect(lambda: companions.show_help(Topic.LIMIT, lessons.view))
        menus.tutorial_asked.connect(lessons.begin)
        self._window.welcome.learn.connect(lessons.begin)
        lessons.changed.connect(self.update_actions)
        lessons.changed.connect(self._follow_next_hand)

    # ------------------------------------------------------------ following the session

    def sync(self, animate: bool = True) -> None:
        """Show the session as it is now."""
        session = self.session
        if not session.started:
            return
        self._window.welcome.hide()
        self._hand_over.follow(self._window.theme)
        if session.awaited is None:
            names = self.companions.names()
            self.table.sync(self._shown_view(), session.order, names, animate)
            self.discards.follow(self.table.state.discards if self.table.state else ())
        self._follow_next_hand()
        self.companions.follow()
        self.archive.follow()
        self.update_actions()
        if session.sheet().over and not self._told_of_end:
            self._told_of_end = True
            self.look_for_earlier()
            self._end.start(round(SHOWDOWN_TIME * self.table.motion.factor))

    def _shown_view(self) -> PlayerView:
        """After a hand several people look on together: none of them is "you" then."""
        view = self.session.view()
        together = view.result is not None and self.session.seating.only_viewer is None
        return replace(view, seat=None) if together else view

    def _follow_next_hand(self) -> None:
        """Count down to the next hand where that is wanted and one person alone plays."""
        session = self.session
        alone = session.started and session.seating.only_viewer is not None
        wanted = alone and self._window.settings.next_hand and self.companions.dialog is None
        wanted = wanted and not self.lessons.open
        view = session.view() if wanted else None
        ended = view is not None and view.phase is Phase.HAND_OVER
        number = view.hand_number if view is not None and ended else None
        self.next_hand.follow(number, self.table.motion.factor)

    def _next(self) -> None:
        if self.session.sheet().over:
            self.companions.show_score()
        else:
            self.session.next_hand()

    def _begin(self, how: Beginning) -> None:
        self._end.stop()
        self._told_of_end = False
        self.companions.put_away()
        self.lessons.leave()
        self.story.close()
        how()
        self.look_for_earlier()

    def look_for_earlier(self) -> None:
        """Offer the game that was broken off, if there is one now."""
        self._window.offer_earlier(self.session.resumable())
        self.update_actions()

    def update_actions(self) -> None:
        """What the menus offer."""
        session, earlier = self.session, self._window.has_earlier
        names = self.companions.names()
        if self.lessons.open:
            self._window.menus.set_state(Offer(earlier=earlier))
            return
        self._window.menus.set_state(
            Offer(
                started=session.started,
                plays=session.started
                and not session.sheet().over
                and session.viewer in session.seating.present,
                hand_over=session.started and session.view().result is not None,
                earlier=earlier,
                absent=tuple((seat, names[seat]) for seat in session.seating.absent),
            )
        )

    def _refused(self, reason: Reason) -> None:
        self._window.notice.say(lambda: reason_sentence(reason))

    def show_faltered(self, faltered: Faltered) -> None:
        """Say that a computer player got stuck and who plays on."""
        names = self.companions.names
        self._window.notice.say(lambda: faltered_sentence(faltered, names()[faltered.seat]))

    def _show_advice(self, advice: Advice) -> None:
        """Say what was asked for; it goes away with the position."""
        view, names = self.session.view(), self.companions.names
        words = partial(advice_words, advice, view)
        if advice.action is None:
            self._window.notice.say(lambda: words("")[0])
            return
        rival = next(seat for seat in view.opponents() if seat is not view.partner)
        self.table.advise(advice.action)
        self.hint.say(lambda: words(names()[rival]))

    # ------------------------------------------------------------ following the settings

    def _sort(self, by: str) -> None:
        self._window.change(sort=by)
        self.session.sort(_sort_by(by))

    def set_motion(self, factor: float) -> None:
        """0: nothing moves, and what moves now is where it goes to at once."""
        self.table.motion.factor = factor
        if not factor:
            self.table.finish_motion()

    def follow_settings(self, before: Settings) -> None:
        """All but the look: how fast, how much is told, what is beside the table."""
        now = self._window.settings
        if now.thinking_pause != before.thinking_pause:
            self.session.pause = PAUSES.get(now.thinking_pause, NATURAL_PAUSE)
        self.reader.set_beside(now.text_table)
        self.table.set_comforts(Comforts.of(now))
        if self.hint.isVisible():
            self.hint.place()
        self._follow_next_hand()

    def dress(self) -> None:
        """Everything but the dialogs in the window's theme."""
        theme = self._window.theme
        self.table.set_theme(theme)
        self.reader.set_theme(theme)
        self.story.set_theme(theme)
        self.lessons.set_theme(theme)
        self.sync(animate=False)

    def dress_dialogs(self) -> None:
        """Open ones too."""
        theme = self._window.dialog_theme
        self.companions.set_theme(theme)
        self.archive.set_theme(theme)
        for dialog in self._window.findChildren(Dialog):
            dialog.set_theme(theme)

    def retranslate(self) -> None:
        self.hint.retranslate()
        self.table.retranslate()
        self.sync(animate=False)
        self.companions.retranslate()
        self.lessons.retranslate()

    def leave(self) -> None:
        """The window closes: nothing more happens, and the game is kept."""
        self._end.stop()
        self.lessons.leave()
        self.session.close()


def _sort_by(name: str) -> SortBy:
    try:
        return SortBy(name)
    except ValueError:
        return SortBy.MELDS
