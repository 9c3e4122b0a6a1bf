"""What the tutorial says, in a panel over the table; and the lights on the places it speaks of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QLabel, QWidget

from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.paintedbutton import PaintedButton
from okrummy_gui.view.painting import ButtonLook, Canvas, rounded
from okrummy_gui.view.theme import GOLD, GREEN, PALE, TITLE, Theme, faded, font
from okrummy_gui.view.wording import aired

_PAD: Final = 18
_EDGE: Final = 12
_BUTTON: Final = 50
_SMALL: Final = 44
_ASIDE: Final = 190
_ASIDE_TWO: Final = 236
"""How wide the buttons are where they stand beside the words; with two of them in a row."""
_LONGEST: Final = 46
"""The most letters in a row or so: longer ones are hard to read."""
_LEAST_PX: Final = 11.5


@dataclass(frozen=True, slots=True)
class Words:
    """What the panel says now. Without a `task` there is only something to read."""

    place: str
    title: str
    text: str
    task: str = ""
    remark: str = ""
    go_on: str = ""
    """The golden button; empty where something is to be done."""
    show: str = ""
    """The button that does it for the learner."""
    skip: str = ""
    leave: str = ""


class TutorialPanel(QWidget):
    """Lies where the table needs no room; as a column or as a band."""

    went_on = Signal()
    skipped = Signal()
    left = Signal()

    def __init__(self, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._area, self._art, self._theme = parent, art, GREEN
        self._words = Words("", "", "")
        self._band = self._flat = False
        self._k = 1.0
        self.place, self.title = self._label("place"), self._label("title")
        self.text, self.task = self._label("text"), self._label("task")
        self.remark = self._label("remark")
        self.go_on = PaintedButton(art, ButtonLook.MAIN, self)
        self.show_me = PaintedButton(art, ButtonLook.PLAIN, self)
        self.skip = PaintedButton(art, ButtonLook.PLAIN, self)
        self.leave = PaintedButton(art, ButtonLook.PLAIN, self)
        self._buttons = (self.go_on, self.show_me, self.skip, self.leave)
        self.go_on.clicked.connect(self.went_on)
        self.show_me.clicked.connect(self.went_on)
        self.skip.clicked.connect(self.skipped)
        self.leave.clicked.connect(self.left)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.set_theme(GREEN)

    def _label(self, name: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return label

    # ------------------------------------------------------------ showing

    @property
    def words(self) -> Words:
        return self._words

    def say(self, words: Words) -> None:
        """Say this; what is new is told to a screen reader."""
        new = (words.text, words.task, words.remark) != (
            self._words.text,
            self._words.task,
            self._words.remark,
        )
        self._words = words
        for label, text in (
            (self.place, words.place),
            (self.title, words.title),
            (self.text, words.text),
            (self.task, words.task),
            (self.remark, words.remark),
            (self.go_on, words.go_on),
            (self.show_me, words.show),
            (self.skip, words.skip),
            (self.leave, words.leave),
        ):
            label.setText(aired(text) if isinstance(label, QLabel) else text)
            label.setVisible(bool(text))
        said = " ".join(filter(None, (words.remark, words.text, words.task)))
        self.setAccessibleName(words.title)
        self.setAccessibleDescription(said)
        # A screen reader says the focused button: this is where the text is heard.
        self.go_on.setAccessibleDescription(said)
        self.show_me.setAccessibleDescription(said)
        if new and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        for button in self._buttons:
            button.theme = theme
        self.setStyleSheet(
            f"QLabel {{ color: {theme.text}; background: transparent; }}"
            f"QLabel#title {{ color: {TITLE}; }}"
            f"QLabel#place {{ color: {theme.mute}; }}"
            f"QLabel#task {{ color: {PALE}; }}"
            f"QLabel#remark {{ color: {theme.text}; background: {theme.felt[0]};"
            f" border-left: 4px solid {GOLD}; padding: 5px 8px; }}"
        )
        self.update()

    # ------------------------------------------------------------ places

    def lie_in(self, ground: QRectF, scale: float, *, band: bool) -> None:
        """Cover this ground. Letters get smaller before the panel grows out of it."""
        self._band, self._k = band, max(1.0, min(2.4, scale))
        self._flat = False
        self._flat = band and ground.height() < self._stack() + 2 * self._u(_EDGE)
        self.text.setVisible(bool(self.text.text()))
        if self._words.remark and self._height(ground.width(), _LEAST_PX) > ground.height():
            self.text.hide()  # the remark says all that is needed now
        px = 17.5 * max(0.9, min(2.4, scale))
        height = self._height(ground.width(), px)
        while height > ground.height() and px > _LEAST_PX:
            px -= 0.5
            height = self._height(ground.width(), px)
        height = max(height, ground.height())
        top = max(1.0, min(ground.top(), self._area.height() - height - 4.0))
        self.setGeometry(QRectF(ground.left(), top, ground.width(), height).toRect())
        self._place(px)
        self.update()

    def _u(self, size: float) -> int:
        """A size of the drawing in pixels; on a small table as large as on a usual one."""
        return round(size * self._k)

    def _fonts(self, px: float) -> None:
        self.place.setFont(font(px * 0.87))
        self.title.setFont(font(px * 1.28, True, True))
        self.text.setFont(font(px))
        self.task.setFont(font(px, True))
        self.remark.setFont(font(px))

    def _lines(self) -> list[QLabel]:
        labels = (self.place, self.title, self.text, self.remark, self.task)
        return [label for label in labels if label.text() and not label.isHidden()]

    def _height(self, width: float, px: float) -> float:
        self._fonts(px)
        room = self._room(round(width), px)
        if self._band:
            return max(self._words_height(room), self._stack()) + 2 * self._u(_EDGE)
        words = sum(self._high(label, room) for label in self._lines())
        return words + 8 * len(self._lines()) + self._stack() + 2 * 14

    def _room(self, width: int, px: float) -> int:
        """How wide the words may be in a panel of this width."""
        if not self._band:
            return width - 2 * self._u(_PAD)
        return round(min(width - 3 * self._u(_PAD) - self._aside(), _LONGEST * px))

    def _aside(self) -> int:
        return self._u(_ASIDE_TWO) if self._flat else self._u(_ASIDE)

    def _words_height(self, room: int) -> int:
        """Of the words of a band; the place stands beside the title."""
        beneath = [label for label in self._lines() if label is not self.place]
        return sum(self._high(label, room) + 5 for label in beneath)

    def _high(self, label: QLabel, room: int) -> int:
        return max(0, label.heightForWidth(room)) if label.text() else 0

    def _stack(self) -> int:
        """The height of the buttons."""
        below = len(self.buttons()) - 1
        return self._u(_BUTTON) + self._u(_SMALL) * (min(1, below) if self._flat else below)

    def buttons(self) -> list[PaintedButton]:
        """Those that can be pressed now, from the top."""
        return [each for each in self._buttons if each.text()]

    def _place(self, px: float) -> None:
        if self._band:
            self._place_band(self._room(self.width(), px))
        else:
            self._place_column()
        for button in self._buttons:
            button.scale = max(0.85 * self._k, px / 17)

    def _place_band(self, room: int) -> None:
        y = max(self._u(_EDGE), (self.height() - self._words_height(room)) // 2)
        for label in self._lines():
            if label is self.place:
                continue
            high = self._high(label, room)
            label.setGeometry(self._u(_PAD), y, room, high)
            if label is self.title:
                wide = QFontMetrics(self.title.font()).horizontalAdvance(self.title.text())
                left = self._u(_PAD) + wide + 14
                base = y + high - self._high(self.place, room) - 1
                self.place.setGeometry(left, base, max(0, room - wide - 14), high)
            y += high + 5
        x, y = (
            self.width() - self._u(_PAD) - self._aside() + 6,
            (self.height() - self._stack()) // 2,
        )
        self._stack_buttons(QRect(x, y, self._aside(), self._stack()))

    def _place_column(self) -> None:
        room, y = self.width() - 2 * self._u(_PAD), 14
        for label in self._lines():
            high = self._high(label, room)
            label.setGeometry(self._u(_PAD), y, room, high)
            y += high + 8
        bottom = self.height() - self._stack() - 10
        self._stack_buttons(QRect(self._u(_PAD) - 6, bottom, room + 12, self._stack()))

    def _stack_buttons(self, ground: QRect) -> None:
        first, *rest = self.buttons() or [self.leave]
        first.setGeometry(ground.left(), ground.top(), ground.width(), self._u(_BUTTON))
        y = ground.top() + self._u(_BUTTON)
        for at, button in enumerate(rest):
            if self._flat:
                wide = ground.width() // len(rest)
                button.setGeometry(ground.left() + at * wide, y, wide, self._u(_SMALL))
            else:
                button.setGeometry(
                    ground.left(), y + at * self._u(_SMALL), ground.width(), self._u(_SMALL)
                )

    # ------------------------------------------------------------ events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        focused = next((each for each in self._buttons if each.hasFocus()), self.go_on)
        if enter and not event.isAutoRepeat() and focused.isVisible():
            focused.click()
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, self._theme, self._art, self.devicePixelRatioF())
        rect = QRectF(1, 1, self.width() - 2, self.height() - 2)
        canvas.fill(rounded(rect, 14), self._theme.panel)
        canvas.line(rounded(rect, 14), faded(GOLD, 0.75), 1.4)
        canvas.line(rounded(rect.adjusted(4, 4, -4, -4), 11), faded(PALE, 0.2), 1)
        painter.end()


class Lights(QWidget):
    """Rings on the table; the mouse does not notice them."""

    def __init__(self, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._art, self.theme = art, GREEN
        self._rects: tuple[QRectF, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def rects(self) -> tuple[QRectF, ...]:
        return self._rects

    def light(self, rects: Sequence[QRectF]) -> None:
        self._rects = tuple(rects)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, self.theme, self._art, self.devicePixelRatioF())
        for rect in self._rects:
            ring = rounded(rect.adjusted(-5, -5, 5, 5), 9)
            canvas.line(ring, faded("#000000", 0.5), 6.5)
            canvas.line(ring, PALE, 3.5)
        painter.end()
