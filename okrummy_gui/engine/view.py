"""What one seat may know of a match: `PlayerView`, built up from nothing, never masked down."""

from __future__ import annotations

from dataclasses import dataclass, field

from okrummy_gui.engine.cards import Card, cards_of, mask_of
from okrummy_gui.engine.deals import DealNumber
from okrummy_gui.engine.legal import Legal
from okrummy_gui.engine.melds import Layoff, Meld
from okrummy_gui.engine.protocol import Event, HandResult, Phase, Seat, Side
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.scoring import Scoresheet


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
class TableMeld:
    """A meld that lies open, what was laid off on it included, and whose hand it came from."""

    owner: Seat
    meld: Meld


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
    sheet: Scoresheet
    """The public score."""
    hand_number: int = 0
    """How many hands have been dealt."""
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
    table: tuple[TableMeld, ...] = ()
    """The melds of the shown hands; layoffs name them by their place here (R17, R29)."""
    shown: tuple[ShownHand, ...] = ()
    to_defend: tuple[Seat, ...] = ()
    """Who has still to arrange his hand after the knock, in that order (R17, R29)."""
    result: HandResult | None = None
    known_number: bool = False
    """The hand's cards could be known beforehand, by its number."""
    number: DealNumber | None = None
    """The hand's deal number, once the hand is over."""
    stock: tuple[Card, ...] = ()
    """What was left of the stock from its top, once the hand is over."""
    legal: Legal | None = field(default=None, compare=False)
    """What the viewer may do; None when it is not his turn."""

    @property
    def sides(self) -> tuple[Side, ...]:
        return self.sheet.sides

    def side_of(self, seat: Seat | None) -> Side | None:
        """The side that a seat belongs to."""
        return next((side for side in self.sides if seat in side), None)

    @property
    def partner(self) -> Seat | None:
        """Who sits opposite the viewer and shares his score (R29)."""
        mine = self.side_of(self.seat)
        others = (seat for seat in (mine.seats if mine else ()) if seat is not self.seat)
        return next(others, None)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards whose place the viewer does not know, in card order."""
        seen = mask_of(self.hand) | mask_of(self.discards)
        for cards in self.known:
            seen |= mask_of(cards)
        for shown in self.shown:
            seen |= mask_of(shown.deadwood)
        for laid in self.table:
            seen |= laid.meld.mask
        return tuple(cards_of(~seen & ((1 << 52) - 1)))

    def opponents(self) -> tuple[Seat, ...]:
        """The other seats, from the viewer's left."""
        if self.seat is None:
            return self.seats
        at = self.seats.index(self.seat)
        return self.seats[at + 1 :] + self.seats[:at]
