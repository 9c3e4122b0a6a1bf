"""Drafts: a knock before it is confirmed, a defence before it is done. Values, never changed."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.legal import Legal
from okrummy_gui.engine.melds import Arrangement, Layoff, Meld, best_arrangement
from okrummy_gui.engine.protocol import Defend, Knock, Phase
from okrummy_gui.engine.view import PlayerView, TableMeld


@dataclass(frozen=True, slots=True)
class KnockDraft:
    """A discard and the ways to show the rest; `chosen` is the way that is looked at."""

    discard: Card
    arrangements: tuple[Arrangement, ...]
    chosen: int = 0

    @property
    def arrangement(self) -> Arrangement:
        return self.arrangements[self.chosen]

    @property
    def gin(self) -> bool:
        return not self.arrangement.deadwood

    def next(self) -> KnockDraft:
        """The next way; after the last comes the first."""
        return replace(self, chosen=(self.chosen + 1) % len(self.arrangements))

    def action(self) -> Knock:
        return Knock(self.discard, self.arrangement.melds)

    def order(self) -> tuple[Card, ...]:
        """The cards shown, meld by meld, then the deadwood."""
        melded = [card for meld in self.arrangement.melds for card in meld.cards]
        return (*melded, *self.arrangement.deadwood)


@dataclass(frozen=True, slots=True)
class DefenceDraft:
    """Layoffs so far on the table's melds. The rest of the hand is melded at its best.

    Where nothing but the least deadwood may be shown (R29) the player chooses among the ways.
    """

    hand: tuple[Card, ...]
    table: tuple[TableMeld, ...]
    legal: Legal
    steps: tuple[tuple[Layoff, ...], ...] = ((),)
    chosen: int = 0
    """The way that is looked at, of `ways`."""
    ways: tuple[Arrangement, ...] = field(init=False)

    def __post_init__(self) -> None:
        laid = {layoff.card for layoff in self.layoffs}
        rest = tuple(card for card in self.hand if card not in laid)
        ways = (
            self.legal.least_arrangements()
            if self.legal.least_only
            else (best_arrangement(rest, self.legal.rules),)
        )
        object.__setattr__(self, "ways", ways)

    @staticmethod
    def start(view: PlayerView) -> DefenceDraft:
        """The draft before anything is laid off; ValueError where nothing is to be arranged."""
        if view.legal is None or view.legal.phase is not Phase.DEFEND:
            raise ValueError("nothing to defend")
        return DefenceDraft(view.hand, view.table, view.legal)

    @property
    def layoffs(self) -> tuple[Layoff, ...]:
        return self.steps[-1]

    @property
    def rest(self) -> Arrangement:
        return self.ways[self.chosen]

    @property
    def melds(self) -> tuple[Meld, ...]:
        return self.rest.melds

    @property
    def deadwood(self) -> tuple[Card, ...]:
        return self.rest.deadwood

    @property
    def points(self) -> int:
        return self.rest.points

    @property
    def undoable(self) -> bool:
        return len(self.steps) > 1

    def table_now(self) -> tuple[TableMeld, ...]:
        """The table's melds with what has been laid off."""
        table = list(self.table)
        for layoff in self.layoffs:
            laid = table[layoff.meld]
            grown = laid.meld.extended(layoff.card, self.legal.rules.ace_high_runs)
            table[layoff.meld] = TableMeld(laid.owner, grown)
        return tuple(table)

    def targets(self, card: Card) -> tuple[int, ...]:
        """The places of the melds that the card may go on now."""
        held = card in self.hand and all(layoff.card is not card for layoff in self.layoffs)
        if not held:
            return ()
        return self.legal.targets(card, tuple(laid.meld for laid in self.table_now()))

    def place(self, card: Card, meld: int) -> DefenceDraft:
        """With the card laid off; ValueError where it does not fit."""
        if meld not in self.targets(card):
            raise ValueError(f"{card} does not fit meld {meld}")
        return replace(self, steps=(*self.steps, (*self.layoffs, Layoff(card, meld))))

    def next(self) -> DefenceDraft:
        """The next way; after the last comes the first."""
        return replace(self, chosen=(self.chosen + 1) % len(self.ways))

    def undo(self) -> DefenceDraft:
        """Without the last step."""
        return replace(self, steps=self.steps[:-1]) if self.undoable else self

    def best(self) -> DefenceDraft:
        """With the best defence of the whole hand as one step."""
        layoffs = self.legal.best_defence().layoffs
        if layoffs == self.layoffs:
            return self
        return replace(self, steps=(*self.steps, layoffs))

    def action(self) -> Defend:
        return Defend(self.melds, self.layoffs)
