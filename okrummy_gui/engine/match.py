"""Hands in a row until the match is over (R6, R25): `new_match`, `legal`, `apply`, `view_for`."""

from __future__ import annotations

from dataclasses import dataclass, replace

from okrummy_gui.engine import hand as hands
from okrummy_gui.engine.cards import Card, cards_of
from okrummy_gui.engine.hand import Hand
from okrummy_gui.engine.legal import Legal
from okrummy_gui.engine.protocol import (
    Action,
    Deal,
    DrawStock,
    DrewStock,
    Event,
    GaveUp,
    GiveUp,
    IllegalAction,
    Phase,
    Reason,
    Seat,
    TakeBack,
    next_seat,
    seats_of,
)
from okrummy_gui.engine.rules import Rules, multiplier
from okrummy_gui.engine.scoring import Scoresheet
from okrummy_gui.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class Match:
    """The state of a match: its score sheet and the hand that is played or was played last."""

    rules: Rules
    seats: tuple[Seat, ...]
    sheet: Scoresheet
    hand: Hand | None = None
    hands_dealt: int = 0

    @property
    def phase(self) -> Phase:
        """What the match waits for; a deal after each hand that does not end it."""
        if self.sheet.over:
            return Phase.MATCH_OVER
        if self.hand is None:
            return Phase.DEAL
        return self.hand.phase

    @property
    def turn(self) -> Seat | None:
        """Whose action is awaited; None for deals, restocks and the end."""
        waiting = (Phase.UPCARD_OFFER, Phase.DRAW, Phase.DISCARD, Phase.DEFEND)
        return self.hand.turn if self.hand and self.phase in waiting else None

    @property
    def next_dealer(self) -> Seat | None:
        """Who must deal next; None for the first hand, whose dealer is drawn by lot (R6)."""
        if self.hand is None:
            return None
        drawn = self.hand.result is None or self.hand.result.winner is None
        return self.hand.dealer if drawn else next_seat(self.hand.dealer, self.seats)


def new_match(rules: Rules) -> Match:
    """A match before its first deal."""
    seats = seats_of(rules)
    return Match(rules, seats, Scoresheet(rules))


def legal(match: Match) -> Legal:
    """What the seat whose turn it is may do; deals and restocks are not listed."""
    if match.hand is None or match.sheet.over:
        return Legal(None, match.phase, match.rules)
    return hands.legal(match.hand)


def apply(match: Match, action: Action) -> Match:
    """The match after `action`; IllegalAction with its reason. A `TakeBack` is the record's."""
    if match.sheet.over:
        raise IllegalAction(Reason.MATCH_OVER)
    match action:
        case Deal():
            return _deal(match, action)
        case GiveUp(seat):
            if seat not in match.seats:
                raise IllegalAction(Reason.NOT_YOUR_TURN)
            return replace(match, sheet=replace(match.sheet, gave_up=seat))
        case TakeBack():
            raise IllegalAction(Reason.NO_SUCH_POINT)
    if match.hand is None:
        raise IllegalAction(Reason.WRONG_PHASE)
    hand = hands.apply(match.hand, action)
    if hand.result is None:
        return replace(match, hand=hand)
    results = (*match.sheet.results, hand.result)
    return replace(match, hand=hand, sheet=replace(match.sheet, results=results))


def _deal(match: Match, action: Deal) -> Match:
    if match.phase not in (Phase.DEAL, Phase.HAND_OVER):
        raise IllegalAction(Reason.WRONG_PHASE)
    if action.dealer not in match.seats or match.next_dealer not in (None, action.dealer):
        raise IllegalAction(Reason.WRONG_DEALER)
    dealt = hands.deal(match.rules, action)
    return replace(match, hand=dealt, hands_dealt=match.hands_dealt + 1)


def view_for(match: Match, seat: Seat | None) -> PlayerView:
    """What `seat` may know, built up from nothing; None is nobody's view, without a hand."""
    sheet = match.sheet
    if match.hand is None:
        return PlayerView(seat, match.seats, match.rules, match.phase, None, None, sheet)
    hand = match.hand
    told = match.phase in (Phase.HAND_OVER, Phase.MATCH_OVER)
    mine = match.turn is not None and match.turn is seat
    return PlayerView(
        seat=seat,
        seats=match.seats,
        rules=match.rules,
        phase=match.phase,
        turn=match.turn,
        dealer=hand.dealer,
        sheet=sheet,
        hand_number=match.hands_dealt,
        hand=_held(hand, seat),
        drawn=hand.drawn if mine else None,
        upcard=hand.upcard,
        limit=hand.limit,
        multiplier=multiplier(hand.upcard, match.rules),
        stock_count=len(hand.stock),
        discards=_face_up(hand),
        hidden_discard=hand.hidden_discard is not None and hand.result is None,
        counts=tuple(held.bit_count() for held in hand.hands),
        known=tuple(tuple(cards_of(known)) for known in hand.known),
        history=hand.history,
        knocker=hand.knocker,
        table=hand.table,
        shown=hand.shown,
        to_defend=hand.to_defend if match.turn is not None else (),
        result=hand.result,
        known_number=hand.known_number,
        number=hand.number if told else None,
        stock=hand.stock if told else (),
        legal=hands.legal(hand) if mine else None,
    )


def _face_up(hand: Hand) -> tuple[Card, ...]:
    """The discards; a knock's face-down one is turned up when the hand is over (R13)."""
    if hand.hidden_discard is None or hand.result is None:
        return hand.discards
    return (*hand.discards, hand.hidden_discard)


def _held(hand: Hand, seat: Seat | None) -> tuple[Card, ...]:
    if seat is None:
        return ()
    return tuple(cards_of(hand.hands[hand.place(seat)]))


def events_for(before: Match, action: Action, seat: Seat | None) -> tuple[Event, ...]:
    """What `seat` sees happen when `action` is applied to `before`."""
    if isinstance(action, GiveUp):
        return (GaveUp(action.seat),)
    after = apply(before, action)
    assert after.hand is not None
    known = 0 if isinstance(action, Deal) or before.hand is None else len(before.hand.history)
    told = after.hand.history[known:]
    if isinstance(action, DrawStock) and before.turn is seat and seat is not None:
        return (DrewStock(seat, after.hand.drawn),)
    return told
