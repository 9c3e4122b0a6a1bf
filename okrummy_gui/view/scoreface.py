"""The score as the table shows it: panel or chip, from results and standing."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF

from okrummy_gui.engine.protocol import HandResult, Outcome, Seat
from okrummy_gui.view import panels
from okrummy_gui.view.stage import Drawing, Scene, Stage
from okrummy_gui.view.wording import goal_words


def by_side(scene: Scene, values: tuple[int, ...]) -> tuple[int, int]:
    """What is mine and what the other's, of values by seat."""
    view = scene.view
    me: Seat | None = view.seat or (view.seats[0] if view.seats else None)
    found = dict(zip(view.seats, values, strict=False))
    other = next((seat for seat in view.seats if seat is not me), None)
    return (
        found.get(me, 0) if me is not None else 0,
        found.get(other, 0) if other is not None else 0,
    )


def score_sheet(scene: Scene) -> panels.ScoreSheet:
    """The figures of the score panel."""
    standing = scene.view.sheet.columns[0]
    mine, other = by_side(scene, standing.totals)
    my_boxes, other_boxes = by_side(scene, standing.boxes)
    texts = panels.ScoreTexts(
        QCoreApplication.translate("Table", "Score"),
        QCoreApplication.translate("Table", "Total"),
        QCoreApplication.translate("Table", "Boxes"),
        goal_words(scene.view),
        scene.names.me,
        scene.names.other,
    )
    lines = tuple(_line(scene, at, result) for at, result in enumerate(scene.view.sheet.results, 1))
    return panels.ScoreSheet(
        texts, lines, mine, other, my_boxes, other_boxes, scene.view.rules.target
    )


def _line(scene: Scene, number: int, result: HandResult) -> panels.ScoreLine:
    mine = result.winner is not None and scene.names.is_mine(result.winner)
    points = result.points if result.winner is not None else 0
    words = {
        Outcome.GIN: QCoreApplication.translate("Table", "Gin"),
        Outcome.UNDERCUT: QCoreApplication.translate("Table", "Undercut"),
    }
    return panels.ScoreLine(
        str(number),
        points if mine else 0,
        0 if mine else points,
        result.multiplier,
        words.get(result.outcome, ""),
    )


def put_score(stage: Stage, scene: Scene, rect: QRectF, folded: bool) -> None:
    """The panel, or the chip when there is no room for it."""
    sheet = score_sheet(scene)
    if folded:
        stage.drawings.append(
            Drawing(rect, lambda canvas, box: panels.paint_chip(canvas, box, sheet), 5, "score")
        )
    else:
        stage.drawings.append(
            Drawing(rect, lambda canvas, box: panels.paint_score(canvas, box, sheet), 5, "score")
        )
    stage.score_rect = rect
