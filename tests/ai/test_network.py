"""The networks and their data files."""

from __future__ import annotations

import pytest

from okrummy_gui.ai.belief import INPUTS, held_chances
from okrummy_gui.ai.data import learned, linear_weights
from okrummy_gui.ai.memory import Memory
from okrummy_gui.ai.network import Network
from okrummy_gui.engine.cards import Card, mask_of, parse_cards

ALL = (1 << 52) - 1
HAND = mask_of(parse_cards("2C 3C 4C 7D 8D 9D JH JS 5S KC 9H"))


def a_memory(known: str = "", shunned: str = "") -> Memory:
    taken, refused = mask_of(parse_cards(known)), mask_of(parse_cards(shunned))
    return Memory(
        turn=4, stock=25, last=False, limit=10, ace_high=False,
        unseen=ALL & ~(HAND | taken | refused), known=taken, known_of_all=taken,
        shunned=refused, laid=refused, takes=taken.bit_count(), turns=4, latest=(10, 10),
    )  # fmt: skip


def test_a_network_sums_and_cuts_off_below_nothing() -> None:
    hidden = {"weights": [[1.0, -1.0], [-1.0, 1.0]], "biases": [0.0, -0.5]}
    last = {"weights": [[2.0, 3.0]], "biases": [1.0]}
    network = Network.of([hidden, last])
    assert network.value([3.0, 1.0]) == 2 * 2.0 + 1.0
    assert network.value([1.0, 3.0]) == 3 * 1.5 + 1.0
    assert network.value([0.0, 0.0]) == 1.0


def test_the_data_files_have_the_sizes_that_the_players_need() -> None:
    found = learned()
    assert len(found.belief) == INPUTS
    for network, inputs in ((found.discard, 45), (found.knock, 29), (found.draw, 60)):
        sizes = [inputs, *(len(biases) for _, biases in network.layers)]
        assert sizes[-1] == 1
        for (weights, _), size in zip(network.layers, sizes, strict=False):
            assert {len(row) for row in weights} == {size}
    assert [len(row) for row in linear_weights()] == [62] * 4


def test_the_guess_gives_the_next_player_as_many_cards_as_he_holds() -> None:
    chances = held_chances(a_memory("KD"), learned().belief)
    assert chances[Card.parse("KD").index] == 1.0
    assert sum(chances) == pytest.approx(10, abs=0.2)
    assert all(0 <= chance <= 1 for chance in chances)
    assert chances[Card.parse("2C").index] == 0.0


def test_the_guess_knows_what_goes_with_a_taken_card_and_what_with_a_shunned_one() -> None:
    weights = learned().belief
    queen = Card.parse("QD").index
    usual = held_chances(a_memory(), weights)[queen]
    assert held_chances(a_memory(known="KD"), weights)[queen] > usual
    assert held_chances(a_memory(shunned="QS"), weights)[queen] < usual
