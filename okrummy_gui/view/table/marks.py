"""The marks of the table: limit, knock place, gauge, avatar, ribbon, last moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainterPath, QRadialGradient

from okrummy_gui.engine.cards import Card, Suit
from okrummy_gui.view.painting import Align, Canvas, paint_crown, path_of, rounded
from okrummy_gui.view.table.plates import paint_token
from okrummy_gui.view.theme import CREAM, DARK, GOLD, INK, PALE, RED, TITLE, faded
from okrummy_gui.view.wording import card_name

GAUGE_TOP: Final = 20


def paint_limit(canvas: Canvas, middle: QPointF, w: float, limit: str, times: int) -> None:
    """The coin with the knock limit, and the doubling badge; the upcard lies beneath it."""
    radius, x, y = w * 0.40, middle.x(), middle.y()
    mx, my = x + w * 0.24, y + w * 0.46
    for at in range(6):
        canvas.disc(mx, my + 2, radius + at, QColor(0, 0, 0, 16))
    coin = QRadialGradient(QPointF(mx, my - radius * 0.4), radius * 1.3)
    coin.setColorAt(0, QColor("#2a4039"))
    coin.setColorAt(1, QColor("#0b1714"))
    path = QPainterPath()
    path.addEllipse(QPointF(mx, my), radius, radius)
    canvas.fill(path, QBrush(coin))
    canvas.ring(mx, my, radius, GOLD, 2.6)
    canvas.ring(mx, my, radius * 0.86, faded(PALE, 0.45), 0.8)
    words = limit.split(" ") if not limit.isdigit() else [limit]
    px = radius * 1.28 if limit.isdigit() else radius * (0.56 if len(words) == 1 else 0.48)
    for at, word in enumerate(words):
        line_y = my + (at - (len(words) - 1) / 2) * px * 1.02
        canvas.text(
            mx,
            line_y,
            word,
            px,
            TITLE,
            bold=not limit.isdigit(),
            head=not limit.isdigit(),
            align=Align.CENTRE,
            room=radius * 1.5,
        )
    if times > 1:
        _paint_badge(canvas, mx, my, radius, times)


def _paint_badge(canvas: Canvas, mx: float, my: float, radius: float, times: int) -> None:
    badge = QRectF(mx + radius * 0.30, my - radius * 1.42, radius * 1.34, radius * 0.66)
    round_by = badge.height() / 2
    canvas.fill(rounded(badge.adjusted(-1, 1, 1, 3), round_by), QColor(0, 0, 0, 70))
    canvas.fill(rounded(badge, round_by), CREAM)
    canvas.line(rounded(badge, round_by), GOLD, 1.6)
    y = badge.center().y()
    canvas.suit(Suit.SPADES, badge.left() + radius * 0.36, y, radius * 0.42, QColor(INK))
    canvas.text(badge.left() + radius * 0.62, y, f"×{times}", radius * 0.44, INK, bold=True)


def paint_tray(canvas: Canvas, rect: QRectF, radius: float) -> None:
    canvas.fill(rounded(rect, radius), faded("#000000", 0.13))
    canvas.line(rounded(rect, radius), faded(PALE, 0.20), 1)


def paint_stock_edge(canvas: Canvas, rect: QRectF, count: int) -> None:
    """The cards beneath the top one; `rect` is the top one's ground."""
    for at in range(min(6, count - 1), 0, -1):
        dx, dy = -at * 0.9, at * 1.1
        edge = rect.translated(dx, dy)
        canvas.fill(rounded(edge, rect.width() * 0.07), "#d8d2c4" if at % 2 else "#f4efe2")


def paint_empty_pile(canvas: Canvas, rect: QRectF) -> None:
    canvas.line(rounded(rect, rect.width() * 0.07), faded("#ffffff", 0.22), 1.4, (4, 3))


