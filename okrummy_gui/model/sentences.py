"""People's words for what happens at the table; made anew on every call, so that they follow
the language of the moment. Names are put in as they are: show the result as plain text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from okrummy_gui.engine.cards import Card, Rank, Suit
from okrummy_gui.engine.melds import Meld
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
    Payment,
    Reason,
    Restocked,
    Seat,
    Side,
    TookDiscard,
)
from okrummy_gui.model.cardindex import rank_index
from okrummy_gui.model.options import level_name
from okrummy_gui.model.thinking import Faltered
from okrummy_gui.store.matches import StoreTrouble, TroubleKind

_SIGNS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}

# ---------------------------------------------------------------- cards


def rank_name(rank: Rank) -> str:
    """One card of the rank, as inside a sentence."""
    return {
        Rank.ACE: QCoreApplication.translate("Sentences", "ace"),
        Rank.TWO: QCoreApplication.translate("Sentences", "two"),
        Rank.THREE: QCoreApplication.translate("Sentences", "three"),
        Rank.FOUR: QCoreApplication.translate("Sentences", "four"),
        Rank.FIVE: QCoreApplication.translate("Sentences", "five"),
        Rank.SIX: QCoreApplication.translate("Sentences", "six"),
        Rank.SEVEN: QCoreApplication.translate("Sentences", "seven"),
        Rank.EIGHT: QCoreApplication.translate("Sentences", "eight"),
        Rank.NINE: QCoreApplication.translate("Sentences", "nine"),
        Rank.TEN: QCoreApplication.translate("Sentences", "ten"),
        Rank.JACK: QCoreApplication.translate("Sentences", "jack"),
        Rank.QUEEN: QCoreApplication.translate("Sentences", "queen"),
        Rank.KING: QCoreApplication.translate("Sentences", "king"),
    }[rank]


def ranks_name(rank: Rank) -> str:
    """Of several cards: "queens"."""
    return {
        Rank.ACE: QCoreApplication.translate("Sentences", "aces"),
        Rank.TWO: QCoreApplication.translate("Sentences", "twos"),
        Rank.THREE: QCoreApplication.translate("Sentences", "threes"),
        Rank.FOUR: QCoreApplication.translate("Sentences", "fours"),
        Rank.FIVE: QCoreApplication.translate("Sentences", "fives"),
        Rank.SIX: QCoreApplication.translate("Sentences", "sixes"),
        Rank.SEVEN: QCoreApplication.translate("Sentences", "sevens"),
        Rank.EIGHT: QCoreApplication.translate("Sentences", "eights"),
        Rank.NINE: QCoreApplication.translate("Sentences", "nines"),
        Rank.TEN: QCoreApplication.translate("Sentences", "tens"),
        Rank.JACK: QCoreApplication.translate("Sentences", "jacks"),
        Rank.QUEEN: QCoreApplication.translate("Sentences", "queens"),
        Rank.KING: QCoreApplication.translate("Sentences", "kings"),
    }[rank]


def suit_name(suit: Suit) -> str:
    return {
        Suit.CLUBS: QCoreApplication.translate("Sentences", "clubs"),
        Suit.DIAMONDS: QCoreApplication.translate("Sentences", "diamonds"),
        Suit.HEARTS: QCoreApplication.translate("Sentences", "hearts"),
        Suit.SPADES: QCoreApplication.translate("Sentences", "spades"),
    }[suit]


def card_name(card: Card) -> str:
    """The card in full: "seven of hearts"."""
    pattern = QCoreApplication.translate("Sentences", "{rank} of {suit}", "a card")
    return pattern.format(rank=rank_name(card.rank), suit=suit_name(card.suit))


def suit_sign(suit: Suit) -> str:
    return _SIGNS[suit]


def card_sign(card: Card) -> str:
    """The card as short as on its corner: "7♥"."""
    return rank_index(card.rank) + suit_sign(card.suit)


def meld_name(meld: Meld) -> str:
    """ "Run 4–7 ♥" or "Set of queens"."""
    if meld.is_set:
        text = QCoreApplication.translate("Sentences", "Set of {ranks}")
        return text.format(ranks=ranks_name(meld.cards[0].rank))
    text = QCoreApplication.translate("Sentences", "Run {first}–{last} {suit}")
    first, last = meld.cards[0], meld.cards[-1]
    return text.format(
        first=rank_index(first.rank), last=rank_index(last.rank), suit=suit_sign(first.suit)
    )


# ---------------------------------------------------------------- sides


def side_name(side: Side, names: Mapping[Seat, str]) -> str:
    """Who shares the score: one name, or both partners' (R29)."""
    if len(side.seats) == 1:
        return names[side.seats[0]]
    first, second = side.seats
    pattern = QCoreApplication.translate("Sentences", "{first} & {second}", "two partners")
    return pattern.format(first=names[first], second=names[second])


