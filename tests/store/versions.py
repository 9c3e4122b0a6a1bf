"""The kept files of every earlier version."""

from __future__ import annotations

import shutil
from pathlib import Path

from okrummy_gui.store.matches import FILE_NAME

KEPT = Path(__file__).parents[1] / "data" / "stores"


def kept_versions() -> dict[int, Path]:
    return {int(path.stem.removeprefix("version")): path for path in KEPT.glob("version*.sqlite3")}


def lay(version: int, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(kept_versions()[version], folder / FILE_NAME)
    return folder / FILE_NAME
