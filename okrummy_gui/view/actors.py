"""Keeps the graphics items equal to the stage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.protocol import Discarded, Seat, TookDiscard
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.carditem import CardItem
from okrummy_gui.view.furniture import ButtonItem, PaintedItem
from okrummy_gui.view.layout import Edge
from okrummy_gui.view.motion import Move, Mover
from okrummy_gui.view.stage import HAND, Key, Scene, Spot, Stage

TURNS: Final = {Edge.BOTTOM: 0.0, Edge.LEFT: 90.0, Edge.TOP: 0.0, Edge.RIGHT: -90.0}
"""How a card lies in the hand of somebody at that edge."""


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

    def clear(self) -> None:
        """Take every item away."""
        for item in (*self.cards.values(), *self.buttons, *self._painted):
            if isinstance(item, CardItem):
                self._mover.forget(item)
            self._ground.removeItem(item)
        self.cards.clear()
        self.buttons.clear()
        self._painted.clear()

    def _put(self, key: Key, spot: Spot, scene: Scene, ratio: float, animate: bool) -> None:
        item = self.cards.get(key)
        move = Move.SHIFT
        if item is None:
            item = CardItem(self._art, spot.card)
            self._ground.addItem(item)
            self.cards[key] = item
            origin = _origin(key, spot, scene)
            move = origin.move
            item.setPos(origin.at if animate else QPointF(spot.x, spot.y))
            item.setRotation(origin.angle if animate else spot.angle)
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


@dataclass(frozen=True, slots=True)
class _Origin:
    """Where a card comes from that was not to be seen, and how it lay there."""

    at: QPointF
    move: Move
    angle: float = 0.0


def _origin(key: Key, spot: Spot, scene: Scene) -> _Origin:
    layout = scene.layout
    if spot.origin is not None:
        return _Origin(spot.origin, Move.SHOW)
    if isinstance(key, Card):
        if spot.role == HAND:
            return _Origin(layout.stock, Move.DRAW)
        return _from_hand(key, scene)
    if key.startswith("fan"):
        taken = [event for event in scene.view.history[-1:] if isinstance(event, TookDiscard)]
        return _Origin(layout.discard if taken else layout.stock, Move.DRAW)
    return _Origin(QPointF(spot.x, spot.y), Move.SHIFT, spot.angle)


def _from_hand(card: Card, scene: Scene) -> _Origin:
    """From the place of who held the card: it was discarded, or is shown now."""
    place = None
    seat = _holder(card, scene.view)
    if seat is not None:
        place = scene.place_of(seat)
    if place is None:
        place = scene.layout.opposite
    return _Origin(place.fan, Move.DISCARD, TURNS[place.edge])


def _holder(card: Card, view: PlayerView) -> Seat | None:
    for shown in view.shown:
        if card in shown.deadwood or any(card in meld.cards for meld in shown.melds):
            return shown.seat
    for event in reversed(view.history):
        if isinstance(event, Discarded) and event.card is card:
            return event.seat
    return None
