"""The score beside the table, and the chip that it folds into: two to four sides, one to three
games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from okrummy_gui.engine.cards import Suit
from okrummy_gui.view.painting import Align, Canvas, paint_crown, path_of, rounded
from okrummy_gui.view.theme import PALE, TITLE, faded

ROW: Final = 27.0
GAME_ROW: Final = 30.0
COLUMN: Final = {2: 90.0, 3: 60.0, 4: 49.0}
"""How wide a side's column is, by how many there are."""

DASHES: Final = (None, (2.4, 2.0), (1.0, 1.4), (6.0, 2.0))
"""Of the sides' tracks: the viewer's is drawn through."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One hand: its number, the place of the side that won it, and in which games it counts."""

    number: str
    winner: int | None
    points: int
    times: int = 1
    mark: str = ""
    entered: tuple[bool, ...] = ()
    """Of each game; empty where there is only one."""


@dataclass(frozen=True, slots=True)
class ScoreTexts:
    """The words of the panel, translated."""

    title: str
    total: str
    boxes: str
    goal: str


@dataclass(frozen=True, slots=True)
class SideHead:
    """Who a column is of: the names below each other, and what the chip calls them."""

    names: tuple[str, ...]
    short: str


@dataclass(frozen=True, slots=True)
class Game:
    """A game's figures by side; `running` are the totals after each hand."""

    name: str
    totals: tuple[int, ...]
    boxes: tuple[int, ...]
    running: tuple[tuple[int, ...], ...]
    winner: int | None = None


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """What the score panel shows, the viewer's side first. Sums are before boxes and bonuses."""

    texts: ScoreTexts
    sides: tuple[SideHead, ...]
    lines: tuple[ScoreLine, ...]
    games: tuple[Game, ...]
    target: int

    @property
    def game(self) -> Game:
        """The game that is being played for first; the last one when all have ended."""
        return next((game for game in self.games if game.winner is None), self.games[-1])


# ---------------------------------------------------------------- the panel


@dataclass(frozen=True, slots=True)
class _Grid:
    """The ends of the panel's lines and the right ends of the sides' columns."""

    left: float
    right: float
    ends: tuple[float, ...]

    @property
    def width(self) -> float:
        return COLUMN[len(self.ends)]

    @property
    def label(self) -> float:
        """The room before the first column."""
        return self.ends[0] - self.width - self.left


def paint_score(canvas: Canvas, rect: QRectF, sheet: ScoreSheet) -> None:
    """The whole panel; the plot takes what height the hands leave."""
    canvas.panel(rect, 0.66, 14)
    grid = _grid(rect, len(sheet.sides))
    y = _paint_head(canvas, rect.top(), grid, sheet)
    games = len(sheet.games)
    fixed = 27 + 26 + (68 if games == 1 else GAME_ROW * games + 8)
    fits = max(1, int((rect.bottom() - 14 - fixed - y - 110) / ROW))
    if len(sheet.lines) > fits:
        fits = max(1, int((rect.bottom() - 14 - fixed - y) / ROW))
    for line in sheet.lines[-fits:]:
        y += ROW
        _paint_line(canvas, y - 8, grid, line)
    y += 12
    for up in (3, 0):
        canvas.line(path_of((grid.left, y - up), (grid.right, y - up)), faded(PALE, 0.5), 1)
    paint = _paint_totals if games == 1 else _paint_games
    y = paint(canvas, y, grid, sheet)
    _paint_way(canvas, rect, y, grid, sheet)


def _paint_way(canvas: Canvas, rect: QRectF, y: float, grid: _Grid, sheet: ScoreSheet) -> None:
    """Below the totals: the goal, and the curve where there is room for it."""
    several = len(sheet.games) > 1
    top, words = (y + 52, y + 30) if several else (y + 44, y + 34)
    room = rect.bottom() - 26 - top
    if room > -40:
        goal = sheet.texts.goal
        canvas.text(grid.right, words, goal, 11.5, PALE, align=Align.RIGHT, room=150)
    if room <= 50:
        return
    if several:
        canvas.text(grid.left, words, sheet.game.name, 11.5, canvas.theme.text, room=66)
    _paint_curve(canvas, QRectF(grid.left + 26, top, grid.right - grid.left - 30, room), sheet)


def _grid(rect: QRectF, sides: int) -> _Grid:
    right, width = rect.right() - 22, COLUMN[sides]
    ends = tuple(right - width * at for at in range(sides - 1, -1, -1))
    return _Grid(rect.left() + 20, right, ends)


