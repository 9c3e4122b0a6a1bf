"""What the panel says while hands are arranged: who is at it, and how it stands."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from okrummy_gui.engine.protocol import Seat, Side
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.view.table.stage import Scene
from okrummy_gui.view.table.verdictface import Entry, Term, Verdict
from okrummy_gui.view.table.verdictparts import (
    dead_words,
    points_of,
    shown_of,
    side_words,
    standing,
)
from okrummy_gui.view.wording import card_name


def knock_verdict(scene: Scene) -> Verdict:
    """While defenders arrange: who knocked, who is at it, and how it stands."""
    title = _knock_title(scene)
    if len(scene.view.seats) > 2:
        entries = _arranging(scene)
        result = None
        busy = scene.layout.compact and scene.defence is not None
        if scene.defence is not None:
            sums, result = _as_it_stands(scene)
            entries += sums
        return Verdict(
            title,
            None,
            note=_what_to_do(scene),
            entries=entries,
            result=result,
            standing=None if busy else standing(scene),
        )
    if scene.names.is_me(scene.view.knocker):
        return Verdict(title, None, (), _what_to_do(scene))
    if scene.defence is None:
        return Verdict(title, None)
    fits = scene.defence.targets(scene.selected) if scene.selected else ()
    asked = _asked(scene)
    if asked and len(fits) != 1:
        return Verdict(title, None, (), asked)
    return Verdict(title, None, _margin(scene))


def _knock_title(scene: Scene) -> str:
    view, names = scene.view, scene.names
    shown = shown_of(view, view.knocker)
    points = shown.points if shown else 0
    if names.is_me(view.knocker):
        return QCoreApplication.translate("Table", "You knock with {points}").format(points=points)
    return QCoreApplication.translate("Table", "{name} knocks with {points}").format(
        name=names.of(view.knocker), points=points
    )


def _asked(scene: Scene) -> str:
    """What the selected card leads to, as long as it lies at no meld."""
    draft, card = scene.defence, scene.selected
    if draft is None or card is None:
        return ""
    count = len(draft.targets(card))
    if count > 1:
        words = QCoreApplication.translate("Table", "Which meld does {card} go on?")
    elif count == 1:
        words = QCoreApplication.translate("Table", "{card} fits the meld that is lit.")
    elif draft.legal.layable:
        words = QCoreApplication.translate("Table", "{card} fits no meld as they lie now.")
    else:
        return ""
    return words.format(card=card_name(card))


def _what_to_do(scene: Scene) -> str:
    """The task of the moment, or what others may do."""
    view, names = scene.view, scene.names
    if scene.defence is not None:
        return _asked(scene) or _my_task(scene)
    if not view.rules.layoffs:
        return QCoreApplication.translate("Table", "No cards may be laid off in this game.")
    if not names.is_me(view.knocker):
        return ""
    if view.rules.partners and not view.rules.partners_defend:
        return QCoreApplication.translate(
            "Table", "Your opponents arrange their hands, then {name} may lay off on their melds."
        ).format(name=names.of(view.partner))
    if len(view.seats) == 2:
        return QCoreApplication.translate("Table", "{name} may lay off on your melds.").format(
            name=names.other
        )
    return QCoreApplication.translate("Table", "The others may lay off on your melds.")


def _my_task(scene: Scene) -> str:
    draft, view = scene.defence, scene.view
    assert draft is not None
    if draft.legal.least_only:
        if len(draft.ways) > 1:
            return QCoreApplication.translate(
                "Table", "Your melds, arrangement {number} of {count}. {name} may lay off on them."
            ).format(number=draft.chosen + 1, count=len(draft.ways), name=_follower(scene))
        return QCoreApplication.translate("Table", "{name} may lay off on your melds.").format(
            name=_follower(scene)
        )
    if not view.rules.layoffs:
        return QCoreApplication.translate("Table", "No cards may be laid off in this game.")
    if not draft.layoffs and not any(draft.targets(card) for card in draft.hand):
        return QCoreApplication.translate("Table", "None of your cards fits on their melds.")
    if view.partner is not None and view.partner is view.knocker:
        return QCoreApplication.translate("Table", "Lay off what fits on your opponents’ melds.")
    return QCoreApplication.translate("Table", "Lay off what fits on {name}’s melds.").format(
        name=scene.names.of(view.knocker)
    )


def _follower(scene: Scene) -> str:
    """The knocker's partner, who lays off after the defenders (R29)."""
    return scene.names.of(scene.view.to_defend[-1])


