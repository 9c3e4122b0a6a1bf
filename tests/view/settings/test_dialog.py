"""The settings dialog: every control tells its choice, and shows what is true now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from okrummy_gui.model.language import Languages
from okrummy_gui.store.settings import Settings
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.dialogs.style import dialog_style
from okrummy_gui.view.dialogs.theme import dialog_theme
from okrummy_gui.view.settings.dialog import SettingsDialog
from okrummy_gui.view.settings.pages import nearest_motion
from okrummy_gui.view.table.controls import ChoiceBox, Segments, Switch
from okrummy_gui.view.theme import GREEN, NAVY

Make = Callable[..., SettingsDialog]


@pytest.fixture
def make(qtbot: Any) -> Iterator[Make]:
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet(dialog_style(GREEN))

    def show(settings: Settings | None = None, size: tuple[int, int] = (1280, 800)) -> Any:
        window.resize(*size)
        window.show()
        dialog = SettingsDialog(settings or Settings(), CardArt(), GREEN, window)
        dialog.show()
        QApplication.processEvents()
        return dialog

    yield show
    window.close()


@pytest.fixture
def told() -> list[dict[str, object]]:
    return []


def shown(dialog: SettingsDialog, field: str) -> QWidget:
    """The control of a field, on the page that is in front now."""
    page = next(page for page in dialog.pages if field in page.fields)
    dialog.turn_to(page)
    return page.control(field)


def pick(box: ChoiceBox, place: int) -> None:
    """As a person does with the keys."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(place):
        QTest.keyClick(box, Qt.Key.Key_Down)


SWITCHES = [
    "next_hand",
    "confirm_knock",
    "see_discards",
    "mark_known",
    "large_index",
    "four_colours",
    "left_handed",
    "sound",
]


@pytest.mark.parametrize("field", SWITCHES)
def test_a_switch_tells_what_it_has_become(
    make: Make, told: list[dict[str, object]], field: str
) -> None:
    dialog = make()
    dialog.chosen.connect(told.append)
    switch = shown(dialog, field)
    assert isinstance(switch, Switch)
    assert switch.isChecked() is getattr(Settings(), field)
    QTest.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert told == [{field: not getattr(Settings(), field)}]


@pytest.mark.parametrize("field", SWITCHES)
def test_a_switch_is_turned_by_the_space_bar(
    make: Make, told: list[dict[str, object]], field: str
) -> None:
    dialog = make()
    dialog.chosen.connect(told.append)
    switch = shown(dialog, field)
    switch.setFocus()
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert told == [{field: not getattr(Settings(), field)}]


@pytest.mark.parametrize("pause", ["off", "slow"])
def test_the_thinking_pause_is_one_of_three(
    make: Make, told: list[dict[str, object]], pause: str
) -> None:
    dialog = make()
    dialog.chosen.connect(told.append)
    segments = shown(dialog, "thinking_pause")
    assert isinstance(segments, Segments)
    assert segments.button_for("natural").isChecked()
    QTest.mouseClick(segments.button_for(pause), Qt.MouseButton.LeftButton)
    assert told == [{"thinking_pause": pause}]


@pytest.mark.parametrize(
    ("field", "place", "value"),
    [
        ("theme", 1, "navy"),
        ("back", 1, "ruby"),
        ("motion", 4, 0.0),
        ("motion", 2, 0.6),
        ("scheme", 1, "light"),
    ],
)
def test_a_list_tells_the_choice(
    make: Make, told: list[dict[str, object]], field: str, place: int, value: object
) -> None:
    dialog = make()
    box = shown(dialog, field)
    assert isinstance(box, ChoiceBox)
    dialog.chosen.connect(told.append)
    pick(box, place)
    assert told[-1] == {field: value}


def test_the_volume_is_told_once_it_is_let_go(make: Make, told: list[dict[str, object]]) -> None:
    dialog = make(Settings(sound=True))
    dialog.chosen.connect(told.append)
    dialog.turn_to(dialog.sound)
    slider = dialog.sound.volume.slider
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_PageUp)
    assert told == [{"volume": 0.7}]
    assert any(label.text() == "70 %" for label in dialog.sound.findChildren(QLabel))


def test_without_sound_there_is_no_volume(make: Make) -> None:
    dialog = make()
    assert not dialog.sound.volume.isEnabled()
    dialog.show_settings(Settings(sound=True))
    assert dialog.sound.volume.isEnabled()


