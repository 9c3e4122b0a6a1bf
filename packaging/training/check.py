"""Plays the data file's networks against the references in the kernel: mirrored games to 150.

    python packaging/training/check.py --pairs 5000 --seed 7 --jobs 2

Much faster than the arena, and the same play (tests/ai/test_kernel.py), but for two players alone.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from train import OUT, compared, read


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="The networks against the references.")
    parser.add_argument("--pairs", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--file", type=Path, default=OUT)
    options = parser.parse_args(arguments)
    learner = read(json.loads(options.file.read_text("utf-8")))
    with ProcessPoolExecutor(options.jobs) as pool:
        compared(pool, learner, options.pairs, options.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
