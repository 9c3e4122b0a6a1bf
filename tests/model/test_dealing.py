"""Where the cards of a game come from."""

from __future__ import annotations

import random

from okrummy_gui.engine.cards import DECK
from okrummy_gui.engine.deals import DealNumber, deck_of, lot_of, restock_of
from okrummy_gui.engine.protocol import Deal, Seat, seats_of
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.dealing import NumberedDealing
from okrummy_gui.model.setup import Occupant, Setup

NUMBER = DealNumber(77)
COMPUTER = Occupant(level="level5")


def three(**more) -> Setup:
    return Setup(Rules(seats=3), (Occupant(), COMPUTER, COMPUTER), **more)


def test_a_game_by_chance_has_a_number_that_nobody_knew() -> None:
    deal = NumberedDealing(random.Random(1)).first(Setup())
    assert deal.number is not None
    assert deal.order == deck_of(deal.number)
    assert not deal.known


def test_the_hands_of_a_game_by_chance_have_numbers_that_do_not_follow() -> None:
    dealing = NumberedDealing(random.Random(1))
    first = dealing.first(Setup())
    second = dealing.following(first, Seat.SOUTH)
    assert first.number is not None
    assert second.number != first.number.following()
    assert not second.known


def test_every_seat_can_be_drawn_to_deal_first() -> None:
    dealing = NumberedDealing(random.Random(1))
    assert {dealing.first(three()).dealer for _ in range(60)} == set(seats_of(Rules(seats=3)))


def test_the_lot_of_a_known_number_follows_from_it_but_a_dealer_may_be_set() -> None:
    dealing = NumberedDealing(random.Random(1))
    seats = seats_of(Rules(seats=3))
    assert dealing.first(three(number=NUMBER)).dealer is seats[lot_of(NUMBER, 3)]
    assert dealing.first(three(number=NUMBER, dealer=Seat.EAST)).dealer is Seat.EAST


def test_a_restock_follows_from_the_number_and_without_one_from_chance() -> None:
    cards = DECK[10:30]
    numbered = Deal(deck_of(NUMBER), Seat.SOUTH, NUMBER)
    bare = Deal(DECK, Seat.SOUTH)
    for seed in range(3):
        dealing = NumberedDealing(random.Random(seed))
        assert dealing.restock(numbered, 2, cards).order == restock_of(NUMBER, 2, cards)
        assert sorted(dealing.restock(bare, 1, cards).order) == sorted(cards)
