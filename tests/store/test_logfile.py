"""The log on disk."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

import pytest

from okrummy_gui.store import logfile
from okrummy_gui.store.logfile import FILE_NAME, close_log, open_log, scrubbed

log = logging.getLogger("okrummy_gui.somewhere")


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "log"
    handler = open_log(folder)
    assert handler is not None
    yield folder
    close_log(handler)


def text_in(folder: Path) -> str:
    return (folder / FILE_NAME).read_text(encoding="utf-8")


def test_what_the_program_says_is_in_the_file_one_entry_each(folder):
    log.warning("first\nand more of it")
    log.info("second")
    first, more, second = text_in(folder).splitlines()
    assert "WARNING okrummy_gui.somewhere: first" in first
    assert more == "    and more of it"
    assert second.endswith("second")


@pytest.mark.skipif(os.name != "posix", reason="modes are those of POSIX")
def test_the_file_and_its_folder_are_the_users_own(folder):
    log.info("something")
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / FILE_NAME).stat().st_mode) == 0o600


def test_full_files_are_kept_aside_and_the_oldest_goes(folder, monkeypatch):
    for number in range(6 * logfile.MOST_BYTES // 10_000):
        log.info("%d %s", number, "." * 10_000)
    files = sorted(path.name for path in folder.iterdir())
    assert files == [FILE_NAME, *(f"{FILE_NAME}.{n}" for n in range(1, logfile.KEPT + 1))]
    assert all(path.stat().st_size <= logfile.MOST_BYTES for path in folder.iterdir())


def test_two_windows_together_keep_the_files_small(folder):
    other = open_log(folder)
    assert other is not None
    log.info("both")
    window = logging.getLogger("okrummy_gui").handlers[-2]
    for handler in (window, other):
        for number in range(2 * logfile.MOST_BYTES // 10_000):
            handler.emit(logging.makeLogRecord({"msg": f"{number} {'.' * 10_000}"}))
    assert all(path.stat().st_size <= logfile.MOST_BYTES for path in folder.iterdir())
    close_log(other)


@pytest.mark.skipif(os.name != "posix", reason="Windows lets nobody take an open file away")
def test_a_file_that_was_taken_away_is_begun_anew(folder):
    log.info("gone")
    (folder / FILE_NAME).unlink()
    log.info("first")
    log.info("second")
    assert [line[-6:].strip() for line in text_in(folder).splitlines()] == ["first", "second"]


def test_marks_that_turn_or_hide_text_are_made_visible(folder):
    log.info("a\x1b[31mb\u202ec\rd")
    assert "a�[31mb�c�d" in text_in(folder)


def test_a_log_that_cannot_be_written_is_none_and_one_that_vanishes_stops_nothing(tmp_path):
    (tmp_path / "file").write_text("in the way")
    assert open_log(tmp_path / "file" / "log") is None
    handler = open_log(tmp_path / "log")
    handler.stream.close()
    log.error("nobody hears this")
    handler.emit(logging.makeLogRecord({"msg": "%d arguments", "args": ("no number",)}))
    close_log(handler)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (f"in {Path.home()}/games/a.py", "in …/a.py"),
        ("File '/usr/lib/python3/x.py', line 3", "File '…/x.py', line 3"),
        (r"at C:\Users\Ada Lovelace\AppData\okrummy.log now", "at …/okrummy.log now"),
        ("and/or 3/4 is no folder", "and/or 3/4 is no folder"),
        (
            "[Errno 13] Permission denied: '/home/ada/x.sqlite3'",
            "[Errno 13] Permission denied: '…/x.sqlite3'",
        ),
    ],
)
def test_of_a_folder_nothing_stays(text, left):
    assert scrubbed(text) == left
