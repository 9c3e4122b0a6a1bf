"""What the kept results come to for one player. Only results are read, never actions or cards.

What counts, and for whom, stands in docs/statistics.md.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from enum import Enum
from functools import lru_cache
from typing import Any, Final, TypeVar

from okrummy_gui.engine.protocol import (
    HandResult,
    Outcome,
    Payment,
    Seat,
    Side,
    seats_of,
    sides_of,
)
from okrummy_gui.engine.record import NotationError, Record, parse_header
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.scoring import Scoresheet, score_hand
from okrummy_gui.model.setup import PERSON, RENAMED_LEVELS
from okrummy_gui.store.contract import HandRow, MatchRow

UNKNOWN: Final = "?"
"""The level of an opponent of whom nothing was kept."""
LONGEST_AGO: Final = datetime.min.replace(tzinfo=UTC)
HANDS_SPAN: Final = 50
GAMES_SPAN: Final = 20
"""Over how many of the last hands or games a course is levelled."""

_Key = TypeVar("_Key", bound=Hashable)
_Mix = Callable[[Rules], Hashable]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has played. Nameless people are numbered where several sat at one table."""

    name: str = ""
    number: int = 0


@dataclass(frozen=True, slots=True)
class Opponent:
    """Whom somebody played against: a person by name, or all computers of a level."""

    level: str = PERSON
    name: str = ""


class Verdict(Enum):
    WON = "won"
    LOST = "lost"
    TIED = "tied"


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as one side saw it."""

    ended: datetime
    outcome: Outcome
    won: bool = False
    knocked: bool = False
    """One of this side knocked."""
    points: int = 0
    """What the side scored."""
    paid: int = 0
    """What the winner scored from this side."""


@dataclass(frozen=True, slots=True)
class Game:
    """A match as one player saw it."""

    opponents: tuple[Opponent, ...]
    rules: Rules
    hands: tuple[Hand, ...] = ()
    ended: datetime = LONGEST_AGO
    verdict: Verdict | None = None
    """None while it goes on, and where it doesn't count."""
    shutouts: int = 0
    shut_out: int = 0


# ---------------------------------------------------------------- out of the rows


def people(rows: Iterable[MatchRow]) -> tuple[Person, ...]:
    """Everybody who has played, who played most first."""
    found: Counter[Person] = Counter()
    for row in rows:
        found.update(set(_people_of(row).values()))
    return tuple(person for person, _ in found.most_common())


def games_of(rows: Iterable[MatchRow], person: Person) -> tuple[Game, ...]:
    """The matches that the person played to himself, in the order of the rows.

    A match in which a computer played for him for a while is none of them.
    """
    games = (_game(row, seat) for row in rows for seat in _seats_of(row, person)[:1])
    return tuple(game for game in games if game is not None)


def _seats_of(row: MatchRow, person: Person) -> list[Seat]:
    return [seat for seat, who in _people_of(row).items() if who == person]


def _people_of(row: MatchRow) -> dict[Seat, Person]:
    """Who plays at the seats that belong to people."""
    header = _header(row.header)
    if header is None:
        return {}
    chairs = _chairs(row)
    at = dict(zip(seats_of(header.rules), header.names, strict=True))
    mine = {seat: name for seat, name in at.items() if _level(chairs, seat) == PERSON}
    if sum(not name for name in mine.values()) < 2:
        return {seat: Person(name) for seat, name in mine.items()}
    return {
        seat: Person(name, 0 if name else number)
        for number, (seat, name) in enumerate(mine.items(), 1)
    }


@lru_cache(maxsize=512)
def _header(text: str) -> Record | None:
    try:
        return parse_header(text)
    except NotationError:
        return None


def _chairs(row: MatchRow) -> Mapping[str, Any]:
    """By seat what `keeping` wrote; of a match without it South is a person."""
    try:
        found = json.loads(row.seating) if row.seating else None
    except (ValueError, RecursionError):
        found = None
    return found if isinstance(found, dict) else {Seat.SOUTH.value: {"level": PERSON}}


def _level(chairs: Mapping[str, Any], seat: Seat) -> str:
    chair = chairs.get(seat.value)
    level = chair.get("level") if isinstance(chair, dict) else None
    return RENAMED_LEVELS.get(level, level) if isinstance(level, str) else UNKNOWN


