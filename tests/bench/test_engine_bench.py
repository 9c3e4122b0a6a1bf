"""Hands a second of the simplest player against itself, through legal, apply and view_for."""

from __future__ import annotations

import random
import time

from okrummy_gui.engine.cards import DECK
from okrummy_gui.engine.match import Match, apply, new_match, view_for
from okrummy_gui.engine.melds import best_arrangement, best_defence, best_discard
from okrummy_gui.engine.protocol import Action, Deal, Defend, Discard, DrawStock, Knock, Phase
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.view import PlayerView

HANDS = 300
ROUNDS = 3
LEAST_HANDS_A_SECOND = 60
"""Well below the 250 that are wanted, so that a busy machine does not fail it."""


def choice(view: PlayerView) -> Action:
    """Draw from the stock, discard for the least deadwood, knock as soon as possible."""
    if view.phase is Phase.DRAW:
        return DrawStock()
    if view.phase is Phase.DEFEND:
        best = best_defence(view.hand, view.table, view.rules)
        return Defend(best.melds, best.layoffs)
    card, points = best_discard(view.hand, view.rules)
    if points > view.limit:
        return Discard(card)
    kept = [other for other in view.hand if other is not card]
    return Knock(card, best_arrangement(kept, view.rules).melds)


def play(hands: int, chance: random.Random) -> int:
    """So many hands, in as many matches as it takes; the number of actions."""
    rules = Rules(target=1000)
    match: Match = new_match(rules)
    actions = dealt = 0
    while True:
        if match.phase is Phase.MATCH_OVER:
            match = new_match(rules)
        action: Action
        if match.turn is None:
            if dealt == hands:
                return actions
            dealt += 1
            action = Deal(tuple(chance.sample(DECK, 52)), match.next_dealer or match.seats[0])
        else:
            view = view_for(match, match.turn)
            action = choice(view)
            assert view.legal is not None
            assert action in view.legal
        match = apply(match, action)
        actions += 1


def test_hands_a_second() -> None:
    play(20, random.Random(1))
    best = 0.0
    for _ in range(ROUNDS):
        start = time.perf_counter()
        actions = play(HANDS, random.Random(7))
        best = max(best, HANDS / (time.perf_counter() - start))
    print(f"\n{best:.0f} hands a second, {actions / HANDS:.1f} actions a hand")
    assert best > LEAST_HANDS_A_SECOND