def _arranging(scene: Scene) -> tuple[Entry, ...]:
    """A line for each who answers the knock, in the order in which they do."""
    view = scene.view
    answered = [hand.seat for hand in view.shown if hand.seat is not view.knocker]
    return tuple(_answer(scene, seat) for seat in (*answered, *view.to_defend))


def _answer(scene: Scene, seat: Seat) -> Entry:
    view, names = scene.view, scene.names
    shown = shown_of(view, seat)
    now = seat is view.turn
    figure = str(shown.points) if shown else ""
    return Entry(names.of(seat), answer_words(view, seat), figure, names.party(seat), lit=now)


def may_lay_off(view: PlayerView, seat: Seat) -> bool:
    """Whether the seat's part after this knock is more than arranging its hand (R17, R29)."""
    rules = view.rules
    if not rules.partners or rules.partners_defend:
        return rules.layoffs
    return rules.layoffs and view.side_of(seat) == view.side_of(view.knocker)


def answer_words(view: PlayerView, seat: Seat) -> str:
    """How far a seat has come with its answer to the knock."""
    if shown_of(view, seat) is not None:
        return QCoreApplication.translate("Table", "deadwood", "the figure beside it")
    place = view.to_defend.index(seat) if seat in view.to_defend else 0
    if place == 0:
        if may_lay_off(view, seat):
            return QCoreApplication.translate("Table", "laying off")
        return QCoreApplication.translate("Table", "arranging")
    if place == 1:
        return QCoreApplication.translate("Table", "comes next")
    return QCoreApplication.translate("Table", "waiting")


def _margin(scene: Scene) -> tuple[Term, ...]:
    """How it stands if I am done now, for two."""
    mine, points, caption = _against_knocker(scene)
    return (
        Term(str(mine), dead_words(scene, scene.view.seat)),
        Term("−"),
        Term(str(points), dead_words(scene, scene.view.knocker)),
        Term("="),
        Term(_signed(mine - points), caption, True),
    )


def _against_knocker(scene: Scene) -> tuple[int, int, str]:
    """My side's deadwood, the knocker's side's, and what the difference means."""
    view, names = scene.view, scene.names
    side, knocking = view.side_of(view.seat), view.side_of(view.knocker)
    assert side is not None
    assert knocking is not None
    mine = sum(points_of(scene, seat) or 0 for seat in side.seats)
    theirs = sum(points_of(scene, seat) or 0 for seat in knocking.seats)
    if mine <= theirs:
        return mine, theirs, QCoreApplication.translate("Table", "undercut")
    caption = QCoreApplication.translate("Table", "for {name}").format(name=names.of_side(knocking))
    return mine, theirs, caption


def _as_it_stands(scene: Scene) -> tuple[tuple[Entry, ...], Term | None]:
    """The sum if I am done now, where it can be told."""
    view = scene.view
    if not view.rules.partners:
        mine, points, caption = _against_knocker(scene)
        entries = (
            Entry(dead_words(scene, view.seat), "", str(mine), total=True),
            Entry(dead_words(scene, view.knocker), "", f"− {points}"),
        )
        return entries, Term(_signed(mine - points), caption, True)
    own = points_of(scene, view.seat) if view.seat else 0
    if view.partner is None or view.partner is not view.knocker:
        return (Entry(dead_words(scene, view.seat), "", str(own), total=True),), None
    ours, theirs = scene.names.sides
    high, low = _sum_of(scene, theirs), _sum_of(scene, ours)
    sums = (
        Entry(side_words(scene, theirs), _working(scene, theirs), str(high), 1, True),
        Entry(side_words(scene, ours), _working(scene, ours), f"− {low}", 0),
    )
    caption = QCoreApplication.translate("Table", "for your side")
    if high <= low:
        caption = QCoreApplication.translate("Table", "undercut")
    return sums, Term(_signed(high - low), caption, True)


def _signed(value: int) -> str:
    return str(value).replace("-", "−")


def _sum_of(scene: Scene, side: Side) -> int:
    return sum(points_of(scene, seat) or 0 for seat in side.seats)


def _working(scene: Scene, side: Side) -> str:
    return " + ".join(str(points_of(scene, seat) or 0) for seat in side.seats)
