"""The curtain over a parent with widgets of its own, with real keys and a real mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget

from okrummy_gui.engine.deals import DealNumber, deck_of
from okrummy_gui.engine.match import apply, new_match, view_for
from okrummy_gui.engine.protocol import Deal, Seat
from okrummy_gui.engine.rules import Rules
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.curtain import Curtain
from okrummy_gui.view.table.motion import Motion
from okrummy_gui.view.table.table import Table
from okrummy_gui.view.theme import BURGUNDY, GREEN, NAVY, THEMES, Theme

KEYS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
MOUSE = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.MouseMove,
    QEvent.Type.Wheel,
    QEvent.Type.ContextMenu,
)


class Listener(QObject):
    """Counts what a widget is sent of keys and mouse."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self.heard: list[QEvent.Type] = []
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (*KEYS, *MOUSE):
            self.heard.append(event.type())
        return False


class Ground(QWidget):
    """What the curtain covers."""

    def __init__(self) -> None:
        super().__init__()
        self.line, self.card = QLineEdit(self), QPushButton("card", self)
        layout = QVBoxLayout(self)
        layout.addWidget(self.line)
        layout.addWidget(self.card)
        self.resize(800, 560)


@pytest.fixture
def ground(qtbot: Any) -> Ground:
    ground = Ground()
    qtbot.addWidget(ground)
    ground.show()
    ground.activateWindow()
    qtbot.waitUntil(ground.isActiveWindow)
    return ground


def curtain_over(ground: QWidget, factor: float = 0.0) -> Curtain:
    return Curtain(CardArt(), Motion(factor), ground)


def press(key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWindow(), key)


def test_it_is_up_until_it_is_lowered(ground: Ground) -> None:
    curtain = curtain_over(ground)
    assert curtain.isHidden()
    assert not curtain.is_down


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_lowered_it_covers_all_of_the_parent_with_its_own_picture(
    ground: Ground, theme: Theme
) -> None:
    ground.setStyleSheet("background: #ff00ff;")
    curtain = curtain_over(ground)
    curtain.lower("Anna", theme)
    seen = ground.grab().toImage()
    spots = [(x, y) for x in range(0, seen.width(), 7) for y in range(0, seen.height(), 7)]
    assert all(seen.pixelColor(x, y).name() != "#ff00ff" for x, y in spots)
    assert curtain.geometry() == ground.rect()


def test_it_follows_the_size_of_the_parent(ground: Ground) -> None:
    curtain = curtain_over(ground)
    curtain.lower("Anna", GREEN)
    for width, height in ((1280, 800), (640, 440), (1920, 1080), (320, 240)):
        ground.resize(width, height)
        QApplication.processEvents()
        assert curtain.geometry() == ground.rect()
        assert curtain.rect().contains(curtain.button.geometry())


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_asks_to_lift_it(qtbot: Any, ground: Ground, key: Qt.Key) -> None:
    curtain = curtain_over(ground)
    curtain.lower("Anna", GREEN)
    with qtbot.waitSignal(curtain.lift_asked):
        press(key)
    assert curtain.is_down


def test_a_click_on_the_button_asks_to_lift_it(qtbot: Any, ground: Ground) -> None:
    curtain = curtain_over(ground)
    curtain.lower("Anna", GREEN)
    with qtbot.waitSignal(curtain.lift_asked):
        QTest.mouseClick(curtain.button, Qt.MouseButton.LeftButton)


def test_other_keys_and_clicks_on_the_cloth_ask_for_nothing(qtbot: Any, ground: Ground) -> None:
    curtain = curtain_over(ground)
    curtain.lower("Anna", GREEN)
    with qtbot.assertNotEmitted(curtain.lift_asked):
        for key in (Qt.Key.Key_Escape, Qt.Key.Key_K, Qt.Key.Key_Left):
            press(key)
        QTest.mouseClick(curtain, Qt.MouseButton.LeftButton, pos=QPoint(30, 300))


def test_a_key_held_down_since_the_turn_before_lifts_nothing(qtbot: Any, ground: Ground) -> None:
    curtain = curtain_over(ground)
    curtain.lower("Anna", GREEN)
    with qtbot.assertNotEmitted(curtain.lift_asked):
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
            for kind in KEYS:
                event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", True)
                QApplication.sendEvent(curtain.button, event)


def test_neither_keys_nor_mouse_reach_what_is_behind(ground: Ground) -> None:
    ground.line.setFocus()
    curtain = curtain_over(ground)
    curtain.lower("Anna", GREEN)
    listener = Listener(ground, ground.line, ground.card)
    window = ground.windowHandle()
    for key in (Qt.Key.Key_A, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Down, Qt.Key.Key_B):
        press(key)
    for point in (ground.line.geometry().center(), ground.card.geometry().center()):
        QTest.mouseMove(window, point)
        QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=point)
        QTest.mouseDClick(window, Qt.MouseButton.LeftButton, pos=point)
        QTest.wheelEvent(window, point, QPoint(0, 120))
    assert listener.heard == []
    assert ground.line.text() == ""


