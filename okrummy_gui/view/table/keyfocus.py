"""Where the keys are on the table: the places they can go to, and the ring that shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.protocol import Phase
from okrummy_gui.model.handmodel import held_cards
from okrummy_gui.model.reading import card_words, meld_words, spoken
from okrummy_gui.view.table.furniture import RingItem
from okrummy_gui.view.table.layout import CARD_RATIO
from okrummy_gui.view.table.stage import DISCARD, HAND, STOCK, Key
from okrummy_gui.view.wording import limit_words

if TYPE_CHECKING:
    from okrummy_gui.view.table.table import Table

SCORE: Final = "score"
LIMIT: Final = "limit"
MELD: Final = "meld "
BUTTON: Final = "button "


class Zone(Enum):
    """The parts of the table in the order in which Tab visits them."""

    HAND = 0
    PILES = 1
    MELDS = 2
    BUTTONS = 3
    REST = 4


@dataclass(frozen=True, slots=True)
class Stop:
    """A place that the keys can go to."""

    key: Key
    rect: QRectF
    zone: Zone


class Focus:
    """Which place has the focus. It is shown from the first key until the mouse is used."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._key: Key | None = None
        self._last: Card | None = None
        self._order: tuple[Key, ...] = ()
        self._drawn: Card | None = None
        self._ring: RingItem | None = None
        self.shown = False

    @property
    def key(self) -> Key | None:
        """Where the focus is, as far as it can be seen."""
        return self._key if self.shown and self._table.hasFocus() else None

    @property
    def card(self) -> Card | None:
        """The card of the hand that has the focus, seen or not."""
        return self._key if isinstance(self._key, Card) else None

    # ------------------------------------------------------------ places

    def stops(self) -> tuple[Stop, ...]:
        """All places, in the order of Tab."""
        table, stage = self._table, self._table.stage
        found = [Stop(card, self._ground(card), Zone.HAND) for card in self.hand()]
        if self._has_piles():
            found.append(Stop(STOCK, table.layout_now.stock_rect, Zone.PILES))
            found.append(Stop(DISCARD, table.layout_now.discard_rect, Zone.PILES))
        found += [
            Stop(f"{MELD}{place}", stage.meld_rects[place], Zone.MELDS) for place in self._targets()
        ]
        found += [
            Stop(BUTTON + spec.names[0], spec.rect, Zone.BUTTONS)
            for spec in stage.buttons
            if spec.enabled
        ]
        for key, rect in ((SCORE, stage.score_rect), (LIMIT, stage.limit_rect)):
            if not rect.isEmpty():
                found.append(Stop(key, rect, Zone.REST))
        return tuple(found)

    def hand(self) -> tuple[Card, ...]:
        """The cards of the hand from left to right."""
        spots = self._table.stage.cards
        cards = [key for key, spot in spots.items() if isinstance(key, Card) and spot.role == HAND]
        return tuple(sorted(cards, key=lambda card: spots[card].x))

    def _has_piles(self) -> bool:
        state = self._table.state
        if state is None or state.upcard is None:
            return False
        return not state.shown and state.result is None

    def _targets(self) -> tuple[int, ...]:
        draft, card = self._table.defence, self._table.selected
        if draft is None or card is None:
            return ()
        return tuple(at for at in draft.targets(card) if at in self._table.stage.meld_rects)

    def _ground(self, card: Card) -> QRectF:
        spot = self._table.stage.cards[card]
        w, h = spot.width, spot.width * CARD_RATIO
        return QRectF(spot.x - w / 2, spot.y - h / 2, w, h)

    def stop(self) -> Stop | None:
        """The place that has the focus."""
        return next((stop for stop in self.stops() if stop.key == self._key), None)

    # ------------------------------------------------------------ going

    def go(self, key: Key | None) -> None:
        """Move there and show it."""
        self._key, self.shown = key, True
        if isinstance(key, Card):
            self._last = key
        self.refresh()

    def point(self, card: Card | None) -> None:
        """Another widget is at this card: keys for a card mean this one."""
        self._key = card

    def step(self, by: int) -> Card | None:
        """The card beside the one that has the focus; at the ends the one at the other end."""
        cards = self.hand()
        if not cards:
            return None
        at = cards.index(self._key) if self._key in cards else None
        if at is None:
            return cards[0] if by > 0 else cards[-1]
        return cards[(at + by) % len(cards)]

    def beside(self, dx: int, dy: int) -> Key | None:
        """The nearest place in that direction; None where there is nothing."""
        here, stops = self.stop(), self.stops()
        if here is None:
            return self._entry(stops)
        if here.zone is Zone.HAND:
            stops = _above_hand(stops) if dy < 0 else _below_hand(stops)
            stops = tuple(stop for stop in stops if stop.zone is not Zone.HAND)
        middle = here.rect.center()
        ahead = [
            (far, stop)
            for stop in stops
            if stop is not here and (far := _distance(middle, stop.rect, dx, dy)) is not None
        ]
        if not ahead:
            return None
        found = min(ahead, key=lambda pair: pair[0])[1]
        if found.zone is Zone.HAND and self._last in self.hand():
            return self._last
        return found.key

    def tab(self, forward: bool) -> bool:
        """Go to the next part, one stop for the whole hand; False past the ends."""
        stops = self._tab_stops()
        if not stops:
            return False
        keys = [stop.key for stop in stops]
        at = keys.index(self._key) if self._key in keys else None
        if not self.shown or at is None:
            self.go(keys[0] if forward else keys[-1])
            return True
        at += 1 if forward else -1
        if not 0 <= at < len(keys):
            return False
        self.go(keys[at])
        return True

    def enter(self, forward: bool) -> None:
        """The table is reached by Tab."""
        stops = self._tab_stops()
        self.go((stops[0] if forward else stops[-1]).key if stops else None)

    def _tab_stops(self) -> list[Stop]:
        """The hand is one stop: at the card that has, had or would have the focus."""
        stops = self.stops()
        cards = [stop.key for stop in stops if stop.zone is Zone.HAND]
        kept = next((key for key in (self._key, self._table.selected, self._last) if key in cards),
                    cards[0] if cards else None)  # fmt: skip
        return [stop for stop in stops if stop.zone is not Zone.HAND or stop.key == kept]

    # ------------------------------------------------------------ following

    def follow(self) -> None:
        """The stage has changed: stay, or go to where the eye goes."""
        drawn, self._drawn = self._drawn, self._now_drawn()
        if self._key is None:
            return
        order, self._order = self._order, self.hand()
        stops = self.stops()
        keys = [stop.key for stop in stops]
        came = self._drawn is not None and self._drawn is not drawn and self._drawn in keys
        if came:
            self._key = self._drawn
        elif self._key not in keys:
            self._key = self._near(order) or self._entry(stops)
        self.refresh()

    def _now_drawn(self) -> Card | None:
        return self._table.state.drawn if self._table.state else None

    def _near(self, order: Sequence[Key]) -> Key | None:
        """The card that lies where the one that is gone lay."""
        if self._key not in order or not self._order:
            return None
        return self._order[min(order.index(self._key), len(self._order) - 1)]

    def _entry(self, stops: Sequence[Stop]) -> Key | None:
        cards = self.hand()
        if cards:
            return self._last if self._last in cards else cards[0]
        buttons = [stop.key for stop in stops if stop.zone is Zone.BUTTONS]
        return buttons[0] if buttons else None

    def hide(self) -> None:
        """The mouse is used, or the table has lost the focus."""
        self.shown = False
        self.refresh()

    def refresh(self) -> None:
        """Put the ring where it belongs."""
        table, stop = self._table, self.stop()
        ring = self._ring
        if not self.shown or stop is None or not table.hasFocus():
            if ring is not None:
                ring.hide()
            return
        if ring is None:
            ring = self._ring = RingItem()
            table.ground.addItem(ring)
        ring.surround(stop.rect, table.theme, table.layout_now.scale)
        ring.show()

    # ------------------------------------------------------------ words

    def words(self) -> str:
        """What has the focus, said in full."""
        table, key = self._table, self._key
        if table.state is None or key is None:
            return ""
        if isinstance(key, Card):
            held = held_cards(table.state, table.order, table.knock, table.defence)
            return next((each.words() for each in held if each.card is key), card_words(key))
        if key.startswith(BUTTON):
            labels = [spec.label for spec in table.stage.buttons if BUTTON + spec.names[0] == key]
            return spoken(labels[0]) if labels else ""
        if key.startswith(MELD) and table.defence is not None:
            return meld_words(table.defence.table_now()[int(key.removeprefix(MELD))].meld)
        return self._pile_words(key)

    def _pile_words(self, key: str) -> str:
        view = self._table.state
        assert view is not None
        if key == STOCK:
            text = QCoreApplication.translate("Reader", "Stock, cards: {count}")
            return text.format(count=view.stock_count)
        if key == DISCARD:
            if not view.discards:
                return QCoreApplication.translate("Reader", "The discard pile is empty")
            text = QCoreApplication.translate("Reader", "Discard pile, on top: {card}")
            return text.format(card=card_words(view.discards[-1]))
        if key == LIMIT:
            return limit_words(view.limit)
        return QCoreApplication.translate("Reader", "Score sheet")


