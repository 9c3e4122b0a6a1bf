"""Seats, sides and views: who sits where, who is with whom, what a view adds up to."""

from __future__ import annotations

import pytest

from okrummy_gui.engine.cards import DECK, Card, print_cards
from okrummy_gui.engine.deals import DealNumber, deck_of
from okrummy_gui.engine.match import apply, legal, new_match, view_for
from okrummy_gui.engine.protocol import (
    Deal,
    GiveUp,
    Phase,
    Reason,
    Seat,
    Side,
    TakeBack,
    next_seat,
    seats_of,
    sides_of,
)
from okrummy_gui.engine.rules import Rules
from tests.engine.play import (
    DEFAULT,
    EAST,
    FOUR,
    NORTH,
    PARTNERS,
    SOUTH,
    THREE,
    WEST,
    after,
    dealt,
    dealt_round,
    reason,
)

KNOCKER = "2C 3C 4C 5D 6D 7D 9H 9D 9S AH"
LAID = "[2C3C4C 5D6D7D 9D9H9S]"


def test_r5_who_sits_where() -> None:
    assert seats_of(DEFAULT) == (SOUTH, NORTH)
    assert seats_of(THREE) == (SOUTH, WEST, EAST)
    assert seats_of(FOUR) == (SOUTH, WEST, NORTH, EAST)
    assert next_seat(EAST, seats_of(THREE)) is SOUTH


def test_r29_partners_sit_opposite_each_other() -> None:
    assert sides_of(PARTNERS) == (Side((SOUTH, NORTH)), Side((WEST, EAST)))
    assert sides_of(FOUR) == tuple(Side((seat,)) for seat in seats_of(FOUR))
    assert NORTH in Side((SOUTH, NORTH))
    assert WEST not in Side((SOUTH, NORTH))
    assert "S" not in Side((SOUTH, NORTH))


@pytest.mark.parametrize("rules", [DEFAULT, THREE, FOUR, PARTNERS])
def test_a_view_knows_sides_partner_and_opponents(rules: Rules) -> None:
    match = dealt_round(rules, ())
    for seat in match.seats:
        view = view_for(match, seat)
        assert view.sides == sides_of(rules)
        assert view.side_of(seat) in view.sides
        at = match.seats.index(seat)
        assert view.opponents() == match.seats[at + 1 :] + match.seats[:at]
        opposite = match.seats[(at + 2) % 4] if rules.partners else None
        assert view.partner is opposite
    nobody = view_for(match, None)
    assert (nobody.partner, nobody.opponents()) == (None, match.seats)
    assert nobody.side_of(None) is None


def test_a_shown_hand_counts_its_deadwood() -> None:
    match = after(dealt(KNOCKER, "", "KC", "KD"), f"s kKD{LAID}")
    (shown,) = view_for(match, NORTH).shown
    assert (print_cards(shown.deadwood), shown.points) == ("AH", 1)


def test_a_number_is_told_when_its_hand_is_over() -> None:
    number = DealNumber(5)
    match = apply(new_match(DEFAULT), Deal(deck_of(number), NORTH, number, known=True))
    view = view_for(match, SOUTH)
    assert (view.number, view.stock, view.known_number) == (None, (), True)
    while match.phase is not Phase.HAND_OVER:
        match = after(match, "s")
        assert match.hand is not None
        match = after(match, f"x{match.hand.drawn}")
    for seat in (SOUTH, NORTH, None):
        view = view_for(match, seat)
        assert (view.number, view.stock) == (number, match.hand.stock)  # type: ignore[union-attr]


def test_a_number_is_told_when_the_match_is_given_up() -> None:
    number = DealNumber(5)
    match = apply(new_match(DEFAULT), Deal(deck_of(number), NORTH, number))
    view = view_for(apply(match, GiveUp(SOUTH)), NORTH)
    assert (view.number, view.stock, view.known_number) == (number, deck_of(number)[21:], False)


def test_legal_says_nothing_of_what_is_not_held_or_not_a_turn() -> None:
    match = after(dealt(KNOCKER, "", "KC", "KD"), "s")
    options = legal(match)
    assert options.arrangements(Card.parse("KC")) == ()
    for action in (Deal(DECK, NORTH), GiveUp(SOUTH), TakeBack(0)):
        assert options.reason_against(action) is Reason.WRONG_PHASE
        assert action not in options


@pytest.mark.parametrize("seat", list(Seat))
def test_only_who_sits_there_gives_up(seat: Seat) -> None:
    for rules in (DEFAULT, THREE, FOUR):
        why = reason(new_match(rules), GiveUp(seat))
        assert why is (None if seat in seats_of(rules) else Reason.NOT_YOUR_TURN)
