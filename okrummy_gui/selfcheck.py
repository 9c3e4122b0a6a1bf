"""`okrummy --self-check`: does this installation work? A hand is played in the real window.

For whoever builds packages. In folders of its own, unless it is told to play in the user's
("here"). With "start" it ends as soon as the table is painted: what a start takes is measured so.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
from argparse import Namespace
from multiprocessing import active_children
from pathlib import Path
from typing import TYPE_CHECKING, Final

from okrummy_gui import __version__, preflight
from okrummy_gui.store.places import HOME_VARIABLE
from okrummy_gui.view.sound import process as soundprocess

if TYPE_CHECKING:
    from okrummy_gui.application import Application

TIME_LIMIT: Final = 60_000
"""For the whole hand, in milliseconds."""


class Failed(Exception):
    """What does not work, in a sentence."""


def self_check(options: Namespace) -> int:
    """0 and a line on stdout when all works, else 1 and a line on stderr."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        if options.self_check == "here":
            _check(options.picture)
        else:
            # on Windows a virus scanner may still be reading in it when it is taken away
            with tempfile.TemporaryDirectory("", "okrummy-", ignore_cleanup_errors=True) as folder:
                os.environ[HOME_VARIABLE] = folder
                if options.self_check == "start":
                    return _start()
                _check(options.picture)
    except Failed as failure:
        print(f"okrummy: self-check: {failure}", file=sys.stderr)
        return 1
    if sys.stdout is not None:
        print(f"okrummy {__version__}: self-check passed")
    return 0


def _check(picture: Path | None) -> None:
    from PySide6.QtWidgets import QApplication

    from okrummy_gui.application import Application
    from okrummy_gui.model.thinking import ProcessThinker

    qt = QApplication.instance() or QApplication(sys.argv[:1])
    application = Application(random.Random(1), thinker=ProcessThinker)
    try:
        if application.session.resumable() is not None:
            raise Failed("there is a game in this user's folder; it is left alone")
        _check_resources()
        _check_sound()
        _check_languages(application)
        application.window.show()
        _play(application)
        application.table.finish_motion()
        qt.processEvents()
        if picture is not None and not application.window.grab().save(str(picture), "PNG"):
            raise Failed(f"cannot write {picture}")
        if not active_children():
            raise Failed("no process could be started for the computer players")
    finally:
        application.window.hide()
        application.session.close()


def _start() -> int:
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtWidgets import QApplication

    from okrummy_gui.application import Application
    from okrummy_gui.model.thinking import ProcessThinker

    class Watcher(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
            if event.type() == QEvent.Type.Paint:
                qt.exit()
            return False

    qt = QApplication.instance() or QApplication(sys.argv[:1])
    application = Application(random.Random(1), thinker=ProcessThinker)
    watcher = Watcher()
    application.window.welcome.installEventFilter(watcher)
    application.open()
    try:
        return qt.exec()
    finally:
        application.session.close()


def _check_resources() -> None:
    from PySide6.QtCore import QFile
    from PySide6.QtGui import QFontDatabase, QIcon, QImageReader

    for name in (":/cards/suit-S.svg", ":/cards/back-ruby.svg", ":/icons/okrummy.svg"):
        if not QFile.exists(name):
            raise Failed(f"the resource {name} is missing")
    if QIcon(":/icons/okrummy.svg").pixmap(64, 64).isNull():
        raise Failed("Qt can't paint SVG icons")
    if b"svg" not in [bytes(kind.data()) for kind in QImageReader.supportedImageFormats()]:
        raise Failed("Qt can't read SVG pictures")
    if not QFontDatabase.families():
        raise Failed("there are no fonts")


def _check_sound() -> None:
    """Whether a bundle has what plays the sounds; elsewhere whoever installs may do without."""
    if preflight.bundle() is None:
        return
    try:
        soundprocess.library()
    except ImportError as error:
        raise Failed(f"the sounds can't be played: {error}") from error


def _check_languages(application: Application) -> None:
    from PySide6.QtCore import QCoreApplication

    languages = application.languages
    before = languages.current
    titles = {}
    for code in languages.available():
        if problem := languages.switch(code):
            raise Failed(problem)
        QCoreApplication.processEvents()
        titles[code] = [action.text() for action in application.window.menuBar().actions()]
    languages.switch(before)
    if len({tuple(texts) for texts in titles.values()}) != len(titles):
        raise Failed("a translation is empty")


def _play(application: Application) -> None:
    """A hand with a computer player at both seats."""
    from PySide6.QtCore import QEventLoop, QTimer

    from okrummy_gui.engine.protocol import Phase
    from okrummy_gui.model.setup import LEVELS, Occupant, Setup

    session = application.session
    loop = QEventLoop()
    faults: list[str] = []

    def look() -> None:
        if session.view().phase in (Phase.HAND_OVER, Phase.MATCH_OVER):
            loop.quit()

    def faltered(fault: object) -> None:
        faults.append(str(fault))
        loop.quit()

    session.changed.connect(look)
    session.faltered.connect(faltered)
    QTimer.singleShot(TIME_LIMIT, loop, lambda: faltered("no end in sight"))
    session.pause = 0
    session.start(Setup(occupants=(Occupant("Ada"), Occupant(level=LEVELS[-1]))))
    session.leave_seat()
    loop.exec()
    session.changed.disconnect(look)
    if faults:
        raise Failed(f"a hand was not played to its end: {faults[0][:200]}")
