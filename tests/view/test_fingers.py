"""Every button of the table can be hit by a finger, at every size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton
from pytestqt.qtbot import QtBot

from okrummy_gui.engine.protocol import DrawStock
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.setup import Setup
from okrummy_gui.store.matches import MemoryStore
from okrummy_gui.view import touch
from okrummy_gui.view.table.furniture import ButtonItem
from okrummy_gui.view.table.layout import TOUCH
from okrummy_gui.view.window import MainWindow
from tests.view.table.test_table import Bench, dealt, knocked
from tests.view.test_window import made

SIZES = [(800, 530), (960, 600), (1000, 560), (1000, 770), (1280, 530), (1280, 770), (1920, 1000)]


def reach(bench: Bench, item: ButtonItem, dx: int, dy: int) -> int:
    """How far from end to end a press through the button's middle still means it."""
    assert item.spec is not None
    middle, found = item.spec.rect.center(), 0
    for way in (1, -1):
        far = 1
        while far < 60:
            at = QPointF(middle.x() + way * far * dx, middle.y() + way * far * dy)
            if bench.table.hands._button_at(at) is not item:
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
                assert reach(bench, item, dx, dy) >= TOUCH - 1, item.spec.names


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
    "give up": lambda window: window.companions.ask_give_up(),
    "new game": lambda window: window.companions.ask_new_game(),
    "score": lambda window: window.companions.show_score(),
    "rules": lambda window: window.companions.show_rules(),
    "statistics": lambda window: window.archive.show_statistics(window.dialog_theme),
    "export": lambda window: window.archive.show_export(window.dialog_theme),
    "restore": lambda window: window.archive.show_restore(window.dialog_theme),
    "settings": lambda window: window.show_settings(),
    "keys": lambda window: window._show_keys(),
}


@pytest.mark.usefixtures("touched")
@pytest.mark.parametrize("opened", DIALOGS.values(), ids=DIALOGS)
def test_dialogs_on_a_touch_screen_have_buttons_for_fingers(
    qtbot: QtBot, opened: Callable[[MainWindow], object]
) -> None:
    window = made(qtbot, MemoryStore(), [])
    window.resize(800, 560)
    window.show()
    window._session.start(Setup(Rules(target=100)))
    opened(window)
    QApplication.processEvents()
    dialogs = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
    assert dialogs
    for dialog in dialogs:
        assert dialog.width() <= 800
        assert dialog.height() <= 560
        for button in dialog.findChildren(QPushButton):
            if button.isVisible():
                assert button.height() >= TOUCH, button.text()
        dialog.close()
    window.close()


def test_without_a_touch_screen_nothing_is_larger() -> None:
    assert touch.finger_style() == ""