def _stood_in(chairs: Mapping[str, Any], seat: Seat) -> bool:
    """Whether a computer has played for the person."""
    chair = chairs.get(seat.value)
    return isinstance(chair, dict) and bool(chair.get("stand_in") or chair.get("left"))


@lru_cache(maxsize=4096)
def _game(row: MatchRow, seat: Seat) -> Game | None:
    header, chairs = _header(row.header), _chairs(row)
    if header is None or _stood_in(chairs, seat):
        return None
    rules = header.rules
    sides = sides_of(rules)
    mine = next(side for side in sides if seat in side)
    sheet = Scoresheet(rules, tuple(_result(rules, hand) for hand in row.hands))
    hands = tuple(
        _hand(rules, hand, result, mine)
        for hand, result in zip(row.hands, sheet.results, strict=True)
        if hand.counted
    )
    names = dict(zip(seats_of(rules), header.names, strict=True))
    against = tuple(
        dict.fromkeys(
            _opponent(_level(chairs, other), names[other])
            for side in sides
            if side != mine
            for other in side.seats
        )
    )
    game = Game(against, rules, hands)
    if row.finished is None or not all(hand.counted for hand in row.hands):
        return game
    return _finished(game, row, sheet, mine)


def _opponent(level: str, name: str) -> Opponent:
    return Opponent(level, name if level == PERSON else "")


def _finished(game: Game, row: MatchRow, sheet: Scoresheet, mine: Side) -> Game:
    totals = [side for at in range(len(sheet.columns)) for side in sheet.reckoning(at)]
    return replace(
        game,
        ended=moment(row.finished),
        verdict=_verdict(row, sheet, mine),
        shutouts=sum(total.doubled for total in totals if total.side == mine),
        shut_out=sum(total.doubled for total in totals if total.side != mine),
    )


def _verdict(row: MatchRow, sheet: Scoresheet, mine: Side) -> Verdict | None:
    """A sheet that is not over belongs to a match that was given up: its summary tells the rest."""
    if sheet.over and sheet.winner is None:
        return Verdict.TIED
    winner = sheet.winner or _side(sheet.rules, (row.summary or "").partition(" ")[0])
    if winner is None:
        return None
    return Verdict.WON if winner == mine else Verdict.LOST


def _side(rules: Rules, letters: str) -> Side | None:
    """The side with these seats, or with the first of them."""
    wanted = letters[:1]
    return next((s for s in sides_of(rules) if any(at.value == wanted for at in s.seats)), None)


def _result(rules: Rules, hand: HandRow) -> HandResult:
    """Enough of the hand's result for a score sheet."""
    winner = _side(rules, hand.winner)
    try:
        outcome = Outcome(hand.outcome)
    except ValueError:
        outcome = Outcome.DRAWN
    if winner is None or outcome is Outcome.DRAWN:
        return HandResult(Outcome.DRAWN)
    loser = next(side for side in sides_of(rules) if side != winner)
    return HandResult(outcome, winner, payments=(Payment(loser, max(0, hand.points)),))


def _hand(rules: Rules, row: HandRow, result: HandResult, mine: Side) -> Hand:
    ended = moment(row.ended)
    if result.winner is None:
        return Hand(ended, Outcome.DRAWN)
    won = result.winner == mine
    return Hand(
        ended,
        result.outcome,
        won,
        _side(rules, row.knocker) == mine,
        result.points if won else 0,
        0 if won else _paid(rules, row, result, mine),
    )


def _paid(rules: Rules, row: HandRow, result: HandResult, mine: Side) -> int:
    """What of the winner's points came from one of the losers (R24)."""
    losers = len(sides_of(rules)) - 1
    seats = seats_of(rules)
    knocker = next((seat for seat in seats if seat.value == row.knocker), None)
    if losers > 1 and knocker is not None and len(row.deadwood) == len(seats):
        left = dict(zip(seats, row.deadwood, strict=True))
        gin = result.outcome is Outcome.GIN
        full = score_hand(rules, knocker, left, gin=gin, times=row.multiplier)
        if full.winner == result.winner and full.points == result.points:
            payment = next(each for each in full.payments if each.side == mine)
            return (payment.difference + payment.bonus) * full.multiplier
    return result.points // losers


