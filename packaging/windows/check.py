"""Proves the installer: installs, starts, plays, upgrades and uninstalls, here under Wine.

check.py [INSTALLER] [--pictures FOLDER]. On Windows itself it installs the game for the user who
runs it and removes it again: for test machines only. Prints a line a check; exit code 1 at the
first that fails, 3 where a tool is missing.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(HERE), str(HERE.parent / "freeze"), str(HERE.parent)]

import installer as maker
import machine
import recipe
from machine import Failed, Windows, Wine, wait_for

NAME = "Oklahoma Rummy"
APPS_ENTRY = "Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\OklahomaRummy"
CLASSES = "Software\\Classes"
MATCH_CLASS = "OklahomaRummy.Match"
LARGEST = 48_000_000
ODD_PLACE = "C:\\Spiele für Zoë\\Ökla homa"
RUNNING = 3
LANGUAGES = {"en": "1033", "de": "1031", "nl": "1043", "es": "3082"}
GUI = 2
PLAIN = 1000
"""More colours than a window has in which nothing is painted yet."""


def expect(condition: object, message: str) -> None:
    if not condition:
        raise Failed(message)


class Checks:
    """Everything is tried on one machine, one check after the other."""

    def __init__(self, windows: Windows, installer: Path, pictures: Path) -> None:
        self.windows = windows
        self.installer = installer
        self.pictures = pictures
        self.version = recipe.version(ROOT)
        self.mine = f"{windows.folder('LOCALAPPDATA')}\\Programs\\{NAME}"
        self.saves = f"{windows.folder('LOCALAPPDATA')}\\okrummy"

    # ---- what the checks are made of

    def install(self, *switches: str, installer: Path | None = None, code: int = 0) -> None:
        done = self.windows.run(str(installer or self.installer), "/S", *switches)
        expect(done.code == code, f"the installer ended with {done.code}, not {code}")

    def install_into(self, folder: str, code: int = 0) -> None:
        line = f'"{self.windows.native(self.installer)}" /S /D={folder}'
        done = self.windows.run_line(line)
        expect(done.code == code, f"the installer ended with {done.code}, not {code}")

    def uninstall(self, folder: str) -> None:
        self.windows.run(f"{folder}\\uninstall.exe", "/S")
        # it goes on in a copy of itself, as no program can delete itself
        wait_for(lambda: not self.windows.path(folder).exists(), f"{folder} is still there")

    def play(self, folder: str, *arguments: str, **environment: str) -> str:
        done = self.windows.run(f"{folder}\\okrummy.exe", *arguments, **environment)
        if done.code != 0:
            told = f"okrummy {' '.join(arguments)} ended with {done.code}: {done.output.strip()}"
            raise Failed(f"{told}\n{self.what_is_to_be_seen(folder)}")
        return done.output

    def what_is_to_be_seen(self, folder: str) -> str:
        """For whoever asks why the game failed: files that are not whole, windows, the log."""
        place = self.windows.path(f"{folder}\\runtime")
        found = {name: size for name, (size, _) in self.tree(f"{folder}\\runtime").items()}
        lines = (place / "files.txt").read_text("ascii").splitlines() if found else []
        wanted = {str(Path(name)): int(size) for size, name in (one.split(" ", 1) for one in lines)}
        wrong = [name for name, size in wanted.items() if found.get(name) != size]
        log = next(self.windows.path(self.saves).rglob("*.log"), None)
        last = log.read_text("utf-8", "replace").splitlines()[-20:] if log else ["none"]
        return (
            f"of {len(wanted)} files not whole: {', '.join(wrong) or 'none'}\n"
            f"windows: {self.windows.titles() or 'none'}\nlog:\n" + "\n".join(last)
        )

    def self_check(self, folder: str, *arguments: str, **environment: str) -> str:
        environment.setdefault("QT_QPA_PLATFORM", "windows")
        said = self.play(folder, "--self-check", *arguments, **environment)
        expect("self-check passed" in said, said)
        return said.strip()

    def tree(self, place: str) -> dict[str, tuple[int, int]]:
        """Every file below with its size and time."""
        folder = self.windows.path(place)
        return {
            str(path.relative_to(folder)): (path.stat().st_size, path.stat().st_mtime_ns)
            for path in folder.rglob("*")
            if path.is_file()
        }

    def shortcuts(self, menu: str) -> Path:
        return self.windows.path(f"{menu}\\Microsoft\\Windows\\Start Menu\\Programs\\{NAME}.lnk")

    def kind_of_file(self, root: str) -> str:
        return self.windows.registry(f"{root}\\{CLASSES}\\.okrummy").get("@", "")

    # ---- the checks, in their order

    def size(self) -> str:
        found = self.installer.stat().st_size
        expect(found <= LARGEST, f"{found:,} bytes are more than {LARGEST:,}")
        return f"{found:,} bytes"

    def silent_install(self) -> str:
        start = time.monotonic()
        self.install()
        took = time.monotonic() - start
        expect(self.windows.path(f"{self.mine}\\okrummy.exe").is_file(), "no okrummy.exe")
        expect(self.shortcuts(self.windows.folder("APPDATA")).is_file(), "no start menu entry")
        desktop = self.windows.path(f"{self.windows.folder('USERPROFILE')}\\Desktop\\{NAME}.lnk")
        expect(not desktop.exists(), "a shortcut on the desktop nobody asked for")
        return f"{took:.1f} s into {self.mine}"

    def apps_entry(self) -> str:
        entry = self.windows.registry(f"HKEY_CURRENT_USER\\{APPS_ENTRY}")
        expect(entry.get("DisplayVersion") == self.version, f"the version is not {self.version}")
        expect(entry.get("InstallLocation") == self.mine, f"another place: {entry}")
        real = sum(size for size, _ in self.tree(self.mine).values()) // 1024
        told = int(entry["EstimatedSize"])
        expect(abs(told - real) < real // 50, f"{told} KiB are told, {real} KiB are there")
        return f"{entry['DisplayName']} {entry['DisplayVersion']}, {told:,} KiB"

    def match_files(self) -> str:
        expect(self.kind_of_file("HKEY_CURRENT_USER") == MATCH_CLASS, ".okrummy is unknown")
        key = f"HKEY_CURRENT_USER\\{CLASSES}\\{MATCH_CLASS}\\shell\\open\\command"
        command = self.windows.registry(key).get("@", "")
        expect(command == f'"{self.mine}\\okrummy.exe" "%1"', f"opened by {command}")
        return command

    def starter(self) -> str:
        """What stands inside okrummy.exe."""
        program = self.windows.path(f"{self.mine}\\okrummy.exe").read_bytes()
        header = int.from_bytes(program[0x3C:0x40], "little")
        subsystem = int.from_bytes(program[header + 92 : header + 94], "little")
        expect(subsystem == GUI, "it opens a console window")
        expect(b"PerMonitorV2" in program, "no per-monitor DPI in the manifest")
        for text in ("ProductVersion", self.version, NAME, "beschädigt", "dañada"):
            expect(text.encode("utf-16-le") in program, f"{text} is not in its resources")
        expect(b"\x89PNG" in program, "no large icon")
        return f"{len(program):,} bytes, no console, PerMonitorV2, version {self.version}"

    def version_said(self) -> str:
        said = self.play(self.mine, "--version").strip()
        expect(said == f"okrummy {self.version}", said)
        return said

    def a_hand_apart(self) -> str:
        before = self.tree(self.mine)
        said = self.self_check(self.mine)
        expect(not self.windows.path(self.saves).exists(), "it left something in the user's folder")
        expect(self.tree(self.mine) == before, "the program wrote into its own folder")
        return said

    def a_hand_here(self) -> str:
        picture = f"{self.windows.folder('TEMP')}\\okrummy-check.png"
        self.self_check(self.mine, "here", "--self-check-picture", picture)
        saved = sorted(self.tree(self.saves))
        expect("matches.sqlite3" in saved, f"the game was not saved: {saved}")
        self.pictures.mkdir(parents=True, exist_ok=True)
        shutil.move(self.windows.path(picture), self.pictures / "hand.png")
        return f"saved in {self.saves}: {', '.join(saved)}"

    def start(self) -> str:
        """To the first painted table, beside the sources on the same Python; best of three."""
        ways = {"installed": (f"{self.mine}\\okrummy.exe",)}
        python = next((maker.WORK / "scratch").rglob("python.exe"), None)
        if python is not None:
            place = self.windows.native(maker.WORK / "packages")
            source = f"import sys; sys.path.insert(0, {place!r}); import okrummy_gui.__main__ as m"
            ways["from source"] = (str(python), "-c", f"{source}; m.main()")
        times = {way: [self._start_of(*command)] for way, command in ways.items()}
        for _ in range(2):
            for way, command in ways.items():
                times[way].append(self._start_of(*command))
        best = {way: min(found) for way, found in times.items()}
        told = ", ".join(f"{way} {took:.2f} s" for way, (_, took) in best.items())
        expect(best["installed"] <= best.get("from source", best["installed"]), told)
        return f"{told}; of the processor {', '.join(f'{work:.2f} s' for work, _ in best.values())}"

    def _start_of(self, *command: str) -> tuple[float, float]:
        """The seconds of the processor, which nobody else disturbs, and those of the clock."""
        before, begin = os.times(), time.monotonic()
        done = self.windows.run(*command, "--self-check", "start", QT_QPA_PLATFORM="windows")
        took, after = time.monotonic() - begin, os.times()
        expect(done.code == 0, f"the start failed: {done.output}")
        work = after.children_user + after.children_system
        return work - before.children_user - before.children_system, took

    def open_match(self) -> str:
        """An exported match, with what stands in the registry for its kind of file."""
        with self._match() as file:
            command = self.match_files().replace("%1", file)
            program, *arguments = re.findall(r'"(.*?)"', command)
            self.windows.start(program, *arguments)
            self._see_match("match.png")
        return command

    def _see_match(self, picture: str) -> None:
        wait_for(lambda: self.windows.has_window(NAME), "no window")
        self.see(picture)
        self.windows.close_window()
        wait_for(lambda: not self.windows.has_window(NAME), "the game stays")

    def see(self, picture: str) -> None:
        """The game's window, painted: on a busy machine that takes its time."""
        target = self.pictures / picture
        wait_for(lambda: self.windows.photograph(target) > PLAIN, "the window stays empty")
        time.sleep(3)
        self.windows.photograph(target)

    @contextmanager
    def _match(self) -> Iterator[str]:
        file = f"{self.windows.folder('USERPROFILE')}\\Zoës Partie.okrummy"
        shutil.copyfile(ROOT / "tests" / "data" / "sample.okrummy", self.windows.path(file))
        yield file
        self.windows.path(file).unlink()

    def without_network(self) -> str:
        """In a network namespace of its own, in which there is nothing at all."""
        if not isinstance(self.windows, Wine) or os.geteuid() != 0:
            return "not tried on this machine"
        usual = self.windows.starter
        self.windows.starter = ("unshare", "-n", *usual)
        try:
            return self.self_check(self.mine)
        finally:
            self.windows.starter = usual

    def window(self) -> str:
        process = self.windows.start(f"{self.mine}\\okrummy.exe")
        took = wait_for(lambda: self.windows.has_window(NAME), "no window")
        self.see("window.png")
        self._refuse_while_it_runs()
        self.windows.close_window()
        expect(process.wait(machine.PATIENCE) == 0, f"it ended with {process.returncode}")
        return f"there after {took:.1f} s; nothing is installed or removed meanwhile"

    def _refuse_while_it_runs(self) -> None:
        before = self.tree(self.mine)
        self.install(code=RUNNING)
        # in its place: a copy, as it makes otherwise, might wake up only when the game is closed
        done = self.windows.run_line(f'"{self.mine}\\uninstall.exe" /S _?={self.mine}')
        expect(done.code == RUNNING, f"the uninstaller ended with {done.code}, not {RUNNING}")
        expect(self.tree(self.mine) == before, "files have changed while the game was running")

    def damage(self) -> str:
        """A dialog, exit code 1 and nothing written."""
        file = self.windows.path(f"{self.mine}\\runtime\\PySide6\\Qt6Svg.dll")
        whole = file.read_bytes()
        file.write_bytes(whole[:-1])
        before = self.tree(self.saves)
        process = self.windows.start(f"{self.mine}\\okrummy.exe")
        wait_for(lambda: self.windows.has_window(NAME), "no dialog")
        time.sleep(1)
        self.windows.photograph(self.pictures / "damaged.png")
        if isinstance(self.windows, Wine):
            self.windows.press("Return")
        else:
            self.windows.close_window()
        code = process.wait(machine.PATIENCE)
        expect(code == 1, f"a damaged installation ended with {code}")
        expect(self.tree(self.saves) == before, "a damaged installation wrote something")
        file.write_bytes(whole)
        return "told in a dialog, exit code 1"

    def upgrade(self) -> str:
        """From an older version with a file that is no more, and with a shortcut on the desktop."""
        before = self.tree(self.saves)
        if (maker.WORK / "installer").is_dir():
            older, version = build_older(), "0.0.1"
        else:  # only the finished installer is here
            older, version = self.installer, self.version
        self.install("/DESKTOP", installer=older)
        entry = self.windows.registry(f"HKEY_CURRENT_USER\\{APPS_ENTRY}")
        expect(entry.get("DisplayVersion") == version, f"{version} is not there")
        self.install()
        left = self.windows.path(f"{self.mine}\\runtime\\old")
        expect(not left.exists(), "the older version left a file behind")
        desktop = self.windows.path(f"{self.windows.folder('USERPROFILE')}\\Desktop\\{NAME}.lnk")
        expect(desktop.is_file(), "the shortcut on the desktop is gone")
        self.apps_entry()
        expect(self.tree(self.saves) == before, "the saved games have changed")
        self.version_said()
        return f"{version} to {self.version}, saves and shortcut kept"

    def again(self) -> str:
        """As a script does it that waits for nothing: what is installed is there and whole."""
        before = self.tree(self.mine)
        self.windows.run(f"{self.mine}\\uninstall.exe", "/S")
        self.install()
        wait_for(lambda: sorted(self.tree(self.mine)) == sorted(before), "not all is there")
        return self.self_check(self.mine)

    def silent_uninstall(self) -> str:
        self.windows.path(f"{self.mine}\\mine.txt").write_text("a file of the user's", "utf-8")
        self.windows.run(f"{self.mine}\\uninstall.exe", "/S")
        folder = self.windows.path(self.mine)
        wait_for(lambda: not (folder / "uninstall.exe").exists(), "the uninstaller stays")
        wait_for(lambda: sorted(self.tree(self.mine)) == ["mine.txt"], "not all was removed")
        (folder / "mine.txt").unlink()
        folder.rmdir()
        self.nothing_left(self.windows.folder("APPDATA"), "HKEY_CURRENT_USER")
        expect(self.tree(self.saves), "the saved games are gone")
        return "nothing left but the user's own files"

    def nothing_left(self, menu: str, root: str) -> None:
        expect(not self.shortcuts(menu).exists(), "the start menu entry stays")
        for key in (APPS_ENTRY, f"{CLASSES}\\.okrummy", f"{CLASSES}\\{MATCH_CLASS}"):
            wait_for(lambda key=key: not self.windows.registry(f"{root}\\{key}"), f"{key} stays")
        if isinstance(self.windows, Wine):
            self.windows.flush()
            for line in self.windows.mentions("okrummy"):
                raise Failed(f"left in the registry: {line}")

    def odd_place(self) -> str:
        self.install_into(ODD_PLACE)
        said = self.self_check(ODD_PLACE)
        self.uninstall(ODD_PLACE)
        self.windows.path(ODD_PLACE).parent.rmdir()
        return f"{said} in {ODD_PLACE}"

    def foreign_folder(self) -> str:
        """A folder with other things in it is not taken."""
        place = f"{self.windows.folder('LOCALAPPDATA')}\\Other things"
        self.windows.path(place).mkdir()
        (self.windows.path(place) / "other.txt").write_text("x", "utf-8")
        self.install_into(place, code=2)
        expect(sorted(self.tree(place)) == ["other.txt"], "something was put into it")
        shutil.rmtree(self.windows.path(place))
        return "refused with exit code 2"

    def everyone(self) -> str:
        place = f"{self.windows.folder('PROGRAMFILES')}\\{NAME}"
        menu = self.windows.folder("PROGRAMDATA")
        self.install("/ALLUSERS")
        entry = self.windows.registry(f"HKEY_LOCAL_MACHINE\\{APPS_ENTRY}")
        expect(entry.get("InstallLocation") == place, f"another place: {entry}")
        expect(self.shortcuts(menu).is_file(), "no start menu entry for everyone")
        expect(self.kind_of_file("HKEY_LOCAL_MACHINE") == MATCH_CLASS, ".okrummy is unknown")
        said = self.self_check(place)
        with self._match() as file:  # as from Explorer; Wine knows kinds of files only for everyone
            self.windows.start("cmd", "/c", "start", "", file)
            self._see_match("match-from-explorer.png")
        self.uninstall(place)
        self.nothing_left(menu, "HKEY_LOCAL_MACHINE")
        return f"{said} in {place}"

    def by_hand(self) -> str:
        """Through the pages of installer and uninstaller, in German, with the keyboard."""
        if not isinstance(self.windows, Wine):
            return "no keyboard on this machine"
        self.windows.start(str(self.installer), f"/LANG={LANGUAGES['de']}")
        self.turn_pages("install-de", 3)
        self.windows.press("Return")
        wait_for(self.shortcuts(self.windows.folder("APPDATA")).exists, "it does not install")
        self.turn_pages("installed-de", 1)
        self.windows.press("Return")  # and play
        wait_for(lambda: self.windows.has_window(f"^{NAME}$"), "the game does not start")
        wait_for(lambda: self.windows.path(self.saves).exists(), "the game does not run")
        self.windows.close_window()
        wait_for(lambda: not self.windows.has_window(NAME), "the game stays")
        self.windows.start(f"{self.mine}\\uninstall.exe", f"/LANG={LANGUAGES['de']}")
        self.turn_pages("remove-de", 1)
        self.windows.press("Return")
        wait_for(lambda: not self.windows.path(self.mine).exists(), "it does not uninstall")
        self.turn_pages("removed-de", 1)
        self.windows.press("Return")
        wait_for(lambda: not self.windows.has_window(NAME), "the uninstaller stays")
        return f"pictures in {self.pictures}"

    def languages(self) -> str:
        """The installer's pages, for a person to look at."""
        if not isinstance(self.windows, Wine):
            return "no pictures on this machine"
        for code, number in LANGUAGES.items():
            self.windows.start(str(self.installer), f"/LANG={number}")
            self.turn_pages(f"install-{code}", 3)
            self.windows.end_all()
            wait_for(lambda: not self.windows.has_window(NAME), "the installer stays")
        return f"{', '.join(LANGUAGES)}: pictures in {self.pictures}"

    def turn_pages(self, name: str, pages: int) -> None:
        wait_for(lambda: self.windows.has_window(NAME), "no window")
        time.sleep(2)
        for page in range(1, pages + 1):
            self.windows.photograph(self.pictures / f"{name}-{page}.png")
            if page < pages:
                self.windows.press("Return")
                time.sleep(1)

    def in_order(self) -> list[Callable[[], str]]:
        return [
            self.size,
            self.silent_install,
            self.apps_entry,
            self.match_files,
            self.starter,
            self.version_said,
            self.a_hand_apart,
            self.a_hand_here,
            self.without_network,
            self.start,
            self.window,
            self.open_match,
            self.damage,
            self.upgrade,
            self.again,
            self.silent_uninstall,
            self.odd_place,
            self.foreign_folder,
            self.everyone,
            self.by_hand,
            self.languages,
        ]


