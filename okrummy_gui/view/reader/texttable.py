"""The table as text: lists and buttons for who does not see the cards, or would rather read.

It shows what the table shows and does what the table does: every word comes from the table's
scene, every choice goes to its hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QItemSelectionModel, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from okrummy_gui.engine.cards import Card
from okrummy_gui.model.handmodel import HandModel, LinesModel, held_cards
from okrummy_gui.model.reading import spoken
from okrummy_gui.view.help.keysheet import key_words
from okrummy_gui.view.keys import key_on
from okrummy_gui.view.painting import ButtonLook
from okrummy_gui.view.reader.words import history_lines, table_lines
from okrummy_gui.view.table.controls import WrappedItems
from okrummy_gui.view.table.keyfocus import selectable
from okrummy_gui.view.table.stage import ButtonSpec
from okrummy_gui.view.table.table import Table
from okrummy_gui.view.theme import DARK, UI_FAMILIES, Theme, listed
from okrummy_gui.view.touch import finger_style, let_fingers_scroll

_WALK: Final = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)
ROOMY: Final = 640
"""How high it must be for headlines; the lists explain themselves."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class _List(QListView):
    """A list of whole lines. Its own keys walk through it; all others are the table's."""

    def __init__(self, table: Table, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = table
        self.setWordWrap(True)
        self.setItemDelegate(WrappedItems(self, 6))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMinimumHeight(64)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        walks = event.key() in _WALK and not event.modifiers() & ~_KEYPAD
        if walks or not self._table.hands.key(event):
            super().keyPressEvent(event)


class _Button(QPushButton):
    """Enter presses it too: it must not reach the table while another button has the focus."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)


class TextTable(QWidget):
    """Follows the table while it is visible. Nothing in it survives `Table.clear`."""

    def __init__(self, table: Table, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = table
        self._showing = False
        self.lines, self.hand, self.history = LinesModel(self), HandModel(self), LinesModel(self)
        self.table_list = _List(table, self)
        self.hand_list = _List(table, self)
        self.history_list = _List(table, self)
        self._heads = (QLabel(), QLabel(), QLabel(), QLabel())
        self.buttons: dict[str, QPushButton] = {}
        self.left, self.right = _Button(self), _Button(self)
        self._deeds = QVBoxLayout()
        self._shown: tuple[str, ...] = ()
        self._lay_out()
        let_fingers_scroll(self)
        self._connect()
        table.staged.connect(self.follow)
        self.set_theme(table.theme)
        self.retranslate()

    # ------------------------------------------------------------ following the table

    def follow(self) -> None:
        """Show what the table shows; hidden it holds nothing that somebody else could find."""
        scene = None if self.isHidden() else self._table.shown_scene
        self._showing = True
        if scene is None:
            self._empty()
        else:
            self.lines.set_lines(table_lines(scene))
            self.history.set_lines(history_lines(scene))
            held = held_cards(scene.view, scene.order, scene.knock, scene.defence)
            self.hand.set_cards(held if scene.view.result is None else ())
            self._show_buttons(self._table.stage.buttons)
            self._show_choice()
            self.history_list.scrollToBottom()
        self._showing = False

    def _empty(self) -> None:
        for model in (self.lines, self.history):
            model.set_lines(())
        self.hand.set_cards(())
        self._show_buttons(())
        for button in (self.left, self.right):
            button.setVisible(False)

    def _show_choice(self) -> None:
        """The chosen card is the table's; where none can be chosen the list has its own."""
        table, list_ = self._table, self.hand_list
        chosen = self.hand.row_of(table.selected)
        if chosen >= 0:
            choose = QItemSelectionModel.SelectionFlag.ClearAndSelect
            list_.selectionModel().setCurrentIndex(self.hand.index(chosen), choose)
            list_.scrollTo(self.hand.index(chosen))
        elif selectable(table.hands.phase):
            list_.clearSelection()
        drawn = None if table.state is None else self.hand.row_of(table.state.drawn)
        if drawn is not None and drawn >= 0 and chosen < 0:
            stay = QItemSelectionModel.SelectionFlag.NoUpdate
            list_.selectionModel().setCurrentIndex(self.hand.index(drawn), stay)
        movable = table.knock is None and table.defence is None and self.hand.rowCount() > 0
        for button in (self.left, self.right):
            button.setVisible(movable)
            button.setEnabled(movable and self._card() is not None)

    def _card(self) -> Card | None:
        """The card that is chosen here, or that the list is at."""
        rows = self.hand_list.selectionModel().selectedIndexes()
        return self.hand.card_at((rows[0] if rows else self.hand_list.currentIndex()).row())

    def _show_buttons(self, specs: Sequence[ButtonSpec]) -> None:
        focused = next((name for name, made in self.buttons.items() if made.hasFocus()), None)
        names = tuple(spec.names[0] for spec in specs)
        for spec in specs:
            self._show_button(spec)
        if names != self._shown:
            self._shown = names
            for gone, made in self.buttons.items():
                self._deeds.removeWidget(made)
                made.setVisible(False)
                made.setEnabled(made.isEnabled() and gone in names)
                if gone not in names:
                    made.setText("")
                    made.setAccessibleName("")
            for name in names:
                self._deeds.addWidget(self.buttons[name])
                self.buttons[name].setVisible(True)
        if focused is not None and not self.buttons[focused].isEnabled():
            self.hand_list.setFocus()

    def _show_button(self, spec: ButtonSpec) -> None:
        name = spec.names[0]
        made = self.buttons.get(name)
        if made is None:
            made = self.buttons[name] = _Button(self)
            made.setMinimumHeight(44)
            made.clicked.connect(lambda _=False: self._table.hands.deeds.do(name))
        made.setAccessibleName(spoken(spec.label))  # first: it is told each time either changes
        made.setText(spec.label.replace("&", "&&"))
        words = self.tr("Key: {key}").format(key=key_words(key_on(spec.key))) if spec.key else ""
        made.setAccessibleDescription(words)
        made.setToolTip(words)
        made.setEnabled(spec.enabled)
        main = spec.look is ButtonLook.MAIN
        if made.property("main") != main:
            made.setProperty("main", main)
            made.style().unpolish(made)
            made.style().polish(made)

    # ------------------------------------------------------------ what is chosen here

    def _chosen(self) -> None:
        if self._showing:
            return
        rows = self.hand_list.selectionModel().selectedIndexes()
        card = self.hand.card_at(rows[0].row()) if rows else None
        hands = self._table.hands
        hands.keyboard.focus.point(card)
        if selectable(hands.phase):
            hands.select(card)
        else:
            self._show_choice()

    def _move(self, by: int) -> None:
        card = self._card()
        if card is not None:
            self._table.hands.deeds.move(card, by)

    # ------------------------------------------------------------ words and looks

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Text table"))
        heads = (self.tr("On the table"), self.tr("Your cards"), self.tr("What you can do"))
        for head, words in zip(self._heads, (*heads, self.tr("What happened")), strict=True):
            head.setText(words)
        lists = (self.table_list, self.hand_list, self.history_list)
        for list_, head in zip(lists, (self._heads[0], *self._heads[1::2]), strict=True):
            list_.setAccessibleName(head.text())
        self.left.setText(self.tr("Move left"))
        self.right.setText(self.tr("Move right"))
        self.left.setAccessibleName(self.tr("Move the card to the left"))
        self.right.setAccessibleName(self.tr("Move the card to the right"))
        self.hand.retranslate()
        self.follow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for head in self._heads:
            head.setVisible(self.height() >= ROOMY)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._table.hands.key(event):
            super().keyPressEvent(event)

    def set_theme(self, theme: Theme) -> None:
        """The colours of the table."""
        edge = theme.edge
        plain = listed(UI_FAMILIES)
        self.setStyleSheet(
            f"QWidget {{ font-family: {plain}; }}"
            f"TextTable {{ background: {theme.felt[2]}; border-left: 1px solid {edge}; }}"
            f"QLabel {{ color: {theme.accent}; font-size: 14px; font-weight: bold;"
            f" padding-top: 4px; }}"
            f"QListView {{ background: {theme.panel}; color: {theme.text}; font-size: 14px;"
            f" border: 1px solid {edge}; border-radius: 6px; padding: 2px; }}"
            f"QListView:focus {{ border: 2px solid {theme.focus}; padding: 1px; }}"
            f"QListView::item {{ padding: 3px 6px; border-radius: 4px; }}"
            f"QListView::item:selected {{ background: {theme.accent}; color: {theme.panel}; }}"
            f"QListView::item:focus {{ border: 1px dashed {theme.focus}; }}"
            f"QPushButton {{ background: {theme.felt[1]}; color: {theme.text};"
            f" border: 1px solid {edge}; border-radius: 8px; font-size: 14px; padding: 6px 6px; }}"
            f"QPushButton[main=true]:enabled {{ font-weight: bold; background: {theme.accent};"
            f" color: {DARK}; border-color: {theme.accent}; }}"
            f"QPushButton:hover {{ border-color: {theme.accent}; }}"
            f"QPushButton:focus {{ border: 2px solid {theme.focus}; padding: 5px 5px; }}"
            f"QPushButton:disabled {{ color: {theme.mute}; border-style: dashed; }}"
            + finger_style()
        )

    # ------------------------------------------------------------ putting together

    def _connect(self) -> None:
        lists = ((self.table_list, self.lines), (self.history_list, self.history))
        for list_, model in lists:
            list_.setModel(model)
        self.hand_list.setModel(self.hand)
        self.hand_list.selectionModel().selectionChanged.connect(lambda *_: self._chosen())
        self.hand_list.selectionModel().currentChanged.connect(lambda *_: self._moved_on())
        self.left.clicked.connect(lambda _=False: self._move(-1))
        self.right.clicked.connect(lambda _=False: self._move(1))

    def _moved_on(self) -> None:
        if not self._showing:
            self._show_choice()

    def _lay_out(self) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 8, 10, 10)
        layout.setSpacing(5)
        on_table, cards, deeds, happened = self._heads
        for head, list_, stretch in (
            (on_table, self.table_list, 4),
            (cards, self.hand_list, 5),
        ):
            head.setBuddy(list_)
            layout.addWidget(head)
            layout.addWidget(list_, stretch)
        moves = QHBoxLayout()
        moves.setSpacing(6)
        for button in (self.left, self.right):
            button.setMinimumHeight(44)
            moves.addWidget(button, 1)
        layout.addLayout(moves)
        layout.addWidget(deeds)
        self._deeds.setSpacing(6)
        layout.addLayout(self._deeds)
        happened.setBuddy(self.history_list)
        layout.addWidget(happened)
        layout.addWidget(self.history_list, 3)


_KEYPAD: Final = Qt.KeyboardModifier.KeypadModifier