def paint_knock_place(canvas: Canvas, rect: QRectF, title: str, words: str, ready: bool) -> None:
    """Where a card is dropped to knock; `words` say how, when it may be."""
    w, x, y = rect.width(), rect.center().x(), rect.center().y()
    room, px = w - 14, max(10, w * 0.092)
    up = w * 0.06 if len(canvas.broken(words, px, room)) > 2 else 0.0
    strength = 1.0 if ready else 0.45
    canvas.fill(rounded(rect, w * 0.07), faded(GOLD if ready else "#ffffff", 0.13 * strength))
    colour = faded(PALE, 0.9 if ready else 0.35)
    canvas.line(rounded(rect, w * 0.07), colour, 1.8, (5, 4))
    painter = canvas.painter
    painter.save()
    painter.setOpacity(painter.opacity() * (1.0 if ready else 0.4))
    canvas.card(None, x, y - w * 0.26 - up / 2, w * 0.30, -9)
    painter.translate(x, y - w * 0.26 - up / 2)
    painter.scale(w / 124, w / 124)
    for angle in (-60, -35, 35, 60, 120, 145, 215, 240):
        painter.save()
        painter.rotate(angle)
        canvas.line(path_of((0, -34), (0, -42)), PALE, 2.2)
        painter.restore()
    painter.restore()
    ink, title_y = TITLE if ready else canvas.theme.mute, y + w * 0.24 - up
    canvas.text(
        x, title_y, title, w * 0.17, ink, bold=True, head=True, align=Align.CENTRE, room=room
    )
    if words:
        canvas.lines(x, y + w * 0.42 - up * 1.4, words, px, canvas.theme.text, room=room)


@dataclass(frozen=True, slots=True)
class Gauge:
    """Deadwood against the limit on a scale from 0 to 20."""

    dead: int
    limit: int


def paint_gauge(canvas: Canvas, rect: QRectF, gauge: Gauge) -> None:
    """A filled bar with its number, a hatched knock zone and a flag at the limit."""
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    cap, px = h / 2, h * 0.72
    dead_x = x + w * min(gauge.dead, GAUGE_TOP) / GAUGE_TOP
    limit_x = x + w * min(gauge.limit, GAUGE_TOP) / GAUGE_TOP
    canvas.fill(rounded(rect, cap), faded("#000000", 0.42))
    _paint_bar(canvas, rect, dead_x, limit_x, gauge.dead <= gauge.limit)
    canvas.line(rounded(rect, cap), faded("#ffffff", 0.28), 1)
    over = gauge.dead >= GAUGE_TOP - 2
    start = limit_x if gauge.dead > gauge.limit else x
    if dead_x - start > px * 1.7:
        canvas.text(
            (start + dead_x) / 2 + 1,
            y + h / 2,
            str(gauge.dead),
            px,
            DARK,
            bold=True,
            align=Align.CENTRE,
        )
    else:
        canvas.text(
            max(dead_x, limit_x) + px * 0.6, y + h / 2, str(gauge.dead), px, TITLE, bold=True
        )
    if not over:
        canvas.text(x + w - 8, y + h / 2, str(GAUGE_TOP), px, canvas.theme.mute, align=Align.RIGHT)
    _paint_flag(canvas, limit_x, y, h, str(gauge.limit))


def _paint_bar(canvas: Canvas, rect: QRectF, dead_x: float, limit_x: float, may: bool) -> None:
    x, y, h = rect.x(), rect.y(), rect.height()
    painter = canvas.painter
    painter.save()
    painter.setClipPath(rounded(rect, h / 2), Qt.ClipOperation.IntersectClip)
    zone = QRectF(x, y, limit_x - x, h)
    painter.fillRect(zone, faded(GOLD, 0.25))
    painter.save()
    painter.setClipRect(zone, Qt.ClipOperation.IntersectClip)
    stripe = x - h
    while stripe < limit_x:
        canvas.line(path_of((stripe, y + h), (stripe + h, y)), faded(PALE, 0.35), 1.1)
        stripe += 5
    painter.restore()
    bar = PALE if may else "#c9b27a"
    painter.fillRect(QRectF(x, y, dead_x - x, h), QColor(bar))
    painter.restore()


def _paint_flag(canvas: Canvas, x: float, y: float, h: float, words: str) -> None:
    canvas.line(path_of((x, y - h * 0.9), (x, y + h + 3)), TITLE, 2)
    right, top, low = x + h * 1.25, y - h * 0.95, y - h * 0.1
    flag = path_of(
        (x, top), (right, top), (x + h * 0.95, y - h * 0.52), (right, low), (x, low), closed=True
    )
    canvas.fill(flag, TITLE)
    canvas.text(
        x + h * 0.52,
        y - h * 0.52,
        words,
        h * 0.72,
        DARK,
        bold=True,
        align=Align.CENTRE,
        room=h * 0.95,
    )


