"""The words of the table, translated when asked for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from okrummy_gui.engine.cards import Card, Rank
from okrummy_gui.engine.melds import Meld
from okrummy_gui.engine.protocol import Phase, Seat, Side
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.sentences import side_name
from okrummy_gui.view.painting import SIGN_OF


def rank_letter(rank: Rank) -> str:
    """The letter of a rank in words, as on the cards."""
    letters = {
        Rank.ACE: QCoreApplication.translate("Table", "A", "index letter of the ace"),
        Rank.JACK: QCoreApplication.translate("Table", "J", "index letter of the jack"),
        Rank.QUEEN: QCoreApplication.translate("Table", "Q", "index letter of the queen"),
        Rank.KING: QCoreApplication.translate("Table", "K", "index letter of the king"),
        Rank.TEN: "10",
    }
    return letters.get(rank, rank.value)


def card_name(card: Card) -> str:
    """Such as 9♦."""
    return rank_letter(card.rank) + SIGN_OF[card.suit]


def set_name(rank: Rank) -> str:
    """Such as Set of queens."""
    names = {
        Rank.ACE: QCoreApplication.translate("Table", "Set of aces"),
        Rank.TWO: QCoreApplication.translate("Table", "Set of twos"),
        Rank.THREE: QCoreApplication.translate("Table", "Set of threes"),
        Rank.FOUR: QCoreApplication.translate("Table", "Set of fours"),
        Rank.FIVE: QCoreApplication.translate("Table", "Set of fives"),
        Rank.SIX: QCoreApplication.translate("Table", "Set of sixes"),
        Rank.SEVEN: QCoreApplication.translate("Table", "Set of sevens"),
        Rank.EIGHT: QCoreApplication.translate("Table", "Set of eights"),
        Rank.NINE: QCoreApplication.translate("Table", "Set of nines"),
        Rank.TEN: QCoreApplication.translate("Table", "Set of tens"),
        Rank.JACK: QCoreApplication.translate("Table", "Set of jacks"),
        Rank.QUEEN: QCoreApplication.translate("Table", "Set of queens"),
        Rank.KING: QCoreApplication.translate("Table", "Set of kings"),
    }
    return names[rank]


def meld_name(meld: Meld) -> str:
    """Such as Run 4–7 ♥ or Set of queens."""
    if meld.is_set:
        return set_name(meld.cards[0].rank)
    ends = f"{rank_letter(meld.cards[0].rank)}–{rank_letter(meld.cards[-1].rank)}"
    words = QCoreApplication.translate("Table", "Run {ends} {suit}", "such as Run 4–7 ♥")
    return words.format(ends=ends, suit=SIGN_OF[meld.cards[0].suit])


def joined_name(meld: Meld, joined: Iterable[Card]) -> str:
    """A meld with what was laid off on it: Run 4–7 ♥, 3 and 8 joined."""
    came = tuple(joined)
    if not came:
        return meld_name(meld)
    if len(came) == 1:
        words = QCoreApplication.translate(
            "Table", "{meld}, {card} joined", "a card laid off on a meld"
        )
        return words.format(meld=meld_name(meld), card=_short(meld, came[0]))
    words = QCoreApplication.translate(
        "Table", "{meld}, {cards} and {card} joined", "cards laid off on a meld"
    )
    return words.format(
        meld=meld_name(meld),
        cards=", ".join(_short(meld, card) for card in came[:-1]),
        card=_short(meld, came[-1]),
    )


def _short(meld: Meld, card: Card) -> str:
    return card_name(card) if meld.is_set else rank_letter(card.rank)


def deadwood_sum(cards: Iterable[Card]) -> str:
    """Deadwood: 10 + 9 + 2 = 21."""
    points = [card.points for card in cards]
    if not points:
        return QCoreApplication.translate("Table", "No deadwood")
    total = str(sum(points))
    if len(points) > 1:
        total = " + ".join(map(str, points)) + " = " + total
    return QCoreApplication.translate("Table", "Deadwood: {sum}").format(sum=total)


def limit_words(limit: int) -> str:
    if limit == 0:
        return QCoreApplication.translate("Table", "Gin only", "the knock limit")
    return QCoreApplication.translate("Table", "Knock limit: {limit} or less").format(limit=limit)


def limit_coin(limit: int) -> str:
    """What stands on the coin: a number, or gin only in words of one line each."""
    return (
        str(limit)
        if limit
        else QCoreApplication.translate("Table", "gin only", "on the coin of the limit")
    )


@dataclass(frozen=True, slots=True)
class Names:
    """Who is who. The viewer is spoken to."""

    view: PlayerView
    by_seat: Mapping[Seat, str]

    @property
    def rival(self) -> Seat | None:
        others = self.view.opponents()
        return others[0] if others else None

    @property
    def me(self) -> str:
        return QCoreApplication.translate("Table", "You")

    @property
    def other(self) -> str:
        return self.of(self.rival)

    def of(self, seat: Seat | None) -> str:
        """The seat's name; You for the viewer."""
        if seat is not None and seat is self.view.seat:
            return self.me
        if seat is None:
            return ""
        return self.by_seat.get(seat) or QCoreApplication.translate("Table", "Opponent")

    def of_side(self, side: Side | None) -> str:
        """The names of who shares the side's score."""
        return side_name(side, {seat: self.of(seat) for seat in side.seats}) if side else ""

    def is_mine(self, side: Side | None) -> bool:
        """Whether the viewer shares the side's score."""
        return side is not None and self.view.seat in side

    def is_me(self, seat: Seat | None) -> bool:
        return seat is not None and seat is self.view.seat


