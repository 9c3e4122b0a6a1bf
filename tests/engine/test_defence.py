"""Defences in random matches of any rules against a naive reckoning (R17 to R19, R29)."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from okrummy_gui.engine.cards import cards_of
from okrummy_gui.engine.legal import Legal
from okrummy_gui.engine.match import Match, apply, legal
from okrummy_gui.engine.melds import Layoff
from okrummy_gui.engine.protocol import Defend, Phase, Seat
from tests.engine import naive
from tests.engine.play import hand_of
from tests.engine.randomplay import random_defence, random_match, random_rules

SEEDS = st.integers(0, 2**32)


def defences(seed: int, matches: int) -> Iterator[tuple[Match, Legal]]:
    """States of random matches in which somebody defends."""
    for at in range(matches):
        chance = random.Random(f"{seed} {at}")
        for match, _, _ in random_match(random_rules(chance), chance, hands=1):
            if match.phase is Phase.DEFEND:
                yield match, legal(match)


def may_lay_off_on(match: Match) -> set[Seat]:
    """Whose melds the player may lay off on, from the rules alone."""
    hand, rules = hand_of(match), match.rules
    knocker, turn = hand.knocker, hand.turn
    assert knocker is not None
    if not rules.layoffs:
        return set()
    if not rules.partners:
        return {knocker}
    at = [seat.value for seat in hand.seats].index(knocker.value)
    if turn is hand.seats[(at + 2) % 4]:
        return {hand.seats[(at + 1) % 4], hand.seats[(at + 3) % 4]}
    return {knocker} if rules.partners_defend else set()


@settings(max_examples=30)
@given(SEEDS)
def test_a_card_goes_where_it_makes_a_meld_that_the_player_may_touch(seed: int) -> None:
    for match, options in defences(seed, 3):
        owners = may_lay_off_on(match)
        for at, laid in enumerate(hand_of(match).table):
            for card in cards_of(options.hand):
                grown = frozenset(laid.meld.cards) | {card}
                fits = laid.owner in owners and naive.is_meld(grown, match.rules.ace_high_runs)
                melds = options.least_arrangements()[0].melds if options.least_only else ()
                if any(card in meld.cards for meld in melds):
                    continue
                assert (Defend(melds, (Layoff(card, at),)) in options) == fits
                assert (at in options.targets(card, options.table)) == fits


@settings(max_examples=30)
@given(SEEDS)
def test_the_best_defence_is_legal_and_the_naive_one(seed: int) -> None:
    for match, options in defences(seed, 3):
        best = options.best_defence()
        action = Defend(best.melds, best.layoffs)
        assert action in options
        ace_high = match.rules.ace_high_runs
        cards = tuple(cards_of(options.hand))
        owners = may_lay_off_on(match)
        table = [
            frozenset(laid.meld.cards) for laid in hand_of(match).table if laid.owner in owners
        ]
        if not table or options.least_only:
            assert best.points == naive.least(cards, ace_high)
        else:
            assert best.points == naive.defence(cards, table, ace_high)
        shown = hand_of(apply(match, action)).shown
        assert next(one for one in shown if one.seat is options.seat).points == best.points


@settings(max_examples=30)
@given(SEEDS)
def test_no_defence_is_better_than_the_best(seed: int) -> None:
    chance = random.Random(seed)
    for match, options in defences(seed, 3):
        least = options.best_defence().points
        for _ in range(10):
            after = apply(match, random_defence(options, chance))
            shown = next(one for one in hand_of(after).shown if one.seat is options.seat)
            assert shown.points >= least
            assert not options.least_only or shown.points == least
