"""The sum of a hand in words and figures, for each outcome."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from okrummy_gui.engine import match as matches
from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.deals import DealNumber, deck_of
from okrummy_gui.engine.match import Match
from okrummy_gui.engine.protocol import (
    Deal,
    Discard,
    DrawStock,
    HandResult,
    Outcome,
    Phase,
    Seat,
    TookDiscard,
    seats_of,
)
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.scoring import Scoresheet, score_hand
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.view.table.drawings import table_layout
from okrummy_gui.view.table.handverdict import result_verdict
from okrummy_gui.view.table.knockverdict import knock_verdict
from okrummy_gui.view.table.stage import Scene
from okrummy_gui.view.table.verdictface import Game, Verdict
from okrummy_gui.view.theme import GREEN
from okrummy_gui.view.wording import Names
from tests.view.showdowns import NAMES, Bench, best, three

THREE, FOUR = Rules(seats=3), Rules(seats=4)
PARTNERS = Rules(seats=4, partners=True)


def seen(rules: Rules, *results: HandResult, seat: Seat = Seat.SOUTH) -> Scene:
    """What the seat sees after these hands."""
    sheet = Scoresheet(rules, results)
    view = PlayerView(
        seat,
        seats_of(rules),
        rules,
        Phase.HAND_OVER,
        None,
        Seat.EAST,
        sheet,
        knocker=results[-1].knocker,
        result=results[-1],
    )
    layout = table_layout(1280, 800)
    return Scene(view, (), Names(view, NAMES), layout, GREEN)


def scored(
    rules: Rules, knocker: Seat, figures: tuple[int, ...], *, gin: bool = False, times: int = 1
) -> HandResult:
    deadwood = dict(zip(seats_of(rules), figures, strict=True))
    return score_hand(rules, knocker, deadwood, gin=gin, times=times)


def sums(verdict: Verdict) -> list[tuple[str, str, str]]:
    return [(one.label, one.working, one.figure) for one in verdict.entries]


def test_gin_of_three_is_collected_from_each() -> None:
    verdict = result_verdict(seen(THREE, scored(THREE, Seat.SOUTH, (0, 12, 30), gin=True)))
    assert verdict.title == "Gin! You win the hand"
    assert sums(verdict) == [
        ("from Ben", "25 + 12", "37"),
        ("from Dora", "25 + 30", "55"),
        ("together", "", "92"),
    ]
    assert verdict.result is not None
    assert (verdict.result.figure, verdict.result.caption) == ("92", "points for you")


def test_an_undercut_of_three_takes_the_bonus_from_the_knocker_alone() -> None:
    verdict = result_verdict(seen(THREE, scored(THREE, Seat.SOUTH, (6, 6, 20))))
    assert verdict.title == "Undercut! Ben wins the hand"
    assert sums(verdict) == [
        ("from you", "25 + 6 − 6", "25"),
        ("from Dora", "20 − 6", "14"),
        ("together", "", "39"),
    ]


def test_a_knock_of_four_is_doubled_by_a_spade() -> None:
    verdict = result_verdict(seen(FOUR, scored(FOUR, Seat.WEST, (14, 3, 20, 9), times=2)))
    assert sums(verdict) == [
        ("from you", "14 − 3", "11"),
        ("from Carla", "20 − 3", "17"),
        ("from Dora", "9 − 3", "6"),
        ("together", "", "34"),
        ("♠ spade doubling", "", "× 2"),
    ]
    assert verdict.result is not None
    assert (verdict.result.figure, verdict.result.caption) == ("68", "points for Ben")


def test_partners_are_summed_by_sides() -> None:
    verdict = result_verdict(seen(PARTNERS, scored(PARTNERS, Seat.SOUTH, (3, 18, 9, 13))))
    assert verdict.title == "Your side wins the hand"
    assert sums(verdict) == [("Ben & Dora", "18 + 13", "31"), ("You & Carla", "3 + 9", "− 12")]
    assert verdict.result is not None
    assert (verdict.result.figure, verdict.result.caption) == ("19", "points for your side")


def test_an_undercut_of_partners_adds_the_bonus_to_the_difference() -> None:
    result = scored(PARTNERS, Seat.SOUTH, (3, 4, 20, 5), times=2)
    verdict = result_verdict(seen(PARTNERS, result))
    assert verdict.title == "Undercut! Ben & Dora win the hand"
    assert [one[2] for one in sums(verdict)] == ["23", "− 9", "+ 25", "39", "× 2"]


def test_a_gin_of_partners_leaves_the_partner_out() -> None:
    result = scored(PARTNERS, Seat.WEST, (10, 0, 7, 30), gin=True)
    verdict = result_verdict(seen(PARTNERS, result))
    assert verdict.title == "Gin! Ben & Dora win the hand"
    assert sums(verdict) == [("You & Carla", "10 + 7", "17"), ("gin bonus", "", "+ 25")]
    assert verdict.note


@pytest.mark.parametrize(
    ("knocker", "figures", "gin", "times", "terms"),
    [
        (Seat.SOUTH, (3, 31), False, 2, "31 − 3 = 28 × 2 = 56"),
        (Seat.NORTH, (44, 0), True, 1, "25 + 44 = 69"),
        (Seat.SOUTH, (6, 4), False, 2, "25 + 2 = 27 × 2 = 54"),
        (Seat.SOUTH, (4, 4), False, 3, "25 + 0 = 25 × 3 = 75"),
    ],
)
def test_two_have_an_equation(
    knocker: Seat, figures: tuple[int, ...], gin: bool, times: int, terms: str
) -> None:
    rules = Rules()
    verdict = result_verdict(seen(rules, scored(rules, knocker, figures, gin=gin, times=times)))
    assert " ".join(term.figure for term in verdict.terms) == terms


def games_of(verdict: Verdict) -> tuple[Game, ...]:
    assert verdict.standing is not None
    return verdict.standing.games


def test_every_side_has_its_way_to_the_target() -> None:
    first = scored(FOUR, Seat.WEST, (14, 3, 20, 9))
    second = scored(FOUR, Seat.SOUTH, (2, 30, 10, 12))
    (game,) = games_of(result_verdict(seen(FOUR, first, second)))
    assert [(way.name, way.total, way.gained) for way in game.ways] == [
        ("You", 46, 46),
        ("Ben", 34, 0),
        ("Carla", 0, 0),
        ("Dora", 0, 0),
    ]


def test_hollywood_lights_the_games_that_the_points_went_into() -> None:
    rules = Rules(hollywood=True, target=100)
    wins = [scored(rules, Seat.SOUTH, (0, points)) for points in (30, 40, 50)]
    games = games_of(result_verdict(seen(rules, *wins)))
    assert [game.ways[0].total for game in games] == [120, 90, 50]
    assert [game.ways[0].gained for game in games] == [50, 50, 50]
    assert [game.over for game in games] == [True, False, False]
    lost = scored(rules, Seat.NORTH, (60, 0))
    games = games_of(result_verdict(seen(rules, *wins, lost)))
    assert [game.ways[1].gained for game in games] == [0, 60, 0]


# ---------------------------------------------------------------- a drawn hand


def drawn(dealer: Seat, taken: int) -> Verdict:
    scene = seen(Rules(seats=3), HandResult(Outcome.DRAWN))
    history = [TookDiscard(Seat.SOUTH, Card.parse("2C"))] * taken
    view = replace(scene.view, dealer=dealer, history=tuple(history))
    return result_verdict(replace(scene, view=view, names=Names(view, NAMES)))


def test_a_drawn_hand_tells_that_the_stock_ran_down_and_who_deals_again() -> None:
    assert drawn(Seat.EAST, 3).note == (
        "The stock ran down to two cards: nobody scores.\nDora deals again."
    )


def test_a_hand_drawn_without_the_stock_tells_so() -> None:
    assert drawn(Seat.SOUTH, 20).note == (
        "Twenty turns without a card from the stock: nobody scores.\nYou deal again."
    )


# ---------------------------------------------------------------- while hands are arranged


def arranging(match: Match, seat: Seat) -> Verdict:
    view = matches.view_for(match, seat)
    return knock_verdict(Scene(view, view.hand, Names(view, NAMES), table_layout(1280, 800), GREEN))


def test_it_is_told_who_arranges_and_who_comes_next() -> None:
    verdict = arranging(three(), Seat.EAST)
    assert verdict.title == "You knock with 1"
    assert verdict.note == "The others may lay off on your melds."
    assert sums(verdict) == [("Ada", "laying off", ""), ("Ben", "comes next", "")]
    verdict = arranging(best(three()), Seat.EAST)
    assert [one[:2] for one in sums(verdict)] == [("Ada", "deadwood"), ("Ben", "laying off")]


# ---------------------------------------------------------------- the deal number


def numbered(known: bool) -> Match:
    """A hand of a number that is drawn: nobody knocks, nobody takes a discard."""
    number = DealNumber(482913775014)
    match = matches.new_match(Rules(seats=2, fixed_limit=0))
    match = matches.apply(match, Deal(deck_of(number), Seat.NORTH, number, known))
    while match.phase is not Phase.HAND_OVER:
        match = matches.apply(match, DrawStock())
        match = matches.apply(match, Discard(matches.legal(match).discards[0]))
    return match


def test_the_deal_number_is_told_and_can_be_asked_about(qtbot: QtBot) -> None:
    bench = Bench(qtbot, numbered(False), Seat.SOUTH, (800, 560))
    (spec,) = [spec for spec in bench.table.stage.buttons if "number" in spec.names]
    assert spec.label == "Deal number 482913775014"
    assert bench.drawn("known") == 0
    with qtbot.waitSignal(bench.table.hand_asked, timeout=500):
        bench.press("number")


def test_a_hand_whose_cards_were_known_is_marked(qtbot: QtBot) -> None:
    bench = Bench(qtbot, numbered(True), Seat.SOUTH, (1280, 800))
    assert bench.drawn("known") == 1


def test_the_ways_to_the_target_open_the_score_sheet(qtbot: QtBot) -> None:
    bench = Bench(qtbot, best(best(three())), Seat.SOUTH, (1280, 800))
    with qtbot.waitSignal(bench.table.score_asked, timeout=500):
        bench.click(bench.table.stage.score_rect.center().toPoint())
