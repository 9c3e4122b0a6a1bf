"""What is on the table at a moment: a value, made from the view and the layout."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.protocol import Action, Seat
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.arranging import DefenceDraft, KnockDraft
from okrummy_gui.model.handorder import SortBy
from okrummy_gui.view.comforts import Comforts
from okrummy_gui.view.painting import ButtonLook, Canvas
from okrummy_gui.view.table.layout import SeatPlace, TableLayout
from okrummy_gui.view.theme import Theme
from okrummy_gui.view.wording import Names

Key = Card | str
Paint = Callable[[Canvas, QRectF], None]

HAND: Final = "hand"
STOCK: Final = "stock"
DISCARD: Final = "discard"
Z_FAN: Final = 10.0
Z_PILE: Final = 20.0
Z_MARK: Final = 50.0
Z_TOP_ROW: Final = 60.0
Z_HAND: Final = 100.0
Z_TAG: Final = 300.0


@dataclass(frozen=True, slots=True)
class Spot:
    """The place and look of a card; `card` None when it lies face down."""

    card: Card | None
    x: float
    y: float
    width: float
    angle: float = 0.0
    z: float = 0.0
    role: str = ""
    outline: str | None = None
    pointer: bool = False
    lifted: bool = False
    origin: QPointF | None = None
    """Where it comes from when it was not to be seen before; None: from who held it."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """Something painted, in pixels; the painter is given the rect in units of the drawing."""

    rect: QRectF
    paint: Paint
    z: float = 0.0
    name: str = ""


@dataclass(frozen=True, slots=True)
class ButtonSpec:
    """A button; several names may mean the same button."""

    names: tuple[str, ...]
    label: str
    rect: QRectF
    look: ButtonLook = ButtonLook.PLAIN
    key: str = ""
    enabled: bool = True
    area: QRectF | None = None
    """Where it answers, when that is not evenly around it."""

    @property
    def answers(self) -> QRectF:
        return self.rect if self.area is None else self.area


@dataclass(slots=True)
class Stage:
    """All of it. `meld_rects` are the melds that may be laid off on, by place in the table."""

    cards: dict[Key, Spot] = field(default_factory=dict)
    drawings: list[Drawing] = field(default_factory=list)
    buttons: list[ButtonSpec] = field(default_factory=list)
    meld_rects: dict[int, QRectF] = field(default_factory=dict)
    score_rect: QRectF = field(default_factory=QRectF)
    limit_rect: QRectF = field(default_factory=QRectF)


@dataclass(frozen=True, slots=True)
class Scene:
    """What a stage is made from."""

    view: PlayerView
    order: tuple[Card, ...]
    names: Names
    layout: TableLayout
    theme: Theme
    selected: Card | None = None
    knock: KnockDraft | None = None
    defence: DefenceDraft | None = None
    next_sort: SortBy = SortBy.MELDS
    advised: Action | None = None
    """What a hint says that the viewer should do."""
    comforts: Comforts = field(default_factory=Comforts)
    countdown: int | None = None
    """So many seconds before the next hand comes by itself."""

    def place_of(self, seat: Seat) -> SeatPlace | None:
        """Where a player sits; None for the viewer."""
        others = self.view.opponents()
        return self.layout.seats[others.index(seat)] if seat in others else None

    @property
    def my_turn(self) -> bool:
        return self.view.legal is not None and self.view.turn is self.view.seat
