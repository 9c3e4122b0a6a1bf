"""Matches, presets and settings on their way into files and out of them (docs/exchange.md).

A file from outside is data: its size, the number of its hands and every value are checked, its
results are reckoned anew from its actions, and nothing in it names a place on the disk. Reading
and writing go step by step, so that a window can show how far they are and stop them.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Any, BinaryIO, Final

from okrummy_gui import __version__
from okrummy_gui.engine.match import Match, new_match
from okrummy_gui.engine.protocol import Action, IllegalAction, seats_of
from okrummy_gui.engine.record import (
    FORMAT,
    NotationError,
    Record,
    parse_action,
    parse_header,
    parse_steps,
    print_action,
    print_header,
    print_record,
    states,
    tidy_name,
)
from okrummy_gui.engine.rules import Rules, RulesError
from okrummy_gui.model.presets import Shelf
from okrummy_gui.model.results import Tally, summary_of
from okrummy_gui.model.setup import PERSON
from okrummy_gui.model.statistics import LONGEST_AGO, moment
from okrummy_gui.store.contract import SEATING, HandRow, MatchRow, MatchStore, StoredMatch
from okrummy_gui.store.presets import LONGEST_NAME
from okrummy_gui.store.settings import OF_THIS_MACHINE, Settings, taken_from
from okrummy_gui.store.wholefile import whole_file

MATCH: Final = "okrummy match"
DATA: Final = "okrummy data"
PRESETS: Final = "okrummy presets"
SETTINGS: Final = "okrummy settings"
VERSION: Final = 1

MOST_BYTES: Final = 64_000_000
"""A larger file is not read."""
MOST_LETTERS: Final = 1_500_000
"""Of one match: enough for all that is read of it, and little enough to be read in a second."""
MOST_ACTIONS: Final = 40_000
MOST_HANDS: Final = 1_000
"""What comes later in a match is not read."""
MOST_FAULTS: Final = 100
"""After so many the rest of a file is not read."""
MOST_PRESETS: Final = 200
BEAT: Final = 200
"""After so many actions a step of reading ends."""
LONGEST_HEAD: Final = 10_000
"""Of the first line of all data; a longer one is a match, which is read once only."""
LONGEST_LEVEL: Final = 20
DEEPEST: Final = 64
"""So many brackets are open in none of our files."""


class Form(Enum):
    """In which form a match is written."""

    NOTATION = "okrummy"
    JSON = "json"


class FaultKind(Enum):
    """What is wrong with a file, coarse enough for each to be one sentence in the window."""

    UNREADABLE = "unreadable"
    TOO_LARGE = "too large"
    FOREIGN = "foreign"
    """None of our files."""
    NEWER = "newer"
    DAMAGED = "damaged"
    TOO_LONG = "too long"
    """More hands or actions than a match can have."""
    CUT_SHORT = "cut short"
    """Fewer matches than the file says it has."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong, and where: a line and column from 1, or an action from 1; 0 is not known."""

    kind: FaultKind
    line: int = 0
    column: int = 0
    action: int = 0


class Refused(Exception):
    """The file, or this part of it, can't be read at all.

    `part` is the field of a JSON object in which the fault lies, where no place is known.
    """

    def __init__(self, fault: Fault, part: str = "") -> None:
        super().__init__(fault.kind.value)
        self.fault, self.part = fault, part


@dataclass(frozen=True, slots=True)
class Parcel:
    """A match out of a file, checked and reckoned, ready for the store."""

    header: str
    log: str
    """The actions in notation, a line each."""
    seating: str
    started: str
    finished: str | None
    summary: str | None
    hands: tuple[HandRow, ...]
    ends: tuple[int, ...] = ()
    """After how many actions each hand was over."""
    names: tuple[str, ...] = ()
    sums: tuple[int, ...] = ()
    fault: Fault | None = None
    """Where the file's match breaks off; this is what comes before."""
    differs: bool = False
    """The file tells other results than its actions have."""
    bare: bool = False
    """The file doesn't tell who sat where."""

    @property
    def actions(self) -> tuple[str, ...]:
        return tuple(self.log.split("\n")) if self.log else ()


