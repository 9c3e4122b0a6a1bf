"""The panel with the sum of a hand: a strip between two hands, a column beside more of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor

from okrummy_gui.view.painting import Align, Canvas, paint_crown, path_of, rounded
from okrummy_gui.view.theme import GOLD, PALE, TITLE, faded

WARM: Final = "#fbe3a1"


@dataclass(frozen=True, slots=True)
class Term:
    """A number or sign of the sum with what it is."""

    figure: str
    caption: str = ""
    result: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a bill: what it is, how it is worked out, and its figure.

    `party` None: no side's mark; `total`: a rule above it; `lit`: it is what happens now.
    """

    label: str
    working: str = ""
    figure: str = ""
    party: int | None = None
    total: bool = False
    lit: bool = False


@dataclass(frozen=True, slots=True)
class Way:
    """How far a side has come in a game, and what the hand has added."""

    name: str
    party: int
    total: int
    gained: int = 0
    won: bool = False


@dataclass(frozen=True, slots=True)
class Game:
    """A game with the ways of all sides; `over` when somebody had won it."""

    title: str
    ways: tuple[Way, ...]
    over: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """How all sides stand; `goal` says what they play for, `head` stands before the games."""

    games: tuple[Game, ...]
    target: int
    goal: str
    head: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the panel says. `mine` None when nobody won.

    The sum is an equation of `terms` in the strip, a bill of `entries` in the column.
    """

    title: str
    mine: bool | None
    terms: tuple[Term, ...] = ()
    note: str = ""
    entries: tuple[Entry, ...] = ()
    result: Term | None = None
    standing: Standing | None = None


# ---------------------------------------------------------------- the strip


def paint_strip(canvas: Canvas, rect: QRectF, verdict: Verdict, big: bool, left: bool) -> None:
    """The sum as an equation, and beside it the way to the target; `left` for the left hand."""
    _paint_ground(canvas, rect)
    k = 1.0 if big else 0.72
    sums, side = strip_parts(rect, big, left)
    x, y = sums.left() + 30 * k, sums.top() + 40 * k
    if verdict.mine is not None:
        paint_crown(canvas, x + 24 * k, y + 6 * k, 1.35 * k)
        x += 60 * k
    room = sums.right() - 24 - x
    canvas.text(x, y, verdict.title, 29 * k, TITLE, bold=True, head=True, room=room)
    if verdict.terms:
        ground = sums.adjusted(26 * k, 70 * k, -26 * k, 0)
        _paint_sum(canvas, ground, verdict.terms, k)
    elif verdict.note:
        x, px = sums.left() + 34 * k, 17 * k + 2
        for at, row in enumerate(verdict.note.split("\n")):
            low = sums.top() + 92 * k + at * px * 1.6
            canvas.text(x, low, row, px, canvas.theme.text, room=sums.right() - x - 26 * k)
    if verdict.standing is None:
        return
    if len(verdict.standing.games) > 1:
        top = side.top() + (22 if big else 15)
        paint_standing(canvas, QRectF(side.left(), top, side.width(), 0), verdict.standing, k)
    else:
        _paint_way(canvas, side, verdict.standing, k)


def _paint_ground(canvas: Canvas, rect: QRectF) -> None:
    canvas.panel(rect, 0.55, 18)
    canvas.line(rounded(rect.adjusted(4, 4, -4, -4), 15), faded(PALE, 0.28), 1)


def strip_parts(rect: QRectF, big: bool, left: bool) -> tuple[QRectF, QRectF]:
    """Where the sum stands, and the buttons with the way to the target: at the hand's side."""
    width, edge = (268.0, 28.0) if big else (176.0, 20.0)
    taken = width + edge
    side = QRectF(rect.right() - taken, rect.top(), width, rect.height())
    if left:
        side.moveLeft(rect.left() + edge)
        return rect.adjusted(taken, 0, 0, 0), side
    return rect.adjusted(0, 0, -taken, 0), side


def _paint_sum(canvas: Canvas, rect: QRectF, terms: Sequence[Term], k: float) -> None:
    widths = [_term_width(canvas, term, k) for term in terms]
    gap = (rect.width() - sum(widths)) / max(1, len(terms) - 1)
    if gap < 4:
        shrink = max(0.5, (rect.width() - 4 * (len(terms) - 1)) / sum(widths))
        widths = [width * shrink for width in widths]
        gap = 4.0
    gap = min(gap, 26 * k)
    x, y = rect.left(), rect.top() + 46 * k
    for term, width in zip(terms, widths, strict=True):
        _paint_term(canvas, x + width / 2, y, term, width, k)
        x += width + gap


def _caption_px(k: float) -> float:
    return 13.0 if k == 1 else 10.5


