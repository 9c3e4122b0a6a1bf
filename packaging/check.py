"""Proves the packages in dist/: check.py [NAME …].

Names: validators, wheel, reproducible, start, speed, refusals, deb, rpm, appimage, sbom, size,
windows; without any, all. Each is one line when it passes; the first that fails ends it with exit
code 1. deb wants root and mmdebstrap; what a machine lacks is said and left out.
"""

from __future__ import annotations

import filecmp
import json
import os
import pwd
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE / "freeze"), str(HERE / "linux")]
import identity
import package
import recipe
import stage

ROOT, DIST, BUILD, PYTHON = package.ROOT, package.DIST, package.BUILD, package.PYTHON
WORK = BUILD / "check"
VERSION = recipe.version(ROOT)
MEGABYTE = 1_000_000
LARGEST = {"*.deb": 55, "*.AppImage": 75, "*-setup.exe": 48}
MEASURED = 1.1
"""How far two measurements of the same start lie apart on a busy machine."""
PASSED = f"okrummy {VERSION}: self-check passed"
BARE = ("LANG=C.UTF-8", "PATH=/usr/sbin:/usr/bin:/sbin:/bin")
OWN_PLACES = re.compile(
    r"^(\.local/share/okrummy|\.config/okrummy|\.local/state/okrummy|\.cache/fontconfig)(/|$)"
)
"""And where fontconfig notes the fonts of a system that has no notes of its own."""


class Wrong(Exception):
    """What a check found."""


def run(*command: object, ok: bool = True, **options: object) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [str(part) for part in command],
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
        **options,  # type: ignore[call-overload]
    )
    if ok and done.returncode != 0:
        told = (done.stdout + done.stderr).strip()[-3000:]
        raise Wrong(f"{' '.join(map(str, command))[:200]}\nexit code {done.returncode}\n{told}")
    return done


def need(*programs: str) -> None:
    for name in programs:
        if shutil.which(name) is None:
            raise package.Skipped(f"{name} is not installed")


def one(pattern: str) -> Path:
    found = sorted(DIST.glob(pattern))
    if len(found) != 1:
        raise Wrong(f"dist/ has {len(found)} of {pattern}; make package builds them")
    return found[0]


def fresh(name: str) -> Path:
    folder = WORK / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


@contextmanager
def user_folder() -> Iterator[Path]:
    """A home as some people have it: with a space and letters beyond ASCII."""
    with tempfile.TemporaryDirectory(prefix="okrummy-check-") as folder:
        home = Path(folder) / "Zoë Müller"
        home.mkdir()
        yield home


def environment(home: Path, **more: str) -> dict[str, str]:
    """As little as a user has; XDG's folders are where they are by default."""
    return {
        "HOME": str(home),
        "LANG": "C.UTF-8",
        "PATH": "/usr/bin:/bin",
        "TMPDIR": str(home.parent),
        **more,
    }


def foreign_files(home: Path) -> list[str]:
    """What lies in the home and is in none of the program's own folders."""
    found = [path.relative_to(home) for path in home.rglob("*") if path.is_file()]
    return [str(path) for path in found if not OWN_PLACES.match(path.as_posix())]


def plays(program: Sequence[object], home: Path, prefix: Sequence[object] = ()) -> None:
    """A hand in the user's folders, without network where that can be taken away."""
    done = run(*prefix, *program, "--self-check", "here", env=environment(home))
    if done.stdout.strip() != PASSED:
        raise Wrong(f"the self-check says: {done.stdout}{done.stderr}")
    if done.stderr.strip():
        raise Wrong(f"the self-check warns: {done.stderr}")
    if not list((home / ".local/share/okrummy").glob("*")):
        raise Wrong(f"nothing was kept in {home}: {list(home.rglob('*'))}")
    if foreign := foreign_files(home):
        raise Wrong(f"written outside of the program's folders: {foreign}")


def no_network() -> list[str]:
    command = ["unshare", "-n" if os.geteuid() == 0 else "-rn"]
    return command if run(*command, "true", ok=False).returncode == 0 else []


# ---------------------------------------------------------------- the checks


