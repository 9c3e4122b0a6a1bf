"""No dialog cuts a text off or writes one over another, in any language.

Here each dialog is opened in each language once, over sizes and looks in turn, and the language is
changed while it is open; all of the grid is walked by `make contact-sheet`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.view.dialoggrid import DIALOGS, LANGUAGES, Gallery, pairing
from tests.view.dialogsight import faults_of

LONG = "Wolfeschlegelsteinhausenbergerdorff"


@pytest.fixture(scope="module")
def gallery(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("OKRUMMY_HOME", str(home))
        made = Gallery(home)
        yield made
        made.close()


@pytest.mark.parametrize("name", DIALOGS)
def test_every_text_has_its_room_in_every_language(gallery: Gallery, name: str) -> None:
    found = []
    for language, size, scheme in pairing(list(DIALOGS).index(name)):
        gallery.dress(language, size, scheme)
        found += [f"{language} {size[0]}×{size[1]}: {fault}" for fault in gallery.faults(name)]
        other = LANGUAGES[LANGUAGES.index(language) - 1]
        gallery.window.change(language=other)
        found += [
            f"from {language} to {other} {size[0]}×{size[1]}: {fault}" for fault in gallery.look()
        ]
        gallery.put_away()
    assert not found, "\n".join(found)


# ---------------------------------------------------------------- what is found


class _Painted(QWidget):
    """Writes a text into a place that is too small, and another one over it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawText(QRect(10, 60, 30, 14), 0, LONG)
        painter.drawText(QRect(10, 60, 60, 14), 0, "over it")
        painter.end()


def _label(place: QWidget) -> QWidget:
    return QLabel(LONG, place)


def _wrapped(place: QWidget) -> QWidget:
    label = QLabel("one two three four five six seven eight nine ten eleven", place)
    label.setWordWrap(True)
    return label


def _button(place: QWidget) -> QWidget:
    return QPushButton(LONG, place)


def _check(place: QWidget) -> QWidget:
    return QCheckBox(LONG, place)


def _choice(place: QWidget) -> QWidget:
    box = QComboBox(place)
    box.addItems(["one", LONG])
    return box


@pytest.mark.parametrize("make", [_label, _wrapped, _button, _check, _choice])
def test_a_text_without_room_is_found(qtbot: QtBot, make) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    place.resize(400, 200)
    made = make(place)
    place.show()
    made.setGeometry(10, 10, 380, 80)
    assert not faults_of(place)
    made.setGeometry(10, 10, 60, 24)
    assert any(fault.startswith("too") for fault in faults_of(place))


def test_what_is_painted_is_seen_too(qtbot: QtBot) -> None:
    place = _Painted()
    qtbot.addWidget(place)
    place.resize(100, 100)
    place.show()
    assert faults_of(place) == [
        f"larger than its place: {LONG}",
        f"outside: {LONG}",
        f"on each other: {LONG} / over it",
    ]


def test_labels_that_lie_on_each_other_are_found(qtbot: QtBot) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    place.resize(200, 100)
    for at, words in enumerate(("one", "two")):
        QLabel(words, place).setGeometry(10 + at, 10, 100, 20)
    place.show()
    assert faults_of(place) == ["on each other: one / two"]
