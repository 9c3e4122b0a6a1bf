"""The match that is being played: the one way in for every player, and what is shown of it.

Every action goes through `Session.submit`, whoever makes it; it is in the store before anybody
sees it. The session never waits for the window.

Several people may share the machine. Between two of them the viewer is nobody: no view with a hand
exists until the next one has sat down.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from okrummy_gui.ai.player import Player
from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.match import Match, apply, events_for, new_match, view_for
from okrummy_gui.engine.protocol import (
    Action,
    Deal,
    Event,
    GiveUp,
    IllegalAction,
    Phase,
    Reason,
    Restock,
    Seat,
    next_seat,
)
from okrummy_gui.engine.record import Record, fold, states
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.scoring import Scoresheet
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.dealing import Dealing
from okrummy_gui.model.handorder import SortBy, merged, sorted_hand
from okrummy_gui.model.hint import Adviser
from okrummy_gui.model.keeping import Keeper, kept_order, kept_seating
from okrummy_gui.model.naming import shown_names
from okrummy_gui.model.seating import Seating
from okrummy_gui.model.setup import LEVELS, Occupant, Setup
from okrummy_gui.model.thinking import Decider, LocalThinker, Thinker
from okrummy_gui.store.matches import Backup, Elsewhere, MatchStore, StoreTrouble

NATURAL_PAUSE: Final = 700
"""How long a computer player seems to think, in milliseconds."""
PAUSES: Final = {"off": 0, "natural": NATURAL_PAUSE, "slow": 1750}
"""By what the player chose."""

_OVER: Final = (Phase.HAND_OVER, Phase.MATCH_OVER)


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A kept match that can be gone on with: enough to ask the player whether to."""

    names: dict[Seat, str]
    seating: Seating
    sheet: Scoresheet
    damaged: bool
    """Its end can't be read: it goes on from its valid beginning."""

    def others(self) -> tuple[str, ...]:
        """Against whom, in the language of the moment; everybody when several people play."""
        shown = shown_names(self.names, self.seating)
        return tuple(shown[seat] for seat in shown if seat is not self.seating.only_viewer)

    def score(self) -> tuple[int, ...]:
        """The points scored in hands so far, by side; in Hollywood of all columns together."""
        by_column = (column.totals for column in self.sheet.columns)
        return tuple(map(sum, zip(*by_column, strict=True)))


