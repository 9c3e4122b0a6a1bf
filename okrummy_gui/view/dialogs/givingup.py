"""The question before a game is given up. It follows the language while open."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QMessageBox, QWidget

from okrummy_gui.view.dialogs.base import Question


class GiveUpBox(Question):
    """Whether to give the game up; a stray Enter or Escape does not."""

    def __init__(self, winner: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._winner = winner
        self.give_up = self.addButton("", QMessageBox.ButtonRole.DestructiveRole)
        self.stay = self.addButton(QMessageBox.StandardButton.Cancel)
        self.setDefaultButton(self.stay)
        self.setEscapeButton(self.stay)
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Give up"))
        text = self.tr("Give up the game? It then counts as won by {name}.")
        self.setText(text.format(name=self._winner()))
        self.give_up.setText(self.tr("Give up"))
