"""The table in lines of text: what lies there, whose turn it is, the score, what has happened."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from okrummy_gui.engine.protocol import DrewStock, Event
from okrummy_gui.engine.view import ShownHand
from okrummy_gui.model.handmodel import Line
from okrummy_gui.model.reading import card_words, cards_words, meld_words, spoken
from okrummy_gui.model.sentences import event_line, result_line
from okrummy_gui.view.table.gaugeface import deadwood_now
from okrummy_gui.view.table.stage import Scene
from okrummy_gui.view.wording import (
    goal_words,
    hand_title,
    limit_words,
    state_words,
    turn_task,
    turn_title,
)


def turn_words(scene: Scene) -> str:
    """Whose turn it is and what is to be done."""
    title = turn_title(scene.names)
    if not title:
        return ""
    legal = scene.view.legal
    able = scene.my_turn and legal is not None and bool(legal.knock_discards())
    task = turn_task(scene.names, able)
    if scene.knock is not None:
        task = QCoreApplication.translate("Table", "look at your melds, then confirm")
    pattern = QCoreApplication.translate("Reader", "{turn}: {task}", "whose turn, what to do")
    return pattern.format(turn=title, task=task)


def table_lines(scene: Scene) -> list[Line]:
    """What can be seen on the table, the most wanted first."""
    return [line for line in _all_lines(scene) if line.text]


def _all_lines(scene: Scene) -> Iterator[Line]:
    view = scene.view
    yield Line("turn", turn_words(scene))
    if view.result is not None:
        result = result_line(view.result, scene.names.by_seat)
        yield Line("result", result, spoken(result))
    yield from _open_lines(scene)
    if view.upcard is not None and not view.shown and view.result is None:
        yield from _pile_lines(scene)
    yield from _player_lines(scene)
    yield from _score_lines(scene)


def _pile_lines(scene: Scene) -> Iterator[Line]:
    view = scene.view
    if view.hand:
        text = QCoreApplication.translate("Reader", "Your deadwood: {points}")
        yield Line("deadwood", text.format(points=deadwood_now(scene)))
    yield Line("limit", limit_words(view.limit))
    assert view.upcard is not None
    text = QCoreApplication.translate("Reader", "Upcard: {card}")
    yield Line("upcard", text.format(card=card_words(view.upcard)))
    if view.multiplier > 1:
        text = QCoreApplication.translate("Reader", "The points of this hand count {times} times")
        yield Line("times", text.format(times=view.multiplier))
    text = QCoreApplication.translate("Reader", "Discard pile, on top: {card}")
    words = QCoreApplication.translate("Reader", "The discard pile is empty")
    if view.discards:
        words = text.format(card=card_words(view.discards[-1]))
    yield Line("discards", words)
    text = QCoreApplication.translate("Reader", "Stock, cards: {count}")
    yield Line("stock", text.format(count=view.stock_count))


def _open_lines(scene: Scene) -> Iterator[Line]:
    """The melds that lie open with what was laid off on them, and the deadwood of each hand."""
    view, draft = scene.view, scene.defence
    table = view.table if draft is None else draft.table_now()
    for at, laid in enumerate(table):
        text = QCoreApplication.translate("Reader", "{name}, meld {number}: {meld}")
        words = text.format(
            name=scene.names.of(laid.owner), number=at + 1, meld=meld_words(laid.meld)
        )
        yield Line(f"meld {at}", words)
    for shown in view.shown:
        yield Line(f"shown {shown.seat.value}", _deadwood_of(scene, shown))


def _deadwood_of(scene: Scene, shown: ShownHand) -> str:
    name = scene.names.of(shown.seat)
    if not shown.deadwood:
        text = QCoreApplication.translate("Reader", "{name}: no deadwood")
        return text.format(name=name)
    text = QCoreApplication.translate("Reader", "{name}, deadwood {points}: {cards}")
    return text.format(name=name, points=shown.points, cards=cards_words(shown.deadwood))


def _player_lines(scene: Scene) -> Iterator[Line]:
    view, names = scene.view, scene.names
    if view.result is not None:
        return
    open_ones = {shown.seat for shown in view.shown}
    for seat in view.opponents():
        if seat in open_ones:
            continue
        count = view.counts[view.seats.index(seat)] if view.counts else 0
        state = state_words(names, seat)
        text = QCoreApplication.translate("Reader", "{name}, cards: {count}, {state}")
        if not state:
            text = QCoreApplication.translate("Reader", "{name}, cards: {count}")
        yield Line(
            f"player {seat.value}", text.format(name=names.of(seat), count=count, state=state)
        )
    if view.dealer is not None:
        text = QCoreApplication.translate("Reader", "Dealer: {name}")
        yield Line("dealer", text.format(name=names.of(view.dealer)))


def _score_lines(scene: Scene) -> Iterator[Line]:
    view, names = scene.view, scene.names
    title = hand_title(view)
    if title:
        text = QCoreApplication.translate("Reader", "{hand}, {goal}", "Hand 3, first to 200")
        yield Line("hand", text.format(hand=title, goal=goal_words(view)))
    several = len(view.sheet.columns) > 1
    for number, column in enumerate(view.sheet.columns, 1):
        for side in names.sides:
            at = view.sheet.sides.index(side)
            text = QCoreApplication.translate("Reader", "Score of {name}: {points}, boxes: {boxes}")
            if several:
                text = QCoreApplication.translate(
                    "Reader", "Game {number}, score of {name}: {points}, boxes: {boxes}"
                )
            words = text.format(
                number=number,
                name=names.of_side(side),
                points=column.totals[at],
                boxes=column.boxes[at],
            )
            yield Line(f"score {number} {at}", words)


# ---------------------------------------------------------------- what has happened


def history_lines(scene: Scene) -> list[Line]:
    """The story of the hand, as far as the viewer knows it."""
    view, found = scene.view, []
    for at, event in enumerate(view.history):
        text = event_line(_seen(scene, at, event), scene.names.by_seat)
        found.append(Line(f"{view.hand_number} {at}", text, spoken(text)))
    return found


def _seen(scene: Scene, at: int, event: Event) -> Event:
    """The viewer has seen what he has just drawn himself."""
    view = scene.view
    last = at == len(view.history) - 1
    if last and isinstance(event, DrewStock) and event.seat is view.seat and view.drawn:
        return DrewStock(event.seat, view.drawn)
    return event
