"""The menu bar: what it offers comes out as signals, so that the window alone decides."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from okrummy_gui.model.language import Languages
from okrummy_gui.store.settings import Settings
from okrummy_gui.view.cardart import BACKS
from okrummy_gui.view.theme import THEMES, theme_named

if TYPE_CHECKING:
    from okrummy_gui.engine.protocol import Seat

_Words = Callable[[], str]
_Key = QKeySequence.StandardKey | str
_SORT_KEYS: Final = {"melds": "Ctrl+1", "suit": "Ctrl+2", "rank": "Ctrl+3"}
"""By the values of `SortBy`."""


class Offer(NamedTuple):
    """What the menus may offer now. `plays`: the viewer sits there and the match goes on."""

    started: bool = False
    plays: bool = False
    hand_over: bool = False
    earlier: bool = False
    """An earlier match was broken off."""
    absent: tuple[tuple[Seat, str], ...] = ()
    """The seats left to computers, with their people's names."""


class Menus(QObject):
    """Fills the menu bar. `new_game` … `quit_asked` are bare wishes; the rest carry a choice."""

    new_game = Signal()
    score_asked = Signal()
    rules_asked = Signal()
    statistics_asked = Signal()
    export_asked = Signal()
    import_asked = Signal()
    restore_asked = Signal()
    hand_cards_asked = Signal()
    seat_left = Signal()
    seat_taken_back = Signal(object)
    """The Seat."""
    earlier_asked = Signal()
    give_up_asked = Signal()
    quit_asked = Signal()
    about_asked = Signal()
    help_asked = Signal()
    tutorial_asked = Signal()
    sort_chosen = Signal(str)
    """The value of a SortBy."""
    theme_chosen = Signal(str)
    back_chosen = Signal(str)
    large_index = Signal(bool)
    four_colours = Signal(bool)
    still = Signal(bool)
    sound = Signal(bool)
    full_screen = Signal(bool)
    text_table = Signal(bool)
    keys_asked = Signal()
    settings_asked = Signal()
    language_chosen = Signal(str)

    def __init__(self, bar: QMenuBar, languages: Languages) -> None:
        super().__init__(bar)
        self._texts: list[tuple[QAction | QMenu, _Words]] = []
        self._bar = bar
        self._languages: dict[str, QAction] = {}
        self._add_game()
        self._add_hand()
        self._add_view()
        self._add_language(languages)
        help_menu = self._menu(bar, lambda: self.tr("&Help"))
        rules_of_play = self._action(help_menu, lambda: self.tr("&Rules of play"), "F2")
        rules_of_play.triggered.connect(self.help_asked)
        learn = self._action(help_menu, lambda: self.tr("&Learn to play"))
        learn.triggered.connect(self.tutorial_asked)
        keys = self._action(help_menu, lambda: self.tr("&Keys"), "F1")
        keys.triggered.connect(self.keys_asked)
        about = self._action(help_menu, lambda: self.tr("&About Oklahoma Rummy"))
        about.setMenuRole(QAction.MenuRole.AboutRole)
        about.triggered.connect(self.about_asked)
        self.retranslate()

    def retranslate(self) -> None:
        """Write every word anew."""
        for item, words in self._texts:
            if isinstance(item, QMenu):
                item.setTitle(words())
            else:
                item.setText(words())

    def set_state(self, offer: Offer) -> None:
        """Offer what makes sense now."""
        self.score.setEnabled(offer.started)
        self.rules.setEnabled(offer.started)
        self.hand_cards.setEnabled(offer.hand_over)
        self.give_up.setEnabled(offer.plays)
        self.leave_seat.setEnabled(offer.plays)
        self.hand.setEnabled(offer.plays)
        self.earlier.setEnabled(offer.earlier)
        self.take_back.clear()
        self.take_back.setEnabled(bool(offer.absent))
        for seat, name in offer.absent:
            action = self.take_back.addAction(name.replace("&", "&&"))
            action.triggered.connect(lambda _=False, seat=seat: self.seat_taken_back.emit(seat))

    def show_settings(self, settings: Settings, *, still: bool) -> None:
        """Tick what is true now; `still` when nothing moves, whoever wishes it so."""
        for name, action in self._cloths.items():
            action.setChecked(name == theme_named(settings.theme).name)
        for name, action in self._backs.items():
            action.setChecked(name == settings.back)
        self._index.setChecked(settings.large_index)
        self._four.setChecked(settings.four_colours)
        self._still.setChecked(still)
        self._text_table.setChecked(settings.text_table)
        self._sound.setChecked(settings.sound)

    def show_full_screen(self, full: bool) -> None:
        self._full.setChecked(full)

    def set_language(self, code: str) -> None:
        """Tick the language that is spoken."""
        self._languages[code].setChecked(True)

    def _add_game(self) -> None:
        menu = self._menu(self._bar, lambda: self.tr("&Game"))
        new = self._action(menu, lambda: self.tr("&New game…"), QKeySequence.StandardKey.New)
        self.earlier = self._action(menu, lambda: self.tr("Go on with the &earlier game"))
        menu.addSeparator()
        self.score = self._action(menu, lambda: self.tr("&Score sheet"), "Ctrl+P")
        self.rules = self._action(menu, lambda: self.tr("&Rules of this game"), "Ctrl+R")
        self.hand_cards = self._action(menu, lambda: self.tr("&Cards of this hand…"), "Ctrl+H")
        menu.addSeparator()
        statistics = self._action(menu, lambda: self.tr("St&atistics"), "Ctrl+T")
        export = self._action(menu, lambda: self.tr("E&xport…"))
        take_in = self._action(menu, lambda: self.tr("&Import…"))
        restore = self._action(menu, lambda: self.tr("Restore a &backup…"))
        menu.addSeparator()
        statistics.triggered.connect(self.statistics_asked)
        export.triggered.connect(self.export_asked)
        take_in.triggered.connect(self.import_asked)
        restore.triggered.connect(self.restore_asked)
        self.leave_seat = self._action(menu, lambda: self.tr("&Leave my seat to the computer"))
        self.take_back = self._menu(menu, lambda: self.tr("&Take a seat back"))
        self.give_up = self._action(menu, lambda: self.tr("&Give up…"))
        menu.addSeparator()
        leave = self._action(menu, lambda: self.tr("&Quit"), "Ctrl+Q")
        leave.setMenuRole(QAction.MenuRole.QuitRole)
        new.triggered.connect(self.new_game)
        self.earlier.triggered.connect(self.earlier_asked)
        self.score.triggered.connect(self.score_asked)
        self.rules.triggered.connect(self.rules_asked)
        self.hand_cards.triggered.connect(self.hand_cards_asked)
        self.leave_seat.triggered.connect(self.seat_left)
        self.give_up.triggered.connect(self.give_up_asked)
        leave.triggered.connect(self.quit_asked)

    def _add_hand(self) -> None:
        self.hand = self._menu(self._bar, lambda: self.tr("&Cards"))
        words: dict[str, _Words] = {
            "melds": lambda: self.tr("Sort by &melds"),
            "suit": lambda: self.tr("Sort by &suit"),
            "rank": lambda: self.tr("Sort by &rank"),
        }
        for by, text in words.items():
            action = self._action(self.hand, text, _SORT_KEYS[by])
            action.triggered.connect(lambda _=False, by=by: self.sort_chosen.emit(by))

    def _add_view(self) -> None:
        menu = self._menu(self._bar, lambda: self.tr("&View"))
        themes = self._menu(menu, lambda: self.tr("&Table cloth"))
        self._cloths = self._choices(themes, THEMES, self.theme_chosen.emit)
        backs = self._menu(menu, lambda: self.tr("Card &back"))
        self._backs = self._choices(backs, BACKS, self.back_chosen.emit)
        menu.addSeparator()
        self._index = self._switch(menu, lambda: self.tr("&Large index"))
        self._index.triggered.connect(self.large_index)
        self._four = self._switch(menu, lambda: self.tr("&Four colours"))
        self._four.triggered.connect(self.four_colours)
        self._still = self._switch(menu, lambda: self.tr("No &motion"))
        self._still.triggered.connect(self.still)
        self._sound = self._switch(menu, lambda: self.tr("&Sound"))
        self._sound.setShortcut("Ctrl+Shift+M")
        self._sound.triggered.connect(self.sound)
        menu.addSeparator()
        self._full = self._switch(menu, lambda: self.tr("F&ull screen"))
        self._full.setShortcut("F11")
        self._full.triggered.connect(self.full_screen)
        self._text_table = self._switch(menu, lambda: self.tr("Te&xt table"))
        self._text_table.setShortcut("Ctrl+L")
        self._text_table.triggered.connect(self.text_table)
        menu.addSeparator()
        settings = self._action(menu, lambda: self.tr("S&ettings…"), "Ctrl+,")
        settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        settings.triggered.connect(self.settings_asked)

    def _add_language(self, languages: Languages) -> None:
        menu = self._menu(self._bar, lambda: self.tr("&Language"))
        group = QActionGroup(self)
        for code in languages.available():
            action = menu.addAction(languages.name(code))
            action.setCheckable(True)
            action.setChecked(code == languages.current)
            group.addAction(action)
            action.triggered.connect(lambda _=False, code=code: self.language_chosen.emit(code))
            self._languages[code] = action

    def _choices(
        self, menu: QMenu, names: Iterable[str], choose: Callable[[str], None]
    ) -> dict[str, QAction]:
        group, made = QActionGroup(self), {}
        for name in names:
            made[name] = action = self._switch(menu, partial(colour_name, name))
            group.addAction(action)
            action.triggered.connect(lambda _=False, name=name: choose(name))
        return made

    def _menu(self, parent: QMenu | QMenuBar, words: _Words) -> QMenu:
        menu = parent.addMenu("")
        self._texts.append((menu, words))
        return menu

    def _action(self, menu: QMenu, words: _Words, key: _Key | None = None) -> QAction:
        action = menu.addAction("")
        if key is not None:
            action.setShortcut(QKeySequence(key))
        self._texts.append((action, words))
        return action

    def _switch(self, menu: QMenu, words: _Words) -> QAction:
        """What it shows is told by `show_settings`; `triggered` is not told back."""
        action = self._action(menu, words)
        action.setCheckable(True)
        return action


def colour_name(name: str) -> str:
    """Of a cloth or a back."""
    return {
        "green": QCoreApplication.translate("Menus", "Green"),
        "navy": QCoreApplication.translate("Menus", "Navy blue"),
        "burgundy": QCoreApplication.translate("Menus", "Burgundy"),
        "ruby": QCoreApplication.translate("Menus", "Ruby red"),
        "contrast": QCoreApplication.translate("Menus", "Strong contrast"),
        "forest": QCoreApplication.translate("Menus", "Forest green"),
    }.get(name, name)
