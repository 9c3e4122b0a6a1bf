"""Melds and least deadwood on sets of cards as 52-bit masks (R2, R3, R4); a bit is `Card.bit`.

For each suit's 13 bits a table gives the least deadwood by runs alone. Sets are few, so the
choices of sets are tried one by one and the rest of every suit is looked up.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

SUIT: Final = (1 << 13) - 1
COLUMN: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
_ACE: Final = 1
_HIGH_ACE: Final = 1 << 13
_ACE_QUEEN_KING: Final = 1 | 1 << 11 | 1 << 12
_POINTS: Final = tuple(min(place + 1, 10) for place in range(13))
_NO_LIMIT: Final = 1000


class RunTables(NamedTuple):
    """By the 13 bits of one suit: what runs alone can do."""

    least: Sequence[int]
    """Points left over (R3)."""
    cover: Sequence[int]
    """The cards in the runs that leave the least."""
    reach: Sequence[int]
    """The cards in any run at all."""
    saving: Sequence[int]
    """Points saved by taking the best card away."""


def _sums() -> list[int]:
    sums = [0]
    for points in _POINTS:
        sums += [before + points for before in sums]
    return sums


def _in_runs(bits: int) -> int:
    """The cards that have a place in three or more consecutive ones."""
    starts = bits & bits >> 1 & bits >> 2
    return starts | starts << 1 | starts << 2


def _with_high_ace(bits: int) -> int:
    """The cards in runs when the ace stands above the king (R2, ace_high_runs)."""
    above = _in_runs(bits ^ _ACE ^ _HIGH_ACE)
    return above ^ _HIGH_ACE ^ _ACE if above & _HIGH_ACE else above


def _tables(cover: list[int], reach: list[int], sums: list[int]) -> RunTables:
    left = [bits ^ inside for bits, inside in enumerate(cover)]
    highest = (0, *_POINTS)
    saving = [highest[rest.bit_length()] for rest in left]
    return RunTables([sums[rest] for rest in left], cover, reach, saving)


def _build() -> tuple[RunTables, RunTables]:
    sums = _sums()
    low = [
        (starts := bits & bits >> 1 & bits >> 2) | starts << 1 | starts << 2
        for bits in range(1 << 13)
    ]
    cover = low.copy()
    reach = low.copy()
    for between in range(1 << 10):
        bits = _ACE_QUEEN_KING | between << 1
        other = _with_high_ace(bits)
        reach[bits] |= other
        if sums[other] > sums[low[bits]]:
            cover[bits] = other
    return _tables(low, low, sums), _tables(cover, reach, sums)


RUNS: Final = _build()
"""The tables with a low ace, then with `ace_high_runs`: index by the option."""


def _run_rows() -> Iterable[tuple[int, ...]]:
    """Every run as card indices, ascending; a high ace last. A to K is told with a low ace."""
    ladder = (*range(13), 0)
    for start in range(12):
        for end in range(start + 3, 15):
            if end - start < 14 and (start, end) != (1, 14):
                for suit in range(0, 52, 13):
                    yield tuple(suit + place for place in ladder[start:end])


def _set_rows() -> Iterable[tuple[int, ...]]:
    """Every set as card indices, ascending."""
    for place in range(13):
        four = tuple(range(place, 52, 13))
        yield four
        for absent in four:
            yield tuple(index for index in four if index != absent)


def mask_of_row(row: Iterable[int]) -> int:
    """The set of card indices as 52 bits."""
    mask = 0
    for index in row:
        mask |= 1 << index
    return mask


ROWS: Final = tuple(sorted((*_run_rows(), *_set_rows())))
"""Every meld (R4) as card indices, in card order; a meld's place here is its order."""
MASKS: Final = tuple(map(mask_of_row, ROWS))
PLACE: Final = {mask: place for place, mask in enumerate(MASKS)}


def _needs_high_ace(row: tuple[int, ...]) -> bool:
    return row[-1] < row[0]


_LOW_PLACES: Final = tuple(at for at, row in enumerate(ROWS) if not _needs_high_ace(row))
PLACES: Final = (_LOW_PLACES, tuple(range(len(ROWS))))
"""The places of the melds with a low ace, then with `ace_high_runs`."""


