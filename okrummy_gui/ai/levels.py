"""The computer players that a person can sit down with, weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from okrummy_gui.ai.knocking import KnockRule, at_once, early_or_never
from okrummy_gui.ai.learned import ByNetwork, KnockByNetwork, TakeByNetwork
from okrummy_gui.ai.player import Player
from okrummy_gui.ai.rating import ByChances, ByNextDraw
from okrummy_gui.ai.references import REFERENCES
from okrummy_gui.ai.sensible import Sensible
from okrummy_gui.ai.taking import IfItHelps, IfItMelds

__all__ = ["LEVELS", "REFERENCES", "STRONGEST"]

_KNOCK_RULE: Final = KnockRule()
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
        "level3": Sensible(
            rating=ByNextDraw(draws=5),
            taking=IfItMelds(lowers=True),
            knocking=at_once,
            forgetful=True,
        ),
        "level4": Sensible(
            rating=ByChances(weight=1.5, decay=0.95, known_danger=4.0),
            taking=IfItMelds(lowers=True),
            knocking=early_or_never,
        ),
        "level5": Sensible(
            rating=ByNextDraw(draws=5, known_danger=12.0, pair_danger=0.6, judges=True),
            taking=IfItHelps(_KNOCK_RULE),
            knocking=_KNOCK_RULE,
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
