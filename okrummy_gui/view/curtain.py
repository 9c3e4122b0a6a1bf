"""The curtain between two people who play at one machine."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QPropertyAnimation,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from shiboken6 import isValid

from okrummy_gui.engine.cards import Suit
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.painting import (
    Align,
    ButtonLook,
    Canvas,
    around,
    paint_button,
    path_of,
    rounded,
)
from okrummy_gui.view.table.motion import Motion
from okrummy_gui.view.theme import CREAM, GOLD, GREEN, INK, PALE, Theme, faded, mixed

RISE: Final = 420
"""Milliseconds in which the curtain goes up, at motion 1."""
PLATE: Final = (520.0, 312.0)
_FOLDS: Final = (1.0, 0.82, 1.16, 0.9, 1.08, 0.78, 1.2)
_FOLD: Final = 66.0
_SWAG: Final = 250.0
_DROP: Final = 74.0
_PAPER: Final = "#fcf9f2"


class PaintedButton(QPushButton):
    """A button of the table's look as a widget; of the keys it takes Space alone."""

    def __init__(self, art: CardArt, look: ButtonLook, parent: QWidget) -> None:
        super().__init__(parent)
        self._art, self.look = art, look
        self.theme: Theme = GREEN
        self.scale = 1.0
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.scale, self.scale)
        canvas = Canvas(painter, self.theme, self._art, self.devicePixelRatioF() * self.scale)
        rect = QRectF(0, 0, self.width() / self.scale, self.height() / self.scale)
        hot, down, inner = self.underMouse(), self.isDown(), rect.adjusted(6, 6, -6, -8)
        paint_button(canvas, inner, self.text(), self.look, hot=hot, down=down)
        if self.hasFocus():
            ring = rounded(inner.adjusted(-3.5, -3.5, 3.5, 3.5), 13)
            dark = self.look is ButtonLook.MAIN
            canvas.line(ring, faded(INK, 0.6) if dark else PALE, 1.4)
        painter.end()


@dataclass(frozen=True, slots=True)
class _Places:
    """Where things lie in a curtain of a size; `k` is the size of a unit of the plate."""

    k: float
    plate: QRectF
    button: QRect


def _places(width: float, height: float) -> _Places:
    k = max(0.5, min(1.5, width / 1180, height / 700, (width - 24) / PLATE[0]))
    k = max(k, min(0.8, (width - 24) / PLATE[0], (height - 24) / (PLATE[1] + 90)))
    w, h = PLATE[0] * k, PLATE[1] * k
    plate = QRectF((width - w) / 2, (height - h) / 2 + 34 * k, w, h)
    size = (min(320.0, PLATE[0] - 60) * k, 76 * k)
    left, top = plate.center().x() - size[0] / 2, plate.bottom() - size[1] - 24 * k
    return _Places(k, plate, QRectF(left, top, *size).toRect())


class Curtain(QWidget):
    """Covers its parent and names who is to sit down; nothing reaches the parent meanwhile.

    It comes down at once, so that no card is seen a moment too long, and rises with the motion.
    """

    lift_asked = Signal()

    def __init__(self, art: CardArt, motion: Motion, parent: QWidget) -> None:
        super().__init__(parent)
        self._area, self._art, self._motion = parent, art, motion
        self._theme, self._name = GREEN, ""
        self._headline, self._manners = "", ""
        self._cloth: tuple[tuple[object, ...], QPixmap] | None = None
        self._before: QWidget | None = None
        self.is_down = False
        self.button = PaintedButton(art, ButtonLook.MAIN, self)
        self.button.clicked.connect(self.lift_asked)
        self.setFocusProxy(self.button)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._rise = QPropertyAnimation(self, b"pos", self)
        self._rise.setEasingCurve(QEasingCurve.Type.InCubic)
        self._rise.finished.connect(self.hide)
        self.hide()

    def lower(self, name: str, theme: Theme) -> None:  # type: ignore[override]
        """Cover the table at once and ask for this person."""
        self._rise.stop()
        self._name, self._theme, self.button.theme = name, theme, theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        if not self.is_down:
            self.is_down = True
            self._before = focus_outside(self)
            self._area.installEventFilter(self)
            _application().focusChanged.connect(self._keep_focus)
        self.retranslate()
        self._cover()
        self.show()
        self.raise_()
        self.button.setFocus()

    def lift(self) -> None:
        """Give the table back; the keys are its own at once, the cloth takes a moment."""
        if not self.is_down:
            return
        self.is_down = False
        _application().focusChanged.disconnect(self._keep_focus)
        self._area.removeEventFilter(self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        give_focus(self._before, self._area)
        self._before = None
        time = round(RISE * max(0.0, self._motion.factor))
        if time == 0 or not self.isVisible():
            self.hide()
            return
        self._rise.setDuration(time)
        self._rise.setStartValue(self.pos())
        self._rise.setEndValue(QPoint(0, -self.height()))
        self._rise.start()

    def retranslate(self) -> None:
        self._headline = self.tr("{name}, it is your turn").format(name=self._name)
        self._manners = self.tr("The others look away, please.")
        self.button.setText(self.tr("Show my cards"))
        self.setAccessibleName(self._headline)
        self.setAccessibleDescription(self._manners)
        # A screen reader says the focused button: this is where the name must be heard.
        self.button.setAccessibleDescription(f"{self._headline}. {self._manners}")
        self.update()

    # ------------------------------------------------------------ keeping the table apart

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._cover()
        elif event.type() == QEvent.Type.ChildPolished:
            self.raise_()  # what is new in the parent lies on top
        return False

    def event(self, event: QEvent) -> bool:
        taken = super().event(event)
        if event.type() in _INPUT:
            event.accept()  # else it would go on to the parent
            return True
        return taken

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A key held down since the turn before must not lift the curtain.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.button.click()

    def focusNextPrevChild(self, forward: bool) -> bool:
        return self.is_down or super().focusNextPrevChild(forward)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _keep_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        if new is None or new is self.button:
            return
        if new is self._area or self._area.isAncestorOf(new):
            self.button.setFocus()

    def _cover(self) -> None:
        self.setGeometry(self._area.rect())
        places = _places(self.width(), self.height())
        self.button.scale = places.k
        self.button.setGeometry(places.button)

    # ------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        key = (self.width(), self.height(), ratio, self._theme.name)
        if self._cloth is None or self._cloth[0] != key:
            self._cloth = (key, self._painted_cloth(ratio))
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._cloth[1])
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        places = _places(self.width(), self.height())
        painter.translate(places.plate.topLeft())
        painter.scale(places.k, places.k)
        canvas = Canvas(painter, self._theme, self._art, ratio * places.k)
        _paint_fan(canvas, PLATE[0] / 2)
        _paint_plate(canvas, self._headline, self._manners)
        painter.end()

    def _painted_cloth(self, ratio: float) -> QPixmap:
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, self._theme, self._art, ratio)
        k = max(0.7, min(self.width() / 1280, self.height() / 800))
        paint_cloth(canvas, self.width(), self.height(), k)
        painter.end()
        return pixmap


