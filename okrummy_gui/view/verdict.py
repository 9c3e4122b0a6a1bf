"""The sum of a hand as an equation in words and figures."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from okrummy_gui.engine.protocol import HandResult, Outcome
from okrummy_gui.view.panels import Term, Verdict
from okrummy_gui.view.scoreface import by_side
from okrummy_gui.view.stage import Scene
from okrummy_gui.view.wording import goal_words


def knock_verdict(scene: Scene) -> Verdict:
    """While the defender arranges: who knocked, and how it stands if he is done now."""
    view, names = scene.view, scene.names
    shown = next((hand for hand in view.shown if hand.seat is view.knocker), None)
    points = shown.points if shown else 0
    if names.is_me(view.knocker):
        title = QCoreApplication.translate("Table", "You knock with {points}").format(points=points)
        note = QCoreApplication.translate("Table", "{name} may lay off on your melds.").format(
            name=names.other
        )
        return Verdict(title, None, (), note)
    title = QCoreApplication.translate("Table", "{name} knocks with {points}").format(
        name=names.of(view.knocker), points=points
    )
    if scene.defence is None:
        return Verdict(title, None, ())
    mine = scene.defence.points
    theirs = QCoreApplication.translate("Table", "{name}’s deadwood").format(name=names.other)
    yours = QCoreApplication.translate("Table", "your deadwood")
    margin = mine - points
    caption = QCoreApplication.translate("Table", "for {name}").format(name=names.other)
    if margin <= 0:
        caption = QCoreApplication.translate("Table", "undercut")
    terms = (
        Term(str(mine), yours),
        Term("−"),
        Term(str(points), theirs),
        Term("="),
        Term(str(margin).replace("-", "−"), caption, True),
    )
    return Verdict(title, None, terms)


def result_verdict(scene: Scene) -> Verdict:
    """The finished hand."""
    result = scene.view.result
    assert result is not None
    if result.winner is None:
        note = QCoreApplication.translate("Table", "The stock ran out: nobody scores.")
        return Verdict(QCoreApplication.translate("Table", "Drawn hand"), None, (), note)
    mine = scene.names.is_mine(result.winner)
    totals = by_side(scene, scene.view.sheet.columns[0].totals)
    winner, rival = totals if mine else (totals[1], totals[0])
    target = scene.view.rules.target
    me, other = scene.names.me, scene.names.other
    name, rival_name = (me, other) if mine else (other, me)
    return Verdict(
        _title(scene, result, mine),
        mine,
        _terms(scene, result, mine),
        tally=f"{name} {winner - result.points} + {result.points} = {winner}",
        rival=f"{rival}  {rival_name}",
        goal=goal_words(scene.view),
        before=(winner - result.points) / target,
        after=winner / target,
        other=rival / target,
    )


def _title(scene: Scene, result: HandResult, mine: bool) -> str:
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


def _terms(scene: Scene, result: HandResult, mine: bool) -> tuple[Term, ...]:
    my_dead, other_dead = by_side(scene, result.deadwood)
    terms = _difference(scene, my_dead, other_dead, mine)
    if result.outcome is Outcome.GIN:
        terms = [
            Term(str(result.bonus), QCoreApplication.translate("Table", "gin bonus")),
            Term("+"),
            Term(str(result.difference), _dead_words(scene, not mine)),
        ]
    elif result.outcome is Outcome.UNDERCUT:
        high, low = max(my_dead, other_dead), min(my_dead, other_dead)
        words = QCoreApplication.translate("Table", "difference {high} − {low}").format(
            high=high, low=low
        )
        terms = [
            Term(str(result.bonus), QCoreApplication.translate("Table", "undercut bonus")),
            Term("+"),
            Term(str(result.difference), words),
        ]
    once = result.bonus + result.difference
    if result.multiplier > 1:
        middle = (
            QCoreApplication.translate("Table", "together")
            if result.bonus
            else QCoreApplication.translate("Table", "difference")
        )
        terms += [
            Term("="),
            Term(str(once), middle),
            Term("×"),
            Term(str(result.multiplier), QCoreApplication.translate("Table", "♠ spade doubling")),
        ]
    return (*terms, Term("="), Term(str(result.points), _points_words(scene, mine), True))


def _difference(scene: Scene, my_dead: int, other_dead: int, mine: bool) -> list[Term]:
    high, low = (other_dead, my_dead) if mine else (my_dead, other_dead)
    return [
        Term(str(high), _dead_words(scene, not mine)),
        Term("−"),
        Term(str(low), _dead_words(scene, mine)),
    ]


def _dead_words(scene: Scene, mine: bool) -> str:
    if mine:
        return QCoreApplication.translate("Table", "your deadwood")
    return QCoreApplication.translate("Table", "{name}’s deadwood").format(name=scene.names.other)


def _points_words(scene: Scene, mine: bool) -> str:
    if mine:
        return QCoreApplication.translate("Table", "points for you")
    return QCoreApplication.translate("Table", "points for {name}").format(name=scene.names.other)
