"""The match that is being played: the one way in for every player, and what is shown of it.

Every action goes through `Session.submit`, whoever makes it; it is in the store before anybody
sees it. The session never waits for the window.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from okrummy_gui.ai.player import Player
from okrummy_gui.engine.cards import DECK, Card, parse_cards, print_cards
from okrummy_gui.engine.match import Match, apply, events_for, new_match, view_for
from okrummy_gui.engine.protocol import (
    Action,
    Deal,
    GiveUp,
    IllegalAction,
    Phase,
    Reason,
    Restock,
    Seat,
)
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
from okrummy_gui.engine.scoring import Scoresheet
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.handorder import SortBy, merged, sorted_hand
from okrummy_gui.store.matches import MatchStore, MemoryStore, StoredMatch, StoreTrouble

NATURAL_PAUSE: Final = 700
"""How long a computer player seems to think, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A kept match that can be gone on with: enough to ask the player whether to."""

    names: tuple[str, ...]
    totals: tuple[int, ...]


class Session(QObject):
    """One match at a time, seen from the seat `viewer`; the other seats are computer players."""

    changed = Signal()
    happened = Signal(object)
    """An engine Event, as the viewer sees it."""
    refused = Signal(object)
    """The Reason why the viewer's action was not legal."""
    trouble = Signal(object)
    """A StoreTrouble: the match goes on in memory."""

    def __init__(
        self,
        store: MatchStore,
        players: Mapping[Seat, Player],
        rng: random.Random,
        pause: int = NATURAL_PAUSE,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.viewer = Seat.SOUTH
        self.order: tuple[Card, ...] = ()
        self.pause = pause
        self.sort_by = SortBy.MELDS
        self._store = store
        self._players = players
        self._rng = rng
        self._match: Match = new_match(Rules())
        self._match_id = -1
        self._names: tuple[str, ...] = ("", "")
        self._actions: list[Action] = []
        self._closed = False
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._computer_turn)

    # ------------------------------------------------------------ what is shown

    @property
    def rules(self) -> Rules:
        return self._match.rules

    @property
    def names(self) -> dict[Seat, str]:
        return dict(zip(self._match.seats, self._names, strict=True))

    @property
    def started(self) -> bool:
        """A match is on the table."""
        return self._match_id >= 0

    def view(self) -> PlayerView:
        """What the viewer may know now."""
        return view_for(self._match, self.viewer)

    def sheet(self) -> Scoresheet:
        """The score sheet so far."""
        return self._match.sheet

    def record(self) -> Record:
        """The whole log. It holds every hidden card: it is for the store and for replays."""
        return Record(self._match.rules, self._names, tuple(self._actions))

    # ------------------------------------------------------------ beginning and end

    def start(self, rules: Rules, names: Mapping[Seat, str]) -> None:
        """Begin a match and deal its first hand, the dealer drawn by lot (R6)."""
        match = new_match(rules)
        self._names = tuple(names[seat] for seat in match.seats)
        self._match, self._actions = match, []
        self._match_id = self._keep_header()
        self._commit(self._shuffled_deal())

    def resumable(self) -> Unfinished | None:
        """The match that was broken off last, if any can be read."""
        for stored in self._store.unfinished():
            record = _readable(stored)
            if record.actions:
                return Unfinished(record.names, fold(record).sheet.columns[0].totals)
        return None

    def resume(self) -> None:
        """Go on exactly where the match broken off last stood."""
        stored, record = next(
            (stored, record)
            for stored in self._store.unfinished()
            if (record := _readable(stored)).actions
        )
        self._names = record.names
        self._match, self._actions = fold(record), list(record.actions)
        self._match_id = stored.id
        if len(record.actions) < len(stored.actions):
            self._match_id = self._copy_kept(record)
        self.order = merged(_kept_order(stored), self.view().hand)
        self.changed.emit()
        self._advance()

    def _copy_kept(self, record: Record) -> int:
        """A kept match with a damaged end: its valid beginning becomes a match of its own."""
        match_id = self._keep_header()
        for place, action in enumerate(record.actions):
            self._store.append(match_id, place, print_action(action))
        return match_id

    def give_up(self) -> None:
        """The viewer gives the match up."""
        self.submit(GiveUp(self.viewer))

    def close(self) -> None:
        """No more computer turns; the store is closed."""
        if not self._closed:
            self._closed = True
            self._clock.stop()
            self._store.close()

    # ------------------------------------------------------------ playing

    def submit(self, action: Action) -> Reason | None:
        """The viewer's action: done, kept and shown, or the reason why not."""
        if self._match.turn is not self.viewer and not isinstance(action, GiveUp):
            self.refused.emit(Reason.NOT_YOUR_TURN)
            return Reason.NOT_YOUR_TURN
        try:
            self._commit(action)
        except IllegalAction as error:
            self.refused.emit(error.reason)
            return error.reason
        return None

    def next_hand(self) -> None:
        """Deal again, when a hand is over and the match is not."""
        if self._match.phase is Phase.HAND_OVER:
            self._commit(self._shuffled_deal())

    def reorder(self, order: tuple[Card, ...]) -> None:
        """Hold the hand in this order; it is kept beside the log."""
        self.order = merged(order, self.view().hand)
        self._keep_order()
        self.changed.emit()

    def sort(self, by: SortBy) -> None:
        """Sort the hand now, and every hand dealt from now on."""
        self.sort_by = by
        self.reorder(sorted_hand(self.view().hand, by, self.rules))

    def _commit(self, action: Action) -> None:
        """Keep the action, then let it be seen. IllegalAction leaves everything as it was."""
        events = events_for(self._match, action, self.viewer)
        after = apply(self._match, action)
        self._keep(lambda: self._append(action))
        self._match = after
        self._actions.append(action)
        self._follow_hand(new=isinstance(action, Deal))
        if after.phase is Phase.MATCH_OVER:
            self._keep(lambda: self._store.finish(self._match_id, self._summary()))
        for event in events:
            self.happened.emit(event)
        self.changed.emit()
        self._advance()

    def _follow_hand(self, *, new: bool) -> None:
        held = self.view().hand
        if new:
            self.order = sorted_hand(held, self.sort_by, self.rules)
        else:
            self.order = merged(self.order, held)
        self._keep_order()

    def _advance(self) -> None:
        """Let whatever comes next by itself come."""
        self._clock.stop()
        if self._match.phase is Phase.RESTOCK:
            self._commit(self._shuffled_restock())
        elif self._match.turn in self._players and not self._closed:
            self._clock.start(self.pause)

    def _computer_turn(self) -> None:
        seat = self._match.turn
        if seat is not None and seat in self._players and not self._closed:
            view = view_for(self._match, seat)
            self._commit(self._players[seat].choose(view, self._rng))

    def _shuffled_deal(self) -> Deal:
        order = list(DECK)
        self._rng.shuffle(order)
        dealer = self._match.next_dealer or self._rng.choice(self._match.seats)
        return Deal(tuple(order), dealer)

    def _shuffled_restock(self) -> Restock:
        assert self._match.hand is not None
        below = list(self._match.hand.discards[:-1])
        self._rng.shuffle(below)
        return Restock(tuple(below))

    # ------------------------------------------------------------ keeping

    def _keep_header(self) -> int:
        header = print_header(self._match.rules, self._names)
        try:
            return self._store.create(header)
        except StoreTrouble as trouble:
            self._go_on_in_memory(trouble)
            return self._match_id

    def _append(self, action: Action) -> None:
        self._store.append(self._match_id, len(self._actions), print_action(action))

    def _keep_order(self) -> None:
        order = print_cards(self.order)
        self._keep(lambda: self._store.keep_beside(self._match_id, "order", order))

    def _keep(self, write: Callable[[], None]) -> None:
        try:
            write()
        except StoreTrouble as trouble:
            self._go_on_in_memory(trouble)
            write()

    def _go_on_in_memory(self, trouble: StoreTrouble) -> None:
        """The disk failed: the match so far is copied to memory and goes on there."""
        self._store.close()
        self._store = MemoryStore()
        self._match_id = self._copy_kept(self.record())
        self.trouble.emit(trouble)

    def _summary(self) -> str:
        winner = self._match.sheet.winner
        seats = "".join(seat.value for seat in winner.seats) if winner else "-"
        return f"{seats} {' '.join(map(str, self._match.sheet.sums()))}"


def _readable(stored: StoredMatch) -> Record:
    """The valid beginning of a kept match; without actions where there is none."""
    try:
        header = parse_header(stored.header)
    except NotationError:
        return Record(Rules(), ("", ""))
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


def _kept_order(stored: StoredMatch) -> tuple[Card, ...]:
    try:
        return parse_cards(stored.beside.get("order", ""))
    except ValueError:
        return ()
