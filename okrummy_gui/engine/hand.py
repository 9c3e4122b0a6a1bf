"""One hand, from the deal to its result: `deal`, `legal`, `apply` (R7 to R23)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from okrummy_gui.engine.cards import DECK, Card, cards_of, mask_of
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
    Legal,
    Outcome,
    Pass,
    Passed,
    Phase,
    Reason,
    Restock,
    Restocked,
    Seat,
    ShownHand,
    TakeUpcard,
    TookDiscard,
    next_seat,
    seats_of,
)
from okrummy_gui.engine.rules import Rules, knock_limit, multiplier
from okrummy_gui.engine.scoring import score_hand

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
    passes: int = 0
    stock_only: bool = False
    taken: Card | None = None
    drawn: Card | None = None
    turns_without_stock: int = 0
    knocker: Seat | None = None
    hidden_discard: Card | None = None
    table: tuple[Meld, ...] = ()
    shown: tuple[ShownHand, ...] = ()
    history: tuple[Event, ...] = ()
    result: HandResult | None = None

    def place(self, seat: Seat) -> int:
        """The seat's place in the tuples."""
        return self.seats.index(seat)


def deal(rules: Rules, action: Deal) -> Hand:
    """The hand after the deal (R7, R8); IllegalAction unless it is a whole deck."""
    order = action.order
    if len(order) != len(DECK) or mask_of(order) != (1 << len(DECK)) - 1:
        raise IllegalAction(Reason.NOT_A_DECK)
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
        history=(Dealt(action.dealer, upcard),),
    )


def legal(hand: Hand) -> Legal:
    """What the seat whose turn it is may do."""
    if hand.phase in (Phase.RESTOCK, Phase.HAND_OVER):
        return Legal(None, hand.phase, hand.rules)
    held = hand.hands[hand.place(hand.turn)]
    defends = hand.phase is Phase.DEFEND and hand.rules.layoffs
    return Legal(
        seat=hand.turn,
        phase=hand.phase,
        rules=hand.rules,
        limit=hand.limit,
        hand=held,
        seen=held | mask_of(hand.discards),
        taken=hand.taken,
        stock_only=hand.stock_only,
        table=hand.table if defends else (),
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
        case Defend():
            return _defend(hand, action)
    raise IllegalAction(Reason.WRONG_PHASE)


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
    shown = tuple(_arranged(hand, seat) for seat in hand.seats)
    return _ended(replace(hand, shown=shown), HandResult(Outcome.DRAWN))


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
        knocker=hand.turn,
        discards=hand.discards if face_down else (*hand.discards, action.discard),
        hidden_discard=action.discard if face_down else None,
        table=action.melds,
        shown=(ShownHand(hand.turn, action.melds, deadwood),),
        history=_told(hand, Knocked(hand.turn, seen, action.melds, deadwood)),
    )
    defender = next_seat(hand.turn, hand.seats)
    if deadwood:
        return replace(after, phase=Phase.DEFEND, turn=defender)
    return _scored(replace(after, shown=(*after.shown, _arranged(after, defender))))


def _defend(hand: Hand, action: Defend) -> Hand:
    table = _laid_off(hand.table, action.layoffs, hand.rules)
    off = mask_of(layoff.card for layoff in action.layoffs)
    held = hand.hands[hand.place(hand.turn)] & ~off
    deadwood = _loose(held, action.melds)
    shown = ShownHand(hand.turn, action.melds, deadwood, action.layoffs)
    told = Defended(hand.turn, action.melds, action.layoffs, deadwood)
    return _scored(
        replace(
            hand,
            hands=_with(hand.hands, hand.place(hand.turn), held),
            table=table,
            shown=(*hand.shown, shown),
            history=_told(hand, told),
        )
    )


def _laid_off(
    table: tuple[Meld, ...], layoffs: tuple[Layoff, ...], rules: Rules
) -> tuple[Meld, ...]:
    melds = list(table)
    for layoff in layoffs:
        melds[layoff.meld] = melds[layoff.meld].extended(layoff.card, rules.ace_high_runs)
    return tuple(melds)


def _scored(hand: Hand) -> Hand:
    assert hand.knocker is not None
    result = score_hand(
        hand.rules,
        hand.seats,
        hand.knocker,
        {shown.seat: shown.points for shown in hand.shown},
        gin=not hand.shown[0].deadwood,
        times=multiplier(hand.upcard, hand.rules),
    )
    return _ended(hand, result)
