"""What a dialog shows, seen from outside: is every text whole, and does none lie on another?

Texts that Qt writes are measured in their widgets; those that Python paints are recorded.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QPainter, QTransform
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QStyleOptionViewItem,
    QTextEdit,
    QWidget,
)

from okrummy_gui.view.paintedbutton import PaintedButton
from okrummy_gui.view.painting import Canvas

SLACK = 1.0
"""So many pixels a text may be out of its room: metrics are rounded up."""
LEAST_LETTER = 8.0


@dataclass(frozen=True, slots=True)
class Piece:
    """A text and the place it takes, in pixels of the dialog; `owner` is its widget."""

    words: str
    rect: QRectF
    owner: QWidget | None


@dataclass(slots=True)
class View:
    """What was seen of a dialog."""

    pieces: list[Piece] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


def faults_of(dialog: QWidget) -> list[str]:
    """Everything that is cut off, too small or written over something else."""
    view = View()
    with _recorded(view, dialog):
        dialog.grab()
    for widget in (dialog, *dialog.findChildren(QWidget)):
        if widget.isVisible() and not _of_qt(widget):
            view.faults += [
                f"{fault} ({type(widget).__name__} {widget.objectName()})".replace(" )", ")")
                for fault in _cut_in(widget)
            ]
            view.pieces += _pieces_of(widget, dialog)
    ground = QRectF(dialog.rect())
    for piece in view.pieces:
        if not _about(ground).contains(piece.rect):
            view.faults.append(f"outside: {piece.words}")
    view.faults += [f"on each other: {one} / {other}" for one, other in _crossing(view.pieces)]
    return list(dict.fromkeys(view.faults))


def _about(rect: QRectF) -> QRectF:
    return rect.adjusted(-SLACK, -SLACK, SLACK, SLACK)


def painted_texts(widget: QWidget) -> list[str]:
    """What the widget and those in it write themselves."""
    view = View()
    with _recorded(view, widget):
        widget.grab()
    return [piece.words for piece in view.pieces]


def _of_qt(widget: QWidget) -> bool:
    """The parts that Qt's own widgets are made of: what they belong to is measured instead."""
    parent = widget.parentWidget()
    return isinstance(parent, QSpinBox | QComboBox) or widget.objectName().startswith("qt_s")


# ---------------------------------------------------------------- what Qt writes


def _cut_in(widget: QWidget) -> Iterator[str]:
    match widget:
        case QLabel():
            yield from _label_faults(widget)
        case QCheckBox() if not widget.text():
            return
        case PaintedButton():
            return  # recorded
        case QPushButton() | QCheckBox():
            yield from _button_faults(widget)
        case QComboBox():
            yield from _choice_faults(widget)
        case QLineEdit():
            yield from _field_faults(widget)
        case QListView():
            yield from _list_faults(widget)
        case QScrollArea():
            yield from _area_faults(widget)
        case QTextEdit():
            if widget.horizontalScrollBar().maximum():
                yield "wider than its place"


def _label_faults(label: QLabel) -> Iterator[str]:
    if not label.text() or type(label).paintEvent is not QLabel.paintEvent:
        return  # what paints itself is recorded
    if label.wordWrap():
        # A label is never narrower than its longest word needs.
        least, high = label.minimumSizeHint().width(), label.heightForWidth(label.width())
    else:
        least, high = label.sizeHint().width(), label.sizeHint().height()
        if label.minimumWidth():  # the hint may be that of an earlier one
            least = (
                label.fontMetrics().size(Qt.TextFlag.TextShowMnemonic.value, label.text()).width()
            )
    if least > label.width() + SLACK:
        yield f"too wide ({least} in {label.width()}): {label.text()}"
    if high > label.height() + SLACK:
        yield f"too high ({high} in {label.height()}): {label.text()}"


def _button_faults(button: QPushButton | QCheckBox) -> Iterator[str]:
    option = QStyleOptionButton()
    option.initFrom(button)
    option.text = button.text()
    part = QStyle.SubElement.SE_PushButtonContents
    if isinstance(button, QCheckBox):
        part = QStyle.SubElement.SE_CheckBoxContents
    elif button.objectName() == "more":
        part = QStyle.SubElement.SE_PushButtonLayoutItem
    room = button.style().subElementRect(part, option, button)
    face = QFont(button.font())
    if button.objectName() == "segment":
        face.setBold(True)  # as it is while it is down
    need = QFontMetrics(face).size(Qt.TextFlag.TextShowMnemonic.value, button.text())
    yield from _short(need, room.size(), button.text())


