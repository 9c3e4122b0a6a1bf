"""Every dialog and panel of the program, opened in any language, size and look, and its faults."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from functools import cache
from itertools import cycle, islice
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from okrummy_gui.ai.levels import LEVELS
from okrummy_gui.ai.reasons import KeepsPair, Unwanted
from okrummy_gui.application import Application
from okrummy_gui.engine.cards import DECK, parse_cards
from okrummy_gui.engine.deals import DealNumber
from okrummy_gui.engine.match import apply, events_for, new_match
from okrummy_gui.engine.protocol import DrawStock, Event, Seat
from okrummy_gui.engine.record import Record, parse_record
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.scoring import Scoresheet
from okrummy_gui.model.hint import Advice
from okrummy_gui.model.presets import PresetRef, Shelf
from okrummy_gui.model.seating import Chair, Seating
from okrummy_gui.model.sentences import story_lines
from okrummy_gui.model.session import Unfinished
from okrummy_gui.model.setup import Occupant, Setup
from okrummy_gui.model.statisticsmodel import Book
from okrummy_gui.model.thinking import Faltered
from okrummy_gui.model.thinkprocess import Fault, FaultKind
from okrummy_gui.model.tutorial import LESSONS
from okrummy_gui.store.backups import Backup, BackupKind
from okrummy_gui.store.contract import StoreTrouble, TroubleKind
from okrummy_gui.store.matches import MemoryStore
from okrummy_gui.store.presets import PresetProblem, ProblemKind
from okrummy_gui.store.settings import Settings
from okrummy_gui.view.dialogs.exportdialog import EVERYTHING, ExportDialog, OpenCardsBox
from okrummy_gui.view.dialogs.faultdialog import FaultDialog
from okrummy_gui.view.dialogs.handcards import HandCards
from okrummy_gui.view.dialogs.importdialog import ImportDialog
from okrummy_gui.view.dialogs.restoredialog import RestoreDialog
from okrummy_gui.view.dialogs.scoredialog import ScoreDialog
from okrummy_gui.view.dialogs.statisticsdialog import OVERVIEW, PAGES, ResetBox, StatisticsDialog
from okrummy_gui.view.help.keysheet import KeySheet
from okrummy_gui.view.help.window import HelpWindow
from okrummy_gui.view.newgame.dialog import NewGameDialog
from okrummy_gui.view.newgame.rulescard import RulesCard
from tests.view.dialogs.samples import HOLLYWOOD, PARTNERS, START, kept, over, played, sheet
from tests.view.dialogsight import faults_of
from tests.view.moments import moments_of
from tests.view.sight import seen

LANGUAGES: Final = ("en", "de", "nl", "es")
SIZES: Final = ((800, 560), (1280, 800))
SCHEMES: Final = ("dark", "light")
WAYS: Final = tuple((size, scheme) for size in SIZES for scheme in SCHEMES)
SAMPLE: Final = Path(__file__).parent.parent / "data" / "sample.okrummy"
NAMES: Final = dict(zip(Seat, ("Ada", "Ben", "Grace", "Edith"), strict=True))
Opener = Callable[["Gallery"], QWidget]


def pairing(at: int) -> Iterator[tuple[str, tuple[int, int], str]]:
    """Each language once over the ways, for the dialog at this place of the list."""
    for language, way in zip(LANGUAGES, islice(cycle(WAYS), at, at + len(LANGUAGES)), strict=True):
        yield language, *way


class Gallery:
    """The program with a game begun. Needs a QApplication; `OKRUMMY_HOME` must be a scratch one."""

    def __init__(self, home: Path) -> None:
        self.home = home
        home.mkdir(parents=True, exist_ok=True)
        (home / "settings.json").write_text('{"motion": 0}', encoding="utf-8")
        self.program = Application(random.Random(5), "en", None, LEVELS)
        self.window, self.session = self.program.window, self.program.session
        self.session.pause = 600_000
        two = (Occupant(""), Occupant("", "level4"))
        self.session.start(Setup(Rules(), two, dealer=Seat.NORTH, number=DealNumber(482913775014)))
        self.window.show()
        self.shelf = Shelf()
        self.shelf.add("Wednesday club", Rules(target=150))

    def close(self) -> None:
        self.put_away()
        self.window.close()
        self.program.languages.switch("en")

    # ------------------------------------------------------------ how it looks

    def dress(self, language: str, size: tuple[int, int], scheme: str) -> None:
        self.window.change(scheme=scheme, language=language)
        self.window.resize(*size)
        settle()

    @property
    def theme(self):
        return self.window.dialog_theme

    def faults(self, name: str) -> list[str]:
        """Open it and say what is wrong with it; it stays open for `picture`."""
        self.shown = DIALOGS[name](self)
        return self.look()

    def look(self) -> list[str]:
        """What is wrong with what is open."""
        settle()
        found = faults_of(self.shown)
        if self.shown is self.window:
            sight = seen(self.program.table)
            found += [f"shortened: {line.words}" for line in sight.lines if line.shortened]
        room, shape = self.window.size(), self.shown.size()
        if self.shown.windowType() is Qt.WindowType.Window and self.shown is not self.window:
            shape = self.shown.minimumSize()  # one of its own, as large as the screen lets it be
        if shape.width() > room.width() or shape.height() > room.height():
            found.append(f"larger than the window: {shape.toTuple()} in {room.toTuple()}")
        return found

    def picture(self) -> QPixmap:
        """Of what was opened; a panel with the window that it lies over."""
        return (self.shown if self.shown.isWindow() else self.window).grab()

    def put_away(self) -> None:
        """Close whatever was opened."""
        window = self.window
        for dialog in QApplication.topLevelWidgets():
            if isinstance(dialog, QDialog) and dialog.isVisible():
                dialog.close()
        window.room.lessons.leave()
        window.room.story.close()
        window.room.curtain.lift()
        window.room.hint.put_away()
        window.change(text_table=False)
        for panel in (window.notice, window.room.discards, window.welcome):
            panel.hide()
        self.program.table.count_down(None)
        window.room.sync(animate=False)
        settle()


def settle() -> None:
    """Let everything happen that waits for the event loop; layouts ask for it several times."""
    for _ in range(8):
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()


# ---------------------------------------------------------------- what can be opened


def _opened(dialog: QDialog) -> QDialog:
    dialog.finished.connect(dialog.deleteLater)
    dialog.show()
    return dialog


def _asked(gallery: Gallery) -> Any:
    """The dialog of the window that waits for an answer."""
    return gallery.window.room.companions.dialog


def _new_game(gallery: Gallery) -> Any:
    gallery.window.room.companions.ask_new_game()
    return _asked(gallery)


def _partners(gallery: Gallery) -> QWidget:
    dialog = _new_game(gallery)
    dialog.seats.seats_chosen.emit(4)
    dialog.seats.partners_chosen.emit(True)
    return dialog


def _options(gallery: Gallery) -> QWidget:
    dialog = _partners(gallery)
    dialog.more.setChecked(True)
    return dialog


def _differing(gallery: Gallery) -> QWidget:
    dialog = _new_game(gallery)
    dialog._choose("hollywood", True)
    dialog._choose("box_bonus", 10)
    return dialog


def _naming(gallery: Gallery) -> QWidget:
    """With faults in what is typed."""
    dialog = _new_game(gallery)
    dialog.more.setChecked(True)
    dialog.target.lineEdit().setText("1")
    dialog.number.field.setText("12x")
    dialog.presets.save.click()
    dialog.presets.name.setText("Oklahoma Rummy")
    return dialog


def _deleting(gallery: Gallery) -> QWidget:
    dialog = NewGameDialog(gallery.shelf, gallery.theme, gallery.window)
    dialog._choose_preset(PresetRef("Wednesday club", own=True))
    dialog.presets.delete.click()
    return _opened(dialog)


def _give_up(gallery: Gallery) -> Any:
    gallery.window.room.companions.ask_give_up()
    return _asked(gallery)


def _score(shown: Scoresheet) -> Opener:
    def open_it(gallery: Gallery) -> QWidget:
        dialog = ScoreDialog(gallery.window, gallery.theme)
        dialog.set_sheet(shown, NAMES)
        return _opened(dialog)

    return open_it


def _rules(gallery: Gallery) -> QWidget:
    gallery.window.room.companions.show_rules()
    return gallery.window.room.companions.rules


def _other_rules(gallery: Gallery) -> QWidget:
    card = RulesCard(gallery.theme, gallery.window)
    card.set_rules(
        Rules(
            seats=4,
            partners=True,
            partners_defend=True,
            hollywood=True,
            upcard_offer=True,
            ace_high_runs=True,
            may_return_drawn_discard=True,
            knock_discard_face_down=False,
            restocks=2,
        )
    )
    return _opened(card)


def _statistics(page: str = OVERVIEW, *, empty: bool = False) -> Opener:
    def open_it(gallery: Gallery) -> QWidget:
        store = MemoryStore() if empty else _book()
        now = START + timedelta(days=15)
        book = Book(lambda: store, lambda: now)
        dialog = StatisticsDialog(book, gallery.shelf, gallery.theme, gallery.window)
        dialog._turn_to(page)
        return _opened(dialog)

    return open_it


@cache
def _book() -> MemoryStore:
    store = MemoryStore()
    for number in range(12):
        played(store, number)
    played(store, 12, levels=("", "level2"))
    played(store, 13, Rules(seats=3, target=100), ("", "level5", "level5"), ("Ann", "", ""))
    played(store, 14, levels=("", ""), names=("", "Cleo"))
    return store


def _export(*, everything: bool = False, empty: bool = False) -> Opener:
    def open_it(gallery: Gallery) -> QWidget:
        store = MemoryStore() if empty else kept()
        dialog = ExportDialog(lambda: store, gallery.shelf, Settings, gallery.theme, gallery.window)
        if everything:
            dialog.what.button_for(EVERYTHING).click()
        return _opened(dialog)

    return open_it


def _import(text: str, *, taken: bool = False) -> Opener:
    def open_it(gallery: Gallery) -> QWidget:
        file = gallery.home / "from-another-computer.okrummy"
        file.write_text(text, encoding="utf-8")
        store = MemoryStore()
        dialog = ImportDialog(
            file, lambda: store, gallery.shelf, Settings, gallery.theme, gallery.window
        )
        _opened(dialog)
        while dialog._beat.isActive():
            settle()
        if taken:
            dialog.take.click()
            while dialog._beat.isActive():
                settle()
        return dialog

    return open_it


def _restore(*kinds: BackupKind) -> Opener:
    def open_it(gallery: Gallery) -> QWidget:
        when = datetime(2026, 9, 30, 20, 45)
        made = [
            Backup(gallery.home, kind, when - timedelta(days=at)) for at, kind in enumerate(kinds)
        ]
        return _opened(RestoreDialog(tuple(made), gallery.theme, gallery.window))

    return open_it


def _fault(has_hand: bool) -> Opener:
    return lambda gallery: _opened(FaultDialog("", has_hand=has_hand, parent=gallery.window))


def _hand_cards(**how: Any) -> Opener:
    def open_it(gallery: Gallery) -> QWidget:
        art = gallery.window._art
        return _opened(HandCards(over(**how), NAMES, art, gallery.theme, gallery.window))

    return open_it


def _about(gallery: Gallery) -> Any:
    gallery.window.room.companions.show_about()
    return _asked(gallery)


def _settings(page: str) -> Opener:
    def open_it(gallery: Gallery) -> Any:
        gallery.window.show_settings()
        dialog: Any = gallery.window.preferences
        dialog.turn_to(getattr(dialog, page))
        return dialog

    return open_it


def _keys(gallery: Gallery) -> QWidget:
    return _opened(KeySheet(gallery.window.menuBar(), gallery.theme, gallery.window))


def _help(gallery: Gallery) -> Any:
    window = HelpWindow(gallery.window._art, gallery.theme, gallery.window)
    window.set_view(gallery.session.view())
    window.open_now()
    window.field.setText("zzz")
    return _opened(window)


# ---------------------------------------------------------------- over the table


def _tutorial(lesson: int) -> Opener:
    def open_it(gallery: Gallery) -> QWidget:
        lessons = gallery.window.room.lessons
        lessons.pause = 0
        lessons.begin()
        tutorial: Any = lessons.tutorial
        for _ in range(lesson):
            tutorial.course.skip()
        settle()
        return tutorial.panel

    return open_it


def _text_table(gallery: Gallery) -> Any:
    gallery.window.change(text_table=True)
    settle()
    return gallery.window.room.reader.panel


def _hint(gallery: Gallery) -> QWidget:
    seven, eight, nine, queen = parse_cards("7H 8H 9C QS")
    reasons = (KeepsPair((seven, eight), (nine, queen)), Unwanted(queen, nine))
    gallery.window.room._show_advice(Advice(DrawStock(), reasons))
    return gallery.window.room.hint


def _story(gallery: Gallery) -> QWidget:
    window = gallery.window
    window.room.story.tell(lambda: story_lines(_events(), NAMES))
    return window.room.story


@cache
def _events() -> tuple[Event, ...]:
    """The first turns of a game, as its second player sees them."""
    record = parse_record(SAMPLE.read_text(encoding="utf-8"))
    assert isinstance(record, Record)
    match, told = new_match(record.rules), []
    for action in record.actions[:14]:
        told += events_for(match, action, Seat.NORTH)
        match = apply(match, action)
    return tuple(told)


def _curtain(gallery: Gallery) -> QWidget:
    gallery.window.room.curtain.lower(NAMES[Seat.NORTH], gallery.window.theme)
    return gallery.window.room.curtain


def _welcome(gallery: Gallery) -> QWidget:
    """With a game that was broken off, of which all is to be said."""
    chairs = {seat: Chair("level3") for seat in Seat} | {Seat.SOUTH: Chair()}
    hands = sheet(Rules(seats=4), ((0, 120), (1, 70)))
    welcome = gallery.window.welcome
    gallery.program.table.clear()
    welcome.offer(Unfinished(dict.fromkeys(Seat, ""), Seating(chairs), hands, True))
    welcome.show()
    welcome.raise_()
    return welcome


def _first_welcome(gallery: Gallery) -> QWidget:
    welcome = _welcome(gallery)
    gallery.window.welcome.offer(None)
    return welcome


def _notice(gallery: Gallery) -> QWidget:
    """The longest ones, all at once."""
    window = gallery.window
    damaged = StoreTrouble(
        TroubleKind.DAMAGED,
        Path("/home/ada/.local/share/okrummy/matches.sqlite3"),
        Path("/home/ada/.local/share/okrummy/matches.damaged-1.sqlite3"),
    )
    window.show_trouble(damaged)
    window.room.show_faltered(Faltered(Seat.NORTH, "level4", "level3", Fault(FaultKind.HUNG, "")))
    window.show_preset_problem(PresetProblem(ProblemKind.NEWER))
    return window.notice


def _countdown(gallery: Gallery) -> QWidget:
    view = moments_of("two")["knocked"]
    table = gallery.program.table
    table.sync(view, view.hand, NAMES, animate=False)
    table.count_down(6)
    return gallery.window


def _discards(gallery: Gallery) -> QWidget:
    window = gallery.window
    window.room.discards.open(DECK[:23], window.theme)
    return window.room.discards


_LONG: Final = ((0, 12), (1, 25), (0, 31), (1, 7), (0, 48), (1, 56))
_GOOD: Final = SAMPLE.read_text(encoding="utf-8")
DIALOGS: Final[dict[str, Opener]] = {
    "new game": _new_game,
    "new game, partners": _partners,
    "new game, options": _options,
    "new game, other rules": _differing,
    "new game, faults": _naming,
    "new game, deleting": _deleting,
    "give up": _give_up,
    "score, begun": _score(sheet(Rules(), ())),
    "score, two": _score(sheet(Rules(target=500), _LONG)),
    "score, two, over": _score(sheet(Rules(), ((0, 50), (1, 200)))),
    "score, three": _score(sheet(Rules(seats=3), _LONG)),
    "score, four": _score(sheet(Rules(seats=4), (*_LONG, (2, 9), (3, 14)))),
    "score, four, over": _score(sheet(Rules(seats=4), (*_LONG, (3, 200)))),
    "score, partners, over": _score(sheet(PARTNERS, (*_LONG, (1, 200)))),
    "score, Hollywood": _score(sheet(HOLLYWOOD, ((0, 100), (1, 70), (1, 20)))),
    "score, Hollywood, over": _score(
        sheet(HOLLYWOOD, ((0, 100), (1, 70), (1, 70), (0, 40), (0, 100)))
    ),
    "score, given up": _score(sheet(Rules(seats=4), ((2, 50),), Seat.WEST)),
    "rules": _rules,
    "rules, others": _other_rules,
    "statistics, empty": _statistics(empty=True),
    **{f"statistics, {page}": _statistics(page) for page in PAGES},
    "statistics, anew": lambda gallery: _opened(ResetBox(gallery.window)),
    "export": _export(),
    "export, everything": _export(everything=True),
    "export, empty": _export(empty=True),
    "export, open cards": lambda gallery: _opened(OpenCardsBox(gallery.window)),
    "import": _import(_GOOD),
    "import, taken": _import(_GOOD, taken=True),
    "import, damaged": _import(_GOOD[: len(_GOOD) // 2] + "\nzzz\n"),
    "import, nothing": _import("no game at all\n"),
    "restore": _restore(*BackupKind, *BackupKind),
    "restore, empty": _restore(),
    "fault": _fault(True),
    "fault, no hand": _fault(False),
    "hand cards": _hand_cards(stock=29, known=True),
    "hand cards, no number": _hand_cards(number=None),
    "about": _about,
    **{f"settings, {page}": _settings(page) for page in ("game", "table", "sound", "language")},
    "keys": _keys,
    "help": _help,
    **{f"tutorial {lesson + 1}": _tutorial(lesson) for lesson in range(len(LESSONS))},
    "text table": _text_table,
    "hint": _hint,
    "story": _story,
    "curtain": _curtain,
    "welcome": _first_welcome,
    "welcome, earlier game": _welcome,
    "notice": _notice,
    "countdown": _countdown,
    "discards": _discards,
}
