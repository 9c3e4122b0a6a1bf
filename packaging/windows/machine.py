"""The Windows that check.py tries the installer on: a fresh Wine prefix, or Windows itself."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path, PureWindowsPath

HERE = Path(__file__).resolve().parent
COMPILER = "x86_64-w64-mingw32-gcc"
USER = "Zoë Müller"
SCREEN = "1400x1000x24"
PATIENCE = 300.0
"""Seconds for anything: wine is slow the first time, and the machine may be busy."""


class Failed(Exception):
    """A check that did not pass, in one line."""


@dataclass(frozen=True)
class Done:
    code: int
    output: str


def wait_for(condition: Callable[[], object], what: str, seconds: float = PATIENCE) -> float:
    """How many seconds it took."""
    start = time.monotonic()
    while not condition():
        if time.monotonic() - start > seconds:
            raise Failed(f"{what}: not within {seconds:.0f} seconds")
        time.sleep(0.05)
    return time.monotonic() - start


def _value(line: str) -> tuple[str, str]:
    """A line of an exported registry: "name"="text", "name"=dword:0000000a or @="text"."""
    name, _, value = line.partition("=")
    if value.startswith("dword:"):
        value = str(int(value.removeprefix("dword:"), 16))
    text = value.removeprefix('"').removesuffix('"')
    return name.strip('"'), text.replace('\\"', '"').replace("\\\\", "\\")


class Windows:
    """Windows itself; on a machine for tests only, as the game is installed for this user."""

    starter: tuple[str, ...] = ()
    has_pictures = False

    def environment(self, more: Mapping[str, str]) -> dict[str, str]:
        return {**os.environ, **more}

    def path(self, place: str) -> Path:
        """Where a Windows path is for this Python."""
        return Path(place)

    def native(self, path: Path) -> str:
        """How Windows names a path of this Python."""
        return str(path)

    def start(self, program: str, *arguments: str, **more: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [*self.starter, program, *arguments],
            env=self.environment(more),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )

    def run(self, program: str, *arguments: str, **more: str) -> Done:
        process = self.start(program, *arguments, **more)
        try:
            output, _ = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired as late:
            process.kill()
            raise Failed(f"{PureWindowsPath(program).name} did not end") from late
        return Done(process.returncode, output)

    def run_line(self, line: str) -> Done:
        """For NSIS's own switches, which are not to be put into quotes, spaces or not."""
        done = subprocess.run(line, shell=True, capture_output=True, timeout=PATIENCE, check=False)
        return Done(done.returncode, "")

    def folder(self, variable: str) -> str:
        """What LOCALAPPDATA and the like say."""
        return os.environ[variable]

    def registry(self, key: str) -> dict[str, str]:
        """The values of a key; empty where there is none."""
        export = f"{self.folder('TEMP')}\\okrummy-check.reg"
        if self.run("reg", "export", key, export, "/y").code != 0:
            return {}
        lines = self.path(export).read_text("utf-16").splitlines()
        self.path(export).unlink()
        start = next(
            at for at, line in enumerate(lines) if line.lower().endswith(f"{key.lower()}]")
        )
        return dict(map(_value, takewhile(bool, lines[start + 1 :])))

    def titles(self) -> str:
        """What stands in the titles of the game's windows."""
        return self.run("tasklist", "/V", "/FI", "IMAGENAME eq okrummy.exe", "/FO", "CSV").output

    def has_window(self, title: str) -> bool:
        return title in self.titles()

    def close_window(self) -> None:
        self.run("taskkill", "/IM", "okrummy.exe")

    def photograph(self, target: Path) -> int:
        """How many colours there are to be seen: many, where no pictures can be taken."""
        return 1 << 24

    def close(self) -> None:
        """Nothing is left to be done on Windows."""


