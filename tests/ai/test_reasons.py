"""The reasons of a hint are true, known to the player himself, and few."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import combinations

import pytest

from okrummy_gui.ai import reasons
from okrummy_gui.ai.levels import LEVELS
from okrummy_gui.ai.reasons import MOST, Fact, reasons_for
from okrummy_gui.arena import play_step
from okrummy_gui.engine.cards import DECK, Card, parse_cards
from okrummy_gui.engine.match import Match, apply, new_match, view_for
from okrummy_gui.engine.melds import Meld, least_after_discard, least_deadwood
from okrummy_gui.engine.protocol import (
    Action,
    Deal,
    Discard,
    Discarded,
    DrawDiscard,
    DrawStock,
    DrewStock,
    Knock,
    Passed,
    Phase,
    Seat,
    TookDiscard,
    seats_of,
)
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.view import PlayerView
from tests.ai.hidden import redealt
from tests.ai.views import NORTH, SOUTH, a_view

BEST, QUICK = LEVELS["level6"], LEVELS["level5"]
RULES = {
    "plain": Rules(),
    "offer": Rules(upcard_offer=True, ace_high_runs=True, restocks=1),
    "three": Rules(seats=3),
    "partners": Rules(seats=4, partners=True),
}


def cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text)


def card(text: str) -> Card:
    return Card.parse(text)


def discard_facts(hand: str, laid: str, **more: object) -> tuple[Fact, ...]:
    view = a_view(Phase.DISCARD, hand, "QC", limit=2, **more)
    return reasons_for(view, Discard(card(laid)))


# ---------------------------------------------------------------- by hand


def test_the_pair_that_is_open_at_both_ends_is_named() -> None:
    found = discard_facts("2C 3C 4C 6H 7H TD JS KS AD 9C 8S", "KS")
    assert reasons.KeepsPair(cards("6H 7H"), cards("5H 8H")) in found


def test_a_card_whose_like_is_gone_is_safe() -> None:
    held = "2C 3C 4C 6H 7H TD JS 9D 7C 5D 8S"
    view = a_view(Phase.DISCARD, held, "7S 7D 6C 8C QC", limit=2)
    assert reasons.NobodysUse(card("7C")) in reasons_for(view, Discard(card("7C")))


def test_a_card_is_fairly_safe_when_the_other_laid_its_like() -> None:
    story = (DrewStock(NORTH), Discarded(NORTH, card("KD")))
    held = "2C 3C 4C 6H 7H TD JS AS KS 5D 8S"
    view = a_view(Phase.DISCARD, held, "QS JC KD", limit=2, history=story)
    assert reasons.Unwanted(card("KS"), card("KD")) in reasons_for(view, Discard(card("KS")))


def test_a_card_that_the_other_waits_for_is_not_called_safe() -> None:
    view = a_view(Phase.DISCARD, "2C 3C 4C 6H 7H TD JS KD AS 5D 8S", "QC", limit=2)
    known = replace(view, known=((), cards("KC KS")))
    kinds = {type(fact) for fact in reasons_for(known, Discard(card("KD")))}
    assert not kinds & {reasons.NobodysUse, reasons.Unwanted, reasons.LeastUse}


def test_to_play_on_instead_of_knocking_is_explained() -> None:
    held = "2C 3C 4C 6D 7D 8D JH JS JD 2H KC"
    found = reasons_for(a_view(Phase.DISCARD, held, "QC", limit=9), Discard(card("KC")))
    assert reasons.PlaysOn(2) in found
    assert any(isinstance(fact, reasons.ToGin) for fact in found)


def test_a_dearer_discard_says_which_one_is_cheaper() -> None:
    found = discard_facts("2C 3C 4C 6D 7D 8D JH JS AS KC QD", "AS")
    assert reasons.Dearer(card("KC"), 9) in found or reasons.Dearer(card("QD"), 9) in found


def test_gin_needs_no_other_reason() -> None:
    held = "2C 3C 4C 5C 6D 7D 8D JH JS JD KC"
    view = a_view(Phase.DISCARD, held, "QC", limit=0)
    assert reasons_for(view, BEST.choose(view, random.Random(1))) == (reasons.NoDeadwood(),)


def test_a_last_turn_explains_a_knock() -> None:
    held = "2C 3C 4C 6D 7D 8D JH JS JD 9H KC"
    view = a_view(
        Phase.DISCARD, held, "QC", limit=9, history=(DrewStock(SOUTH),) * 8, stock_count=3
    )
    found = reasons_for(view, BEST.choose(view, random.Random(1)))
    assert found == (reasons.WithinLimit(9, 9), reasons.LastTurn())


def test_a_card_is_taken_for_the_meld_it_makes() -> None:
    view = a_view(Phase.DRAW, "2C 3C 4C 7D 8D KS JH JS 5S KC", "9D", limit=2)
    found = reasons_for(view, DrawDiscard())
    assert found[0] == reasons.Completes(card("9D"), Meld.of(cards("7D 8D 9D"), False))
    assert isinstance(found[1], reasons.Lowers)


def test_a_card_is_left_because_it_makes_no_meld() -> None:
    view = a_view(Phase.DRAW, "2C 3C 4C 7D 8D KS JH JS 5S KC", "9H", limit=2)
    assert reasons_for(view, DrawStock())[0] == reasons.NoMeld(card("9H"))


# ---------------------------------------------------------------- in whole hands


def decisions(rules: Rules, seeds: range) -> Iterator[tuple[Match, Seat, Action]]:
    """Every decision of some hands; the quick level decides, any legal choice has its reasons."""
    for seed in seeds:
        chance = random.Random(seed)
        seats = seats_of(rules)
        match = apply(
            new_match(rules), Deal(tuple(chance.sample(DECK, 52)), seats[seed % len(seats)])
        )
        while match.phase not in (Phase.HAND_OVER, Phase.MATCH_OVER):
            if match.turn is not None:
                yield match, match.turn, QUICK.choose(view_for(match, match.turn), chance)
            match = play_step(match, dict.fromkeys(seats, QUICK), chance)


def makes_meld(chosen: Iterable[Card], rules: Rules) -> bool:
    with suppress(ValueError):
        return bool(Meld.of(chosen, rules.ace_high_runs))
    return False


def next_rival(view: PlayerView) -> Seat:
    return next(seat for seat in view.opponents() if seat is not view.partner)


def check(view: PlayerView, action: Action, fact: Fact) -> None:
    """The fact, reckoned naively."""
    rules, top = view.rules, view.discards[-1] if view.discards else None
    laid = action.card if isinstance(action, Discard) else None
    laid = action.discard if isinstance(action, Knock) else laid
    kept = [one for one in view.hand if one is not laid]
    rival = next_rival(view)
    his = {*view.unseen, *view.known[view.seats.index(rival)]}
    match fact:
        case reasons.KeepsPair(pair, outs):
            assert set(pair) <= set(kept)
            assert set(outs) == {o for o in view.unseen if makes_meld((*pair, o), rules)} != set()
        case reasons.NobodysUse(one):
            assert not any(makes_meld((one, *two), rules) for two in combinations(his, 2))
        case reasons.Unwanted(_, like):
            assert like in shunned(view, rival)
        case reasons.LeastUse(one) | reasons.NoMeld(one):
            assert one is (laid or top)
        case reasons.Heavy(points):
            assert laid is not None
            assert points == laid.points >= 8
        case reasons.LeavesLeast(points):
            assert points == least_after_discard(view.hand, rules, view.legal.taken)
        case reasons.Dearer(instead, by):
            other = [one for one in view.hand if one is not instead]
            assert by == least_deadwood(kept, rules) - least_deadwood(other, rules) > 0
        case reasons.ToGin(count):
            after = [least_after_discard([*kept, one], rules) for one in view.unseen]
            assert count == after.count(0)
        case reasons.Improving(count, unseen):
            now = least_deadwood(view.hand, rules)
            after = [least_after_discard([*view.hand, one], rules) for one in view.unseen]
            assert (count, unseen) == (sum(points < now for points in after), len(view.unseen))
        case reasons.PlaysOn(points):
            assert points <= view.limit
            assert not isinstance(action, Knock)
        case reasons.WithinLimit(points, limit):
            assert points <= limit == view.limit
        case reasons.Completes(one, meld):
            assert one is top
            assert one in meld.cards
            assert set(meld.cards) <= {*view.hand, one}
        case reasons.Lowers(before, after):
            assert before == least_deadwood(view.hand, rules) > after
        case reasons.LittleUse(one):
            assert one is top
            assert any(makes_meld((one, *two), rules) for two in combinations(view.hand, 2))
        case reasons.NoDeadwood() | reasons.LastTurn() | reasons.StillEarly():
            pass


def shunned(view: PlayerView, rival: Seat) -> set[Card]:
    """What the rival laid, or left lying when it was there for him."""
    found, top = set(), view.upcard
    for event in view.history:
        match event:
            case Discarded(seat, one):
                top = one
                if seat is rival:
                    found.add(one)
            case DrewStock(seat=seat) | Passed(seat=seat) if seat is rival and top:
                found.add(top)
            case TookDiscard():
                top = None
            case _:
                pass
    return found


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_every_reason_is_true_and_there_are_few(rules: Rules) -> None:
    said = set()
    for match, seat, action in decisions(rules, range(8)):
        view = view_for(match, seat)
        facts = reasons_for(view, action)
        assert len(facts) <= MOST
        assert bool(facts) == (view.phase is not Phase.DEFEND)
        for fact in facts:
            check(view, action, fact)
            said.add(type(fact))
    assert len(said) >= 8


def test_no_reason_tells_of_a_hidden_card() -> None:
    for place, (match, seat, action) in enumerate(decisions(RULES["offer"], range(3))):
        other = redealt(match, seat, random.Random(place))
        assert reasons_for(view_for(match, seat), action) == reasons_for(
            view_for(other, seat), action
        )