class Session(QObject):
    """One match at a time, seen from the seat `viewer`."""

    changed = Signal()
    happened = Signal(object)
    """An engine Event, as the viewer sees it."""
    refused = Signal(object)
    """The Reason why the viewer's action was not legal."""
    trouble = Signal(object)
    """A StoreTrouble: the match goes on in memory."""
    faltered = Signal(object)
    """A Faltered: a computer player did not decide, and the level below plays on."""
    hinted = Signal(object)
    """The Advice that was asked for."""

    def __init__(
        self,
        store: MatchStore,
        players: Mapping[str, Player] | None,
        dealing: Dealing,
        rng: random.Random,
        *,
        pause: int = NATURAL_PAUSE,
        thinker: Thinker | None = None,
        parent: QObject | None = None,
    ) -> None:
        """The `thinker` asks the players; without one the `players` by level are asked here."""
        super().__init__(parent)
        self.viewer: Seat | None = None
        """Whose cards may be seen; None between two people."""
        self.awaited: Seat | None = None
        """The person who is to sit down before a hand may be seen again."""
        self.pause = pause
        self.sort_by = SortBy.MELDS
        self._dealing = dealing
        self._match: Match = new_match(Rules())
        self._names: tuple[str, ...] = ("", "")
        self._seating = Seating.usual(self._match.seats)
        self._actions: list[Action] = []
        self._orders: dict[Seat, tuple[Card, ...]] = {}
        self._started = False
        self._closed = False
        self._resting = False
        thinker = thinker or LocalThinker(players or {}, self)
        self._decider = Decider(thinker, tuple(players or LEVELS), rng, self)
        self._decider.decided.connect(self._computer_turn)
        self._decider.faltered.connect(self.faltered)
        self._adviser = Adviser(thinker, LEVELS[-1], self)
        self._adviser.advised.connect(self.hinted)
        self._keeper = Keeper(store, self._tell_trouble)
        QTimer.singleShot(0, self, self._reckon)

    # ------------------------------------------------------------ what is shown

    @property
    def rules(self) -> Rules:
        return self._match.rules

    @property
    def names(self) -> dict[Seat, str]:
        return dict(zip(self._match.seats, self._names, strict=True))

    @property
    def seating(self) -> Seating:
        return self._seating

    @property
    def started(self) -> bool:
        """A match is on the table."""
        return self._started

    @property
    def order(self) -> tuple[Card, ...]:
        """The viewer's hand in the order in which he holds it."""
        return self._orders.get(self.viewer, ()) if self.viewer else ()

    def view(self) -> PlayerView:
        """What the viewer may know now, and do if he is there himself."""
        view = view_for(self._match, self.viewer)
        there = self.viewer in self._seating.present
        return view if there else replace(view, legal=None)

    def sheet(self) -> Scoresheet:
        """The score sheet so far."""
        return self._match.sheet

    def record(self) -> Record:
        """The whole log. It holds every hidden card: it is for the store and for replays."""
        return Record(self._match.rules, self._names, tuple(self._actions))

    def story(self) -> tuple[Event, ...]:
        """What the viewer missed of this hand: all since his own last action."""
        if self.viewer is None:
            return ()
        told: list[Event] = []
        log = list(states(self.rules, self._actions))
        for before, action in zip(log, self._actions, strict=False):
            if before.turn is self.viewer or isinstance(action, Deal):
                told = []
            if before.turn is not self.viewer:
                told += events_for(before, action, self.viewer)
        return tuple(told)

    # ------------------------------------------------------------ beginning and end

    def start(self, setup: Setup) -> None:
        """Begin a match and deal its first hand; nothing once the program ends."""
        if self._closed:
            return
        match = new_match(setup.rules)
        names = tuple(occupant.name for occupant in setup.occupants)
        deal = self._dealing.first(setup)
        self._begin(match, names, Seating.of(setup, match.seats), [])
        self._keeper.begin(match.rules, names)
        self._keeper.keep_seating(self._seating)
        self._commit(deal)

    def setup(self) -> Setup:
        """The game that is played, to be begun once more."""
        chairs = self._seating.chairs.values()
        occupants = (
            Occupant(name, chair.level) for name, chair in zip(self._names, chairs, strict=True)
        )
        return Setup(self.rules, tuple(occupants))

    def same_hand(self, *, swapped: bool) -> Setup | None:
        """The hand played last as a new game; swapped, everybody has the cards from his right.

        None while the hand goes on, and where it has no number.
        """
        number = self.view().number
        dealer = self._match.hand.dealer if self._match.hand else None
        if number is None or dealer is None:
            return None
        moved = next_seat(dealer, self._match.seats) if swapped else dealer
        return replace(self.setup(), number=number, dealer=moved)

    def resumable(self) -> Unfinished | None:
        """The match that was broken off last, if any can be read."""
        found = self._keeper.newest()
        if found is None:
            return None
        stored, record = found
        match = fold(record)
        names = dict(zip(match.seats, record.names, strict=True))
        damaged = len(record.actions) < len(stored.actions)
        return Unfinished(names, kept_seating(stored, match.seats), match.sheet, damaged)

    def has_unreadable(self) -> bool:
        """Whether a kept match can't be read at all, such as one of a newer version."""
        return self._keeper.unreadable()

    def resume(self) -> None:
        """Go on exactly where the match broken off last stood; nothing where there is none."""
        found = self._keeper.newest()
        if found is None:
            return
        stored, record = found
        match = fold(record)
        if not self._keeper.resume(stored, record):
            return
        seating = kept_seating(stored, match.seats)
        self._begin(match, record.names, seating, list(record.actions))
        for seat in match.seats:
            held = view_for(match, seat).hand
            self._orders[seat] = merged(kept_order(stored, seat), held)
        self._hand_over()
        self.changed.emit()
        self._advance()

    def _begin(
        self, match: Match, names: tuple[str, ...], seating: Seating, actions: list[Action]
    ) -> None:
        self._match, self._names, self._seating = match, names, seating
        self._actions, self._orders = actions, {}
        alone = len(seating.people) == 1
        self.viewer, self.awaited = seating.people[0] if alone else None, None
        self._decider.begin_match()
        self._started = True

    def give_up(self) -> None:
        """The viewer's side gives the match up."""
        if self.viewer is not None:
            self.submit(GiveUp(self.viewer))

    def rest(self) -> None:
        """Let no computer player act until `wake`: nobody looks on just now."""
        self._resting = True
        self._decider.stop()

    def wake(self) -> None:
        """Show the game as it is and let it go on, whatever has gone wrong in between."""
        self._resting = False
        if self._started and not self._closed:
            self.changed.emit()
            self._advance()

    def close(self) -> None:
        """No more computer turns; the store is closed."""
        if not self._closed:
            self._closed = True
            self._decider.close()
            self._keeper.close()

    # ------------------------------------------------------------ people

    def sit_down(self) -> None:
        """The awaited person is there: his hand may be seen."""
        if self.awaited is not None:
            self.viewer, self.awaited = self.awaited, None
            self.changed.emit()

    def leave_seat(self) -> None:
        """A computer plays on for the viewer, until he comes back."""
        if self.viewer in self._seating.present:
            self._reseat(self._seating.left(self.viewer))

    def take_seat_back(self, seat: Seat) -> None:
        """The person who had left the seat plays again."""
        if seat in self._seating.absent:
            self._reseat(self._seating.back(seat))

    def _reseat(self, seating: Seating) -> None:
        self._seating = seating
        self._keeper.keep_seating(seating)
        self._hand_over()
        self.changed.emit()
        self._advance()

    def _hand_over(self, *, dealt: bool = False) -> None:
        """Settle whose cards may be seen now that something has happened."""
        only = self._seating.only_viewer
        if self._match.phase in _OVER:
            somebody = only or next(iter(self._seating.people))
            self.viewer, self.awaited = self.viewer or self.awaited or somebody, None
            return
        # Who stays when another leaves his seat is not the one in front of the screen just then.
        person = only or self._seating.next_person(self._waiting())
        dealt = dealt and only is None
        if person is not None and (dealt or person is not self.viewer):
            self.viewer, self.awaited = None, person

    def _waiting(self) -> tuple[Seat, ...]:
        """Who acts next, in order, as far as it is known."""
        hand = self._match.hand
        if hand is None:
            return ()
        if hand.to_defend:
            return hand.to_defend
        at = hand.place(hand.turn)
        return hand.seats[at:] + hand.seats[:at]

    # ------------------------------------------------------------ playing

    def submit(self, action: Action) -> Reason | None:
        """The viewer's action: done, kept and shown, or the reason why not."""
        giving_up = isinstance(action, GiveUp) and action.seat is self.viewer
        there = self.viewer in self._seating.present and self._match.turn is self.viewer
        if not there and not giving_up:
            self.refused.emit(Reason.NOT_YOUR_TURN)
            return Reason.NOT_YOUR_TURN
        try:
            self._commit(action)
        except IllegalAction as error:
            self.refused.emit(error.reason)
            return error.reason
        return None

    def ask_hint(self) -> None:
        """Ask what the strongest computer player would do in the viewer's place."""
        view = self.view()
        if view.legal is not None and not self._closed:
            self._adviser.ask(view)

    def next_hand(self) -> None:
        """Deal again, when a hand is over and the match is not."""
        dealer = self._match.next_dealer
        if self._match.phase is Phase.HAND_OVER and dealer is not None:
            self._commit(self._dealing.following(self._last_deal(), dealer))

    def reorder(self, order: tuple[Card, ...]) -> None:
        """Hold the viewer's hand in this order; it is kept beside the log."""
        if self.viewer is not None:
            self._hold(self.viewer, merged(order, self.view().hand))
            self.changed.emit()

    def sort(self, by: SortBy) -> None:
        """Sort the hand now, and every hand dealt from now on."""
        self.sort_by = by
        self.reorder(sorted_hand(self.view().hand, by, self.rules))

    def _commit(self, action: Action) -> None:
        """Keep the action, then let it be seen. IllegalAction leaves everything as it was."""
        if self._closed:
            return
        before, actor = self._match, self._match.turn
        events = events_for(before, action, self.viewer)
        after = apply(before, action)
        self._keeper.append(action, after)
        self._match = after
        self._actions.append(action)
        self._follow_hands(action, actor)
        for event in events:
            self.happened.emit(event)
        self._hand_over(dealt=isinstance(action, Deal))
        self.changed.emit()
        self._advance()

    def _follow_hands(self, action: Action, actor: Seat | None) -> None:
        """Every hand that has changed keeps the order its player gave it."""
        if isinstance(action, Deal):
            for seat in self._match.seats:
                held = view_for(self._match, seat).hand
                self._hold(seat, sorted_hand(held, self.sort_by, self.rules))
        elif actor is not None:
            held = view_for(self._match, actor).hand
            self._hold(actor, merged(self._orders.get(actor, ()), held))

    def _hold(self, seat: Seat, order: tuple[Card, ...]) -> None:
        self._orders[seat] = order
        if self._seating.chairs[seat].is_person:
            self._keeper.keep_order(seat, order)

    def _advance(self) -> None:
        """Let whatever comes next by itself come."""
        self._decider.stop()
        self._adviser.stop()
        level = self._acting_level()
        if self._match.phase is Phase.RESTOCK:
            self._commit(self._restock())
        elif level is not None and not self._closed and not self._resting:
            self._decider.ask(view_for(self._match, self._match.turn), level, self.pause)

    def _acting_level(self) -> str | None:
        """The level of the computer player whose turn it is."""
        seat = self._match.turn
        return self._seating.level_at(seat) if seat is not None else None

    def _computer_turn(self, action: Action) -> None:
        try:
            self._commit(action)
        except IllegalAction as error:
            self._decider.refuse(error.reason)

    def _last_deal(self) -> Deal:
        return next(action for action in reversed(self._actions) if isinstance(action, Deal))

    def _restock(self) -> Restock:
        hand = self._match.hand
        assert hand is not None
        time = hand.rules.restocks - hand.restocks + 1
        return self._dealing.restock(self._last_deal(), time, hand.discards[:-1])

    # ------------------------------------------------------------ keeping

    @property
    def store(self) -> MatchStore:
        """Where everything is kept now: another one while the disk can't be written."""
        return self._keeper.store

    def elsewhere(self) -> tuple[Elsewhere, ...]:
        """The matches that other windows are playing: they can't be gone on with here."""
        return self._keeper.elsewhere()

    def backups(self) -> tuple[Backup, ...]:
        """The copies of all kept games that can be restored, newest first."""
        return self._keeper.backups()

    def restore(self, backup: Backup) -> None:
        """Put a backup in place of all kept games; a StoreTrouble leaves them as they were.

        The match on the table stays there; it is kept once more as soon as somebody acts.
        """
        self._keeper.restore(backup.path)
        QTimer.singleShot(0, self, self._reckon)
        self.changed.emit()

    def _reckon(self) -> None:
        """A match at a time, so that the window is never kept waiting."""
        if not self._closed and self._keeper.reckon():
            QTimer.singleShot(0, self, self._reckon)

    def _tell_trouble(self, trouble: StoreTrouble) -> None:
        self.trouble.emit(trouble)
