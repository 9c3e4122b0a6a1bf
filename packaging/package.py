"""Builds every package that this machine can build, into dist/: package.py [KIND …].

Kinds: wheel, freeze, deb, rpm, appimage, windows, sbom, checksums; without any, all of them. What
can't be built here is said in a line each; what failed ends it with exit code 1.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable, Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
BUILD = ROOT / "build"
DIST = ROOT / "dist"
TOOLS = BUILD / "tools"
PYTHON = TOOLS / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LISTS = (HERE / "freeze" / "requirements.txt", HERE / "requirements.txt")
SKIPPED = 3

sys.path[:0] = [str(HERE / "freeze")]
import recipe


class Skipped(Exception):
    """What can't be made on this machine, and why."""


def run(*command: str | Path) -> None:
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(recipe.source_date(ROOT))}
    parts = [str(part) for part in command]
    done = subprocess.run(
        parts, cwd=ROOT, env=environment, check=False, stderr=subprocess.PIPE, text=True
    )
    if done.returncode == SKIPPED:
        raise Skipped(done.stderr.strip().splitlines()[-1])
    if done.returncode != 0:
        raise SystemExit(f"{done.stderr}\npackage: failed: {' '.join(parts[:4])}")


def tools() -> None:
    """A virtual environment of its own for what builds packages."""
    wanted = hashlib.sha256(b"".join(file.read_bytes() for file in LISTS)).hexdigest()
    stamp = TOOLS / "stamp"
    if stamp.is_file() and stamp.read_text("ascii") == wanted:
        return
    print("package: installing the tools into build/tools", flush=True)
    venv.create(TOOLS, clear=True, with_pip=True, symlinks=os.name != "nt")
    lists = [part for file in LISTS for part in ("-r", str(file))]
    pip = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run(*pip, "-c", HERE / "constraints.txt", *lists)
    stamp.write_text(wanted, encoding="ascii")


def wheel() -> None:
    """Not isolated: the tools are pinned, what a build would fetch is not."""
    run(PYTHON, "-m", "build", "--no-isolation", "--outdir", DIST, ".")


def freeze() -> None:
    run(PYTHON, HERE / "freeze" / "build.py", BUILD / "freeze")


def linux(kind: str) -> Callable[[], None]:
    def make() -> None:
        if not sys.platform.startswith("linux"):
            raise Skipped("made on Linux only")
        run(PYTHON, HERE / "linux" / "build.py", BUILD / "freeze" / "okrummy", DIST, kind)

    return make


def windows() -> None:
    run(PYTHON, HERE / "windows" / "build.py")


def macos() -> None:
    if sys.platform != "darwin":
        raise Skipped("made on macOS only")
    run(PYTHON, HERE / "macos" / "build.py", BUILD / "freeze", DIST)


def sbom() -> None:
    run(PYTHON, HERE / "sbom.py", DIST / f"okrummy-{recipe.version(ROOT)}.cdx.json")


def checksums() -> None:
    run(PYTHON, HERE / "checksums.py", DIST)


STEPS: dict[str, Callable[[], None]] = {
    "wheel": wheel,
    "freeze": freeze,
    "deb": linux("deb"),
    "rpm": linux("rpm"),
    "appimage": linux("appimage"),
    "macos": macos,
    "windows": windows,
    "sbom": sbom,
    "checksums": checksums,
}


def main(arguments: Sequence[str]) -> int:
    unknown = [name for name in arguments if name not in STEPS]
    if unknown:
        print(f"package: no such kind: {unknown[0]}; there are {', '.join(STEPS)}", file=sys.stderr)
        return 2
    if not arguments:
        shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir(exist_ok=True)
    tools()
    for name in arguments or STEPS:
        try:
            STEPS[name]()
        except Skipped as why:
            print(f"package: {name}: left out: {why}", flush=True)
        else:
            print(f"package: {name}: done", flush=True)
    for path in sorted(DIST.iterdir()):
        print(f"{path.stat().st_size:>12,}  {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
