"""What is to be heard of a game, and handing it to the process that plays it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDir, QFile, QIODevice, QObject, QTimer

from okrummy_gui.engine.protocol import (
    Dealt,
    Discarded,
    DrewStock,
    Event,
    HandEnded,
    HandResult,
    Knocked,
    Outcome,
    Seat,
    TookDiscard,
)
from okrummy_gui.model.session import Session
from okrummy_gui.store.settings import Settings

if TYPE_CHECKING:
    from okrummy_gui.view.sound.speaker import Speaker, Start

FOLDER: Final = ":/sounds"
AFTER_KNOCK: Final = 0.55
"""How long after the knock the end of the hand is heard, in seconds."""

_PLAIN: Final[dict[type, str]] = {
    Dealt: "deal",
    DrewStock: "draw",
    TookDiscard: "draw",
    Discarded: "discard",
    Knocked: "knock",
}


def sounds_of(events: Iterable[Event], listener: Seat | None) -> list[tuple[str, float]]:
    """The sounds of what has just happened, and in how many seconds each of them begins.

    `listener` is the only person at the machine; None where none or several listen.
    """
    found: list[tuple[str, float]] = []
    for event in events:
        knocked = any(name == "knock" for name, _ in found)
        if isinstance(event, HandEnded):
            name = _end(event.result, listener)
        else:
            name = _PLAIN.get(type(event), "")
        if name:
            found.append((name, AFTER_KNOCK if knocked else 0.0))
    return found


def _end(result: HandResult, listener: Seat | None) -> str:
    if result.outcome is Outcome.DRAWN or result.winner is None:
        return ""
    if result.outcome is Outcome.UNDERCUT:
        return "undercut"
    if listener is not None and listener not in result.winner:
        return "lose"
    return "gin" if result.outcome is Outcome.GIN else "win"


class Sounds(QObject):
    """Plays what happens in a session, once it is on the table, while the settings want it.

    Nothing is loaded before the first wish for sound.
    """

    def __init__(
        self, session: Session, start: Start | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._start = start
        self._speaker: Speaker | None = None
        self._settings = Settings()
        self._events: list[Event] = []
        session.happened.connect(self._events.append)
        session.changed.connect(self._play_events)

    def begin(self, settings: Settings) -> None:
        """The settings at the start of the program: nothing is heard of them."""
        self._settings = settings
        if settings.sound:
            QTimer.singleShot(0, self, self._warm_up)

    def follow(self, settings: Settings) -> None:
        """Settings that have changed; a new volume is heard at once."""
        before, self._settings = self._settings, settings
        if not settings.sound or settings.volume <= 0:
            self.close()
        elif (before.sound, before.volume) != (True, settings.volume):
            self._play("discard", 0.0)

    def close(self) -> None:
        """End the process; a later wish for sound starts another one."""
        if self._speaker is not None:
            self._speaker.close()
            self._speaker = None

    def _play_events(self) -> None:
        events, self._events[:] = self._events[:], []
        if self._settings.sound:
            for name, delay in sounds_of(events, self._session.seating.only_viewer):
                self._play(name, delay)

    def _play(self, name: str, delay: float) -> None:
        self._warm_up()
        if self._speaker is not None:
            self._speaker.play(name, self._settings.volume, delay)

    def _warm_up(self) -> None:
        audible = self._settings.sound and self._settings.volume > 0
        if self._speaker is None and audible:
            # The module brings threads, pipes and processes along: not for a game without sound.
            from okrummy_gui.view.sound.speaker import Speaker

            self._speaker = Speaker(waves(), self._start)


def waves() -> dict[str, bytes]:
    """The sounds by name, as WAV files."""
    found = {}
    for name in QDir(FOLDER).entryList(["*.wav"]):
        file = QFile(f"{FOLDER}/{name}")
        if file.open(QIODevice.OpenModeFlag.ReadOnly):
            found[name.removesuffix(".wav")] = bytes(file.readAll().data())
            file.close()
    return found
