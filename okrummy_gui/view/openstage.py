"""The stage from a knock on: open hands, the defence, the sum."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.melds import Meld
from okrummy_gui.engine.protocol import Phase, Seat
from okrummy_gui.engine.view import ShownHand
from okrummy_gui.view import marks, panels
from okrummy_gui.view.layout import Row, fan_spots
from okrummy_gui.view.painting import ButtonLook, Canvas
from okrummy_gui.view.playbuttons import put_buttons
from okrummy_gui.view.rows import Shown, put_row
from okrummy_gui.view.scoreface import put_score
from okrummy_gui.view.stage import (
    HAND,
    Z_HAND,
    Z_TAG,
    Z_TOP_ROW,
    ButtonSpec,
    Drawing,
    Paint,
    Scene,
    Spot,
    Stage,
)
from okrummy_gui.view.theme import PALE
from okrummy_gui.view.verdict import knock_verdict, result_verdict
from okrummy_gui.view.wording import (
    card_name,
    deadwood_sum,
    joined_name,
    meld_name,
    state_words,
)


def open_stage(scene: Scene) -> Stage:
    """Both hands, what joins them, and the panel between."""
    stage = Stage()
    view, names = scene.view, scene.names
    # The knocker last: cards laid off lie at his side, not where they came from.
    for seat in sorted(view.seats, key=lambda seat: seat is view.knocker):
        _put_side(stage, scene, seat, names.is_me(seat))
    _put_persons(stage, scene)
    _put_panel(stage, scene)
    if not scene.layout.chip.isEmpty():
        put_score(stage, scene, scene.layout.chip, folded=True)
    return stage


def _put_side(stage: Stage, scene: Scene, seat: Seat, mine: bool) -> None:
    view = scene.view
    row = scene.layout.open_bottom if mine else scene.layout.open_top
    z = Z_HAND if mine else Z_TOP_ROW
    shown = next((hand for hand in view.shown if hand.seat is seat), None)
    if shown is None:
        _put_hidden(stage, scene, row, seat, mine)
        return
    if seat is view.knocker:
        table = [laid.meld for laid in (scene.defence.table_now() if scene.defence else view.table)]
        _put_knocker(stage, scene, row, shown, table, z=z)
        return
    groups = [Shown(meld.cards, meld_name(meld), True) for meld in shown.melds]
    gone = tuple(layoff.card for layoff in shown.laid_off)
    if gone:
        groups.append(Shown(gone, QCoreApplication.translate("Table", "laid off")))
    groups.append(_dead(shown.deadwood))
    put_row(stage, scene, row, groups, z)
    for card in gone:
        _put_ghost(stage, scene, card, mine)


def _dead(cards: tuple[Card, ...]) -> Shown:
    ordered = tuple(sorted(cards, key=lambda card: -card.place))
    return Shown(ordered, deadwood_sum(ordered))


def _put_hidden(stage: Stage, scene: Scene, row: Row, seat: Seat, mine: bool) -> None:
    """A hand that is not shown yet: my own in the defence, or the other's backs."""
    view = scene.view
    if not mine:
        count = view.counts[view.seats.index(seat)] if view.counts else 0
        for at, place in enumerate(fan_spots(scene.layout, count)):
            stage.cards[f"fan {at}"] = Spot(
                None, place.x, place.y + scene.layout.lift, scene.layout.fan_width, place.angle, at
            )
        return
    draft = scene.defence
    if draft is None:
        put_row(stage, scene, row, [Shown(scene.order)], Z_HAND, role=HAND)
        return
    groups = [Shown(meld.cards, meld_name(meld), True, True) for meld in draft.melds]
    loose = tuple(card for card in scene.order if card in draft.deadwood)
    groups.append(Shown(loose, deadwood_sum(loose)))
    put_row(stage, scene, row, groups, Z_HAND, role=HAND)
    chosen = scene.selected
    spot = stage.cards.get(chosen) if chosen is not None else None
    if chosen is not None and spot is not None and spot.role == HAND:
        stage.cards[chosen] = Spot(
            chosen,
            spot.x,
            spot.y - scene.layout.lift,
            spot.width,
            0,
            spot.z,
            HAND,
            PALE,
            True,
            True,
        )


def _put_knocker(
    stage: Stage,
    scene: Scene,
    row: Row,
    shown: ShownHand,
    table: Sequence[Meld],
    *,
    z: float,
) -> None:
    mine = scene.names.is_me(shown.seat)
    groups = []
    for at, meld in enumerate(shown.melds):
        now = table[at] if at < len(table) else meld
        joined = tuple(card for card in now.cards if card not in meld.cards)
        groups.append(Shown(now.cards, joined_name(meld, joined), True, joined=frozenset(joined)))
    if shown.deadwood:
        groups.append(_dead(shown.deadwood))
    theme = scene.theme
    lift = scene.layout.lift * 0.8
    put_row(
        stage,
        scene,
        row,
        groups,
        z,
        role="meld",
        raise_by=lift,
        outline=theme.other if mine else theme.you,
    )
    for group in groups[: len(shown.melds)]:
        stage.meld_rects.append(_ground(stage, group.cards))
        _put_tags(stage, scene, group, shown.seat, lift)


def _ground(stage: Stage, cards: Sequence[Card]) -> QRectF:
    ground = QRectF()
    for card in cards:
        spot = stage.cards[card]
        w, h = spot.width, spot.width * 1.4
        ground = ground.united(QRectF(spot.x - w / 2, spot.y - h / 2, w, h))
    return ground


