"""After the published play of the winner of a challenge of 2021; a reference, never changed."""

from __future__ import annotations

import random
from typing import Final

from okrummy_gui.ai.knocking import early_or_never
from okrummy_gui.ai.rating import ByNextDraw
from okrummy_gui.ai.sensible import Sensible
from okrummy_gui.ai.taking import IfItMelds
from okrummy_gui.engine.protocol import Action
from okrummy_gui.engine.view import PlayerView

_PLAY: Final = Sensible(
    rating=ByNextDraw(draws=7, weight=18.0, decay=0.9, known_danger=3.0, pair_danger=0.15),
    taking=IfItMelds(lowers=True),
    knocking=early_or_never,
)


class GinHunter:
    """Knocks early if at all, then plays for gin."""

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        """A legal action; ValueError when it is not the viewer's turn."""
        return _PLAY.choose(view, rng)
