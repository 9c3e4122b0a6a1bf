"""Games in a list: those that are kept, and those found in a file; and words for files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
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

from okrummy_gui.engine.protocol import seats_of
from okrummy_gui.engine.record import NotationError, parse_header
from okrummy_gui.model.exchange import Fault, FaultKind, Parcel, Taken
from okrummy_gui.model.keeping import kept_seating
from okrummy_gui.model.naming import shown_names
from okrummy_gui.model.statistics import LONGEST_AGO, moment
from okrummy_gui.model.statisticsmodel import day
from okrummy_gui.store.contract import SEATING, MatchRow, StoredMatch

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
PLAYERS: Final = 1
"""The column of the names."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A game of the list."""

    header: str
    seating: str
    started: str
    hands: int
    over: bool
    sums: tuple[int, ...] = ()
    fault: Fault | None = None
    match_id: int = 0

    @staticmethod
    def of_row(row: MatchRow) -> Entry:
        figures = (row.summary or "").split()[1:]
        sums = tuple(int(each) for each in figures if each.isdecimal() and len(each) < 10)
        over = row.finished is not None
        return Entry(row.header, row.seating, row.started, len(row.hands), over, sums, None, row.id)

    @staticmethod
    def of_parcel(parcel: Parcel) -> Entry:
        return Entry(
            parcel.header,
            parcel.seating,
            parcel.started,
            len(parcel.hands),
            parcel.finished is not None,
            parcel.sums,
            parcel.fault,
        )

    def players(self) -> str:
        """The names at the table; one left empty is said in the language of the moment."""
        try:
            record = parse_header(self.header)
        except NotationError:
            return ""
        seats = seats_of(record.rules)
        kept = StoredMatch(0, self.header, (), {SEATING: self.seating or "{}"}, "", None)
        names = dict(zip(seats, record.names, strict=True))
        return " · ".join(shown_names(names, kept_seating(kept, seats)).values())


def entries_of(rows: Iterable[MatchRow]) -> tuple[Entry, ...]:
    """The games that are kept, newest first; what can't be read is none."""
    found = [entry for entry in map(Entry.of_row, rows) if entry.players()]
    return tuple(sorted(found, key=lambda entry: moment(entry.started), reverse=True))


class GamesModel(QAbstractTableModel):
    """A row for each game: when it began, who played, how many hands, how it stands."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: tuple[Entry, ...] = ()

    @property
    def entries(self) -> tuple[Entry, ...]:
        return self._entries

    def set_entries(self, entries: Sequence[Entry]) -> None:
        self.beginResetModel()
        self._entries = tuple(entries)
        self.endResetModel()

    def retranslate(self) -> None:
        """The language has changed; the games have not."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 3)
        if self._entries:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._entries) - 1, 3))

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else 4

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry, column = self._entries[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(entry, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _LEFT if column <= PLAYERS else _RIGHT
            case Qt.ItemDataRole.ToolTipRole if column == PLAYERS:
                return f"<div>{escape(entry.players())}</div>"
            case Qt.ItemDataRole.ToolTipRole if column == 3 and entry.fault:
                return f"<div>{escape(fault_sentence(entry.fault))}</div>"
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < 4:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _LEFT if section <= PLAYERS else _RIGHT
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return (
            QCoreApplication.translate("Exchange", "Begun", "when a game began"),
            QCoreApplication.translate("Exchange", "Players"),
            QCoreApplication.translate("Exchange", "Hands"),
            QCoreApplication.translate("Exchange", "Score"),
        )[section]

    @staticmethod
    def _text(entry: Entry, column: int) -> str:
        if column == 0:
            when = moment(entry.started)
            return "" if when == LONGEST_AGO else day(when)
        if column == PLAYERS:
            return entry.players()
        if column == 2:
            return str(entry.hands)
        if entry.fault is not None:
            return QCoreApplication.translate("Exchange", "damaged")
        if not entry.over:
            return QCoreApplication.translate("Exchange", "still running")
        return "\u202f:\u202f".join(map(str, entry.sums))


# ---------------------------------------------------------------- words


def fault_sentence(fault: Fault) -> str:
    """What is wrong with a file, and where."""
    match fault.kind:
        case FaultKind.UNREADABLE:
            return QCoreApplication.translate("Exchange", "The file can’t be read.")
        case FaultKind.NEWER:
            return QCoreApplication.translate(
                "Exchange", "The file was written by a newer version of the program."
            )
        case FaultKind.CUT_SHORT:
            return QCoreApplication.translate("Exchange", "The end of the file is missing.")
        case FaultKind.TOO_LONG:
            text = QCoreApplication.translate(
                "Exchange", "The game is longer than a game can be. It is read up to move {move}."
            )
            return text.format(move=fault.action - 1)
        case FaultKind.TOO_LARGE:
            return _in_line(
                fault,
                QCoreApplication.translate("Exchange", "The file is too large."),
                QCoreApplication.translate("Exchange", "Line {line} of the file is too long."),
            )
        case FaultKind.FOREIGN:
            return _in_line(
                fault,
                QCoreApplication.translate("Exchange", "This is not a file of Oklahoma Rummy."),
                QCoreApplication.translate(
                    "Exchange", "The program doesn’t know what line {line} of the file is."
                ),
            )
        case _:
            return _damage(fault)


def _in_line(fault: Fault, whole: str, part: str) -> str:
    return part.format(line=fault.line) if fault.line else whole


def _damage(fault: Fault) -> str:
    if fault.column:
        text = QCoreApplication.translate(
            "Exchange", "The file is damaged in line {line}, at character {column}."
        )
    elif fault.line and fault.action:
        text = QCoreApplication.translate(
            "Exchange", "The game in line {line} of the file is damaged at move {move}."
        )
    elif fault.line:
        text = QCoreApplication.translate("Exchange", "The file is damaged in line {line}.")
    elif fault.action:
        text = QCoreApplication.translate("Exchange", "The game is damaged at move {move}.")
    else:
        text = QCoreApplication.translate("Exchange", "The file is damaged.")
    return text.format(line=fault.line, column=fault.column, move=fault.action)


def taken_sentences(taken: Taken) -> list[str]:
    """What has become of the games of a file."""
    texts = (
        (QCoreApplication.translate("Exchange", "New games: {count}"), taken.new),
        (QCoreApplication.translate("Exchange", "Games continued: {count}"), taken.longer),
        (QCoreApplication.translate("Exchange", "Here already: {count}"), taken.known),
    )
    return [text.format(count=count) for text, count in texts if count]
