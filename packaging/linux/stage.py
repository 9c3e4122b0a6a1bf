"""The tree of files that deb, rpm and AppImage have in common."""

from __future__ import annotations

import gzip
import re
import shutil
import sys
from datetime import UTC, datetime
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(HERE), str(HERE.parent / "freeze")]

import changes
import identity
import listing
import needs
import recipe

PROGRAM = Path("usr/lib/okrummy")
BESIDE_LAUNCHER = '$(dirname "$(readlink -f "$0")")/../lib/okrummy'

APPIMAGE_LEAVES = re.compile(
    r"^lib(EGL|GL|GLX|OpenGL|X11|X11-xcb|Xau|Xdmcp|bsd|cap|dbus-1|expat|fontconfig|freetype|gcc_s"
    r"|gcrypt|gpg-error|lz4|lzma|md|stdc\+\+|systemd|uuid|xcb|z|zstd)\.so"
)
"""Every desktop has these, and fonts and drivers want the system's own."""


def stage(frozen: Path, icons: Path, tree: Path, epoch: int, *, appimage: bool = False) -> None:
    """Make the tree anew from the frozen folder."""
    shutil.rmtree(tree, ignore_errors=True)
    program = tree / PROGRAM
    shutil.copytree(frozen, program, symlinks=True)
    drop_system_libraries(program / "_internal", keep_unusual=appimage)
    listing.write(program)
    version = recipe.version(ROOT)
    launcher(program, tree / "usr/bin/okrummy", beside=appimage)
    desktop(tree, icons, version, epoch)
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            executable = path.is_dir() or path in (program / "okrummy", tree / "usr/bin/okrummy")
            path.chmod(0o755 if executable else 0o644)


def drop_system_libraries(inner: Path, *, keep_unusual: bool) -> None:
    """A package names what it needs instead; an AppImage carries what is not on every desktop."""
    for path in sorted(inner.glob("lib*.so*")):
        if path.is_symlink() or path.name.startswith("libpython"):
            continue
        if not keep_unusual or APPIMAGE_LEAVES.match(path.name):
            path.unlink()


def launcher(program: Path, target: Path, *, beside: bool) -> None:
    library = next(path.name for path in (program / "_internal").glob("libpython3.*"))
    started = ["okrummy", f"_internal/{library}", f"_internal/{listing.NAME}"]
    glibc = needs.glibc(program)
    words = {
        "PROGRAM": BESIDE_LAUNCHER if beside else f"/{PROGRAM}",
        "GLIBC": glibc,
        "GLIBC_MAJOR": glibc.split(".")[0],
        "GLIBC_MINOR": glibc.split(".")[1],
        "STARTED": " ".join(started),
        "LIST": listing.NAME,
        "SIZES": " ".join(str((program / name).stat().st_size) for name in started),
    }
    write(target, filled((HERE / "launcher.sh").read_text("utf-8"), words))


def desktop(tree: Path, icons: Path, version: str, epoch: int) -> None:
    """Desktop entry, metainfo, icons, MIME type, man page and licence."""
    share = tree / "usr/share"
    shutil.copytree(icons / "hicolor", share / "icons/hicolor")
    write(share / "applications/okrummy.desktop", (HERE / "okrummy.desktop").read_text("utf-8"))
    write(share / "mime/packages/okrummy.xml", (HERE / "okrummy.xml").read_text("utf-8"))
    metainfo = share / f"metainfo/{identity.APP_ID}.metainfo.xml"
    write(metainfo, metainfo_text(version, epoch))
    day = datetime.fromtimestamp(epoch, UTC).date().isoformat()
    manual = filled((HERE / "okrummy.6").read_text("utf-8"), {"VERSION": version, "DATE": day})
    compress(share / "man/man6/okrummy.6.gz", manual)


def metainfo_text(version: str, epoch: int, desktop: str = "okrummy", icon: str = "okrummy") -> str:
    day = datetime.fromtimestamp(epoch, UTC).date()
    words = {
        "ID": identity.APP_ID,
        "DEVELOPER": identity.DEVELOPER_ID,
        "HOMEPAGE": identity.HOMEPAGE,
        "PICTURES": identity.pictures(version),
        "DESKTOP": f"{desktop}.desktop",
        "ICON": icon,
        "RELEASES": changes.metainfo(changes.releases(ROOT / "CHANGELOG.md", day)),
    }
    return filled((HERE / "okrummy.metainfo.xml.in").read_text("utf-8"), words)


def filled(text: str, words: dict[str, str]) -> str:
    for word, value in words.items():
        text = text.replace(f"@{word}@", value)
    left = re.search(r"@[A-Z_]+@", text)
    if left:
        raise SystemExit(f"nothing to fill in for {left[0]}")
    return text


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def compress(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