def _grow(places: tuple[int, ...]) -> dict[int, int]:
    """Each meld's mask with the cards that may be added to it (R17)."""
    melds = {MASKS[place] for place in places}
    grow = dict.fromkeys(melds, 0)
    for mask in melds:
        rest = mask if mask.bit_count() > 3 else 0
        while rest:
            bit = rest & -rest
            rest ^= bit
            if mask ^ bit in grow:
                grow[mask ^ bit] |= bit
    return grow


GROW: Final = tuple(map(_grow, PLACES))
"""By the option `ace_high_runs`: a meld's mask and the cards that may be added to it (R17)."""


def _blocks(bits: int) -> list[int]:
    """The rows of consecutive bits."""
    blocks = []
    while bits:
        low = bits & -bits
        block = bits & ~(bits + low)
        blocks.append(block)
        bits ^= block
    return blocks


def _runs_of_cover(cover: int) -> list[int]:
    """The fewest runs that take up exactly these cards of one suit; a low ace if it can be."""
    blocks = _blocks(cover)
    if all(block.bit_count() > 2 for block in blocks):
        return blocks
    blocks = _blocks(cover ^ _ACE ^ _HIGH_ACE)
    return [block ^ _HIGH_ACE ^ _ACE if block & _HIGH_ACE else block for block in blocks]


def _run_places() -> tuple[dict[int, tuple[int, ...]], ...]:
    covers = {*RUNS[False].cover, *RUNS[True].cover}
    runs = {cover: _runs_of_cover(cover) for cover in covers}
    return tuple(
        {cover: tuple(PLACE[run << suit] for run in row) for cover, row in runs.items()}
        for suit in range(0, 52, 13)
    )


RUN_PLACES: Final = _run_places()
"""By suit: the places of the runs that make a cover."""


def _pairs(ace_high: bool) -> tuple[tuple[int, ...], ...]:
    pairs: list[list[int]] = [[] for _ in range(52)]
    for place in PLACES[ace_high]:
        row = ROWS[place]
        if len(row) == 3:
            for index in row:
                pairs[index].append(MASKS[place] ^ 1 << index)
    return tuple(map(tuple, pairs))


_PAIRS: Final = (_pairs(False), _pairs(True))


def completing_pairs(card_index: int, ace_high: bool = False) -> tuple[int, ...]:
    """The masks of two cards that with this card make a meld of three (R4)."""
    return _PAIRS[ace_high][card_index]


def set_choices(mask: int, ace_high: bool = False) -> list[int]:
    """What each choice of sets worth a thought leaves for runs and deadwood (R4).

    A set none of whose cards is in any run is always taken. Two choices are two masks.
    """
    reach = RUNS[ace_high].reach
    a, b, c, d = mask & SUIT, mask >> 13 & SUIT, mask >> 26 & SUIT, mask >> 39
    ranks = a & b & (c | d) | c & d & (a | b)
    if not ranks:
        return [mask]
    contested = ranks & (reach[a] | reach[b] | reach[c] | reach[d])
    lefts = [mask & ~((ranks ^ contested) * COLUMN)]
    while contested:
        rank = contested & -contested
        contested ^= rank
        lefts += _without_rank(lefts, mask & rank * COLUMN, rank)
    return lefts


def _without_rank(lefts: list[int], held: int, rank: int) -> list[int]:
    """The choices that lay a set of these three or four cards of a rank."""
    more = [left ^ held for left in lefts]
    if held == rank * COLUMN:
        for bit in (rank, rank << 13, rank << 26, rank << 39):
            taken = held ^ bit
            more += [left ^ taken for left in lefts]
    return more


def least_deadwood_mask(mask: int, ace_high: bool = False) -> int:
    """The least deadwood of the cards, in points, all of them counted (R3, R4)."""
    least = RUNS[ace_high].least
    a, b, c, d = mask & SUIT, mask >> 13 & SUIT, mask >> 26 & SUIT, mask >> 39
    if not (a & b & (c | d) | c & d & (a | b)):
        return least[a] + least[b] + least[c] + least[d]
    best = _NO_LIMIT
    for left in set_choices(mask, ace_high):
        points = least[left & SUIT] + least[left >> 13 & SUIT]
        points += least[left >> 26 & SUIT] + least[left >> 39]
        best = min(best, points)
    return best


