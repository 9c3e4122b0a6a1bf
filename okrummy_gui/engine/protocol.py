"""What goes into a match and what comes out of it: seats, sides, actions, results, events.

Every type here is a value. Actions and events name cards, never places in a hand: the order in
which a player holds his cards is the window's business.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.deals import DealNumber
from okrummy_gui.engine.melds import Layoff, Meld
from okrummy_gui.engine.rules import Rules


class Seat(Enum):
    """A seat at the table, in the order of play (R10); its value is its letter in the notation."""

    SOUTH = "S"
    WEST = "W"
    NORTH = "N"
    EAST = "E"


_TAKEN: Final = {
    2: (Seat.SOUTH, Seat.NORTH),
    3: (Seat.SOUTH, Seat.WEST, Seat.EAST),
    4: (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST),
}


def seats_of(rules: Rules) -> tuple[Seat, ...]:
    """The seats that are taken, in turn order (R5)."""
    return _TAKEN[rules.seats]


@dataclass(frozen=True, slots=True)
class Side:
    """Who shares a score: one seat, or two partners opposite each other (R29)."""

    seats: tuple[Seat, ...]

    def __contains__(self, seat: object) -> bool:
        return seat in self.seats


def sides_of(rules: Rules) -> tuple[Side, ...]:
    """The sides in turn order of their first seats; South's is the first."""
    seats = seats_of(rules)
    if rules.partners:
        return Side(seats[0::2]), Side(seats[1::2])
    return tuple(Side((seat,)) for seat in seats)


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
    NOT_LEAST_DEADWOOD = "not the least deadwood"
    LAYOFF_DOES_NOT_FIT = "layoff does not fit"
    WRONG_DEALER = "wrong dealer"
    NOT_A_DECK = "not a deck"
    NOT_OF_THE_NUMBER = "not the cards of the deal number"
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
    """The deck of a hand, its first card being the first one dealt (R7), and who deals (R6).

    With a `number` the deck and the hand's restocks are those of the number; `known` when a
    player could know it beforehand: such a hand is marked.
    """

    order: tuple[Card, ...]
    dealer: Seat
    number: DealNumber | None = None
    known: bool = False


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
    """Arrange the hand after a knock; layoffs name the table's melds from 0 (R17, R29)."""

    melds: tuple[Meld, ...]
    layoffs: tuple[Layoff, ...] = ()


@dataclass(frozen=True, slots=True)
class Restock:
    """The discards but the top one, shuffled, beneath the stock, first card on top (R16)."""

    order: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class GiveUp:
    """A seat's side gives up the match; of the others the one with the most points wins it."""

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
class Payment:
    """What the winner of a hand collects from one side, before the multiplier (R20 to R24)."""

    side: Side
    difference: int
    bonus: int = 0


@dataclass(frozen=True, slots=True)
class HandResult:
    """The end of a hand with all that explains its points.

    ``points = (bonus + difference) × multiplier``; `deadwood` is by seat, after layoffs.
    """

    outcome: Outcome
    winner: Side | None = None
    knocker: Seat | None = None
    deadwood: tuple[int, ...] = ()
    payments: tuple[Payment, ...] = ()
    """From each side that the winner collects from, in turn order."""
    multiplier: int = 1

    @property
    def difference(self) -> int:
        return sum(payment.difference for payment in self.payments)

    @property
    def bonus(self) -> int:
        return sum(payment.bonus for payment in self.payments)

    @property
    def points(self) -> int:
        return (self.bonus + self.difference) * self.multiplier


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
