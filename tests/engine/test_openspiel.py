"""200 hands of OpenSpiel 2.0.2 (`gin_rummy(oklahoma=true)`) replayed action for action.

Player 0 is South, to the dealer's left. A test walks through one hand; what that program does
otherwise than the rule sheet is a `Difference`, and each is counted over all the hands.
"""

from __future__ import annotations

import json
from collections import Counter
from enum import Enum, auto
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from okrummy_gui.engine.cards import DECK, Card, parse_cards, points_of, print_cards
from okrummy_gui.engine.match import Match, apply, legal, new_match
from okrummy_gui.engine.melds import Layoff, Meld, arrangements_within, least_deadwood
from okrummy_gui.engine.protocol import (
    Action,
    Deal,
    Defend,
    Discard,
    DrawDiscard,
    DrawStock,
    HandResult,
    Knock,
    Outcome,
    Pass,
    Phase,
    TakeUpcard,
    sides_of,
)
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.scoring import score_hand
from tests.engine.play import NORTH, SOUTH, deck, hand_of, held

DATA = Path(__file__).parent.parent / "data" / "openspiel_hands.jsonl"
HANDS: list[dict[str, Any]] = [json.loads(line) for line in DATA.read_text().splitlines()[1:]]
RULES = Rules(target=1000, upcard_offer=True, may_return_drawn_discard=True)
SEATS = (SOUTH, NORTH)
ANY_MELD = frozenset(
    meld
    for cards in [DECK[at : at + 13] for at in range(0, 52, 13)]
    + [[card for card in DECK if card.place == place] for place in range(13)]
    for way in arrangements_within(cards, 400, RULES)
    for meld in way.melds
)
LONGEST_RUN = 5
"""A longer run is laid as two melds there."""


class Difference(Enum):
    """Where that program and the rule sheet part."""

    EQUAL_DEADWOOD = auto()
    """Nobody scores there; an undercut here (R22)."""
    WALL_TURN = auto()
    """At two stock cards it gives one more turn; here the hand is drawn by then (R16)."""
    WALL_KNOCK = auto()
    """A knock in that turn."""
    REPEAT = auto()
    """Both took and put back the same card: ends there, goes on here (R16: twenty turns)."""
    MAXUP = auto()
    """Fifty takes end the hand there; here twenty turns without the stock do (R16)."""
    LONG_RUN = auto()
    """A meld of six or more cards is possible here, not there."""
    CHAIN = auto()
    """The layoffs offered at a step differ: of a chain of three it offers one or two at a time."""
    HEURISTIC = auto()
    """Its deadwood of eleven cards is too high."""
    BAD_KNOCK = auto()
    """The knocker laid melds that leave more than need be."""
    LOST_GIN = auto()
    """... and so lost a gin."""
    BAD_DEFENCE = auto()
    """The defender's own melds leave more than need be of the cards he did not lay off."""

    BAD_ARRANGED_GIN = auto()
    """... after a gin, where the engine arranges his hand for him (R19)."""


EXPECTED: dict[Difference, int] = {
    Difference.EQUAL_DEADWOOD: 2,
    Difference.WALL_TURN: 21,
    Difference.WALL_KNOCK: 0,
    Difference.REPEAT: 3,
    Difference.MAXUP: 0,
    Difference.LONG_RUN: 9,
    Difference.CHAIN: 0,
    Difference.HEURISTIC: 2,
    Difference.BAD_KNOCK: 0,
    Difference.LOST_GIN: 0,
    Difference.BAD_DEFENCE: 3,
    Difference.BAD_ARRANGED_GIN: 9,
}
"""How often each occurs, by hands or, where a step can show it again, by steps. What is 0 does
not occur in these hands: then theirs and ours are equal."""


