"""What the verdict on a knock and the one on a finished hand have in common."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from okrummy_gui.engine.protocol import Seat, Side
from okrummy_gui.engine.view import PlayerView, ShownHand
from okrummy_gui.view.table.stage import Scene
from okrummy_gui.view.table.verdictface import Game, Standing, Way
from okrummy_gui.view.wording import goal_words


def shown_of(view: PlayerView, seat: Seat | None) -> ShownHand | None:
    """The open hand of the seat."""
    return next((hand for hand in view.shown if hand.seat is seat), None)


def points_of(scene: Scene, seat: Seat) -> int | None:
    """The deadwood of the seat as it stands: shown, or my own draft; None while it is hidden."""
    shown = shown_of(scene.view, seat)
    if shown is not None:
        return shown.points
    if seat is scene.view.seat and scene.defence is not None:
        return scene.defence.points
    return None


def side_words(scene: Scene, side: Side) -> str:
    return scene.names.short_of(side) if scene.layout.compact else scene.names.of_side(side)


def dead_words(scene: Scene, seat: Seat | None) -> str:
    if scene.names.is_me(seat):
        return QCoreApplication.translate("Table", "your deadwood")
    return QCoreApplication.translate("Table", "{name}’s deadwood").format(
        name=scene.names.of(seat)
    )


def standing(scene: Scene) -> Standing:
    """How all sides stand in each game, my side first, and what the hand has added."""
    view, names = scene.view, scene.names
    points = view.result.points if view.result is not None else 0
    winner = view.result.winner if view.result is not None else None
    places = [view.sheet.sides.index(side) for side in names.sides]
    games = []
    for number, column in enumerate(view.sheet.columns, 1):
        entered = bool(column.entered) and column.entered[-1]
        ways = tuple(
            Way(
                names.short_of(view.sheet.sides[at]),
                party,
                column.totals[at],
                points if entered and view.sheet.sides[at] == winner else 0,
                view.sheet.sides[at] == column.winner,
            )
            for party, at in enumerate(places)
        )
        games.append(Game(str(number), ways, column.winner is not None))
    head = QCoreApplication.translate("Table", "Game", "before the numbers of three games")
    return Standing(tuple(games), view.rules.target, goal_words(view), head)
