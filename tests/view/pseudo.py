"""A language of strange letters: whatever shows plain ones was never translated."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QSpinBox,
    QTabBar,
    QWidget,
)

_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_STRANGE = "áƀçďéƒğĥíĵķłɱñöþɋřšťüṽŵẋýžÁƁÇĎÉƑĞĤÍĴĶŁṀÑÖÞɊŘŠŤÜṼŴẊÝŽ"
_STRANGELY = str.maketrans(_PLAIN, _STRANGE)
_KEPT = re.compile(r"\{[^}]*\}|%n|%L?\d|<[^>]+>|&[a-z]+;")
"""Placeholders, tags and entities stay."""
_LETTERS = re.compile(r"[A-Za-z]+")


def strange(text: str) -> str:
    """The text with every letter changed that a reader sees."""
    kept = _KEPT.findall(text)
    parts = [part.translate(_STRANGELY) for part in _KEPT.split(text)]
    return "".join(part + more for part, more in zip(parts, [*kept, ""], strict=True))


class Pseudo(QTranslator):
    """Translates everything of everybody, Qt's own texts included."""

    def translate(
        self,
        context: bytes | bytearray | memoryview | str,
        text: bytes | bytearray | memoryview | str,
        disambiguation: object = None,
        n: int = -1,
    ) -> str:
        return strange(str(text))

    def isEmpty(self) -> bool:
        return False


def plain_letters(text: str) -> list[str]:
    """The words in it that are in no translation."""
    return _LETTERS.findall(re.sub(r"<style.*?</style>|<[^>]+>", "", text, flags=re.DOTALL))


def texts_of(widget: QWidget) -> Iterator[tuple[str, str]]:
    """Every text of the widget and what is in it, with where it stands; hidden ones too."""
    for one in (widget, *widget.findChildren(QWidget)):
        where = f"{type(one).__name__} {one.objectName()}"
        yield where, one.toolTip()
        yield where, one.accessibleName()
        yield where, one.accessibleDescription()
        if one.isWindow():
            yield where, one.windowTitle()
        yield from ((where, text) for text in _own_texts(one))
    for action in widget.findChildren(QAction):
        yield "QAction", action.text()


def _own_texts(widget: QWidget) -> Iterator[str]:
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QGroupBox():
            yield widget.title()
        case QLineEdit():
            yield widget.placeholderText()
        case QSpinBox():
            yield from (widget.prefix(), widget.suffix(), widget.specialValueText())
        case QComboBox():
            yield from (widget.itemText(at) for at in range(widget.count()))
        case QTabBar():
            yield from (widget.tabText(at) for at in range(widget.count()))
        case QHeaderView():
            yield from _heads(widget)
        case QAbstractItemView() if widget.model() is not None:
            yield from _cells(widget.model(), QModelIndex())


def _heads(view: QHeaderView) -> Iterator[str]:
    for at in range(view.count()):
        yield _said(view.model().headerData(at, view.orientation()))


def _cells(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    for row in range(model.rowCount(parent)):
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
        for column in range(columns):
            index = model.index(row, column, parent)
            for role in (
                Qt.ItemDataRole.DisplayRole,
                Qt.ItemDataRole.ToolTipRole,
                Qt.ItemDataRole.AccessibleTextRole,
            ):
                yield _said(index.data(role))
            if column == 0:
                yield from _cells(model, index)


def _said(value: object) -> str:
    return value if isinstance(value, str) else ""
