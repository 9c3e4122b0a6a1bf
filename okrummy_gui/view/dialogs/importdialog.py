"""Taking games out of a file."""

from __future__ import annotations

from collections.abc import Callable, Generator
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QProgressBar,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from okrummy_gui.model.exchange import (
    Fault,
    Parcel,
    Reading,
    Shipment,
    Taken,
    settings_from,
    take_in,
    take_presets,
)
from okrummy_gui.model.gameslist import (
    PLAYERS,
    Entry,
    GamesModel,
    fault_sentence,
    taken_sentences,
)
from okrummy_gui.model.presets import Shelf
from okrummy_gui.store.contract import MatchStore, StoreTrouble
from okrummy_gui.store.presets import tidy_name
from okrummy_gui.store.settings import Settings
from okrummy_gui.view.dialogs.base import Dialog, primary
from okrummy_gui.view.dialogs.figuretable import FigureTable
from okrummy_gui.view.dialogs.formstyle import form_style
from okrummy_gui.view.dialogs.frame import FileDialog, put_together, room_in
from okrummy_gui.view.dialogs.readtable import breath, paper, table_style
from okrummy_gui.view.table.controls import Switch, button, rename, words
from okrummy_gui.view.theme import GOLD, GREEN, PALE, Theme

LEAST: Final = QSize(640, 460)
ROOMY: Final = QSize(760, 560)
AT_ONCE: Final = 0.02
"""For so many seconds is read before the window is looked after again."""
MOST_TOLD: Final = 3
"""So many faults are told one by one."""


def _style(theme: Theme) -> str:
    return f"""
    QLabel#all {{ font-size: 15px; }}
    QProgressBar {{ background: {theme.panel}; border: 1px solid {breath(theme, 28)};
        border-radius: 5px; max-height: 10px; }}
    QProgressBar::chunk {{ background: qlineargradient(x1:0, y1:0, x2:0, y2:1,
        stop:0 {PALE}, stop:1 {GOLD}); border-radius: 4px; }}
    """