_INPUT: Final = frozenset(
    {
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.MouseMove,
        QEvent.Type.Wheel,
        QEvent.Type.ContextMenu,
        QEvent.Type.KeyPress,
        QEvent.Type.KeyRelease,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.TouchEnd,
        QEvent.Type.ToolTip,
        QEvent.Type.WhatsThis,
    }
)


def focus_outside(panel: QWidget) -> QWidget | None:
    """Which widget of the window has the keys, if it is no part of the panel."""
    now: QWidget | None = panel.window().focusWidget()
    return None if now is None or now is panel or panel.isAncestorOf(now) else now


def give_focus(before: QWidget | None, area: QWidget) -> None:
    """The keys go back to the widget that had them, or to the area where that one is gone."""
    there = before is not None and isValid(before) and before.isVisible()
    (before if before is not None and there else area).setFocus()


def _application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return application


# ---------------------------------------------------------------- the plate


def _paint_fan(canvas: Canvas, x: float) -> None:
    """Five cards face down, held up behind the plate."""
    for turn in (-26, -13, 0, 13, 26):
        at = math.radians(turn)
        canvas.card(None, x + 210 * math.sin(at), 186 - 210 * math.cos(at), 92, turn)


def _paint_plate(canvas: Canvas, headline: str, manners: str) -> None:
    rect = QRectF(0, 0, *PLATE)
    for at in range(9):
        grown = rect.adjusted(-at, 2 - at, at, 5 + at)
        canvas.fill(rounded(grown, 16 + at), QColor(0, 0, 0, 12))
    canvas.fill(rounded(rect, 16), _PAPER)
    canvas.line(rounded(rect.adjusted(9, 9, -9, -9), 10), GOLD, 1.4)
    canvas.line(rounded(rect.adjusted(13, 13, -13, -13), 7), faded(GOLD, 0.45), 0.8)
    middle, room = PLATE[0] / 2, PLATE[0] - 68
    _paint_rows(canvas, QRectF(34, 24, room, 92), headline, 33, True)
    _paint_divider(canvas, middle, 136)
    _paint_rows(canvas, QRectF(34, 152, room, 54), manners, 17, False)


def _paint_rows(canvas: Canvas, rect: QRectF, words: str, px: float, head: bool) -> None:
    """Two rows at most, smaller letters if need be, in the middle of the rect."""
    least = px * 0.6
    rows = _broken(canvas, words, px, head, rect.width())
    while px > least and len(rows) > 2:
        px -= 1
        rows = _broken(canvas, words, px, head, rect.width())
    rows = _evened(canvas, words, px, head, rect.width())
    step = px * 1.24
    y = rect.center().y() - step * (len(rows) - 1) / 2
    colour = QColor(INK) if head else faded(INK, 0.72)
    for row in rows:
        canvas.text(
            rect.center().x(),
            y,
            row,
            px,
            colour,
            bold=head,
            head=head,
            align=Align.CENTRE,
            room=rect.width(),
        )
        y += step


def _broken(canvas: Canvas, words: str, px: float, head: bool, room: float) -> list[str]:
    rows: list[str] = []
    for word in words.split(" "):
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and canvas.measure(longer, px, head, head) <= room:
            rows[-1] = longer
        else:
            rows.append(word)
    return rows


def _evened(canvas: Canvas, words: str, px: float, head: bool, room: float) -> list[str]:
    """As many rows as the room needs, of about the same width."""
    rows = _broken(canvas, words, px, head, room)
    while room > px:
        room -= px / 2
        closer = _broken(canvas, words, px, head, room)
        if len(closer) > len(rows) or any(canvas.measure(r, px, head, head) > room for r in closer):
            break
        rows = closer
    return rows


def _paint_divider(canvas: Canvas, x: float, y: float) -> None:
    for side in (-1, 1):
        canvas.line(path_of((x + side * 46, y), (x + side * 150, y)), faded(GOLD, 0.7), 1)
        canvas.disc(x + side * 150, y, 1.8, GOLD)
    for at, suit in enumerate(Suit):
        canvas.suit(suit, x + (at - 1.5) * 21, y, 12, canvas.art.suit_color(suit))


# ---------------------------------------------------------------- the cloth


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
