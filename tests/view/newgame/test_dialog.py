"""The new-game dialog: what is chosen comes out, what is impossible is said in its place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QSpinBox, QWidget

from okrummy_gui.engine.deals import LARGEST, DealNumber
from okrummy_gui.engine.protocol import Seat
from okrummy_gui.engine.rules import DEFAULT_RULES, PRESETS, Rules
from okrummy_gui.model.language import Languages
from okrummy_gui.model.options import OPTIONS, Kind, Option, level_help
from okrummy_gui.model.presets import Choice, PresetRef, Shelf
from okrummy_gui.model.setup import Occupant
from okrummy_gui.store.presets import Presets
from okrummy_gui.view.newgame.dialog import NewGameDialog
from okrummy_gui.view.newgame.optionrows import ELSEWHERE
from okrummy_gui.view.table.controls import ChoiceBox, NumberBox, Segments, Switch

LEFT = Qt.MouseButton.LeftButton
FURTHER = [option for option in OPTIONS if option.field not in ELSEWHERE]
PARTNERS = Choice(
    Rules(seats=4, partners=True),
    PresetRef("partnership"),
    {
        Seat.SOUTH: Occupant("Ada"),
        Seat.WEST: Occupant("", "level1"),
        Seat.NORTH: Occupant("Grace"),
        Seat.EAST: Occupant("Eve", "level5"),
    },
)


@pytest.fixture
def saved() -> list[Presets]:
    return []


@pytest.fixture
def shelf(saved: list[Presets]) -> Shelf:
    return Shelf(save=saved.append)


@pytest.fixture
def shown(qtbot: Any) -> Callable[[Shelf], NewGameDialog]:
    def show(shelf: Shelf) -> NewGameDialog:
        dialog = NewGameDialog(shelf)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitExposed(dialog)
        return dialog

    return show


@pytest.fixture
def dialog(shelf: Shelf, shown: Callable[[Shelf], NewGameDialog]) -> NewGameDialog:
    return shown(shelf)


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)


def retype(field: QWidget, text: str) -> None:
    field.setFocus()
    if isinstance(field, QLineEdit | QSpinBox):
        field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Delete)
    if isinstance(field, QLineEdit) and not text.isascii():
        field.insert(text)  # QTest has no keys for these letters
    else:
        QTest.keyClicks(field, text)


def pick(dialog: NewGameDialog, name: str) -> None:
    names = dialog.presets.list
    (item,) = names.findItems(name, Qt.MatchFlag.MatchExactly)
    names.scrollToItem(item)
    QTest.mouseClick(
        names.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, names.visualItemRect(item).center()
    )


def marked(dialog: NewGameDialog) -> str:
    return dialog.presets.list.currentItem().text()


def choose(dialog: NewGameDialog, option: Option, value: int | bool | None) -> None:
    """With mouse and keys, as a person does."""
    control = dialog.options.rows[option.field].control
    if isinstance(control, Switch):
        if control.isChecked() is not value:
            click(control)
    elif isinstance(control, NumberBox):
        retype(control, str(value))
    elif isinstance(control, Segments):
        click(control.button_for(value))
    else:
        assert isinstance(control, ChoiceBox)
        control.setFocus()
        QTest.keyClick(control, Qt.Key.Key_Home)
        for _ in range(option.choices.index(value)):
            QTest.keyClick(control, Qt.Key.Key_Down)


def note(dialog: NewGameDialog) -> str:
    return dialog._note.text()


# ---------------------------------------------------------------- one glance and one key


def test_enter_plays_again_as_last_time(
    shelf: Shelf, shown: Callable[[Shelf], NewGameDialog]
) -> None:
    shelf.remember(PARTNERS)
    dialog = shown(shelf)
    assert marked(dialog) == "Partnership Oklahoma"
    assert note(dialog) == "As last time: press Enter."
    QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.setup == PARTNERS.setup()


def test_enter_deals_wherever_the_keys_go(dialog: NewGameDialog) -> None:
    places = [
        dialog.presets.list,
        dialog.seats.seats.button_for(2),
        dialog.seats.rows[Seat.NORTH].name,
        dialog.seats.rows[Seat.NORTH].level,
        dialog.target,
        dialog.more,
        dialog.options.rows["layoffs"].control,
    ]
    click(dialog.more)
    for place in places:
        dialog.show()
        place.setFocus()
        QTest.keyClick(place, Qt.Key.Key_Return)
        assert not dialog.isVisible()


def test_once_something_is_changed_it_is_no_longer_as_last_time(
    shelf: Shelf, shown: Callable[[Shelf], NewGameDialog]
) -> None:
    shelf.remember(PARTNERS)
    dialog = shown(shelf)
    retype(dialog.seats.rows[Seat.EAST].name, "Ruth")
    assert note(dialog) == ""


def test_the_first_time_the_usual_game_is_offered(dialog: NewGameDialog) -> None:
    assert dialog.deal.isEnabled()
    assert dialog.setup.rules == DEFAULT_RULES
    assert [each.is_person for each in dialog.setup.occupants] == [True, False]
    assert marked(dialog) == "Oklahoma Rummy"
    assert note(dialog) == ""


def test_opening_and_cancelling_change_nothing(
    shelf: Shelf, saved: list[Presets], dialog: NewGameDialog
) -> None:
    before = shelf.last
    pick(dialog, "Gin Rummy")
    retype(dialog.seats.rows[Seat.SOUTH].name, "Ada")
    click(dialog.cancel)
    assert not dialog.isVisible()
    assert saved == []
    assert shelf.last == before


def test_what_was_accepted_is_offered_the_next_time(
    shelf: Shelf,
    saved: list[Presets],
    dialog: NewGameDialog,
    shown: Callable[[Shelf], NewGameDialog],
) -> None:
    click(dialog.seats.seats.button_for(3))
    retype(dialog.seats.rows[Seat.WEST].name, "  Wanda   W. ")
    retype(dialog.target, "333")
    click(dialog.deal)
    again = shown(Shelf(saved[-1]))
    assert again.setup == dialog.setup
    assert again.setup.at(Seat.WEST).name == "Wanda W."


# ---------------------------------------------------------------- options


def other_values(option: Option) -> list[int | bool | None]:
    if option.kind is Kind.SWITCH:
        return [not option.usual]
    if option.kind is Kind.NUMBER:
        return [option.low, option.high, option.low + 7]
    return [choice for choice in option.choices if choice != option.usual]


@pytest.mark.parametrize("option", FURTHER, ids=lambda option: option.field)
def test_each_option_comes_out_as_it_was_set(dialog: NewGameDialog, option: Option) -> None:
    if option.field == "partners_defend":
        pick(dialog, "Partnership Oklahoma")
    click(dialog.more)
    for value in other_values(option):
        choose(dialog, option, value)
        assert getattr(dialog.setup.rules, option.field) == value
    changed = dialog.setup.rules.changes().keys() - {"seats", "partners", "restocks"}
    assert changed <= {option.field}


def test_all_options_at_once_survive(dialog: NewGameDialog, saved: list[Presets]) -> None:
    pick(dialog, "Partnership Oklahoma")
    click(dialog.more)
    chosen = {"seats": 4, "partners": True, "target": 475}
    click(dialog.targets.button_for(300))
    retype(dialog.target, "475")
    for option in FURTHER:
        value = 7 if option.field == "fixed_limit" else other_values(option)[-1]
        if option.field in ("ace_is_gin_only", "layoffs"):  # these shut others out
            continue
        choose(dialog, option, value)
        chosen[option.field] = value
    assert dialog.setup.rules == Rules(**chosen)
    click(dialog.deal)
    assert Shelf(saved[-1]).last.rules == Rules(**chosen)


def test_no_option_is_without_a_place(dialog: NewGameDialog) -> None:
    placed = {*dialog.options.rows, *ELSEWHERE}
    assert placed == {field.name for field in fields(Rules)}


@pytest.mark.parametrize("key", PRESETS)
def test_a_preset_sets_all_options_and_keeps_the_names(
    shelf: Shelf, shown: Callable[[Shelf], NewGameDialog], key: str
) -> None:
    shelf.remember(
        Choice(
            Rules(seats=4, restocks=2, layoffs=False, gin_bonus=9), None, dict(PARTNERS.occupants)
        )
    )
    dialog = shown(shelf)
    assert marked(dialog) == "Custom"
    dialog._choose_preset(PresetRef(key))
    assert dialog.setup.rules == PRESETS[key]
    rows = [row for row in dialog.seats.rows.values() if row.name.isVisible()]
    assert len(rows) == PRESETS[key].seats
    assert dialog.seats.rows[Seat.SOUTH].name.text() == "Ada"
    assert dialog.choice.occupants == dict(PARTNERS.occupants)
    assert dialog.choice.preset == PresetRef(key)


def test_an_option_changed_makes_it_custom_and_back(dialog: NewGameDialog) -> None:
    pick(dialog, "Oklahoma Gin")
    retype(dialog.target, "201")
    assert marked(dialog) == "Custom"
    assert dialog.preset_name is None
    retype(dialog.target, "200")
    assert marked(dialog) == "Oklahoma Gin"
    assert dialog.preset_name == "Oklahoma Gin"


def test_custom_opens_the_options_and_changes_none(dialog: NewGameDialog) -> None:
    pick(dialog, "Double Oklahoma")
    pick(dialog, "Custom")
    assert dialog.options.isVisible()
    assert dialog.setup.rules == PRESETS["double"]
    assert dialog.choice.preset is None


def test_the_number_of_seats_does_not_take_the_preset_away(dialog: NewGameDialog) -> None:
    pick(dialog, "Double Oklahoma")
    click(dialog.seats.seats.button_for(3))
    assert marked(dialog) == "Double Oklahoma"
    assert dialog.setup.rules == Rules(seats=3, spade_multiplier=3)


def test_restocks_follow_the_seats_until_they_are_chosen(dialog: NewGameDialog) -> None:
    restocks = dialog.options.rows["restocks"].control
    assert isinstance(restocks, NumberBox)
    click(dialog.seats.seats.button_for(4))
    assert restocks.value() == 10
    retype(restocks, "6")
    click(dialog.seats.seats.button_for(3))
    assert restocks.value() == 6
    assert dialog.setup.rules.restocks == 6


@pytest.mark.parametrize("points", [150, 200, 250, 300])
def test_the_usual_targets_are_a_click_away(dialog: NewGameDialog, points: int) -> None:
    retype(dialog.target, "777")
    assert not dialog.targets.button_for(points).isChecked()
    click(dialog.targets.button_for(points))
    assert dialog.setup.rules.target == points
    assert dialog.target.value() == points


@pytest.mark.parametrize("text", ["24", "1", ""])
def test_an_impossible_target_is_refused_where_it_stands(dialog: NewGameDialog, text: str) -> None:
    retype(dialog.target, text)
    assert not dialog.deal.isEnabled()
    assert dialog._target_fault.isVisible()
    assert "25" in dialog._target_fault.text()
    QTest.keyClick(dialog.target, Qt.Key.Key_Return)
    assert dialog.isVisible()
    click(dialog.targets.button_for(250))
    assert dialog.deal.isEnabled()
    assert not dialog._target_fault.isVisible()


def test_an_impossible_number_among_the_options_is_refused(dialog: NewGameDialog) -> None:
    click(dialog.more)
    bonus = dialog.options.rows["undercut_bonus"].control
    retype(bonus, "0")
    assert not dialog.deal.isEnabled()
    assert note(dialog) != ""
    retype(bonus, "5")
    assert dialog.deal.isEnabled()
    assert dialog.setup.rules.undercut_bonus == 5


def test_the_wheel_turns_the_page_and_no_number(dialog: NewGameDialog) -> None:
    click(dialog.more)
    for field in (dialog.target, dialog.options.rows["fixed_limit"].control):
        field.setFocus()
        event = QWheelEvent(
            QPointF(5, 5),
            field.mapToGlobal(QPointF(5, 5)),
            QPoint(),
            QPoint(0, 120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(field, event)
    assert dialog.setup.rules == DEFAULT_RULES


# ---------------------------------------------------------------- impossible mixes


@pytest.mark.parametrize(
    ("preset", "field", "reason"),
    [
        ("Oklahoma Rummy", "partners_defend", "Only in a game of partners."),
        ("Gin Rummy", "ace_is_gin_only", "The knock limit is fixed: the upcard doesn’t matter."),
    ],
)
def test_an_impossible_option_is_greyed_with_its_reason(
    dialog: NewGameDialog, preset: str, field: str, reason: str
) -> None:
    pick(dialog, preset)
    row = dialog.options.rows[field]
    assert not row.control.isEnabled()
    assert row.help.text() == reason
    assert row.control.accessibleDescription() == reason


def test_partners_need_four_players(dialog: NewGameDialog) -> None:
    assert not dialog.seats.partners.isEnabled()
    assert dialog.seats.partners_help.text() == "Only four players can be partners."
    click(dialog.seats.seats.button_for(4))
    assert dialog.seats.partners.isEnabled()
    click(dialog.seats.partners)
    assert dialog.setup.rules.partners
    assert dialog.options.rows["partners_defend"].control.isEnabled()
    click(dialog.seats.seats.button_for(3))
    assert not dialog.setup.rules.partners


def test_without_layoffs_partners_do_not_defend(dialog: NewGameDialog) -> None:
    pick(dialog, "Partnership Oklahoma")
    click(dialog.more)
    defend, layoffs = (dialog.options.rows[f].control for f in ("partners_defend", "layoffs"))
    click(defend)
    click(layoffs)
    assert not defend.isEnabled()
    assert dialog.setup.rules == Rules(seats=4, partners=True, layoffs=False)


# ---------------------------------------------------------------- players


def test_somebody_must_be_a_person(dialog: NewGameDialog) -> None:
    level = dialog.seats.rows[Seat.SOUTH].level
    level.setFocus()
    QTest.keyClick(level, Qt.Key.Key_End)
    assert not dialog.deal.isEnabled()
    assert note(dialog) == "At least one player must be a person."
    dialog.accept()
    assert dialog.isVisible()
    QTest.keyClick(level, Qt.Key.Key_Home)
    assert dialog.deal.isEnabled()


def test_a_person_at_a_seat_that_is_not_taken_does_not_count(dialog: NewGameDialog) -> None:
    click(dialog.seats.seats.button_for(4))
    dialog.seats.rows[Seat.EAST].level.setCurrentIndex(0)
    dialog.seats.rows[Seat.SOUTH].level.setCurrentIndex(1)
    assert dialog.deal.isEnabled()
    click(dialog.seats.seats.button_for(2))
    assert not dialog.deal.isEnabled()


def test_the_styles_are_offered_below_the_levels(dialog: NewGameDialog) -> None:
    level = dialog.seats.rows[Seat.NORTH].level
    level.setFocus()
    QTest.keyClick(level, Qt.Key.Key_End)
    assert level.currentText() == "Computer: Gin hunter"
    assert level.toolTip() == level_help("style-gin-hunter")
    assert dialog.setup.at(Seat.NORTH).level == "style-gin-hunter"
    QTest.keyClick(level, Qt.Key.Key_Up)
    assert dialog.setup.at(Seat.NORTH).level == "style-early-knocker"


def test_names_and_levels_come_out_by_seat(dialog: NewGameDialog) -> None:
    click(dialog.seats.seats.button_for(3))
    for seat, name, level in (
        (Seat.SOUTH, "Ada", 1),
        (Seat.WEST, "Wanda", 0),
        (Seat.EAST, "<b>Eve</b>", 2),
    ):
        retype(dialog.seats.rows[seat].name, name)
        dialog.seats.rows[seat].level.setCurrentIndex(level)
    setup = dialog.setup
    assert setup.at(Seat.SOUTH) == Occupant("Ada", "level1")
    assert setup.at(Seat.WEST) == Occupant("Wanda")
    assert setup.at(Seat.EAST) == Occupant("<b>Eve</b>", "level2")


def test_who_plays_with_whom_is_said(shelf: Shelf, shown: Callable[[Shelf], NewGameDialog]) -> None:
    shelf.remember(PARTNERS)
    dialog = shown(shelf)
    assert dialog.seats.pairs.text() == "Ada and Grace against Computer 1 and Eve"
    assert dialog.seats.pairs.textFormat() is Qt.TextFormat.PlainText
    click(dialog.seats.partners)
    assert not dialog.seats.pairs.isVisible()


def test_an_empty_name_shows_what_it_will_be(dialog: NewGameDialog) -> None:
    rows = dialog.seats.rows
    assert rows[Seat.SOUTH].name.placeholderText() == "You"
    assert rows[Seat.NORTH].name.placeholderText() == "Computer"
    click(dialog.seats.seats.button_for(3))
    assert rows[Seat.WEST].name.placeholderText() == "Computer 1"


# ---------------------------------------------------------------- the deal number


@pytest.mark.parametrize(
    ("text", "number"),
    [("482913775014", 482913775014), (" #482 913 ", 482913), (str(LARGEST), LARGEST)],
)
def test_a_deal_number_is_taken(dialog: NewGameDialog, text: str, number: int) -> None:
    click(dialog.more)
    retype(dialog.number.field, text)
    assert dialog.setup.number == DealNumber(number)
    retype(dialog.number.field, "")
    assert dialog.setup.number is None


@pytest.mark.parametrize("text", ["0", "12a", "1000000000000", "-3", "2-17", "9" * 60, "१२"])
def test_a_wrong_deal_number_is_refused_in_the_field(dialog: NewGameDialog, text: str) -> None:
    click(dialog.more)
    usual = dialog.number.help.text()
    retype(dialog.number.field, text)
    assert not dialog.deal.isEnabled()
    assert dialog.number.field.property("faulty")
    assert dialog.number.help.text() not in ("", usual)
    assert note(dialog) == "The deal number is not possible."
    QTest.keyClick(dialog.number.field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    retype(dialog.number.field, "17")
    assert dialog.deal.isEnabled()
    assert dialog.number.help.text() == usual


def test_a_deal_number_is_not_kept_for_the_next_time(
    shelf: Shelf, dialog: NewGameDialog, shown: Callable[[Shelf], NewGameDialog]
) -> None:
    click(dialog.more)
    retype(dialog.number.field, "17")
    click(dialog.deal)
    assert dialog.setup.number == DealNumber(17)
    assert shown(shelf).setup.number is None


# ---------------------------------------------------------------- own presets


def save_as(dialog: NewGameDialog, name: str) -> None:
    click(dialog.presets.save)
    QTest.keyClicks(dialog.presets.name, name)
    QTest.keyClick(dialog.presets.name, Qt.Key.Key_Return)


def test_rules_are_saved_under_a_name(
    qtbot: Any, dialog: NewGameDialog, saved: list[Presets]
) -> None:
    retype(dialog.target, "275")
    with qtbot.waitSignal(dialog.presets_changed):
        save_as(dialog, "Our rules")
    assert dialog.isVisible()
    assert marked(dialog) == "Our rules"
    assert Shelf(saved[-1]).own == {"Our rules": Rules(target=275)}
    pick(dialog, "Oklahoma Rummy")
    pick(dialog, "Our rules")
    assert dialog.setup.rules == Rules(target=275)
    assert dialog.choice.preset == PresetRef("Our rules", own=True)


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "our RULES", "Gin Rummy"])
def test_a_name_that_can_not_be_is_refused_in_its_place(
    dialog: NewGameDialog, shelf: Shelf, name: str
) -> None:
    shelf.add("Our rules", Rules(target=99))
    save_as(dialog, name)
    assert dialog.presets.name_fault.isVisible()
    assert dialog.presets.name_fault.text().endswith(".")
    assert list(shelf.own) == ["Our rules"]
    retype(dialog.presets.name, "Another")
    assert not dialog.presets.name_fault.isVisible()
    click(dialog.presets.name_yes)
    assert list(shelf.own) == ["Our rules", "Another"]


def test_escape_leaves_the_name_and_not_the_dialog(dialog: NewGameDialog, shelf: Shelf) -> None:
    click(dialog.presets.save)
    QTest.keyClick(dialog.presets.name, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.presets.save.isVisible()
    assert shelf.own == {}
    QTest.keyClick(dialog.presets.list, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_an_own_preset_is_renamed(dialog: NewGameDialog, shelf: Shelf) -> None:
    retype(dialog.target, "275")
    save_as(dialog, "Our rules")
    click(dialog.presets.rename)
    assert dialog.presets.name.text() == "Our rules"
    retype(dialog.presets.name, "Your rules")
    click(dialog.presets.name_yes)
    assert shelf.own == {"Your rules": Rules(target=275)}
    assert marked(dialog) == "Your rules"


def test_an_own_preset_is_deleted_after_a_question(dialog: NewGameDialog, shelf: Shelf) -> None:
    retype(dialog.target, "275")
    save_as(dialog, "Our <b>rules</b>")
    click(dialog.presets.delete)
    assert dialog.presets.question.text() == "Delete “Our <b>rules</b>”?"
    assert dialog.presets.question.textFormat() is Qt.TextFormat.PlainText
    click(dialog.presets.delete_no)
    assert list(shelf.own) == ["Our <b>rules</b>"]
    click(dialog.presets.delete)
    click(dialog.presets.delete_yes)
    assert shelf.own == {}
    assert marked(dialog) == "Custom"
    assert dialog.setup.rules == Rules(target=275)


def test_an_own_preset_takes_the_changes(dialog: NewGameDialog, shelf: Shelf) -> None:
    retype(dialog.target, "275")
    save_as(dialog, "Ours & yours")
    retype(dialog.target, "280")
    assert marked(dialog) == "Custom"
    assert dialog.presets.update_button.text() == "Save to “Ours && yours”"
    click(dialog.presets.update_button)
    assert shelf.own == {"Ours & yours": Rules(target=280)}
    assert marked(dialog) == "Ours & yours"


def test_the_presets_of_the_program_stay(dialog: NewGameDialog) -> None:
    for name in ("Oklahoma Rummy", "Gin Rummy", "Custom"):
        pick(dialog, name)
        assert not dialog.presets.rename.isVisible()
        assert not dialog.presets.delete.isVisible()


# ---------------------------------------------------------------- shape, keys and words


def test_it_fits_into_the_smallest_window_with_all_its_options(qtbot: Any, shelf: Shelf) -> None:
    window = QWidget()
    window.resize(800, 560)
    qtbot.addWidget(window)
    shelf.remember(PARTNERS)
    dialog = NewGameDialog(shelf, parent=window)
    dialog.show()
    click(dialog.more)
    QApplication.processEvents()
    assert dialog.width() <= 800
    assert dialog.height() <= 560
    assert dialog.rect().contains(dialog.deal.mapTo(dialog, dialog.deal.rect().bottomRight()))
    assert dialog._page.width() <= dialog.area.viewport().width()


def test_everything_is_reached_with_tab_in_reading_order(dialog: NewGameDialog) -> None:
    click(dialog.more)
    dialog.presets.list.setFocus()
    seen = []
    widget: QWidget | None = dialog.presets.list
    for _ in range(60):
        seen.append(widget)
        QTest.keyClick(widget, Qt.Key.Key_Tab)
        widget = QApplication.focusWidget()
        if widget is dialog.presets.list:
            break
    rows = dialog.seats.rows
    expected = [
        dialog.presets.list,
        dialog.seats.seats.button_for(2),
        rows[Seat.SOUTH].name,
        rows[Seat.SOUTH].level,
        rows[Seat.NORTH].name,
        dialog.target,
        dialog.targets.button_for(200),
        dialog.more,
        dialog.options.rows["hollywood"].control,
        dialog.options.rows["game_bonus"].control,
        dialog.number.field,
        dialog.cancel,
        dialog.deal,
    ]
    places = [seen.index(each) for each in expected]
    assert places == sorted(places)


def test_arrow_keys_choose_among_the_seats(dialog: NewGameDialog) -> None:
    dialog.seats.seats.button_for(2).setFocus()
    for count in (3, 4):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
        assert dialog.setup.rules.seats == count
        assert QApplication.focusWidget() is dialog.seats.seats.button_for(count)


def test_every_control_has_a_name_for_a_screen_reader(dialog: NewGameDialog) -> None:
    controls: list[QWidget] = [dialog.presets.list, dialog.presets.name, dialog.seats.partners]
    controls += [dialog.target, dialog.number.field]
    for row in dialog.seats.rows.values():
        controls += [row.name, row.level]
    for option_row in dialog.options.rows.values():
        control = option_row.control
        if isinstance(control, Segments):
            controls += [control.button_for(choice) for choice in option_row.option.choices]
        else:
            controls.append(control)
    assert [each for each in controls if not each.accessibleName()] == []


def test_the_words_are_written_anew_when_the_language_changes(
    dialog: NewGameDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    Languages(QApplication.instance()).switch("en")
    dialog._headline.setText("?")
    dialog.options.rows["layoffs"].label.setText("?")
    dialog.presets.save.setText("?")
    dialog.seats.players.setText("?")
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    for label in (dialog._headline, dialog.options.rows["layoffs"].label, dialog.seats.players):
        assert label.text() != "?"
    assert dialog.presets.save.text() != "?"


def test_the_small_table_gives_way_to_long_words(dialog: NewGameDialog) -> None:
    levels = dialog.seats.rows[Seat.NORTH].level
    assert dialog.seats.map.isVisible()
    levels.setItemText(
        levels.currentIndex(), "an adversary of quite extraordinary experience, and patient"
    )
    QApplication.processEvents()
    assert not dialog.seats.map.isVisible()
    assert dialog._page.width() == dialog.area.viewport().width()
    dialog.resize(dialog.width() + 300, dialog.height())
    QApplication.processEvents()
    assert dialog.seats.map.isVisible()