@dataclass(slots=True)
class Shipment:
    """All that was found in a file."""

    parcels: list[Parcel] = field(default_factory=list)
    presets: list[tuple[str, Rules]] = field(default_factory=list)
    settings: Mapping[str, Any] | None = None
    faults: list[Fault] = field(default_factory=list)

    @property
    def is_empty(self) -> bool:
        return not (self.parcels or self.presets or self.settings)


# ---------------------------------------------------------------- a match into a file


def print_match(stored: StoredMatch, row: MatchRow, form: Form) -> str:
    """The whole match as a text. One that goes on shows every card: it holds the decks."""
    if form is Form.NOTATION:
        return print_record(_record(stored))
    return json.dumps(match_object(stored, row), indent=1) + "\n"


def _record(stored: StoredMatch) -> Record:
    """Of a match that is damaged in the store, what comes before the damage."""
    header = parse_header(stored.header)
    actions: list[Action] = []
    with suppress(NotationError):
        for text in stored.actions:
            actions.append(parse_action(text, header.rules))  # it may break off
    return Record(header.rules, header.names, tuple(actions))


def match_object(stored: StoredMatch, row: MatchRow) -> dict[str, Any]:
    """The match as docs/exchange.md describes it. NotationError if its header can't be read."""
    header = parse_header(stored.header)
    seats = [seat.value for seat in seats_of(header.rules)]
    return {
        "format": MATCH,
        "version": VERSION,
        "program": __version__,
        "rules": header.rules.changes(),
        "names": dict(zip(seats, header.names, strict=True)),
        "seating": _seating(stored.beside.get(SEATING, ""), seats),
        "started": stored.started,
        "finished": stored.finished,
        "summary": stored.summary,
        "actions": list(stored.actions),
        "results": [_result_object(hand) for hand in row.hands],
    }


def _result_object(hand: HandRow) -> dict[str, Any]:
    return {name: getattr(hand, name) for name in HandRow.__slots__} | {
        "deadwood": list(hand.deadwood)
    }


def _seating(text: str, seats: Iterable[str]) -> dict[str, Any]:
    """Who sits where, as far as it makes sense."""
    try:
        found = json.loads(text) if text else {}
    except (ValueError, RecursionError):
        found = {}
    chairs = found if isinstance(found, dict) else {}
    return {seat: _chair(chairs[seat]) for seat in seats if isinstance(chairs.get(seat), dict)}


def _chair(found: Mapping[str, Any]) -> dict[str, Any]:
    level, stand_in = found.get("level"), found.get("stand_in")
    chair = {
        "level": level[:LONGEST_LEVEL] if isinstance(level, str) else PERSON,
        "stand_in": stand_in[:LONGEST_LEVEL] if isinstance(stand_in, str) else None,
    }
    return chair | ({"left": True} if found.get("left") is True else {})


def file_name(started: str, ending: str) -> str:
    """A name for the file, made of nothing that anybody typed."""
    when = moment(started)
    date = "" if when == LONGEST_AGO else f"-{when:%Y-%m-%d}"
    return f"oklahoma-rummy{date}.{ending}"


def write_text(path: Path, text: str) -> None:
    """Replace the file in one step; OSError, and then an earlier file is as it was."""
    for _ in write_lines(path, [text]):
        pass


def write_lines(path: Path, texts: Iterable[str]) -> Generator[None, None, None]:
    """Write the texts one by one; the file appears when all are written, or not at all."""
    with whole_file(path, ".okrummy-", newline="\n") as file:
        for text in texts:
            file.write(text)
            yield


def data_lines(store: MatchStore, shelf: Shelf, settings: Settings, made: str) -> Iterator[str]:
    """All data, a line for each match; one whose header can't be read is left out."""
    rows = [row for row in store.history() if _readable(row)]
    yield _line({"format": DATA, "version": VERSION, "made": made, "matches": len(rows)})
    for row in rows:
        yield _line(match_object(store.load(row.id), row))
    presets = [{"name": name, "rules": rules.changes()} for name, rules in shelf.own.items()]
    yield _line({"format": PRESETS, "version": VERSION, "presets": presets})
    chosen = asdict(settings)
    for name in OF_THIS_MACHINE:
        del chosen[name]
    yield _line({"format": SETTINGS, "version": VERSION, "settings": chosen})


def _readable(row: MatchRow) -> bool:
    try:
        parse_header(row.header)
    except NotationError:
        return False
    return True