def _put_tags(stage: Stage, scene: Scene, group: Shown, knocker: Seat, lift: float) -> None:
    """One tag above each stretch of cards that came from the other side."""
    others = [seat for seat in scene.view.seats if seat is not knocker]
    if not others:
        return
    mine = scene.names.is_me(others[0])
    words = QCoreApplication.translate("Table", "from {name}").format(
        name=scene.names.of(others[0])
    )
    if mine:
        words = QCoreApplication.translate("Table", "from you")
    k = scene.layout.scale
    stretch: list[Card] = []
    for card in (*group.cards, None):
        if card is not None and card in group.joined:
            stretch.append(card)
            continue
        if stretch:
            ground = _ground(stage, stretch)
            rect = QRectF(ground.center().x() - 70 * k, ground.top() - 25 * k, 140 * k, 22 * k)
            if card is not None:
                shift = min(0.0, stage.cards[card].x - rect.center().x())
                rect.translate(shift * 0.4, 0)
            stage.drawings.append(Drawing(rect, _tag_painter(words, mine), Z_TAG))
        stretch = []


def _tag_painter(words: str, mine: bool) -> Paint:
    def paint(canvas: Canvas, rect: QRectF) -> None:
        marks.paint_tag(canvas, rect, words, mine)

    return paint


def _put_ghost(stage: Stage, scene: Scene, card: Card, mine: bool) -> None:
    """Leaves a trace of the card; the card itself lies at the other side."""
    spot = stage.cards.pop(card)
    w, h = spot.width, spot.width * 1.4
    words = card_name(card)
    stage.drawings.append(
        Drawing(
            QRectF(spot.x - w / 2, spot.y - h / 2, w, h),
            lambda canvas, rect: marks.paint_ghost(canvas, rect, words, mine),
            spot.z,
        )
    )


def _put_persons(stage: Stage, scene: Scene) -> None:
    layout, view, names = scene.layout, scene.view, scene.names
    winner = view.result.winner if view.result else None
    sides = ((names.rival, layout.avatar_top), (view.seat, layout.avatar_bottom))
    for seat, rect in sides:
        if seat is None:
            continue
        state = state_words(names, seat) if view.result is None else ""
        person = marks.Person(
            names.of(seat),
            _how(scene, seat),
            state,
            mine=names.is_me(seat),
            active=view.turn is seat and view.result is None,
            won=winner is not None and seat in winner,
        )
        stage.drawings.append(Drawing(rect, _person_painter(person), 5))


def _person_painter(person: marks.Person) -> Paint:
    def paint(canvas: Canvas, rect: QRectF) -> None:
        marks.paint_person(canvas, rect, person)

    return paint


def _how(scene: Scene, seat: Seat) -> str:
    """Knocked with 3, or nothing."""
    view = scene.view
    if seat is not view.knocker:
        return ""
    shown = next((hand for hand in view.shown if hand.seat is seat), None)
    if shown is None:
        return ""
    if not shown.deadwood:
        return QCoreApplication.translate("Table", "went gin")
    return QCoreApplication.translate("Table", "knocked with {points}").format(points=shown.points)


def _put_panel(stage: Stage, scene: Scene) -> None:
    layout, view = scene.layout, scene.view
    big = not layout.compact
    verdict = result_verdict(scene) if view.result else knock_verdict(scene)
    stage.drawings.append(
        Drawing(
            layout.sum_panel,
            lambda canvas, rect: panels.paint_verdict(canvas, rect, verdict, big),
            8,
            "verdict",
        )
    )
    if view.result is None:
        put_buttons(stage, scene)
        _move_buttons(stage, scene, big)
        return
    over = view.phase is Phase.MATCH_OVER
    label = (
        QCoreApplication.translate("Table", "Final reckoning")
        if over
        else QCoreApplication.translate("Table", "Next hand")
    )
    rect = _in_panel(scene, panels.next_button(_units(scene), big))
    stage.buttons.append(ButtonSpec(("next",), label, rect, ButtonLook.MAIN, "↵"))


def _units(scene: Scene) -> QRectF:
    """The panel in units, at the origin."""
    k, rect = scene.layout.scale, scene.layout.sum_panel
    return QRectF(0, 0, rect.width() / k, rect.height() / k)


def _in_panel(scene: Scene, rect: QRectF) -> QRectF:
    k, ground = scene.layout.scale, scene.layout.sum_panel
    return QRectF(
        ground.x() + rect.x() * k, ground.y() + rect.y() * k, rect.width() * k, rect.height() * k
    )


def _move_buttons(stage: Stage, scene: Scene, big: bool) -> None:
    """In a defence the buttons stand in the panel."""
    if scene.defence is None:
        stage.buttons.clear()
        stage.drawings = [drawing for drawing in stage.drawings if drawing.name != "keys"]
        return
    side = panels.next_button(_units(scene), big)
    heights, gap, top = ((56, 44, 44), 10, 23) if big else ((48, 36, 36), 8, 21)
    moved = []
    for spec, height in zip(stage.buttons, heights, strict=True):
        rect = _in_panel(scene, QRectF(side.x(), top, side.width(), height))
        moved.append(ButtonSpec(spec.names, spec.label, rect, spec.look, spec.key, spec.enabled))
        top += height + gap
    stage.buttons = moved
