"""Whole matches and hands with players at the seats."""

from __future__ import annotations

import random
from collections.abc import Mapping

from okrummy_gui.ai.player import Player
from okrummy_gui.engine.cards import DECK
from okrummy_gui.engine.match import Match, apply, new_match, view_for
from okrummy_gui.engine.protocol import Deal, Phase, Restock, Seat
from okrummy_gui.engine.rules import Rules

_OVER = (Phase.HAND_OVER, Phase.MATCH_OVER)


def play_match(players: Mapping[Seat, Player], rules: Rules, seed: int) -> Match:
    """A match to its end. The seed alone settles each hand's deck, whoever plays."""
    cards = random.Random(seed)
    chance = random.Random(cards.getrandbits(64))
    match = new_match(rules)
    lot = cards.choice(match.seats)
    while match.phase is not Phase.MATCH_OVER:
        dealer = match.next_dealer or lot
        order = tuple(cards.sample(DECK, len(DECK)))
        match = play_hand(match, players, Deal(order, dealer), chance)
    return match


def play_hand(
    match: Match, players: Mapping[Seat, Player], deal: Deal, chance: random.Random
) -> Match:
    """The match after one more hand; `chance` serves the players and the restocks (R16)."""
    match = apply(match, deal)
    while match.phase not in _OVER:
        match = play_step(match, players, chance)
    return match


def play_step(match: Match, players: Mapping[Seat, Player], chance: random.Random) -> Match:
    """The match after one decision or restock of a hand that is under way."""
    if match.turn is None:
        below = view_for(match, None).discards[:-1]
        return apply(match, Restock(tuple(chance.sample(below, len(below)))))
    view = view_for(match, match.turn)
    return apply(match, players[match.turn].choose(view, chance))
