"""The process in which the computer players think. No Qt here: it must start fast.

What goes over the pipe are our own values between two processes of this program; nothing from
outside is ever unpickled.
"""

from __future__ import annotations

import importlib
import random
import traceback
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from okrummy_gui import ownprocess
from okrummy_gui.ai.player import Player
from okrummy_gui.engine.protocol import Action
from okrummy_gui.engine.view import PlayerView

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

OUR_PLAYERS: Final = "okrummy_gui.ai.levels:PLAYERS"
"""Where the process finds its players by level: a module and what is in it."""


class FaultKind(Enum):
    """What a computer player did instead of deciding."""

    RAISED = "raised"
    ILLEGAL = "illegal"
    HUNG = "hung"
    CRASHED = "crashed"


@dataclass(frozen=True, slots=True)
class Question:
    """What a player is asked; `seed` is its chance, so that every way of asking plays alike."""

    revision: int
    level: str
    view: PlayerView
    seed: int


@dataclass(frozen=True, slots=True)
class Fault:
    """`detail` may name cards that only the asked seat can see."""

    kind: FaultKind
    detail: str


@dataclass(frozen=True, slots=True)
class Ready:
    """The players are there."""


Told = tuple[int, Action | Fault]


def decide(players: Mapping[str, Player], question: Question) -> Action | Fault:
    """The player's answer, which may be of any kind, or that it raised something."""
    try:
        return players[question.level].choose(question.view, random.Random(question.seed))
    except (Exception, SystemExit):
        return Fault(FaultKind.RAISED, traceback.format_exc())


def work(connection: Connection, source: str) -> None:
    """Answer questions until the other end is closed."""
    ownprocess.belong_to_the_parent()
    try:
        players = players_at(source)
        connection.send(Ready())
        while True:
            question = connection.recv()
            connection.send((question.revision, _sendable(decide(players, question))))
    except (EOFError, OSError):
        return


def players_at(source: str) -> Mapping[str, Player]:
    """The players by level."""
    module, _, name = source.partition(":")
    found: Mapping[str, Player] = getattr(importlib.import_module(module), name)
    return found


def start(source: str) -> tuple[BaseProcess, Connection]:
    """A new process with its players, and our end of the pipe; OSError where none can be."""
    return ownprocess.start(work, source, name="okrummy players")


def _sendable(answer: Any) -> Any:
    """What is no action or fault is told as text: it might not survive the pipe."""
    if isinstance(answer, Action | Fault):
        return answer
    return Fault(FaultKind.ILLEGAL, f"not an action: {str(type(answer))[:200]}")
