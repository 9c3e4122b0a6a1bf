"""The statistics as item models, and the book that they are read from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from html import escape
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.options import level_name, preset_name
from okrummy_gui.model.presets import PresetRef, Shelf, ref_name
from okrummy_gui.model.roles import EMPHASIS_ROLE
from okrummy_gui.model.setup import PERSON
from okrummy_gui.model.statistics import (
    LONGEST_AGO,
    UNKNOWN,
    Figures,
    Opponent,
    Pair,
    Person,
    moment,
    print_marks,
    read_marks,
)
from okrummy_gui.store.contract import MatchRow, MatchStore, StoreTrouble

MARKS: Final = "statistics since"
"""The key under which the store keeps the moments at which counting was begun anew."""

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_NONE: Final = "–"


class Book:
    """The rows that statistics are made of. A store that fails leaves it empty, or as it was."""

    def __init__(
        self,
        store: Callable[[], MatchStore],
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        """`store` gives the store of the moment: another takes its place when a disk fails."""
        self._store, self._now = store, now
        self.rows: tuple[MatchRow, ...] = ()
        self.marks: tuple[str, ...] = ()
        self.read()

    @property
    def since(self) -> datetime:
        """Since when is counted."""
        return moment(self.marks[-1]) if self.marks else LONGEST_AGO

    def read(self) -> None:
        """Read what has been played since the last time."""
        try:
            self.rows = self._store().history()
            self.marks = read_marks(self._store().meta(MARKS))
        except StoreTrouble:
            pass

    def reset(self) -> bool:
        """Count from now on; False when it can't be kept. Nothing is deleted."""
        return self._keep((*self.marks, self._now().isoformat(timespec="seconds")))

    def undo_reset(self) -> bool:
        """Count as before the last reset."""
        return self._keep(self.marks[:-1])

    def days_ago(self, days: int) -> datetime:
        return self._now() - timedelta(days=days)

    def _keep(self, marks: tuple[str, ...]) -> bool:
        try:
            self._store().keep_meta(MARKS, print_marks(marks))
        except StoreTrouble:
            return False
        self.marks = marks
        return True


# ---------------------------------------------------------------- words


def person_name(person: Person) -> str:
    """What a player is called where figures are shown."""
    if person.name:
        return person.name
    if not person.number:
        return QCoreApplication.translate("Names", "You")
    text = QCoreApplication.translate("Names", "Player {number}")
    return text.format(number=person.number)


def opponent_name(opponent: Opponent) -> str:
    """A person's name, or the level of the computer players."""
    if opponent.level == PERSON and opponent.name:
        return opponent.name
    return opponents_name(opponent.level)


def opponents_name(level: str) -> str:
    """All opponents of a level."""
    if level == PERSON:
        return QCoreApplication.translate("Statistics", "People")
    if level == UNKNOWN:
        return QCoreApplication.translate("Statistics", "Level not known")
    return level_name(level)


@dataclass(frozen=True, slots=True)
class Mix:
    """Rules that are told together: a preset, or all that are none, by how many play."""

    ref: PresetRef | None
    seats: int
    told: bool = False
    """Whether the preset says itself how many play."""

    @staticmethod
    def of(rules: Rules, shelf: Shelf) -> Mix:
        ref = shelf.match(rules)
        told = ref is not None and "seats" in shelf.rules_of(ref).changes()
        return Mix(ref, rules.seats, told)

    def __str__(self) -> str:
        name = preset_name(None) if self.ref is None else ref_name(self.ref)
        if self.told or self.seats == Rules().seats:
            return name
        text = QCoreApplication.translate("Statistics", "{rules}, {count} players")
        return text.format(rules=name, count=self.seats)


def day(when: datetime) -> str:
    """The date as it is written where the user lives."""
    local = QDateTime.fromSecsSinceEpoch(int(when.timestamp())).date()
    return QLocale().toString(local, QLocale.FormatType.ShortFormat)


def figure(value: float, digits: int = 0) -> str:
    """A number in the user's own way of writing."""
    return QLocale().toString(float(value), "f", digits)


def share(part: float, whole: float) -> str:
    """A percentage; nothing where there is nothing to share."""
    if not whole:
        return _NONE
    text = QCoreApplication.translate("Statistics", "{number} %")
    return text.format(number=figure(100 * part / whole))


# ---------------------------------------------------------------- models


class _Table(QAbstractTableModel):
    """What the tables share. Cells are texts, worked out when asked: they follow the language."""

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else self._rows()

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else self._columns()

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _LEFT if column == 0 else _RIGHT
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._in_words(row, column)
            case Qt.ItemDataRole.ToolTipRole:
                return self._tip(row, column)
            case _ if role == EMPHASIS_ROLE:
                return self._stands_out(row, column)
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < self._columns():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._header(section)
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"<div>{escape(self._header(section))}</div>"
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _LEFT if section == 0 else _RIGHT
        return None

    def retranslate(self) -> None:
        """The language has changed; the figures have not."""
        rows, columns = self._rows(), self._columns()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, columns - 1)
        if rows:
            self.dataChanged.emit(self.index(0, 0), self.index(rows - 1, columns - 1))

    def _rows(self) -> int:
        raise NotImplementedError

    def _columns(self) -> int:
        raise NotImplementedError

    def _header(self, column: int) -> str:
        raise NotImplementedError

    def _text(self, row: int, column: int) -> str:
        raise NotImplementedError

    def _in_words(self, row: int, column: int) -> str | None:
        """More than the text, for those who read a cell by itself."""
        return None

    def _tip(self, row: int, column: int) -> str | None:
        """As markup, for which a tool tip takes whatever looks like it: names never are."""
        return None

    def _stands_out(self, row: int, column: int) -> bool:
        return False


