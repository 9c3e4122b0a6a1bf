"""The program's log: what went wrong and when, in a small file that begins anew when it is full.

It never has a card that somebody can't see yet, a player's name or a folder; whoever logs sees to
the first two, `scrubbed` to the last.
"""

from __future__ import annotations

import logging
import os
import re
from contextlib import suppress
from io import TextIOWrapper
from itertools import pairwise
from pathlib import Path
from typing import Final

FILE_NAME: Final = "okrummy.log"
MOST_BYTES: Final = 500_000
KEPT: Final = 3
"""So many full files stay beside the one that is written."""
LONGEST: Final = 20_000
"""Of one message, in characters."""

_PATH: Final = re.compile(
    r"(?:(?<!\w)[A-Za-z]:|~|(?<![\w.~/\\]))[\\/]{1,2}(?:[^\\/\n\r\t'\"<>|*?:;,]+[\\/]{1,2})+"
)
_CONTROL: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")


def scrubbed(text: str) -> str:
    """The text without folders: of a path only the last part stays."""
    home = str(Path.home())
    if len(home) > 1:
        text = text.replace(home, "~")
    return _PATH.sub("…/", text)


def open_log(folder: Path) -> logging.Handler | None:
    """Log what the program says to a file there from now on; None where that can't be done.

    Whoever opened it calls `close_log`.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        handler = _File(folder / FILE_NAME)
    except OSError:
        return None
    handler.setFormatter(_Form("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logger = logging.getLogger("okrummy_gui")
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    return handler


def close_log(handler: logging.Handler) -> None:
    """Let go of the file."""
    logging.getLogger("okrummy_gui").removeHandler(handler)
    with suppress(Exception):  # what is still to be written may find no disk
        handler.close()


class _File(logging.FileHandler):
    """For this user alone. A disk that takes nothing stops no game and says nothing.

    Python's own handler for full files brings the network along, which a start need not pay for.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path, encoding="utf-8")
        self._files = (path, *(path.with_name(f"{path.name}.{at + 1}") for at in range(KEPT)))

    def _open(self) -> TextIOWrapper:
        def private(path: str, flags: int) -> int:
            return os.open(path, flags, 0o600)

        return open(self.baseFilename, "a", encoding="utf-8", errors="replace", opener=private)

    def emit(self, record: logging.LogRecord) -> None:
        with suppress(Exception):
            if not self._is_in_place():
                self.close()  # another window began anew, or somebody took the file away
            if self._is_full_with(record):
                self._begin_anew()
            super().emit(record)

    def _is_in_place(self) -> bool:
        """Whether what is open is still the file of that name."""
        if self.stream is None:
            return False
        with suppress(OSError, ValueError):
            return os.path.samestat(os.fstat(self.stream.fileno()), self._files[0].stat())
        return False

    def _is_full_with(self, record: logging.LogRecord) -> bool:
        path = self._files[0]
        written = path.stat().st_size if path.exists() else 0
        return written > 0 and written + len(f"{self.format(record)}\n".encode()) > MOST_BYTES

    def _begin_anew(self) -> None:
        self.close()
        for newer, older in reversed(tuple(pairwise(self._files))):
            if newer.exists():
                newer.replace(older)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Nothing: there is nobody to tell."""


class _Form(logging.Formatter):
    """A message of many lines stays one entry: the later lines are set in."""

    def format(self, record: logging.LogRecord) -> str:
        text = scrubbed(super().format(record))[:LONGEST]
        return _CONTROL.sub("�", text).replace("\n", "\n    ")
