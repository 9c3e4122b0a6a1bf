"""A hint: what the strongest computer player would do in the viewer's place, and what for."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal

from okrummy_gui.engine.protocol import Action
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.thinking import Thinker, problem_with
from okrummy_gui.model.thinkprocess import Fault, Question

if TYPE_CHECKING:
    from okrummy_gui.ai.reasons import Fact

_SEED: Final = 0
"""The same view gets the same hint, and asking changes nobody's luck."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do, and the facts that speak for it; no action where the player failed."""

    action: Action | None
    reasons: tuple[Fact, ...] = ()


class Adviser(QObject):
    """Answers when asked, never of its own accord.

    It shares the thinker with the computer players: one of them is asked only when it is not the
    viewer's turn. Its questions have numbers below nothing, theirs above.
    """

    advised = Signal(object)
    """An Advice."""

    def __init__(self, thinker: Thinker, level: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker, self._level = thinker, level
        self._revision = 0
        self._view: PlayerView | None = None
        thinker.answered.connect(self._answered)
        thinker.failed.connect(self._failed)

    def ask(self, view: PlayerView) -> None:
        """Find advice for the view's seat, whose turn it is."""
        self._revision -= 1
        self._view = view
        self._thinker.ask(Question(self._revision, self._level, view, _SEED))

    def stop(self) -> None:
        """Nobody wants the advice any more."""
        self._view = None

    def _answered(self, revision: int, answer: Any) -> None:
        view = self._view
        if view is None or revision != self._revision:
            return
        problem = problem_with(answer, view)
        if problem is None:
            self._view = None
            # Imported only now: the start of the program does not wait for it.
            from okrummy_gui.ai.reasons import reasons_for

            self.advised.emit(Advice(answer, reasons_for(view, answer)))
        else:
            self._give_up(problem)

    def _failed(self, revision: int, fault: Fault) -> None:
        if self._view is not None and revision == self._revision:
            self._give_up(fault.kind.value)

    def _give_up(self, why: str) -> None:
        log.warning("no hint: %s", why.partition(":")[0])
        self._view = None
        self.advised.emit(Advice(None))
