"""Two windows at once: who plays which match, and what a dead window leaves behind."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from okrummy_gui.store import contract, locks, ondisk
from okrummy_gui.store.matches import FILE_NAME, SqliteStore

ROOT = Path(locks.__file__).parents[2]
HOLDING = """
import sys
from pathlib import Path
from okrummy_gui.store.matches import SqliteStore
store = SqliteStore.open(Path(sys.argv[1]))
print(store.claim(1), flush=True)
sys.stdin.read()
store.close()
"""


def left_over(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if ".playing-" in path.name)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    with closing(SqliteStore.open(tmp_path / FILE_NAME)) as store:
        store.create("one")
        store.create("two")
    return tmp_path / FILE_NAME


@pytest.fixture
def other_window(path: Path):
    """A process that plays the first match."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLDING, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as window:
        assert window.stdout is not None
        assert window.stdout.readline() == "True\n"
        yield window
        window.kill()


def test_the_second_window_sees_the_first_and_takes_another_match(path, other_window) -> None:
    with closing(SqliteStore.open(path)) as store:
        (seen,) = store.elsewhere()
        assert (seen.match_id, seen.pid) == (1, other_window.pid)
        assert seen.since.startswith("20")
        assert not store.claim(1)
        assert store.claim(2)


def test_what_a_killed_window_played_is_free_and_its_trace_is_cleared(path, other_window) -> None:
    other_window.kill()
    other_window.wait()
    assert left_over(path.parent) == [f"{FILE_NAME}.playing-1"]
    with closing(SqliteStore.open(path)) as store:
        assert store.elsewhere() == ()
        assert left_over(path.parent) == []
        assert store.claim(1)


def test_a_killed_window_s_match_can_be_taken_at_once(path, other_window) -> None:
    other_window.kill()
    other_window.wait()
    with closing(SqliteStore.open(path)) as store:
        assert store.claim(1)


def test_a_window_that_is_closed_leaves_no_trace(path, other_window) -> None:
    other_window.communicate("")
    assert left_over(path.parent) == []


def test_a_window_holds_one_match_at_a_time(path: Path) -> None:
    with closing(SqliteStore.open(path)) as first, closing(SqliteStore.open(path)) as second:
        assert first.claim(1)
        assert first.elsewhere() == ()  # its own is not elsewhere
        assert first.claim(2)
        assert [match.match_id for match in second.elsewhere()] == [2]
        assert second.claim(1)
        first.release()
        assert second.elsewhere() == ()
        assert second.claim(2)


def test_neither_a_number_in_use_nor_a_time_to_come_makes_a_dead_window_live(path: Path) -> None:
    trace = path.with_name(f"{FILE_NAME}.playing-1")
    trace.write_text(f"{os.getpid()} 2999-01-01T00:00:00+00:00\n")
    with closing(SqliteStore.open(path)) as store:
        assert store.elsewhere() == ()
        assert not trace.exists()


def test_a_clock_set_back_makes_no_live_window_dead(path, other_window, monkeypatch) -> None:
    monkeypatch.setattr(ondisk, "utc_now", lambda: "1970-01-01T00:00:00+00:00")
    with closing(SqliteStore.open(path)) as store:
        assert [match.match_id for match in store.elsewhere()] == [1]
        assert not store.claim(1)
        # The newest match is the one begun last, whatever the clock said.
        assert store.unfinished()[0].id == 2
        store.create("three")
        assert [match.header for match in store.unfinished()] == ["three", "two", "one"]


@pytest.mark.parametrize("name", ["playing-", "playing-x", "playing-1x", "playing-9999999999999"])
def test_strange_traces_are_no_windows(path: Path, name: str) -> None:
    path.with_name(f"{FILE_NAME}.{name}").write_bytes(b"\xff\0 what")
    with closing(SqliteStore.open(path)) as store:
        assert store.elsewhere() == ()


def test_a_trace_that_is_not_written_yet_is_a_window_all_the_same(path, other_window) -> None:
    path.with_name(f"{FILE_NAME}.playing-1").write_bytes(b"")
    with closing(SqliteStore.open(path)) as store:
        assert store.elsewhere() == (contract.Elsewhere(1, 0, ""),)


def test_an_import_does_not_go_on_with_what_another_window_plays(path, other_window) -> None:
    with closing(SqliteStore.open(path)) as store:
        mine = store.import_match("one", ("a",), {}, "now", None, None, ())
        assert mine == 3
        assert store.load(1).actions == ()