def build_older() -> Path:
    """An installer of version 0.0.1 of the same files and one more, quickly made."""
    made = maker.WORK / "installer"
    old = maker.WORK / "older"
    shutil.rmtree(old, ignore_errors=True)
    old.mkdir(parents=True)
    output = old / "okrummy-older-setup.exe"
    (old / "gone.txt").write_text("only the older version has this", "utf-8")
    files = (made / "files.nsh").read_text("utf-8")
    folder = "$INSTDIR\\runtime\\old"
    install = f'!macro InstallFiles\n  SetOutPath "{folder}"\n  File "{old / "gone.txt"}"\n'
    remove = f'!macro RemoveFiles\n  Delete "{folder}\\gone.txt"\n  RMDir "{folder}"\n'
    files = files.replace("!macro InstallFiles\n", install).replace("!macro RemoveFiles\n", remove)
    (old / "files.nsh").write_text(files, "utf-8")
    defines = (made / "build.nsh").read_text("utf-8")
    for name, value in (("VERSION", "0.0.1"), ("FOUR_NUMBERS", "0.0.1.0"), ("OUTPUT", str(output))):
        defines = re.sub(rf'(!define {name} )".*"', lambda m, v=value: f'{m[1]}"{v}"', defines)
    (old / "build.nsh").write_text(defines + "!define QUICK\n", "utf-8")
    maker.make_installer(old)
    return output


def newest_installer() -> Path:
    return maker.DIST / f"okrummy-{recipe.version(ROOT)}-windows-x64-setup.exe"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="check.py", description="proves the Windows installer")
    parser.add_argument("installer", type=Path, nargs="?", default=newest_installer())
    parser.add_argument("--pictures", type=Path, default=maker.WORK / "pictures")
    options = parser.parse_args(arguments)
    if missing := machine.missing_tools():
        print(f"windows: skipped: {', '.join(missing)} not found", file=sys.stderr)
        return maker.SKIPPED
    if not options.installer.is_file():
        print(f"windows: {options.installer} is missing; build.py makes it", file=sys.stderr)
        return 1
    windows = machine.here(maker.WORK / "check")
    try:
        checks = Checks(windows, options.installer.resolve(), options.pictures)
        for check in checks.in_order():
            print(f"windows: {check.__name__}: {check()}", flush=True)
        print(f"windows: {checks.installer.name}: {len(checks.in_order())} checks passed")
    except (Failed, maker.Failure, OSError, subprocess.SubprocessError) as failure:
        print(f"windows: {check.__name__}: FAILED: {failure}", file=sys.stderr)
        return 1
    finally:
        windows.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
