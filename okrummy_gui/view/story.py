"""What happened while somebody else sat at the machine, told step by step over the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QScrollBar, QVBoxLayout, QWidget

from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.overlay import Overlay, focus_outside, give_focus
from okrummy_gui.view.paintedbutton import PaintedButton
from okrummy_gui.view.painting import ButtonLook, Canvas, path_of, rounded
from okrummy_gui.view.table.drawings import table_layout
from okrummy_gui.view.table.motion import Motion
from okrummy_gui.view.theme import GOLD, GREEN, PALE, TITLE, Theme, faded, font

STEP: Final = 550
"""Milliseconds from line to line, at motion 1."""
LONGEST: Final = 7000
"""Milliseconds for a whole story; long ones are told faster."""
FADE: Final = 26
WIDTH: Final = 312.0
"""Of the panel, as the following in units of the table's drawing."""
_HEAD: Final = 50.0
_FOOT: Final = 62.0
_DOT: Final = 24.0
_PX: Final = 15.0
_STEP: Final = _PX * 1.3


def above_the_hand(size: QSize) -> QRect:
    """Where a story may lie on a table of this size: over all but the hand and the buttons."""
    layout = table_layout(size.width(), size.height())
    top = round(layout.inset + 10)
    bottom = round(layout.hand.y - layout.hand.height / 2 - layout.lift - 8)
    right = layout.buttons[0].right() if layout.compact else layout.hand.right
    left, right = round(layout.hand.left), round(right)
    return QRect(left, top, right - left, bottom - top)


class _Line(QLabel):
    """One step of the story; a label, so that a screen reader finds it."""

    def __init__(self, art: CardArt, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._scale = 1.0
        self.theme: Theme = GREEN
        self.first = self.last = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)

    def fit(self, width: int, scale: float) -> None:
        """As high as its words need at this width."""
        self._scale = scale
        rows = self._rows(self._canvas(QPainter()), width / scale)
        self.setFixedSize(width, round((len(rows) * _STEP + 11) * scale))

    def _canvas(self, painter: QPainter) -> Canvas:
        return Canvas(painter, self.theme, self._art, self.devicePixelRatioF() * self._scale)

    def _rows(self, canvas: Canvas, width: float) -> list[str]:
        return canvas.broken(self.text(), _PX, width - _DOT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._scale, self._scale)
        canvas = self._canvas(painter)
        width, y = self.width() / self._scale, 5.5 + _STEP / 2
        self._paint_thread(canvas, y)
        colour = TITLE if self.last else self.theme.text
        for row in self._rows(canvas, width):
            canvas.text(_DOT, y, row, _PX, colour, room=width - _DOT)
            y += _STEP
        painter.end()

    def _paint_thread(self, canvas: Canvas, y: float) -> None:
        """A line from step to step, and the step as a bead on it."""
        top, bottom = (y if self.first else 0.0), (y if self.last else self.height() / self._scale)
        if bottom > top:
            canvas.line(path_of((7, top), (7, bottom)), faded(PALE, 0.35), 1.4)
        if self.last:
            canvas.disc(7, y, 6.5, faded(PALE, 0.22))
        canvas.disc(7, y, 3.6, QColor(PALE if self.last else GOLD))


class _Veil(QWidget):
    """Fades the words out where more of them are hidden above or below."""

    def __init__(self, bar: QScrollBar, parent: QWidget) -> None:
        super().__init__(parent)
        self._bar = bar
        self.theme: Theme = GREEN
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        bar.valueChanged.connect(self.update)
        bar.rangeChanged.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        height = self.height()
        if self._bar.value() > self._bar.minimum():
            self._fade(painter, 0, FADE)
        if self._bar.value() < self._bar.maximum():
            self._fade(painter, height, height - FADE)
        painter.end()

    def _fade(self, painter: QPainter, edge: int, inner: int) -> None:
        shade = QLinearGradient(0, edge, 0, inner)
        shade.setColorAt(0, QColor(self.theme.panel))
        shade.setColorAt(1, faded(self.theme.panel, 0))
        painter.fillRect(QRect(0, min(edge, inner), self.width(), FADE), shade)


