"""The program, closed at random moments: ``make soak-close``.

    python -m tests.soak.closing --closings 200 --seed 1

Each time the program is really started, plays with motion and pauses of all lengths, and is closed
after a random time: while a player thinks, while a card flies, in a dialog, while it starts. The
exit code must be 0, nothing may be said on stderr, no process may be left behind, and the store
must be readable.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from okrummy_gui.store.matches import open_store

ROOT = Path(__file__).resolve().parents[2]
LONGEST = 60.0
"""After so many seconds a program that should have ended hangs."""


def program(seed: int) -> int:
    """The program, closed from within after a time of its own."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from okrummy_gui import __main__ as program
    from okrummy_gui.ai.levels import LEVELS
    from okrummy_gui.model import thinking
    from okrummy_gui.view import window

    chance = random.Random(seed)
    opened = window.MainWindow.open
    if chance.random() < 0.4:
        players = "tests.model.rogues:PLAYERS"
        make = thinking.ProcessThinker.__init__
        thinking.ProcessThinker.__init__ = lambda self: make(  # type: ignore[method-assign]
            self, players
        )

    def state(self: window.MainWindow) -> str:
        decider = self.room.session._decider
        if decider._asked is not None and decider._action is None:
            return "thinking"
        if self.room.table.is_moving():
            return "moving"
        return "dialog" if QApplication.activeModalWidget() else "waiting"

    def end(self: window.MainWindow) -> None:
        print(state(self), flush=True)
        how = chance.random()
        if how < 0.6:
            self.close()
        elif how < 0.8:
            QApplication.closeAllWindows()
        else:
            self.menus.quit_asked.emit()

    def open_and_play(self: window.MainWindow, *files: object) -> None:
        from tests.soak.gestures import Person

        opened(self, *files)
        self.room.session.pause = chance.choice((0, 0, 50, 700))
        person = Person(APPLICATIONS[0], chance, list(LEVELS))

        def act() -> None:
            if self.isVisible() and self.room.session.started:
                person.act()

        begins = QTimer(self, singleShot=True, interval=chance.choice((0, 0, 100)))
        begins.timeout.connect(lambda: person.begin() if self.isVisible() else None)
        begins.start()
        acts = QTimer(self, interval=chance.choice((5, 30, 200)))
        acts.timeout.connect(act)
        acts.start()
        ends = QTimer(self, singleShot=True, interval=chance.randrange(2500))
        ends.timeout.connect(lambda: end(self))
        ends.start()

    window.MainWindow.open = open_and_play  # type: ignore[method-assign]
    _remember_application()
    return program.main([])


APPLICATIONS: list = []


def _remember_application() -> None:
    from okrummy_gui import application

    made = application.Application.__init__

    def make(self, *args, **named) -> None:
        made(self, *args, **named)
        APPLICATIONS.append(self)

    application.Application.__init__ = make  # type: ignore[method-assign]


def close_once(seed: int, folder: Path) -> tuple[str, list[str]]:
    """In which state it was closed, and what was wrong with that."""
    chance = random.Random(f"settings {seed}")
    settings = json.dumps({"motion": chance.choice((0.0, 0.3, 1.0, 2.0))})
    (folder / "settings.json").write_text(settings, encoding="utf-8")
    command = [sys.executable, __file__, "--program", str(seed)]
    environment = os.environ | {"OKRUMMY_HOME": str(folder), "QT_QPA_PLATFORM": "offscreen"}
    problems = []
    began = time.monotonic()
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, text=True, start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as process:  # fmt: skip
        try:
            out, said = process.communicate(timeout=LONGEST)
        except subprocess.TimeoutExpired:
            process.kill()
            out, said = process.communicate()
            problems.append(f"still there after {time.monotonic() - began:.0f} s")
    said = "\n".join(line for line in said.splitlines() if "This plugin does not" not in line)
    if process.returncode != 0:
        problems.append(f"exit code {process.returncode}")
    if said:
        problems.append(f"on stderr: {said[-1500:]}")
    if left_behind(process.pid):
        problems.append("a process is left behind")
    store, trouble = open_store(folder)
    store.close()
    if trouble is not None:
        problems.append(str(trouble))
    return out.strip() or "starting", problems


def left_behind(session: int) -> bool:
    """Whether a process of the program's session still runs; Linux only."""
    for _ in range(20):
        if not _of_session(session):
            return False
        time.sleep(0.1)
    return True


def _of_session(session: int) -> list[str]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, its_session = stat.read_text().rpartition(")")[2].split()[:4]
        except (OSError, ValueError):
            continue
        if int(its_session) == session and state != "Z":
            found.append(stat.parent.name)
    return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--closings", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--program", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    if asked.program is not None:
        return program(asked.program)
    states: Counter[str] = Counter()
    bad, begun = 0, time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(asked.closings):
            seed = asked.seed * 100_000 + number
            state, problems = close_once(seed, Path(folder))
            states[state] += 1
            bad += bool(problems)
            for problem in problems:
                print(f"seed {seed}, {state}: {problem}", flush=True)
            if (number + 1) % 20 == 0:
                print(f"{number + 1} closings in {time.monotonic() - begun:.0f} s", flush=True)
    print(
        f"{asked.closings} closings in {time.monotonic() - begun:.0f} s, {bad} with problems; "
        + ", ".join(f"{state} {n}" for state, n in states.most_common())
    )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
