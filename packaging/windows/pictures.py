"""The installer's pictures: pictures.py FOLDER writes side.bmp, header.bmp, okrummy.ico, match.ico.

Run by a Python that has PySide6, with the resources compiled; build.py does so.
"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(ROOT), str(HERE.parent)]

import icons
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)
from PySide6.QtSvg import QSvgRenderer

from okrummy_gui import assets
from okrummy_gui.engine.cards import Card, Rank, Suit
from okrummy_gui.view.cardart import CardArt, card_height, shadow_margin
from okrummy_gui.view.theme import PALE, THEMES

SIDE = (164, 314)
HEADER = (150, 57)
CARD = 64.0
DOUBLED = 2
"""Twice the pixels, which Windows scales down: for screens of more than 96 dots an inch."""
FAN = (
    (Card(Rank.JACK, Suit.SPADES), -20.0),
    (Card(Rank.QUEEN, Suit.HEARTS), 0.0),
    (Card(Rank.KING, Suit.SPADES), 20.0),
)


def canvas(size: tuple[int, int]) -> tuple[QImage, QPainter]:
    image = QImage(size[0] * DOUBLED, size[1] * DOUBLED, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.scale(DOUBLED, DOUBLED)
    return image, painter


def side(art: CardArt) -> QImage:
    """A strip of the table with a fan of cards on it."""
    image, painter = canvas(SIDE)
    width, height = SIDE
    felt = QRadialGradient(QPointF(width / 2, height * 0.42), height * 0.75)
    for place, colour in zip((0.0, 0.55, 1.0), THEMES["green"].felt, strict=True):
        felt.setColorAt(place, QColor(colour))
    painter.fillRect(QRectF(0, 0, width, height), felt)
    line = QColor(PALE)
    line.setAlphaF(0.35)
    painter.setPen(QPen(line, 1))
    painter.drawRoundedRect(QRectF(6.5, 6.5, width - 13, height - 13), 7, 7)
    for card, angle in FAN:
        _draw_card(painter, art, card, angle)
    painter.end()
    return image


def _draw_card(painter: QPainter, art: CardArt, card: Card, angle: float) -> None:
    sharp = DOUBLED * 2.0
    margin = shadow_margin(CARD, lifted=False)
    painter.save()
    painter.translate(SIDE[0] / 2, SIDE[1] * 0.6)
    painter.rotate(angle)
    painter.translate(-CARD / 2, -card_height(CARD) * 1.3)
    painter.drawPixmap(QPointF(-margin, -margin), art.shadow(CARD, sharp, lifted=False))
    painter.drawPixmap(QPointF(0, 0), art.face(card, CARD, sharp))
    painter.restore()


def header() -> QImage:
    """The icon, at the right of NSIS's white page head."""
    image, painter = canvas(HEADER)
    painter.fillRect(QRectF(0, 0, *HEADER), QColor("white"))
    edge = HEADER[1] - 12
    _icon().render(painter, QRectF(HEADER[0] - edge - 8, 6, edge, edge))
    painter.end()
    return image


def _icon() -> QSvgRenderer:
    return QSvgRenderer(str(icons.SOURCE))


def match_icon(size: int) -> QImage:
    """A sheet of paper with a folded corner and the game's icon on it."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 64, size / 64)
    sheet = QPainterPath(QPointF(10, 2))
    for x, y in ((41, 2), (55, 16), (55, 62), (10, 62)):
        sheet.lineTo(x, y)
    sheet.closeSubpath()
    paper = QLinearGradient(0, 0, 0, 64)
    paper.setColorAt(0, QColor("#ffffff"))
    paper.setColorAt(1, QColor("#f0ece2"))
    painter.setPen(QPen(QColor("#8b8578"), 1.6))
    painter.setBrush(paper)
    painter.drawPath(sheet)
    corner = QPainterPath(QPointF(41, 2))
    for x, y in ((41, 16), (55, 16)):
        corner.lineTo(x, y)
    corner.closeSubpath()
    painter.setBrush(QColor("#dcd6c8"))
    painter.drawPath(corner)
    _icon().render(painter, QRectF(14, 20, 38, 38))
    painter.end()
    return image


def write_all(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    assets.register()
    side(CardArt()).save(str(folder / "side.bmp"), "BMP")
    header().save(str(folder / "header.bmp"), "BMP")
    (folder / "okrummy.ico").write_bytes(icons.ico(icons.render))
    (folder / "match.ico").write_bytes(icons.ico(match_icon))


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: pictures.py FOLDER", file=sys.stderr)
        return 2
    qt = QGuiApplication.instance() or QGuiApplication(["pictures"])
    write_all(Path(arguments[0]))
    del qt
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
