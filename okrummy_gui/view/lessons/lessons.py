"""The way into the tutorial, which is imported when it is first begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QMainWindow, QWidget

from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.session import NATURAL_PAUSE, Session
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.overlay import focus_outside, give_focus
from okrummy_gui.view.table.table import Table
from okrummy_gui.view.theme import Theme

if TYPE_CHECKING:
    from okrummy_gui.view.lessons.tutorial import Tutorial


class Lessons(QObject):
    """Opens and closes the tutorial in a window; the game beneath rests meanwhile."""

    changed = Signal()
    """It has been opened or closed."""
    limit_asked = Signal()
    """The marker of the knock limit was clicked."""

    def __init__(
        self, session: Session, art: CardArt, table: Table, theme: Theme, window: QMainWindow
    ) -> None:
        super().__init__(window)
        self._session, self._art, self._table, self._window = session, art, table, window
        self._theme = theme
        self._before: QWidget | None = None
        self.pause = NATURAL_PAUSE
        self.tutorial: Tutorial | None = None

    @property
    def _ground(self) -> QWidget:
        ground: QWidget | None = self._window.centralWidget()
        assert ground is not None
        return ground

    @property
    def open(self) -> bool:
        return self.tutorial is not None

    @property
    def view(self) -> PlayerView | None:
        """The lesson's position; None where no lesson is open."""
        return None if self.tutorial is None else self.tutorial.view

    def begin(self) -> None:
        """Show the first lesson, or come back to the one that is open."""
        if self.tutorial is not None:
            self.tutorial.table.setFocus()
            return
        from okrummy_gui.view.lessons.tutorial import Tutorial

        self._session.rest()
        ground = self._ground
        tutorial = Tutorial(self._art, self._table, self._theme, self._window, self.pause)
        self._before = focus_outside(tutorial)
        self.tutorial = tutorial
        tutorial.left.connect(self.leave)
        tutorial.table.rules_asked.connect(self.limit_asked)
        tutorial.setGeometry(ground.geometry())
        ground.installEventFilter(self)
        tutorial.show()
        tutorial.raise_()
        tutorial.panel.go_on.setFocus()
        self.changed.emit()

    def leave(self) -> None:
        """Back to the game as it was."""
        tutorial, self.tutorial = self.tutorial, None
        if tutorial is None:
            return
        ground = self._ground
        ground.removeEventFilter(self)
        tutorial.close_course()
        tutorial.hide()
        tutorial.deleteLater()
        give_focus(self._before, ground)
        self._before = None
        self._session.wake()
        self.changed.emit()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        if self.tutorial is not None:
            self.tutorial.set_theme(theme)

    def retranslate(self) -> None:
        if self.tutorial is not None:
            self.tutorial.retranslate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        moved = event.type() in (QEvent.Type.Resize, QEvent.Type.Move)
        if moved and self.tutorial is not None:
            self.tutorial.setGeometry(self._ground.geometry())
        return False