def validators() -> str:
    need("desktop-file-validate", "appstreamcli", "mandoc", "shellcheck", "xmllint")
    work = fresh("validators")
    metainfo = work / f"{identity.APP_ID}.metainfo.xml"
    stage.write(metainfo, stage.metainfo_text(VERSION, recipe.source_date(ROOT)))
    run("desktop-file-validate", "--no-hints", HERE / "linux/okrummy.desktop")
    told = run("appstreamcli", "validate", "--no-net", "--pedantic", metainfo, ok=False)
    if told.returncode != 0 or re.search(r"^[EW]:", told.stdout, re.MULTILINE):
        raise Wrong(told.stdout)
    run("xmllint", "--noout", HERE / "linux/okrummy.xml", HERE / "freeze/okrummy.exe.manifest")
    check_file_type(work)
    words = {"VERSION": VERSION, "DATE": "2026-01-01"}
    manual = work / "okrummy.6"
    stage.write(manual, stage.filled((HERE / "linux/okrummy.6").read_text("utf-8"), words))
    run("mandoc", "-T", "lint", "-W", "warning", manual)
    run("shellcheck", "-s", "sh", one_tree("deb") / "usr/bin/okrummy")
    check_flatpak()
    run(PYTHON, HERE / "macos/check.py")
    check_workflows()
    return "desktop entry, metainfo, MIME type, man page, launcher, Flatpak, macOS, workflows"


def check_file_type(work: Path) -> None:
    """What a desktop makes of an exported match: by its name, and by what is in it without one."""
    if shutil.which("update-mime-database") is None or shutil.which("gio") is None:
        return
    folder = work / "mime"
    (folder / "packages").mkdir(parents=True)
    shutil.copyfile(HERE / "linux/okrummy.xml", folder / "packages/okrummy.xml")
    run("update-mime-database", folder)
    match = ROOT / "tests/data/sample.okrummy"
    shutil.copyfile(match, work / "without-a-name")
    for file in (match, work / "without-a-name"):
        asked = ["gio", "info", "-a", "standard::content-type", file]
        told = run(*asked, env={**os.environ, "XDG_DATA_HOME": str(work)}).stdout
        if "application/x-okrummy-match" not in told:
            raise Wrong(f"{file.name} is taken for something else: {told}")


def check_flatpak() -> None:
    file = HERE / "flatpak" / f"{identity.APP_ID}.json"
    manifest = json.loads(file.read_text("utf-8"))
    if manifest["id"] != identity.APP_ID:
        raise Wrong("the Flatpak manifest has another id")
    if any("network" in permission for permission in manifest["finish-args"]):
        raise Wrong("the Flatpak manifest asks for the network")
    for module in manifest["modules"]:
        for source in module.get("sources", []):
            if "path" in source and not (HERE / "flatpak" / source["path"]).resolve().exists():
                raise Wrong(f"the Flatpak manifest names {source['path']}, which is not there")
    if shutil.which("flatpak-builder"):
        run("flatpak-builder", "--show-manifest", file, cwd=fresh("flatpak"))


def check_workflows() -> None:
    files = sorted((ROOT / ".github/workflows").glob("*.yml"))
    schema = PYTHON.with_name("check-jsonschema")
    run(schema, "--builtin-schema", "vendor.github-workflows", *files)
    run(PYTHON.with_name("zizmor"), "--offline", "--no-progress", "--min-severity=medium", *files)
    if shutil.which("actionlint"):
        run("actionlint", *files)


def wheel() -> str:
    built, sdist = one("okrummy-*.whl"), one("okrummy-*.tar.gz")
    run(PYTHON, "-m", "twine", "check", "--strict", built, sdist)
    work = fresh("wheel")
    for file in (built, sdist):
        venv = work / file.suffix.strip(".")
        run(sys.executable, "-m", "venv", venv)
        run(venv / "bin/pip", "install", "-q", "-c", ROOT / "constraints.txt", file)
        with user_folder() as home:
            plays([venv / "bin/okrummy"], home, no_network())
    run_pipx(built, work)
    return f"{tests_against(work / 'whl', work)}; pip installs it and the sdist; twine; pipx"


