"""What sets the levels apart: how they err, remember, fear and knock."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from okrummy_gui.ai.levels import LEVELS, PLAYERS, STRONGEST, STYLES
from okrummy_gui.ai.memory import danger_of, remember
from okrummy_gui.ai.sensible import BySides
from okrummy_gui.engine.cards import Card, mask_of, parse_cards
from okrummy_gui.engine.protocol import (
    Action,
    Dealt,
    Discard,
    Discarded,
    DrawDiscard,
    DrewStock,
    Event,
    Knock,
    Phase,
    Seat,
    TookDiscard,
)
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model import setup
from tests.ai.views import NORTH, SOUTH, a_view

LOOSE = "2C 3C 4C 7D 8D 9D JH JS 5S KC"
READY = "JH QH KH 4C 4D 4S 8C 8D 8S 2H 9C"
"""A knock with 2, laying the nine; three cards would make gin."""


def choices(level: str, view: PlayerView, tries: int = 40) -> list[Action]:
    return [PLAYERS[level].choose(view, random.Random(seed)) for seed in range(tries)]


def laid(level: str, view: PlayerView) -> Card:
    action = choices(level, view, 1)[0]
    assert isinstance(action, Discard)
    return action.card


def turns(count: int) -> tuple[Event, ...]:
    return (DrewStock(SOUTH),) * count


def test_six_levels_the_last_the_strongest() -> None:
    assert list(LEVELS) == [f"level{number}" for number in range(1, 7)]
    assert list(LEVELS)[-1] == STRONGEST


def test_the_model_knows_the_same_players_without_loading_them() -> None:
    assert (tuple(LEVELS), tuple(PLAYERS)) == (setup.LEVELS, setup.OPPONENTS)
    assert setup.STYLES.keys() == STYLES.keys()
    assert set(setup.STYLES.values()) <= set(LEVELS)


@pytest.mark.parametrize("level", PLAYERS)
def test_the_two_lowest_levels_sometimes_take_what_only_pairs(level: str) -> None:
    taken = choices(level, a_view(Phase.DRAW, LOOSE, "KD")).count(DrawDiscard())
    assert (0 < taken < 40) if level in ("level1", "level2") else taken == 0


def test_the_lowest_level_parts_with_no_pair() -> None:
    view = a_view(Phase.DISCARD, "AC 2C 3C 4C 7D 8D 9D KH KS 6S 5H", "QC", limit=2)
    assert laid("level1", view) == Card.parse("6S")
    assert laid("level2", view).rank is Card.parse("KH").rank


SEEN = (
    Dealt(NORTH, Card.parse("QD")),
    *(event for text in ("9C", "5H", "2S") for event in (
        DrewStock(SOUTH), Discarded(SOUTH, Card.parse(text)), DrewStock(NORTH),
        Discarded(NORTH, Card.parse({"9C": "9H", "5H": "5D", "2S": "2D"}[text])),
    )),
)  # fmt: skip


def test_the_forgetful_know_the_latest_discards_alone() -> None:
    view = a_view(Phase.DISCARD, READY, "QD 9C 9H 5H 5D 2S 2D", history=SEEN)
    gone = remember(view, forgetful=True).unseen ^ remember(view).unseen
    assert gone == mask_of(parse_cards("QD 9C 9H 5H 5D"))


def test_what_the_next_player_refused_or_laid_is_remembered() -> None:
    view = a_view(Phase.DISCARD, READY, "QD 9C 9H 5H 5D 2S 2D", history=SEEN)
    memory = remember(view)
    assert memory.turn == memory.turns == 3
    assert memory.laid == mask_of(parse_cards("9H 5D 2D"))
    assert memory.shunned == mask_of(parse_cards("9C 9H 5H 5D 2S 2D"))
    assert memory.latest == (2, 5)
    assert memory.takes == 0
    assert remember(view, drawing=True).turn == 4


def test_a_card_is_safe_when_the_next_player_shunned_what_goes_with_it() -> None:
    view = a_view(Phase.DISCARD, READY, "9C", history=(Dealt(NORTH, Card.parse("9C")),))
    shunned = replace(view, history=(*view.history, DrewStock(NORTH)))
    nine = Card.parse("9H").index
    assert danger_of(remember(shunned), nine).likely < danger_of(remember(view), nine).likely
    assert danger_of(remember(shunned), nine).pairs == danger_of(remember(view), nine).pairs


def test_only_the_next_of_several_players_is_in_danger_of_being_fed() -> None:
    rules = Rules(seats=3)
    seats = (Seat.SOUTH, Seat.WEST, Seat.EAST)
    view = replace(
        a_view(Phase.DISCARD, READY, "QC", rules),
        seats=seats,
        known=((), parse_cards("7C 7H"), parse_cards("KD KS")),
        counts=(11, 10, 10),
    )
    memory = remember(view)
    assert memory.known == mask_of(parse_cards("7C 7H"))
    assert memory.known_of_all == mask_of(parse_cards("7C 7H KD KS"))


@pytest.mark.parametrize("level", ["level1", "level2", "level3"])
def test_the_lower_levels_knock_as_soon_as_they_can(level: str) -> None:
    for history in (turns(1), turns(9)):
        view = a_view(Phase.DISCARD, READY, "QC", history=history)
        assert isinstance(choices(level, view, 1)[0], Knock)


@pytest.mark.parametrize("level", ["level4", "level5"])
def test_the_upper_levels_knock_early_or_wait_for_gin(level: str) -> None:
    early = a_view(Phase.DISCARD, READY, "QC", history=turns(2))
    assert isinstance(choices(level, early, 1)[0], Knock)
    late = replace(early, history=turns(10))
    assert isinstance(choices(level, late, 1)[0], Discard)


def test_cards_that_make_gin_next_argue_against_a_knock() -> None:
    near = "2C 3C 4C 6D 7D 8D JH JS JD 2H KC"
    view = a_view(Phase.DISCARD, near, "QC", history=turns(3), limit=10)
    assert isinstance(choices("level5", view, 1)[0], Discard)
    far = replace(view, discards=parse_cards("QC 5C 5D 9D AC JC"))
    assert isinstance(choices("level5", far, 1)[0], Knock)


def test_the_early_knocker_waits_only_where_later_gin_is_very_near() -> None:
    for count, waits in ((1, False), (3, False), (4, True), (10, True)):
        far = a_view(Phase.DISCARD, READY, "QC 4H 8H", history=turns(count))
        assert isinstance(choices("style-early-knocker", far, 1)[0], Knock)
        near = replace(far, discards=parse_cards("QC"))
        assert isinstance(choices("style-early-knocker", near, 1)[0], Discard if waits else Knock)


def test_the_gin_hunter_knocks_only_where_no_card_makes_gin() -> None:
    for history in (turns(1), turns(10)):
        near = a_view(Phase.DISCARD, READY, "QC 4H 8H", history=history)
        assert isinstance(choices("style-gin-hunter", near, 1)[0], Discard)
        far = replace(near, discards=parse_cards("QC 4H 8H TH AH 2C 2D 2S"))
        assert isinstance(choices("style-gin-hunter", far, 1)[0], Knock)


BY_SIDES = [level for level, player in LEVELS.items() if isinstance(player, BySides)]


@pytest.mark.parametrize("level", BY_SIDES)
def test_only_several_sides_make_a_level_play_another_way(level: str) -> None:
    player = LEVELS[level]
    assert isinstance(player, BySides)
    two = a_view(Phase.DISCARD, READY, "QC", history=turns(4))
    partners = replace(two, rules=Rules(seats=4, partners=True))
    three = replace(two, rules=Rules(seats=3))
    for view, plays in ((two, player.one), (partners, player.one), (three, player.several)):
        assert player.choose(view, random.Random(1)) == plays.choose(view, random.Random(1))


def test_among_several_a_player_who_waits_for_gin_knocks_for_longer() -> None:
    """Somebody else would end the hand first."""
    two = a_view(Phase.DISCARD, READY, "QC", history=turns(5))
    three = replace(two, rules=Rules(seats=3))
    assert isinstance(choices("level4", two, 1)[0], Discard)
    assert isinstance(choices("level4", three, 1)[0], Knock)


@pytest.mark.parametrize("level", ["level4", "level5", "level6", *STYLES])
def test_the_upper_levels_do_not_feed_a_meld_they_have_seen(level: str) -> None:
    hand = "2C 3C 4C 5D 6D 7D KD QS AH 2S 9H"
    view = a_view(Phase.DISCARD, hand, "9C", limit=2, known=((), parse_cards("KC KS")))
    told = (TookDiscard(NORTH, Card.parse("KC")), TookDiscard(NORTH, Card.parse("KS")))
    assert laid(level, replace(view, history=told + turns(3))) != Card.parse("KD")