# ---------------------------------------------------------------- what happened


def event_line(event: Event, names: Mapping[Seat, str]) -> str:
    """The event as a line of the history."""
    match event:
        case Dealt(dealer, upcard):
            text = QCoreApplication.translate("Sentences", "{name} dealt. Upcard: {card}")
            return text.format(name=names[dealer], card=card_name(upcard))
        case Passed(seat):
            return QCoreApplication.translate("Sentences", "{name} passed").format(name=names[seat])
        case DrewStock(seat, None):
            text = QCoreApplication.translate("Sentences", "{name} drew from the stock")
            return text.format(name=names[seat])
        case DrewStock(seat, card):
            text = QCoreApplication.translate("Sentences", "{name} drew from the stock: {card}")
        case TookDiscard(seat, card):
            text = QCoreApplication.translate(
                "Sentences", "{name} took from the discard pile: {card}"
            )
        case Discarded(seat, card):
            text = QCoreApplication.translate("Sentences", "{name} discarded: {card}")
        case _:
            return _end_line(event, names)
    assert card is not None
    return text.format(name=names[seat], card=card_name(card))


def story_lines(events: Sequence[Event], names: Mapping[Seat, str]) -> tuple[str, ...]:
    """The events in short, a turn in one line: what somebody reads who comes back to the table."""
    lines: list[str] = []
    draw: DrewStock | TookDiscard | None = None
    for event in events:
        if isinstance(event, DrewStock | TookDiscard):
            draw = event
            continue
        if draw is not None and isinstance(event, Discarded):
            lines.append(_turn_line(draw, event.card, names))
        else:
            lines += [] if draw is None else [event_line(draw, names)]
            lines.append(event_line(event, names))
        draw = None
    return (*lines, *(() if draw is None else (event_line(draw, names),)))


def _turn_line(draw: DrewStock | TookDiscard, discarded: Card, names: Mapping[Seat, str]) -> str:
    name, discard = names[draw.seat], card_sign(discarded)
    if isinstance(draw, TookDiscard):
        text = QCoreApplication.translate(
            "Sentences", "{name} took {card} from the discard pile and discarded {discard}"
        )
        return text.format(name=name, card=card_sign(draw.card), discard=discard)
    if draw.card is None:
        text = QCoreApplication.translate(
            "Sentences", "{name} drew from the stock and discarded {discard}"
        )
        return text.format(name=name, discard=discard)
    text = QCoreApplication.translate(
        "Sentences", "{name} drew {card} from the stock and discarded {discard}"
    )
    return text.format(name=name, card=card_sign(draw.card), discard=discard)


def _end_line(
    event: Knocked | Defended | Restocked | HandEnded | GaveUp, names: Mapping[Seat, str]
) -> str:
    match event:
        case Knocked(seat, _, _, ()):
            text = QCoreApplication.translate("Sentences", "{name} went gin")
            return text.format(name=names[seat])
        case Knocked(seat, _, _, deadwood):
            text = QCoreApplication.translate("Sentences", "{name} knocked. Deadwood: {points}")
            return text.format(name=names[seat], points=_sum(deadwood))
        case Defended():
            return _defence_line(event, names)
        case Restocked(count):
            text = QCoreApplication.translate(
                "Sentences", "The discards were shuffled beneath the stock. Cards: {count}"
            )
            return text.format(count=count)
        case HandEnded(result):
            return result_line(result, names)
        case GaveUp(seat):
            text = QCoreApplication.translate("Sentences", "{name} gave up the game")
            return text.format(name=names[seat])


