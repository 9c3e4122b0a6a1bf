"""Melds, arrangements and defences against the vectors, a brute force and the rules' traps."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from okrummy_gui.engine import meldmasks, melds
from okrummy_gui.engine.cards import DECK, Card, mask_of, parse_cards, points_of
from okrummy_gui.engine.melds import Meld
from okrummy_gui.engine.rules import Rules
from tests.engine import naive

DATA = Path(__file__).parent.parent / "data"
VECTORS: dict[str, list[dict[str, Any]]] = json.loads((DATA / "melds.json").read_text())
PLAYED: dict[str, list[dict[str, Any]]] = json.loads((DATA / "played_hands.json").read_text())
LOW = Rules()
HIGH = Rules(ace_high_runs=True)
# Few ranks or few suits, so that melds and conflicts are common.
CROWDED = (
    DECK,
    tuple(card for card in DECK if card.place < 5),
    tuple(card for card in DECK if card.place in (0, 1, 2, 10, 11, 12)),
    tuple(card for card in DECK if card.index < 26),
    tuple(card for card in DECK if card.index < 16),
)


def rules_for(ace_high: bool) -> Rules:
    return HIGH if ace_high else LOW


@st.composite
def hands(draw: st.DrawFn, low: int, high: int) -> list[Card]:
    pool = draw(st.sampled_from(CROWDED))
    return draw(st.lists(st.sampled_from(pool), min_size=low, max_size=high, unique=True))


def table_of(*texts: str, rules: Rules = LOW) -> list[Meld]:
    return [Meld.of(parse_cards(text), rules.ace_high_runs) for text in texts]


def check_arrangement(got: melds.Arrangement, cards: list[Card], rules: Rules) -> None:
    laid = [card for meld in got.melds for card in meld.cards]
    assert sorted([*laid, *got.deadwood]) == sorted(cards)
    assert got.points == points_of(got.deadwood)
    for meld in got.melds:
        assert naive.is_meld(frozenset(meld.cards), rules.ace_high_runs)


def check_defence(got: melds.Defence, cards: list[Card], table: list[Meld], rules: Rules) -> None:
    """Each layoff fits in the order given, and no card is lost."""
    grown = list(table)
    for layoff in got.layoffs:
        grown[layoff.meld] = grown[layoff.meld].extended(layoff.card, rules.ace_high_runs)
    row = [card for meld in got.melds for card in meld.cards]
    row += [layoff.card for layoff in got.layoffs]
    assert sorted([*row, *got.deadwood]) == sorted(cards)
    assert got.points == points_of(got.deadwood)


@pytest.mark.parametrize("vector", VECTORS["deadwood"], ids=lambda vector: vector["hand"])
def test_r4_least_deadwood_vectors(vector: dict[str, Any]) -> None:
    cards = list(parse_cards(vector["hand"]))
    rules = rules_for(vector["ace_high_runs"])
    assert melds.least_deadwood(cards, rules) == vector["deadwood"]
    got = melds.best_arrangement(cards, rules)
    check_arrangement(got, cards, rules)
    assert got.points == vector["deadwood"]
    assert melds.arrangements_within(cards, got.points, rules)[0] == got


@pytest.mark.parametrize("at", range(len(VECTORS["defence"])))
def test_r18_defence_vectors(at: int) -> None:
    vector = VECTORS["defence"][at]
    rules = rules_for(vector["ace_high_runs"])
    cards = list(parse_cards(vector["defender"]))
    table = table_of(*vector["knocker_melds"], rules=rules)
    got = melds.best_defence(cards, table, rules)
    check_defence(got, cards, table, rules)
    assert got.points == vector["defender_deadwood"]
    off = Rules(ace_high_runs=rules.ace_high_runs, layoffs=False)
    without = melds.best_defence(cards, table, off)
    assert without.points == vector["without_layoffs"]
    assert without.layoffs == ()


def test_r4_played_hands_of_ten() -> None:
    for vector in PLAYED["played10"]:
        cards = list(map(Card.parse, vector["hand"]))
        assert melds.least_deadwood(cards, LOW) == vector["dw"]
        assert melds.best_arrangement(cards, LOW).points == vector["dw"]


def test_r12_played_hands_of_eleven() -> None:
    for vector in PLAYED["played11"]:
        cards = list(map(Card.parse, vector["hand"]))
        expected = vector["best_after_discard"]
        assert melds.best_discard(cards, LOW)[1] == expected
        assert melds.least_after_discard(cards, LOW) == expected
        assert melds.least_after_discard_mask(mask_of(cards)) == expected


@settings(max_examples=300, deadline=None)
@given(hands(0, 11), st.booleans())
def test_r4_least_deadwood_is_the_naive_one(cards: list[Card], ace_high: bool) -> None:
    rules = rules_for(ace_high)
    got = melds.best_arrangement(cards, rules)
    check_arrangement(got, cards, rules)
    assert got.points == melds.least_deadwood(cards, rules) == naive.least(cards, ace_high)
    assert melds.best_arrangement(reversed(cards), rules) == got


@settings(max_examples=200, deadline=None)
@given(hands(0, 10), st.integers(0, 30), st.booleans())
def test_r13_every_arrangement_within(cards: list[Card], limit: int, ace_high: bool) -> None:
    rules = rules_for(ace_high)
    got = melds.arrangements_within(cards, limit, rules)
    for one in got:
        check_arrangement(one, cards, rules)
    expected = naive.arrangements(cards, ace_high)
    within = {chosen for chosen, points in expected.items() if points <= limit}
    rows = [frozenset(frozenset(meld.cards) for meld in one.melds) for one in got]
    assert len(rows) == len(set(rows))
    assert set(rows) == within
    assert [one.points for one in got] == sorted(one.points for one in got)
    if got:
        assert got[0] == melds.best_arrangement(cards, rules)


@settings(max_examples=150, deadline=None)
@given(hands(11, 11), st.booleans(), st.integers(-1, 10))
def test_r12_best_discard(cards: list[Card], ace_high: bool, barred: int) -> None:
    rules = rules_for(ace_high)
    forbidden = cards[barred] if barred >= 0 else None
    options = [
        (melds.least_deadwood([c for c in cards if c is not card], rules), -card.points, card)
        for card in cards
        if card is not forbidden
    ]
    points, _, card = min(options)
    assert melds.best_discard(cards, rules, forbidden) == (card, points)
    assert melds.least_after_discard(cards, rules, forbidden) == points
    if forbidden is None:
        assert melds.least_after_discard_mask(mask_of(cards), ace_high) == points


def test_r12_of_no_card_or_of_the_forbidden_one_alone_nothing_is_discarded() -> None:
    (king,) = parse_cards("KS")
    for cards, forbidden in (((), None), ((king,), king)):
        with pytest.raises(ValueError, match="no card to discard"):
            melds.best_discard(cards, LOW, forbidden)


@st.composite
def knocks(draw: st.DrawFn, most: int) -> tuple[list[Card], list[Meld], bool]:
    """A defender's cards and up to three table melds, crowded about each other."""
    ace_high = draw(st.booleans())
    pool = draw(st.sampled_from(CROWDED))
    free = set(pool)
    table: list[Meld] = []
    for place in draw(st.lists(st.sampled_from(meldmasks.PLACES[ace_high]), max_size=5)):
        cards = {DECK[index] for index in meldmasks.ROWS[place]}
        if cards <= free and len(cards) < 6 and len(table) < 3:
            free -= cards
            table.append(Meld.of(cards, ace_high))
    rest = st.sampled_from(sorted(free)) if free else st.nothing()
    return draw(st.lists(rest, max_size=most, unique=True)), table, ace_high


