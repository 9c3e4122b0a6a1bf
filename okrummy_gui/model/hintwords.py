"""A hint in words, made anew on every call, so that it follows the language of the moment."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from okrummy_gui.ai import reasons
from okrummy_gui.ai.reasons import Fact
from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.melds import Meld
from okrummy_gui.engine.protocol import Action, Defend, Discard, DrawDiscard, DrawStock, Knock, Pass
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.cardindex import rank_index
from okrummy_gui.model.hint import Advice
from okrummy_gui.model.sentences import card_sign, ranks_name, suit_sign


def advice_words(advice: Advice, view: PlayerView, rival: str) -> tuple[str, tuple[str, ...]]:
    """What to do, and a sentence for each reason. `rival` names who plays next."""
    if advice.action is None:
        return QCoreApplication.translate("Hints", "No hint can be given this time."), ()
    deed = _deed(advice.action, view, reasons.NoDeadwood() in advice.reasons)
    return deed, tuple(fact_words(fact, rival) for fact in advice.reasons)


def _deed(action: Action, view: PlayerView, gin: bool) -> str:
    match action:
        case Discard(card):
            text = QCoreApplication.translate("Hints", "Discard {card}")
        case Knock(discard=card) if gin:
            text = QCoreApplication.translate("Hints", "Gin: discard {card}")
        case Knock(discard=card):
            text = QCoreApplication.translate("Hints", "Knock: discard {card}")
        case DrawStock():
            return QCoreApplication.translate("Hints", "Draw from the stock")
        case Defend():
            return QCoreApplication.translate("Hints", "Take the best defence")
        case Pass():
            return QCoreApplication.translate("Hints", "Pass")
        case DrawDiscard() if len(view.discards) != 1:
            card = view.discards[-1]
            text = QCoreApplication.translate("Hints", "Take {card} from the discard pile")
        case _:
            card = view.discards[-1]
            text = QCoreApplication.translate("Hints", "Take {card}")
    return text.format(card=card_sign(card))


def fact_words(fact: Fact, rival: str) -> str:
    """A reason as a sentence."""
    match fact:
        case reasons.KeepsPair():
            return _pair_words(fact)
        case reasons.NobodysUse() | reasons.Unwanted() | reasons.LeastUse():
            return _safety_words(fact, rival)
        case reasons.Completes() | reasons.NoMeld() | reasons.LittleUse():
            return _card_words(fact, rival)
        case reasons.NoDeadwood():
            return QCoreApplication.translate("Hints", "That leaves you no deadwood.")
        case reasons.LastTurn():
            return QCoreApplication.translate(
                "Hints", "The stock is nearly used up: this is your last turn in this hand."
            )
        case reasons.Lowers() | reasons.WithinLimit() | reasons.StillEarly():
            return _sum_words(fact)
        case _:
            return Hints().words(fact)


def _pair_words(fact: reasons.KeepsPair) -> str:
    first, second = fact.cards
    if len(fact.outs) == 1:
        text = QCoreApplication.translate(
            "Hints", "You keep {first} and {second}: {card} would make them a meld."
        )
        return text.format(
            first=card_sign(first), second=card_sign(second), card=card_sign(fact.outs[0])
        )
    text = QCoreApplication.translate(
        "Hints", "You keep {first} and {second}: {card} or {other} would make them a meld."
    )
    return text.format(
        first=card_sign(first),
        second=card_sign(second),
        card=card_sign(fact.outs[0]),
        other=card_sign(fact.outs[1]),
    )


def _safety_words(
    fact: reasons.NobodysUse | reasons.Unwanted | reasons.LeastUse, rival: str
) -> str:
    card = card_sign(fact.card)
    match fact:
        case reasons.NobodysUse():
            text = QCoreApplication.translate(
                "Hints", "{card} is safe: too few of the cards that go with it are left."
            )
            return text.format(card=card)
        case reasons.Unwanted(like=like):
            text = QCoreApplication.translate(
                "Hints", "{name} had no use for {like}, so {card} is fairly safe."
            )
            return text.format(name=rival, like=card_sign(like), card=card)
        case _:
            text = QCoreApplication.translate(
                "Hints", "Of your loose cards, {card} is the least likely to help {name}."
            )
            return text.format(card=card, name=rival)


def _card_words(fact: reasons.Completes | reasons.NoMeld | reasons.LittleUse, rival: str) -> str:
    match fact:
        case reasons.Completes(card, meld):
            return _meld_words(card, meld)
        case reasons.NoMeld(card):
            text = QCoreApplication.translate("Hints", "{card} makes no meld with your cards.")
            return text.format(card=card_sign(card))
        case reasons.LittleUse(card):
            text = QCoreApplication.translate(
                "Hints",
                "{card} would make a meld, but {name} would know of it. The stock promises more.",
            )
            return text.format(card=card_sign(card), name=rival)


def _meld_words(card: Card, meld: Meld) -> str:
    """Whole sentences: amid one, a meld's name is written otherwise than above its cards."""
    first, last = meld.cards[0], meld.cards[-1]
    if meld.is_set:
        text = QCoreApplication.translate("Hints", "{card} gives you a set of {ranks}.")
        return text.format(card=card_sign(card), ranks=ranks_name(first.rank))
    text = QCoreApplication.translate("Hints", "{card} gives you the run {first}–{last} {suit}.")
    return text.format(
        card=card_sign(card),
        first=rank_index(first.rank),
        last=rank_index(last.rank),
        suit=suit_sign(first.suit),
    )


class Hints(QObject):
    """The sentences with a number that settles a plural: lupdate knows one in `tr` alone."""

    def words(self, fact: Fact) -> str:
        match fact:
            case reasons.Heavy(points):
                return self.tr("That gets rid of %n point(s) of deadwood.", "", points)
            case reasons.LeavesLeast(points):
                return self.tr(
                    "It leaves %n point(s) of deadwood; no other discard leaves fewer.", "", points
                )
            case reasons.Dearer(instead, by):
                text = self.tr(
                    "Discarding {card} would leave %n point(s) fewer, but also poorer chances.",
                    "",
                    by,
                )
                return text.format(card=card_sign(instead))
            case reasons.ToGin(count):
                return self.tr("You lack one card for gin: %n unseen card(s) would do.", "", count)
            case reasons.PlaysOn(points):
                return self.tr(
                    "You could knock with %n point(s), but playing on promises more.", "", points
                )
            case reasons.Improving(count, unseen):
                text = self.tr(
                    "%n of the {unseen} unseen cards would lower your deadwood.", "", count
                )
                return text.format(unseen=unseen)
            case _:
                raise TypeError(fact)


def _sum_words(fact: reasons.Lowers | reasons.WithinLimit | reasons.StillEarly) -> str:
    match fact:
        case reasons.Lowers(before, after):
            text = QCoreApplication.translate(
                "Hints", "Your deadwood falls from {before} to {after}."
            )
            return text.format(before=before, after=after)
        case reasons.WithinLimit(points, limit):
            text = QCoreApplication.translate(
                "Hints", "Your deadwood is then {points}, and the knock limit is {limit}."
            )
            return text.format(points=points, limit=limit)
        case reasons.StillEarly(turn):
            text = QCoreApplication.translate(
                "Hints",
                "It is early, only your turn number {turn}: few players have much together yet.",
            )
            return text.format(turn=turn)
