"""The dialog in which a new game is chosen: rules, players, target score, and the cards at will."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from okrummy_gui.model.draft import Draft
from okrummy_gui.model.options import (
    TARGETS,
    option,
    option_help,
)
from okrummy_gui.model.presets import Choice, PresetRef, Shelf, ref_name
from okrummy_gui.model.rulescard import rules_card
from okrummy_gui.model.setup import Setup
from okrummy_gui.view.dialogs.base import Dialog
from okrummy_gui.view.dialogs.formstyle import form_style
from okrummy_gui.view.newgame.dealnumber import DealNumberPart
from okrummy_gui.view.newgame.optionrows import OptionRows
from okrummy_gui.view.newgame.presetlist import PresetList
from okrummy_gui.view.newgame.seatrows import SeatRows
from okrummy_gui.view.table.controls import (
    MoreButton,
    NumberBox,
    Segments,
    button,
    rename,
    words,
)
from okrummy_gui.view.theme import GREEN, Theme

SIZE: Final = (796, 548)
"""What every screen and the smallest window have room for."""
ROOMY: Final = (880, 620)
_WIDEST_LABEL: Final = 104


class NewGameDialog(Dialog):
    """Offers what was chosen last; once accepted, `setup` is the game to begin.

    Accepting keeps the choice on the shelf for the next time. The player's presets change when
    he saves, renames or deletes one; nothing else is changed by opening, or by cancelling.
    """

    presets_changed = Signal()

    def __init__(self, shelf: Shelf, theme: Theme = GREEN, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._first = shelf.last
        self._draft = Draft(shelf.last.rules)
        self._origin: PresetRef | None = shelf.last.preset
        self._custom = False
        self._headline = words("headline", wrap=False)
        self.presets = PresetList(shelf, lambda: self._draft.rules)
        self.seats = SeatRows(theme, shelf.last.occupants)
        low, high = option("target").low, option("target").high
        self._target_label = words("option")
        self.target, self.targets = NumberBox(low, high), Segments(TARGETS, str)
        self.target.setValue(shelf.last.rules.target)
        self._target_fault = words("fault")
        self.more = MoreButton()
        self._differences = words("help")
        self.options = OptionRows(theme)
        self.number = DealNumberPart()
        self.area = QScrollArea()
        self._note = words("help")
        self.cancel, self.deal = button(), QPushButton()
        self._lay_out()
        self.set_theme(theme)
        self._connect()
        self.retranslate()
        self.deal.setFocus()

    # ------------------------------------------------------------ what comes out

    @property
    def choice(self) -> Choice:
        """What is chosen now, but the deal number."""
        return Choice(self._draft.rules, self._shown(), self.seats.occupants)

    @property
    def setup(self) -> Setup:
        """The game to begin. ValueError while something is amiss; `accept` does not take it."""
        return replace(self.choice.setup(), number=self.number.number)

    @property
    def preset_name(self) -> str | None:
        """What the chosen preset is called, None for none: for the rules card."""
        shown = self._shown()
        return None if shown is None else ref_name(shown)

    def accept(self) -> None:
        if self._fault() is None:
            self._shelf.remember(self.choice)
            super().accept()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.setStyleSheet(form_style(theme))

    # ------------------------------------------------------------ choosing

    def _choose(self, field: str, value: int | bool | None) -> None:
        self._draft.choose(field, value)
        self._show_rules()

    def _choose_preset(self, ref: PresetRef | None) -> None:
        self._custom = ref is None
        if ref is not None:
            self._origin = ref
            self._draft.take(self._shelf.rules_of(ref))
        else:
            self.more.setChecked(True)
        self._show_rules()

    def _shelf_changed(self, ref: PresetRef | None) -> None:
        self._origin, self._custom = ref, False
        self._show_rules()
        self.presets_changed.emit()

    def _shown(self) -> PresetRef | None:
        """The preset that the options are; None for "Custom"."""
        return None if self._custom else self._shelf.match(self._draft.rules, self._origin)

    # ------------------------------------------------------------ showing

    def _show_rules(self) -> None:
        rules = self._draft.rules
        self.presets.show_preset(self._shown(), self._origin)
        self.seats.show_rules(rules)
        self.options.show_rules(rules)
        self.target.put(rules.target)
        self.targets.show_value(rules.target)
        changed = [line for line in rules_card(rules) if line.changed]
        self._differences.setText(" · ".join(f"{line.label}: {line.value}" for line in changed))
        self._differences.setVisible(bool(changed) and not self.more.isChecked())
        self._check()

    def _check(self) -> None:
        """Let the cards be dealt, or say why they can't be."""
        low, high = option("target").low, option("target").high
        text = self.tr("A whole number from {low} to {high}.")
        self._target_fault.setText(text.format(low=low, high=high))
        self._target_fault.setVisible(not self.target.is_valid)
        fault = self._fault()
        self.deal.setEnabled(fault is None)
        rename(self._note, "help" if fault is None else "fault")
        self._note.setText(fault or self._hint())

    def _fault(self) -> str | None:
        """Why no game can begin with these choices."""
        if not any(occupant.is_person for occupant in self.seats.seated):
            return self.tr("At least one player must be a person.")
        if not self.target.is_valid:
            return self.tr("The target score is not possible.")
        if self.number.fault is not None:
            return self.tr("The deal number is not possible.")
        if not self.options.is_valid:
            return self.tr("A number among the options is not possible.")
        return None

    def _hint(self) -> str:
        """That Enter is enough, as long as nothing differs from the last time."""
        same = self._shelf.played_before and self.choice == self._first
        if same and not self.number.field.text():
            return self.tr("As last time: press Enter.")
        return ""

    def _show_more(self, shown: bool) -> None:
        self._more_part.setVisible(shown)
        self._differences.setVisible(bool(self._differences.text()) and not shown)
        if shown:
            self._page.adjustSize()
            bar = self.area.verticalScrollBar()
            bar.setValue(min(bar.maximum(), self.more.y() - 12))

    # ------------------------------------------------------------ words

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        self._headline.setText(self.tr("New game"))
        self._target_label.setText(self.tr("&Target score"))
        self.target.setAccessibleDescription(option_help("target"))
        self.target.setAccessibleName(self.tr("Target score"))
        self.targets.set_name(self.tr("Target score"))
        self.more.setText(self.tr("&More options"))
        self.cancel.setText(self.tr("Cancel"))
        self.deal.setText(self.tr("&Deal the cards"))
        self.presets.retranslate()
        self.seats.retranslate()
        self.options.retranslate()
        self.number.retranslate()
        self._align()
        self._show_rules()

    # ------------------------------------------------------------ building

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._align()
        self.deal.setFocus()

    def _align(self) -> None:
        """One left edge for all fields, as near as the words of the language let it be."""
        labels = [*self.seats.labels(), self._target_label]
        for label in labels:
            label.ensurePolished()
        texts = [label.text().replace("&", "") for label in labels]
        widest = max(
            label.fontMetrics().horizontalAdvance(text)
            for label, text in zip(labels, texts, strict=True)
        )
        for label in labels:
            label.setFixedWidth(min(widest + 6, _WIDEST_LABEL))

    def _connect(self) -> None:
        self.presets.chosen.connect(self._choose_preset)
        self.presets.shelf_changed.connect(self._shelf_changed)
        self.seats.seats_chosen.connect(lambda count: self._choose("seats", count))
        self.seats.partners_chosen.connect(lambda on: self._choose("partners", on))
        self.seats.occupants_changed.connect(self._check)
        self.target.valueChanged.connect(lambda value: self._choose("target", value))
        self.target.validity_changed.connect(self._check)
        self.targets.chosen.connect(lambda value: self._choose("target", value))
        self.options.chosen.connect(self._choose)
        self.options.validity_changed.connect(self._check)
        self.more.toggled.connect(self._show_more)
        self.number.changed.connect(self._check)
        self.cancel.clicked.connect(self.reject)
        self.deal.clicked.connect(self.accept)

    def _lay_out(self) -> None:
        self.deal.setObjectName("primary")
        self._target_label.setBuddy(self.target)
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self.presets)
        body.addWidget(self._main(), 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(body, 1)
        whole.addWidget(self._foot())
        self.deal.setDefault(True)  # after it is in the dialog: Qt remembers it only there
        self.setMinimumSize(*SIZE)
        self.resize(self._room())
        self._order_tabs()

    def _room(self) -> QSize:
        """Roomy where the window behind is: names and translations gain by it."""
        parent = self.parentWidget()
        behind = parent.window().size() if parent is not None else QSize(*ROOMY)
        return behind.boundedTo(QSize(*ROOMY)).expandedTo(QSize(*SIZE))

    def _main(self) -> QWidget:
        main = QWidget()
        column = QVBoxLayout(main)
        column.setContentsMargins(22, 16, 6, 0)
        column.setSpacing(12)
        column.addWidget(self._headline)
        self._page = self._made_page()
        self.area.setWidget(self._page)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column.addWidget(self.area, 1)
        return main

    def _made_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 14, 12)
        column.setSpacing(14)
        column.addWidget(self.seats)
        self.seats.column.addLayout(self._target_row())
        column.addWidget(self.more)
        column.addWidget(self._differences)
        self._more_part = QWidget()
        part = QVBoxLayout(self._more_part)
        part.setContentsMargins(0, 0, 0, 0)
        part.addWidget(self.options)
        part.addWidget(self.number)
        self._more_part.hide()
        column.addWidget(self._more_part)
        column.addStretch(1)
        return page

    def _target_row(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(3, 1)
        self.target.setFixedWidth(72)
        grid.addWidget(self._target_label, 0, 0)
        grid.addWidget(self.target, 0, 1)
        grid.addWidget(self.targets, 0, 2)
        grid.addWidget(self._target_fault, 1, 1, 1, 3)
        return grid

    def _foot(self) -> QFrame:
        foot = QFrame()
        foot.setObjectName("foot")
        row = QHBoxLayout(foot)
        row.setContentsMargins(22, 12, 22, 12)
        row.setSpacing(10)
        row.addWidget(self._note, 1)
        row.addWidget(self.cancel)
        row.addWidget(self.deal)
        return foot

    def _order_tabs(self) -> None:
        """The presets, then the page from top to bottom, then the buttons."""
        order = [
            *self.presets.tab_order(),
            *self.seats.tab_order(),
            self.target,
            *(self.targets.button_for(points) for points in TARGETS),
            self.more,
        ]
        for first, second in pairwise(order):
            QWidget.setTabOrder(first, second)