def _choice_faults(box: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    option.initFrom(box)
    option.rect = box.rect()
    field = QStyle.SubControl.SC_ComboBoxEditField
    room = box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, box)
    for at in range(box.count()):
        icon = 0 if box.itemIcon(at).isNull() else box.iconSize().width() + 4
        need = box.fontMetrics().size(0, box.itemText(at))
        yield from _short(need + QSize(icon, 0), room.size(), box.itemText(at))


def _field_faults(field: QLineEdit) -> Iterator[str]:
    option = QStyleOptionFrame()
    option.initFrom(field)
    part = QStyle.SubElement.SE_LineEditContents
    room = field.style().subElementRect(part, option, field)
    for text in (field.placeholderText(), field.text()):
        # As wide as the two margins that Qt leaves beside the text.
        yield from _short(field.fontMetrics().size(0, text) + QSize(4, 0), room.size(), text)


def _list_faults(view: QListView) -> Iterator[str]:
    model = view.model()
    for row in range(model.rowCount() if model is not None else 0):
        index = model.index(row, 0)
        text, room = str(index.data() or ""), _text_room(view, index)
        flags = Qt.TextFlag.TextWordWrap.value if view.wordWrap() else 0
        ground = QRect(0, 0, room.width(), 10_000)
        need = QFontMetrics(_face_of(view, index)).boundingRect(ground, flags, text)
        yield from _short(need.size(), room.size(), text)


def _face_of(view: QAbstractItemView, index: QModelIndex) -> QFont:
    own = index.data(Qt.ItemDataRole.FontRole)
    return own if isinstance(own, QFont) else view.font()


def _text_room(view: QAbstractItemView, index: QModelIndex) -> QRect:
    """What the style leaves for the words of an item."""
    option = QStyleOptionViewItem()
    option.initFrom(view)
    seen = view.viewport().rect()
    rect = view.visualRect(index)
    rect.setRight(min(rect.right(), seen.right()))
    option.widget, option.rect = view, rect
    option.text = str(index.data() or "")
    option.features |= QStyleOptionViewItem.ViewItemFeature.HasDisplay
    part = QStyle.SubElement.SE_ItemViewItemText
    room = view.style().subElementRect(part, option, view)
    edge = view.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, view) + 1
    return room.adjusted(edge, 0, -edge, 0)


def _area_faults(area: QScrollArea) -> Iterator[str]:
    off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    inside = area.widget()
    if inside is None or area.horizontalScrollBarPolicy() != off:
        return
    if inside.width() > area.viewport().width():
        yield f"wider than its place: {inside.width()} in {area.viewport().width()}"


def _short(need: QSize, room: QSize, text: str) -> Iterator[str]:
    if text and need.width() > room.width() + SLACK:
        yield f"too wide ({need.width()} in {room.width()}): {text}"
    if text and need.height() > room.height() + SLACK:
        yield f"too high ({need.height()} in {room.height()}): {text}"


# ---------------------------------------------------------------- places


def _pieces_of(widget: QWidget, dialog: QWidget) -> Iterator[Piece]:
    """The words that Qt writes into the widget, with what is seen of its place."""
    room = widget.rect()
    if isinstance(widget, QLabel):
        words = widget.text()
        wrap = Qt.TextFlag.TextWordWrap.value if widget.wordWrap() else 0
        flags = int(widget.alignment()) | wrap
        room = widget.fontMetrics().boundingRect(widget.contentsRect(), flags, words)
    elif isinstance(widget, QAbstractButton):
        words = widget.text()
    elif isinstance(widget, QLineEdit | QSpinBox | QComboBox):
        words = widget.objectName() or type(widget).__name__
    else:
        return
    rect = seen_rect(widget, dialog, room)
    if words and not rect.isEmpty():
        yield Piece(words, QRectF(rect), widget)