def test_a_real_table_is_not_played_on_through_it(qtbot: Any) -> None:
    match = apply(new_match(Rules()), Deal(deck_of(DealNumber(7)), Seat.NORTH))
    view = view_for(match, Seat.SOUTH)
    table = Table(CardArt(), Motion(0), GREEN)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    table.show()
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    table.sync(view, view.hand, {Seat.SOUTH: "Anna", Seat.NORTH: "Ben"})
    table.setFocus()
    acted: list[object] = []
    table.acted.connect(acted.append)
    curtain = curtain_over(table)
    curtain.lower("Anna", GREEN)
    window, pile = table.windowHandle(), table.discard_rect().center()
    for key in range(Qt.Key.Key_A, Qt.Key.Key_Z + 1):
        press(Qt.Key(key))
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=pile)
    QTest.mouseDClick(window, Qt.MouseButton.LeftButton, pos=pile)
    assert acted == []
    curtain.lift()
    assert table.hasFocus()
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=pile)
    assert len(acted) == 1


def test_the_focus_does_not_leave_it_while_it_is_down(ground: Ground) -> None:
    curtain = curtain_over(ground)
    curtain.lower("Anna", GREEN)
    for _ in range(3):
        press(Qt.Key.Key_Tab)
        assert curtain.button.hasFocus()
    ground.line.setFocus()
    assert curtain.button.hasFocus()


def test_what_is_new_in_the_parent_does_not_lie_on_top(ground: Ground) -> None:
    curtain = curtain_over(ground)
    curtain.lower("Anna", GREEN)
    late = QPushButton("late", ground)
    late.show()
    QApplication.processEvents()
    assert ground.childAt(late.geometry().center()) is curtain


def test_lifted_it_gives_back_table_and_keys(ground: Ground) -> None:
    ground.line.setFocus()
    curtain = curtain_over(ground)
    curtain.lower("Anna", GREEN)
    curtain.lower("Ben", NAVY)
    curtain.lift()
    assert curtain.isHidden()
    assert ground.line.hasFocus()
    press(Qt.Key.Key_7)
    assert ground.line.text() == "7"
    curtain.lift()
    assert ground.line.hasFocus()


def test_the_keys_go_to_the_parent_when_who_had_them_is_gone(qtbot: Any, ground: Ground) -> None:
    ground.line.setFocus()
    curtain = curtain_over(ground)
    curtain.lower("Anna", GREEN)
    ground.line.deleteLater()
    QApplication.sendPostedEvents(ground.line, QEvent.Type.DeferredDelete)
    curtain.lift()
    assert ground.hasFocus()


def test_while_it_rises_the_table_has_keys_and_mouse_already(qtbot: Any, ground: Ground) -> None:
    ground.card.setFocus()
    curtain = curtain_over(ground, 0.05)
    curtain.lower("Anna", GREEN)
    curtain.lift()
    assert not curtain.is_down
    assert ground.card.hasFocus()
    with qtbot.waitSignal(ground.card.clicked):
        point = ground.card.geometry().center()
        QTest.mouseClick(ground.windowHandle(), Qt.MouseButton.LeftButton, pos=point)
    qtbot.waitUntil(curtain.isHidden)


def test_lowered_while_it_rises_it_covers_everything_again(qtbot: Any, ground: Ground) -> None:
    curtain = curtain_over(ground, 1.0)
    curtain.lower("Anna", GREEN)
    curtain.lift()
    assert not curtain.isHidden()
    curtain.lower("Ben", GREEN)
    QApplication.processEvents()
    assert curtain.geometry() == ground.rect()
    assert ground.childAt(ground.card.geometry().topLeft()) is curtain


def test_the_person_is_named_for_a_screen_reader_too(ground: Ground) -> None:
    curtain = curtain_over(ground)
    curtain.lower("Tom & <b>Jerry</b>", BURGUNDY)
    assert curtain.accessibleName() == "Tom & <b>Jerry</b>, it is your turn"
    assert curtain.accessibleDescription() == "The others look away, please."
    assert "Tom & <b>Jerry</b>" in curtain.button.accessibleDescription()


def test_it_follows_the_language(ground: Ground, loud: Callable[[], object]) -> None:
    curtain = curtain_over(ground)
    curtain.lower("Anna", GREEN)
    loud()
    assert curtain.button.text() == "Show my cards!"
    assert curtain.accessibleName() == "Anna, it is your turn!"


@pytest.mark.parametrize("name", ["W" * 40, "ab " * 13, "", "Анна"])
def test_any_name_is_painted(ground: Ground, name: str) -> None:
    curtain = curtain_over(ground)
    curtain.lower(name, NAVY)
    for width, height in ((800, 560), (320, 240)):
        ground.resize(width, height)
        assert not ground.grab().isNull()
