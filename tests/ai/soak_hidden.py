"""Whether hidden cards change a decision, over thousands of views of any rules: ``make soak-peek``.

    python -m tests.ai.soak_hidden --views 3000 --seed 1

Each decision of random games is put to every player twice with the same chance, the second time
with what the seat can’t see dealt anew.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import replace

from okrummy_gui.ai.levels import PLAYERS, REFERENCES
from okrummy_gui.arena import play_step
from okrummy_gui.engine.match import Match, apply, new_match, view_for
from okrummy_gui.engine.protocol import Phase
from tests.ai.hidden import redealt
from tests.engine.randomplay import random_deal, random_rules

EVERYBODY = {**PLAYERS, **REFERENCES}
QUICK = ("level1", "level2", "level3", "level4", "level5", "style-early-knocker")
"""Those who play the games; the others only answer."""


def decisions(seed: int) -> Iterator[tuple[Match, random.Random]]:
    """Every state of endless hands in which somebody decides, each hand by other rules."""
    for number in range(sys.maxsize):
        chance = random.Random(f"{seed} {number}")
        match = new_match(random_rules(chance))
        players = {seat: PLAYERS[chance.choice(QUICK)] for seat in match.seats}
        # Without a deal number, which would settle the restocks too.
        match = apply(match, replace(random_deal(match, chance), number=None, known=False))
        while match.phase not in (Phase.HAND_OVER, Phase.MATCH_OVER):
            if match.turn is not None:
                yield match, chance
            match = play_step(match, players, chance)


def differing(match: Match, chance: random.Random) -> tuple[list[str], bool]:
    """Whose choice changes with the hidden cards, and whether any card was moved."""
    assert match.turn is not None
    other = redealt(match, match.turn, chance)
    view, changed = view_for(match, match.turn), view_for(other, match.turn)
    assert view == changed
    names = [
        name
        for name, player in EVERYBODY.items()
        if player.choose(view, random.Random(7)) != player.choose(changed, random.Random(7))
    ]
    return names, other != match


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--views", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    begun, views, moved = time.monotonic(), 0, 0
    found: list[str] = []
    for match, chance in decisions(asked.seed):
        names, was_moved = differing(match, chance)
        views, moved = views + 1, moved + was_moved
        found += [f"{name}, view {views}" for name in names]
        if views == asked.views:
            break
    print(
        f"{views} views, {moved} with cards moved, each put to {len(EVERYBODY)} players in "
        f"{time.monotonic() - begun:.0f} s; {len(found)} choices changed"
    )
    for problem in found[:10]:
        print(problem)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
