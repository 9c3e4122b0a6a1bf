"""A bar on the terminal's last line, and nothing where there is no terminal."""

from __future__ import annotations

import time
from typing import Final, TextIO

_WIDTH: Final = 30
_SECONDS: Final = 0.1


class Progress:
    """How much of the whole is done, what has come out so far, and how long it will take."""

    def __init__(self, stream: TextIO, whole: int, unit: str) -> None:
        self._stream, self._whole, self._unit = stream, whole, unit
        self._shown = stream.isatty()
        self._begun = time.monotonic()
        self._last = 0.0

    def tell(self, done: int, word: str = "") -> None:
        """So much is done; `word` is put behind it."""
        now = time.monotonic()
        if not self._shown or (now - self._last < _SECONDS and done < self._whole):
            return
        self._last = now
        done = min(done, self._whole)
        full = _WIDTH * done // self._whole
        bar = "#" * full + "." * (_WIDTH - full)
        left = (now - self._begun) * (self._whole - done) / max(done, 1)
        time_left = f"{int(left) // 60}:{int(left) % 60:02} left" if done else ""
        text = f"[{bar}] {done:,} of {self._whole:,} {self._unit}  {word}  {time_left}"
        self._stream.write(f"\r\x1b[K{text.rstrip()}")
        self._stream.flush()

    def clear(self) -> None:
        """The line is free for other words."""
        if self._shown:
            self._stream.write("\r\x1b[K")
            self._stream.flush()
