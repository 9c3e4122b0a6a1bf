"""What goes into a match and what comes out of it: seats, actions, events, reasons, views.

Every type here is a value. Actions and events name cards, never places in a hand: the order in
which a player holds his cards is the window's business.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from okrummy_gui.engine.cards import Card, cards_of, mask_of
from okrummy_gui.engine.melds import (
    Arrangement,
    Layoff,
    Meld,
    knock_arrangements,
    least_deadwood,
)
from okrummy_gui.engine.rules import Rules


class Seat(Enum):
    """A seat at the table, in the order of play (R10); its value is its letter in the notation."""

    SOUTH = "S"
    WEST = "W"
    NORTH = "N"
    EAST = "E"


TWO_SEATS: Final = (Seat.SOUTH, Seat.NORTH)


def seats_of(rules: Rules) -> tuple[Seat, ...]:
    """The seats that are taken, in turn order."""
    if rules.seats == 2:
        return TWO_SEATS
    raise NotImplementedError(rules.seats)


def next_seat(seat: Seat, seats: tuple[Seat, ...]) -> Seat:
    """Who sits to the left of `seat`."""
    return seats[(seats.index(seat) + 1) % len(seats)]


class Phase(Enum):
    """What a match waits for."""

    DEAL = "deal"
    UPCARD_OFFER = "upcard offer"
    DRAW = "draw"
    DISCARD = "discard"
    DEFEND = "defend"
    RESTOCK = "restock"
    HAND_OVER = "hand over"
    MATCH_OVER = "match over"


class Reason(Enum):
    """Why an action is not legal. The window has a sentence for each in every language."""

    NOT_YOUR_TURN = "not your turn"
    WRONG_PHASE = "wrong phase"
    MUST_DRAW_STOCK = "must draw from the stock"
    CARD_NOT_HELD = "card not held"
    DRAWN_DISCARD_RETURNED = "drawn discard returned"
    NOT_A_MELD = "not a meld"
    MELDS_OVERLAP = "melds overlap"
    ABOVE_LIMIT = "above the limit"
    GIN_ONLY = "gin only"
    NO_LAYOFFS = "no layoffs"
    LAYOFF_DOES_NOT_FIT = "layoff does not fit"
    WRONG_DEALER = "wrong dealer"
    NOT_A_DECK = "not a deck"
    NO_SUCH_POINT = "no such point"
    MATCH_OVER = "match over"


class IllegalAction(ValueError):
    """An action the rules do not allow now; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason


# ---------------------------------------------------------------- actions


@dataclass(frozen=True, slots=True)
class Deal:
    """The deck of a hand, its first card being the first one dealt (R7), and who deals (R6)."""

    order: tuple[Card, ...]
    dealer: Seat


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the upcard to the next player (R10)."""


@dataclass(frozen=True, slots=True)
class TakeUpcard:
    """Take the upcard when it is offered (R10)."""


@dataclass(frozen=True, slots=True)
class DrawStock:
    """Draw the top card of the stock (R11)."""


@dataclass(frozen=True, slots=True)
class DrawDiscard:
    """Draw the top card of the discard pile (R11)."""


@dataclass(frozen=True, slots=True)
class Discard:
    """End the turn with a discard (R12)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Knock:
    """End the hand: lay `discard` and show the other ten cards with these melds (R13)."""

    discard: Card
    melds: tuple[Meld, ...]


@dataclass(frozen=True, slots=True)
class Defend:
    """Arrange the hand against a knock; layoffs name the table's melds from 0 (R17)."""

    melds: tuple[Meld, ...]
    layoffs: tuple[Layoff, ...] = ()


@dataclass(frozen=True, slots=True)
class Restock:
    """The discards but the top one, shuffled, beneath the stock, first card on top (R16)."""

    order: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class GiveUp:
    """A side gives up the match; the other wins it as if the target had been reached."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Go back to the state after the first `to` entries of the log (practice games)."""

    to: int


Action = (
    Deal
    | Pass
    | TakeUpcard
    | DrawStock
    | DrawDiscard
    | Discard
    | Knock
    | Defend
    | Restock
    | GiveUp
    | TakeBack
)


# ---------------------------------------------------------------- results


class Outcome(Enum):
    """How a hand ended (R16, R20 to R22)."""

    KNOCK = "knock"
    GIN = "gin"
    UNDERCUT = "undercut"
    DRAWN = "drawn"


@dataclass(frozen=True, slots=True)
class HandResult:
    """The end of a hand with all that explains its points.

    ``points = (bonus + difference) × multiplier``; `deadwood` is by seat, after layoffs.
    """

    outcome: Outcome
    winner: Seat | None = None
    knocker: Seat | None = None
    deadwood: tuple[int, ...] = ()
    bonus: int = 0
    difference: int = 0
    multiplier: int = 1
    points: int = 0


