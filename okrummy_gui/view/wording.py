"""The words of the table, translated when asked for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontMetricsF

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.melds import Meld
from okrummy_gui.engine.protocol import Passed, Phase, Seat, Side
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.cardindex import rank_index
from okrummy_gui.model.sentences import card_sign as card_name
from okrummy_gui.model.sentences import meld_name, side_name
from okrummy_gui.view.theme import font

__all__ = [
    "Names",
    "aired",
    "card_name",
    "deadwood_sum",
    "dealer_words",
    "goal_words",
    "hand_title",
    "joined_name",
    "limit_coin",
    "limit_words",
    "meld_name",
    "state_words",
    "turn_task",
    "turn_title",
]


def aired(words: str) -> str:
    """For a label: a narrow space, at which no line breaks, behind suits where they need it."""
    return re.sub("[♠♥♦♣]", "\\g<0>\u202f", words) if _suits_overlap() else words


@cache
def _suits_overlap() -> bool:
    """Whether the font draws suits wider than the room that it gives them, as Nimbus Sans does."""
    metrics = QFontMetricsF(font(100))
    return metrics.tightBoundingRect("♠").right() > metrics.horizontalAdvance("♠")


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
    return card_name(card) if meld.is_set else rank_index(card.rank)


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
    """Who is who. The viewer is spoken to; without one everybody has his name."""

    view: PlayerView
    by_seat: Mapping[Seat, str]

    @property
    def several(self) -> bool:
        """Whether it takes more than you and the other to tell the players apart."""
        return len(self.view.seats) > 2 or self.view.seat is None

    @property
    def sides(self) -> tuple[Side, ...]:
        """The sides that share a score: the viewer's first, then the others from his left."""
        found: list[Side] = []
        seats = (self.view.seat, *self.view.opponents())
        for side in (self.view.side_of(seat) for seat in seats):
            if side is not None and side not in found:
                found.append(side)
        return tuple(found)

    def party(self, seat: Seat | None) -> int:
        """The number of the seat's side in `sides`: its mark and its colour."""
        side = self.view.side_of(seat)
        return self.sides.index(side) if side is not None else 0

    def initials(self, seat: Seat) -> str:
        """The name's first letter; where others begin with it too, with the first that differs."""
        name = self.of(seat)
        others = [self.of(other) for other in self.view.seats if other is not seat]
        rivals = [other for other in others if other[:1].casefold() == name[:1].casefold()]
        if not rivals:
            return name[:1].upper()
        apart = (
            at for at in range(1, len(name)) if name[at] not in {o[at : at + 1] for o in rivals}
        )
        at = next(apart, 1)
        return name[:1].upper() + name[at : at + 1]

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
        name = self.by_seat.get(seat)
        if name:
            return name
        if seat is self.view.partner:
            return QCoreApplication.translate("Table", "Partner")
        return QCoreApplication.translate("Table", "Opponent")

    def each_of(self, side: Side) -> tuple[str, ...]:
        """The names of a side one by one, the viewer's first."""
        seats = sorted(side.seats, key=lambda seat: not self.is_me(seat))
        return tuple(self.of(seat) for seat in seats)

    def short_of(self, side: Side) -> str:
        """A side where there is little room."""
        if len(side.seats) == 1:
            return self.of(side.seats[0])
        if self.view.seat is None:
            return "+".join(self.initials(seat) for seat in side.seats)
        if self.is_mine(side):
            return QCoreApplication.translate("Table", "We", "head of a score: my side")
        return QCoreApplication.translate("Table", "They", "head of a score: the other side")

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
    if view.rules.hollywood:
        words = QCoreApplication.translate("Table", "three games to {target}", "Hollywood")
        return words.format(target=view.rules.target)
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
            return QCoreApplication.translate("Table", "everybody has passed: draw from the stock")
        return QCoreApplication.translate("Table", "draw a card from either pile")
    if view.phase is Phase.DISCARD:
        if may_knock:
            return QCoreApplication.translate("Table", "discard a card or knock")
        return QCoreApplication.translate("Table", "discard a card")
    return QCoreApplication.translate("Table", "lay off what fits")


def _their_task(phase: Phase) -> str:
    if phase is Phase.UPCARD_OFFER:
        return QCoreApplication.translate("Table", "may take the upcard")
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
        passed = {event.seat for event in view.history if isinstance(event, Passed)}
        if view.phase is Phase.UPCARD_OFFER and seat in passed:
            return QCoreApplication.translate("Table", "passed", "a player")
        return QCoreApplication.translate("Table", "waiting")
    if view.phase is Phase.UPCARD_OFFER:
        return QCoreApplication.translate("Table", "deciding", "on the upcard")
    if view.phase is Phase.DISCARD and names.several:
        return QCoreApplication.translate("Table", "to discard", "whose turn it is")
    if view.phase is Phase.DISCARD:
        return QCoreApplication.translate("Table", "choosing a discard")
    if view.phase is Phase.DEFEND:
        return QCoreApplication.translate("Table", "laying off")
    return QCoreApplication.translate("Table", "to draw")