def _paint_head(canvas: Canvas, top: float, grid: _Grid, sheet: ScoreSheet) -> float:
    y, right = top + 28, grid.right
    canvas.text(grid.left, y, sheet.texts.title, 21, TITLE, bold=True, head=True, room=170)
    for x in (right - 2, right - 10):
        chevron = path_of((x - 6, y - 5), (x, y), (x - 6, y + 5))
        canvas.line(chevron, canvas.theme.mute, 1.8)
    y += 38
    for party, (head, x) in enumerate(zip(sheet.sides, grid.ends, strict=True)):
        if len(sheet.sides) > 2:
            _paint_narrow_side(canvas, x, y, head, party, grid.width)
        elif len(head.names) > 1:
            _paint_pair(canvas, x, y, head, party, grid.width)
        else:
            room = x - grid.left - 40 if party == 0 else grid.width - 24
            _paint_side(canvas, x, y, head, party, room)
    y += 16
    canvas.line(path_of((grid.left, y), (right, y)), faded("#ffffff", 0.18), 1)
    return y


def _paint_side(
    canvas: Canvas, x: float, y: float, head: SideHead, party: int, room: float
) -> None:
    ink = canvas.theme.text
    width = canvas.text(x, y, head.names[0], 14, ink, bold=True, align=Align.RIGHT, room=room)
    canvas.party_mark(x - width - 10, y, party)


def _paint_pair(
    canvas: Canvas, x: float, y: float, head: SideHead, party: int, width: float
) -> None:
    """Two partners below each other."""
    taken = 0.0
    for name, line in zip(head.names, (y - 9, y + 6), strict=False):
        wide = canvas.text(
            x, line, name, 13, canvas.theme.text, bold=True, align=Align.RIGHT, room=width - 20
        )
        taken = max(taken, wide)
    canvas.party_mark(x - taken - 10, y - 1.5, party)


def _paint_narrow_side(
    canvas: Canvas, x: float, y: float, head: SideHead, party: int, width: float
) -> None:
    """The mark above the name."""
    ink = canvas.theme.text
    canvas.party_mark(x - 5, y - 11, party, 9)
    name = _clipped(canvas, head.names[0], 12, width - 5)
    canvas.text(x, y + 5, name, 12, ink, bold=True, align=Align.RIGHT)


def _clipped(canvas: Canvas, name: str, px: float, room: float) -> str:
    """The name's beginning: what is made smaller besides can't be read in so narrow a column."""
    clipped = name
    while len(clipped) > 1 and canvas.measure(clipped, px, True) > room:
        clipped = clipped.removesuffix("…")[:-1].rstrip() + "…"
    return clipped


def _paint_line(canvas: Canvas, y: float, grid: _Grid, line: ScoreLine) -> None:
    mute = canvas.theme.mute
    x = grid.left + max(20.0, canvas.text(grid.left, y, line.number, 13, mute) + 6)
    if line.entered:
        colour = PALE if line.winner is None else canvas.theme.parties[line.winner]
        tall = grid.label < 34
        x += _paint_entries(canvas, x - 2 * tall, y, line.entered, colour, tall=tall) + 8
    taken = (32 + 36 * (line.times > 1)) if line.winner == 0 else 14
    room = grid.ends[0] - (taken if len(grid.ends) == 2 else grid.width - 4) - 8 - x
    if line.mark and canvas.measure(line.mark, 11.5) * 0.7 < room:
        canvas.text(x, y, line.mark, 11.5, mute, room=room)
    for place, end in enumerate(grid.ends):
        if line.winner != place:
            canvas.text(end, y, "–", 14, faded(mute, 0.5), align=Align.RIGHT)
            continue
        _paint_gain(canvas, end, y, line, narrow=len(grid.ends) > 2)


def _paint_gain(canvas: Canvas, x: float, y: float, line: ScoreLine, *, narrow: bool) -> None:
    ink = canvas.theme.text
    width = canvas.text(x, y, str(line.points), 15.5, ink, bold=True, align=Align.RIGHT)
    if line.times < 2:
        return
    at = x - width - (4 if narrow else 8)
    if not narrow:
        times = f"×{line.times}"
        at -= canvas.text(at, y, times, 12, canvas.theme.mute, align=Align.RIGHT) + 8
    canvas.suit(Suit.SPADES, at - 5 * narrow, y, 10 if narrow else 12, QColor(ink))


def _paint_entries(
    canvas: Canvas,
    x: float,
    y: float,
    entered: Sequence[bool],
    colour: str,
    *,
    tall: bool = False,
) -> float:
    """A little square for each game, filled where the hand counts. Their width."""
    for at, here in enumerate(entered):
        place = QPointF(x, y + (at - 1) * 6) if tall else QPointF(x + at * 7, y)
        size = 4 if tall else 5
        box = rounded(QRectF(place.x(), place.y() - size / 2, size, size), 1)
        if here:
            canvas.fill(box, colour)
        else:
            canvas.line(box, faded(canvas.theme.mute, 0.45), 0.8)
    return 7.0 if tall else len(entered) * 7.0


