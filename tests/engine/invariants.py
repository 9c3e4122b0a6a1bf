"""What holds in every state of every match, whatever the rules and whatever is played.

`Story` is rebuilt from the events of a seat alone and must come out as that seat's view.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from okrummy_gui.engine.cards import DECK, Card, cards_of, mask_of
from okrummy_gui.engine.hand import Hand
from okrummy_gui.engine.match import Match, view_for
from okrummy_gui.engine.melds import least_deadwood
from okrummy_gui.engine.protocol import (
    Dealt,
    Defended,
    Discarded,
    DrewStock,
    Event,
    GaveUp,
    HandEnded,
    HandResult,
    Knocked,
    Outcome,
    Passed,
    Phase,
    Restocked,
    Seat,
    TookDiscard,
)
from okrummy_gui.engine.rules import knock_limit, multiplier
from okrummy_gui.engine.view import PlayerView, ShownHand, TableMeld
from tests.engine.naive_scoring import Book, Table

WHOLE_DECK = mask_of(DECK)


# ---------------------------------------------------------------- cards and scores


def check_state(match: Match) -> None:
    check_sheet(match)
    check_hand(match)


def check_hand(match: Match) -> None:
    if match.hand is None:
        return
    hand = match.hand
    check_cards(hand)
    if hand.knocker is None:
        holding = 11 if hand.phase is Phase.DISCARD else 10
        for seat, held, known in zip(hand.seats, hand.hands, hand.known, strict=True):
            assert held.bit_count() == (holding if seat is hand.turn else 10)
            assert known & ~held == 0
    assert hand.limit == knock_limit(hand.upcard, hand.rules)
    assert (hand.phase is Phase.HAND_OVER) == (hand.result is not None)
    assert 0 <= hand.restocks <= hand.rules.restocks
    if hand.phase is Phase.DRAW:
        assert len(hand.stock) > 2
    if hand.result is not None:
        check_result(hand, hand.result)


def check_cards(hand: Hand) -> None:
    """Each of the 52 cards lies in exactly one place."""
    off = [layoff.card for shown in hand.shown for layoff in shown.laid_off]
    piles = [*hand.hands, *(card.bit for card in (*hand.stock, *hand.discards, *off))]
    if hand.hidden_discard is not None:
        assert hand.rules.knock_discard_face_down
        piles.append(hand.hidden_discard.bit)
    assert sum(pile.bit_count() for pile in piles) == 52
    union = 0
    for pile in piles:
        union |= pile
    assert union == WHOLE_DECK
    check_shown(hand, off)


def check_shown(hand: Hand, off: list[Card]) -> None:
    """The open melds are those of the shown hands with what was laid off on them."""
    for shown in hand.shown:
        melded = mask_of(card for meld in shown.melds for card in meld.cards)
        assert melded | mask_of(shown.deadwood) == hand.hands[hand.place(shown.seat)]
        assert not melded & mask_of(shown.deadwood)
    laid = [card for each in hand.table for card in each.meld.cards]
    own = [card for shown in hand.shown for meld in shown.melds for card in meld.cards]
    assert sorted(laid) == sorted([*own, *off])
    assert [each.owner for each in hand.table] == [
        shown.seat for shown in hand.shown for _ in shown.melds
    ]
    waiting = [*(shown.seat for shown in hand.shown), *hand.to_defend]
    assert len(set(waiting)) == len(waiting)
    assert (hand.phase is Phase.DEFEND) == bool(hand.to_defend)
    if hand.to_defend:
        assert hand.to_defend[0] is hand.turn
        assert set(waiting) == set(hand.seats)


def check_sheet(match: Match) -> None:
    """The sheet is that of a naive book, and no figure is negative."""
    sheet, rules = match.sheet, match.rules
    book = Book(len(sheet.sides), rules.target, rules.box_bonus, rules.game_bonus, rules.hollywood)
    for result in sheet.results:
        assert not book.over()
        if result.winner is not None:
            book.enter(sheet.sides.index(result.winner), result.points)
    if sheet.gave_up is not None:
        book.give_up(next(at for at, side in enumerate(sheet.sides) if sheet.gave_up in side))
    assert sheet.over == book.over() == (match.phase is Phase.MATCH_OVER)
    assert sheet.sums() == tuple(book.sums())
    assert min(sheet.sums()) >= 0
    winner = book.winner()
    assert sheet.winner == (None if winner is None else sheet.sides[winner])
    for column, game in zip(sheet.columns, book.games, strict=True):
        assert column.totals == tuple(map(game.points, range(len(sheet.sides))))
        assert min(column.totals) >= 0


def check_result(hand: Hand, result: HandResult) -> None:
    """The shown hands and a naive reckoning of them say the same as the result."""
    assert {shown.seat for shown in hand.shown} == set(hand.seats)
    if result.outcome is Outcome.DRAWN:
        assert result == HandResult(Outcome.DRAWN)
        return
    knocker = hand.shown[0]
    assert knocker.seat is result.knocker
    assert knocker.points <= hand.limit
    figures = {shown.seat: shown.points for shown in hand.shown}
    left = [figures[seat] for seat in hand.seats]
    assert result.deadwood == tuple(left)
    gin = not knocker.deadwood
    assert (result.outcome is Outcome.GIN) == gin
    rules = hand.rules
    table = Table(rules.seats, rules.partners, rules.gin_bonus, rules.undercut_bonus)
    times = multiplier(hand.upcard, rules)
    winner, points = table.hand(hand.place(knocker.seat), left, gin, times)
    assert result.points == points >= 0
    assert result.winner is not None
    assert hand.seats[winner] in result.winner
    assert (knocker.seat in result.winner) == (result.outcome is not Outcome.UNDERCUT)
    if gin:
        for shown in hand.shown[1:]:
            held = cards_of(hand.hands[hand.place(shown.seat)])
            assert shown.points == least_deadwood(held, rules)
            assert not shown.laid_off


# ---------------------------------------------------------------- what is hidden


def moved(match: Match, viewer: Seat | None) -> Match:
    """The state with every card that the viewer can't place changed for another such card."""
    hand = match.hand
    assert hand is not None
    unseen = view_for(match, viewer).unseen
    following = dict(zip(unseen, unseen[1:] + unseen[:1], strict=True))

    def other(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(following.get(card, card) for card in cards)

    hidden, drawn = hand.hidden_discard, hand.drawn
    changed = replace(
        hand,
        hands=tuple(
            held if seat is viewer else mask_of(other(tuple(cards_of(held))))
            for seat, held in zip(hand.seats, hand.hands, strict=True)
        ),
        stock=other(hand.stock),
        hidden_discard=None if hidden is None else following.get(hidden, hidden),
        drawn=drawn if drawn is None or hand.turn is viewer else following.get(drawn, drawn),
        number=None,
    )
    return replace(match, hand=changed)


def check_hidden(match: Match) -> None:
    """No view depends on a card that its seat has not seen, nor on the deal number."""
    if match.hand is None or match.phase in (Phase.HAND_OVER, Phase.MATCH_OVER):
        return
    for viewer in (*match.seats, None):
        other = moved(match, viewer)
        check_cards(other.hand or match.hand)
        seen, seen_there = view_for(match, viewer), view_for(other, viewer)
        assert seen == seen_there
        assert seen.legal == seen_there.legal
        assert (seen.number, seen.stock) == (None, ())
        check_own(match, seen)


def check_own(match: Match, view: PlayerView) -> None:
    """A view has its own hand and what it may do in its turn, and no more."""
    hand = match.hand
    assert hand is not None
    mine = match.turn is not None and match.turn is view.seat
    assert (view.legal is not None) == mine
    assert view.drawn is (hand.drawn if mine else None)
    held = 0 if view.seat is None else hand.hands[hand.place(view.seat)]
    assert mask_of(view.hand) == held
    for seat, cards in zip(hand.seats, hand.hands, strict=True):
        known = hand.known[hand.place(seat)]
        if seat is not view.seat and all(shown.seat is not seat for shown in hand.shown):
            assert mask_of(view.unseen) & cards == cards & ~known


# ---------------------------------------------------------------- events


@dataclass
class Story:
    """A hand as one seat has been told of it, from the first event on."""

    seats: tuple[Seat, ...]
    dealer: Seat | None = None
    discards: list[Card] = field(default_factory=list)
    stock: int = 0
    counts: dict[Seat, int] = field(default_factory=dict)
    known: dict[Seat, set[Card]] = field(default_factory=dict)
    drawn: Card | None = None
    knocker: Seat | None = None
    shown: list[ShownHand] = field(default_factory=list)
    table: list[TableMeld] = field(default_factory=list)
    result: HandResult | None = None
    passed: int = 0

    def tell(self, event: Event, ace_high: bool) -> None:
        match event:
            case Dealt(dealer, upcard):
                self.dealer, self.discards = dealer, [upcard]
                self.stock = 51 - 10 * len(self.seats)
                self.counts = dict.fromkeys(self.seats, 10)
                self.known = {seat: set() for seat in self.seats}
            case Passed():
                self.passed += 1
            case DrewStock(seat, card):
                self.stock -= 1
                self.counts[seat] += 1
                self.drawn = card
            case TookDiscard(seat, card):
                assert self.discards.pop() is card
                self.counts[seat] += 1
                self.known[seat].add(card)
            case Discarded(seat, card):
                self.laid(seat, card)
            case Knocked(seat, discard, melds, deadwood):
                self.knocker = seat
                self.laid(seat, discard)
                self.shown.append(ShownHand(seat, melds, deadwood))
                self.table += [TableMeld(seat, meld) for meld in melds]
            case Defended(seat, melds, layoffs, deadwood):
                for layoff in layoffs:
                    on = self.table[layoff.meld]
                    grown = on.meld.extended(layoff.card, ace_high)
                    self.table[layoff.meld] = TableMeld(on.owner, grown)
                self.counts[seat] -= len(layoffs)
                self.shown.append(ShownHand(seat, melds, deadwood, layoffs))
                self.table += [TableMeld(seat, meld) for meld in melds]
            case Restocked(count):
                assert count == len(self.discards) - 1
                self.stock += count
                self.discards = self.discards[-1:]
            case HandEnded(result):
                self.result = result
            case GaveUp():
                pass

    def laid(self, seat: Seat, card: Card | None) -> None:
        self.counts[seat] -= 1
        self.drawn = None
        if card is not None:
            self.discards.append(card)
            self.known[seat].discard(card)

    def check(self, view: PlayerView) -> None:
        """The view has nothing that was not told, but the own hand and the end of a hand."""
        assert (self.dealer, self.knocker) == (view.dealer, view.knocker)
        assert (self.stock, self.result) == (view.stock_count, view.result)
        assert tuple(self.counts[seat] for seat in self.seats) == view.counts
        if self.result is None:
            assert tuple(self.discards) == view.discards
            assert tuple(self.shown) == view.shown
            assert tuple(self.table) == view.table
            for seat, known in zip(self.seats, view.known, strict=True):
                # What a knock laid down face down may still count as known to be held.
                assert set(known) <= self.known[seat]
            if view.drawn is not None and self.drawn is not None:
                assert view.drawn is self.drawn
