"""The list of files that a whole installation has: what damage is told by at the start."""

from __future__ import annotations

from pathlib import Path

NAME = "files.txt"


def write(folder: Path) -> Path:
    """In the bundle's inner folder: a line a file, its size and its place there."""
    inner = folder / "_internal"
    lines = [
        f"{path.stat().st_size} {path.relative_to(inner).as_posix()}"
        for path in sorted(inner.rglob("*"))
        if path.is_file() and path.name != NAME
    ]
    file = inner / NAME
    file.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    return file
