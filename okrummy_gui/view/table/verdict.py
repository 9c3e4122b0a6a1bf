"""What the panel says from a knock on: who arranges, and the sum in words and figures."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from okrummy_gui.engine.protocol import (
    DrewStock,
    HandResult,
    Outcome,
    Payment,
    Seat,
    Side,
    TookDiscard,
)
from okrummy_gui.engine.view import PlayerView, ShownHand
from okrummy_gui.view.table.stage import Scene
from okrummy_gui.view.table.verdictface import Entry, Game, Standing, Term, Verdict, Way
from okrummy_gui.view.wording import card_name, goal_words

TURNS_WITHOUT_STOCK = 20
"""After so many the hand is drawn (R16)."""


def shown_of(view: PlayerView, seat: Seat | None) -> ShownHand | None:
    """The open hand of the seat."""
    return next((hand for hand in view.shown if hand.seat is seat), None)


def points_of(scene: Scene, seat: Seat) -> int | None:
    """The deadwood of the seat as it stands: shown, or my own draft; None while it is hidden."""
    shown = shown_of(scene.view, seat)
    if shown is not None:
        return shown.points
    if seat is scene.view.seat and scene.defence is not None:
        return scene.defence.points
    return None


def may_lay_off(view: PlayerView, seat: Seat) -> bool:
    """Whether the seat's part after this knock is more than arranging its hand (R17, R29)."""
    rules = view.rules
    if not rules.partners or rules.partners_defend:
        return rules.layoffs
    return rules.layoffs and view.side_of(seat) == view.side_of(view.knocker)


# ---------------------------------------------------------------- while hands are arranged


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
            standing=None if busy else _standing(scene),
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
        Term(str(mine), _dead_words(scene, scene.view.seat)),
        Term("−"),
        Term(str(points), _dead_words(scene, scene.view.knocker)),
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
            Entry(_dead_words(scene, view.seat), "", str(mine), total=True),
            Entry(_dead_words(scene, view.knocker), "", f"− {points}"),
        )
        return entries, Term(_signed(mine - points), caption, True)
    own = points_of(scene, view.seat) if view.seat else 0
    if view.partner is None or view.partner is not view.knocker:
        return (Entry(_dead_words(scene, view.seat), "", str(own), total=True),), None
    ours, theirs = scene.names.sides
    high, low = _sum_of(scene, theirs), _sum_of(scene, ours)
    sums = (
        Entry(_side_words(scene, theirs), _working(scene, theirs), str(high), 1, True),
        Entry(_side_words(scene, ours), _working(scene, ours), f"− {low}", 0),
    )
    caption = QCoreApplication.translate("Table", "for your side")
    if high <= low:
        caption = QCoreApplication.translate("Table", "undercut")
    return sums, Term(_signed(high - low), caption, True)


def _signed(value: int) -> str:
    return str(value).replace("-", "−")


def _side_words(scene: Scene, side: Side) -> str:
    return scene.names.short_of(side) if scene.layout.compact else scene.names.of_side(side)


def _sum_of(scene: Scene, side: Side) -> int:
    return sum(points_of(scene, seat) or 0 for seat in side.seats)


def _working(scene: Scene, side: Side) -> str:
    return " + ".join(str(points_of(scene, seat) or 0) for seat in side.seats)


# ---------------------------------------------------------------- the finished hand


def result_verdict(scene: Scene) -> Verdict:
    """The finished hand."""
    result = scene.view.result
    assert result is not None
    standing = _standing(scene)
    if result.winner is None:
        return Verdict(
            QCoreApplication.translate("Table", "Drawn hand"),
            None,
            note=_drawn_words(scene),
            standing=standing if len(scene.view.seats) > 2 else None,
        )
    mine = scene.names.is_mine(result.winner)
    title = _title(scene, result, mine)
    outcome = Term(str(result.points), _points_words(scene, result.winner), True)
    if len(scene.view.seats) == 2:
        terms = (*_terms(scene, result), outcome)
        return Verdict(title, mine, terms, standing=standing)
    entries = _side_bill(scene, result) if scene.view.rules.partners else _bill(scene, result)
    return Verdict(
        title,
        mine,
        note=_why(scene, result),
        entries=entries,
        result=outcome,
        standing=standing,
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
        _side_words(scene, side),
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
        Term(str(high), _dead_words(scene, loser)),
        Term("−"),
        Term(str(low), _dead_words(scene, winner)),
    ]
    if result.outcome is Outcome.GIN:
        terms = [
            Term(str(result.bonus), QCoreApplication.translate("Table", "gin bonus")),
            Term("+"),
            Term(str(result.difference), _dead_words(scene, loser)),
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


def _dead_words(scene: Scene, seat: Seat | None) -> str:
    if scene.names.is_me(seat):
        return QCoreApplication.translate("Table", "your deadwood")
    return QCoreApplication.translate("Table", "{name}’s deadwood").format(
        name=scene.names.of(seat)
    )


def _points_words(scene: Scene, winner: Side) -> str:
    if scene.names.is_mine(winner):
        if len(winner.seats) > 1:
            return QCoreApplication.translate("Table", "points for your side")
        return QCoreApplication.translate("Table", "points for you")
    return QCoreApplication.translate("Table", "points for {name}").format(
        name=scene.names.of_side(winner)
    )


# ---------------------------------------------------------------- the way to the target


def _standing(scene: Scene) -> Standing:
    """How all sides stand in each game, my side first, and what the hand has added."""
    view, names = scene.view, scene.names
    points = view.result.points if view.result is not None else 0
    winner = view.result.winner if view.result is not None else None
    places = [view.sheet.sides.index(side) for side in names.sides]
    games = []
    for number, column in enumerate(view.sheet.columns, 1):
        entered = bool(column.entered) and column.entered[-1]
        ways = tuple(
            Way(
                names.short_of(view.sheet.sides[at]),
                party,
                column.totals[at],
                points if entered and view.sheet.sides[at] == winner else 0,
                view.sheet.sides[at] == column.winner,
            )
            for party, at in enumerate(places)
        )
        games.append(Game(str(number), ways, column.winner is not None))
    head = QCoreApplication.translate("Table", "Game", "before the numbers of three games")
    return Standing(tuple(games), view.rules.target, goal_words(view), head)
