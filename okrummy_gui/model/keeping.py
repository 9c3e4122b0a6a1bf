"""The log of the match being played, written to the store as it grows."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from okrummy_gui.engine.cards import Card, parse_cards, print_cards
from okrummy_gui.engine.match import Match, apply, new_match
from okrummy_gui.engine.protocol import Action, Deal, IllegalAction, Phase, Seat
from okrummy_gui.engine.record import (
    NotationError,
    Record,
    fold,
    parse_action,
    parse_header,
    print_action,
    print_header,
)
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.results import Tally, rows_of, summary_of, tally_of
from okrummy_gui.model.seating import Chair, Seating
from okrummy_gui.model.setup import RENAMED_LEVELS
from okrummy_gui.store.contract import SEATING, utc_now
from okrummy_gui.store.matches import (
    Backup,
    Backups,
    Elsewhere,
    MatchRow,
    MatchStore,
    MemoryStore,
    StoredMatch,
    StoreTrouble,
    TroubleKind,
    in_place_of,
    reopened,
)
from okrummy_gui.store.schema import UNRECKONED

_NONE = -1


class Keeper:
    """Keeps one match at a time.

    When the disk fails the match goes on in memory, which is told once. It is tried again before
    each deal, at the end of a match and when the program ends; when all is on disk again that is
    told too, as a trouble of the kind KEPT_AGAIN.
    """

    def __init__(self, store: MatchStore, on_trouble: Callable[[StoreTrouble], None]) -> None:
        self._store = store
        self._on_trouble = on_trouble
        self._id = _NONE
        self._forget("", "")

    def _forget(self, header: str, started: str, tally: Tally | None = None) -> None:
        """Have only this of a match yet, and none in the store."""
        self._store.release()
        self._id = _NONE
        self._header, self._started = header, started
        self._actions: list[str] = []
        self._beside: dict[str, str] = {}
        self._tally = tally or Tally()
        self._over: tuple[str, str] | None = None
        """When the match ended, and its summary."""

    @property
    def store(self) -> MatchStore:
        """Where everything is kept now; another one after a trouble."""
        return self._store

    # ------------------------------------------------------------ writing

    def begin(self, rules: Rules, names: tuple[str, ...]) -> None:
        """A new match."""
        self._try_again()
        self._store.back_up()
        self._forget(print_header(rules, names), utc_now())
        self._write(self._create)

    def append(self, action: Action, after: Match) -> None:
        """Keep the action and what follows from it: a hand's figures, the end of the match."""
        if isinstance(action, Deal):
            self._try_again()
        place, text = len(self._actions), print_action(action)
        self._actions.append(text)
        rows = self._tally.follow(action, after, utc_now())
        over = after.phase is Phase.MATCH_OVER
        summary = summary_of(after.sheet) if over else None
        self._over = None if summary is None else (utc_now(), summary)
        self._write(lambda: self._store.append(self._id, place, text, rows, summary))
        if over:
            self._try_again()
            self._store.release()

    def keep_order(self, seat: Seat, order: Iterable[Card]) -> None:
        """The order in which a seat's player holds his cards."""
        self._keep_beside(_order_key(seat), print_cards(order))

    def keep_seating(self, seating: Seating) -> None:
        """Who sits where, for whom a computer plays on, and for whom one ever did."""
        left = _left(self._beside.get(SEATING, "{}"))
        chairs = {
            seat.value: {"level": chair.level, "stand_in": chair.stand_in}
            | ({"left": True} if chair.stand_in is not None or seat.value in left else {})
            for seat, chair in seating.chairs.items()
        }
        self._keep_beside(SEATING, json.dumps(chairs))

    def close(self) -> None:
        self._on_trouble = lambda trouble: None  # nobody is there any more to read it
        self._try_again()
        self._store.close()
        self._store = MemoryStore()  # for whoever still asks

    def _create(self) -> None:
        self._id = self._store.create(self._header)
        self._store.claim(self._id)

    def _keep_beside(self, key: str, value: str) -> None:
        if self._over is None:  # in a restored store the place may be another match's by now
            self._beside[key] = value
            self._write(lambda: self._store.keep_beside(self._id, key, value))

    # ------------------------------------------------------------ when it can't be written

    def _write(self, write: Callable[[], None]) -> None:
        try:
            try:
                write()
            except (KeyError, ValueError):
                # Not where it was: a backup was restored, or it is on the disk that has failed.
                self._adopt()
        except StoreTrouble as trouble:
            self._give_up(trouble)

    def _give_up(self, trouble: StoreTrouble) -> None:
        """Off the disk into memory."""
        self._store = in_place_of(self._store)
        if self._header:
            self._adopt()
        self._on_trouble(trouble)

    def _adopt(self) -> None:
        """All of the match so far into the store, however much of it is there."""
        self._store.release()  # what is played goes on with no import
        finished, summary = self._over or (None, None)
        self._id = self._store.import_match(
            self._header,
            self._actions,
            self._beside,
            self._started,
            finished,
            summary,
            self._tally.rows,
            self._tally.ends,
        )
        self._reclaim()

    def _reclaim(self) -> None:
        if self._over is None and self._id != _NONE:
            self._store.claim(self._id)

    def _try_again(self) -> None:
        """Out of memory onto the disk, if that is possible now."""
        found = reopened(self._store) if isinstance(self._store, MemoryStore) else None
        if found is not None:
            self._store, ids, notice = found
            self._id = ids.get(self._id, self._id)
            self._reclaim()
            self._on_trouble(notice)

    # ------------------------------------------------------------ going on

    def newest(self) -> tuple[StoredMatch, Record] | None:
        """The match broken off last of which anything can be read, and its valid beginning.

        The one that is being kept now is not broken off, nor one that another window plays.
        """
        found = self._unfinished()
        taken = {self._id, *(match.match_id for match in self.elsewhere())}
        for stored in found:
            record = None if stored.id in taken else readable(stored)
            if record is not None and record.actions:
                return stored, record
        return None

    def elsewhere(self) -> tuple[Elsewhere, ...]:
        """The matches that other windows play."""
        return self._store.elsewhere()

    def _unfinished(self) -> tuple[StoredMatch, ...]:
        try:
            return self._store.unfinished()
        except StoreTrouble as trouble:
            self._give_up(trouble)
            return self._store.unfinished()

    def unreadable(self) -> bool:
        """Whether the header of a match broken off can't be read; such a match stays as it is."""
        return any(_header_of(stored.header) is None for stored in self._unfinished())

    def resume(self, stored: StoredMatch, record: Record) -> bool:
        """Go on with a kept match; one with a damaged end becomes a match of its own.

        False: another window was quicker, and nothing has changed.
        """
        if len(record.actions) < len(stored.actions):
            self._resume_beginning(stored, record)
            return True
        if not self._store.claim(stored.id):
            self._reclaim()
            return False
        self._header, self._started, self._over = stored.header, stored.started, None
        self._id, self._tally = stored.id, tally_of(record, utc_now())
        self._actions, self._beside = list(stored.actions), dict(stored.beside)
        return True

    def _resume_beginning(self, stored: StoredMatch, record: Record) -> None:
        self.begin(record.rules, record.names)
        self._tally = tally_of(record, utc_now())
        self._tally.uncount()  # they are counted with the damaged match
        self._actions = list(map(print_action, record.actions))
        self._beside = dict(stored.beside)
        self._write(self._fill)

    def _fill(self) -> None:
        for place, text in enumerate(self._actions):
            self._store.append(self._id, place, text)
        for key, value in self._beside.items():
            self._store.keep_beside(self._id, key, value)
        for row in self._tally.rows:
            self._store.keep_result(self._id, row)

    # ------------------------------------------------------------ earlier versions and backups

    def reckon(self) -> bool:
        """Add the figures of one match that an earlier version kept without; False: none is left.

        What can't be done now is done after a later start.
        """
        try:
            rest = self._unreckoned()
            if rest:
                self._reckon(rest[-1])
                self._store.keep_meta(UNRECKONED, str(rest[-1].id - 1))
            return len(rest) > 1
        except StoreTrouble:
            return False

    def _unreckoned(self) -> list[MatchRow]:
        last = self._store.meta(UNRECKONED) or "0"
        if not last.isdecimal() or last == "0" or isinstance(self._store, MemoryStore):
            return []
        return [row for row in self._store.history() if row.id <= int(last)]

    def _reckon(self, row: MatchRow) -> None:
        record = readable(stored := self._store.load(row.id))
        if record is None:
            return
        kept = {hand.hand for hand in row.hands}
        for hand in rows_of(record, row.finished or row.started):
            if hand.hand not in kept:
                self._store.keep_result(row.id, hand)
        sheet = fold(record).sheet
        whole = len(record.actions) == len(stored.actions)
        if sheet.over and whole and row.finished is None:
            self._store.finish(row.id, summary_of(sheet))

    def backups(self) -> tuple[Backup, ...]:
        """The copies that can be restored, newest first."""
        path = self._store.path
        return () if path is None else Backups(path).list()

    def restore(self, backup: Path) -> None:
        """Put a backup in place of all that is kept now, of which a backup is made first.

        The match on the table, unless it is over, will be kept in the restored store too as soon
        as somebody acts. A StoreTrouble leaves everything as it was.
        """
        if self._store.path is None or isinstance(self._store, MemoryStore):
            raise StoreTrouble(TroubleKind.UNWRITABLE, self._store.path or backup)
        self._store.release()
        try:
            Backups(self._store.path).restore(backup)
        except StoreTrouble:
            self._reclaim()
            raise
        self._id = _NONE


