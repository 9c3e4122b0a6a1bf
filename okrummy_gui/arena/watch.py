"""The watcher: worker processes, their games in order, and an end for a player who hangs."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import wait
from typing import Final

from okrummy_gui import ownprocess
from okrummy_gui.arena.diary import NOBODY, Diary
from okrummy_gui.arena.pairs import MAKING, Game, Plan, lost_game
from okrummy_gui.arena.players import PlayerUnusable
from okrummy_gui.arena.worker import STARTING, Answer, Fell, Ready, Unusable, work
from okrummy_gui.engine.protocol import seats_of
from okrummy_gui.engine.record import Record, print_record

_CONTEXT: Final = get_context("spawn")
_AHEAD: Final = 64
"""So many games a worker may be ahead of the first one that is missing."""
_LONGEST_TICK: Final = 0.25
_TIME_TO_START: Final = 60.0
"""A player from outside may have much to import."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What a player did instead of playing, and where: the record of its game so far."""

    who: int
    """0 for the first player, 1 for the second."""
    name: str
    seat: str
    kind: str
    detail: str
    place: int
    """The set, and which of its games, counted from 0."""
    turn: int
    record: str
    game: Game
    """The game as lost for the player."""


class Workers:
    """So many processes; `outcomes` tells of their games in order, whoever is done first."""

    def __init__(self, plan: Plan, jobs: int, limit: float) -> None:
        self._plan, self._limit = plan, limit
        self._set_size = len(plan.seatings)
        self._workers = [_Worker(plan) for _ in range(jobs)]

    def close(self) -> None:
        """End them, whatever they do."""
        for worker in self._workers:
            worker.end()

    def outcomes(self, games: int | None) -> Iterator[Game | Fault]:
        """So many games, or without end, in the order of the plan."""
        done: dict[int, Game | Fault] = {}
        asked = given = 0
        while games is None or given < games:
            for worker in self._workers:
                more = games is None or asked < games
                if worker.idle and more and asked - given < _AHEAD * len(self._workers):
                    worker.ask(asked, divmod(asked, self._set_size))
                    asked += 1
            for number, outcome in self._arrived():
                done[number] = outcome
            while given in done:
                yield done.pop(given)
                given += 1

    def _arrived(self) -> Iterator[tuple[int, Game | Fault]]:
        tick = min(_LONGEST_TICK, self._limit / 5)
        ready = wait([worker.connection for worker in self._workers], tick)
        for at, worker in enumerate(self._workers):
            answer = worker.answer() if worker.connection in ready else worker.hung(self._limit)
            if isinstance(answer, Unusable):
                raise PlayerUnusable(answer.problem)
            if worker.gone:
                self._workers[at] = _Worker(self._plan)
            if answer is None or isinstance(answer, Ready):
                continue
            number = worker.task
            worker.task = None
            if isinstance(answer, Game):
                worker.idle = True
                yield number or 0, answer
            else:
                worker.idle = not worker.gone
                yield number or 0, self._fault(worker, number or 0, answer)

    def _fault(self, worker: _Worker, number: int, fell: Fell) -> Fault:
        place, turn = divmod(number, self._set_size)
        who = self._plan.who_sits(turn)[fell.place]
        seat = seats_of(self._plan.rules)[fell.place]
        record = worker.diary.record() or Record(self._plan.rules, self._plan.names_at(turn))
        return Fault(
            who=who,
            name=self._plan.names[who],
            seat=seat.name.capitalize(),
            kind=fell.kind,
            detail=fell.detail,
            place=place,
            turn=turn,
            record=print_record(record),
            game=lost_game(record, self._plan.seatings[turn], seat),
        )


class _Worker:
    """One process as the watcher sees it."""

    def __init__(self, plan: Plan) -> None:
        self.diary = Diary(_CONTEXT)
        self.task: int | None = None
        self.idle = False
        self.gone = False
        self._names = plan.names
        self._process, self.connection = ownprocess.start(
            work, plan, self.diary, name="okrummy arena"
        )
        self._beat, self._since = self.diary.beat, time.monotonic()

    def ask(self, number: int, where: tuple[int, int]) -> None:
        self.task, self.idle = number, False
        # If it is gone, `answer` will find that.
        with suppress(OSError):
            self.connection.send(where)

    def answer(self) -> Answer | None:
        """What it says; the fault when it says nothing because it is gone."""
        try:
            found: Answer = self.connection.recv()
        except (EOFError, OSError):
            return self._ended()
        if isinstance(found, Ready):
            self.idle = True
        return found

    def hung(self, limit: float) -> Answer | None:
        """The fault of a player who has been thinking for longer than the limit; it is ended."""
        beat, who, now = self.diary.beat, self.diary.who, time.monotonic()
        if beat != self._beat or who == NOBODY:
            self._beat, self._since = beat, now
            return None
        most = max(limit, _TIME_TO_START) if who >= STARTING else limit
        if now - self._since < most:
            return None
        self.end()
        return self._fell(who, "no answer", f"nothing after {most:g} s")

    def _ended(self) -> Answer:
        """Nobody else than a player ends a worker: `os._exit`, or a fault of a C extension."""
        who = self.diary.who
        self.end()
        code = self._process.exitcode
        if who == NOBODY:
            return Unusable(f"a process of the arena ended by itself, with exit code {code}")
        return self._fell(who, "crash", f"its process ended with exit code {code}")

    def _fell(self, who: int, kind: str, detail: str) -> Answer:
        if who >= STARTING:
            return Unusable(f"{self._names[who - STARTING]} cannot be made: {detail}")
        if who >= MAKING:
            return Fell("cannot be made", detail, who - MAKING)
        return Fell(kind, detail, who)

    def end(self) -> None:
        self.gone = True
        if self._process.is_alive():
            self._process.kill()
        self._process.join()
        self.connection.close()