def _above_hand(stops: tuple[Stop, ...]) -> tuple[Stop, ...]:
    """From the cards upwards to where cards go, whatever else is nearer."""
    return tuple(stop for stop in stops if stop.zone in (Zone.PILES, Zone.MELDS)) or stops


def _below_hand(stops: tuple[Stop, ...]) -> tuple[Stop, ...]:
    """What lies beside the cards is not below them."""
    cards = [stop.rect for stop in stops if stop.zone is Zone.HAND]
    left, right = cards[0].left(), cards[-1].right()
    return tuple(stop for stop in stops if left < stop.rect.center().x() < right)


def _distance(start: QPointF, rect: QRectF, dx: int, dy: int) -> float | None:
    """How far the rectangle lies in the direction, what is aside counting double."""
    x = min(max(start.x(), rect.left()), rect.right()) - start.x()
    y = min(max(start.y(), rect.top()), rect.bottom()) - start.y()
    ahead, aside = (x * dx, y) if dx else (y * dy, x)
    middle = (rect.center() - start).x() * dx + (rect.center() - start).y() * dy
    if ahead <= 0 or middle <= 0:
        return None
    return ahead + 2 * abs(aside)


def selectable(phase: Phase | None) -> bool:
    """Whether a card can be chosen now."""
    return phase in (Phase.DISCARD, Phase.DEFEND)
