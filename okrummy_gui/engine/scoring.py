"""The score of a hand and of a match (R20 to R30)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from okrummy_gui.engine.protocol import (
    HandResult,
    Outcome,
    Payment,
    Seat,
    Side,
    next_seat,
    seats_of,
    sides_of,
)
from okrummy_gui.engine.rules import Rules

HOLLYWOOD_COLUMNS: Final = 3


# ---------------------------------------------------------------- a hand


def score_hand(
    rules: Rules, knocker: Seat, deadwood: Mapping[Seat, int], *, gin: bool, times: int
) -> HandResult:
    """The result of a knock; `deadwood` is each seat's after layoffs, in points (R20 to R24, R29).

    After a gin the knocker counts 0, and so does his side: a partner's hand is not counted.
    """
    seats, sides = seats_of(rules), sides_of(rules)
    sums = {side: sum(deadwood[seat] for seat in side.seats) for side in sides}
    knocking = next(side for side in sides if knocker in side)
    if gin:
        sums[knocking] = 0
    winner, outcome = _winner(sums, knocking, _from_left(knocker, seats, sides), gin)
    bonuses = {
        Outcome.KNOCK: dict.fromkeys(sides, 0),
        Outcome.GIN: dict.fromkeys(sides, rules.gin_bonus),
        Outcome.UNDERCUT: dict.fromkeys(sides, 0) | {knocking: rules.undercut_bonus},
    }[outcome]
    payments = tuple(
        Payment(side, sums[side] - sums[winner], bonuses[side]) for side in sides if side != winner
    )
    figures = tuple(deadwood[seat] for seat in seats)
    return HandResult(outcome, winner, knocker, figures, payments, times)


def _winner(
    sums: Mapping[Side, int], knocking: Side, defending: Iterable[Side], gin: bool
) -> tuple[Side, Outcome]:
    if gin:
        return knocking, Outcome.GIN
    lowest = min(defending, key=sums.__getitem__)
    if sums[lowest] > sums[knocking]:
        return knocking, Outcome.KNOCK
    return lowest, Outcome.UNDERCUT


def _from_left(knocker: Seat, seats: tuple[Seat, ...], sides: tuple[Side, ...]) -> tuple[Side, ...]:
    """The other sides in turn order from the knocker's left."""
    found: list[Side] = []
    seat = next_seat(knocker, seats)
    while seat is not knocker:
        side = next(side for side in sides if seat in side)
        if side not in found and knocker not in side:
            found.append(side)
        seat = next_seat(seat, seats)
    return tuple(found)


# ---------------------------------------------------------------- a match


@dataclass(frozen=True, slots=True)
class SideTotal:
    """One side's line of a game's final reckoning, all in points (R26, R27).

    ``total = (hand_points + box_points + game_bonus) × (2 if doubled else 1)``
    """

    side: Side
    hand_points: int
    boxes: int
    box_points: int
    game_bonus: int
    doubled: bool

    @property
    def total(self) -> int:
        return (self.hand_points + self.box_points + self.game_bonus) * (1 + self.doubled)


@dataclass(frozen=True, slots=True)
class Column:
    """One game: a match has one, Hollywood three (R28). Tuples of points are by side."""

    totals: tuple[int, ...]
    """The points scored in hands; they alone count towards the target (R25)."""
    boxes: tuple[int, ...]
    """The hands won that were entered here."""
    running: tuple[tuple[int, ...], ...] = ()
    """The totals after each hand of the match."""
    entered: tuple[bool, ...] = ()
    """Of each hand of the match, whether it was entered here."""
    winner: Side | None = None
    """Who has reached the target here first, or to whom the game was given up."""
    conceded: bool = False

    def after(self, place: int | None, points: int) -> Column:
        """With one more hand of the match, won by the side at `place`; None: not entered here."""
        totals, boxes = self.totals, self.boxes
        if place is not None:
            totals, boxes = _added(totals, place, points), _added(boxes, place, 1)
        return replace(
            self,
            totals=totals,
            boxes=boxes,
            running=(*self.running, totals),
            entered=(*self.entered, place is not None),
        )


def _added(values: tuple[int, ...], place: int, more: int) -> tuple[int, ...]:
    return (*values[:place], values[place] + more, *values[place + 1 :])


