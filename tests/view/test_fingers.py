"""Every button of the table can be hit by a finger, at every size."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QHeaderView,
    QLineEdit,
    QScrollBar,
    QScroller,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from okrummy_gui.engine.protocol import DrawStock, Seat
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.setup import Setup
from okrummy_gui.store.matches import MemoryStore
from okrummy_gui.view import touch
from okrummy_gui.view.comforts import Comforts
from okrummy_gui.view.newgame.dialog import NewGameDialog
from okrummy_gui.view.table.frame import TOUCH
from okrummy_gui.view.table.furniture import ButtonItem
from okrummy_gui.view.table.table import Table
from okrummy_gui.view.window import SMALLEST, MainWindow
from tests.view.mainwindow import made
from tests.view.table.bench import Bench, dealt, knocked
from tests.view.table.seats import played, shown

SIZES = [(800, 530), (960, 600), (1000, 560), (1000, 770), (1280, 530), (1280, 770), (1920, 1000)]


def reach(table: Table, item: ButtonItem, dx: int, dy: int) -> int:
    """How far from end to end a press through the button's middle still means it."""
    assert item.spec is not None
    middle, found = item.spec.rect.center(), 0
    for way in (1, -1):
        far = 1
        while far < 60:
            at = QPointF(middle.x() + way * far * dx, middle.y() + way * far * dy)
            if table.hands._button_at(at) is not item:
                break
            far += 1
        found += far - 1
    return found


def over(qtbot: QtBot) -> Bench:
    bench = knocked(qtbot)
    bench.press("best")
    bench.press("done")
    bench.play(bench.acted[0])
    return bench


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("moment", ["draw", "discard", "confirm", "defend", "over"])
def test_no_button_is_smaller_than_a_finger(
    qtbot: QtBot, size: tuple[int, int], moment: str
) -> None:
    bench = {"defend": knocked, "over": over}.get(moment, lambda _: Bench(qtbot, dealt()))(qtbot)
    bench.table.resize(*size)
    if moment in ("discard", "confirm"):
        bench.play(DrawStock())
    if moment == "confirm":
        bench.press("knock")
    for item in bench.table.actors.buttons:
        if item.spec is not None and item.spec.enabled:
            for dx, dy in ((1, 0), (0, 1)):
                assert reach(bench.table, item, dx, dy) >= TOUCH - 1, item.spec.names


