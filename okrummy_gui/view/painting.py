"""Painting words, suits and shapes on the table. Lengths are units of the drawing."""

from __future__ import annotations

import re
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from okrummy_gui.engine.cards import Card, Suit
from okrummy_gui.view.cardart import HEIGHT_RATIO, CardArt
from okrummy_gui.view.theme import DARK, PALE, TITLE, Theme, faded, font

SUIT_SIGNS: Final = {
    "♣": Suit.CLUBS,
    "♦": Suit.DIAMONDS,
    "♥": Suit.HEARTS,
    "♠": Suit.SPADES,
}
_PARTS: Final = re.compile("([♣♦♥♠])")
_SIGN_WIDTH: Final = 0.86
_LEAST_SHRINK: Final = 0.68


class Align(Enum):
    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


def path_of(*points: tuple[float, float], closed: bool = False) -> QPainterPath:
    """A line through the points."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    if closed:
        path.closeSubpath()
    return path


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def party_path(x: float, y: float, party: int, size: float) -> QPainterPath:
    """The shape of a side's mark; all look equally large."""
    half = size / 2
    if party == 0:
        path = QPainterPath()
        path.addEllipse(QPointF(x, y), half, half)
        return path
    if party == 1:
        return rounded(around(x, y, half * 0.9), 0.6)
    if party == 2:
        k = half * 1.2
        top, low = y - k * 0.98, y + k * 0.72
        return path_of((x, top), (x + k, low), (x - k, low), closed=True)
    k = half * 1.2
    return path_of((x, y - k), (x + k, y), (x, y + k), (x - k, y), closed=True)


def around(x: float, y: float, reach: float) -> QRectF:
    """The square with this middle."""
    return QRectF(x - reach, y - reach, 2 * reach, 2 * reach)


