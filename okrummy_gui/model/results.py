"""The figures of a match's hands as the store keeps them; all follow from its actions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from okrummy_gui.engine.match import Match
from okrummy_gui.engine.protocol import Action, Deal, HandResult, TakeBack
from okrummy_gui.engine.record import Record, states
from okrummy_gui.engine.scoring import Scoresheet
from okrummy_gui.store.matches import HandRow


class Tally:
    """The rows of a match, grown action by action.

    A hand isn't counted whose deal could be known beforehand, or in which something was taken back.
    """

    def __init__(self) -> None:
        self.rows: list[HandRow] = []
        self.ends: list[int] = []
        """After how many actions each of these hands was over."""
        self._actions = 0
        self._counted = True

    def follow(self, action: Action, after: Match, ended: str) -> tuple[HandRow, ...]:
        """The rows that this action adds; `after` is the match when it is done."""
        if isinstance(action, Deal):
            self._counted = not action.known
        elif isinstance(action, TakeBack):
            self._counted = False
        self._actions += 1
        results = after.sheet.results
        before = min(len(self.rows), len(results))
        added = tuple(
            row_of(results[at], at + 1, ended, counted=self._counted)
            for at in range(before, len(results))
        )
        self.rows[before:] = added
        self.ends[before:] = [self._actions] * len(added)
        return added

    def uncount(self) -> None:
        """The hands so far are counted elsewhere."""
        self.rows = [replace(row, counted=False) for row in self.rows]


def row_of(result: HandResult, hand: int, ended: str, *, counted: bool) -> HandRow:
    """One hand's row; `hand` counts from 1."""
    return HandRow(
        hand=hand,
        ended=ended,
        outcome=result.outcome.value,
        winner="".join(seat.value for seat in result.winner.seats) if result.winner else "",
        knocker=result.knocker.value if result.knocker else "",
        points=result.points,
        multiplier=result.multiplier,
        deadwood=result.deadwood,
        counted=counted,
    )


def tally_of(record: Record, ended: str) -> Tally:
    """The rows of a whole record; nobody noted when its hands ended, so they get one time."""
    tally = Tally()
    for action, after in zip(record.actions, _after_each(record), strict=True):
        tally.follow(action, after, ended)
    return tally


def rows_of(record: Record, ended: str) -> tuple[HandRow, ...]:
    """The rows of a whole record, such as one that is imported."""
    return tuple(tally_of(record, ended).rows)


def summary_of(sheet: Scoresheet) -> str:
    """A match that is over in a line: the seats that won, or a dash, and each side's sum."""
    seats = "".join(seat.value for seat in sheet.winner.seats) if sheet.winner else "-"
    return f"{seats} {' '.join(map(str, sheet.sums()))}"


def _after_each(record: Record) -> Iterable[Match]:
    found = states(record.rules, record.actions)
    next(found)
    return found
