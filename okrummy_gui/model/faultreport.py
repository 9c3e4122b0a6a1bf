"""What a person can send when something in the program went wrong: a text without names or folders.

It does hold the running hand with all its cards: without them nobody could do it again. So it is
only ever copied by the player himself, who is told so.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import Iterable
from dataclasses import replace
from pathlib import PurePath
from types import TracebackType
from typing import Final

import PySide6
from PySide6.QtCore import QObject, qVersion

from okrummy_gui import __version__
from okrummy_gui.engine.protocol import Action, Deal, Phase, Seat, TakeBack, seats_of
from okrummy_gui.engine.record import Record, print_record
from okrummy_gui.model.session import Session
from okrummy_gui.model.thinking import Faltered
from okrummy_gui.store.logfile import scrubbed

MOST_FRAMES: Final = 40

_CARDS: Final = re.compile(r"(?<![A-Za-z0-9])(?:[A2-9TJQK][CDHS])+(?![A-Za-z0-9])")
_NUMBER: Final = re.compile(r"[0-9]{5,}")
_OVER: Final = (Phase.HAND_OVER, Phase.MATCH_OVER)

Caught = tuple[type[BaseException], BaseException | None, TracebackType | None]

log = logging.getLogger(__name__)


def report(fault: str, record: Record | None, language: str) -> str:
    """The whole report; `fault` is a text of `told`, the record that of the match on the table."""
    parts = [_versions(language), fault if record is None else nameless(fault, record)]
    if record is not None and record.actions:
        parts.append(print_record(running_hand(record)))
    return "\n\n".join(part.strip() for part in parts) + "\n"


def running_hand(record: Record) -> Record:
    """The last hand of a match as a record of its own, the seats named by their place."""
    names = tuple(seat.name.capitalize() for seat in seats_of(record.rules))
    return replace(record, names=names, actions=_last_hand(record.actions))


def _last_hand(actions: Iterable[Action]) -> tuple[Action, ...]:
    """What counts of the log since the last deal: what was taken back is not in it."""
    played: list[Action] = []
    shorter: list[tuple[Action, ...]] = [()]
    for action in actions:
        played = list(shorter[action.to]) if isinstance(action, TakeBack) else [*played, action]
        shorter.append(tuple(played))
    deals = [at for at, action in enumerate(played) if isinstance(action, Deal)]
    return tuple(played[deals[-1] :] if deals else played)


def told(caught: Caught) -> str:
    """An exception with where it came from, the one before it first; modules, no folders."""
    kind, value, trace = caught
    found = traceback.TracebackException(kind, value or kind(), trace, compact=True)
    return scrubbed("\n".join(_lines(found)))


def _lines(found: traceback.TracebackException) -> list[str]:
    earlier = found.__cause__ or (None if found.__suppress_context__ else found.__context__)
    lines = [*_lines(earlier), "and from that:"] if earlier is not None else []
    frames = [f"  {_module(at.filename)}:{at.lineno} {at.name}" for at in found.stack]
    if len(frames) > MOST_FRAMES:
        frames = [*frames[: MOST_FRAMES // 4], "  …", *frames[-MOST_FRAMES * 3 // 4 :]]
    said = "".join(found.format_exception_only())[:2000].strip()
    return [*lines, *frames, said]


def _module(file: str) -> str:
    """A file as the module it is; of one from elsewhere only its name."""
    parts = PurePath(file.replace("\\", "/")).with_suffix("").parts
    for folder in ("okrummy_gui", "site-packages"):
        if folder in parts:
            at = len(parts) - 1 - parts[::-1].index(folder)
            return ".".join(parts[at + (folder == "site-packages") :])
    return parts[-1] if parts else "?"


def nameless(text: str, record: Record) -> str:
    """The text with each player's name replaced by his seat."""
    seats = [seat.name.capitalize() for seat in seats_of(record.rules)]
    for name, seat in zip(record.names, seats, strict=True):
        if name:
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", seat, text)
    return text


def cardless(text: str) -> str:
    """The text for the log while a hand is played: without cards and deal numbers."""
    return _NUMBER.sub("…", _CARDS.sub("··", text))


def _versions(language: str) -> str:
    import platform  # not needed where nothing goes wrong

    bundled = " (bundled)" if getattr(sys, "frozen", False) else ""
    return "\n".join(
        (
            f"Oklahoma Rummy {__version__}{bundled}",
            f"Python {platform.python_version()}, PySide6 {PySide6.__version__}, Qt {qVersion()}",
            f"{platform.system()} {platform.release()} {platform.machine()}, language {language}",
        )
    )


# ---------------------------------------------------------------- computer players


class FaultNotes(QObject):
    """Logs what computer players did wrong: at once without a card, in full when the hand is over.

    So the log never tells what somebody can't see yet.
    """

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._notes: list[Faltered] = []
        session.faltered.connect(self._note)
        session.changed.connect(self._follow)

    def _note(self, faltered: Faltered) -> None:
        log.error("a computer player failed: %s", _summary(faltered))
        self._notes.append(faltered)

    def _follow(self) -> None:
        if self._notes and self._session.view().phase in _OVER:
            notes, self._notes = self._notes, []
            record = self._session.record()
            said = "\n".join(f"{_summary(note)}: {note.fault.detail}" for note in notes)
            hand = print_record(running_hand(record))
            log.error("%s\n%s", nameless(said, record), hand)


def _summary(faltered: Faltered) -> str:
    seat: Seat = faltered.seat
    below = faltered.below or "plain play"
    return (
        f"{faltered.level or 'plain play'} at {seat.value} {faltered.fault.kind.value}, now {below}"
    )
