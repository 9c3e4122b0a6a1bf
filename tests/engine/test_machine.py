"""A match driven step by step over any mix of rules, with what is illegal tried in between."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from okrummy_gui.engine.match import Match, apply, events_for, legal, new_match, view_for
from okrummy_gui.engine.protocol import (
    Action,
    Deal,
    GiveUp,
    Phase,
    Reason,
    Seat,
    TakeBack,
)
from okrummy_gui.engine.record import Record, fold, parse_record, print_record, states
from okrummy_gui.engine.rules import Rules, RulesError
from tests.engine.invariants import Story, check_hidden, check_state
from tests.engine.play import reason
from tests.engine.randomplay import VALUES, any_action, most_actions, possible, random_action

MIXES = st.fixed_dictionaries({name: st.sampled_from(row) for name, row in VALUES.items()})
SEEDS = st.integers(0, 2**32)


def fault_of(options: dict[str, Any]) -> str | None:
    """The option that makes a mix impossible, in the words of the rules (R29)."""
    if options["partners"] and options["seats"] != 4:
        return "partners"
    if options["partners_defend"] and not (options["partners"] and options["layoffs"]):
        return "partners_defend"
    return None


@given(MIXES)
def test_an_impossible_mix_is_refused_by_the_name_of_its_field(options: dict[str, Any]) -> None:
    fault = fault_of(options)
    if fault is None:
        assert Rules(**options).seats == options["seats"]
        return
    with pytest.raises(RulesError) as refused:
        Rules(**options)
    assert refused.value.field == fault
    assert fault_of(possible(options)) is None


class Play(RuleBasedStateMachine):
    """`past` are the states after each entry of `log`, as the fold has them."""

    past: list[Match]
    log: list[Action]

    @initialize(options=MIXES)
    def begin(self, options: dict[str, Any]) -> None:
        rules = Rules(**possible(options))
        self.past, self.log = [new_match(rules)], []
        self.told: dict[Seat | None, Story] = {}
        self.moves = 0

    @property
    def match(self) -> Match:
        return self.past[-1]

    def take(self, action: Action) -> None:
        before = self.match
        after = apply(before, action)
        self.listen(before, action, after)
        self.past.append(after)
        self.log.append(action)
        self.moves = 0 if isinstance(action, Deal) else self.moves + 1

    def listen(self, before: Match, action: Action, after: Match) -> None:
        for seat in (*after.seats, None):
            if isinstance(action, Deal):
                self.told[seat] = Story(after.seats)
            events = events_for(before, action, seat)
            assert events
            if seat in self.told:
                for event in events:
                    self.told[seat].tell(event, after.rules.ace_high_runs)
                self.told[seat].check(view_for(after, seat))

    @precondition(lambda self: not self.match.sheet.over)
    @rule(seed=SEEDS, steps=st.integers(1, 60), skill=st.sampled_from((0.3, 1.0)))
    def play_on(self, seed: int, steps: int, skill: float) -> None:
        chance = random.Random(seed)
        for _ in range(steps):
            action = random_action(self.match, chance, skill)
            if action is None:
                return
            self.take(action)
            assert self.moves < most_actions(self.match.rules)

    @precondition(lambda self: not self.match.sheet.over)
    @rule(seed=SEEDS)
    def play_the_hand_to_its_end(self, seed: int) -> None:
        chance = random.Random(seed)
        while self.match.phase not in (Phase.DEAL, Phase.HAND_OVER, Phase.MATCH_OVER):
            action = random_action(self.match, chance)
            assert action is not None
            self.take(action)
            assert self.moves < most_actions(self.match.rules)

    @precondition(lambda self: self.match.hand is not None)
    @rule(seed=SEEDS)
    def try_what_may_be_illegal(self, seed: int) -> None:
        chance = random.Random(seed)
        options = legal(self.match)
        for _ in range(10):
            action = any_action(self.match, chance)
            why = reason(self.match, action)
            if self.match.sheet.over:
                assert why is Reason.MATCH_OVER
            else:
                assert why is options.reason_against(action)
            assert (why is None) == (action in options)

    @rule(seed=SEEDS)
    def take_back(self, seed: int) -> None:
        """What was told belongs to another line of play; the listeners wait for the next deal."""
        to = random.Random(seed).randrange(len(self.past))
        self.past.append(self.past[to])
        self.log.append(TakeBack(to))
        self.told = {}
        self.moves = 0

    @precondition(lambda self: not self.match.sheet.over and len(self.past) > 40)
    @rule(seed=SEEDS)
    def give_up(self, seed: int) -> None:
        seat = random.Random(seed).choice(self.match.seats)
        self.take(GiveUp(seat))
        assert self.match.sheet.over
        winner = self.match.sheet.winner
        assert winner is not None
        assert seat not in winner

    @invariant()
    def all_is_in_its_place(self) -> None:
        check_state(self.match)

    @invariant()
    def nothing_hidden_is_seen(self) -> None:
        check_hidden(self.match)

    def teardown(self) -> None:
        if not hasattr(self, "past"):
            return
        rules = self.past[0].rules
        record = Record(rules, tuple(seat.name for seat in self.past[0].seats), tuple(self.log))
        again = parse_record(print_record(record))
        assert again == record
        assert isinstance(again, Record)
        assert list(states(rules, self.log)) == self.past
        assert fold(again) == self.past[-1]


Play.TestCase.settings = settings(max_examples=60, stateful_step_count=20)
TestPlay = Play.TestCase
