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
    QPropertyAnimation,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from okrummy_gui.engine.cards import Suit
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.cloth import paint_cloth
from okrummy_gui.view.overlay import Overlay, focus_outside, give_focus
from okrummy_gui.view.paintedbutton import PaintedButton
from okrummy_gui.view.painting import Align, ButtonLook, Canvas, path_of, rounded
from okrummy_gui.view.table.motion import Motion
from okrummy_gui.view.theme import GOLD, GREEN, INK, Theme, faded

RISE: Final = 420
"""Milliseconds in which the curtain goes up, at motion 1."""
PLATE: Final = (520.0, 312.0)
_PAPER: Final = "#fcf9f2"


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


class Curtain(Overlay):
    """Covers its parent and names who is to sit down; nothing reaches the parent meanwhile.

    It comes down at once, so that no card is seen a moment too long, and rises with the motion.
    """

    lift_asked = Signal()
    is_down = False

    def __init__(self, art: CardArt, motion: Motion, parent: QWidget) -> None:
        super().__init__(parent)
        self._art, self._motion = art, motion
        self._theme, self._name = GREEN, ""
        self._headline, self._manners = "", ""
        self._cloth: tuple[tuple[object, ...], QPixmap] | None = None
        self._before: QWidget | None = None
        self.button = PaintedButton(art, ButtonLook.MAIN, self)
        self.button.clicked.connect(self.lift_asked)
        self.setFocusProxy(self.button)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._rise = QPropertyAnimation(self, b"pos", self)
        self._rise.setEasingCurve(QEasingCurve.Type.InCubic)
        self._rise.finished.connect(self.hide)
        self.hide()

    def lower(self, name: str, theme: Theme) -> None:  # type: ignore[override]  # a curtain's
        """Cover the table at once and ask for this person."""
        self._rise.stop()
        self._name, self._theme, self.button.theme = name, theme, theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        if not self.is_down:
            self.is_down = True
            self._before = focus_outside(self)
            _application().focusChanged.connect(self._keep_focus)
        self.retranslate()
        self.place()
        self.show()
        self.raise_()
        self.button.setFocus()

    def lift(self) -> None:
        """Give the table back; the keys are its own at once, the cloth takes a moment."""
        if not self.is_down:
            return
        self.is_down = False
        _application().focusChanged.disconnect(self._keep_focus)
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
        if self.is_down:
            super().eventFilter(watched, event)
            if event.type() == QEvent.Type.ChildPolished:
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

    def _keep_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        if new is None or new is self.button:
            return
        if new is self._area or self._area.isAncestorOf(new):
            self.button.setFocus()

    def place(self) -> None:
        super().place()
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
    rows = canvas.broken(words, px, rect.width(), head, head)
    while px > least and len(rows) > 2:
        px -= 1
        rows = canvas.broken(words, px, rect.width(), head, head)
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


def _evened(canvas: Canvas, words: str, px: float, head: bool, room: float) -> list[str]:
    """As many rows as the room needs, of about the same width."""
    rows = canvas.broken(words, px, room, head, head)
    while room > px:
        room -= px / 2
        closer = canvas.broken(words, px, room, head, head)
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
