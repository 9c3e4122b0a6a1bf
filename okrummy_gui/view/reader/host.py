"""Where the text table is: beside the table, or beneath it for screen readers alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from okrummy_gui.view.reader.voice import announce
from okrummy_gui.view.reader.words import history_lines, turn_words
from okrummy_gui.view.table.table import Table
from okrummy_gui.view.theme import Theme

if TYPE_CHECKING:
    from okrummy_gui.view.reader.texttable import TextTable

_SHARE: Final = 0.28
_WIDTHS: Final = (250, 360)
LEAST_TABLE: Final = (420, 400)
"""How small the table may get beside its text."""


class Voice:
    """Says what has happened at the table since it was last looked at."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._told: set[str] | None = None
        self._turn = ""

    def follow(self) -> None:
        """The table has changed; after a pause between two people nothing is told twice."""
        scene = self._table.shown_scene
        if scene is None:
            self._told, self._turn = None, ""
            return
        lines = history_lines(scene)
        told, self._told = self._told, {line.name for line in lines}
        news = [] if told is None else [line.spoken for line in lines if line.name not in told]
        turn = turn_words(scene) if scene.my_turn or scene.view.turn is None else ""
        if turn and turn != self._turn:
            news.append(turn)
        self._turn = turn
        announce(self._table, lambda: "\n".join(news))


class ReaderHost(QObject):
    """Builds the text table when somebody wants it, or when a screen reader is there.

    For the reader alone it lies beneath the table, where its widgets are as visible as any to
    the reader; who gets there by Tab sees it rise above the table until he leaves it.
    """

    def __init__(self, table: Table, ground: QWidget) -> None:
        super().__init__(ground)
        self._table, self._ground = table, ground
        self._beside = False
        self._least = table.minimumSize()
        self._voice = Voice(table)
        self.panel: TextTable | None = None
        table.staged.connect(self._look)

    def set_beside(self, beside: bool) -> None:
        """Show it at the side, or not."""
        if beside == self._beside:
            return
        self._beside = beside
        panel = self._built()
        if beside:
            self._table.setMinimumSize(*LEAST_TABLE)
            layout = self._ground.layout()
            assert layout is not None
            layout.addWidget(panel)
            panel.show()
        else:
            layout = self._ground.layout()
            assert layout is not None
            layout.removeWidget(panel)
            self._table.setMinimumSize(self._least)
            had_focus = _within(panel, QApplication.focusWidget())
            panel.setVisible(QAccessible.isActive())
            panel.lower()
            if had_focus:
                self._table.setFocus()
        self._place()
        panel.follow()

    def set_theme(self, theme: Theme) -> None:
        if self.panel is not None:
            self.panel.set_theme(theme)

    def _look(self) -> None:
        """A screen reader may come at any time."""
        if not QAccessible.isActive():
            return
        self._voice.follow()
        if self.panel is None or (self.panel.isHidden() and not self._beside):
            panel = self._built()
            panel.show()
            panel.lower()
            self._place()
            panel.follow()

    def _built(self) -> TextTable:
        if self.panel is None:
            # Imported for those who want it: the start does not wait for it.
            from okrummy_gui.view.reader.texttable import TextTable

            self.panel = TextTable(self._table, self._ground)
            self.panel.hide()
            self._ground.installEventFilter(self)
            application = QApplication.instance()
            assert isinstance(application, QApplication)
            application.focusChanged.connect(self._follow_focus)
        return self.panel

    def _place(self) -> None:
        if self.panel is None:
            return
        area = self._ground.rect()
        low, high = _WIDTHS
        width = min(high, max(low, round(area.width() * _SHARE)))
        if self._beside:
            self.panel.setFixedWidth(width)
            return
        self.panel.setMinimumWidth(0)
        self.panel.setMaximumWidth(area.width())
        self.panel.setGeometry(area.width() - width, 0, width, area.height())

    def _follow_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        panel = self.panel
        if panel is None or self._beside or new is None:
            return
        if _within(panel, new):
            panel.raise_()
        elif _within(panel, old):
            panel.lower()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return False


def _within(panel: QWidget, widget: QWidget | None) -> bool:
    return widget is not None and panel.isAncestorOf(widget)
