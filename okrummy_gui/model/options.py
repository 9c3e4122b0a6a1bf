"""The options of the rules in a player's words: what there is, what it does, what is against it.

Texts are made anew on every call, so that they follow the language of the moment.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication

from okrummy_gui.engine.deals import LARGEST, NumberProblem
from okrummy_gui.engine.protocol import Seat
from okrummy_gui.engine.rules import DEFAULT_RULES, RESTOCKS_BY_SEATS, Rules, RulesError

TARGETS: Final = (150, 200, 250, 300)
"""The target scores that the rule sheets name."""

Value = int | bool | None


class Kind(Enum):
    """How an option is chosen."""

    SWITCH = "switch"
    NUMBER = "number"
    CHOICE = "choice"


class Group(Enum):
    """Options that belong together, in the order in which they are shown."""

    GAME = "game"
    SEATS = "seats"
    KNOCKING = "knocking"
    PLAY = "play"
    SCORING = "scoring"


@dataclass(frozen=True, slots=True)
class Option:
    """An option of the rules. `low` and `high` belong to a number, `choices` to a choice."""

    field: str
    group: Group
    kind: Kind
    low: int = 0
    high: int = 0
    choices: tuple[int | None, ...] = ()

    @property
    def usual(self) -> Value:
        value: Value = getattr(DEFAULT_RULES, self.field)
        return value


def _switch(field: str, group: Group) -> Option:
    return Option(field, group, Kind.SWITCH)


def _number(field: str, group: Group, low: int, high: int) -> Option:
    return Option(field, group, Kind.NUMBER, low, high)


def _choice(field: str, group: Group, *choices: int | None) -> Option:
    return Option(field, group, Kind.CHOICE, choices=choices)


OPTIONS: Final = (
    _number("target", Group.GAME, 25, 1000),
    _switch("hollywood", Group.GAME),
    _choice("seats", Group.SEATS, 2, 3, 4),
    _switch("partners", Group.SEATS),
    _choice("fixed_limit", Group.KNOCKING, None, *range(11)),
    _switch("ace_is_gin_only", Group.KNOCKING),
    _switch("layoffs", Group.KNOCKING),
    _switch("partners_defend", Group.KNOCKING),
    _switch("knock_discard_face_down", Group.KNOCKING),
    _switch("upcard_offer", Group.PLAY),
    _switch("may_return_drawn_discard", Group.PLAY),
    _switch("ace_high_runs", Group.PLAY),
    _number("restocks", Group.PLAY, 0, 20),
    _choice("spade_multiplier", Group.SCORING, 1, 2, 3),
    _number("gin_bonus", Group.SCORING, 0, 100),
    _number("undercut_bonus", Group.SCORING, 1, 100),
    _number("box_bonus", Group.SCORING, 0, 500),
    _number("game_bonus", Group.SCORING, 0, 500),
)
"""Every field of `Rules`, grouped, in the order in which it is shown."""

_BY_FIELD: Final = {option.field: option for option in OPTIONS}


def option(field: str) -> Option:
    """KeyError if `Rules` has no such field."""
    return _BY_FIELD[field]


# ---------------------------------------------------------------- what is against it


def reason_against(rules: Rules, field: str) -> str | None:
    """Why the option can't be chosen beside these rules, or would change nothing; or None."""
    refusal = _refusal(rules, field)
    if refusal is not None:
        return refusal
    if field == "ace_is_gin_only" and rules.fixed_limit is not None:
        return QCoreApplication.translate(
            "Options", "The knock limit is fixed: the upcard doesn’t matter."
        )
    if field in ("layoffs", "partners_defend", "undercut_bonus") and rules.fixed_limit == 0:
        return QCoreApplication.translate(
            "Options", "Every hand ends with gin: there is nothing to lay off and no undercut."
        )
    return None