_LINES: Final = (
    "won",
    "hands_won",
    "points",
    "gins",
    "knocks",
    "undercuts",
    "shutouts",
    "streaks",
)


class FiguresModel(_Table):
    """A row for each figure: what it is, one's own, the others'."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.figures = Figures()
        self._name = ""

    def set_figures(self, made: Figures, name: str) -> None:
        """Show the figures of somebody of this name."""
        self.figures, self._name = made, name
        self.retranslate()

    def _rows(self) -> int:
        return len(_LINES)

    def _columns(self) -> int:
        return 3

    def _header(self, column: int) -> str:
        if column == 0:
            return ""
        if column == 1:
            return self._name
        return QCoreApplication.translate("Statistics", "Opponents")

    def _pair(self, row: int) -> Pair:
        found = getattr(self.figures, _LINES[row])
        assert isinstance(found, Pair)
        return found

    def _text(self, row: int, column: int) -> str:
        if column == 0:
            return self._label(_LINES[row])
        pair = self._pair(row)
        value = pair.mine if column == 1 else pair.theirs
        return figure(value, 1 if _LINES[row] == "points" else 0)

    def _stands_out(self, row: int, column: int) -> bool:
        pair = self._pair(row)
        better = 1 if pair.mine > pair.theirs else 2
        return column == better and pair.mine != pair.theirs

    def _in_words(self, row: int, column: int) -> str | None:
        if column == 0:
            return None
        text = QCoreApplication.translate("Statistics", "{what}, {name}: {figure}")
        return text.format(
            what=self._label(_LINES[row]), name=self._header(column), figure=self._text(row, column)
        )

    def _label(self, line: str) -> str:
        return {
            "won": QCoreApplication.translate("Statistics", "Games won"),
            "hands_won": QCoreApplication.translate("Statistics", "Hands won"),
            "points": QCoreApplication.translate("Statistics", "Points a hand"),
            "gins": QCoreApplication.translate("Statistics", "Gin"),
            "knocks": QCoreApplication.translate("Statistics", "Knocks"),
            "undercuts": QCoreApplication.translate("Statistics", "Undercuts"),
            "shutouts": QCoreApplication.translate("Statistics", "Shutouts (schneider)"),
            "streaks": QCoreApplication.translate("Statistics", "Longest winning streak"),
        }[line]


_COLUMNS: Final = (
    "name",
    "games",
    "won",
    "hands",
    "points",
    "gins",
    "knocks",
    "undercuts",
    "shutouts",
)


class GroupsModel(_Table):
    """A row for each group of games: opponents, or rules. Pairs are one's own : the others'."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._groups: tuple[tuple[Callable[[], str], Figures], ...] = ()
        self._title: Callable[[], str] = str

    def set_groups(
        self, title: Callable[[], str], groups: Sequence[tuple[Callable[[], str], Figures]]
    ) -> None:
        """Titles are asked for in the language of the moment."""
        self.beginResetModel()
        self._title, self._groups = title, tuple(groups)
        self.endResetModel()

    def _rows(self) -> int:
        return len(self._groups)

    def _columns(self) -> int:
        return len(_COLUMNS)

    def _header(self, column: int) -> str:
        return {
            "name": self._title(),
            "games": QCoreApplication.translate("Statistics", "Games"),
            "won": QCoreApplication.translate("Statistics", "Games won"),
            "hands": QCoreApplication.translate("Statistics", "Hands"),
            "points": QCoreApplication.translate("Statistics", "Points a hand"),
            "gins": QCoreApplication.translate("Statistics", "Gin"),
            "knocks": QCoreApplication.translate("Statistics", "Knocks"),
            "undercuts": QCoreApplication.translate("Statistics", "Undercuts"),
            "shutouts": QCoreApplication.translate("Statistics", "Shutouts"),
        }[_COLUMNS[column]]

    def _text(self, row: int, column: int) -> str:
        title, made = self._groups[row]
        match _COLUMNS[column]:
            case "name":
                return title()
            case "games":
                return figure(made.games)
            case "won":
                return share(made.won.mine, made.games)
            case "hands":
                return figure(made.hands)
            case "points":
                return _versus(made.points, 1)
            case name:
                return _versus(getattr(made, name))

    def _in_words(self, row: int, column: int) -> str | None:
        if column == 0:
            return None
        text = QCoreApplication.translate("Statistics", "{what}, {name}: {figure}")
        return text.format(
            what=self._header(column), name=self._groups[row][0](), figure=self._text(row, column)
        )

    def _tip(self, row: int, column: int) -> str | None:
        return f"<div>{escape(self._groups[row][0]())}</div>" if column == 0 else None


def _versus(pair: Pair, digits: int = 0) -> str:
    return f"{figure(pair.mine, digits)}\u202f:\u202f{figure(pair.theirs, digits)}"
