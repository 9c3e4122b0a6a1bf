"""The program's start, in a folder of its own: what is there when the first picture is."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from okrummy_gui.ai.simple import Simple
from okrummy_gui.application import Application
from okrummy_gui.model.session import Session
from okrummy_gui.model.setup import LEVELS, Setup
from okrummy_gui.view.window import MainWindow


@pytest.fixture
def first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[bool, bool]]:
    """Of each start: whether the first picture offers a game, and whether a session is there."""
    monkeypatch.setenv("OKRUMMY_HOME", str(tmp_path / "home"))
    seen: list[tuple[bool, bool]] = []
    attended: list[MainWindow] = []
    show, attend = MainWindow.show_first, MainWindow.attend

    def show_first(window: MainWindow) -> None:
        show(window)
        seen.append((window.welcome.go_on.isVisible(), window in attended))

    def attend_too(window: MainWindow, session: Session) -> None:
        attended.append(window)
        attend(window, session)

    monkeypatch.setattr(MainWindow, "show_first", show_first)
    monkeypatch.setattr(MainWindow, "attend", attend_too)
    return seen


def started(qtbot: Any) -> Application:
    players = dict.fromkeys(LEVELS, Simple())
    application = Application(random.Random(1), "en", None, players, at_once=True)
    qtbot.addWidget(application.window)
    application.open()
    return application


def test_the_first_picture_waits_for_no_session(qtbot: Any, first: list[Any]) -> None:
    application = started(qtbot)
    assert first == [(False, False)]
    application.session.start(Setup())
    assert not application.window.welcome.isVisible()
    application.window.close()


def test_a_game_broken_off_is_offered_from_the_first_picture_on(
    qtbot: Any, first: list[Any]
) -> None:
    before = started(qtbot)
    before.session.start(Setup())
    record = before.session.record()
    before.window.close()
    again = started(qtbot)
    assert first == [(False, False), (True, True)]
    assert again.window.menus.earlier.isEnabled()
    assert again.session.backups()
    again.window.welcome.go_on.click()
    assert again.session.record().rules == record.rules
    assert again.session.started
    again.window.close()
