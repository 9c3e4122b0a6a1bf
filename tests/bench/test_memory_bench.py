"""The most memory that ten games take, above that of a bare window (`-s` prints).

Compiled beforehand, as an installed program is: what compiling takes is not given back.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

STARTING = Path(__file__).with_name("starting.py")
ROOT = Path(__file__).parents[2]
MOST_MORE = 60


def environment(folder: Path) -> dict[str, str]:
    env = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    env["PYTHONPYCACHEPREFIX"] = str(folder / "compiled")
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-m", "compileall", "-q", str(ROOT / "okrummy_gui")]
    subprocess.run(command, env=env, check=True)
    return env


def megabytes(which: str, env: dict[str, str], home: Path) -> float:
    env = {**env, "OKRUMMY_HOME": str(home)}
    command = [sys.executable, str(STARTING), which]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return int(done.stdout.split()[-1]) / 1024


@pytest.mark.timeout(1200)
def test_memory_of_ten_games(tmp_path: Path) -> None:
    env = environment(tmp_path)
    for _ in range(2):  # the first time compiles what is not ours
        bare, started = (megabytes(which, env, tmp_path / which) for which in ("rest", "ours"))
    played = megabytes("games", env, tmp_path / "games")
    print(f"\nbare {bare:.0f} MB, started {started:.0f} MB, after ten games {played:.0f} MB")
    assert played - bare <= MOST_MORE
