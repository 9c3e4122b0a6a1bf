"""Game after game in the real window, by a restless hand: ``make soak-window``.

    python -m tests.soak.window --games 500 --seed 1

Motion is off and computer players do not pause. It fails when Qt or Python says anything, when a
game does not end, when the memory drifts by 5 % or a file handle stays open.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import re
import statistics
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from okrummy_gui.ai.levels import LEVELS
from okrummy_gui.application import Application
from okrummy_gui.model.thinking import ProcessThinker
from tests.soak.gestures import Person

MOST_DRIFT = 0.05
MOST_GESTURES = 20_000
"""Of one game."""
SILENT = ("This plugin does not support",)
"""Said by the platform without a screen of every dialog."""


class Watch:
    """What was said that may not be said."""

    def __init__(self) -> None:
        self.said: list[str] = []
        qInstallMessageHandler(self._qt)
        sys.excepthook = self._python
        sys.unraisablehook = lambda args: self.said.append(f"unraisable: {args.exc_value!r}")

    def _qt(self, level: QtMsgType, context: object, text: str) -> None:
        if level is not QtMsgType.QtDebugMsg and not text.startswith(SILENT):
            self.said.append(f"Qt: {text}")

    def _python(self, *caught: object) -> None:
        text = "".join(traceback.format_exception(*caught))  # type: ignore[arg-type]
        self.said.append(short(text))


def short(text: str) -> str:
    """Without the prefix that PySide adds for each event that a fault has passed."""
    return re.sub(r"(Error calling Python override of \S+ )+", "", text)[-3000:]


def memory() -> int:
    """What the process holds now, in KB; 0 where the system does not tell."""
    gc.collect()
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


def handles() -> int:
    try:
        return len(os.listdir("/proc/self/fd"))
    except OSError:
        return 0


def application_in(home: Path, seed: int, thinker: ProcessThinker | None) -> Application:
    """The whole program in a folder of its own, without motion and pauses."""
    os.environ["OKRUMMY_HOME"] = str(home)
    home.mkdir(parents=True, exist_ok=True)
    settings = json.dumps({"motion": 0.0, "language": "en"})
    (home / "settings.json").write_text(settings, encoding="utf-8")
    application = Application(
        random.Random(seed), "en", thinker=None if thinker is None else lambda: thinker
    )
    application.session.pause = 0
    application.window.resize(1000, 700)
    application.window.show()
    return application


def play(person: Person, qt: QApplication) -> None:
    """One game to its end."""
    person.begin()
    first = person.gestures
    while not person.over:
        qt.processEvents()
        person.act()
        if person.gestures - first > MOST_GESTURES:
            raise AssertionError("a game that does not end")
    qt.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def soak(games: int, seed: int, qt: QApplication, tell: Callable[[str], None] = print) -> list[str]:
    """What went wrong in so many games."""
    watch, begun = Watch(), time.monotonic()
    sizes: list[int] = []
    files: list[int] = []
    with tempfile.TemporaryDirectory() as folder:
        thinker = ProcessThinker()
        application = application_in(Path(folder), seed, thinker)
        person = Person(application, random.Random(seed), list(LEVELS)[:3])
        for number in range(1, games + 1):
            try:
                play(person, qt)
            except Exception:  # a fault in an event comes out where the event was sent from
                watch.said.append(f"game {number}: {short(traceback.format_exc())}")
            sizes.append(memory())
            files.append(handles())
            if number % 10 == 0:
                tell(
                    f"{number} games, {person.gestures} gestures in "
                    f"{time.monotonic() - begun:.0f} s; {sizes[-1] // 1024} MB, {files[-1]} files"
                )
            if watch.said:
                break
        application.window.close()
        qt.processEvents()
    problems = list(watch.said)
    if len(problems) == 0 and games >= 50:
        problems += drift(sizes, files, tell)
    return problems


def drift(sizes: list[int], files: list[int], tell: Callable[[str], None]) -> list[str]:
    """Whether the last fifth is above the second one; in the first everything is still made."""
    fifth = len(sizes) // 5
    early, late = (statistics.median(part) for part in (sizes[fifth : 2 * fifth], sizes[-fifth:]))
    opened = statistics.median(files[fifth : 2 * fifth]), statistics.median(files[-fifth:])
    change = (late - early) / early if early else 0.0
    tell(
        f"memory {early / 1024:.1f} MB in the second fifth, {late / 1024:.1f} MB in the last: "
        f"{100 * change:+.1f} %; open files {opened[0]:g} and {opened[1]:g}"
    )
    problems = [f"memory drifts by {100 * change:.1f} %"] if abs(change) > MOST_DRIFT else []
    return problems + (["files stay open"] if opened[1] > opened[0] else [])


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    qt = QApplication([])
    problems = soak(asked.games, asked.seed, qt, lambda text: print(text, flush=True))
    for problem in problems[:5]:
        print(problem)
    print(f"{len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
