"""What goes into the frozen program; okrummy.spec asks here, and the installers' recipes too."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

EXCLUDES = [
    "PySide6.QtNetwork",
    "PySide6.QtOpenGL",
    "PySide6.QtQml",
    "PySide6.QtTest",
    "PySide6.QtDBus",
    "_bz2",
    "_codecs_cn",
    "_codecs_hk",
    "_codecs_iso2022",
    "_codecs_jp",
    "_codecs_kr",
    "_codecs_tw",
    "_curses",
    "_hashlib",
    "_lzma",
    "_multibytecodec",
    "_ssl",
    "_tkinter",
    "_uuid",
    "bz2",
    "cffi",
    "curses",
    "ensurepip",
    "ftplib",
    "http",
    "idlelib",
    "lib2to3",
    "lzma",
    "pip",
    "pycparser",
    "pydoc",
    "pydoc_data",
    "readline",
    "setuptools",
    "smtplib",
    "ssl",
    "tkinter",
    "turtledemo",
    "unittest",
    "urllib.request",
    "venv",
    "xmlrpc",
]
"""Never imported by the program; the modules that speak to a network are left out on purpose.
miniaudio goes without urllib.request (view/sound/process.py), and cffi is needed to build it only.
"""


def version(root: Path) -> str:
    """From the one place where it stands."""
    text = (root / "okrummy_gui" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise SystemExit("okrummy_gui/__init__.py has no __version__")
    return found.group(1)


def source_date(root: Path) -> int:
    """When the sources are from: SOURCE_DATE_EPOCH, else the last commit."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    command = ["git", "-C", str(root), "log", "-1", "--format=%ct"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return int(done.stdout) if done.returncode == 0 and done.stdout.strip() else 1767225600


def package_data(root: Path) -> list[tuple[str, str]]:
    """What lies in the package beside its modules: (file, folder in the bundle)."""
    package = root / "okrummy_gui"
    return [
        (str(path), path.parent.relative_to(root).as_posix())
        for path in sorted(package.rglob("*"))
        if path.is_file()
        and path.suffix not in {".py", ".pyc", ".sum"}
        and "__pycache__" not in path.parts
    ]


HOOKS_LEFT_OUT = {"pyi_rth_inspect", "pyi_rth_pkgutil"}
"""What PyInstaller runs first for those who read sources or look for modules; nobody does."""
SOUND = ["miniaudio", "_miniaudio", "_cffi_backend"]
"""Imported by name, and by extension modules, in the process that plays the sounds."""


def modules(root: Path) -> list[str]:
    """Every module of the package by its dotted name, and what nothing tells PyInstaller of."""
    found = list(SOUND)
    for path in sorted((root / "okrummy_gui").rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        found.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return found


def notices(work: Path) -> list[tuple[str, str]]:
    """The licences that notices.py gathered: (file, folder in the bundle)."""
    return [(str(path), "licenses") for path in sorted((work / "licenses").iterdir())]


def number_in(library: Path) -> str:
    """The version that a library of Windows' tells of itself, such as python313.dll: 3.13.7."""
    key = re.escape("ProductVersion".encode("utf-16-le"))
    found = re.search(key + rb"(?:\0\0)+((?:[\d.]\0)+)", library.read_bytes())
    if found is None:
        raise SystemExit(f"{library.name} does not tell its version")
    return found.group(1).decode("utf-16-le")


def windows_version(number: str) -> object:
    """The version resource of the .exe; PyInstaller's classes work on Windows only."""
    from PyInstaller.utils.win32 import versioninfo as win

    parts = [int(part) for part in re.findall(r"\d+", number)[:4]]
    four = tuple(parts + [0] * (4 - len(parts)))
    texts = {
        "CompanyName": "The Oklahoma Rummy authors",
        "FileDescription": "Oklahoma Rummy",
        "FileVersion": number,
        "InternalName": "okrummy",
        "LegalCopyright": "MIT licence",
        "OriginalFilename": "okrummy.exe",
        "ProductName": "Oklahoma Rummy",
        "ProductVersion": number,
    }
    strings = [win.StringStruct(name, text) for name, text in texts.items()]
    return win.VSVersionInfo(
        ffi=win.FixedFileInfo(filevers=four, prodvers=four, mask=0x3F, OS=0x40004, fileType=1),
        kids=[
            win.StringFileInfo([win.StringTable("040904B0", strings)]),
            win.VarFileInfo([win.VarStruct("Translation", [0x0409, 1200])]),
        ],
    )


def info_plist(root: Path, number: str) -> dict[str, object]:
    """packaging/macos/Info.plist with the version filled in."""
    import plistlib

    with (root / "packaging" / "macos" / "Info.plist").open("rb") as file:
        plist: dict[str, object] = plistlib.load(file)
    return {**plist, "CFBundleShortVersionString": number, "CFBundleVersion": number}


if __name__ == "__main__":
    print(version(Path(__file__).resolve().parents[2]))
    sys.exit(0)
