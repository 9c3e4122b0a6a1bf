"""Writing games, or everything, into a file."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QMessageBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from okrummy_gui.model.exchange import (
    Form,
    data_lines,
    file_name,
    print_match,
    write_lines,
    write_text,
)
from okrummy_gui.model.gameslist import PLAYERS, Entry, GamesModel, entries_of
from okrummy_gui.model.presets import Shelf
from okrummy_gui.store.contract import MatchRow, MatchStore, StoreTrouble
from okrummy_gui.store.settings import Settings
from okrummy_gui.view.dialogs.base import Dialog, Question, primary
from okrummy_gui.view.dialogs.figuretable import FigureTable
from okrummy_gui.view.dialogs.formstyle import form_style
from okrummy_gui.view.dialogs.frame import FileDialog, fit_segments, put_together, room_in
from okrummy_gui.view.dialogs.readtable import ROW, paper, table_style
from okrummy_gui.view.table.controls import Segments, button, rename, words
from okrummy_gui.view.theme import GREEN, Theme
from okrummy_gui.view.touch import finger_height

GAME: Final = "game"
EVERYTHING: Final = "everything"
LEAST: Final = QSize(640, 460)
ROOMY: Final = QSize(760, 560)
_STYLE: Final = """
    QLabel#all { font-size: 15px; }
    QLabel#count { font-size: 15px; font-weight: bold; }
"""
_AT_ONCE: Final = 10
"""So many games are written before the window is looked after again."""


class OpenCardsBox(Question):
    """Whether to show the cards of a game that goes on; a stray Enter or Escape does not."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.go_on = self.addButton("", QMessageBox.ButtonRole.DestructiveRole)
        self.stay = self.addButton(QMessageBox.StandardButton.Cancel)
        self.setDefaultButton(self.stay)
        self.setEscapeButton(self.stay)
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Export"))
        self.setText(
            self.tr(
                "This game isn’t over. Whoever opens the file sees all its cards, also those "
                "that are still hidden."
            )
        )
        self.go_on.setText(self.tr("Export all the same"))


