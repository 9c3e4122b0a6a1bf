"""The computer players: sensible, legal under every rule, and blind to what is hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from statistics import mean

import pytest

from okrummy_gui.ai.levels import LEVELS, PLAYERS, REFERENCES
from okrummy_gui.ai.player import Player, legal_of
from okrummy_gui.arena import play_hand, play_match, play_step
from okrummy_gui.engine.cards import DECK, Card, mask_of, parse_cards, points_of
from okrummy_gui.engine.hand import Hand
from okrummy_gui.engine.match import Match, apply, legal, new_match, view_for
from okrummy_gui.engine.melds import completing_pairs, least_deadwood
from okrummy_gui.engine.protocol import (
    Action,
    Deal,
    Defend,
    Discard,
    Discarded,
    DrawDiscard,
    DrawStock,
    DrewStock,
    Knock,
    Knocked,
    Pass,
    Phase,
    Seat,
    TakeUpcard,
    TookDiscard,
    next_seat,
)
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.view import PlayerView
from tests.ai import soak_hidden
from tests.ai.hidden import redealt
from tests.ai.views import NORTH, SOUTH, TWO_SEATS, a_view

EVERYBODY = {**PLAYERS, **REFERENCES}
GOOD = LEVELS["level5"]
TABLE: dict[Seat, Player] = {SOUTH: GOOD, NORTH: REFERENCES["simple"]}
PAIRING = ("level1", "level2", "level6")
"""Who may take what only pairs: two by mistake, one after weighing it."""
SOBER = {name: player for name, player in EVERYBODY.items() if name not in PAIRING}
BY_ALL = pytest.mark.parametrize("player", EVERYBODY.values(), ids=EVERYBODY)
BY_SOBER = pytest.mark.parametrize("player", SOBER.values(), ids=SOBER)
OPTIONS = (
    Rules(),
    Rules(layoffs=False),
    Rules(may_return_drawn_discard=True),
    Rules(ace_high_runs=True, upcard_offer=True),
    Rules(fixed_limit=0, restocks=2),
    Rules(fixed_limit=10, upcard_offer=True, spade_multiplier=1),
    Rules(ace_is_gin_only=False, knock_discard_face_down=False),
)


def deal_of(seed: int, dealer: Seat = NORTH) -> Deal:
    return Deal(tuple(random.Random(seed).sample(DECK, 52)), dealer)


def states(rules: Rules, seeds: range) -> Iterator[Match]:
    """Every state in which a player decides."""
    for seed in seeds:
        chance = random.Random(seed)
        match = apply(new_match(rules), deal_of(seed, TWO_SEATS[seed % 2]))
        while match.phase is not Phase.HAND_OVER:
            if match.turn:
                yield match
            match = play_step(match, TABLE, chance)


def hand_of(match: Match) -> Hand:
    assert match.hand is not None
    return match.hand


def choice(player: Player, view: PlayerView) -> Action:
    return player.choose(view, random.Random(1))


# ---------------------------------------------------------------- single decisions

LOOSE = "2C 3C 4C 7D 8D 9D JH JS 5S KC"


@BY_ALL
def test_takes_a_discard_that_melds(player: Player) -> None:
    assert choice(player, a_view(Phase.DRAW, LOOSE, "JD")) == DrawDiscard()
    assert choice(player, a_view(Phase.UPCARD_OFFER, LOOSE, "JD")) == TakeUpcard()


@BY_SOBER
@pytest.mark.parametrize("top", ["KD", "5H", "QS"])
def test_leaves_a_discard_that_does_not_help(player: Player, top: str) -> None:
    assert choice(player, a_view(Phase.DRAW, LOOSE, top)) == DrawStock()
    assert choice(player, a_view(Phase.UPCARD_OFFER, LOOSE, top)) == Pass()


def test_leaves_a_meld_that_lowers_nothing() -> None:
    view = a_view(Phase.DRAW, "AC AD 7D 8D 9D JH JS JD 2S 3S", "AS")
    assert choice(GOOD, view) == DrawDiscard()
    melded = a_view(Phase.DRAW, "5C 6C 7C 7D 7H 7S 5D 6D 5H 6H", "5S")
    assert least_deadwood(melded.hand, melded.rules) == 0
    assert choice(GOOD, melded) == DrawStock()


def test_takes_a_low_card_that_lets_it_knock_early() -> None:
    close = "2C 3C 4C 7D 8D 9D AH 2S 4H KC"
    assert choice(GOOD, a_view(Phase.DRAW, close, "AS", limit=10)) == DrawDiscard()
    assert choice(GOOD, a_view(Phase.DRAW, close, "AS", limit=0)) == DrawStock()


@BY_ALL
def test_a_high_ace_melds_only_where_the_rules_say_so(player: Player) -> None:
    hand = "2C 3C 4C 7D 8D 9D QS KS 5S 4H"
    high = a_view(Phase.DRAW, hand, "AS", Rules(ace_high_runs=True), limit=2)
    assert choice(player, high) == DrawDiscard()
    assert choice(player, a_view(Phase.DRAW, hand, "AS", limit=2)) == DrawStock()


@BY_ALL
def test_draws_from_the_stock_when_it_must(player: Player) -> None:
    view = a_view(Phase.DRAW, LOOSE, "JD")
    must = replace(view, legal=replace(legal_of(view), stock_only=True))
    assert choice(player, must) == DrawStock()


def test_keeps_a_pair_and_lays_the_isolated_card() -> None:
    view = a_view(Phase.DISCARD, "2C 3C 4C 5D 6D 7D JH JS KD AH 2S", "9C", limit=2)
    assert choice(GOOD, view) == Discard(Card.parse("KD"))


def test_does_not_feed_a_meld_that_the_opponent_shows() -> None:
    hand = "2C 3C 4C 5D 6D 7D KD QS AH 2S 9H"
    view = a_view(Phase.DISCARD, hand, "9C", limit=2)
    known = ((), parse_cards("KC KS"))
    laid = choice(GOOD, replace(view, known=known))
    assert laid != Discard(Card.parse("KD"))


LATE = "2C 3C 4C 6D 7D 8D JH JS JD 9H KC"


def test_knocks_early_but_late_plays_for_gin() -> None:
    view = a_view(Phase.DISCARD, "2C 3C 4C 6D 7D 8D 5H 5S 5D 2H KC", "QC", limit=3)
    early = replace(view, history=(DrewStock(SOUTH),))
    for name in EVERYBODY.keys() - {"style-gin-hunter"}:
        knock = choice(EVERYBODY[name], early)
        assert isinstance(knock, Knock)
        assert knock.discard is Card.parse("KC")
    late = replace(a_view(Phase.DISCARD, LATE, "QC"), history=(DrewStock(SOUTH),) * 8)
    assert isinstance(choice(GOOD, late), Discard)


def test_knocks_on_its_last_turn() -> None:
    late = a_view(Phase.DISCARD, LATE, "QC", history=(DrewStock(SOUTH),) * 8, stock_count=3)
    assert isinstance(choice(GOOD, late), Knock)
    more = replace(late, rules=Rules(restocks=1))
    assert isinstance(choice(GOOD, more), Discard)


@BY_ALL
def test_goes_gin(player: Player) -> None:
    view = a_view(Phase.DISCARD, "2C 3C 4C 5C 6D 7D 8D JH JS JD KC", "QC", limit=0)
    knock = choice(player, view)
    assert isinstance(knock, Knock)
    assert knock.discard is Card.parse("KC")


@BY_ALL
def test_nothing_to_decide_is_an_error(player: Player) -> None:
    with pytest.raises(ValueError, match="not this seat's turn"):
        choice(player, a_view(Phase.DRAW, LOOSE, legal=None))
    with pytest.raises(ValueError, match="nothing to decide"):
        choice(player, a_view(Phase.HAND_OVER, LOOSE))


# ---------------------------------------------------------------- whole hands


@pytest.mark.parametrize("rules", OPTIONS, ids=lambda rules: "-".join(rules.changes()) or "plain")
def test_plays_legally_under_every_rule(rules: Rules) -> None:
    """`apply` raises on an illegal action. Everybody meets everybody, but not under all rules."""
    pairs = list(permutations(EVERYBODY.values(), 2))[OPTIONS.index(rules) % 3 :: 3]
    for seed, (south, north) in enumerate(pairs):
        deal = deal_of(seed, TWO_SEATS[seed % 2])
        table = {SOUTH: south, NORTH: north}
        hand = hand_of(play_hand(new_match(rules), table, deal, random.Random(seed)))
        assert hand.result is not None
        for before, event in zip(hand.history, hand.history[1:], strict=False):
            if isinstance(event, Knocked):
                assert points_of(event.deadwood) <= hand.limit
            if isinstance(before, TookDiscard) and isinstance(event, Discarded):
                assert event.card is not before.card


def test_takes_only_what_helps() -> None:
    taken = 0
    for match in states(Rules(), range(60)):
        if match.phase is not Phase.DRAW or match.turn is not SOUTH:
            continue
        view = view_for(match, SOUTH)
        if choice(GOOD, view) == DrawDiscard():
            taken += 1
            assert helps(view)
    assert taken > 40


def helps(view: PlayerView) -> bool:
    top = view.discards[-1]
    held = mask_of(view.hand)
    after = min(
        least_deadwood((*(card for card in view.hand if card is not laid), top), view.rules)
        for laid in view.hand
    )
    melds = any(pair & held == pair for pair in completing_pairs(top.index))
    return after < least_deadwood(view.hand, view.rules) and (melds or after <= view.limit)


def test_defends_as_well_as_it_can() -> None:
    defended = 0
    for match in states(Rules(), range(60)):
        if match.phase is Phase.DEFEND:
            assert match.turn is not None
            action = choice(GOOD, view_for(match, match.turn))
            assert isinstance(action, Defend)
            assert action in legal(match)
            defended += bool(action.layoffs)
    assert defended > 5


def some_players(place: int) -> list[Player]:
    """One of them in turn, and everybody at every twentieth place; the soak asks all."""
    everybody = list(EVERYBODY.values())
    return everybody if place % 20 == 0 else [everybody[place % len(everybody)]]


@pytest.mark.parametrize(
    "rules", [Rules(), Rules(upcard_offer=True, ace_high_runs=True, restocks=1)]
)
def test_hidden_cards_do_not_matter(rules: Rules) -> None:
    """Whatever lies where the player can't see, his choice with the same chance is the same."""
    moved = 0
    for place, match in enumerate(states(rules, range(50))):
        assert match.turn is not None
        other = redealt(match, match.turn, random.Random(place))
        moved += hand_of(other).stock != hand_of(match).stock
        view, changed = view_for(match, match.turn), view_for(other, match.turn)
        assert view == changed
        assert view.legal == changed.legal
        for player in some_players(place):
            assert choice(player, view) == choice(player, changed)
    assert moved > 1000


def test_the_soak_of_hidden_cards_puts_views_of_any_rules_to_everybody(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert soak_hidden.main(["--views", "12"]) == 0
    assert capsys.readouterr().out.startswith("12 views, 12 with cards moved, each put to 11 ")


def test_a_good_player_beats_a_simple_one() -> None:
    """Each deck is played twice with the seats changed; the figure is points a hand."""
    margins = []
    for seed in range(300):
        for hunter in TWO_SEATS:
            other = next_seat(hunter, TWO_SEATS)
            table: dict[Seat, Player] = {hunter: GOOD, other: REFERENCES["simple"]}
            hand = hand_of(play_hand(new_match(Rules()), table, deal_of(seed), random.Random(seed)))
            assert hand.result is not None
            winner = hand.result.winner
            sign = 0 if winner is None else 1 if hunter in winner else -1
            margins.append(sign * hand.result.points)
    assert mean(margins) > 2


def test_a_match_repeats_from_its_seed() -> None:
    match = play_match(TABLE, Rules(upcard_offer=True), 5)
    assert match.phase is Phase.MATCH_OVER
    assert match == play_match(TABLE, Rules(upcard_offer=True), 5)
    assert match != play_match(TABLE, Rules(upcard_offer=True), 6)
