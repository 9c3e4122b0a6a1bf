"""Which window plays which match: a file beside the store, locked by the system as long as that
window lives.

The system lets go of the lock however the window ends, so a file that is left over is told from
one in use without trusting a process number or a clock. Both are written into it only to be read
by people.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

from okrummy_gui.store.contract import Elsewhere

_PATIENCE = (0.0, 0.01, 0.02, 0.04)
"""Somebody who only looks holds the lock for a moment; seconds to wait for him."""

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> bool:
        # A byte far behind the text, which others could not read otherwise.
        os.lseek(handle, 1 << 20, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(handle, 0, os.SEEK_SET)
        return True
else:
    import fcntl

    def _lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True  # a file system without locks: nobody can be seen there
        return True


class Claim:
    """Held by the window that plays a match."""

    def __init__(self, path: Path, handle: int) -> None:
        self.path = path
        self._handle = handle

    def release(self) -> None:
        """Let others play the match; harmless when repeated."""
        if self._handle >= 0:
            _remove(self.path, self._handle)
            self._handle = -1


def claim(store: Path, match_id: int, now: str) -> Claim | None:
    """The claim to a match; None: another window has it. OSError where no file can be made."""
    path = _path(store, match_id)
    for seconds in _PATIENCE:
        time.sleep(seconds)
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        if _lock(handle) and _is_still(path, handle):
            with suppress(OSError):  # on a full disk the lock alone must do
                os.ftruncate(handle, 0)
                os.write(handle, f"{os.getpid()} {now}\n".encode())
            return Claim(path, handle)
        os.close(handle)
    return None


def elsewhere(store: Path, own: Claim | None) -> tuple[Elsewhere, ...]:
    """The matches that other windows play; files left over by dead ones are cleared away."""
    found = []
    with suppress(OSError):
        for path in sorted(store.parent.glob(f"{store.name}.playing-*")):
            if own is None or path != own.path:
                with suppress(OSError, ValueError):
                    found += _held(path)
    return tuple(found)


def _held(path: Path) -> list[Elsewhere]:
    match_id = int(path.name.rpartition("-")[2])
    handle = os.open(path, os.O_RDWR)
    if _lock(handle):
        _remove(path, handle)
        return []
    pid, _, since = os.read(handle, 100).decode("ascii", "replace").strip().partition(" ")
    os.close(handle)
    return [Elsewhere(match_id, int(pid) if pid.isdecimal() else 0, since)]


def _remove(path: Path, handle: int) -> None:
    if sys.platform == "win32":  # where a file in use can't be removed
        os.close(handle)
        with suppress(OSError):
            path.unlink()
        return
    with suppress(OSError):
        if _is_still(path, handle):
            path.unlink()
    os.close(handle)


def _is_still(path: Path, handle: int) -> bool:
    """Whether the name is still that of the open file: another may have removed it meanwhile."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except OSError:
        return False


def _path(store: Path, match_id: int) -> Path:
    return store.with_name(f"{store.name}.playing-{match_id}")
