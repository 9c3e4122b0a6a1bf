"""Which copy of the kept games is to be put in their place."""

from __future__ import annotations

from PySide6.QtCore import QDate, QLocale, Qt, QTime
from PySide6.QtWidgets import QHBoxLayout, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from okrummy_gui.store.backups import Backup, BackupKind
from okrummy_gui.view.dialogs.base import Dialog
from okrummy_gui.view.dialogs.formstyle import form_style
from okrummy_gui.view.table.controls import SteadyList, WrappedItems, button, words
from okrummy_gui.view.theme import GREEN, Theme


class RestoreDialog(Dialog):
    """Offers the backups, newest first. Accepted, `backup` is the one that was chosen."""

    def __init__(
        self,
        backups: tuple[Backup, ...],
        theme: Theme = GREEN,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._backups = backups
        self._headline, self._help = words("headline", wrap=False), words("help")
        self.list = SteadyList()
        self.list.setWordWrap(True)
        self.list.setItemDelegate(WrappedItems(self.list, 9))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.cancel, self.restore = button(), QPushButton()
        self.set_theme(theme)
        self._lay_out()
        self.list.currentRowChanged.connect(lambda row: self.restore.setEnabled(row >= 0))
        self.cancel.clicked.connect(self.reject)
        self.restore.clicked.connect(self.accept)
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.setStyleSheet(form_style(theme))

    @property
    def backup(self) -> Backup | None:
        row = self.list.currentRow()
        return self._backups[row] if 0 <= row < len(self._backups) else None

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Restore a backup"))
        self._headline.setText(self.tr("Restore a backup"))
        self._help.setText(
            self.tr("The games kept now are copied first, so there is a way back.")
            if self._backups
            else self.tr("There is no backup yet. One is made on every day on which you play.")
        )
        self.cancel.setText(self.tr("Cancel"))
        self.restore.setText(self.tr("Restore"))
        self.list.setAccessibleName(self.tr("Backups"))
        self._fill()

    def _fill(self) -> None:
        row = max(0, self.list.currentRow())
        self.list.clear()
        for backup in self._backups:
            self.list.addItem(QListWidgetItem(self._line(backup)))
        self.list.setCurrentRow(row if self._backups else -1)
        self.restore.setEnabled(bool(self._backups))

    def _line(self, backup: Backup) -> str:
        made, locale = backup.made, QLocale()
        date, hour = QDate(made.year, made.month, made.day), QTime(made.hour, made.minute)
        day = locale.toString(date, QLocale.FormatType.LongFormat)
        if backup.kind is BackupKind.DAILY:
            return day
        time = locale.toString(hour, QLocale.FormatType.ShortFormat)
        text = (
            self.tr("{day}, {time}: before a newer version of the program")
            if backup.kind is BackupKind.VERSION
            else self.tr("{day}, {time}: before a backup was restored")
        )
        return text.format(day=day, time=time)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addStretch(1)
        row.addWidget(self.cancel)
        row.addWidget(self.restore)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(14)
        for widget in (self._headline, self._help):
            layout.addWidget(widget)
        layout.addWidget(self.list, 1)
        layout.addLayout(row)
        self.restore.setObjectName("primary")
        self.cancel.setDefault(True)  # Enter alone replaces no games
        self.resize(640, 400)