class Canvas:
    """A painter with the theme's colours and the cards' suits."""

    def __init__(self, painter: QPainter, theme: Theme, art: CardArt, ratio: float) -> None:
        self.painter = painter
        self.theme = theme
        self.art = art
        self.ratio = ratio
        """Device pixels for each unit."""

    def fill(self, path: QPainterPath, colour: str | QColor | QBrush | QLinearGradient) -> None:
        if isinstance(colour, str):
            colour = QColor(colour)
        if self.theme.plain:
            colour = self._plain_fill(colour)
        self.painter.fillPath(path, QBrush(colour))

    def _plain_fill(self, colour: QColor | QBrush | QLinearGradient) -> QColor:
        """Flat or not at all: no shades, no shadows, no breath of a colour."""
        if not isinstance(colour, QColor):
            return QColor(self.theme.panel)
        return faded(colour.name(), 0.0 if colour.alphaF() < 0.3 else 1.0)

    def line(
        self,
        path: QPainterPath,
        colour: str | QColor,
        width: float,
        dash: tuple[float, float] | None = None,
    ) -> None:
        pen = QPen(QColor(colour), width)
        if self.theme.plain:
            pen = self._plain_pen(QColor(colour), width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap if dash else Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if dash:
            pen.setDashPattern(list(dash))
        self.painter.strokePath(path, pen)

    def _plain_pen(self, colour: QColor, width: float) -> QPen:
        """Full and not too thin; what is but a gleam is left out."""
        if colour.alphaF() < 0.12:
            return QPen(Qt.PenStyle.NoPen)
        return QPen(QColor(colour.name()), max(width, 1.5))

    def disc(self, x: float, y: float, radius: float, colour: str | QColor) -> None:
        path = QPainterPath()
        path.addEllipse(QPointF(x, y), radius, radius)
        self.fill(path, colour)

    def ring(self, x: float, y: float, radius: float, colour: str | QColor, width: float) -> None:
        path = QPainterPath()
        path.addEllipse(QPointF(x, y), radius, radius)
        self.line(path, colour, width)

    def square(self, x: float, y: float, size: float, colour: str | QColor) -> None:
        self.fill(rounded(around(x, y, size / 2), 0.6), colour)

    def party_mark(self, x: float, y: float, party: int, size: float = 8) -> None:
        """The mark of a side: round yours, then square, triangle, lozenge."""
        self.fill(party_path(x, y, party, size), self.theme.parties[party])

    def panel(self, rect: QRectF, alpha: float = 0.62, radius: float = 12) -> None:
        self.fill(rounded(rect, radius), faded(self.theme.panel, alpha))
        self.line(rounded(rect, radius), faded("#ffffff", 1.0 if self.theme.plain else 0.10), 1)

    def suit(self, suit: Suit, x: float, y: float, size: float, colour: QColor) -> None:
        self.art.draw_suit(self.painter, suit, around(x, y, size / 2), colour)

    def tick(self, x: float, y: float, size: float, colour: str | QColor) -> None:
        k = size
        self.line(
            path_of((x - 0.5 * k, y), (x - 0.12 * k, y + 0.36 * k), (x + 0.5 * k, y - 0.36 * k)),
            colour,
            size * 0.2,
        )

    def bracket(self, left: float, right: float, y: float, colour: str | QColor) -> None:
        self.line(path_of((left, y - 5), (left, y), (right, y), (right, y - 5)), colour, 1.6)

    def card(
        self,
        card: Card | None,
        x: float,
        y: float,
        width: float,
        turn: float = 0,
        of: tuple[float, float] | None = None,
    ) -> None:
        """A small picture of a card, `None` for its back.

        `of` is the size (width, pixel ratio) of a larger one that is there anyhow, to make it from.
        """
        painter = self.painter
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        place = QRectF(-width / 2, -width * HEIGHT_RATIO / 2, width, width * HEIGHT_RATIO)
        self.fill(rounded(place.adjusted(-1, -0.5, 1, 1.8), width * 0.08), QColor(0, 0, 0, 60))
        pixmap = (
            self.art.back(*(of or (width, self.ratio)))
            if card is None
            else self.art.face(card, *(of or (width, self.ratio)))
        )
        painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))
        painter.restore()

    def measure(self, words: str, px: float, bold: bool = False, head: bool = False) -> float:
        """The width that `text` would need."""
        metrics = QFontMetricsF(font(px, bold, head))
        return sum(
            px * _SIGN_WIDTH if part in SUIT_SIGNS else metrics.horizontalAdvance(part)
            for part in _PARTS.split(words)
        )

    def text(
        self,
        x: float,
        y: float,
        words: str,
        px: float,
        colour: str | QColor,
        *,
        bold: bool = False,
        head: bool = False,
        align: Align = Align.LEFT,
        room: float | None = None,
    ) -> float:
        """One line whose middle is at `y`; suit signs are drawn. Returns its width.

        What is wider than `room` is made smaller, then shortened.
        """
        if room is not None:
            words, px = self._fitted(words, px, bold, head, room)
        total = self.measure(words, px, bold, head)
        made = font(px, bold, head)
        metrics = QFontMetricsF(made)
        x -= total * align.value
        for part in filter(None, _PARTS.split(words)):
            if part in SUIT_SIGNS:
                width = px * _SIGN_WIDTH
                tint = self._suit_tint(SUIT_SIGNS[part], QColor(colour))
                self.suit(SUIT_SIGNS[part], x + width / 2, y - px * 0.03, px * 0.76, tint)
            else:
                width = metrics.horizontalAdvance(part)
                self.painter.setFont(made)
                self.painter.setPen(QColor(colour))
                self.painter.drawText(QPointF(x, y + metrics.capHeight() / 2), part)
            x += width
        return total

    def _suit_tint(self, suit: Suit, ground: QColor) -> QColor:
        """The suit's colour where it can be seen: light words stand on a dark ground."""
        tint = self.art.suit_color(suit, ground.lightness() > 110)
        tint.setAlpha(ground.alpha())
        return tint

    def _fitted(
        self, words: str, px: float, bold: bool, head: bool, room: float
    ) -> tuple[str, float]:
        least = px * _LEAST_SHRINK
        while px > least and self.measure(words, px, bold, head) > room:
            px -= 0.5
        if self.measure(words, px, bold, head) <= room:
            return words, px
        while len(words) > 1 and self.measure(words + "…", px, bold, head) > room:
            words = words[:-1].rstrip()
        return words + "…", px

    def lines(
        self, x: float, y: float, words: str, px: float, colour: str | QColor, *, room: float
    ) -> None:
        """Centred lines broken at spaces, the first at `y`."""
        for row in self.broken(words, px, room):
            self.text(x, y, row, px, colour, align=Align.CENTRE, room=room)
            y += px * 1.2

    def broken(
        self, words: str, px: float, room: float, bold: bool = False, head: bool = False
    ) -> list[str]:
        """The words in rows no wider than `room`, broken at spaces."""
        rows: list[str] = []
        for word in words.split(" "):
            longer = f"{rows[-1]} {word}" if rows else word
            if rows and self.measure(longer, px, bold, head) <= room:
                rows[-1] = longer
            else:
                rows.append(word)
        return rows


