"""A small part of each soak; `make soak` runs them whole."""

from __future__ import annotations

import random
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from PySide6.QtCore import qInstallMessageHandler, qWarning

from okrummy_gui.ai.levels import LEVELS
from okrummy_gui.model.thinking import ProcessThinker
from tests.soak import closing, fuzz, games, window
from tests.soak.gestures import Person


def test_damaged_files_of_every_kind_do_no_harm(qapp, tmp_path, monkeypatch):
    monkeypatch.setenv("OKRUMMY_HOME", str(tmp_path))
    tallies = fuzz.fuzz(400, 11, tmp_path / "fuzz")
    assert [failure for tally in tallies.values() for failure in tally.failures] == []
    assert set(tallies) == set(fuzz.TARGETS)


@pytest.mark.parametrize("key", ["1 1 1", "1 1 2"])
def test_a_game_of_any_rules_comes_to_its_end(key):
    tally = games.Tally()
    games.play(key, tally)
    assert tally.games == 1


def test_failures_are_told_as_they_come_with_what_brings_them_back(tmp_path, monkeypatch):
    def wrong(*_):
        raise fuzz.Wrong("something is odd")

    told: list[str] = []
    monkeypatch.setattr(games, "play", wrong)
    monkeypatch.setattr(games, "ProcessPoolExecutor", ThreadPoolExecutor)
    assert len(games.soak(2, 5, 1, told.append).failures) == 2
    assert [text.startswith(f"FAILED 5 0 {at}:") for at, text in enumerate(told)] == [True, True]
    told.clear()
    monkeypatch.setattr(fuzz.SettingsFiles, "read", wrong)
    kept = tmp_path / "failed"
    fuzz.fuzz(10, 5, tmp_path / "fuzz", failed=kept, kinds=["settings"], tell=told.append)
    assert told[0].startswith("FAILED 5 settings 0:")
    assert [path.name for path in kept.iterdir()] == ["5-settings-0"]


def test_a_game_by_a_restless_hand_comes_to_its_end(qtbot, qapp, tmp_path):
    thinker = ProcessThinker()
    application = window.application_in(tmp_path, 5, thinker)
    qtbot.addWidget(application.window)
    person = Person(application, random.Random(5), list(LEVELS)[:3])
    window.play(person, qapp)
    assert person.over
    application.window.close()


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes left behind")
@pytest.mark.parametrize("seed", [1, 2])
def test_the_program_ends_cleanly_whenever_it_is_closed(tmp_path, seed):
    state, problems = closing.close_once(seed, tmp_path)
    assert problems == [], state


def test_the_drift_of_memory_and_files_is_found():
    flat, told = [100_000] * 100, []
    assert window.drift(flat, [10] * 100, told.append) == []
    rising = [100_000 + 200 * at for at in range(100)]
    assert len(window.drift(rising, list(range(100)), told.append)) == 2


def test_the_watch_keeps_what_qt_and_python_say():
    before, unraisable = sys.excepthook, sys.unraisablehook
    watch = window.Watch()
    try:
        qWarning("something is odd")
        sys.excepthook(ValueError, ValueError("wrong"), None)
    finally:
        qInstallMessageHandler(None)
        sys.excepthook, sys.unraisablehook = before, unraisable
    assert ["odd" in watch.said[0], "wrong" in watch.said[1]] == [True, True]
