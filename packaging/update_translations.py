"""Brings translations/*.ts up to date with the texts in okrummy_gui/ (make translations).

With a folder as argument the files are written there instead, which is how a test compares.
English has a file of its own for the plurals only ("%n card(s)").
"""

from __future__ import annotations

import sys
from pathlib import Path

from resources import ROOT, BuildError, run_tool

LANGUAGES = ("de", "es", "nl")
COMMON = ("-silent", "-locations", "none", "-no-obsolete", "-source-language", "en")


def update(folder: Path, language: str, *options: str) -> None:
    sources = sorted((ROOT / "okrummy_gui").rglob("*.py"))
    file = folder / f"okrummy_{language}.ts"
    folder.mkdir(exist_ok=True)
    run_tool("lupdate", *COMMON, *options, *sources, "-target-language", language, "-ts", file)
    print(file.name)


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0]) if arguments else ROOT / "translations"
    try:
        for language in LANGUAGES:
            update(folder, language)
        update(folder, "en", "-pluralonly")
    except (BuildError, OSError) as error:
        print(f"translations: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
