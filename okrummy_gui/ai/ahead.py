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
    completing_pairs,
    least_after_discard_mask,
    set_choices,
)

_LOW_ACES: Final = COLUMN
_KINGS: Final = COLUMN << 12
_ACE_QUEEN_KING: Final = 1 | 1 << 11 | 1 << 12


class Draws:
    """The cards that may be drawn, in card order, ready to be tried with one hand after another."""

    __slots__ = ("_ace_high", "_rows", "indices", "mask")

    def __init__(self, mask: int, ace_high: bool = False) -> None:
        self.mask = mask
        self._ace_high = ace_high
        self._rows = tuple(_bits_of(mask >> suit & SUIT) for suit in (0, 13, 26, 39))
        self.indices = tuple(index for index in range(52) if mask >> index & 1)

    def after(self, kept: int) -> list[int]:
        """The least deadwood of the ten cards with each draw, after the best discard (R3, R12)."""
        choices = set_choices(kept, self._ace_high)
        found = self._of_choice(choices[0])
        for choice in choices[1:]:
            found = list(map(min, found, self._of_choice(choice)))
        apart = self.mask & _apart(kept)
        while apart:
            bit = apart & -apart
            apart ^= bit
            place = (self.mask & bit - 1).bit_count()
            found[place] = least_after_discard_mask(kept | bit, self._ace_high)
        return found

    def _of_choice(self, left: int) -> list[int]:
        """The same when the sets are settled and `left` is what they leave for runs."""
        least, _, _, saving = RUNS[self._ace_high]
        suits = left & SUIT, left >> 13 & SUIT, left >> 26 & SUIT, left >> 39
        total = sum([least[suit] for suit in suits])
        found: list[int] = []
        for place, row in enumerate(self._rows):
            suit = suits[place]
            others = total - least[suit]
            most = max([saving[other] for at, other in enumerate(suits) if at != place])
            found += [
                others + least[suit | bit] - max_of
                for bit in row
                for max_of in (saving[suit | bit],)
                if max_of > most or (max_of := most) >= 0
            ]
        return found


def _bits_of(suit: int) -> tuple[int, ...]:
    return tuple(1 << place for place in range(13) if suit >> place & 1)


def _apart(kept: int) -> int:
    """The draws that may change what sets there are or what a set competes with."""
    a, b, c, d = kept & SUIT, kept >> 13 & SUIT, kept >> 26 & SUIT, kept >> 39
    two = a & b | a & c | a & d | b & c | b & d | c & d
    three = a & b & (c | d) | c & d & (a | b)
    return (two | _spread(three)) * COLUMN if three else two * COLUMN