def _paint_totals(canvas: Canvas, y: float, grid: _Grid, sheet: ScoreSheet) -> float:
    mute, game, narrow = canvas.theme.mute, sheet.game, len(grid.ends) > 2
    y += 24
    room = grid.ends[0] - grid.left - 48 if not narrow else grid.label + 6
    px = 19 if narrow else 24
    if not narrow or canvas.measure(sheet.texts.total, 13) * 0.8 < room:
        canvas.text(grid.left, y, sheet.texts.total, 13, mute, room=room)
    for value, x in zip(game.totals, grid.ends, strict=True):
        canvas.text(x, y, str(value), px, TITLE, bold=True, align=Align.RIGHT)
    y += 32
    if not narrow or canvas.measure(sheet.texts.boxes, 13) * 0.8 < room:
        canvas.text(grid.left, y, sheet.texts.boxes, 13, mute, room=room)
    for party, (count, x) in enumerate(zip(game.boxes, grid.ends, strict=True)):
        _paint_boxes(canvas, x, y, count, party, most=3 if narrow else 4)
    return y


def _paint_boxes(canvas: Canvas, x: float, y: float, count: int, party: int, *, most: int) -> None:
    colour = canvas.theme.parties[party]
    if count > most:
        width = canvas.text(x, y, str(count), 14, canvas.theme.text, align=Align.RIGHT)
        canvas.square(x - width - 10, y, 9, colour)
        return
    if not count:
        canvas.text(x, y, "–", 14, faded(canvas.theme.mute, 0.5), align=Align.RIGHT)
    for at in range(count):
        canvas.fill(rounded(QRectF(x - 9 - at * 13, y - 4.5, 9, 9), 1.5), colour)


def _paint_games(canvas: Canvas, y: float, grid: _Grid, sheet: ScoreSheet) -> float:
    """A row for each game. One that has ended has a ground, and its winner a crown."""
    y += 5
    for at, game in enumerate(sheet.games):
        middle = y + GAME_ROW / 2
        if game.winner is not None:
            ground = QRectF(grid.left - 8, y + 1.5, grid.right - grid.left + 16, GAME_ROW - 3)
            canvas.fill(rounded(ground, 7), faded(PALE, 0.13))
        _paint_game(canvas, middle, grid, game, at)
        y += GAME_ROW
    return y - 8


def _paint_game(canvas: Canvas, y: float, grid: _Grid, game: Game, at: int) -> None:
    mute, x = canvas.theme.mute, grid.left
    narrow = len(grid.ends) > 2
    if not narrow:
        x += _paint_entries(canvas, x, y, [place == at for place in range(3)], PALE) + 6
    room = grid.label + grid.left - x + (34 if not narrow else 4)
    name = game.name if not narrow else str(at + 1)
    canvas.text(x, y, name, 13, mute if game.winner is None else TITLE, room=room)
    begun = any(game.boxes) or game.winner is not None
    for place, (value, end) in enumerate(zip(game.totals, grid.ends, strict=True)):
        if not begun:
            canvas.text(end, y, "–", 14, faded(mute, 0.5), align=Align.RIGHT)
            continue
        won = game.winner == place
        ink = TITLE if won or game.winner is None else mute
        px = (15 if narrow else 19) - (2 if game.winner is not None and not won else 0)
        width = canvas.text(end, y, str(value), px, ink, bold=True, align=Align.RIGHT)
        if won:
            k = 0.38 if narrow else 0.5
            paint_crown(canvas, end - width - 4 - 16 * k, y + 8 * k, k)


# ---------------------------------------------------------------- the curve


