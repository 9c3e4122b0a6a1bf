"""Drafts of a knock and of a defence."""

from __future__ import annotations

from dataclasses import replace

import pytest

from okrummy_gui.engine.cards import Card, mask_of, parse_cards
from okrummy_gui.engine.legal import Legal
from okrummy_gui.engine.melds import Layoff, Meld, arrangements_within, best_defence
from okrummy_gui.engine.protocol import Defend, Knock, Phase, Seat
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.scoring import Scoresheet
from okrummy_gui.engine.view import PlayerView, TableMeld
from okrummy_gui.model.arranging import DefenceDraft, KnockDraft

RULES = Rules()
HAND = parse_cards("KC KD KH 3H 8H TD 9C 6D 4C 2S")
TABLE = (
    Meld.of(parse_cards("4H 5H 6H 7H"), False),
    Meld.of(parse_cards("QS QH QD"), False),
)


def _view(hand: tuple[Card, ...] = HAND, table: tuple[Meld, ...] = TABLE) -> PlayerView:
    legal = Legal(
        Seat.NORTH,
        Phase.DEFEND,
        RULES,
        hand=mask_of(hand),
        table=table,
        layable=tuple(range(len(table))),
    )
    seats = (Seat.SOUTH, Seat.NORTH)
    view = PlayerView(
        Seat.NORTH, seats, RULES, Phase.DEFEND, Seat.NORTH, Seat.SOUTH, Scoresheet(RULES), hand=hand
    )
    return replace(view, table=tuple(TableMeld(Seat.SOUTH, meld) for meld in table), legal=legal)


def test_a_knock_goes_round_its_arrangements() -> None:
    hand = parse_cards("3H 4H 5H 3C 3D 9S 9H 9D 9C AC")
    ways = arrangements_within(hand, 10, RULES)
    draft = KnockDraft(Card.parse("KD"), ways)
    assert len(ways) > 1
    assert draft.action() == Knock(Card.parse("KD"), ways[0].melds)
    assert draft.next().arrangement == ways[1]
    for _ in ways:
        draft = draft.next()
    assert draft.chosen == 0
    assert sorted(draft.order()) == sorted(hand)


def test_a_card_is_placed_and_taken_back() -> None:
    draft = DefenceDraft.start(_view())
    three = Card.parse("3H")
    assert draft.targets(three) == (0,)
    assert draft.targets(Card.parse("KC")) == ()
    placed = draft.place(three, 0)
    assert placed.points == draft.points - 3
    assert placed.layoffs == (Layoff(three, 0),)
    assert placed.targets(three) == ()
    assert placed.undo() == draft
    assert draft.undo() == draft


def test_a_chain_can_be_laid_off() -> None:
    draft = DefenceDraft.start(_view(parse_cards("8H 9H KC")))
    assert draft.targets(Card.parse("9H")) == ()
    draft = draft.place(Card.parse("8H"), 0)
    assert draft.targets(Card.parse("9H")) == (0,)
    assert draft.place(Card.parse("9H"), 0).points == 10


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="does not fit"):
        DefenceDraft.start(_view()).place(Card.parse("2S"), 0)


def test_best_is_one_step() -> None:
    draft = DefenceDraft.start(_view()).place(Card.parse("8H"), 0)
    best = draft.best()
    wanted = best_defence(HAND, TABLE, RULES)
    assert best.points == wanted.points
    assert isinstance(best.action(), Defend)
    assert best.undo() == draft
    assert best.best() is best


def test_after_a_gin_nothing_is_laid_off() -> None:
    draft = DefenceDraft.start(_view(table=()))
    assert draft.targets(Card.parse("3H")) == ()
    assert draft.best().layoffs == ()


def test_a_card_that_fits_two_melds_is_offered_both() -> None:
    table = (
        Meld.of(parse_cards("JS QS KS"), False),
        Meld.of(parse_cards("TD TC TH"), False),
    )
    draft = DefenceDraft.start(_view(parse_cards("TS 9S 2C"), table))
    ten, nine = parse_cards("TS 9S")
    assert draft.targets(ten) == (0, 1)
    assert draft.targets(nine) == ()
    assert draft.place(ten, 0).place(nine, 0).points == 2


def test_where_only_the_least_deadwood_may_be_shown_the_player_chooses_among_the_ways() -> None:
    """R29, with the hand whose 5s and 4-5-6 leave the same."""
    hand = parse_cards("4S 5S 6S 5H 5D 9C TC JC QC KC")
    legal = Legal(Seat.WEST, Phase.DEFEND, RULES, hand=mask_of(hand), least_only=True)
    draft = DefenceDraft.start(replace(_view(hand), hand=hand, table=(), legal=legal))
    assert len(draft.ways) > 1
    assert {way.points for way in draft.ways} == {10}
    other = draft.next()
    assert other.melds != draft.melds
    assert other.action() in legal
    assert draft.action() in legal
    for _ in draft.ways[1:]:
        other = other.next()
    assert other == draft
