"""The most memory that ten games take, above that of a bare window (`-s` prints)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

STARTING = Path(__file__).with_name("starting.py")
MOST_MORE = 60


def megabytes(which: str, home: Path) -> float:
    root = Path(__file__).parents[2]
    more = {"OKRUMMY_HOME": str(home), "PYTHONPATH": str(root), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, str(STARTING), which]
    env = {**os.environ, **more}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return int(done.stdout.split()[-1]) / 1024


@pytest.mark.timeout(1200)
def test_memory_of_ten_games(tmp_path: Path) -> None:
    bare, started = megabytes("rest", tmp_path), megabytes("ours", tmp_path / "one")
    played = megabytes("games", tmp_path / "ten")
    print(f"\nbare {bare:.0f} MB, started {started:.0f} MB, after ten games {played:.0f} MB")
    assert played - bare <= MOST_MORE
