"""How a match went from hand to hand, towards the target: a small plot for each of its games."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from okrummy_gui.engine.scoring import Column, Scoresheet
from okrummy_gui.view.dialogs.base import Themed
from okrummy_gui.view.painting import party_path
from okrummy_gui.view.theme import faded, font

HEIGHT: Final = 132
LOW: Final = 98
_PAD: Final = 12.0
_GAP: Final = 14.0
_DASHES: Final[tuple[tuple[float, ...], ...]] = ((), (4, 2.6), (1.2, 2.2), (6, 2, 1.2, 2))
"""Of the sides' lines, so that they are not told apart by colour alone."""
_NEAR: Final = 20.0
"""The hands on the axis have figures no nearer to each other."""


class ScorePlot(Themed, QWidget):
    """Shows the running totals of a score sheet; in Hollywood its three games side by side."""

    def __init__(self) -> None:
        super().__init__()
        self._sheet: Scoresheet | None = None
        self._names: tuple[str, ...] = ()
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(420, HEIGHT)

    def set_sheet(self, sheet: Scoresheet, names: Sequence[str]) -> None:
        """Show this sheet; the names are its sides'."""
        self._sheet, self._names = sheet, tuple(names)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("How the game went"))
        if self._sheet is not None:
            self.setAccessibleDescription("\n".join(map(self._in_words, self._sheet.columns)))
        self.update()

    def _in_words(self, column: Column) -> str:
        pairs = zip(self._names, column.totals, strict=True)
        return ", ".join(f"{name}: {total}" for name, total in pairs)

    # ------------------------------------------------------------ places

    def areas(self) -> tuple[QRectF, ...]:
        """The ground of each game's lines."""
        if self._sheet is None:
            return ()
        games = len(self._sheet.columns)
        marks = QFontMetricsF(font(11)).horizontalAdvance(str(self._sheet.rules.target)) + 10
        whole = QRectF(self.rect()).adjusted(_PAD, 26, -_PAD, -20)
        wide = (whole.width() - (games - 1) * _GAP) / games
        return tuple(
            QRectF(
                whole.left() + at * (wide + _GAP) + marks, whole.top(), wide - marks, whole.height()
            )
            for at in range(games)
        )

    def _top(self, column: Column) -> int:
        assert self._sheet is not None
        return max(self._sheet.rules.target, *column.totals)

    # ------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._sheet is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_paper(painter)
        self._paint_legend(painter)
        for at, (area, column) in enumerate(zip(self.areas(), self._sheet.columns, strict=True)):
            self._paint_scale(painter, area, column)
            if len(self._sheet.columns) > 1:
                self._paint_title(painter, area, at + 1)
            for party in reversed(range(len(self._names))):
                self._paint_line(painter, area, column, party)
        painter.end()

    def _paint_paper(self, painter: QPainter) -> None:
        ground = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        light = self.theme.light
        painter.setPen(QPen(faded(self.theme.sheen, 0.11), 1))
        painter.setBrush(faded("#ffffff", 0.66) if light else faded("#000000", 0.24))
        painter.drawRoundedRect(ground, 10, 10)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _paint_legend(self, painter: QPainter) -> None:
        """The sides at the upper right, as far as there is room."""
        if len(self.areas()) > 1:
            return  # there the heads of the games stand, and the table below names the sides
        face = font(12)
        metrics = QFontMetricsF(face)
        painter.setFont(face)
        most = (self.width() * 0.62) / max(1, len(self._names)) - 26
        names = [metrics.elidedText(n, Qt.TextElideMode.ElideRight, most) for n in self._names]
        x = self.width() - _PAD - sum(metrics.horizontalAdvance(name) + 26 for name in names) + 10
        for party, name in enumerate(names):
            painter.fillPath(party_path(x + 5, 14, party, 9), QColor(self.theme.parties[party]))
            painter.setPen(QColor(self.theme.words))
            painter.drawText(QPointF(x + 14, 18.5), name)
            x += metrics.horizontalAdvance(name) + 26

    def _paint_title(self, painter: QPainter, area: QRectF, number: int) -> None:
        words = QCoreApplication.translate("Scoresheet", "Game {number}", "one of three: Hollywood")
        painter.setFont(font(12, bold=True, head=True))
        painter.setPen(QColor(self.theme.accent))
        box = QRectF(area.left(), 5, area.width(), 18)
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft, words.format(number=number))

    def _paint_scale(self, painter: QPainter, area: QRectF, column: Column) -> None:
        assert self._sheet is not None
        target = self._sheet.rules.target
        painter.setFont(font(11))
        for value in (0, target // 2, target):
            y = floor(_height(area, value, self._top(column))) + 0.5  # sharp
            painter.setPen(QPen(faded(self.theme.sheen, 0.3 if value == 0 else 0.12), 1))
            if value == target:
                pen = QPen(QColor(self.theme.accent), 1)
                pen.setDashPattern([4, 3])
                painter.setPen(pen)
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(QColor(self.theme.accent if value == target else self.theme.mute))
            box = QRectF(area.left() - 60, y - 8, 54, 16)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, flags, str(value))
        self._paint_hands(painter, area, len(column.running))

    def _paint_hands(self, painter: QPainter, area: QRectF, hands: int) -> None:
        """The numbers of the hands below the axis; some are left out where they are many."""
        step = next((n for n in (1, 2, 5, 10, 20) if area.width() / hands * n >= _NEAR), hands)
        painter.setPen(QColor(self.theme.mute))
        for hand in range(step, hands + 1, step):
            box = QRectF(area.left() + area.width() * hand / hands - 16, area.bottom() + 2, 32, 16)
            box.moveRight(min(box.right(), area.right() + _PAD - 2))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(hand))

    def _paint_line(self, painter: QPainter, area: QRectF, column: Column, party: int) -> None:
        points = [QPointF(area.left(), area.bottom())]
        hands = len(column.running)
        for at, totals in enumerate(column.running, 1):
            x = area.left() + area.width() * at / hands
            points.append(QPointF(x, _height(area, totals[party], self._top(column))))
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        pen = QPen(QColor(self.theme.parties[party]), 2.2)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if _DASHES[party]:
            pen.setDashPattern(list(_DASHES[party]))
        painter.strokePath(path, pen)
        end = points[-1]
        mark = party_path(end.x(), end.y(), party, 8)
        painter.fillPath(mark, QColor(self.theme.parties[party]))


def _height(area: QRectF, value: int, top: int) -> float:
    return area.bottom() - area.height() * value / top
