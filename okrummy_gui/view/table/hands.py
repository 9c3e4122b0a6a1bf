"""What the player's mouse and keys do at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.legal import Legal
from okrummy_gui.engine.protocol import Discard, Phase
from okrummy_gui.view.table.carditem import CardItem
from okrummy_gui.view.table.deeds import Deeds
from okrummy_gui.view.table.drag import THRESHOLD, Drag, Place, Press
from okrummy_gui.view.table.frame import TOUCH
from okrummy_gui.view.table.furniture import ButtonItem, GlowItem
from okrummy_gui.view.table.keyboard import Keyboard
from okrummy_gui.view.table.keyfocus import selectable
from okrummy_gui.view.table.stage import DISCARD, HAND, STOCK

if TYPE_CHECKING:
    from okrummy_gui.view.table.table import Table

MELD: Final = "meld"
SCORE: Final = "score"
LIMIT: Final = "limit"


def touch_rect(rect: QRectF) -> QRectF:
    """Where a finger means it: nowhere narrower than `TOUCH`."""
    wide, high = max(0.0, TOUCH - rect.width()) / 2, max(0.0, TOUCH - rect.height()) / 2
    return rect.adjusted(-wide, -high, wide, high)


def distance_to(rect: QRectF, at: QPointF) -> float:
    """How far the point lies from the rectangle; 0 within it."""
    x = max(rect.left() - at.x(), 0.0, at.x() - rect.right())
    y = max(rect.top() - at.y(), 0.0, at.y() - rect.bottom())
    return x + y


class Hands:
    """Turns presses, drags, clicks and keys into actions, drafts and orders."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.deeds = Deeds(table)
        self.keyboard = Keyboard(table, self)
        self._press: Press | None = None
        self._drag: Drag | None = None
        self._last: Card | None = None
        self._hot: ButtonItem | None = None
        self._glows: list[GlowItem] = []

    @property
    def _legal(self) -> Legal | None:
        return self._table.state.legal if self._table.state else None

    @property
    def phase(self) -> Phase | None:
        """What the player has to do; None when it is not his turn."""
        return self._legal.phase if self._legal else None

    # ------------------------------------------------------------ mouse

    def press(self, at: QPointF) -> None:
        """The left button goes down. What is moving arrives first."""
        self._table.finish_motion()
        self.keyboard.forget()
        self.keyboard.focus.hide()
        button = self._button_at(at)
        if button is not None:
            self._press = Press(at, button=self._table.actors.buttons.index(button))
            self.hover(at)
            return
        item = self._card_at(at)
        role = item.role if item else self._place_at(at)
        self._press = Press(at, item, role)

    def move(self, at: QPointF) -> None:
        if self._drag is not None:
            self._drag.follow(at)
            self._preview(at)
            return
        press = self._press
        if press is None or press.item is None:
            self.hover(at)
            return
        if (at - press.at).manhattanLength() >= THRESHOLD:
            self._begin(press, at)

    def release(self, at: QPointF) -> None:
        press, self._press = self._press, None
        if self._drag is not None:
            self._drop(at)
        elif press is not None and press.button >= 0:
            self._release_button(press.button, at)
        elif press is not None:
            self._click(press)
        self.hover(at)

    def double_click(self, at: QPointF) -> None:
        """On the same card again: discard it. Elsewhere it is another press."""
        self.press(at)
        press = self._press
        card = press.item.card if press and press.item else None
        legal = self._legal
        if card is None or legal is None or card is not self._last:
            return
        if self.phase is Phase.DISCARD and card in legal.discards:
            self._press = None
            self.deeds.act(Discard(card))

    def hover(self, at: QPointF | None) -> None:
        """Lights up the button below the mouse."""
        table = self._table
        button = self._button_at(at) if at is not None else None
        pressed = self._press.button if self._press else -1
        for place, item in enumerate(table.actors.buttons):
            item.set_state(item is button, item is button and place == pressed)
        role = ""
        if at is not None and button is None:
            card = self._card_at(at)
            role = card.role if card else self._place_at(at)
        able = button is not None or self._answers(role)
        shape = Qt.CursorShape.PointingHandCursor if able else Qt.CursorShape.ArrowCursor
        if table.viewport().cursor().shape() != shape:
            table.viewport().setCursor(shape)

    def _answers(self, role: str) -> bool:
        if role in (STOCK, DISCARD):
            return self.deeds.draw_of(role) is not None
        if role == MELD:
            return bool(self._glows)
        return role in (HAND, SCORE, LIMIT)

    def cancel(self) -> None:
        """Whatever is held flies home, and a card half typed is forgotten."""
        self.keyboard.forget()
        self._press = None
        drag, self._drag = self._drag, None
        if drag is not None:
            self._end(drag)
            self._table.restage(True)

    def _end(self, drag: Drag) -> None:
        for glow in drag.glows.values():
            self._table.ground.removeItem(glow)
        drag.item.set_travelling(False)
        drag.item.homing = True

    def _button_at(self, at: QPointF) -> ButtonItem | None:
        """The button there; a finger need not hit a small one exactly."""
        near = [
            (distance_to(item.spec.rect, at), item)
            for item in self._table.actors.buttons
            if item.spec and item.spec.enabled and touch_rect(item.spec.answers).contains(at)
        ]
        if not near:
            return None
        away, item = min(near, key=lambda pair: pair[0])
        return item if away == 0 or self._card_at(at) is None else None

    def _card_at(self, at: QPointF) -> CardItem | None:
        for item in self._table.ground.items(at):
            if isinstance(item, CardItem):
                return item if item.role else None
        return None

    def _place_at(self, at: QPointF) -> str:
        table = self._table
        for rect, role in ((table.stage.score_rect, SCORE), (table.stage.limit_rect, LIMIT)):
            if not rect.isEmpty() and touch_rect(rect).contains(at):
                return role
        layout = table.layout_now
        if layout.discard_rect.contains(at) and not table.stage.meld_rects:
            return DISCARD
        return ""

    def _release_button(self, place: int, at: QPointF) -> None:
        button = self._button_at(at)
        if button is not None and self._table.actors.buttons.index(button) == place:
            assert button.spec is not None
            self.deeds.do(button.spec.names[0])

    # ------------------------------------------------------------ clicks

    def _click(self, press: Press) -> None:
        card = press.item.card if press.item else None
        self._last = card if press.role == HAND else None
        if press.role == SCORE:
            self._table.score_asked.emit()
        elif press.role == LIMIT:
            self._table.rules_asked.emit()
        elif press.role in (STOCK, DISCARD):
            draw = self.deeds.draw_of(press.role)
            if draw is not None:
                self.deeds.act(draw)
        elif press.role == MELD and card is not None:
            self._click_meld(press.at)
        elif press.role == HAND and card is not None:
            self.select(None if card is self._table.selected else card)

    def select(self, card: Card | None) -> None:
        """Choose the card, where one can be chosen, or let go of it."""
        if not selectable(self.phase) and card is not None:
            return
        self._table.selected = card
        self._table.restage(True)

    def refresh(self) -> None:
        """Lights up where the selected card may be laid off; the keys find their place anew."""
        self.keyboard.focus.follow()
        if self._drag is not None:
            self._hold(self._drag)
        for glow in self._glows:
            self._table.ground.removeItem(glow)
        self._glows = []
        draft, card = self._table.defence, self._table.selected
        if draft is None or card is None or self._drag is not None:
            return
        self._glows = [self._glow(place) for place in self._meld_places(card)]

    def _meld_places(self, card: Card) -> list[Place]:
        draft = self._table.defence
        if draft is None:
            return []
        rects = self._table.stage.meld_rects
        return [
            Place(f"meld {at}", rects[at].adjusted(-6, -6, 6, 6))
            for at in draft.targets(card)
            if at in rects
        ]

    def _glow(self, place: Place) -> GlowItem:
        table = self._table
        glow = GlowItem(table.art, place.rect, table.theme, table.layout_now.scale)
        table.ground.addItem(glow)
        return glow

    def _click_meld(self, at: QPointF) -> None:
        card = self._table.selected
        if card is None:
            return
        for place in self._meld_places(card):
            if place.rect.contains(at):
                self.deeds.lay_off(card, int(place.name.split()[1]))
                return

    # ------------------------------------------------------------ drags

    def _begin(self, press: Press, at: QPointF) -> None:
        item = press.item
        assert item is not None
        places = self._places(press.role, item.card)
        if not places:
            return
        self._table.mover.forget(item)
        drag = Drag(item, item.card, press.role, press.at - item.pos(), places, at=at)
        self._drag = drag
        drag.glows = {place.name: self._glow(place) for place in places if place.lit}
        self.refresh()

    def _places(self, role: str, card: Card | None) -> list[Place]:
        """Where a card taken from there may go."""
        layout, legal = self._table.layout_now, self._legal
        if role in (STOCK, DISCARD):
            able = self.deeds.draw_of(role) is not None
            return [Place("draw", layout.hand_rect)] if able else []
        if role != HAND or card is None:
            return []
        if self._table.defence is not None:
            return self._meld_places(card)
        places = [Place("hand", layout.hand_rect, lit=False)]
        if legal is not None and card in legal.discards:
            places.append(Place("discard", layout.discard_rect))
            if card in legal.knock_discards():
                places.append(Place("knock", layout.knock_rect))
        return places

    def _preview(self, at: QPointF) -> None:
        """The others make room where the card would go."""
        drag = self._drag
        if drag is None or drag.role != HAND or self._table.defence is not None:
            return
        if drag.over == "hand" and drag.card is not None:
            order = self._order_at(drag)
            if order != drag.order:
                self._table.restage(True, order)
                drag.order = order

    def _hold(self, drag: Drag) -> None:
        """However everything has been staged anew, what is dragged stays with the mouse."""
        drag.order = ()
        item = drag.item
        self._table.mover.forget(item)
        item.setRotation(0)
        item.dress(item.width, self._table.devicePixelRatioF(), lifted=True)
        drag.follow(drag.at)

    def _order_at(self, drag: Drag) -> tuple[Card, ...]:
        """The hand with the dragged card where it hangs now."""
        table = self._table
        assert drag.card is not None
        rest = [card for card in table.order if card is not drag.card]
        placed = [(table.stage.cards[card].x, card) for card in rest if card in table.stage.cards]
        before = sum(1 for x, _ in placed if x < drag.item.pos().x())
        return (*rest[:before], drag.card, *rest[before:])

    def _drop(self, at: QPointF) -> None:
        drag, self._drag = self._drag, None
        assert drag is not None
        drag.follow(at)
        over, card = drag.over, drag.card
        self._end(drag)
        if over == "draw":
            draw = self.deeds.draw_of(drag.role)
            if draw is not None:
                if drag.role == STOCK:
                    self._table.actors.draw_from(drag.item, self._table.layout_now.stock)
                self.deeds.act(draw)
        elif over == "discard" and card is not None:
            self.deeds.act(Discard(card))
        elif over == "knock" and card is not None:
            self.deeds.begin_knock(card)
        elif over.startswith("meld") and card is not None:
            self.deeds.lay_off(card, int(over.split()[1]))
        elif over == "hand" and card is not None:
            self.deeds.reorder(self._order_at(drag))
        else:
            self._table.restage(True)

    # ------------------------------------------------------------ keys

    def key(self, event: QKeyEvent) -> bool:
        """Whether the key meant something here."""
        return self.keyboard.key(event)

    def escape(self) -> bool:
        """Let go of what is under way; False when nothing is."""
        table = self._table
        if self._drag is not None:
            self.cancel()
        elif table.knock is not None:
            self.deeds.do("cancel")
        elif table.advised is not None:
            table.advise(None)
        elif table.selected is not None:
            self.select(None)
        else:
            return False
        return True
