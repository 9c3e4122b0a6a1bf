"""Writes FOLDER/SHA256SUMS of all that lies in FOLDER: checksums.py FOLDER."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

NAME = "SHA256SUMS"


def lines(folder: Path) -> list[str]:
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != NAME)
    return [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in files]


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or not Path(arguments[0]).is_dir():
        print("usage: checksums.py FOLDER", file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    (folder / NAME).write_text("\n".join(lines(folder)) + "\n", encoding="ascii", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
