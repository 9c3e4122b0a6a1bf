"""The rules of play in a window of its own, open beside the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.sentences import card_sign
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.dialogs.base import Dialog, bring_forward
from okrummy_gui.view.help.page import ZOOMS, HelpPage
from okrummy_gui.view.help.topics import Topic, topic_of
from okrummy_gui.view.table.controls import WrappedItems
from okrummy_gui.view.theme import GOLD, GREEN, HEAD_FAMILIES, Theme, listed
from okrummy_gui.view.wording import aired

ROOMY: Final = QSize(900, 700)
LEAST: Final = QSize(680, 440)
FRAME: Final = QSize(20, 40)
"""What is left of the screen for what the system draws around a window."""
_MOST_CONTENTS: Final = 280
_FIELD: Final = 220


class HelpWindow(Dialog):
    """Contents at the left, the text at the right, above it the limit of the hand being played."""

    rules_asked = Signal()
    """The rules of the game being played are wanted."""

    def __init__(self, art: CardArt, theme: Theme = GREEN, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModal(False)
        self.setWindowFlags(Qt.WindowType.Window)
        self.setMinimumSize(LEAST)
        self._view: PlayerView | None = None
        self._theme, self._growth = theme, 1.0
        self.page = HelpPage(art)
        self.contents = QListWidget()
        self.contents.setObjectName("contents")
        self.back, self.forward = _plain(), _plain()
        self.smaller, self.larger = _plain("A−"), _plain("A+")
        self.field, self.missing = QLineEdit(), QLabel()
        self.now, self.rules = QLabel(), _plain()
        self._strip = QFrame()
        self._lay_out()
        self._connect()
        self.set_theme(theme)
        self.retranslate()
        self.resize(ROOMY.boundedTo(self.screen().availableSize() - FRAME))

    # ------------------------------------------------------------ showing

    def open_at(self, topic: Topic) -> None:
        """Come to the front and show this place."""
        bring_forward(self)
        self.page.go_to(topic.value)
        self.page.setFocus()

    def open_now(self) -> None:
        """What the table shows just now."""
        self.open_at(topic_of(self._view))

    def set_view(self, view: PlayerView | None) -> None:
        """The position on the table; None where there is no game."""
        self._view = view
        self._say_now()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._theme = theme
        self.setStyleSheet(_style(theme, self._growth))
        self.page.set_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        growth = growth_of(event.size())
        if growth != self._growth:
            self._growth = growth
            self.setStyleSheet(_style(self._theme, growth))
            self.field.setMaximumWidth(round(_FIELD * growth))
            self.page.set_growth(growth)
            self._fill_contents()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rules of play"))
        self.back.setText(self.tr("Back"))
        self.forward.setText(self.tr("Forward"))
        self.smaller.setAccessibleName(self.tr("Smaller letters"))
        self.larger.setAccessibleName(self.tr("Larger letters"))
        for button in (self.smaller, self.larger):
            button.setToolTip(button.accessibleName())
        self.field.setPlaceholderText(self.tr("Find"))
        self.field.setAccessibleName(self.tr("Find"))
        self.missing.setText(self.tr("not found", "words in the help"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.page.setAccessibleName(self.tr("Rules of play"))
        self.rules.setText(self.tr("All rules of this game"))
        self.page.retranslate()
        self._fill_contents()
        self._say_now()

    # ------------------------------------------------------------ the hand being played

    def _say_now(self) -> None:
        view = self._view
        shown = view is not None and view.upcard is not None and view.result is None
        self._strip.setVisible(shown)
        if view is not None and shown:
            said = filter(None, (self._limit(view), self._multiplier(view)))
            self.now.setText(aired("\n".join(said)))

    def _limit(self, view: PlayerView) -> str:
        fixed = view.rules.fixed_limit is not None
        if view.limit == 0 and fixed:
            return self.tr("In this game only gin ends a hand.")
        if fixed:
            return self.tr("In this game you may knock with {limit} or less.").format(
                limit=view.limit
            )
        upcard = card_sign(view.upcard) if view.upcard else ""
        if view.limit == 0:
            text = self.tr("The upcard of this hand is {card}: only gin ends it.")
            return text.format(card=upcard)
        text = self.tr("The upcard of this hand is {card}: you may knock with {limit} or less.")
        return text.format(card=upcard, limit=view.limit)

    def _multiplier(self, view: PlayerView) -> str:
        if view.multiplier == 1:
            return ""
        if view.multiplier == 2:
            return self.tr("It is a spade, so every point of this hand counts double.")
        return self.tr("It is a spade, so every point of this hand counts triple.")

    # ------------------------------------------------------------ contents

    def _fill_contents(self) -> None:
        with QSignalBlocker(self.contents):
            self.contents.clear()
        for chapter in self.page.chapters:
            item = QListWidgetItem(chapter.title)
            item.setData(Qt.ItemDataRole.UserRole, chapter.anchor)
            self.contents.addItem(item)
        self.contents.ensurePolished()
        wide = self.contents.fontMetrics().horizontalAdvance
        widest = max((wide(chapter.title) for chapter in self.page.chapters), default=0)
        most = round(_MOST_CONTENTS * self._growth)
        self.contents.setFixedWidth(min(most, widest + 52))
        self._mark(self.page.chapter)

    def _mark(self, anchor: str) -> None:
        """Show in the contents which chapter is read."""
        with QSignalBlocker(self.contents):
            for row in range(self.contents.count()):
                if self.contents.item(row).data(Qt.ItemDataRole.UserRole) == anchor:
                    self.contents.setCurrentRow(row)

    def _chosen(self, row: int) -> None:
        if row >= 0:
            self.page.go_to(self.contents.item(row).data(Qt.ItemDataRole.UserRole))

    # ------------------------------------------------------------ finding

    def find_next(self, *, backward: bool = False) -> None:
        """The next place with the words typed, from the other end after the last."""
        words = self.field.text()
        flag = QTextDocument.FindFlag.FindBackward if backward else QTextDocument.FindFlag(0)
        found = bool(words) and self.page.find(words, flag)
        if words and not found:
            cursor = self.page.textCursor()
            end = QTextCursor.MoveOperation.End if backward else QTextCursor.MoveOperation.Start
            cursor.movePosition(end)
            self.page.setTextCursor(cursor)
            found = self.page.find(words, flag)
        self.missing.setVisible(bool(words) and not found)

    def _typed(self) -> None:
        """Begin again where the page begins, so that more letters don't jump on."""
        cursor = self.page.textCursor()
        cursor.setPosition(cursor.selectionStart())
        self.page.setTextCursor(cursor)
        self.find_next()

    # ------------------------------------------------------------ size

    def _grow(self, by: int) -> None:
        at = min(range(len(ZOOMS)), key=lambda each: abs(ZOOMS[each] - self.page.zoom))
        self._set_zoom(ZOOMS[max(0, min(len(ZOOMS) - 1, at + by))])

    def _set_zoom(self, zoom: float) -> None:
        self.page.set_zoom(zoom)
        self.smaller.setEnabled(zoom > ZOOMS[0])
        self.larger.setEnabled(zoom < ZOOMS[-1])

    # ------------------------------------------------------------ making it

    def _connect(self) -> None:
        page = self.page
        self.contents.currentRowChanged.connect(self._chosen)
        page.chapter_changed.connect(self._mark)
        page.backwardAvailable.connect(self.back.setEnabled)
        page.forwardAvailable.connect(self.forward.setEnabled)
        self.back.clicked.connect(page.backward)
        self.forward.clicked.connect(page.forward)
        self.smaller.clicked.connect(lambda: self._grow(-1))
        self.larger.clicked.connect(lambda: self._grow(1))
        self.rules.clicked.connect(self.rules_asked)
        self.field.textChanged.connect(self._typed)
        self.field.returnPressed.connect(self.find_next)
        self._key(QKeySequence.StandardKey.Find, self._begin_find)
        self._key("F3", self.find_next)
        self._key("Shift+F3", lambda: self.find_next(backward=True))
        self._key("Alt+Left", page.backward)
        self._key("Alt+Right", page.forward)
        self._key("Ctrl++", lambda: self._grow(1))
        self._key("Ctrl+=", lambda: self._grow(1))
        self._key("Ctrl+-", lambda: self._grow(-1))
        self._key("Ctrl+0", lambda: self._set_zoom(1.0))

    def _key(self, key: QKeySequence.StandardKey | str, do: Callable[[], None]) -> None:
        QShortcut(QKeySequence(key), self).activated.connect(do)

    def _begin_find(self) -> None:
        self.field.setFocus()
        self.field.selectAll()

    def _lay_out(self) -> None:
        self.back.setEnabled(False)
        self.forward.setEnabled(False)
        self.missing.hide()
        self.missing.setObjectName("note")
        self.field.setClearButtonEnabled(True)
        self.field.setMaximumWidth(_FIELD)
        self.contents.setWordWrap(True)
        self.contents.setItemDelegate(WrappedItems(self.contents, 9))
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._fill_strip()
        top = QHBoxLayout()
        top.setSpacing(8)
        for part in (self.back, self.forward):
            top.addWidget(part)
        top.addStretch(1)
        right: tuple[QWidget, ...] = (self.missing, self.field, self.smaller, self.larger)
        for each in right:
            top.addWidget(each)
        body = QHBoxLayout()
        body.setSpacing(12)
        body.addWidget(self.contents)
        body.addWidget(self.page, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(14, 12, 14, 14)
        whole.setSpacing(10)
        whole.addLayout(top)
        whole.addWidget(self._strip)
        whole.addLayout(body, 1)

    def _fill_strip(self) -> None:
        self._strip.setObjectName("strip")
        self.now.setTextFormat(Qt.TextFormat.PlainText)
        self.now.setWordWrap(True)
        strip = QHBoxLayout(self._strip)
        strip.setContentsMargins(16, 8, 10, 8)
        strip.setSpacing(12)
        strip.addWidget(self.now, 1)
        strip.addWidget(self.rules)


def _plain(text: str = "") -> QPushButton:
    button = QPushButton(text)
    button.setAutoDefault(False)
    return button


def growth_of(window: QSize) -> float:
    """How much larger letters and pictures are in a window of this size, in quarters."""
    share = min(window.width() / 1600, window.height() / 1000)
    return max(1.0, min(2.0, int(share * 4) / 4))


def _style(theme: Theme, growth: float) -> str:
    edge = theme.felt[0]
    serif = listed(HEAD_FAMILIES)
    return f"""
    QTextBrowser {{ background: {theme.field or theme.felt[2]}; border: 1px solid {edge};
        border-radius: 8px; selection-background-color: {GOLD}; }}
    QListWidget {{ background: {theme.panel}; color: {theme.words}; border: 1px solid {edge};
        border-radius: 8px; padding: 6px; font-family: {serif}; font-size: {round(15 * growth)}px;
        outline: none; }}
    QListWidget::item {{ padding: 4px 8px; border-radius: 6px; border: 1px solid transparent; }}
    QListWidget::item:hover {{ background: {theme.felt[1]}; }}
    QListWidget::item:selected {{ background: {edge}; color: {theme.accent}; }}
    QListWidget::item:selected:focus {{ border: 1px solid {theme.accent}; }}
    QListWidget:focus, QTextBrowser:focus {{ border: 1px solid {theme.accent}; }}
    QFrame#strip {{ background: {theme.panel}; border: 1px solid {edge}; border-radius: 8px; }}
    QFrame#strip QLabel, QPushButton, QLineEdit {{ font-size: {round(14 * growth)}px; }}
    QPushButton {{ padding: 6px 12px; min-width: 20px; }}
    QPushButton:focus {{ padding: 5px 11px; }}
    """
