"""The controls of the new-game dialog, and how they look on the felt."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from okrummy_gui.view.theme import (
    CREAM,
    DARK,
    GOLD,
    HEAD_FAMILIES,
    PALE,
    UI_FAMILIES,
    Theme,
    faded,
    mixed,
)

FAULT: Final = "#ffb4a8"
"""Words and edges of what can't be accepted, readable on every felt."""
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def form_style(theme: Theme) -> str:
    """The style sheet of a dialog full of choices; it goes on top of `dialog_style`."""
    serif = ", ".join(f"'{family}'" for family in HEAD_FAMILIES)
    plain = ", ".join(f"'{family}'" for family in UI_FAMILIES)
    edge, dark = theme.felt[0], theme.panel
    return f"""
    QDialog, QWidget {{ font-family: {plain}; }}
    QDialog {{ background: {theme.felt[2]}; }}
    QLabel {{ color: {CREAM}; font-size: 14px; }}
    QLabel#headline {{ font-family: {serif}; font-size: 22px; font-weight: bold; color: {PALE}; }}
    QLabel#group {{ font-family: {serif}; font-size: 16px; font-weight: bold; color: {PALE}; }}
    QLabel#help {{ color: {theme.mute}; font-size: 12px; }}
    QLabel#fault {{ color: {FAULT}; font-size: 12px; }}
    QFrame#foot QLabel {{ font-size: 13px; }}
    QLabel:disabled {{ color: {theme.mute}; }}
    QFrame#side {{ background: {dark}; border: none; }}
    QFrame#foot {{ background: {dark}; border: none; border-top: 1px solid {edge}; }}
    QFrame#rule {{ background: {edge}; border: none; max-height: 1px; min-height: 1px; }}
    QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
    QLineEdit, QSpinBox, QComboBox {{ background: {dark}; color: {CREAM};
        border: 1px solid {edge}; border-radius: 6px; padding: 5px 8px; font-size: 14px;
        min-height: 20px; selection-background-color: {GOLD}; selection-color: {DARK}; }}
    QSpinBox {{ padding: 3px 0; }}
    QSpinBox QLineEdit {{ border: none; padding: 0; min-height: 0; background: transparent; }}
    QSpinBox::up-button, QSpinBox::down-button {{ width: 0; border: none; }}
    QLineEdit:focus, QSpinBox:focus, QComboBox:focus {{ border: 1px solid {PALE}; }}
    QLineEdit[faulty="true"], QSpinBox[faulty="true"] {{ border: 1px solid {FAULT}; }}
    QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {{ color: {theme.mute};
        background: {theme.felt[2]}; }}
    QComboBox::drop-down {{ border: none; width: 24px; }}
    QComboBox::down-arrow {{ image: none; }}
    QComboBox QAbstractItemView {{ background: {dark}; color: {CREAM}; border: 1px solid {edge};
        selection-background-color: {edge}; selection-color: {PALE}; outline: none;
        padding: 4px; font-size: 14px; }}
    QListWidget {{ background: transparent; border: none; outline: none; font-size: 14px;
        color: {CREAM}; }}
    QListWidget::item {{ padding: 2px 8px; border-radius: 6px; border: 1px solid transparent; }}
    QListWidget::item:hover {{ background: {theme.felt[2]}; }}
    QListWidget::item:selected {{ background: {theme.felt[1]}; color: {PALE};
        border: 1px solid {edge}; }}
    QListWidget::item:selected:focus {{ border: 1px solid {PALE}; }}
    QListWidget::item:disabled {{ color: {theme.mute}; background: transparent; }}
    QPushButton {{ background: {theme.felt[1]}; color: {CREAM}; border: 1px solid {edge};
        border-radius: 8px; padding: 7px 14px; font-size: 14px; min-width: 40px; }}
    QPushButton:hover {{ border-color: {PALE}; }}
    QPushButton:focus {{ border: 2px solid {PALE}; padding: 6px 13px; }}
    QPushButton:disabled {{ color: {theme.mute}; border-color: {theme.felt[1]}; }}
    QPushButton#segment {{ background: {dark}; padding: 5px 4px; min-width: 32px;
        min-height: 20px; border-radius: 6px; }}
    QPushButton#segment:focus {{ border: 1px solid {PALE}; }}
    QPushButton#segment:checked {{ background: {edge}; border: 1px solid {PALE}; color: {PALE};
        font-weight: bold; }}
    QPushButton#small {{ padding: 4px 10px; font-size: 13px; border-radius: 6px; }}
    QPushButton#small:focus {{ border: 1px solid {PALE}; }}
    QPushButton#more {{ background: transparent; border: 1px solid transparent; color: {PALE};
        text-align: left; padding: 5px 6px 5px 22px; font-weight: bold; border-radius: 6px; }}
    QPushButton#more:hover {{ border-color: {edge}; }}
    QPushButton#more:focus {{ border: 1px solid {PALE}; }}
    QPushButton#primary {{ background: qlineargradient(x1:0, y1:0, x2:0, y2:1,
        stop:0 {PALE}, stop:1 {GOLD}); color: {DARK}; border: 1px solid {GOLD};
        font-weight: bold; padding: 8px 20px; }}
    QPushButton#primary:focus {{ border: 2px solid {CREAM}; padding: 7px 19px; }}
    QPushButton#primary:disabled {{ background: {theme.felt[1]}; color: {theme.mute};
        border-color: {edge}; }}
    QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
    QScrollBar::handle:vertical {{ background: {edge}; border-radius: 5px; min-height: 24px; }}
    QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
    """


