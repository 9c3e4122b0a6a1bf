"""The process that plays the sounds. No Qt here: it must start fast.

It is a process because an audio server may hang and a driver may crash: neither can be undone in a
thread. A machine without sound keeps this process idle, or ends it; the game hears nothing of it.
"""

from __future__ import annotations

import array
import importlib
import io
import os
import sys
import threading
import time
import types
import wave
from collections.abc import Generator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from okrummy_gui import ownprocess

RATE: Final = 24_000
"""Samples a second of the sounds, which have one channel."""
PERIOD: Final = 20
"""How much is asked for at a time, in milliseconds."""
STALE: Final = 0.5
"""A sound that comes later than this, in seconds, is not played any more."""
IDLE: Final = 60.0
"""After so many seconds without a sound the device is given back."""
AGAIN: Final = 10.0
"""How long after a failure the device is tried again, in seconds."""
DEAD: Final = 1.0
"""A device that asks for nothing for so many seconds has gone."""
NOTHING: Final = "null"
"""The library's device that swallows everything."""


@dataclass(frozen=True, slots=True)
class Tone:
    """What is to be heard: a sound, how loud from 0 to 1, in how many seconds; when it was said."""

    name: str
    volume: float
    delay: float
    said: float


class Mixer:
    """Adds up what sounds at the same time. Filled by one thread and emptied by another."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: list[tuple[array.array[int], int]] = []
        self.taken = time.monotonic()
        """When something was last asked for."""

    @property
    def busy(self) -> bool:
        return bool(self._voices)

    def add(self, samples: array.array[int], delay: float) -> None:
        with self._lock:
            self._voices.append((samples, -round(delay * RATE)))

    def clear(self) -> None:
        with self._lock:
            self._voices = []

    def take(self, count: int) -> array.array[int]:
        """The next samples: silence when there is nothing."""
        self.taken = time.monotonic()
        with self._lock:
            voices = self._voices
            self._voices = [(s, at + count) for s, at in voices if at + count < len(s)]
        parts = [_part(samples, at, count) for samples, at in voices]
        if not parts:
            return array.array("h", bytes(2 * count))
        if len(parts) == 1:
            return parts[0]
        sums = (max(-32768, min(32767, sum(values))) for values in zip(*parts, strict=True))
        return array.array("h", sums)


def _part(samples: array.array[int], at: int, count: int) -> array.array[int]:
    before = array.array("h", bytes(2 * min(count, max(0, -at))))
    part = before + samples[max(0, at) : max(0, at + count)]
    return part + array.array("h", bytes(2 * (count - len(part))))


def stream(mixer: Mixer) -> Generator[Any, int, None]:
    """Gives the library as many samples as it asks for."""
    count = yield b""
    while True:
        count = yield mixer.take(count)


class Player:
    """The device, opened when it is wanted and given back when it is not."""

    def __init__(self, library: Any, waves: Mapping[str, bytes], backend: str = "") -> None:
        """`backend` is for tests: one of the library's instead of the system's best."""
        self._library, self._backend = library, backend
        self._waves = {name: samples_of(content) for name, content in waves.items()}
        self._scaled: dict[tuple[str, float], array.array[int]] = {}
        self._mixer = Mixer()
        self._device: Any = None
        self._tried = -AGAIN
        self._played = 0.0

    def play(self, tone: Tone) -> None:
        now = time.monotonic()
        if now - tone.said > STALE or tone.name not in self._waves:
            return
        if self._device is None and now - self._tried >= AGAIN:
            self._open()
        if self._device is not None:
            self._mixer.add(self._loud(tone), tone.delay)
            self._played = time.monotonic()

    def look(self) -> None:
        """Give back a device that is not used, or that has gone."""
        now, device = time.monotonic(), self._device
        if device is None:
            return
        if self._mixer.busy and now - self._mixer.taken > DEAD:
            self.close()
            self._tried = -AGAIN  # another one may be there by now
        elif now - self._played > IDLE:
            self.close()
            self._tried = -AGAIN

    def close(self) -> None:
        device, self._device = self._device, None
        self._mixer.clear()
        if device is not None:
            with suppress(Exception):
                device.close()

    def _open(self) -> None:
        self._tried = time.monotonic()
        chosen = [self._library.Backend[self._backend]] if self._backend else None
        with suppress(Exception):
            device = self._library.PlaybackDevice(
                output_format=self._library.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=PERIOD,
                backends=chosen,
                app_name="Oklahoma Rummy",
            )
            if device.backend.lower() == NOTHING and not chosen:
                device.close()
                return
            source = stream(self._mixer)
            next(source)
            self._mixer.taken = time.monotonic()
            device.start(source)
            self._device = device

    def _loud(self, tone: Tone) -> array.array[int]:
        key = (tone.name, round(tone.volume, 2))
        if key not in self._scaled:
            share = min(1.0, max(0.0, key[1])) ** 2  # as an ear takes it
            scaled = (round(share * value) for value in self._waves[tone.name])
            self._scaled[key] = array.array("h", scaled)
        return self._scaled[key]


def samples_of(content: bytes) -> array.array[int]:
    """The samples of a WAV file of ours."""
    with wave.open(io.BytesIO(content)) as file:
        samples = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def library() -> Any:
    """miniaudio; ImportError where there is none.

    It can listen to radio stations too; what it needs for that is left out, because it takes
    longer to load than all the rest and the packages do without it.
    """
    name = "urllib.request"
    sys.modules.setdefault(name, types.ModuleType(name))
    return importlib.import_module("miniaudio")


def work(connection: Connection, backend: str) -> None:
    """Play what is asked for until the other end is closed; each thing is answered once done."""
    ownprocess.belong_to_the_parent()
    with suppress(OSError):  # a driver without a device tells a terminal at length
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    try:
        player = Player(library(), connection.recv(), backend)
        connection.send(None)
        while True:
            if connection.poll(DEAD):
                player.play(connection.recv())
                connection.send(None)
            player.look()
    except (EOFError, ImportError, OSError):
        # What the device does now must not keep anybody waiting.
        os._exit(0)


def start(backend: str = "") -> tuple[BaseProcess, Connection]:
    """A new process and our end of the pipe; OSError where none can be."""
    return ownprocess.start(work, backend, name="okrummy sounds")
