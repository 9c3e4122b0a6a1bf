"""Something in the program went wrong: said plainly, with a report to copy."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from okrummy_gui.view.dialogs.base import Dialog, headline, primary


class FaultDialog(Dialog):
    """Never shows the report: it holds cards that nobody may see before the hand is over."""

    def __init__(self, report: str, *, has_hand: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._report, self._has_hand, self._copied = report, has_hand, False
        self._head = headline()
        self._what, self._about = QLabel(), QLabel()
        self._about.setObjectName("note")
        self.copy, self.go_on = QPushButton(), primary()
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(self._copy)
        self.go_on.clicked.connect(self.accept)
        self._lay_out()
        self.retranslate()
        self.go_on.setFocus()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 24, 28, 22)
        layout.setSpacing(14)
        for label in (self._head, self._what, self._about):
            label.setWordWrap(True)
            label.setMinimumWidth(440)
            layout.addWidget(label)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addStretch()
        row.addWidget(self.copy)
        row.addWidget(self.go_on)
        layout.addSpacing(4)
        layout.addLayout(row)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Oklahoma Rummy"))
        self._head.setText(self.tr("Something went wrong in the program"))
        self._what.setText(
            self.tr("Your game is still here: you can go on.")
            if self._has_hand
            else self.tr("You can go on.")
        )
        self._about.setText(
            self.tr(
                "A report helps to put it right. It says what happened in which version on which "
                "system, and it has every card of this hand, also those you can’t see yet: read "
                "it when the hand is over. No names and no folders are in it. Nothing is sent by "
                "itself."
            )
            if self._has_hand
            else self.tr(
                "A report helps to put it right. It says what happened in which version on which "
                "system. No names and no folders are in it. Nothing is sent by itself."
            )
        )
        self.copy.setText(self.tr("Copied") if self._copied else self.tr("Copy report"))
        self.go_on.setText(self.tr("Go on"))
        self.adjustSize()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report)
        self._copied = True
        self.copy.setText(self.tr("Copied"))