def _line(made: Mapping[str, Any]) -> str:
    return json.dumps(made, separators=(",", ":")) + "\n"


# ---------------------------------------------------------------- out of a file


class Reading:
    """Reads a file step by step; what is found and what is wrong with it is in `found`."""

    def __init__(self, path: Path, now: datetime) -> None:
        self.found = Shipment()
        self.share = 0.0
        """How much is read, from 0 to 1."""
        self._path, self._now = path, now.isoformat(timespec="seconds")
        self._others = 0
        """How many lines were no match."""
        self._steps: Generator[None, None, None] = self._run()

    def step(self) -> bool:
        """Read a little more; False when nothing is left to read."""
        try:
            next(self._steps)
        except StopIteration:
            return False
        except Refused as refusal:
            self.found.faults.append(refusal.fault)
            return False
        except OSError:
            self.found.faults.append(Fault(FaultKind.UNREADABLE))
            return False
        return True

    def all(self) -> Shipment:
        """Read to the end."""
        while self.step():
            pass
        return self.found

    def close(self) -> None:
        """Stop reading and let go of the file."""
        self._steps.close()

    def _run(self) -> Generator[None, None, None]:
        if not self._path.is_file():  # a pipe would never end
            raise Refused(Fault(FaultKind.UNREADABLE))
        with self._path.open("rb") as file:
            size = os.fstat(file.fileno()).st_size
            if size > MOST_BYTES:
                raise Refused(Fault(FaultKind.TOO_LARGE))
            first = _decoded(file.readline(MOST_LETTERS))
            if first.startswith("{"):
                head = _object(first) if len(first) <= LONGEST_HEAD else None
                if head is not None and head.get("format") == DATA:
                    yield from self._data(file, head, size)
                    return
            elif not first.startswith(FORMAT.split()[0]):
                raise Refused(Fault(FaultKind.FOREIGN))
            text = first + _decoded(file.read(4 * MOST_LETTERS))
        yield from self._match_alone(text)

    def _match_alone(self, text: str) -> Iterator[None]:
        if len(text) > MOST_LETTERS:
            raise Refused(Fault(FaultKind.TOO_LARGE))
        if not text.startswith("{"):
            yield from self._notation(text)
            return
        try:
            found, fault = _mended(text)
            yield from self._json(found, fault)
        except Refused as refusal:
            raise Refused(_placed(refusal, text)) from refusal

    def _data(self, file: BinaryIO, head: Mapping[str, Any], size: int) -> Iterator[None]:
        try:
            _check_version(head)
        except Refused as refusal:
            raise Refused(replace(refusal.fault, line=1)) from refusal
        number = 1
        while raw := file.readline(MOST_LETTERS + 1):
            number += 1
            self.share = file.tell() / max(1, size)
            if len(raw) > MOST_LETTERS:
                self.found.faults.append(Fault(FaultKind.TOO_LARGE, number))
                while raw and not raw.endswith(b"\n"):
                    raw = file.readline(MOST_LETTERS)
                    yield
                continue
            try:
                yield from self._one_line(_decoded(raw), number)
            except Refused as refusal:
                self.found.faults.append(replace(refusal.fault, line=number, column=0))
            if len(self.found.faults) >= MOST_FAULTS:
                return
            yield
        told = head.get("matches")
        # A line that can't be read may have been a match.
        if isinstance(told, int) and told > number - 1 - self._others:
            self.found.faults.append(Fault(FaultKind.CUT_SHORT, number))

    def _one_line(self, text: str, number: int) -> Iterator[None]:
        if not text.strip():
            self._others += 1
            return
        found = _object(text)
        kind = None if found is None else found.get("format")
        if found is not None and kind == PRESETS:
            self._others += 1
            _check_version(found)
            self.found.presets += presets_of(found)
        elif found is not None and kind == SETTINGS:
            self._others += 1
            _check_version(found)
            settings = found.get("settings")
            self.found.settings = settings if isinstance(settings, dict) else None
        elif found is not None and kind != MATCH:
            raise Refused(Fault(FaultKind.FOREIGN))
        else:
            mended, fault = _mended(text)
            before = len(self.found.parcels)
            yield from self._json(mended, fault)
            for at, parcel in enumerate(self.found.parcels[before:], before):
                if parcel.fault is not None:
                    placed = replace(parcel.fault, line=number, column=0)
                    self.found.parcels[at] = replace(parcel, fault=placed)

    def _notation(self, text: str) -> Iterator[None]:
        version = re.match(r"okrummy ([0-9]{1,9})\s", text)
        if version and f"okrummy {version[1]}" != FORMAT:
            raise Refused(Fault(FaultKind.NEWER, 1))
        try:
            record, steps = parse_steps(text)
        except NotationError as error:
            raise Refused(Fault(FaultKind.DAMAGED, error.line, error.column)) from error
        yield from self._reckon(record, steps, {}, None)

    def _json(self, found: Mapping[str, Any], fault: Fault | None) -> Iterator[None]:
        if found.get("format") != MATCH:
            raise Refused(fault or Fault(FaultKind.FOREIGN))
        try:
            _check_version(found)
            record, texts = _header_of(found), _actions_of(found)
        except Refused as refusal:
            if fault is not None and refusal.fault.kind is FaultKind.DAMAGED:
                raise Refused(fault) from refusal  # what is missing came behind the fault
            raise
        yield from self._reckon(record, _json_steps(record.rules, texts), found, fault)

    def _reckon(
        self,
        record: Record,
        steps: Iterator[tuple[Action, Match]],
        told: Mapping[str, Any],
        fault: Fault | None,
    ) -> Iterator[None]:
        """Play the match over, as far as it can be played."""
        done = _Replayed(new_match(record.rules))
        try:
            for action, match in steps:
                if len(done.log) >= MOST_ACTIONS or len(match.sheet.results) > MOST_HANDS:
                    fault = Fault(FaultKind.TOO_LONG, action=len(done.log) + 1)
                    break
                done.follow(action, match, self._now)
                if len(done.log) % BEAT == 0:
                    yield
        except NotationError as error:
            line, column = (0, 0) if told else (error.line, error.column)
            fault = Fault(FaultKind.DAMAGED, line, column, len(done.log) + 1)
        except IllegalAction:
            fault = Fault(FaultKind.DAMAGED, action=len(done.log) + 1)
        if fault is not None and not done.log:
            raise Refused(fault)
        if done.log:
            self.found.parcels.append(_parcel(record, done, told, fault, self._now))


