"""The log of a match: its fold, and the text notation that prints and parses it.

`docs/notation.md` defines the notation. A log only grows: `TakeBack` is an entry like any other.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from typing import Final

from okrummy_gui.engine.cards import Card, parse_cards, print_cards
from okrummy_gui.engine.deals import DealNumber, DealNumberError
from okrummy_gui.engine.match import Match, apply, new_match
from okrummy_gui.engine.melds import Layoff, Meld
from okrummy_gui.engine.protocol import (
    Action,
    Deal,
    Defend,
    Discard,
    DrawDiscard,
    DrawStock,
    GiveUp,
    IllegalAction,
    Knock,
    Pass,
    Reason,
    Restock,
    Seat,
    TakeBack,
    TakeUpcard,
    seats_of,
)
from okrummy_gui.engine.rules import Rules, RulesError

FORMAT: Final = "okrummy 1"
MOST_CHARACTERS: Final = 4_000_000
"""A longer text is no record; parsing stays well below a second."""
MOST_ACTIONS: Final = 100_000
"""What comes after so many is a fault; no match of people has a tenth of them."""
LONGEST_NAME: Final = 40


class NotationError(ValueError):
    """A fault in a text; `line` and `column` count from 1."""

    def __init__(self, problem: str, line: int = 1, column: int = 1) -> None:
        super().__init__(f"line {line}, column {column}: {problem}")
        self.problem = problem
        self.line = line
        self.column = column


@dataclass(frozen=True, slots=True)
class Record:
    """A match as its rules, the names at its seats in turn order, and its actions."""

    rules: Rules
    names: tuple[str, ...]
    actions: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class Damaged:
    """A text that breaks off: its valid beginning and where the fault lies."""

    beginning: Record
    error: NotationError


# ---------------------------------------------------------------- fold


def states(rules: Rules, actions: Iterable[Action]) -> Iterator[Match]:
    """The state before the first action and after each; IllegalAction where one is not legal."""
    past = [new_match(rules)]
    yield past[0]
    for action in actions:
        past.append(_after(past, action))
        yield past[-1]


def _after(past: list[Match], action: Action) -> Match:
    if not isinstance(action, TakeBack):
        return apply(past[-1], action)
    if not 0 <= action.to < len(past):
        raise IllegalAction(Reason.NO_SUCH_POINT)
    return past[action.to]


def fold(record: Record) -> Match:
    """The state after all of the record's actions."""
    *_, last = states(record.rules, record.actions)
    return last


# ---------------------------------------------------------------- printing

_PLAIN: Final[dict[str, Action]] = {
    "p": Pass(),
    "u": TakeUpcard(),
    "s": DrawStock(),
    "d": DrawDiscard(),
}
_PLAIN_LETTER: Final = {type(action): letter for letter, action in _PLAIN.items()}


def print_action(action: Action) -> str:
    """The action in the notation; the inverse of `parse_action`."""
    match action:
        case Deal():
            return _print_deal(action)
        case Discard(card):
            return f"x{card}"
        case Knock(discard, melds):
            return f"k{discard}[{_print_melds(melds)}]"
        case Defend(melds, layoffs):
            off = "".join(f" {layoff.card}>{layoff.meld + 1}" for layoff in layoffs)
            return f"l[{_print_melds(melds)}]{off}"
        case Restock(order):
            return f"r[{print_cards(order, '')}]"
        case GiveUp(seat):
            return f"g{seat.value}"
        case TakeBack(to):
            return f"b{to}"
        case _:
            return _PLAIN_LETTER[type(action)]


def _print_deal(deal: Deal) -> str:
    sign = "=" if deal.known else "#"
    number = "" if deal.number is None else f"{sign}{deal.number} "
    return f"deal {deal.dealer.value} {number}{print_cards(deal.order, '')}"


def _print_melds(melds: tuple[Meld, ...]) -> str:
    return " ".join(map(str, melds))