def run_pipx(built: Path, work: Path) -> None:
    venv = work / "pipx"
    run(sys.executable, "-m", "venv", venv)
    run(venv / "bin/pip", "install", "-q", "pipx")
    places = {"PIPX_HOME": str(work / "pipx-home"), "PIPX_BIN_DIR": str(work / "pipx-bin")}
    command = [venv / "bin/pipx", "run", "--spec", built, "okrummy", "--version"]
    done = run(*command, env={**os.environ, **places})
    if done.stdout.strip() != f"okrummy {VERSION}":
        raise Wrong(f"pipx run says {done.stdout}")


TESTS = (
    "tests/test_main.py",
    "tests/test_selfcheck.py",
    "tests/test_ground.py",
    "tests/e2e",
    "tests/model",
    "tests/store",
)


def tests_against(venv: Path, work: Path) -> str:
    """The tests, with the package that was installed in place of the checkout's."""
    tree = work / "tree"
    copy_sources(tree)
    shutil.rmtree(tree / "okrummy_gui")
    extra = ["hypothesis", "pytest", "pytest-benchmark", "pytest-qt", "pytest-timeout"]
    run(venv / "bin/pip", "install", "-q", "-c", ROOT / "constraints.txt", *extra)
    told = run(
        venv / "bin/python", "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS,
        cwd=tree, env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONSAFEPATH": "1"},
    )  # fmt: skip
    return re.sub(r" in .*", " tests", told.stdout.strip().splitlines()[-1])


def reproducible() -> str:
    """The same sources once more, in another folder and at another time."""
    work = fresh("again")
    epoch = {**os.environ, "SOURCE_DATE_EPOCH": str(recipe.source_date(ROOT))}
    copied = work / "somewhere else"
    copy_sources(copied)
    run(PYTHON, "-m", "build", "--no-isolation", "--outdir", work, copied, env=epoch)
    run(PYTHON, copied / "packaging/freeze/build.py", work / "freeze", env=epoch)
    build = copied / "packaging/linux/build.py"
    run(PYTHON, build, work / "freeze/okrummy", work, "deb", "rpm", env=epoch)
    names = [path.name for path in work.iterdir() if path.is_file()]
    for name in names:
        if not filecmp.cmp(work / name, DIST / name, shallow=False):
            raise Wrong(f"{name} is another one when it is built again: {work / name}")
    return ", ".join(sorted(names))


def copy_sources(target: Path) -> None:
    """What is in git and what will be: no build, no caches."""
    listed = run("git", "-C", ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    for name in filter(None, listed.stdout.split("\0")):
        source = ROOT / name
        if source.is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target / name)


def start() -> str:
    """From a folder with a space and accents that nobody may write to, without a network."""
    with user_folder() as home:
        program = home.parent / "Spiele für Zoë" / "okrummy"
        shutil.copytree(BUILD / "freeze/okrummy", program, symlinks=True)
        read_only = ["chmod", "-R", "a-w", program]
        run(*read_only)
        before = sorted((path, path.lstat().st_mtime_ns) for path in program.rglob("*"))
        plays([program / "okrummy"], home, [*no_network(), *as_nobody(home.parent)])
        after = sorted((path, path.lstat().st_mtime_ns) for path in program.rglob("*"))
        run("chmod", "-R", "u+w", program)
        if before != after:
            raise Wrong("the installation folder was written to")
    return "path with spaces and accents, read-only folder, no network, own folders only"


def speed() -> str:
    """To the first painted table, frozen and from the sources by turns; the best of each counts."""
    source, frozen = Path(sys.executable).with_name("okrummy"), BUILD / "freeze/okrummy/okrummy"
    found: dict[Path, list[float]] = {source: [], frozen: []}
    with user_folder() as home:
        for _ in range(6):
            for program, times in found.items():
                times.append(work_of(program, "--self-check", "start", env=environment(home)))
    best = {program: min(times) for program, times in found.items()}
    told = f"{best[frozen]:.2f} s of the processor, {best[source]:.2f} s from the sources"
    if best[frozen] > best[source] * MEASURED:
        raise Wrong(f"the frozen program starts more slowly: {told}")
    return told


