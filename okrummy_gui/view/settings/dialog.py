"""The settings in one dialog: what is chosen counts at once."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from okrummy_gui.store.settings import Settings
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.dialogs.base import Dialog
from okrummy_gui.view.dialogs.formstyle import form_style
from okrummy_gui.view.dialogs.frame import room_in
from okrummy_gui.view.settings.page import SettingsPage
from okrummy_gui.view.settings.pages import GamePage, LanguagePage, SoundPage, TablePage
from okrummy_gui.view.table.controls import SteadyList, button, words
from okrummy_gui.view.theme import GREEN, Theme

LEAST: Final = QSize(700, 460)
ROOMY: Final = QSize(760, 690)
_SIDE: Final = 180


class SettingsDialog(Dialog):
    """Shows settings and says which are to change; whoever opened it changes them."""

    chosen = Signal(object)
    """A dict of fields of Settings with their new values."""

    def __init__(
        self,
        settings: Settings,
        art: CardArt,
        theme: Theme = GREEN,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setModal(False)
        self.game, self.table = GamePage(theme), TablePage(theme, art)
        self.sound, self.language = SoundPage(theme), LanguagePage(theme)
        self._headline, self._title = words("headline", wrap=False), words("group", wrap=False)
        self.list, self._stack = SteadyList(), QStackedWidget()
        self.restore, self.shut = button(), QPushButton()
        self._lay_out()
        self._connect()
        self.set_theme(theme)
        self.retranslate()
        self.show_settings(settings)
        self.list.setCurrentRow(0)
        self.list.setFocus()

    @property
    def pages(self) -> tuple[SettingsPage, ...]:
        return (self.game, self.table, self.sound, self.language)

    @property
    def page(self) -> SettingsPage:
        """The one in front."""
        return self.pages[self._stack.currentIndex()]

    def turn_to(self, page: SettingsPage) -> None:
        self.list.setCurrentRow(self.pages.index(page))

    def show_settings(self, settings: Settings) -> None:
        """They have changed, here or elsewhere."""
        for page in self.pages:
            page.show_settings(settings)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.setStyleSheet(form_style(theme))

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        self._headline.setText(self.tr("Settings"))
        self.list.setAccessibleName(self.tr("Pages"))
        self.restore.setText(self.tr("&Restore defaults"))
        self.restore.setAccessibleDescription(self.tr("Of this page"))
        self.shut.setText(self.tr("Close"))
        for at, page in enumerate(self.pages):
            page.retranslate()
            self.list.item(at).setText(page.title())
        self._title.setText(self.page.title())

    # ------------------------------------------------------------ doing

    def _turn(self, row: int) -> None:
        self._stack.setCurrentIndex(row)
        self._title.setText(self.page.title())

    def _restore(self) -> None:
        usual = Settings()
        self.chosen.emit({field: getattr(usual, field) for field in self.page.fields})

    # ------------------------------------------------------------ building

    def _connect(self) -> None:
        for page in self.pages:
            page.chosen.connect(lambda field, value: self.chosen.emit({field: value}))
        self.list.currentRowChanged.connect(self._turn)
        self.restore.clicked.connect(self._restore)
        self.shut.clicked.connect(self.accept)

    def _lay_out(self) -> None:
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self._side())
        body.addLayout(self._main(), 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(body, 1)
        whole.addWidget(self._foot())
        self.shut.setDefault(True)
        self.setMinimumSize(LEAST)
        self.resize(room_in(self, ROOMY, LEAST))

    def _side(self) -> QFrame:
        side = QFrame()
        side.setObjectName("side")
        side.setFixedWidth(_SIDE)
        column = QVBoxLayout(side)
        column.setContentsMargins(12, 16, 12, 12)
        column.setSpacing(12)
        column.addWidget(self._headline)
        for _ in self.pages:
            item = QListWidgetItem()
            item.setSizeHint(QSize(0, 44))
            self.list.addItem(item)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.addWidget(self.list, 1)
        return side

    def _main(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setContentsMargins(24, 18, 10, 8)
        column.setSpacing(10)
        line = QFrame()
        line.setObjectName("rule")
        for page in self.pages:
            self._stack.addWidget(_scrolled(page))
        for widget in (self._title, line, self._stack):
            column.addWidget(widget)
        return column

    def _foot(self) -> QFrame:
        foot = QFrame()
        foot.setObjectName("foot")
        row = QHBoxLayout(foot)
        row.setContentsMargins(24, 10, 22, 10)
        row.addWidget(self.restore)
        row.addStretch(1)
        row.addWidget(self.shut)
        return foot


def _scrolled(page: SettingsPage) -> QScrollArea:
    area = QScrollArea()
    area.setWidget(page)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area
