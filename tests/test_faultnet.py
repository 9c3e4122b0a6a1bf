"""A fault anywhere in the program: said, logged, and the game is still there."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import threading

import pytest
from PySide6.QtCore import Qt, QTimer, qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QWidget

from okrummy_gui import __main__ as main
from okrummy_gui.ai.simple import Simple
from okrummy_gui.application import Application
from okrummy_gui.engine.protocol import Phase
from okrummy_gui.engine.record import Record, parse_record
from okrummy_gui.faultnet import TOLD, FaultNet
from okrummy_gui.model.setup import LEVELS, Occupant, Setup
from okrummy_gui.store.logfile import FILE_NAME, close_log, open_log
from okrummy_gui.store.places import config_folder, log_folder

PEOPLE = Setup(occupants=(Occupant("Ada"), Occupant("Grace", LEVELS[-1])))


@pytest.fixture
def program(qtbot, tmp_path, monkeypatch, capsys):
    """The program with its net and its log; what it says on stderr is let pass."""
    monkeypatch.setenv("OKRUMMY_HOME", str(tmp_path / "home"))
    config_folder().mkdir(parents=True)
    settings = json.dumps({"motion": 0.0})
    (config_folder() / "settings.json").write_text(settings, encoding="utf-8")
    handler = open_log(log_folder())
    application = Application(random.Random(1), "en", players=dict.fromkeys(LEVELS, Simple()))
    application.session.pause = 0
    net = FaultNet()
    net.watch(application.session, application.window, application.languages)
    net.install()
    qtbot.addWidget(application.window)
    application.window.show()
    yield application
    application.window.close()
    net.remove()
    close_log(handler)


def logged() -> str:
    return (log_folder() / FILE_NAME).read_text(encoding="utf-8")


def fail(text: str = "Ada has 7H"):
    raise LookupError(text)


def dialog_of(qtbot, application):
    qtbot.waitUntil(lambda: application.window._fault is not None, timeout=5000)
    return application.window._fault


def in_a_timer(window):
    QTimer.singleShot(0, fail)


def in_an_event(window):
    class Faulty(QWidget):
        def paintEvent(self, event):
            fail()

    widget = Faulty(window)
    widget.resize(10, 10)
    widget.show()


def in_a_slot(window):
    window.menus.rules_asked.connect(fail)
    window.menus.rules_asked.emit()


def in_a_thread(window):
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()


def in_a_finalizer(window):
    class Dying:
        def __del__(self):
            fail()

    Dying()


@pytest.mark.parametrize(
    "somewhere", [in_a_timer, in_an_event, in_a_slot, in_a_thread, in_a_finalizer]
)
def test_a_fault_is_said_and_logged_and_its_report_can_be_copied(qtbot, program, somewhere):
    program.session.start(PEOPLE)
    somewhere(program.window)
    dialog = dialog_of(qtbot, program)
    QTest.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    text = QGuiApplication.clipboard().text()
    assert "LookupError: 'South has 7H'" in text or "LookupError: South has 7H" in text
    assert "Grace" not in text
    assert isinstance(parse_record(text[text.index("okrummy 1") :]), Record)
    assert dialog.copy.text() == "Copied"
    QTest.mouseClick(dialog.go_on, Qt.MouseButton.LeftButton)
    assert program.window._fault is None
    assert "LookupError" in logged()
    for hidden in ("Ada", "7H", "okrummy 1", str(config_folder())):
        assert hidden not in logged()


def test_the_game_goes_on_after_a_fault_in_the_middle_of_a_computers_turn(
    qtbot, program, monkeypatch
):
    session, broken = program.session, []

    def break_once(action):
        if not broken:
            broken.append(action)
            fail()
        type(session)._commit(session, action)

    session.start(PEOPLE)
    monkeypatch.setattr(session, "_commit", break_once)
    if session.view().legal is not None:
        with pytest.raises(LookupError):
            session.submit(Simple().choose(session.view(), random.Random(1)))
    else:
        dialog_of(qtbot, program).accept()
    while session.view().phase is not Phase.HAND_OVER:
        qtbot.waitUntil(
            lambda: session.view().legal is not None or session.view().turn is None, timeout=20_000
        )
        if session.view().legal is not None:
            session.submit(Simple().choose(session.view(), random.Random(1)))


def test_the_dialog_follows_the_language_and_never_shows_the_report(qtbot, program):
    program.session.start(PEOPLE)
    QTimer.singleShot(0, fail)
    dialog = dialog_of(qtbot, program)
    said = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "LookupError" not in said
    assert dialog.findChildren(QPlainTextEdit) == []
    calls = []
    dialog.retranslate = lambda: calls.append(1)
    program.languages.switch("de")
    qtbot.waitUntil(lambda: bool(calls), timeout=5000)
    dialog.accept()
    program.languages.switch("en")


def test_a_fault_that_comes_again_and_again_is_told_a_few_times_only(qtbot, program):
    for _ in range(TOLD):
        QTimer.singleShot(0, fail)
        dialog_of(qtbot, program).accept()
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: logged().count("LookupError") > TOLD, timeout=5000)
    qtbot.wait(20)
    assert program.window._fault is None


def test_many_faults_at_once_are_one_dialog(qtbot, program):
    for _ in range(10):
        QTimer.singleShot(0, fail)
    dialog = dialog_of(qtbot, program)
    qtbot.wait(20)
    assert program.window._fault is dialog
    dialog.accept()


def test_what_qt_says_is_logged(qtbot, program):
    qWarning("something is odd with /home/ada/x.png")
    assert "okrummy_gui.qt: something is odd with …/x.png" in logged()


def test_what_keeps_the_program_from_starting_is_logged(qapp, tmp_path, monkeypatch):
    monkeypatch.setenv("OKRUMMY_HOME", str(tmp_path))
    monkeypatch.setattr(main, "_run", lambda *_: fail("no start"))
    with pytest.raises(LookupError):
        main.play("en")
    assert "LookupError: no start" in logged()


PROGRAM = """
import sys
from PySide6.QtCore import QTimer
import okrummy_gui.view.window as window
opened = window.MainWindow.open
def open(self, *files):
    opened(self, *files)
    QTimer.singleShot(400, self.close)
window.MainWindow.open = open
from okrummy_gui.__main__ import main
sys.exit(main([]))
"""


def test_the_program_starts_and_ends_with_its_log_its_net_and_its_players(tmp_path, monkeypatch):
    monkeypatch.setenv("OKRUMMY_HOME", str(tmp_path))
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "log" / FILE_NAME).exists()
