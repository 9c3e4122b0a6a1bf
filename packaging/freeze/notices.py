"""Gathers our licence and those of everything that is bundled: gather(root, folder)."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path

BUNDLED = ("platformdirs", "miniaudio", "cffi")
"""Distributions whose own licence file goes along; Qt's texts are in packaging/notices."""

TEMPLATE = """\
Oklahoma Rummy {version} is under the MIT licence (LICENSE.txt).

This package carries other people's work, unchanged, under their own licences:

  Python {python}            PSF licence                  Python.txt
  Qt and Qt for Python {qt}  LGPL 3                       LGPL-3.txt with GPL-3.txt, Qt.txt
  platformdirs {platformdirs}             MIT licence                  platformdirs.txt
  miniaudio {miniaudio}                  MIT licence                  miniaudio.txt
  cffi {cffi}, with libffi        MIT licences                 cffi.txt, Python.txt
  PyInstaller's starter {pyinstaller}    GPL 2 with an exception      PyInstaller.txt

Qt's libraries lie here as files of their own, so you may put others of the same version in their
place. Their sources: https://download.qt.io/official_releases/ and
https://code.qt.io/cgit/pyside/pyside-setup.git/
"""


def gather(root: Path, number: str, folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copyfile(root / "LICENSE", folder / "LICENSE.txt")
    for text in sorted((root / "packaging" / "notices").glob("*.txt")):
        shutil.copyfile(text, folder / text.name)
    shutil.copyfile(_python_licence(), folder / "Python.txt")
    for name in BUNDLED:
        shutil.copyfile(_licence_of(name), folder / f"{name}.txt")
    shutil.copyfile(_licence_of("pyinstaller"), folder / "PyInstaller.txt")
    text = TEMPLATE.format(
        version=number,
        python=sys.version.split()[0],
        qt=distribution("PySide6_Essentials").version,
        **{name: distribution(name).version for name in (*BUNDLED, "pyinstaller")},
    )
    (folder / "NOTICES.txt").write_text(text, encoding="utf-8", newline="\n")


def add_system_libraries(files: Iterable[Path], folder: Path) -> list[str]:
    """On Debian: the copyright file of each package that a library came from; their names."""
    if shutil.which("dpkg-query") is None:
        return []
    packages = sorted({name for file in files if (name := _package_of(file))})
    for name in packages:
        text = Path("/usr/share/doc") / name / "copyright"
        if text.is_file():
            shutil.copyfile(text, folder / f"debian-{name}.txt")
    return packages


def _package_of(file: Path) -> str:
    # since the merge of /lib into /usr/lib the data base knows either spelling
    names = {file, file.resolve()}
    names |= {Path(str(name).removeprefix("/usr")) for name in list(names)}
    for name in sorted(names):
        command = ["dpkg-query", "-S", str(name)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return done.stdout.split(":")[0]
    return ""


def _python_licence() -> Path:
    places = (
        Path(sysconfig.get_path("stdlib")),
        Path(sys.base_prefix),
        Path(sys.base_prefix) / "lib",
    )
    debian = Path(f"/usr/share/doc/python{sys.version_info[0]}.{sys.version_info[1]}/copyright")
    for file in (*(place / "LICENSE.txt" for place in places), debian):
        if file.is_file():
            return file
    raise SystemExit("this Python has no LICENSE.txt")


def _licence_of(name: str) -> Path:
    for file in distribution(name).files or ():
        if file.name.upper().split(".")[0] in {"LICENSE", "COPYING", "LICENCE"}:
            return Path(str(file.locate()))
    raise SystemExit(f"{name} has no licence file")
