"""Builds the Windows installer, on Linux or on Windows: build.py --help."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import installer

if __name__ == "__main__":
    sys.exit(installer.main(sys.argv[1:]))
