"""Deal numbers: what follows from a number never changes, and `docs/deals.md` tells it in full."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from okrummy_gui.engine import deals
from okrummy_gui.engine.cards import DECK, Card, parse_cards, print_cards
from okrummy_gui.engine.deals import (
    LARGEST,
    DealNumber,
    DealNumberError,
    NumberProblem,
    deck_of,
    lot_of,
    restock_of,
)

PAGE = Path(__file__).parents[2] / "docs" / "deals.md"

# The golden values of version 1. If one of them fails, the code is wrong, never the value:
# another method is another version.
DECKS = {
    1: (
        "JD JH 6H 7C JC 2D 9H 4D QS 7S 7H 4C KC KS TC 5D KD AS 8D TH 3S 6D 5C 9C 4H 8H "
        "8S 2S TD 3D 2H AH 8C 4S QD QH AC 2C TS 7D 6S KH 6C 9S 3C 3H AD 5H QC JS 5S 9D"
    ),
    2: (
        "3S 8C 3D 5D 9S AS 4C 9D 4H 7S JC QC 7D 4D TS 8S JH 6C 8D QS KC QH 7H 4S KD 2C "
        "KS 9H 6H 5H KH 2S 5C TC 2D AH 3H 6D 3C 2H QD 5S 9C TH JD 7C AD 8H JS 6S TD AC"
    ),
    1_000_000: (
        "4H 4S 6D AS AC TS 9S 8C 5C 6H AH 2S TH QS AD 2C KH 9D 3D JC 8H 2H QH TD 8D 9H "
        "JS 5D KS 3S 3C 4C QD 2D 7D KD 4D 6C 7C 7S JD 9C 7H JH 3H 5H 6S TC 8S 5S KC QC"
    ),
    482_913_775_014: (
        "5H 9D 7D QD 2S 4S 7H TD TH 4C 3D 4D 4H KD 6C KC 9S 8S JD 3C 8D 2D 7S 9C 6H 2C "
        "AC KS TC 2H 3H QC KH 5D 9H 3S JS AD AS 8H 8C JH 6D 5S QS AH TS JC 7C 6S QH 5C"
    ),
    LARGEST: (
        "4D 3D 5C 8S 7H JH TS KC 4C 3H 3C 6D 2C 6C AC 6H QC TD 5H TC 7D 8C KD AD TH AS "
        "AH QD JS 9C 9H 9D 5S KH QS 6S 8H 7S 4H QH 2D 2S JC 8D 7C 4S KS 3S 2H 5D 9S JD"
    ),
}
RESTOCKS = {
    1: "AC QS KS 2C 9H 7D 4H 5D 3S TH",
    2: "TH KS 7D 4H QS AC 2C 5D 3S 9H",
    10: "KS 2C 3S 7D 4H AC QS 9H 5D TH",
}
LOTS = {
    1: (0, 1, 0),
    2: (0, 1, 2),
    3: (1, 0, 3),
    482_913_775_014: (1, 1, 1),
    LARGEST: (0, 1, 2),
}

values = st.integers(1, LARGEST)
numbers = st.builds(DealNumber, values)
some_cards = st.lists(st.sampled_from(DECK), unique=True)


# ---------------------------------------------------------------- golden values


@pytest.mark.parametrize("value", DECKS)
def test_a_number_gives_the_same_deck_for_ever(value: int) -> None:
    assert print_cards(deck_of(DealNumber(value))) == DECKS[value]


@pytest.mark.parametrize("time", RESTOCKS)
def test_a_number_gives_the_same_restocks_for_ever(time: int) -> None:
    cards = parse_cards("AC 2C 5D 7D 4H 9H TH 3S QS KS")
    assert print_cards(restock_of(DealNumber(482_913_775_014), time, cards)) == RESTOCKS[time]


@pytest.mark.parametrize("value", LOTS)
def test_a_number_gives_the_same_lot_for_ever(value: int) -> None:
    assert tuple(lot_of(DealNumber(value), seats) for seats in (2, 3, 4)) == LOTS[value]


def test_the_example_of_the_page_is_true() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert hashlib.sha256(b"okrummy 1 1 deck 0").hexdigest() in page.split()
    shown = re.findall(r"(?:[A2-9TJQK][CDHS]\s){52}", page)
    assert [parse_cards(deck) for deck in shown] == [deck_of(DealNumber(1))]


# ---------------------------------------------------------------- the page in other words


class NaiveStream:
    """Written from `docs/deals.md`, with nothing of the engine."""

    def __init__(self, value: int, purpose: str) -> None:
        self.text = f"okrummy 1 {value} {purpose} "
        self.taken = 0

    def byte(self) -> int:
        block, at = divmod(self.taken, 32)
        self.taken += 1
        digest = hashlib.sha256(bytes(self.text + str(block), "ascii")).hexdigest()
        return int(digest[2 * at : 2 * at + 2], 16)

    def below(self, bound: int) -> int:
        while True:
            byte = self.byte()
            if byte < 256 - (256 % bound):
                return byte % bound

    def shuffle(self, names: list[str]) -> list[str]:
        row = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK" if rank + suit in names]
        i = len(row) - 1
        while i >= 1:
            j = self.below(i + 1)
            kept = row[i]
            row[i] = row[j]
            row[j] = kept
            i -= 1
        return row


ALL_NAMES = [rank + suit for rank in "A23456789TJQK" for suit in "SHDC"]


@given(values)
def test_a_deck_is_shuffled_as_the_page_says(value: int) -> None:
    shuffled = NaiveStream(value, "deck").shuffle(ALL_NAMES)
    assert [str(card) for card in deck_of(DealNumber(value))] == shuffled


@given(values, st.integers(1, 20), some_cards)
def test_a_restock_is_shuffled_as_the_page_says(value: int, time: int, cards: list[Card]) -> None:
    shuffled = NaiveStream(value, f"restock {time}").shuffle([str(card) for card in cards])
    assert [str(card) for card in restock_of(DealNumber(value), time, cards)] == shuffled


@given(values, st.integers(2, 4))
def test_a_lot_is_drawn_as_the_page_says(value: int, seats: int) -> None:
    assert lot_of(DealNumber(value), seats) == NaiveStream(value, "lot").below(seats)


# ---------------------------------------------------------------- decks, restocks, lots


@given(numbers)
def test_every_deck_is_a_whole_deck(number: DealNumber) -> None:
    assert sorted(deck_of(number)) == list(DECK)


@given(numbers, st.integers(1, 20), some_cards, st.randoms(use_true_random=False))
def test_a_restock_does_not_depend_on_how_the_cards_lay(
    number: DealNumber, time: int, cards: list[Card], chance: object
) -> None:
    other = list(cards)
    chance.shuffle(other)  # type: ignore[attr-defined]
    restock = restock_of(number, time, cards)
    assert restock == restock_of(number, time, other)
    assert sorted(restock) == sorted(cards)


def test_restocks_differ_from_each_other_and_from_the_deck() -> None:
    number = DealNumber(1)
    orders = {restock_of(number, time, DECK) for time in range(1, 21)}
    assert len(orders | {deck_of(number)}) == 21


@pytest.mark.parametrize("time", [0, -1])
def test_there_is_no_restock_before_the_first(time: int) -> None:
    with pytest.raises(ValueError, match="count from 1"):
        restock_of(DealNumber(1), time, DECK)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 300])
def test_a_lot_is_drawn_among_two_to_four(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 seats"):
        lot_of(DealNumber(1), seats)


# ---------------------------------------------------------------- neighbours
# The numbers are fixed, so these pass always or never. With 51 degrees of freedom a chi-squared
# value above 99 comes once in 20,000 times by chance.

NEIGHBOURS = 20_000


def chi_squared(counts: Counter[Card], total: int) -> float:
    expected = total / len(DECK)
    return sum((counts[card] - expected) ** 2 / expected for card in DECK)


@pytest.fixture(scope="module", params=[1, LARGEST - NEIGHBOURS + 1], ids=["lowest", "highest"])
def neighbours(request: pytest.FixtureRequest) -> list[tuple[Card, ...]]:
    first = DealNumber(request.param)
    return [deck_of(first.following(by)) for by in range(NEIGHBOURS)]


def test_neighbours_have_decks_of_their_own(neighbours: list[tuple[Card, ...]]) -> None:
    assert len(set(neighbours)) == NEIGHBOURS


@pytest.mark.parametrize("place", [0, 1, 20, 51])
def test_every_card_comes_as_often_in_a_place(
    neighbours: list[tuple[Card, ...]], place: int
) -> None:
    counts = Counter(deck[place] for deck in neighbours)
    assert chi_squared(counts, NEIGHBOURS) < 99


def test_a_card_says_nothing_about_the_same_place_of_the_next_number(
    neighbours: list[tuple[Card, ...]],
) -> None:
    steps = Counter(
        DECK[(after[0].index - before[0].index) % 52] for before, after in pairwise(neighbours)
    )
    assert chi_squared(steps, NEIGHBOURS - 1) < 99


def test_neighbours_agree_in_one_place_on_average_as_chance_has_it(
    neighbours: list[tuple[Card, ...]],
) -> None:
    agreeing = sum(
        one is other
        for before, after in pairwise(neighbours)
        for one, other in zip(before, after, strict=True)
    )
    assert agreeing / (NEIGHBOURS - 1) == pytest.approx(1, abs=0.03)


def test_every_place_deals_first_as_often() -> None:
    for seats in (2, 3, 4):
        lots = Counter(lot_of(DealNumber(value), seats) for value in range(1, 6001))
        assert sorted(lots) == list(range(seats))
        assert all(count == pytest.approx(6000 / seats, rel=0.08) for count in lots.values())


# ---------------------------------------------------------------- numbers


@given(numbers)
def test_what_is_printed_parses_to_the_same(number: DealNumber) -> None:
    assert DealNumber.parse(str(number)) == number
    assert DealNumber.parse(f"{number.version}-{number}") == number


def test_version_1_is_printed_without_its_version() -> None:
    assert str(DealNumber(482_913_775_014)) == "482913775014"


@pytest.mark.parametrize(
    "text",
    [
        "482913775014",
        "#482913775014",
        "1-482913775014",
        "#1-482913775014",
        " # 482 913 775 014 ",
        "#1 - 482 913 775 014",
        "482\N{NO-BREAK SPACE}913\N{NARROW NO-BREAK SPACE}775\N{NO-BREAK SPACE}014",
    ],
)
def test_a_number_is_read_as_people_write_it(text: str) -> None:
    assert DealNumber.parse(text) == DealNumber(482_913_775_014)


def test_leading_zeros_count_for_nothing() -> None:
    assert DealNumber.parse("000000000123") == DealNumber(123)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "#",
        "##1",
        "1#",
        "1-#2",
        "-",
        "-1",
        "1-",
        "1-1-1",
        "1--1",
        "+1",
        "\N{MINUS SIGN}1",
        "1\N{EN DASH}1",
        "1.5",
        "1,000",
        "1_000",
        "1e3",
        "0x1f",
        "12a",
        "1\n",
        "1\t2",
        "1\N{THIN SPACE}2",
        "\N{ARABIC-INDIC DIGIT ONE}",
        "\N{FULLWIDTH DIGIT ONE}",
        "\N{SUPERSCRIPT TWO}",
        "\N{FULLWIDTH DIGIT ONE}-1",
    ],
)
def test_a_text_that_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(DealNumberError) as refused:
        DealNumber.parse(text)
    assert refused.value.problem is NumberProblem.MALFORMED


@pytest.mark.parametrize(
    "text", ["0", "000", "1-0", "1000000000000", "0000000000001", "9" * 100_000]
)
def test_a_text_of_a_number_out_of_range_is_refused(text: str) -> None:
    with pytest.raises(DealNumberError) as refused:
        DealNumber.parse(text)
    assert refused.value.problem is NumberProblem.OUT_OF_RANGE


@pytest.mark.parametrize("text", ["2-123", "0-123", "01-123", "2-0", "9" * 100_000 + "-1"])
def test_a_text_of_an_unknown_version_is_refused(text: str) -> None:
    with pytest.raises(DealNumberError) as refused:
        DealNumber.parse(text)
    assert refused.value.problem is NumberProblem.UNKNOWN_VERSION


@given(st.text() | st.text("0123456789#- \N{NO-BREAK SPACE}"))
def test_any_text_is_a_number_or_refused(text: str) -> None:
    try:
        number = DealNumber.parse(text)
    except DealNumberError:
        return
    assert DealNumber.parse(str(number)) == number


@pytest.mark.parametrize("value", [1, LARGEST])
def test_both_ends_of_the_range_are_numbers(value: int) -> None:
    assert DealNumber(value).value == value


@pytest.mark.parametrize("value", [0, -1, LARGEST + 1])
def test_a_value_out_of_range_is_refused(value: int) -> None:
    with pytest.raises(DealNumberError) as refused:
        DealNumber(value)
    assert refused.value.problem is NumberProblem.OUT_OF_RANGE


@pytest.mark.parametrize("value", [True, 1.0, "1", None])
def test_a_value_that_is_no_whole_number_is_refused(value: object) -> None:
    with pytest.raises(DealNumberError) as refused:
        DealNumber(value)  # type: ignore[arg-type]
    assert refused.value.problem is NumberProblem.MALFORMED


@pytest.mark.parametrize("version", [0, 2, -1, True, 1.0, "1", None])
def test_an_unknown_version_is_refused(version: object) -> None:
    with pytest.raises(DealNumberError, match="unknown version") as refused:
        DealNumber(1, version)  # type: ignore[arg-type]
    assert refused.value.problem is NumberProblem.UNKNOWN_VERSION


def test_numbers_follow_each_other() -> None:
    assert DealNumber(1).following() == DealNumber(2)
    assert DealNumber(5).following(3) == DealNumber(8)
    assert DealNumber(5).following(0) == DealNumber(5)
    assert DealNumber(5) < DealNumber(6)


def test_1_follows_the_largest() -> None:
    assert DealNumber(LARGEST).following() == DealNumber(1)
    assert DealNumber(LARGEST - 1).following(4) == DealNumber(3)
    assert DealNumber(1).following(-1) == DealNumber(LARGEST)


def test_a_later_version_would_be_printed_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "VERSIONS", (1, 2))
    later = DealNumber(482_913_775_014, version=2)
    assert str(later) == "2-482913775014"
    assert DealNumber.parse("2-482913775014") == later
    assert later.following() == DealNumber(482_913_775_015, version=2)
    assert DealNumber.parse("482913775014") == DealNumber(482_913_775_014, version=1)