@dataclass(frozen=True, slots=True)
class Person:
    """What a player's plate says; `waiting` draws a ring, `active` a filled disc."""

    name: str
    note: str
    state: str = ""
    mine: bool = False
    active: bool = False
    won: bool = False


def paint_avatar(canvas: Canvas, x: float, y: float, r: float, person: Person) -> None:
    ring = canvas.theme.you if person.mine else canvas.theme.other
    canvas.disc(x, y, r, "#16221f")
    shade = QLinearGradient(x, y - r, x, y + r)
    shade.setColorAt(0, QColor(canvas.theme.avatar[0]))
    shade.setColorAt(1, QColor(canvas.theme.avatar[1]))
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), r - 2, r - 2)
    canvas.fill(path, shade)
    letter = person.name[:1].upper()
    canvas.text(x, y, letter, r, "#ffffff", bold=True, head=True, align=Align.CENTRE)
    lit = person.active or person.won
    canvas.ring(x, y, r, ring, 2.6 if lit else 1.3)
    if person.active:
        canvas.ring(x, y, r + 4, faded(ring, 0.45), 2)
    if person.won:
        paint_crown(canvas, x, y - r - 1, r / 31)


def paint_person(canvas: Canvas, rect: QRectF, person: Person) -> None:
    """The plate with avatar, name, note and state."""
    h = rect.height()
    if rect.width() < 1.5 * h:
        _paint_portrait(canvas, rect, person)
        return
    canvas.panel(rect, 0.5, h / 2)
    radius = h * 0.37
    paint_avatar(canvas, rect.x() + h / 2, rect.center().y(), radius, person)
    x = rect.x() + h
    room = rect.width() - h - h * 0.2
    name_px, px = (19, 12.5) if h > 70 else (15, 12)
    rows = [row for row in (person.note if h > 70 else "", person.state) if row]
    step = px * 1.68
    y = rect.center().y() - len(rows) * step * 0.5
    canvas.text(x, y, person.name, name_px, TITLE, bold=True, head=True, room=room)
    for row in rows:
        y += step
        if row == person.state:
            _paint_state(canvas, QPointF(x, y), row, px, person, room=room)
        else:
            canvas.text(x, y, row, px, canvas.theme.mute, room=room)


def _paint_portrait(canvas: Canvas, rect: QRectF, person: Person) -> None:
    """The avatar with the name below it, where there is no room for more."""
    x, y = rect.center().x(), rect.center().y()
    paint_avatar(canvas, x, y - 6, 21, person)
    canvas.text(
        x,
        rect.bottom() + 1,
        person.name,
        12,
        TITLE,
        bold=True,
        align=Align.CENTRE,
        room=rect.width() + 6,
    )


def _paint_state(
    canvas: Canvas, at: QPointF, words: str, px: float, person: Person, *, room: float
) -> None:
    x, y = at.x(), at.y()
    if person.active:
        canvas.disc(x + 5, y, 4.4, canvas.theme.you if person.mine else canvas.theme.other)
    else:
        canvas.ring(x + 5, y, 4, canvas.theme.mute, 1.4)
    ink = TITLE if person.active else canvas.theme.text
    canvas.text(x + 15, y, words, px, ink, bold=person.active, room=room - 15)


def paint_ribbon(
    canvas: Canvas, rect: QRectF, title: str, words: str, *, party: int, mine: bool, px: float
) -> float:
    """Whose turn it is: form and words, not colour. The arrow points to the hand. Its width."""
    w1 = min(canvas.measure(title, px, True, True), rect.width() * 0.68)
    room = rect.width() - w1 - px * 3.6
    if canvas.measure(words, px * 0.82) * 0.75 > room:
        words = ""
    w2 = min(canvas.measure(words, px * 0.82), room) if words else -px * 0.5
    x, y, h = rect.x(), rect.y() + px * 0.95, px * 1.9
    w = w1 + w2 + px * 3.6
    ends = [(x, y - h / 2), (x + w, y - h / 2), (x + w - h * 0.36, y), (x + w, y + h / 2)]
    if mine:
        tip = y + h * 0.95
        ends += [(x + h * 1.9, y + h / 2), (x + h * 1.5, tip), (x + h * 1.1, y + h / 2)]
    ends.append((x, y + h / 2))
    canvas.fill(path_of(*ends, closed=True), CREAM if mine else faded(CREAM, 0.16))
    ink, soft = (DARK, "#5a4a28") if mine else (TITLE, canvas.theme.mute)
    if mine:
        canvas.disc(x + px * 0.95, y, px * 0.3, "#8a6417")
    else:
        canvas.party_mark(x + px * 0.95, y, party, px * 0.55 / 0.9)
    canvas.text(x + px * 1.6, y, title, px, ink, bold=True, head=True, room=w1 + 0.5)
    if words:
        canvas.text(x + px * 2.1 + w1, y, words, px * 0.82, soft, room=room)
    return w


