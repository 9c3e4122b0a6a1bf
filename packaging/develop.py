"""Prepares a checkout and starts the game from it: develop.py setup | play [arguments].

Standard library only; runs with the Python of the system (an older one gets a clear line, so no
match statement here). Whatever is ready already is left alone.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import resources

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
SUFFIX = ".exe" if os.name == "nt" else ""
PYTHON = SCRIPTS / f"python{SUFFIX}"
STAMP = VENV / "okrummy.stamp"
LOG = VENV / "setup.log"
OLDEST = (3, 11)
NO_DISPLAY = (
    "okrummy: there is no display (DISPLAY and WAYLAND_DISPLAY are empty): start it from a "
    "desktop, over ssh -X, or with: xvfb-run -a make play"
)


class Failure(Exception):
    """What went wrong, in one line for people."""


def say(text: str) -> None:
    print(f"okrummy: {text}", flush=True)


def run(command: Sequence[str | Path]) -> tuple[bool, str]:
    """Whether the command succeeded, and all it printed."""
    try:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
    except OSError as error:
        return False, str(error)
    return done.returncode == 0, done.stdout


def last_line(output: str, marker: str = "") -> str:
    """The last line that says something, by preference one that has the marker."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    marked = [line for line in lines if marker in line]
    return (marked or lines or ["no message"])[-1]


# ---- system packages


def parse_packages(text: str) -> dict[str, list[str]]:
    """system-packages.txt as purpose -> package names."""
    packages: dict[str, list[str]] = {}
    for line in text.splitlines():
        words = line.split("#")[0].split()
        if words:
            purpose, name = words
            packages.setdefault(purpose, []).append(name)
    return packages


def installed_packages() -> set[str]:
    """Every installed Debian package, and every name that such a package provides."""
    ok, output = run(["dpkg-query", "-W", "-f", "${db:Status-Status}|${Package}, ${Provides}\n"])
    if not ok:
        raise Failure(f"dpkg-query failed: {last_line(output)}")
    names: set[str] = set()
    for line in output.splitlines():
        status, _, provided = line.partition("|")
        if status == "installed":
            names.update(part.split()[0] for part in provided.split(",") if part.strip())
    return names


def apt_install(packages: Sequence[str]) -> None:
    say(f"installing system packages: {' '.join(packages)}")
    environment = ["env", "DEBIAN_FRONTEND=noninteractive"]
    install = [*environment, "apt-get", "install", "-y", "-qq", "--no-install-recommends"]
    ok, output = run([*install, *packages])
    if not ok:  # the lists may be old or absent
        run([*environment, "apt-get", "update", "-qq"])
        ok, output = run([*install, *packages])
    if not ok:
        raise Failure(f"apt-get could not install {' '.join(packages)}: {last_line(output, 'E: ')}")


def require_packages(packages: Iterable[str]) -> None:
    missing = sorted(set(packages) - installed_packages())
    if not missing:
        return
    if os.geteuid() != 0:
        raise Failure(f"please run first: sudo apt-get install {' '.join(missing)}")
    apt_install(missing)


def check_system(purposes: Sequence[str]) -> None:
    """Debian and its relatives only: elsewhere the names differ."""
    if not (shutil.which("dpkg-query") and shutil.which("apt-get")):
        return
    text = (ROOT / "packaging" / "system-packages.txt").read_text("utf-8")
    packages = parse_packages(text)
    require_packages(name for purpose in purposes for name in packages[purpose])


# ---- the virtual environment


def place() -> str:
    """What a virtual environment is bound to; it is made anew when that changes."""
    return hashlib.sha256(f"{sys.version}\0{ROOT}".encode()).hexdigest()


def requirements() -> str:
    sha = hashlib.sha256()
    for name in ("pyproject.toml", "constraints.txt"):
        sha.update((ROOT / name).read_bytes())
    return sha.hexdigest()


def read_stamp() -> tuple[str, str]:
    """The place and the requirements of the last installation; empty where unknown."""
    if not (PYTHON.exists() and STAMP.is_file()):
        return "", ""
    first, _, second = STAMP.read_text("ascii").partition(" ")
    return first, second


def make_venv() -> None:
    command = [sys.executable, "-m", "venv", "--clear", VENV]
    ok, output = run(command)
    if not ok and "ensurepip" in output and shutil.which("apt-get"):
        require_packages(["python3-venv"])
        ok, output = run(command)
    if not ok:
        raise Failure(f"could not make {VENV.name}: {last_line(output)}")


def pip_install(*arguments: str) -> None:
    command = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check"]
    ok, output = run([*command, "-c", "constraints.txt", *arguments])
    LOG.write_text(output, encoding="utf-8")
    if not ok:
        log = LOG.relative_to(ROOT)
        raise Failure(f"pip failed (all of it in {log}): {last_line(output, 'ERROR: ')}")


def install() -> None:
    here, wanted = place(), requirements()
    made_for, installed = read_stamp()
    if (made_for, installed) == (here, wanted):
        return
    say("installing into .venv; this takes a minute the first time")
    if made_for != here:
        make_venv()
        STAMP.write_text(f"{here} ", encoding="ascii")
    # What builds the project is installed first: an isolated build would fetch Qt a second time.
    pip_install("hatchling", "editables", "PySide6-Essentials")
    pip_install("--no-build-isolation", "-e", ".[dev]")
    STAMP.write_text(f"{here} {wanted}", encoding="ascii")


def compile_resources() -> None:
    if resources.is_stale():
        ok, output = run([PYTHON, ROOT / "packaging" / "resources.py"])
        if not ok:
            raise Failure(last_line(output))


# ---- commands


def has_display() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(os.environ.get(name) for name in names)


def setup(purposes: Sequence[str] = ("run",)) -> None:
    if sys.version_info[:2] < OLDEST:
        raise Failure(f"Python 3.11 or newer is needed, this is {sys.version.split()[0]}")
    check_system(purposes)
    install()
    compile_resources()


def play(arguments: Sequence[str]) -> int:
    if not has_display():
        print(NO_DISPLAY, file=sys.stderr)
        return 1
    setup(("run", "desktop"))
    program = [str(SCRIPTS / f"okrummy{SUFFIX}"), *arguments]
    if os.name == "nt":  # exec there would give the console back too early
        return subprocess.call(program)
    os.execv(program[0], program)


def main(arguments: Sequence[str]) -> int:
    try:
        if list(arguments) == ["setup"]:
            setup()
            return 0
        if arguments[:1] == ["play"]:
            return play(arguments[1:])
    except (Failure, OSError) as error:
        print(f"okrummy: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    print("usage: develop.py setup | play [arguments of okrummy]", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