def print_header(rules: Rules, names: tuple[str, ...]) -> str:
    """The first lines of a record: format, options that differ from the default, names."""
    lines = [FORMAT]
    lines += [f"{name} {_print_value(value)}" for name, value in rules.changes().items()]
    lines += [
        f"seat {seat.value} {tidy_name(name)}"
        for seat, name in zip(seats_of(rules), names, strict=True)
    ]
    return "\n".join(lines)


def tidy_name(name: str) -> str:
    """A name without control characters, of one line, at most `LONGEST_NAME` long."""
    visible = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(visible.split())[:LONGEST_NAME].strip()


def print_record(record: Record) -> str:
    """The whole record as a text that ends with a line feed."""
    lines = [print_header(record.rules, record.names)]
    row: list[str] = []
    for action in record.actions:
        if isinstance(action, Deal):
            lines += [" ".join(row)] if row else []
            lines += ["", print_action(action)]
            row = []
        else:
            row.append(print_action(action))
    lines += [" ".join(row)] if row else []
    return "\n".join(lines) + "\n"


def _print_value(value: int | bool | None) -> str:
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    return {True: "yes", False: "no", None: "none"}[value]


# ---------------------------------------------------------------- parsing

_CARD: Final = "[A23456789TJQK][CDHS]"
_MELDS: Final = rf"(?:(?:{_CARD})+(?: (?:{_CARD})+)*)?"
_ACTION: Final = re.compile(
    rf"(?P<plain>[pusd])(?![^\s])"
    rf"|deal (?P<dealer>[SWNE]) (?:(?P<sign>[#=])(?P<number>[0-9-]{{1,20}}) )?"
    rf"(?P<deck>(?:{_CARD}){{52}})"
    rf"|x(?P<discard>{_CARD})"
    rf"|k(?P<knock>{_CARD})\[(?P<knock_melds>{_MELDS})\]"
    rf"|l\[(?P<defence>{_MELDS})\](?P<layoffs>(?: {_CARD}>[1-9][0-9]?)*)"
    rf"|r\[(?P<restock>(?:{_CARD})*)\]"
    rf"|g(?P<gives_up>[SWNE])"
    rf"|b(?P<back>[0-9]{{1,7}})"
)


def parse_action(text: str, rules: Rules) -> Action:
    """The action of one text; NotationError when it is none, whatever follows included."""
    found = _ACTION.fullmatch(text)
    if found is None:
        raise NotationError(f"not an action: {text[:40]!r}")
    return _action_of(found, rules)


def _action_of(found: re.Match[str], rules: Rules) -> Action:
    part = found.groupdict()
    if part["plain"]:
        return _PLAIN[part["plain"]]
    if part["deck"]:
        return _parse_deal(part)
    if part["discard"]:
        return Discard(Card.parse(part["discard"]))
    if part["knock"]:
        return Knock(Card.parse(part["knock"]), _parse_melds(part["knock_melds"], rules))
    if part["defence"] is not None:
        return Defend(_parse_melds(part["defence"], rules), _parse_layoffs(part["layoffs"]))
    if part["restock"] is not None:
        return Restock(parse_cards(part["restock"]))
    if part["gives_up"]:
        return GiveUp(Seat(part["gives_up"]))
    return TakeBack(int(part["back"]))


def _parse_deal(part: dict[str, str]) -> Deal:
    order, dealer = parse_cards(part["deck"]), Seat(part["dealer"])
    if part["number"] is None:
        return Deal(order, dealer)
    try:
        return Deal(order, dealer, DealNumber.parse(part["number"]), part["sign"] == "=")
    except DealNumberError as error:
        raise NotationError(str(error)) from error


def _parse_melds(text: str, rules: Rules) -> tuple[Meld, ...]:
    try:
        return tuple(Meld.of(parse_cards(word), rules.ace_high_runs) for word in text.split())
    except ValueError as error:
        raise NotationError(str(error)) from error


def _parse_layoffs(text: str) -> tuple[Layoff, ...]:
    pairs = (word.split(">") for word in text.split())
    return tuple(Layoff(Card.parse(card), int(meld) - 1) for card, meld in pairs)


_VISIBLE: Final = re.compile(r"\S")
_OPTIONS: Final = {field.name: field.type for field in fields(Rules)}


