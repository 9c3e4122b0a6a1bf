"""The rules of a game in a few lines: what is being played.

Texts are made anew on every call, so that they follow the language of the moment.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.options import option_label, preset_name


@dataclass(frozen=True, slots=True)
class CardLine:
    """A line of the rules card. `changed`: not as in Oklahoma Rummy; `extra`: only then there."""

    label: str
    value: str
    changed: bool = False
    extra: bool = False


def rules_card(rules: Rules, preset: str | None = None) -> tuple[CardLine, ...]:
    """What is being played: the main rules, and each other one that differs from the default.

    `preset` is the name of the preset as it is shown; None where it is none.
    """
    title = QCoreApplication.translate("RulesCard", "Rules", "of the game being played")
    first = CardLine(title, preset or preset_name(None))
    main = [_line(rules, field, words) for field, words in _main_words(rules).items()]
    usual = Rules(seats=rules.seats)
    others = [
        replace(_line(rules, field, words), extra=True)
        for field, words in _other_words(rules).items()
        if getattr(rules, field) != getattr(usual, field)
    ]
    return (first, *main, *others)


def _line(rules: Rules, field: str, words: str) -> CardLine:
    usual = Rules(seats=rules.seats)
    return CardLine(_card_label(field), words, getattr(rules, field) != getattr(usual, field))


def _card_label(field: str) -> str:
    """Shorter than `option_label` where the value says the rest."""
    return {
        "ace_is_gin_only": QCoreApplication.translate("RulesCard", "Ace as upcard"),
        "upcard_offer": QCoreApplication.translate("RulesCard", "Upcard"),
        "ace_high_runs": QCoreApplication.translate("RulesCard", "Runs"),
        "may_return_drawn_discard": QCoreApplication.translate("RulesCard", "Discard taken"),
        "knock_discard_face_down": QCoreApplication.translate("RulesCard", "Knock’s discard"),
        "partners_defend": QCoreApplication.translate("RulesCard", "Defence"),
        "restocks": QCoreApplication.translate("RulesCard", "Restocks"),
        "hollywood": QCoreApplication.translate("RulesCard", "Hollywood"),
    }.get(field) or option_label(field)


def _main_words(rules: Rules) -> dict[str, str]:
    """What every card says, by the field that it is about."""
    ace = {} if rules.fixed_limit is not None else {"ace_is_gin_only": _ace_words(rules)}
    return {
        "seats": _players_words(rules),
        "target": _target_words(rules),
        "fixed_limit": _limit_words(rules),
        **ace,
        "spade_multiplier": _spade_words(rules),
        "gin_bonus": str(rules.gin_bonus),
        "undercut_bonus": str(rules.undercut_bonus),
        "box_bonus": str(rules.box_bonus),
        "game_bonus": str(rules.game_bonus),
    }


def _other_words(rules: Rules) -> dict[str, str]:
    """What is said only where it is not as usual."""
    return {
        "hollywood": QCoreApplication.translate("RulesCard", "three games side by side"),
        "layoffs": QCoreApplication.translate("RulesCard", "not allowed"),
        "partners_defend": QCoreApplication.translate("RulesCard", "the opponents lay off too"),
        "knock_discard_face_down": QCoreApplication.translate("RulesCard", "face up"),
        "upcard_offer": QCoreApplication.translate("RulesCard", "offered before the first turn"),
        "may_return_drawn_discard": QCoreApplication.translate(
            "RulesCard", "may be discarded in the same turn"
        ),
        "ace_high_runs": QCoreApplication.translate("RulesCard", "queen, king, ace counts too"),
        "restocks": str(rules.restocks),
    }


def _players_words(rules: Rules) -> str:
    if rules.partners:
        return QCoreApplication.translate("RulesCard", "four, as partners")
    return {
        2: QCoreApplication.translate("RulesCard", "two"),
        3: QCoreApplication.translate("RulesCard", "three, each for himself"),
        4: QCoreApplication.translate("RulesCard", "four, each for himself"),
    }[rules.seats]


def _target_words(rules: Rules) -> str:
    if rules.hollywood:
        text = QCoreApplication.translate("RulesCard", "{points} in each game")
        return text.format(points=rules.target)
    return str(rules.target)


def _limit_words(rules: Rules) -> str:
    if rules.fixed_limit == 0:
        return QCoreApplication.translate("RulesCard", "gin only, in every hand")
    if rules.fixed_limit is not None:
        text = QCoreApplication.translate("RulesCard", "{limit} in every hand")
        return text.format(limit=rules.fixed_limit)
    return QCoreApplication.translate("RulesCard", "the upcard’s value")


def _ace_words(rules: Rules) -> str:
    if rules.ace_is_gin_only:
        return QCoreApplication.translate("RulesCard", "gin only")
    return QCoreApplication.translate("RulesCard", "1 may knock")


def _spade_words(rules: Rules) -> str:
    return {
        1: QCoreApplication.translate("RulesCard", "counts like any other"),
        2: QCoreApplication.translate("RulesCard", "every point counts double"),
        3: QCoreApplication.translate("RulesCard", "every point counts triple"),
    }[rules.spade_multiplier]
