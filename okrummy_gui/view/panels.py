"""The panels of the table: the score, the score chip, and the sum of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from okrummy_gui.engine.cards import Suit
from okrummy_gui.view.painting import Align, Canvas, paint_crown, path_of, rounded
from okrummy_gui.view.theme import GOLD, PALE, TITLE, faded

ROW: Final = 27.0


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One hand: its number and what each side scored (0 for nothing)."""

    number: str
    mine: int
    other: int
    times: int = 1
    mark: str = ""


@dataclass(frozen=True, slots=True)
class ScoreTexts:
    """The words of the panel, translated."""

    title: str
    total: str
    boxes: str
    goal: str
    me: str
    other: str


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """What the score panel shows. Sums are before boxes and bonuses."""

    texts: ScoreTexts
    lines: tuple[ScoreLine, ...]
    mine: int
    other: int
    my_boxes: int
    other_boxes: int
    target: int


def paint_score(canvas: Canvas, rect: QRectF, sheet: ScoreSheet) -> None:
    """The whole panel; the plot takes what height the hands leave."""
    canvas.panel(rect, 0.66, 14)
    mute = canvas.theme.mute
    left, right = rect.left() + 20, rect.right() - 22
    middle = rect.right() - 112
    y = rect.top() + 28
    canvas.text(left, y, sheet.texts.title, 21, TITLE, bold=True, head=True, room=170)
    for x in (right - 2, right - 10):
        chevron = path_of((x - 6, y - 5), (x, y), (x - 6, y + 5))
        canvas.line(chevron, mute, 1.8)
    y += 38
    _paint_side(canvas, middle, y, sheet.texts.me, True, middle - left - 40)
    _paint_side(canvas, right, y, sheet.texts.other, False, right - middle - 24)
    y += 16
    canvas.line(path_of((left, y), (right, y)), faded("#ffffff", 0.18), 1)
    fixed = 27 + 36 + 32 + 26
    fits = max(1, int((rect.bottom() - 14 - fixed - y - 110) / ROW))
    if len(sheet.lines) > fits:
        fits = max(1, int((rect.bottom() - 14 - fixed - y) / ROW))
    for line in sheet.lines[-fits:]:
        y += ROW
        _paint_line(canvas, y - 8, (left, middle, right), line)
    y += 12
    for up in (3, 0):
        canvas.line(path_of((left, y - up), (right, y - up)), faded(PALE, 0.5), 1)
    y = _paint_totals(canvas, y, (left, middle, right), sheet)
    room = rect.bottom() - 26 - (y + 44)
    if room > 50:
        place = QRectF(left + 26, y + 44, right - left - 30, room)
        canvas.text(right, y + 34, sheet.texts.goal, 11.5, PALE, align=Align.RIGHT, room=150)
        _paint_curve(canvas, place, sheet)


def _paint_side(canvas: Canvas, x: float, y: float, name: str, mine: bool, room: float) -> None:
    width = canvas.text(x, y, name, 14, canvas.theme.text, bold=True, align=Align.RIGHT, room=room)
    canvas.side_mark(x - width - 10, y, mine)


def _paint_line(
    canvas: Canvas, y: float, columns: tuple[float, float, float], line: ScoreLine
) -> None:
    mute = canvas.theme.mute
    canvas.text(columns[0], y, line.number, 13, mute)
    if line.mark:
        taken = (32 + 36 * (line.times > 1)) if line.mine else 14
        left = columns[0] + 20
        canvas.text(left, y, line.mark, 11.5, mute, room=columns[1] - taken - 8 - left)
    for value, x in ((line.mine, columns[1]), (line.other, columns[2])):
        if not value:
            canvas.text(x, y, "–", 14, faded(mute, 0.5), align=Align.RIGHT)
            continue
        width = canvas.text(x, y, str(value), 15.5, canvas.theme.text, bold=True, align=Align.RIGHT)
        at = x - width - 8
        if line.times > 1:
            at -= canvas.text(at, y, f"×{line.times}", 12, mute, align=Align.RIGHT) + 8
            canvas.suit(Suit.SPADES, at, y, 12, QColor(canvas.theme.text))
            at -= 12


