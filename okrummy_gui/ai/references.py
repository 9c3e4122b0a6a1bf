"""The players that others are measured against; they are never changed."""

from __future__ import annotations

from typing import Final

from okrummy_gui.ai.knocking import KnockRule, early_or_never
from okrummy_gui.ai.linear import ByLinearValue, IfBetterThanStock
from okrummy_gui.ai.rating import ByNextDraw
from okrummy_gui.ai.sensible import Sensible
from okrummy_gui.ai.simple import Simple
from okrummy_gui.ai.taking import IfItMelds

SIMPLE: Final = Simple()
"""Takes what melds, lays to the least deadwood, knocks at once."""

GIN_HUNTER: Final = Sensible(
    rating=ByNextDraw(draws=7, weight=18.0, decay=0.9, known_danger=3.0, pair_danger=0.15),
    taking=IfItMelds(lowers=True),
    knocking=early_or_never,
)
"""After the published play of the winner of a challenge of 2021."""

LINEAR: Final = Sensible(
    rating=ByLinearValue(),
    taking=IfBetterThanStock(ByLinearValue()),
    knocking=KnockRule(),
)
"""The learned linear evaluator with the knock rule."""
