"""What stands on the felt while there is no game."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from okrummy_gui.engine.cards import parse_cards
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.paintedbutton import PaintedButton
from okrummy_gui.view.painting import Align, ButtonLook, Canvas, paint_felt
from okrummy_gui.view.table.frame import frame_of
from okrummy_gui.view.theme import GREEN, TITLE, Theme

if TYPE_CHECKING:
    from okrummy_gui.model.session import Unfinished

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
WIDTH: Final = 560.0
"""Of the drawing, in units."""
_BUTTONS: Final = 320.0
_HIGH: Final = 76.0
_LOW: Final = 60.0
_WIDE: Final = 340.0
_LINE: Final = 22.0
_FAN: Final = parse_cards("TS JD QC KH AS")
_CARD: Final = 118.0
_RADIUS: Final = 260.0


class Welcome(QWidget):
    """Covers the empty table with felt of its own: a fan of cards, and the ways to begin.

    It is there before the table is (see `MainWindow`), so it looks like it.
    """

    new_game = Signal()
    earlier_game = Signal()
    learn = Signal()
    """To be shown how the game goes."""
    painted = Signal()

    def __init__(self, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._area, self._art, self._theme = parent, art, GREEN
        self._earlier: Unfinished | None = None
        self._told: tuple[str, ...] = ()
        self._height = 0.0
        self.begin = PaintedButton(art, ButtonLook.MAIN, self)
        self.go_on = PaintedButton(art, ButtonLook.MAIN, self)
        self.lesson = PaintedButton(art, ButtonLook.PLAIN, self)
        self.lesson.clicked.connect(self.learn)
        self.begin.clicked.connect(self.new_game)
        self.go_on.clicked.connect(self.earlier_game)
        self.setFocusProxy(self.begin)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        parent.installEventFilter(self)
        self.offer(None)

    def offer(self, earlier: Unfinished | None) -> None:
        """The game broken off that can be gone on with: then that is what is offered first."""
        self._earlier = earlier
        self.go_on.setVisible(earlier is not None)
        self.begin.look = ButtonLook.MAIN if earlier is None else ButtonLook.PLAIN
        self.setFocusProxy(self.begin if earlier is None else self.go_on)
        self.retranslate()
        self._cover()

    def lie_over(self, area: QWidget) -> None:
        """Cover this neighbour from now on, instead of all of the parent."""
        self._area.removeEventFilter(self)
        self._area = area
        area.installEventFilter(self)
        self._cover()

    def set_theme(self, theme: Theme) -> None:
        self._theme = self.begin.theme = self.go_on.theme = self.lesson.theme = theme
        self.update()

    def retranslate(self) -> None:
        self.begin.setText(self.tr("New game"))
        self.go_on.setText(self.tr("Go on with the earlier game"))
        self.lesson.setText(self.tr("Learn to play"))
        self.setAccessibleName(self.tr("No game is being played"))
        self._told = self._tell()
        self.go_on.setAccessibleDescription("\n".join(self._told))
        self.update()

    def _tell(self) -> tuple[str, ...]:
        """Against whom the game broken off is, how it stands, and whether it is whole."""
        if self._earlier is None:
            return ()
        score = "\u00a0:\u00a0".join(map(str, self._earlier.score()))
        text = self.tr("{name}, {score}", "a game broken off")
        line = text.format(name=", ".join(self._earlier.others()), score=score)
        if not self._earlier.damaged:
            return (line,)
        damage = self.tr("Its end is damaged: it goes on from the last move that can be read.")
        return line, damage

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus."""
        pressed = next((each for each in self._buttons() if each.hasFocus()), None)
        if event.key() in ENTER and pressed is not None and not event.isAutoRepeat():
            pressed.click()
        else:
            super().keyPressEvent(event)

    def _buttons(self) -> tuple[PaintedButton, ...]:
        return self.go_on, self.begin, self.lesson

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._cover()
        return False

    def _cover(self) -> None:
        beside = self._area is not self.parentWidget()
        self.setGeometry(self._area.geometry() if beside else self._area.rect())
        first, *others = [each for each in self._buttons() if not each.isHidden()]
        below = _BUTTONS + _HIGH + (_LINE * len(self._told) + 8 if self._told else 2)
        places = [(first, _BUTTONS, _HIGH)]
        places += [(each, below + at * _LOW, _LOW) for at, each in enumerate(others)]
        self._height = below + len(others) * _LOW + 12
        k = self._scale()
        left, top = self._corner(k)
        for button, y, height in places:
            button.scale = k
            rect = QRectF(left + (WIDTH - _WIDE) / 2 * k, top + y * k, _WIDE * k, height * k)
            button.setGeometry(rect.toRect())

    def _scale(self) -> float:
        usual = min(1.5, self.width() / 1180, self.height() / 700)
        return max(usual, min(0.9, self.width() / 600, self.height() / 590))

    def _corner(self, k: float) -> tuple[float, float]:
        return (self.width() - WIDTH * k) / 2, (self.height() - self._height * k) / 2

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self._paint_felt(painter)
        k = self._scale()
        painter.translate(*self._corner(k))
        painter.scale(k, k)
        canvas = Canvas(painter, self._theme, self._art, self.devicePixelRatioF() * k)
        _paint_fan(canvas, WIDTH / 2)
        canvas.text(
            WIDTH / 2,
            284,
            self.tr("Oklahoma Rummy"),
            40,
            TITLE,
            bold=True,
            head=True,
            align=Align.CENTRE,
            room=WIDTH,
        )
        y = _BUTTONS + _HIGH + _LINE / 2
        for line in self._told:
            colour = self._theme.text
            canvas.text(WIDTH / 2, y, line, 15, colour, align=Align.CENTRE, room=WIDTH)
            y += _LINE
        painter.end()
        self.painted.emit()

    def _paint_felt(self, painter: QPainter) -> None:
        canvas = Canvas(painter, self._theme, self._art, self.devicePixelRatioF())
        frame = frame_of(self.width(), self.height())
        paint_felt(canvas, self.width(), self.height(), frame.inset, frame.scale)


def _paint_fan(canvas: Canvas, x: float) -> None:
    for at, card in enumerate(_FAN):
        turn = (at - 2) * 13.0
        angle = math.radians(turn)
        y = 118 + _RADIUS * (1 - math.cos(angle))
        canvas.card(card, x + _RADIUS * math.sin(angle), y, _CARD, turn)
