"""`okrummy replay`: a position of a record as a picture, without a screen."""

from __future__ import annotations

import sys
from argparse import Namespace
from itertools import islice
from pathlib import Path

from PySide6.QtWidgets import QApplication

from okrummy_gui.assets import AssetsMissing, register
from okrummy_gui.engine.match import Match, view_for
from okrummy_gui.engine.protocol import Seat
from okrummy_gui.engine.record import (
    MOST_CHARACTERS,
    Damaged,
    NotationError,
    Record,
    parse_record,
    states,
)
from okrummy_gui.model.cardindex import corner_letters
from okrummy_gui.model.handorder import SortBy, sorted_hand
from okrummy_gui.model.language import Languages
from okrummy_gui.view.cardart import ArtStyle, CardArt
from okrummy_gui.view.table.motion import Motion
from okrummy_gui.view.table.table import Table
from okrummy_gui.view.theme import THEMES, Theme


def replay(options: Namespace) -> int:
    """Write the picture; 1 with one line on stderr where that can't be done."""
    try:
        record = _read(options.file)
        match = _state(record, options.at)
        theme = _theme(options.theme)
        _paint(match, record, theme, options)
    except (OSError, UnicodeDecodeError, NotationError, AssetsMissing, _Refused) as error:
        print(f"okrummy: {error}", file=sys.stderr)
        return 1
    return 0


class _Refused(Exception):
    pass


def _read(file: Path) -> Record:
    if file.stat().st_size > MOST_CHARACTERS:
        raise _Refused(f"{file} is too long for a record")
    record = parse_record(file.read_text(encoding="utf-8"))
    if isinstance(record, Damaged):
        print(f"okrummy: {file}: {record.error}; showing what comes before", file=sys.stderr)
        return record.beginning
    return record


def _state(record: Record, at: int | None) -> Match:
    last = len(record.actions)
    after = last if at is None else at
    if not 0 <= after <= last:
        raise _Refused(f"--at must be from 0 to {last}")
    return next(islice(states(record.rules, record.actions), after, None))


def _theme(name: str) -> Theme:
    if name not in THEMES:
        raise _Refused(f"--theme must be one of {', '.join(THEMES)}")
    return THEMES[name]


def _speak(code: str, languages: Languages) -> None:
    if code not in languages.available():
        raise _Refused(f"--language must be one of {', '.join(languages.available())}")
    languages.switch(code)


def _paint(match: Match, record: Record, theme: Theme, options: Namespace) -> None:
    qt = QApplication.instance() or QApplication(["okrummy"])
    register()
    _speak(options.picture_language, Languages(qt))
    table = Table(CardArt(), Motion(0), theme)
    plain, letters = theme.plain, corner_letters()
    style = ArtStyle(letters=letters, large_index=plain, back=theme.back, plain=plain)
    table.art.set_style(style)
    table.resize(*options.size)
    seat = Seat(options.seat)
    if seat not in match.seats:
        raise _Refused(f"nobody sits at {options.seat}")
    view = view_for(match, seat)
    names = dict(zip(match.seats, record.names, strict=True))
    order = sorted_hand(view.hand, SortBy.MELDS, record.rules)
    table.sync(view, order, names, animate=False)
    if not table.grab().save(str(options.screenshot), "PNG"):
        raise _Refused(f"cannot write {options.screenshot}")
