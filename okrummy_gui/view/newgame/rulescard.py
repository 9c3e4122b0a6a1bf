"""The rules of the game being played, on a card that lies beside the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from okrummy_gui.engine.rules import DEFAULT_RULES, Rules
from okrummy_gui.model.rulescard import CardLine, rules_card
from okrummy_gui.view.dialogs.base import Dialog
from okrummy_gui.view.dialogs.frame import room_in
from okrummy_gui.view.table.controls import rename, words
from okrummy_gui.view.theme import GOLD, GREEN, HEAD_FAMILIES, INK, RED, UI_FAMILIES, Theme, faded

PAPER: Final = "#fcf9f2"
FAINT: Final = "#5d6474"
CHANGED: Final = "#8a5f10"
"""The words of a rule that is not as in Oklahoma Rummy: a gold dark enough to read on paper."""
WIDTH: Final = 400
_EDGE: Final = 16


class _Suits(QWidget):
    """A gold line with the four suits in its middle."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(22)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, y = self.width() / 2, self.height() / 2
        painter.setPen(QPen(QColor(GOLD), 1))
        painter.drawLine(QPointF(0, y), QPointF(middle - 46, y))
        painter.drawLine(QPointF(middle + 46, y), QPointF(self.width(), y))
        font = QFont()
        font.setFamilies(["DejaVu Sans", *UI_FAMILIES])
        font.setPixelSize(15)
        painter.setFont(font)
        for place, (sign, colour) in enumerate((("♠", INK), ("♥", RED), ("♣", INK), ("♦", RED))):
            painter.setPen(QColor(colour))
            box = QRectF(middle - 40 + place * 20, 0, 20, self.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, sign)


class _Paper(QWidget):
    """A playing card's ground: paper, a gold frame inside its edge."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(faded("#000000", 0.35), 1))
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(whole, 14, 14)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(GOLD), 1.4))
        painter.drawRoundedRect(whole.adjusted(9, 9, -9, -9), 8, 8)
        painter.setPen(QPen(faded(GOLD, 0.5), 1))
        painter.drawRoundedRect(whole.adjusted(12.5, 12.5, -12.5, -12.5), 6, 6)


class _Lines(QWidget):
    """Lines of the card: what on the left, how on the right."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[tuple[QLabel, QLabel]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(7)
        self._grid.setColumnStretch(0, 2)
        self._grid.setColumnStretch(1, 3)

    def show_lines(self, lines: list[CardLine]) -> None:
        while len(self._rows) < len(lines):
            self._add_row()
        for name, value in self._rows[len(lines) :]:
            name.hide()
            value.hide()
        for (name, value), line in zip(self._rows, lines, strict=False):
            name.setText(line.label)
            value.setText(line.value)
            rename(value, "changed" if line.changed else "value")
            name.show()
            value.show()

    def _add_row(self) -> None:
        name, value = words("name"), words("value")
        value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(name, len(self._rows), 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(value, len(self._rows), 1)
        self._rows.append((name, value))


class RulesCard(Dialog):
    """Stays open beside the game; `set_rules` follows it."""

    def __init__(self, theme: Theme = GREEN, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModal(False)
        self._rules, self._preset = DEFAULT_RULES, ""
        self._title = words("title")
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._above = words("above")
        self._above.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._main, self._others = _Lines(), _Lines()
        self._suits = _Suits()
        self._paper, self._area = _Paper(), QScrollArea()
        self.set_theme(theme)
        self._lay_out()
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        """Lie on the felt of this theme from now on."""
        serif = ", ".join(f"'{family}'" for family in HEAD_FAMILIES)
        plain = ", ".join(f"'{family}'" for family in UI_FAMILIES)
        self.setStyleSheet(
            f"""
            QDialog {{ background: {theme.felt[1]}; }}
            QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; }}
            QScrollBar:vertical {{ background: transparent; }}
            QLabel {{ font-family: {plain}; font-size: 14px; color: {INK}; }}
            QLabel#title {{ font-family: {serif}; font-size: 24px; font-weight: bold; }}
            QLabel#above {{ color: {FAINT}; font-size: 13px; }}
            QLabel#name {{ color: {FAINT}; }}
            QLabel#value {{ font-weight: bold; }}
            QLabel#changed {{ font-weight: bold; color: {CHANGED}; }}
            """
        )

    def set_rules(self, rules: Rules, preset_name: str | None = None) -> None:
        """Show these rules; `preset_name` is what their preset is called, None for none."""
        self._rules, self._preset = rules, preset_name or ""
        self.retranslate()

    @property
    def lines(self) -> tuple[CardLine, ...]:
        return rules_card(self._rules, self._preset or None)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rules of this game"))
        first, *rest = self.lines
        self._above.setText(first.label)
        self._title.setText(first.value)
        extra = [line for line in rest if line.extra]
        self._main.show_lines([line for line in rest if not line.extra])
        self._others.show_lines(extra)
        self._others.setVisible(bool(extra))
        self._suits.setVisible(bool(extra))
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()  # the style sheet, which heights hang on, has come by now

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()  # the lines have told their new heights only now
        return False

    def _fit(self) -> None:
        """As high as the card, or as the window behind; what is more is scrolled to."""
        card = self._paper.layout()
        assert card is not None
        card.activate()
        height = card.totalHeightForWidth(WIDTH)
        self._paper.setFixedSize(WIDTH, height)
        whole = QSize(WIDTH + 2 * _EDGE, height + 2 * _EDGE)
        shown = room_in(self, whole, QSize(whole.width(), 0))
        bar = self._area.verticalScrollBar().sizeHint().width()
        self.setFixedSize(shown + QSize(bar if shown.height() < whole.height() else 0, 0))

    def _lay_out(self) -> None:
        card = QVBoxLayout(self._paper)
        card.setContentsMargins(34, 28, 34, 30)
        card.setSpacing(10)
        head = _Suits()
        for widget in (self._above, self._title, head, self._main, self._suits, self._others):
            card.addWidget(widget)
        self._paper.installEventFilter(self)
        self._area.setWidget(self._paper)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        whole.addWidget(self._area)
