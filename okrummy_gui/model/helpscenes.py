"""Moments of play that the pictures of the help show."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from okrummy_gui.engine.cards import DECK, Card, parse_cards
from okrummy_gui.engine.match import Match, apply, new_match, view_for
from okrummy_gui.engine.melds import Meld
from okrummy_gui.engine.protocol import Action, Deal, Defend, DrawStock, Knock, Seat
from okrummy_gui.engine.rules import DEFAULT_RULES
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.handorder import SortBy, sorted_hand

OPPONENT: Final = "Robin"


@dataclass(frozen=True, slots=True)
class HelpScene:
    """What a table is told to show it."""

    view: PlayerView
    order: tuple[Card, ...]
    names: dict[Seat, str]


def deck_with(first: str, second: str, upcard: str, stock: str = "") -> tuple[Card, ...]:
    """A deck of these hands, the first for the player left of the dealer; the rest in order."""
    hands = zip(parse_cards(first), parse_cards(second), strict=True)
    top = [*(card for pair in hands for card in pair), Card.parse(upcard), *parse_cards(stock)]
    return (*top, *(card for card in DECK if card not in top))


def melds_of(*cards: str) -> tuple[Meld, ...]:
    return tuple(Meld.of(parse_cards(each), False) for each in cards)


def help_scene(name: str) -> HelpScene:
    """KeyError where there is no scene of that name."""
    match = _SCENES[name]()
    view = view_for(match, Seat.SOUTH)
    order = sorted_hand(view.hand, SortBy.MELDS, view.rules)
    return HelpScene(view, order, {Seat.SOUTH: "", Seat.NORTH: OPPONENT})


def scene_names() -> tuple[str, ...]:
    return tuple(_SCENES)


def _played(deck: tuple[Card, ...], dealer: Seat, actions: Iterable[Action]) -> Match:
    match = apply(new_match(DEFAULT_RULES), Deal(deck, dealer))
    for action in actions:
        match = apply(match, action)
    return match


def _limit() -> Match:
    return _to_knock(())


def _hand() -> Match:
    return _to_knock((DrawStock(),))


def _to_knock(actions: Iterable[Action]) -> Match:
    mine, other = "4H5H6H7HQSQHQDAC2D9D", "TCJCKC8S8D3H5C2SAD6D"
    return _played(deck_with(mine, other, "7S", "QC"), Seat.NORTH, actions)


def _layoff() -> Match:
    """The fifth worked example of the rules: three layoffs in a chain."""
    other, mine = "5H6H7H9C9D9S2C3C4CAD", "4H8H9HJCQCKC5D5S2D2H"
    knock = Knock(Card.parse("KS"), melds_of("5H6H7H", "9C9D9S", "2C3C4C"))
    return _defended(deck_with(other, mine, "6D", "KS"), Seat.SOUTH, knock)


def _sum() -> Match:
    """The first worked example: 28 points, doubled."""
    mine, other = "4H5H6H7H9C9D9S2CADKD", "TSJSQS8HKCQD5C3S2DAC"
    knock = Knock(Card.parse("KD"), melds_of("4H5H6H7H", "9C9D9H9S"))
    return _defended(deck_with(mine, other, "7S", "9H"), Seat.NORTH, knock)


def _defended(deck: tuple[Card, ...], dealer: Seat, knock: Knock) -> Match:
    match = _played(deck, dealer, (DrawStock(), knock))
    legal = view_for(match, match.turn).legal
    assert legal is not None
    best = legal.best_defence()
    return apply(match, Defend(best.melds, best.layoffs))


_SCENES: Final[dict[str, Callable[[], Match]]] = {
    "limit": _limit,
    "hand": _hand,
    "layoff": _layoff,
    "sum": _sum,
}