def test_the_language_is_chosen_from_a_list(make: Make, told: list[dict[str, object]]) -> None:
    dialog = make(Settings(language="en"))
    dialog.chosen.connect(told.append)
    dialog.turn_to(dialog.language)
    wanted = dialog.language.list.findItems("Deutsch", Qt.MatchFlag.MatchExactly)[0]
    dialog.language.list.setCurrentItem(wanted)
    assert told == [{"language": "de"}]


def test_showing_settings_tells_nothing(make: Make, told: list[dict[str, object]]) -> None:
    dialog = make()
    dialog.chosen.connect(told.append)
    dialog.show_settings(
        Settings("de", "navy", "ruby", True, True, 0.0, thinking_pause="slow", sound=True)
    )
    dialog.show_settings(Settings())
    assert told == []


def test_settings_that_make_no_sense_can_be_shown(make: Make) -> None:
    make(
        Settings("tlh", "plaid", "tartan", motion=1e300, scheme="odd", thinking_pause="?", volume=7)
    )


@pytest.mark.parametrize("page", range(4))
def test_each_page_restores_its_own_defaults(
    make: Make, told: list[dict[str, object]], page: int
) -> None:
    dialog = make()
    dialog.chosen.connect(told.append)
    dialog.list.setCurrentRow(page)
    dialog.restore.click()
    (values,) = told
    assert set(values) == set(dialog.pages[page].fields)
    assert all(getattr(Settings(), name) == value for name, value in values.items())


def test_every_setting_that_is_a_choice_has_a_control(make: Make) -> None:
    offered = {field for page in make().pages for field in page.fields}
    elsewhere = {"sort", "window", "window_state"}  # kept by the window itself
    assert offered | elsewhere == {field.name for field in fields(Settings)}


def test_all_of_it_can_be_reached_by_the_tab_key(make: Make) -> None:
    dialog = make(Settings(sound=True))
    for page in dialog.pages:
        dialog.turn_to(page)
        dialog.list.setFocus()
        reached: set[QWidget] = set()
        for _ in range(30):
            QTest.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Tab)
            focus = QApplication.focusWidget()
            assert focus is not None
            reached.add(focus)
        for field in page.fields:
            control = page.control(field)
            assert any(each is control or control.isAncestorOf(each) for each in reached), field
        assert {dialog.restore, dialog.shut, dialog.list} <= reached


def test_pages_are_turned_with_the_arrows(make: Make) -> None:
    dialog = make()
    dialog.list.setFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert dialog.page is dialog.table
    QTest.keyClick(dialog.list, Qt.Key.Key_End)
    assert dialog.page is dialog.language


def test_every_control_has_a_name_and_a_label(make: Make) -> None:
    dialog = make()
    for page in dialog.pages:
        for field in page.fields:
            control = page.control(field)
            names = [control.accessibleName()] + [
                each.accessibleName() for each in control.findChildren(QWidget)
            ]
            assert any(names), field


def test_the_words_change_while_it_is_open(make: Make) -> None:
    dialog = make()
    before = dialog.windowTitle()
    languages = Languages(QApplication.instance())
    languages.switch("de")
    QApplication.processEvents()
    assert dialog.windowTitle() == dialog.tr("Settings")
    languages.switch("en")
    QApplication.processEvents()
    assert dialog.windowTitle() == before


@pytest.mark.parametrize("size", [(800, 560), (1280, 800), (1920, 1080)])
def test_it_fits_the_window_and_cuts_no_words(make: Make, size: tuple[int, int]) -> None:
    dialog = make(Settings(sound=True), size)
    assert dialog.size().boundedTo(QSize(*size)) == dialog.size()
    for page in dialog.pages:
        dialog.turn_to(page)
        QApplication.processEvents()
        area = page.parentWidget()
        assert area is not None
        assert page.minimumSizeHint().width() <= area.width()
        for label in page.findChildren(QLabel):
            if label.isVisible() and label.text():
                assert label.height() >= label.heightForWidth(label.width()), label.text()


def test_it_follows_the_theme(make: Make) -> None:
    dialog = make()
    dialog.set_theme(dialog_theme(NAVY, light=True))
    switch = dialog.game.control("next_hand")
    assert isinstance(switch, Switch)
    assert switch.theme.light
    assert replace(switch.theme, name="x") != replace(GREEN, name="x")


@pytest.mark.parametrize(
    ("value", "choice"), [(None, None), (0, 0), (0.3, 0.6), (1.0, 1.0), (1.1, 1.0), (9.0, 1.6)]
)
def test_any_speed_is_shown_as_the_nearest(value: float | None, choice: float | None) -> None:
    assert nearest_motion(value) == choice
