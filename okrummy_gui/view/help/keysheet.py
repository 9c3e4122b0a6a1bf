"""The sheet of keys: made from the table of keys and from the menus themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QColor, QKeySequence
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMenuBar,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from okrummy_gui.view.dialogs.base import Dialog, headline
from okrummy_gui.view.keys import KEYS, KeyLine, Moment, moment_words
from okrummy_gui.view.table.controls import words
from okrummy_gui.view.theme import Theme, faded

SIZE: Final = (860, 640)
LONGEST_LINE: Final = 14
"""Letters on caps side by side, gaps counted."""
_ARROWS: Final = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
_COLUMNS: Final = (
    (Moment.ALWAYS, Moment.CARDS),
    (Moment.TURN, Moment.KNOCK, Moment.DEFENCE),
)


def key_words(key: str) -> str:
    """The key as this system writes it, with signs where keyboards have them: "⇧+←"."""
    *held, name = key.split("+") if key != "+" else [key]
    plain = QKeySequence(name).toString(QKeySequence.SequenceFormat.NativeText)
    text = _ARROWS.get(name) or plain or name
    for modifier in reversed(held):
        if modifier == "Shift":
            text = f"⇧+{text}"
            continue
        shown = QKeySequence(f"{modifier}+A").toString(QKeySequence.SequenceFormat.NativeText)
        text = shown.removesuffix("A") + text
    return text


def key_spoken(key: str) -> str:
    """The key in words, without signs."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key


def keyed_actions(bar: QMenuBar) -> Iterator[QAction]:
    """Every action of the menus that has a key, in their order."""
    for top in bar.actions():
        yield from _below(top)


def _below(action: QAction) -> Iterator[QAction]:
    menu = action.menu()
    if menu is not None:
        for each in menu.actions():  # type: ignore[attr-defined]  # typed as an object
            yield from _below(each)
    elif not action.shortcut().isEmpty():
        yield action


def _css(colour: QColor) -> str:
    return colour.name(QColor.NameFormat.HexArgb)


class _Row(QObject):
    """Some keys and what they do. It goes with its widgets, and hears of no action after that."""

    def __init__(self, line: KeyLine | QAction) -> None:
        self._line = line
        self.caps = QWidget()
        super().__init__(self.caps)
        self._lines = QVBoxLayout(self.caps)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(4)
        self.words = words("what")
        self._keys: tuple[str, ...] = ()
        self._shown: list[QWidget] = []
        if isinstance(line, QAction):
            line.changed.connect(self.retranslate)

    def retranslate(self) -> None:
        line = self._line
        if isinstance(line, QAction):
            text = line.text().replace("&&", "\0").replace("&", "").replace("\0", "&")
            keys = tuple(
                sequence.toString(QKeySequence.SequenceFormat.NativeText)
                for sequence in line.shortcuts()[:1]
            )
            self._say(text.rstrip("… "), keys, keys)
        else:
            said = tuple(map(key_spoken, line.keys()))
            self._say(line.words(), tuple(map(key_words, line.keys())), said)

    def _say(self, text: str, keys: tuple[str, ...], said: tuple[str, ...]) -> None:
        self.words.setText(text)
        self.words.setAccessibleName(f"{', '.join(said)}: {text}")
        if keys == self._keys:
            return
        self._keys = keys
        for line in self._shown:
            self._lines.removeWidget(line)
            line.deleteLater()
        self._shown = [_line_of(part) for part in _in_lines(keys)]
        for line in self._shown:
            self._lines.addWidget(line)


def _line_of(keys: list[str]) -> QWidget:
    """A line of keys. A widget, because taking items out of a layout leaves wrappers behind."""
    ground = QWidget()
    line = QHBoxLayout(ground)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(4)
    for key in keys:
        cap = QLabel(key)
        cap.setObjectName("cap")
        cap.setTextFormat(Qt.TextFormat.PlainText)
        line.addWidget(cap)
    line.addStretch(1)
    return ground


def _in_lines(keys: tuple[str, ...]) -> list[list[str]]:
    """As many keys in a line as there is room for."""
    found: list[list[str]] = [[]]
    for key in keys:
        if found[-1] and sum(len(each) + 3 for each in found[-1]) + len(key) > LONGEST_LINE:
            found.append([])
        found[-1].append(key)
    return found


