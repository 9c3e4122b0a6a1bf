"""Text files that are there whole, or as they were before."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO


@contextmanager
def whole_file(path: Path, prefix: str, newline: str | None = None) -> Iterator[TextIO]:
    """What is written takes the place of the file when all of it is, or nothing does.

    Until then it lies beside it, under a name that begins with the prefix.
    """
    handle, name = tempfile.mkstemp(prefix=prefix, suffix=".tmp", dir=path.parent)
    try:
        with open(handle, "w", encoding="utf-8", newline=newline) as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
