"""Disks that fail, as really as this machine can do it."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

NOBODY = 65534


@contextmanager
def nobody() -> Iterator[Path]:
    """A folder of a user whom permissions bite, and as long as it lasts that user is us."""
    if os.name != "posix":
        pytest.skip("POSIX permissions")
    if os.geteuid() != 0:
        with tempfile.TemporaryDirectory() as folder:
            yield Path(folder)
            return
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        os.chown(folder, NOBODY, NOBODY)
        os.setegid(NOBODY)
        os.seteuid(NOBODY)
        try:
            yield Path(folder)
        finally:
            os.seteuid(0)
            os.setegid(0)


@contextmanager
def small_disk(kilobytes: int) -> Iterator[Path]:
    """A file system of its own that holds this much."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root can mount")
    with tempfile.TemporaryDirectory() as folder:
        command = ["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", folder]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            pytest.skip("no file system can be mounted here")
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", "-l", folder], check=True)


@contextmanager
def fill_up(folder: Path, *, leaving: int = 0) -> Iterator[None]:
    """No room on the disk but this many bytes."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    os.truncate(ballast, max(0, ballast.stat().st_size - leaving))
    try:
        yield
    finally:
        ballast.unlink()


@contextmanager
def no_file_longer_than(size: int) -> Iterator[None]:
    """The system refuses to make any file of this process longer."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
