"""Prints what CHANGELOG.md says of the version that is released."""

from __future__ import annotations

import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE / "freeze")]

import recipe


def notes(changelog: str, version: str) -> str:
    heading = rf"^## {re.escape(version)}\b.*?\n(.*?)(?=^## |\Z)"
    found = re.search(heading, changelog, re.MULTILINE | re.DOTALL)
    if found is None:
        raise SystemExit(f"CHANGELOG.md says nothing of {version}")
    return found.group(1).strip() + "\n"


if __name__ == "__main__":
    root = HERE.parent
    print(notes((root / "CHANGELOG.md").read_text("utf-8"), recipe.version(root)), end="")
