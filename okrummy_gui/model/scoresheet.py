"""The score sheet, the final reckoning and the sums of Hollywood (R28) as item models."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
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
from okrummy_gui.engine.scoring import Column, Scoresheet, SideTotal
from okrummy_gui.model.roles import EMPHASIS_ROLE
from okrummy_gui.model.sentences import side_name

_ROLE: Final = Qt.ItemDataRole.UserRole
RUNNING_ROLE: Final = _ROLE + 2
"""The side's total after the hand, where the hand was entered for it."""
CLOSED_ROLE: Final = _ROLE + 3
"""True where nothing can be entered any more: the game had ended before this hand (R28)."""
WON_ROLE: Final = _ROLE + 4
"""True for a total that has won: its game, or the match."""
GAME_ROLE: Final = _ROLE + 5
"""The number of the game a cell or column belongs to, from 0; None for the others, and
for all of them where there is one game only."""
TITLE_ROLE: Final = _ROLE + 6
"""Of a column that belongs to a game: "Game 2"."""
STATE_ROLE: Final = _ROLE + 7
"""Of a column that belongs to a game: how that game stands."""

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_NONE: Final = "–"
_NOT_YET: Final = "…"


class _SheetModel(QAbstractTableModel):
    """What the tables share. Cells are texts, worked out when asked: they follow the language."""

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
        row, column = index.row(), index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._in_words(row, column)
            case Qt.ItemDataRole.ToolTipRole:
                return _tip(self._in_words(row, column))
            case _:
                return self._mark(row, column, role)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < self.columnCount():
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._header(section)
            case Qt.ItemDataRole.ToolTipRole:
                return _tip(self._full_header(section))
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(section)
            case _:
                return self._header_mark(section, role)

    def _full_header(self, section: int) -> str:
        """All of what a narrow column may cut off."""
        game = self._game(section)
        if game is None:
            return self._header(section)
        return f"{_game_title(game)}\n{self._state(game)}\n{self._header(section)}"

    def _header_mark(self, column: int, role: int) -> Any:
        game = self._game(column)
        if game is None:
            return None
        match role:
            case _ if role == GAME_ROLE:
                return game
            case _ if role == TITLE_ROLE:
                return _game_title(game)
            case _ if role == STATE_ROLE:
                return self._state(game)
            case Qt.ItemDataRole.AccessibleTextRole:
                pattern = QCoreApplication.translate("Scoresheet", "{game}, {name}", "a column")
                return pattern.format(game=_game_title(game), name=self._header(column))
        return None

    def _place(self, column: int) -> tuple[int, int] | None:
        """The game and the side whose figures the column holds."""
        sides = len(self._names)
        games = len(self._sheet.columns) if self._sheet else 0
        if not 0 < column <= sides * games:
            return None
        return divmod(column - 1, sides)

    def _game(self, column: int) -> int | None:
        place = self._place(column)
        if place is None or self._sheet is None or len(self._sheet.columns) == 1:
            return None
        return place[0]

    def _state(self, game: int) -> str:
        """Whether the game is open, or who won it and when."""
        assert self._sheet is not None
        column = self._sheet.columns[game]
        if column.winner is None:
            return QCoreApplication.translate("Scoresheet", "still open")
        name = self._names[self._sheet.sides.index(column.winner)]
        if column.conceded:
            text = QCoreApplication.translate("Scoresheet", "given up, winner: {name}")
            return text.format(name=name)
        text = QCoreApplication.translate("Scoresheet", "hand {number}, winner: {name}")
        return text.format(name=name, number=_last_hand(column))

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        return _LEFT if column == 0 else _RIGHT

    def _prepare(self, sheet: Scoresheet) -> None:
        raise NotImplementedError

    def _text(self, row: int, column: int) -> str:
        raise NotImplementedError

    def _header(self, column: int) -> str:
        raise NotImplementedError

    def _in_words(self, row: int, column: int) -> str | None:
        """More than the text, for those who read a cell by itself."""
        return None

    def _mark(self, row: int, column: int, role: int) -> Any:
        return None


