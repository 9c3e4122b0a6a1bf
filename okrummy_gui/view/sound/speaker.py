"""Hands sounds to the process that plays them."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import Empty, SimpleQueue
from typing import Final

from okrummy_gui.view.sound import process as soundprocess
from okrummy_gui.view.sound.process import Tone

log = logging.getLogger(__name__)

PATIENCE: Final = 10.0
"""A process that has not answered for so many seconds hangs."""
MOST_STARTS: Final = 3

Start = Callable[[], tuple[BaseProcess, Connection]]


class Speaker:
    """Hands sounds to the process. Whatever happens there, nothing here waits or raises."""

    def __init__(self, waves: Mapping[str, bytes], start: Start | None = None) -> None:
        self._waves, self._start = dict(waves), start or soundprocess.start
        self._tones: SimpleQueue[Tone | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._process: BaseProcess | None = None
        self._closed = False
        self._asked = self._heard = 0
        self._answered = time.monotonic()
        # Starting a process takes a while, and writing to one that hangs takes for ever.
        self._thread = threading.Thread(target=self._feed, name="sounds", daemon=True)
        self._thread.start()

    def play(self, name: str, volume: float, delay: float) -> None:
        """Let a sound be heard, as loud as from 0 to 1, in so many seconds."""
        now = time.monotonic()
        if self._asked == self._heard:
            self._answered = now
        if now - self._answered > PATIENCE:
            self._kill()
        elif not self._closed:
            self._asked += 1
            self._tones.put(Tone(name, volume, delay, now))

    def close(self) -> None:
        with self._lock:
            self._closed = True
        self._tones.put(None)
        self._kill()

    def _kill(self) -> None:
        with self._lock:
            process = self._process
        if process is not None:
            with suppress(OSError, ValueError):
                process.kill()

    # ------------------------------------------------------------ in the thread

    def _feed(self) -> None:
        for _ in range(MOST_STARTS):
            try:
                process, connection = self._start()
            except (OSError, RuntimeError) as error:
                log.warning("no process for the sounds: %s", type(error).__name__)
                break
            with self._lock:
                self._process = process
            if self._closed:
                self._kill()
            with connection:
                if not self._serve(connection):
                    break
            self._kill()
            process.join(1)
            self._empty()
        self._closed = True

    def _serve(self, connection: Connection) -> bool:
        """Until there is nothing more to play; True if another process may do better."""
        heard = False
        try:
            connection.send(self._waves)
            connection.recv()
            heard = True
            while (tone := self._tones.get()) is not None:
                connection.send(tone)
                connection.recv()
                self._heard += 1
                self._answered = time.monotonic()
        except (EOFError, OSError):
            if not heard and not self._closed:
                log.warning("no sound: the process for it ends at once")
            return heard and not self._closed
        return False

    def _empty(self) -> None:
        with suppress(Empty):
            while True:
                self._tones.get_nowait()
        self._heard = self._asked
