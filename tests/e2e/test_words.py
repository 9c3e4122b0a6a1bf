"""Every text of the whole program went through translation."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from okrummy_gui.ai.levels import LEVELS
from okrummy_gui.application import Application
from okrummy_gui.engine.cards import DECK, Card
from okrummy_gui.engine.protocol import Discarded, Passed, Reason, Seat, TookDiscard
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.scoring import Scoresheet
from okrummy_gui.model.language import Languages
from okrummy_gui.model.sentences import story_lines
from okrummy_gui.model.session import Unfinished
from okrummy_gui.model.setup import Occupant, Setup
from okrummy_gui.model.thinking import Faltered
from okrummy_gui.model.thinkprocess import Fault, FaultKind
from okrummy_gui.store.backups import Backup, BackupKind
from okrummy_gui.store.contract import StoreTrouble, TroubleKind
from okrummy_gui.store.places import config_folder
from okrummy_gui.store.presets import PresetProblem, ProblemKind
from okrummy_gui.view.dialogs.exportdialog import OpenCardsBox
from okrummy_gui.view.dialogs.handcards import HandCards
from okrummy_gui.view.dialogs.restoredialog import RestoreDialog
from okrummy_gui.view.dialogs.scoreplot import ScorePlot
from okrummy_gui.view.dialogs.statisticsdialog import ResetBox
from okrummy_gui.view.dialogs.statisticsplot import Plot
from okrummy_gui.view.discardpanel import DiscardPanel
from okrummy_gui.view.welcome import Welcome
from tests.view.dialogsight import painted_texts
from tests.view.moments import TABLES, moments_of
from tests.view.pseudo import Pseudo, plain_letters, texts_of
from tests.view.sight import seen

NAMES = dict(zip(Seat, ("Ädä", "Bèñ", "Çłö", "Đöř"), strict=True))
KEYS = {"Ctrl", "Shift", "Alt", "Esc", "Return", "Enter", "Space", "Tab", "F"}
"""Names of keys are Qt's own, written by QKeySequence."""
OWN_NAMES = {"English", "Deutsch", "Nederlands", "Espa", "ol"}
SAMPLE = Path(__file__).parent.parent / "data" / "sample.okrummy"
GAME = SAMPLE.read_text(encoding="utf-8").replace("Ada", "Ädä").replace("Grace", "Çłö")
FAULT = Fault(FaultKind.HUNG, "")
PAINTED = (DiscardPanel, Plot, ScorePlot, Welcome)
"""Parts of dialogs that write some of their words themselves."""
DATES = {"Wednesday", "September", "PM"}
FOREIGN = (" contents", " sidebar", " listView", " treeView", " lookInCombo")
"""Lists that show the chapters of the help, and what is on the disk."""
DATA = {"okrummy", "JSON", "json", "jsonl", "png", "csv", "KB", "MB", "kB", "Hollywood"}


@pytest.fixture
def program(qtbot, tmp_path, monkeypatch) -> Iterator[Application]:
    """With two names that have no plain letter, in the strange language."""
    monkeypatch.setenv("OKRUMMY_HOME", str(tmp_path))
    (tmp_path / "settings.json").write_text('{"motion": 0}', encoding="utf-8")
    application = Application(random.Random(5), "en", None, LEVELS)
    application.session.pause = 60_000
    qtbot.addWidget(application.window)
    application.window.show()
    yield application
    for translator in application.window.findChildren(Pseudo):
        QApplication.removeTranslator(translator)
    application.window.close()
    Languages(QApplication.instance()).switch("en")


def speak_strangely(application: Application) -> None:
    QApplication.installTranslator(Pseudo(application.window))
    QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)


def untranslated(texts: Iterator[tuple[str, str]]) -> set[str]:
    allowed = KEYS | OWN_NAMES | DATA | DATES
    return {
        f"{where}: {text!r}"
        for where, text in texts
        if any(len(word) > 1 and word not in allowed for word in plain_letters(text))
    }


def start(application: Application, *, strange: bool = True) -> None:
    if strange:
        speak_strangely(application)
    two = (Occupant(NAMES[Seat.SOUTH]), Occupant(NAMES[Seat.NORTH], "level1"))
    application.session.start(Setup(Rules(), two, dealer=Seat.NORTH))


def test_a_text_that_was_never_translated_is_found(program: Application) -> None:
    speak_strangely(program)
    program.window.menus.score.setText("Score sheet")
    found = untranslated(texts_of(program.window))
    assert found == {"QAction: 'Score sheet'"}


def test_the_window_and_its_menus(program: Application) -> None:
    speak_strangely(program)
    assert not untranslated(texts_of(program.window))
    start(program)
    assert not untranslated(texts_of(program.window))


def settings(program: Application, page: str) -> None:
    program.window.show_settings()
    dialog = program.window.preferences
    assert dialog is not None
    dialog.turn_to(getattr(dialog, page))


def taken(program: Application, text: str) -> None:
    """A file with this text is shown."""
    file = config_folder() / "ä.okrummy"
    file.write_text(text, encoding="utf-8")
    program.window.room.archive.importer.open(file, program.window.theme)


def restore(program: Application) -> None:
    """With a backup of each kind."""
    made = datetime(2026, 9, 30, 20, 45)
    backups = tuple(Backup(Path(), kind, made) for kind in BackupKind)
    RestoreDialog(backups, program.window.theme, program.window).show()


def welcome(program: Application) -> None:
    """With a damaged game that was broken off."""
    window = program.window
    unfinished = Unfinished(NAMES, program.session.seating, program.session.sheet(), True)
    window.welcome.offer(unfinished)
    window.welcome.show()
    window.welcome.raise_()


