"""The store that forgets, for a game that must go on while the disk cannot be written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from okrummy_gui.store.contract import (
    SEATING,
    Elsewhere,
    HandRow,
    MatchRow,
    MatchStore,
    StoredMatch,
    StoreTrouble,
    common,
    counted_once,
    digest_of,
    utc_now,
)

_FIRST_BEFORE_A_FILE = 1 << 40
"""No match in a file behind has such an id."""


class MemoryStore(MatchStore):
    """Keeps until the program ends what is played now, and shows what can be read on disk.

    `path` is the file it stands in for, `behind` what that file held; of it `going_on` says
    whether its unfinished matches may be gone on with.
    """

    def __init__(
        self,
        path: Path | None = None,
        behind: MatchStore | None = None,
        *,
        going_on: bool = True,
    ) -> None:
        self._path = path
        self._behind = behind
        self._going_on = going_on
        self._matches: dict[int, StoredMatch] = {}
        self._results: dict[int, dict[int, HandRow]] = {}
        self._meta: dict[str, str] = {}
        self._superseded: set[int] = set()
        """Of the matches behind, those that have gone on here."""
        self._played: int | None = None

    @property
    def path(self) -> Path | None:
        return self._path

    # ------------------------------------------------------------ a match that is played

    def create(self, header: str) -> int:
        first = 1 if self._path is None else _FIRST_BEFORE_A_FILE
        match_id = first + len(self._matches)
        self._matches[match_id] = StoredMatch(match_id, header, (), {}, utc_now(), None)
        self._results[match_id] = {}
        return match_id

    def append(
        self,
        match_id: int,
        place: int,
        action: str,
        rows: Sequence[HandRow] = (),
        summary: str | None = None,
    ) -> None:
        match = self._matches[match_id]
        if place != len(match.actions):
            raise ValueError(f"place {place} is not the next of match {match_id}")
        self._matches[match_id] = replace(match, actions=(*match.actions, action))
        for row in rows:
            self.keep_result(match_id, row)
        if summary is not None:
            self.finish(match_id, summary)

    def keep_beside(self, match_id: int, key: str, value: str) -> None:
        match = self._matches[match_id]
        self._matches[match_id] = replace(match, beside={**match.beside, key: value})

    def keep_result(self, match_id: int, row: HandRow) -> None:
        self._results[match_id][row.hand] = row

    def finish(self, match_id: int, summary: str) -> None:
        match = self._matches[match_id]
        self._matches[match_id] = replace(match, finished=utc_now(), summary=summary)

    def claim(self, match_id: int) -> bool:
        free = all(match.match_id != match_id for match in self.elsewhere())
        self._played = match_id if free else None
        return free

    def release(self) -> None:
        self._played = None

    # ------------------------------------------------------------ looking

    def unfinished(self) -> tuple[StoredMatch, ...]:
        own = [m for m in reversed(self._matches.values()) if m.finished is None]
        earlier: Iterable[StoredMatch] = ()
        if self._behind is not None and self._going_on:
            with suppress(StoreTrouble):
                earlier = self._behind.unfinished()
        return (*own, *(match for match in earlier if match.id not in self._superseded))

    def finished(self) -> tuple[StoredMatch, ...]:
        own = [m for m in reversed(self._matches.values()) if m.finished is not None]
        earlier: Iterable[StoredMatch] = ()
        if self._behind is not None:
            with suppress(StoreTrouble):
                earlier = self._behind.finished()
        return (*own, *earlier)

    def load(self, match_id: int) -> StoredMatch:
        if match_id not in self._matches and self._behind is not None:
            return self._behind.load(match_id)
        return self._matches[match_id]

    def history(self) -> tuple[MatchRow, ...]:
        earlier: Iterable[MatchRow] = ()
        if self._behind is not None:
            with suppress(StoreTrouble):
                earlier = self._behind.history()
        left = (match for match in earlier if match.id not in self._superseded)
        return (*left, *map(self._history_of, self._matches.values()))

    def _history_of(self, match: StoredMatch) -> MatchRow:
        hands = tuple(row for _, row in sorted(self._results[match.id].items()))
        seating = match.beside.get(SEATING, "")
        times = (match.started, match.finished, match.summary)
        return MatchRow(match.id, match.header, seating, *times, hands)

    def elsewhere(self) -> tuple[Elsewhere, ...]:
        return () if self._behind is None else self._behind.elsewhere()

    def meta(self, key: str) -> str | None:
        if key in self._meta or self._behind is None:
            return self._meta.get(key)
        with suppress(StoreTrouble):
            return self._behind.meta(key)
        return None

    def keep_meta(self, key: str, value: str) -> None:
        self._meta[key] = value

    # ------------------------------------------------------------ matches from outside

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
        known = self._begun(header, actions)
        if known is not None and len(known.actions) > len(actions):
            return known.id
        match_id = known.id if known is not None else self.create(header)
        if match_id not in self._matches:  # one behind that is over
            return match_id
        match = self._matches[match_id]
        if known is None:
            match = replace(match, started=started)
        self._matches[match_id] = replace(
            match,
            actions=tuple(actions),
            beside={**match.beside, **beside},
            finished=match.finished or finished,
            summary=match.summary or summary,
        )
        for row in counted_once(results, ends, self._in_common(header, actions, match_id)):
            self._results[match_id].setdefault(row.hand, row)
        return match_id

    def _in_common(self, header: str, actions: Sequence[str], own: int) -> int:
        """How many of the actions, from the first, another match has too."""
        others = (
            match
            for match in (*self.unfinished(), *self.finished())
            if match.id != own and match.header == header
        )
        return max((common(match.actions, actions) for match in others), default=0)

    def _begun(self, header: str, actions: Sequence[str]) -> StoredMatch | None:
        """The match that is this one or beyond, else its longest beginning not played now.

        What has only begun behind is not told: a match here takes its place.
        """
        given, begun = tuple(actions), []
        for match in (*self.unfinished(), *self.finished()):
            if match.header != header:
                continue
            beginning = match.actions == given[: len(match.actions)]
            if beginning and match.finished is None and match.id != self._played:
                begun.append(match)
            elif match.actions[: len(given)] == given:
                return match
        longest = max(begun, key=lambda match: len(match.actions), default=None)
        if longest is not None and longest.id not in self._matches:
            self._superseded.add(longest.id)
            return None
        return longest

    def known_digest(self, digest: str) -> bool:
        own = (digest_of(match.header, match.actions) for match in self._matches.values())
        if digest in own:
            return True
        with suppress(StoreTrouble):
            return self._behind is not None and self._behind.known_digest(digest)
        return False

    # ------------------------------------------------------------ back to the disk

    def hand_over(self, store: MatchStore) -> dict[int, int]:
        """Take everything kept here to another store; tells the ids it has there.

        A StoreTrouble leaves all of it here. Done twice, it is there once.
        """
        ids = {}
        for match in self._matches.values():
            rows = tuple(self._results[match.id].values())
            times = (match.started, match.finished, match.summary)
            ids[match.id] = store.import_match(
                match.header, match.actions, match.beside, *times, rows
            )
        for key, value in self._meta.items():
            store.keep_meta(key, value)
        return ids

    def let_go(self) -> None:
        """Close what is behind, to open the file anew."""
        if self._behind is not None:
            self._behind.close()

    def stand_before(self, behind: MatchStore | None) -> None:
        """Show this of the file from now on."""
        self._behind = behind

    def close(self) -> None:
        self.let_go()