def _paint_totals(
    canvas: Canvas, y: float, columns: tuple[float, float, float], sheet: ScoreSheet
) -> float:
    mute = canvas.theme.mute
    y += 24
    room = columns[1] - columns[0] - 48
    canvas.text(columns[0], y, sheet.texts.total, 13, mute, room=room)
    for value, x in ((sheet.mine, columns[1]), (sheet.other, columns[2])):
        canvas.text(x, y, str(value), 24, TITLE, bold=True, align=Align.RIGHT)
    y += 32
    canvas.text(columns[0], y, sheet.texts.boxes, 13, mute, room=room)
    sides = (
        (sheet.my_boxes, columns[1], canvas.theme.you),
        (sheet.other_boxes, columns[2], canvas.theme.other),
    )
    for count, x, colour in sides:
        if count > 4:
            width = canvas.text(x, y, str(count), 14, canvas.theme.text, align=Align.RIGHT)
            canvas.square(x - width - 10, y, 9, colour)
            continue
        if not count:
            canvas.text(x, y, "–", 14, faded(mute, 0.5), align=Align.RIGHT)
        for at in range(count):
            canvas.fill(rounded(QRectF(x - 9 - at * 13, y - 4.5, 9, 9), 1.5), colour)
    return y


def _paint_curve(canvas: Canvas, rect: QRectF, sheet: ScoreSheet) -> None:
    mute = canvas.theme.mute
    top = max(sheet.target, sheet.mine, sheet.other)
    canvas.line(
        path_of((rect.left(), rect.bottom()), (rect.right(), rect.bottom())),
        faded("#ffffff", 0.3),
        1,
    )
    for share in (0.25, 0.5, 0.75):
        y = rect.bottom() - share * sheet.target / top * rect.height()
        canvas.line(path_of((rect.left(), y), (rect.right(), y)), faded("#ffffff", 0.08), 1)
    y = rect.bottom() - sheet.target / top * rect.height()
    canvas.line(path_of((rect.left(), y), (rect.right(), y)), PALE, 1.1, (4, 3))
    for value in (0, sheet.target // 2, sheet.target):
        at = rect.bottom() - value / top * rect.height()
        canvas.text(rect.left() - 6, at, str(value), 11, mute, align=Align.RIGHT)
    _paint_track(canvas, rect, [line.other for line in sheet.lines], top, False)
    _paint_track(canvas, rect, [line.mine for line in sheet.lines], top, True)


def _paint_track(canvas: Canvas, rect: QRectF, gains: Sequence[int], top: int, mine: bool) -> None:
    colour = canvas.theme.you if mine else canvas.theme.other
    total, points = 0, [QPointF(rect.left(), rect.bottom())]
    for at, gain in enumerate(gains, 1):
        total += gain
        x = rect.left() + at * rect.width() / len(gains)
        points.append(QPointF(x, rect.bottom() - total / top * rect.height()))
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    canvas.line(path, colour, 2.4, None if mine else (2.4, 2))
    step = max(1, len(gains) // 8)
    for point in points[1::step]:
        canvas.side_mark(point.x(), point.y(), mine, 7.4)


def _part(canvas: Canvas, name: str, px: float, room: float, wanted: float) -> float:
    """A name's part of the room for both."""
    own = canvas.measure(name, px)
    return own + 1 if wanted * 0.7 <= room else room / 2


def paint_chip(canvas: Canvas, rect: QRectF, sheet: ScoreSheet) -> None:
    """The folded score panel."""
    canvas.panel(rect, 0.66, rect.height() / 2)
    y, h = rect.center().y(), rect.height()
    px = h * 0.34
    numbers = sum(canvas.measure(str(value), h * 0.46, True) for value in (sheet.mine, sheet.other))
    sides = ((sheet.texts.me, sheet.mine, True), (sheet.texts.other, sheet.other, False))
    wanted = sum(canvas.measure(name, px) for name, _, _ in sides)
    room = rect.width() - h * 0.55 - numbers - 68
    px *= min(1.0, max(0.7, room / wanted))
    x = rect.left() + h * 0.55
    for name, value, mine in sides:
        canvas.side_mark(x, y, mine)
        x += 9
        x += (
            canvas.text(
                x, y, name, px, canvas.theme.mute, room=_part(canvas, name, px, room, wanted)
            )
            + 6
        )
        x += canvas.text(x, y, str(value), h * 0.46, TITLE, bold=True) + 14
    x = rect.right() - 15
    canvas.line(path_of((x - 5, y - 3), (x, y + 2), (x + 5, y - 3)), canvas.theme.mute, 1.8)


@dataclass(frozen=True, slots=True)
class Term:
    """A number or sign of the sum with what it is."""

    figure: str
    caption: str = ""
    result: bool = False


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the panel of a finished hand says. `mine` None when nobody won."""

    title: str
    mine: bool | None
    terms: tuple[Term, ...]
    note: str = ""
    tally: str = ""
    rival: str = ""
    goal: str = ""
    before: float = 0.0
    after: float = 0.0
    other: float = 0.0


def paint_verdict(canvas: Canvas, rect: QRectF, verdict: Verdict, big: bool) -> None:
    """The sum as an equation, and the way to the target at the right."""
    canvas.panel(rect, 0.55, 18)
    canvas.line(rounded(rect.adjusted(4, 4, -4, -4), 15), faded(PALE, 0.28), 1)
    k = 1.0 if big else 0.72
    x, y = rect.left() + 30 * k, rect.top() + 40 * k
    if verdict.mine is not None:
        paint_crown(canvas, x + 24 * k, y + 6 * k, 1.35 * k)
        x += 60 * k
    side = _side_room(rect, big)
    room = side.left() - 24 - x
    canvas.text(x, y, verdict.title, 29 * k, TITLE, bold=True, head=True, room=room)
    if verdict.terms:
        ground = QRectF(rect.left() + 26 * k, rect.top() + 70 * k, 0, 120 * k)
        ground.setRight(side.left() - 26 * k)
        _paint_sum(canvas, ground, verdict.terms, k)
    elif verdict.note:
        canvas.text(
            rect.left() + 34 * k,
            rect.top() + 108 * k,
            verdict.note,
            17 * k + 2,
            canvas.theme.text,
            room=side.left() - rect.left() - 60 * k,
        )
    if verdict.goal:
        _paint_way(canvas, side, verdict, k)


def _side_room(rect: QRectF, big: bool) -> QRectF:
    """The right part of the panel, the button's room included."""
    width, edge = (268.0, 28.0) if big else (176.0, 20.0)
    return QRectF(rect.right() - width - edge, rect.top(), width, rect.height())


def next_button(rect: QRectF, big: bool) -> QRectF:
    """Where the button of the panel is."""
    side = _side_room(rect, big)
    height, edge = (60.0, 26.0) if big else (48.0, 20.0)
    return QRectF(side.left(), rect.bottom() - edge - height, side.width(), height)


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
        box = QRectF(x - min(half, width / 2), y - 42 * k, 2 * min(half, width / 2), 78 * k)
        canvas.fill(rounded(box, 14 * k), faded(GOLD, 0.22))
        canvas.line(rounded(box, 14 * k), GOLD, 1.8)
        canvas.text(
            x,
            y - 2,
            term.figure,
            58 * k,
            "#fbe3a1",
            bold=True,
            head=True,
            align=Align.CENTRE,
            room=box.width() - 8,
        )
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


def _paint_way(canvas: Canvas, side: QRectF, verdict: Verdict, k: float) -> None:
    mute, x, w = canvas.theme.mute, side.left(), side.width()
    y, px = side.top() + 36 * k, 13.0 if k == 1 else 11.0
    rival = canvas.text(x + w, y, verdict.rival, px, mute, align=Align.RIGHT, room=w * 0.4)
    canvas.text(
        x, y, verdict.tally, px + 1.5 * k, canvas.theme.text, bold=True, room=w - rival - 10
    )
    bar = QRectF(x, side.top() + 54 * k, w, 13 * k)
    round_by = bar.height() / 2
    canvas.fill(rounded(bar, round_by), faded("#000000", 0.42))
    painter = canvas.painter
    painter.save()
    painter.setClipPath(rounded(bar, round_by), Qt.ClipOperation.IntersectClip)
    before, after = min(1.0, verdict.before), min(1.0, verdict.after)
    mine = verdict.mine is not False
    tint = canvas.theme.you if mine else canvas.theme.other
    painter.fillRect(QRectF(x, bar.top(), w * before, bar.height()), faded(tint, 0.55))
    gained = QRectF(x + w * before, bar.top(), w * (after - before), bar.height())
    painter.fillRect(gained, QColor(tint))
    painter.restore()
    canvas.line(rounded(bar, round_by), faded("#ffffff", 0.28), 1)
    mark = x + w * min(1.0, verdict.other)
    colour = canvas.theme.other if mine else canvas.theme.you
    canvas.line(path_of((mark, bar.top() - 3), (mark, bar.bottom() + 3)), colour, 2)
    canvas.side_mark(mark, bar.bottom() + 6 * k, not mine, 8)
    near = verdict.other > 0.6
    canvas.text(
        x if near else x + w,
        bar.bottom() + 12 * k + 1,
        verdict.goal,
        px - 1,
        mute,
        align=Align.LEFT if near else Align.RIGHT,
        room=w * 0.6,
    )