class Replay:
    """One hand: theirs is `game`, ours is `match`."""

    def __init__(self, game: dict[str, Any]) -> None:
        self.game = game
        self.found: Counter[Difference] = Counter()
        self.steps = game["actions"]
        rows = [print_cards(map(Card.parse, game["deal"][player])) for player in ("p0", "p1")]
        stock = print_cards(map(Card.parse, game["stock"] + game["rest"]))
        order = deck(*rows, game["deal"]["upcard"], stock)
        self.match: Match = apply(new_match(RULES), Deal(order, NORTH))

    def run(self) -> None:
        assert hand_of(self.match).limit == self.game["knock_limit"]
        at = 0
        while at < len(self.steps) and self.steps[at]["a"] != "knock":
            step = self.steps[at]
            if step["ph"] == "wall":
                self.wall(self.steps[at:])
                return
            self.turn_step(step)
            at += 1
        if at < len(self.steps):
            self.knock(self.steps[at:])
        else:
            self.unfinished()

    # ------------------------------------------------------------ before a knock

    def turn_step(self, step: dict[str, Any]) -> None:
        self.check_turn(step)
        self.act(self.action_of(step))

    def act(self, action: Action) -> None:
        assert action in legal(self.match)
        self.match = apply(self.match, action)

    def action_of(self, step: dict[str, Any]) -> Action:
        offered = self.match.phase is Phase.UPCARD_OFFER
        match step["a"]:
            case "pass":
                return Pass()
            case "take":
                return TakeUpcard() if offered else DrawDiscard()
            case "stock":
                assert hand_of(self.match).stock[0] is Card.parse(step["card"])
                return DrawStock()
            case card:
                return Discard(Card.parse(card))

    def check_turn(self, step: dict[str, Any]) -> None:
        assert self.match.turn is SEATS[step["p"]]
        phase = self.match.phase
        match step["ph"]:
            case "first":
                forced = step["legal"] == ["stock"]
                assert phase is (Phase.DRAW if forced else Phase.UPCARD_OFFER)
            case "draw":
                assert phase is Phase.DRAW
            case _:
                assert phase is Phase.DISCARD
        assert self.legal_tokens() == set(step["legal"])
        self.check_deadwood(step["dw"])

    def legal_tokens(self) -> set[str]:
        options = legal(self.match)
        names = {Pass: "pass", TakeUpcard: "take", DrawDiscard: "take", DrawStock: "stock"}
        tokens = {names[type(draw)] for draw in options.draws}
        tokens |= set(map(str, options.discards))
        return tokens | {"knock"} if options.knock_discards() else tokens

    def check_deadwood(self, theirs: list[int]) -> None:
        for seat, figure in zip(SEATS, theirs, strict=True):
            cards = held(self.match, seat)
            if len(cards) == 10:
                assert figure == least_deadwood(cards, RULES)
                continue
            ours = min(
                least_deadwood([kept for kept in cards if kept is not card], RULES)
                for card in cards
            )
            assert figure >= ours
            self.found[Difference.HEURISTIC] += figure > ours

    # ------------------------------------------------------------ after a knock

    def knock(self, steps: list[dict[str, Any]]) -> None:
        self.check_turn(steps[0])
        knocker = steps[0]["p"]
        laid = [step for step in steps[1:] if step["ph"] == "knock"]
        self.check_plain_totals(laid)
        discard = Card.parse(laid[0]["a"])
        assert set(map(str, legal(self.match).knock_discards())) == set(laid[0]["legal"])
        melds = self.melds_of(laid[1:])
        self.check_laying(discard, laid[1:])
        self.note_bad_knock(discard, melds)
        self.act(Knock(discard, melds))
        rest = steps[1 + len(laid) :]
        assert all(step["p"] != knocker and step["ph"] == "layoff" for step in rest)
        self.defend(rest)
        self.check_result()

    def check_plain_totals(self, steps: list[dict[str, Any]]) -> None:
        """The defender's total stays; the knocker's falls by what he lays."""
        knocker = hand_of(self.match).turn
        totals = {seat: points_of(held(self.match, seat)) for seat in SEATS}
        for step in steps:
            assert step["dw"] == [totals[seat] for seat in SEATS]
            totals[knocker] -= _points_laid(step["a"])

    def melds_of(self, steps: list[dict[str, Any]]) -> tuple[Meld, ...]:
        laid = (step["a"].partition(":")[2] for step in steps if step["a"] != "pass")
        return tuple(Meld.of(parse_cards(text), ace_high_runs=False) for text in laid)

    def check_laying(self, discard: Card, steps: list[dict[str, Any]]) -> None:
        """The melds that may come next are those of our arrangements with what lies already."""
        ways = [frozenset(way.melds) for way in legal(self.match).arrangements(discard)]
        laid: frozenset[Meld] = frozenset()
        for step in steps:
            fitting = [way for way in ways if laid <= way]
            tokens = self.meld_tokens(frozenset().union(*fitting) - laid)
            if laid in ways:
                tokens.add("pass")
            assert tokens == set(step["legal"])
            laid |= set(self.melds_of([step]))

    def meld_tokens(self, melds: frozenset[Meld]) -> set[str]:
        short = {meld for meld in melds if len(meld.cards) <= LONGEST_RUN}
        self.found[Difference.LONG_RUN] += short != melds
        return {_token(meld) for meld in short}

    def note_bad_knock(self, discard: Card, melds: tuple[Meld, ...]) -> None:
        kept = [card for card in held(self.match, hand_of(self.match).turn) if card is not discard]
        laid = {card for meld in melds for card in meld.cards}
        points = points_of(card for card in kept if card not in laid)
        least = least_deadwood(kept, RULES)
        self.found[Difference.BAD_KNOCK] += points > least
        self.found[Difference.LOST_GIN] += points > least == 0

    def defend(self, steps: list[dict[str, Any]]) -> None:
        cards = [step["a"] for step in steps if len(step["a"]) == 2]
        assert cards == self.game["layoffs"]
        if self.match.phase is Phase.HAND_OVER:
            assert self.game["end"] == "gin"
            assert not cards
            return
        layoffs = self.placed([Card.parse(card) for card in cards])
        melds = self.melds_of([step for step in steps if len(step["a"]) != 2])
        self.check_defending(steps, layoffs)
        off = {layoff.card for layoff in layoffs}
        left = [card for card in held(self.match, hand_of(self.match).turn) if card not in off]
        points = points_of(left) - sum(points_of(meld.cards) for meld in melds)
        self.found[Difference.BAD_DEFENCE] += points > least_deadwood(left, RULES)
        self.act(Defend(melds, layoffs))

    def placed(self, cards: list[Card]) -> tuple[Layoff, ...]:
        """The layoffs in their order; they do not say on which meld."""
        places = range(len(legal(self.match).table))
        for targets in product(places, repeat=len(cards)):
            layoffs = tuple(map(Layoff, cards, targets))
            if Defend((), layoffs) in legal(self.match):
                return layoffs
        raise AssertionError(f"does not fit: {print_cards(cards)}")

    def check_defending(self, steps: list[dict[str, Any]], layoffs: tuple[Layoff, ...]) -> None:
        options = legal(self.match)
        seat = hand_of(self.match).turn
        mine = held(self.match, seat)
        total = points_of(mine)
        done: list[Layoff] = []
        laid: list[Meld] = []
        laying_off = True
        for step in steps:
            assert step["dw"][step["p"]] == total
            total -= _points_laid(step["a"])
            theirs = set(step["legal"])
            assert "pass" in theirs
            theirs.discard("pass")
            if laying_off:
                ours = {
                    str(card)
                    for card in mine
                    for at in range(len(options.table))
                    if Defend((), (*done, Layoff(card, at))) in options
                }
                self.found[Difference.CHAIN] += ours != theirs
            else:
                fitting = frozenset(
                    meld for meld in ANY_MELD if Defend((*laid, meld), layoffs) in options
                )
                assert self.meld_tokens(fitting) == theirs
                laid += self.melds_of([step])
            if step["a"] == "pass":
                laying_off = False
            elif laying_off:
                done.append(next(each for each in layoffs if str(each.card) == step["a"]))

    # ------------------------------------------------------------ ends

    def check_result(self) -> None:
        hand, game = hand_of(self.match), self.game
        result = hand.result
        assert result is not None
        assert self.match.phase is Phase.HAND_OVER
        assert result.knocker is SEATS[game["knocker"]]
        assert (result.outcome is Outcome.GIN) == (game["end"] == "gin")
        if game["end"] == "gin":
            result = self.as_laid_after_gin(result)
        else:
            loose = {shown.seat: set(map(str, shown.deadwood)) for shown in hand.shown}
            assert [loose[seat] for seat in SEATS] == [set(left) for left in game["hands"]]
        assert list(result.deadwood) == game["deadwood"]
        equal = result.outcome is Outcome.UNDERCUT and not result.difference
        self.found[Difference.EQUAL_DEADWOOD] += equal
        before = 0 if equal else result.bonus + result.difference
        assert result.winner is not None
        won = 1 if SOUTH in result.winner else -1
        assert game["returns"] == [won * before, -won * before]
        assert result.multiplier == (2 if game["spade"] else 1)
        winner = sides_of(RULES).index(result.winner)
        assert game["project"] == {"winner": winner, "points": result.points}

    def as_laid_after_gin(self, ours: HandResult) -> HandResult:
        """Our result; where the defender laid badly there, the score of what he laid (R19)."""
        theirs = dict(zip(SEATS, self.game["deadwood"], strict=True))
        at = 1 - self.game["knocker"]
        assert theirs[SEATS[at]] >= ours.deadwood[at]
        if theirs[SEATS[at]] == ours.deadwood[at]:
            return ours
        self.found[Difference.BAD_ARRANGED_GIN] += 1
        knocker = SEATS[self.game["knocker"]]
        return score_hand(RULES, knocker, theirs, gin=True, times=ours.multiplier)

    def wall(self, steps: list[dict[str, Any]]) -> None:
        self.found[Difference.WALL_TURN] += 1
        self.found[Difference.WALL_KNOCK] += self.game["wall_knock"]
        self.check_deadwood(steps[0]["dw"])
        self.void()
        result = hand_of(self.match).result
        assert result is not None
        assert result.outcome is Outcome.DRAWN
        assert len(hand_of(self.match).stock) == 2

    def unfinished(self) -> None:
        kind = {"repeat": Difference.REPEAT, "maxup": Difference.MAXUP}[self.game["end"]]
        self.found[kind] += 1
        self.void()
        assert self.match.phase is Phase.DRAW

    def void(self) -> None:
        assert self.game["project"] == {"winner": None, "points": 0}


def _token(meld: Meld) -> str:
    return "meld:" + "".join(map(str, sorted(meld.cards, key=_their_order)))


def _their_order(card: Card) -> tuple[int, int]:
    return "SCDH".index(card.suit.value), card.place


def _points_laid(token: str) -> int:
    return 0 if token == "pass" else points_of(parse_cards(token.removeprefix("meld:")))


@pytest.mark.parametrize("game", HANDS, ids=lambda game: str(game["id"]))
def test_a_hand(game: dict[str, Any]) -> None:
    Replay(game).run()


def test_every_difference_is_counted() -> None:
    found: Counter[Difference] = Counter()
    for game in HANDS:
        replay = Replay(game)
        replay.run()
        found += replay.found
    assert {kind: found[kind] for kind in Difference} == EXPECTED
