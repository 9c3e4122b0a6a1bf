"""Kept results made by hand: the rows that statistics are read from."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from okrummy_gui.engine.protocol import Seat, seats_of
from okrummy_gui.engine.record import print_header
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.scoring import Scoresheet, score_hand
from okrummy_gui.model.results import row_of, summary_of
from okrummy_gui.store.contract import HandRow, MatchRow

PERSON = ""


def hand(
    rules: Rules,
    knocker: str,
    deadwood: Sequence[int],
    *,
    gin: bool = False,
    times: int = 1,
    counted: bool = True,
    ended: str = "2026-05-03T19:00:00+00:00",
) -> HandRow:
    """A hand as the rules reckon it; `deadwood` by seat in turn order."""
    left = dict(zip(seats_of(rules), deadwood, strict=True))
    result = score_hand(rules, Seat(knocker), left, gin=gin, times=times)
    return row_of(result, 1, ended, counted=counted)


def drawn(ended: str = "2026-05-03T19:00:00+00:00") -> HandRow:
    return HandRow(1, ended, "drawn", "", "", 0, 1, (), True)


def match(
    *hands: HandRow,
    rules: Rules = Rules(target=100),  # noqa: B008  # a value
    names: Sequence[str] = ("Ann", ""),
    levels: Sequence[str] = (PERSON, "level5"),
    gave_up: str = "",
    ended: str = "2026-05-03T19:30:00+00:00",
    seating: str | None = None,
    match_id: int = 1,
) -> MatchRow:
    """The match of these hands; it is over if they end it or somebody gave up."""
    # The sheet is made of what the rows tell, to see whether they tell enough.
    from okrummy_gui.model.statistics import _result

    rows = tuple(replace(each, hand=at) for at, each in enumerate(hands, 1))
    results = tuple(_result(rules, row) for row in rows)
    sheet = Scoresheet(rules, results, Seat(gave_up) if gave_up else None)
    chairs = {
        seat.value: {"level": level, "stand_in": None}
        for seat, level in zip(seats_of(rules), levels, strict=True)
    }
    return MatchRow(
        match_id,
        print_header(rules, tuple(names)),
        json.dumps(chairs) if seating is None else seating,
        "2026-05-03T18:00:00+00:00",
        ended if sheet.over else None,
        summary_of(sheet) if sheet.over else None,
        rows,
    )