class Wine(Windows):
    """A new prefix with a user whose name has a space and accents, and a screen of its own."""

    has_pictures = True
    starter = ("wine",)

    def __init__(self, prefix: Path) -> None:
        self._prefix = prefix
        self._display = ""
        shutil.rmtree(prefix, ignore_errors=True)
        self._screen = self._open_screen()
        self.run("wineboot", "-i")
        self._mend()

    def _open_screen(self) -> subprocess.Popen[bytes]:
        reader, writer = os.pipe()
        command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", SCREEN, "-noreset"]
        quiet = subprocess.DEVNULL
        screen = subprocess.Popen(command, pass_fds=[writer], stdout=quiet, stderr=quiet)
        os.close(writer)
        with os.fdopen(reader) as said:
            self._display = ":" + said.readline().strip()
        return screen

    def _mend(self) -> None:
        """What Wine 8 lacks beside the oldest Windows that the game runs on."""
        system = self._prefix / "drive_c" / "windows" / "system32"
        source = HERE / "wine" / "icuuc.c"
        command = [COMPILER, "-shared", "-O1", "-o", str(system / "icuuc.dll"), str(source)]
        subprocess.run(command, check=True)
        self.run("winecfg", "-v", "win10")
        for font in Path("/usr/share/fonts/truetype/dejavu").glob("*.ttf"):
            shutil.copyfile(font, system.parent / "Fonts" / font.name)

    def environment(self, more: Mapping[str, str]) -> dict[str, str]:
        # Wine hides variables that begin with QT_ unless WINE stands before them.
        given = {f"WINE{name}" if name.startswith("QT_") else name: more[name] for name in more}
        return {
            **os.environ,
            "DISPLAY": self._display,
            "LC_ALL": "C.UTF-8",
            "LOGNAME": USER,
            "USER": USER,
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "winemenubuilder.exe,mscoree,mshtml=",
            "WINEPREFIX": str(self._prefix),
            **given,
        }

    def path(self, place: str) -> Path:
        drive, *parts = PureWindowsPath(place).parts
        if drive.upper() != "C:\\":
            raise ValueError(place)
        return self._prefix.joinpath("drive_c", *parts)

    def run_line(self, line: str) -> Done:
        batch = f"{self.folder('TEMP')}\\okrummy-check.bat"
        text = f"@{line}\r\n@exit /b %errorlevel%\r\n"
        self.path(batch).write_bytes(text.encode("cp437"))
        return self.run("cmd", "/c", batch)

    def native(self, path: Path) -> str:
        return "Z:" + str(path).replace("/", "\\")

    def folder(self, variable: str) -> str:
        home = f"C:\\users\\{USER}"
        return {
            "LOCALAPPDATA": f"{home}\\AppData\\Local",
            "APPDATA": f"{home}\\AppData\\Roaming",
            "PROGRAMDATA": "C:\\ProgramData",
            "PROGRAMFILES": "C:\\Program Files",
            "PUBLIC": "C:\\users\\Public",
            "TEMP": "C:\\windows\\temp",
            "USERPROFILE": home,
        }[variable]

    def titles(self) -> str:
        found = self._xdotool("search", "--onlyvisible", "--name", ".").split()
        return ", ".join(self._xdotool("getwindowname", window) for window in found)

    def has_window(self, title: str) -> bool:
        return bool(self._xdotool("search", "--onlyvisible", "--name", title))

    def photograph(self, target: Path) -> int:
        target.parent.mkdir(parents=True, exist_ok=True)
        command = ["import", "-display", self._display, "-window", "root", str(target)]
        subprocess.run(command, check=True)
        count = ["identify", "-format", "%k", str(target)]
        return int(subprocess.run(count, check=True, capture_output=True).stdout)

    def flush(self) -> None:
        """Let the registry be written into its files."""
        self.end_all()

    def end_all(self) -> None:
        """Every program of this prefix, and only of it."""
        for order in ("-k", "-w"):
            subprocess.run(["wineserver", order], env=self.environment({}), check=False)

    def mentions(self, word: str) -> list[str]:
        """The lines of the whole registry in which the word stands."""
        files = [self._prefix / name for name in ("user.reg", "system.reg")]
        lines = (line for file in files for line in file.read_text("utf-8", "replace").splitlines())
        return [line for line in lines if word in line.lower()]

    def press(self, *keys: str) -> None:
        self._xdotool("key", *keys)

    def _xdotool(self, *arguments: str) -> str:
        done = subprocess.run(
            ["xdotool", *arguments],
            env=self.environment({}),
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout.strip()

    def close(self) -> None:
        self.end_all()
        self._screen.terminate()
        self._screen.wait()


def here(prefix: Path) -> Windows:
    return Windows() if os.name == "nt" else Wine(prefix)


def missing_tools() -> Sequence[str]:
    wanted = (
        ()
        if os.name == "nt"
        else ("wine", "wineserver", "Xvfb", "xdotool", "import", "identify", COMPILER)
    )
    return [name for name in wanted if shutil.which(name) is None]
