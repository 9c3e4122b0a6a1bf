"""The deadwood gauge below the hand: what it counts, and where it has room."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.melds import least_after_discard, least_deadwood
from okrummy_gui.model.handorder import Group
from okrummy_gui.view.painting import Canvas
from okrummy_gui.view.table import marks
from okrummy_gui.view.table.rows import spans
from okrummy_gui.view.table.stage import Drawing, Scene, Stage
from okrummy_gui.view.theme import PALE, TITLE

_LEAST: Final = 0.7
"""So much smaller the words may become before they are left out."""


def deadwood_now(scene: Scene) -> int:
    """My least deadwood: with eleven cards, after the selected or else the best discard."""
    rules, hand = scene.view.rules, scene.view.hand
    if scene.knock is not None:
        return scene.knock.arrangement.points
    if len(hand) <= 10:
        return least_deadwood(hand, rules)
    if scene.selected in hand:
        return least_deadwood([card for card in hand if card is not scene.selected], rules)
    legal = scene.view.legal
    return least_after_discard(hand, rules, None if legal is None else _kept(scene))


def _kept(scene: Scene) -> Card | None:
    legal = scene.view.legal
    if legal is None or scene.view.rules.may_return_drawn_discard:
        return None
    return legal.taken


def put_gauge(stage: Stage, scene: Scene, groups: list[Group]) -> None:
    layout, k = scene.layout, scene.layout.scale
    place = _gauge_place(scene, groups)
    if place.isEmpty():
        return
    dead, limit = deadwood_now(scene), scene.view.limit
    gauge = marks.Gauge(dead, limit)
    fits = dead <= limit
    sign = "≤" if fits else ">"
    words = QCoreApplication.translate("Table", "Deadwood {points}").format(points=dead)
    bare = str(dead)
    if limit:
        words += f" {sign} {limit}"
        bare += f" {sign} {limit}"
    eleven = len(scene.view.hand) > 10
    note = QCoreApplication.translate("Table", "you may knock") if fits and eleven else ""
    if dead == 0 and eleven:
        note = QCoreApplication.translate("Table", "Gin")
    small = layout.compact
    h = layout.gauge_height / k

    def paint(canvas: Canvas, box: QRectF) -> None:
        top = 23.5 if small else 28
        marks.paint_gauge(canvas, QRectF(2, top - h / 2, box.width() - 4, h), gauge)
        _paint_reading(canvas, box, (words, bare, note, fits), small)

    rect = QRectF(place.x(), layout.hand.bottom, place.width(), (58 if small else 72) * k)
    stage.drawings.append(Drawing(rect, paint, 41, "gauge"))


def _paint_reading(
    canvas: Canvas, box: QRectF, reading: tuple[str, str, str, bool], small: bool
) -> None:
    """The deadwood in words; where there is no room for them the figures alone."""
    words, bare, note, fits = reading
    y, px = (43, 12.5) if small else (55, 15)
    room = box.width() - (18 if fits else 0)
    if canvas.measure(words, px, bold=True) * _LEAST > room:
        words = bare
    width = canvas.text(2, y, words, px, TITLE, bold=True, room=room)
    if not fits:
        return
    canvas.tick(2 + width + px, y, px * 0.8, PALE)
    room = box.width() - width - px * 2.1
    if note and canvas.measure(note, px * 0.8) < room:
        canvas.text(2 + width + px * 1.8, y, note, px, canvas.theme.text, room=room)


def _gauge_place(scene: Scene, groups: list[Group]) -> QRectF:
    """Below the loose cards where they lie last, else below the widest loose group."""
    layout, k = scene.layout, scene.layout.scale
    row = layout.hand
    ends = spans(row, [len(group.cards) for group in groups])
    wanted = (148 if layout.compact else 256) * k
    right = row.right + (0 if layout.compact else 10 * k)
    if groups[-1].meld is None:
        left = ends[-1][0]
        return QRectF(left, 0, min(wanted, max(right - left, row.width)), 1)
    loose = [end for group, end in zip(groups, ends, strict=True) if group.meld is None]
    if loose:
        left, far = max(loose, key=lambda end: end[1] - end[0])
        return QRectF(left, 0, min(wanted, far - left), 1)
    left = ends[-1][1] + row.gap * 0.6
    if right - left > 110 * k:
        return QRectF(left, 0, min(wanted, right - left), 1)
    return QRectF()
