"""The questions before something begins or ends. They follow the language while open."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QMessageBox, QWidget

from okrummy_gui.model.session import Unfinished
from okrummy_gui.view.dialogbase import Question, primary


class ResumeBox(Question):
    """Whether to go on with the game that was broken off."""

    def __init__(
        self,
        unfinished: Unfinished,
        score: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._unfinished, self._score = unfinished, score
        self.go_on = primary()
        self.addButton(self.go_on, QMessageBox.ButtonRole.AcceptRole)
        self.new_game = self.addButton("", QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self.go_on)
        self.setEscapeButton(self.go_on)
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Oklahoma Rummy"))
        text = self.tr("Go on with the earlier game ({name}, {score})?")
        others = ", ".join(self._unfinished.others())
        self.setText(text.format(name=others, score=self._score))
        if self._unfinished.damaged:
            self.setInformativeText(
                self.tr("Its end is damaged: it goes on from the last move that can be read.")
            )
        self.go_on.setText(self.tr("Go on"))
        self.new_game.setText(self.tr("New game"))


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
