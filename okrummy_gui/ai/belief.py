"""How likely the next player holds each card that was not seen, learned from played hands."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final

from okrummy_gui.ai.ahead import neighbours
from okrummy_gui.ai.memory import PAIRS, Memory
from okrummy_gui.engine.cards import DECK, cards_of
from okrummy_gui.engine.meldmasks import COLUMN

INPUTS: Final = 22
_HAND: Final = 10
_TURNS: Final = 8.0
"""The usual length of a hand in own turns."""


def _around(ace_high: bool) -> tuple[tuple[int, int, int], ...]:
    """By card: those of its rank, those next to it, those two places away."""
    rows = []
    for card in DECK:
        one = neighbours(card.bit, ace_high)
        two = neighbours(one, ace_high) & ~card.bit
        rows.append((COLUMN << card.place ^ card.bit, one, two))
    return tuple(rows)


_AROUND: Final = (_around(False), _around(True))


def belief_inputs(memory: Memory, index: int) -> list[float]:
    """What is told of the card with this index, which was not seen."""
    mates, one, two = _AROUND[memory.ace_high][index]
    shunned, known = memory.shunned, memory.known
    possible = memory.unseen | known
    turn = memory.turns / _TURNS
    points = DECK[index].points / 10.0
    pairs = sum(pair & possible == pair for pair, _ in PAIRS[memory.ace_high][index]) / 6.0
    mates_shunned, one_shunned = (mates & shunned).bit_count(), (one & shunned).bit_count()
    mates_known, one_known = (mates & known).bit_count(), (one & known).bit_count()
    # Cards of the viewer's and of the pile are of no use to the next player.
    mates_dead, one_dead = (mates & ~possible).bit_count(), (one & ~possible).bit_count()
    return [
        1.0,
        _odds(memory),
        turn,
        points,
        points * turn,
        mates_shunned,
        one_shunned,
        (two & shunned).bit_count(),
        mates_known,
        one_known,
        (two & known).bit_count(),
        mates_dead,
        one_dead,
        (two & ~possible).bit_count(),
        pairs,
        pairs * turn,
        mates_shunned * turn,
        one_shunned * turn,
        mates_known * turn,
        one_known * turn,
        mates_dead * turn,
        one_dead * turn,
    ]


def _odds(memory: Memory) -> float:
    """The logarithm of the odds if all cards were alike."""
    hidden = _HAND - memory.known.bit_count()
    unseen = memory.unseen.bit_count()
    share = hidden / (unseen if unseen > hidden else hidden + 1)
    return log((share + 0.001) / (1.001 - share))


def held_chances(memory: Memory, weights: Sequence[float]) -> list[float]:
    """By card index: the chance that the next player holds it; 1 for those known to be his."""
    chances = [0.0] * 52
    unseen = [card.index for card in cards_of(memory.unseen)]
    for index in unseen:
        inputs = belief_inputs(memory, index)
        total = sum([one * weight for one, weight in zip(inputs, weights, strict=True)])
        chances[index] = 1.0 / (1.0 + exp(-total))
    hidden = _HAND - memory.known.bit_count()
    scale = hidden / (sum(chances) or 1.0)
    for index in unseen:
        chances[index] = min(1.0, chances[index] * scale)
    for card in cards_of(memory.known):
        chances[card.index] = 1.0
    return chances
