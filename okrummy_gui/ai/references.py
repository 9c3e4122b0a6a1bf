"""The players that others are measured against; they are never changed."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from okrummy_gui.ai.gin_hunter import GinHunter
from okrummy_gui.ai.knocking import KnockRule
from okrummy_gui.ai.linear import ByLinearValue, IfBetterThanStock
from okrummy_gui.ai.player import Player
from okrummy_gui.ai.sensible import Sensible
from okrummy_gui.ai.simple import Simple

_LINEAR: Final = Sensible(
    rating=ByLinearValue(),
    taking=IfBetterThanStock(ByLinearValue()),
    knocking=KnockRule(),
)

REFERENCES: Final[Mapping[str, Player]] = MappingProxyType(
    {"simple": Simple(), "gin-hunter": GinHunter(), "linear": _LINEAR}
)
"""By the name that the arena knows: no foresight, hand-made, fitted."""