@settings(max_examples=400, deadline=None)
@given(knocks(8))
def test_r18_best_defence_is_the_naive_one(knock: tuple[list[Card], list[Meld], bool]) -> None:
    cards, table, ace_high = knock
    rules = rules_for(ace_high)
    got = melds.best_defence(cards, table, rules)
    check_defence(got, cards, table, rules)
    rows = [frozenset(meld.cards) for meld in table]
    assert got.points == naive.defence(cards, rows, ace_high)
    assert melds.best_defence(reversed(cards), table, rules) == got


@settings(max_examples=200, deadline=None)
@given(knocks(8))
def test_r13_what_can_be_laid_off(knock: tuple[list[Card], list[Meld], bool]) -> None:
    cards, table, ace_high = knock
    rows = tuple(frozenset(meld.cards) for meld in table)
    left = naive.after_layoffs(frozenset(cards), rows, ace_high)
    laid = meldmasks.layable_mask([meld.mask for meld in table], mask_of(cards), ace_high)
    assert meldmasks.points_of_mask(laid) == points_of(cards) - left


@settings(max_examples=150, deadline=None)
@given(hands(0, 10), st.integers(0, 15), st.booleans(), st.booleans())
def test_r13_the_one_offered(cards: list[Card], limit: int, ace_high: bool, layoffs: bool) -> None:
    rules = Rules(ace_high_runs=ace_high, layoffs=layoffs)
    unseen = [card for card in DECK if card not in cards]
    got = melds.knock_arrangements(cards, limit, unseen, rules)
    assert set(got) == set(melds.arrangements_within(cards, limit, rules))

    def order(one: melds.Arrangement) -> tuple[int, int, list[int]]:
        masks = [meld.mask for meld in one.melds]
        laid = meldmasks.layable_mask(masks, mask_of(unseen), ace_high) if layoffs else 0
        places = [meldmasks.PLACE[mask] for mask in masks]
        return one.points, meldmasks.points_of_mask(laid), places

    assert list(got) == sorted(got, key=order)


