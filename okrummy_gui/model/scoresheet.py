"""The score sheet and the final reckoning as item models."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from okrummy_gui.engine.protocol import HandResult, Outcome, Seat
from okrummy_gui.engine.scoring import Scoresheet, SideTotal
from okrummy_gui.model.sentences import side_name

EMPHASIS_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""True for a figure that stands out: a total."""

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class _SheetModel(QAbstractTableModel):
    """What both tables share. Cells are texts, worked out when asked: they follow the language."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sheet: Scoresheet | None = None
        self._names: tuple[str, ...] = ()

    def set_sheet(self, sheet: Scoresheet, names: Mapping[Seat, str]) -> None:
        """Show this sheet from now on."""
        self.beginResetModel()
        self._sheet = sheet
        self._names = tuple(side_name(side, names) for side in sheet.sides)
        self._prepare(sheet)
        self.endResetModel()

    def retranslate(self) -> None:
        """The language has changed; the figures have not."""
        columns, rows = self.columnCount(), self.rowCount()
        if columns:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, columns - 1)
        if rows and columns:
            self.dataChanged.emit(self.index(0, 0), self.index(rows - 1, columns - 1))

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(index.row(), index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(index.column())
        return self._stands_out(index.row(), index.column()) if role == EMPHASIS_ROLE else None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < self.columnCount():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._header(section)
        return self._alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        return _LEFT if column == 0 else _RIGHT

    def _prepare(self, sheet: Scoresheet) -> None:
        raise NotImplementedError

    def _text(self, row: int, column: int) -> str:
        raise NotImplementedError

    def _header(self, column: int) -> str:
        raise NotImplementedError

    def _stands_out(self, row: int, column: int) -> bool:
        raise NotImplementedError


class ScoresheetModel(_SheetModel):
    """A row for each hand, then the hands won (boxes) and the totals.

    Columns: the hand, what each side scored, each side's running total, how the hand ended.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._running: tuple[tuple[int, ...], ...] = ()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        if parent.isValid() or self._sheet is None:
            return 0
        return len(self._sheet.results) + 2

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        if parent.isValid() or self._sheet is None:
            return 0
        return 2 * len(self._names) + 2

    def _prepare(self, sheet: Scoresheet) -> None:
        self._running = sheet.columns[0].running

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        return _LEFT if column in (0, 2 * len(self._names) + 1) else _RIGHT

    def _header(self, column: int) -> str:
        sides = len(self._names)
        if column == 0:
            return QCoreApplication.translate("Scoresheet", "Hand")
        if column <= sides:
            return self._names[column - 1]
        if column <= 2 * sides:
            return f"Σ {self._names[column - sides - 1]}"
        return QCoreApplication.translate("Scoresheet", "How it ended")

    def _stands_out(self, row: int, column: int) -> bool:
        assert self._sheet is not None
        return row == len(self._sheet.results) + 1

    def _text(self, row: int, column: int) -> str:
        assert self._sheet is not None
        results = self._sheet.results
        if row >= len(results):
            return self._foot(row == len(results), column)
        sides = len(self._names)
        if column == 0:
            return str(row + 1)
        if column <= sides:
            won = results[row].winner == self._sheet.sides[column - 1]
            return str(results[row].points) if won else "–"
        if column <= 2 * sides:
            return str(self._running[row][column - sides - 1])
        return how_it_ended(results[row])

    def _foot(self, boxes: bool, column: int) -> str:
        assert self._sheet is not None
        if column == 0:
            return (
                QCoreApplication.translate("Scoresheet", "Boxes")
                if boxes
                else QCoreApplication.translate("Scoresheet", "Total")
            )
        if column > len(self._names):
            return ""
        game = self._sheet.columns[0]
        return str((game.boxes if boxes else game.totals)[column - 1])


class ReckoningModel(_SheetModel):
    """The final reckoning, one line for each step; empty while nobody has won (R26, R27)."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sides: tuple[SideTotal, ...] = ()
        self._lines: tuple[str, ...] = ()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() or not self._sides else len(self._sides) + 1

    def _prepare(self, sheet: Scoresheet) -> None:
        self._sides = sheet.reckoning()
        shutout = any(side.doubled for side in self._sides)
        steps = ("hands", "boxes", "bonus", *(("shutout",) if shutout else ()), "total")
        self._lines = steps if self._sides else ()

    def _header(self, column: int) -> str:
        if column == 0:
            return QCoreApplication.translate("Scoresheet", "Final reckoning")
        return self._names[column - 1]

    def _stands_out(self, row: int, column: int) -> bool:
        return self._lines[row] == "total"

    def _text(self, row: int, column: int) -> str:
        line = self._lines[row]
        return _label(line) if column == 0 else self._figure(line, self._sides[column - 1])

    def _figure(self, line: str, side: SideTotal) -> str:
        assert self._sheet is not None
        match line:
            case "hands":
                return str(side.hand_points)
            case "boxes":
                return f"{side.boxes} × {self._sheet.rules.box_bonus} = {side.box_points}"
            case "bonus":
                return str(side.game_bonus) if side.game_bonus else "–"
            case "shutout":
                return "× 2" if side.doubled else "–"
            case _:
                return str(side.total)


def _label(line: str) -> str:
    return {
        "hands": QCoreApplication.translate("Scoresheet", "Points of the hands"),
        "boxes": QCoreApplication.translate("Scoresheet", "Boxes"),
        "bonus": QCoreApplication.translate("Scoresheet", "Game bonus"),
        "shutout": QCoreApplication.translate("Scoresheet", "Shutout (schneider)"),
        "total": QCoreApplication.translate("Scoresheet", "Total"),
    }[line]


def how_it_ended(result: HandResult) -> str:
    """The hand's end in a word or two, with the doubling."""
    text = {
        Outcome.KNOCK: QCoreApplication.translate("Scoresheet", "Knock"),
        Outcome.GIN: QCoreApplication.translate("Scoresheet", "Gin"),
        Outcome.UNDERCUT: QCoreApplication.translate("Scoresheet", "Undercut"),
        Outcome.DRAWN: QCoreApplication.translate("Scoresheet", "Drawn hand"),
    }[result.outcome]
    if result.multiplier == 1 or result.winner is None:
        return text
    return f"{text} × {result.multiplier}"
