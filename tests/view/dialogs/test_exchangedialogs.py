"""The dialogs of export and import, from file to file."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from okrummy_gui.engine.record import print_record
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.exchange import Form
from okrummy_gui.model.presets import Shelf
from okrummy_gui.store.contract import StoreTrouble, TroubleKind
from okrummy_gui.store.matches import MemoryStore
from okrummy_gui.store.settings import Settings
from okrummy_gui.view.dialogs.exportdialog import EVERYTHING, GAME, ExportDialog
from okrummy_gui.view.dialogs.importdialog import ImportDialog, Importer
from okrummy_gui.view.dialogs.style import dialog_style
from okrummy_gui.view.theme import GREEN
from tests.view.dialogs.samples import OVER, RUNNING, kept, sample


@pytest.fixture
def window(qtbot: Any) -> Iterator[QWidget]:
    made = QWidget()
    qtbot.addWidget(made)
    made.setStyleSheet(dialog_style(GREEN))
    made.resize(800, 560)
    made.show()
    yield made
    made.close()


Export = Callable[..., ExportDialog]
Import = Callable[..., ImportDialog]


@pytest.fixture
def export(window: QWidget) -> Export:
    def made(store: MemoryStore, shelf: Shelf | None = None) -> ExportDialog:
        dialog = ExportDialog(lambda: store, shelf or Shelf(), Settings, GREEN, window)
        dialog.show()
        return dialog

    return made


@pytest.fixture
def take(qtbot: Any, window: QWidget) -> Import:
    def made(path: Path, store: MemoryStore, shelf: Shelf | None = None) -> ImportDialog:
        dialog = ImportDialog(path, lambda: store, shelf or Shelf(), Settings, GREEN, window)
        dialog.show()
        qtbot.waitUntil(lambda: not dialog._busy)
        return dialog

    return made


def click(qtbot: Any, button: QWidget) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def choose_file(qtbot: Any, files: Any, path: Path) -> None:
    """What a person does in the dialog of files, without its own drawing of the disk."""
    files.fileSelected.emit(str(path))
    files.close()


# ---------------------------------------------------------------- export


def test_the_newest_game_is_chosen_and_one_that_goes_on_is_asked_about(
    qtbot: Any, export: Export, tmp_path: Path
) -> None:
    dialog = export(kept())
    assert dialog.entry().started == RUNNING
    assert "shows all its cards" in dialog._note.text()
    click(qtbot, dialog.export)
    assert dialog.question is not None
    click(qtbot, dialog.question.stay)
    assert dialog.files is None
    click(qtbot, dialog.export)
    click(qtbot, dialog.question.go_on)
    assert dialog.files is not None
    choose_file(qtbot, dialog.files, tmp_path / "out.okrummy")
    assert (tmp_path / "out.okrummy").exists()


def test_enter_does_not_show_the_cards_of_a_game_that_goes_on(qtbot: Any, export: Export) -> None:
    dialog = export(kept())
    click(qtbot, dialog.export)
    qtbot.keyClick(dialog.question, Qt.Key.Key_Return)
    assert dialog.files is None


@pytest.mark.parametrize("form", Form)
def test_a_game_that_is_over_is_written_and_read_again(
    qtbot: Any, export: Export, take: Import, tmp_path: Path, form: Form
) -> None:
    dialog, file = export(kept()), tmp_path / f"out.{form.value}"
    qtbot.keyClick(dialog.table, Qt.Key.Key_Down)
    assert dialog.entry().started == OVER
    click(qtbot, dialog.form.button_for(form))
    click(qtbot, dialog.export)
    assert dialog.question is None
    assert dialog.files.selectedFiles()[0].endswith(f"oklahoma-rummy-2026-05-03.{form.value}")
    choose_file(qtbot, dialog.files, file)
    assert dialog._note.text() == f"Written: {file.name}"
    store = MemoryStore()
    reader = take(file, store)
    with qtbot.waitSignal(reader.taken_in):
        click(qtbot, reader.take)
    qtbot.waitUntil(lambda: not reader._busy)
    assert reader._note.text() == "New games: 1"
    assert not reader.take.isVisible()
    (row,) = store.history()
    assert row.summary.startswith("S ")


def test_everything_is_written_and_read_again(
    qtbot: Any, export: Export, take: Import, tmp_path: Path
) -> None:
    shelf = Shelf()
    shelf.add("Mine", Rules(target=333))
    dialog, file = export(kept(), shelf), tmp_path / "all.jsonl"
    click(qtbot, dialog.what.button_for(EVERYTHING))
    assert "still running" in dialog._note.text()
    click(qtbot, dialog.export)
    assert dialog.files.selectedFiles()[0].endswith(".jsonl")
    choose_file(qtbot, dialog.files, file)
    qtbot.waitUntil(lambda: dialog._writing is None)
    assert dialog._note.text() == "Everything is written."
    store, mine = MemoryStore(), Shelf()
    reader = take(file, store, mine)
    assert reader.presets.isVisible()
    click(qtbot, reader.settings)
    with qtbot.waitSignal(reader.settings_chosen):
        click(qtbot, reader.take)
    qtbot.waitUntil(lambda: not reader._busy)
    assert reader._note.text() == "New games: 2"
    assert dict(mine.own) == dict(shelf.own)
    again = take(file, store, mine)
    click(qtbot, again.take)
    qtbot.waitUntil(lambda: not again._busy)
    assert again._note.text() == "Here already: 2"
    assert len(store.history()) == 2


def test_what_can_not_be_written_is_said(qtbot: Any, export: Export, tmp_path: Path) -> None:
    dialog = export(kept())
    for what in (GAME, EVERYTHING):
        click(qtbot, dialog.what.button_for(what))
        dialog.write(tmp_path / "nowhere" / "out")
        qtbot.waitUntil(lambda: dialog._writing is None)
        assert dialog._note.text() == "The file could not be written."
        assert dialog._note.objectName() == "fault"


def test_closing_while_everything_is_written_leaves_no_file(
    qtbot: Any, export: Export, tmp_path: Path
) -> None:
    dialog = export(kept())
    click(qtbot, dialog.what.button_for(EVERYTHING))
    dialog.write(tmp_path / "out.jsonl")
    next(dialog._writing)
    dialog.reject()
    assert [path for path in tmp_path.iterdir() if path.is_file()] == []


def test_without_a_game_there_is_nothing_to_export(qtbot: Any, export: Export) -> None:
    dialog = export(MemoryStore())
    assert not dialog.export.isEnabled()
    assert dialog._stack.currentWidget().findChild(QLabel).text() == "No game has been played yet."
    click(qtbot, dialog.what.button_for(EVERYTHING))
    assert dialog.export.isEnabled()


# ---------------------------------------------------------------- import


def test_a_damaged_game_tells_the_place_and_its_beginning_can_be_had(
    qtbot: Any, take: Import, tmp_path: Path
) -> None:
    file = tmp_path / "in.okrummy"
    file.write_text(print_record(sample()).replace("xKD", "xKX"))
    store = MemoryStore()
    dialog = take(file, store)
    told = dialog._faults.text().split("\n")
    assert told[0].startswith("The file is damaged in line ")
    assert told[1] == "What comes before the damage can be imported."
    assert dialog.games.index(0, 3).data() == "damaged"
    click(qtbot, dialog.take)
    qtbot.waitUntil(lambda: not dialog._busy)
    (row,) = store.history()
    assert row.finished is None


def test_a_strange_file_is_said_to_be_none_of_ours(take: Import, tmp_path: Path) -> None:
    file = tmp_path / "in.png"
    file.write_bytes(b"\x89PNG")
    dialog = take(file, MemoryStore())
    assert dialog._nothing.text() == "This is not a file of Oklahoma Rummy."
    assert not dialog.take.isVisible()
    assert dialog.cancel.text() == "Close"
    dialog.grab()


def test_of_many_faults_the_first_are_told(take: Import, tmp_path: Path) -> None:
    file = tmp_path / "in.jsonl"
    head = {"format": "okrummy data", "version": 1, "matches": 0}
    file.write_text(json.dumps(head) + "\n" + "{\n" * 50)
    dialog = take(file, MemoryStore())
    assert dialog._nothing.text().split("\n")[-1] == "Other faults: 47"
    dialog.grab()


def test_names_and_file_names_from_strangers_are_plain_and_short(
    take: Import, window: QWidget, tmp_path: Path
) -> None:
    file = tmp_path / "<b>x\u202e.json"
    text = print_record(sample()).replace("seat S ", "seat S <b>\u202e" + "x" * 5000)
    file.write_text(text)
    dialog = take(file, MemoryStore())
    for label in dialog.findChildren(QLabel):
        assert label.textFormat() == Qt.TextFormat.PlainText
        assert "\u202e" not in label.text()
    players = dialog.games.index(0, 1).data()
    assert len(players) < 100
    assert "\u202e" not in players
    assert dialog.width() <= window.width()


def test_a_store_that_can_not_be_written_is_said(
    qtbot: Any, take: Import, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "in.okrummy"
    file.write_text(print_record(sample()))
    store = MemoryStore()

    def failing(*_: Any) -> int:
        raise StoreTrouble(TroubleKind.UNWRITABLE, tmp_path)

    monkeypatch.setattr(store, "import_match", failing)
    dialog = take(file, store)
    click(qtbot, dialog.take)
    qtbot.waitUntil(lambda: not dialog._busy)
    assert dialog._note.text().startswith("Not everything could be kept")
    assert dialog._note.objectName() == "fault"


def test_closing_while_a_file_is_read_stops_reading(window: QWidget, tmp_path: Path) -> None:
    file = tmp_path / "in.okrummy"
    file.write_text(print_record(sample()))
    dialog = ImportDialog(file, MemoryStore, Shelf(), Settings, GREEN, window)
    dialog.show()
    dialog.reject()
    QApplication.processEvents()
    assert not dialog._beat.isActive()


def test_the_importer_asks_for_a_file_and_opens_it(
    qtbot: Any, window: QWidget, tmp_path: Path
) -> None:
    file, store = tmp_path / "in.okrummy", MemoryStore()
    file.write_text(print_record(sample()))
    importer = Importer(lambda: store, Shelf(), Settings, window)
    importer.ask(GREEN)
    choose_file(qtbot, importer.files, file)
    dialog = importer.dialog
    assert dialog is not None
    qtbot.waitUntil(lambda: not dialog._busy)
    with qtbot.waitSignal(importer.taken_in):
        click(qtbot, dialog.take)
    qtbot.waitUntil(lambda: not dialog._busy)
    click(qtbot, dialog.cancel)
    assert importer.dialog is None


def test_both_follow_the_language(export: Export, take: Import, tmp_path: Path) -> None:
    file = tmp_path / "in.okrummy"
    file.write_text(print_record(sample()))
    for dialog in (export(kept()), take(file, MemoryStore())):
        headline = dialog._headline.text()
        dialog._headline.clear()
        QCoreApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
        assert dialog._headline.text() == headline