class Story(Overlay):
    """A panel on the table, in nobody's way: the hand stays free, the game goes on.

    It goes away when told to, never by itself.
    """

    closed = Signal()

    def __init__(
        self,
        art: CardArt,
        motion: Motion,
        parent: QWidget,
        ground: Callable[[QSize], QRect] = above_the_hand,
    ) -> None:
        """`ground` is where it may lie on a parent of this size; it grows from the lower right
        corner."""
        super().__init__(parent)
        self._art, self._motion, self._ground = art, motion, ground
        self._theme = GREEN
        self._words: Callable[[], Sequence[str]] = tuple
        self._lines: list[_Line] = []
        self._left = 0
        self._before: QWidget | None = None
        self._title, self._scale = "", 1.0
        self.button = PaintedButton(art, ButtonLook.PLAIN, self)
        self.button.clicked.connect(self.close)
        self._scroll, self._inside = self._scroll_area()
        self._veil = _Veil(self._scroll.verticalScrollBar(), self)
        self.setFocusProxy(self.button)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._next = QTimer(self)
        self._next.timeout.connect(self._tell_next)
        self.set_theme(GREEN)
        self.retranslate()
        self.hide()

    @property
    def told(self) -> tuple[str, ...]:
        """The lines that are seen so far."""
        return tuple(line.text() for line in self._lines)

    def tell(self, lines: Callable[[], Sequence[str]]) -> None:
        """Tell these lines, in the language of the moment; without lines nothing is shown."""
        self._next.stop()
        self._words = lines
        self._forget()
        count = len(lines())
        self._left = count
        if not count:
            self.hide()
            return
        if self.isHidden():
            self._before = focus_outside(self)
        self.show()
        self.raise_()
        self.button.setFocus()
        pause = round(min(STEP, LONGEST / count) * max(0.0, self._motion.factor))
        if pause == 0:
            self.tell_all()
            return
        self._tell_next()
        if self._left:
            self._next.start(pause)

    def tell_all(self) -> None:
        """The rest at once."""
        while self._left:
            self._tell_next()

    def close(self) -> bool:
        """Put it away; the keys, if it has them, go back to whoever had them."""
        if self.isHidden():
            return True
        self._next.stop()
        self._left = 0
        if focus_outside(self) is None:
            give_focus(self._before, self._area)
        self._before = None
        self.hide()
        self._forget()
        self._words = tuple  # of a game that may be gone when the language changes
        self.closed.emit()
        return True

    def set_theme(self, theme: Theme) -> None:
        self._theme = self.button.theme = self._veil.theme = theme
        for line in self._lines:
            line.theme = theme
        self._scroll.setStyleSheet(
            f"QScrollBar:vertical {{ background: transparent; width: 8px; margin: 0; }}"
            f"QScrollBar::handle:vertical {{ background: {theme.felt[0]}; border-radius: 4px;"
            f" min-height: 24px; }}"
            f"QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}"
            f"QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{"
            f" background: transparent; }}"
        )
        self.update()

    def retranslate(self) -> None:
        self._title = self.tr("Since your last turn")
        self.button.setText(self.tr("Got it"))
        self.setAccessibleName(self._title)
        # A screen reader says the focused button: this is where the heading is heard.
        self.button.setAccessibleDescription(self._title)
        for line, text in zip(self._lines, self._words(), strict=False):
            line.setText(text)
        self.place()

    # ------------------------------------------------------------ telling

    def _scroll_area(self) -> tuple[QScrollArea, QWidget]:
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setViewport(QWidget())  # fills no ground; see Table for what asking for Qt's costs
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addStretch(1)
        area.setWidget(inside)
        inside.setAutoFillBackground(False)
        return area, inside

    def _tell_next(self) -> None:
        words = self._words()
        at = len(self._lines)
        self._left = max(0, len(words) - at - 1)
        if at < len(words):
            self._add(words[at])
        if not self._left:
            self._next.stop()

    def _add(self, text: str) -> None:
        for line in self._lines:
            line.last = False
            line.update()
        line = _Line(self._art, text, self._inside)
        line.theme = self._theme
        line.first, line.last = not self._lines, True
        bar = self._scroll.verticalScrollBar()
        at_end = bar.value() == bar.maximum()
        self._lines.append(line)
        self._layout().insertWidget(len(self._lines) - 1, line)
        self.place()
        if at_end:
            bar.setValue(bar.maximum())
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(line, QAccessible.Event.Alert))

    def _layout(self) -> QVBoxLayout:
        layout = self._inside.layout()
        assert isinstance(layout, QVBoxLayout)
        return layout

    def _forget(self) -> None:
        for line in self._lines:
            self._layout().removeWidget(line)
            line.hide()
            line.deleteLater()
        self._lines = []

    # ------------------------------------------------------------ places

    def place(self) -> None:
        ground = self._ground(self._area.size())
        k = self._scale = max(1.0, table_layout(self._area.width(), self._area.height()).scale)
        head, foot = round(_HEAD * k), round(_FOOT * k)
        width, side = min(round(WIDTH * k), ground.width()), round(18 * k)
        for line in self._lines:
            line.fit(width - 2 * side, k)
        wanted = sum(line.height() for line in self._lines)
        height = min(head + wanted + foot, ground.height())
        right, bottom = ground.x() + ground.width(), ground.y() + ground.height()
        self.setGeometry(right - width, bottom - height, width, height)
        # The scroll bar has the margin at the right.
        self._scroll.setGeometry(side, head, width - side - 6, height - head - foot)
        self._veil.setGeometry(side, head, width - 2 * side, height - head - foot)
        self._inside.setMinimumHeight(wanted)
        self._layout().activate()
        self._place_button(k, foot)
        self.update()

    def _place_button(self, k: float, foot: int) -> None:
        words = QFontMetricsF(font(_PX, True)).horizontalAdvance(self.button.text())
        width = round(min(max(130.0, words + 60) * k, self.width() - 16))
        left, top = (self.width() - width) // 2, self.height() - foot + round(6 * k)
        self.button.scale = k
        self.button.setGeometry(left, top, width, round(50 * k))

    # ------------------------------------------------------------ events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        bar = self._scroll.verticalScrollBar()
        moves = {
            Qt.Key.Key_Up: bar.value() - 30,
            Qt.Key.Key_Down: bar.value() + 30,
            Qt.Key.Key_PageUp: bar.value() - bar.pageStep(),
            Qt.Key.Key_PageDown: bar.value() + bar.pageStep(),
            Qt.Key.Key_Home: bar.minimum(),
            Qt.Key.Key_End: bar.maximum(),
        }
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            if not event.isAutoRepeat():
                self.close()
        elif key in moves:
            bar.setValue(moves[Qt.Key(key)])
        # Accepted whatever it was: a key meant for the story must not play a card.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.close()
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k = self._scale
        painter.scale(k, k)
        canvas = Canvas(painter, self._theme, self._art, self.devicePixelRatioF() * k)
        width, height = self.width() / k, self.height() / k
        rect = QRectF(1, 1, width - 2, height - 2)
        canvas.fill(rounded(rect, 14), self._theme.panel)
        canvas.line(rounded(rect, 14), faded(GOLD, 0.75), 1.4)
        canvas.line(rounded(rect.adjusted(4, 4, -4, -4), 11), faded(PALE, 0.2), 1)
        canvas.text(20, 25, self._title, 19, TITLE, bold=True, head=True, room=width - 40)
        canvas.line(path_of((20, _HEAD - 6), (width - 20, _HEAD - 6)), faded("#ffffff", 0.16), 1)
        painter.end()
