"""The command line, in a process of its own as a user runs it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from okrummy_gui import __version__

SAMPLE = Path(__file__).parent / "data" / "sample.okrummy"


def okrummy(*arguments: object, platform: str = "") -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "DISPLAY"}
    environment.pop("QT_QPA_PLATFORM", None)
    if platform:
        environment["QT_QPA_PLATFORM"] = platform
    return subprocess.run(
        [sys.executable, "-m", "okrummy_gui", *map(str, arguments)],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
        timeout=60,
    )


def test_version_and_help_are_told():
    assert okrummy("--version").stdout.strip() == f"okrummy {__version__}"
    assert "replay" in okrummy("--help").stdout


@pytest.mark.parametrize(
    ("scale", "size"), [("1", (800, 560)), ("1.5", (1200, 840)), ("2", (1600, 1120))]
)
def test_a_position_is_rendered_without_a_screen_at_size_and_scale(tmp_path, scale, size):
    picture = tmp_path / "picture.png"
    done = okrummy(
        "replay", SAMPLE, "--at", 30, "--screenshot", picture,
        "--size", "800x560", "--scale", scale, "--language", "de",
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    image = QImage(str(picture))
    assert (image.width(), image.height()) == size


def test_every_language_gives_a_picture_of_its_own(tmp_path):
    pictures = set()
    for language in ("en", "de", "nl", "es"):
        picture = tmp_path / f"{language}.png"
        assert okrummy("replay", SAMPLE, "--screenshot", picture, "--language", language)
        pictures.add(picture.read_bytes())
    assert len(pictures) == 4


def test_a_language_that_is_not_spoken_gets_one_line_that_tells_which_are(tmp_path):
    for arguments in (
        ("replay", SAMPLE, "--screenshot", tmp_path / "a.png", "--language", "tlh"),
        ("--language", "tlh"),
    ):
        done = okrummy(*arguments, platform="offscreen")
        assert done.returncode in (1, 2)
        assert done.stderr.startswith("okrummy: --language must be one of en, de, es, nl")
        assert done.stderr.count("\n") == 1


def test_a_damaged_record_is_shown_up_to_its_fault(tmp_path):
    text = SAMPLE.read_text(encoding="utf-8")
    damaged = tmp_path / "damaged.okrummy"
    damaged.write_text(text[: len(text) // 2] + " nonsense", encoding="utf-8")
    picture = tmp_path / "picture.png"
    done = okrummy("replay", damaged, "--screenshot", picture)
    assert done.returncode == 0
    assert picture.exists()
    assert "line" in done.stderr


@pytest.mark.parametrize("content", [b"", b"not a record\n", b"\xff\xfe\x00", b"okrummy 2\n"])
def test_what_is_no_record_gets_one_line_and_no_picture(tmp_path, content):
    file = tmp_path / "bad.okrummy"
    file.write_bytes(content)
    picture = tmp_path / "picture.png"
    done = okrummy("replay", file, "--screenshot", picture)
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert not picture.exists()


def test_a_missing_file_or_a_wrong_position_gets_one_line(tmp_path):
    picture = tmp_path / "picture.png"
    missing = okrummy("replay", tmp_path / "none", "--screenshot", picture)
    beyond = okrummy("replay", SAMPLE, "--at", 99999, "--screenshot", picture)
    for done in (missing, beyond):
        assert done.returncode == 1
        assert len(done.stderr.splitlines()) == 1
