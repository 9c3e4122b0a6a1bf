"""Keeps the graphics items equal to the stage."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.protocol import TookDiscard
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.carditem import CardItem
from okrummy_gui.view.furniture import ButtonItem, PaintedItem
from okrummy_gui.view.motion import Move, Mover
from okrummy_gui.view.stage import HAND, Key, Scene, Spot, Stage


class Actors:
    """The items of the scene. Cards that are there already move; new ones come from somewhere."""

    def __init__(self, ground: QGraphicsScene, art: CardArt, mover: Mover) -> None:
        self._ground = ground
        self._art = art
        self._mover = mover
        self.cards: dict[Key, CardItem] = {}
        self.buttons: list[ButtonItem] = []
        self._painted: list[PaintedItem] = []

    def show(self, stage: Stage, scene: Scene, ratio: float, animate: bool) -> None:
        """Make the items show the stage."""
        animate = animate and bool(self.cards)
        for key in [key for key in self.cards if key not in stage.cards]:
            item = self.cards.pop(key)
            self._mover.forget(item)
            self._ground.removeItem(item)
        for key, spot in stage.cards.items():
            self._put(key, spot, scene, ratio, animate)
        self._show_drawings(stage, scene, ratio)
        self._show_buttons(stage, scene)

    def _put(self, key: Key, spot: Spot, scene: Scene, ratio: float, animate: bool) -> None:
        item = self.cards.get(key)
        move = Move.SHIFT
        if item is None:
            item = CardItem(self._art, spot.card)
            self._ground.addItem(item)
            self.cards[key] = item
            origin, move = _origin(key, spot, scene)
            item.setPos(origin if animate else QPointF(spot.x, spot.y))
        item.role = spot.role
        item.dress(spot.width, ratio, spot.lifted, spot.outline, spot.pointer)
        item.set_place_z(spot.z)
        self._mover.move(item, QPointF(spot.x, spot.y), spot.angle, move, animate)

    def _show_drawings(self, stage: Stage, scene: Scene, ratio: float) -> None:
        while len(self._painted) > len(stage.drawings):
            self._ground.removeItem(self._painted.pop())
        while len(self._painted) < len(stage.drawings):
            self._painted.append(PaintedItem(self._art))
            self._ground.addItem(self._painted[-1])
        for item, drawing in zip(self._painted, stage.drawings, strict=True):
            item.show_drawing(drawing, scene.theme, scene.layout.scale, ratio)

    def _show_buttons(self, stage: Stage, scene: Scene) -> None:
        while len(self.buttons) > len(stage.buttons):
            self._ground.removeItem(self.buttons.pop())
        while len(self.buttons) < len(stage.buttons):
            self.buttons.append(ButtonItem(self._art))
            self._ground.addItem(self.buttons[-1])
        for item, spec in zip(self.buttons, stage.buttons, strict=True):
            item.show_spec(spec, scene.theme, scene.layout.scale)


def _origin(key: Key, spot: Spot, scene: Scene) -> tuple[QPointF, Move]:
    """Where a card that was not to be seen comes from."""
    layout = scene.layout
    if isinstance(key, Card):
        if spot.role == HAND:
            return layout.stock, Move.DRAW
        return layout.fan, Move.DISCARD
    if key.startswith("fan"):
        taken = [event for event in scene.view.history[-1:] if isinstance(event, TookDiscard)]
        return (layout.discard if taken else layout.stock), Move.DRAW
    return QPointF(spot.x, spot.y), Move.SHIFT