@pytest.mark.parametrize("seats", ["two", "three", "four"])
@pytest.mark.parametrize("left", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_all_of_the_discard_pile_is_reached_by_a_finger_and_the_pile_stays_the_pile(
    qtbot: QtBot, size: tuple[int, int], left: bool, seats: str
) -> None:
    table = shown(qtbot, played(seats, 0, 4), Seat.SOUTH)
    table.set_comforts(Comforts(left_handed=left, see_discards=True))
    table.resize(*size)
    button = next(b for b in table.actors.buttons if b.spec and b.spec.names[0] == "discards")
    assert reach(table, button, 1, 0) >= TOUCH - 1
    assert reach(table, button, 0, 1) >= TOUCH - 1
    pile = table.discard_rect()
    assert table.hands._button_at(QPointF(pile.center().x(), pile.bottom() - 2)) is None


@pytest.mark.parametrize("size", SIZES)
def test_the_score_and_the_marker_of_the_limit_are_reached_by_a_finger(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    table = shown(qtbot, played("two", 0, 4), Seat.SOUTH)
    table.resize(*size)
    for place, role in ((table.stage.limit_rect, "limit"), (table.stage.score_rect, "score")):
        for dx, dy in ((TOUCH / 2, 0), (-TOUCH / 2, 0), (0, TOUCH / 2), (0, -TOUCH / 2)):
            at = place.center() + QPointF(dx * 0.95, dy * 0.95)
            assert table.hands._place_at(at) == role


def test_a_press_beside_a_small_button_is_that_button(qtbot: QtBot) -> None:
    bench = over(qtbot)
    link = next(spec for spec in bench.table.stage.buttons if spec.names[0] == "number")
    point = link.rect.center().toPoint()
    point.setY(round(link.rect.top()) - 6)
    with qtbot.waitSignal(bench.table.hand_asked, timeout=500):
        bench.click(point)


def test_a_card_beside_a_button_is_still_a_card(qtbot: QtBot) -> None:
    bench = Bench(qtbot, dealt())
    bench.table.resize(800, 530)
    bench.play(DrawStock())
    last = bench.table.order[-1]
    spot = bench.table.stage.cards[last]
    edge = QPointF(spot.x + spot.width / 2 - 2, spot.y).toPoint()
    QTest.mouseClick(
        bench.table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, edge
    )
    assert bench.table.selected is last


# ---------------------------------------------------------------- dialogs on a touch screen


@pytest.fixture
def touched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(touch, "has_touch_screen", lambda: True)


DIALOGS = {
    "give up": lambda window: window.room.companions.ask_give_up(),
    "new game": lambda window: window.room.companions.ask_new_game(),
    "score": lambda window: window.room.companions.show_score(),
    "rules": lambda window: window.room.companions.show_rules(),
    "statistics": lambda window: window.room.archive.show_statistics(window.dialog_theme),
    "export": lambda window: window.room.archive.show_export(window.dialog_theme),
    "restore": lambda window: window.room.archive.show_restore(window.dialog_theme),
    "settings": lambda window: window.show_settings(),
    "keys": lambda window: window._show_keys(),
    "about": lambda window: window.room.companions.show_about(),
}


def is_pressed(control: QWidget) -> bool:
    """Whether fingers go to it; the line within a field of numbers is part of the field."""
    if isinstance(control.parent(), QAbstractSpinBox | QComboBox):
        return False
    kinds = (QAbstractButton, QLineEdit, QAbstractSpinBox, QComboBox, QAbstractSlider)
    return isinstance(control, kinds) and not isinstance(control, QScrollBar)


def assert_for_fingers(ground: QWidget) -> None:
    for control in ground.findChildren(QWidget):
        if control.isVisible() and is_pressed(control):
            assert control.height() >= TOUCH, (control, control.accessibleName())
    for view in ground.findChildren(QAbstractItemView):
        chooses = view.selectionMode() is not QAbstractItemView.SelectionMode.NoSelection
        chooses = chooses and not isinstance(view, QHeaderView)
        if view.isVisible() and chooses and view.model().rowCount():
            assert height_of_row(view) >= TOUCH, view


def height_of_row(view: QAbstractItemView) -> int:
    first = view.model().index(0, 0, view.rootIndex())
    return view.visualRect(first).height()


@pytest.mark.usefixtures("touched")
@pytest.mark.parametrize("opened", DIALOGS.values(), ids=DIALOGS)
def test_dialogs_on_a_touch_screen_have_buttons_for_fingers(
    qtbot: QtBot, opened: Callable[[MainWindow], object]
) -> None:
    window = made(qtbot)
    window.resize(800, 560)
    window.show()
    window.room.session.start(Setup(Rules(target=100)))
    opened(window)
    QApplication.processEvents()
    dialogs = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
    assert dialogs
    for dialog in dialogs:
        assert dialog.width() <= 800
        assert dialog.height() <= 560
        assert_for_fingers(dialog)
        dialog.close()
    window.close()


@pytest.mark.usefixtures("touched")
def test_the_help_and_the_text_table_on_a_touch_screen_are_for_fingers(qtbot: QtBot) -> None:
    window = made(qtbot)
    window.show()
    window.room.session.start(Setup(Rules(target=100)))
    window.room.companions.show_help()
    window.change(text_table=True)
    QApplication.processEvents()
    assert window.room.companions.help is not None
    assert_for_fingers(window.room.companions.help)
    assert window.room.reader.panel is not None
    assert_for_fingers(window.room.reader.panel)
    window.room.companions.help.close()
    window.close()


@pytest.fixture
def finger() -> Iterator[QPointingDevice]:
    """Gone after the test: dialogs are larger where there is one."""
    made = QTest.createTouchDevice(QPointingDevice.DeviceType.TouchScreen)
    yield made
    delete(made)


def test_a_finger_scrolls_a_page_and_taps_its_switches(
    qtbot: QtBot, finger: QPointingDevice
) -> None:
    window = made(qtbot)
    window.resize(800, 560)
    window.show()
    window.room.companions.ask_new_game()
    dialog = window.room.companions.dialog
    assert isinstance(dialog, NewGameDialog)
    dialog.more.setChecked(True)
    dialog.area.verticalScrollBar().setValue(0)
    QApplication.processEvents()
    ground = dialog.area.viewport()
    before = dialog.choice
    start = ground.mapTo(dialog, ground.rect().center())
    handle = dialog.windowHandle()
    QTest.touchEvent(handle, finger).press(0, start, handle)
    for step in range(1, 12):
        QTest.touchEvent(handle, finger).move(0, start - QPoint(0, 14 * step), handle)
        QApplication.processEvents()
    QTest.touchEvent(handle, finger).release(0, start - QPoint(0, 154), handle)
    qtbot.waitUntil(lambda: dialog.area.verticalScrollBar().value() > 50)
    assert dialog.choice == before
    QScroller.scroller(ground).stop()
    switch = dialog.options.rows["hollywood"].control
    dialog.area.ensureWidgetVisible(switch)
    place = switch.mapTo(dialog, switch.rect().center())
    QTest.touchEvent(handle, finger).press(0, place, handle)
    QTest.touchEvent(handle, finger).release(0, place, handle)
    qtbot.waitUntil(lambda: dialog.choice.rules.hollywood)
    dialog.close()
    window.close()


def test_without_a_touch_screen_nothing_is_larger() -> None:
    assert touch.finger_style() == ""


@pytest.mark.parametrize("earlier", [False, True])
def test_the_buttons_of_the_welcome_page_are_for_fingers(qtbot: QtBot, earlier: bool) -> None:
    store = MemoryStore()
    if earlier:
        first = made(qtbot, store)
        first.room.session.start(Setup())
        first.close()
    window = made(qtbot, store)
    window.resize(*SMALLEST)
    window.open()
    buttons = [each for each in window.welcome._buttons() if each.isVisible()]
    assert len(buttons) == 2 + earlier
    for at, each in enumerate(buttons):
        assert min(each.width(), each.height()) >= TOUCH
        shared = [each.geometry().intersected(other.geometry()) for other in buttons[:at]]
        assert all(rect.height() <= 1 for rect in shared)  # what rounding does
    edge = window.welcome.lesson.rect().center() + QPoint(0, 21)
    with qtbot.waitSignal(window.welcome.learn, timeout=500):
        QTest.mouseClick(window.welcome.lesson, Qt.MouseButton.LeftButton, pos=edge)
    window.close()
