"""The starter of the Linux packages, which speaks before Python can."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from okrummy_gui import preflight

LAUNCHER = Path(__file__).resolve().parents[2] / "packaging" / "linux" / "launcher.sh"
WORDS = {
    "PROGRAM": "/nowhere/okrummy",
    "GLIBC": "2.17",
    "GLIBC_MAJOR": "2",
    "GLIBC_MINOR": "17",
    "STARTED": "okrummy",
    "SIZES": "1",
    "LIST": "files.txt",
}
LANGUAGES = {"en_US.UTF-8": "en", "de_AT.UTF-8": "de", "nl": "nl", "es_ES@euro": "es", "C": "en"}

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux's starter")


def start(tmp_path: Path, words: dict[str, str], **variables: str) -> str:
    """What it says of an installation that is not there, the one line of it."""
    text = LAUNCHER.read_text("utf-8")
    for word, value in words.items():
        text = text.replace(f"@{word}@", value)
    (tmp_path / "okrummy").write_text(text, encoding="utf-8")
    done = subprocess.run(
        ["sh", str(tmp_path / "okrummy")],
        env={"PATH": os.environ["PATH"], **variables},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stdout == b""
    (line,) = done.stderr.decode().splitlines()
    return line


def words_of(text: str) -> set[str]:
    return {word.strip(".:;") for word in text.split()}


@pytest.mark.parametrize(("locale", "language"), LANGUAGES.items())
def test_a_damaged_installation_is_told_in_the_language_of_the_system(tmp_path, locale, language):
    told = start(tmp_path, WORDS, LANG=locale)
    # the program's own message also names the file
    assert words_of(told.removeprefix("okrummy: ")) <= words_of(
        getattr(preflight.DAMAGED, language)
    )


@pytest.mark.parametrize(
    ("locale", "word"), [("de", "zu alt"), ("nl", "te oud"), ("es", "antiguo")]
)
def test_a_system_that_is_too_old_is_told_in_the_language_of_the_system(tmp_path, locale, word):
    words = {**WORDS, "GLIBC": "9.9", "GLIBC_MAJOR": "9", "GLIBC_MINOR": "9"}
    told = start(tmp_path, words, LANG=f"{locale}.UTF-8")
    assert word in told
    assert "9.9" in told
    assert "too old" in start(tmp_path, words, LANG="fr_FR.UTF-8")


def test_the_first_language_that_it_speaks_is_taken(tmp_path):
    assert "beschadigd" in start(tmp_path, WORDS, LANG="de_DE.UTF-8", LANGUAGE="fr:nl:de")


@pytest.mark.parametrize("screen", ["DISPLAY", "WAYLAND_DISPLAY"])
@pytest.mark.parametrize("program", ["zenity", "kdialog", "xmessage"])
def test_a_desktop_shows_it_in_a_dialog_too(tmp_path, screen, program):
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in ("sh", "getconf", "stat", "tr"):
        (programs / name).symlink_to(str(shutil.which(name)))
    (programs / program).write_text(
        f'#!/bin/sh\nfor it; do echo "$it"; done > "{tmp_path}/shown"\n'
    )
    (programs / program).chmod(0o755)
    told = start(tmp_path, WORDS, PATH=str(programs), LANG="es_ES.UTF-8", **{screen: ":0"})
    shown = (tmp_path / "shown").read_text("utf-8")
    assert told.removeprefix("okrummy: ") in shown
    assert ("--no-markup" in shown) is (program == "zenity")