class KeySheet(Dialog):
    """All keys in the player's language; it may stay open beside the game."""

    def __init__(self, bar: QMenuBar, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._headline = headline()
        self._heads: list[tuple[QLabel, Moment | None]] = []
        self.rows: list[_Row] = []
        page = QWidget()
        page.setObjectName("page")
        columns = QGridLayout(page)
        columns.setContentsMargins(0, 0, 12, 0)
        columns.setHorizontalSpacing(36)
        for at, moments in enumerate(_COLUMNS):
            column = QVBoxLayout()
            column.setSpacing(4)
            for moment in moments:
                lines = [line for line in KEYS if line.moment is moment]
                self._put_part(column, moment, lines)
            column.addStretch(1)
            columns.addLayout(column, 0, at)
            columns.setColumnStretch(at, 1)
        self._put_menus(columns, list(keyed_actions(bar)))
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(page)
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close.rejected.connect(self.reject)
        self.close_button = close.button(QDialogButtonBox.StandardButton.Close)
        self.close_button.setDefault(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 18, 12, 16)
        layout.setSpacing(12)
        layout.addWidget(self._headline)
        layout.addWidget(self.area, 1)
        layout.addWidget(close)
        self.set_theme(theme)
        self.retranslate()
        self._fit()

    def _fit(self) -> None:
        """Never larger than the window that it belongs to."""
        width, height = SIZE
        parent = self.parentWidget()
        if parent is not None:
            width = min(width, max(620, parent.width() - 40))
            height = min(height, max(400, parent.height() - 30))
        self.resize(width, height)

    def _put_part(
        self, column: QVBoxLayout, moment: Moment | None, lines: list[KeyLine] | list[QAction]
    ) -> None:
        head = self._head(moment)
        column.addWidget(head)
        self._put_rows(column, lines)

    def _head(self, moment: Moment | None) -> QLabel:
        head = words("part", wrap=False)
        head.setIndent(0)
        self._heads.append((head, moment))
        return head

    def _put_rows(self, column: QVBoxLayout, lines: list[KeyLine] | list[QAction]) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(5)
        grid.setColumnMinimumWidth(0, 118)
        grid.setColumnStretch(1, 1)
        for line in lines:
            row = _Row(line)
            at = grid.rowCount()
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            grid.addWidget(row.caps, at, 0, left)
            grid.addWidget(row.words, at, 1, Qt.AlignmentFlag.AlignVCenter)
            self.rows.append(row)
        column.addLayout(grid)

    def _put_menus(self, columns: QGridLayout, actions: list[QAction]) -> None:
        """What the menus have keys for, in two halves."""
        head = self._head(None)
        columns.addWidget(head, 1, 0, 1, 2)
        half = -(-len(actions) // 2)
        for at, part in enumerate((actions[:half], actions[half:])):
            column = QVBoxLayout()
            self._put_rows(column, part)
            column.addStretch(1)
            columns.addLayout(column, 2, at)

    def set_theme(self, theme: Theme) -> None:
        """The key caps follow the felt."""
        super().set_theme(theme)
        edge = _css(faded(theme.sheen, 0.35))
        ground = _css(faded(theme.sheen, 0.09))
        self.setStyleSheet(
            f"QScrollArea, QWidget#page {{ background: transparent; }}"
            f"QLabel#part {{ color: {theme.accent}; font-weight: bold; font-size: 15px;"
            f" padding-top: 8px; }}"
            f"QLabel#what {{ color: {theme.words}; font-size: 14px; }}"
            f"QLabel#cap {{ color: {theme.words}; background: {ground}; font-size: 13px;"
            f" border: 1px solid {edge}; border-radius: 4px; padding: 1px 6px; min-width: 12px; }}"
        )

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keys"))
        self._headline.setText(self.tr("Keys"))
        for head, moment in self._heads:
            head.setText(self.tr("In the menus") if moment is None else moment_words(moment))
        for row in self.rows:
            row.retranslate()
        self.area.setAccessibleName(self.tr("Keys"))
