"""Starts a program and says when its window has been painted: starting.py HOW.

"bare" is a window of Qt for Python with nothing but an empty graphics view, "rest" the same a
little later, "ours" the game in folders of its own, "ready" the same until it can be played;
"begin" leaves a game to go on with, "games" plays ten games first, "watch" waits for the window of
any program on a screen of its own. What is printed is the system's steady clock, which whoever
started it read before, and the most memory held until then, in KB.
"""

from __future__ import annotations

import os
import random
import resource
import sys
import time
from pathlib import Path


def told() -> None:
    """The first painting, or all that was to be done, is over."""
    print(time.monotonic(), most_memory(), flush=True)
    os._exit(0)


def most_memory() -> int:
    """Of this program alone: what getrusage tells is inherited from whoever started it."""
    status = Path("/proc/self/status")
    if not status.exists():
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    lines = status.read_text("ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM"))


def bare(*, rest: bool = False) -> None:
    """`rest`: until nothing more happens in the window."""
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

    class View(QGraphicsView):
        def paintEvent(self, event: QPaintEvent) -> None:
            super().paintEvent(event)
            if rest:
                QTimer.singleShot(500, told)
            else:
                told()

    qt = QApplication(sys.argv[:1])
    window = QMainWindow()
    window.setCentralWidget(View(QGraphicsScene(window)))
    window.resize(1280, 800)
    window.show()
    qt.exec()


def ours() -> None:
    """Until the window has been painted."""
    from okrummy_gui import __main__ as program

    def watched(*arguments: object) -> int:
        """The program's own way, told of when its first picture is on the screen."""
        from okrummy_gui.view.window import MainWindow

        def shown(window: MainWindow) -> None:
            usual(window)
            told()

        usual, MainWindow.show_first = MainWindow.show_first, shown  # type: ignore[method-assign]
        return run(*arguments)  # type: ignore[arg-type]

    run, program._run = program._run, watched
    program.main([])


def ready() -> None:
    """Until the session and the table are there as well, and whatever is clicked is heard."""
    from okrummy_gui import __main__ as program

    def watched(*arguments: object) -> int:
        from PySide6.QtCore import QTimer

        from okrummy_gui.application import Application

        def opened(application: Application, *file: object) -> None:
            QTimer.singleShot(0, told)  # comes before what is done when there is time
            usual(application, *file)  # type: ignore[arg-type]

        usual, Application.open = Application.open, opened  # type: ignore[method-assign]
        return run(*arguments)  # type: ignore[arg-type]

    run, program._run = program._run, watched
    program.main([])


def begin() -> None:
    """Deal a hand and leave it."""
    from PySide6.QtCore import QCoreApplication

    from okrummy_gui.model.dealing import NumberedDealing
    from okrummy_gui.model.session import Session
    from okrummy_gui.model.setup import Setup
    from okrummy_gui.store.matches import open_store
    from okrummy_gui.store.places import data_folder

    qt = QCoreApplication(sys.argv[:1])
    chance = random.Random(1)
    session = Session(open_store(data_folder())[0], {}, NumberedDealing(chance), chance)
    session.start(Setup())
    session.close()
    del qt
    told()


def games() -> None:
    """Ten games to their ends, in the window's usual size, with the score sheet after each."""
    from okrummy_gui import quickstart

    quickstart.begin()
    quickstart.leave_sources_unread()
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication

    from okrummy_gui.ai.simple import Simple
    from okrummy_gui.application import Application
    from okrummy_gui.engine.protocol import Phase
    from okrummy_gui.engine.rules import Rules
    from okrummy_gui.model.setup import LEVELS, Occupant, Setup
    from okrummy_gui.model.thinking import ProcessThinker

    qt = QApplication(sys.argv[:1])
    application = Application(random.Random(1), "en", thinker=ProcessThinker)
    session, window = application.session, application.window
    session.pause = 0
    window.change(motion=0.0)
    window.show()
    quickstart.end()
    chance = random.Random(1)
    for _ in range(10):
        people = (Occupant("Ada"), Occupant(level=LEVELS[-1]))
        window.room.companions.begin(Setup(Rules(target=100), people))
        while not session.sheet().over:
            qt.processEvents()
            view = session.view()
            if view.phase is Phase.HAND_OVER:
                session.next_hand()
            elif view.legal is not None:
                session.submit(Simple().choose(view, chance))
        window.room.companions.show_score()
        qt.processEvents()
        qt.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    session.close()
    told()


def watch() -> None:
    """Until the screen, black at first, shows a picture of many colours: whoever paints it."""
    from PySide6.QtGui import QGuiApplication

    qt = QGuiApplication(sys.argv[:1])
    print("ready", flush=True)
    while True:
        qt.processEvents()
        small = qt.primaryScreen().grabWindow(0).toImage().scaled(96, 60)
        pixels = {small.pixel(x, y) for x in range(96) for y in range(60)}
        if len(pixels) > 20:
            told()
        time.sleep(0.005)


if __name__ == "__main__":
    ways = {
        "bare": bare,
        "rest": lambda: bare(rest=True),
        "ours": ours,
        "ready": ready,
        "begin": begin,
        "games": games,
        "watch": watch,
    }
    ways[sys.argv[1]]()
