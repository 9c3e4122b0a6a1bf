"""Runs the game inside okrummy.exe; installed beside the interpreter in runtime/.

A program with a window has no place for its last words: without a console they are shown in a
dialog, with the texts that launcher.rc has in the user's language.
"""

from __future__ import annotations

import ctypes
import io
import sys
import traceback

TITLE, FAILED = 1, 4
STOP_SIGN = 0x10
TO_THE_FRONT = 0x10000
LONGEST = 600


def text(number: int) -> str:
    """From the string table of okrummy.exe."""
    buffer = ctypes.create_unicode_buffer(1024)
    ctypes.windll.user32.LoadStringW(None, number, buffer, len(buffer))
    return buffer.value


def show(detail: str) -> None:
    message = text(FAILED).replace("%ls", detail[-LONGEST:])
    ctypes.windll.user32.MessageBoxW(None, message, text(TITLE), STOP_SIGN | TO_THE_FRONT)


def play() -> int:
    # Without streams of its own the program gets some, so that what it says is not lost.
    words = io.StringIO()
    silent = sys.stderr is None
    if silent:
        sys.stderr = words
    if sys.stdout is None:
        sys.stdout = io.StringIO()
    # multiprocessing then starts okrummy.exe for the process of the computer players
    sys.frozen = True
    try:
        from okrummy_gui.__main__ import main

        code = main()
    except SystemExit as stop:
        code = stop.code if isinstance(stop.code, int) else int(stop.code is not None)
    except Exception:
        code = 1
        print(traceback.format_exc(limit=-1), file=sys.stderr)
    if code and silent and words.getvalue().strip():
        show(words.getvalue().strip())
    return code


if __name__ == "__main__":
    sys.exit(play())
