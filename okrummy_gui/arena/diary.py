"""What a worker process leaves where its watcher can read it, whatever becomes of the worker.

The record of the game under way lies in memory that both share, because a process that hangs can no
longer be asked for it.
"""

from __future__ import annotations

from multiprocessing.context import SpawnContext
from typing import Any, Final

from okrummy_gui.engine.protocol import Action, Deal
from okrummy_gui.engine.record import Damaged, Record, parse_record, print_action, print_header
from okrummy_gui.engine.rules import Rules

_CHARACTERS: Final = 1 << 21
_BEAT, _WHO, _LENGTH = range(3)
NOBODY: Final = -1


class Diary:
    """The game so far, and who has been thinking since when. One writes, one reads."""

    def __init__(self, context: SpawnContext) -> None:
        self._text: Any = context.RawArray("c", _CHARACTERS)
        self._state: Any = context.RawArray("q", 3)
        self._state[_WHO] = NOBODY

    # ------------------------------------------------------------ the worker

    def begin(self, rules: Rules, names: tuple[str, ...]) -> None:
        """A new game."""
        self._state[_LENGTH] = 0
        self._write(print_header(rules, names) + "\n")

    def note(self, action: Action) -> None:
        """An action of the game, before or after it was applied."""
        text = print_action(action)
        self._write(f"\n{text}\n" if isinstance(action, Deal) else f"{text} ")

    def thinks(self, who: int) -> None:
        """Who is asked from now on; `NOBODY` when the answer is there."""
        self._state[_WHO] = who
        self._state[_BEAT] += 1

    def _write(self, text: str) -> None:
        at = self._state[_LENGTH]
        data = text.encode()
        if at + len(data) > _CHARACTERS:
            return
        self._text[at : at + len(data)] = data
        self._state[_LENGTH] = at + len(data)

    # ------------------------------------------------------------ the watcher

    @property
    def beat(self) -> int:
        """Another number for each time that somebody is asked or has answered."""
        return int(self._state[_BEAT])

    @property
    def who(self) -> int:
        return int(self._state[_WHO])

    def record(self) -> Record | None:
        """The game so far; None before the first."""
        length = self._state[_LENGTH]
        if not length:
            return None
        # What was being written when the process ended may be cut off.
        text = self._text[:length].decode(errors="replace")
        read = parse_record(text)
        return read.beginning if isinstance(read, Damaged) else read
