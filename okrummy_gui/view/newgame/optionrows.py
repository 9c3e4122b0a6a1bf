"""Every further option of the rules as a row: what it is called, what it does, how it is chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.options import (
    OPTIONS,
    Group,
    Kind,
    Option,
    choice_label,
    group_name,
    option_help,
    option_label,
    reason_against,
)
from okrummy_gui.view.table.controls import ChoiceBox, NumberBox, Segments, Switch, words
from okrummy_gui.view.theme import Theme

ELSEWHERE: Final = ("seats", "partners", "target")
"""The options that have a place of their own in the dialog."""
CONTROL_WIDTH: Final = 186
_FEW: Final = 4


class OptionRow:
    """The widgets of one option; `place` puts them into the grid of their group."""

    def __init__(
        self, option: Option, theme: Theme, choose: Callable[[str, int | bool | None], None]
    ) -> None:
        self.option = option
        self._choose = choose
        self.label, self.help = words("option"), words("help")
        self.control = self._made(theme)

    def place(self, grid: QGridLayout) -> None:
        row = grid.rowCount()
        grid.addWidget(self.label, row, 0)
        top, control = Qt.AlignmentFlag.AlignTop, self.control
        side = control.beside_words if isinstance(control, Switch) else top
        grid.addWidget(control, row, 1, 2, 1, side)
        grid.addWidget(self.help, row + 1, 0, Qt.AlignmentFlag.AlignTop)
        grid.setRowMinimumHeight(row + 2, 10)
        self.label.setBuddy(self.control)

    def show_rules(self, rules: Rules) -> None:
        """Show the value of these rules, or why there is nothing to choose."""
        self._show(getattr(rules, self.option.field))
        reason = reason_against(rules, self.option.field)
        self.label.setEnabled(reason is None)
        self.control.setEnabled(reason is None)
        text = reason or option_help(self.option.field)
        self.help.setText(text)
        self.control.setAccessibleDescription(text)

    def retranslate(self) -> None:
        name = option_label(self.option.field)
        self.label.setText(name)
        self.control.setAccessibleName(name)
        if isinstance(self.control, Segments):
            self.control.retranslate()
            self.control.set_name(name)
        elif isinstance(self.control, ChoiceBox):
            for place, value in enumerate(self.option.choices):
                self.control.setItemText(place, choice_label(self.option.field, value))

    @property
    def is_valid(self) -> bool:
        return not isinstance(self.control, NumberBox) or self.control.is_valid

    def _made(self, theme: Theme) -> QWidget:
        field = self.option.field
        if self.option.kind is Kind.SWITCH:
            switch = Switch(theme)
            switch.toggled.connect(lambda on: self._choose(field, on))
            return switch
        if self.option.kind is Kind.NUMBER:
            number = NumberBox(self.option.low, self.option.high)
            number.setFixedWidth(CONTROL_WIDTH)
            number.valueChanged.connect(lambda value: self._choose(field, value))
            return number
        if len(self.option.choices) <= _FEW:
            segments = Segments(
                self.option.choices, lambda value: choice_label(field, _whole(value))
            )
            segments.setFixedWidth(CONTROL_WIDTH)
            segments.chosen.connect(lambda value: self._choose(field, value))
            return segments
        box = ChoiceBox(theme)
        box.setFixedWidth(CONTROL_WIDTH)
        box.addItems([""] * len(self.option.choices))
        box.activated.connect(lambda place: self._choose(field, self.option.choices[place]))
        return box

    def _show(self, value: int | bool | None) -> None:
        control = self.control
        control.blockSignals(True)
        if isinstance(control, Switch):
            control.setChecked(bool(value))
        elif isinstance(control, NumberBox):
            control.put(int(value or 0))
        elif isinstance(control, ChoiceBox):
            control.setCurrentIndex(self.option.choices.index(value))
        elif isinstance(control, Segments):
            control.show_value(value)
        control.blockSignals(False)


def _whole(value: object) -> int | None:
    return value if isinstance(value, int) else None


class OptionRows(QWidget):
    """The groups of options, one below the other."""

    chosen = Signal(str, object)
    validity_changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._rows: dict[str, OptionRow] = {}
        self._titles: dict[Group, QLabel] = {}
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(6)
        for group in Group:
            own = [each for each in OPTIONS if each.group is group and each.field not in ELSEWHERE]
            if own:
                self._add_group(group, own, theme)

    @property
    def rows(self) -> Mapping[str, OptionRow]:
        """By the field of `Rules`."""
        return self._rows

    @property
    def is_valid(self) -> bool:
        return all(row.is_valid for row in self._rows.values())

    def show_rules(self, rules: Rules) -> None:
        for row in self._rows.values():
            row.show_rules(rules)

    def retranslate(self) -> None:
        """Write labels and choices anew; `show_rules` writes the help."""
        for group, title in self._titles.items():
            title.setText(group_name(group))
        for row in self._rows.values():
            row.retranslate()

    def _add_group(self, group: Group, own: list[Option], theme: Theme) -> None:
        title = self._titles[group] = words("group")
        line = QFrame()
        line.setObjectName("rule")
        grid = QGridLayout()
        grid.setContentsMargins(0, 4, 0, 6)
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(0, 1)
        grid.setColumnMinimumWidth(1, CONTROL_WIDTH)
        for option in own:
            row = self._rows[option.field] = OptionRow(option, theme, self.chosen.emit)
            row.place(grid)
            if isinstance(row.control, NumberBox):
                row.control.validity_changed.connect(self.validity_changed)
        for item in (title, line):
            self.column.addWidget(item)
        self.column.addLayout(grid)
