"""The example of docs/players.md does what the page says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_example_player_can_be_saved_and_run(tmp_path):
    page = (ROOT / "docs" / "players.md").read_text(encoding="utf-8")
    example = next(
        text for text in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "Phase" in text
    )
    (tmp_path / "plain.py").write_text(example, encoding="utf-8")
    found = re.search(r"^    okrummy (arena plain:Plain .*?) --games", page, re.MULTILINE)
    assert found is not None
    done = subprocess.run(
        [sys.executable, "-m", "okrummy_gui", *found[1].split(), "--games", "4"],
        capture_output=True, text=True, check=False, timeout=120, cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert "4 games in 2 mirrored pairs" in done.stdout
