"""The cards of a hand that is over: its deal number, what was left of the stock, the same again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QGuiApplication, QHelpEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.protocol import Seat
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.sentences import card_name
from okrummy_gui.view.cardart import HEIGHT_RATIO, CardArt, card_height, shadow_margin
from okrummy_gui.view.dialogs.base import Dialog, Themed, headline
from okrummy_gui.view.painting import Align, Canvas
from okrummy_gui.view.theme import Theme, font

SAID: Final = 2000
"""Milliseconds for which the button says that it has copied."""
WIDTH: Final = 760
TALLEST: Final = 530
"""Higher it does not grow by itself: the smallest window must hold it; the cards shrink."""
LONGEST_ROW: Final = 16
_LARGEST: Final = (66.0, 54.0)
"""The cards' width in one row, and in two."""
_SMALLEST: Final = 34.0
_MARGIN: Final = 6.0
_SIDE: Final = 2.0
_FIGURES: Final = 17.0
"""Above each row, for the places in the stock."""
_MOST_STEP: Final = 1.12


def stock_rows(count: int) -> tuple[int, ...]:
    """How many cards lie in each row, the upper ones having the odd cards."""
    rows = max(1, -(-count // LONGEST_ROW))
    return tuple(count // rows + (at < count % rows) for at in range(rows))


def stock_height(count: int, width: float) -> float:
    """The height of the rows with cards of this width."""
    return len(stock_rows(count)) * (card_height(width) + _FIGURES) + 2 * _MARGIN


def stock_spots(count: int, room: QSizeF) -> tuple[float, tuple[QPointF, ...]]:
    """The cards' width and their upper left corners, the next card first."""
    rows = stock_rows(count)
    height = (room.height() - 2 * _MARGIN) / len(rows) - _FIGURES
    width = max(_SMALLEST, min(_LARGEST[len(rows) > 1], height / HEIGHT_RATIO))
    step = width * _MOST_STEP
    if rows[0] > 1:
        step = min(step, (room.width() - 2 * _SIDE - width) / (rows[0] - 1))
    spots: list[QPointF] = []
    y = _MARGIN + _FIGURES
    for row in rows:
        spots.extend(QPointF(_SIDE + at * step, y) for at in range(row))
        y += card_height(width) + _FIGURES
    return width, tuple(spots)


class StockCards(Themed, QWidget):
    """Cards row by row, numbered from the one that would have been drawn next."""

    def __init__(self, cards: Sequence[Card], art: CardArt, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._cards, self._art, self._theme = tuple(cards), art, theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleDescription(", ".join(card_name(card) for card in self._cards))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(700, self._height_for(_LARGEST[len(stock_rows(len(self._cards))) > 1]))

    def minimumSizeHint(self) -> QSize:
        return QSize(480, self._height_for(_SMALLEST))

    def _height_for(self, width: float) -> int:
        return round(stock_height(len(self._cards), width)) if self._cards else 0

    def _spots(self) -> tuple[float, tuple[QPointF, ...]]:
        return stock_spots(len(self._cards), QSizeF(self.size()))

    def card_at(self, point: QPointF) -> int | None:
        """The place in the stock, from 0, of the card that is seen at the point."""
        width, spots = self._spots()
        for at in reversed(range(len(self._cards))):
            if QRectF(spots[at].x(), spots[at].y(), width, card_height(width)).contains(point):
                return at
        return None

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            at = self.card_at(QPointF(event.pos()))
            text = "" if at is None else f"{at + 1}: {card_name(self._cards[at])}"
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio = self.devicePixelRatioF()
        canvas = Canvas(painter, self._theme, self._art, ratio)
        width, spots = self._spots()
        margin = shadow_margin(width, False)
        shadow = self._art.shadow(width, ratio, False)
        for at, (card, spot) in enumerate(zip(self._cards, spots, strict=True)):
            painter.drawPixmap(spot - QPointF(margin, margin), shadow)
            painter.drawPixmap(spot, self._art.face(card, width, ratio))
            colour = self._theme.text if at == 0 else self._theme.mute
            left = spot.x() + width * 0.1
            canvas.text(left, spot.y() - 9, str(at + 1), 11, colour, bold=at == 0, align=Align.LEFT)
        painter.end()


class HandCards(Dialog):
    """Tells the number of a hand that is over and deals its cards again on request."""

    play_again = Signal()
    swap_seats = Signal()

    def __init__(
        self,
        view: PlayerView,
        names: Mapping[Seat, str],
        art: CardArt,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """`view` is one whose hand has its result."""
        super().__init__(parent)
        self._view, self._names = view, dict(names)
        self._headline = headline()
        self._dealt, self._caption, self._number = _note(), QLabel(), QLabel()
        self._use, self._known = _note(), QLabel()
        self._left, self._again_words, self._swap_words = QLabel(), _note(), _note()
        self._stock = StockCards(view.stock, art, theme, self)
        self._copy = QPushButton()
        self.again, self.swap = QPushButton(), QPushButton()
        self._close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._close_button = self._close.button(QDialogButtonBox.StandardButton.Close)
        self._said = QTimer(self, singleShot=True)
        self._said.timeout.connect(self.retranslate)
        self._connect()
        self._dress()
        self._lay_out()
        self.retranslate()

    def set_names(self, names: Mapping[Seat, str]) -> None:
        """The names to say; they may change with the language."""
        self._names = dict(names)
        self.retranslate()

    def retranslate(self) -> None:
        number = self._view.number
        self.setWindowTitle(self.tr("The cards of this hand"))
        self._headline.setText(self.tr("The cards of this hand"))
        self._dealt.setText(self._dealt_words())
        self._caption.setText(self.tr("Deal number"))
        self._number.setText(self.tr("No deal number") if number is None else str(number))
        self._number.setAccessibleName(self._caption.text())
        copied = self._said.isActive()
        self._copy.setText(self.tr("Copied") if copied else self.tr("&Copy"))
        self._use.setText(
            self.tr(
                "The cards follow from this number: whoever enters it gets the same ones. So "
                "anybody can check that they were not changed; nobody need take our word for it."
            )
        )
        self._known.setText(
            self.tr(
                "The cards could be known beforehand, so this hand does not count in statistics."
            )
        )
        self._left.setText(self._left_words())
        self._stock.setAccessibleName(self._left.text())
        self._stock.retranslate()
        self.again.setText(self.tr("&Play this hand again"))
        self.swap.setText(self.tr("&Same cards, seats swapped"))
        self._word_actions()
        if self.isVisible():
            self._fit()

    def _dealt_words(self) -> str:
        if self._view.dealer is None:
            return self.tr("Hand {number}").format(number=self._view.hand_number)
        text = self.tr("Hand {number}, dealer: {name}")
        return text.format(number=self._view.hand_number, name=self._names[self._view.dealer])

    def _left_words(self) -> str:
        count = len(self._view.stock)
        if not count:
            return self.tr("Nothing was left of the stock.")
        return self.tr("Left in the stock: {count}. Number 1 would have been drawn next.").format(
            count=count
        )

    def _word_actions(self) -> None:
        if self._view.number is None:
            again = swap = self.tr("Only cards that have a deal number can be dealt again.")
        else:
            again = self.tr("Everybody gets the same cards as before.")
            swap = self.tr(
                "Everybody moves one seat on, so each player gets the cards that another had."
            )
        self._again_words.setText(again)
        self._swap_words.setText(swap)
        self.again.setAccessibleDescription(again)
        self.swap.setAccessibleDescription(swap)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._close_button.setFocus()
        self._fit()

    def _fit(self) -> None:
        """As high as the words need, which is known only with the style sheet."""
        self.resize(self.width(), min(TALLEST, self.heightForWidth(self.width())))

    # ------------------------------------------------------------ putting together

    def _connect(self) -> None:
        self._copy.clicked.connect(self._copy_number)
        self.again.clicked.connect(self.play_again)
        self.swap.clicked.connect(self.swap_seats)
        self._close.rejected.connect(self.reject)

    def _copy_number(self) -> None:
        QGuiApplication.clipboard().setText(str(self._view.number))
        self._said.start(SAID)
        self.retranslate()

    def _dress(self) -> None:
        numbered = self._view.number is not None
        for button in (self._copy, self.again, self.swap):
            button.setEnabled(numbered)
        self._copy.setVisible(numbered)
        for button in (self._copy, self.again, self.swap):
            button.setAutoDefault(False)
        if numbered:
            self.again.setObjectName("primary")
        for label in (self._caption, self._use):
            label.setVisible(numbered)
        self._close_button.setDefault(True)
        self._number.setTextFormat(Qt.TextFormat.PlainText)
        self._number.setStyleSheet(f"font-size: {24 if numbered else 16}px; font-weight: bold;")
        if numbered:
            spread = font(24, bold=True)
            spread.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 1.5)
            self._number.setFont(spread)
            self._number.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            self._number.setCursor(Qt.CursorShape.IBeamCursor)
        self._known.setVisible(self._view.known_number)
        self._known.setWordWrap(True)
        self._known.setStyleSheet(
            "background: rgba(200, 150, 46, 40); border: 1px solid rgba(236, 208, 138, 110);"
            "border-radius: 6px; padding: 3px 10px; font-size: 13px;"
        )

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 16, 24, 14)
        layout.setSpacing(8)
        top = QHBoxLayout()
        top.setSpacing(24)
        self._headline.setWordWrap(False)
        self._dealt.setMinimumWidth(120)  # a long name must not widen the dialog
        self._dealt.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        top.addWidget(self._headline)
        top.addWidget(self._dealt, 1)
        layout.addLayout(top)
        layout.addWidget(_rule())
        layout.addLayout(self._number_row())
        layout.addWidget(self._use)
        layout.addWidget(self._known)
        layout.addWidget(self._left)
        layout.addWidget(self._stock, 1)
        layout.addWidget(_rule())
        layout.addLayout(self._action_rows())
        self.setMinimumWidth(620)
        self.resize(WIDTH, 480)

    def _number_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(self._caption)
        row.addWidget(self._number)
        row.addWidget(self._copy)
        row.addStretch(1)
        return row

    def _action_rows(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self.again, 0, 0)
        grid.addWidget(self.swap, 1, 0)
        numbered = self._view.number is not None
        grid.addWidget(self._again_words, 0, 1, 1 if numbered else 2, 1)
        if numbered:
            grid.addWidget(self._swap_words, 1, 1)
        grid.addWidget(self._close, 0, 2, 2, 1, Qt.AlignmentFlag.AlignBottom)
        return grid


def _note() -> QLabel:
    label = QLabel()
    label.setObjectName("note")
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


def _rule() -> QFrame:
    line = QFrame()
    line.setFixedHeight(1)
    line.setStyleSheet("background: rgba(236, 208, 138, 70); border: none;")
    return line
