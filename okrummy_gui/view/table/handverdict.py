"""What the panel says of a finished hand: who has won it, and the sum in words and figures."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from okrummy_gui.engine.protocol import (
    DrewStock,
    HandResult,
    Outcome,
    Payment,
    Side,
    TookDiscard,
)
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.view.table.stage import Scene
from okrummy_gui.view.table.verdictface import Entry, Term, Verdict
from okrummy_gui.view.table.verdictparts import dead_words, side_words, standing

TURNS_WITHOUT_STOCK: Final = 20
"""After so many the hand is drawn (R16)."""


def result_verdict(scene: Scene) -> Verdict:
    """The finished hand."""
    result = scene.view.result
    assert result is not None
    ways = standing(scene)
    if result.winner is None:
        return Verdict(
            QCoreApplication.translate("Table", "Drawn hand"),
            None,
            note=_drawn_words(scene),
            standing=ways if len(scene.view.seats) > 2 else None,
        )
    mine = scene.names.is_mine(result.winner)
    title = _title(scene, result, mine)
    outcome = Term(str(result.points), _points_words(scene, result.winner), True)
    if len(scene.view.seats) == 2:
        terms = (*_terms(scene, result), outcome)
        return Verdict(title, mine, terms, standing=ways)
    entries = _side_bill(scene, result) if scene.view.rules.partners else _bill(scene, result)
    return Verdict(
        title,
        mine,
        note=_why(scene, result),
        entries=entries,
        result=outcome,
        standing=ways,
    )


def _drawn_words(scene: Scene) -> str:
    """Why nobody wins, and who deals again (R16, R6)."""
    view = scene.view
    reason = QCoreApplication.translate("Table", "The stock ran down to two cards: nobody scores.")
    if _turns_without_stock(view) >= TURNS_WITHOUT_STOCK:
        reason = QCoreApplication.translate(
            "Table", "Twenty turns without a card from the stock: nobody scores."
        )
    if scene.names.is_me(view.dealer):
        again = QCoreApplication.translate("Table", "You deal again.")
    else:
        again = QCoreApplication.translate("Table", "{name} deals again.").format(
            name=scene.names.of(view.dealer)
        )
    return f"{reason}\n{again}"


def _turns_without_stock(view: PlayerView) -> int:
    turns = 0
    for event in reversed(view.history):
        if isinstance(event, DrewStock):
            break
        turns += isinstance(event, TookDiscard)
    return turns


def _title(scene: Scene, result: HandResult, mine: bool) -> str:
    if scene.view.rules.partners:
        return _side_title(scene, result, mine)
    name = scene.names.of_side(result.winner)
    if result.outcome is Outcome.GIN:
        if mine:
            return QCoreApplication.translate("Table", "Gin! You win the hand")
        return QCoreApplication.translate("Table", "Gin! {name} wins the hand").format(name=name)
    if result.outcome is Outcome.UNDERCUT:
        if mine:
            return QCoreApplication.translate("Table", "Undercut! You win the hand")
        return QCoreApplication.translate("Table", "Undercut! {name} wins the hand").format(
            name=name
        )
    if mine:
        return QCoreApplication.translate("Table", "You win the hand")
    return QCoreApplication.translate("Table", "{name} wins the hand").format(name=name)


def _side_title(scene: Scene, result: HandResult, mine: bool) -> str:
    names = scene.names.of_side(result.winner)
    if result.outcome is Outcome.GIN:
        if mine:
            return QCoreApplication.translate("Table", "Gin! Your side wins the hand")
        words = QCoreApplication.translate("Table", "Gin! {names} win the hand", "two partners")
    elif result.outcome is Outcome.UNDERCUT:
        if mine:
            return QCoreApplication.translate("Table", "Undercut! Your side wins the hand")
        words = QCoreApplication.translate(
            "Table", "Undercut! {names} win the hand", "two partners"
        )
    elif mine:
        return QCoreApplication.translate("Table", "Your side wins the hand")
    else:
        words = QCoreApplication.translate("Table", "{names} win the hand", "two partners")
    return words.format(names=names)


def _why(scene: Scene, result: HandResult) -> str:
    """From whom what is collected (R24, R29)."""
    bonus = max(payment.bonus for payment in result.payments)
    if scene.view.rules.partners:
        if result.outcome is Outcome.GIN:
            return QCoreApplication.translate("Table", "The partner’s hand is not counted.")
        return ""
    if result.outcome is Outcome.GIN:
        words = QCoreApplication.translate(
            "Table", "Gin bonus {bonus} and the deadwood, from each player"
        )
    elif result.outcome is Outcome.UNDERCUT:
        words = QCoreApplication.translate(
            "Table", "Undercut bonus {bonus} from the knocker, the difference from each player"
        )
    else:
        words = QCoreApplication.translate("Table", "The difference, from each player")
    return words.format(bonus=bonus)


def _bill(scene: Scene, result: HandResult) -> tuple[Entry, ...]:
    """What the winner collects from each, line by line (R24)."""
    entries = [_collected(scene, result, payment) for payment in result.payments]
    once = result.bonus + result.difference
    if len(entries) > 1:
        words = QCoreApplication.translate("Table", "together")
        entries.append(Entry(words, "", str(once), total=True))
    return (*entries, *_times(result))


def _collected(scene: Scene, result: HandResult, payment: Payment) -> Entry:
    names, view = scene.names, scene.view
    seat = payment.side.seats[0]
    if names.is_me(seat):
        label = QCoreApplication.translate("Table", "from you")
    else:
        label = QCoreApplication.translate("Table", "from {name}").format(name=names.of(seat))
    working = str(_dead(view, result, payment.side))
    if result.outcome is not Outcome.GIN and result.winner is not None:
        working += f" − {_dead(view, result, result.winner)}"
    if payment.bonus:
        working = f"{payment.bonus} + {working}"
    figure = str(payment.bonus + payment.difference)
    return Entry(label, working, figure, names.party(seat))


def _dead(view: PlayerView, result: HandResult, side: Side) -> int:
    figures = zip(view.seats, result.deadwood, strict=True)
    return sum(points for seat, points in figures if seat in side)


def _side_bill(scene: Scene, result: HandResult) -> tuple[Entry, ...]:
    """The sums of two hands against each other (R29)."""
    (payment,) = result.payments
    assert result.winner is not None
    entries = [_side_sum(scene, result, payment.side, "")]
    if result.outcome is not Outcome.GIN:
        entries.append(_side_sum(scene, result, result.winner, "− "))
    if payment.bonus:
        words = (
            QCoreApplication.translate("Table", "gin bonus")
            if result.outcome is Outcome.GIN
            else QCoreApplication.translate("Table", "undercut bonus")
        )
        entries.append(Entry(words, "", f"+ {payment.bonus}"))
    once = payment.bonus + payment.difference
    if result.multiplier > 1:
        words = QCoreApplication.translate("Table", "together")
        if not payment.bonus:
            words = QCoreApplication.translate("Table", "difference")
        entries.append(Entry(words, "", str(once), total=True))
    return (*entries, *_times(result))


def _side_sum(scene: Scene, result: HandResult, side: Side, sign: str) -> Entry:
    figures = zip(scene.view.seats, result.deadwood, strict=True)
    points = [value for seat, value in figures if seat in side]
    return Entry(
        side_words(scene, side),
        " + ".join(map(str, points)),
        f"{sign}{sum(points)}",
        scene.names.party(side.seats[0]),
    )


def _times(result: HandResult) -> tuple[Entry, ...]:
    if result.multiplier == 1:
        return ()
    return (Entry(_spade_words(result), "", f"× {result.multiplier}"),)


def _spade_words(result: HandResult) -> str:
    if result.multiplier == 2:
        return QCoreApplication.translate("Table", "♠ spade doubling")
    return QCoreApplication.translate("Table", "♠ spade tripling")


def _terms(scene: Scene, result: HandResult) -> tuple[Term, ...]:
    """The equation for two, as far as its last sign."""
    (payment,) = result.payments
    assert result.winner is not None
    loser, winner = payment.side.seats[0], result.winner.seats[0]
    high, low = (_dead(scene.view, result, side) for side in (payment.side, result.winner))
    terms = [
        Term(str(high), dead_words(scene, loser)),
        Term("−"),
        Term(str(low), dead_words(scene, winner)),
    ]
    if result.outcome is Outcome.GIN:
        terms = [
            Term(str(result.bonus), QCoreApplication.translate("Table", "gin bonus")),
            Term("+"),
            Term(str(result.difference), dead_words(scene, loser)),
        ]
    elif result.outcome is Outcome.UNDERCUT:
        words = QCoreApplication.translate("Table", "difference {high} − {low}")
        terms = [
            Term(str(result.bonus), QCoreApplication.translate("Table", "undercut bonus")),
            Term("+"),
            Term(str(result.difference), words.format(high=high, low=low)),
        ]
    if result.multiplier > 1:
        middle = (
            QCoreApplication.translate("Table", "together")
            if result.bonus
            else QCoreApplication.translate("Table", "difference")
        )
        terms += [
            Term("="),
            Term(str(result.bonus + result.difference), middle),
            Term("×"),
            Term(str(result.multiplier), _spade_words(result)),
        ]
    return (*terms, Term("="))


def _points_words(scene: Scene, winner: Side) -> str:
    if scene.names.is_mine(winner):
        if len(winner.seats) > 1:
            return QCoreApplication.translate("Table", "points for your side")
        return QCoreApplication.translate("Table", "points for you")
    return QCoreApplication.translate("Table", "points for {name}").format(
        name=scene.names.of_side(winner)
    )