def hand_title(view: PlayerView) -> str:
    if not view.hand_number:
        return ""
    return QCoreApplication.translate("Table", "Hand {number}").format(number=view.hand_number)


def goal_words(view: PlayerView) -> str:
    return QCoreApplication.translate("Table", "first to {target}").format(target=view.rules.target)


def dealer_words(names: Names) -> str:
    view = names.view
    if view.dealer is None:
        return ""
    if names.is_me(view.dealer):
        return QCoreApplication.translate("Table", "you dealt")
    return QCoreApplication.translate("Table", "{name} dealt").format(name=names.of(view.dealer))


def turn_title(names: Names) -> str:
    if names.is_me(names.view.turn):
        return QCoreApplication.translate("Table", "Your turn")
    if names.view.turn is None:
        return ""
    return QCoreApplication.translate("Table", "{name}’s turn").format(
        name=names.of(names.view.turn)
    )


def turn_task(names: Names, may_knock: bool) -> str:
    """What is to be done now."""
    view = names.view
    if not names.is_me(view.turn):
        return _their_task(view.phase)
    if view.phase is Phase.UPCARD_OFFER:
        return QCoreApplication.translate("Table", "take the upcard or pass")
    if view.phase is Phase.DRAW:
        if view.legal is not None and view.legal.stock_only:
            return QCoreApplication.translate("Table", "draw from the stock")
        return QCoreApplication.translate("Table", "draw a card from either pile")
    if view.phase is Phase.DISCARD:
        if may_knock:
            return QCoreApplication.translate("Table", "discard a card or knock")
        return QCoreApplication.translate("Table", "discard a card")
    return QCoreApplication.translate("Table", "lay off what fits")


def _their_task(phase: Phase) -> str:
    if phase is Phase.DISCARD:
        return QCoreApplication.translate("Table", "thinks about a discard")
    if phase is Phase.DEFEND:
        return QCoreApplication.translate("Table", "lays off")
    return QCoreApplication.translate("Table", "is about to draw")


def state_words(names: Names, seat: Seat | None) -> str:
    """What the plate of a player says about him now."""
    view = names.view
    if view.turn is None:
        return ""
    if view.turn is not seat:
        return QCoreApplication.translate("Table", "waiting")
    if view.phase is Phase.DISCARD:
        return QCoreApplication.translate("Table", "choosing a discard")
    if view.phase is Phase.DEFEND:
        return QCoreApplication.translate("Table", "laying off")
    return QCoreApplication.translate("Table", "to draw")
