"""Tables of every language, size and kind, and what is wrong with what they paint."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from okrummy_gui.model.arranging import KnockDraft
from okrummy_gui.model.cardindex import corner_letters
from okrummy_gui.model.handorder import SortBy, sorted_hand
from okrummy_gui.model.language import Languages
from okrummy_gui.view.cardart import ArtStyle, CardArt
from okrummy_gui.view.table.motion import Motion
from okrummy_gui.view.table.table import Table
from okrummy_gui.view.theme import GREEN, Theme
from tests.view.moments import NAMES, moments_of
from tests.view.sight import Sight, seen

LANGUAGES: Final = ("en", "de", "nl", "es")
SIZES: Final = (
    (800, 536),
    (999, 700),
    (1000, 640),
    (1280, 776),
    (1920, 1080),
    (2560, 1080),
    (3840, 2136),
)
"""Of the table: the least window less its menu bar, both sides of the change of drawing, wide."""
LEAST_LETTER: Final = 8.0
"""In pixels; smaller words can't be read."""


class Grid:
    """Makes the tables. Needs a QApplication and the registered resources."""

    def __init__(self) -> None:
        self._languages = Languages(QApplication.instance())
        self._art = CardArt()

    def speak(self, language: str) -> None:
        self._languages.switch(language)
        self._art.set_style(ArtStyle(letters=corner_letters()))

    def table(self, size: tuple[int, int], theme: Theme = GREEN) -> Table:
        """An empty table of this size, shown."""
        table = Table(self._art, Motion(0), theme)
        table.resize(*size)
        table.show()
        return table

    def show(self, table: Table, kind: str, name: str) -> None:
        """Let the table show the moment."""
        view = moments_of(kind)[name]
        names = {seat: NAMES[seat] for seat in view.seats}
        table.sync(view, sorted_hand(view.hand, SortBy.MELDS, view.rules), names, animate=False)
        if name == "confirm":
            assert view.legal is not None
            card = view.legal.knock_discards()[0]
            table.knock = KnockDraft(card, view.legal.arrangements(card))
            table.restage(False)

    def faults(self, table: Table, kind: str, name: str) -> Iterator[str]:
        """What is cut off, too small, covered, or on something else at this moment."""
        self.show(table, kind, name)
        sight = seen(table)
        if len(sight.lines) < 6:
            yield "hardly a word is painted"
        yield from _faults_of(sight, QRectF(table.viewport().rect()))


def _faults_of(sight: Sight, ground: QRectF) -> Iterator[str]:
    for line in sight.lines:
        if line.shortened:
            yield f"shortened: {line.words} -> {line.painted}"
        if not ground.contains(line.rect):
            yield f"outside: {line.words}"
        if line.px < LEAST_LETTER:
            yield f"too small: {line.words} ({line.px:.1f})"
    for line in sight.covered():
        yield f"covered: {line.words}"
    for one, other in sight.crossing():
        yield f"on each other: {one.words} / {other.words}"
