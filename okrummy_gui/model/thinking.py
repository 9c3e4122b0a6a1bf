"""How the computer players are asked: without the window waiting, whatever a player does.

`Decider` is what the session uses: one decision at a time, behind a pause. When a player raises,
hangs, crashes or answers illegally, the level below plays on in its place.
"""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from okrummy_gui.ai.player import Player, best_defend
from okrummy_gui.ai.simple import Simple
from okrummy_gui.engine.protocol import Action, Discard, Phase, Reason, Seat
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model import thinkprocess
from okrummy_gui.model.setup import STYLES
from okrummy_gui.model.thinkprocess import OUR_PLAYERS, Fault, FaultKind, Question, Ready

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

HANG_LIMIT: Final = 10_000
"""A player that has said nothing for so long is ended, in milliseconds."""
START_LIMIT: Final = 20_000
"""A process that has not started by then never will, in milliseconds."""
MOST_FAILED_STARTS: Final = 3
SLOW: Final = 2.0
"""Decisions that took longer are noted in the log, in seconds."""

_TICK: Final = 5
_TIME_TO_END: Final = 1.0

log = logging.getLogger(__name__)


# ---------------------------------------------------------------- asking


class Thinker(QObject):
    """Answers questions, one at a time; a new one makes the earlier one void."""

    answered = Signal(int, object)
    """The question's revision, and the answer, which may be illegal."""
    failed = Signal(int, object)
    """The question's revision and the Fault."""

    def ask(self, question: Question) -> None:
        """Begin to think; the answer never comes before this returns."""
        raise NotImplementedError

    def forget(self) -> None:
        """Nobody wants an answer any more."""
        raise NotImplementedError

    def close(self) -> None:
        """Nothing is answered from now on; harmless when repeated."""
        raise NotImplementedError

    def _tell(self, revision: int, answer: Any) -> None:
        if isinstance(answer, Fault):
            self.failed.emit(revision, answer)
        else:
            self.answered.emit(revision, answer)


class LocalThinker(Thinker):
    """Asks the players in this process: for quick ones, and where no other process can be."""

    def __init__(self, players: Mapping[str, Player], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._players = players
        self._question: Question | None = None
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._think)

    def ask(self, question: Question) -> None:
        self._question = question
        self._soon.start(0)

    def forget(self) -> None:
        self._question = None
        self._soon.stop()

    def close(self) -> None:
        self.forget()

    def _think(self) -> None:
        question, self._question = self._question, None
        if question is not None:
            self._tell(question.revision, thinkprocess.decide(self._players, question))


