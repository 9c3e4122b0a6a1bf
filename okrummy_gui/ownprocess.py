"""Processes of the program's own: a pipe to each, and none outlives the program.

No Qt here: such a process must start fast.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess


def start(
    work: Callable[..., None], *arguments: object, name: str
) -> tuple[BaseProcess, Connection]:
    """A process that does `work(connection, *arguments)`, and our end of its connection.

    OSError or RuntimeError where none can be.
    """
    from multiprocessing import get_context  # the start of the program does not wait for it

    context = get_context("spawn")
    mine, its = context.Pipe()
    process = context.Process(target=work, args=(its, *arguments), daemon=True, name=name)
    try:
        _start(process)
    except BaseException:
        mine.close()
        raise
    finally:
        its.close()
    return process, mine


def _start(process: BaseProcess) -> None:
    """Without Ctrl-C in its first moments, when it could do nothing sensible with it yet."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # not the main thread
        process.start()
        return
    try:
        process.start()
    finally:
        signal.signal(signal.SIGINT, before)


def belong_to_the_parent() -> None:
    """The first thing that such a process does."""
    # Ctrl-C reaches the whole group; what becomes of this process is its parent's to say.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_the_parent, daemon=True).start()


def _follow_the_parent() -> None:
    """When the parent was killed its process does not go on alone, nor hang."""
    from multiprocessing import parent_process

    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