class ScoresheetModel(_SheetModel):
    """A row for each hand, then the hands won (boxes) and the totals.

    Columns: the hand; for each game what was entered for each side; how the hand ended.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ends: tuple[int, ...] = ()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        if parent.isValid() or self._sheet is None:
            return 0
        return len(self._sheet.results) + 2

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        if parent.isValid() or self._sheet is None:
            return 0
        return len(self._names) * len(self._sheet.columns) + 2

    @property
    def hands(self) -> int:
        """How many rows are hands; those below them sum up."""
        return len(self._sheet.results) if self._sheet else 0

    def _prepare(self, sheet: Scoresheet) -> None:
        self._ends = tuple(_last_hand(column) for column in sheet.columns)

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        return _RIGHT if self._place(column) else _LEFT

    def _header(self, column: int) -> str:
        if column == 0:
            return QCoreApplication.translate("Scoresheet", "Hand")
        place = self._place(column)
        if place is None:
            return QCoreApplication.translate("Scoresheet", "How it ended")
        return self._names[place[1]]

    def _text(self, row: int, column: int) -> str:
        assert self._sheet is not None
        place = self._place(column)
        if row >= self.hands:
            return self._foot(row, column)
        if column == 0:
            return str(row + 1)
        if place is None:
            return how_it_ended(self._sheet.results[row])
        if self._closed(row, place[0]):
            return QCoreApplication.translate("Scoresheet", "closed", "a game that has ended")
        return str(self._sheet.results[row].points) if self._entered(row, *place) else _NONE

    def _foot(self, row: int, column: int) -> str:
        assert self._sheet is not None
        boxes = row == self.hands
        if column == 0:
            return (
                QCoreApplication.translate("Scoresheet", "Boxes")
                if boxes
                else QCoreApplication.translate("Scoresheet", "Total")
            )
        place = self._place(column)
        if place is None:
            return ""
        game = self._sheet.columns[place[0]]
        return str((game.boxes if boxes else game.totals)[place[1]])

    def _entered(self, row: int, game: int, side: int) -> bool:
        assert self._sheet is not None
        here = self._sheet.columns[game].entered[row]
        return here and self._sheet.results[row].winner == self._sheet.sides[side]

    def _closed(self, row: int, game: int) -> bool:
        return 0 < self._ends[game] <= row

    def _running(self, row: int, place: tuple[int, int]) -> str | None:
        assert self._sheet is not None
        if row >= self.hands or not self._entered(row, *place):
            return None
        game, side = place
        return str(self._sheet.columns[game].running[row][side])

    def _in_words(self, row: int, column: int) -> str | None:
        place = self._place(column)
        running = self._running(row, place) if place else None
        if place is None or running is None:
            return None
        text = QCoreApplication.translate("Scoresheet", "{name}: {points}, together {total}")
        return text.format(
            name=self._names[place[1]], points=self._text(row, column), total=running
        )

    def _mark(self, row: int, column: int, role: int) -> Any:
        assert self._sheet is not None
        place = self._place(column)
        if role == EMPHASIS_ROLE:
            return row == self.hands + 1
        if role == GAME_ROLE:
            return self._game(column)
        if place is None:
            return None
        if role == RUNNING_ROLE:
            return self._running(row, place)
        if role == CLOSED_ROLE:
            return row < self.hands and self._closed(row, place[0])
        if role == WON_ROLE:
            winner = self._sheet.columns[place[0]].winner
            return row == self.hands + 1 and winner == self._sheet.sides[place[1]]
        return None


class ReckoningModel(_SheetModel):
    """The final reckoning of each game, one row for each step (R26, R27).

    Empty while no game has ended; in Hollywood those still open say nothing yet.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games: tuple[tuple[SideTotal, ...], ...] = ()
        self._lines: tuple[str, ...] = ()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        if parent.isValid() or not self._lines:
            return 0
        return len(self._names) * len(self._games) + 1

    def _prepare(self, sheet: Scoresheet) -> None:
        self._games = tuple(sheet.reckoning(at) for at in range(len(sheet.columns)))
        shutout = any(side.doubled for game in self._games for side in game)
        steps = ("hands", "boxes", "bonus", *(("shutout",) if shutout else ()), "total")
        self._lines = steps if any(self._games) else ()

    def _header(self, column: int) -> str:
        place = self._place(column)
        if place is None:
            return QCoreApplication.translate("Scoresheet", "Final reckoning")
        return self._names[place[1]]

    def _mark(self, row: int, column: int, role: int) -> Any:
        if role == EMPHASIS_ROLE:
            return self._lines[row] == "total"
        if role == GAME_ROLE:
            return self._game(column)
        if role == WON_ROLE:
            return self._lines[row] == "total" and self._won(column)
        return None

    def _won(self, column: int) -> bool:
        assert self._sheet is not None
        place = self._place(column)
        if place is None:
            return False
        return self._sheet.columns[place[0]].winner == self._sheet.sides[place[1]]

    def _text(self, row: int, column: int) -> str:
        line, place = self._lines[row], self._place(column)
        if place is None:
            return self._label(line)
        side = self._side(place)
        if side is None:
            return _NOT_YET
        return self._figure(line, side)

    def _side(self, place: tuple[int, int]) -> SideTotal | None:
        game = self._games[place[0]]
        return game[place[1]] if game else None

    def _in_words(self, row: int, column: int) -> str | None:
        """The sum of the boxes, where the cells have no room for it."""
        place = self._place(column)
        side = self._side(place) if place else None
        if self._lines[row] != "boxes" or side is None:
            return None
        return self._box_sum(side)

    def _box_sum(self, side: SideTotal) -> str:
        assert self._sheet is not None
        return f"{side.boxes} × {self._sheet.rules.box_bonus} = {side.box_points}"

    def _narrow(self) -> bool:
        """Whether there are too many columns for sums in them."""
        return len(self._games) * len(self._names) > 2

    def _figure(self, line: str, side: SideTotal) -> str:
        match line:
            case "hands":
                return str(side.hand_points)
            case "boxes":
                return str(side.box_points) if self._narrow() else self._box_sum(side)
            case "bonus":
                return str(side.game_bonus) if side.game_bonus else _NONE
            case "shutout":
                return "× 2" if side.doubled else _NONE
            case _:
                return str(side.total)

    def _label(self, line: str) -> str:
        assert self._sheet is not None
        if line == "boxes" and self._narrow():
            text = QCoreApplication.translate("Scoresheet", "Boxes × {points}", "box bonus")
            return text.format(points=self._sheet.rules.box_bonus)
        return {
            "hands": QCoreApplication.translate("Scoresheet", "Points of the hands"),
            "boxes": QCoreApplication.translate("Scoresheet", "Boxes"),
            "bonus": QCoreApplication.translate("Scoresheet", "Game bonus"),
            "shutout": QCoreApplication.translate("Scoresheet", "Shutout (schneider)"),
            "total": QCoreApplication.translate("Scoresheet", "Total"),
        }[line]


