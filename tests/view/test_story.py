"""The story over a parent with a field of its own, with real keys and a real mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QScrollArea, QWidget

from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.story import Story, above_the_hand
from okrummy_gui.view.table.drawings import table_layout
from okrummy_gui.view.table.motion import Motion
from okrummy_gui.view.theme import THEMES, Theme

LINES = ("Ben drew from the stock", "Ben discarded: queen of clubs", "Cleo laid off 7♥")
SIZES = ((800, 560), (1280, 800), (1920, 1080), (640, 440))


class Ground(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.line = QLineEdit(self)
        self.line.setGeometry(20, 500, 200, 30)
        self.resize(800, 560)


@pytest.fixture
def ground(qtbot: Any) -> Ground:
    ground = Ground()
    qtbot.addWidget(ground)
    ground.show()
    ground.activateWindow()
    qtbot.waitUntil(ground.isActiveWindow)
    ground.line.setFocus()
    return ground


def story_over(ground: Ground, factor: float = 0.0) -> Story:
    return Story(CardArt(), Motion(factor), ground)


def bar_of(story: Story) -> Any:
    area = story.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    return area.verticalScrollBar()


def test_without_motion_all_is_told_at_once(ground: Ground) -> None:
    story = story_over(ground)
    story.tell(lambda: LINES)
    assert story.isVisible()
    assert story.told == LINES


def test_with_motion_it_is_told_line_by_line(qtbot: Any, ground: Ground) -> None:
    story = story_over(ground, 0.05)
    story.tell(lambda: LINES)
    assert story.told == LINES[:1]
    qtbot.waitUntil(lambda: len(story.told) == 2)
    assert story.told == LINES[:2]
    qtbot.waitUntil(lambda: story.told == LINES)
    assert story.isVisible()


def test_without_lines_nothing_is_shown(qtbot: Any, ground: Ground) -> None:
    story = story_over(ground)
    with qtbot.assertNotEmitted(story.closed):
        story.tell(tuple)
        story.close()
    assert story.isHidden()
    assert ground.line.hasFocus()


@pytest.mark.parametrize(
    "key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_Space]
)
def test_a_key_closes_it_and_the_keys_go_back(qtbot: Any, ground: Ground, key: Qt.Key) -> None:
    story = story_over(ground)
    story.tell(lambda: LINES)
    assert story.button.hasFocus()
    with qtbot.waitSignal(story.closed):
        QTest.keyClick(ground.windowHandle(), key)
    assert story.isHidden()
    assert ground.line.hasFocus()
    assert story.told == ()


def test_a_key_held_down_closes_nothing(ground: Ground) -> None:
    story = story_over(ground)
    story.tell(lambda: LINES)
    none = Qt.KeyboardModifier.NoModifier
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, none, "", True)
    QApplication.sendEvent(story.button, held)
    assert story.isVisible()


def test_the_button_closes_it(qtbot: Any, ground: Ground) -> None:
    story = story_over(ground)
    story.tell(lambda: LINES)
    with qtbot.waitSignal(story.closed):
        QTest.mouseClick(story.button, Qt.MouseButton.LeftButton)
    assert story.isHidden()


def test_a_click_on_its_words_closes_it(qtbot: Any, ground: Ground) -> None:
    story = story_over(ground)
    story.tell(lambda: LINES)
    QApplication.processEvents()
    line = story.findChildren(QLabel)[1]
    point = line.mapTo(ground, line.rect().center())
    with qtbot.waitSignal(story.closed):
        QTest.mouseClick(ground.windowHandle(), Qt.MouseButton.LeftButton, pos=point)


def test_other_keys_do_not_reach_the_table_and_close_nothing(ground: Ground) -> None:
    story = story_over(ground)
    story.tell(lambda: LINES)
    QTest.keyClick(ground.windowHandle(), Qt.Key.Key_7)
    assert ground.line.text() == ""
    assert story.isVisible()


def test_it_is_not_modal(ground: Ground) -> None:
    story = story_over(ground)
    story.tell(lambda: LINES)
    point = ground.line.geometry().center()
    QTest.mouseClick(ground.windowHandle(), Qt.MouseButton.LeftButton, pos=point)
    QTest.keyClick(ground.windowHandle(), Qt.Key.Key_7)
    assert ground.line.text() == "7"
    assert story.isVisible()
    story.close()
    assert ground.line.hasFocus()


def test_closed_while_it_is_told_it_tells_no_more(qtbot: Any, ground: Ground) -> None:
    story = story_over(ground, 1.0)
    story.tell(lambda: LINES)
    story.close()
    story.tell_all()
    assert story.told == ()
    assert story.isHidden()


def test_a_new_story_takes_the_place_of_the_old_one(ground: Ground) -> None:
    story = story_over(ground)
    story.tell(lambda: LINES)
    story.tell(lambda: ("Ben passed",))
    assert story.told == ("Ben passed",)
    story.close()
    assert ground.line.hasFocus()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 6, 40])
def test_it_never_hides_the_hand(ground: Ground, size: tuple[int, int], count: int) -> None:
    ground.resize(*size)
    story = story_over(ground)
    story.tell(lambda: [LINES[at % 3] for at in range(count)])
    layout = table_layout(*size)
    hand = layout.hand.rect().toRect().adjusted(0, -round(layout.lift), 0, 0)
    assert not story.geometry().intersects(hand)
    assert ground.rect().contains(story.geometry())


def test_it_follows_the_size_of_the_parent(ground: Ground) -> None:
    story = story_over(ground)
    story.tell(lambda: LINES)
    for width, height in SIZES:
        ground.resize(width, height)
        QApplication.processEvents()
        place = above_the_hand(QSize(width, height))
        assert place.contains(story.geometry())
        assert story.geometry().bottomRight() == place.bottomRight()


def test_its_place_may_be_chosen(ground: Ground) -> None:
    place = QRect(10, 20, 300, 200)
    story = Story(CardArt(), Motion(0), ground, lambda size: place)
    story.tell(lambda: LINES * 9)
    assert story.geometry() == place


def test_a_long_story_scrolls_and_ends_with_the_last_line(ground: Ground) -> None:
    story = story_over(ground)
    story.tell(lambda: [LINES[at % 3] for at in range(40)])
    QApplication.processEvents()
    bar = bar_of(story)
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()
    QTest.keyClick(ground.windowHandle(), Qt.Key.Key_Home)
    assert bar.value() == 0
    QTest.keyClick(ground.windowHandle(), Qt.Key.Key_Down)
    assert bar.value() > 0
    before = bar.value()
    area = story.geometry()
    QTest.wheelEvent(ground.windowHandle(), area.center(), QPoint(0, -240))
    assert bar.value() > before
    QTest.keyClick(ground.windowHandle(), Qt.Key.Key_End)
    assert bar.value() == bar.maximum()


def test_a_short_story_does_not_scroll(ground: Ground) -> None:
    story = story_over(ground)
    story.tell(lambda: LINES)
    QApplication.processEvents()
    assert bar_of(story).maximum() == 0


def test_every_line_is_a_text_for_a_screen_reader(ground: Ground) -> None:
    story = story_over(ground)
    story.tell(lambda: LINES)
    texts = [label.text() for label in story.findChildren(QLabel)]
    assert texts == list(LINES)
    assert story.accessibleName() == "Since your last turn"


def test_it_follows_the_language(ground: Ground, loud: Callable[[], object]) -> None:
    words = {"tell": LINES}
    story = story_over(ground)
    story.tell(lambda: words["tell"])
    words["tell"] = ("Ben zog", "Ben legte eine sehr lange Karte ab und sagte dazu viel", "Cleo")
    loud()
    assert story.told == words["tell"]
    assert story.button.text() == "Got it!"
    assert story.accessibleName() == "Since your last turn!"


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_it_is_painted_in_every_theme(ground: Ground, theme: Theme) -> None:
    story = story_over(ground)
    story.set_theme(theme)
    story.tell(lambda: (*LINES, "W" * 40 + " passed"))
    middle = story.grab().toImage().pixelColor(story.width() - 30, 40)
    assert middle.name() == theme.panel


def test_words_of_a_game_that_is_gone_are_not_said_anew(qtbot: Any) -> None:
    area = QWidget()
    qtbot.addWidget(area)
    story = Story(CardArt(), Motion(0), area)
    names = {"W": "Bea"}
    area.show()
    story.tell(lambda: [names["W"]])
    story.close()
    names.clear()
    story.retranslate()
    assert not story.isVisible()