def _term_width(canvas: Canvas, term: Term, k: float) -> float:
    size = (58 if term.result else 50 if term.caption else 38) * k
    figure = canvas.measure(term.figure, size, True, True) + (46 * k if term.result else 0)
    caption = canvas.measure(term.caption, _caption_px(k) + 0.5, term.result)
    return max(figure, caption) + 4


def _paint_term(canvas: Canvas, x: float, y: float, term: Term, width: float, k: float) -> None:
    mute, low = canvas.theme.mute, y + 46 * k
    px = _caption_px(k)
    if term.result:
        half = max(canvas.measure(term.figure, 58 * k, True, True) + 46 * k, 100 * k) / 2
        half = min(half, width / 2)
        _paint_result(canvas, QRectF(x - half, y - 42 * k, 2 * half, 78 * k), term.figure, k)
        canvas.text(
            x,
            low + 6 * k,
            term.caption,
            px + 0.5,
            canvas.theme.text,
            bold=True,
            align=Align.CENTRE,
            room=width + 8,
        )
        return
    size, ink = (50 * k, TITLE) if term.caption else (38 * k, mute)
    canvas.text(x, y, term.figure, size, ink, bold=True, head=True, align=Align.CENTRE)
    canvas.text(x, low, term.caption, px, mute, align=Align.CENTRE, room=width)


def _paint_result(canvas: Canvas, box: QRectF, figure: str, k: float) -> None:
    """The figure that counts, in its gold frame."""
    round_by = min(14 * k, box.height() * 0.2)
    canvas.fill(rounded(box, round_by), faded(GOLD, 0.22))
    canvas.line(rounded(box, round_by), GOLD, 1.8)
    canvas.text(
        box.center().x(),
        box.center().y() + box.height() * 0.01,
        figure,
        box.height() * 0.74,
        WARM,
        bold=True,
        head=True,
        align=Align.CENTRE,
        room=box.width() - 8,
    )


def _paint_way(canvas: Canvas, side: QRectF, standing: Standing, k: float) -> None:
    """The winner's way as a bar, the other's place as a mark on it."""
    first, second = standing.games[0].ways
    way, rival = (second, first) if second.gained else (first, second)
    mute, x, w = canvas.theme.mute, side.left(), side.width()
    y, px = side.top() + 36 * k, 13.0 if k == 1 else 11.0
    words = f"{rival.total}  {rival.name}"
    taken = canvas.text(x + w, y, words, px, mute, align=Align.RIGHT, room=w * 0.4)
    words = f"{way.name} {way.total - way.gained} + {way.gained} = {way.total}"
    room = w - taken - 10
    canvas.text(x, y, words, px + 1.5 * k, canvas.theme.text, bold=True, room=room)
    bar = QRectF(x, side.top() + 54 * k, w, 13 * k)
    _paint_bar(canvas, bar, way, standing.target)
    share = rival.total / standing.target
    mark = x + w * min(1.0, share)
    colour = canvas.theme.parties[rival.party]
    canvas.line(path_of((mark, bar.top() - 3), (mark, bar.bottom() + 3)), colour, 2)
    canvas.party_mark(mark, bar.bottom() + 6 * k, rival.party, 8)
    near = share > 0.6
    canvas.text(
        x if near else x + w,
        bar.bottom() + 12 * k + 1,
        standing.goal,
        px - 1,
        mute,
        align=Align.LEFT if near else Align.RIGHT,
        room=w * 0.6,
    )


def _paint_bar(canvas: Canvas, bar: QRectF, way: Way, target: int) -> None:
    """What there was faint, what the hand has added bright."""
    round_by = bar.height() / 2
    canvas.fill(rounded(bar, round_by), faded("#000000", 0.42))
    painter = canvas.painter
    painter.save()
    painter.setClipPath(rounded(bar, round_by), Qt.ClipOperation.IntersectClip)
    before = bar.width() * min(1.0, (way.total - way.gained) / target)
    after = bar.width() * min(1.0, way.total / target)
    tint = canvas.theme.parties[way.party]
    painter.fillRect(QRectF(bar.left(), bar.top(), before, bar.height()), faded(tint, 0.55))
    gained = QRectF(bar.left() + before, bar.top(), after - before, bar.height())
    painter.fillRect(gained, QColor(tint))
    painter.restore()
    canvas.line(rounded(bar, round_by), faded("#ffffff", 0.28), 1)


# ---------------------------------------------------------------- the column