def seen_rect(widget: QWidget, dialog: QWidget, part: QRect) -> QRect:
    """What no scroll area hides of this part of the widget, in pixels of the dialog."""
    rect = part.translated(widget.mapTo(dialog, QPoint()))
    while widget is not dialog:
        above = widget.parentWidget()
        if isinstance(above, QAbstractScrollArea):
            rect &= QRect(widget.mapTo(dialog, QPoint()), widget.size())
        widget = above
    return rect


def _crossing(pieces: list[Piece]) -> Iterator[tuple[str, str]]:
    """Texts that overlap; those of a widget and of what it lies in are one."""
    for at, one in enumerate(pieces):
        for other in pieces[at + 1 :]:
            both = one.rect.intersected(other.rect)
            if min(both.width(), both.height()) > SLACK and not _one(one.owner, other.owner):
                yield one.words, other.words


def _one(one: QWidget | None, other: QWidget | None) -> bool:
    """Whether a button and what it paints into itself are meant."""
    return one is other and isinstance(one, QLabel | QAbstractButton)


# ---------------------------------------------------------------- what Python paints


@contextmanager
def _recorded(view: View, dialog: QWidget) -> Iterator[None]:
    """While this lasts everything that Python paints is noted."""
    write, canvas_text = QPainter.drawText, Canvas.text

    def noted(self: QPainter, *how: Any) -> Any:
        _note_text(view, dialog, self, how)
        return write(self, *how)

    def said(self: Canvas, x: float, y: float, words: str, px: float, *ink: Any, **more: Any):
        room = more.get("room")
        if room is not None:
            painted, fitted = self._fitted(
                words, px, more.get("bold", False), more.get("head", False), room
            )
            if painted != words:
                view.faults.append(f"shortened: {words} -> {painted}")
            scale = self.painter.worldTransform().m22()
            if fitted * scale < LEAST_LETTER:
                view.faults.append(f"too small: {words} ({fitted * scale:.1f})")
        return canvas_text(self, x, y, words, px, *ink, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QPainter, "drawText", noted)
        patch.setattr(Canvas, "text", said)
        for metrics in (QFontMetrics, QFontMetricsF):
            patch.setattr(metrics, "elidedText", _noting(view, metrics.elidedText))
        yield


def _noting(view: View, shorten: Any) -> Any:
    def elided(self: Any, text: str, *how: Any) -> str:
        short: str = shorten(self, text, *how)
        if short != text:
            view.faults.append(f"shortened: {text} -> {short}")
        return short

    return elided


def _note_text(view: View, dialog: QWidget, painter: QPainter, how: tuple[Any, ...]) -> None:
    match how:
        case (QPointF() as at, str(text)):
            metrics = QFontMetricsF(painter.font())
            rect = QRectF(
                at.x(),
                at.y() - metrics.capHeight(),
                metrics.horizontalAdvance(text),
                metrics.capHeight(),
            )
        case (_, _, ""):
            return
        case (QRect() | QRectF() as box, flags, str(text)):
            box = QRectF(box)
            rect = painter.boundingRect(box, int(flags), text)
            if not box.adjusted(-SLACK, -2 * SLACK, SLACK, 2 * SLACK).contains(rect):
                view.faults.append(f"larger than its place: {text}")
        case _:
            raise NotImplementedError(how)
    if text.strip():
        ratio = 1 / dialog.devicePixelRatioF()
        place = QTransform.fromScale(ratio, ratio).mapRect(painter.deviceTransform().mapRect(rect))
        owner = _painted()
        if owner is not None:
            scrolls = isinstance(owner, QAbstractScrollArea)
            ground = owner.viewport() if scrolls else owner
            whole = QRectF(QRect(ground.mapTo(dialog, QPoint()), ground.size()))
            if not scrolls and not _about(whole).contains(place):
                view.faults.append(f"outside: {text}")
            place &= QRectF(seen_rect(ground, dialog, ground.rect()))
        if not place.isEmpty():
            view.pieces.append(Piece(text, place, owner))


def _painted() -> QWidget | None:
    """The widget whose painting runs just now."""
    frame = sys._getframe(1)
    while frame is not None:
        found = frame.f_locals.get("self")
        if frame.f_code.co_name == "paintEvent" and isinstance(found, QWidget):
            return found
        frame = frame.f_back  # type: ignore[assignment]
    return None
