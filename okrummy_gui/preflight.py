"""Whether the program can run here at all, told in one message before anything is written.

Standard library only until it is known that Qt can be loaded.
"""

from __future__ import annotations

import ctypes
import importlib
import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

OLDEST_WINDOWS: Final = 17763
"""The build of Windows 10 1809, which Qt needs."""
LISTING: Final = "files.txt"
"""A bundle's list of its own files with their sizes; a checkout and a wheel have none."""

_PACKAGES: Final = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
"""The Debian package of each library that Qt wants of the system."""

_DIALOGS: Final = (
    ("zenity", "--error", "--no-markup", "--title=Oklahoma Rummy", "--text={}"),
    ("kdialog", "--title", "Oklahoma Rummy", "--error", "{}"),
    ("xmessage", "-center", "-title", "Oklahoma Rummy", "{}"),
    ("notify-send", "Oklahoma Rummy", "{}"),
)


def problem(*, window: bool) -> str | None:
    """Why the program can't start, in a sentence or two; None when it can."""
    return (
        _old_system()
        or _damage()
        or _missing_assets()
        or _missing_library()
        or (_no_screen() if window else None)
    )


def tell(text: str) -> None:
    """On stderr, and in a dialog where somebody sits who may not see that."""
    if sys.stderr is not None:
        print(f"okrummy: {text}", file=sys.stderr, flush=True)
    with suppress(OSError, AttributeError):
        _dialog(text)


# ---------------------------------------------------------------- what can be wrong


def _old_system() -> str | None:
    if sys.platform == "win32" and sys.getwindowsversion().build < OLDEST_WINDOWS:
        return "Oklahoma Rummy needs Windows 10 version 1809 or newer."
    return None


def bundle() -> Path | None:
    """The folder of a bundle's files; None in a checkout or an installed wheel."""
    here = Path(__file__).resolve().parent.parent
    folder = Path(getattr(sys, "_MEIPASS", here))
    return folder if getattr(sys, "frozen", False) or (folder / LISTING).is_file() else None


def _damage() -> str | None:
    folder = bundle()
    if folder is None or sys.platform == "darwin":  # macOS looks at its seal itself
        return None
    wrong = _first_wrong(folder)
    if wrong is None:
        return None
    return (
        f"This installation is damaged: {wrong} is missing or not whole. "
        "Please install Oklahoma Rummy again; your games are kept."
    )


def _first_wrong(folder: Path) -> str | None:
    """The first file of the list whose size is another; reading them all would take too long."""
    try:
        lines = (folder / LISTING).read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return LISTING
    for line in lines:
        size, _, name = line.partition(" ")
        try:
            found = os.stat(folder / name).st_size
        except OSError:
            return name
        if str(found) != size:
            return name
    return None


def _missing_assets() -> str | None:
    file = Path(__file__).resolve().parent / "data" / "okrummy.rcc"
    try:
        with file.open("rb") as opened:
            whole = opened.read(4) == b"qres"
    except OSError:
        whole = False
    if whole:
        return None
    if bundle() is not None:
        return f"This installation is damaged: {file.name} is missing or not whole."
    return f"{file} is missing or no resource file; packaging/resources.py makes it"


def _missing_library() -> str | None:
    try:
        importlib.import_module("PySide6.QtWidgets")
        importlib.import_module("PySide6.QtSvg")
    except ModuleNotFoundError as error:
        return f"{error.name} is not installed; please install Oklahoma Rummy again."
    except ImportError as error:
        return _library_sentence(str(error))
    return None


def _library_sentence(error: str) -> str:
    """From what the system's loader says of it."""
    name, _, rest = error.partition(": ")
    if "cannot open shared object file" not in rest:
        return f"Qt can't be loaded, perhaps because this system is too old: {error}"
    package = _PACKAGES.get(name)
    hint = f" On Debian and Ubuntu it comes with: sudo apt install {package}" if package else ""
    return f"The system library {name} is missing.{hint}"


def _no_screen() -> str | None:
    """Qt would end the program without a word that helps."""
    if not sys.platform.startswith("linux"):
        return None
    chosen = os.environ.get("QT_QPA_PLATFORM", "")
    if chosen.startswith("xcb") or (not chosen and not os.environ.get("WAYLAND_DISPLAY")):
        return _no_x_server()
    return None


def _no_x_server() -> str | None:
    display = os.environ.get("DISPLAY", "")
    if not display:
        return "There is no display: please start Oklahoma Rummy from a desktop."
    try:
        ctypes.CDLL(str(_plugin("xcb")))
    except OSError as error:
        return _library_sentence(str(error))
    if not _x_server_answers():
        return f"The display {display} can't be reached."
    return None


def _plugin(name: str) -> Path:
    package = importlib.import_module("PySide6")
    folder = Path(str(package.__file__)).parent / "Qt" / "plugins" / "platforms"
    return folder / f"libq{name}.so"


def _x_server_answers() -> bool:
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    failed = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not failed


# ---------------------------------------------------------------- telling it


def _dialog(text: str) -> None:
    if sys.platform == "win32":
        if sys.stderr is None:  # started without a console
            ctypes.windll.user32.MessageBoxW(None, text, "Oklahoma Rummy", 0x10)
    elif sys.platform == "darwin":
        if getattr(sys, "frozen", False):
            script = "on run a\ndisplay alert (item 1 of a) as critical\nend run"
            subprocess.run(["osascript", "-e", script, text], check=False)
    elif _has_screen():
        _desktop_dialog(text)


def _has_screen() -> bool:
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")) and not (
        os.environ.get("QT_QPA_PLATFORM", "").startswith("offscreen")
    )


def _desktop_dialog(text: str) -> None:
    """With whatever this desktop has for it; without any, stderr must do."""
    for program, *arguments in _DIALOGS:
        if shutil.which(program) is None:
            continue
        command = [program, *(argument.format(text) for argument in arguments)]
        done = subprocess.run(
            command, env=_own_environment(), check=False, stderr=subprocess.DEVNULL
        )
        if done.returncode in (0, 1):
            return


def _own_environment() -> dict[str, str]:
    """Without what a bundle sets for itself: the desktop's programs have libraries of their own."""
    environment = dict(os.environ)
    kept = environment.pop("LD_LIBRARY_PATH_ORIG", None)
    if getattr(sys, "frozen", False):
        environment.pop("LD_LIBRARY_PATH", None)
        if kept is not None:
            environment["LD_LIBRARY_PATH"] = kept
    return environment
