"""A restless person at the real window: sensible moves by mouse, and everything else in between."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from okrummy_gui.application import Application
from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.melds import best_discard
from okrummy_gui.engine.protocol import Phase
from okrummy_gui.engine.rules import Rules
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.setup import Occupant, Setup
from okrummy_gui.view.cardart import BACKS
from tests.engine.randomplay import random_rules

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
KEYS = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Space,
    Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_K, Qt.Key.Key_D,
    Qt.Key.Key_S, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Delete, Qt.Key.Key_A,
    Qt.Key.Key_H, Qt.Key.Key_F1, Qt.Key.Key_F2,
)  # fmt: skip
LANGUAGES = ("en", "de", "nl", "es")
THEMES = ("green", "navy", "burgundy")


class Person:
    """Somebody who plays, fidgets, and changes whatever can be changed."""

    def __init__(self, application: Application, chance: random.Random, levels: list[str]) -> None:
        self.application, self.chance, self.levels = application, chance, levels
        self.session, self.window = application.session, application.window
        self.table = application.table
        self.gestures = 0

    # ------------------------------------------------------------ games

    def begin(self) -> None:
        """A game of any kind, not a long one."""
        chance = self.chance
        rules = replace(
            random_rules(chance),
            target=25,
            hollywood=chance.random() < 0.1,
            fixed_limit=chance.choice((None, 10, 10, 10)),
        )
        self.window.room.companions.begin(Setup(rules, self._occupants(rules)))

    def _occupants(self, rules: Rules) -> tuple[Occupant, ...]:
        people = self.chance.choice((1, 1, 1, 2))
        names = ("Ada", "", "Zoë ♠ <b>", "\u05d0\u05d1")
        return tuple(
            Occupant(names[at], "" if at < people else self.chance.choice(self.levels))
            for at in range(rules.seats)
        )

    @property
    def over(self) -> bool:
        return self.session.sheet().over

    def act(self) -> None:
        """One gesture."""
        self.gestures += 1
        what = self.chance.random()
        if what < 0.62:
            self.play()
        elif what < 0.97:
            self.chance.choice(self._fidgets())()
        else:
            self.chance.choice(self._changes())()

    # ------------------------------------------------------------ sensible moves

    def play(self) -> None:
        """What a plain player would do next, by mouse."""
        window = self.window
        if window.room.curtain.is_down:
            QTest.mouseClick(window.room.curtain.button, LEFT)
            return
        if window.room.story.isVisible():
            QTest.mouseClick(window.room.story.button, LEFT)
            return
        if window.room.lessons.open:
            window.room.lessons.leave()
            return
        if self._dismiss():
            return
        if not self.session.seating.present:
            self._take_a_seat_back()
            return
        view = self.session.view()
        if view.phase is Phase.HAND_OVER:
            self.press("next")
        elif view.legal is not None:
            self._move(view)

    def _move(self, view: PlayerView) -> None:
        legal = view.legal
        assert legal is not None
        if view.phase is Phase.DEFEND:
            self.press("best")
            self.press("done")
        elif view.phase is Phase.UPCARD_OFFER:
            self.press(self.chance.choice(("pass", "take")))
        elif view.phase is Phase.DRAW:
            stock = legal.stock_only or self.chance.random() < 0.7
            self.click(self.table.stock_rect() if stock else self.table.discard_rect())
        elif legal.knock_discards() and self.chance.random() < 0.8:
            self.press("knock")
            self.press("confirm")
        else:
            card, _ = best_discard(view.hand, view.rules, legal.taken)
            self.drag(self._place_of(card), self.table.discard_rect().center())

    def _dismiss(self) -> bool:
        """Whether a dialog lay over the table; it is gone now."""
        dialog = QApplication.activeModalWidget()
        asked = self.window.room.companions.dialog
        dialog = dialog or (asked if asked is not None and asked.isVisible() else None)
        if dialog is None and self.window.room.companions.score.isVisible():
            dialog = self.window.room.companions.score
        if dialog is None:
            return False
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        if dialog.isVisible():
            dialog.close()
        return True

    def _take_a_seat_back(self) -> None:
        for action in self.window.menus.take_back.actions()[:1]:
            action.trigger()

    def press(self, name: str) -> None:
        if self.table.has_button(name):
            self.click_at(self.table.button_point(name))

    def click(self, rect: QRect | QRectF) -> None:
        self.click_at(QPoint(round(rect.center().x()), round(rect.center().y())))

    def click_at(self, point: QPoint) -> None:
        QTest.mouseClick(self.table.viewport(), LEFT, NONE, point)

    def _place_of(self, card: Card) -> QPoint:
        if self.table.card_item(card) is None:
            return self._anywhere()
        return self.table.card_point(card)

    def drag(self, start: QPoint, end: QPoint, *, let_go: bool = True) -> None:
        viewport = self.table.viewport()
        QTest.mousePress(viewport, LEFT, NONE, start)
        for step in range(1, 5):
            QTest.mouseMove(viewport, start + (end - start) * step / 4)
        if let_go:
            QTest.mouseRelease(viewport, LEFT, NONE, end)

    # ------------------------------------------------------------ the rest

    def _anywhere(self) -> QPoint:
        size = self.table.viewport().size()
        return QPoint(
            self.chance.randrange(max(1, size.width())),
            self.chance.randrange(max(1, size.height())),
        )

    def _fidgets(self) -> tuple[Callable[[], None], ...]:
        viewport = self.table.viewport()
        return (
            lambda: self.click_at(self._anywhere()),
            lambda: self.drag(self._anywhere(), self._anywhere()),
            lambda: self.drag(self._anywhere(), self._anywhere(), let_go=False),
            lambda: QTest.mouseDClick(viewport, LEFT, NONE, self._anywhere()),
            lambda: QTest.mouseClick(viewport, Qt.MouseButton.RightButton, NONE, self._anywhere()),
            lambda: QTest.mouseMove(viewport, self._anywhere()),
            lambda: QTest.keyClick(self._focus(), self.chance.choice(KEYS)),
            lambda: QTest.keyClick(self._focus(), self.chance.choice(KEYS)),
            lambda: QApplication.sendEvent(self.table, QEvent(QEvent.Type.Leave)),
        )

    def _focus(self) -> QWidget:
        return QApplication.focusWidget() or self.table

    def _changes(self) -> tuple[Callable[[], None], ...]:
        menus, companions = self.window.menus, self.window.room.companions
        choose = self.chance.choice
        return (
            lambda: menus.language_chosen.emit(choose(LANGUAGES)),
            lambda: menus.theme_chosen.emit(choose(THEMES)),
            lambda: menus.back_chosen.emit(choose(BACKS)),
            lambda: menus.large_index.emit(choose((True, False))),
            lambda: menus.four_colours.emit(choose((True, False))),
            lambda: self.window.resize(choose((800, 1000, 1280)), choose((560, 700, 800))),
            companions.show_score,
            lambda: self._trigger(menus.rules),
            lambda: self._trigger(menus.hand_cards),
            lambda: self._trigger(menus.give_up),
            lambda: self._trigger(menus.leave_seat),
            companions.ask_new_game,
            companions.show_about,
            companions.rules.hide,
            self._take_a_seat_back,
            lambda: menus.text_table.emit(choose((True, False))),
            lambda: menus.full_screen.emit(choose((True, False, False))),
            menus.settings_asked.emit,
            menus.help_asked.emit,
            menus.keys_asked.emit,
            menus.tutorial_asked.emit,
            self._close_the_others,
            self._close_the_others,
        )

    def _close_the_others(self) -> None:
        """Every window but the game's own."""
        for widget in QApplication.topLevelWidgets():
            if widget is not self.window and widget.isVisible():
                widget.close()

    def _trigger(self, action: QAction) -> None:
        if action.isEnabled():
            action.trigger()
