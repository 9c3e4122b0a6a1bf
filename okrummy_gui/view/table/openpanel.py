"""The panel of the open hands with its buttons and the deal number."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QFontMetricsF

from okrummy_gui.engine.protocol import Phase
from okrummy_gui.view.painting import Align, ButtonLook, Canvas
from okrummy_gui.view.table import verdictface
from okrummy_gui.view.table.frame import TOUCH
from okrummy_gui.view.table.handverdict import result_verdict
from okrummy_gui.view.table.knockverdict import knock_verdict
from okrummy_gui.view.table.openlayout import OpenLayout
from okrummy_gui.view.table.playbuttons import next_button, put_buttons
from okrummy_gui.view.table.stage import Z_TAG, ButtonSpec, Drawing, Paint, Scene, Stage
from okrummy_gui.view.theme import DARK, PALE, font


def put_panel(stage: Stage, scene: Scene, layout: OpenLayout) -> None:
    """Who arranges or what the hand came to, and what can be done now."""
    panel = _Panel(scene, layout)
    verdict = result_verdict(scene) if scene.view.result else knock_verdict(scene)
    if scene.view.result is None and scene.view.phase is not Phase.MATCH_OVER:
        foot = _put_defending(stage, scene, panel)
    else:
        foot = _put_finished(stage, scene, panel)
    big = panel.big

    def paint(canvas: Canvas, rect: QRectF) -> None:
        if layout.column:
            verdictface.paint_column(canvas, rect, verdict, foot, big)
        else:
            verdictface.paint_strip(canvas, rect, verdict, big, scene.layout.left_handed)

    stage.drawings.append(Drawing(layout.panel, paint, 8, "verdict"))
    if layout.column and verdict.standing is not None:
        stage.score_rect = panel.place(panel.standing(verdict.standing, foot))


class _Panel:
    """Places in the panel: in units from its corner, or in pixels."""

    def __init__(self, scene: Scene, layout: OpenLayout) -> None:
        self.big = not scene.layout.compact
        self.column, self._left = layout.column, scene.layout.left_handed
        self._k, self._ground = scene.layout.scale, layout.panel
        self.width = layout.panel.width() / self._k
        self.height = layout.panel.height() / self._k
        self.edge = 24.0 if self.big else 19.0
        self.gap = 10.0 if self.big else 8.0

    def place(self, rect: QRectF) -> QRectF:
        k, ground = self._k, self._ground
        return QRectF(
            ground.x() + rect.x() * k,
            ground.y() + rect.y() * k,
            rect.width() * k,
            rect.height() * k,
        )

    def units(self, pixels: float) -> float:
        """As many units as it takes, rounded up."""
        return math.ceil(pixels / self._k)

    @property
    def sums(self) -> QRectF:
        """Where the sum of a strip stands."""
        return verdictface.strip_parts(self._all, self.big, self._left)[0]

    @property
    def side(self) -> QRectF:
        """Where the buttons stand: a part of a strip, all of a column."""
        if self.column:
            return self._all.adjusted(self.edge, 0, -self.edge, 0)
        return verdictface.strip_parts(self._all, self.big, self._left)[1]

    @property
    def _all(self) -> QRectF:
        return QRectF(0, 0, self.width, self.height)

    @property
    def main(self) -> float:
        """How high the main button is."""
        return 56.0 if self.big else 46.0

    def standing(self, standing: verdictface.Standing, foot: float) -> QRectF:
        height = verdictface.standing_height(standing, 1.0 if self.big else 0.8)
        return QRectF(self.edge, foot - height, self.width - 2 * self.edge, height)


def _put_finished(stage: Stage, scene: Scene, panel: _Panel) -> float:
    """The next hand and the deal number; where they begin."""
    side = panel.side
    height = 60.0 if panel.big else 48.0
    low = 26.0 if panel.big else 20.0
    top = panel.height - low - height
    rect = panel.place(QRectF(side.left(), top, side.width(), height))
    stage.buttons.append(next_button(scene, rect))
    if scene.view.result is None:
        return top - panel.gap
    if panel.column:
        lines = 2 if scene.view.known_number else 1
        size = 20.0 if panel.big else 16.0
        top -= lines * size + panel.gap
        _put_number(stage, scene, panel, QRectF(panel.edge, top, side.width(), size))
        return top - panel.gap
    height = 20.0 if panel.big else 16.0
    top = panel.height - height - (8 if panel.big else 7)
    sums = panel.sums
    _put_number(stage, scene, panel, QRectF(sums.left() + 26, top, sums.width() - 60, height))
    return top


def _put_number(stage: Stage, scene: Scene, panel: _Panel, rect: QRectF) -> None:
    """The number of the hand that is over, as a link, and a mark when it was known before."""
    view = scene.view
    label = QCoreApplication.translate("Table", "What was left in the stock")
    if view.number is not None:
        words = QCoreApplication.translate("Table", "Deal number {number}")
        label = words.format(number=str(view.number))
    width = QFontMetricsF(font(rect.height() * 0.62)).horizontalAdvance(label) + 6
    link = QRectF(rect.x(), rect.y(), min(rect.width(), width), rect.height())
    stage.buttons.append(ButtonSpec(("number",), label, panel.place(link), ButtonLook.LINK))
    if not view.known_number:
        return
    words = QCoreApplication.translate("Table", "known cards, not counted")
    px = 12.0 if panel.big else 10.5

    def paint(canvas: Canvas, ground: QRectF) -> None:
        canvas.text(ground.left(), ground.center().y(), words, px, PALE, room=ground.width())

    below = rect.translated(0, rect.height())
    if not panel.column:
        below = QRectF(link.right() + 14, rect.y(), rect.right() - link.right() - 14, rect.height())
    stage.drawings.append(Drawing(panel.place(below), paint, 9, "known"))


def _put_defending(stage: Stage, scene: Scene, panel: _Panel) -> float:
    """The buttons of my defence; where they begin."""
    if scene.defence is None:
        return panel.height - panel.edge
    put_buttons(stage, scene)
    _put_badges(stage, scene)
    side, gap = panel.side, panel.gap
    least = panel.units(TOUCH) - gap
    low = max(least, 44.0 if panel.big else 36.0)
    main = max(least, panel.main)
    heights = [main if one.look is ButtonLook.MAIN else low for one in stage.buttons]
    total = sum(heights) + gap * (len(heights) - 1)
    top = min(23.0 if panel.big else 21.0, (panel.height - total) / 2)
    if panel.column:
        top = panel.height - panel.edge - total
    foot = top - 1.8 * gap
    for at, (spec, height) in enumerate(zip(tuple(stage.buttons), heights, strict=True)):
        rect = panel.place(QRectF(side.left(), top, side.width(), height))
        stage.buttons[at] = ButtonSpec(
            spec.names, spec.label, rect, spec.look, spec.key, spec.enabled
        )
        top += height + gap
    return foot


def _put_badges(stage: Stage, scene: Scene) -> None:
    """The keys of the melds, where the selected card fits more than one."""
    draft, card = scene.defence, scene.selected
    places = draft.targets(card) if draft is not None and card is not None else ()
    if len(places) < 2:
        return
    k = scene.layout.scale
    for number, place in enumerate(places, 1):
        ground = stage.meld_rects[place]
        size = 30 * k
        rect = QRectF(ground.center().x() - size / 2, ground.top() - size * 0.45, size, size)
        stage.drawings.append(Drawing(rect, _badge_painter(str(number)), Z_TAG + 1, "badge"))


def _badge_painter(words: str) -> Paint:
    def paint(canvas: Canvas, rect: QRectF) -> None:
        middle = rect.center()
        canvas.disc(middle.x(), middle.y(), 15, DARK)
        canvas.disc(middle.x(), middle.y(), 13, PALE)
        canvas.text(middle.x(), middle.y(), words, 17, DARK, bold=True, align=Align.CENTRE)

    return paint
