"""The computer players that a person can sit down with, weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from okrummy_gui.ai.gin_hunter import GinHunter
from okrummy_gui.ai.player import Player
from okrummy_gui.ai.simple import Simple

LEVELS: Final[Mapping[str, Player]] = MappingProxyType({"beginner": Simple(), "club": GinHunter()})
"""By the name under which a game keeps who played. Players hold no state: one serves all seats."""

STRONGEST: Final = "club"
