"""The score of a hand and of a match (R20 to R27)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import accumulate

from okrummy_gui.engine.protocol import HandResult, Outcome, Seat
from okrummy_gui.engine.rules import Rules


def score_hand(
    rules: Rules,
    seats: tuple[Seat, ...],
    knocker: Seat,
    deadwood: Mapping[Seat, int],
    *,
    gin: bool,
    times: int,
) -> HandResult:
    """The result of a knock between two players; `deadwood` is after layoffs (R20 to R23)."""
    (defender,) = (seat for seat in seats if seat is not knocker)
    margin = deadwood[defender] - deadwood[knocker]
    if gin:
        outcome, winner, bonus = Outcome.GIN, knocker, rules.gin_bonus
    elif margin > 0:
        outcome, winner, bonus = Outcome.KNOCK, knocker, 0
    else:
        outcome, winner, bonus = Outcome.UNDERCUT, defender, rules.undercut_bonus
    return HandResult(
        outcome=outcome,
        winner=winner,
        knocker=knocker,
        deadwood=tuple(deadwood[seat] for seat in seats),
        bonus=bonus,
        difference=abs(margin),
        multiplier=times,
        points=(bonus + abs(margin)) * times,
    )


@dataclass(frozen=True, slots=True)
class SideTotal:
    """One side's line of the final reckoning, all in points (R26, R27).

    ``total = (hand_points + box_points + game_bonus) × (2 if doubled else 1)``
    """

    seat: Seat
    hand_points: int
    boxes: int
    box_points: int
    game_bonus: int
    doubled: bool

    @property
    def total(self) -> int:
        return (self.hand_points + self.box_points + self.game_bonus) * (1 + self.doubled)


@dataclass(frozen=True, slots=True)
class Scoresheet:
    """The results of a match so far; tuples of sides are by seat, in turn order."""

    rules: Rules
    seats: tuple[Seat, ...]
    results: tuple[HandResult, ...] = ()
    gave_up: Seat | None = None
    totals: tuple[int, ...] = field(init=False, compare=False)
    """The points scored in hands; they alone count towards the target (R25)."""
    boxes: tuple[int, ...] = field(init=False, compare=False)
    """The hands won."""
    winner: Seat | None = field(init=False, compare=False)
    """Who has reached the target, or whom the other gave the match up to."""

    def __post_init__(self) -> None:
        won = [self._won_by(seat) for seat in self.seats]
        totals = tuple(sum(result.points for result in row) for row in won)
        object.__setattr__(self, "totals", totals)
        object.__setattr__(self, "boxes", tuple(map(len, won)))
        object.__setattr__(self, "winner", self._first_won())

    def running(self) -> tuple[tuple[int, ...], ...]:
        """The totals after each hand."""
        start = (0,) * len(self.seats)
        steps = accumulate(self.results, self._entered, initial=start)
        return tuple(steps)[1:]

    def _entered(self, totals: tuple[int, ...], result: HandResult) -> tuple[int, ...]:
        return tuple(
            total + (result.points if seat is result.winner else 0)
            for seat, total in zip(self.seats, totals, strict=True)
        )

    def _won_by(self, seat: Seat) -> list[HandResult]:
        return [result for result in self.results if result.winner is seat]

    def _first_won(self) -> Seat | None:
        if self.gave_up is not None:
            return next(seat for seat in self.seats if seat is not self.gave_up)
        reached = (
            seat
            for seat, total in zip(self.seats, self.totals, strict=True)
            if total >= self.rules.target
        )
        return next(reached, None)

    def reckoning(self) -> tuple[SideTotal, ...]:
        """The final reckoning by seat; empty while nobody has won."""
        if self.winner is None:
            return ()
        return tuple(self._side(seat) for seat in self.seats)

    def _side(self, seat: Seat) -> SideTotal:
        place = self.seats.index(seat)
        won = seat is self.winner
        blank = not any(total for at, total in enumerate(self.totals) if at != place)
        boxes = self.boxes[place]
        return SideTotal(
            seat=seat,
            hand_points=self.totals[place],
            boxes=boxes,
            box_points=boxes * self.rules.box_bonus,
            game_bonus=self.rules.game_bonus if won else 0,
            doubled=won and blank and self.gave_up is None,
        )