class ExportDialog(Dialog):
    """One game as text or JSON, or everything there is. Nothing is written before a file is chosen.

    `store` and `settings` give those of the moment.
    """

    def __init__(
        self,
        store: Callable[[], MatchStore],
        shelf: Shelf,
        settings: Callable[[], Settings],
        theme: Theme = GREEN,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._store, self._shelf, self._settings = store, shelf, settings
        self._rows: dict[int, MatchRow] = {}
        self._said: Callable[[], str] = str
        self._failed = False
        self.games = GamesModel(self)
        self._headline = words("headline", wrap=False)
        self.what = Segments((GAME, EVERYTHING), self._what_words)
        self.form = Segments(tuple(Form), self._form_words)
        self.table = FigureTable(self.games, PLAYERS)
        self._form_help, self._all_help, self._empty = words("help"), words("all"), words("all")
        self._facts = [(words("all", wrap=False), words("count", wrap=False)) for _ in range(3)]
        self._note = words("help")
        self.shut, self.export = button(), primary()
        self.question: OpenCardsBox | None = None
        self.files: QFileDialog | None = None
        self._stack = QStackedWidget()
        self._writing: Generator[None, None, None] | None = None
        self._beat = QTimer(self, interval=0)
        self._beat.timeout.connect(self._write_more)
        self._lay_out()
        self._connect()
        self.set_theme(theme)
        self.read()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._theme = theme
        self.setStyleSheet(form_style(theme) + table_style(theme) + _STYLE)

    def read(self) -> None:
        """Offer the games that are kept now, the newest chosen."""
        try:
            rows = self._store().history()
        except StoreTrouble:
            rows = ()
        self._rows = {row.id: row for row in rows}
        self.games.set_entries(entries_of(rows))
        self._choose(0)
        self.retranslate()

    def entry(self) -> Entry | None:
        """The game that is chosen."""
        row = self.table.currentIndex().row()
        return self.games.entries[row] if 0 <= row < len(self.games.entries) else None

    # ------------------------------------------------------------ choosing

    def _choose(self, row: int) -> None:
        index = self.games.index(row, PLAYERS)
        flags = QItemSelectionModel.SelectionFlag
        self.table.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)

    def _turn_to(self, what: Hashable) -> None:
        self._what = str(what)
        self._say(str)
        self._show_choice()

    def _turn_form(self, form: Hashable) -> None:
        self._form = form if isinstance(form, Form) else Form.NOTATION
        self._show_choice()

    def _show_choice(self) -> None:
        self.what.show_value(self._what)
        self.form.show_value(self._form)
        page = 1 if self._what == EVERYTHING else 0 if self.games.entries else 2
        self._stack.setCurrentIndex(page)
        busy = self._writing is not None
        self.export.setEnabled(not busy and bool(self._what == EVERYTHING or self.entry()))
        self._form_help.setText(self._form_sentence())
        rename(self._note, "fault" if self._failed else "help")
        self._note.setText(self._said() or self._warning())

    def _say(self, what: Callable[[], str], failed: bool = False) -> None:
        self._said, self._failed = what, failed

    # ------------------------------------------------------------ exporting

    def _ask(self) -> None:
        entry = self.entry()
        if self._what == GAME and entry is not None and not entry.over:
            box = OpenCardsBox(self)
            self.question = box
            box.buttonClicked.connect(lambda each: self._answer(each is box.go_on))
            box.finished.connect(box.deleteLater)
            box.open()
        else:
            self._ask_file()

    def _answer(self, wanted: bool) -> None:
        self.question = None
        if wanted:
            self._ask_file()

    def _ask_file(self) -> None:
        entry = self.entry()
        everything, form = self._what == EVERYTHING, self._form
        started = _now() if everything else entry.started if entry else ""
        kind = "jsonl" if everything else "json" if form is Form.JSON else "okrummy"
        name = file_name(started, kind)
        files = FileDialog(self, lambda: (self.tr("Export"), self._kind_words(kind)), self._theme)
        files.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        files.setDefaultSuffix(kind)
        files.selectFile(name)
        files.fileSelected.connect(lambda chosen: self.write(Path(chosen)))
        self.files = files
        files.open()

    def _kind_words(self, kind: str) -> str:
        if kind == "jsonl":
            return self.tr("All data (*.jsonl)")
        return self.tr("Oklahoma Rummy text (*.okrummy)") if kind == "okrummy" else "JSON (*.json)"

    def write(self, path: Path) -> None:
        """Write what is chosen into this file."""
        try:
            if self._what == EVERYTHING:
                lines = data_lines(self._store(), self._shelf, self._settings(), _now())
                self._writing = write_lines(path, lines)
                self._say(lambda: self.tr("Writing…"))
                self._beat.start()
            else:
                self._write_game(path)
        except (OSError, ValueError, KeyError, StoreTrouble):
            self._tell_failure()
        self._show_choice()

    def _write_game(self, path: Path) -> None:
        entry = self.entry()
        if entry is not None:
            stored = self._store().load(entry.match_id)
            write_text(path, print_match(stored, self._rows[entry.match_id], self._form))
            self._tell_done(path)

    def _write_more(self) -> None:
        assert self._writing is not None
        try:
            for _ in range(_AT_ONCE):
                next(self._writing)
        except StopIteration:
            self._end_writing()
            self._say(lambda: self.tr("Everything is written."))
        except (OSError, ValueError, KeyError, StoreTrouble):
            self._end_writing()
            self._tell_failure()
        self._show_choice()

    def _end_writing(self) -> None:
        self._beat.stop()
        self._writing = None

    def _tell_done(self, path: Path) -> None:
        name = path.name
        self._say(lambda: self.tr("Written: {file}").format(file=name))

    def _tell_failure(self) -> None:
        self._say(lambda: self.tr("The file could not be written."), failed=True)

    def done(self, result: int) -> None:
        if self._writing is not None:
            writing, self._writing = self._writing, None
            self._beat.stop()
            writing.close()  # what was begun is removed
        super().done(result)

    # ------------------------------------------------------------ words

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Export"))
        self._headline.setText(self.tr("Export"))
        for each, name in ((self.what, self.tr("What")), (self.form, self.tr("Form"))):
            each.retranslate()
            each.set_name(name)
        self.games.retranslate()
        self.table.setAccessibleName(self.tr("Games"))
        self._empty.setText(self.tr("No game has been played yet."))
        self._all_help.setText(self._all_sentence())
        self._word_facts()
        self.export.setText(self.tr("&Export…"))
        self.shut.setText(self.tr("Close"))
        self._show_choice()
        self._arrange()

    def _all_sentence(self) -> str:
        return self.tr(
            "All games with their results, your presets and your settings, in one file: to keep "
            "them safe, or to take them to another computer."
        )

    def _word_facts(self) -> None:
        entries = self.games.entries
        running = sum(not entry.over for entry in entries)
        told = (
            (self.tr("Games that are over"), len(entries) - running),
            (self.tr("Games still running"), running),
            (self.tr("Your own presets"), len(self._shelf.own)),
        )
        for (name, count), (label, value) in zip(self._facts, told, strict=True):
            name.setText(label)
            count.setText(str(value))

    def _warning(self) -> str:
        """That cards can be seen, before anybody asks for the file."""
        if self._what == EVERYTHING and any(not entry.over for entry in self.games.entries):
            return self.tr("The file shows the cards of the games that are still running.")
        entry = self.entry()
        if self._what == GAME and entry is not None and not entry.over:
            return self.tr("This game is still running: the file shows all its cards.")
        return ""

    def _what_words(self, what: Hashable) -> str:
        return self.tr("One game") if what == GAME else self.tr("Everything")

    def _form_words(self, form: Hashable) -> str:
        return self.tr("Text") if form is Form.NOTATION else "JSON"

    def _form_sentence(self) -> str:
        if self._form is Form.NOTATION:
            return self.tr("Rules, names and moves, short and readable.")
        return self.tr("Also who played, when, and all results, for other programs.")

    # ------------------------------------------------------------ lay-out

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrange()
        self.table.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        self.table.share_out()
        fit_segments(self.what, (GAME, EVERYTHING))
        fit_segments(self.form, tuple(Form))

    def _connect(self) -> None:
        self.what.chosen.connect(self._turn_to)
        self.form.chosen.connect(self._turn_form)
        self.table.selectionModel().currentRowChanged.connect(self._row_chosen)
        self.export.clicked.connect(self._ask)
        self.shut.clicked.connect(self.reject)

    def _row_chosen(self) -> None:
        self._say(str)
        self._show_choice()

    def _lay_out(self) -> None:
        self._what, self._form = GAME, Form.NOTATION
        self.table.setObjectName("choice")
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.set_row_height(finger_height(ROW))
        for label in (self._all_help, self._empty):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setContentsMargins(40, 20, 40, 20)
        top = QHBoxLayout()
        top.addWidget(self._headline, 1)
        top.addWidget(self.what)
        for page in (self._game_page(), self._all_page(), paper(self._empty)):
            self._stack.addWidget(page)
        put_together(self, top, self._stack, (self._note, self.shut, self.export))
        self.setMinimumSize(LEAST)
        self.resize(room_in(self, ROOMY, LEAST))

    def _all_page(self) -> QWidget:
        facts = QWidget()
        grid = QGridLayout(facts)
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(3, 1)
        for row, (name, count) in enumerate(self._facts):
            grid.addWidget(name, row, 1)
            grid.addWidget(count, row, 2, Qt.AlignmentFlag.AlignRight)
        page = paper(self._all_help, facts)
        layout = page.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertStretch(0, 1)
        layout.addStretch(2)
        return page

    def _game_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(paper(self.table), 1)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.form)
        row.addWidget(self._form_help, 1)
        column.addLayout(row)
        return page


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
