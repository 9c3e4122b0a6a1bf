"""The process that plays: it is given the places of games and gives back their figures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Final

from okrummy_gui import ownprocess
from okrummy_gui.ai.player import Player
from okrummy_gui.arena.diary import NOBODY, Diary
from okrummy_gui.arena.pairs import Failed, Game, Plan, play_game, told
from okrummy_gui.arena.players import PlayerUnusable, maker_of

STARTING: Final = 200
"""Added to a player's number in the diary while it is looked up and made for the first time."""


@dataclass(frozen=True, slots=True)
class Ready:
    """The players are there."""


@dataclass(frozen=True, slots=True)
class Unusable:
    """A player is not there, so nothing can be played."""

    problem: str


@dataclass(frozen=True, slots=True)
class Fell:
    """The game ended with a fault of the player at this place in turn order."""

    kind: str
    detail: str
    place: int


Answer = Ready | Unusable | Fell | Game


def work(connection: Connection, plan: Plan, diary: Diary) -> None:
    """Play the games that are asked for until the other end is closed."""
    ownprocess.belong_to_the_parent()
    try:
        try:
            makers = [_maker(name, who, diary) for who, name in enumerate(plan.names)]
        except PlayerUnusable as error:
            connection.send(Unusable(str(error)))
            return
        connection.send(Ready())
        while True:
            place, turn = connection.recv()
            connection.send(_played(plan, place, turn, makers, diary))
    except (EOFError, OSError):
        return


def _maker(name: str, who: int, diary: Diary) -> Callable[[], Player]:
    """Makes one at once: whoever cannot be made at all is told before the first game."""
    diary.thinks(STARTING + who)
    maker = maker_of(name)
    try:
        maker()
    except (Exception, SystemExit) as error:
        raise PlayerUnusable(f"{name} cannot be made: {told(error)}") from error
    diary.thinks(NOBODY)
    return maker


def _played(
    plan: Plan, place: int, turn: int, makers: list[Callable[[], Player]], diary: Diary
) -> Game | Fell:
    try:
        return play_game(plan, place, turn, makers, diary)
    except Failed as error:
        return Fell(error.kind, error.detail, error.place)
