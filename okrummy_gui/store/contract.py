"""What a store of matches promises, and the values it takes and gives.

What a match is made of is opaque here: a header, actions in notation, a few values beside, and a
row of figures for every hand that has ended.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path

FILE_NAME = "matches.sqlite3"
SEATING = "seating"
"""The key beside a match under which its history finds who sat where."""


class TroubleKind(Enum):
    """What went wrong, coarse enough for each to be one sentence in the window."""

    DAMAGED = "damaged"
    NEWER = "newer"
    UNWRITABLE = "unwritable"
    LOCKED = "locked"
    KEPT_AGAIN = "kept again"
    """No trouble any more: all that had gone on in memory is in the file."""


class StoreTrouble(Exception):
    """The file cannot be used; `kept_as` is where a damaged one was moved to, if it could be."""

    def __init__(self, kind: TroubleKind, path: Path, kept_as: Path | None = None) -> None:
        super().__init__(f"{kind.value}: {path}")
        self.kind = kind
        self.path = path
        self.kept_as = kept_as


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match as it was at the time of reading; both times are ISO 8601 in UTC."""

    id: int
    header: str
    actions: tuple[str, ...]
    beside: Mapping[str, str]
    started: str
    finished: str | None
    summary: str | None = None


@dataclass(frozen=True, slots=True)
class HandRow:
    """A hand that has ended. Seats are their letters; the time is ISO 8601 in UTC."""

    hand: int
    """The place among the match's hands, from 1."""
    ended: str
    outcome: str
    """ "knock", "gin", "undercut" or "drawn"."""
    winner: str
    """The seats of the side that won, such as "S" or "SN"; empty for none."""
    knocker: str
    points: int
    multiplier: int
    deadwood: tuple[int, ...]
    """By seat, in turn order; empty when the hand was drawn."""
    counted: bool
    """Whether statistics count it: the deal was known to nobody beforehand."""


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match without its actions."""

    id: int
    header: str
    seating: str
    """What is kept beside it under SEATING, or nothing."""
    started: str
    finished: str | None
    summary: str | None
    hands: tuple[HandRow, ...]


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """A match that another window is playing."""

    match_id: int
    pid: int
    since: str
    """When that window began with it, in UTC, by the clock of that moment."""


class MatchStore(ABC):
    """Where matches are kept.

    An unknown match is a KeyError and an action out of turn a ValueError: mistakes of the caller,
    unlike a StoreTrouble, which any method may raise and which leaves the store as it was.
    """

    # ------------------------------------------------------------ a match that is played

    @abstractmethod
    def create(self, header: str) -> int:
        """Begin a match and give its id."""

    @abstractmethod
    def append(
        self,
        match_id: int,
        place: int,
        action: str,
        rows: Sequence[HandRow] = (),
        summary: str | None = None,
    ) -> None:
        """Keep the action at this place, which must be the number of those already kept.

        What follows from it is kept in the same moment: the figures of the hand it ends and, with
        a summary, the end of the match.
        """

    @abstractmethod
    def keep_beside(self, match_id: int, key: str, value: str) -> None:
        """Keep a value with the match, over an earlier one of the same key."""

    @abstractmethod
    def keep_result(self, match_id: int, row: HandRow) -> None:
        """Keep the figures of a hand, over earlier ones of the same hand."""

    @abstractmethod
    def finish(self, match_id: int, summary: str) -> None:
        """Mark the match as over now."""

    @abstractmethod
    def claim(self, match_id: int) -> bool:
        """Be the window that plays this match and no other; False: another window does."""

    @abstractmethod
    def release(self) -> None:
        """Play none any more."""

    # ------------------------------------------------------------ looking

    @abstractmethod
    def unfinished(self) -> tuple[StoredMatch, ...]:
        """The matches to go on with, newest first, those played elsewhere included."""

    @abstractmethod
    def finished(self) -> tuple[StoredMatch, ...]:
        """The matches that are over, newest first."""

    @abstractmethod
    def load(self, match_id: int) -> StoredMatch:
        """One match with all its actions."""

    @abstractmethod
    def history(self) -> tuple[MatchRow, ...]:
        """All matches with their hands, oldest first."""

    @abstractmethod
    def elsewhere(self) -> tuple[Elsewhere, ...]:
        """What other windows are playing now."""

    @abstractmethod
    def meta(self, key: str) -> str | None:
        """A value kept with the store as a whole."""

    @abstractmethod
    def keep_meta(self, key: str, value: str) -> None:
        """Keep a value with the store, over an earlier one of the same key."""

    # ------------------------------------------------------------ matches from outside

    @abstractmethod
    def import_match(  # noqa: PLR0917  # a row, column by column
        self,
        header: str,
        actions: Sequence[str],
        beside: Mapping[str, str],
        started: str,
        finished: str | None,
        summary: str | None,
        results: Sequence[HandRow],
        ends: Sequence[int] = (),
    ) -> int:
        """Take in a whole match, all of it or nothing, and give its id.

        A match that is there already, and further, is left as it is; one of which only the
        beginning is there goes on to the end given here, unless it is being played. `beside` goes
        over what is kept beside it.

        With `ends`, after how many actions each hand was over, a hand counts once: one that
        another match here has in common with this one, up to its end, is counted there.
        """

    @abstractmethod
    def known_digest(self, digest: str) -> bool:
        """Whether a match with this `digest_of` is there."""

    # ------------------------------------------------------------ the file

    @property
    def path(self) -> Path | None:
        """The file this store keeps its matches in, or stands in for."""
        return None

    def back_up(self) -> None:  # noqa: B027  # not every store has a file
        """Make the backup of the day, where there is a file and none of today."""

    @abstractmethod
    def close(self) -> None:
        """Let go of the file; harmless when repeated."""


def common(one: Sequence[str], other: Sequence[str]) -> int:
    """How many actions two matches have in common from the beginning."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (mine, theirs) in pairs if mine != theirs), min(len(one), len(other)))


def counted_once(
    results: Sequence[HandRow], ends: Sequence[int], elsewhere: int
) -> tuple[HandRow, ...]:
    """The rows, those not to be counted that were over after the actions kept elsewhere too."""
    over = sum(end <= elsewhere for end in ends)
    return (*(replace(row, counted=False) for row in results[:over]), *results[over:])


def digest_of(header: str, actions: Sequence[str]) -> str:
    """The same for the same match wherever it is kept, whatever is kept beside it."""
    from okrummy_gui.engine.digest import digest  # noqa: PLC0415 - the start does without it

    text = "\n".join((header, *actions))
    return digest(text.encode("utf-8", "surrogatepass")).hex()


def utc_now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
