"""The training's kernel reckons as the game does. Needs a C compiler; the game does not."""

from __future__ import annotations

import ctypes
import random
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from okrummy_gui.ai.belief import INPUTS, belief_inputs
from okrummy_gui.ai.data import learned
from okrummy_gui.ai.features import (
    Sight,
    Taken,
    ahead_of,
    discard_inputs,
    draw_inputs,
    knock_inputs,
    unbelieving,
)
from okrummy_gui.ai.memory import Memory
from okrummy_gui.engine.cards import cards_of, mask_of
from okrummy_gui.engine.melds import (
    arrangements_within,
    best_arrangement,
    best_defence,
    least_after_discard_mask,
    least_deadwood_mask,
)
from okrummy_gui.engine.rules import Rules

KERNEL = Path(__file__).parents[2] / "packaging" / "training" / "kernel" / "kernel.c"
COMPILER = shutil.which("cc") or shutil.which("gcc")
RULES = Rules()
ALL = (1 << 52) - 1
pytestmark = pytest.mark.skipif(
    COMPILER is None or not KERNEL.exists(), reason="no C compiler, or no training here"
)


@pytest.fixture(scope="module")
def kernel(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    library = tmp_path_factory.mktemp("kernel") / "kernel.so"
    assert COMPILER is not None
    flags = ["-O1", "-shared", "-fPIC", "-o", str(library), str(KERNEL), "-lm"]
    subprocess.run([COMPILER, *flags], check=True)
    loaded = ctypes.CDLL(str(library))
    loaded.setup()
    table = [one for row in learned().equity.table for one in row]
    loaded.set_equity((ctypes.c_float * len(table))(*table))
    for call in (loaded.kernel_deadwood, loaded.kernel_after_discard, loaded.kernel_defence):
        call.argtypes = [ctypes.c_uint64] * (2 if call is loaded.kernel_defence else 1)
    return loaded


def sampled(chance: random.Random, count: int, places: int = 13) -> int:
    """Some cards; few places make many sets and runs."""
    first = chance.randrange(14 - places)
    pool = [index for index in range(52) if first <= index % 13 < first + places]
    return sum(1 << index for index in chance.sample(pool, count))


def test_deadwood_and_best_discards_are_the_engines(kernel: ctypes.CDLL) -> None:
    chance = random.Random(1)
    for at in range(3000):
        hand = sampled(chance, 11, 4 + at % 10)
        assert kernel.kernel_after_discard(hand) == least_after_discard_mask(hand)
        ten = hand & hand - 1
        assert kernel.kernel_deadwood(ten) == least_deadwood_mask(ten)


def test_a_draw_after_the_best_discard_leaves_what_the_engine_says(kernel: ctypes.CDLL) -> None:
    kernel.kernel_after_draw.argtypes = [ctypes.c_uint64, ctypes.c_int]
    chance = random.Random(5)
    for at in range(3000):
        hand = sampled(chance, 11, 4 + at % 10)
        drawn = chance.choice(list(cards_of(hand)))
        found = kernel.kernel_after_draw(hand ^ drawn.bit, drawn.index)
        assert found == least_after_discard_mask(hand)


def test_the_best_defence_is_the_engines(kernel: ctypes.CDLL) -> None:
    """Where the knocker has one best arrangement; of several the kernel may show another."""
    chance = random.Random(2)
    tried = 0
    for at in range(3000):
        both = sampled(chance, 20, 6 + at % 8)
        knocker = mask_of(chance.sample(list(cards_of(both)), 10))
        least = least_deadwood_mask(knocker)
        if least > 30 or len(arrangements_within(cards_of(knocker), least, RULES)) > 1:
            continue
        tried += 1
        table = best_arrangement(cards_of(knocker), RULES).melds
        expected = best_defence(cards_of(both ^ knocker), table, RULES).points
        assert kernel.kernel_defence(knocker, both ^ knocker) == expected
    assert tried > 300


def positions(count: int) -> list[tuple[Memory, int]]:
    """What a player may know at his discard, and his eleven cards."""
    chance = random.Random(3)
    found = []
    for _ in range(count):
        row = chance.sample(range(52), 52)
        takes, laid = chance.randrange(5), chance.randrange(1, 15)
        hand, known = (sum(1 << at for at in part) for part in (row[:11], row[11 : 11 + takes]))
        pile = row[15 : 15 + laid]
        shunned = sum(1 << at for at in chance.sample(pile, laid // 2))
        memory = Memory(
            turn=chance.randrange(1, 14),
            stock=31 - laid,
            last=False,
            limit=chance.choice([0, 2, 3, 5, 7, 10]),
            ace_high=False,
            unseen=ALL & ~(hand | known | sum(1 << at for at in pile)),
            known=known,
            known_of_all=known,
            shunned=shunned,
            laid=shunned & shunned - 1 if shunned else 0,
            takes=takes,
            turns=chance.randrange(14),
            latest=(chance.randrange(1, 11), chance.randrange(1, 11)),
            knocker=0.3,
            told=0.5,
            needs=(chance.randrange(1, 251), chance.randrange(1, 251)),
            multiplier=chance.choice([1, 2]),
        )
        found.append((memory, hand))
    return found


def asked(
    kernel: ctypes.CDLL, memory: Memory, told: tuple[int, int], which: int, card: int
) -> list[float]:
    """The kernel's inputs; `told`: the hand and the top card."""
    hand, top = told
    pile = ALL & ~(memory.unseen | memory.known | hand)
    row = [
        hand, memory.known, pile, memory.shunned, memory.laid, memory.turn, memory.turns,
        memory.takes, *memory.latest, memory.stock, memory.limit, top, 300, 500,
        *(memory.needs or ()), memory.multiplier,
    ]  # fmt: skip
    out = (ctypes.c_float * 80)()
    kernel.kernel_inputs((ctypes.c_int64 * len(row))(*row), which, card, out)
    return list(out)


def unguessed(memory: Memory) -> Sight:
    """With a guess that a kernel without weights makes as well: all cards alike."""
    sight = unbelieving(memory)
    hidden, cards = 10 - memory.known.bit_count(), len(sight.cards)
    held = [0.0] * 52
    for index in sight.cards:
        held[index] = min(1.0, hidden / cards)
    for card in cards_of(memory.known):
        held[card.index] = 1.0
    points = [min(index % 13 + 1, 10) * held[index] for index in sight.cards]
    free = tuple(1.0 - held[index] for index in sight.cards)
    stakes = learned().equity.stakes(memory.needs, memory.multiplier)
    return replace(sight, held=held, free=free, loose=sum(points), stakes=stakes)


def test_every_input_of_the_networks_is_the_same(kernel: ctypes.CDLL) -> None:
    chance = random.Random(4)
    same = total = 0
    for memory, hand in positions(400):
        card, top = (one.index for one in chance.sample(list(cards_of(hand)), 2))
        told, sight = (hand, top), unguessed(memory)
        kept, before = hand ^ 1 << card, hand ^ 1 << top
        ahead, earlier = ahead_of(sight, kept), ahead_of(sight, before)
        ours = [
            discard_inputs(sight, ahead, kept, card),
            knock_inputs(sight, ahead, kept),
            draw_inputs(sight, earlier, ahead, Taken(before, kept, top, card)),
        ]
        for which, row in enumerate(ours):
            theirs = asked(kernel, memory, told, which, card)
            total += 1
            same += theirs[: len(row)] == pytest.approx(row, abs=2e-3)
        unseen = sight.cards[0]
        guess = asked(kernel, memory, told, 3, unseen)[:INPUTS]
        assert guess == pytest.approx(belief_inputs(memory, unseen), abs=1e-3)
    # Of two equally good arrangements the kernel may look at the other one.
    assert same >= 0.98 * total
