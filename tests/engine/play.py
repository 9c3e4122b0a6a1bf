"""Hands laid out by name, actions by their notation, and random legal play."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from hypothesis import strategies as st

from okrummy_gui.engine.cards import DECK, Card, cards_of, parse_cards
from okrummy_gui.engine.hand import Hand
from okrummy_gui.engine.match import Match, apply, legal, new_match
from okrummy_gui.engine.melds import Layoff, Meld, arrangements_within, best_defence
from okrummy_gui.engine.protocol import (
    Action,
    Deal,
    Defend,
    Discard,
    DrawDiscard,
    DrawStock,
    GiveUp,
    IllegalAction,
    Knock,
    Pass,
    Phase,
    Reason,
    Restock,
    Seat,
    TakeUpcard,
)
from okrummy_gui.engine.record import parse_action
from okrummy_gui.engine.rules import Rules

SOUTH, NORTH = Seat.SOUTH, Seat.NORTH
DEFAULT = Rules()
_WORD = re.compile(r"[klr][^\[\s]*\[[^\]]*\](?: \w\w>\d+)*|\S+")


# ---------------------------------------------------------------- laid-out hands


def deck(first: str = "", dealer: str = "", upcard: str = "", stock: str = "") -> tuple[Card, ...]:
    """A deck that deals these hands to the dealer's left and the dealer; the rest in card order."""
    rows = [list(parse_cards(text)) for text in (first, dealer, upcard, stock)]
    used = {card for row in rows for card in row}
    assert len(used) == sum(map(len, rows)), "a card twice"
    spare = [card for card in DECK if card not in used]
    for row, size in zip(rows, (10, 10, 1, 0), strict=True):
        while len(row) < size:
            row.append(spare.pop())
    left, right, up, rest = rows
    dealt = [card for pair in zip(left, right, strict=True) for card in pair]
    return (*dealt, *up, *rest, *spare)


def dealt(
    first: str = "",
    dealer: str = "",
    upcard: str = "",
    stock: str = "",
    rules: Rules = DEFAULT,
) -> Match:
    """A match in its first hand: South to the dealer's left, North dealing."""
    return apply(new_match(rules), Deal(deck(first, dealer, upcard, stock), NORTH))


def actions_of(text: str, rules: Rules = DEFAULT) -> list[Action]:
    """The actions of a text in the notation."""
    return [parse_action(word, rules) for word in _WORD.findall(text)]


def after(match: Match, text: str) -> Match:
    """The match after the actions of a text in the notation."""
    for action in actions_of(text, match.rules):
        match = apply(match, action)
    return match


def hand_of(match: Match) -> Hand:
    assert match.hand is not None
    return match.hand


def held(match: Match, seat: Seat) -> tuple[Card, ...]:
    """The cards in a hand, in card order."""
    hand = hand_of(match)
    return tuple(cards_of(hand.hands[hand.place(seat)]))


def reason(match: Match, action: Action | str) -> Reason | None:
    """Why `apply` refuses the action; None when it does not."""
    if isinstance(action, str):
        (action,) = actions_of(action, match.rules)
    try:
        apply(match, action)
    except IllegalAction as refused:
        return refused.reason
    return None


# ---------------------------------------------------------------- random play


def rule_mixes() -> st.SearchStrategy[Rules]:
    """Any rules at all."""
    return st.builds(
        Rules,
        target=st.sampled_from((25, 60, 200, 1000)),
        restocks=st.integers(0, 3),
        spade_multiplier=st.integers(1, 3),
        ace_is_gin_only=st.booleans(),
        fixed_limit=st.none() | st.integers(0, 10),
        upcard_offer=st.booleans(),
        ace_high_runs=st.booleans(),
        layoffs=st.booleans(),
        may_return_drawn_discard=st.booleans(),
        knock_discard_face_down=st.booleans(),
        gin_bonus=st.integers(0, 100),
        undercut_bonus=st.integers(1, 100),
        box_bonus=st.integers(0, 500),
        game_bonus=st.integers(0, 500),
    )


def random_deal(match: Match, chance: random.Random) -> Deal:
    return Deal(tuple(chance.sample(DECK, 52)), match.next_dealer or chance.choice(match.seats))


def random_defence(match: Match, chance: random.Random) -> Defend:
    """Sometimes the best, sometimes melds laid anyhow with layoffs where they fit."""
    options = legal(match)
    cards = tuple(cards_of(options.hand))
    if chance.random() < 0.5:
        best = best_defence(cards, options.table, match.rules)
        return Defend(best.melds, best.layoffs)
    melds = chance.choice(arrangements_within(cards, 100, match.rules)).melds
    layoffs: tuple[Layoff, ...] = ()
    for card in chance.sample(cards, len(cards)):
        tried = Defend(melds, (*layoffs, Layoff(card, chance.randrange(len(options.table) or 1))))
        if chance.random() < 0.8 and tried in options:
            layoffs = tried.layoffs
    return Defend(melds, layoffs)


def random_turn_end(match: Match, chance: random.Random) -> Action:
    """A knock where one is possible, mostly; else a discard, heavy cards rather than light ones."""
    options = legal(match)
    knocks = options.knock_discards() if chance.random() < 0.7 else ()
    if knocks:
        discard = chance.choice(knocks)
        return Knock(discard, chance.choice(options.arrangements(discard)).melds)
    picked = chance.sample(options.discards, 2)
    return Discard(max(picked, key=lambda card: card.points))


def random_action(match: Match, chance: random.Random) -> Action | None:
    """A legal action; None when the match is over."""
    match match.phase:
        case Phase.DEAL | Phase.HAND_OVER:
            return random_deal(match, chance)
        case Phase.UPCARD_OFFER | Phase.DRAW:
            return chance.choice(legal(match).draws)
        case Phase.DISCARD:
            return random_turn_end(match, chance)
        case Phase.DEFEND:
            return random_defence(match, chance)
        case Phase.RESTOCK:
            below = hand_of(match).discards[:-1]
            return Restock(tuple(chance.sample(below, len(below))))
        case _:
            return None


def any_action(match: Match, chance: random.Random) -> Action:
    """Any action at all, mostly not legal: of another phase, with cards from anywhere."""
    hand = hand_of(match)
    near = [*cards_of(hand.hands[0] | hand.hands[1]), *chance.sample(DECK, 3)]
    table = [list(meld.cards) for meld in hand.table]
    rows = [chance.sample(near, chance.choice((3, 3, 4))) for _ in range(chance.randrange(3))]
    mine = tuple(cards_of(hand.hands[hand.place(hand.turn)]))
    best = chance.choice(arrangements_within(mine, 100, match.rules)).melds
    melds = best if chance.random() < 0.6 else tuple(Meld(tuple(row)) for row in rows + table)
    layoffs = tuple(
        Layoff(chance.choice(near), chance.randrange(-1, 4)) for _ in range(chance.randrange(3))
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


def random_match(
    rules: Rules, chance: random.Random, hands: int = 2, give_up: float = 0.0
) -> Iterator[tuple[Match, Action, Match]]:
    """Random legal play: the state before each action, the action, the state after it."""
    match = new_match(rules)
    while match.hands_dealt < hands or match.phase is not Phase.HAND_OVER:
        action = random_action(match, chance)
        if action is None:
            return
        if chance.random() < give_up:
            action = GiveUp(chance.choice(match.seats))
        following = apply(match, action)
        yield match, action, following
        match = following
