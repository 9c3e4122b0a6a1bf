"""The score as the table shows it: panel or chip, from results and standing."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF

from okrummy_gui.engine.protocol import HandResult, Outcome
from okrummy_gui.engine.scoring import Column
from okrummy_gui.view.table.scorepanel import (
    Game,
    ScoreLine,
    ScoreSheet,
    ScoreTexts,
    SideHead,
    paint_chip,
    paint_score,
)
from okrummy_gui.view.table.stage import Drawing, Scene, Stage
from okrummy_gui.view.wording import goal_words


def score_sheet(scene: Scene) -> ScoreSheet:
    """The figures of the score, the viewer's side first."""
    names, sheet = scene.names, scene.view.sheet
    texts = ScoreTexts(
        QCoreApplication.translate("Table", "Score"),
        QCoreApplication.translate("Table", "Total"),
        QCoreApplication.translate("Table", "Boxes"),
        goal_words(scene.view),
    )
    heads = tuple(SideHead(names.each_of(side), names.short_of(side)) for side in names.sides)
    lines = tuple(_line(scene, at, result) for at, result in enumerate(sheet.results))
    games = tuple(_game(scene, at, column) for at, column in enumerate(sheet.columns, 1))
    return ScoreSheet(texts, heads, lines, games, scene.view.rules.target)


def _game(scene: Scene, number: int, column: Column) -> Game:
    sides, order = scene.names.sides, scene.view.sheet.sides
    places = [order.index(side) for side in sides]
    words = QCoreApplication.translate("Table", "Game {number}", "one of three: Hollywood")
    return Game(
        words.format(number=number),
        _ordered(column.totals, places),
        _ordered(column.boxes, places),
        tuple(_ordered(totals, places) for totals in column.running),
        None if column.winner is None else sides.index(column.winner),
    )


def _ordered(values: tuple[int, ...], places: list[int]) -> tuple[int, ...]:
    return tuple(values[place] for place in places)


def _line(scene: Scene, at: int, result: HandResult) -> ScoreLine:
    columns = scene.view.sheet.columns
    words = {
        Outcome.GIN: QCoreApplication.translate("Table", "Gin"),
        Outcome.UNDERCUT: QCoreApplication.translate("Table", "Undercut"),
        Outcome.DRAWN: QCoreApplication.translate("Table", "drawn", "a hand that nobody won"),
    }
    return ScoreLine(
        str(at + 1),
        None if result.winner is None else scene.names.sides.index(result.winner),
        result.points,
        result.multiplier,
        words.get(result.outcome, ""),
        tuple(column.entered[at] for column in columns) if len(columns) > 1 else (),
    )


def put_score(stage: Stage, scene: Scene, rect: QRectF, folded: bool) -> None:
    """The panel, or the chip when there is no room for it."""
    sheet, paint = score_sheet(scene), paint_chip if folded else paint_score
    stage.drawings.append(Drawing(rect, lambda canvas, box: paint(canvas, box, sheet), 5, "score"))
    stage.score_rect = rect
