"""The windows beside the table. All stay open while the language changes, none blocks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QSpinBox,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from okrummy_gui.engine.protocol import Seat
from okrummy_gui.engine.scoring import Scoresheet
from okrummy_gui.model.scoresheet import EMPHASIS_ROLE, ReckoningModel, ScoresheetModel
from okrummy_gui.model.sentences import side_name

PRESETS: Final = (150, 200, 250, 300)
LONGEST_NAME: Final = 40
_Index = QModelIndex | QPersistentModelIndex


class _Dialog(QDialog):
    """Writes its texts anew whenever the language changes."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        raise NotImplementedError


def _headline() -> QLabel:
    label = QLabel()
    label.setObjectName("headline")
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


def _primary() -> QPushButton:
    button = QPushButton()
    button.setObjectName("primary")
    button.setDefault(True)
    return button


class NewGameDialog(_Dialog):
    """Asks for names and target; a name left empty is for the program to fill in."""

    def __init__(self, you: str, opponent: str, target: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._headline = _headline()
        self._you, self._opponent = self._line(you), self._line(opponent)
        self._target = QSpinBox()
        self._target.setRange(25, 1000)
        self._target.setValue(target)
        self._labels = [QLabel() for _ in range(3)]
        self._play = _primary()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._buttons.addButton(self._play, QDialogButtonBox.ButtonRole.AcceptRole)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._lay_out()
        self.retranslate()

    @property
    def you(self) -> str:
        return " ".join(self._you.text().split())

    @property
    def opponent(self) -> str:
        return " ".join(self._opponent.text().split())

    @property
    def target(self) -> int:
        return self._target.value()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        for label in self._labels:  # their room was taken before the style sheet came
            label.setMinimumWidth(label.fontMetrics().horizontalAdvance(label.text()) + 4)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        self._headline.setText(self.tr("New game"))
        texts = (self.tr("Your &name"), self.tr("&Opponent"), self.tr("&Target score"))
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        self._you.setPlaceholderText(self.tr("You"))
        self._opponent.setPlaceholderText(self.tr("Computer"))
        self._play.setText(self.tr("Deal the cards"))

    def _line(self, text: str) -> QLineEdit:
        line = QLineEdit(text)
        line.setMaxLength(LONGEST_NAME)
        return line

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setVerticalSpacing(12)
        form.setHorizontalSpacing(18)
        for label, field in zip(
            self._labels, (self._you, self._opponent, self._target), strict=True
        ):
            label.setBuddy(field)
            form.addRow(label, field)
        form.addRow("", self._preset_row())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 24, 28, 24)
        layout.setSpacing(18)
        layout.addWidget(self._headline)
        layout.addLayout(form)
        layout.addWidget(self._buttons)
        self.setMinimumWidth(440)

    def _preset_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        group = QButtonGroup(self)
        group.setExclusive(True)
        for points in PRESETS:
            button = QPushButton(str(points))
            button.setCheckable(True)
            button.setObjectName("preset")
            button.setAutoDefault(False)
            group.addButton(button, points)
            row.addWidget(button)
        group.idClicked.connect(self._target.setValue)
        self._target.valueChanged.connect(lambda _: _mark(group, self._target.value()))
        _mark(group, self._target.value())
        return row


def _mark(group: QButtonGroup, value: int) -> None:
    group.setExclusive(False)
    for button in group.buttons():
        button.setChecked(group.id(button) == value)
    group.setExclusive(group.checkedButton() is not None)


class _BoldTotals(QStyledItemDelegate):
    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:
        super().initStyleOption(option, index)
        if index.data(EMPHASIS_ROLE):
            font = option.font
            font.setBold(True)
            option.font = font


