"""One draw ahead: the least deadwood after each card that may be drawn and the best discard.

A hand and the same hand with one card more differ in one suit, so the other three are reckoned
once for all draws. Only draws that make a set, or a run through a card of a set, are reckoned
by themselves. All figures are points; sets of cards are 52-bit masks.
"""

from __future__ import annotations

from typing import Final

from okrummy_gui.engine.meldmasks import (
    COLUMN,
    RUNS,
    SUIT,
    least_after_discard_mask,
    set_choices,
)

_ACES: Final = COLUMN
_TWOS: Final = COLUMN << 1
_QUEENS: Final = COLUMN << 11
_KINGS: Final = COLUMN << 12


class Draws:
    """The cards that may be drawn, in card order, to be tried with one hand after another."""

    __slots__ = ("_ace_high", "_rows", "mask")

    def __init__(self, mask: int, ace_high: bool = False) -> None:
        self.mask = mask
        self._ace_high = ace_high
        self._rows = tuple(_bits_of(mask >> suit & SUIT) for suit in (0, 13, 26, 39))

    def after(self, kept: int) -> list[int]:
        """The least deadwood of ten cards and each draw, after the best discard (R3, R12)."""
        ace_high = self._ace_high
        choices = set_choices(kept, ace_high)
        found = self._of_choice(choices[0])
        for choice in choices[1:]:
            found = list(map(min, found, self._of_choice(choice)))
        apart = self.mask & _apart(kept, ace_high)
        while apart:
            bit = apart & -apart
            apart ^= bit
            place = (self.mask & bit - 1).bit_count()
            found[place] = least_after_discard_mask(kept | bit, ace_high)
        return found

    def _of_choice(self, left: int) -> list[int]:
        """The same when the sets are settled and `left` is what they leave for the runs."""
        least, _, _, saving = RUNS[self._ace_high]
        suits = left & SUIT, left >> 13 & SUIT, left >> 26 & SUIT, left >> 39
        total = sum([least[suit] for suit in suits])
        savings = [saving[suit] for suit in suits]
        found: list[int] = []
        for place, row in enumerate(self._rows):
            suit = suits[place]
            others = total - least[suit]
            most = max(savings[:place] + savings[place + 1 :])
            found += [
                others + least[bits] - (saving[bits] if saving[bits] > most else most)
                for bits in [suit | bit for bit in row]
            ]
        return found


def _bits_of(suit: int) -> tuple[int, ...]:
    return tuple([1 << place for place in range(13) if suit >> place & 1])


def _apart(kept: int, ace_high: bool) -> int:
    """The draws that may change what sets there are, or what a set competes with."""
    a, b, c, d = kept & SUIT, kept >> 13 & SUIT, kept >> 26 & SUIT, kept >> 39
    apart = (a & b | a & c | a & d | b & c | b & d | c & d) * COLUMN
    three = a & b & (c | d) | c & d & (a | b)
    if three:
        in_sets = kept & three * COLUMN
        one = neighbours(in_sets, ace_high)
        apart |= one | neighbours(one, ace_high)
    return apart


def neighbours(cards: int, ace_high: bool = False) -> int:
    """The cards next to any of these in their suits (R2)."""
    found = (cards & ~_KINGS) << 1 | (cards & ~_ACES) >> 1
    if ace_high:
        found |= (cards & _ACES) << 12 | (cards & _KINGS) >> 12
    return found


def completing(hand: int, ace_high: bool = False) -> int:
    """The cards that make a meld of three with two of the hand (R4), none of the hand's own."""
    a, b, c, d = hand & SUIT, hand >> 13 & SUIT, hand >> 26 & SUIT, hand >> 39
    found = (a & b | a & c | a & d | b & c | b & d | c & d) * COLUMN
    upper = hand & (hand & ~_KINGS) << 1
    under_gap = hand & (hand & ~(_KINGS | _QUEENS)) << 2
    found |= (upper & ~_KINGS) << 1 | (upper & ~(_ACES | _TWOS)) >> 2 | under_gap >> 1
    if ace_high:
        found |= _completing_at_the_top(hand)
    return found & ~hand


def _completing_at_the_top(hand: int) -> int:
    """Of queen, king and high ace of a suit the one that is missing."""
    aces, queens, kings = hand & _ACES, (hand & _QUEENS) >> 11, (hand & _KINGS) >> 12
    return queens & kings | (aces & queens) << 12 | (aces & kings) << 11


def best_mean(row: list[int], count: int, default: float) -> float:
    """The mean of the lowest `count` of a sorted row; `default` when there is none."""
    best = row[:count]
    return sum(best) / len(best) if best else default