def _defence_line(event: Defended, names: Mapping[Seat, str]) -> str:
    name, points = names[event.seat], _sum(event.deadwood)
    if not event.layoffs:
        text = QCoreApplication.translate("Sentences", "{name} showed the hand. Deadwood: {points}")
        return text.format(name=name, points=points)
    cards = " ".join(card_sign(layoff.card) for layoff in event.layoffs)
    text = QCoreApplication.translate("Sentences", "{name} laid off {cards}. Deadwood: {points}")
    return text.format(name=name, cards=cards, points=points)


def result_line(result: HandResult, names: Mapping[Seat, str]) -> str:
    """Who got how much for the hand, and why."""
    if result.winner is None:
        return QCoreApplication.translate(
            "Sentences", "Drawn hand: it ended without a knock. Nobody scores"
        )
    text = {
        Outcome.GIN: QCoreApplication.translate("Sentences", "Gin! {name} won the hand: {sum}"),
        Outcome.UNDERCUT: QCoreApplication.translate(
            "Sentences", "Undercut! {name} won the hand: {sum}"
        ),
    }.get(result.outcome, QCoreApplication.translate("Sentences", "{name} won the hand: {sum}"))
    return text.format(name=side_name(result.winner, names), sum=equation(result))


def equation(result: HandResult) -> str:
    """The points of a hand as a sum: "31 − 3 = 28, × 2 for spades = 56"."""
    if len(result.payments) == 1:
        parts = _parts_of_one(result, result.payments[0])
    else:
        terms = (_term(result, payment) for payment in result.payments)
        parts = [f"{' + '.join(terms)} = {result.difference + result.bonus}"]
    if result.multiplier != 1:
        text = QCoreApplication.translate("Sentences", "× {times} for spades = {points}")
        parts.append(text.format(times=result.multiplier, points=result.points))
    return ", ".join(parts)


def _parts_of_one(result: HandResult, payment: Payment) -> list[str]:
    low = _winners_deadwood(result)
    parts = [f"{low + payment.difference} − {low} = {payment.difference}"]
    if payment.bonus:
        text = (
            QCoreApplication.translate("Sentences", "+ {bonus} gin bonus = {points}")
            if result.outcome is Outcome.GIN
            else QCoreApplication.translate("Sentences", "+ {bonus} undercut bonus = {points}")
        )
        parts.append(text.format(bonus=payment.bonus, points=payment.difference + payment.bonus))
    return parts


def _term(result: HandResult, payment: Payment) -> str:
    """What one of several sides pays: "(25 + 12)" for a gin, "(20 − 6)" for a knock (R24)."""
    low = _winners_deadwood(result)
    high = str(low + payment.difference)
    gin = result.outcome is Outcome.GIN
    parts = ([str(payment.bonus)] if payment.bonus else []) + [high if gin else f"{high} − {low}"]
    text = " + ".join(parts)
    return text if text == high else f"({text})"


def _winners_deadwood(result: HandResult) -> int:
    """The sum of the side that won the hand; nothing is counted after a gin (R29)."""
    if result.winner is None or result.outcome is Outcome.GIN:
        return 0
    sides = (result.winner, *(payment.side for payment in result.payments))
    seats = [seat for seat in Seat if any(seat in side for side in sides)]
    figures = zip(seats, result.deadwood, strict=False)
    return sum(points for seat, points in figures if seat in result.winner)


def _sum(cards: tuple[Card, ...]) -> int:
    return sum(card.points for card in cards)


# ---------------------------------------------------------------- what did not