class WordedDialog(QDialog):
    """Writes its texts anew whenever the language changes."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        raise NotImplementedError


def words(kind: str = "", wrap: bool = True) -> QLabel:
    """A label for plain text; `kind` is its name in the style sheet."""
    label = QLabel()
    label.setObjectName(kind)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wrap)
    return label


def button(kind: str = "") -> QPushButton:
    """A button that Enter presses only while it has the focus."""
    made = QPushButton()
    made.setObjectName(kind)
    made.setAutoDefault(False)
    return made


def mark_faulty(field: QWidget, faulty: bool) -> None:
    """Show or take away the edge of a field whose text can't be accepted."""
    if bool(field.property("faulty")) != faulty:
        field.setProperty("faulty", faulty)
        field.style().unpolish(field)
        field.style().polish(field)


class Switch(QCheckBox):
    """On or off, drawn as a switch: no words, its label stands beside it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedSize(self.sizeHint())
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(46, 26)

    def hitButton(self, pos: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on, alive = self.isChecked(), self.isEnabled()
        track = QRectF(2, 3, 42, 20)
        ground = mixed(GOLD, self._theme.felt[2], 0.25) if on else QColor(self._theme.panel)
        if not alive:
            ground = QColor(self._theme.felt[1])
        edge = QColor(PALE if self.hasFocus() else self._theme.felt[0])
        painter.setPen(QPen(edge, 2 if self.hasFocus() else 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(track, 10, 10)
        knob = QColor(CREAM if on else self._theme.mute)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(knob if alive else faded(self._theme.mute, 0.6))
        painter.drawEllipse(QPointF(34 if on else 12, 13), 7, 7)


class ChoiceBox(QComboBox):
    """A drop-down list that leaves the wheel to the page that it stands on."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(PALE if self.isEnabled() else self._theme.mute)
        painter.setPen(QPen(colour, 1.8, c=Qt.PenCapStyle.RoundCap))
        x, y = self.width() - 17.0, self.height() / 2
        points = [QPointF(x - 4.5, y - 2), QPointF(x, y + 2.5), QPointF(x + 4.5, y - 2)]
        painter.drawPolyline(QPolygonF(points))


class NumberBox(QSpinBox):
    """A whole number in a range. What is out of it while typed is refused, not mended."""

    validity_changed = Signal()

    def __init__(self, low: int, high: int) -> None:
        super().__init__()
        self.setRange(low, high)
        self.lineEdit().setTextMargins(7, 0, 4, 0)
        self.setValue(high)  # a number that never changes is never written
        self.lineEdit().textChanged.connect(self._check)

    @property
    def is_valid(self) -> bool:
        return self.hasAcceptableInput()

    def put(self, value: int) -> None:
        """Show the number, without a signal; a field in which it stands already is left alone."""
        if self.value() != value or not self.is_valid:
            blocked = self.blockSignals(True)
            self.setValue(value)
            self.blockSignals(blocked)
            mark_faulty(self, False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Qt would put the last good number back and pass Enter on to the button.
        if event.key() in ENTER and not self.is_valid:
            event.accept()
            return
        super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def _check(self) -> None:
        mark_faulty(self, not self.is_valid)
        self.validity_changed.emit()


class NameField(QLineEdit):
    """A line whose Enter is its own affair: it never presses the dialog's button."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in ENTER:
            event.accept()


class Names(QListWidget):
    """A list whose current item stays in sight when the room changes."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollToItem(self.currentItem())


class Segments(QWidget):
    """A row of buttons of which one is down, or none where no value fits."""

    chosen = Signal(object)

    def __init__(self, values: tuple[Hashable, ...], label: Callable[[Hashable], str]) -> None:
        super().__init__()
        self._values, self._label = values, label
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for place in range(len(values)):
            made = button("segment")
            made.setCheckable(True)
            self._group.addButton(made, place)
            row.addWidget(made, 1)
        self._group.idClicked.connect(lambda place: self.chosen.emit(self._values[place]))
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def button_for(self, value: Hashable) -> QPushButton:
        found = self._group.button(self._values.index(value))
        assert isinstance(found, QPushButton)
        return found

    def show_value(self, value: Hashable) -> None:
        """Press the button of the value, without a signal."""
        self._group.setExclusive(False)
        for each in self._values:
            self.button_for(each).setChecked(each == value)
        self._group.setExclusive(value in self._values)

    def set_name(self, name: str) -> None:
        """What a screen reader says before each of the buttons."""
        for value in self._values:
            self.button_for(value).setAccessibleName(f"{name}: {self._label(value)}")

    def retranslate(self) -> None:
        for value in self._values:
            self.button_for(value).setText(self._label(value))
