"""The computer players that a person can sit down with: levels, weakest first, and styles."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from okrummy_gui.ai.knocking import (
    EarlyOrNever,
    KnockRule,
    UnlessNearGin,
    at_once,
    early_or_never,
)
from okrummy_gui.ai.learned import ByNetwork, KnockByNetwork, TakeByNetwork
from okrummy_gui.ai.player import Player
from okrummy_gui.ai.rating import ByChances, ByNextDraw
from okrummy_gui.ai.references import REFERENCES
from okrummy_gui.ai.sensible import BySides, Sensible
from okrummy_gui.ai.taking import IfItHelps, IfItMelds

__all__ = ["LEVELS", "PLAYERS", "REFERENCES", "STRONGEST", "STYLES"]

_KNOCK_RULE: Final = KnockRule(constant=22.5)
_OF_SEVERAL: Final = KnockRule(
    constant=14.2, deadwood=-0.95, turn=0.46, to_gin=4.99, known=0.54, limit=0.69
)
"""Fitted to played-out hands of three players (docs/opponents.md)."""
_WARY: Final = ByNextDraw(draws=6, weight=16.0, known_danger=12.0, pair_danger=0.9, judges=True)
_WARY_OF_SEVERAL: Final = ByNextDraw(draws=5, known_danger=12.0, pair_danger=0.6, judges=True)
_LEARNED: Final = ByNetwork()

LEVELS: Final[Mapping[str, Player]] = MappingProxyType(
    {
        "level1": Sensible(
            rating=ByChances(weight=0.6, pair_love=10.0),
            taking=IfItMelds(lowers=True, mate_chance=0.4),
            knocking=at_once,
            forgetful=True,
        ),
        "level2": Sensible(
            rating=ByChances(weight=0.6),
            taking=IfItMelds(lowers=True, mate_chance=0.5),
            knocking=at_once,
            forgetful=True,
        ),
        "level3": BySides(
            Sensible(
                rating=ByNextDraw(draws=5),
                taking=IfItMelds(lowers=True),
                knocking=at_once,
                forgetful=True,
            ),
            several=Sensible(
                rating=ByNextDraw(draws=16),
                taking=IfItMelds(lowers=True),
                knocking=at_once,
                forgetful=True,
            ),
        ),
        "level4": BySides(
            Sensible(
                rating=ByChances(weight=1.5, decay=0.95, known_danger=12.0),
                taking=IfItMelds(lowers=True),
                knocking=early_or_never,
            ),
            several=Sensible(
                rating=ByNextDraw(draws=6, known_danger=4.0),
                taking=IfItMelds(lowers=True),
                knocking=EarlyOrNever(turns=5),
            ),
        ),
        "level5": BySides(
            Sensible(rating=_WARY, taking=IfItHelps(_KNOCK_RULE), knocking=_KNOCK_RULE),
            several=Sensible(
                rating=_WARY_OF_SEVERAL, taking=IfItHelps(_OF_SEVERAL), knocking=_OF_SEVERAL
            ),
        ),
        "level6": Sensible(
            rating=_LEARNED,
            taking=TakeByNetwork(_LEARNED),
            knocking=KnockByNetwork(),
        ),
    }
)
"""By the name under which a game keeps who played. Players hold no state: one serves all seats."""

STRONGEST: Final = "level6"

_SOON: Final = UnlessNearGin(most=2, early=3)
_LATE: Final = UnlessNearGin(most=0)

STYLES: Final[Mapping[str, Player]] = MappingProxyType(
    {
        "style-early-knocker": Sensible(
            rating=ByNextDraw(
                draws=6, weight=13.0, known_danger=12.0, pair_danger=1.2, judges=True
            ),
            taking=IfItHelps(_SOON),
            knocking=_SOON,
        ),
        "style-gin-hunter": Sensible(
            rating=ByNextDraw(
                draws=5, known_danger=12.0, pair_danger=0.6, judges=True, gin_love=2.0
            ),
            taking=IfItMelds(lowers=True),
            knocking=_LATE,
        ),
    }
)
"""As strong as level 5, each in its own way; by name as the levels."""

PLAYERS: Final[Mapping[str, Player]] = MappingProxyType({**LEVELS, **STYLES})
"""All that a person can choose."""
