"""The list of presets, and how the player saves, renames and deletes his own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidgetItem,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.options import own_preset_help, preset_help, preset_name
from okrummy_gui.model.presets import NameFault, PresetRef, Shelf, fault_sentence
from okrummy_gui.view.table.controls import NameField, SteadyList, button, mark_faulty, words

WIDTH: Final = 218
_REF: Final = Qt.ItemDataRole.UserRole


class PresetList(QFrame):
    """Says which preset was chosen (None for "Custom"); saving and the like go to the shelf."""

    chosen = Signal(object)
    shelf_changed = Signal(object)
    """A preset of the player's was saved, renamed or deleted: its place, None if it is gone."""

    def __init__(self, shelf: Shelf, current_rules: Callable[[], Rules]) -> None:
        super().__init__()
        self.setObjectName("side")
        self._shelf, self._rules = shelf, current_rules
        self._shown: PresetRef | None = None
        self._origin: PresetRef | None = None
        self._renaming: str | None = None
        self.title = words("group")
        self.list = SteadyList()
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.title.setBuddy(self.list)
        self.about = words("help")
        self.about.setMinimumHeight(46)
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.stack = QStackedWidget()
        self._deeds, self._naming, self._asking = QWidget(), QWidget(), QWidget()
        self._make_deeds()
        self._make_naming()
        self._make_asking()
        self._lay_out()
        self.list.currentItemChanged.connect(self._picked)

    def show_preset(self, shown: PresetRef | None, origin: PresetRef | None) -> None:
        """Mark what the options are; `origin` is the preset that they were changed from."""
        if shown != self._shown and self.stack.currentWidget() is self._asking:
            self._show_page(self._deeds)
        self._shown, self._origin = shown, origin
        self._fill()
        own = shown is not None and shown.own
        self.rename.setVisible(own)
        self.delete.setVisible(own)
        changed = shown is None and origin is not None and origin.own
        self.update_button.setVisible(changed and origin in self._shelf.refs())
        self.save.setVisible(not own)
        self._write_words()

    def retranslate(self) -> None:
        self.title.setText(self.tr("&Rules"))
        self.list.setAccessibleName(self.tr("Rules"))
        self.save.setText(self.tr("Sa&ve as preset…"))
        self.rename.setText(self.tr("Re&name"))
        self.delete.setText(self.tr("Delete"))
        self.name.setPlaceholderText(self.tr("Name of the preset"))
        self.name.setAccessibleName(self.tr("Name of the preset"))
        self.name_yes.setText(self.tr("Save"))
        self.name_no.setText(self.tr("Cancel"))
        self.delete_yes.setText(self.tr("Delete"))
        self.delete_no.setText(self.tr("Keep"))
        self._fill()
        self._write_words()
        self._check_name()

    def tab_order(self) -> list[QWidget]:
        """From top to bottom."""
        deeds = [self.update_button, self.save, self.rename, self.delete]
        naming = [self.name, self.name_yes, self.name_no]
        return [self.list, *deeds, *naming, self.delete_yes, self.delete_no]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape first leaves the naming or the question, then the dialog."""
        if event.key() == Qt.Key.Key_Escape and self.stack.currentWidget() is not self._deeds:
            self._back()
            event.accept()
            return
        super().keyPressEvent(event)

    # ------------------------------------------------------------ the list

    def _fill(self) -> None:
        self.list.blockSignals(True)
        self.list.clear()
        for ref in self._shelf.refs():
            if not ref.own:
                self._add(preset_name(ref.name), ref)
        if self._shelf.own:
            heading = QListWidgetItem(self.tr("Your own"))
            heading.setFlags(Qt.ItemFlag.NoItemFlags)
            self.list.addItem(heading)
        for name in self._shelf.own:
            self._add(name, PresetRef(name, own=True))
        self._add(preset_name(None), None)
        for row in range(self.list.count()):
            item = self.list.item(row)
            if item.data(_REF) == (self._shown,):
                self.list.setCurrentItem(item)
                self.list.scrollToItem(item)
        self.list.blockSignals(False)

    def _add(self, name: str, ref: PresetRef | None) -> None:
        item = QListWidgetItem(name)
        item.setData(_REF, (ref,))
        item.setToolTip(name if ref is not None and ref.own else "")
        self.list.addItem(item)

    def _picked(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(_REF) is not None:
            (ref,) = item.data(_REF)
            self._back()
            self.chosen.emit(ref)

    def _write_words(self) -> None:
        shown = self._shown
        if shown is not None and shown.own:
            self.about.setText(own_preset_help())
        else:
            self.about.setText(preset_help(None if shown is None else shown.name))
        if self._origin is not None and self._origin.own:
            text = self.tr("Save to “{name}”").format(name=_short(self._origin.name))
            self.update_button.setText(text.replace("&", "&&"))
            question = self.tr("Delete “{name}”?").format(name=self._origin.name)
            self.question.setText(question)

    # ------------------------------------------------------------ saving, renaming, deleting

    def _make_deeds(self) -> None:
        self.save, self.update_button = button("small"), button("small")
        self.rename, self.delete = button("small"), button("small")
        self.save.clicked.connect(lambda: self._ask_name(None))
        self.update_button.clicked.connect(self._update)
        self.rename.clicked.connect(lambda: self._ask_name(self._own_name()))
        self.delete.clicked.connect(self._ask_delete)
        column = _column(self._deeds)
        for each in (self.update_button, self.save, self.rename, self.delete):
            column.addWidget(each)

    def _make_naming(self) -> None:
        self.name, self.name_fault = NameField(), words("fault")
        self.name_yes, self.name_no = button("small"), button("small")
        self.name.textChanged.connect(self._check_name)
        self.name.returnPressed.connect(self._name_given)
        self.name_yes.clicked.connect(self._name_given)
        self.name_no.clicked.connect(self._back)
        column = _column(self._naming)
        column.addWidget(self.name)
        column.addWidget(self.name_fault)
        column.addLayout(_row(self.name_yes, self.name_no))

    def _make_asking(self) -> None:
        self.question = words()
        self.delete_yes, self.delete_no = button("small"), button("small")
        self.delete_yes.clicked.connect(self._delete)
        self.delete_no.clicked.connect(self._back)
        column = _column(self._asking)
        column.addWidget(self.question)
        column.addLayout(_row(self.delete_yes, self.delete_no))

    def _lay_out(self) -> None:
        for page in (self._deeds, self._naming, self._asking):
            self.stack.addWidget(page)
        self.stack.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._show_page(self._deeds)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 16, 10, 12)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.list, 1)
        column.addWidget(self.about)
        column.addWidget(self.stack)
        self.setFixedWidth(WIDTH)

    def _own_name(self) -> str:
        return self._shown.name if self._shown is not None and self._shown.own else ""

    def _ask_name(self, renaming: str | None) -> None:
        self._renaming = renaming
        self.name.setText(renaming or "")
        self.name.selectAll()
        self._show_page(self._naming)
        self.name.setFocus()
        self._check_name()

    def _check_name(self) -> None:
        """Refuse a name as it is typed; an empty one is only said to be so once it is tried."""
        fault = self._shelf.fault_of(self.name.text(), self._renaming)
        told = fault if fault is not NameFault.EMPTY or self.name.text() else None
        self._tell(told)
        self.name_yes.setEnabled(fault in (None, NameFault.EMPTY))

    def _tell(self, fault: NameFault | None) -> None:
        self.name_fault.setText("" if fault is None else fault_sentence(fault))
        self.name_fault.setVisible(fault is not None)
        mark_faulty(self.name, fault is not None)

    def _name_given(self) -> None:
        fault = self._shelf.fault_of(self.name.text(), self._renaming)
        if fault is not None:
            self._tell(fault)
            self.name.setFocus()
            return
        if self._renaming is None:
            ref = self._shelf.add(self.name.text(), self._rules())
        else:
            ref = self._shelf.rename(self._renaming, self.name.text())
        self._back()
        self.shelf_changed.emit(ref)

    def _update(self) -> None:
        if self._origin is not None:
            self._shelf.overwrite(self._origin.name, self._rules())
            self.shelf_changed.emit(self._origin)

    def _ask_delete(self) -> None:
        question = self.tr("Delete “{name}”?").format(name=self._own_name())
        self.question.setText(question)
        self._show_page(self._asking)
        self.delete_no.setFocus()

    def _delete(self) -> None:
        self._shelf.delete(self._own_name())
        self._back()
        self.shelf_changed.emit(None)

    def _back(self) -> None:
        inside = self.stack.currentWidget() is not self._deeds
        self._show_page(self._deeds)
        if inside:
            self.list.setFocus()

    def _show_page(self, page: QWidget) -> None:
        self.stack.setCurrentWidget(page)
        for each in (self._deeds, self._naming, self._asking):
            # The stack is as high as the page that is seen, so that the list gets the rest.
            shown = QSizePolicy.Policy.Preferred if each is page else QSizePolicy.Policy.Ignored
            each.setSizePolicy(QSizePolicy.Policy.Preferred, shown)
        self.stack.updateGeometry()


def _column(page: QWidget) -> QVBoxLayout:
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(6)
    column.addStretch(1)
    return column


def _row(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(6)
    for widget in widgets:
        row.addWidget(widget, 1)
    return row


def _short(name: str) -> str:
    return name if len(name) <= 12 else name[:11].rstrip() + "…"