def work_of(*command: object, **options: object) -> float:
    """What a command takes of the processor, in seconds: other work does not stretch that."""
    before = os.times()
    run(*command, **options)
    after = os.times()
    used = after.children_user + after.children_system
    return used - before.children_user - before.children_system


def as_nobody(folder: Path) -> list[str]:
    """Root may write everywhere, so what must not be written is tried as somebody else."""
    if os.geteuid() != 0 or shutil.which("setpriv") is None:
        return []
    user = pwd.getpwnam("nobody")
    run("chown", "-R", f"{user.pw_uid}:{user.pw_gid}", folder)
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]


def refusals() -> str:
    """One message, exit code 1 and nothing written, whatever is wrong with the installation."""
    work = fresh("refusals")
    shutil.copytree(one_tree("deb"), work / "whole", symlinks=True)
    for name, damage, message in DAMAGES:
        tree = work / name
        shutil.copytree(work / "whole", tree, symlinks=True)
        program = tree / stage.PROGRAM
        starter = tree / "usr/bin/okrummy"
        text = starter.read_text("utf-8").replace(f'"/{stage.PROGRAM}"', f'"{program}"')
        starter.write_text(text, encoding="utf-8")
        more = damage(program, starter) or {}
        with user_folder() as home:
            done = run("sh", starter, env=environment(home, **more), ok=False)
            written = [str(path) for path in home.rglob("*")]
        lines = done.stderr.strip().splitlines()
        if done.returncode != 1 or len(lines) != 1 or message not in lines[0] or written:
            told = f"exit code {done.returncode}, {lines}, wrote {written}"
            raise Wrong(f"{name}: {told}")
        shutil.rmtree(tree)
    return ", ".join(name for name, _, _ in DAMAGES)


Damage = Callable[[Path, Path], Mapping[str, str] | None]


def cut(name: str) -> Damage:
    def damage(program: Path, starter: Path) -> None:
        file = next(program.glob(name))
        file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])

    return damage


def lose(name: str) -> Damage:
    def damage(program: Path, starter: Path) -> None:
        next(program.glob(name)).unlink()

    return damage


def speaking(locale: str, damage: Damage) -> Damage:
    def damaged(program: Path, starter: Path) -> Mapping[str, str]:
        return {**(damage(program, starter) or {}), "LANG": locale}

    return damaged


def age(program: Path, starter: Path) -> None:
    text = re.sub(r"-lt 2 \]", "-lt 3 ]", starter.read_text("utf-8"))
    starter.write_text(text, encoding="utf-8")


def forget_library(program: Path, starter: Path) -> Mapping[str, str]:
    """As if the system had no libxkbcommon: the name that Qt asks for is one that nobody has."""
    library = next(program.glob("_internal/PySide6/Qt/lib/libQt6Gui.so.6"))
    data = library.read_bytes().replace(b"libxkbcommon.so.0\0", b"libxkbnoneon.so.0\0")
    library.write_bytes(data)
    return {"QT_QPA_PLATFORM": "offscreen"}


DAMAGES: tuple[tuple[str, Damage, str], ...] = (
    ("lost-python", lose("_internal/libpython3*"), "damaged"),
    ("cut-python", cut("_internal/libpython3*"), "damaged"),
    ("cut-program", cut("okrummy"), "damaged"),
    ("lost-module", lose("_internal/encodings/__init__.pyc"), "damaged"),
    ("cut-module", cut("_internal/okrummy_gui/__main__.pyc"), "damaged"),
    ("cut-resources", cut("_internal/okrummy_gui/data/okrummy.rcc"), "damaged"),
    ("lost-qt", lose("_internal/PySide6/Qt/lib/libQt6Widgets.so.6"), "damaged"),
    ("lost-list", lose("_internal/files.txt"), "damaged"),
    ("missing-library", forget_library, "libxkbnoneon.so.0 is missing"),
    ("old-system", age, "too old"),
    ("no-display", lambda program, starter: None, "no display"),
    ("dead-display", lambda program, starter: {"DISPLAY": ":4711"}, ":4711"),
    ("german", speaking("de_DE.UTF-8", lose("_internal/libpython3*")), "ist beschädigt"),
    ("dutch", speaking("nl_NL.UTF-8", cut("_internal/okrummy_gui/data/okrummy.rcc")), "beschadigd"),
    ("spanish", speaking("es_ES.UTF-8", lambda program, starter: None), "No hay pantalla"),
)


