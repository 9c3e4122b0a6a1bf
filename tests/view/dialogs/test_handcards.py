"""The dialog of a hand that is over, over views of real hands."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.protocol import Seat
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.sentences import card_name
from okrummy_gui.view.cardart import CardArt, card_height
from okrummy_gui.view.dialogs.handcards import HandCards, StockCards, stock_rows, stock_spots
from okrummy_gui.view.dialogs.style import dialog_style
from okrummy_gui.view.theme import GREEN, THEMES, Theme
from tests.view.dialogs.samples import NUMBER, over

NAMES = {Seat.SOUTH: "Anna", Seat.NORTH: "Ben & <b>Co</b>"}


def opened(qtbot: Any, view: PlayerView, theme: Theme = GREEN) -> HandCards:
    dialog = HandCards(view, NAMES, CardArt(), theme)
    dialog.setStyleSheet(dialog_style(theme))
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(dialog.isVisible)
    return dialog


def words(dialog: QWidget) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]


def stock_of(dialog: HandCards) -> StockCards:
    stock = dialog.findChild(StockCards)
    assert isinstance(stock, StockCards)
    return stock


def test_number_dealer_and_hand_are_told(qtbot: Any) -> None:
    dialog = opened(qtbot, over())
    said = words(dialog)
    assert "482913775014" in said
    assert "Hand 7, dealer: Ben & <b>Co</b>" in said


def test_the_number_can_be_selected_and_copied(qtbot: Any) -> None:
    dialog = opened(qtbot, over())
    label = next(found for found in dialog.findChildren(QLabel) if found.text() == str(NUMBER))
    assert label.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse
    assert label.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByKeyboard
    QTest.mouseClick(dialog._copy, Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text() == "482913775014"
    assert dialog._copy.text() == "Copied"
    dialog._said.setInterval(0)
    qtbot.waitUntil(lambda: dialog._copy.text() == "&Copy")


def test_the_actions_are_asked_for(qtbot: Any) -> None:
    dialog = opened(qtbot, over())
    with qtbot.waitSignal(dialog.play_again):
        QTest.mouseClick(dialog.again, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(dialog.swap_seats):
        QTest.keyClick(dialog.swap, Qt.Key.Key_Space)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_a_stray_key_only_closes_it(qtbot: Any, key: Qt.Key) -> None:
    dialog = opened(qtbot, over())
    with qtbot.assertNotEmitted(dialog.play_again), qtbot.waitSignal(dialog.finished):
        QTest.keyClick(dialog, key)


def test_without_a_number_nothing_can_be_dealt_again_and_why_is_said(qtbot: Any) -> None:
    dialog = opened(qtbot, over(number=None))
    assert "No deal number" in words(dialog)
    reason = "Only cards that have a deal number can be dealt again."
    assert words(dialog).count(reason) == 1
    for button in (dialog.again, dialog.swap):
        assert not button.isEnabled()
        assert button.accessibleDescription() == reason
    assert not dialog._copy.isVisible()


def test_a_hand_known_beforehand_is_marked(qtbot: Any) -> None:
    mark = "The cards could be known beforehand, so this hand does not count in statistics."
    assert mark in words(opened(qtbot, over(known=True)))
    assert mark not in words(opened(qtbot, over()))


def test_the_stock_is_named_in_its_order(qtbot: Any) -> None:
    view = over(stock=3)
    dialog = opened(qtbot, view)
    stock = stock_of(dialog)
    assert stock.accessibleName().startswith("Left in the stock: 3.")
    assert stock.accessibleDescription() == ", ".join(map(card_name, view.stock))


def test_an_empty_stock_is_said(qtbot: Any) -> None:
    dialog = opened(qtbot, over(stock=0))
    assert "Nothing was left of the stock." in words(dialog)
    assert stock_of(dialog).card_at(QPointF(10, 10)) is None


@pytest.mark.parametrize("count", range(1, 32))
def test_the_stock_lies_row_by_row_and_no_card_hides_anothers_index(count: int) -> None:
    room = QSizeF(712, 220)
    width, spots = stock_spots(count, room)
    assert len(spots) == count
    assert sum(stock_rows(count)) == count
    for before, after in pairwise(spots):
        same_row = after.y() == before.y()
        assert after.x() - before.x() >= width * 0.5 if same_row else after.y() > before.y()
    assert max(spot.x() for spot in spots) + width <= room.width()
    assert spots[-1].y() + card_height(width) <= room.height()


def test_each_card_is_found_where_it_lies(qtbot: Any) -> None:
    dialog = opened(qtbot, over(stock=31))
    stock = stock_of(dialog)
    width, spots = stock._spots()
    found = [stock.card_at(spot + QPointF(width * 0.2, 10)) for spot in spots]
    assert found == list(range(31))
    assert stock.card_at(QPointF(-5, -5)) is None


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("known", [False, True])
def test_it_fits_the_smallest_window(qtbot: Any, theme: Theme, known: bool) -> None:
    dialog = opened(qtbot, over(stock=31, known=known), theme)
    QApplication.processEvents()
    assert dialog.width() <= 800
    assert dialog.height() <= 530
    assert dialog.minimumSizeHint().height() <= 530


def test_the_real_faces_are_painted_sharply(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Card, float]] = []
    art, view = CardArt(), over(stock=5)
    face = art.face

    def asking(card: Card, width: float, ratio: float) -> QPixmap:
        asked.append((card, ratio))
        return face(card, width, ratio)

    monkeypatch.setattr(art, "face", asking)
    parent = QWidget()
    qtbot.addWidget(parent)
    stock = StockCards(view.stock, art, GREEN, parent)
    monkeypatch.setattr(stock, "devicePixelRatioF", lambda: 2.0)
    stock.resize(700, 120)
    stock.grab()
    assert asked == [(card, 2.0) for card in view.stock]


def test_it_follows_the_language(qtbot: Any, loud: Callable[[], object]) -> None:
    dialog = opened(qtbot, over())
    loud()
    assert dialog.windowTitle() == "The cards of this hand!"
    assert dialog.again.text() == "&Play this hand again!"
    assert "Hand 7, dealer: Ben & <b>Co</b>!" in words(dialog)


def test_names_may_change(qtbot: Any) -> None:
    dialog = opened(qtbot, over())
    dialog.set_names({**NAMES, Seat.NORTH: "Computer"})
    assert "Hand 7, dealer: Computer" in words(dialog)