def kept_order(stored: StoredMatch, seat: Seat) -> tuple[Card, ...]:
    """The order kept for a seat; none where it can't be read."""
    try:
        return parse_cards(stored.beside.get(_order_key(seat), ""))
    except ValueError:
        return ()


def kept_seating(stored: StoredMatch, seats: tuple[Seat, ...]) -> Seating:
    """Who sits where; what can't be read is as usual: one person, computers else."""
    try:
        found = json.loads(stored.beside.get(SEATING, "{}"))
    except (ValueError, RecursionError):
        found = {}
    chairs = found if isinstance(found, dict) else {}
    usual = Seating.usual(seats)
    read = {seat: _chair(chairs.get(seat.value)) or usual.chairs[seat] for seat in seats}
    return Seating(read) if any(chair.is_person for chair in read.values()) else usual


def _left(seating: str) -> set[str]:
    """The letters of the seats that a computer has played at for a person."""
    try:
        found = json.loads(seating)
    except (ValueError, RecursionError):
        return set()
    chairs = found.items() if isinstance(found, dict) else ()
    return {letter for letter, chair in chairs if isinstance(chair, dict) and chair.get("left")}


def _order_key(seat: Seat) -> str:
    return f"order {seat.value}"


def _chair(found: Any) -> Chair | None:
    if not isinstance(found, Mapping):
        return None
    level, stand_in = _renamed(str(found.get("level"))), found.get("stand_in")
    try:
        return Chair(level, _renamed(stand_in) if isinstance(stand_in, str) else stand_in)
    except (TypeError, ValueError):
        return None


def _renamed(level: str) -> str:
    return RENAMED_LEVELS.get(level, level)


def _header_of(text: str) -> Record | None:
    try:
        return parse_header(text)
    except NotationError:
        return None


def readable(stored: StoredMatch) -> Record | None:
    """The valid beginning of a kept match; None where there is none."""
    header = _header_of(stored.header)
    if header is None:
        return None
    match = new_match(header.rules)
    actions: list[Action] = []
    for text in stored.actions:
        try:
            action = parse_action(text, header.rules)
            match = apply(match, action)
        except (NotationError, IllegalAction):
            break
        actions.append(action)
    return Record(header.rules, header.names, tuple(actions))
