"""`okrummy arena` in processes of its own, as a user runs it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from okrummy_gui.__main__ import main
from okrummy_gui.engine.match import legal
from okrummy_gui.engine.record import Record, fold, parse_record

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
QUICK = ("--preset", "short", "--target", 25)


def arena(*arguments: object, folder: Path = HERE) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*arguments), capture_output=True, text=True, check=False, timeout=120, cwd=folder,
        env=environment(),
    )  # fmt: skip


def command(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "okrummy_gui", "arena", *map(str, arguments)]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT)}


def figures(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


# ---------------------------------------------------------------- results


def test_the_result_does_not_depend_on_the_number_of_processes(tmp_path):
    found = []
    for jobs in (1, 2):
        file = tmp_path / f"{jobs}.json"
        done = arena(
            "rogues:Plain", "gin-hunter", *QUICK, "--deals", 25, "--seed", 7,
            "--jobs", jobs, "--json", file,
        )  # fmt: skip
        assert (done.returncode, done.stderr) == (0, "")
        found.append(figures(file))
        assert found[-1].pop("run")["jobs"] == jobs
    assert found[0] == found[1]
    assert found[0]["deals"] >= 25


def test_a_player_from_outside_gets_what_it_would_get_from_within(tmp_path):
    """`rogues:Plain` plays as `simple`, so the games are the same ones."""
    found = []
    for name in ("rogues:Plain", "simple"):
        file = tmp_path / f"{name[:3]}.json"
        assert arena(name, "simple", *QUICK, "--games", 6, "--json", file).returncode == 0
        found.append(figures(file))
    assert found[0]["by_set"] == found[1]["by_set"]
    assert found[1]["games_won"] == {"value": 0.5, "within": 0.0}


def is_estimate(found: object) -> bool:
    return isinstance(found, dict) and set(found) == {"value", "within"}


def test_the_json_has_all_that_is_printed(tmp_path):
    file = tmp_path / "out.json"
    done = arena("gin-hunter", "simple", *QUICK, "--games", 8, "--seed", 3, "--json", file)
    found = figures(file)
    assert list(found) == [
        "format", "players", "preset", "rules", "seats", "together", "seed", "asked", "complete",
        "sets", "games", "hands", "deals", "games_won", "strength", "points_a_hand", "hands_won",
        "hands_drawn", "turns_a_hand", "by_set", "faults", "run",
    ]  # fmt: skip
    assert found["format"] == "okrummy arena 1"
    assert found["players"] == ["gin-hunter", "simple"]
    assert (found["preset"], found["rules"]) == ("short", {"target": 25})
    assert (found["seed"], found["asked"], found["complete"]) == (3, {"games": 8}, True)
    assert (found["sets"], found["games"], len(found["by_set"])) == (4, 8, 4)
    for name in ("games_won", "strength", "points_a_hand", "hands_drawn", "turns_a_hand"):
        assert is_estimate(found[name])
    for party in found["hands_won"]:
        assert set(party) == {"all", "knock", "gin", "undercut"}
        assert all(map(is_estimate, party.values()))
        ways = sum(party[way]["value"] for way in ("knock", "gin", "undercut"))
        assert ways == pytest.approx(party["all"]["value"])
    hands = sum(game[1] for one in found["by_set"] for game in one["games"])
    assert hands == found["hands"]
    run = found["run"]
    assert set(run) == {
        "command", "date", "version", "python", "system", "jobs", "seconds",
        "milliseconds_a_decision",
    }  # fmt: skip
    for one in run["milliseconds_a_decision"]:
        assert one["decisions"] > 20
        assert 0 < one["median"] <= one["p99"]
    won = 100 * found["games_won"]["value"]
    assert re.search(rf"^games won +{won:.1f} % ± ", done.stdout, re.MULTILINE)
    assert "8 games in 4 mirrored pairs" in done.stdout


@pytest.mark.parametrize(
    ("more", "size", "sides", "said"),
    [
        (("--tables", 3), 3, 3, "gin-hunter among 2 simple"),
        (("--tables", 4), 4, 4, "gin-hunter among 3 simple"),
        (("--preset", "partnership"), 4, 2, "gin-hunter and simple against two simple"),
        (("--preset", "partnership", "--together"), 2, 2, "two gin-hunter against two simple"),
    ],
)
def test_tables_of_three_and_four(tmp_path, more, size, sides, said):
    file = tmp_path / "out.json"
    done = arena("gin-hunter", "simple", *QUICK, *more, "--games", 1, "--json", file)
    found = figures(file)
    assert (found["sets"], found["games"], len(found["by_set"][0]["games"])) == (1, size, size)
    assert said in done.stdout
    share = found["games_won"]["value"]
    assert found["strength"]["value"] == pytest.approx(share * sides / 2)


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("nobody", "simple"), "no player is called 'nobody'; there are .*simple, gin-hunter"),
        (("simple", "a-b.c:D"), "no player is called 'a-b.c:D'"),
        (("simple", "simple", "--preset", "whist"), "no preset is called 'whist'"),
        (("simple", "simple", "--preset", "partnership", "--tables", "3"), "partners: needs four"),
        (("simple", "simple", "--target", "7"), "target: must be from 25"),
        (("simple", "simple", "--together"), "--together needs"),
        (("simple", "simple", "--json", "nowhere/at/all"), "there is no folder"),
    ],
)
def test_what_cannot_be_meant_gets_one_line(capsys, arguments, said):
    assert main(["arena", *arguments]) == 1
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)
    assert re.search(said, err)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere.at:All", "nowhere.at cannot be imported: ModuleNotFoundError"),
        ("rogues:Nobody", "rogues has no Nobody"),
        ("rogues:Silent", "Silent has no method choose"),
        ("rogues:NeverMade", "cannot be made: OSError: no such network .*rogues.py"),
    ],
)
def test_a_player_that_is_not_there_gets_one_line(name, said):
    done = arena("simple", name, "--games", 2)
    assert (done.returncode, done.stdout) == (1, "")
    assert len(done.stderr.splitlines()) == 1
    assert re.search(said, done.stderr)


# ---------------------------------------------------------------- faults

FAULTS = {
    "Crashes": r"crash: ZeroDivisionError: none left \(.*rogues.py, line \d+\)",
    "Cheats": "illegal action: card not held: x[2-9TJQKA][CDHS]$",
    "Mumbles": "illegal action: not an action: '7H'",
    "Stutters": r"illegal action: not an action: Discard\(card='7H'\)",
    "Hangs": "no answer: nothing after 0.5 s",
    "Vanishes": "crash: its process ended with exit code 7",
    "Leaves": "crash: SystemExit: enough",
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_costs_the_game_and_is_told_with_its_position(tmp_path, name):
    file = tmp_path / "out.json"
    done = arena(
        f"rogues:{name}", "simple", "--games", 2, "--on-fault", "lose", "--limit", 0.5,
        "--json", file,
    )  # fmt: skip
    found = figures(file)
    assert done.returncode == 0
    assert (found["games"], found["complete"]) == (2, True)
    assert found["games_won"]["value"] == 0
    assert [fault["seat"] for fault in found["faults"]] == ["South", "North"]
    for at, fault in enumerate(found["faults"], 1):
        told = f"rogues:{name} ({fault['seat']}), game {at} of set 1: "
        line = next(line for line in done.stderr.splitlines() if told in line)
        assert re.search(FAULTS[name], line)
        assert fault["record"] in done.stderr
        record = parse_record(fault["record"])
        assert isinstance(record, Record)
        there = legal(fold(record)).seat
        assert there is not None
        assert there.name.capitalize() == fault["seat"]
        assert f"rogues:{name}" in record.names


def test_a_fault_stops_the_run_unless_told_otherwise(tmp_path):
    file = tmp_path / "out.json"
    done = arena("simple", "rogues:Cheats", "--games", 20, "--jobs", 2, "--json", file)
    found = figures(file)
    assert done.returncode == 1
    assert (found["complete"], found["games"], len(found["faults"])) == (False, 0, 1)
    assert "rogues:Cheats (North), game 1 of set 1: illegal action" in done.stderr
    assert "Stopped before there were figures" in done.stdout


def test_faults_do_not_depend_on_the_number_of_processes(tmp_path):
    found = []
    for jobs in (1, 2):
        file = tmp_path / f"{jobs}.json"
        arena(
            "rogues:Vanishes", "simple", "--games", 4, "--on-fault", "lose", "--jobs", jobs,
            "--json", file,
        )  # fmt: skip
        found.append(figures(file))
        del found[-1]["run"]
    assert found[0] == found[1]


def test_a_player_that_cannot_be_made_again_has_made_a_fault():
    done = arena("rogues:MadeOnce", "simple", "--games", 2)
    assert done.returncode == 1
    assert "rogues:MadeOnce (South), game 1 of set 1: cannot be made: RuntimeError" in done.stderr


# ---------------------------------------------------------------- Ctrl-C and the terminal


@pytest.fixture
def heeded() -> Iterator[None]:
    """Ctrl-C is heeded by the processes of the test even where its own runs in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(os.name == "nt", reason="no pseudo-terminals")
@pytest.mark.usefixtures("heeded")
def test_ctrl_c_tells_what_is_there_and_the_bar_is_on_a_terminal_alone(tmp_path):
    import pty

    file = tmp_path / "out.json"
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        command("simple", "simple", *QUICK, "--games", 1_000_000, "--jobs", 2, "--json", file),
        stdout=subprocess.PIPE, stderr=theirs, text=True, cwd=HERE, env=environment(),
        start_new_session=True,
    )  # fmt: skip
    os.close(theirs)
    shown = ""
    while not re.search(r"[1-9]\d+ of 1,000,000 games  50\.0 % won", shown):
        shown += os.read(ours, 4096).decode()
    # As a terminal does it: to the whole group.
    os.killpg(process.pid, signal.SIGINT)
    try:
        said, _ = process.communicate(timeout=120)
    finally:
        os.close(ours)
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
    assert process.returncode == 130
    assert "Stopped early" in said
    assert "50.0 % ± 0.0" in said
    found = figures(file)
    assert found["complete"] is False
    assert 0 < found["games"] < 1_000_000
    assert found["games"] % 2 == 0
