"""What the player's keys do at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from okrummy_gui.engine.cards import Card, Rank
from okrummy_gui.view.keys import (
    PRESS,
    deeds_of,
    key_of,
    key_on,
    ranks_typed,
    suit_typed,
    typed_letter,
)
from okrummy_gui.view.reader.voice import announce
from okrummy_gui.view.table.keyfocus import BUTTON, LIMIT, MELD, SCORE, Focus, selectable
from okrummy_gui.view.table.stage import DISCARD, STOCK, ButtonSpec

if TYPE_CHECKING:
    from okrummy_gui.view.table.hands import Hands
    from okrummy_gui.view.table.table import Table

_ENTER: Final = "Enter"
_ESCAPE: Final = "Esc"
_REPEATED: Final = frozenset({"Left", "Right", "Up", "Down", "Home", "End"})
"""Keys that may be held down; any other means one thing once."""


class Keyboard:
    """Turns keys into what the mouse would do. `KEYS` says which key means what."""

    def __init__(self, table: Table, hands: Hands) -> None:
        self._table, self._hands = table, hands
        self.focus = Focus(table)
        self._rank: Rank | None = None
        """Of a card that is being typed: its suit comes next."""
        self._deeds: Mapping[str, Callable[[], bool]] = {
            "left": lambda: self._sideways(-1),
            "right": lambda: self._sideways(1),
            "up": lambda: self._go_beside(0, -1),
            "down": lambda: self._go_beside(0, 1),
            "first": lambda: self._go_to_end(0),
            "last": lambda: self._go_to_end(-1),
            "choose": self._choose,
            "enter": self._enter,
            "escape": hands.escape,
            "move left": lambda: self._move(-1),
            "move right": lambda: self._move(1),
        }

    def key(self, event: QKeyEvent) -> bool:
        """Whether the key meant something here."""
        name = key_of(event)
        if event.isAutoRepeat() and name.rpartition("+")[2] not in _REPEATED:
            return bool(name) and any(deeds_of(name))
        if event.modifiers() & _COMMANDS == Qt.KeyboardModifier.NoModifier:
            if self._suit(event):
                return True
            if name and not self._modified(event) and self._press_key(name):
                return True
        if any(self._do(deed) for deed in deeds_of(name)):
            return True
        return self._type(event)

    def forget(self) -> None:
        """A card half typed is not typed on."""
        self._rank = None

    def tab(self, forward: bool) -> bool:
        """Go to the next part of the table; False past its end."""
        self.forget()
        if not self.focus.tab(forward):
            return False
        self._say()
        return True

    def arrive(self, reason: Qt.FocusReason) -> None:
        """The table has got the focus."""
        if reason in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.focus.enter(reason is Qt.FocusReason.TabFocusReason)
            self._say()
        self.focus.refresh()

    # ------------------------------------------------------------ deeds

    def _do(self, deed: str) -> bool:
        if deed.startswith(PRESS):
            return self._press(deed.removeprefix(PRESS))
        return self._deeds[deed]()

    def _press(self, name: str) -> bool:
        spec = next((spec for spec in self._specs() if name in spec.names), None)
        return spec is not None and self._press_spec(spec)

    def _press_key(self, name: str) -> bool:
        """The button with this key on it; Enter and Esc have more to think of than buttons."""
        if name in (_ENTER, _ESCAPE):
            return False
        spec = next((spec for spec in self._specs() if key_on(spec.key) == name), None)
        return spec is not None and self._press_spec(spec)

    def _press_spec(self, spec: ButtonSpec) -> bool:
        self._hands.deeds.do(spec.names[0])
        return True

    def _specs(self) -> list[ButtonSpec]:
        return [spec for spec in self._table.stage.buttons if spec.enabled]

    def _enter(self) -> bool:
        """What has the focus, else the main button."""
        key = self.focus.key
        if self._use(key):
            return True
        spec = next((spec for spec in self._specs() if key_on(spec.key) == _ENTER), None)
        return spec is not None and self._press_spec(spec)

    def _use(self, key: Card | str | None) -> bool:
        """Do what a click there does; a card of the hand is for the buttons."""
        table, hands = self._table, self._hands
        if not isinstance(key, str):
            return False
        if key in (STOCK, DISCARD):
            draw = hands.deeds.draw_of(key)
            if draw is not None:
                hands.deeds.act(draw)
        elif key.startswith(BUTTON):
            return self._press(key.removeprefix(BUTTON))
        elif key.startswith(MELD) and table.selected is not None:
            hands.deeds.lay_off(table.selected, int(key.removeprefix(MELD)))
        elif key == SCORE:
            table.score_asked.emit()
        elif key == LIMIT:
            table.rules_asked.emit()
        return True

    def _choose(self) -> bool:
        """Space: like a click on what has the focus."""
        card = self.focus.card
        if card is None:
            return self._use(self.focus.key)
        self.focus.go(card)
        self._hands.select(None if card is self._table.selected else card)
        return True

    # ------------------------------------------------------------ going about

    def _sideways(self, by: int) -> bool:
        focus = self.focus
        if focus.key is not None and focus.card is None:
            return self._go_beside(by, 0)
        if focus.card is None or not focus.shown:
            chosen = self._table.selected
            if chosen is not None:
                focus.go(chosen)
        return self._go_to(focus.step(by))

    def _go_to_end(self, at: int) -> bool:
        cards = self.focus.hand()
        return self._go_to(cards[at] if cards else None)

    def _go_beside(self, dx: int, dy: int) -> bool:
        if not self.focus.shown and self._table.selected is not None:
            self.focus.go(self._table.selected)
        key = self.focus.beside(dx, dy)
        if isinstance(key, Card):
            return self._go_to(key)
        if key is not None:
            self.focus.go(key)
            self._say()
        return True

    def _go_to(self, card: Card | None) -> bool:
        """The focus goes to the card and takes the choice with it."""
        if card is None:
            return True
        self.focus.go(card)
        if selectable(self._hands.phase):
            self._hands.select(card)
        self._say()
        return True

    def _move(self, by: int) -> bool:
        """The card goes one place on in the hand."""
        card = self._table.selected or self.focus.card
        if card is None or not self._hands.deeds.move(card, by):
            return True
        self.focus.go(card)
        self._say()
        return True

    # ------------------------------------------------------------ typing a card

    def _type(self, event: QKeyEvent) -> bool:
        """The rank of a card: the next one of that rank, until its suit is typed."""
        if event.modifiers() & _COMMANDS:
            return False
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        rank = ranks_typed(typed_letter(event), shift=shift)
        cards = [card for card in self.focus.hand() if card.rank is rank]
        self._rank = rank
        if not cards:
            return rank is not None
        now = self.focus.card
        at = cards.index(now) + 1 if now in cards else 0
        return self._go_to(cards[at % len(cards)])

    def _suit(self, event: QKeyEvent) -> bool:
        """Whether this was the suit to the rank typed before."""
        rank, self._rank = self._rank, None
        if rank is None:
            return False
        suit = suit_typed(typed_letter(event))
        if suit is None:
            return False
        card = Card(rank, suit)
        if card in self.focus.hand():
            self._go_to(card)
        return True

    def _modified(self, event: QKeyEvent) -> bool:
        """Shift makes a letter a rank."""
        return bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)

    def _say(self) -> None:
        announce(self._table, self.focus.words)


_COMMANDS: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
