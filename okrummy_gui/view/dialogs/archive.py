"""What can be done with the games that are kept: counted, taken out, taken in, restored."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from okrummy_gui.model.presetcopy import take_copy
from okrummy_gui.model.presets import Shelf
from okrummy_gui.model.session import Session
from okrummy_gui.store.contract import StoreTrouble
from okrummy_gui.store.settings import Settings
from okrummy_gui.view.theme import Theme

if TYPE_CHECKING:
    from okrummy_gui.view.dialogs.exportdialog import ExportDialog
    from okrummy_gui.view.dialogs.importdialog import Importer
    from okrummy_gui.view.dialogs.restoredialog import RestoreDialog
    from okrummy_gui.view.dialogs.statisticsdialog import StatisticsDialog


class Archive(QObject):
    """Opens these dialogs, never executes them. Each is imported when it is first opened."""

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

    @cached_property
    def importer(self) -> Importer:
        from okrummy_gui.view.dialogs.importdialog import Importer

        made = Importer(lambda: self._session.store, self._shelf, self._settings, self._window)
        made.settings_chosen.connect(self.settings_chosen)
        made.taken_in.connect(self._refresh)
        return made

    def show_statistics(self, theme: Theme) -> None:
        """What has been played, as table and plot."""
        from okrummy_gui.model.statisticsmodel import Book
        from okrummy_gui.view.dialogs.statisticsdialog import StatisticsDialog

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
        from okrummy_gui.view.dialogs.exportdialog import ExportDialog

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
        from okrummy_gui.view.dialogs.restoredialog import RestoreDialog

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
        take_copy(self._session.store, self._shelf)
        self._refresh()
        self.restored.emit()

    def _refresh(self) -> None:
        if self.statistics is not None:
            self.statistics.refresh()

    def _statistics_closed(self, dialog: StatisticsDialog) -> None:
        if self.statistics is dialog:
            self.statistics = None
        dialog.deleteLater()
