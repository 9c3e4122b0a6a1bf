"""The hand as a list, and lists of plain lines: what a screen reader walks through.

Rows are changed one by one, never all at once, so that a reader stays where it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.melds import Meld
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.arranging import DefenceDraft, KnockDraft
from okrummy_gui.model.handorder import groups_of
from okrummy_gui.model.reading import card_words, meld_words
from okrummy_gui.model.sentences import card_sign

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A card of the hand, the meld that it lies in, and whether it has just been drawn."""

    card: Card
    meld: Meld | None = None
    drawn: bool = False

    def words(self) -> str:
        """In full: "seven of hearts, in a run"."""
        words = card_words(self.card, self.meld)
        if not self.drawn:
            return words
        return QCoreApplication.translate("Reader", "{card}, just drawn").format(card=words)


def held_cards(
    view: PlayerView,
    order: Sequence[Card],
    knock: KnockDraft | None = None,
    defence: DefenceDraft | None = None,
) -> tuple[HeldCard, ...]:
    """The hand in its order; of a knock or a defence as it is arranged, melds first."""
    if knock is not None:
        melds, loose = knock.arrangement.melds, (*knock.arrangement.deadwood, knock.discard)
    elif defence is not None:
        melds = defence.melds
        loose = tuple(card for card in order if card in defence.deadwood)
    else:
        groups = groups_of(tuple(card for card in order if card in view.hand), view.rules)
        return tuple(
            HeldCard(card, group.meld, card is view.drawn)
            for group in groups
            for card in group.cards
        )
    melded = (HeldCard(card, meld) for meld in melds for card in meld.cards)
    return (*melded, *(HeldCard(card) for card in loose))


class _Rows(QAbstractListModel):
    """Rows that are changed one by one. `_key` tells rows apart; what else they say may change."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Any] = []

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        """Qt's own is private in lists."""
        return 0 if parent.isValid() else 1

    def retranslate(self) -> None:
        """The language has changed; the rows have not."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def _key(self, row: Any) -> Any:
        return row

    def _show(self, rows: Sequence[Any]) -> None:
        wanted = {self._key(row) for row in rows}
        for at in range(len(self._rows) - 1, -1, -1):
            if self._key(self._rows[at]) not in wanted:
                self.beginRemoveRows(_NOWHERE, at, at)
                del self._rows[at]
                self.endRemoveRows()
        held = {self._key(row) for row in self._rows}
        self._arrange([row for row in rows if self._key(row) in held])
        for at, row in enumerate(rows):
            if self._key(row) not in held:
                self.beginInsertRows(_NOWHERE, at, at)
                self._rows.insert(at, row)
                self.endInsertRows()

    def _arrange(self, rows: list[Any]) -> None:
        """The rows that stay, in their new order, with what they say now."""
        before = [self._key(row) for row in self._rows]
        after = [self._key(row) for row in rows]
        if before == after:
            for at, row in enumerate(rows):
                if row != self._rows[at]:
                    self._rows[at] = row
                    self.dataChanged.emit(self.index(at), self.index(at))
            return
        self.layoutAboutToBeChanged.emit()
        indexes = self.persistentIndexList()
        moved = [self.index(after.index(before[index.row()])) for index in indexes]
        self._rows = rows
        self.changePersistentIndexList(indexes, moved)
        self.layoutChanged.emit()
        self.retranslate()


class HandModel(_Rows):
    """The cards of a hand. A row says its sign and its name; hidden is nothing, for it has none."""

    def set_cards(self, cards: Sequence[HeldCard]) -> None:
        """Show this hand from now on."""
        self._show(cards)

    def card_at(self, row: int) -> Card | None:
        if not 0 <= row < len(self._rows):
            return None
        held: HeldCard = self._rows[row]
        return held.card

    def row_of(self, card: Card | None) -> int:
        """Where the card is; -1 where it is not."""
        return next((at for at, held in enumerate(self._rows) if held.card is card), -1)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        held: HeldCard = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return f"{card_sign(held.card)}\u2002{held.words()}"
            case Qt.ItemDataRole.AccessibleTextRole:
                return held.words()
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return "" if held.meld is None else meld_words(held.meld)
            case _:
                return None

    def _key(self, row: HeldCard) -> Card:
        return row.card


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a list; of two with the same `name` the later one has taken its place."""

    name: str
    text: str
    spoken: str = ""
    """How it is said where that is not how it is written."""


class LinesModel(_Rows):
    """Lines that come, go and change, such as the history of a hand."""

    def set_lines(self, lines: Sequence[Line]) -> None:
        """Show these lines from now on; their names must differ."""
        self._show(lines)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line: Line = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return line.text
            case Qt.ItemDataRole.AccessibleTextRole:
                return line.spoken or line.text
            case _:
                return None

    def _key(self, row: Line) -> str:
        return row.name
