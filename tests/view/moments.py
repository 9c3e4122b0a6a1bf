"""The moments of a game that a table must be able to show, each found in a real game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from okrummy_gui.ai.levels import LEVELS
from okrummy_gui.ai.player import Player
from okrummy_gui.arena import play_step
from okrummy_gui.engine.cards import DECK
from okrummy_gui.engine.match import Match, apply, new_match, view_for
from okrummy_gui.engine.protocol import Action, Deal, Discard, Outcome, Phase, Seat
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.view import PlayerView

SHORT: Final = 60
TABLES: Final = {
    "two": Rules(target=SHORT, upcard_offer=True),
    "three": Rules(seats=3, target=SHORT),
    "four": Rules(seats=4, target=SHORT, upcard_offer=True),
    "partners": Rules(seats=4, partners=True, partners_defend=True, target=SHORT),
    "hollywood": Rules(hollywood=True, target=SHORT),
}
NAMES: Final = {Seat.SOUTH: "Ada", Seat.WEST: "Ben", Seat.NORTH: "Grace", Seat.EAST: "Edith"}


@dataclass(frozen=True, slots=True)
class Moment:
    """A name, and whether a view of the person at the table is it."""

    name: str
    found: Callable[[PlayerView], bool]
    knocks: bool = False
    """The person is looking at the melds of a knock before it is confirmed."""
    watching: bool = False
    """Nobody's view."""


def _mine(phase: Phase) -> Callable[[PlayerView], bool]:
    return lambda view: view.legal is not None and view.phase is phase


def _ended(outcome: Outcome) -> Callable[[PlayerView], bool]:
    return lambda view: view.result is not None and view.result.outcome is outcome


def _may_knock(view: PlayerView) -> bool:
    return _mine(Phase.DISCARD)(view) and bool(view.legal and view.legal.knock_discards())


def _another_draws(view: PlayerView) -> bool:
    return view.phase is Phase.DISCARD and view.legal is None and len(view.discards) > 3


MOMENTS: Final = (
    Moment("offer", _mine(Phase.UPCARD_OFFER)),
    Moment("draw", lambda view: _mine(Phase.DRAW)(view) and view.hand_number > 1),
    Moment("knock", _may_knock),
    Moment("confirm", _may_knock, knocks=True),
    Moment("another's turn", _another_draws),
    Moment("watching", _another_draws, watching=True),
    Moment("defence", _mine(Phase.DEFEND)),
    Moment("knocked", _ended(Outcome.KNOCK)),
    Moment("undercut", _ended(Outcome.UNDERCUT)),
    Moment("gin", _ended(Outcome.GIN)),
    Moment("drawn", _ended(Outcome.DRAWN)),
    Moment("game over", lambda view: view.phase is Phase.MATCH_OVER),
)


class _Dawdler:
    """Never knocks, so that a hand ends with the stock."""

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        assert view.legal is not None
        return view.legal.draws[-1] if view.legal.draws else Discard(view.legal.discards[-1])


def _states(rules: Rules, seed: int) -> Iterator[Match]:
    """Every state of a match, played by hasty and by careful players."""
    chance = random.Random(seed)
    match = new_match(rules)
    levels = ("level1", "level4") if seed % 2 else ("level2", "level2")
    players: dict[Seat, Player] = {
        seat: LEVELS[levels[at % 2]] for at, seat in enumerate(match.seats)
    }
    while match.phase is not Phase.MATCH_OVER:
        if match.phase in (Phase.DEAL, Phase.HAND_OVER):
            dealer = match.next_dealer or match.seats[-1]
            match = apply(match, Deal(tuple(chance.sample(DECK, len(DECK))), dealer))
        else:
            # The second hand of every fourth match is nobody's.
            idle = seed % 4 == 0 and len(match.sheet.results) == 1
            seated = dict.fromkeys(match.seats, _Dawdler()) if idle else players
            match = play_step(match, seated, chance)
        yield match


@cache
def moments_of(kind: str) -> dict[str, PlayerView]:
    """The views of South, by moment; those that this table does not know are left out."""
    wanted = list(MOMENTS)
    found: dict[str, PlayerView] = {}
    for seed in range(40):
        for match in _states(TABLES[kind], seed):
            view = view_for(match, Seat.SOUTH)
            for moment in tuple(wanted):
                if moment.found(view):
                    wanted.remove(moment)
                    seat = None if moment.watching else Seat.SOUTH
                    found[moment.name] = view_for(match, seat)
        if not wanted:
            break
    return found