@dataclass(slots=True)
class _Replayed:
    """How far a match could be played over, and what came of it."""

    match: Match
    log: list[str] = field(default_factory=list)
    tally: Tally = field(default_factory=Tally)

    def follow(self, action: Action, match: Match, ended: str) -> None:
        self.match = match
        self.log.append(print_action(action))
        self.tally.follow(action, match, ended)


def _parcel(
    record: Record, done: _Replayed, told: Mapping[str, Any], fault: Fault | None, now: str
) -> Parcel:
    sheet = done.match.sheet
    started = _time(told.get("started"), now)
    finished = _time(told.get("finished"), now)
    results = told.get("results")
    results = results if isinstance(results, list) else []
    hands = tuple(
        _told(row, results[at] if at < len(results) else None, finished)
        for at, row in enumerate(done.tally.rows)
    )
    seating = told.get("seating")
    chairs = seating if isinstance(seating, dict) else {"S": {"level": PERSON}}
    seats = [seat.value for seat in seats_of(record.rules)]
    return Parcel(
        header=print_header(record.rules, record.names),
        log="\n".join(done.log),
        seating=json.dumps(
            {seat: _chair(chairs[seat]) for seat in seats if isinstance(chairs.get(seat), dict)}
        ),
        started=started,
        finished=finished if sheet.over else None,
        summary=summary_of(sheet) if sheet.over else None,
        hands=hands,
        ends=tuple(done.tally.ends),
        names=record.names,
        sums=sheet.sums() if sheet.over else sheet.columns[0].totals,
        fault=fault,
        bare=not isinstance(seating, dict),
        differs=bool(results) and fault is None and _points(results) != _points(hands),
    )


def _told(row: HandRow, told: Any, otherwise: str) -> HandRow:
    """With what can't be reckoned: the time, and that it is not to be counted."""
    counted = row.counted and _part(told, "counted") is not False
    return replace(row, ended=_time(_part(told, "ended"), otherwise), counted=counted)


