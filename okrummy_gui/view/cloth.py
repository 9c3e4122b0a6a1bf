"""The cloth of the curtain: folds of the theme's felt, a gold hem, swags along the upper edge."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath, QRadialGradient

from okrummy_gui.view.painting import Canvas, around, path_of
from okrummy_gui.view.theme import CREAM, GOLD, PALE, faded, mixed

_FOLDS: Final = (1.0, 0.82, 1.16, 0.9, 1.08, 0.78, 1.2)
_FOLD: Final = 66.0
_SWAG: Final = 250.0
_DROP: Final = 74.0


def paint_cloth(canvas: Canvas, width: float, height: float, k: float) -> None:
    """A drawn curtain of the theme's felt with a gold hem, in pixels."""
    _paint_folds(canvas, width, height, k)
    _paint_light(canvas, width, height)
    _paint_hem(canvas, width, height, k)
    _paint_valance(canvas, width, k)


def _folds(width: float, k: float) -> list[tuple[float, float]]:
    """The left ends and widths of the folds; the same from the middle to either side."""
    half: list[float] = []
    while sum(half) < width / 2:
        half.append(_FOLD * k * _FOLDS[len(half) % len(_FOLDS)])
    x, folds = width / 2 - sum(half), []
    for fold in (*reversed(half), *half):
        folds.append((x, fold))
        x += fold
    return folds


def _paint_folds(canvas: Canvas, width: float, height: float, k: float) -> None:
    light, middle, dark = canvas.theme.felt
    for x, fold in _folds(width, k):
        shade = QLinearGradient(x, 0, x + fold, 0)
        shade.setColorAt(0.0, mixed(dark, middle, 0.25))
        shade.setColorAt(0.3, mixed(middle, light, 0.35))
        shade.setColorAt(0.44, mixed(middle, light, 0.85))
        shade.setColorAt(0.62, QColor(middle))
        shade.setColorAt(0.9, mixed(middle, dark, 0.7))
        shade.setColorAt(1.0, mixed(dark, middle, 0.25))
        # A pixel more than the fold, or the seams would shine.
        canvas.painter.fillRect(QRectF(x, 0, fold + 1, height), shade)


def _paint_light(canvas: Canvas, width: float, height: float) -> None:
    """Bright where the plate hangs, dark in the corners."""
    shine = QRadialGradient(QPointF(width / 2, height * 0.5), max(width, height) * 0.68)
    shine.setColorAt(0.0, QColor(255, 255, 255, 26))
    shine.setColorAt(0.45, QColor(0, 0, 0, 22))
    shine.setColorAt(1.0, QColor(0, 0, 0, 150))
    canvas.painter.fillRect(QRectF(0, 0, width, height), shine)


def _paint_hem(canvas: Canvas, width: float, height: float, k: float) -> None:
    top = height - 30 * k
    for lift, line, colour in (
        (0.0, 5.0, faded(GOLD, 0.95)),
        (-0.8, 1.4, faded(PALE, 0.9)),
        (9.0, 1.6, faded(GOLD, 0.8)),
    ):
        path = QPainterPath(QPointF(0, top + lift * k))
        for x, fold in _folds(width, k):
            path.lineTo(x, top + lift * k)
            path.quadTo(x + fold * 0.44, top + (lift + 7) * k, x + fold, top + lift * k)
        canvas.line(path, colour, line * k)


def _paint_valance(canvas: Canvas, width: float, k: float) -> None:
    """Swags along the upper edge, shadow first, then their ties."""
    count = max(3, round(width / (_SWAG * k)))
    count += 1 - count % 2
    span = width / count
    for at in range(count):
        for depth in range(10):
            swag = _swag(at * span, span, (_DROP + 3 + depth * 2.4) * k, 18 * k)
            canvas.fill(swag, QColor(0, 0, 0, 13))
    for at in range(count):
        _paint_swag(canvas, at * span, span, k)
    for at in range(count + 1):
        _paint_tie(canvas, at * span, k)


def _swag(x: float, span: float, depth: float, side: float) -> QPainterPath:
    path = QPainterPath(QPointF(x, 0))
    path.lineTo(x + span, 0)
    path.lineTo(x + span, side)
    path.cubicTo(x + span * 0.78, depth * 1.26, x + span * 0.22, depth * 1.26, x, side)
    path.closeSubpath()
    return path


def _paint_swag(canvas: Canvas, x: float, span: float, k: float) -> None:
    light, middle, dark = canvas.theme.felt
    outline = _swag(x, span, _DROP * k, 18 * k)
    shade = QLinearGradient(0, 0, 0, _DROP * k)
    shade.setColorAt(0.0, mixed(dark, middle, 0.5))
    shade.setColorAt(0.55, QColor(middle))
    shade.setColorAt(0.85, mixed(middle, light, 0.9))
    shade.setColorAt(1.0, mixed(middle, dark, 0.3))
    canvas.fill(outline, shade)
    for share in (0.3, 0.52, 0.72, 0.88):
        _paint_crease(canvas, x, span, (18 + (_DROP - 18) * share) * k, k)
    for lift, line, colour in ((0.0, 5.0, GOLD), (-1.2, 1.4, PALE)):
        path = QPainterPath(QPointF(x, (18 + lift) * k))
        low = (_DROP * 1.26 + lift) * k
        path.cubicTo(x + span * 0.22, low, x + span * 0.78, low, x + span, (18 + lift) * k)
        canvas.line(path, colour, line * k)


def _paint_crease(canvas: Canvas, x: float, span: float, depth: float, k: float) -> None:
    for lift, colour in ((0.0, faded("#000000", 0.2)), (2.2, faded("#ffffff", 0.07))):
        path = QPainterPath(QPointF(x, 8 * k))
        low = depth * 1.26 + lift * k
        path.cubicTo(x + span * 0.2, low, x + span * 0.8, low, x + span, 8 * k)
        canvas.line(path, colour, 2.4 * k)


def _paint_tie(canvas: Canvas, x: float, k: float) -> None:
    """A tassel where two swags meet."""
    head = around(x, 21 * k, 7 * k)
    shade = QLinearGradient(head.topLeft(), head.topRight())
    for at, colour in ((0.0, GOLD), (0.4, CREAM), (1.0, "#8f6a1e")):
        shade.setColorAt(at, QColor(colour))
    skirt = path_of(
        (x - 5 * k, 26 * k), (x - 8 * k, 56 * k), (x + 8 * k, 56 * k), (x + 5 * k, 26 * k)
    )
    canvas.fill(skirt, shade)
    for at in range(-2, 3):
        canvas.line(
            path_of((x + at * 2 * k, 29 * k), (x + at * 3 * k, 55 * k)), faded("#6e4f12", 0.5), k
        )
    path = QPainterPath()
    path.addEllipse(head)
    canvas.fill(path, shade)
    canvas.line(path, faded("#6e4f12", 0.6), 0.8 * k)
