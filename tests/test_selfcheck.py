"""What builders of packages ask of an installation, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys

from PySide6.QtGui import QImage

from okrummy_gui import __version__
from okrummy_gui.__main__ import _with_command


def self_check(*arguments: object, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "okrummy_gui", "--self-check", *map(str, arguments)],
        capture_output=True,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment},
        check=False,
        timeout=120,
    )


def test_a_hand_is_played_apart_from_the_users_games(tmp_path):
    picture = tmp_path / "table.png"
    home = tmp_path / "home"
    done = self_check("--self-check-picture", picture, OKRUMMY_HOME=str(home))
    assert done.stdout.strip() == f"okrummy {__version__}: self-check passed"
    assert (done.returncode, done.stderr) == (0, "")
    assert not QImage(str(picture)).isNull()
    assert not home.exists()


def test_where_a_game_lies_none_is_played(tmp_path):
    home = {"OKRUMMY_HOME": str(tmp_path / "Zoë Müller")}
    assert self_check("here", **home).returncode == 0
    # that match is not over after one hand, so it can still be gone on with
    again = self_check("here", **home)
    assert again.returncode == 1
    assert "left alone" in again.stderr


def test_a_start_ends_with_the_first_picture():
    assert self_check("start").returncode == 0


def test_a_file_alone_is_opened():
    assert _with_command(["my match.okrummy"]) == ["open", "my match.okrummy"]
    assert _with_command(["--language", "de", "x.jsonl"]) == ["--language", "de", "open", "x.jsonl"]


def test_what_is_no_file_of_ours_stays_as_it_is():
    for words in ([], ["--version"], ["replay", "x.okrummy"], ["nonsense"], ["--x.okrummy"]):
        assert _with_command(words) == words
