"""What the dialogs are tried with: games in a store, hands that are over, score sheets."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from okrummy_gui.engine.deals import DealNumber, deck_of
from okrummy_gui.engine.match import new_match, view_for
from okrummy_gui.engine.protocol import (
    GiveUp,
    HandResult,
    Outcome,
    Payment,
    Seat,
    seats_of,
    sides_of,
)
from okrummy_gui.engine.record import Record, parse_record, print_action, print_header
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.scoring import Scoresheet, score_hand
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.results import row_of, rows_of, summary_of
from okrummy_gui.store.contract import SEATING
from okrummy_gui.store.matches import MemoryStore

SAMPLE = Path(__file__).parents[2] / "data" / "sample.okrummy"
OVER, RUNNING = "2026-05-03T18:00:00+00:00", "2026-05-04T18:00:00+00:00"
SEATS = '{"S": {"level": "", "stand_in": null}, "N": {"level": "level5", "stand_in": null}}'
NUMBER = DealNumber(482913775014)
HOLLYWOOD = Rules(hollywood=True, target=100)
PARTNERS = Rules(seats=4, partners=True)
START = datetime(2026, 5, 3, 18, tzinfo=UTC)

Hands = tuple[tuple[int, int], ...]


def sample() -> Record:
    found = parse_record(SAMPLE.read_text(encoding="utf-8"))
    assert isinstance(found, Record)
    return found


def put(store: MemoryStore, record: Record, started: str, summary: str | None) -> None:
    store.import_match(
        print_header(record.rules, record.names),
        [print_action(action) for action in record.actions],
        {SEATING: SEATS},
        started,
        started if summary else None,
        summary,
        rows_of(record, started),
    )


def kept() -> MemoryStore:
    """A store with a game that is over and one that goes on."""
    store, record = MemoryStore(), sample()
    ended = Record(record.rules, record.names, (*record.actions, GiveUp(Seat.NORTH)))
    put(store, ended, OVER, "S 391 232")
    put(store, Record(record.rules, ("Ann", ""), record.actions[:60]), RUNNING, None)
    return store


def over(
    number: DealNumber | None = NUMBER, stock: int = 12, known: bool = False, hand: int = 7
) -> PlayerView:
    """What is seen of a hand that is over."""
    return replace(
        view_for(new_match(Rules()), Seat.SOUTH),
        dealer=Seat.NORTH,
        hand_number=hand,
        number=number,
        known_number=known,
        stock=deck_of(NUMBER)[:stock],
        result=HandResult(Outcome.DRAWN),
    )


def sheet(rules: Rules, hands: Hands, gave_up: Seat | None = None) -> Scoresheet:
    """Of hands as the winning side's place and its points."""
    sides = sides_of(rules)
    results = tuple(
        HandResult(
            Outcome.KNOCK,
            sides[side],
            sides[side].seats[0],
            (),
            (Payment(sides[side - 1], points),),
        )
        for side, points in hands
    )
    return Scoresheet(rules, results, gave_up)


def played(
    store: MemoryStore,
    number: int,
    rules: Rules = Rules(target=100),  # noqa: B008  # a value
    levels: tuple[str, ...] = ("", "level5"),
    names: tuple[str, ...] = ("Ann", ""),
) -> None:
    """A game to its end in the store, each hand by chance."""
    rng = random.Random(number)
    seats, when = seats_of(rules), START + timedelta(days=number)
    rows, score = [], Scoresheet(rules)
    while not score.over:
        left = {seat: rng.randint(0, 40) for seat in seats}
        knocker = rng.choice(seats)
        left[knocker] = rng.randint(0, 6)
        result = score_hand(rules, knocker, left, gin=left[knocker] == 0, times=1)
        rows.append(row_of(result, len(rows) + 1, when.isoformat(), counted=True))
        score = Scoresheet(rules, (*score.results, result))
    chairs = {
        seat.value: {"level": level, "stand_in": None}
        for seat, level in zip(seats, levels, strict=True)
    }
    store.import_match(
        print_header(rules, names),
        [f"b{number}"],
        {SEATING: json.dumps(chairs)},
        when.isoformat(),
        when.isoformat(),
        summary_of(score),
        rows,
    )
