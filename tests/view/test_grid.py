"""Nothing overlaps or is cut off: languages, sizes and tables, at every moment of a game.

Here each table meets each size in one language, and the least size in all of them; all of the grid
is walked by contactsheet.py, which writes the pictures too.
"""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.view.grid import LANGUAGES, SIZES, Grid
from tests.view.moments import MOMENTS, TABLES, moments_of


def cases() -> list[tuple[str, tuple[int, int], str]]:
    found = [(language, SIZES[0], kind) for language in LANGUAGES for kind in TABLES]
    for at, size in enumerate(SIZES[1:]):
        found += [
            (LANGUAGES[(at + place) % len(LANGUAGES)], size, kind)
            for place, kind in enumerate(TABLES)
        ]
    return found


def test_every_table_knows_its_moments() -> None:
    missing = {kind: {moment.name for moment in MOMENTS} - set(moments_of(kind)) for kind in TABLES}
    no_offer = {kind for kind, rules in TABLES.items() if not rules.upcard_offer}
    left = {kind: names for kind, names in missing.items() if names}
    assert left == {kind: {"offer"} for kind in no_offer}


@pytest.mark.parametrize(
    ("language", "size", "kind"),
    cases(),
    ids=lambda value: f"{value[0]}x{value[1]}" if isinstance(value, tuple) else value,
)
def test_every_text_fits_and_nothing_that_must_be_read_overlaps(
    qtbot: QtBot, language: str, size: tuple[int, int], kind: str
) -> None:
    grid = Grid()
    try:
        grid.speak(language)
        table = grid.table(size)
        qtbot.addWidget(table)
        faults = [
            f"{name}: {fault}"
            for name in moments_of(kind)
            for fault in grid.faults(table, kind, name)
        ]
    finally:
        grid.speak("en")
    assert not faults, "\n".join(faults)