def paint_column(canvas: Canvas, rect: QRectF, verdict: Verdict, foot: float, big: bool) -> None:
    """The sum as a bill, and the ways to the target; `foot` is where the buttons begin."""
    _paint_ground(canvas, rect)
    k = 1.0 if big else 0.8
    edge = 24 * k
    inner = QRectF(rect.left() + edge, rect.top(), rect.width() - 2 * edge, foot - rect.top())
    y = _paint_title(canvas, inner, verdict, k)
    if verdict.note:
        px = 14.0 if big else 11.5
        for row in verdict.note.split("\n"):
            for part in wrapped(canvas, row, px, inner.width()):
                canvas.text(inner.left(), y, part, px, canvas.theme.text, room=inner.width())
                y += px * 1.4
        y += 5 * k
    y = _paint_entries(canvas, inner, y, verdict.entries, k)
    if verdict.result is not None:
        _paint_outcome(canvas, QRectF(inner.left(), y, inner.width(), 66 * k), verdict.result, k)
    if verdict.standing is not None:
        height = standing_height(verdict.standing, k)
        ground = QRectF(inner.left(), foot - height, inner.width(), height)
        paint_standing(canvas, ground, verdict.standing, k)


def _paint_title(canvas: Canvas, rect: QRectF, verdict: Verdict, k: float) -> float:
    """The title in as many rows as it needs; where what follows begins."""
    px = 23 * k + 1
    x, y = rect.left(), rect.top() + 36 * k
    if verdict.mine is not None:
        paint_crown(canvas, x + 16 * k, y + 5 * k, 1.0 * k)
        x += 42 * k
    room = rect.right() - x
    rows = wrapped(canvas, verdict.title, px, room, bold=True, head=True)
    if len(rows) > 2:
        px *= 0.84
        rows = wrapped(canvas, verdict.title, px, room, bold=True, head=True)
    for row in rows:
        words = shortened(canvas, row, px * 0.9, room, bold=True, head=True)
        canvas.text(x, y, words, px, TITLE, bold=True, head=True, room=room)
        y += px * 1.2
    return y + 6 * k


def _paint_entries(
    canvas: Canvas, rect: QRectF, y: float, entries: Sequence[Entry], k: float
) -> float:
    px, step = (15.0, 30.0) if k == 1 else (12.0, 22.0)
    if entries:
        y += step * 0.25
    figures = max((canvas.measure(one.figure, px * 1.2, True) for one in entries), default=0)
    for entry in entries:
        if entry.total:
            line = path_of((rect.right() - figures - 20, y - 3), (rect.right(), y - 3))
            canvas.line(line, faded(PALE, 0.5), 1)
            y += 4 * k
        row = QRectF(rect.left(), y - step * 0.14, rect.width(), step)
        _paint_entry(canvas, row, entry, px, figures if entry.figure else 0.0)
        y += step
    return y


def _paint_entry(canvas: Canvas, rect: QRectF, entry: Entry, px: float, figures: float) -> None:
    """The figure at the right, how it came about before it, what it is in the room that is left."""
    y, left, right = rect.center().y(), rect.left(), rect.right()
    ink = TITLE if entry.lit or entry.total else canvas.theme.text
    if entry.figure:
        canvas.text(right, y, entry.figure, px * 1.2, ink, bold=True, align=Align.RIGHT)
        right -= figures + px
    if entry.party is not None:
        canvas.party_mark(left + 5, y, entry.party)
        left += 16
    if entry.working:
        most = max((right - left) * 0.5, right - left - canvas.measure(entry.label, px, entry.lit))
        soft = TITLE if entry.lit else canvas.theme.mute
        right -= 8 + canvas.text(
            right, y, entry.working, px * 0.94, soft, align=Align.RIGHT, room=most - 8
        )
    label = shortened(canvas, entry.label, px * 0.9, right - left, bold=entry.lit)
    canvas.text(left, y, label, px, ink, bold=entry.lit, room=right - left)


def _paint_outcome(canvas: Canvas, rect: QRectF, result: Term, k: float) -> None:
    """What the hand comes to: the words at the left, the figure in its frame."""
    wide = canvas.measure(result.figure, rect.height() * 0.74, True, True) + 30 * k
    box = QRectF(rect.right() - wide, rect.top() + 6 * k, wide, rect.height() - 6 * k)
    _paint_result(canvas, box, result.figure, k)
    px, room = (15.0 if k == 1 else 12.0), box.left() - rect.left() - 12 * k
    rows = wrapped(canvas, result.caption, px, room, bold=True)
    y = box.center().y() - (len(rows) - 1) * px * 0.62
    for row in rows:
        words = shortened(canvas, row, px * 0.9, room, bold=True)
        canvas.text(rect.left(), y, words, px, canvas.theme.text, bold=True, room=room)
        y += px * 1.24


