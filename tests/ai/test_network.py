"""The networks and their data files."""

from __future__ import annotations

import random

import pytest

from okrummy_gui.ai.belief import INPUTS, held_chances
from okrummy_gui.ai.data import learned, linear_weights
from okrummy_gui.ai.levels import LEVELS
from okrummy_gui.ai.memory import Memory, remember
from okrummy_gui.ai.network import Committee, Network
from okrummy_gui.ai.stakes import EVEN
from okrummy_gui.arena import play_step
from okrummy_gui.engine.cards import DECK, Card, mask_of, parse_cards
from okrummy_gui.engine.match import apply, new_match, view_for
from okrummy_gui.engine.protocol import Deal, Phase, seats_of
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.view import PlayerView

ALL = (1 << 52) - 1
HAND = mask_of(parse_cards("2C 3C 4C 7D 8D 9D JH JS 5S KC 9H"))


def a_memory(known: str = "", shunned: str = "") -> Memory:
    taken, refused = mask_of(parse_cards(known)), mask_of(parse_cards(shunned))
    return Memory(
        turn=4, stock=25, last=False, limit=10, ace_high=False,
        unseen=ALL & ~(HAND | taken | refused), known=taken, known_of_all=taken,
        shunned=refused, laid=refused, takes=taken.bit_count(), turns=4, latest=(10, 10),
    )  # fmt: skip


def a_view_in_the_second_hand(rules: Rules) -> PlayerView:
    seats, chance = seats_of(rules), random.Random(3)
    match, players = new_match(rules), dict.fromkeys(seats_of(rules), LEVELS["level2"])
    for _ in range(2):
        dealer = match.next_dealer or seats[0]
        match = apply(match, Deal(tuple(chance.sample(DECK, 52)), dealer))
        while match.phase is not Phase.HAND_OVER and not match.sheet.results:
            match = play_step(match, players, chance)
    return view_for(match, match.turn)


def test_a_memory_tells_what_both_lack_to_the_match() -> None:
    view = a_view_in_the_second_hand(Rules(target=150))
    totals = dict(zip(view.seats, view.sheet.columns[0].totals, strict=True))
    assert any(totals.values())
    assert view.seat is not None
    mine = totals.pop(view.seat)
    assert remember(view).needs == (150 - mine, 150 - totals.popitem()[1])


@pytest.mark.parametrize("rules", [Rules(seats=3), Rules(hollywood=True)])
def test_without_one_sum_for_two_a_memory_tells_of_no_needs(rules: Rules) -> None:
    assert remember(a_view_in_the_second_hand(rules)).needs is None


def test_a_network_sums_and_cuts_off_below_nothing() -> None:
    hidden = {"weights": [[1.0, -1.0], [-1.0, 1.0]], "biases": [0.0, -0.5]}
    last = {"weights": [[2.0, 3.0]], "biases": [1.0]}
    network = Network.of([hidden, last])
    assert network.value([3.0, 1.0]) == 2 * 2.0 + 1.0
    assert network.value([1.0, 3.0]) == 3 * 1.5 + 1.0
    assert network.value([0.0, 0.0]) == 1.0


def test_a_committee_says_the_mean_of_its_networks() -> None:
    one, other = (Network.of([{"weights": [[weight]], "biases": [0.0]}]) for weight in (1.0, 3.0))
    assert Committee((one, other)).value([2.0]) == 4.0


def test_who_needs_less_is_likelier_to_win_and_points_beyond_the_need_are_worth_nothing() -> None:
    equity = learned().equity
    assert equity.chance(20, 20) == pytest.approx(0.5, abs=0.01)
    assert equity.chance(20, 120) > 0.8
    assert equity.chance(120, 20) < 0.2
    assert (equity.chance(0, 50), equity.chance(-5, 50), equity.chance(50, 0)) == (1.0, 1.0, 0.0)
    needs_few = equity.stakes((5, 90), 1)
    assert needs_few[0] == needs_few[3]


def test_far_from_the_target_all_points_are_worth_about_the_same() -> None:
    equity = learned().equity
    assert equity.stakes(None, 2) == EVEN
    assert equity.stakes((150, 150), 1) == pytest.approx(EVEN, abs=0.15)
    assert equity.stakes((900, 900), 1) == equity.stakes((500, 700), 1)


def test_the_data_files_have_the_sizes_that_the_players_need() -> None:
    found = learned()
    assert len(found.belief) == INPUTS
    for committee, inputs in ((found.discard, 59), (found.knock, 42), (found.draw, 79)):
        for network in committee.networks:
            sizes = [inputs, *(len(biases) for _, biases in network.layers)]
            assert sizes[-1] == 1
            for (weights, _), size in zip(network.layers, sizes, strict=False):
                assert {len(row) for row in weights} == {size}
    assert [len(row) for row in linear_weights()] == [62] * 4
    assert [len(row) for row in found.equity.table] == [16] * 16


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