@pytest.mark.parametrize("ace_high", [False, True])
def test_saving_is_the_best_single_card(ace_high: bool) -> None:
    least, _, _, saving = meldmasks.RUNS[ace_high]
    for bits in range(1 << 13):
        held = [1 << place for place in range(13) if bits >> place & 1]
        assert saving[bits] == max([0, *(least[bits] - least[bits ^ bit] for bit in held)])


@pytest.mark.parametrize("ace_high", [False, True])
@settings(max_examples=300, deadline=None)
@given(cards=hands(0, 9))
def test_r4_a_meld_is_what_the_rules_say(ace_high: bool, cards: list[Card]) -> None:
    for row in naive.all_melds(cards, ace_high):
        assert Meld.of(row, ace_high).mask == mask_of(row)
        for card in set(DECK) - row:
            fits = naive.is_meld(row | {card}, ace_high)
            assert Meld.of(row, ace_high).fits(card, ace_high) is fits
    if not naive.is_meld(frozenset(cards), ace_high):
        with pytest.raises(ValueError, match="not a meld"):
            Meld.of(cards, ace_high)


def test_r4_kings_and_an_ace_are_no_set() -> None:
    with pytest.raises(ValueError, match="not a meld"):
        Meld.of(parse_cards("KC KD AD"), True)
    assert melds.least_deadwood(parse_cards("KC KD AD"), HIGH) == 21


def test_a_card_twice_is_no_meld() -> None:
    with pytest.raises(ValueError, match="not a meld"):
        Meld.of(parse_cards("5H 6H 7H 7H"), False)


def test_r2_the_order_of_cards_in_a_meld() -> None:
    assert str(Meld.of(parse_cards("7H 5H 6H"), False)) == "5H6H7H"
    assert str(Meld.of(parse_cards("3S AS 2S"), True)) == "AS2S3S"
    assert str(Meld.of(parse_cards("AS KS QS"), True)) == "QSKSAS"
    assert str(Meld.of(parse_cards("9S 9C 9H"), False)) == "9C9H9S"
    assert Meld.of(parse_cards("9S 9C 9H"), False).is_set
    assert not Meld.of(parse_cards("AS KS QS"), True).is_set
    for row in (False, True):
        with pytest.raises(ValueError, match="not a meld"):
            Meld.of(parse_cards("KS AS 2S"), row)


def test_r2_high_ace_layoffs() -> None:
    ace, jack, king = parse_cards("AS JS KS")
    assert Meld.of(parse_cards("JS QS KS"), True).fits(ace, True)
    assert not Meld.of(parse_cards("JS QS KS"), False).fits(ace, False)
    assert Meld.of(parse_cards("QS KS AS"), True).fits(jack, True)
    assert not Meld.of(parse_cards("AS 2S 3S"), True).fits(king, True)


