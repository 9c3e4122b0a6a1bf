"""Makes .deb, .rpm and AppImage from the frozen program: build.py FROZEN OUT [deb|rpm|appimage…].

FROZEN is what packaging/freeze/build.py made. Needs nfpm and, for the AppImage, the tools of
appimagetool.py; what is missing is said in one line and left out with exit code 3.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "freeze")]

import appimage
import changes
import identity
import needs
import notices
import recipe
import stage

ROOT = HERE.parent.parent
RECOMMENDED = {
    "deb": ["fonts-urw-base35", "libpulse0 | libasound2"],
    "rpm": ["font(dejavusans)", "libpulse.so.0()(64bit)"],
}
"""Looks, and sound, which looks for its library itself."""
DEBIAN_ALWAYS = ["fonts-dejavu-core | fonts-freefont-ttf | fonts-liberation"]


def contents(tree: Path, epoch: int) -> list[dict[str, object]]:
    """nfpm's list of the files of the tree, folders of ours among them."""
    moment = datetime.fromtimestamp(epoch, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    found: list[dict[str, object]] = []
    for path in sorted(tree.rglob("*")):
        inside = path.relative_to(tree)
        target = f"/{inside.as_posix()}"
        info: dict[str, object] = {"mtime": moment, "owner": "root", "group": "root"}
        if path.is_symlink():
            entry = {"src": os.readlink(path), "dst": target, "type": "symlink"}
            found.append({**entry, "file_info": info})
        elif path.is_file():
            info["mode"] = path.stat().st_mode & 0o777
            found.append({"src": str(path), "dst": target, "file_info": info})
        elif stage.PROGRAM in (inside, *inside.parents):
            info["mode"] = 0o755
            found.append({"dst": target, "type": "dir", "file_info": info})
    return found


def nfpm_config(tree: Path, epoch: int, kind: str) -> dict[str, object]:
    program = tree / stage.PROGRAM
    sonames = needs.of_system(program)
    glibc = needs.glibc(program)
    depends = (
        [f"libc6 (>= {glibc})", *needs.debian_packages(sonames), *DEBIAN_ALWAYS]
        if kind == "deb"
        else [f"libc.so.6(GLIBC_{glibc})(64bit)", *(f"{name}()(64bit)" for name in sonames)]
    )
    return {
        "name": "okrummy",
        "arch": {"x86_64": "amd64", "aarch64": "arm64"}[os.uname().machine],
        "platform": "linux",
        "version": recipe.version(ROOT),
        "version_schema": "none",
        "release": "1" if kind == "rpm" else "",
        "section": "games",
        "priority": "optional",
        "maintainer": identity.MAINTAINER,
        "description": f"{identity.SUMMARY}\n{identity.DESCRIPTION}",
        "vendor": "The Oklahoma Rummy authors",
        "homepage": identity.HOMEPAGE,
        "license": "MIT",
        "mtime": datetime.fromtimestamp(epoch, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "depends": depends,
        "recommends": RECOMMENDED[kind],
        "deb": {"compression": "xz", "fields": {"Multi-Arch": "foreign"}},
        "rpm": {
            "compression": "zstd:19",
            "group": "Amusements/Games",
            "summary": f"Oklahoma Rummy, a {identity.SUMMARY}",
            "buildhost": "okrummy",
        },
        "contents": contents(tree, epoch),
    }


def documents(tree: Path, epoch: int, kind: str) -> None:
    """What each family of systems wants to lie in /usr/share/doc, and lintian's overrides."""
    day = datetime.fromtimestamp(epoch, UTC).date()
    found = changes.releases(ROOT / "CHANGELOG.md", day)
    folder = tree / "usr/share/doc/okrummy"
    if kind == "deb":
        stage.compress(folder / "changelog.gz", changes.debian(found, identity.MAINTAINER))
        stage.write(folder / "copyright", debian_copyright(tree))
        overrides = (HERE / "lintian-overrides").read_text("utf-8")
        stage.write(tree / "usr/share/lintian/overrides/okrummy", overrides)
        (tree / "usr/games").mkdir()  # where Debian keeps its games
        (tree / "usr/games/okrummy").symlink_to("../bin/okrummy")
    else:
        shutil.copytree(
            tree / stage.PROGRAM / "_internal/licenses", tree / "usr/share/licenses/okrummy"
        )


def debian_copyright(tree: Path) -> str:
    head = (HERE / "copyright.in").read_text("utf-8")
    python = (tree / stage.PROGRAM / "_internal/licenses/Python.txt").read_text("utf-8")
    lines = [f" {line}" if line.strip() else " ." for line in python.splitlines()]
    return stage.filled(head, {"HOMEPAGE": identity.HOMEPAGE, "PYTHON": "\n".join(lines)})


def package(kind: str, frozen: Path, out: Path, work: Path, epoch: int) -> Path:
    tree = work / kind
    stage.stage(frozen, frozen.parent / "work" / "icons", tree, epoch)
    documents(tree, epoch, kind)
    config = work / f"nfpm-{kind}.json"
    config.write_text(json.dumps(nfpm_config(tree, epoch, kind), indent=1), encoding="utf-8")
    version, machine = recipe.version(ROOT), os.uname().machine
    arch = {"x86_64": "amd64", "aarch64": "arm64"}[machine]
    name = (
        f"okrummy_{version}_{arch}.deb" if kind == "deb" else f"okrummy-{version}-1.{machine}.rpm"
    )
    command = [tool("nfpm"), "package", "-f", str(config), "-p", kind, "-t", str(out / name)]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch)}
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
    return out / name


def make_appimage(frozen: Path, out: Path, work: Path, epoch: int) -> Path:
    tree = work / "AppDir"
    stage.stage(frozen, frozen.parent / "work" / "icons", tree, epoch, appimage=True)
    inner = tree / stage.PROGRAM / "_internal"
    libraries = [path for path in inner.glob("lib*.so*") if not path.is_symlink()]
    notices.add_system_libraries(libraries, inner / "licenses")
    stage.listing.write(tree / stage.PROGRAM)
    version = recipe.version(ROOT)
    return appimage.make(tree, out / f"okrummy-{version}-{os.uname().machine}.AppImage", epoch)


def tool(name: str) -> str:
    """Beside the running Python, else on the path."""
    beside = Path(sys.executable).with_name(name)
    found = str(beside) if beside.is_file() else shutil.which(name)
    if found is None:
        print(f"{name} is not installed", file=sys.stderr)
        raise SystemExit(3)
    return found


def main(arguments: list[str]) -> int:
    if len(arguments) < 2:
        print((__doc__ or "").splitlines()[0], file=sys.stderr)
        return 2
    frozen, out = Path(arguments[0]).resolve(), Path(arguments[1]).resolve()
    kinds = arguments[2:] or ["deb", "rpm", "appimage"]
    epoch = recipe.source_date(ROOT)
    out.mkdir(parents=True, exist_ok=True)
    work = frozen.parent / "linux"
    work.mkdir(exist_ok=True)
    for kind in kinds:
        if kind == "appimage":
            made = make_appimage(frozen, out, work, epoch)
        else:
            made = package(kind, frozen, out, work, epoch)
        print(f"{made.name}: {made.stat().st_size:,} bytes", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
