"""Brings translations/*.ts up to date with the texts in okrummy_gui/ (make translations).

With a folder as argument the files are written there instead, which is how a test compares;
`--new fr` adds one for French (docs/translating.md).
English has a file of its own for the plurals only ("%n card(s)").
"""

from __future__ import annotations

import sys
from pathlib import Path

from resources import ROOT, BuildError, run_tool

USAGE = "usage: update_translations.py [FOLDER] | --new CODE"
TRANSLATIONS = ROOT / "translations"
COMMON = ("-silent", "-locations", "none", "-no-obsolete", "-source-language", "en")


def update(folder: Path, language: str, *options: str) -> None:
    sources = sorted((ROOT / "okrummy_gui").rglob("*.py"))
    file = folder / f"okrummy_{language}.ts"
    folder.mkdir(exist_ok=True)
    run_tool("lupdate", *COMMON, *options, *sources, "-target-language", language, "-ts", file)
    print(file.name)


def languages() -> list[str]:
    """Those that have a file, English apart."""
    found = (file.stem.removeprefix("okrummy_") for file in TRANSLATIONS.glob("okrummy_*.ts"))
    return sorted(code for code in found if code != "en")


def main(arguments: list[str]) -> int:
    match arguments:
        case []:
            folder, new = TRANSLATIONS, []
        case ["--new", code]:
            folder, new = TRANSLATIONS, [code]
        case [folder_name] if not folder_name.startswith("-"):
            folder, new = Path(folder_name), []
        case _:
            print(USAGE, file=sys.stderr)
            return 2
    try:
        for language in [*languages(), *new]:
            update(folder, language)
        update(folder, "en", "-pluralonly")
    except (BuildError, OSError) as error:
        print(f"translations: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