# ---------------------------------------------------------------- events


@dataclass(frozen=True, slots=True)
class Dealt:
    dealer: Seat
    upcard: Card


@dataclass(frozen=True, slots=True)
class Passed:
    seat: Seat


@dataclass(frozen=True, slots=True)
class DrewStock:
    """`card` is known to the drawer alone."""

    seat: Seat
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class TookDiscard:
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Discarded:
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Knocked:
    """`discard` is None while it lies face down (R13)."""

    seat: Seat
    discard: Card | None
    melds: tuple[Meld, ...]
    deadwood: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Defended:
    seat: Seat
    melds: tuple[Meld, ...]
    layoffs: tuple[Layoff, ...]
    deadwood: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Restocked:
    count: int


@dataclass(frozen=True, slots=True)
class HandEnded:
    result: HandResult


@dataclass(frozen=True, slots=True)
class GaveUp:
    seat: Seat


Event = (
    Dealt
    | Passed
    | DrewStock
    | TookDiscard
    | Discarded
    | Knocked
    | Defended
    | Restocked
    | HandEnded
    | GaveUp
)


# ---------------------------------------------------------------- what may be done


@dataclass(frozen=True, slots=True)
class Legal:
    """What the seat whose turn it is may do. It knows that seat's cards and what all can see.

    Cheap to make; the knocks are worked out when asked.
    """

    seat: Seat | None
    phase: Phase
    rules: Rules
    limit: int = 0
    hand: int = 0
    seen: int = 0
    """Every card the seat can see, its own hand included, as 52 bits."""
    taken: Card | None = None
    """The card taken from the discard pile in this turn (R12)."""
    stock_only: bool = False
    table: tuple[Meld, ...] = ()
    """The melds that may be laid off on; empty where nobody may (R17 to R19)."""

    @property
    def draws(self) -> tuple[Action, ...]:
        """The draws, or the answers to the upcard offer."""
        if self.phase is Phase.UPCARD_OFFER:
            return (TakeUpcard(), Pass())
        if self.phase is Phase.DRAW:
            return (DrawStock(),) if self.stock_only else (DrawStock(), DrawDiscard())
        return ()

    @property
    def discards(self) -> tuple[Card, ...]:
        """The cards that may end the turn, by discard or by knock (R12)."""
        if self.phase is not Phase.DISCARD:
            return ()
        return tuple(cards_of(self.hand & ~self._kept))

    @property
    def _kept(self) -> int:
        if self.taken is None or self.rules.may_return_drawn_discard:
            return 0
        return self.taken.bit

    def knock_discards(self) -> tuple[Card, ...]:
        """The discards after which the rest of the hand may knock (R13, R14)."""
        return tuple(
            card
            for card in self.discards
            if least_deadwood(cards_of(self.hand & ~card.bit), self.rules) <= self.limit
        )

    def arrangements(self, discard: Card) -> tuple[Arrangement, ...]:
        """How the hand may be shown when it knocks with `discard`, the offered one first (R13)."""
        if discard not in self.discards:
            return ()
        unseen = cards_of(~self.seen & ((1 << 52) - 1))
        kept = cards_of(self.hand & ~discard.bit)
        return knock_arrangements(kept, self.limit, unseen, self.rules)

    def reason_against(self, action: Action) -> Reason | None:
        """Why `action` is not legal now, None when it is. Deals and the like are the match's."""
        match action:
            case Pass() | TakeUpcard():
                return _unless(self.phase is Phase.UPCARD_OFFER)
            case DrawStock():
                return _unless(self.phase is Phase.DRAW)
            case DrawDiscard():
                if self.phase is Phase.DRAW and self.stock_only:
                    return Reason.MUST_DRAW_STOCK
                return _unless(self.phase is Phase.DRAW)
            case Discard(card):
                return self._against_discard(card)
            case Knock(discard, melds):
                return self._against_discard(discard) or self._against_knock(discard, melds)
            case Defend(melds, layoffs):
                return self._against_defence(melds, layoffs)
            case _:
                return Reason.WRONG_PHASE

    def __contains__(self, action: Action) -> bool:
        return self.reason_against(action) is None

    def _against_discard(self, card: Card) -> Reason | None:
        if self.phase is not Phase.DISCARD:
            return Reason.WRONG_PHASE
        if not self.hand & card.bit:
            return Reason.CARD_NOT_HELD
        return Reason.DRAWN_DISCARD_RETURNED if card.bit & self._kept else None

    def _against_knock(self, discard: Card, melds: tuple[Meld, ...]) -> Reason | None:
        kept = self.hand & ~discard.bit
        against = self._against_melds(melds, kept)
        if against:
            return against
        points = sum(card.points for card in cards_of(kept & ~_melded(melds)))
        if points <= self.limit:
            return None
        return Reason.ABOVE_LIMIT if self.limit else Reason.GIN_ONLY

    def _against_melds(self, melds: tuple[Meld, ...], held: int) -> Reason | None:
        used = 0
        for meld in melds:
            if not _is_meld(meld, self.rules):
                return Reason.NOT_A_MELD
            if meld.mask & used:
                return Reason.MELDS_OVERLAP
            if meld.mask & ~held:
                return Reason.CARD_NOT_HELD
            used |= meld.mask
        return None

    def _against_defence(
        self, melds: tuple[Meld, ...], layoffs: tuple[Layoff, ...]
    ) -> Reason | None:
        if self.phase is not Phase.DEFEND:
            return Reason.WRONG_PHASE
        against = self._against_melds(melds, self.hand)
        if against:
            return against
        if layoffs and not self.table:
            return Reason.NO_LAYOFFS
        return _against_layoffs(layoffs, self.table, self.hand & ~_melded(melds), self.rules)


