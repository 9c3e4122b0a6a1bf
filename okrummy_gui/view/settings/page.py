"""What the pages of the settings have in common: rows with a label, a control and some help."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from okrummy_gui.store.settings import Settings
from okrummy_gui.view.dialogs.frame import fit_segments
from okrummy_gui.view.table.controls import ChoiceBox, Segments, Switch, words
from okrummy_gui.view.theme import Theme

CONTROL_WIDTH: Final = 216

_Words = Callable[[], str]


@dataclass(slots=True)
class _Row:
    """A setting: its words, and how its control shows a value and says its name."""

    field: str
    name: _Words
    told: _Words
    label: QLabel
    help: QLabel
    control: QWidget
    show: Callable[[Any], None]
    word: Callable[[str], None]


class SettingsPage(QWidget):
    """A page; it shows settings and says what is chosen, and changes nothing itself."""

    chosen = Signal(str, object)
    """The field of Settings and its value."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rows: dict[str, _Row] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 12, 8)
        self._column.setSpacing(10)
        self._grid = self._new_grid()

    @property
    def fields(self) -> tuple[str, ...]:
        """The settings of this page."""
        return tuple(self._rows)

    def control(self, field: str) -> QWidget:
        return self._rows[field].control

    def title(self) -> str:
        raise NotImplementedError

    def show_settings(self, settings: Settings) -> None:
        """Show these, without a signal."""
        for row in self._rows.values():
            row.control.blockSignals(True)
            row.show(getattr(settings, row.field))
            row.control.blockSignals(False)

    def retranslate(self) -> None:
        for row in self._rows.values():
            name, told = row.name(), row.told()
            row.label.setText(name)
            row.help.setText(told)
            row.control.setAccessibleName(name.replace("&", ""))
            row.control.setAccessibleDescription(told)
            row.word(name.replace("&", ""))

    # ------------------------------------------------------------ building

    def add_switch(self, field: str, name: _Words, told: _Words = str) -> None:
        switch = Switch(self._theme)
        switch.toggled.connect(lambda on: self.chosen.emit(field, on))
        self.add(field, name, told, switch, switch.setChecked)

    def add_segments(
        self,
        field: str,
        values: tuple[Hashable, ...],
        label: Callable[[Hashable], str],
        name: _Words,
        told: _Words = str,
    ) -> None:
        """A few choices side by side."""
        segments = Segments(values, label)
        segments.chosen.connect(lambda value: self.chosen.emit(field, value))

        def word(said: str) -> None:
            segments.retranslate()
            segments.set_name(said)
            fit_segments(segments, values)

        def show(value: Hashable) -> None:
            segments.show_value(value)
            reached = value if value in values else values[0]
            self._rows[field].label.setBuddy(segments.button_for(reached))

        self.add(field, name, told, segments, show, word)

    def add_choices(
        self,
        field: str,
        values: tuple[Hashable, ...],
        label: Callable[[Hashable], str],
        name: _Words,
        told: _Words = str,
        nearest: Callable[[Any], Hashable] = lambda value: value,
    ) -> ChoiceBox:
        """A drop-down list; `nearest` finds the choice for a value that a file may have."""
        box = ChoiceBox(self._theme)
        box.setMinimumWidth(CONTROL_WIDTH)
        box.addItems([""] * len(values))
        box.activated.connect(lambda place: self.chosen.emit(field, values[place]))

        def show(value: Any) -> None:
            found = nearest(value)
            box.setCurrentIndex(values.index(found) if found in values else -1)

        def word(_: str) -> None:
            for place, value in enumerate(values):
                box.setItemText(place, label(value))

        self.add(field, name, told, box, show, word)
        return box

    def add(
        self,
        field: str,
        name: _Words,
        told: _Words,
        control: QWidget,
        show: Callable[[Any], None],
        word: Callable[[str], None] = lambda said: None,
        *,
        below: bool = False,
    ) -> None:
        """Any control, in a row of its own; `below` its label where it needs the whole width."""
        row = _Row(field, name, told, words("option"), words("help"), control, show, word)
        self._rows[field] = row
        row.label.setBuddy(control)
        self._place(row, below=below)

    def _place(self, row: _Row, *, below: bool) -> None:
        """A switch is narrow: beside it the help has more room than beside other controls."""
        grid, at = self._grid, self._grid.rowCount()
        wide = 2 if isinstance(row.control, Switch) else 1
        alone = not row.told() and not below
        grid.addWidget(row.label, at, 0, 2 if alone else 1, wide)
        if below:
            grid.addWidget(row.control, at + 1, 0, 1, 3)
        else:
            top, control = Qt.AlignmentFlag.AlignTop, row.control
            side = control.beside_words if isinstance(control, Switch) else top
            right = Qt.AlignmentFlag.AlignRight
            grid.addWidget(control, at, wide, 2, 3 - wide, right | side)
        if not alone:
            grid.addWidget(row.help, at + 2 if below else at + 1, 0, 1, wide)
        grid.setRowMinimumHeight(at + 3, 12)

    def finish(self) -> None:
        """After the last row: what room is left is below."""
        self._column.addStretch(1)

    def _new_grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        self._column.addLayout(grid)
        return grid
