"""One hand, from the deal to its result: `deal`, `legal`, `apply` (R7 to R24, R29)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from okrummy_gui.engine.cards import DECK, Card, cards_of, mask_of
from okrummy_gui.engine.deals import DealNumber, deck_of, restock_of
from okrummy_gui.engine.legal import Legal
from okrummy_gui.engine.melds import Layoff, Meld, best_arrangement
from okrummy_gui.engine.protocol import (
    Action,
    Deal,
    Dealt,
    Defend,
    Defended,
    Discard,
    Discarded,
    DrawDiscard,
    DrawStock,
    DrewStock,
    Event,
    HandEnded,
    HandResult,
    IllegalAction,
    Knock,
    Knocked,
    Outcome,
    Pass,
    Passed,
    Phase,
    Reason,
    Restock,
    Restocked,
    Seat,
    TakeUpcard,
    TookDiscard,
    next_seat,
    seats_of,
    sides_of,
)
from okrummy_gui.engine.rules import Rules, knock_limit, multiplier
from okrummy_gui.engine.scoring import score_hand
from okrummy_gui.engine.view import ShownHand, TableMeld

HAND_SIZE: Final = 10
LAST_STOCK: Final = 2
"""With so many cards left in the stock a turn without a knock ends the hand (R16)."""
MOST_TURNS_WITHOUT_STOCK: Final = 20


@dataclass(frozen=True, slots=True)
class Hand:
    """The state of a hand. `hands` and `known` are 52-bit sets by seat, in turn order."""

    rules: Rules
    seats: tuple[Seat, ...]
    dealer: Seat
    phase: Phase
    turn: Seat
    hands: tuple[int, ...]
    known: tuple[int, ...]
    stock: tuple[Card, ...]
    discards: tuple[Card, ...]
    upcard: Card
    limit: int
    restocks: int
    """How many are left (R16)."""
    number: DealNumber | None = None
    known_number: bool = False
    passes: int = 0
    stock_only: bool = False
    taken: Card | None = None
    drawn: Card | None = None
    turns_without_stock: int = 0
    knocker: Seat | None = None
    hidden_discard: Card | None = None
    table: tuple[TableMeld, ...] = ()
    shown: tuple[ShownHand, ...] = ()
    to_defend: tuple[Seat, ...] = ()
    """Who arranges his hand after the knock, the seat whose turn it is first (R17, R29)."""
    history: tuple[Event, ...] = ()
    result: HandResult | None = None

    def place(self, seat: Seat) -> int:
        """The seat's place in the tuples."""
        return self.seats.index(seat)


def deal(rules: Rules, action: Deal) -> Hand:
    """The hand after the deal (R7, R8); IllegalAction unless it is a whole deck.

    Nor may it be another deck than the one of its deal number.
    """
    order = action.order
    if len(order) != len(DECK) or mask_of(order) != (1 << len(DECK)) - 1:
        raise IllegalAction(Reason.NOT_A_DECK)
    if action.number is not None and order != deck_of(action.number):
        raise IllegalAction(Reason.NOT_OF_THE_NUMBER)
    seats = seats_of(rules)
    first = next_seat(action.dealer, seats)
    count = len(seats)
    dealt = count * HAND_SIZE
    rows = {
        seats[(seats.index(first) + turn) % count]: mask_of(order[turn:dealt:count])
        for turn in range(count)
    }
    upcard = order[dealt]
    return Hand(
        rules=rules,
        seats=seats,
        dealer=action.dealer,
        phase=Phase.UPCARD_OFFER if rules.upcard_offer else Phase.DRAW,
        turn=first,
        hands=tuple(rows[seat] for seat in seats),
        known=(0,) * count,
        stock=order[dealt + 1 :],
        discards=(upcard,),
        upcard=upcard,
        limit=knock_limit(upcard, rules),
        restocks=rules.restocks,
        number=action.number,
        known_number=action.known,
        history=(Dealt(action.dealer, upcard),),
    )


def legal(hand: Hand) -> Legal:
    """What the seat whose turn it is may do."""
    if hand.phase in (Phase.RESTOCK, Phase.HAND_OVER):
        return Legal(None, hand.phase, hand.rules)
    held = hand.hands[hand.place(hand.turn)]
    return Legal(
        seat=hand.turn,
        phase=hand.phase,
        rules=hand.rules,
        limit=hand.limit,
        hand=held,
        seen=_seen(hand, held),
        taken=hand.taken,
        stock_only=hand.stock_only,
        table=tuple(laid.meld for laid in hand.table),
        layable=_layable(hand),
        least_only=_least_only(hand),
    )


def _seen(hand: Hand, held: int) -> int:
    """All that lies open, and the hand itself."""
    seen = held | mask_of(hand.discards)
    for shown in hand.shown:
        seen |= mask_of(shown.deadwood)
    for laid in hand.table:
        seen |= laid.meld.mask
    return seen


