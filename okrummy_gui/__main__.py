"""The command line, and the one place that builds the objects and passes them to each other."""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from okrummy_gui import __version__, preflight, quickstart

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

    from okrummy_gui.faultnet import FaultNet
    from okrummy_gui.model.thinking import ProcessThinker

HIDE = argparse.SUPPRESS
OPEN = "open"
COMMANDS = ("replay", "arena", OPEN, "--self-check-picture")
ENDINGS = (".okrummy", ".json", ".jsonl")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the exit code is 0 when all went well, 1 with one line said why not."""
    if getattr(sys, "frozen", False):  # it starts itself again for its other processes
        from multiprocessing import freeze_support

        freeze_support()
    if sys.platform == "win32":  # without a window Qt finds no fonts there by itself
        fonts = os.path.join(os.environ.get("SYSTEMROOT", "C:\\Windows"), "Fonts")
        os.environ.setdefault("QT_QPA_FONTDIR", fonts)
    words = _with_command(sys.argv[1:] if arguments is None else arguments)
    if not words:  # as from a desktop's menu: nothing to be understood
        return _in_window(None, None)
    options = _parser(words).parse_args(words)
    if options.command == "arena":
        from okrummy_gui.arena.command import arena

        return arena(options)
    if options.command in (None, OPEN) and not options.self_check:
        return _in_window(options.language, options.file if options.command == OPEN else None)
    if trouble := preflight.problem(window=False):
        preflight.tell(trouble)
        return 1
    if options.self_check == "start":
        quickstart.begin()
        quickstart.leave_sources_unread()
    if options.self_check:
        from okrummy_gui.selfcheck import self_check

        return self_check(options)
    from okrummy_gui.replay import replay

    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = str(options.scale)
    return replay(options)


def _in_window(language: str | None, file: Path | None) -> int:
    quickstart.begin()
    if trouble := preflight.problem(window=True):
        preflight.tell(trouble)
        return 1
    quickstart.leave_sources_unread()
    return play(language, file)


def _with_command(arguments: Sequence[str]) -> list[str]:
    """An exported file alone, as a desktop passes it, is to be opened."""
    *before, last = arguments or [""]
    alone = not any(word in COMMANDS for word in before)
    is_file = last.endswith(ENDINGS) and not last.startswith("-")
    return [*before, OPEN, last] if alone and is_file else list(arguments)


def _parser(words: Sequence[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="okrummy", description="Oklahoma Rummy")
    parser.add_argument("--version", action="version", version=f"okrummy {__version__}")
    parser.add_argument("--language", metavar="CODE", help="such as de, instead of the system's")
    # For whoever builds packages; nothing that a player needs to read about.
    where = ("apart", "here", "start")
    parser.add_argument("--self-check", choices=where, nargs="?", const="apart", help=HIDE)
    parser.add_argument("--self-check-picture", type=Path, dest="picture", help=HIDE)
    commands = parser.add_subparsers(dest="command", title="commands")
    opened = commands.add_parser(OPEN, help="start with an exported file, which may stand alone")
    opened.add_argument("file", type=Path, help="a match, or all data")
    replay = commands.add_parser("replay", help="render a position of a record as a picture")
    replay.add_argument("file", type=Path, help="a match in the text notation")
    replay.add_argument("--at", type=int, default=None, help="after so many actions; else the last")
    replay.add_argument("--seat", choices=("S", "W", "N", "E"), default="S", help="whose view")
    replay.add_argument("--screenshot", type=Path, required=True, help="the PNG file to write")
    replay.add_argument("--size", type=_size, default=(1280, 800), help="such as 1280x800")
    replay.add_argument("--language", metavar="CODE", default="en", dest="picture_language")
    replay.add_argument("--scale", type=_scale, default=1.0, help="pixels a point, 0.5 to 4")
    replay.add_argument("--theme", default="green", help="green, navy or burgundy")
    arena = commands.add_parser("arena", help="players against players, with figures")
    if "arena" in words:
        # It brings all players along, for which a start of the game must not wait.
        from okrummy_gui.arena.command import add_arguments

        add_arguments(arena)
    return parser


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    size = int(width), int(height)
    if not (800 <= size[0] <= 7680 and 560 <= size[1] <= 4320):
        raise argparse.ArgumentTypeError("from 800x560 to 7680x4320")
    return size


def _scale(text: str) -> float:
    scale = float(text)
    if not 0.5 <= scale <= 4:
        raise argparse.ArgumentTypeError("from 0.5 to 4")
    return scale


def play(language: str | None, file: Path | None = None) -> int:
    """Open the window, with a file for what is in it, and play until it is closed."""
    from PySide6.QtWidgets import QApplication

    from okrummy_gui.faultnet import FaultNet
    from okrummy_gui.store.logfile import close_log, open_log
    from okrummy_gui.store.places import log_folder

    qt = QApplication.instance() or QApplication(sys.argv[:1])
    handler = open_log(log_folder())
    net = FaultNet()
    net.install()
    try:
        return _run(qt, net, language, file)
    except Exception as error:
        net.note_end(error)
        raise
    finally:
        net.remove()
        if handler is not None:
            close_log(handler)


def _run(qt: QCoreApplication, net: FaultNet, language: str | None, file: Path | None) -> int:
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QGuiApplication, QIcon

    from okrummy_gui import assets
    from okrummy_gui.application import Application
    from okrummy_gui.model.language import Languages

    try:
        assets.register()
        if language and language not in Languages.available():
            spoken = ", ".join(Languages.available())
            print(f"okrummy: --language must be one of {spoken}", file=sys.stderr)
            return 2
        # Which icon the desktop shows: on X11 this one, on Wayland that of the entry of this name.
        QGuiApplication.setWindowIcon(QIcon(":/icons/okrummy.svg"))
        QGuiApplication.setDesktopFileName(os.environ.get("FLATPAK_ID", "okrummy"))
        thinker = cache(_thinker)
        application = Application(random.SystemRandom(), language, thinker=thinker, at_once=True)
    except assets.AssetsMissing as missing:
        print(f"okrummy: {missing}", file=sys.stderr)
        return 1
    net.watch(application.session, application.window, application.languages)
    application.open(file)
    QTimer.singleShot(0, thinker().warm_up)
    QTimer.singleShot(0, quickstart.end)
    try:
        return qt.exec()
    finally:
        application.session.close()
        application.sounds.close()


def _thinker() -> ProcessThinker:
    from okrummy_gui.model.thinking import ProcessThinker

    return ProcessThinker()


if __name__ == "__main__":
    sys.exit(main())
