"""Mirrored games: the same deals played again with the players in each other's seats."""

from __future__ import annotations

import random
import time
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from okrummy_gui.ai.player import Player
from okrummy_gui.arena.diary import NOBODY, Diary
from okrummy_gui.engine.deals import LARGEST, DealNumber, deck_of, lot_of, restock_of
from okrummy_gui.engine.match import apply, new_match, view_for
from okrummy_gui.engine.protocol import (
    Action,
    Deal,
    Defend,
    Discard,
    DrawDiscard,
    DrawStock,
    IllegalAction,
    Knock,
    Outcome,
    Pass,
    Phase,
    Restock,
    Seat,
    Side,
    TakeUpcard,
    seats_of,
    sides_of,
)
from okrummy_gui.engine.record import Record, fold, print_action
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.scoring import Scoresheet

MOST_HANDS: Final = 500
"""A game that is not over by then is a tie: players who never knock would play for ever."""
CHOICES: Final = (Pass, TakeUpcard, DrawStock, DrawDiscard, Discard, Knock, Defend)
_DRAWS: Final = (TakeUpcard, DrawStock, DrawDiscard)
MAKING: Final = 100
"""Added to a player's place in the diary while it is made, not asked."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Who plays what. Everything that happens in a run follows from it, whoever carries it out.

    `together`: where there are partners, the first player has both seats of a side.
    """

    names: tuple[str, str]
    rules: Rules
    seed: int
    together: bool = False

    @property
    def seatings(self) -> tuple[tuple[Seat, ...], ...]:
        """The first player's seats in each game of a set; the second player has the others."""
        if self.together:
            return tuple(side.seats for side in sides_of(self.rules))
        return tuple((seat,) for seat in seats_of(self.rules))

    def first_deal(self, place: int) -> DealNumber:
        """The number that the games of a set begin from; their hands count on from it."""
        return DealNumber(random.Random(f"arena {self.seed} {place}").randint(1, LARGEST))

    def chance(self, place: int, hand: int, seat: Seat) -> random.Random:
        """A seat's random numbers in one hand: the same in each game of the set."""
        return random.Random(f"arena {self.seed} {place} {hand} {seat.value}")

    def who_sits(self, turn: int) -> tuple[int, ...]:
        """0 for the first player, 1 for the second, by seat in turn order."""
        first = self.seatings[turn]
        return tuple(0 if seat in first else 1 for seat in seats_of(self.rules))

    def names_at(self, turn: int) -> tuple[str, ...]:
        """The players' names by seat in turn order."""
        return tuple(self.names[who] for who in self.who_sits(turn))


@dataclass(frozen=True, slots=True)
class HandCounts:
    """The hands that one party has won, by how."""

    knock: int = 0
    gin: int = 0
    undercut: int = 0

    @property
    def won(self) -> int:
        return self.knock + self.gin + self.undercut


@dataclass(frozen=True, slots=True)
class Game:
    """One game as the figures need it. The first party is the side of the first player."""

    share: float
    """Of the win: 1, 0, or a part of it after a tie."""
    hands: int
    margin: float
    """The first party's points less the mean of the other sides', over all hands."""
    first: HandCounts
    others: HandCounts
    drawn: int
    turns: int
    times: tuple[array[float], array[float]] = field(
        default_factory=lambda: (array("d"), array("d")), compare=False
    )
    """Seconds for each decision, by player."""


class Failed(Exception):
    """A player did what no player may."""

    def __init__(self, kind: str, detail: str, place: int) -> None:
        super().__init__(kind, detail, place)
        self.kind, self.detail, self.place = kind, detail, place


# ---------------------------------------------------------------- playing


def play_game(
    plan: Plan, place: int, turn: int, makers: Sequence[Callable[[], Player]], diary: Diary
) -> Game:
    """Game number `turn` of set number `place`; Failed when a player does not play."""
    return _Table(plan, place, turn, makers, diary).play()


