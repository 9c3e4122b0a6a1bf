"""Small JSON files that a player may edit: read with care, replaced in one step."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from okrummy_gui.store.wholefile import whole_file


def read_object(path: Path) -> dict[str, Any]:
    """The file's object; OSError if it can't be read, ValueError or RecursionError if damaged."""
    found = json.loads(path.read_text(encoding="utf-8-sig"))
    if not isinstance(found, dict):
        raise ValueError("not an object")
    return found


def replace_object(path: Path, made: Mapping[str, Any]) -> None:
    """Write the object in place of the file; after an OSError the earlier file is as it was."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with whole_file(path, f"{path.name}.") as file:
        file.write(json.dumps(made, indent=2) + "\n")


def set_aside(path: Path) -> None:
    """Move a damaged file to "<name>.damaged", over an earlier one; it stays if that can't be."""
    with suppress(OSError):
        os.replace(path, path.with_name(path.name + ".damaged"))