def _refusal(rules: Rules, field: str) -> str | None:
    """What Rules has against turning the switch on."""
    if option(field).kind is not Kind.SWITCH:
        return None
    values = {each.name: getattr(rules, each.name) for each in fields(rules)}
    try:
        Rules(**values | {field: True})
    except RulesError as error:
        return _needs(str(error)) if error.field == field else None
    return None


def _needs(refusal: str) -> str:
    return {
        "partners: needs four seats": QCoreApplication.translate(
            "Options", "Only four players can be partners."
        ),
        "partners_defend: needs partners": QCoreApplication.translate(
            "Options", "Only in a game of partners."
        ),
        "partners_defend: needs layoffs": QCoreApplication.translate(
            "Options", "Laying off is not allowed in this game."
        ),
    }[refusal]


# ---------------------------------------------------------------- words


def group_name(group: Group) -> str:
    return {
        Group.GAME: QCoreApplication.translate("Options", "The game"),
        Group.SEATS: QCoreApplication.translate("Options", "Players"),
        Group.KNOCKING: QCoreApplication.translate("Options", "Knocking"),
        Group.PLAY: QCoreApplication.translate("Options", "Drawing and discarding"),
        Group.SCORING: QCoreApplication.translate("Options", "Scoring"),
    }[group]


def option_label(field: str) -> str:
    return {
        "seats": QCoreApplication.translate("Options", "Players"),
        "partners": QCoreApplication.translate("Options", "Partners"),
        "partners_defend": QCoreApplication.translate("Options", "Opponents lay off too"),
        "hollywood": QCoreApplication.translate("Options", "Hollywood scoring"),
        "target": QCoreApplication.translate("Options", "Target score"),
        "restocks": QCoreApplication.translate("Options", "Restocks in a hand"),
        "spade_multiplier": QCoreApplication.translate("Options", "Spade upcard"),
        "ace_is_gin_only": QCoreApplication.translate("Options", "Ace means gin only"),
        "fixed_limit": QCoreApplication.translate("Options", "Knock limit"),
        "upcard_offer": QCoreApplication.translate("Options", "Upcard is offered first"),
        "ace_high_runs": QCoreApplication.translate("Options", "Ace also high in runs"),
        "layoffs": QCoreApplication.translate("Options", "Laying off"),
        "may_return_drawn_discard": QCoreApplication.translate(
            "Options", "Take and discard the same card"
        ),
        "knock_discard_face_down": QCoreApplication.translate("Options", "Knock face down"),
        "gin_bonus": QCoreApplication.translate("Options", "Gin bonus"),
        "undercut_bonus": QCoreApplication.translate("Options", "Undercut bonus"),
        "box_bonus": QCoreApplication.translate("Options", "Box bonus"),
        "game_bonus": QCoreApplication.translate("Options", "Game bonus"),
    }[field]