def parse_header(text: str) -> Record:
    """A record without actions from its header; NotationError names line and column."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise NotationError(f"the first line must be {FORMAT!r}")
    options: dict[str, int | bool | None] = {}
    names: dict[str, str] = {}
    for number, line in enumerate(lines[1:], 2):
        word, _, rest = line.partition(" ")
        if word == "seat":
            names[rest[:1]] = tidy_name(rest[2:])
        elif word in _OPTIONS:
            options[word] = _parse_value(word, rest, number)
        elif word:
            raise NotationError(f"unknown option {word[:40]!r}", number)
    return _header_of(options, names)


def _header_of(options: dict[str, int | bool | None], names: dict[str, str]) -> Record:
    try:
        rules = Rules(**options)  # type: ignore[arg-type]  # Rules checks every value itself
    except (RulesError, TypeError) as error:
        raise NotationError(str(error)) from error
    seats = [seat.value for seat in seats_of(rules)]
    if sorted(names) != sorted(seats):
        raise NotationError(f"there must be a name for each of the seats {' '.join(seats)}")
    return Record(rules, tuple(names[seat] for seat in seats))


def _parse_value(option: str, text: str, line: int) -> int | bool | None:
    known = {"yes": True, "no": False, "none": None}
    whole = re.fullmatch(r"[0-9]{1,6}", text)
    if whole or text in known:
        value = int(text) if whole else known[text]
        if isinstance(value, bool) == (_OPTIONS[option] == "bool"):
            return value
    raise NotationError(f"not a value: {text[:40]!r}", line, len(option) + 2)


def parse_record(text: str) -> Record | Damaged:
    """The record, or its valid beginning with the first fault.

    NotationError when not even the header can be read.
    """
    record, steps = parse_steps(text)
    actions: list[Action] = []
    try:
        for action, _ in steps:
            actions.append(action)
    except NotationError as error:
        return Damaged(_with(record, actions), error)
    return _with(record, actions)


def parse_steps(text: str) -> tuple[Record, Iterator[tuple[Action, Match]]]:
    """The header as a record, and each action with the state after it, as fast as they are asked.

    For those who can't wait for the whole. NotationError as in `parse_record`, and at the first
    fault of the actions.
    """
    if len(text) > MOST_CHARACTERS:
        raise NotationError("too long for a record")
    header, body, first_line = _split(text)
    record = parse_header(header)
    return record, _steps(record.rules, body, first_line)


def _steps(rules: Rules, body: list[str], first_line: int) -> Iterator[tuple[Action, Match]]:
    past = [new_match(rules)]
    for number, line in enumerate(body, first_line):
        for action, column in _line_actions(line, number, rules):
            if len(past) > MOST_ACTIONS:
                raise NotationError("too many actions for a record", number, column)
            past.append(_legal_after(past, action, number, column))
            yield action, past[-1]


def _with(record: Record, actions: list[Action]) -> Record:
    return Record(record.rules, record.names, tuple(actions))


def _split(text: str) -> tuple[str, list[str], int]:
    """The header, the lines from the first action on, and the number of the first of these."""
    lines = text.splitlines()
    starts = (n for n, line in enumerate(lines) if line.startswith("deal ") or _ACTION.match(line))
    at = next(starts, len(lines))
    return "\n".join(lines[:at]), lines[at:], at + 1


def _line_actions(line: str, number: int, rules: Rules) -> Iterator[tuple[Action, int]]:
    """The actions of a line, each with its column."""
    at = 0
    while start := _VISIBLE.search(line, at):
        at = start.start()
        found = _ACTION.match(line, at)
        if found is None or line[found.end() : found.end() + 1].strip():
            raise NotationError(f"not an action: {line[at : at + 20]!r}", number, at + 1)
        try:
            yield _action_of(found, rules), at + 1
        except NotationError as error:
            raise NotationError(error.problem, number, at + 1) from error
        at = found.end()


def _legal_after(past: list[Match], action: Action, line: int, column: int) -> Match:
    try:
        return _after(past, action)
    except IllegalAction as error:
        raise NotationError(f"{print_action(action)[:20]}: {error}", line, column) from error
