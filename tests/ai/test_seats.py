"""The computer players at tables of three and four, with and without partners."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

import pytest

from okrummy_gui.ai.levels import PLAYERS
from okrummy_gui.ai.player import Player
from okrummy_gui.arena import play_match, play_step
from okrummy_gui.engine.cards import DECK
from okrummy_gui.engine.match import Match, apply, new_match, view_for
from okrummy_gui.engine.protocol import Deal, Defend, Phase, Seat, seats_of
from okrummy_gui.engine.rules import PRESETS, Rules
from tests.ai.hidden import redealt

TABLES = {
    "three": Rules(seats=3),
    "four": Rules(seats=4, ace_high_runs=True),
    "partners": Rules(seats=4, partners=True),
    "partners who defend": Rules(seats=4, partners=True, partners_defend=True),
}
AROUND = pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)


def at_the_table(rules: Rules) -> Mapping[Seat, Player]:
    """Every level sits there, in turn."""
    players = list(PLAYERS.values())
    return {seat: players[at % len(players)] for at, seat in enumerate(seats_of(rules))}


def states(rules: Rules, seeds: range) -> Iterator[Match]:
    """Every state of some hands in which a player decides."""
    for seed in seeds:
        chance = random.Random(seed)
        seats = seats_of(rules)
        deal = Deal(tuple(chance.sample(DECK, 52)), seats[seed % len(seats)])
        match = apply(new_match(rules), deal)
        while match.phase not in (Phase.HAND_OVER, Phase.MATCH_OVER):
            if match.turn is not None:
                yield match
            match = play_step(match, at_the_table(rules), chance)


@pytest.mark.parametrize("rules", [*TABLES.values(), *PRESETS.values()])
def test_a_match_of_any_kind_is_played_to_its_end(rules: Rules) -> None:
    assert play_match(at_the_table(rules), rules, seed=3).sheet.over


@AROUND
def test_what_lies_hidden_changes_no_decision(rules: Rules) -> None:
    moved = 0
    for place, match in enumerate(states(rules, range(6))):
        assert match.turn is not None
        other = redealt(match, match.turn, random.Random(place))
        view, changed = view_for(match, match.turn), view_for(other, match.turn)
        assert view == changed
        everybody = list(PLAYERS.values())
        for player in everybody if place % 20 == 0 else [everybody[place % len(everybody)]]:
            choices = [player.choose(one, random.Random(1)) for one in (view, changed)]
            assert choices[0] == choices[1]
        moved += other != match
    assert moved > 50


def defences(rules: Rules, seeds: range) -> Iterator[tuple[Match, Defend]]:
    for match in states(rules, seeds):
        if match.phase is Phase.DEFEND and match.turn is not None:
            for player in PLAYERS.values():
                action = player.choose(view_for(match, match.turn), random.Random(1))
                assert isinstance(action, Defend)
                yield match, action


def test_the_knockers_partner_lays_off_on_both_opponents_alone() -> None:
    owners = set()
    for match, action in defences(TABLES["partners"], range(40)):
        assert match.hand is not None
        owners |= {
            (match.turn, match.hand.knocker, match.hand.table[layoff.meld].owner)
            for layoff in action.layoffs
        }
    assert owners
    across = {Seat.SOUTH: Seat.NORTH, Seat.NORTH: Seat.SOUTH, Seat.WEST: Seat.EAST}
    for turn, knocker, owner in owners:
        assert turn is not None
        assert knocker is not None
        assert {turn, knocker} in ({Seat.SOUTH, Seat.NORTH}, {Seat.WEST, Seat.EAST})
        assert owner not in (turn, across.get(turn, Seat.WEST))


def test_several_defenders_lay_off_on_the_knockers_melds() -> None:
    laid = [len(action.layoffs) for _, action in defences(TABLES["three"], range(40))]
    assert sum(laid) > 5
