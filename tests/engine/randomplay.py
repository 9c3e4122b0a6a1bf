"""Random rules and random legal play, for properties and for the soak."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from okrummy_gui.engine.cards import DECK, cards_of
from okrummy_gui.engine.deals import LARGEST, DealNumber, deck_of, restock_of
from okrummy_gui.engine.hand import Hand
from okrummy_gui.engine.legal import Legal
from okrummy_gui.engine.match import Match, apply, legal, new_match
from okrummy_gui.engine.melds import (
    Layoff,
    Meld,
    arrangements_within,
    best_discard,
    least_after_discard,
    least_deadwood,
)
from okrummy_gui.engine.protocol import (
    Action,
    Deal,
    Defend,
    Discard,
    DrawDiscard,
    DrawStock,
    GiveUp,
    Knock,
    Pass,
    Phase,
    Restock,
    TakeUpcard,
)
from okrummy_gui.engine.rules import Rules

VALUES: dict[str, tuple[Any, ...]] = {
    "seats": (2, 3, 4),
    "partners": (False, True, True),
    "partners_defend": (False, True, True),
    "hollywood": (False, True),
    "target": (25, 60, 200, 1000),
    "restocks": (-1, 0, 1, 2, 3),
    "spade_multiplier": (1, 2, 3),
    "ace_is_gin_only": (False, True),
    "fixed_limit": (None, None, None, 0, 3, 10, 10),
    "upcard_offer": (False, True),
    "ace_high_runs": (False, True),
    "layoffs": (True, True, False),
    "may_return_drawn_discard": (False, True),
    "knock_discard_face_down": (False, True),
    "gin_bonus": (0, 25, 100),
    "undercut_bonus": (1, 25, 100),
    "box_bonus": (0, 25, 500),
    "game_bonus": (0, 100, 500),
}
"""Values of every option, those that matter most in play more often."""


def possible(options: dict[str, Any]) -> dict[str, Any]:
    """The options, with partnership switches off where their mix is impossible."""
    partners = options["partners"] and options["seats"] == 4
    defend = options["partners_defend"] and partners and options["layoffs"]
    return options | {"partners": partners, "partners_defend": defend}


def rule_mixes() -> st.SearchStrategy[Rules]:
    """Any possible rules; simple are those of the first values."""
    drawn = st.fixed_dictionaries({name: st.sampled_from(row) for name, row in VALUES.items()})
    return drawn.map(lambda options: Rules(**possible(options)))


def random_rules(chance: random.Random) -> Rules:
    """Any possible rules; two, three and four seats are as likely."""
    return Rules(**possible({name: chance.choice(row) for name, row in VALUES.items()}))


def most_actions(rules: Rules) -> int:
    """No hand has more: a card from the stock at least every 21 turns, restocks included."""
    return 3 * 21 * 52 * (rules.restocks + 1)


# ---------------------------------------------------------------- play


def random_deal(match: Match, chance: random.Random) -> Deal:
    """With a deal number, known or not, in two cases of three."""
    dealer = match.next_dealer or chance.choice(match.seats)
    if chance.random() < 1 / 3:
        return Deal(tuple(chance.sample(DECK, 52)), dealer)
    number = DealNumber(chance.randint(1, LARGEST))
    return Deal(deck_of(number), dealer, number, chance.random() < 0.5)


def restock(hand: Hand, chance: random.Random) -> Restock:
    """The restock of the hand's number, or any."""
    below = hand.discards[:-1]
    if hand.number is None:
        return Restock(tuple(chance.sample(below, len(below))))
    time = hand.rules.restocks - hand.restocks + 1
    return Restock(restock_of(hand.number, time, below))


def random_defence(options: Legal, chance: random.Random) -> Defend:
    """Sometimes the best, sometimes melds laid anyhow with layoffs where they fit."""
    if chance.random() < 0.5:
        best = options.best_defence()
        return Defend(best.melds, best.layoffs)
    cards = tuple(cards_of(options.hand))
    ways = (
        options.least_arrangements()
        if options.least_only
        else arrangements_within(cards, 100, options.rules)
    )
    melds = chance.choice(ways).melds
    layoffs: tuple[Layoff, ...] = ()
    for card in chance.sample(cards, len(cards)) if options.layable else ():
        tried = Defend(melds, (*layoffs, Layoff(card, chance.choice(options.layable))))
        if chance.random() < 0.8 and tried in options:
            layoffs = tried.layoffs
    return Defend(melds, layoffs)