def _paint_curve(canvas: Canvas, rect: QRectF, sheet: ScoreSheet) -> None:
    mute, game = canvas.theme.mute, sheet.game
    top = max(sheet.target, *game.totals)
    canvas.line(
        path_of((rect.left(), rect.bottom()), (rect.right(), rect.bottom())),
        faded("#ffffff", 0.3),
        1,
    )
    for share in (0.25, 0.5, 0.75):
        y = rect.bottom() - share * sheet.target / top * rect.height()
        canvas.line(path_of((rect.left(), y), (rect.right(), y)), faded("#ffffff", 0.08), 1)
    y = rect.bottom() - sheet.target / top * rect.height()
    canvas.line(path_of((rect.left(), y), (rect.right(), y)), PALE, 1.1, (4, 3))
    for value in (0, sheet.target // 2, sheet.target):
        at = rect.bottom() - value / top * rect.height()
        canvas.text(rect.left() - 6, at, str(value), 11, mute, align=Align.RIGHT)
    for party in range(len(sheet.sides) - 1, -1, -1):
        _paint_track(canvas, rect, [totals[party] for totals in game.running], top, party)


def _paint_track(canvas: Canvas, rect: QRectF, totals: Sequence[int], top: int, party: int) -> None:
    points = [QPointF(rect.left(), rect.bottom())]
    for at, total in enumerate(totals, 1):
        x = rect.left() + at * rect.width() / len(totals)
        points.append(QPointF(x, rect.bottom() - total / top * rect.height()))
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    canvas.line(path, canvas.theme.parties[party], 2.4, DASHES[party])
    step = max(1, len(totals) // 8)
    for point in points[1::step]:
        canvas.party_mark(point.x(), point.y(), party, 7.4)


# ---------------------------------------------------------------- the chip


def paint_chip(canvas: Canvas, rect: QRectF, sheet: ScoreSheet) -> None:
    """The folded score panel."""
    canvas.panel(rect, 0.66, rect.height() / 2)
    if len(sheet.games) > 1:
        _paint_chip_games(canvas, rect, sheet)
    elif len(sheet.sides) > 2:
        _paint_chip_marks(canvas, rect, sheet)
    else:
        _paint_chip_names(canvas, rect, sheet)
    x, y = rect.right() - 15, rect.center().y()
    canvas.line(path_of((x - 5, y - 3), (x, y + 2), (x + 5, y - 3)), canvas.theme.mute, 1.8)


def _paint_chip_names(canvas: Canvas, rect: QRectF, sheet: ScoreSheet) -> None:
    y, h = rect.center().y(), rect.height()
    px = h * 0.34
    totals = sheet.game.totals
    numbers = sum(canvas.measure(str(value), h * 0.46, True) for value in totals)
    wanted = sum(canvas.measure(head.short, px) for head in sheet.sides)
    room = rect.width() - h * 0.55 - numbers - 68
    px *= min(1.0, max(0.7, room / wanted))
    x = rect.left() + h * 0.55
    for party, (head, value) in enumerate(zip(sheet.sides, totals, strict=True)):
        canvas.party_mark(x, y, party)
        part = _part(canvas, head.short, px, room, wanted)
        x += 9
        x += canvas.text(x, y, head.short, px, canvas.theme.mute, room=part) + 6
        x += canvas.text(x, y, str(value), h * 0.46, TITLE, bold=True) + 14


def _part(canvas: Canvas, name: str, px: float, room: float, wanted: float) -> float:
    """A name's part of the room for both."""
    own = canvas.measure(name, px)
    return own + 1 if wanted * 0.7 <= room else room / 2


def _paint_chip_marks(canvas: Canvas, rect: QRectF, sheet: ScoreSheet) -> None:
    """A mark and a total a side: there is no room for names."""
    y, h = rect.center().y(), rect.height()
    start, end = rect.left() + h * 0.42, rect.right() - 24
    width = (end - start) / len(sheet.sides)
    for party, value in enumerate(sheet.game.totals):
        x = start + party * width
        canvas.party_mark(x + 5, y, party, 9)
        canvas.text(x + 14, y, str(value), h * 0.44, TITLE, bold=True, room=width - 17)


def _paint_chip_games(canvas: Canvas, rect: QRectF, sheet: ScoreSheet) -> None:
    """A part for each game: my total above, below it the best of the others'."""
    h = rect.height()
    start, end = rect.left() + h * 0.42, rect.right() - 24
    width = (end - start) / len(sheet.games)
    for at, game in enumerate(sheet.games):
        x = start + at * width
        if at:
            line = path_of((x - 5, rect.top() + 7), (x - 5, rect.bottom() - 7))
            canvas.line(line, faded("#ffffff", 0.2), 1)
        rival = max(range(1, len(game.totals)), key=game.totals.__getitem__)
        if game.winner:
            rival = game.winner
        for party, y in ((0, rect.center().y() - h * 0.20), (rival, rect.center().y() + h * 0.20)):
            _paint_chip_line(canvas, QRectF(x, y - h * 0.2, width - 8, h * 0.4), game, party)


def _paint_chip_line(canvas: Canvas, rect: QRectF, game: Game, party: int) -> None:
    y, won = rect.center().y(), game.winner == party
    canvas.party_mark(rect.x() + 4, y, party, 7)
    ink = canvas.theme.mute if game.winner is not None and not won else TITLE
    width = canvas.text(rect.x() + 12, y, str(game.totals[party]), 13, ink, bold=True)
    if won:
        paint_crown(canvas, rect.x() + 12 + width + 10, y + 3.5, 0.4)