def moment(text: str | None) -> datetime:
    """The time that a row tells; what can't be read is very long ago."""
    try:
        found = datetime.fromisoformat(text or "")
        return (found if found.tzinfo else found.replace(tzinfo=UTC)).astimezone(UTC)
    except (ValueError, OverflowError):
        return LONGEST_AGO


# ---------------------------------------------------------------- choosing


@dataclass(frozen=True, slots=True)
class Choice:
    """Which games are looked at; None is all of them."""

    level: str | None = None
    """Of one of the opponents; PERSON for people."""
    mix: Hashable = None
    """What the rules belong to, as told by a function."""
    since: datetime = LONGEST_AGO


def chosen(games: Iterable[Game], choice: Choice, mix_of: _Mix) -> tuple[Game, ...]:
    """The games that fit; of one that reaches back too far, the hands since then."""
    fitting = (
        game
        for game in games
        if choice.level in (None, *(opponent.level for opponent in game.opponents))
        and choice.mix in (None, mix_of(game.rules))
    )
    return tuple(_since(game, choice.since) for game in fitting)


def _since(game: Game, since: datetime) -> Game:
    hands = tuple(hand for hand in game.hands if hand.ended > since or since == LONGEST_AGO)
    if game.ended > since or since == LONGEST_AGO:
        return replace(game, hands=hands)
    return replace(game, hands=hands, verdict=None, shutouts=0, shut_out=0)


def levels(games: Iterable[Game]) -> tuple[str, ...]:
    """Of all opponents, in the order in which they were met."""
    return tuple(dict.fromkeys(who.level for game in games for who in game.opponents))


def mixes(games: Iterable[Game], mix_of: _Mix) -> tuple[Hashable, ...]:
    """What the rules belong to that were played, the most usual first."""
    return tuple(mix for mix, _ in Counter(mix_of(g.rules) for g in games).most_common())


# ---------------------------------------------------------------- figures


@dataclass(frozen=True, slots=True)
class Pair:
    """A figure of one's own and the same of the others."""

    mine: float = 0
    theirs: float = 0


@dataclass(frozen=True, slots=True)
class Figures:
    """What games come to; pairs are one's own side and all others together."""

    games: int = 0
    hands: int = 0
    drawn: int = 0
    won: Pair = field(default_factory=Pair)
    """Games won and lost; what is missing are ties."""
    hands_won: Pair = field(default_factory=Pair)
    points: Pair = field(default_factory=Pair)
    """What was scored and what was paid, in a hand on average."""
    gins: Pair = field(default_factory=Pair)
    knocks: Pair = field(default_factory=Pair)
    """Without gins; with those that were undercut."""
    undercuts: Pair = field(default_factory=Pair)
    """Given and received."""
    shutouts: Pair = field(default_factory=Pair)
    streaks: Pair = field(default_factory=Pair)
    """The most games won in a row, and lost."""
    streak: int = 0
    """The games won in a row up to now; lost ones are negative."""


def figures(games: Sequence[Game]) -> Figures:
    """Everything of these games."""
    hands = [hand for game in games for hand in game.hands]
    verdicts = verdicts_of(games)
    runs = list(_runs(verdicts))
    undercut = [hand for hand in hands if hand.outcome is Outcome.UNDERCUT]
    gins = [hand for hand in hands if hand.outcome is Outcome.GIN]
    knocks = [hand for hand in hands if hand.outcome in (Outcome.KNOCK, Outcome.UNDERCUT)]
    drawn = sum(hand.outcome is Outcome.DRAWN for hand in hands)
    won = sum(hand.won for hand in hands)
    return Figures(
        games=len(verdicts),
        hands=len(hands),
        drawn=drawn,
        won=Pair(verdicts.count(Verdict.WON), verdicts.count(Verdict.LOST)),
        hands_won=Pair(won, len(hands) - drawn - won),
        points=Pair(
            _mean([hand.points for hand in hands]),
            _mean([hand.paid for hand in hands]),
        ),
        gins=_split(gins, lambda hand: hand.knocked),
        knocks=_split(knocks, lambda hand: hand.knocked),
        undercuts=Pair(sum(hand.won for hand in undercut), sum(hand.knocked for hand in undercut)),
        shutouts=Pair(sum(game.shutouts for game in games), sum(game.shut_out for game in games)),
        streaks=Pair(max([0, *runs]), -min([0, *runs])),
        streak=runs[-1] if runs else 0,
    )