def test_r2_ace_high_changes_the_count() -> None:
    cards = parse_cards("QS KS AS 2S 7H 7D 7C 9D 9C 9H")
    assert melds.least_deadwood(cards, LOW) == 23
    assert melds.least_deadwood(cards, HIGH) == 2


def test_r4_two_arrangements_with_ten() -> None:
    cards = parse_cards("4S 5S 6S 5H 5D 9C TC JC QC KC")
    rules = LOW
    best = melds.best_arrangement(cards, rules)
    assert best.points == 10
    equal = [one for one in melds.arrangements_within(cards, 10, rules) if one.points == 10]
    sets = {one.melds[-1].is_set or one.melds[0].is_set for one in equal}
    assert len(equal) >= 2
    assert sets == {False, True}


def test_r13_a_run_of_six_is_one_meld_or_two() -> None:
    cards = parse_cards("2H 3H 4H 5H 6H 7H")
    got = melds.arrangements_within(cards, 0, LOW)
    assert [" ".join(map(str, one.melds)) for one in got] == ["2H3H4H5H6H7H", "2H3H4H 5H6H7H"]


def test_r13_a_meld_may_stay_unlaid() -> None:
    cards = parse_cards("AC 2C 3C KH KD KS")
    got = melds.arrangements_within(cards, 6, LOW)
    assert [one.points for one in got] == [0, 6]


def test_r13_least_to_lay_off_first() -> None:
    cards = parse_cards("2H 3H 4H 5H 6H 7H")
    got = melds.knock_arrangements(cards, 0, parse_cards("AH 8H"), LOW)
    assert str(got[0].melds[0]) == "2H3H4H"


@pytest.mark.parametrize(
    ("table", "hand", "left"),
    [
        (("JS QS KS", "TD TC TH"), "9S TS", 0),
        (("7S 8S 9S", "JC JD JH", "TC TD TH"), "4S 5S 6S 4H 4D KC KD KH 2C 9D", 11),
        (("7C 7D 7H",), "7S 8S 9S", 0),
        (("5H 6H 7H",), "4H 3H 8H 9H", 0),
    ],
)
def test_r18_traps(table: tuple[str, ...], hand: str, left: int) -> None:
    melded = table_of(*table)
    cards = list(parse_cards(hand))
    got = melds.best_defence(cards, melded, LOW)
    check_defence(got, cards, melded, LOW)
    assert got.points == left


def test_r17_a_chain_goes_in_order() -> None:
    table = table_of("5H 6H 7H")
    three, four = parse_cards("3H 4H")
    assert not table[0].fits(three, False)
    assert table[0].fits(four, False)
    with pytest.raises(ValueError, match="does not fit"):
        table[0].extended(three, False)
    assert str(table[0].extended(four, False).extended(three, False)) == "3H4H5H6H7H"


def test_worked_example_5() -> None:
    hand = parse_cards("5H 6H 7H 9C 9D 9S 2C 3C 4C AD")
    knock = melds.best_arrangement(hand, LOW)
    assert knock.points == 1
    cards = list(parse_cards("4H 8H 9H JC QC KC 5D 5S 2D 2H"))
    got = melds.best_defence(cards, list(knock.melds), LOW)
    check_defence(got, cards, list(knock.melds), LOW)
    assert got.points == 14
    assert list(map(str, got.melds)) == ["JCQCKC"]
    assert [str(layoff.card) for layoff in got.layoffs] == ["4H", "8H", "9H"]
    assert set(got.deadwood) == set(parse_cards("5D 5S 2D 2H"))


def test_completing_pairs() -> None:
    for card in DECK:
        pairs = melds.completing_pairs(card.index)
        assert len(pairs) == len(set(pairs))
        assert all(pair.bit_count() == 2 and not pair & card.bit for pair in pairs)
    seven = {mask_of(parse_cards(pair)) for pair in ("5H 6H", "6H 8H", "8H 9H")}
    seven |= {mask_of(parse_cards(pair)) for pair in ("7C 7D", "7C 7S", "7D 7S")}
    assert set(melds.completing_pairs(Card.parse("7H").index)) == seven