class ImportDialog(Dialog):
    """Reads a file, shows what is in it, and takes it in when told to.

    A damaged game is offered up to its fault. `store` and `settings` give those of the moment.
    """

    taken_in = Signal()
    """There are more games, or more presets, than before."""
    settings_chosen = Signal(object)
    """The Settings of the file are to be those of the program."""

    def __init__(
        self,
        path: Path,
        store: Callable[[], MatchStore],
        shelf: Shelf,
        settings: Callable[[], Settings],
        theme: Theme = GREEN,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._name = tidy_name(path.name)
        self._store, self._shelf, self._settings = store, shelf, settings
        self._reading = Reading(path, datetime.now(UTC))
        self._read = False
        self._taking: Generator[None, None, None] | None = None
        self._taken: Taken | None = None
        self._failed = False
        self.games = GamesModel(self)
        self._headline, self._file = words("headline", wrap=False), words("help")
        self.table = FigureTable(self.games, PLAYERS)
        self._faults, self._nothing, self._wait = words("fault"), words("all"), words("all")
        self.presets, self.settings = Switch(theme), Switch(theme)
        self._presets_label, self._settings_label = words(), words()
        self._note = words("help")
        self.progress = QProgressBar()
        self.cancel, self.take = button(), primary()
        self._stack = QStackedWidget()
        self._beat = QTimer(self, interval=0)
        self._beat.timeout.connect(self._go_on)
        self._lay_out()
        self._connect()
        self.set_theme(theme)
        self.retranslate()
        self._beat.start()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.setStyleSheet(form_style(theme) + table_style(theme) + _style(theme))

    @property
    def found(self) -> Shipment:
        """What has been read up to now."""
        return self._reading.found

    # ------------------------------------------------------------ reading and taking

    def _go_on(self) -> None:
        until = perf_counter() + AT_ONCE
        while self._step():
            if perf_counter() > until:
                self.progress.setValue(self._percent())
                return
        self._beat.stop()
        self._show_all()

    def _step(self) -> bool:
        """A little of what is being done; False when it is done."""
        if not self._read:
            self._read = not self._reading.step()
            if self._read:
                self.games.set_entries([Entry.of_parcel(each) for each in self.found.parcels])
                self.table.share_out()
            return not self._read
        if self._taking is None:
            return False
        try:
            next(self._taking)
        except StopIteration:
            self._taking = None
        except StoreTrouble:
            self._taking, self._failed = None, True
        return self._taking is not None

    def _percent(self) -> int:
        if self._taking is None or self._taken is None:
            return round(100 * self._reading.share)
        done = self._taken.new + self._taken.longer + self._taken.known
        return round(100 * done / max(1, len(self.found.parcels)))

    def _take(self) -> None:
        """Put what is found where it belongs."""
        self._taken = Taken()
        self._taking = self._all_of(self.found.parcels, self._taken)
        self._beat.start()
        self._show_all()

    def _all_of(self, parcels: list[Parcel], taken: Taken) -> Generator[None, None, None]:
        yield from take_in(self._store(), parcels, taken)
        if self.presets.isChecked():
            take_presets(self._shelf, self.found.presets)
        if self.settings.isChecked() and self.found.settings is not None:
            self.settings_chosen.emit(settings_from(self.found.settings, self._settings()))
        self.taken_in.emit()

    def done(self, result: int) -> None:
        self._beat.stop()
        self._reading.close()
        if self._taking is not None:
            self._taking.close()
            self.taken_in.emit()
        super().done(result)

    # ------------------------------------------------------------ showing

    @property
    def _busy(self) -> bool:
        return not self._read or self._taking is not None

    def _show_all(self) -> None:
        over = self._taken is not None and not self._busy
        empty = self.found.is_empty
        self._stack.setCurrentIndex(0 if self._busy else 2 if not self.found.parcels else 1)
        self.progress.setValue(self._percent())
        self.progress.setVisible(self._busy)
        self._word_contents()
        self.take.setVisible(not over and not (self._read and empty))
        self.take.setEnabled(not self._busy)
        self.cancel.setText(self.tr("Close") if over or empty else self.tr("Cancel"))
        for switch, label, there in (
            (self.presets, self._presets_label, bool(self.found.presets)),
            (self.settings, self._settings_label, self.found.settings is not None),
        ):
            for part in (switch, label):
                part.setVisible(there and not over and not self._busy)
        if not self._busy:
            (self.cancel if self.take.isHidden() else self.take).setFocus()

    def _word_contents(self) -> None:
        faults = self._all_faults()
        told = [fault_sentence(fault) for fault in faults[:MOST_TOLD]]
        if len(faults) > MOST_TOLD:
            text = self.tr("Other faults: {count}")
            told.append(text.format(count=len(faults) - MOST_TOLD))
        if any(parcel.fault for parcel in self.found.parcels):
            told.append(self.tr("What comes before the damage can be imported."))
        if any(parcel.differs for parcel in self.found.parcels):
            told.append(self.tr("Results in the file don’t agree with the moves; the moves count."))
        self._faults.setText("\n".join(told))
        self._faults.setVisible(bool(told) and bool(self.found.parcels) and not self._busy)
        self._nothing.setText("\n".join(told) or self.tr("There is no game in the file."))
        rename(self._note, "fault" if self._failed else "help")
        self._note.setText(self._note_words())

    def _all_faults(self) -> list[Fault]:
        return [*self.found.faults, *(each.fault for each in self.found.parcels if each.fault)]

    def _note_words(self) -> str:
        if self._failed:
            return self.tr("Not everything could be kept: the file of your games can’t be written.")
        if self._taken is not None and not self._busy:
            return " · ".join(taken_sentences(self._taken)) or self.tr("Imported.")
        if self._read and self.found.parcels:
            return self.tr("Games that are here already are counted once.")
        return ""

    # ------------------------------------------------------------ words

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Import"))
        self._headline.setText(self.tr("Import"))
        self._file.setText(self._name)
        self._wait.setText(self.tr("One moment…"))
        self.table.setAccessibleName(self.tr("Games"))
        self.progress.setAccessibleName(self.tr("Progress"))
        self._presets_label.setText(self.tr("Presets too"))
        self.presets.setAccessibleName(self.tr("Presets too"))
        self._settings_label.setText(self.tr("Settings too"))
        self.settings.setAccessibleName(self.tr("Settings too"))
        self.take.setText(self.tr("&Import"))
        self.games.retranslate()
        self._show_all()
        self.table.share_out()

    # ------------------------------------------------------------ lay-out

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.table.share_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.share_out()

    def _connect(self) -> None:
        self.take.clicked.connect(self._take)
        self.cancel.clicked.connect(self.reject)

    def _lay_out(self) -> None:
        self.presets.setChecked(True)
        self.progress.setTextVisible(False)
        self._file.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        top = QHBoxLayout()
        top.addWidget(self._headline)
        top.addWidget(self._file, 1)
        for label in (self._wait, self._nothing):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setContentsMargins(40, 20, 40, 20)
        waiting = paper(self._wait, self.progress)
        for page in (waiting, self._found_page(), paper(self._nothing)):
            self._stack.addWidget(page)
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._stack, 1)
        column.addLayout(self._switches())
        put_together(self, top, body, (self._note, self.cancel, self.take))
        self.setMinimumSize(LEAST)
        self.resize(room_in(self, ROOMY, LEAST))

    def _found_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(paper(self.table), 1)
        column.addWidget(self._faults)
        return page

    def _switches(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        for switch, label in (
            (self.presets, self._presets_label),
            (self.settings, self._settings_label),
        ):
            label.setWordWrap(False)
            row.addWidget(switch)
            row.addWidget(label)
            row.addSpacing(16)
        row.addStretch(1)
        return row


class Importer(QObject):
    """Asks for a file, then opens the dialog on it. Nothing here blocks."""

    taken_in = Signal()
    settings_chosen = Signal(object)
    """The Settings of a file are to be those of the program."""

    def __init__(
        self,
        store: Callable[[], MatchStore],
        shelf: Shelf,
        settings: Callable[[], Settings],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._store, self._shelf, self._settings, self._window = store, shelf, settings, window
        self.files: QFileDialog | None = None
        self.dialog: ImportDialog | None = None

    def ask(self, theme: Theme) -> None:
        """Ask for the file."""
        files = FileDialog(self._window, self._file_words, theme)
        files.setFileMode(QFileDialog.FileMode.ExistingFile)
        files.fileSelected.connect(lambda chosen: self.open(Path(chosen), theme))
        self.files = files
        files.open()

    def _file_words(self) -> tuple[str, str]:
        wanted = self.tr("Games and data (*.okrummy *.json *.jsonl)")
        return self.tr("Import"), ";;".join((wanted, self.tr("All files (*)")))

    def open(self, path: Path, theme: Theme) -> None:
        """Show what is in the file."""
        dialog = ImportDialog(path, self._store, self._shelf, self._settings, theme, self._window)
        dialog.taken_in.connect(self.taken_in)
        dialog.settings_chosen.connect(self.settings_chosen)
        dialog.finished.connect(lambda _: self._closed(dialog))
        self.dialog = dialog
        dialog.open()

    def _closed(self, dialog: ImportDialog) -> None:
        if self.dialog is dialog:
            self.dialog = None
        dialog.deleteLater()
