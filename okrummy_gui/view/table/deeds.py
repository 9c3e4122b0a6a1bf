"""What the player's gestures bring about: actions, drafts, orders of the hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.legal import Legal
from okrummy_gui.engine.protocol import (
    Action,
    Discard,
    DrawDiscard,
    DrawStock,
    Pass,
    Phase,
    TakeUpcard,
)
from okrummy_gui.model.arranging import DefenceDraft, KnockDraft
from okrummy_gui.model.handorder import SortBy, sorted_hand
from okrummy_gui.view.table.playbuttons import best_knock
from okrummy_gui.view.table.stage import DISCARD, STOCK

if TYPE_CHECKING:
    from okrummy_gui.view.table.table import Table

NEXT_SORT: Final = {
    SortBy.MELDS: SortBy.SUIT,
    SortBy.SUIT: SortBy.RANK,
    SortBy.RANK: SortBy.MELDS,
}
STEPS: Final[Mapping[str, Callable[[DefenceDraft], DefenceDraft]]] = {
    "best": DefenceDraft.best,
    "undo": DefenceDraft.undo,
    "other": DefenceDraft.next,
}
"""What the buttons do to a defence; any other lets go of the selected card."""


class Deeds:
    """Does what a button, a click or a drop means at this moment."""

    def __init__(self, table: Table) -> None:
        self._table = table

    @property
    def _legal(self) -> Legal | None:
        return self._table.state.legal if self._table.state else None

    def draw_of(self, role: str) -> Action | None:
        """What drawing from this pile means now."""
        legal = self._legal
        if legal is None:
            return None
        if legal.phase is Phase.UPCARD_OFFER:
            return TakeUpcard() if role == DISCARD else None
        draw: Action = DrawStock() if role == STOCK else DrawDiscard()
        return draw if draw in legal.draws else None

    def act(self, action: Action) -> None:
        self._table.acted.emit(action)
        self._table.restage(True)

    def reorder(self, order: tuple[Card, ...]) -> None:
        table = self._table
        changed = order != table.order
        table.order = order
        if changed:
            table.reordered.emit(order)
        table.restage(True)

    def move(self, card: Card, by: int) -> bool:
        """The card changes places with its neighbour; False where there is none."""
        table = self._table
        if table.knock is not None or table.defence is not None or card not in table.order:
            return False
        order = list(table.order)
        at = order.index(card)
        if not 0 <= at + by < len(order):
            return False
        order[at], order[at + by] = order[at + by], order[at]
        self.reorder(tuple(order))
        return True

    def begin_knock(self, card: Card) -> None:
        legal = self._legal
        arrangements = legal.arrangements(card) if legal else ()
        if arrangements and not self._table.comforts.confirm_knock:
            self.act(KnockDraft(card, arrangements).action())
            return
        if arrangements:
            self._table.knock = KnockDraft(card, arrangements)
            self._table.selected = None
        self._table.restage(True)

    def lay_off(self, card: Card, meld: int) -> None:
        table = self._table
        if table.defence is not None and meld in table.defence.targets(card):
            table.defence = table.defence.place(card, meld)
            table.selected = None
        table.restage(True)

    def _lay_selected(self, meld: int) -> None:
        card = self._table.selected
        if card is not None:
            self.lay_off(card, meld)

    def do(self, name: str) -> None:
        """A button's work."""
        table = self._table
        draws: dict[str, Action] = {"stock": DrawStock(), "pass": Pass()}
        if name in draws:
            self.act(draws[name])
        elif name == "take":
            draw = self.draw_of(DISCARD)
            if draw is not None:
                self.act(draw)
        elif name == "knock":
            self._knock_button()
        elif name == "discard" and table.selected is not None:
            self.act(Discard(table.selected))
        elif name == "sort" and table.state is not None:
            self._sort()
        elif name == "next":
            table.next_hand_asked.emit()
        elif name == "number":
            table.hand_asked.emit()
        elif name == "discards":
            table.discards_asked.emit()
        elif name == "hint":
            table.hint_asked.emit()
        elif name.startswith("lay "):
            self._lay_selected(int(name.removeprefix("lay ")))
        else:
            self._do_draft(name)

    def _do_draft(self, name: str) -> None:
        table = self._table
        if table.knock is not None:
            if name == "done":
                self.act(table.knock.action())
                return
            table.knock = table.knock.next() if name == "other" else None
        elif table.defence is not None:
            draft = table.defence
            if name == "done":
                self.act(draft.action())
                return
            table.selected = None
            if name in STEPS:
                table.defence = STEPS[name](draft)
        table.restage(True)

    def _knock_button(self) -> None:
        legal = self._legal
        table = self._table
        if legal is None or table.state is None:
            return
        card = best_knock(table.selected, legal.knock_discards(), table.state)
        if card is not None:
            self.begin_knock(card)

    def _sort(self) -> None:
        table = self._table
        assert table.state is not None
        order = sorted_hand(table.state.hand, table.next_sort, table.state.rules)
        table.next_sort = NEXT_SORT[table.next_sort]
        self.reorder(order)
