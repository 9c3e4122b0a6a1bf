"""What a player makes of the hand's public story, and the danger of a discard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from okrummy_gui.engine.cards import Card, mask_of
from okrummy_gui.engine.meldmasks import completing_pairs
from okrummy_gui.engine.protocol import (
    Dealt,
    Discarded,
    DrewStock,
    Event,
    Outcome,
    Passed,
    Restocked,
    Seat,
    TookDiscard,
)
from okrummy_gui.engine.view import PlayerView

_LAST_STOCK: Final = 2
"""With so many cards in the stock after a turn the hand is over (R16)."""
_HALF: Final = 0.5
_TELLING: Final = 6
_DUEL: Final = 2
"""Players of a match whose score is weighed."""
_NO_DISCARD_YET: Final = 10
"""What stands for the points of a discard that was not made yet."""


@dataclass(frozen=True, slots=True)
class Memory:
    """What is known of the time and of the next player, who alone can take what is laid.

    With two players that is the opponent. Sets of cards are 52-bit masks.
    """

    turn: int
    """The viewer's own turns begun in this hand, the one under way included."""
    stock: int
    last: bool
    """Whether the stock leaves the viewer no further turn (R16)."""
    limit: int
    ace_high: bool
    unseen: int
    """The cards that may be anywhere."""
    known: int
    """The cards that the next player was seen to take and has not laid."""
    known_of_all: int
    """The same of all the viewer's opponents."""
    shunned: int
    """The cards that the next player refused or laid."""
    laid: int
    """The cards that the next player laid."""
    takes: int
    """How many discards the next player has taken."""
    turns: int
    """The next player's turns begun."""
    latest: tuple[int, int]
    """The points of the next player's two latest discards, the latest one first."""
    knocker: float = _HALF
    """How often, of all hands that opponents closed in this match, it was by a knock: 0 to 1."""
    told: float = 0.0
    """How much tells of that: 1 from six such hands on."""
    needs: tuple[int, int] | None = None
    """The points that the viewer and the opponent lack to the match; None unless two play for one
    sum."""
    multiplier: int = 1
    """Of the hand's points (R9)."""


@dataclass(frozen=True, slots=True)
class Danger:
    """What the next player may do with a discard. Pairs are such as make a meld with it."""

    known: bool
    """Whether it melds with cards he is known to hold."""
    pairs: int
    """The pairs of which he may hold both cards."""
    likely: float
    """The same, a pair counting little when he shunned a card that melds with it."""
    touched: float
    """Those of the likely ones of which he is known to hold a card."""


UNLIKELY: Final = 0.1
"""What a pair counts when the player shunned a card that would have melded with it."""


def _mates(ace_high: bool) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By card: each pair that melds with it, and all cards that meld with that pair."""
    mates: dict[int, int] = {}
    for index in range(52):
        for pair in completing_pairs(index, ace_high):
            mates[pair] = mates.get(pair, 0) | 1 << index
    return tuple(
        tuple((pair, mates[pair]) for pair in completing_pairs(index, ace_high))
        for index in range(52)
    )


PAIRS: Final = (_mates(False), _mates(True))
"""By the option `ace_high_runs` and card: each pair that melds with it and all that meld with
that pair."""


def danger_of(memory: Memory, index: int) -> Danger:
    """The danger of laying the card with this index."""
    possible = memory.unseen | memory.known
    known = False
    pairs = 0
    likely = touched = 0.0
    for pair, mates in PAIRS[memory.ace_high][index]:
        if pair & possible != pair:
            continue
        weight = UNLIKELY if mates & memory.shunned else 1.0
        pairs += 1
        likely += weight
        if pair & memory.known:
            touched += weight
            known = known or pair & memory.known == pair
    return Danger(known, pairs, likely, touched)


def remember(view: PlayerView, *, drawing: bool = False, forgetful: bool = False) -> Memory:
    """What the viewer knows; `drawing`: the turn that his draw will begin counts as begun.

    Who is forgetful remembers of each player's discards the latest only.
    """
    rivals = tuple(seat for seat in view.opponents() if seat is not view.partner)
    known = [mask_of(view.known[view.seats.index(seat)]) for seat in rivals]
    told = _Story(view.seat, rivals[0], view.history)
    unseen = mask_of(view.unseen)
    if forgetful:
        unseen |= mask_of(view.discards[:-1]) & ~told.latest_of_all
    knocker, told_of_it = _habit(view, rivals)
    all_known = 0
    for cards in known:
        all_known |= cards
    return Memory(
        turn=told.own_turns + drawing,
        stock=view.stock_count,
        last=_no_turn_follows(view, told.restocks),
        limit=view.limit,
        ace_high=view.rules.ace_high_runs,
        unseen=unseen,
        known=known[0],
        known_of_all=all_known,
        shunned=told.shunned,
        laid=told.laid,
        takes=told.takes,
        turns=told.turns,
        latest=told.latest,
        knocker=knocker,
        told=told_of_it,
        needs=_needs(view),
        multiplier=view.multiplier,
    )


def _needs(view: PlayerView) -> tuple[int, int] | None:
    if len(view.seats) > _DUEL or view.rules.hollywood or view.seat is None:
        return None
    totals = view.sheet.columns[0].totals
    mine = view.seats.index(view.seat)
    return view.rules.target - totals[mine], view.rules.target - totals[1 - mine]


def _habit(view: PlayerView, rivals: tuple[Seat, ...]) -> tuple[float, float]:
    """How often the opponents close a hand by a knock, judging by this match so far."""
    closed = [result.outcome for result in view.sheet.results if result.knocker in rivals]
    knocks = sum([outcome is not Outcome.GIN for outcome in closed])
    share = (knocks + _HALF) / (len(closed) + 1)
    return share, min(len(closed), _TELLING) / _TELLING


def _no_turn_follows(view: PlayerView, restocks: int) -> bool:
    others = len(view.seats) - 1
    return view.stock_count <= _LAST_STOCK + others and restocks >= view.rules.restocks


class _Story:
    """What the history tells of the viewer's turns and of one other player."""

    def __init__(self, viewer: Seat | None, rival: Seat, history: tuple[Event, ...]) -> None:
        self.own_turns = self.turns = self.takes = self.restocks = 0
        self.shunned = self.laid = 0
        self.latest = (_NO_DISCARD_YET, _NO_DISCARD_YET)
        self._viewer = viewer
        self._rival = rival
        self._top = 0
        self._last_laid: dict[Seat, int] = {}
        for event in history:
            self._hear(event)

    @property
    def latest_of_all(self) -> int:
        """Each player's latest discard."""
        cards = 0
        for bit in self._last_laid.values():
            cards |= bit
        return cards

    def _hear(self, event: Event) -> None:
        match event:
            case Dealt(upcard=card):
                self._top = card.bit
            case DrewStock(seat=seat):
                self._begun(seat)
                self.shunned |= self._top if seat is self._rival else 0
            case Passed(seat=seat) if seat is self._rival:
                self.shunned |= self._top
            case TookDiscard(seat=seat):
                self._begun(seat)
                self.takes += seat is self._rival
            case Discarded(seat=seat, card=card):
                self._lay(seat, card)
            case Restocked():
                self.restocks += 1
            case _:
                pass

    def _begun(self, seat: Seat) -> None:
        self.own_turns += seat is self._viewer
        self.turns += seat is self._rival

    def _lay(self, seat: Seat, card: Card) -> None:
        self._top = card.bit
        self._last_laid[seat] = card.bit
        if seat is self._rival:
            self.shunned |= card.bit
            self.laid |= card.bit
            self.latest = (card.points, self.latest[0])
