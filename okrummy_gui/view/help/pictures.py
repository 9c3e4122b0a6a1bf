"""The pictures of the help: the program's own cards and table, drawn when they are looked at.

So they have the letters of the language, the player's cloth and cards, and are sharp on any
screen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from okrummy_gui.engine.cards import Card, parse_cards
from okrummy_gui.model.helpscenes import help_scene
from okrummy_gui.view.cardart import HEIGHT_RATIO, CardArt
from okrummy_gui.view.painting import Canvas, rounded
from okrummy_gui.view.table.drawings import table_layout
from okrummy_gui.view.table.layout import TableLayout
from okrummy_gui.view.table.motion import Motion
from okrummy_gui.view.table.openlayout import open_layout
from okrummy_gui.view.table.table import Table
from okrummy_gui.view.theme import Theme

CARDS: Final = "cards:"
TABLE: Final = "table:"

_CARD: Final = 68.0
_STEP: Final = 30.0
_GAP: Final = 22.0
_EDGE: Final = 6.0
_ROUND: Final = 8.0


class HelpPictures:
    """Pictures by name: ``cards:4H5H6H-9C9D9S`` or ``table:limit``."""

    def __init__(self, style_of: CardArt) -> None:
        self._player = style_of
        # Its own art: the table's keeps few sizes, and these are others.
        self._art = CardArt()

    def size(self, name: str, widest: float, zoom: float) -> QSizeF:
        """How large the picture stands in the page; KeyError where there is none of that name."""
        whole = self._natural(name)
        share = min(zoom, widest / whole.width())
        return QSizeF(round(whole.width() * share), round(whole.height() * share))

    def pixmap(self, name: str, size: QSizeF, ratio: float, theme: Theme) -> QPixmap:
        """The picture, to be shown at this size on a screen of this ratio."""
        self._art.set_style(self._player.style)
        real = (size * ratio).toSize()
        if name.startswith(CARDS):
            made = self._cards(name, real, theme)
        else:
            made = _table(name.removeprefix(TABLE), real, theme, self._art)
        made.setDevicePixelRatio(ratio)
        return made

    def _natural(self, name: str) -> QSizeF:
        if name.startswith(CARDS):
            groups = _groups(name)
            cards = sum(map(len, groups))
            wide = (cards - len(groups)) * _STEP + len(groups) * _CARD + (len(groups) - 1) * _GAP
            return QSizeF(wide + 2 * _EDGE, _CARD * HEIGHT_RATIO + 2 * _EDGE)
        return _PARTS[name.removeprefix(TABLE)].natural()

    def _cards(self, name: str, real: QSize, theme: Theme) -> QPixmap:
        pixmap = QPixmap(real)
        pixmap.fill(Qt.GlobalColor.transparent)
        scale = real.width() / self._natural(name).width()
        painter = QPainter(pixmap)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.scale(scale, scale)
        canvas = Canvas(painter, theme, self._art, scale)
        x, y = _EDGE + _CARD / 2, _EDGE + _CARD * HEIGHT_RATIO / 2
        for group in _groups(name):
            for card in group:
                canvas.card(card, x, y, _CARD)
                x += _STEP
            x += _CARD - _STEP + _GAP
        painter.end()
        return pixmap


def _groups(name: str) -> list[tuple[Card, ...]]:
    return [parse_cards(group) for group in name.removeprefix(CARDS).split("-")]


# ---------------------------------------------------------------- the table


def _limit(layout: TableLayout) -> QRectF:
    k, middle = layout.scale, layout.limit
    top = layout.limit_rect.top() - 14 * k
    return QRectF(middle.x() - 128 * k, top, 256 * k, layout.caption_y + 26 * k - top)


def _hand(layout: TableLayout) -> QRectF:
    top = layout.hand.y - layout.hand.height / 2 - 14
    return QRectF(10, top, layout.hand.right + 4, layout.height - 8 - top)


def _all(layout: TableLayout) -> QRectF:
    return QRectF(0, 0, layout.width, layout.height)


def _panel(layout: TableLayout) -> QRectF:
    return open_layout(layout, 2).panel.adjusted(-6, -6, 6, 6)


@dataclass(frozen=True, slots=True)
class _Part:
    """How large the table is, how wide the part of it stands in the page, and which part it is."""

    table: QSize
    width: float
    crop: Callable[[TableLayout], QRectF]

    def ground(self) -> QRectF:
        return self.crop(table_layout(self.table.width(), self.table.height()))

    def natural(self) -> QSizeF:
        ground = self.ground()
        return QSizeF(self.width, self.width * ground.height() / ground.width())


_SMALL: Final = QSize(800, 560)
_PARTS: Final = {
    "limit": _Part(QSize(1280, 800), 230, _limit),
    "hand": _Part(_SMALL, 560, _hand),
    "layoff": _Part(_SMALL, 560, _all),
    "sum": _Part(_SMALL, 560, _panel),
}


def _table(name: str, real: QSize, theme: Theme, art: CardArt) -> QPixmap:
    """A part of a table that nobody ever sees whole."""
    whole, ground = _PARTS[name].table, _PARTS[name].ground()
    scene = help_scene(name)
    table = Table(art, Motion(0), theme)
    table.resize(whole)
    table.sync(scene.view, scene.order, scene.names, animate=False)
    grown = max(1.0, real.width() / ground.width())
    shot = QPixmap(whole * grown)
    shot.setDevicePixelRatio(grown)
    QWidget.render(table, shot, QPoint())
    table.deleteLater()
    pixmap = QPixmap(real)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.setClipPath(rounded(QRectF(pixmap.rect()), real.width() * _ROUND / _PARTS[name].width))
    source = QRectF(ground.topLeft() * grown, ground.size() * grown)
    painter.drawPixmap(QRectF(pixmap.rect()), shot, source)
    painter.end()
    return pixmap