@dataclass(frozen=True, slots=True)
class TurnMark:
    """One turn of the last-moves strip; `laid` None while it is under way.

    `party` is the side's number, `who` the player's initials where the mark is not enough.
    """

    party: int
    taken: Card | None
    laid: Card | None
    who: str = ""


def paint_moves(canvas: Canvas, rect: QRectF, label: str, turns: Sequence[TurnMark]) -> None:
    """Right-aligned: who, the card taken, an arrow, the card laid."""
    if not turns:
        return
    w = rect.height() / 1.92
    sizes = [w * (3.55 if turn.laid else 2.5) + _aside(turn, w) for turn in turns]
    x = rect.right() - sum(sizes) - 8 * (len(turns) - 1)
    y = rect.center().y()
    room = x - 12 - rect.left()
    if canvas.measure(label, 12.5) * 0.8 < room:
        canvas.text(x - 12, y, label, 12.5, canvas.theme.mute, align=Align.RIGHT, room=room)
    for turn, size in zip(turns, sizes, strict=True):
        _paint_move(canvas, QRectF(x, y - w * 0.92, size, w * 1.84), turn, w)
        x += size + 8


def _aside(turn: TurnMark, w: float) -> float:
    """The room that a mark with letters takes more than a mere mark."""
    return w * 0.24 if turn.who else 0.0


def _paint_move(canvas: Canvas, box: QRectF, turn: TurnMark, w: float) -> None:
    x, y = box.x(), box.center().y()
    canvas.fill(rounded(box, 8), faded("#000000", 0.20))
    edge = faded("#ffffff", 0.1) if turn.laid else faded(PALE, 0.75)
    canvas.line(rounded(box, 8), edge, 1)
    if turn.who:
        paint_token(canvas, x + w * 0.48, y, turn.party, turn.who, w * 0.60)
        x += _aside(turn, w)
    else:
        canvas.party_mark(x + w * 0.36, y, turn.party, 7.2)
    canvas.card(turn.taken, x + w * 1.16, y, w)
    ax = x + w * 2.05
    arrow = path_of((ax - 5, y), (ax + 5, y))
    arrow.addPath(path_of((ax + 1.4, y - 3.6), (ax + 5, y), (ax + 1.4, y + 3.6)))
    canvas.line(arrow, canvas.theme.mute, 1.5)
    if turn.laid:
        canvas.card(turn.laid, x + w * 2.9, y, w)


def paint_known(canvas: Canvas, rect: QRectF, *, cards: Sequence[Card], align: float) -> None:
    """Cards small and open, side by side, narrower where they are many."""
    height, gap = rect.height(), 3.0
    most = height * 1.5
    width = min(most, (rect.width() + gap) / len(cards) - gap)
    x = rect.left() + (rect.width() - len(cards) * (width + gap) + gap) * align
    for card in cards:
        box = QRectF(x, rect.top(), width, height)
        canvas.fill(rounded(box.adjusted(-0.5, 0.5, 0.5, 1.5), 4), QColor(0, 0, 0, 70))
        canvas.fill(rounded(box, 4), CREAM)
        middle = box.center()
        canvas.text(
            middle.x(),
            middle.y(),
            card_name(card),
            height * 0.66,
            RED if card.suit.red else INK,
            bold=True,
            align=Align.CENTRE,
            room=width - 4,
        )
        x += width + gap


def paint_glow(canvas: Canvas, rect: QRectF, strong: bool) -> None:
    """A place where the card in the hand may go; `strong` where it would go now."""
    colour = faded(PALE, 0.95 if strong else 0.6)
    radius = min(rect.width(), rect.height()) * 0.07
    canvas.fill(rounded(rect, radius), faded(PALE, 0.22 if strong else 0.08))
    canvas.line(rounded(rect, radius), colour, 3 if strong else 2)