def _partner_of(hand: Hand, seat: Seat) -> Seat | None:
    side = next(side for side in sides_of(hand.rules) if seat in side)
    return next((other for other in side.seats if other is not seat), None)


def _least_only(hand: Hand) -> bool:
    """An opponent's arrangement where only the knocker's partner lays off (R29)."""
    if hand.phase is not Phase.DEFEND or not hand.rules.partners or hand.rules.partners_defend:
        return False
    return hand.knocker is not None and hand.turn is not _partner_of(hand, hand.knocker)


def _layable(hand: Hand) -> tuple[int, ...]:
    """The places of the table's melds that the defender may lay off on (R17, R18, R29)."""
    if hand.phase is not Phase.DEFEND or not hand.rules.layoffs or hand.knocker is None:
        return ()
    partner = _partner_of(hand, hand.knocker)
    on_knocker = hand.turn is not partner
    if on_knocker and hand.rules.partners and not hand.rules.partners_defend:
        return ()
    return tuple(
        place for place, laid in enumerate(hand.table) if (laid.owner is hand.knocker) == on_knocker
    )


def apply(hand: Hand, action: Action) -> Hand:
    """The hand after the action of the seat whose turn it is; IllegalAction with its reason."""
    if isinstance(action, Restock):
        return _restock(hand, action)
    against = legal(hand).reason_against(action)
    if against:
        raise IllegalAction(against)
    match action:
        case Pass():
            return _pass(hand)
        case TakeUpcard() | DrawDiscard():
            return _take_discard(hand)
        case DrawStock():
            return _draw_stock(hand)
        case Discard(card):
            return _discard(hand, card)
        case Knock():
            return _knock(hand, action)
    assert isinstance(action, Defend)
    return _defend(hand, action)


def _told(hand: Hand, *events: Event) -> tuple[Event, ...]:
    return hand.history + events