def least_after_discard_mask(mask11: int, ace_high: bool = False) -> int:
    """The least deadwood of eleven cards after the best discard, in points (R3, R12).

    Exact for eleven cards: if all are in melds, one has four and can spare a card.
    """
    least, _, _, saving = RUNS[ace_high]
    best = _NO_LIMIT
    for left in set_choices(mask11, ace_high):
        a, b, c, d = left & SUIT, left >> 13 & SUIT, left >> 26 & SUIT, left >> 39
        points = least[a] + least[b] + least[c] + least[d]
        points -= max(saving[a], saving[b], saving[c], saving[d])
        best = min(best, points)
    return best


def places_of(mask: int, left: int, ace_high: bool) -> list[int]:
    """The melds, by place in order, of the choice of sets that leaves `left` (R4)."""
    cover = RUNS[ace_high].cover
    places: list[int] = []
    for suit in range(4):
        run = cover[left >> 13 * suit & SUIT]
        if run:
            places += RUN_PLACES[suit][run]
    taken = mask ^ left
    ranks = (taken | taken >> 13 | taken >> 26 | taken >> 39) & SUIT
    while ranks:
        rank = ranks & -ranks
        places.append(PLACE[taken & rank * COLUMN])
        ranks ^= rank
    places.sort()
    return places


def best_places(mask: int, ace_high: bool = False) -> list[int]:
    """The melds, by place in order, that leave the least deadwood (R13).

    Of equal ones the fewest melds, then the first in card order.
    """
    choices = set_choices(mask, ace_high)
    if len(choices) == 1:
        return places_of(mask, choices[0], ace_high)
    least = RUNS[ace_high].least
    best = _NO_LIMIT
    equal: list[int] = []
    for left in choices:
        points = least[left & SUIT] + least[left >> 13 & SUIT]
        points += least[left >> 26 & SUIT] + least[left >> 39]
        if points < best:
            best = points
            equal = [left]
        elif points == best:
            equal.append(left)
    rows = [places_of(mask, left, ace_high) for left in equal]
    return rows[0] if len(rows) == 1 else min(rows, key=lambda row: (len(row), row))


def _melds_by_lowest(mask: int, ace_high: bool) -> dict[int, list[tuple[int, int]]]:
    """The melds (mask, place) within the cards by their lowest card's bit."""
    melds: dict[int, list[tuple[int, int]]] = {}
    for place in PLACES[ace_high]:
        meld = MASKS[place]
        if meld & mask == meld:
            melds.setdefault(meld & -meld, []).append((meld, place))
    return melds


def partitions(
    mask: int, limit: int, free: int = 0, ace_high: bool = False
) -> list[tuple[list[int], int]]:
    """Every arrangement (R4) as melds by place in order and the mask of the cards left over.

    Only those whose cards left over, the `free` ones not counted, are within `limit` points.
    """
    melds = _melds_by_lowest(mask, ace_high)
    found: list[tuple[list[int], int]] = []
    open_ones: list[tuple[int, int, int, list[int]]] = [(mask, 0, 0, [])]
    while open_ones:
        rest, left, points, places = open_ones.pop()
        if not rest:
            found.append((sorted(places), left))
            continue
        low = rest & -rest
        for meld, place in melds.get(low, ()):
            if meld & rest == meld:
                open_ones.append((rest ^ meld, left, points, [*places, place]))
        if not low & free:
            points += _POINTS[(low.bit_length() - 1) % 13]
        if points <= limit:
            open_ones.append((rest ^ low, left | low, points, places))
    return found


def layable_mask(melds: Iterable[int], cards: int, ace_high: bool = False) -> int:
    """Those of the cards that fit the melds, chains included (R17); all can go on at once."""
    grow = GROW[ace_high]
    laid = 0
    for meld in melds:
        grown = meld
        while more := grow[grown] & cards:
            grown |= more
        laid |= grown ^ meld
    return laid


def points_of_mask(mask: int) -> int:
    """What the cards count when left over, in points (R3)."""
    points = 0
    while mask:
        low = mask & -mask
        points += _POINTS[(low.bit_length() - 1) % 13]
        mask ^= low
    return points
