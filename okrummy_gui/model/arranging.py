"""Drafts: a knock before it is confirmed, a defence before it is done. Values, never changed."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.melds import (
    Arrangement,
    Layoff,
    Meld,
    best_arrangement,
    best_defence,
    layoff_targets,
)
from okrummy_gui.engine.protocol import Defend, Knock, PlayerView
from okrummy_gui.engine.rules import Rules


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
    """Layoffs so far against the table's melds. The rest of the hand is melded at its best."""

    hand: tuple[Card, ...]
    table: tuple[Meld, ...]
    rules: Rules
    open: bool = True
    """Whether anything may be laid off (R17, R19)."""
    steps: tuple[tuple[Layoff, ...], ...] = ((),)
    rest: Arrangement = field(init=False)

    def __post_init__(self) -> None:
        laid = {layoff.card for layoff in self.layoffs}
        rest = tuple(card for card in self.hand if card not in laid)
        object.__setattr__(self, "rest", best_arrangement(rest, self.rules))

    @staticmethod
    def start(view: PlayerView) -> DefenceDraft:
        """The draft before anything is laid off."""
        able = view.legal is not None and bool(view.legal.table)
        return DefenceDraft(view.hand, view.table, view.rules, able)

    @property
    def layoffs(self) -> tuple[Layoff, ...]:
        return self.steps[-1]

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

    def table_now(self) -> tuple[Meld, ...]:
        """The table's melds with what has been laid off."""
        melds = list(self.table)
        for layoff in self.layoffs:
            melds[layoff.meld] = melds[layoff.meld].extended(layoff.card, self.rules.ace_high_runs)
        return tuple(melds)

    def targets(self, card: Card) -> tuple[int, ...]:
        """The places of the melds that the card may go on now."""
        held = card in self.hand and all(layoff.card is not card for layoff in self.layoffs)
        if not self.open or not held:
            return ()
        return tuple(layoff_targets(card, self.table_now(), self.rules))

    def place(self, card: Card, meld: int) -> DefenceDraft:
        """With the card laid off; ValueError where it does not fit."""
        if meld not in self.targets(card):
            raise ValueError(f"{card} does not fit meld {meld}")
        return replace(self, steps=(*self.steps, (*self.layoffs, Layoff(card, meld))))

    def undo(self) -> DefenceDraft:
        """Without the last step."""
        return replace(self, steps=self.steps[:-1]) if self.undoable else self

    def best(self) -> DefenceDraft:
        """With the best defence of the whole hand as one step."""
        table = self.table if self.open else ()
        layoffs = best_defence(self.hand, table, self.rules).layoffs
        if layoffs == self.layoffs:
            return self
        return replace(self, steps=(*self.steps, layoffs))

    def action(self) -> Defend:
        return Defend(self.melds, self.layoffs)
