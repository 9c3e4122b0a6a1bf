"""Computer players that do not play: for the process of the players, which imports them."""

from __future__ import annotations

import os
import random
import time

from okrummy_gui.ai.levels import LEVELS
from okrummy_gui.ai.simple import Simple
from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.protocol import Action, Discard, GiveUp, Seat
from okrummy_gui.engine.view import PlayerView


class Rogue:
    """Plays simply where a subclass has nothing else to do."""

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        return self.instead(view) or Simple().choose(view, rng)

    def instead(self, view: PlayerView) -> Action | None:
        return None


class Raises(Rogue):
    def instead(self, view: PlayerView) -> Action | None:
        raise ZeroDivisionError(f"with {view.hand[0]} in hand")


class Exits(Rogue):
    def instead(self, view: PlayerView) -> Action | None:
        raise SystemExit(3)


class Overflows(Rogue):
    def instead(self, view: PlayerView) -> Action | None:
        return self.instead(view)


class Cheats(Rogue):
    def instead(self, view: PlayerView) -> Action | None:
        return Discard(view.unseen[0])


class Resigns(Rogue):
    """Gives up for somebody else."""

    def instead(self, view: PlayerView) -> Action | None:
        return GiveUp(Seat.SOUTH)


class Mumbles(Rogue):
    def instead(self, view: PlayerView) -> Action | None:
        return "x7H"  # type: ignore[return-value]


class Stutters(Rogue):
    def instead(self, view: PlayerView) -> Action | None:
        return Discard("7H")  # type: ignore[arg-type]


class Silent(Rogue):
    """Says nothing, but plays on: None is no action."""

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        return None  # type: ignore[return-value]


class Crashes(Rogue):
    """Takes its process with it."""

    def instead(self, view: PlayerView) -> Action | None:
        os._exit(7)


class Hangs(Rogue):
    def instead(self, view: PlayerView) -> Action | None:
        while True:
            time.sleep(0.01)


class Ponders(Rogue):
    """Works hard for a while."""

    def instead(self, view: PlayerView) -> Action | None:
        until = time.monotonic() + 0.06
        while time.monotonic() < until:
            Card.parse("7H")
        return None


QUICK = {
    "raises": Raises(),
    "exits": Exits(),
    "overflows": Overflows(),
    "cheats": Cheats(),
    "resigns": Resigns(),
    "mumbles": Mumbles(),
    "stutters": Stutters(),
    "silent": Silent(),
}
"""Those that spare the process they are in."""

PLAYERS = {
    "beginner": Simple(),
    **QUICK,
    "crashes": Crashes(),
    "hangs": Hangs(),
    "ponders": Ponders(),
    "club": Simple(),
    **dict.fromkeys(LEVELS, Simple()),
}