def _points(results: Iterable[Any]) -> list[Any]:
    return [
        result.points if isinstance(result, HandRow) else _part(result, "points")
        for result in results
    ]


def _json_steps(rules: Rules, texts: Sequence[Any]) -> Iterator[tuple[Action, Match]]:
    taken: list[Action] = []

    def parsed() -> Iterator[Action]:
        for text in texts:
            taken.append(parse_action(text if isinstance(text, str) else "", rules))
            yield taken[-1]

    log = states(rules, parsed())
    next(log)
    for match in log:
        yield taken[-1], match


def _header_of(found: Mapping[str, Any]) -> Record:
    """Rules and names, by way of the notation's header, which knows all limits."""
    try:
        rules = Rules(**_field(found, "rules", dict))
    except (RulesError, TypeError) as error:
        raise Refused(Fault(FaultKind.DAMAGED), "rules") from error
    names = _field(found, "names", dict)
    try:
        told = [tidy_name(names[seat.value]) for seat in seats_of(rules)]
    except (TypeError, KeyError, AttributeError) as error:
        raise Refused(Fault(FaultKind.DAMAGED), "names") from error
    return Record(rules, tuple(told))


def _actions_of(found: Mapping[str, Any]) -> list[Any]:
    actions: list[Any] = _field(found, "actions", list) if "actions" in found else []
    return actions


def _field(found: Mapping[str, Any], name: str, kind: type) -> Any:
    value = found.get(name)
    if not isinstance(value, kind):
        raise Refused(Fault(FaultKind.DAMAGED), name)
    return value


def _check_version(found: Mapping[str, Any]) -> None:
    version = found.get("version")
    if type(version) is not int or version < 1:
        raise Refused(Fault(FaultKind.DAMAGED), "version")
    if version > VERSION:
        raise Refused(Fault(FaultKind.NEWER), "version")


def _decoded(raw: bytes) -> str:
    """What is no UTF-8 becomes letters that no format has, and so a fault in its place."""
    return raw.decode("utf-8", "replace").removeprefix("\ufeff").replace("\r\n", "\n")


def _object(text: str) -> dict[str, Any] | None:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _time(found: Any, otherwise: str) -> str:
    when = moment(found) if isinstance(found, str) else LONGEST_AGO
    return otherwise if when == LONGEST_AGO else when.isoformat(timespec="seconds")


def _part(found: Any, name: str) -> Any:
    return found.get(name) if isinstance(found, dict) else None


# ---------------------------------------------------------------- JSON that breaks off


def _mended(text: str) -> tuple[dict[str, Any], Fault | None]:
    """The object; of damaged JSON what is whole before the fault, and where that is."""
    try:
        found = json.loads(text)
    except RecursionError as error:
        raise Refused(Fault(FaultKind.DAMAGED, *_place(text, _too_deep(text)))) from error
    except json.JSONDecodeError as error:
        fault = Fault(FaultKind.DAMAGED, error.lineno, error.colno)
        mended = _object(_closed(text[: error.pos]))
        if mended is None:
            raise Refused(fault) from error
        return mended, fault
    except ValueError as error:
        digits = re.search(f"[0-9]{{{sys.get_int_max_str_digits() + 1}}}", text)
        at = digits.start() if digits else 0
        raise Refused(Fault(FaultKind.DAMAGED, *_place(text, at))) from error
    if not isinstance(found, dict):
        raise Refused(Fault(FaultKind.FOREIGN))
    return found, None


_TOKEN: Final = re.compile(
    r'(?:"[^"\\]*"\s*,\s*)+'  # many strings in a row, as actions are, at once
    r'|"(?:[^"\\]|\\.)*"?|[\[\]{},]',  # what is not closed reaches to the end: never twice
    re.DOTALL,
)


def _closed(text: str) -> str:
    """The text up to the last comma outside of strings, with what is open there closed."""
    opened: list[str] = []
    end, closing = 0, ""
    for token in _TOKEN.finditer(text):
        sign = token[0]
        if sign in "[{":
            opened.append("]" if sign == "[" else "}")
        elif sign in "]}" and opened:
            opened.pop()
        elif sign.rstrip().endswith(",") and len(opened) < DEEPEST:
            end, closing = text.rindex(",", 0, token.end()), "".join(reversed(opened))
    return text[:end] + closing


