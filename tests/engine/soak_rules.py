"""Random hands over random rules, with every invariant checked: ``make soak-rules``.

A failure is printed as a record in the notation, up to the action that broke an invariant.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field

from okrummy_gui.engine.match import Match, events_for, new_match, view_for
from okrummy_gui.engine.protocol import Action, Deal, GiveUp, Seat
from okrummy_gui.engine.record import Record, fold, parse_record, print_record
from okrummy_gui.engine.rules import Rules
from tests.engine.invariants import Story, check_hand, check_hidden, check_sheet
from tests.engine.randomplay import most_actions, random_match, random_rules

BATCH = 500
"""Hands that one process plays before it reports."""
HANDS_A_MATCH = 3
HIDDEN_CHECKED = 1 / 40
"""In so many states the views are compared; all states have everything else checked."""
FOLLOWED = 1 / 4
"""In so many matches a seat's events are followed."""


@dataclass
class Tally:
    """What has been played."""

    hands: int = 0
    actions: int = 0
    matches: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    options: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.hands += other.hands
        self.actions += other.actions
        self.matches += other.matches
        self.outcomes += other.outcomes
        self.options += other.options


class Broken(Exception):
    """An invariant does not hold; `record` leads there."""

    def __init__(self, seed: str, problem: str, record: str) -> None:
        super().__init__(seed, problem, record)
        self.seed, self.problem, self.record = seed, problem, record

    def __str__(self) -> str:
        return f"{self.problem}\nseed {self.seed}\n\n{self.record}"


def record_of(rules: Rules, log: list[Action]) -> Record:
    return Record(rules, tuple(seat.name for seat in new_match(rules).seats), tuple(log))


def play(seed: str, tally: Tally) -> None:
    """A match of up to three hands; Broken when something is wrong."""
    chance = random.Random(seed)
    rules = random_rules(chance)
    log: list[Action] = []
    try:
        _play(rules, chance, log, tally)
    except Exception as error:
        text = print_record(record_of(rules, log))
        raise Broken(seed, f"{type(error).__name__}: {error}", text) from error


def _play(rules: Rules, chance: random.Random, log: list[Action], tally: Tally) -> None:
    # What is drawn for the checks does not change the play of the seed.
    checks = random.Random(chance.random())
    told: dict[Seat | None, Story] = {}
    followed = checks.random() < FOLLOWED
    since_deal = 0
    last = new_match(rules)
    for before, action, match in random_match(rules, chance, HANDS_A_MATCH, give_up=0.0002):
        log.append(action)
        since_deal = 0 if isinstance(action, Deal) else since_deal + 1
        assert since_deal < most_actions(rules), "a hand without an end"
        check_hand(match)
        if match.sheet is not before.sheet:
            check_sheet(match)
        if checks.random() < HIDDEN_CHECKED:
            check_hidden(match)
        if followed:
            follow(told, before, action, match, checks)
        if match.sheet.results[len(before.sheet.results) :]:
            tally.outcomes[match.sheet.results[-1].outcome.value] += 1
        last = match
    tally.hands += len(last.sheet.results)
    tally.actions += len(log)
    tally.matches += 1
    tally.options.update(set(rules.changes()))
    check_record(rules, log, last)


def follow(
    told: dict[Seat | None, Story],
    before: Match,
    action: Action,
    match: Match,
    chance: random.Random,
) -> None:
    """One seat's events, or nobody's, tell all that it sees; who follows changes with the hand."""
    if isinstance(action, GiveUp):
        return
    if isinstance(action, Deal):
        told.clear()
        told[chance.choice((*match.seats, None))] = Story(match.seats)
    for seat, story in told.items():
        for event in events_for(before, action, seat):
            story.tell(event, match.rules.ace_high_runs)
        story.check(view_for(match, seat))


def check_record(rules: Rules, log: list[Action], last: Match) -> None:
    """What is printed parses to the same and folds to the same state."""
    record = record_of(rules, log)
    text = print_record(record)
    again = parse_record(text)
    assert again == record, "the record reads otherwise than it was written"
    assert isinstance(again, Record)
    assert print_record(again) == text
    assert fold(again) == last, "the record folds to another state"


def batch(seed: int, number: int, hands: int) -> Tally:
    """Matches until so many hands are done."""
    tally = Tally()
    while tally.hands < hands:
        play(f"{seed} {number} {tally.matches}", tally)
    return tally


def soak(hands: int, seed: int, jobs: int) -> Tally:
    """So many hands at least, in batches over the processes."""
    tally, begun = Tally(), time.monotonic()
    sizes = [min(BATCH, hands - at) for at in range(0, hands, BATCH)]
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(batch, seed, number, size) for number, size in enumerate(sizes)]
        for done, each in enumerate(as_completed(waiting), 1):
            try:
                tally.add(each.result())
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise
            if done % 20 == 0 or done == len(sizes):
                report(tally, time.monotonic() - begun)
    return tally


def report(tally: Tally, seconds: float) -> None:
    rate = tally.hands / max(seconds, 0.001)
    print(f"{tally.hands} hands in {seconds:.0f} s, {rate:.0f} a second", flush=True)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--play", metavar="SEED", help="play the match of one seed again")
    asked = parser.parse_args(arguments)
    try:
        if asked.play is not None:
            play(asked.play, Tally())
            return 0
        tally = soak(asked.hands, asked.seed, asked.jobs)
    except Broken as broken:
        print(broken, flush=True)
        return 1
    print(f"{tally.matches} matches, {tally.actions} actions")
    print("outcomes:", ", ".join(f"{name} {n}" for name, n in tally.outcomes.most_common()))
    print("options changed:", ", ".join(f"{name} {n}" for name, n in tally.options.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
