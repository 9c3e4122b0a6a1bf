"""The plates of three or four players: who it is, on whose side, what he is doing."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath

from okrummy_gui.view.painting import Align, Canvas, rounded
from okrummy_gui.view.theme import CREAM, DARK, PALE, TITLE, faded, mixed

MARK_GROUND = "#0b1714"


@dataclass(frozen=True, slots=True)
class Plate:
    """What a plate says; `party` is the number of the player's side, 0 the viewer's own."""

    name: str
    initials: str
    party: int
    count: int
    state: str = ""
    note: str = ""
    active: bool = False
    dealer: bool = False


def paint_plate(canvas: Canvas, rect: QRectF, plate: Plate) -> None:
    """Its edge and mark are the side's; it is lit while the player is at turn."""
    h = rect.height()
    _paint_ground(canvas, rect, plate)
    paint_face(canvas, QPointF(rect.x() + h / 2, rect.center().y()), h * 0.37, plate)
    x, right = rect.x() + h * 0.98, rect.right() - h * 0.24
    name_px, px = _sizes(h)
    rows = [row for row in (plate.note, plate.state) if row][-1 if h < 50 else -2 :]
    step = px * 1.42
    y = rect.center().y() - len(rows) * step * 0.5
    aside = _paint_count(canvas, right, y, name_px * 0.72, plate.count) + 8
    canvas.text(x, y, plate.name, name_px, TITLE, bold=True, head=True, room=right - x - aside)
    for row in rows:
        y += step
        last = row is rows[-1]
        room = right - x - (20 if plate.dealer and last else 0)
        if last and plate.state:
            _paint_state(canvas, QPointF(x, y), px, plate, room)
        else:
            canvas.text(x, y, row, px, canvas.theme.parties[plate.party], room=room)
    if plate.dealer:
        _paint_dealer(canvas, right - 7, y)


def _sizes(height: float) -> tuple[float, float]:
    if height > 80:
        return 19, 13
    if height > 70:
        return 17, 12.5
    return (15, 12) if height > 50 else (14, 11.5)


def _paint_ground(canvas: Canvas, rect: QRectF, plate: Plate) -> None:
    radius = rect.height() / 2
    colour = canvas.theme.parties[plate.party]
    if not plate.active:
        canvas.fill(rounded(rect, radius), faded(canvas.theme.panel, 0.5))
        canvas.line(rounded(rect, radius), faded(colour, 0.4), 1.2)
        return
    for at in (7, 5, 3):
        canvas.line(rounded(rect.adjusted(-at, -at, at, at), radius + at), faded(PALE, 0.10), 4)
    canvas.fill(rounded(rect, radius), faded(canvas.theme.panel, 0.86))
    canvas.line(rounded(rect, radius), PALE, 2.4)


def paint_face(canvas: Canvas, at: QPointF, r: float, plate: Plate) -> None:
    x, y, colour = at.x(), at.y(), canvas.theme.parties[plate.party]
    canvas.disc(x, y, r, MARK_GROUND)
    shade = QLinearGradient(x, y - r, x, y + r)
    shade.setColorAt(0, mixed(colour, "#1c3450", 0.52))
    shade.setColorAt(1, mixed(colour, "#14263c", 0.80))
    path = QPainterPath()
    path.addEllipse(at, r - 2, r - 2)
    canvas.fill(path, shade)
    px = r if len(plate.initials) < 2 else r * 0.82
    canvas.text(x, y, plate.initials, px, "#ffffff", bold=True, head=True, align=Align.CENTRE)
    canvas.ring(x, y, r, colour, 2.6 if plate.active else 1.6)
    mark_x, mark_y = x + r * 0.74, y + r * 0.74
    canvas.disc(mark_x, mark_y, r * 0.40, MARK_GROUND)
    canvas.party_mark(mark_x, mark_y, plate.party, r * 0.48)


def _paint_count(canvas: Canvas, right: float, y: float, px: float, count: int) -> float:
    """How many cards he holds, beside a little card. Its width."""
    ink = canvas.theme.text
    width = canvas.text(right, y, str(count), px, ink, bold=True, align=Align.RIGHT)
    card = QRectF(right - width - px * 1.0, y - px * 0.5, px * 0.72, px)
    canvas.line(rounded(card, 1.6), faded(ink, 0.8), 1.2)
    return right - card.left()


def _paint_state(canvas: Canvas, at: QPointF, px: float, plate: Plate, room: float) -> None:
    x, y = at.x(), at.y()
    if plate.active:
        canvas.disc(x + 5, y, 4.4, PALE)
    else:
        canvas.ring(x + 5, y, 4, canvas.theme.mute, 1.4)
    ink = TITLE if plate.active else canvas.theme.mute
    canvas.text(x + 15, y, plate.state, px, ink, bold=plate.active, room=room - 15)


def _paint_dealer(canvas: Canvas, x: float, y: float) -> None:
    """A round of cream with two cards: he dealt."""
    canvas.disc(x, y + 1, 8, QColor(0, 0, 0, 70))
    canvas.disc(x, y, 8, CREAM)
    canvas.ring(x, y, 6.6, faded(DARK, 0.5), 0.8)
    for turn, dx in ((-14, -1.6), (12, 1.6)):
        canvas.painter.save()
        canvas.painter.translate(x + dx, y)
        canvas.painter.rotate(turn)
        card = QRectF(-2.3, -3.3, 4.6, 6.6)
        canvas.fill(rounded(card, 0.8), "#ffffff" if turn > 0 else "#b9a77c")
        canvas.line(rounded(card, 0.8), DARK, 0.9)
        canvas.painter.restore()


def paint_token(canvas: Canvas, x: float, y: float, party: int, letters: str, size: float) -> None:
    """A side's mark that is large enough for letters."""
    grow = {2: 1.08, 3: 1.06}.get(party, 1.0)
    canvas.party_mark(x, y, party, size * grow)
    if letters:
        px = size * (0.68 if len(letters) < 2 else 0.56)
        down = size * 0.10 if party == 2 else 0.0
        canvas.text(x, y + down, letters, px, DARK, bold=True, align=Align.CENTRE)
