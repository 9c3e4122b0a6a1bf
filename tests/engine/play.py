"""Hands laid out by name, and actions by their notation."""

from __future__ import annotations

import re
from collections.abc import Sequence

from okrummy_gui.engine.cards import DECK, Card, cards_of, parse_cards
from okrummy_gui.engine.hand import Hand
from okrummy_gui.engine.match import Match, apply, new_match
from okrummy_gui.engine.protocol import (
    Action,
    Deal,
    Discard,
    DrawStock,
    HandResult,
    IllegalAction,
    Reason,
    Seat,
    Side,
    seats_of,
    sides_of,
)
from okrummy_gui.engine.record import parse_action
from okrummy_gui.engine.rules import Rules

SOUTH, WEST, NORTH, EAST = Seat
DEFAULT = Rules()
THREE = Rules(seats=3)
FOUR = Rules(seats=4)
PARTNERS = Rules(seats=4, partners=True)
THREE_MELDS = "2C 3C 4C 5D 6D 7D 9H 9D 9S AH"
"""With any card to discard a knock with 1."""
LAID = "[2C3C4C 5D6D7D 9D9H9S]"
LOOSE = "AC 8D 9C TS JS QS QH KH 5H 3H"
"""8D, 9C and AC fit THREE_MELDS' melds (AC at the low end)."""
UNFIT = LOOSE.replace("8D", "7S")
"""The same without the card that makes South's gin."""
_WORD = re.compile(r"deal \w( [#=]\S+)? \S+|[klr][^\[\s]*\[[^\]]*\](?: \w\w>\d+)*|\S+")


def deck_of_hands(hands: Sequence[str], upcard: str = "", stock: str = "") -> tuple[Card, ...]:
    """A deck that deals these hands, from the dealer's left on; the rest in card order.

    What is missing in a hand is filled up from the highest spades down.
    """
    rows = [list(parse_cards(text)) for text in (*hands, upcard, stock)]
    used = {card for row in rows for card in row}
    assert len(used) == sum(map(len, rows)), "a card twice"
    spare = [card for card in DECK if card not in used]
    for row, size in zip(rows, (*(10 for _ in hands), 1, 0), strict=True):
        assert len(row) <= size or not size, "too many cards"
        while len(row) < size:
            row.append(spare.pop())
    *held, up, rest = rows
    return (*(card for turn in zip(*held, strict=True) for card in turn), *up, *rest, *spare)


def deck(first: str = "", dealer: str = "", upcard: str = "", stock: str = "") -> tuple[Card, ...]:
    """A deck of two hands: of the dealer's left and of the dealer."""
    return deck_of_hands((first, dealer), upcard, stock)


def dealt(
    first: str = "",
    dealer: str = "",
    upcard: str = "",
    stock: str = "",
    rules: Rules = DEFAULT,
) -> Match:
    """A match of two in its first hand: South to the dealer's left, North dealing."""
    return apply(new_match(rules), Deal(deck(first, dealer, upcard, stock), NORTH))


def dealt_round(rules: Rules, hands: Sequence[str], upcard: str = "", stock: str = "") -> Match:
    """A match in its first hand, the hands in turn order; South has the first turn."""
    missing = [""] * (rules.seats - len(hands))
    order = deck_of_hands([*hands, *missing], upcard, stock)
    return apply(new_match(rules), Deal(order, seats_of(rules)[-1]))


def actions_of(text: str, rules: Rules = DEFAULT) -> list[Action]:
    """The actions of a text in the notation."""
    return [parse_action(found[0], rules) for found in _WORD.finditer(text)]


def after(match: Match, text: str) -> Match:
    """The match after the actions of a text in the notation."""
    for action in actions_of(text, match.rules):
        match = apply(match, action)
    return match


def hand_of(match: Match) -> Hand:
    assert match.hand is not None
    return match.hand


def result_of(match: Match) -> HandResult:
    """The result of the hand, which is over."""
    result = hand_of(match).result
    assert result is not None
    return result


def held(match: Match, seat: Seat) -> tuple[Card, ...]:
    """The cards in a hand, in card order."""
    hand = hand_of(match)
    return tuple(cards_of(hand.hands[hand.place(seat)]))


def side(rules: Rules, seat: Seat) -> Side:
    """The side that a seat belongs to."""
    return next(side for side in sides_of(rules) if seat in side)


def reason(match: Match, action: Action | str) -> Reason | None:
    """Why `apply` refuses the action; None when it does not."""
    if isinstance(action, str):
        (action,) = actions_of(action, match.rules)
    try:
        apply(match, action)
    except IllegalAction as refused:
        return refused.reason
    return None


def knocked(upcard: str = "KC", rules: Rules = DEFAULT, north: str = LOOSE) -> Match:
    """South has drawn KD and knocked with it, 1 left."""
    match = dealt(THREE_MELDS, north, upcard, "KD", rules)
    return after(match, f"s kKD{LAID}")


def quiet_turn(match: Match) -> Match:
    """The card drawn from the stock goes to the discards."""
    match = apply(match, DrawStock())
    drawn = hand_of(match).drawn
    assert drawn is not None
    return apply(match, Discard(drawn))


def quiet_turns(match: Match, turns: int) -> Match:
    for _ in range(turns):
        match = quiet_turn(match)
    return match
