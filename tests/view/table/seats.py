"""Matches of two to four seats, and a table that shows one of them."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

from pytestqt.qtbot import QtBot

from okrummy_gui.ai.levels import LEVELS
from okrummy_gui.arena import play_hand, play_step
from okrummy_gui.engine.cards import DECK
from okrummy_gui.engine.match import Match, apply, new_match, view_for
from okrummy_gui.engine.protocol import Deal, Phase, Seat
from okrummy_gui.engine.rules import Rules
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.table.motion import Motion
from okrummy_gui.view.table.table import Table
from okrummy_gui.view.theme import GREEN

RULES = {
    "two": Rules(),
    "three": Rules(seats=3),
    "four": Rules(seats=4),
    "partners": Rules(seats=4, partners=True),
    "offer": Rules(seats=4, upcard_offer=True),
    "Hollywood": Rules(hollywood=True, target=60),
    "Hollywood for four": Rules(seats=4, hollywood=True, target=60),
}
NAMES = dict(
    zip(
        Seat,
        ("Ann", "Bartholomew Maximilian the Younger of Kent", "Chloé", "Charlie"),
        strict=True,
    )
)
ART = CardArt(str(Path(__file__).parents[3] / "resources" / "cards"))


@cache
def played(kind: str, hands: int, steps: int) -> Match:
    """A match after so many whole hands and so many decisions of the next one."""
    chance = random.Random(f"{kind} {hands}")
    match = new_match(RULES[kind])
    players = dict.fromkeys(match.seats, LEVELS["level1"])
    for at in range(hands + 1):
        dealer = match.next_dealer or match.seats[-1]
        deal = Deal(tuple(chance.sample(DECK, len(DECK))), dealer)
        if at < hands:
            match = play_hand(match, players, deal, chance)
            if match.phase is Phase.MATCH_OVER:
                return match
            continue
        match = apply(match, deal)
    for _ in range(steps):
        match = play_step(match, players, chance)
    return match


def shown(qtbot: QtBot, match: Match, seat: Seat | None) -> Table:
    table = Table(ART, Motion(0), GREEN)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    table.show()
    table.sync(view_for(match, seat), (), NAMES)
    return table
