"""What is drawn at the open hands: plates, from whom a card came, which hands are one side."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.protocol import Seat, Side
from okrummy_gui.view.painting import Align, Canvas, paint_crown, rounded
from okrummy_gui.view.table.layout import CARD_RATIO, Row
from okrummy_gui.view.table.openlayout import OpenSeat
from okrummy_gui.view.table.plates import Plate, paint_face
from okrummy_gui.view.table.rows import Shown
from okrummy_gui.view.table.stage import Z_TAG, Z_TOP_ROW, Drawing, Paint, Scene, Stage
from okrummy_gui.view.table.verdictface import shortened
from okrummy_gui.view.table.verdictparts import points_of
from okrummy_gui.view.theme import PALE, TITLE, faded, font

TAG_PX: Final = 12.5
TAG_HEIGHT: Final = 22.0
SMALL_TAG: Final = 18.0
MOST_TAG: Final = 140.0

# ---------------------------------------------------------------- from whom a card came


@dataclass(frozen=True, slots=True)
class _Stretch:
    """Cards side by side that came from one hand: where what is seen of them is."""

    giver: Seat
    middle: float
    low: float
    """Where its meld begins: the tag stays at the meld."""
    top: float
    bottom: float


def put_tags(
    stage: Stage, scene: Scene, row: Row, melds: Sequence[Shown], givers: Mapping[Card, Seat]
) -> None:
    """A tag at each stretch of cards that came from one hand, in the words there is room for."""
    stretches = [found for meld in melds for found in _stretches(stage, meld, givers)]
    k = scene.layout.scale
    small = scene.layout.compact and scene.names.several
    height = SMALL_TAG if small else TAG_HEIGHT
    for stretch, words, left, width in _worded(scene, stretches, row, 0.8 if small else 1.0):
        # Two hands leave room above the cards; of more, the corner of each card stays to be seen.
        top = stretch.top - height * 0.86 * k
        if scene.names.several:
            top = stretch.bottom - (height - 4) * k
        rect = QRectF(left, top, width, height * k)
        paint = partial(_paint_tag, words=words, party=scene.names.party(stretch.giver))
        stage.drawings.append(Drawing(rect, paint, Z_TAG, "tag"))


def _stretches(stage: Stage, meld: Shown, givers: Mapping[Card, Seat]) -> list[_Stretch]:
    def giver(card: Card) -> Seat | None:
        return givers.get(card) if card in meld.joined else None

    found = []
    first = stage.cards[meld.cards[0]]
    low = first.x - first.width / 2
    for seat, group in groupby(meld.cards, giver):
        if seat is None:
            continue
        cards = list(group)
        spots = [stage.cards[card] for card in cards]
        half = spots[0].width / 2
        # Of a covered card only its left part is seen.
        covered = cards[-1] is not meld.cards[-1]
        left, right = spots[0].x - half, spots[-1].x + (-half * 0.3 if covered else half)
        y, high = spots[0].y, half * CARD_RATIO
        found.append(_Stretch(seat, (left + right) / 2, low, y - high, y + high))
    return found


def _worded(
    scene: Scene, stretches: Sequence[_Stretch], row: Row, size: float
) -> list[tuple[_Stretch, str, float, float]]:
    """The tags with their left ends and widths: shorter words where they crowd."""
    k = scene.layout.scale
    ways: tuple[Callable[[Seat], str], ...] = (
        partial(_giver_words, scene),
        scene.names.of,
        scene.names.initials,
    )
    found: list[tuple[_Stretch, str, float, float]] = []
    for words in ways:
        texts = [words(stretch.giver) for stretch in stretches]
        widths = [_tag_width(text, size) * k for text in texts]
        wanted = [
            max(one.middle - width / 2, one.low - 5 * k)
            for one, width in zip(stretches, widths, strict=True)
        ]
        lefts = _apart(wanted, widths, row, 2 * k)
        found = list(zip(stretches, texts, lefts, widths, strict=True))
        off = max((abs(a - b) for a, b in zip(wanted, lefts, strict=True)), default=0.0)
        if off <= max(row.step, row.gap) * 1.1:
            break
    return found


def _giver_words(scene: Scene, giver: Seat) -> str:
    if scene.names.is_me(giver):
        return QCoreApplication.translate("Table", "from you")
    return QCoreApplication.translate("Table", "from {name}").format(name=scene.names.of(giver))


def _tag_width(words: str, size: float) -> float:
    width = QFontMetricsF(font(TAG_PX * size, True)).horizontalAdvance(words)
    return min(MOST_TAG * size, width + 32 * size)


def _apart(lefts: Sequence[float], widths: Sequence[float], row: Row, gap: float) -> list[float]:
    """The left ends moved so that nothing overlaps and all stay near the row."""
    placed: list[float] = []
    low = row.left - row.gap * 0.5
    for left, width in zip(lefts, widths, strict=True):
        placed.append(max(left, low))
        low = placed[-1] + width + gap
    high = row.right + row.gap
    for at in range(len(placed) - 1, -1, -1):
        placed[at] = min(placed[at], high - widths[at])
        high = placed[at] - gap
    return placed


def _paint_tag(canvas: Canvas, rect: QRectF, words: str, party: int) -> None:
    size = 0.8 if rect.height() < TAG_HEIGHT - 1 else 1.0
    canvas.fill(rounded(rect, rect.height() / 2), canvas.theme.panel)
    canvas.line(rounded(rect, rect.height() / 2), canvas.theme.parties[party], 1.3)
    y = rect.center().y()
    canvas.party_mark(rect.x() + 13 * size, y, party, 7.6 * size)
    px, room = TAG_PX * size, rect.width() - 29 * size
    words = shortened(canvas, words, px * 0.95, room, bold=True)
    canvas.text(rect.x() + 21 * size, y, words, px, canvas.theme.text, bold=True, room=room)


def put_open_meld(stage: Stage, scene: Scene, ground: QRectF) -> None:
    """Of several hands: this meld may be laid off on."""
    if not scene.names.several:
        return
    k = scene.layout.scale
    rect = ground.adjusted(-5 * k, -5 * k, 5 * k, 5 * k)
    stage.drawings.append(Drawing(rect, _paint_open_meld, Z_TOP_ROW - 1, "open meld"))


def _paint_open_meld(canvas: Canvas, rect: QRectF) -> None:
    canvas.fill(rounded(rect, 9), faded(PALE, 0.16))
    canvas.line(rounded(rect, 9), faded(PALE, 0.8), 1.6, (4, 3))


# ---------------------------------------------------------------- the plates of three or four


def paint_open_plate(canvas: Canvas, rect: QRectF, plate: Plate, won: bool) -> None:
    """Who it is, how the hand was shown and what is done now."""
    if rect.width() < 1.5 * rect.height():
        _paint_portrait(canvas, rect, plate, won)
        return
    h = rect.height()
    colour = canvas.theme.parties[plate.party]
    lit = plate.active or won
    canvas.fill(rounded(rect, h / 2), faded(canvas.theme.panel, 0.86 if lit else 0.5))
    canvas.line(
        rounded(rect, h / 2), PALE if lit else faded(colour, 0.4), 2.2 if plate.active else 1.2
    )
    middle = QPointF(rect.x() + h / 2, rect.center().y())
    paint_face(canvas, middle, h * 0.37, plate)
    if won:
        paint_crown(canvas, middle.x(), middle.y() - h * 0.38, h / 84)
    x, room = rect.x() + h, rect.width() - h - h * 0.22
    rows = [row for row in (plate.note, plate.state) if row]
    step = 18.0
    y = rect.center().y() - len(rows) * step * 0.5
    name = shortened(canvas, plate.name, 15, room, bold=True, head=True)
    canvas.text(x, y, name, 17, TITLE, bold=True, head=True, room=room)
    for row in rows:
        y += step
        ink = PALE if row == plate.note else TITLE if plate.active else canvas.theme.mute
        canvas.text(x, y, row, 12.5, ink, bold=plate.active and row == plate.state, room=room)


def _paint_portrait(canvas: Canvas, rect: QRectF, plate: Plate, won: bool) -> None:
    """The face with the words below it, where there is no room beside it."""
    x, radius, room = rect.center().x(), 20.0, rect.width() + 8
    y = rect.top() + radius + 2
    if plate.active:
        canvas.ring(x, y, radius + 4, PALE, 2.2)
    paint_face(canvas, QPointF(x, y), radius, plate)
    if won:
        paint_crown(canvas, x, y - radius, 0.72)
    y += radius + 11
    name = shortened(canvas, plate.name, 11, room, bold=True)
    canvas.text(x, y, name, 12, TITLE, bold=True, align=Align.CENTRE, room=room)
    words = plate.state or plate.note
    ink = PALE if plate.note and not plate.state else canvas.theme.mute
    if words:
        canvas.text(x, y + 13, words, 10.5, ink, align=Align.CENTRE, room=room)


# ---------------------------------------------------------------- partners


def put_sides(stage: Stage, scene: Scene, places: Mapping[Seat, OpenSeat]) -> None:
    """A ground behind the hands of each side, with the sum of its deadwood (R29)."""
    k = scene.layout.scale
    for side in scene.view.sides:
        grounds = [places[seat].ground for seat in side.seats]
        plates = sorted((places[seat].plate for seat in side.seats), key=QRectF.top)
        ground = grounds[0].united(grounds[1]).adjusted(-6 * k, 3 * k, 6 * k, -3 * k)
        party = scene.names.party(side.seats[0])
        stage.drawings.append(Drawing(ground, partial(_paint_side, party=party), 1, "side"))
        between = QRectF(plates[0].bottomLeft(), plates[1].topRight())
        stage.drawings.append(Drawing(between, _sum_painter(_side_sum(scene, side)), 5, "side sum"))


def _paint_side(canvas: Canvas, rect: QRectF, party: int) -> None:
    tint = canvas.theme.parties[party]
    canvas.fill(rounded(rect, 14), faded(tint, 0.07))
    canvas.line(rounded(rect, 14), faded(tint, 0.4), 1.2, (5, 3) if party else None)


def _side_sum(scene: Scene, side: Side) -> str:
    """Such as 18 + 13 = 31; empty while a hand is hidden, or when it is gin."""
    points = [points_of(scene, seat) for seat in side.seats]
    knocker = scene.view.knocker
    if knocker is not None and knocker in side and points_of(scene, knocker) == 0:
        return ""
    figures = [value for value in points if value is not None]
    if len(figures) < len(points):
        return ""
    return f"{' + '.join(map(str, figures))} = {sum(figures)}"


def _sum_painter(words: str) -> Paint:
    caption = QCoreApplication.translate("Table", "deadwood together", "of two partners")

    def paint(canvas: Canvas, rect: QRectF) -> None:
        if not words:
            return
        wide = rect.width() > 100
        x, y = rect.center().x(), rect.center().y() - (9 if wide else -13)
        px = 17.0 if wide else 12.0
        ink, room = canvas.theme.text, rect.width() + 6
        canvas.text(x, y, words, px, ink, bold=True, align=Align.CENTRE, room=room)
        if wide:
            mute = canvas.theme.mute
            canvas.text(x, y + 18, caption, 12, mute, align=Align.CENTRE, room=room)

    return paint