def _unless(right: bool) -> Reason | None:
    return None if right else Reason.WRONG_PHASE


def _melded(melds: tuple[Meld, ...]) -> int:
    used = 0
    for meld in melds:
        used |= meld.mask
    return used


def _is_meld(meld: Meld, rules: Rules) -> bool:
    try:
        return Meld.of(meld.cards, rules.ace_high_runs).mask == meld.mask
    except ValueError:
        return False


def _against_layoffs(
    layoffs: tuple[Layoff, ...], table: tuple[Meld, ...], loose: int, rules: Rules
) -> Reason | None:
    melds = list(table)
    for layoff in layoffs:
        if not loose & layoff.card.bit:
            return Reason.CARD_NOT_HELD
        if not 0 <= layoff.meld < len(melds):
            return Reason.LAYOFF_DOES_NOT_FIT
        if not melds[layoff.meld].fits(layoff.card, rules.ace_high_runs):
            return Reason.LAYOFF_DOES_NOT_FIT
        melds[layoff.meld] = melds[layoff.meld].extended(layoff.card, rules.ace_high_runs)
        loose &= ~layoff.card.bit
    return None


# ---------------------------------------------------------------- views


@dataclass(frozen=True, slots=True)
class ShownHand:
    """A hand that lies open after a knock: melds, deadwood, and what was laid off from it."""

    seat: Seat
    melds: tuple[Meld, ...]
    deadwood: tuple[Card, ...]
    laid_off: tuple[Layoff, ...] = ()

    @property
    def points(self) -> int:
        """The deadwood's figure (R4)."""
        return sum(card.points for card in self.deadwood)


@dataclass(frozen=True, slots=True)
class Standing:
    """The public score of a match. Tuples are by seat, in turn order."""

    hand_number: int = 1
    totals: tuple[int, ...] = (0, 0)
    boxes: tuple[int, ...] = (0, 0)
    winner: Seat | None = None


@dataclass(frozen=True, slots=True)
class PlayerView:
    """All that one seat may know of a match (`seat` None: nobody's view, without a hand).

    `counts` and `known` are by seat in turn order; `known` are the cards a seat was seen to take
    and has not laid down since. `history` is the hand's public story, stock draws without cards.
    """

    seat: Seat | None
    seats: tuple[Seat, ...]
    rules: Rules
    phase: Phase
    turn: Seat | None
    dealer: Seat | None
    standing: Standing
    hand: tuple[Card, ...] = ()
    drawn: Card | None = None
    """The card the viewer drew in the turn that is under way."""
    upcard: Card | None = None
    limit: int = 0
    multiplier: int = 1
    stock_count: int = 0
    discards: tuple[Card, ...] = ()
    """Face up, bottom to top."""
    hidden_discard: bool = False
    """A knock's discard lies face down on the pile."""
    counts: tuple[int, ...] = ()
    known: tuple[tuple[Card, ...], ...] = ()
    history: tuple[Event, ...] = ()
    knocker: Seat | None = None
    table: tuple[Meld, ...] = ()
    """The knocker's melds with what has been laid off on them so far."""
    shown: tuple[ShownHand, ...] = ()
    result: HandResult | None = None
    legal: Legal | None = field(default=None, compare=False)
    """What the viewer may do; None when it is not his turn."""

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards whose place the viewer does not know, in card order."""
        seen = mask_of(self.hand) | mask_of(self.discards)
        for cards in self.known:
            seen |= mask_of(cards)
        for shown in self.shown:
            seen |= mask_of(shown.deadwood)
            seen |= _melded(shown.melds)
        seen |= _melded(self.table)
        return tuple(cards_of(~seen & ((1 << 52) - 1)))

    def opponents(self) -> tuple[Seat, ...]:
        """The other seats, from the viewer's left."""
        if self.seat is None:
            return self.seats
        at = self.seats.index(self.seat)
        return self.seats[at + 1 :] + self.seats[:at]
