"""Card faces, backs and shadows as pixmaps, composed from the drawings in ``resources/cards``.

Everything is painted in card units: 100 wide, 140 high, the origin in the middle of the card.
Suits and index letters are drawings of a single colour (`_INK` or `_RED`) that is exchanged for
the one wanted; courts and aces carry their colours, ``-4`` in a name marks the four-colour one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QByteArray, QFile, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtSvg import QSvgRenderer

from okrummy_gui.engine.cards import Card, Rank, Suit
from okrummy_gui.view.theme import font

HEIGHT_RATIO: Final = 1.4
BACKS: Final = ("navy", "ruby", "forest")

_CARD: Final = QRectF(-50, -70, 100, 140)
_RADIUS: Final = 7.0
_INK: Final = "#1c2436"
_RED: Final = "#b4202e"
_GOLD: Final = QColor("#c8962e")
_PAPER: Final = QColor("#fcf9f2")
_CREAM: Final = QColor("#f6eedc")
_EDGE: Final = QColor(40, 30, 20, 90)

_PLAIN: Final = {suit: QColor(_RED if suit.red else _INK) for suit in Suit}
_FOUR: Final = {
    **_PLAIN,
    Suit.DIAMONDS: QColor("#1f5fa8"),
    Suit.CLUBS: QColor("#1f7a46"),
}
_PLAIN_ON_DARK: Final = {suit: QColor("#ff9a92" if suit.red else "#f1ecdd") for suit in Suit}
_FOUR_ON_DARK: Final = {
    **_PLAIN_ON_DARK,
    Suit.DIAMONDS: QColor("#9cc9f7"),
    Suit.CLUBS: QColor("#8fdcae"),
}

_COURTS: Final = (Rank.JACK, Rank.QUEEN, Rank.KING)
LETTERED: Final = (Rank.ACE, *_COURTS)
"""The ranks that have a letter in the corner."""

_X: Final = 18.0
_Y: Final = 46.0
_Place = tuple[float, float]


def _pairs(*rows: float) -> tuple[_Place, ...]:
    return tuple((x, y) for y in rows for x in (-_X, _X))


_SIX: Final = _pairs(-_Y, 0, _Y)
_EIGHT: Final = _pairs(-_Y, -_Y / 3, _Y / 3, _Y)
_PIPS: Final[dict[Rank, tuple[_Place, ...]]] = {
    Rank.TWO: ((0, -_Y), (0, _Y)),
    Rank.THREE: ((0, -_Y), (0, 0), (0, _Y)),
    Rank.FOUR: _pairs(-_Y, _Y),
    Rank.FIVE: (*_pairs(-_Y, _Y), (0, 0)),
    Rank.SIX: _SIX,
    Rank.SEVEN: (*_SIX, (0, -_Y / 2)),
    Rank.EIGHT: (*_SIX, (0, -_Y / 2), (0, _Y / 2)),
    Rank.NINE: (*_EIGHT, (0, 0)),
    Rank.TEN: (*_EIGHT, (0, -_Y * 2 / 3), (0, _Y * 2 / 3)),
}

# The court frame less the two corners that a large index needs.
_LARGE_FRAME: Final = (
    (-20.5, -61.0),
    (31.0, -61.0),
    (31.0, 5.0),
    (20.5, 5.0),
    (20.5, 61.0),
    (-31.0, 61.0),
    (-31.0, -5.0),
    (-20.5, -5.0),
)

_SIZES_KEPT: Final = 8
_FIGURES: Final = ("ace-", "back-", "court-")
"""The large drawings. Parsed, each takes many times the memory of a picture made from it, so they
are read and parsed for every picture.
"""
_SHADOW_STEPS: Final = 16

_Size = tuple[float, float]


class ArtMissing(FileNotFoundError):
    """A drawing is not where it should be, or is no SVG; the message names its file."""


@dataclass(frozen=True, slots=True)
class ArtStyle:
    """What the player chose, and what his language writes on ace, jack, queen and king."""

    letters: tuple[str, str, str, str] = ("A", "J", "Q", "K")
    large_index: bool = False
    four_colours: bool = False
    back: str = "navy"
    plain: bool = False
    """No figures and ornaments: the rank and the suit alone."""


@dataclass(frozen=True, slots=True)
class _Index:
    """Places of a corner index: the top of the letter and the middle of the suit below it."""

    x: float
    top: float
    height: float
    suit_y: float
    suit_size: float


_SMALL: Final = _Index(-40.2, -63, 16, -38.2, 11)
_SMALL_TEN: Final = _Index(-39.6, -63, 16, -38.2, 11)
_LARGE: Final = _Index(-34.5, -64, 30, -19.5, 20)
_LARGE_TEN: Final = _Index(-34.5, -64, 27, -19.5, 20)


def card_height(width: float) -> float:
    return width * HEIGHT_RATIO


def shadow_margin(width: float, lifted: bool) -> float:
    """How far the shadow pixmap reaches beyond the card on each of its four sides."""
    reach, drop = _shadow_reach(width, lifted)
    return reach + drop


def _shadow_reach(width: float, lifted: bool) -> tuple[float, float]:
    """The blur and how far the shadow lies below the card."""
    return (width * 0.1, width * 0.045) if lifted else (width * 0.042, width * 0.01)


@contextmanager
def _saved(painter: QPainter) -> Iterator[None]:
    painter.save()
    try:
        yield
    finally:
        painter.restore()


class CardArt:
    """Paints every card once for each width, pixel ratio and style, and hands out the pixmap.

    The pixmaps of the `_SIZES_KEPT` sizes used last are kept, so that resizing a window does
    not fill the memory.
    """

    def __init__(self, folder: str = ":/cards") -> None:
        """`folder` is a Qt resource prefix or a folder on disk."""
        self._folder = folder.rstrip("/")
        self._style = ArtStyle()
        self._pixmaps: dict[_Size, dict[str, QPixmap]] = {}
        self._drawings: dict[tuple[str, str], QSvgRenderer] = {}

    @property
    def style(self) -> ArtStyle:
        return self._style

    @style.setter
    def style(self, style: ArtStyle) -> None:
        self.set_style(style)

    def set_style(self, style: ArtStyle) -> None:
        """Drops the pixmaps when anything changed; the small parsed drawings stay."""
        if style != self._style:
            self._style = style
            self._pixmaps.clear()

    def face(self, card: Card, width: float, ratio: float) -> QPixmap:
        """The card with its paper, without a shadow; `width` in logical pixels."""
        return self._kept(str(card), width, ratio, lambda painter: self._paint_face(painter, card))

    def back(self, width: float, ratio: float) -> QPixmap:
        return self._kept("back", width, ratio, self._paint_back)

    def shadow(self, width: float, ratio: float, lifted: bool) -> QPixmap:
        """Put it `shadow_margin` to the left of and above the card's corner."""
        kept = self._of_size(width, ratio)
        name = "lifted" if lifted else "resting"
        if name not in kept:
            kept[name] = _baked_shadow(width, ratio, lifted)
        return kept[name]

    def forget(self, width: float, ratio: float) -> None:
        """Nobody needs the pixmaps of this size now."""
        self._pixmaps.pop(_size(width, ratio), None)

    def suit_color(self, suit: Suit, on_dark: bool = False) -> QColor:
        """`on_dark` is for felt and panels, where the card colours would not be seen."""
        if self._style.four_colours:
            return QColor((_FOUR_ON_DARK if on_dark else _FOUR)[suit])
        return QColor((_PLAIN_ON_DARK if on_dark else _PLAIN)[suit])

    def draw_suit(
        self, painter: QPainter, suit: Suit, rect: QRectF, color: QColor | None = None
    ) -> None:
        """The suit as large as fits `rect`, in its own colour unless another is given."""
        size = min(rect.width(), rect.height())
        self._draw_pip(painter, suit, rect.center(), size, color or self.suit_color(suit))

    # Caches

    def _of_size(self, width: float, ratio: float) -> dict[str, QPixmap]:
        """The pixmaps of a size; it becomes the one used last, the oldest gives way."""
        size = _size(width, ratio)
        kept = self._pixmaps.pop(size, None)
        self._pixmaps[size] = kept = {} if kept is None else kept
        if len(self._pixmaps) > _SIZES_KEPT:
            del self._pixmaps[next(iter(self._pixmaps))]
        return kept

    def _kept(
        self, name: str, width: float, ratio: float, paint: Callable[[QPainter], None]
    ) -> QPixmap:
        kept = self._of_size(width, ratio)
        if name not in kept:
            kept[name] = _card_pixmap(width, ratio, paint)
        return kept[name]

    def _drawing(self, name: str, color: QColor | None = None) -> QSvgRenderer:
        """A parsed file, its single colour exchanged when `color` is given."""
        key = (name, color.name() if color else "")
        drawing = self._drawings.get(key)
        if drawing is None:
            drawing = self._parsed(*key)
            if not name.startswith(_FIGURES):
                self._drawings[key] = drawing
        return drawing

    def _parsed(self, name: str, color: str) -> QSvgRenderer:
        text = self._text(name)
        if color:
            for own in (_INK, _RED):
                text = text.replace(own.encode(), color.encode())
        drawing = QSvgRenderer(QByteArray(text))
        if not drawing.isValid():
            raise ArtMissing(f"not a drawing: {self._path(name)}")
        return drawing

    def _path(self, name: str) -> str:
        return f"{self._folder}/{name}.svg"

    def _text(self, name: str) -> bytes:
        """Read with QFile, because the folder may be a Qt resource."""
        file = QFile(self._path(name))
        if not file.open(QIODevice.OpenModeFlag.ReadOnly):
            raise ArtMissing(f"card drawing missing: {self._path(name)}")
        text = bytes(file.readAll().data())
        file.close()
        return text

    # Painting, in card units

    def _paint_back(self, painter: QPainter) -> None:
        self._drawing(f"back-{self._style.back}").render(painter, _CARD)

    def _paint_face(self, painter: QPainter, card: Card) -> None:
        for turn in (0, 180):
            with _saved(painter):
                painter.rotate(turn)
                self._draw_index(painter, card)
        if self._style.plain:
            self._draw_pip(painter, card.suit, QPointF(0, 0), 42, self.suit_color(card.suit))
        elif card.rank in _COURTS:
            self._draw_court(painter, card)
        elif card.rank is Rank.ACE:
            self._draw_ace(painter, card)
        elif self._style.large_index:
            self._draw_pip(painter, card.suit, QPointF(0, 0), 42, self.suit_color(card.suit))
        else:
            self._draw_pips(painter, card)

    def _draw_index(self, painter: QPainter, card: Card) -> None:
        ten = card.rank is Rank.TEN
        if self._style.large_index:
            place = _LARGE_TEN if ten else _LARGE
        else:
            place = _SMALL_TEN if ten else _SMALL
        color = self.suit_color(card.suit)
        self._draw_letter(painter, self._letter(card.rank), place, color)
        x = _LARGE.x if self._style.large_index else _SMALL.x
        self._draw_pip(painter, card.suit, QPointF(x, place.suit_y), place.suit_size, color)

    def _draw_letter(self, painter: QPainter, letter: str, place: _Index, color: QColor) -> None:
        """The drawing of the letter; where there is none (of a new language), written."""
        if letter.isalpha() and not QFile.exists(self._path(f"index-{letter}")):
            _write(painter, letter, place, color)
            return
        drawing = self._drawing(f"index-{letter}", color)
        box = drawing.viewBoxF()
        width = place.height * box.width() / box.height()
        drawing.render(painter, QRectF(place.x - width / 2, place.top, width, place.height))

    def _letter(self, rank: Rank) -> str:
        if rank is Rank.TEN:
            return "10"
        if rank in LETTERED:
            return self._style.letters[LETTERED.index(rank)]
        digit: str = rank.value
        return digit

    def _draw_pip(
        self, painter: QPainter, suit: Suit, middle: QPointF, size: float, color: QColor
    ) -> None:
        """A suit's file has a margin of a tenth of the suit on each side."""
        outer = size * 1.2
        box = QRectF(middle.x() - outer / 2, middle.y() - outer / 2, outer, outer)
        self._drawing(f"suit-{suit.value}", color).render(painter, box)

    def _draw_pips(self, painter: QPainter, card: Card) -> None:
        size = 18 if card.rank in (Rank.NINE, Rank.TEN) else 19.5
        color = self.suit_color(card.suit)
        for x, y in _PIPS[card.rank]:
            with _saved(painter):
                painter.translate(x, y)
                painter.rotate(180 if y > 0 else 0)
                self._draw_pip(painter, card.suit, QPointF(0, 0), size, color)

    def _coloured(self, name: str, suit: Suit) -> QSvgRenderer:
        other = self._style.four_colours and suit in (Suit.DIAMONDS, Suit.CLUBS)
        return self._drawing(f"{name}{suit.value}{'-4' if other else ''}")

    def _draw_ace(self, painter: QPainter, card: Card) -> None:
        scale = 1.0
        if self._style.large_index:
            scale = 0.72 if card.suit is Suit.SPADES else 0.84
        with _saved(painter):
            painter.scale(scale, scale)
            self._coloured("ace-", card.suit).render(painter, _CARD)

    def _draw_court(self, painter: QPainter, card: Card) -> None:
        figure = self._coloured(f"court-{card.rank.value}", card.suit)
        if self._style.large_index:
            _draw_in_large_frame(painter, figure)
            return
        figure.render(painter, _CARD)
        for turn in (0, 180):
            with _saved(painter):
                painter.rotate(turn)
                color = self.suit_color(card.suit)
                self._draw_pip(painter, card.suit, QPointF(-23.4, -52.4), 11.5, color)