def curtain(program: Application) -> None:
    program.window.room.curtain.lower(NAMES[Seat.NORTH], program.window.theme)


def story(program: Application) -> None:
    seven, queen = Card.parse("7H"), Card.parse("QS")
    events = (TookDiscard(Seat.NORTH, seven), Discarded(Seat.NORTH, queen), Passed(Seat.SOUTH))
    program.window.room.story.tell(lambda: story_lines(events, NAMES))


def notices(program: Application) -> None:
    """All that the window may have to say, one beneath the other."""
    window, path = program.window, Path("/ü")
    for kind in TroubleKind:
        window.show_trouble(StoreTrouble(kind, path, path))
    window.room.show_faltered(Faltered(Seat.NORTH, "level2", "level1", FAULT))
    window.room.show_faltered(Faltered(Seat.NORTH, "level1", None, FAULT))
    for problem in ProblemKind:
        field = "target" if problem is ProblemKind.IMPOSSIBLE_VALUE else "ñ"
        window.show_preset_problem(PresetProblem(problem, "ñ", field))
    for setting in ("damaged", "unreadable"):
        window.show_message(setting)
    for reason in Reason:
        program.session.refused.emit(reason)
    window._restored()


def new_game(program: Application) -> Any:
    program.window.room.companions.ask_new_game()
    return program.window.room.companions.dialog


def faulty_game(program: Application) -> None:
    """With partners, and faults in what is typed."""
    dialog = new_game(program)
    dialog.seats.seats_chosen.emit(4)
    dialog.seats.partners_chosen.emit(True)
    dialog.more.setChecked(True)
    dialog.target.lineEdit().setText("1")
    dialog.number.field.setText("1?")
    dialog.presets.save.click()
    dialog.presets.name.setText("ñ" * 99)


def reckoning(program: Application) -> None:
    """The score sheet of a Hollywood game that somebody gave up."""
    results = moments_of("hollywood")["game over"].sheet.results
    dialog = program.window.room.companions.score
    dialog.set_sheet(Scoresheet(Rules(hollywood=True), results[:2], Seat.SOUTH), NAMES)
    dialog.show()


def hand_cards(program: Application) -> None:
    window, view = program.window, moments_of("two")["knocked"]
    HandCards(view, NAMES, window._art, window.theme, window).show()


DIALOGS: dict[str, Callable[[Application], object]] = {
    "new game": new_game,
    "new game, faults": faulty_game,
    "give up": lambda program: program.window.room.companions.ask_give_up(),
    "score": lambda program: program.window.room.companions.show_score(),
    "score, reckoning": reckoning,
    "rules": lambda program: program.window.room.companions.show_rules(),
    "hand cards": hand_cards,
    "about": lambda program: program.window.room.companions.show_about(),
    "statistics": lambda program: program.window.room.archive.show_statistics(program.window.theme),
    "statistics, anew": lambda program: ResetBox(program.window).show(),
    "export": lambda program: program.window.room.archive.show_export(program.window.theme),
    "export, open cards": lambda program: OpenCardsBox(program.window).show(),
    "import": lambda program: taken(program, GAME),
    "import, damaged": lambda program: taken(program, f"{GAME}\nzzz\n"),
    "import, nothing": lambda program: taken(program, "zzz\n"),
    "import, the file": lambda program: program.window.room.archive.show_import(
        program.window.theme
    ),
    "restore": restore,
    "restore, empty": lambda program: program.window.room.archive.show_restore(
        program.window.theme
    ),
    "fault": lambda program: program.window.show_fault("", has_hand=True),
    "fault, no hand": lambda program: program.window.show_fault("", has_hand=False),
    **{
        f"settings, {page}": partial(settings, page=page)
        for page in ("game", "table", "sound", "language")
    },
    "keys": lambda program: program.window._show_keys(),
    "help": lambda program: program.window.room.companions.show_help(),
    "tutorial": lambda program: program.window.room.lessons.begin(),
    "text table": lambda program: program.window.change(text_table=True),
    "hint": lambda program: program.session.ask_hint(),
    "story": story,
    "curtain": curtain,
    "welcome": welcome,
    "notices": notices,
    "discards": lambda program: program.window.room.discards.open(DECK[:5], program.window.theme),
}
"""What can be opened; the help's own page is a text of its own, in a file for each language."""


def shown_texts() -> Iterator[tuple[str, str]]:
    """Everything that can be read or heard just now, the painted texts too."""
    for window in QApplication.topLevelWidgets():
        if not window.isVisible():
            continue
        for where, text in texts_of(window):
            if not where.endswith(FOREIGN) and not text.startswith("/"):
                yield where, text
        for one in window.findChildren(QWidget):
            if one.isVisible() and isinstance(one, PAINTED):
                yield from ((type(one).__name__, words) for words in painted_texts(one))


@pytest.mark.parametrize("name", DIALOGS)
@pytest.mark.parametrize("change", ["before", "while it is open"])
def test_every_dialog_when_the_language_changes(
    program: Application, qtbot, name: str, change: str
) -> None:
    start(program, strange=change == "before")
    DIALOGS[name](program)
    qtbot.wait(30)
    if change != "before":
        speak_strangely(program)
        qtbot.wait(1)
    assert not untranslated(shown_texts())


@pytest.mark.parametrize("kind", TABLES)
def test_every_moment_at_the_table(program: Application, kind: str) -> None:
    speak_strangely(program)
    table = program.table
    for name, view in moments_of(kind).items():
        table.sync(view, view.hand, {seat: NAMES[seat] for seat in view.seats}, animate=False)
        lines = seen(table).lines
        assert len(lines) > 5
        assert not untranslated((name, line.words) for line in lines)