def option_help(field: str) -> str:
    """One or two sentences: what it does, what it can be, what it usually is."""
    text = {
        "seats": QCoreApplication.translate(
            "Options", "Three or four play each for himself, or four as partners."
        ),
        "partners": QCoreApplication.translate(
            "Options", "Those opposite each other share a score. Usually off."
        ),
        "partners_defend": QCoreApplication.translate(
            "Options",
            "After a knock the opponents may lay off too, before the knocker’s partner does. "
            "Usually off.",
        ),
        "hollywood": QCoreApplication.translate(
            "Options",
            "Three games side by side: a side’s first hand won counts in the first, its second "
            "in two, the later ones in all three. Usually off.",
        ),
        "target": QCoreApplication.translate(
            "Options", "Who reaches it first wins the game: {low} to {high}, usually {usual}."
        ),
        "restocks": QCoreApplication.translate(
            "Options",
            "How many times in a hand the discards become a new stock: {low} to {high}. "
            "Usually {two} for two players, {three} for three, {four} for four.",
        ),
        "spade_multiplier": QCoreApplication.translate(
            "Options", "Multiplies every point scored in the hand. Usually × 2."
        ),
        "ace_is_gin_only": QCoreApplication.translate(
            "Options",
            "With an ace as upcard only gin may be declared; turned off, 1 may knock too. "
            "Usually on.",
        ),
        "fixed_limit": QCoreApplication.translate(
            "Options",
            "The most deadwood that may knock. Usually the upcard sets it; a number from 0 to 10 "
            "stands for every hand.",
        ),
        "upcard_offer": QCoreApplication.translate(
            "Options",
            "Before the first turn each player may take the upcard or pass. Usually off.",
        ),
        "ace_high_runs": QCoreApplication.translate(
            "Options", "Queen, king, ace is a run too; the ace still counts 1. Usually off."
        ),
        "layoffs": QCoreApplication.translate(
            "Options",
            "After a knock, cards that fit may be laid off on melds of the other side. Usually on.",
        ),
        "may_return_drawn_discard": QCoreApplication.translate(
            "Options",
            "A card from the discard pile may be discarded in the same turn. Usually off.",
        ),
        "knock_discard_face_down": QCoreApplication.translate(
            "Options", "The card laid down to knock is not shown. Usually on."
        ),
        "gin_bonus": QCoreApplication.translate(
            "Options", "Points for gin: {low} to {high}, usually {usual}."
        ),
        "undercut_bonus": QCoreApplication.translate(
            "Options", "Points for an undercut: {low} to {high}, usually {usual}."
        ),
        "box_bonus": QCoreApplication.translate(
            "Options",
            "For each hand won, added at the end of the game: {low} to {high}, usually {usual}.",
        ),
        "game_bonus": QCoreApplication.translate(
            "Options", "For the winner of the game: {low} to {high}, usually {usual}."
        ),
    }[field]
    found = option(field)
    two, three, four = (RESTOCKS_BY_SEATS[seats] for seats in (2, 3, 4))
    return text.format(
        low=found.low, high=found.high, usual=found.usual, two=two, three=three, four=four
    )


def choice_label(field: str, value: int | None) -> str:
    """What a choice is called among its neighbours."""
    if field == "fixed_limit" and value is None:
        return QCoreApplication.translate("Options", "The upcard’s value")
    if field == "fixed_limit" and value == 0:
        return QCoreApplication.translate("Options", "Gin only")
    if field == "spade_multiplier" and value == 1:
        return QCoreApplication.translate("Options", "Off")
    if field == "spade_multiplier":
        return f"× {value}"
    return str(value)


def preset_name(key: str | None) -> str:
    """The name of a preset of the program's; None is what is none of them."""
    return {
        "oklahoma_rummy": QCoreApplication.translate("Options", "Oklahoma Rummy"),
        "oklahoma_gin": QCoreApplication.translate("Options", "Oklahoma Gin"),
        "double": QCoreApplication.translate("Options", "Double Oklahoma"),
        "hollywood": QCoreApplication.translate("Options", "Hollywood Oklahoma"),
        "no_layoffs": QCoreApplication.translate("Options", "No layoffs"),
        "short": QCoreApplication.translate("Options", "Short game"),
        "long": QCoreApplication.translate("Options", "Long game"),
        "tournament": QCoreApplication.translate("Options", "Tournament"),
        "partnership": QCoreApplication.translate("Options", "Partnership Oklahoma"),
        "gin_rummy": QCoreApplication.translate("Options", "Gin Rummy"),
        None: QCoreApplication.translate("Options", "Custom"),
    }[key]


