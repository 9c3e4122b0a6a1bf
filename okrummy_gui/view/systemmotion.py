"""Whether the system asks programs to keep still, read once and without waiting for anybody.

Qt tells it from version 6.12 on.
"""

from __future__ import annotations

import ctypes
import os
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

_CLIENT_AREA_ANIMATION: Final = 0x1042
"""SPI_GETCLIENTAREAANIMATION: "Animation effects" in the settings of Windows."""
_GNOME_KEY: Final = "/org/gnome/desktop/interface/enable-animations"
_ITEM: Final = struct.Struct("<IIIHcxII")
_DEEPEST: Final = 20
"""How many pieces a name may have; in a damaged file they may go round in a circle."""


class _Item(NamedTuple):
    """Of a GVDB table. The keys lie elsewhere in the file, as the values do."""

    hash_value: int
    parent: int
    key: int
    key_size: int
    kind: bytes
    value: int
    value_end: int


def wants_stillness(platform: str = sys.platform) -> bool:
    """Whether movement is to be left out; no where the system can't be asked."""
    with suppress(Exception):  # a wish that can't be read never keeps the game from starting
        if platform == "win32":
            return windows_is_still()
        if platform == "darwin":
            return macos_is_still()
        return desktop_is_still(dict(os.environ))
    return False


def windows_is_still() -> bool:
    moving = ctypes.c_int(1)
    user32 = ctypes.windll.user32  # type: ignore[attr-defined, unused-ignore]  # Windows
    asked = user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(moving), 0)
    return bool(asked) and not moving.value


def macos_is_still() -> bool:
    """What NSWorkspace says; Qt has loaded it already."""
    objc = ctypes.CDLL("/usr/lib/libobjc.dylib")
    objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
    objc.objc_getClass.argtypes = objc.sel_registerName.argtypes = [ctypes.c_char_p]
    arguments = (ctypes.c_void_p, ctypes.c_void_p)
    ask = ctypes.CFUNCTYPE(ctypes.c_void_p, *arguments)(("objc_msgSend", objc))
    answer = ctypes.CFUNCTYPE(ctypes.c_bool, *arguments)(("objc_msgSend", objc))
    workspace = ask(objc.objc_getClass(b"NSWorkspace"), objc.sel_registerName(b"sharedWorkspace"))
    wish = objc.sel_registerName(b"accessibilityDisplayShouldReduceMotion")
    return bool(workspace) and bool(answer(workspace, wish))


def desktop_is_still(environment: dict[str, str]) -> bool:
    """What KDE's, GNOME's or GTK's files say: asking a service could take any time."""
    home = Path(environment.get("HOME") or "/nonexistent")
    config = Path(environment.get("XDG_CONFIG_HOME") or home / ".config")
    if "KDE" in environment.get("XDG_CURRENT_DESKTOP", "").split(":"):
        factor = _entry(config / "kdeglobals", "KDE", "AnimationDurationFactor")
        return factor is not None and float(factor) == 0
    moving = _gnome_wish(config / "dconf" / "user")
    if moving is not None:
        return not moving
    found = _entry(config / "gtk-3.0" / "settings.ini", "Settings", "gtk-enable-animations")
    return found is not None and found.lower() in ("0", "false")


def _entry(file: Path, group: str, key: str) -> str | None:
    """From a file such as KDE's, in which no reader of ini files finds its way."""
    try:
        lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return None
    inside = False
    for line in map(str.strip, lines):
        if line.startswith("["):
            inside = line == f"[{group}]"
        elif inside and line.partition("=")[0].strip() == key:
            return line.partition("=")[2].strip()
    return None


def _gnome_wish(file: Path) -> bool | None:
    """The switch in the database of dconf; None where nobody has touched it."""
    try:
        data = file.read_bytes()
    except OSError:
        return None
    value = next((value for key, value in _gvdb_entries(data) if key == _GNOME_KEY), b"")
    return bool(value[0]) if value[-2:] == b"\0b" else None


def _gvdb_entries(data: bytes) -> Iterator[tuple[str, bytes]]:
    """The values of a GVDB file, whose table has a piece of a name below its parent's each."""
    if data[:8] != b"GVariant":
        return
    start, end = struct.unpack_from("<II", data, 16)
    bloom, buckets = struct.unpack_from("<II", data, start)
    first = start + 8 + 4 * ((bloom & 0x07FFFFFF) + buckets)
    items = [_Item(*_ITEM.unpack_from(data, at)) for at in range(first, end - 23, _ITEM.size)]
    for item in items:
        if item.kind == b"v":
            yield _name(data, items, item), data[item.value : item.value_end]


def _name(data: bytes, items: list[_Item], item: _Item) -> str:
    pieces: list[bytes] = []
    for _ in range(_DEEPEST):
        pieces.append(data[item.key : item.key + item.key_size])
        if item.parent >= len(items):
            break
        item = items[item.parent]
    return b"".join(reversed(pieces)).decode("utf-8", "replace")
