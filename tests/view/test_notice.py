"""The line of words over the lower edge of the window."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from okrummy_gui.view.notice import MOST_LINES, Notice


@pytest.fixture
def notice(qtbot) -> Notice:
    area = QWidget()
    area.resize(800, 560)
    qtbot.addWidget(area)
    area.show()
    return Notice(area)


def test_later_lines_join_one_that_stays_and_none_comes_twice(notice: Notice) -> None:
    for line in ("one", "two", "one"):
        notice.say(lambda line=line: line, stays=True)
    assert notice.text() == "one\ntwo"


def test_a_thousand_lines_hide_no_table(notice: Notice) -> None:
    asked = []

    def words(number: int) -> str:
        asked.append(number)
        return f"line {number}"

    for number in range(1000):
        notice.say(lambda number=number: words(number), stays=True)
    assert notice.text().splitlines() == [*(f"line {at}" for at in range(MOST_LINES)), "…"]
    assert len(asked) < 10_000
    assert notice.parentWidget().rect().contains(notice.geometry())
    notice.retranslate()
    assert notice.text().endswith("…")
