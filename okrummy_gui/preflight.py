"""Whether the program can run here at all, told in one message before anything is written.

Standard library only until it is known that Qt can be loaded.
"""

from __future__ import annotations

import ctypes
import importlib
import os
import re
import shutil
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

OLDEST_WINDOWS: Final = 17763
"""The build of Windows 10 1809, which Qt needs."""
LISTING: Final = "files.txt"
"""A bundle's list of its own files with their sizes; a checkout and a wheel have none."""


class Text(NamedTuple):
    """A message in the program's languages: Qt, which would translate it, may be what is missing.

    The starters have some of them too: packaging/linux/launcher.sh, packaging/windows/launcher.rc.
    """

    en: str
    de: str
    nl: str
    es: str


OLD_WINDOWS: Final = Text(
    en="This version of Windows is too old for Oklahoma Rummy: it needs Windows 10, version 1809, "
    "or newer.",
    de="Diese Windows-Version ist zu alt für Oklahoma Rummy: Nötig ist Windows 10, Version 1809, "
    "oder neuer.",
    nl="Deze versie van Windows is te oud voor Oklahoma Rummy: nodig is Windows 10, versie 1809, "
    "of nieuwer.",
    es="Esta versión de Windows es demasiado antigua para Oklahoma Rummy: hace falta Windows 10, "
    "versión 1809, o una posterior.",
)
DAMAGED: Final = Text(
    en="This installation is damaged: {file} is missing or not whole. Please install Oklahoma "
    "Rummy again; your games are kept.",
    de="Diese Installation ist beschädigt: {file} fehlt oder ist unvollständig. Bitte installieren "
    "Sie Oklahoma Rummy neu; Ihre Spiele bleiben erhalten.",
    nl="Deze installatie is beschadigd: {file} ontbreekt of is niet compleet. Installeer Oklahoma "
    "Rummy opnieuw; je spellen blijven bewaard.",
    es="Esta instalación está dañada: falta {file} o no está completo. Vuelva a instalar Oklahoma "
    "Rummy; sus partidas se conservan.",
)
NO_RESOURCES: Final = Text(
    en="{file} is missing or no resource file; packaging/resources.py makes it.",
    de="{file} fehlt oder ist keine Ressourcendatei; packaging/resources.py erzeugt sie.",
    nl="{file} ontbreekt of is geen bronnenbestand; packaging/resources.py maakt het.",
    es="Falta {file} o no es un archivo de recursos; packaging/resources.py lo crea.",
)
NOT_INSTALLED: Final = Text(
    en="{module} is not installed. Please install Oklahoma Rummy again.",
    de="{module} ist nicht installiert. Bitte installieren Sie Oklahoma Rummy neu.",
    nl="{module} is niet geïnstalleerd. Installeer Oklahoma Rummy opnieuw.",
    es="{module} no está instalado. Vuelva a instalar Oklahoma Rummy.",
)
NO_LIBRARY: Final = Text(
    en="The system library {library} is missing.",
    de="Die Systembibliothek {library} fehlt.",
    nl="De systeembibliotheek {library} ontbreekt.",
    es="Falta la biblioteca del sistema {library}.",
)
NO_LIBRARY_OF: Final = Text(
    en="The system library {library} is missing. On Debian and Ubuntu it comes with: "
    "sudo apt install {package}",
    de="Die Systembibliothek {library} fehlt. Unter Debian und Ubuntu kommt sie mit: "
    "sudo apt install {package}",
    nl="De systeembibliotheek {library} ontbreekt. Op Debian en Ubuntu komt die mee met: "
    "sudo apt install {package}",
    es="Falta la biblioteca del sistema {library}. En Debian y Ubuntu se instala con: "
    "sudo apt install {package}",
)
NO_QT: Final = Text(
    en="Qt can't be loaded, perhaps because this system is too old: {error}",
    de="Qt kann nicht geladen werden, vielleicht weil dieses System zu alt ist: {error}",
    nl="Qt kan niet worden geladen, misschien omdat dit systeem te oud is: {error}",
    es="No se puede cargar Qt, quizá porque este sistema es demasiado antiguo: {error}",
)
NO_DISPLAY: Final = Text(
    en="There is no display. Please start Oklahoma Rummy from a desktop.",
    de="Es gibt keine Anzeige. Bitte starten Sie Oklahoma Rummy in einer grafischen Oberfläche.",
    nl="Er is geen beeldscherm. Start Oklahoma Rummy vanuit een grafische omgeving.",
    es="No hay pantalla. Inicie Oklahoma Rummy desde un escritorio gráfico.",
)
DEAD_DISPLAY: Final = Text(
    en="The display {display} can't be reached.",
    de="Die Anzeige {display} ist nicht erreichbar.",
    nl="Het beeldscherm {display} is niet bereikbaar.",
    es="No se puede acceder a la pantalla {display}.",
)

_WINDOWS_LANGUAGES: Final = {0x07: "de", 0x0A: "es", 0x13: "nl"}
"""By the part of Windows' language numbers that leaves the country out."""

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
        return _said(OLD_WINDOWS)
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
    return None if wrong is None else _said(DAMAGED, file=wrong)


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
        return _said(DAMAGED, file=file.name)
    return _said(NO_RESOURCES, file=file)


def _missing_library() -> str | None:
    try:
        importlib.import_module("PySide6.QtWidgets")
        importlib.import_module("PySide6.QtSvg")
    except ModuleNotFoundError as error:
        return _said(NOT_INSTALLED, module=error.name)
    except ImportError as error:
        return _library_sentence(str(error))
    return None


def _library_sentence(error: str) -> str:
    """From what the system's loader says of it."""
    name, _, rest = error.partition(": ")
    if "cannot open shared object file" not in rest:
        return _said(NO_QT, error=error)
    if package := _PACKAGES.get(name):
        return _said(NO_LIBRARY_OF, library=name, package=package)
    return _said(NO_LIBRARY, library=name)


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
        return _said(NO_DISPLAY)
    try:
        ctypes.CDLL(str(_plugin("xcb")))
    except OSError as error:
        return _library_sentence(str(error))
    if not _x_server_answers():
        return _said(DEAD_DISPLAY, display=display)
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


def _said(text: Text, **words: object) -> str:
    sentence: str = getattr(text, language())
    return sentence.format(**words)


def language() -> str:
    """The system's first language that there are texts in, as model/language.py finds it."""
    for name in _system_languages():
        code = re.split("[-_.@]", name, maxsplit=1)[0].lower()
        if code in Text._fields:
            return code
    return "en"


def _system_languages() -> list[str]:
    if sys.platform == "win32":
        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return [_WINDOWS_LANGUAGES.get(number & 0x3FF, "en")]
    if sys.platform == "darwin":
        import subprocess

        with suppress(OSError):
            command = ["defaults", "read", "-g", "AppleLanguages"]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            return re.findall(r"[\w-]+", done.stdout)
        return []
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value.split(":")
    return []


def _dialog(text: str) -> None:
    if sys.platform == "win32":
        if sys.stderr is None:  # started without a console
            ctypes.windll.user32.MessageBoxW(None, text, "Oklahoma Rummy", 0x10)
    elif sys.platform == "darwin":
        if getattr(sys, "frozen", False):
            import subprocess

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
    import subprocess  # only now: a start that goes well does not wait for it

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
