"""The cards whose place a seat does not know, dealt anew: what must not change a decision."""

from __future__ import annotations

import random
from dataclasses import replace

from okrummy_gui.engine.cards import cards_of, mask_of
from okrummy_gui.engine.hand import Hand
from okrummy_gui.engine.match import Match
from okrummy_gui.engine.protocol import Seat


def redealt(match: Match, seat: Seat, chance: random.Random) -> Match:
    """The same match for `seat`, with what it can't see dealt anew among the places it is in."""
    hand = match.hand
    assert hand is not None
    open_cards = _open(hand)
    places = [at for at, other in enumerate(hand.seats) if other is not seat]
    hidden = {at: hand.hands[at] & ~open_cards for at in places}
    buried = [hand.hidden_discard] if hand.hidden_discard and hand.knocker is not seat else []
    pool = [*hand.stock, *buried, *(card for at in places for card in cards_of(hidden[at]))]
    chance.shuffle(pool)
    hands = list(hand.hands)
    for at in places:
        count = hidden[at].bit_count()
        hands[at] = hands[at] & ~hidden[at] | mask_of(pool[:count])
        del pool[:count]
    discard = pool.pop() if buried else hand.hidden_discard
    moved = replace(hand, stock=tuple(pool), hands=tuple(hands), hidden_discard=discard)
    return replace(match, hand=moved)


def _open(hand: Hand) -> int:
    """What everybody knows the place of."""
    seen = 0
    for known in hand.known:
        seen |= known
    for shown in hand.shown:
        seen |= mask_of(shown.deadwood)
    for laid in hand.table:
        seen |= laid.meld.mask
    return seen
