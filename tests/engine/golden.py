"""The golden records: matches in the notation, each with a table of what must come of it."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from okrummy_gui.engine.cards import Card, parse_cards, print_cards
from okrummy_gui.engine.match import Match, legal, view_for
from okrummy_gui.engine.melds import Meld, least_deadwood
from okrummy_gui.engine.protocol import Action, Defend, Knock, Seat, Side
from okrummy_gui.engine.record import Record, parse_record, print_action, states
from okrummy_gui.engine.rules import Rules
from tests.engine.play import actions_of, hand_of, held, reason, result_of

FOLDER = Path(__file__).parent.parent / "data" / "golden"
_SHOWN = re.compile(r"([kl])(\w\w)?\[([^\]]*)\]")


@dataclass(frozen=True)
class Golden:
    """One record and its table."""

    path: Path

    @property
    def name(self) -> str:
        return self.path.stem

    @cached_property
    def told(self) -> dict[str, Any]:
        return tomllib.loads(self.path.with_suffix(".toml").read_text(encoding="utf-8"))

    @property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def record(self) -> Record:
        record = parse_record(self.text)
        assert isinstance(record, Record), record
        return record

    @property
    def numbers(self) -> set[str]:
        """The rules it is about: that of its name, and those it says."""
        own = {self.name[:3]} if re.match(r"R\d\d-", self.name) else set()
        return own | set(self.told.get("rules", ()))

    def check(
        self, rules: Rules, actions: tuple[Action, ...] | None = None, begins: int = 0
    ) -> None:
        """Replays the actions under the rules and compares each state that the table tells of.

        With a drawn hand before them the record's own entries begin later.
        """
        past = list(states(rules, self.record.actions if actions is None else actions))
        for row in self.told["state"]:
            told = dict(row)
            match = past[begins + told.pop("after", len(past) - 1 - begins)]
            for key, value in told.items():
                expected = value
                if key == "entered" and begins:
                    expected = [[False, *column] for column in value]
                assert found(match, key, value) == expected, key


def goldens() -> list[Golden]:
    return [Golden(path) for path in sorted(FOLDER.glob("*.okrummy"))]


# ---------------------------------------------------------------- what a state is asked


def found(match: Match, key: str, value: Any) -> Any:
    """What the state says to a key of the table; `value` is what it should be."""
    for asked in (_of_match, _of_hand, _of_result, _of_sheet, _of_legal):
        answer = asked(match, key, value)
        if answer is not None:
            return answer
    raise KeyError(key)


def letters(side: Side | None) -> str:
    return "".join(seat.value for seat in side.seats) if side else ""


def by_seat(match: Match, values: Any) -> dict[str, Any]:
    return {seat.value: value for seat, value in zip(match.seats, values, strict=True)}


def _of_match(match: Match, key: str, value: Any) -> Any:
    match key:
        case "phase":
            return match.phase.value
        case "turn":
            return match.turn.value if match.turn else ""
        case "next_dealer":
            return match.next_dealer.value if match.next_dealer else ""
        case "refused":
            return [[text, _refusal(match, text)] for text, _ in value]
        case "allowed":
            return [text for text in value if _refusal(match, text) == ""]
        case "least":
            return {cards: least_deadwood(parse_cards(cards), match.rules) for cards in value}
        case _:
            return None


def _refusal(match: Match, text: str) -> str:
    why = reason(match, any_action(text, match.rules))
    return why.value if why else ""


def any_action(text: str, rules: Rules) -> Action:
    """The action, also where the notation would refuse its melds."""
    shown = _SHOWN.fullmatch(text)
    if shown is None:
        (action,) = actions_of(text, rules)
        return action
    melds = []
    for word in shown[3].split():
        try:
            melds.append(Meld.of(parse_cards(word), rules.ace_high_runs))
        except ValueError:
            melds.append(Meld(parse_cards(word)))
    if shown[1] == "l":
        return Defend(tuple(melds))
    return Knock(Card.parse(shown[2]), tuple(melds))


def _of_hand(match: Match, key: str, value: Any) -> Any:
    if match.hand is None:
        return None
    view = view_for(match, None)
    match key:
        case "dealer":
            return hand_of(match).dealer.value
        case "upcard":
            return str(view.upcard)
        case "limit" | "multiplier" | "hidden_discard":
            return getattr(view, key)
        case "stock":
            return view.stock_count
        case "restocks":
            return hand_of(match).restocks
        case "discards":
            return print_cards(view.discards)
        case "counts":
            return by_seat(match, view.counts)
        case "hands":
            return {seat: print_cards(held(match, Seat(seat))) for seat in value}
        case "known":
            return by_seat(match, map(print_cards, view.known))
        case "table":
            return [f"{laid.owner.value} {laid.meld}" for laid in view.table]
        case "shown":
            return {shown.seat.value: print_cards(shown.deadwood) for shown in view.shown}
        case "to_defend":
            return "".join(seat.value for seat in view.to_defend)
        case _:
            return None


def _of_result(match: Match, key: str, value: Any) -> Any:
    if match.hand is None or match.hand.result is None:
        return None
    result = result_of(match)
    match key:
        case "outcome":
            return result.outcome.value
        case "winner":
            return letters(result.winner)
        case "knocker":
            return result.knocker.value if result.knocker else ""
        case "points" | "bonus" | "difference":
            return getattr(result, key)
        case "deadwood":
            return by_seat(match, result.deadwood)
        case "collects":
            return [[letters(one.side), one.difference, one.bonus] for one in result.payments]
        case _:
            return None


def _of_sheet(match: Match, key: str, value: Any) -> Any:
    sheet = match.sheet
    match key:
        case "totals" | "boxes":
            return [list(getattr(column, key)) for column in sheet.columns]
        case "entered":
            return [list(column.entered) for column in sheet.columns]
        case "games_won":
            return [letters(column.winner) for column in sheet.columns]
        case "finals":
            return [
                [line.total for line in sheet.reckoning(at)] for at in range(len(sheet.columns))
            ]
        case "sums":
            return list(sheet.sums())
        case "match_winner":
            return letters(sheet.winner)
        case _:
            return None


def _of_legal(match: Match, key: str, value: Any) -> Any:
    options = legal(match)
    match key:
        case "draws":
            return " ".join(map(print_action, options.draws))
        case "knocks":
            return print_cards(options.knock_discards())
        case "layable":
            return [place + 1 for place in options.layable]
        case "targets":
            return {
                card: [at + 1 for at in options.targets(Card.parse(card), options.table)]
                for card in value
            }
        case "best":
            best = options.best_defence()
            return print_action(Defend(best.melds, best.layoffs))
        case "best_leaves":
            return options.best_defence().points
        case "ways":
            return {
                card: [way.points for way in options.arrangements(Card.parse(card))]
                for card in value
            }
        case "offered":
            return {
                card: " ".join(map(str, options.arrangements(Card.parse(card))[0].melds))
                for card in value
            }
        case _:
            return None
