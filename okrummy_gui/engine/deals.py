"""Deal numbers: the deck of a hand and its restocks as functions of a number.

`docs/deals.md` defines the method, so that a number gives the same cards for ever. What follows
from a number of a known version never changes: another method is another version.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from okrummy_gui.engine.cards import DECK, Card, cards_of, mask_of

LARGEST: Final = 999_999_999_999
VERSIONS: Final = (1,)
_MOST_DIGITS: Final = len(str(LARGEST))
_NUMBER: Final = re.compile("#?(?:(?P<version>[0-9]+)-)?(?P<value>[0-9]+)")
_SPACES: Final = str.maketrans("", "", " \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}")


class NumberProblem(Enum):
    """Why something is no deal number."""

    MALFORMED = "not a deal number"
    OUT_OF_RANGE = "out of range"
    UNKNOWN_VERSION = "unknown version"


class DealNumberError(ValueError):
    """Not a deal number; `problem` says why."""

    def __init__(self, problem: NumberProblem) -> None:
        super().__init__(problem.value)
        self.problem = problem


@dataclass(frozen=True, slots=True, order=True)
class DealNumber:
    """A number from 1 to `LARGEST`, and the version of the method that makes cards of it.

    Anything else raises `DealNumberError`.
    """

    value: int
    version: int = 1

    def __post_init__(self) -> None:
        if not (_is_whole(self.version) and self.version in VERSIONS):
            raise DealNumberError(NumberProblem.UNKNOWN_VERSION)
        if not _is_whole(self.value):
            raise DealNumberError(NumberProblem.MALFORMED)
        if not 1 <= self.value <= LARGEST:
            raise DealNumberError(NumberProblem.OUT_OF_RANGE)

    @staticmethod
    def parse(text: str) -> DealNumber:
        """The number as people write it: ``482913775014``, ``#482 913 775 014``, ``1-123``."""
        found = _NUMBER.fullmatch(text.translate(_SPACES))
        if found is None:
            raise DealNumberError(NumberProblem.MALFORMED)
        version = _version_named(found["version"] or "1")
        # Long texts stop here: `int` takes no more than some thousand digits.
        if len(found["value"]) > _MOST_DIGITS:
            raise DealNumberError(NumberProblem.OUT_OF_RANGE)
        return DealNumber(int(found["value"]), version)

    def __str__(self) -> str:
        """The inverse of `parse`. A number without a version is one of version 1, for ever."""
        return str(self.value) if self.version == 1 else f"{self.version}-{self.value}"

    def following(self, by: int = 1) -> DealNumber:
        """The number `by` further on; 1 follows the largest."""
        return replace(self, value=(self.value - 1 + by) % LARGEST + 1)


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _version_named(text: str) -> int:
    for version in VERSIONS:
        if text == str(version):
            return version
    raise DealNumberError(NumberProblem.UNKNOWN_VERSION)


def deck_of(number: DealNumber) -> tuple[Card, ...]:
    """The deck of the hand, in the order of `Deal`: the first card is the first one dealt."""
    return _shuffled(DECK, _stream(number, "deck"))


def restock_of(number: DealNumber, time: int, cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards in the order of the hand's restock number `time`, from 1; the first is on top.

    The order in which the cards are given does not matter.
    """
    if time < 1:
        raise ValueError(f"restocks count from 1: {time}")
    return _shuffled(cards_of(mask_of(cards)), _stream(number, f"restock {time}"))


def lot_of(number: DealNumber, seats: int) -> int:
    """The place of who deals first in a game begun from this number, from 0 (R6)."""
    if not 2 <= seats <= 4:
        raise ValueError(f"not 2 to 4 seats: {seats}")
    return _below(seats, _stream(number, "lot"))


# ---------------------------------------------------------------- version 1


def _stream(number: DealNumber, purpose: str) -> Iterator[int]:
    """Endless bytes that depend on number and purpose alone."""
    from okrummy_gui.engine.digest import digest  # noqa: PLC0415 - the start does without it

    block = 0
    while True:
        text = f"okrummy {number.version} {number.value} {purpose} {block}"
        yield from digest(text.encode("ascii"))
        block += 1


def _below(bound: int, stream: Iterator[int]) -> int:
    """A number from 0 to ``bound - 1``, each as likely; `bound` is at most 256.

    Bytes from the largest multiple of `bound` on are skipped: they would favour low numbers.
    """
    limit = 256 - 256 % bound
    return next(byte for byte in stream if byte < limit) % bound


def _shuffled(cards: Iterable[Card], stream: Iterator[int]) -> tuple[Card, ...]:
    """Fisher and Yates, from the last place down to the second."""
    row = list(cards)
    for last in range(len(row) - 1, 0, -1):
        place = _below(last + 1, stream)
        row[last], row[place] = row[place], row[last]
    return tuple(row)
