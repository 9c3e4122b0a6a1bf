"""Players from outside for the tests: one that plays, and all kinds that do not."""

from __future__ import annotations

import os
import random
import sys

from okrummy_gui.ai.simple import Simple
from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.protocol import Action, Discard, Phase
from okrummy_gui.engine.view import PlayerView


class Plain:
    """Plays as `simple` does, and counts its decisions: state that a new game must not see."""

    def __init__(self) -> None:
        self._simple = Simple()
        self.decisions = 0

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        self.decisions += 1
        return self._simple.choose(view, rng)


class _InTurnThree(Plain):
    """Does something else from its third discard on."""

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        if view.phase is Phase.DISCARD and self.decisions >= 4:
            return self.instead(view)
        return super().choose(view, rng)

    def instead(self, view: PlayerView) -> Action:
        raise NotImplementedError


class Crashes(_InTurnThree):
    def instead(self, view: PlayerView) -> Action:
        raise ZeroDivisionError("none\nleft")


class Cheats(_InTurnThree):
    def instead(self, view: PlayerView) -> Action:
        return Discard(view.unseen[0])


class Mumbles(_InTurnThree):
    def instead(self, view: PlayerView) -> Action:
        return "7H"  # type: ignore[return-value]


class Stutters(_InTurnThree):
    def instead(self, view: PlayerView) -> Action:
        return Discard("7H")  # type: ignore[arg-type]


class Hangs(_InTurnThree):
    def instead(self, view: PlayerView) -> Action:
        while True:
            pass


class Vanishes(_InTurnThree):
    def instead(self, view: PlayerView) -> Action:
        os._exit(7)


class Leaves(_InTurnThree):
    def instead(self, view: PlayerView) -> Action:
        sys.exit("enough")


class NeverMade:
    def __init__(self) -> None:
        raise OSError("no such network")

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        raise NotImplementedError


class MadeOnce:
    """A second one can't be made."""

    made = 0

    def __init__(self) -> None:
        MadeOnce.made += 1
        if MadeOnce.made > 1:
            raise RuntimeError("only one")

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        return Discard(Card.parse("7H"))


class Silent:
    """Has no method to ask."""


class NeverKnocks(Plain):
    """Draws and discards for ever."""

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        if view.phase is Phase.DISCARD and view.legal is not None:
            return Discard(view.legal.discards[0])
        return super().choose(view, rng)