def verdicts_of(games: Iterable[Game]) -> list[Verdict]:
    """Of the games that are over and count, in the order in which they ended."""
    return [game.verdict for game in sorted(games, key=lambda game: game.ended) if game.verdict]


def _runs(verdicts: Iterable[Verdict]) -> Iterable[int]:
    """The games won (lost: negative) in a row, each time so far; a tie ends a row."""
    run = 0
    for verdict in verdicts:
        step = {Verdict.WON: 1, Verdict.LOST: -1, Verdict.TIED: 0}[verdict]
        run = run + step if step and run * step >= 0 else step
        yield run


def _split(hands: Sequence[Hand], mine: Callable[[Hand], bool]) -> Pair:
    count = sum(map(mine, hands))
    return Pair(count, len(hands) - count)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0


def grouped(
    games: Iterable[Game], keys: Callable[[Game], Iterable[_Key]]
) -> tuple[tuple[_Key, Figures], ...]:
    """The figures of each group, the largest first. A game may belong to several."""
    groups: dict[_Key, list[Game]] = {}
    for game in games:
        for key in dict.fromkeys(keys(game)):
            groups.setdefault(key, []).append(game)
    each = [(key, figures(found)) for key, found in groups.items()]
    told = [(key, made) for key, made in each if made.hands or made.games]
    return tuple(sorted(told, key=lambda item: (-item[1].games, -item[1].hands)))


# ---------------------------------------------------------------- course


@dataclass(frozen=True, slots=True)
class Course:
    """How something went in time: for each line as many values as there are moments."""

    moments: tuple[datetime, ...] = ()
    lines: tuple[tuple[float, ...], ...] = ()


def points_course(games: Iterable[Game], span: int = HANDS_SPAN) -> Course:
    """Points a hand, one's own and those paid, levelled over the last hands."""
    hands = sorted((hand for game in games for hand in game.hands), key=lambda hand: hand.ended)
    return _course(
        [hand.ended for hand in hands],
        ([hand.points for hand in hands], [hand.paid for hand in hands]),
        span,
    )


def games_course(games: Iterable[Game], span: int = GAMES_SPAN) -> Course:
    """The share of games won, from 0 to 1, among the last games; a tie is half a game."""
    ended = sorted((game for game in games if game.verdict), key=lambda game: game.ended)
    worth = {Verdict.WON: 1.0, Verdict.LOST: 0.0, Verdict.TIED: 0.5, None: 0.0}
    values = [worth[game.verdict] for game in ended]
    return _course([game.ended for game in ended], (values,), span)


def _course(moments: Sequence[datetime], lines: Iterable[Sequence[float]], span: int) -> Course:
    """Each line levelled, without its beginning, where it would be the mean of next to nothing."""
    begin = min(span, len(moments)) // 5
    return Course(
        tuple(moments[begin:]), tuple(_levelled(values, span)[begin:] for values in lines)
    )


def _levelled(values: Sequence[float], span: int) -> tuple[float, ...]:
    """For each place the mean of the last values up to it."""
    means: list[float] = []
    total = 0.0
    for at, value in enumerate(values):
        total += value - (values[at - span] if at >= span else 0)
        means.append(total / min(at + 1, span))
    return tuple(means)


# ---------------------------------------------------------------- counting from now on


def read_marks(text: str | None) -> tuple[str, ...]:
    """The moments at which counting was begun anew, the latest last."""
    try:
        found = json.loads(text or "[]")
    except (ValueError, RecursionError):
        return ()
    marks = found if isinstance(found, list) else []
    return tuple(m for m in marks if isinstance(m, str) and moment(m) != LONGEST_AGO)


def print_marks(marks: Iterable[str]) -> str:
    return json.dumps(list(marks))
