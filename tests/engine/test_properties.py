"""What holds in every state of every match, whatever the rules and whatever is played."""

from __future__ import annotations

import random
import sys
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

sys.path.insert(0, str(Path(__file__).parent))

import naive_scoring
from play import any_action, hand_of, random_match, reason, rule_mixes

from okrummy_gui.engine.cards import DECK, mask_of
from okrummy_gui.engine.hand import Hand
from okrummy_gui.engine.match import Match, apply, legal, new_match
from okrummy_gui.engine.protocol import (
    Action,
    Discard,
    DrawDiscard,
    DrawStock,
    HandResult,
    Knock,
    Outcome,
    Pass,
    Phase,
    TakeUpcard,
)
from okrummy_gui.engine.record import Record, fold, states
from okrummy_gui.engine.rules import Rules, knock_limit, multiplier

SEEDS = st.integers(0, 2**32)
MOST_ACTIONS_A_HAND = 3 * 20 * 32 * 4


def check_cards(hand: Hand) -> None:
    """Each of the 52 cards lies in exactly one place."""
    piles = [*hand.hands, mask_of(hand.stock), mask_of(hand.discards)]
    if hand.hidden_discard is not None:
        piles.append(hand.hidden_discard.bit)
    if hand.knocker is not None:
        knockers = hand.hands[hand.place(hand.knocker)]
        table = [card for meld in hand.table for card in meld.cards]
        assert len(set(table)) == len(table)
        piles.append(mask_of(table) & ~knockers)
    if hand.knocker is not None and not hand.rules.knock_discard_face_down:
        assert hand.hidden_discard is None
    assert len(hand.stock) == mask_of(hand.stock).bit_count()
    assert len(hand.discards) == mask_of(hand.discards).bit_count()
    assert sum(pile.bit_count() for pile in piles) == 52
    union = 0
    for pile in piles:
        union |= pile
    assert union == mask_of(DECK)


def check_state(match: Match) -> None:
    assert all(total >= 0 for total in match.sheet.totals)
    assert all(side.total >= 0 for side in match.sheet.reckoning())
    if match.hand is None:
        return
    hand = match.hand
    check_cards(hand)
    holding = {Phase.DISCARD: 11}.get(hand.phase, 10)
    if hand.knocker is None:
        assert hand.hands[hand.place(hand.turn)].bit_count() == holding
    for held, known in zip(hand.hands, hand.known, strict=True):
        if hand.knocker is None:
            assert known & ~held == 0
    assert hand.limit == knock_limit(hand.upcard, hand.rules)
    assert (hand.phase is Phase.HAND_OVER) == (hand.result is not None)
    if hand.phase is Phase.DRAW:
        assert len(hand.stock) > 2
    if hand.result is not None:
        check_result(hand, hand.result)


def check_result(hand: Hand, result: HandResult) -> None:
    """The shown hands and a naive reckoning of them say the same as the result."""
    assert {shown.seat for shown in hand.shown} == set(hand.seats)
    if result.outcome is Outcome.DRAWN:
        assert result == HandResult(Outcome.DRAWN)
        return
    knocker, defender = hand.shown
    assert knocker.seat is result.knocker
    assert knocker.points <= hand.limit
    points = naive_scoring.hand_points(
        knocker.points,
        defender.points,
        gin=result.outcome is Outcome.GIN,
        gin_bonus=hand.rules.gin_bonus,
        undercut_bonus=hand.rules.undercut_bonus,
        times=multiplier(hand.upcard, hand.rules),
    )
    assert (result.outcome is Outcome.GIN) == (not knocker.deadwood)
    assert result.points == sum(points) >= 0
    assert (result.winner is knocker.seat) == (result.outcome is not Outcome.UNDERCUT)
    if result.points:
        assert (result.winner is knocker.seat) == (points[0] > 0)


@settings(max_examples=60, deadline=None)
@given(rule_mixes(), SEEDS)
def test_the_cards_and_the_scores_are_right_in_every_state(rules: Rules, seed: int) -> None:
    for _, _, match in random_match(rules, random.Random(seed)):
        check_state(match)


@settings(max_examples=30, deadline=None)
@given(rule_mixes(), SEEDS)
def test_what_is_legal_is_applied_and_what_is_not_is_refused(rules: Rules, seed: int) -> None:
    chance = random.Random(seed)
    for before, action, _ in random_match(rules, chance, hands=1):
        options = legal(before)
        if options.seat is None:
            continue
        assert action in options
        assert options.seat is before.turn
        tried: list[Action] = [any_action(before, chance) for _ in range(4)]
        tried += [Pass(), TakeUpcard(), DrawStock(), DrawDiscard()]
        for other in tried:
            assert reason(before, other) is options.reason_against(other)
        for draw in (Pass(), TakeUpcard(), DrawStock(), DrawDiscard()):
            assert (draw in options.draws) == (draw in options)
        for card in DECK:
            assert (card in options.discards) == (Discard(card) in options)


@settings(max_examples=25, deadline=None)
@given(rule_mixes(), SEEDS)
def test_a_card_may_knock_where_an_arrangement_is_within_the_limit(rules: Rules, seed: int) -> None:
    for before, _, _ in random_match(rules, random.Random(seed), hands=1):
        options = legal(before)
        if options.phase is not Phase.DISCARD:
            assert options.knock_discards() == ()
            continue
        knocks = options.knock_discards()
        for card in options.discards:
            ways = options.arrangements(card)
            assert (card in knocks) == bool(ways)
            assert all(way.points <= options.limit for way in ways)
            assert all(Knock(card, way.melds) in options for way in ways[:3])


@settings(max_examples=25, deadline=None)
@given(rule_mixes(), SEEDS)
def test_the_fold_of_a_beginning_equals_the_live_state(rules: Rules, seed: int) -> None:
    log: list[Action] = []
    live = [new_match(rules)]
    for _, action, match in random_match(rules, random.Random(seed)):
        log.append(action)
        live.append(match)
    assert list(states(rules, log)) == live
    for at in random.Random(seed).sample(range(len(live)), min(3, len(live))):
        assert fold(Record(rules, ("A", "B"), tuple(log[:at]))) == live[at]


@settings(max_examples=60, deadline=None)
@given(rule_mixes(), SEEDS)
def test_every_hand_ends(rules: Rules, seed: int) -> None:
    """Twenty turns without the stock, or its end, end a hand; restocks are at most three here."""
    last = None
    for count, (_, _, match) in enumerate(random_match(rules, random.Random(seed), hands=1)):
        assert count < MOST_ACTIONS_A_HAND
        last = match
    assert last is not None
    assert hand_of(last).result is not None


@settings(max_examples=25, deadline=None)
@given(rule_mixes(), SEEDS)
def test_applying_an_action_leaves_the_state_before_as_it_was(rules: Rules, seed: int) -> None:
    for before, action, match in random_match(rules, random.Random(seed), hands=1):
        story = before.hand.history if before.hand else ()
        assert apply(before, action) == match
        assert (before.hand.history if before.hand else ()) == story
        if match.hands_dealt == before.hands_dealt:
            assert hand_of(match).history[: len(story)] == story
