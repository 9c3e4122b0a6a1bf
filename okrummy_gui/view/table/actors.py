"""Keeps the graphics items equal to the stage."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.protocol import Dealt, Discarded, Seat, TookDiscard
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.sameness import same_drawing
from okrummy_gui.view.table.carditem import CardItem
from okrummy_gui.view.table.furniture import ButtonItem, PaintedItem
from okrummy_gui.view.table.layout import Edge
from okrummy_gui.view.table.motion import WHOLE_DEAL, Move, Mover
from okrummy_gui.view.table.stage import DISCARD, HAND, STOCK, Drawing, Key, Scene, Spot, Stage
from okrummy_gui.view.theme import Theme

TURNS: Final = {Edge.BOTTOM: 0.0, Edge.LEFT: 90.0, Edge.TOP: 0.0, Edge.RIGHT: -90.0}
"""How a card lies in the hand of somebody at that edge."""
MOST_BETWEEN: Final = 60.0
"""How long the next card is waited for while dealing, in milliseconds."""
PAINTED_A_FRAME: Final = 3
"""So many drawings are painted anew in each frame of a deal: all in one would take longer."""


class Actors:
    """The items of the scene. Cards that are there already move; new ones come from somewhere."""

    def __init__(self, ground: QGraphicsScene, art: CardArt, mover: Mover) -> None:
        self._ground = ground
        self._art = art
        self._mover = mover
        self.cards: dict[Key, CardItem] = {}
        self.buttons: list[ButtonItem] = []
        self._painted: list[PaintedItem] = []
        self._drawn: list[Drawing] = []
        self._drawn_for: tuple[Theme, float, float] | None = None
        self._to_paint: list[tuple[PaintedItem, Drawing]] = []
        mover.stepped.connect(self._paint_some)
        mover.idle.connect(self._paint_all)
        self._leaving: list[CardItem] = []
        self._dealt: object = None
        self._drawn_at: QPointF | None = None

    def show(self, stage: Stage, scene: Scene, ratio: float, animate: bool) -> None:
        """Make the items show the stage."""
        dealt = self._is_dealt_anew(scene)
        animate = animate and (bool(self.cards) or dealt)
        waits: dict[Key, float] = {}
        if not animate:
            self._take_away_leaving()
        elif dealt:
            waits = _deal_waits(stage, scene, Move.SWEEP.value / 2 if self.cards else 0.0)
            self._sweep(scene)
        for key in [key for key in self.cards if key not in stage.cards]:
            item = self.cards.pop(key)
            self._mover.forget(item)
            self._ground.removeItem(item)
        for key, spot in stage.cards.items():
            self._put(key, spot, scene, ratio, animate, waits.get(key))
        self._drawn_at = None
        # What is not animated may mean new words, colours or pictures: all is painted anew then.
        look = (scene.theme, scene.layout.scale, ratio)
        fresh = not animate or look != self._drawn_for
        self._drawn_for = look
        self._show_drawings(stage, fresh)
        if dealt and animate and self._mover.moving:
            self._paint_by_turns()
        else:
            self._paint_all()
        self._show_buttons(stage, scene, fresh)

    def draw_from(self, item: CardItem, stock: QPointF) -> None:
        """The card drawn next is the one that was dragged off the stock: it lies here."""
        self._drawn_at = item.pos()
        item.setPos(stock)

    def _is_dealt_anew(self, scene: Scene) -> bool:
        """Whether the scene is the first one of its hand."""
        view = scene.view
        hand = (view.hand_number, view.upcard, view.hand) if view.history else None
        begins = bool(view.history) and isinstance(view.history[-1], Dealt)
        before, self._dealt = self._dealt, hand
        return begins and hand != before

    def _sweep(self, scene: Scene) -> None:
        """What lies there is gathered to the stock, face down."""
        for key, item in self.cards.items():
            self._mover.forget(item)
            if key == STOCK:
                self._ground.removeItem(item)
                continue
            item.turn_down()
            self._leaving.append(item)
            self._mover.send_away(
                item, scene.layout.stock, Move.SWEEP, partial(self._take_away, item)
            )
        self.cards.clear()

    def _take_away(self, item: CardItem) -> None:
        if item in self._leaving:
            self._leaving.remove(item)
            self._ground.removeItem(item)

    def _take_away_leaving(self) -> None:
        for item in tuple(self._leaving):
            self._mover.forget(item)
            self._take_away(item)

    def clear(self) -> None:
        """Take every item away."""
        for item in (*self.cards.values(), *self.buttons, *self._painted):
            if isinstance(item, CardItem):
                self._mover.forget(item)
            self._ground.removeItem(item)
        self.cards.clear()
        self.buttons.clear()
        self._painted.clear()
        self._to_paint.clear()
        self._drawn = []
        self._take_away_leaving()
        self._dealt = self._drawn_at = None

    def _put(
        self,
        key: Key,
        spot: Spot,
        scene: Scene,
        ratio: float,
        animate: bool,
        wait: float | None = None,
    ) -> None:
        item = self.cards.get(key)
        if item is not None:
            move = _move_of(item, spot, scene)
        else:
            item = CardItem(self._art, spot.card)
            self._ground.addItem(item)
            self.cards[key] = item
            origin = self._origin_of(key, spot, scene, dealt=wait is not None)
            move = origin.move
            item.setPos(origin.at if animate else QPointF(spot.x, spot.y))
            item.setRotation(origin.angle if animate else spot.angle)
        item.role = spot.role
        item.homing = False
        if not animate:
            item.update()
        item.dress(spot.width, ratio, spot.lifted, spot.outline, spot.pointer)
        item.set_place_z(spot.z)
        self._mover.move(item, QPointF(spot.x, spot.y), spot.angle, move, animate, wait or 0)

    def _origin_of(self, key: Key, spot: Spot, scene: Scene, *, dealt: bool) -> _Origin:
        if dealt:
            return _Origin(scene.layout.stock, Move.DEAL)
        if self._drawn_at is not None and isinstance(key, Card) and spot.role == HAND:
            return _Origin(self._drawn_at, Move.DRAW)
        return _origin(key, spot, scene)

    def _show_drawings(self, stage: Stage, fresh: bool) -> None:
        self._paint_all()
        while len(self._painted) > len(stage.drawings):
            self._ground.removeItem(self._painted.pop())
        while len(self._painted) < len(stage.drawings):
            self._painted.append(PaintedItem(self._art))
            self._ground.addItem(self._painted[-1])
        before: list[Drawing | None] = [] if fresh else [*self._drawn]
        self._drawn = list(stage.drawings)
        for item, drawing, old in zip_longest(self._painted, stage.drawings, before):
            if item is not None and (old is None or not same_drawing(old, drawing)):
                self._to_paint.append((item, drawing))

    def _paint_by_turns(self) -> None:
        """What was there goes at once, what is new comes with the next frames."""
        for item, _ in self._to_paint:
            item.hide()
        self._paint_some()

    def _paint_some(self) -> None:
        due, self._to_paint = self._to_paint[:PAINTED_A_FRAME], self._to_paint[PAINTED_A_FRAME:]
        for item, drawing in due:
            assert self._drawn_for is not None
            item.show_drawing(drawing, *self._drawn_for)
            item.show()

    def _paint_all(self) -> None:
        while self._to_paint:
            self._paint_some()

    def _show_buttons(self, stage: Stage, scene: Scene, fresh: bool) -> None:
        while len(self.buttons) > len(stage.buttons):
            self._ground.removeItem(self.buttons.pop())
        while len(self.buttons) < len(stage.buttons):
            self.buttons.append(ButtonItem(self._art))
            self._ground.addItem(self.buttons[-1])
        for item, spec in zip(self.buttons, stage.buttons, strict=True):
            if fresh or spec != item.spec:
                item.show_spec(spec, scene.theme, scene.layout.scale)


def _deal_waits(stage: Stage, scene: Scene, before: float) -> dict[Key, float]:
    """When each card is dealt: round the table from the dealer's left, the upcard last."""
    view = scene.view
    first = view.seats.index(view.dealer) + 1 if view.dealer is not None else 0
    mine = [key for key, spot in stage.cards.items() if spot.role == HAND]
    keys: list[Key] = []
    for number in range(max(view.counts, default=0)):
        for seat in view.seats[first:] + view.seats[:first]:
            own = mine[number : number + 1]
            keys += own if seat is view.seat else [f"fan {seat.value} {number}"]
    keys += [key for key, spot in stage.cards.items() if spot.role == DISCARD]
    room = WHOLE_DEAL - before - Move.DEAL.value
    gap = min(MOST_BETWEEN, room / max(1, len(keys) - 1))
    return {key: before + at * gap for at, key in enumerate(keys)}


def _move_of(item: CardItem, spot: Spot, scene: Scene) -> Move:
    """What it is when a card that is there already goes to this place."""
    if item.homing:
        return Move.HOME
    if item.role == spot.role:
        return Move.LIFT if item.lifted != spot.lifted else Move.SHIFT
    if item.role == HAND:
        if scene.view.shown:
            return Move.LAYOFF if scene.defence is not None else Move.KNOCK
        return Move.DISCARD
    return Move.DRAW if spot.role == HAND else Move.SHIFT


@dataclass(frozen=True, slots=True)
class _Origin:
    """Where a card comes from that was not to be seen, and how it lay there."""

    at: QPointF
    move: Move
    angle: float = 0.0


def _origin(key: Key, spot: Spot, scene: Scene) -> _Origin:
    layout = scene.layout
    if spot.origin is not None:
        return _Origin(spot.origin, Move.KNOCK)
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