def reason_sentence(reason: Reason) -> str:
    """Why the action was not done."""
    return {
        Reason.NOT_YOUR_TURN: QCoreApplication.translate("Sentences", "It is not your turn."),
        Reason.WRONG_PHASE: QCoreApplication.translate("Sentences", "That can’t be done now."),
        Reason.MUST_DRAW_STOCK: QCoreApplication.translate(
            "Sentences", "Everybody has passed: draw from the stock."
        ),
        Reason.CARD_NOT_HELD: QCoreApplication.translate(
            "Sentences", "That card is not free in your hand."
        ),
        Reason.DRAWN_DISCARD_RETURNED: QCoreApplication.translate(
            "Sentences", "The card you took from the discard pile can’t go back in the same turn."
        ),
        Reason.NOT_A_MELD: QCoreApplication.translate("Sentences", "These cards are not a meld."),
        Reason.MELDS_OVERLAP: QCoreApplication.translate(
            "Sentences", "A card can be in one meld only."
        ),
        Reason.ABOVE_LIMIT: QCoreApplication.translate(
            "Sentences", "Your deadwood is above the knock limit."
        ),
        Reason.GIN_ONLY: QCoreApplication.translate(
            "Sentences", "Gin only: you may knock without deadwood only."
        ),
        Reason.NO_LAYOFFS: QCoreApplication.translate(
            "Sentences", "No cards may be laid off in this hand."
        ),
        Reason.NOT_LEAST_DEADWOOD: QCoreApplication.translate(
            "Sentences", "The hand must be shown with the least deadwood."
        ),
        Reason.LAYOFF_DOES_NOT_FIT: QCoreApplication.translate(
            "Sentences", "The card does not fit this meld."
        ),
        Reason.WRONG_DEALER: QCoreApplication.translate(
            "Sentences", "It is somebody else’s turn to deal."
        ),
        Reason.NOT_A_DECK: QCoreApplication.translate(
            "Sentences", "These are not the cards of a deck."
        ),
        Reason.NOT_OF_THE_NUMBER: QCoreApplication.translate(
            "Sentences", "These are not the cards of the deal number."
        ),
        Reason.NO_SUCH_POINT: QCoreApplication.translate(
            "Sentences", "The game can’t be taken back to there."
        ),
        Reason.MATCH_OVER: QCoreApplication.translate("Sentences", "The game is over."),
    }[reason]


def trouble_sentence(trouble: StoreTrouble) -> str:
    """What is wrong with the kept games, where they lie, and what has become of them."""
    parts = [_trouble_cause(trouble.kind).format(file=trouble.path)]
    if trouble.kept_as is not None:
        text = QCoreApplication.translate("Sentences", "The damaged file was kept aside as {file}.")
        parts.append(text.format(file=trouble.kept_as))
    parts.append(_trouble_remedy(trouble))
    return " ".join(part for part in parts if part)


def _trouble_remedy(trouble: StoreTrouble) -> str:
    kept = trouble.kind is TroubleKind.DAMAGED and trouble.kept_as is not None
    if kept or trouble.kind is TroubleKind.KEPT_AGAIN:
        return ""
    if trouble.kind in (TroubleKind.UNWRITABLE, TroubleKind.LOCKED):
        return QCoreApplication.translate(
            "Sentences", "The game goes on and will be kept when that works again."
        )
    return QCoreApplication.translate(
        "Sentences", "Nothing in it was changed; this game is not kept when you quit."
    )


def _trouble_cause(kind: TroubleKind) -> str:
    return {
        TroubleKind.DAMAGED: QCoreApplication.translate(
            "Sentences", "The file of your games is damaged: {file}."
        ),
        TroubleKind.NEWER: QCoreApplication.translate(
            "Sentences", "The file of your games was written by a newer version: {file}."
        ),
        TroubleKind.UNWRITABLE: QCoreApplication.translate(
            "Sentences", "The file of your games can’t be written: {file}."
        ),
        TroubleKind.LOCKED: QCoreApplication.translate(
            "Sentences", "Another program is using the file of your games: {file}."
        ),
        TroubleKind.KEPT_AGAIN: QCoreApplication.translate(
            "Sentences", "Everything has been kept: {file} can be written again."
        ),
    }[kind]


def faltered_sentence(faltered: Faltered, name: str) -> str:
    """That a computer player got stuck, and how its seat is played from now on."""
    if faltered.below is None:
        text = QCoreApplication.translate(
            "Sentences", "{name} found no move. From now on this seat is played in a plain way."
        )
        return text.format(name=name)
    text = QCoreApplication.translate(
        "Sentences", "{name} found no move. From now on this seat plays one level lower: {level}."
    )
    return text.format(name=name, level=level_name(faltered.below))


def settings_sentence(problem: str) -> str:
    """What the settings file's problem was; a text that is no such problem comes back as it is."""
    return {
        "damaged": QCoreApplication.translate(
            "Sentences",
            "The settings were damaged and have been kept aside; the usual ones are used.",
        ),
        "unreadable": QCoreApplication.translate(
            "Sentences", "The settings can’t be read; the usual ones are used."
        ),
        "wrong-fields": QCoreApplication.translate(
            "Sentences", "Some settings made no sense; for those the usual ones are used."
        ),
    }.get(problem, problem)
