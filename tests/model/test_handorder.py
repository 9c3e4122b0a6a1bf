"""Orders of a hand."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from okrummy_gui.engine.cards import DECK, parse_cards, print_cards
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.handorder import SortBy, groups_of, merged, sorted_hand

RULES = Rules()
HANDS = st.lists(st.sampled_from(DECK), unique=True, min_size=1, max_size=11)


def test_by_suit_black_and_red_take_turns() -> None:
    hand = parse_cards("2D KC 3H AS 2S")
    assert print_cards(sorted_hand(hand, SortBy.SUIT, RULES)) == "AS 2S 3H KC 2D"


def test_by_rank() -> None:
    hand = parse_cards("TD AC KH AS")
    assert print_cards(sorted_hand(hand, SortBy.RANK, RULES)) == "AS AC TD KH"


def test_by_melds_deadwood_comes_last() -> None:
    hand = parse_cards("9D 4H QS AC 5H QH 7H QD 6H 2D QC")
    row = print_cards(sorted_hand(hand, SortBy.MELDS, RULES))
    assert row.endswith("AC 2D 9D")
    assert "4H 5H 6H 7H" in row


def test_melds_that_lie_together_are_groups() -> None:
    order = parse_cards("4H 5H 6H 7H AC QS QH QD 2D")
    groups = groups_of(order, RULES)
    assert [print_cards(group.cards) for group in groups] == ["4H 5H 6H 7H", "AC", "QS QH QD", "2D"]
    assert [group.meld is not None for group in groups] == [True, False, True, False]


def test_a_meld_torn_apart_is_no_group() -> None:
    groups = groups_of(parse_cards("4H AC 5H 6H"), RULES)
    assert len(groups) == 1
    assert groups[0].meld is None


def test_merged_keeps_the_order_and_appends_what_is_new() -> None:
    order, hand = parse_cards("9D 4H QS"), parse_cards("4H 9D KC")
    assert print_cards(merged(order, hand)) == "9D 4H KC"


@given(HANDS, st.sampled_from(SortBy))
def test_every_order_has_the_same_cards(hand: list, by: SortBy) -> None:  # type: ignore[type-arg]
    order = sorted_hand(hand, by, RULES)
    assert sorted(order) == sorted(hand)
    joined = [card for group in groups_of(order, RULES) for card in group.cards]
    assert tuple(joined) == order
    assert merged(order, hand) == order
