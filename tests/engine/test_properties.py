"""What holds in every state of every match, whatever the rules and whatever is played."""

from __future__ import annotations

import random
from collections import Counter
from typing import get_args

from hypothesis import given, settings
from hypothesis import strategies as st

from okrummy_gui.engine.cards import DECK
from okrummy_gui.engine.match import apply, events_for, legal, new_match, view_for
from okrummy_gui.engine.protocol import (
    Action,
    Deal,
    Discard,
    DrawDiscard,
    DrawStock,
    DrewStock,
    Knock,
    Outcome,
    Pass,
    Phase,
    Seat,
    TakeBack,
    TakeUpcard,
)
from okrummy_gui.engine.record import Record, fold, parse_record, print_record, states
from okrummy_gui.engine.rules import Rules
from tests.engine.invariants import Story, check_hidden, check_state
from tests.engine.play import hand_of, reason
from tests.engine.randomplay import (
    any_action,
    most_actions,
    random_action,
    random_match,
    random_rules,
    rule_mixes,
)

SEEDS = st.integers(0, 2**32)


@settings(max_examples=60)
@given(rule_mixes(), SEEDS)
def test_the_cards_and_the_scores_are_right_in_every_state(rules: Rules, seed: int) -> None:
    for _, _, match in random_match(rules, random.Random(seed), give_up=0.002):
        check_state(match)


@settings(max_examples=25)
@given(rule_mixes(), SEEDS)
def test_no_view_holds_what_is_hidden(rules: Rules, seed: int) -> None:
    for _, _, match in random_match(rules, random.Random(seed), hands=1):
        check_hidden(match)


@settings(max_examples=30)
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


@settings(max_examples=25)
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


@settings(max_examples=25)
@given(rule_mixes(), SEEDS)
def test_the_fold_of_a_beginning_equals_the_live_state(rules: Rules, seed: int) -> None:
    log: list[Action] = []
    live = [new_match(rules)]
    for _, action, match in random_match(rules, random.Random(seed)):
        log.append(action)
        live.append(match)
    assert list(states(rules, log)) == live
    names = tuple(seat.name for seat in live[0].seats)
    for at in random.Random(seed).sample(range(len(live)), min(3, len(live))):
        assert fold(Record(rules, names, tuple(log[:at]))) == live[at]
    record = Record(rules, names, tuple(log))
    again = parse_record(print_record(record))
    assert again == record
    assert isinstance(again, Record)
    assert fold(again) == live[-1]


@settings(max_examples=60)
@given(rule_mixes(), SEEDS)
def test_every_hand_ends(rules: Rules, seed: int) -> None:
    last = None
    for done, (_, _, match) in enumerate(random_match(rules, random.Random(seed), hands=1)):
        assert done < most_actions(rules)
        last = match
    assert last is not None
    assert hand_of(last).result is not None


@settings(max_examples=40)
@given(rule_mixes(), SEEDS)
def test_r16_players_who_only_take_discards_end_too(rules: Rules, seed: int) -> None:
    """Twenty turns in a row without a card from the stock, however many restocks are left."""
    chance = random.Random(seed)
    match = new_match(rules)
    first = random_action(match, chance)
    assert first is not None
    match = apply(match, first)
    for _ in range(20):
        assert match.phase is not Phase.HAND_OVER
        options = legal(match)
        take = TakeUpcard() if match.phase is Phase.UPCARD_OFFER else DrawDiscard()
        assert take in options
        match = apply(match, take)
        match = apply(match, Discard(chance.choice(legal(match).discards)))
    assert hand_of(match).result is not None
    assert match.sheet.results[-1].outcome is Outcome.DRAWN


@settings(max_examples=25)
@given(rule_mixes(), SEEDS)
def test_applying_an_action_leaves_the_state_before_as_it_was(rules: Rules, seed: int) -> None:
    for before, action, match in random_match(rules, random.Random(seed), hands=1):
        story = before.hand.history if before.hand else ()
        assert apply(before, action) == match
        assert (before.hand.history if before.hand else ()) == story
        if match.hands_dealt == before.hands_dealt:
            assert hand_of(match).history[: len(story)] == story


@settings(max_examples=25)
@given(rule_mixes(), SEEDS)
def test_each_seats_events_tell_all_that_it_sees(rules: Rules, seed: int) -> None:
    stories: dict[Seat | None, Story] = {}
    for before, action, match in random_match(rules, random.Random(seed)):
        for seat in (*match.seats, None):
            if isinstance(action, Deal):
                stories[seat] = Story(match.seats)
            told = events_for(before, action, seat)
            assert told
            for event in told:
                stories[seat].tell(event, rules.ace_high_runs)
                if isinstance(event, DrewStock):
                    mine = event.seat is seat
                    assert event.card is (hand_of(match).drawn if mine else None)
            stories[seat].check(view_for(match, seat))


def test_random_play_reaches_every_outcome_with_any_number_of_seats() -> None:
    """What the properties rest on: the random play does not keep to a corner."""
    seen: Counter[tuple[int, bool, Outcome]] = Counter()
    kinds: set[type[Action]] = set()
    for seed in range(600):
        chance = random.Random(seed)
        rules = random_rules(chance)
        for _, action, match in random_match(rules, chance, hands=1, give_up=0.0005):
            kinds.add(type(action))
            for result in match.sheet.results:
                seen[rules.seats, rules.partners, result.outcome] += 1
    tables = ((2, False), (3, False), (4, False), (4, True))
    assert {(*table, outcome) for table in tables for outcome in Outcome} == set(seen)
    assert kinds == set(get_args(Action)) - {TakeBack}
