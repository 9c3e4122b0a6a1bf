"""What a seat may do in its turn: `Legal`, made anew for each state and cheap to make."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from okrummy_gui.engine.cards import Card, cards_of
from okrummy_gui.engine.melds import (
    Arrangement,
    Defence,
    Layoff,
    Meld,
    best_defence,
    knock_arrangements,
    least_deadwood,
)
from okrummy_gui.engine.protocol import (
    Action,
    Defend,
    Discard,
    DrawDiscard,
    DrawStock,
    Knock,
    Pass,
    Phase,
    Reason,
    Seat,
    TakeUpcard,
)
from okrummy_gui.engine.rules import Rules

_ALL: Final = (1 << 52) - 1


@dataclass(frozen=True, slots=True)
class Legal:
    """What the seat whose turn it is may do. It knows that seat's cards and what all can see.

    What is costly, such as the knocks, is worked out when asked.
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
    """The melds that lie open, what was laid off on them included."""
    layable: tuple[int, ...] = ()
    """The places in `table` of the melds that the seat may lay off on (R17 to R19, R29)."""
    least_only: bool = False
    """An arrangement must leave the least deadwood: the knocker's partner follows (R29)."""

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
        unseen = cards_of(~self.seen & _ALL)
        kept = cards_of(self.hand & ~discard.bit)
        return knock_arrangements(kept, self.limit, unseen, self.rules)

    def targets(self, card: Card, table: tuple[Meld, ...]) -> tuple[int, ...]:
        """Where the card may be laid off when the table's melds have become these (R17)."""
        ace_high = self.rules.ace_high_runs
        return tuple(place for place in self.layable if table[place].fits(card, ace_high))

    def best_defence(self) -> Defence:
        """Melds and layoffs that leave the least deadwood (R18), or what R29 offers."""
        if self.least_only:
            best = self.least_arrangements()[0]
            return Defence(best.melds, (), best.deadwood)
        open_ones = [self.table[place] for place in self.layable]
        found = best_defence(cards_of(self.hand), open_ones, self.rules)
        layoffs = tuple(Layoff(off.card, self.layable[off.meld]) for off in found.layoffs)
        return Defence(found.melds, layoffs, found.deadwood)

    def least_arrangements(self) -> tuple[Arrangement, ...]:
        """The arrangements of the hand with the least deadwood (R29).

        The first one leaves the others the fewest points to lay off.
        """
        least = least_deadwood(cards_of(self.hand), self.rules)
        unseen = cards_of(~self.seen & _ALL)
        return knock_arrangements(cards_of(self.hand), least, unseen, self.rules)

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
        loose = self.hand & ~_melded(melds)
        if self.least_only and not self._is_least(loose):
            return Reason.NOT_LEAST_DEADWOOD
        if layoffs and not self.layable:
            return Reason.NO_LAYOFFS
        return self._against_layoffs(layoffs, loose)

    def _is_least(self, loose: int) -> bool:
        points = sum(card.points for card in cards_of(loose))
        return points == least_deadwood(cards_of(self.hand), self.rules)

    def _against_layoffs(self, layoffs: tuple[Layoff, ...], loose: int) -> Reason | None:
        table = list(self.table)
        ace_high = self.rules.ace_high_runs
        for card, place in ((layoff.card, layoff.meld) for layoff in layoffs):
            if not loose & card.bit:
                return Reason.CARD_NOT_HELD
            if place not in self.layable or not table[place].fits(card, ace_high):
                return Reason.LAYOFF_DOES_NOT_FIT
            table[place] = table[place].extended(card, ace_high)
            loose &= ~card.bit
        return None


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
