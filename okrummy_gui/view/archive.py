"""What can be done with the games that are kept: counted, taken out, taken in, restored."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from okrummy_gui.model.presets import Shelf
from okrummy_gui.model.session import Session
from okrummy_gui.model.statisticsmodel import Book
from okrummy_gui.store.contract import StoreTrouble
from okrummy_gui.store.settings import Settings
from okrummy_gui.view.exportdialog import ExportDialog
from okrummy_gui.view.importdialog import Importer
from okrummy_gui.view.restoredialog import RestoreDialog
from okrummy_gui.view.statisticsdialog import StatisticsDialog
from okrummy_gui.view.theme import Theme


class Archive(QObject):
    """Opens these dialogs, never executes them."""

    settings_chosen = Signal(object)
    """The Settings of a file are to be those of the program."""
    restored = Signal()
    trouble = Signal(object)
    """A StoreTrouble: what was asked for could not be done, and nothing was changed."""

    def __init__(
        self, session: Session, shelf: Shelf, settings: Callable[[], Settings], window: QWidget
    ) -> None:
        super().__init__(window)
        self._session, self._shelf, self._settings = session, shelf, settings
        self._window = window
        self._hands = 0
        self.statistics: StatisticsDialog | None = None
        self.importer = Importer(lambda: session.store, shelf, settings, window)
        self.importer.settings_chosen.connect(self.settings_chosen)
        self.importer.taken_in.connect(self._refresh)

    def show_statistics(self, theme: Theme) -> None:
        """What has been played, as table and plot."""
        if self.statistics is not None:
            self.statistics.close()
        book = Book(lambda: self._session.store)
        dialog = StatisticsDialog(book, self._shelf, theme, self._window)
        self.statistics = dialog
        dialog.finished.connect(lambda _: self._statistics_closed(dialog))
        dialog.show()

    def follow(self) -> None:
        """The session has changed; only the end of a hand is worth counting again."""
        hands = len(self._session.sheet().results)
        if hands != self._hands:
            self._hands = hands
            self._refresh()

    def set_theme(self, theme: Theme) -> None:
        if self.statistics is not None:
            self.statistics.set_theme(theme)

    def show_export(self, theme: Theme) -> ExportDialog:
        """One game, or everything, into a file."""
        dialog = ExportDialog(
            lambda: self._session.store, self._shelf, self._settings, theme, self._window
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog

    def show_import(self, theme: Theme) -> None:
        self.importer.ask(theme)

    def show_restore(self, theme: Theme) -> RestoreDialog:
        """One of the backups in place of the kept games."""
        dialog = RestoreDialog(self._session.backups(), theme, self._window)
        dialog.accepted.connect(lambda: self._restore(dialog))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog

    def _restore(self, dialog: RestoreDialog) -> None:
        backup = dialog.backup
        if backup is None:
            return
        try:
            self._session.restore(backup)
        except StoreTrouble as trouble:
            self.trouble.emit(trouble)
            return
        self._refresh()
        self.restored.emit()

    def _refresh(self) -> None:
        if self.statistics is not None:
            self.statistics.refresh()

    def _statistics_closed(self, dialog: StatisticsDialog) -> None:
        if self.statistics is dialog:
            self.statistics = None
        dialog.deleteLater()