@dataclass(frozen=True, slots=True)
class Scoresheet:
    """The results of a match so far; all that is by side is in the order of `sides`."""

    rules: Rules
    results: tuple[HandResult, ...] = ()
    gave_up: Seat | None = None
    sides: tuple[Side, ...] = field(init=False, compare=False)
    columns: tuple[Column, ...] = field(init=False, compare=False)
    over: bool = field(init=False, compare=False)
    """Every game has ended (R25, R28)."""
    winner: Side | None = field(init=False, compare=False)
    """Who has won the match; None while it goes on, and when equal sums tie (R28)."""

    def __post_init__(self) -> None:
        sides = sides_of(self.rules)
        object.__setattr__(self, "sides", sides)
        object.__setattr__(self, "columns", self._entered())
        object.__setattr__(self, "over", all(column.winner for column in self.columns))
        object.__setattr__(self, "winner", self._match_winner())

    # ------------------------------------------------------------ entering

    def _entered(self) -> tuple[Column, ...]:
        blank = (0,) * len(self.sides)
        columns = (Column(blank, blank),) * (HOLLYWOOD_COLUMNS if self.rules.hollywood else 1)
        for result in self.results:
            columns = self._with_hand(columns, result)
        if self.gave_up is None:
            return columns
        return tuple(column if column.winner else self._conceded(column) for column in columns)

    def _with_hand(self, columns: tuple[Column, ...], result: HandResult) -> tuple[Column, ...]:
        place = None if result.winner is None else self.sides.index(result.winner)
        here = set() if place is None else _columns_for(columns, place)
        return tuple(
            self._closed(column.after(place if at in here else None, result.points))
            for at, column in enumerate(columns)
        )

    def _closed(self, column: Column) -> Column:
        """With its winner once a side has reached the target; one at most can have (R25)."""
        reached = (
            side
            for side, total in zip(self.sides, column.totals, strict=True)
            if total >= self.rules.target
        )
        return replace(column, winner=next(reached, None))

    def _conceded(self, column: Column) -> Column:
        """To the other side with the most points; of equal ones the first from the left."""
        return replace(column, winner=self._leader(column.totals), conceded=True)

    def _leader(self, points: tuple[int, ...]) -> Side:
        """The best of those who have not given up, from the left of who has."""
        at = next((n for n, side in enumerate(self.sides) if self.gave_up in side), 0)
        order = [(at + step) % len(self.sides) for step in range(1, len(self.sides) + 1)]
        rivals = order[:-1] if self.gave_up is not None else order
        return self.sides[max(rivals, key=points.__getitem__)]

    def _match_winner(self) -> Side | None:
        if not self.over:
            return None
        if len(self.columns) == 1:
            return self.columns[0].winner
        sums = self.sums()
        if self.gave_up is None and sums.count(max(sums)) > 1:
            return None
        return self._leader(sums)

    # ------------------------------------------------------------ reckoning

    def reckoning(self, column: int = 0) -> tuple[SideTotal, ...]:
        """The final reckoning of one game by side; empty while it goes on (R26, R27)."""
        game = self.columns[column]
        if game.winner is None:
            return ()
        return tuple(self._side(game, place) for place in range(len(self.sides)))

    def sums(self) -> tuple[int, ...]:
        """What each side has from all games that have ended, in points (R28)."""
        ended = [self.reckoning(at) for at in range(len(self.columns))]
        return tuple(
            sum(game[place].total for game in ended if game) for place in range(len(self.sides))
        )

    def _side(self, game: Column, place: int) -> SideTotal:
        won = self.sides[place] == game.winner
        blank = not any(total for at, total in enumerate(game.totals) if at != place)
        boxes = game.boxes[place]
        return SideTotal(
            side=self.sides[place],
            hand_points=game.totals[place],
            boxes=boxes,
            box_points=boxes * self.rules.box_bonus,
            game_bonus=self.rules.game_bonus if won else 0,
            doubled=won and blank and not game.conceded,
        )


def _columns_for(columns: tuple[Column, ...], place: int) -> set[int]:
    """The open columns in which the side has an entry, and the first in which it has none (R28)."""
    open_ones = [at for at, column in enumerate(columns) if column.winner is None]
    begun = {at for at in open_ones if columns[at].boxes[place]}
    return begun | set([at for at in open_ones if at not in begun][:1])
