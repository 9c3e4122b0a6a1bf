"""Everything that can happen or go wrong has its words."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from okrummy_gui.engine.cards import DECK, Card, parse_cards
from okrummy_gui.engine.melds import Layoff, Meld
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
    TookDiscard,
    sides_of,
)
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.scoring import score_hand
from okrummy_gui.model import sentences
from okrummy_gui.store.matches import StoreTrouble, TroubleKind

NAMES = {Seat.SOUTH: "Ada", Seat.NORTH: "{card} <b>Bob</b>"}
SEVEN = Card.parse("7H")
RUN = Meld.of(parse_cards("4H 5H 6H 7H"), False)
QUEENS = Meld.of(parse_cards("QC QD QS"), False)
SOUTH_SIDE, NORTH_SIDE = sides_of(Rules())
KNOCK = HandResult(Outcome.KNOCK, SOUTH_SIDE, Seat.SOUTH, (3, 31), (Payment(NORTH_SIDE, 28),), 2)
GIN = HandResult(Outcome.GIN, NORTH_SIDE, Seat.NORTH, (20, 0), (Payment(SOUTH_SIDE, 20, 25),))
UNDERCUT = HandResult(
    Outcome.UNDERCUT, NORTH_SIDE, Seat.SOUTH, (5, 5), (Payment(SOUTH_SIDE, 0, 25),)
)
EVENTS = {
    Dealt(Seat.SOUTH, SEVEN): "Ada dealt. Upcard: seven of hearts",
    Passed(Seat.SOUTH): "Ada passed",
    DrewStock(Seat.SOUTH): "Ada drew from the stock",
    DrewStock(Seat.SOUTH, SEVEN): "Ada drew from the stock: seven of hearts",
    TookDiscard(Seat.SOUTH, SEVEN): "Ada took from the discard pile: seven of hearts",
    Discarded(Seat.NORTH, SEVEN): "{card} <b>Bob</b> discarded: seven of hearts",
    Knocked(Seat.SOUTH, None, (RUN,), (SEVEN,)): "Ada knocked. Deadwood: 7",
    Knocked(Seat.SOUTH, None, (RUN,), ()): "Ada went gin",
    Defended(Seat.SOUTH, (), (), (SEVEN,)): "Ada showed the hand. Deadwood: 7",
    Defended(Seat.SOUTH, (), (Layoff(SEVEN, 0),), ()): "Ada laid off 7♥. Deadwood: 0",
    Restocked(12): "The discards were shuffled beneath the stock. Cards: 12",
    HandEnded(KNOCK): "Ada won the hand: 31 − 3 = 28, × 2 for spades = 56",
    HandEnded(GIN): "Gin! {card} <b>Bob</b> won the hand: 20 − 0 = 20, + 25 gin bonus = 45",
    HandEnded(
        UNDERCUT
    ): "Undercut! {card} <b>Bob</b> won the hand: 5 − 5 = 0, + 25 undercut bonus = 25",
    HandEnded(HandResult(Outcome.DRAWN)): "Drawn hand: it ended without a knock. Nobody scores",
    GaveUp(Seat.SOUTH): "Ada gave up the game",
}


THREE = Rules(seats=3)
FOUR = Rules(seats=4, partners=True)
SOUTH, WEST, NORTH, EAST = Seat


@pytest.mark.parametrize(
    ("result", "text"),
    [
        pytest.param(
            score_hand(THREE, SOUTH, {SOUTH: 6, WEST: 6, EAST: 20}, gin=False, times=1),
            "(25 + 6 − 6) + (20 − 6) = 39",
            id="undercut of three",
        ),
        pytest.param(
            score_hand(THREE, EAST, {SOUTH: 12, WEST: 30, EAST: 0}, gin=True, times=1),
            "(25 + 12) + (25 + 30) = 92",
            id="gin of three",
        ),
        pytest.param(
            score_hand(
                Rules(seats=3, gin_bonus=0), EAST, {SOUTH: 12, WEST: 30, EAST: 0}, gin=True, times=1
            ),
            "12 + 30 = 42",
            id="gin without a bonus",
        ),
        pytest.param(
            score_hand(THREE, WEST, {SOUTH: 20, WEST: 6, EAST: 30}, gin=False, times=2),
            "(20 − 6) + (30 − 6) = 38, × 2 for spades = 76",
            id="knock of three on spades",
        ),
        pytest.param(
            score_hand(FOUR, WEST, {SOUTH: 9, WEST: 3, NORTH: 20, EAST: 8}, gin=False, times=1),
            "29 − 11 = 18",
            id="knock of partners",
        ),
        pytest.param(
            score_hand(FOUR, WEST, {SOUTH: 9, WEST: 0, NORTH: 20, EAST: 8}, gin=True, times=1),
            "29 − 0 = 29, + 25 gin bonus = 54",
            id="gin of partners",
        ),
        pytest.param(
            score_hand(FOUR, WEST, {SOUTH: 1, WEST: 3, NORTH: 4, EAST: 8}, gin=False, times=1),
            "11 − 5 = 6, + 25 undercut bonus = 31",
            id="undercut of partners",
        ),
    ],
)
def test_the_sum_of_a_hand_adds_up_for_any_number_of_sides(result: HandResult, text: str) -> None:
    assert sentences.equation(result) == text
    assert text.endswith(f"= {result.points}")


def test_a_story_tells_a_turn_in_a_line() -> None:
    king = Card.parse("KS")
    events = (
        Passed(Seat.NORTH),
        TookDiscard(Seat.SOUTH, SEVEN),
        Discarded(Seat.SOUTH, king),
        DrewStock(Seat.SOUTH),
        Discarded(Seat.SOUTH, king),
        DrewStock(Seat.SOUTH, SEVEN),
        Discarded(Seat.SOUTH, king),
        DrewStock(Seat.SOUTH),
        Knocked(Seat.SOUTH, None, (RUN,), (SEVEN,)),
        DrewStock(Seat.SOUTH),
    )
    assert sentences.story_lines(events, {Seat.SOUTH: "Ada", Seat.NORTH: "Bob"}) == (
        "Bob passed",
        "Ada took 7♥ from the discard pile and discarded K♠",
        "Ada drew from the stock and discarded K♠",
        "Ada drew 7♥ from the stock and discarded K♠",
        "Ada drew from the stock",
        "Ada knocked. Deadwood: 7",
        "Ada drew from the stock",
    )


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_an_event_is_a_line_of_the_history(event: Event) -> None:
    assert sentences.event_line(event, NAMES) == EVENTS[event]


def test_no_kind_of_event_is_forgotten() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(Event))


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_a_sentence(reason: Reason) -> None:
    assert sentences.reason_sentence(reason).endswith(".")


@pytest.mark.parametrize("kind", TroubleKind)
def test_every_trouble_names_the_file(kind: TroubleKind) -> None:
    text = sentences.trouble_sentence(StoreTrouble(kind, Path("games.db")))
    assert "games.db" in text
    assert "{" not in text


def test_a_damaged_file_is_said_to_be_kept_aside() -> None:
    trouble = StoreTrouble(TroubleKind.DAMAGED, Path("games.db"), Path("games.damaged"))
    text = sentences.trouble_sentence(trouble)
    assert "games.damaged" in text
    assert "not kept" not in text


def test_cards_and_melds_have_names() -> None:
    assert len({sentences.card_name(card) for card in DECK}) == 52
    assert sentences.meld_name(RUN) == "Run 4–7 ♥"
    assert sentences.meld_name(QUEENS) == "Set of queens"
    assert sentences.card_sign(Card.parse("TC")) == "10♣"


@pytest.mark.parametrize("problem", ["damaged", "unreadable", "wrong-fields"])
def test_a_problem_of_the_settings_is_put_into_words(problem: str) -> None:
    assert sentences.settings_sentence(problem).startswith(("The settings", "Some settings"))


def test_another_text_is_left_as_it_is() -> None:
    assert sentences.settings_sentence("No space left") == "No space left"