def paint_felt(canvas: Canvas, width: float, height: float, inset: float, scale: float) -> None:
    """The cloth and its inlay, in pixels."""
    if canvas.theme.plain:
        canvas.painter.fillRect(QRectF(0, 0, width, height), QColor(canvas.theme.felt[1]))
        return
    shine = QRadialGradient(QPointF(width * 0.5, height * 0.42), max(width, height) * 0.72)
    for at, colour in zip((0.0, 0.55, 1.0), canvas.theme.felt, strict=True):
        shine.setColorAt(at, QColor(colour))
    canvas.painter.fillRect(QRectF(0, 0, width, height), QBrush(shine))
    gap = inset * scale
    ground = QRectF(gap, gap, width - 2 * gap, height - 2 * gap)
    canvas.line(rounded(ground, 22 * scale), faded(PALE, 0.22), 1.2 * scale)
    gap = 5 * scale
    canvas.line(
        rounded(ground.adjusted(gap, gap, -gap, -gap), 18 * scale), faded(PALE, 0.10), scale
    )


class ButtonLook(Enum):
    PLAIN = "plain"
    MAIN = "main"
    LINK = "link"


def paint_button(
    canvas: Canvas,
    rect: QRectF,
    label: str,
    look: ButtonLook,
    *,
    key: str = "",
    enabled: bool = True,
    hot: bool = False,
    down: bool = False,
    px: float = 15,
) -> None:
    """A button; `hot` when the mouse is on it, `down` when pressed."""
    if look is ButtonLook.LINK:
        _link(canvas, rect, label, hot)
        return
    main = look is ButtonLook.MAIN and enabled
    _button_ground(canvas, rect, enabled=enabled, main=main, hot=hot, down=down)
    colour = QColor(DARK if main else canvas.theme.text)
    if not enabled:
        colour.setAlphaF(0.66 if canvas.theme.plain else 0.42)
    size = min(rect.height() * 0.4, 20 if look is ButtonLook.MAIN else px)
    keyed = bool(key) and rect.width() > 160
    if keyed and canvas.measure(label, size, True) * _LEAST_SHRINK > rect.width() - 66 - size:
        keyed = False  # the words come first
    _button_words(canvas, rect, label, size, colour, keyed)
    if keyed:
        _key_cap(canvas, rect, key, colour)


def _button_ground(
    canvas: Canvas, rect: QRectF, *, enabled: bool, main: bool, hot: bool, down: bool
) -> None:
    if canvas.theme.plain:
        _plain_button(canvas, rect, enabled=enabled, main=main, lit=hot or down)
    elif main:
        _gold(canvas, rect, hot, down)
    else:
        light = 0.04 if not enabled else 0.17 if down else 0.14 if hot else 0.09
        canvas.fill(rounded(rect, 9), faded("#ffffff", light))
        canvas.line(rounded(rect, 9), faded("#ffffff", 0.10 if not enabled else 0.22), 1)