class ScoreDialog(_Dialog):
    """The score sheet, and the reckoning under it once somebody has won."""

    new_game_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet: Scoresheet | None = None
        self._names: Mapping[Seat, str] = {}
        self.hands, self.reckoning = ScoresheetModel(self), ReckoningModel(self)
        self._headline = _headline()
        self._note = QLabel()
        self._note.setObjectName("note")
        self._hands_view, self._reckoning_view = _table(self.hands), _table(self.reckoning)
        self._again = _primary()
        self._again.clicked.connect(self.new_game_asked)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._buttons.addButton(self._again, QDialogButtonBox.ButtonRole.ActionRole)
        self._buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        for widget in (self._headline, self._note, self._hands_view, self._reckoning_view):
            layout.addWidget(widget)
        layout.addWidget(self._buttons)
        self.resize(720, 460)
        self.retranslate()

    def set_sheet(self, sheet: Scoresheet, names: Mapping[Seat, str]) -> None:
        self._sheet, self._names = sheet, names
        self.hands.set_sheet(sheet, names)
        self.reckoning.set_sheet(sheet, names)
        over = sheet.winner is not None
        self._reckoning_view.setVisible(over)
        self._again.setVisible(over)
        if over:
            self.resize(max(self.width(), 720), max(self.height(), 620))
        _fit(self._reckoning_view)
        header = self._hands_view.horizontalHeader()
        for column in (0, header.count() - 1):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self._hands_view.scrollToBottom()
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Score sheet"))
        self._again.setText(self.tr("New game"))
        self.hands.retranslate()
        self.reckoning.retranslate()
        if self._sheet is not None:
            self._headline.setText(self._verdict(self._sheet))
            self._note.setText(self.tr("Target score: {points}").format(points=self._target()))

    def _target(self) -> int:
        return self._sheet.rules.target if self._sheet else 0

    def _verdict(self, sheet: Scoresheet) -> str:
        if sheet.winner is None:
            return self.tr("Score sheet")
        name = side_name(sheet.winner, self._names)
        if sheet.gave_up is not None:
            loser = self._names[sheet.gave_up]
            text = self.tr("{loser} gave up. Winner: {name}")
            return text.format(loser=loser, name=name)
        figures = sorted((side.total for side in sheet.reckoning()), reverse=True)
        text = self.tr("Winner: {name}, {score}")
        return text.format(name=name, score=" : ".join(map(str, figures)))


def _table(model: ScoresheetModel | ReckoningModel) -> QTableView:
    view = QTableView()
    view.setModel(model)
    view.setItemDelegate(_BoldTotals(view))
    view.setAlternatingRowColors(True)
    view.setShowGrid(False)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.verticalHeader().hide()
    view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    view.horizontalHeader().setHighlightSections(False)
    view.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
    return view


def _fit(view: QTableView) -> None:
    """As high as its rows, so that only the hands scroll."""
    rows = sum(view.rowHeight(row) for row in range(view.model().rowCount()))
    view.setFixedHeight(rows + view.horizontalHeader().sizeHint().height() + 4)


class _Question(QMessageBox):
    """Two answers; the harmless one is the default and what Escape gives."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.NoIcon)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        raise NotImplementedError


class ResumeBox(_Question):
    """Whether to go on with the game that was broken off."""

    def __init__(self, opponent: str, score: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._opponent, self._score = opponent, score
        self.go_on = _primary()
        self.addButton(self.go_on, QMessageBox.ButtonRole.AcceptRole)
        self.new_game = self.addButton("", QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self.go_on)
        self.setEscapeButton(self.go_on)
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Oklahoma Rummy"))
        text = self.tr("Go on with the game against {name}, {score}?")
        self.setText(text.format(name=self._opponent or self.tr("Computer"), score=self._score))
        self.go_on.setText(self.tr("Go on"))
        self.new_game.setText(self.tr("New game"))


class GiveUpBox(_Question):
    """Whether to give the game up; a stray Enter or Escape does not."""

    def __init__(self, winner: str, parent: QWidget | None = None) -> None:
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
        self.setText(text.format(name=self._winner))
        self.give_up.setText(self.tr("Give up"))