class _Table:
    """One game under way."""

    def __init__(
        self,
        plan: Plan,
        place: int,
        turn: int,
        makers: Sequence[Callable[[], Player]],
        diary: Diary,
    ) -> None:
        self._plan, self._place, self._turn = plan, place, turn
        self._diary = diary
        self._match = new_match(plan.rules)
        self._actions: list[Action] = []
        self._times: tuple[array[float], array[float]] = (array("d"), array("d"))
        self._chance: dict[Seat, random.Random] = {}
        self._restocks = 0
        self._number = plan.first_deal(place)
        diary.begin(plan.rules, plan.names_at(turn))
        self._who = plan.who_sits(turn)
        self._players = [self._made(at, makers[who]) for at, who in enumerate(self._who)]

    def play(self) -> Game:
        while self._match.phase is not Phase.MATCH_OVER:
            if self._match.phase in (Phase.DEAL, Phase.HAND_OVER):
                if self._match.hands_dealt == MOST_HANDS:
                    break
                self._deal()
            elif self._match.turn is None:
                self._restock()
            else:
                self._decide(self._match.turn)
        first = self._plan.seatings[self._turn]
        return game_of(self._match.sheet, self._actions, first, self._times)

    def _apply(self, action: Action) -> None:
        self._match = apply(self._match, action)
        self._actions.append(action)
        self._diary.note(action)

    def _deal(self) -> None:
        seats, hand = self._match.seats, self._match.hands_dealt
        number = self._number.following(hand)
        lot = seats[lot_of(self._number, len(seats))]
        dealer = self._match.next_dealer or lot
        self._chance = {seat: self._plan.chance(self._place, hand, seat) for seat in seats}
        self._restocks = 0
        self._apply(Deal(deck_of(number), dealer, number, known=True))

    def _restock(self) -> None:
        self._restocks += 1
        number = self._number.following(self._match.hands_dealt - 1)
        below = view_for(self._match, None).discards[:-1]
        self._apply(Restock(restock_of(number, self._restocks, below)))

    def _decide(self, seat: Seat) -> None:
        at = self._match.seats.index(seat)
        action = self._chosen(at, seat)
        if not isinstance(action, CHOICES):
            raise Failed("illegal action", f"not an action: {action!r:.80}", at)
        try:
            self._apply(action)
        except IllegalAction as error:
            detail = f"{error.reason.value}: {print_action(action)}"
            raise Failed("illegal action", detail, at) from error
        except Exception as error:
            # Made of what no action is made of, such as a text for a card.
            raise Failed("illegal action", f"not an action: {action!r:.80}", at) from error

    def _chosen(self, at: int, seat: Seat) -> object:
        view, chance = view_for(self._match, seat), self._chance[seat]
        self._diary.thinks(at)
        start = time.perf_counter()
        try:
            action: object = self._players[at].choose(view, chance)
        except (Exception, SystemExit) as error:
            raise Failed("crash", told(error), at) from error
        self._times[self._who[at]].append(time.perf_counter() - start)
        self._diary.thinks(NOBODY)
        return action

    def _made(self, at: int, maker: Callable[[], Player]) -> Player:
        self._diary.thinks(at + MAKING)
        try:
            made = maker()
        except (Exception, SystemExit) as error:
            raise Failed("cannot be made", told(error), at) from error
        self._diary.thinks(NOBODY)
        return made


def told(error: BaseException) -> str:
    """An exception in one line, with the place it came from."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    text = " ".join(f"{type(error).__name__}: {error}".split())
    if trace is None:
        return text
    return f"{text} ({trace.tb_frame.f_code.co_filename}, line {trace.tb_lineno})"


# ---------------------------------------------------------------- counting


def game_of(
    sheet: Scoresheet,
    actions: Sequence[Action],
    first: tuple[Seat, ...],
    times: tuple[array[float], array[float]] | None = None,
) -> Game:
    """The game's figures from its sheet and its actions."""
    mine = next(side for side in sheet.sides if first[0] in side)
    finished = len(sheet.results)
    return Game(
        share=_share(sheet, mine),
        hands=finished,
        margin=_margin(sheet, mine),
        first=_counts(sheet, mine, True),
        others=_counts(sheet, mine, False),
        drawn=sum(result.outcome is Outcome.DRAWN for result in sheet.results),
        turns=_turns(actions, finished),
        times=times or (array("d"), array("d")),
    )


def lost_game(record: Record, first: tuple[Seat, ...], loser: Seat) -> Game:
    """A game that the loser's side lost by his fault; the hands that were finished count."""
    sheet = fold(record).sheet
    game = game_of(sheet, record.actions, first)
    own = any(loser in side and first[0] in side for side in sheet.sides)
    return replace(game, share=0.0 if own else 1.0)


def _share(sheet: Scoresheet, mine: Side) -> float:
    if sheet.winner is not None:
        return 1.0 if sheet.winner == mine else 0.0
    if not sheet.over:
        return 1 / len(sheet.sides)
    sums = dict(zip(sheet.sides, sheet.sums(), strict=True))
    best = [side for side in sheet.sides if sums[side] == max(sums.values())]
    return 1 / len(best) if mine in best else 0.0


def _margin(sheet: Scoresheet, mine: Side) -> float:
    won = sum(result.points for result in sheet.results if result.winner == mine)
    lost = sum(result.points for result in sheet.results if result.winner not in (mine, None))
    return won - lost / (len(sheet.sides) - 1)


def _counts(sheet: Scoresheet, mine: Side, first: bool) -> HandCounts:
    ended = [
        result.outcome
        for result in sheet.results
        if result.winner is not None and (result.winner == mine) is first
    ]
    return HandCounts(*map(ended.count, (Outcome.KNOCK, Outcome.GIN, Outcome.UNDERCUT)))


def _turns(actions: Sequence[Action], hands: int) -> int:
    """The draws in the first so many hands, of all seats."""
    turns = begun = 0
    for action in actions:
        begun += isinstance(action, Deal)
        if begun > hands:
            break
        turns += isinstance(action, _DRAWS)
    return turns