def _with(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _pass(hand: Hand) -> Hand:
    passes = hand.passes + 1
    everybody = passes == len(hand.seats)
    return replace(
        hand,
        passes=passes,
        turn=next_seat(hand.turn, hand.seats),
        phase=Phase.DRAW if everybody else Phase.UPCARD_OFFER,
        stock_only=everybody,
        history=_told(hand, Passed(hand.turn)),
    )


def _take_discard(hand: Hand) -> Hand:
    place, card = hand.place(hand.turn), hand.discards[-1]
    return replace(
        hand,
        phase=Phase.DISCARD,
        hands=_with(hand.hands, place, hand.hands[place] | card.bit),
        known=_with(hand.known, place, hand.known[place] | card.bit),
        discards=hand.discards[:-1],
        taken=card,
        drawn=card,
        turns_without_stock=hand.turns_without_stock + 1,
        history=_told(hand, TookDiscard(hand.turn, card)),
    )


def _draw_stock(hand: Hand) -> Hand:
    place, card = hand.place(hand.turn), hand.stock[0]
    return replace(
        hand,
        phase=Phase.DISCARD,
        hands=_with(hand.hands, place, hand.hands[place] | card.bit),
        stock=hand.stock[1:],
        stock_only=False,
        taken=None,
        drawn=card,
        turns_without_stock=0,
        history=_told(hand, DrewStock(hand.turn)),
    )


def _laid_down(hand: Hand, card: Card) -> dict[str, Any]:
    """What changes when the turn's card leaves the hand; nothing says yet where it lies."""
    place = hand.place(hand.turn)
    return {
        "hands": _with(hand.hands, place, hand.hands[place] & ~card.bit),
        "known": _with(hand.known, place, hand.known[place] & ~card.bit),
        "taken": None,
        "drawn": None,
    }


def _discard(hand: Hand, card: Card) -> Hand:
    phase = _phase_after_discard(hand)
    goes_on = phase is Phase.DRAW
    after = replace(
        hand,
        **_laid_down(hand, card),
        phase=phase,
        turn=next_seat(hand.turn, hand.seats) if goes_on else hand.turn,
        discards=(*hand.discards, card),
        history=_told(hand, Discarded(hand.turn, card)),
    )
    return _drawn(after) if phase is Phase.HAND_OVER else after


def _phase_after_discard(hand: Hand) -> Phase:
    """The next turn, a new stock, or the end of the hand (R16)."""
    if hand.turns_without_stock >= MOST_TURNS_WITHOUT_STOCK:
        return Phase.HAND_OVER
    if len(hand.stock) > LAST_STOCK:
        return Phase.DRAW
    return Phase.RESTOCK if hand.restocks else Phase.HAND_OVER


def _restock(hand: Hand, action: Restock) -> Hand:
    if hand.phase is not Phase.RESTOCK:
        raise IllegalAction(Reason.WRONG_PHASE)
    *below, top = hand.discards
    if sorted(action.order) != sorted(below):
        raise IllegalAction(Reason.NOT_A_DECK)
    time = hand.rules.restocks - hand.restocks + 1
    if hand.number is not None and action.order != restock_of(hand.number, time, below):
        raise IllegalAction(Reason.NOT_OF_THE_NUMBER)
    return replace(
        hand,
        phase=Phase.DRAW,
        turn=next_seat(hand.turn, hand.seats),
        stock=hand.stock + action.order,
        discards=(top,),
        restocks=hand.restocks - 1,
        history=_told(hand, Restocked(len(action.order))),
    )


def _drawn(hand: Hand) -> Hand:
    """Nobody wins: all hands are shown (R16)."""
    return _ended(_all_arranged(hand, hand.seats), HandResult(Outcome.DRAWN))


def _arranged(hand: Hand, seat: Seat) -> ShownHand:
    best = best_arrangement(cards_of(hand.hands[hand.place(seat)]), hand.rules)
    return ShownHand(seat, best.melds, best.deadwood)


def _ended(hand: Hand, result: HandResult) -> Hand:
    return replace(
        hand,
        phase=Phase.HAND_OVER,
        result=result,
        history=_told(hand, HandEnded(result)),
    )


def _loose(held: int, melds: tuple[Meld, ...]) -> tuple[Card, ...]:
    for meld in melds:
        held &= ~meld.mask
    return tuple(cards_of(held))


def _knock(hand: Hand, action: Knock) -> Hand:
    held = hand.hands[hand.place(hand.turn)] & ~action.discard.bit
    deadwood = _loose(held, action.melds)
    face_down = hand.rules.knock_discard_face_down
    seen = None if face_down else action.discard
    after = replace(
        hand,
        **_laid_down(hand, action.discard),
        phase=Phase.DEFEND,
        knocker=hand.turn,
        discards=hand.discards if face_down else (*hand.discards, action.discard),
        hidden_discard=action.discard if face_down else None,
        table=_table_of(hand.turn, action.melds),
        shown=(ShownHand(hand.turn, action.melds, deadwood),),
        history=_told(hand, Knocked(hand.turn, seen, action.melds, deadwood)),
    )
    defenders = _defenders(hand)
    if not deadwood:
        return _scored(_all_arranged(after, defenders))
    return replace(after, turn=defenders[0], to_defend=defenders)


def _defenders(hand: Hand) -> tuple[Seat, ...]:
    """Who shows his hand after the knock of the seat whose turn it is, in that order (R17, R29)."""
    at = hand.place(hand.turn)
    order = hand.seats[at + 1 :] + hand.seats[:at]
    partner = _partner_of(hand, hand.turn)
    if partner is None:
        return order
    return (*(seat for seat in order if seat is not partner), partner)


def _all_arranged(hand: Hand, seats: tuple[Seat, ...]) -> Hand:
    """The engine arranges the hands of these seats (R19)."""
    shown = tuple(_arranged(hand, seat) for seat in seats)
    tables = (_table_of(one.seat, one.melds) for one in shown)
    return replace(hand, shown=hand.shown + shown, table=sum(tables, hand.table))


def _table_of(owner: Seat, melds: tuple[Meld, ...]) -> tuple[TableMeld, ...]:
    return tuple(TableMeld(owner, meld) for meld in melds)


def _defend(hand: Hand, action: Defend) -> Hand:
    seat = hand.turn
    off = mask_of(layoff.card for layoff in action.layoffs)
    held = hand.hands[hand.place(seat)] & ~off
    deadwood = _loose(held, action.melds)
    shown = ShownHand(seat, action.melds, deadwood, action.layoffs)
    waiting = hand.to_defend[1:]
    after = replace(
        hand,
        hands=_with(hand.hands, hand.place(seat), held),
        turn=waiting[0] if waiting else seat,
        to_defend=waiting,
        table=_laid_off(hand.table, action.layoffs, hand.rules) + _table_of(seat, action.melds),
        shown=(*hand.shown, shown),
        history=_told(hand, Defended(seat, action.melds, action.layoffs, deadwood)),
    )
    return after if waiting else _scored(after)


def _laid_off(
    table: tuple[TableMeld, ...], layoffs: tuple[Layoff, ...], rules: Rules
) -> tuple[TableMeld, ...]:
    after = list(table)
    for layoff in layoffs:
        laid = after[layoff.meld]
        after[layoff.meld] = TableMeld(
            laid.owner, laid.meld.extended(layoff.card, rules.ace_high_runs)
        )
    return tuple(after)


def _scored(hand: Hand) -> Hand:
    assert hand.knocker is not None
    result = score_hand(
        hand.rules,
        hand.knocker,
        {shown.seat: shown.points for shown in hand.shown},
        gin=not hand.shown[0].deadwood,
        times=multiplier(hand.upcard, hand.rules),
    )
    return _ended(hand, result)
