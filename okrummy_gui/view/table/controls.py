"""The controls of the new-game dialog."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
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
    QAbstractItemView,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from okrummy_gui.view.dialogs.base import Themed
from okrummy_gui.view.theme import CREAM, GOLD, Theme, faded, mixed
from okrummy_gui.view.touch import finger_height

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TRACK: Final = 26
"""How high a switch is for the mouse."""


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


def rename(label: QWidget, kind: str) -> None:
    """Give a label another name in the style sheet."""
    if label.objectName() != kind:
        label.setObjectName(kind)
        label.style().unpolish(label)
        label.style().polish(label)


class Switch(Themed, QCheckBox):
    """On or off, drawn as a switch: no words, its label stands beside it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedSize(self.sizeHint())
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(46, finger_height(_TRACK))

    def hitButton(self, pos: object) -> bool:
        return True

    @property
    def beside_words(self) -> Qt.AlignmentFlag:
        """Where it stands beside its label and what is explained below that."""
        at_first_line = self.height() == _TRACK
        return Qt.AlignmentFlag.AlignTop if at_first_line else Qt.AlignmentFlag.AlignVCenter

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on, alive = self.isChecked(), self.isEnabled()
        middle = self.height() / 2
        track = QRectF(2, middle - 10, 42, 20)
        ground = mixed(GOLD, self._theme.felt[2], 0.25) if on else QColor(self._theme.panel)
        if not alive:
            ground = QColor(self._theme.felt[1])
        edge = QColor(self._theme.accent if self.hasFocus() else self._theme.edge)
        painter.setPen(QPen(edge, 2 if self.hasFocus() else 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(track, 10, 10)
        knob = QColor(CREAM if on else self._theme.mute)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(knob if alive else faded(self._theme.mute, 0.6))
        painter.drawEllipse(QPointF(34 if on else 12, middle), 7, 7)


class ChoiceBox(Themed, QComboBox):
    """A drop-down list that leaves the wheel to the page that it stands on."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setMaxVisibleItems(12)
        self.setItemDelegate(QStyledItemDelegate(self))  # Qt's own heeds no style sheet

    def minimumSizeHint(self) -> QSize:
        if self.sizeAdjustPolicy() is QComboBox.SizeAdjustPolicy.AdjustToContents:
            return self.sizeHint()  # Qt's own is still that of the words before
        return super().minimumSizeHint()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(self._theme.accent if self.isEnabled() else self._theme.mute)
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


class SteadyList(QListWidget):
    """A list whose current item stays in sight when the room changes."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollToItem(self.currentItem())


class WrappedItems(QStyledItemDelegate):
    """Items as high as their words need between the paddings of the style sheet, which Qt's own
    takes for room to write in."""

    def __init__(self, view: QAbstractItemView, padding: int) -> None:
        super().__init__(view)
        self._padding = padding

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        narrower = QStyleOptionViewItem(option)
        narrower.rect = option.rect.adjusted(0, 0, -2 * self._padding, 0)
        return super().sizeHint(narrower, index)


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
        reached = value if value in self._values else self._values[0]
        for each in self._values:  # Tab leads to the one that is down, arrows to the others
            tab = Qt.FocusPolicy.StrongFocus if each == reached else Qt.FocusPolicy.ClickFocus
            self.button_for(each).setFocusPolicy(tab)

    def set_name(self, name: str) -> None:
        """What a screen reader says before each of the buttons."""
        for value in self._values:
            self.button_for(value).setAccessibleName(f"{name}: {self._label(value)}")

    def retranslate(self) -> None:
        for value in self._values:
            self.button_for(value).setText(self._label(value))


class MoreButton(Themed, QPushButton):
    """Opens and shuts the part below it; a small arrow shows which."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("more")
        self.setCheckable(True)
        self.setAutoDefault(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._theme.accent), 1.8, c=Qt.PenCapStyle.RoundCap))
        x, y = 11.0, self.height() / 2
        shut = [QPointF(x - 2, y - 4.5), QPointF(x + 2.5, y), QPointF(x - 2, y + 4.5)]
        opened = [QPointF(x - 4.5, y - 2), QPointF(x, y + 2.5), QPointF(x + 4.5, y - 2)]
        painter.drawPolyline(QPolygonF(opened if self.isChecked() else shut))