def _too_deep(text: str) -> int:
    """Where more is open than in any of our files."""
    depth = 0
    for token in _TOKEN.finditer(text):
        depth += (token[0] in "[{") - (token[0] in "]}")
        if depth > DEEPEST:
            return token.start()
    return 0


def _placed(refusal: Refused, text: str) -> Fault:
    """The fault, where nothing else is known at the field in which it lies."""
    fault = refusal.fault
    if fault.line or fault.action or fault.kind not in (FaultKind.DAMAGED, FaultKind.NEWER):
        return fault
    found = re.search(rf'"{refusal.part}"\s*:', text) if refusal.part else None
    line, column = _place(text, found.start() if found else 0)
    return replace(fault, line=line, column=column)


def _place(text: str, at: int) -> tuple[int, int]:
    """The line and the column, both from 1."""
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


# ---------------------------------------------------------------- into the store and the shelf


@dataclass(slots=True)
class Taken:
    """What has become of the matches of a file."""

    new: int = 0
    longer: int = 0
    """Known ones that went on in the file."""
    known: int = 0


def take_in(
    store: MatchStore, parcels: Iterable[Parcel], taken: Taken
) -> Generator[None, None, None]:
    """Put the matches into the store one by one; StoreTrouble where it can't take them."""
    kept: dict[tuple[str, ...], list[int]] = {}
    for row in store.history():
        stored = store.load(row.id)
        kept.setdefault((stored.header, *stored.actions[:1]), []).append(row.id)
        yield
    for parcel in parcels:
        actions = parcel.actions
        ids = kept.setdefault((parcel.header, *actions[:1]), [])
        match_id = None if _is_kept(store, ids, actions) else _taken(store, ids, parcel)
        if match_id is None:
            taken.known += 1
        elif match_id in ids:
            taken.longer += 1
        else:
            taken.new += 1
            ids.append(match_id)
        yield


def _is_kept(store: MatchStore, ids: Iterable[int], actions: tuple[str, ...]) -> bool:
    """Whether one of these matches is the same, or beyond it: nothing of it is to change."""
    return any(store.load(match_id).actions[: len(actions)] == actions for match_id in ids)


def _taken(store: MatchStore, ids: Iterable[int], parcel: Parcel) -> int:
    seating = parcel.seating
    for stored in map(store.load, ids):
        if parcel.bare and parcel.actions[: len(stored.actions)] == stored.actions:
            # Who sat where is known better here than by the notation.
            seating = stored.beside.get(SEATING, seating)
    return store.import_match(
        parcel.header,
        parcel.actions,
        {SEATING: seating},
        parcel.started,
        parcel.finished,
        parcel.summary,
        parcel.hands,
        parcel.ends,
    )


def take_presets(shelf: Shelf, presets: Iterable[tuple[str, Rules]]) -> int:
    """Put the presets on the shelf that are not there; a name that is taken gets a number."""
    count = 0
    for name, rules in presets:
        if rules in shelf.own.values() and shelf.own.get(name) == rules:
            continue
        free = _free_name(shelf, name)
        if free is not None:
            shelf.add(free, rules)
            count += 1
    return count


def _free_name(shelf: Shelf, name: str) -> str | None:
    for number in range(1, 100):
        ending = f" ({number})" if number > 1 else ""
        wanted = name[: LONGEST_NAME - len(ending)].rstrip() + ending
        if shelf.fault_of(wanted) is None:
            return wanted
    return None


def presets_of(found: Mapping[str, Any]) -> list[tuple[str, Rules]]:
    """The presets of which sense can be made."""
    entries = found.get("presets")
    presets = []
    for entry in (entries if isinstance(entries, list) else [])[:MOST_PRESETS]:
        name, rules = _part(entry, "name"), _part(entry, "rules")
        if isinstance(name, str) and isinstance(rules, dict):
            with suppress(RulesError, TypeError):
                presets.append((tidy_name(name), Rules(**rules)))
    return [(name, rules) for name, rules in presets if name]


def settings_from(found: Mapping[str, Any], now: Settings) -> Settings:
    """The settings of a file; what makes no sense stays as it is now, and so does the window."""
    here = {name: getattr(now, name) for name in OF_THIS_MACHINE}
    return replace(taken_from(found, now)[0], **here)
