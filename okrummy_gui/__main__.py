"""The command line, and the one place that builds the objects and passes them to each other."""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from okrummy_gui import __version__
from okrummy_gui.arena.command import add_arguments, arena

LANGUAGES = ("en", "de", "nl", "es")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the exit code is 0 when all went well, 1 with one line said why not."""
    options = _parser().parse_args(arguments)
    if options.command == "replay":
        from okrummy_gui.replay import replay

        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        os.environ["QT_SCALE_FACTOR"] = str(options.scale)
        return replay(options)
    if options.command == "arena":
        return arena(options)
    return play(options.language)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="okrummy", description="Oklahoma Rummy")
    parser.add_argument("--version", action="version", version=f"okrummy {__version__}")
    parser.add_argument("--language", choices=LANGUAGES, help="instead of the system's")
    commands = parser.add_subparsers(dest="command", title="commands")
    replay = commands.add_parser("replay", help="render a position of a record as a picture")
    replay.add_argument("file", type=Path, help="a match in the text notation")
    replay.add_argument("--at", type=int, default=None, help="after so many actions; else the last")
    replay.add_argument("--seat", choices=("S", "W", "N", "E"), default="S", help="whose view")
    replay.add_argument("--screenshot", type=Path, required=True, help="the PNG file to write")
    replay.add_argument("--size", type=_size, default=(1280, 800), help="such as 1280x800")
    replay.add_argument("--language", choices=LANGUAGES, default="en", dest="picture_language")
    replay.add_argument("--scale", type=_scale, default=1.0, help="pixels a point, 0.5 to 4")
    replay.add_argument("--theme", default="green", help="green, navy or burgundy")
    add_arguments(commands.add_parser("arena", help="players against players, with figures"))
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


def play(language: str | None) -> int:
    """Open the window and play until it is closed."""
    from PySide6.QtWidgets import QApplication

    from okrummy_gui.application import Application
    from okrummy_gui.assets import AssetsMissing

    qt = QApplication.instance() or QApplication(sys.argv[:1])
    try:
        application = Application(random.SystemRandom(), language)
    except AssetsMissing as missing:
        print(f"okrummy: {missing}", file=sys.stderr)
        return 1
    application.open()
    return qt.exec()


if __name__ == "__main__":
    sys.exit(main())
