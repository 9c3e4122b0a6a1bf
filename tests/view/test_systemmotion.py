"""What the system says about movement, from each of the places that may say it."""

from __future__ import annotations

import ctypes
import struct
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from okrummy_gui.view import systemmotion
from okrummy_gui.view.systemmotion import desktop_is_still, wants_stillness


def database(entries: dict[str, bytes]) -> bytes:
    """A GVDB file as dconf writes it: each key below its folder, the root before all."""
    names = ["/", *sorted(entries)]
    head, items = 24, []
    table = head
    size = 8 + 4 + 24 * len(names)
    place = table + size
    body = b""
    for at, name in enumerate(names):
        piece = (name if at == 0 else name[1:]).encode()
        keys_at = place + len(body)
        body += piece
        body += bytes(-(place + len(body)) % 8)
        value_at = place + len(body)
        value = entries.get(name, b"")
        body += value
        parent = 0 if at else 0xFFFFFFFF
        kind = b"v" if name in entries else b"L"
        items.append(
            struct.pack(
                "<IIIHcxII", 0, parent, keys_at, len(piece), kind, value_at, value_at + len(value)
            )
        )
    root = struct.pack("<II", table, table + size)
    return (
        b"GVariant" + struct.pack("<II", 0, 0) + root
        + struct.pack("<II", 0, 1) + struct.pack("<I", 0) + b"".join(items) + body
    )  # fmt: skip


def gnome(folder: Path, animations: bool) -> None:
    file = folder / "dconf" / "user"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(
        database(
            {
                "/org/gnome/desktop/interface/clock-format": b"12h\0\0s",
                "/org/gnome/desktop/interface/enable-animations": bytes([animations]) + b"\0b",
            }
        )
    )


@pytest.fixture
def desktop(tmp_path: Path) -> dict[str, str]:
    return {"HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path / "config")}


@pytest.mark.parametrize("animations", [True, False])
def test_gnomes_switch_is_read_from_its_database(desktop: dict[str, str], animations: bool) -> None:
    gnome(Path(desktop["XDG_CONFIG_HOME"]), animations)
    assert desktop_is_still(desktop) is not animations


def test_a_damaged_database_says_nothing(desktop: dict[str, str]) -> None:
    folder = Path(desktop["XDG_CONFIG_HOME"])
    gnome(folder, False)
    file = folder / "dconf" / "user"
    whole = file.read_bytes()
    for length in range(0, len(whole), 7):
        file.write_bytes(whole[:length])
        with suppress(struct.error):  # wants_stillness takes care of it
            desktop_is_still(desktop)


@pytest.mark.parametrize(("value", "still"), [("0", True), ("false", True), ("1", False)])
def test_gtks_file_is_read(desktop: dict[str, str], value: str, still: bool) -> None:
    file = Path(desktop["HOME"]) / "config" / "gtk-3.0" / "settings.ini"
    file.parent.mkdir(parents=True)
    file.write_text(f"[Settings]\ngtk-theme-name=x\ngtk-enable-animations={value}\n")
    assert desktop_is_still(desktop) is still


@pytest.mark.parametrize(("factor", "still"), [("0", True), ("0.0", True), ("1.5", False)])
def test_kdes_speed_of_animations_is_read(
    desktop: dict[str, str], factor: str, still: bool
) -> None:
    desktop["XDG_CURRENT_DESKTOP"] = "KDE"
    file = Path(desktop["XDG_CONFIG_HOME"]) / "kdeglobals"
    file.parent.mkdir(parents=True)
    file.write_text(
        f"[KDE][x]\nAnimationDurationFactor=7\n[KDE]\nAnimationDurationFactor={factor}\n[Icons]\n"
    )
    assert desktop_is_still(desktop) is still


def test_a_desktop_that_says_nothing_moves(desktop: dict[str, str]) -> None:
    assert not desktop_is_still(desktop)
    assert not desktop_is_still({})


@pytest.mark.parametrize(("moving", "still"), [(0, True), (1, False)])
def test_windows_is_asked_for_its_animation_effects(
    monkeypatch: pytest.MonkeyPatch, moving: int, still: bool
) -> None:
    def answer(what: int, _: int, into: Any, __: int) -> int:
        assert what == 0x1042
        ctypes.cast(into, ctypes.POINTER(ctypes.c_int))[0] = moving
        return 1

    user32 = SimpleNamespace(SystemParametersInfoW=answer)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user32), raising=False)
    assert wants_stillness("win32") is still


@pytest.mark.parametrize("still", [True, False])
def test_macos_is_asked(monkeypatch: pytest.MonkeyPatch, still: bool) -> None:
    monkeypatch.setattr(systemmotion, "macos_is_still", lambda: still)
    assert wants_stillness("darwin") is still


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_a_system_that_cannot_be_asked_moves(platform: str) -> None:
    assert not wants_stillness(platform)