def shortened(
    canvas: Canvas, words: str, px: float, room: float, *, bold: bool = False, head: bool = False
) -> str:
    """As much of a name as there is room for; to write it smaller would only hide it."""
    if canvas.measure(words, px, bold, head) <= room:
        return words
    while len(words) > 1 and canvas.measure(words + "…", px, bold, head) > room:
        words = words[:-1].rstrip()
    return words + "…"


def wrapped(
    canvas: Canvas,
    words: str,
    px: float,
    room: float,
    *,
    most: int = 3,
    bold: bool = False,
    head: bool = False,
) -> list[str]:
    """The words in at most so many rows, broken at spaces; the last may be wider than `room`."""
    rows: list[str] = []
    for word in words.split(" "):
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and (len(rows) == most or canvas.measure(longer, px, bold, head) <= room):
            rows[-1] = longer
        else:
            rows.append(word)
    return rows


# ---------------------------------------------------------------- the ways to the target


def _way_step(k: float) -> float:
    return 27.0 if k == 1 else 20.0


def standing_height(standing: Standing, k: float) -> float:
    """What `paint_standing` needs."""
    return _way_step(k) * (len(standing.games[0].ways) + 1)


def paint_standing(canvas: Canvas, rect: QRectF, standing: Standing, k: float) -> None:
    """A bar for each side; with several games a table of their totals."""
    if len(standing.games) == 1:
        _paint_bars(canvas, rect, standing, k)
    else:
        _paint_table(canvas, rect, standing, k)


def _paint_bars(canvas: Canvas, rect: QRectF, standing: Standing, k: float) -> None:
    px, step = (13.0 if k == 1 else 11.0), _way_step(k)
    ways = standing.games[0].ways
    y = rect.top() + step / 2
    canvas.text(rect.right(), y, standing.goal, px - 1, canvas.theme.mute, align=Align.RIGHT)
    names = max(canvas.measure(way.name, px, True) for way in ways) + 16
    names = min(names, rect.width() * 0.4)
    figures = canvas.measure("1000", px * 1.1, True) + 6
    for way in ways:
        y += step
        canvas.party_mark(rect.left() + 5, y, way.party)
        ink = canvas.theme.text if way.gained else canvas.theme.mute
        words = shortened(canvas, way.name, px * 0.9, names - 16, bold=bool(way.gained))
        canvas.text(rect.left() + 16, y, words, px, ink, bold=bool(way.gained), room=names - 16)
        left = rect.left() + names + 10
        bar = QRectF(left, y - 5 * k, rect.right() - figures - left, 10 * k)
        _paint_bar(canvas, bar, way, standing.target)
        ink = TITLE if way.gained else canvas.theme.text
        canvas.text(rect.right(), y, str(way.total), px * 1.1, ink, bold=True, align=Align.RIGHT)


def _paint_table(canvas: Canvas, rect: QRectF, standing: Standing, k: float) -> None:
    """The totals of each game; what the hand has added is lit, a game won bears a crown."""
    px, step = (13.0 if k == 1 else 10.5), _way_step(k)
    names = rect.width() * 0.32
    cell = (rect.width() - names) / len(standing.games)
    y, mute = rect.top() + step / 2, canvas.theme.mute
    canvas.text(rect.left(), y, standing.head, px, mute, room=names)
    for at, game in enumerate(standing.games):
        right = rect.left() + names + cell * (at + 1)
        y = rect.top() + step / 2
        ink = faded(mute, 0.6) if game.over else mute
        canvas.text(right - 6, y, game.title, px, ink, align=Align.RIGHT, room=cell - 10)
        for way in game.ways:
            y += step
            box = QRectF(right - cell + 3, y - step / 2 + 1.5, cell - 3, step - 3)
            _paint_cell(canvas, box, way, game.over, px)
    y = rect.top() + step / 2
    for way in standing.games[0].ways:
        y += step
        canvas.party_mark(rect.left() + 5, y, way.party)
        words = shortened(canvas, way.name, px * 0.9, names - 20)
        canvas.text(rect.left() + 16, y, words, px, canvas.theme.text, room=names - 20)


def _paint_cell(canvas: Canvas, rect: QRectF, way: Way, over: bool, px: float) -> None:
    y = rect.center().y()
    if way.gained:
        tint = canvas.theme.parties[way.party]
        canvas.fill(rounded(rect, 5), faded(tint, 0.22))
        canvas.line(rounded(rect, 5), faded(tint, 0.8), 1)
    ink: str | QColor = TITLE if way.gained else canvas.theme.text
    if over and not way.gained:
        ink = faded(canvas.theme.text, 0.5)
    width = canvas.text(
        rect.right() - 6, y, str(way.total), px * 1.1, ink, bold=bool(way.gained), align=Align.RIGHT
    )
    if way.won:
        paint_crown(canvas, rect.right() - width - 6 - px * 0.66, y + px * 0.32, px / 38)
