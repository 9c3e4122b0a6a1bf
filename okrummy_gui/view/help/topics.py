"""Where the help has something to say about what the table shows now."""

from __future__ import annotations

from enum import Enum
from typing import Final

from okrummy_gui.engine.melds import least_deadwood
from okrummy_gui.engine.protocol import HandResult, Outcome, Phase
from okrummy_gui.engine.view import PlayerView


class Topic(Enum):
    """A place in the help; its value is the anchor, the same in every language."""

    START = "start"
    LIMIT = "limit"
    OFFER = "offer"
    TURN = "turn"
    DISCARDING = "discarding"
    KNOCKING = "knocking"
    LAYOFF = "layoff"
    UNDERCUT = "undercut"
    GIN = "gin"
    HAND_SCORE = "hand-score"
    FINAL = "final"
    STOCK_OUT = "stock-out"
    RESTOCKS = "restocks"
    PLAYERS = "players"
    PARTNERS = "partners"
    HOLLYWOOD = "hollywood"


_ENDS: Final = {
    Outcome.KNOCK: Topic.HAND_SCORE,
    Outcome.GIN: Topic.GIN,
    Outcome.UNDERCUT: Topic.UNDERCUT,
    Outcome.DRAWN: Topic.STOCK_OUT,
}


def topic_of(view: PlayerView | None) -> Topic:
    """What is to be read at this moment; None where there is no game."""
    if view is None:
        return Topic.START
    if view.result is not None:
        return _of_result(view, view.result)
    match view.phase:
        case Phase.UPCARD_OFFER:
            return Topic.OFFER
        case Phase.DISCARD:
            return _of_discard(view)
        case Phase.DEFEND:
            return Topic.PARTNERS if view.rules.partners else Topic.LAYOFF
        case Phase.RESTOCK:
            return Topic.RESTOCKS
        case Phase.MATCH_OVER:  # given up
            return Topic.FINAL
        case Phase.DRAW:
            return Topic.TURN
        case _:
            return Topic.START


def _of_discard(view: PlayerView) -> Topic:
    able = view.legal.knock_discards() if view.legal is not None else ()
    if not able:
        return Topic.DISCARDING
    rests = ([held for held in view.hand if held is not card] for card in able)
    gin = any(least_deadwood(rest, view.rules) == 0 for rest in rests)
    return Topic.GIN if gin else Topic.KNOCKING


def _of_result(view: PlayerView, result: HandResult) -> Topic:
    if view.phase is Phase.MATCH_OVER:
        return Topic.HOLLYWOOD if view.rules.hollywood else Topic.FINAL
    if result.outcome is Outcome.DRAWN:
        return Topic.STOCK_OUT
    if view.rules.partners:
        return Topic.PARTNERS
    if len(view.seats) > 2:
        return Topic.PLAYERS
    if view.rules.hollywood:
        return Topic.HOLLYWOOD
    return _ENDS[result.outcome]
