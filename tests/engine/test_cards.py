"""The 52 cards (R1 to R3): one object each, unchangeable, read and printed."""

from __future__ import annotations

import copy
import pickle

import pytest

from okrummy_gui.engine.cards import (
    DECK,
    RANKS,
    SUITS,
    Card,
    Rank,
    Suit,
    cards_of,
    mask_of,
    parse_cards,
    points_of,
    print_cards,
)


def test_r1_the_deck_has_each_card_once() -> None:
    assert len(DECK) == len(set(DECK)) == len({str(card) for card in DECK}) == 52
    assert {(card.rank, card.suit) for card in DECK} == {(r, s) for r in RANKS for s in SUITS}
    assert [card.index for card in DECK] == list(range(52))
    assert sorted(set(DECK)) == list(DECK)


def test_r1_two_suits_are_red() -> None:
    assert [suit for suit in Suit if suit.red] == [Suit.DIAMONDS, Suit.HEARTS]


def test_r2_the_ace_is_low() -> None:
    assert [card.place for card in DECK[:13]] == list(range(13))
    assert DECK[0].rank is Rank.ACE


def test_r3_points() -> None:
    assert [card.points for card in DECK[:13]] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]
    assert points_of(DECK) == 4 * (1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 40)


@pytest.mark.parametrize("card", [DECK[0], DECK[25], DECK[51]])
def test_there_is_one_object_for_each_card(card: Card) -> None:
    assert Card(card.rank, card.suit) is card
    assert Card.parse(str(card)) is card
    assert copy.copy(card) is card
    assert copy.deepcopy([card])[0] is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert repr(card) == f"Card({card})"


def test_a_card_does_not_change() -> None:
    with pytest.raises(AttributeError):
        DECK[0].points = 5


@pytest.mark.parametrize("text", ["", "7", "7s", "1S", "10S", "S7", "7S ", "XX"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        Card.parse(text)


def test_a_row_of_cards() -> None:
    row = (Card.parse("7H"), Card.parse("TC"), Card.parse("AS"))
    assert parse_cards("7H TC AS") == parse_cards("7HTCAS") == row
    assert print_cards(row) == "7H TC AS"
    assert parse_cards("") == ()
    with pytest.raises(ValueError, match="not a row"):
        parse_cards("7H T")


def test_a_mask_holds_cards_in_card_order() -> None:
    row = parse_cards("AS 7H TC")
    assert tuple(cards_of(mask_of(row))) == tuple(sorted(row))
    assert list(cards_of(mask_of(DECK))) == list(DECK)
    assert mask_of(()) == 0