def _draw_in_large_frame(painter: QPainter, figure: QSvgRenderer) -> None:
    frame = QPainterPath()
    frame.addPolygon(QPolygonF([QPointF(x, y) for x, y in _LARGE_FRAME]))
    frame.closeSubpath()
    painter.fillPath(frame, _CREAM)
    with _saved(painter):
        painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
        figure.render(painter, _CARD)
    join = Qt.PenJoinStyle.MiterJoin
    pen = QPen(_GOLD, 1.1, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, join)
    painter.strokePath(frame, pen)


def _size(width: float, ratio: float) -> _Size:
    return round(width, 2), round(ratio, 4)


def _blank(width: float, height: float, ratio: float) -> QPixmap:
    """Without a pixel ratio yet: a caller paints device pixels and sets it in the end."""
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _finished(pixmap: QPixmap, ratio: float) -> QPixmap:
    """A copy, because what was painted on keeps its paint engine and whatever that had allocated:
    a quarter of the picture's own memory.
    """
    pixmap.setDevicePixelRatio(ratio)
    return pixmap.copy()


def _card_pixmap(width: float, ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
    pixmap = _blank(width, card_height(width), ratio)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(pixmap.width() / 2, pixmap.height() / 2)
        painter.scale(pixmap.width() / 100, pixmap.height() / 140)
        _draw_paper(painter)
        paint(painter)
    return _finished(pixmap, ratio)


def _draw_paper(painter: QPainter) -> None:
    """The edge lies inside the card, so that the pixmap's border does not cut it."""
    with _saved(painter):
        painter.setPen(QPen(_EDGE, 0.6))
        painter.setBrush(_PAPER)
        painter.drawRoundedRect(_CARD.adjusted(0.3, 0.3, -0.3, -0.3), _RADIUS, _RADIUS)


def _baked_shadow(width: float, ratio: float, lifted: bool) -> QPixmap:
    """Many faint rounded sheets, each a little larger: a blur that costs no graphics effect."""
    margin = shadow_margin(width, lifted)
    reach, drop = _shadow_reach(width, lifted)
    height = card_height(width)
    pixmap = _blank(width + 2 * margin, height + 2 * margin, ratio)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(ratio, ratio)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 6))
        radius = width * _RADIUS / 100
        box = QRectF(margin, margin + drop, width, height)
        for step in range(_SHADOW_STEPS):
            grown = reach * (step + 1) / _SHADOW_STEPS
            sheet = box.adjusted(-grown, -grown, grown, grown)
            painter.drawRoundedRect(sheet, radius + grown, radius + grown)
    return _finished(pixmap, ratio)


def _write(painter: QPainter, letter: str, place: _Index, color: QColor) -> None:
    """A letter as high as the drawn ones and no wider than its column."""
    path = QPainterPath()
    path.addText(0, 0, font(100, bold=True), letter)
    box = path.boundingRect()
    up = place.height / box.height()
    across = min(up, 1.2 * place.height / box.width())
    with _saved(painter):
        painter.translate(place.x, place.top)
        painter.scale(across, up)
        painter.translate(-box.center().x(), -box.top())
        painter.fillPath(path, color)
