"""The log of the match being played, written to the store as it grows."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from okrummy_gui.engine.cards import Card, parse_cards, print_cards
from okrummy_gui.engine.match import apply, new_match
from okrummy_gui.engine.protocol import Action, IllegalAction, Seat
from okrummy_gui.engine.record import (
    NotationError,
    Record,
    parse_action,
    parse_header,
    print_action,
    print_header,
)
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.seating import Chair, Seating
from okrummy_gui.store.matches import MatchStore, MemoryStore, StoredMatch, StoreTrouble

_SEATING = "seating"


class Keeper:
    """Keeps one match at a time. When the disk fails it goes on in memory and tells so once."""

    def __init__(self, store: MatchStore, on_trouble: Callable[[StoreTrouble], None]) -> None:
        self._store = store
        self._on_trouble = on_trouble
        self._id = -1
        self._header = ""
        self._actions: list[str] = []
        self._beside: dict[str, str] = {}

    # ------------------------------------------------------------ writing

    def begin(self, rules: Rules, names: tuple[str, ...], actions: Iterable[Action] = ()) -> None:
        """A new match, or the valid beginning of a damaged one."""
        self._header = print_header(rules, names)
        self._actions = [print_action(action) for action in actions]
        self._beside = {}
        self._write(self._copy)

    def append(self, action: Action) -> None:
        self._actions.append(print_action(action))
        place = len(self._actions) - 1
        self._write(lambda: self._store.append(self._id, place, self._actions[place]))

    def keep_order(self, seat: Seat, order: Iterable[Card]) -> None:
        """The order in which a seat's player holds his cards."""
        self._keep_beside(_order_key(seat), print_cards(order))

    def keep_seating(self, seating: Seating) -> None:
        """Who sits where, and for whom a computer plays on."""
        chairs = {
            seat.value: {"level": chair.level, "stand_in": chair.stand_in}
            for seat, chair in seating.chairs.items()
        }
        self._keep_beside(_SEATING, json.dumps(chairs))

    def finish(self, summary: str) -> None:
        self._write(lambda: self._store.finish(self._id, summary))

    def close(self) -> None:
        self._store.close()

    def _keep_beside(self, key: str, value: str) -> None:
        self._beside[key] = value
        self._write(lambda: self._store.keep_beside(self._id, key, value))

    def _write(self, write: Callable[[], None]) -> None:
        try:
            write()
        except StoreTrouble as trouble:
            self._store.close()
            self._store = MemoryStore()
            self._copy()
            self._on_trouble(trouble)

    def _copy(self) -> None:
        """All of the match so far, as a match of its own."""
        self._id = self._store.create(self._header)
        for place, text in enumerate(self._actions):
            self._store.append(self._id, place, text)
        for key, value in self._beside.items():
            self._store.keep_beside(self._id, key, value)

    # ------------------------------------------------------------ reading

    def newest(self) -> tuple[StoredMatch, Record] | None:
        """The match broken off last of which anything can be read, and its valid beginning.

        The one that is being kept now is not broken off.
        """
        for stored in self._store.unfinished():
            record = None if stored.id == self._id else _readable(stored)
            if record is not None and record.actions:
                return stored, record
        return None

    def unreadable(self) -> bool:
        """Whether the header of a match broken off can't be read; such a match stays as it is."""
        return any(_readable(stored) is None for stored in self._store.unfinished())

    def resume(self, stored: StoredMatch, record: Record) -> None:
        """Go on with a kept match; one with a damaged end becomes a match of its own."""
        if len(record.actions) < len(stored.actions):
            self.begin(record.rules, record.names, record.actions)
            for key, value in stored.beside.items():
                self._keep_beside(key, value)
            return
        self._id, self._header = stored.id, stored.header
        self._actions, self._beside = list(stored.actions), dict(stored.beside)


def kept_order(stored: StoredMatch, seat: Seat) -> tuple[Card, ...]:
    """The order kept for a seat; none where it can't be read."""
    try:
        return parse_cards(stored.beside.get(_order_key(seat), ""))
    except ValueError:
        return ()


def kept_seating(stored: StoredMatch, seats: tuple[Seat, ...]) -> Seating:
    """Who sits where; what can't be read is as usual: one person, computers else."""
    try:
        found = json.loads(stored.beside.get(_SEATING, "{}"))
    except (ValueError, RecursionError):
        found = {}
    chairs = found if isinstance(found, dict) else {}
    usual = Seating.usual(seats)
    read = {seat: _chair(chairs.get(seat.value)) or usual.chairs[seat] for seat in seats}
    return Seating(read) if any(chair.is_person for chair in read.values()) else usual


def _order_key(seat: Seat) -> str:
    return f"order {seat.value}"


def _chair(found: Any) -> Chair | None:
    if not isinstance(found, Mapping):
        return None
    try:
        return Chair(str(found.get("level")), found.get("stand_in"))
    except (TypeError, ValueError):
        return None


def _readable(stored: StoredMatch) -> Record | None:
    """The valid beginning of a kept match; None where there is none."""
    try:
        header = parse_header(stored.header)
    except NotationError:
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