class SumsModel(_SheetModel):
    """Hollywood: a row for each side, its totals of the three games and their sum (R28).

    Empty while no game has ended, and where there is one game only.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games: tuple[tuple[SideTotal, ...], ...] = ()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() or not self._games else len(self._names)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() or not self._games else len(self._games) + 2

    def _prepare(self, sheet: Scoresheet) -> None:
        games = tuple(sheet.reckoning(at) for at in range(len(sheet.columns)))
        self._games = games if len(games) > 1 and any(games) else ()

    def _game(self, column: int) -> int | None:
        return None

    def _header(self, column: int) -> str:
        if column == 0:
            return QCoreApplication.translate("Scoresheet", "All three games")
        if column <= len(self._games):
            return _game_title(column - 1)
        return QCoreApplication.translate("Scoresheet", "Sum")

    def _text(self, row: int, column: int) -> str:
        assert self._sheet is not None
        if column == 0:
            return self._names[row]
        if column > len(self._games):
            return str(self._sheet.sums()[row])
        game = self._games[column - 1]
        return str(game[row].total) if game else _NOT_YET

    def _in_words(self, row: int, column: int) -> str | None:
        return self._names[row] if column == 0 else None

    def _mark(self, row: int, column: int, role: int) -> Any:
        ends = column in (0, len(self._games) + 1)
        if role == EMPHASIS_ROLE:
            return ends
        return ends and self._won(row) if role == WON_ROLE else None

    def _won(self, row: int) -> bool:
        """The match, by itself or with others."""
        assert self._sheet is not None
        if not self._sheet.over:
            return False
        if self._sheet.winner is not None:
            return self._sheet.winner == self._sheet.sides[row]
        sums = self._sheet.sums()
        return sums[row] == max(sums)


def _tip(text: str | None) -> str | None:
    """For a tool tip, which takes for markup whatever looks like it: names never are."""
    if text is None:
        return None
    return f"<div>{escape(text).replace(chr(10), '<br>')}</div>"


def _last_hand(game: Column) -> int:
    """The number of the hand that ended the game; 0 while it is open or when it was given up."""
    if game.winner is None or game.conceded:
        return 0
    return max(number for number, entered in enumerate(game.entered, 1) if entered)


def _game_title(game: int) -> str:
    return QCoreApplication.translate("Scoresheet", "Game {number}").format(number=game + 1)


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