def random_draw(match: Match, chance: random.Random, skill: float) -> Action:
    """The discard where it lowers the deadwood, else the stock; any draw of a careless player."""
    options, hand = legal(match), match.hand
    assert hand is not None
    if len(options.draws) == 1 or chance.random() > skill:
        return chance.choice(options.draws)
    held, top = list(cards_of(options.hand)), hand.discards[-1]
    better = least_after_discard([*held, top], match.rules) < least_deadwood(held, match.rules)
    wanted = (DrawDiscard, TakeUpcard) if better else (DrawStock, Pass)
    return next(draw for draw in options.draws if isinstance(draw, wanted))


def random_turn_end(options: Legal, chance: random.Random, skill: float) -> Action:
    """A knock where one is possible, mostly; else a good discard, or any of a careless player."""
    kept = options.taken if options.taken and options.taken not in options.discards else None
    best, points = best_discard(cards_of(options.hand), options.rules, kept)
    if points <= options.limit and chance.random() < 0.85:
        discard = best if chance.random() < 0.5 else chance.choice(options.knock_discards())
        return Knock(discard, chance.choice(options.arrangements(discard)).melds)
    return Discard(best if chance.random() < skill else chance.choice(options.discards))


def random_action(match: Match, chance: random.Random, skill: float = 0.8) -> Action | None:
    """A legal action; None when the match is over. `skill` is from 0, careless, to 1."""
    match match.phase:
        case Phase.DEAL | Phase.HAND_OVER:
            return random_deal(match, chance)
        case Phase.UPCARD_OFFER | Phase.DRAW:
            return random_draw(match, chance, skill)
        case Phase.DISCARD:
            return random_turn_end(legal(match), chance, skill)
        case Phase.DEFEND:
            return random_defence(legal(match), chance)
        case Phase.RESTOCK:
            assert match.hand is not None
            return restock(match.hand, chance)
        case _:
            return None


def random_match(
    rules: Rules, chance: random.Random, hands: int = 2, give_up: float = 0.0
) -> Iterator[tuple[Match, Action, Match]]:
    """Random legal play: the state before each action, the action, the state after it."""
    match, skill = new_match(rules), chance.choice((0.4, 0.9, 1.0, 1.0))
    while match.hands_dealt < hands or match.phase is not Phase.HAND_OVER:
        action = random_action(match, chance, skill)
        if action is None:
            return
        if chance.random() < give_up:
            action = GiveUp(chance.choice(match.seats))
        following = apply(match, action)
        yield match, action, following
        match = following


def any_action(match: Match, chance: random.Random) -> Action:
    """Any action at all, mostly not legal: of another phase, with cards from anywhere."""
    hand = match.hand
    assert hand is not None
    near = [*cards_of(hand.hands[0] | hand.hands[1]), *chance.sample(DECK, 3)]
    table = [laid.meld.cards for laid in hand.table]
    rows = [
        tuple(chance.sample(near, chance.choice((3, 3, 4)))) for _ in range(chance.randrange(3))
    ]
    mine = tuple(cards_of(hand.hands[hand.place(hand.turn)]))
    good = chance.choice(arrangements_within(mine, 100, match.rules)).melds
    melds = good if chance.random() < 0.6 else tuple(Meld(row) for row in rows + table)
    layoffs = tuple(
        Layoff(chance.choice(near), chance.randrange(-1, len(table) + 1))
        for _ in range(chance.randrange(3))
    )
    return chance.choice(
        (
            Pass(),
            TakeUpcard(),
            DrawStock(),
            DrawDiscard(),
            Discard(chance.choice(near)),
            Knock(chance.choice(near), melds),
            Defend(melds, layoffs),
        )
    )
