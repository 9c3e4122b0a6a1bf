"""The look one draw ahead agrees with trying every draw and every discard."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from okrummy_gui.ai.ahead import Draws, best_mean, completing, neighbours
from okrummy_gui.engine.cards import DECK, cards_of, mask_of, parse_cards
from okrummy_gui.engine.melds import completing_pairs, least_deadwood_mask

TABLES = 1000


def tables(count: int, seed: int) -> Iterator[tuple[int, int]]:
    """Eleven cards and the unseen ones: every third hand has many sets and runs that compete."""
    chance = random.Random(seed)
    for at in range(count):
        pool = list(DECK)
        if at % 3 == 0:
            places = set(chance.sample(range(13), 3))
            pool = [c for c in DECK if c.place in places or c.place - 1 in places] or pool
        hand = mask_of(chance.sample(pool, 11)) if len(pool) > 10 else mask_of(DECK[:11])
        rest = [card for card in DECK if not card.bit & hand]
        yield hand, mask_of(chance.sample(rest, chance.randrange(3, 35)))


def tried(kept: int, unseen: int, ace_high: bool) -> list[int]:
    found = []
    for draw in cards_of(unseen):
        held = kept | draw.bit
        found.append(min(least_deadwood_mask(held ^ card.bit, ace_high) for card in cards_of(held)))
    return found


@pytest.mark.parametrize("ace_high", [False, True])
def test_the_table_is_what_trying_every_discard_gives(ace_high: bool) -> None:
    chance = random.Random(9)
    for hand, unseen in tables(TABLES, seed=1):
        draws = Draws(unseen, ace_high)
        discard = chance.choice(list(cards_of(hand)))
        kept = hand ^ discard.bit
        assert draws.after(kept) == tried(kept, unseen, ace_high)


def test_the_table_of_every_discard_of_some_hands() -> None:
    for hand, unseen in tables(60, seed=2):
        draws = Draws(unseen)
        for discard in cards_of(hand):
            kept = hand ^ discard.bit
            assert draws.after(kept) == tried(kept, unseen, False)


@pytest.mark.parametrize("ace_high", [False, True])
def test_completing_cards_are_those_with_a_pair_in_the_hand(ace_high: bool) -> None:
    for hand, _ in tables(300, seed=3):
        expected = mask_of(
            card
            for card in DECK
            if not card.bit & hand
            and any(pair & hand == pair for pair in completing_pairs(card.index, ace_high))
        )
        assert completing(hand, ace_high) == expected


@pytest.mark.parametrize(
    ("cards", "ace_high", "expected"),
    [
        ("AC", False, "2C"),
        ("AC", True, "2C KC"),
        ("KH", False, "QH"),
        ("KH", True, "AH QH"),
        ("7D 9D", False, "6D 8D TD"),
    ],
)
def test_neighbours_stay_in_their_suit(cards: str, ace_high: bool, expected: str) -> None:
    assert neighbours(mask_of(parse_cards(cards)), ace_high) == mask_of(parse_cards(expected))


def test_the_mean_of_the_best_draws() -> None:
    assert best_mean([1, 2, 9], 2, 5) == 1.5
    assert best_mean([4], 5, 7) == 4
    assert best_mean([], 5, 7) == 7