def _button_words(
    canvas: Canvas, rect: QRectF, label: str, size: float, colour: QColor, keyed: bool
) -> None:
    """In two lines where one has no room; the cap of the key stands at their right."""
    room = rect.width() - (66 if keyed else 16)
    rows = [label]
    if rect.height() >= 50 and canvas.measure(label, size, True) * 0.75 > room:
        size *= 0.78
        rows = canvas.broken(label, size * 1.08, room)[:2]
    for at, row in enumerate(rows):
        canvas.text(
            rect.center().x() - (8 if keyed else 0),
            rect.center().y() + (at - (len(rows) - 1) / 2) * size * 1.25,
            row,
            size,
            colour,
            bold=True,
            align=Align.CENTRE,
            room=room,
        )


def _plain_button(canvas: Canvas, rect: QRectF, *, enabled: bool, main: bool, lit: bool) -> None:
    """Black or yellow with a full edge; broken where it can't be pressed."""
    canvas.fill(rounded(rect, 9), canvas.theme.accent if main else canvas.theme.panel)
    colour = canvas.theme.focus if lit else canvas.theme.text
    edge = rounded(rect.adjusted(1, 1, -1, -1), 8)
    if enabled:
        canvas.line(edge, colour, 3 if lit else 2)
    else:
        canvas.line(edge, faded(colour, 0.66), 1.5, (3, 3))


def _link(canvas: Canvas, rect: QRectF, label: str, hot: bool) -> None:
    ink = TITLE if hot else canvas.theme.mute
    px, y = rect.height() * 0.62, rect.center().y()
    width = canvas.text(rect.left(), y, label, px, ink, room=rect.width())
    low = y + px * 0.62
    line = path_of((rect.left(), low), (rect.left() + width, low))
    canvas.line(line, faded(PALE, 0.8 if hot else 0.3), 1)


def _gold(canvas: Canvas, rect: QRectF, hot: bool, down: bool) -> None:
    for at in range(5):
        grown = rect.adjusted(-at, 1 - at, at, 3 + at)
        canvas.fill(rounded(grown, 10 + at), QColor(0, 0, 0, 14))
    shade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    top, low = ("#f9e3a6", "#d8a63c") if hot and not down else ("#f2d68c", "#c8962e")
    if down:
        top, low = low, top
    shade.setColorAt(0, QColor(top))
    shade.setColorAt(1, QColor(low))
    canvas.fill(rounded(rect, 10), shade)
    edge = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    canvas.line(rounded(edge, 9.5), faded("#fff3cf", 0.8), 1)


def _key_cap(canvas: Canvas, rect: QRectF, key: str, colour: QColor) -> None:
    cap = around(rect.right() - 20, rect.center().y(), 10)
    thin = QColor(colour)
    thin.setAlphaF(colour.alphaF() * 0.45)
    canvas.line(rounded(cap, 4), thin, 1)
    canvas.text(
        cap.center().x(),
        cap.center().y(),
        key,
        11.5,
        colour,
        bold=True,
        align=Align.CENTRE,
        room=18,
    )


def paint_crown(canvas: Canvas, x: float, y: float, k: float) -> None:
    """The winner's crown, the middle of its foot near (x, y)."""
    painter = canvas.painter
    painter.save()
    painter.translate(x, y)
    painter.scale(k, k)
    painter.translate(0, 48)
    path = path_of((-12.6, -41), (-15, -54), (-7.6, -48.4), (0, -57.6), (7.6, -48.4), (15, -54))
    path.lineTo(12.6, -41)
    path.quadTo(0, -37.6, -12.6, -41)
    canvas.fill(path, PALE)
    canvas.line(path, "#c8962e", 0.6)
    for px, py in ((-15, -55), (0, -58.4), (15, -55)):
        canvas.disc(px, py, 1.7, TITLE)
    painter.restore()