def one_tree(kind: str) -> Path:
    tree = BUILD / "freeze/linux" / kind
    if not tree.is_dir():
        raise Wrong(f"build/ has no tree for {kind}; make package builds it")
    return tree


def deb() -> str:
    need("lintian", "mmdebstrap")
    package_file = one("*.deb")
    run("lintian", "--fail-on", "error,warning", "--allow-root", package_file)
    if os.geteuid() != 0:
        raise package.Skipped("lintian passed; the bare system wants root")
    bare = bare_system()
    before = paths(bare)
    shutil.copyfile(package_file, bare / "tmp" / package_file.name)
    inside(bare, "apt-get", "update", "-qq")
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
    inside(bare, *install, f"/tmp/{package_file.name}")
    inside(bare, "useradd", "-m", "-d", "/home/Zoë Müller", "zoe")
    told = inside(bare, *AS_ZOE, "okrummy", "--self-check", "here")
    if PASSED not in told:
        raise Wrong(told)
    on_a_screen(bare)
    inside(bare, "apt-get", "purge", "-y", "-qq", "okrummy")
    left = [path for path in sorted(paths(bare) - before) if "okrummy" in path]
    left = [path for path in left if not path.startswith(("home/", "tmp/", "var/cache/apt"))]
    if left:
        raise Wrong(f"left behind by purge: {left}")
    if not any("okrummy" in path for path in paths(bare) if path.startswith("home/")):
        raise Wrong("purge took the user's games away")
    shutil.rmtree(bare)
    return "lintian; bare Debian 12: installed, played offscreen and on a screen, purged"


AS_ZOE = (
    *("unshare", "--net", "setpriv", "--reuid=zoe", "--regid=zoe", "--init-groups"),
    *("env", "HOME=/home/Zoë Müller"),
)
"""A user of the bare system, whose programs reach no network."""


def bare_system() -> Path:
    """A minimal Debian 12, kept as an archive for the next time."""
    archive = BUILD / "bookworm.tar"
    if not archive.is_file():
        run("mmdebstrap", "--variant=minbase", "bookworm", archive)
    folder = fresh("bookworm")
    run("tar", "-xf", archive, "-C", folder)
    shutil.copyfile("/etc/resolv.conf", folder / "etc/resolv.conf")
    for place in (
        "etc/apt/apt.conf.d",
        "etc/apt/sources.list.d",
        "usr/local/share/ca-certificates",
    ):
        for file in Path("/", place).glob("*"):
            if file.is_file() and "docker" not in file.name:
                (folder / place).mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, folder / place / file.name)
    return folder


def inside(root: Path, *command: str) -> str:
    env = dict(part.split("=", 1) for part in BARE) | {"DEBIAN_FRONTEND": "noninteractive"}
    return run("chroot", root, *command, env=env).stdout


def paths(root: Path) -> set[str]:
    skipped = ("proc", "sys", "dev")
    return {
        str(path.relative_to(root))
        for top in root.iterdir()
        if top.name not in skipped
        for path in (top, *top.rglob("*"))
    }


def on_a_screen(bare: Path) -> None:
    """The window of the installed program on a virtual screen, found by its title."""
    need("Xvfb", "xdotool")
    sockets = bare / "tmp/.X11-unix"
    sockets.mkdir(exist_ok=True)
    with virtual_screen() as display:
        env = dict(part.split("=", 1) for part in BARE)
        socket = Path("/tmp/.X11-unix") / f"X{display.removeprefix(':')}"
        run("mount", "--bind", socket.parent, sockets)
        try:
            command = [*AS_ZOE, f"DISPLAY={display}", "okrummy", "--self-check"]
            inside(bare, *command[:-2], "QT_QPA_PLATFORM=xcb", *command[-2:])
            game = subprocess.Popen(["chroot", str(bare), *command[:-1]], env=env)
            try:
                wait_for_window(display)
            finally:
                game.terminate()
                game.wait(20)
        finally:
            run("umount", sockets)


