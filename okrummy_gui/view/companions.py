"""The dialogs beside the table: what they ask, and what comes of the answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from okrummy_gui import __version__
from okrummy_gui.engine.protocol import Seat
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.naming import shown_names
from okrummy_gui.model.presets import Shelf, ref_name
from okrummy_gui.model.sentences import side_name
from okrummy_gui.model.session import Session
from okrummy_gui.model.setup import Setup
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.dialogs.base import bring_forward
from okrummy_gui.view.help.topics import Topic
from okrummy_gui.view.theme import Theme

if TYPE_CHECKING:
    from okrummy_gui.view.dialogs.handcards import HandCards
    from okrummy_gui.view.dialogs.scoredialog import ScoreDialog
    from okrummy_gui.view.help.window import HelpWindow
    from okrummy_gui.view.newgame.rulescard import RulesCard


class Companions(QObject):
    """Opens dialogs, never executes them: nothing here blocks. Each is imported and made when it
    is first opened, so that the start does not wait for it.

    At most one dialog waits for an answer; the score sheet and the rules card may stay open
    beside the game.
    """

    beginning = Signal(object)
    """A callable that begins or resumes a game: the window puts the old one away, then calls it."""

    def __init__(
        self, session: Session, shelf: Shelf, art: CardArt, theme: Theme, window: QWidget
    ) -> None:
        super().__init__(window)
        self._session, self._shelf, self._art, self._window = session, shelf, art, window
        self._theme = theme
        self.dialog: QDialog | None = None
        """The dialog that waits for an answer."""
        self.help: HelpWindow | None = None
        """Made when it is first asked for."""
        self._hand_cards: HandCards | None = None
        self._about: QMessageBox | None = None

    @cached_property
    def score(self) -> ScoreDialog:
        from okrummy_gui.view.dialogs.scoredialog import ScoreDialog

        made = ScoreDialog(self._window, self._theme)
        made.new_game_asked.connect(self.ask_new_game)
        return made

    @cached_property
    def rules(self) -> RulesCard:
        from okrummy_gui.view.newgame.rulescard import RulesCard

        return RulesCard(self._theme, self._window)

    def _made(self, name: str) -> bool:
        """Whether one of the two above has been opened before."""
        return name in self.__dict__

    # ------------------------------------------------------------ asking

    def ask_new_game(self) -> None:
        """Ask for rules and players, then begin."""
        from okrummy_gui.view.newgame.dialog import NewGameDialog

        dialog = NewGameDialog(self._shelf, self._theme, self._window)
        dialog.accepted.connect(lambda: self.begin(dialog.setup))
        self._ask(dialog)

    def ask_give_up(self) -> None:
        from okrummy_gui.view.dialogs.givingup import GiveUpBox

        box = GiveUpBox(self._who_wins_if_given_up, self._window)
        box.buttonClicked.connect(
            lambda button: self._session.give_up() if button is box.give_up else None
        )
        self._ask(box)

    def begin(self, setup: Setup) -> None:
        self.beginning.emit(lambda: self._session.start(setup))

    def resume(self) -> None:
        self.beginning.emit(self._session.resume)

    def _who_wins_if_given_up(self) -> str:
        sheet = replace(self._session.sheet(), gave_up=self._session.viewer)
        return side_name(sheet.winner, self.names()) if sheet.winner else ""

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

    # ------------------------------------------------------------ showing

    def names(self) -> Mapping[Seat, str]:
        """The names at the table; one left empty is said in the language of the moment."""
        return shown_names(self._session.names, self._session.seating)

    def show_score(self) -> None:
        """Open the score sheet, or bring it to the front; the game goes on behind it."""
        self._fill_score()
        bring_forward(self.score)

    def show_rules(self) -> None:
        """Open the rules card, or bring it to the front."""
        self._fill_rules()
        bring_forward(self.rules)

    def show_help(self, topic: Topic | None = None, view: PlayerView | None = None) -> None:
        """Open the rules of play, at this place or at what the table shows now.

        `view` is another game's that is on the table instead.
        """
        if self.help is None:
            from okrummy_gui.view.help.window import HelpWindow

            self.help = HelpWindow(self._art, self._theme, self._window)
            self.help.rules_asked.connect(self.show_rules)
        self._fill_help(view)
        if topic is None:
            self.help.open_now()
        else:
            self.help.open_at(topic)

    def show_hand_cards(self) -> None:
        """What was left of the stock, and the deal number, once a hand is over."""
        if self._session.view().result is None:
            return
        from okrummy_gui.view.dialogs.handcards import HandCards

        dialog = HandCards(self._session.view(), self.names(), self._art, self._theme, self._window)
        dialog.play_again.connect(lambda: self._deal_again(dialog, swapped=False))
        dialog.swap_seats.connect(lambda: self._deal_again(dialog, swapped=True))
        self._hand_cards = dialog
        dialog.finished.connect(self._hand_cards_closed)
        self._ask(dialog)

    def _hand_cards_closed(self) -> None:
        self._hand_cards = None

    def _deal_again(self, dialog: HandCards, *, swapped: bool) -> None:
        setup = self._session.same_hand(swapped=swapped)
        dialog.close()
        if setup is not None:
            self.begin(setup)

    def show_about(self) -> None:
        box = QMessageBox(self._window)
        box.setObjectName("about")
        self._about = box
        self._word_about(box)
        box.finished.connect(self._about_closed)
        self._ask(box)

    def _about_closed(self) -> None:
        self._about = None

    def _word_about(self, box: QMessageBox) -> None:
        box.setWindowTitle(self.tr("About Oklahoma Rummy"))
        text = self.tr(
            "Oklahoma Rummy {version}\n\nA card game for two to four, also called Oklahoma Gin."
        )
        name, _, told = text.format(version=__version__).partition("\n\n")
        box.setText(name)
        box.setInformativeText(told)

    # ------------------------------------------------------------ following

    def put_away(self) -> None:
        """A game begins, or somebody else sits down: nothing of the last hand stays open."""
        if self._made("score"):
            self.score.hide()
        if self._hand_cards is not None:
            self._hand_cards.close()

    def follow(self) -> None:
        """The session has changed."""
        if self._made("score") and self.score.isVisible():
            self._fill_score()
        if self._made("rules") and self.rules.isVisible():
            self._fill_rules()
        self._fill_help()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        if self._made("rules"):
            self.rules.set_theme(theme)

    def retranslate(self) -> None:
        """What does not follow the language by itself."""
        if self._about is not None:
            self._word_about(self._about)
        if self._hand_cards is not None:
            self._hand_cards.set_names(self.names())
        if self.help is not None:
            self.help.retranslate()
        if self._session.started:
            if self._made("score"):
                self._fill_score()
            if self._made("rules"):
                self._fill_rules()

    def _fill_score(self) -> None:
        self.score.set_sheet(self._session.sheet(), self.names())

    def _fill_help(self, other: PlayerView | None = None) -> None:
        if self.help is not None:
            mine = self._session.view() if self._session.started else None
            self.help.set_view(other or mine)

    def _fill_rules(self) -> None:
        rules = self._session.rules
        ref = self._shelf.match(rules, self._shelf.last.preset)
        self.rules.set_rules(rules, None if ref is None else ref_name(ref))


Beginning = Callable[[], None]
