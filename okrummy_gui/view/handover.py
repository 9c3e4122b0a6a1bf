"""Between two people at one machine: a blank table, the curtain, then what was missed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from okrummy_gui.engine.protocol import Dealt, Seat
from okrummy_gui.model.sentences import story_lines
from okrummy_gui.model.session import Session
from okrummy_gui.view.curtain import Curtain
from okrummy_gui.view.story import Story
from okrummy_gui.view.theme import Theme


class HandOver(QObject):
    """Lowers and lifts the curtain as the session asks for it."""

    lowered = Signal()
    """The table must show nothing from now on."""

    def __init__(
        self,
        session: Session,
        curtain: Curtain,
        story: Story,
        names: Callable[[], Mapping[Seat, str]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._curtain, self._story, self._names = session, curtain, story, names
        self._awaited: Seat | None = None
        curtain.lift_asked.connect(self._sit_down)

    def follow(self, theme: Theme) -> None:
        """Make the curtain be where the session wants it."""
        awaited = self._session.awaited
        if awaited is None:
            if self._awaited is not None:
                self._curtain.lift()
        else:
            self._story.close()
            self._curtain.lower(self._names()[awaited], theme)
            self.lowered.emit()
        self._awaited = awaited

    def _sit_down(self) -> None:
        self._session.sit_down()
        events = self._session.story()
        if any(not isinstance(event, Dealt) for event in events):
            self._story.tell(lambda: story_lines(events, self._names()))
