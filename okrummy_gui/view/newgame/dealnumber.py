"""The field for a deal number: what is typed wrong is refused as it is typed."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLineEdit, QWidget

from okrummy_gui.engine.deals import DealNumber, DealNumberError
from okrummy_gui.model.options import number_problem_sentence
from okrummy_gui.view.newgame.optionrows import CONTROL_WIDTH
from okrummy_gui.view.table.controls import mark_faulty, rename, words


class DealNumberPart(QWidget):
    """Title, field, and what it is for or what is wrong with it."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._title, self._label = words("group"), words("option")
        self.field, self.help = QLineEdit(), words("help")
        self.field.setFixedWidth(CONTROL_WIDTH)
        self._label.setBuddy(self.field)
        self.field.textChanged.connect(self._check)
        self._lay_out()

    @property
    def number(self) -> DealNumber | None:
        """None where nothing is typed. DealNumberError for what is no deal number."""
        text = self.field.text().strip()
        return DealNumber.parse(text) if text else None

    @property
    def fault(self) -> str | None:
        """What is wrong with the text, as a sentence."""
        try:
            self.number  # noqa: B018  # asked for its error
        except DealNumberError as error:
            return number_problem_sentence(error.problem)
        return None

    def retranslate(self) -> None:
        self._title.setText(self.tr("The cards"))
        self._label.setText(self.tr("Deal num&ber"))
        self.field.setAccessibleName(self.tr("Deal number"))
        self.field.setPlaceholderText(self.tr("drawn by chance"))
        self._show()

    def _check(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        fault = self.fault
        mark_faulty(self.field, fault is not None)
        rename(self.help, "help" if fault is None else "fault")
        usual = self.tr(
            "The same number deals the same cards to anybody; the next hands get the numbers "
            "after it. Left empty, the cards are drawn by chance."
        )
        self.help.setText(fault or usual)
        self.field.setAccessibleDescription(fault or usual)

    def _lay_out(self) -> None:
        line = QFrame()
        line.setObjectName("rule")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(0, 1)
        for row, room in ((1, 6), (3, 8)):  # as in the groups above
            grid.setRowMinimumHeight(row, room)
        grid.addWidget(self._title, 0, 0)
        grid.addWidget(line, 2, 0, 1, 2)
        grid.addWidget(self._label, 4, 0)
        grid.addWidget(self.help, 5, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.field, 4, 1, 2, 1, Qt.AlignmentFlag.AlignTop)
