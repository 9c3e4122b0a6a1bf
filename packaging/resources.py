"""Compiles resources/ and translations/ into the one file okrummy_gui/data/okrummy.rcc.

Run by the Python that has PySide6. The same sources give the same bytes.
This folder has no __init__.py on purpose: it must not hide PyPI's "packaging".
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

ROOT = Path(__file__).resolve().parent.parent
NOT_ASSETS = {".md", ".py", ".qrc", ".txt"}


class BuildError(Exception):
    """A tool is missing or failed; the text is fit for people."""


def target(root: Path = ROOT) -> Path:
    return root / "okrummy_gui" / "data" / "okrummy.rcc"


def asset_files(root: Path) -> list[Path]:
    found = (root / "resources").rglob("*")
    return sorted(
        p
        for p in found
        if p.is_file() and p.suffix not in NOT_ASSETS and not p.name.startswith(".")
    )


def translation_files(root: Path) -> list[Path]:
    return sorted((root / "translations").glob("*.ts"))


def digest(root: Path) -> str:
    sha = hashlib.sha256()
    for path in [Path(__file__), *asset_files(root), *translation_files(root)]:
        content = path.read_bytes()
        name = path.name if path == Path(__file__) else path.relative_to(root).as_posix()
        sha.update(f"{name}\0{len(content)}\0".encode())
        sha.update(content)
    return sha.hexdigest()


def digest_file(root: Path) -> Path:
    return target(root).with_suffix(".rcc.sum")


def is_stale(root: Path = ROOT) -> bool:
    known = digest_file(root)
    return not (
        target(root).is_file() and known.is_file() and known.read_text("ascii") == digest(root)
    )


def find_tool(name: str) -> Path:
    """The Qt tool inside the PySide6 package of the running Python."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        raise BuildError(f"PySide6 is not installed for {sys.executable}")
    package = Path(next(iter(spec.submodule_search_locations)))
    for folder in (package, package / "Qt" / "libexec", package / "Qt" / "bin"):
        for file in (folder / name, folder / f"{name}.exe"):
            if file.is_file():
                return file
    raise BuildError(f"PySide6 in {package} has no {name}")


def run_tool(name: str, *arguments: str | Path) -> None:
    environment = {
        **os.environ,
        "QT_HASH_SEED": "0",
        "QT_RCC_SOURCE_DATE_OVERRIDE": "1",  # 0 counts as unset
    }
    # rcc would take this one, so that a package's resources differed from a checkout's
    environment.pop("SOURCE_DATE_EPOCH", None)
    command = [str(find_tool(name)), *map(str, arguments)]
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, errors="replace", check=False
    )
    if done.returncode != 0:
        raise BuildError(f"{name} failed: {(done.stderr or done.stdout).strip()}")


def collection(files: dict[str, Path]) -> str:
    """The text of a .qrc file: name in the resource tree -> file."""
    lines = (
        f"<file alias={quoteattr(name)}>{escape(path.as_posix())}</file>"
        for name, path in sorted(files.items())
    )
    return '<RCC><qresource prefix="/">\n' + "\n".join(lines) + "\n</qresource></RCC>\n"


def compile_translations(root: Path, folder: Path) -> dict[str, Path]:
    compiled = {}
    for source in translation_files(root):
        output = folder / f"{source.stem}.qm"
        run_tool("lrelease", "-silent", source, "-qm", output)
        compiled[f"i18n/{output.name}"] = output
    return compiled


def compile_all(root: Path = ROOT) -> Path:
    """Writes okrummy.rcc (whole or not at all) and returns its path."""
    result = target(root)
    result.parent.mkdir(parents=True, exist_ok=True)
    state = digest(root)
    with tempfile.TemporaryDirectory(dir=result.parent) as scratch:
        folder = Path(scratch)
        base = root / "resources"
        files = {p.relative_to(base).as_posix(): p for p in asset_files(root)}
        files |= compile_translations(root, folder)
        qrc, rcc = folder / "okrummy.qrc", folder / "okrummy.rcc"
        qrc.write_text(collection(files), encoding="utf-8")
        # zlib: every Qt build reads it, zstd is an option of the build
        run_tool("rcc", "--binary", "--compress-algo", "zlib", "-o", rcc, qrc)
        os.replace(rcc, result)
    digest_file(root).write_text(state, encoding="ascii")
    return result


def main() -> int:
    try:
        result = compile_all() if is_stale() or "--force" in sys.argv[1:] else target()
    except (BuildError, OSError) as error:
        print(f"resources: {error}", file=sys.stderr)
        return 1
    print(f"{result.relative_to(ROOT)}: {result.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
