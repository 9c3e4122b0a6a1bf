"""Brings translations/*.ts up to date with the texts in okrummy_gui/ (make translations).

English has a file of its own for the plurals only ("%n card(s)").
"""

from __future__ import annotations

import sys

from resources import ROOT, BuildError, run_tool

LANGUAGES = ("de", "es", "nl")
COMMON = ("-silent", "-locations", "none", "-no-obsolete", "-source-language", "en")


def update(language: str, *options: str) -> None:
    sources = sorted((ROOT / "okrummy_gui").rglob("*.py"))
    file = ROOT / "translations" / f"okrummy_{language}.ts"
    file.parent.mkdir(exist_ok=True)
    run_tool("lupdate", *COMMON, *options, *sources, "-target-language", language, "-ts", file)
    print(file.relative_to(ROOT))


def main() -> int:
    try:
        for language in LANGUAGES:
            update(language)
        update("en", "-pluralonly")
    except (BuildError, OSError) as error:
        print(f"translations: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
