"""How something went in time, as lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHelpEvent,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from okrummy_gui.model.statistics import Course
from okrummy_gui.view.dialogs.base import Themed
from okrummy_gui.view.painting import party_path, path_of
from okrummy_gui.view.theme import Theme, faded, font

MOST_POINTS: Final = 240
"""More would only lie on each other."""
STEPS: Final = 4
_HEAD: Final = 30.0
_FOOT: Final = 24.0
_PAD: Final = 14.0
_NEAR: Final = 6.0
"""How far beside the scale a place still counts."""


def ticks(low: float, high: float, steps: int = STEPS) -> tuple[float, ...]:
    """Round figures from at most `low` to at least `high`."""
    reach = max(high - low, 1e-9)
    power = 10.0 ** floor(log10(reach / steps))
    size = next(k * power for k in (1, 2, 2.5, 5, 10) if k * power * steps >= reach * 0.999)
    first, last = floor(low / size + 1e-9), ceil(high / size - 1e-9)
    return tuple(at * size for at in range(first, last + 1))


def thinned(count: int, most: int = MOST_POINTS) -> list[int]:
    """Which places of so many are drawn; the first and the last are."""
    if count <= most:
        return list(range(count))
    return [round(at * (count - 1) / (most - 1)) for at in range(most)]


class Plot(Themed, QWidget):
    """A course with its title, its scale, and what each line is."""

    def __init__(
        self,
        theme: Theme,
        figure: Callable[[float], str],
        mark: Callable[[float], str],
        scale: Sequence[float] = (),
    ) -> None:
        """`figure` and `mark` print values and the scale, which `scale` fixes.

        Without it the course does, from 0 on.
        """
        super().__init__()
        self._theme, self._figure, self._mark, self._scale = theme, figure, mark, tuple(scale)
        self._course = Course()
        self._title, self._ends = "", ("", "")
        self._names: tuple[str, ...] = ("",)
        self._empty = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_course(self, course: Course) -> None:
        self._course = course
        self.update()

    def set_words(
        self, title: str, names: tuple[str, ...], ends: tuple[str, str], empty: str
    ) -> None:
        """Title, what each line is, the days at both ends, and what to say of an empty course."""
        self._title, self._names, self._ends, self._empty = title, names, ends, empty
        self.setAccessibleName(title)
        last = [f"{name}: {value}" for name, value in zip(names, self._last(), strict=False)]
        self.setAccessibleDescription(", ".join(last) or empty)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(420, 190)

    def minimumSizeHint(self) -> QSize:
        return QSize(260, 120)

    # ------------------------------------------------------------ places

    def _last(self) -> list[str]:
        return [self._figure(line[-1]) for line in self._course.lines if line]

    def _ticks(self) -> tuple[float, ...]:
        if self._scale:
            return self._scale
        highest = max((value for line in self._course.lines for value in line), default=1)
        steps = STEPS if self.height() > 150 else 2
        return ticks(0, max(1, highest), steps)

    def _area(self, marks: Sequence[float]) -> QRectF:
        metrics = QFontMetricsF(font(11))
        left = max(metrics.horizontalAdvance(self._mark(mark)) for mark in marks) + _PAD + 8
        values = self._last()
        face = QFontMetricsF(font(12, bold=True))
        right = max((face.horizontalAdvance(value) for value in values), default=0) + _PAD + 10
        whole = QRectF(self.rect())
        return whole.adjusted(left, _HEAD + 6, -right, -_FOOT)

    def _x(self, area: QRectF, at: int) -> float:
        count = len(self._course.moments)
        return area.left() + area.width() * (at / (count - 1) if count > 1 else 0.5)

    @staticmethod
    def _y(area: QRectF, marks: Sequence[float], value: float) -> float:
        low, high = marks[0], marks[-1]
        return area.bottom() - area.height() * (value - low) / (high - low)

    # ------------------------------------------------------------ telling

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            told = escape(self.told_at(event.pos().x())).replace("\n", "<br>")
            # As markup, for which a tool tip takes whatever looks like it: names never are.
            QToolTip.showText(event.globalPos(), f"<div>{told}</div>" if told else "", self)
            return True
        return super().event(event)

    def told_at(self, x: float) -> str:
        """The values at this place, in words."""
        count = len(self._course.moments)
        if count < 2:
            return ""
        area = self._area(self._ticks())
        at = round((x - area.left()) / area.width() * (count - 1))
        if not 0 <= at < count or not area.left() - _NEAR <= x <= area.right() + _NEAR:
            return ""
        pairs = zip(self._names, self._course.lines, strict=False)
        return "\n".join(f"{name}: {self._figure(line[at])}" for name, line in pairs)

    # ------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_head(painter)
        if len(self._course.moments) < 2:
            self._paint_empty(painter)
        else:
            marks = self._ticks()
            area = self._area(marks)
            self._paint_scale(painter, area, marks)
            self._paint_ends(painter, area)
            for party in reversed(range(len(self._course.lines))):
                self._paint_line(painter, area, marks, party)
            self._paint_values(painter, area, marks)
        painter.end()

    def _paint_head(self, painter: QPainter) -> None:
        face = font(15, bold=True, head=True)
        painter.setFont(face)
        painter.setPen(QColor(self._theme.accent))
        legend = self._legend_width() if len(self._names) > 1 else 0
        room = self.width() - 2 * _PAD - legend - 12
        title = QFontMetricsF(face).elidedText(self._title, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QPointF(_PAD, 21), title)
        if len(self._names) > 1:
            self._paint_legend(painter)

    def _legend_names(self) -> list[str]:
        metrics = QFontMetricsF(font(12))
        most = max(60.0, self.width() * 0.2)
        return [metrics.elidedText(n, Qt.TextElideMode.ElideRight, most) for n in self._names]

    def _legend_width(self) -> float:
        metrics = QFontMetricsF(font(12))
        return sum(metrics.horizontalAdvance(name) + 30 for name in self._legend_names()) - 14

    def _paint_legend(self, painter: QPainter) -> None:
        face = font(12)
        metrics = QFontMetricsF(face)
        painter.setFont(face)
        x = self.width() - _PAD - self._legend_width()
        for party, name in enumerate(self._legend_names()):
            painter.fillPath(party_path(x + 5, 16, party, 9), QColor(self._theme.parties[party]))
            painter.setPen(QColor(self._theme.text))
            painter.drawText(QPointF(x + 15, 20.5), name)
            x += metrics.horizontalAdvance(name) + 30

    def _paint_empty(self, painter: QPainter) -> None:
        painter.setFont(font(13))
        painter.setPen(QColor(self._theme.mute))
        box = QRectF(self.rect()).adjusted(_PAD, _HEAD, -_PAD, -_PAD)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(box, flags, self._empty)

    def _paint_scale(self, painter: QPainter, area: QRectF, marks: Sequence[float]) -> None:
        painter.setFont(font(11))
        for mark in marks:
            y = self._y(area, marks, mark)
            strong = mark == marks[0]
            painter.setPen(QPen(faded(self._theme.sheen, 0.28 if strong else 0.10), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(QColor(self._theme.mute))
            box = QRectF(0, y - 9, area.left() - 8, 18)
            aligned = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, aligned, self._mark(mark))

    def _paint_ends(self, painter: QPainter, area: QRectF) -> None:
        painter.setFont(font(11))
        painter.setPen(QColor(self._theme.mute))
        box = QRectF(area.left(), area.bottom() + 3, area.width(), 18)
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft, self._ends[0])
        if self._ends[1] != self._ends[0]:
            painter.drawText(box, Qt.AlignmentFlag.AlignRight, self._ends[1])

    def _path(self, area: QRectF, marks: Sequence[float], party: int) -> QPainterPath:
        line = self._course.lines[party]
        spots = [(self._x(area, at), self._y(area, marks, line[at])) for at in thinned(len(line))]
        return path_of(*spots)

    def _paint_line(
        self, painter: QPainter, area: QRectF, marks: Sequence[float], party: int
    ) -> None:
        path = self._path(area, marks, party)
        colour = self._theme.parties[party]
        if party == 0:
            ground = QPainterPath(path)
            ground.lineTo(area.bottomRight())
            ground.lineTo(area.bottomLeft())
            ground.closeSubpath()
            shade = QLinearGradient(area.topLeft(), area.bottomLeft())
            shade.setColorAt(0, faded(colour, 0.30))
            shade.setColorAt(1, faded(colour, 0.02))
            painter.fillPath(ground, shade)
        pen = QPen(QColor(colour), 2.2 if party == 0 else 1.6)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        if party:
            pen.setDashPattern([4, 2.6])
        painter.strokePath(path, pen)

    def _paint_values(self, painter: QPainter, area: QRectF, marks: Sequence[float]) -> None:
        """The last value of each line beside its end, apart from each other."""
        ends = [(self._y(area, marks, line[-1]), at) for at, line in enumerate(self._course.lines)]
        painter.setFont(font(12, bold=True))
        texts = self._last()
        for (y, party), place in zip(sorted(ends), _apart(sorted(y for y, _ in ends)), strict=True):
            colour = QColor(self._theme.parties[party])
            painter.fillPath(party_path(area.right(), y, party, 8), colour)
            painter.setPen(colour)
            painter.drawText(QPointF(area.right() + 10, place + 4.5), texts[party])


def _apart(places: list[float], least: float = 15) -> list[float]:
    """The places, moved so far that words beside them don't overlap."""
    if len(places) < 2 or places[1] - places[0] >= least:
        return places
    middle = (places[0] + places[1]) / 2
    return [middle - least / 2, middle + least / 2, *places[2:]]