def preset_help(key: str | None) -> str:
    """One sentence on a preset of the program's; None is what is none of them."""
    return {
        "oklahoma_rummy": QCoreApplication.translate(
            "Options", "The upcard sets how low you must get to knock; spades count double."
        ),
        "oklahoma_gin": QCoreApplication.translate(
            "Options", "Another name for the same game: the rules are those of Oklahoma Rummy."
        ),
        "double": QCoreApplication.translate(
            "Options", "A spade upcard triples every point of the hand."
        ),
        "hollywood": QCoreApplication.translate(
            "Options", "Three games are scored side by side from the same hands."
        ),
        "no_layoffs": QCoreApplication.translate(
            "Options", "After a knock no cards may be laid off."
        ),
        "short": QCoreApplication.translate("Options", "Oklahoma Rummy up to 150 points."),
        "long": QCoreApplication.translate("Options", "Oklahoma Rummy up to 250 points."),
        "tournament": QCoreApplication.translate("Options", "Oklahoma Rummy up to 300 points."),
        "partnership": QCoreApplication.translate(
            "Options", "Two against two: partners sit opposite each other and share a score."
        ),
        "gin_rummy": QCoreApplication.translate(
            "Options",
            "The plain game: knock with 10 or less, no spade doubling, the upcard is offered, "
            "up to 100 points.",
        ),
        None: QCoreApplication.translate("Options", "Rules of your own, from any options."),
    }[key]


def own_preset_help() -> str:
    return QCoreApplication.translate("Options", "Your own preset.")


def level_name(level: str) -> str:
    """A level or style of the computer players; empty for a person."""
    beginner = QCoreApplication.translate("Options", "Beginner")
    casual = QCoreApplication.translate("Options", "Casual player")
    expert = QCoreApplication.translate("Options", "Expert")
    return {
        "": QCoreApplication.translate("Options", "Person"),
        "level1": beginner,
        "level2": casual,
        "level3": QCoreApplication.translate("Options", "Regular player"),
        "level4": QCoreApplication.translate("Options", "Experienced player"),
        "level5": expert,
        "level6": QCoreApplication.translate("Options", "Champion"),
        "style-early-knocker": QCoreApplication.translate("Options", "Early knocker"),
        "style-gin-hunter": QCoreApplication.translate("Options", "Gin hunter"),
    }.get(level, level)


def level_help(level: str) -> str:
    beginner = QCoreApplication.translate(
        "Options", "Clings to pairs, forgets what was played and knocks at once."
    )
    casual = QCoreApplication.translate(
        "Options", "Collects what might fit, forgets soon and knocks at once."
    )
    expert = QCoreApplication.translate(
        "Options", "Holds back what you need and knows when a knock is worth it."
    )
    return {
        "": QCoreApplication.translate("Options", "Plays at this computer."),
        "level1": beginner,
        "level2": casual,
        "level3": QCoreApplication.translate(
            "Options", "Looks one draw ahead, but not at what you are after."
        ),
        "level4": QCoreApplication.translate(
            "Options", "Remembers every card; knocks early or plays for gin."
        ),
        "level5": expert,
        "level6": QCoreApplication.translate(
            "Options", "Weighs every card by the experience of very many games."
        ),
        "style-early-knocker": QCoreApplication.translate(
            "Options", "As strong as an expert; knocks early, and later unless gin is very near."
        ),
        "style-gin-hunter": QCoreApplication.translate(
            "Options",
            "As strong as an expert; plays for gin and knocks only when none is in sight.",
        ),
    }.get(level, "")


def number_problem_sentence(problem: NumberProblem) -> str:
    """Why something typed is no deal number."""
    return {
        NumberProblem.MALFORMED: QCoreApplication.translate(
            "Options", "A deal number has digits only, such as 482913775014."
        ),
        NumberProblem.OUT_OF_RANGE: QCoreApplication.translate(
            "Options", "Deal numbers go from 1 to {largest}."
        ).format(largest=LARGEST),
        NumberProblem.UNKNOWN_VERSION: QCoreApplication.translate(
            "Options", "This version of the program doesn’t know such deal numbers."
        ),
    }[problem]


def seat_name(seat: Seat) -> str:
    return {
        Seat.SOUTH: QCoreApplication.translate("Options", "South"),
        Seat.WEST: QCoreApplication.translate("Options", "West"),
        Seat.NORTH: QCoreApplication.translate("Options", "North"),
        Seat.EAST: QCoreApplication.translate("Options", "East"),
    }[seat]
