"""Who sits where: how many players, their names, person or computer, and the table from above."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from okrummy_gui.engine.protocol import Seat, Side, seats_of, sides_of
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.naming import shown_names
from okrummy_gui.model.options import (
    level_help,
    level_name,
    option_help,
    option_label,
    reason_against,
    seat_name,
)
from okrummy_gui.model.seating import Chair, Seating
from okrummy_gui.model.setup import OPPONENTS, PERSON, Occupant
from okrummy_gui.store.presets import LONGEST_NAME
from okrummy_gui.view.dialogs.base import Themed
from okrummy_gui.view.table.controls import ChoiceBox, Segments, Switch, words
from okrummy_gui.view.theme import GOLD, Theme, faded, font

_PLACES: Final = {
    Seat.SOUTH: (0.0, 1.0),
    Seat.WEST: (-1.0, 0.0),
    Seat.NORTH: (0.0, -1.0),
    Seat.EAST: (1.0, 0.0),
}
_GAP: Final = 8
_AROUND: Final = 24
"""What a field has beside its text."""


@dataclass(frozen=True, slots=True)
class Face:
    """A seat as the small table shows it."""

    letter: str
    is_person: bool


class SeatMap(Themed, QWidget):
    """The table from above, with who sits at it; partners are joined across it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rules = Rules()
        self._faces: Mapping[Seat, Face] = {}
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(112, 108)

    def show_seats(self, rules: Rules, faces: Mapping[Seat, Face]) -> None:
        self._rules, self._faces = rules, faces
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() / 2, self.height() / 2)
        self._paint_table(painter, middle)
        if self._rules.partners:
            self._paint_bonds(painter, middle)
        for seat, face in self._faces.items():
            self._paint_face(painter, self._place(middle, seat), face, self._colour(seat))

    def _paint_table(self, painter: QPainter, middle: QPointF) -> None:
        felt = QRadialGradient(middle, 40)
        felt.setColorAt(0, QColor(self._theme.felt[0]))
        felt.setColorAt(1, QColor(self._theme.felt[1]))
        painter.setPen(QPen(faded(GOLD, 0.7), 1.2))
        painter.setBrush(QBrush(felt))
        painter.drawEllipse(middle, 40, 38)
        painter.setPen(QPen(faded(self._theme.accent, 0.25), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, 35, 33)

    def _paint_bonds(self, painter: QPainter, middle: QPointF) -> None:
        for side in sides_of(self._rules):
            pen = QPen(QColor(self._colour(side.seats[0])), 2.4)
            if Seat.SOUTH not in side:
                pen.setDashPattern([2.2, 1.6])
            painter.setPen(pen)
            first, second = (self._place(middle, seat) for seat in side.seats)
            painter.drawLine(first, second)

    def _paint_face(self, painter: QPainter, at: QPointF, face: Face, colour: str) -> None:
        box = QRectF(at.x() - 14, at.y() - 14, 28, 28)
        painter.setPen(QPen(QColor(colour), 2))
        painter.setBrush(QColor(self._theme.panel))
        if face.is_person:
            painter.drawEllipse(box)
        else:
            painter.drawRoundedRect(box, 6, 6)
        painter.setPen(QColor(self._theme.words))
        painter.setFont(font(14, bold=True, head=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, face.letter)

    def _place(self, middle: QPointF, seat: Seat) -> QPointF:
        x, y = _PLACES[seat]
        return QPointF(middle.x() + x * 41, middle.y() + y * 39)

    def _colour(self, seat: Seat) -> str:
        mine = any(seat in side and Seat.SOUTH in side for side in sides_of(self._rules))
        return self._theme.you if mine else self._theme.other


class SeatRow:
    """The widgets of one seat."""

    def __init__(self, seat: Seat, theme: Theme) -> None:
        self.seat = seat
        self.label = words("option", wrap=False)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.level = ChoiceBox(theme)
        self.level.addItems([""] * (len(OPPONENTS) + 1))
        self.label.setBuddy(self.name)

    @property
    def occupant(self) -> Occupant:
        levels = (PERSON, *OPPONENTS)
        return Occupant(" ".join(self.name.text().split()), levels[self.level.currentIndex()])

    def show_occupant(self, occupant: Occupant) -> None:
        self.name.setText(occupant.name)
        self.name.setCursorPosition(0)
        self.level.setCurrentIndex((PERSON, *OPPONENTS).index(occupant.level))

    def show_usual(self, name: str) -> None:
        """What somebody is called who is given no name; the field has room for it."""
        self.name.setPlaceholderText(name)
        self.name.ensurePolished()
        self.name.setMinimumWidth(self.name.fontMetrics().horizontalAdvance(name) + _AROUND)

    def set_visible(self, visible: bool) -> None:
        for widget in (self.label, self.name, self.level):
            widget.setVisible(visible)

    def retranslate(self) -> None:
        place = seat_name(self.seat)
        self.label.setText(place)
        self.name.setAccessibleName(
            QCoreApplication.translate("SeatRows", "{seat}: name").format(seat=place)
        )
        self.level.setAccessibleName(
            QCoreApplication.translate("SeatRows", "{seat}: person or computer").format(seat=place)
        )
        for at, level in enumerate((PERSON, *OPPONENTS)):
            self.level.setItemText(at, _level_words(level))
            self.level.setItemData(at, level_help(level), Qt.ItemDataRole.ToolTipRole)


def _level_words(level: str) -> str:
    if level == PERSON:
        return level_name(level)
    text = QCoreApplication.translate("SeatRows", "Computer: {level}")
    return text.format(level=level_name(level))


def _sign(name: str, numbered: bool) -> str:
    """The first letter of a name, with the number of somebody who has none: "C2"."""
    number = name[-1] if numbered and name[-1:].isdigit() else ""
    return name[:1].upper() + number


class SeatRows(QWidget):
    """Passes on what is chosen; what is shown of it comes back through `show_rules`."""

    seats_chosen = Signal(int)
    partners_chosen = Signal(bool)
    occupants_changed = Signal()

    def __init__(self, theme: Theme, occupants: Mapping[Seat, Occupant]) -> None:
        super().__init__()
        self._rules = Rules()
        self.players = words("option", wrap=False)
        self.seats = Segments((2, 3, 4), str)
        self.partners = Switch(theme)
        self.partners_label, self.partners_help = words("option", wrap=False), words("help")
        self.partners_label.setBuddy(self.partners)
        self.rows = {seat: SeatRow(seat, theme) for seat in Seat}
        self.pairs = words("help")
        self.map = SeatMap(theme)
        self.column = QVBoxLayout()
        """Beside the small table, below the seats: room for what else belongs there."""
        for seat, row in self.rows.items():
            row.show_occupant(occupants[seat])
            row.name.textChanged.connect(self._changed)
            row.level.currentIndexChanged.connect(self._changed)
        self.seats.chosen.connect(self.seats_chosen.emit)
        self.partners.toggled.connect(self.partners_chosen)
        self._count = self._count_row()
        self._lay_out()

    @property
    def occupants(self) -> dict[Seat, Occupant]:
        """For all four seats, shown or not."""
        return {seat: row.occupant for seat, row in self.rows.items()}

    @property
    def seated(self) -> tuple[Occupant, ...]:
        """At the seats that are taken, in turn order."""
        return tuple(self.rows[seat].occupant for seat in seats_of(self._rules))

    def show_rules(self, rules: Rules) -> None:
        self._rules = rules
        self.seats.show_value(rules.seats)
        reason = reason_against(rules, "partners")
        self.partners.blockSignals(True)
        self.partners.setChecked(rules.partners)
        self.partners.blockSignals(False)
        for widget in (self.partners, self.partners_label):
            widget.setEnabled(reason is None)
        text = reason or option_help("partners")
        self.partners_help.setText(text)
        self.partners.setAccessibleDescription(text)
        for seat, row in self.rows.items():
            row.set_visible(seat in seats_of(rules))
        self._show_people()

    def retranslate(self) -> None:
        self.players.setText(option_label("seats"))
        self.seats.set_name(option_label("seats"))
        self.partners_label.setText(self.tr("&Partners"))
        self.partners.setAccessibleName(option_label("partners"))
        for row in self.rows.values():
            row.retranslate()
        self.show_rules(self._rules)

    def minimumSizeHint(self) -> QSize:
        """Without the small table, which gives way where words are long and the room is small."""
        least = super().minimumSizeHint()
        width = max(self.column.minimumSize().width(), self._count.minimumSize().width())
        return QSize(width, least.height())

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            needed = self.column.minimumSize().width() + _GAP + self.map.sizeHint().width()
            self.map.setVisible(needed <= self.width())
        return super().event(event)

    def labels(self) -> list[QLabel]:
        """What stands before the fields, one below the other."""
        return [self.players, *(row.label for row in self.rows.values())]

    def tab_order(self) -> list[QWidget]:
        """From top to bottom, each row from left to right."""
        buttons: list[QWidget] = [self.seats.button_for(count) for count in (2, 3, 4)]
        fields = [widget for row in self.rows.values() for widget in (row.name, row.level)]
        return [*buttons, self.partners, *fields]

    def _changed(self) -> None:
        self._show_people()
        self.occupants_changed.emit()

    def _show_people(self) -> None:
        """What follows from names and levels: placeholders, pairs and the small table."""
        sitting = dict(zip(seats_of(self._rules), self.seated, strict=True))
        seating = Seating({seat: Chair(each.level) for seat, each in sitting.items()})
        usual = shown_names(dict.fromkeys(sitting, ""), seating)
        names = {seat: each.name or usual[seat] for seat, each in sitting.items()}
        for seat, each in sitting.items():
            self.rows[seat].show_usual(usual[seat])
            self.rows[seat].level.setToolTip(level_help(each.level))
        self.pairs.setVisible(self._rules.partners)
        if self._rules.partners:
            self.pairs.setText(self._pairs_words(sides_of(self._rules), names))
        faces = {
            seat: Face(_sign(names[seat], not each.name), each.is_person)
            for seat, each in sitting.items()
        }
        self.map.show_seats(self._rules, faces)

    def _pairs_words(self, sides: tuple[Side, ...], names: Mapping[Seat, str]) -> str:
        (first, second), (third, fourth) = ([names[seat] for seat in side.seats] for side in sides)
        text = self.tr("{first} and {second} against {third} and {fourth}")
        return text.format(first=first, second=second, third=third, fourth=fourth)

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        for at, row in enumerate(self.rows.values()):
            for place, widget in enumerate((row.label, row.name, row.level)):
                grid.addWidget(widget, at, place)
        grid.addWidget(self.pairs, len(self.rows), 1, 1, 2)
        self.column.setSpacing(14)
        self.column.addLayout(grid)
        table = QHBoxLayout()
        table.setSpacing(_GAP)
        table.addLayout(self.column, 1)
        table.addWidget(self.map, 0, Qt.AlignmentFlag.AlignTop)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(12)
        whole.addLayout(self._count)
        whole.addLayout(table)

    def _count_row(self) -> QHBoxLayout:
        about = QVBoxLayout()
        about.setSpacing(0)
        about.addWidget(self.partners_label)
        about.addWidget(self.partners_help)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.players)
        row.addWidget(self.seats)
        row.addSpacing(6)
        row.addWidget(self.partners)
        row.addLayout(about, 1)
        return row