class ProcessThinker(Thinker):
    """Asks the players in a process of their own, which is ended when it hangs.

    Where no process can be started the players think in this one.
    """

    def __init__(
        self,
        source: str = OUR_PLAYERS,
        *,
        hang_limit: int = HANG_LIMIT,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._source, self._hang_limit = source, hang_limit
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._ready = False
        self._since = 0.0
        self._at_work: int | None = None
        """The revision of what the process thinks about; it may be void by now."""
        self._waiting: Question | None = None
        """Asked, but not yet sent to the process."""
        self._wanted: int | None = None
        self._failed_starts = 0
        self._closed = False
        self._local: LocalThinker | None = None
        # The same on every system; a pipe of Windows can't be watched by Qt.
        self._tick = QTimer(self, interval=_TICK)
        self._tick.timeout.connect(self._look)

    def warm_up(self) -> None:
        """Start the process ahead of need."""
        if self._process is None and self._local is None and not self._closed:
            self._start()

    def ask(self, question: Question) -> None:
        if self._closed:
            return
        self.warm_up()
        self._wanted = question.revision
        if self._local is not None:
            self._local.ask(question)
            return
        self._waiting = question
        self._send()
        self._tick.start()

    def forget(self) -> None:
        self._waiting = self._wanted = None
        if self._local is not None:
            self._local.forget()

    def close(self) -> None:
        self._closed = True
        self.forget()
        self._end()
        if self._local is not None:
            self._local.close()

    # ------------------------------------------------------------ the process

    def _start(self) -> None:
        try:
            self._process, self._connection = thinkprocess.start(self._source)
        except (OSError, RuntimeError) as error:
            log.warning("no process for the computer players: %s", type(error).__name__)
            self._give_up_processes()
            return
        self._ready, self._since = False, time.monotonic()
        self._tick.start()

    def _end(self) -> int | None:
        """End the process whatever it does; its exit code."""
        self._tick.stop()
        process, connection = self._process, self._connection
        self._process = self._connection = self._at_work = None
        if connection is not None:
            connection.close()
        if process is None:
            return None
        with suppress(OSError):
            process.kill()
        process.join(_TIME_TO_END)
        return process.exitcode

    def _restart(self) -> None:
        """A new process for the question that waits, or for the next one."""
        self._end()
        if self._failed_starts >= MOST_FAILED_STARTS:
            log.warning("the process of the computer players does not start")
            self._give_up_processes()
        else:
            self._start()

    def _give_up_processes(self) -> None:
        self._end()
        try:
            players = thinkprocess.players_at(self._source)
        except Exception:
            players = {}  # whoever is asked fails, and the game goes on with safe play
        local = LocalThinker(players, self)
        local.answered.connect(self.answered)
        local.failed.connect(self.failed)
        self._local = local
        question, self._waiting = self._waiting, None
        if question is not None:
            local.ask(question)

    def _send(self) -> None:
        """Send what waits, once the process is ready for it."""
        question, connection = self._waiting, self._connection
        if question is None or connection is None or not self._ready or self._at_work is not None:
            return
        try:
            connection.send(question)
        except OSError:  # it has ended since its last answer
            self._failed_starts += 1
            self._restart()
            return
        self._waiting, self._at_work = None, question.revision
        self._since = time.monotonic()

    def _look(self) -> None:
        """See what the process has said, and whether it has been silent for too long."""
        connection = self._connection
        if connection is None:
            return
        try:
            said = connection.recv() if connection.poll(0) else None
        except (EOFError, OSError):
            self._crashed()
            return
        if said is None:
            self._see_silence()
        elif isinstance(said, Ready):
            self._ready, self._failed_starts = True, 0
        else:
            self._take(*said)
        self._send()
        if self._ready and self._at_work is None and self._waiting is None:
            self._tick.stop()

    def _take(self, revision: int, answer: Any) -> None:
        self._at_work = None
        took = time.monotonic() - self._since
        if took > SLOW:
            log.info("a decision took %.1f s", took)
        self._tell_if_wanted(revision, answer)

    def _crashed(self) -> None:
        revision, ready = self._at_work, self._ready
        code = self._end()
        if not ready:
            self._failed_starts += 1
        log.warning("the process of the computer players ended with exit code %s", code)
        self._restart()
        if revision is not None:
            self._tell_if_wanted(revision, Fault(FaultKind.CRASHED, f"exit code {code}"))

    def _see_silence(self) -> None:
        silent = 1000 * (time.monotonic() - self._since)
        if not self._ready and silent > START_LIMIT:
            self._failed_starts += 1
            self._restart()
        elif self._at_work is not None and silent > self._hang_limit:
            revision = self._at_work
            log.warning("a computer player hangs: its process is ended")
            self._restart()
            limit = f"no answer in {self._hang_limit / 1000:g} s"
            self._tell_if_wanted(revision, Fault(FaultKind.HUNG, limit))

    def _tell_if_wanted(self, revision: int, answer: Any) -> None:
        if revision == self._wanted:
            self._wanted = None
            self._tell(revision, answer)


# ---------------------------------------------------------------- deciding


@dataclass(frozen=True, slots=True)
class Faltered:
    """A computer player that did not decide, and who does from now on in its place."""

    seat: Seat
    level: str
    below: str | None
    """The level that plays on; None is safe play, without thought."""
    fault: Fault


class Decider(QObject):
    """Has the computer players decide: each in its time, and nobody can stop the game."""

    decided = Signal(object)
    """The action, legal as far as the asked seat's view tells, once the pause is over."""
    faltered = Signal(object)
    """A Faltered."""

    def __init__(
        self,
        thinker: Thinker,
        levels: tuple[str, ...],
        rng: random.Random,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._thinker, self._levels, self._rng = thinker, levels, rng
        self._revision = 0
        self._asked: Question | None = None
        self._action: Action | None = None
        self._lowered: dict[Seat, str | None] = {}
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._offer)
        thinker.answered.connect(self._answered)
        thinker.failed.connect(self._failed)

    def begin_match(self) -> None:
        """Everybody plays at the level that was chosen."""
        self.stop()
        self._lowered = {}

    def ask(self, view: PlayerView, level: str, pause: int) -> None:
        """Decide for the view's seat, not before the pause is over, in milliseconds."""
        self.stop()
        seat = _seat_of(view)
        self._clock.start(pause)
        self._put(view, self._lowered.get(seat, level))

    def stop(self) -> None:
        """Decide nothing; an answer that is still to come is dropped."""
        self._revision += 1
        self._asked = self._action = None
        self._clock.stop()
        self._thinker.forget()

    def close(self) -> None:
        """For good."""
        self.stop()
        self._thinker.close()

    def refuse(self, reason: Reason) -> None:
        """The match did not take what was just decided: as any other illegal answer."""
        if self._asked is None or not self._asked.level:
            log.error("safe play is refused: %s", reason.value)
        else:
            self._failed(self._revision, Fault(FaultKind.ILLEGAL, reason.value))

    def _put(self, view: PlayerView, level: str | None) -> None:
        """Ask the player; None decides at once."""
        self._revision += 1
        self._action = None
        seed = self._rng.getrandbits(64)
        self._asked = Question(self._revision, level or "", view, seed)
        if level is None:
            self._action = safe_action(view)
            self._offer()
        else:
            self._thinker.ask(self._asked)

    def _answered(self, revision: int, action: Any) -> None:
        asked = self._asked
        if asked is None or revision != self._revision:
            return
        problem = problem_with(action, asked.view)
        if problem is not None:
            self._failed(revision, Fault(FaultKind.ILLEGAL, problem))
            return
        self._action = action
        self._offer()

    def _offer(self) -> None:
        """The action and the pause: whichever is there last sets it going."""
        action = self._action
        if action is not None and not self._clock.isActive():
            self._action = None
            self.decided.emit(action)

    def _failed(self, revision: int, fault: Fault) -> None:
        asked = self._asked
        if asked is None or revision != self._revision:
            return
        seat, level = _seat_of(asked.view), asked.level
        below = self._below(level)
        self._lowered[seat] = below
        self.faltered.emit(Faltered(seat, level, below, fault))
        # Whoever was told may have ended or changed the game.
        if self._asked is asked:
            self._put(asked.view, below)

    def _below(self, level: str) -> str | None:
        level = STYLES.get(level, level)
        at = self._levels.index(level) if level in self._levels else 0
        return self._levels[at - 1] if at > 0 else None


def safe_action(view: PlayerView) -> Action:
    """A legal action that needs no player: plain play, and where even that fails the first one."""
    try:
        action = Simple().choose(view, random.Random(0))
        if problem_with(action, view) is None:
            return action
    except Exception:
        log.warning("plain play fails in phase %s", view.phase.value)
    legal = view.legal
    if legal is None:
        raise ValueError("not this seat's turn")
    if legal.phase is Phase.DEFEND:
        return best_defend(view)
    return legal.draws[0] if legal.draws else Discard(legal.discards[0])


def problem_with(action: Any, view: PlayerView) -> str | None:
    """Why the seat may not do this; an answer from outside may be of any shape."""
    if view.legal is None:
        return "not this seat's turn"
    try:
        reason = view.legal.reason_against(action)
    except Exception as error:
        return f"not an action: {type(error).__name__}"
    return None if reason is None else f"{reason.value}: {str(action)[:200]}"


def _seat_of(view: PlayerView) -> Seat:
    assert view.seat is not None
    return view.seat
