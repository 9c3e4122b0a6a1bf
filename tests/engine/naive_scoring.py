"""A plain reckoning of hands and matches after the words of the rules (R20 to R30).

Seats and sides are numbers from 0 in turn order; nothing of the engine is used. A game is kept as
the list of its entries, and everything else is counted from that list when asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass
class Table:
    """Who plays, and what the hands of this table are worth."""

    seats: int
    partners: bool
    gin_bonus: int
    undercut_bonus: int

    @property
    def sides(self) -> int:
        return 2 if self.partners else self.seats

    def side(self, seat: int) -> int:
        return seat % 2 if self.partners else seat

    def hand(self, knocker: int, left: Sequence[int], gin: bool, times: int) -> tuple[int, int]:
        """The side that wins the hand and what it scores."""
        if self.partners:
            side, points = self._hand_of_partners(knocker, left, gin)
        else:
            side, points = self._hand_of_singles(knocker, left, gin)
        return side, points * times

    def _hand_of_partners(self, knocker: int, left: Sequence[int], gin: bool) -> tuple[int, int]:
        mine = left[knocker] + left[(knocker + 2) % 4]
        theirs = left[(knocker + 1) % 4] + left[(knocker + 3) % 4]
        us = knocker % 2
        if gin:
            return us, self.gin_bonus + theirs
        if mine < theirs:
            return us, theirs - mine
        return 1 - us, self.undercut_bonus + mine - theirs

    def _hand_of_singles(self, knocker: int, left: Sequence[int], gin: bool) -> tuple[int, int]:
        losers = [(knocker + step) % self.seats for step in range(1, self.seats)]
        if gin:
            return knocker, sum(self.gin_bonus + left[loser] for loser in losers)
        winner = knocker
        for defender in losers:
            # The knocker gives way to an equal defender, a defender only to a lower one.
            if left[defender] < left[winner] or (
                winner == knocker and left[defender] == left[knocker]
            ):
                winner = defender
        points = sum(left) - self.seats * left[winner]
        return winner, points + (self.undercut_bonus if winner != knocker else 0)


@dataclass
class Game:
    """One column: who won which of its hands with how many points."""

    entries: list[tuple[int, int]] = field(default_factory=list)
    given_to: int | None = None

    def points(self, side: int) -> int:
        return sum(points for winner, points in self.entries if winner == side)

    def boxes(self, side: int) -> int:
        return sum(winner == side for winner, _ in self.entries)

    def winner(self, target: int) -> int | None:
        if self.given_to is not None:
            return self.given_to
        for side, _ in self.entries:
            if self.points(side) >= target:
                return side
        return None


@dataclass
class Book:
    """The match: one game, or the three of Hollywood."""

    sides: int
    target: int
    box_bonus: int
    game_bonus: int
    hollywood: bool = False
    games: list[Game] = field(init=False)
    gave_up: int | None = None

    def __post_init__(self) -> None:
        self.games = [Game() for _ in range(3 if self.hollywood else 1)]

    def enter(self, side: int, points: int) -> None:
        begins = True
        for game in self.games:
            if game.winner(self.target) is not None:
                continue
            if game.boxes(side):
                game.entries.append((side, points))
            elif begins:
                game.entries.append((side, points))
                begins = False

    def give_up(self, side: int) -> None:
        self.gave_up = side
        for game in self.games:
            if game.winner(self.target) is None:
                game.given_to = self._best_but(side, [game.points(n) for n in range(self.sides)])

    def _best_but(self, loser: int, points: Sequence[int]) -> int:
        best = (loser + 1) % self.sides
        for step in range(2, self.sides):
            other = (loser + step) % self.sides
            if points[other] > points[best]:
                best = other
        return best

    def totals(self, game: Game) -> list[int] | None:
        """What each side has at the end of a game, None while it goes on."""
        winner = game.winner(self.target)
        if winner is None:
            return None
        totals = [
            game.points(side) + self.box_bonus * game.boxes(side) for side in range(self.sides)
        ]
        totals[winner] += self.game_bonus
        blank = sum(game.points(side) for side in range(self.sides) if side != winner) == 0
        if blank and game.given_to is None:
            totals[winner] *= 2
        return totals

    def sums(self) -> list[int]:
        ended = [totals for totals in map(self.totals, self.games) if totals is not None]
        return [sum(totals[side] for totals in ended) for side in range(self.sides)]

    def over(self) -> bool:
        return all(game.winner(self.target) is not None for game in self.games)

    def winner(self) -> int | None:
        if not self.over():
            return None
        if not self.hollywood:
            return self.games[0].winner(self.target)
        sums = self.sums()
        if self.gave_up is not None:
            return self._best_but(self.gave_up, sums)
        first = sums.index(max(sums))
        return first if sums.count(sums[first]) == 1 else None