@contextmanager
def virtual_screen() -> Iterator[str]:
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait(20)


def wait_for_window(display: str) -> None:
    command = ["xdotool", "search", "--sync", "--onlyvisible", "--name", "Oklahoma Rummy"]
    run("timeout", "60", *command, env={**os.environ, "DISPLAY": display})


def rpm() -> str:
    need("rpm", "rpm2cpio", "cpio")
    file = one("*.rpm")
    work = fresh("rpm")
    run("sh", "-c", 'rpm2cpio "$1" | cpio -idm --quiet', "sh", file, cwd=work)
    run("rpm", "-K", "--nosignature", file)
    names = run("rpm", "-qp", "--requires", file).stdout.split()
    if "libEGL.so.1()(64bit)" not in names:
        raise Wrong("the .rpm does not ask for the libraries it needs")
    starter = work / "usr/bin/okrummy"
    text = starter.read_text("utf-8")
    starter.write_text(text.replace('"/usr/lib', f'"{work}/usr/lib'), encoding="utf-8")
    with user_folder() as home:
        plays(["sh", starter], home, no_network())
    return "unpacked and played"


def appimage() -> str:
    file = one("*.AppImage")
    work = fresh("appimage")
    run(file, "--appimage-extract", cwd=work)
    with user_folder() as home:
        plays([work / "squashfs-root/AppRun"], home, no_network())
    return "unpacked and played"


def sbom() -> str:
    script = (
        "import sys; from cyclonedx.validation.json import JsonStrictValidator as V; "
        "from cyclonedx.schema import SchemaVersion as S; "
        "fault = V(S.V1_6).validate_str(open(sys.argv[1]).read()); sys.exit(str(fault or '') or 0)"
    )
    run(PYTHON, "-c", script, one("*.cdx.json"))
    need("sha256sum")
    run("sha256sum", "--check", "--strict", "SHA256SUMS", cwd=DIST)
    return "CycloneDX 1.6 valid, checksums right"


def size() -> str:
    told = []
    for pattern, most in LARGEST.items():
        for file in DIST.glob(pattern):
            megabytes = file.stat().st_size / MEGABYTE
            if megabytes > most:
                raise Wrong(f"{file.name} has {megabytes:.1f} MB, more than {most}")
            told.append(f"{file.name} {megabytes:.1f} MB")
    return ", ".join(told)


def windows() -> str:
    done = run(sys.executable, HERE / "windows/check.py", ok=False)
    if done.returncode == package.SKIPPED:
        raise package.Skipped(done.stderr.strip().splitlines()[-1])
    if done.returncode != 0:
        raise Wrong((done.stdout + done.stderr)[-3000:])
    return (done.stdout.strip().splitlines() or [""])[-1]


CHECKS: dict[str, Callable[[], str]] = {
    "validators": validators,
    "sbom": sbom,
    "size": size,
    "refusals": refusals,
    "start": start,
    "speed": speed,
    "rpm": rpm,
    "appimage": appimage,
    "wheel": wheel,
    "reproducible": reproducible,
    "deb": deb,
    "windows": windows,
}


def main(arguments: Sequence[str]) -> int:
    unknown = [name for name in arguments if name not in CHECKS]
    if unknown:
        print(f"check: no such check: {unknown[0]}; there are {', '.join(CHECKS)}", file=sys.stderr)
        return 2
    package.tools()
    for name in arguments or CHECKS:
        began = time.monotonic()
        try:
            told = CHECKS[name]()
        except package.Skipped as why:
            print(f"check: {name}: left out: {why}", flush=True)
        except Wrong as why:
            print(f"check: {name}: FAILED\n{why}", file=sys.stderr, flush=True)
            return 1
        else:
            print(f"check: {name}: {told} ({time.monotonic() - began:.0f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
