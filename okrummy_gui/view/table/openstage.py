"""The stage from a knock on: open hands, the defence, the sum."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.melds import Meld
from okrummy_gui.engine.protocol import Seat
from okrummy_gui.engine.view import PlayerView, ShownHand, TableMeld
from okrummy_gui.view.painting import Canvas, rounded
from okrummy_gui.view.table import marks
from okrummy_gui.view.table.knockverdict import answer_words
from okrummy_gui.view.table.layout import Row, fan_spots, group_spots
from okrummy_gui.view.table.openlayout import OpenLayout, OpenSeat, open_layout
from okrummy_gui.view.table.openmarks import paint_open_plate, put_open_meld, put_sides, put_tags
from okrummy_gui.view.table.openpanel import put_panel
from okrummy_gui.view.table.plates import Plate
from okrummy_gui.view.table.rows import Shown, put_row
from okrummy_gui.view.table.scoreface import put_score
from okrummy_gui.view.table.stage import HAND, Z_HAND, Z_TOP_ROW, Drawing, Paint, Scene, Spot, Stage
from okrummy_gui.view.table.verdictparts import shown_of
from okrummy_gui.view.theme import PALE, faded
from okrummy_gui.view.wording import card_name, deadwood_sum, joined_name, meld_name


def open_stage(scene: Scene) -> Stage:
    """All hands, what joins them, and the panel with the sum."""
    stage = Stage()
    layout = open_layout(scene.layout, len(scene.view.seats))
    places = dict(zip(top_to_bottom(scene.view), layout.seats, strict=True))
    if scene.view.rules.partners:
        put_sides(stage, scene, places)
    table = _Table.of(scene)
    for seat in _givers_first(scene.view):
        _put_hand(stage, scene, _Place(seat, places[seat], layout, table))
    _put_persons(stage, scene, places, layout)
    put_panel(stage, scene, layout)
    if not layout.chip.isEmpty():
        put_score(stage, scene, layout.chip, folded=True)
    return stage


def top_to_bottom(view: PlayerView) -> tuple[Seat, ...]:
    """The seats as they lie one beneath the other: partners together, the viewer's last."""
    viewer = view.seat or view.seats[0]
    at = view.seats.index(viewer)
    others = view.seats[at + 1 :] + view.seats[:at]
    if view.rules.partners:
        mine = view.side_of(viewer)
        others = tuple(sorted(others, key=lambda seat: mine is not None and seat in mine))
    return (*others, viewer)


def _givers_first(view: PlayerView) -> tuple[Seat, ...]:
    """A card laid off lies where it was laid: its meld's row comes after the giver's."""
    shown = tuple(hand.seat for hand in view.shown)
    return (*(seat for seat in view.seats if seat not in shown), *reversed(shown))


@dataclass(frozen=True, slots=True)
class _Table:
    """The melds that lie open as they are now, and who laid off what on them."""

    melds: tuple[TableMeld, ...]
    givers: Mapping[Card, Seat]
    layable: tuple[int, ...]
    left: dict[Card, QPointF] = field(default_factory=dict)
    """Where the cards lay that were laid off, as far as their givers have been put."""

    @staticmethod
    def of(scene: Scene) -> _Table:
        view, draft = scene.view, scene.defence
        givers = {off.card: hand.seat for hand in view.shown for off in hand.laid_off}
        if draft is None:
            return _Table(view.table, givers, ())
        assert view.seat is not None
        givers |= {off.card: view.seat for off in draft.layoffs}
        return _Table(draft.table_now(), givers, draft.legal.layable)

    def of_seat(self, seat: Seat) -> list[tuple[int, Meld]]:
        """The places and melds that came from this hand, in the order in which it showed them."""
        return [(at, laid.meld) for at, laid in enumerate(self.melds) if laid.owner is seat]


@dataclass(frozen=True, slots=True)
class _Place:
    """A seat, where it lies, and the table."""

    seat: Seat
    spot: OpenSeat
    layout: OpenLayout
    table: _Table


def _put_hand(stage: Stage, scene: Scene, place: _Place) -> None:
    shown = shown_of(scene.view, place.seat)
    if shown is not None:
        _put_shown(stage, scene, place, shown)
    elif scene.names.is_me(place.seat):
        _put_mine(stage, scene, place)
    else:
        _put_backs(stage, scene, place)


# ---------------------------------------------------------------- hands not shown yet


def _put_backs(stage: Stage, scene: Scene, place: _Place) -> None:
    view = scene.view
    count = view.counts[view.seats.index(place.seat)] if view.counts else 0
    if not place.layout.column:
        for at, spot in enumerate(fan_spots(scene.layout, count)):
            y = spot.y + scene.layout.lift
            stage.cards[f"fan {place.seat.value} {at}"] = Spot(
                None, spot.x, y, scene.layout.fan_width, spot.angle, at
            )
        return
    row = place.spot.row
    for at, x in enumerate(_back_spots(row, count)):
        key = f"fan {place.seat.value} {at}"
        stage.cards[key] = Spot(None, x, row.y, row.width, 0, Z_TOP_ROW + at)


def _back_spots(row: Row, count: int) -> tuple[float, ...]:
    return group_spots(replace(row, step=row.width * 0.3), (count,))[0] if count else ()


def _put_mine(stage: Stage, scene: Scene, place: _Place) -> None:
    """My own hand while I arrange it."""
    row, draft = place.spot.row, scene.defence
    if draft is None:
        groups = [Shown(scene.order)]
    else:
        groups = [Shown(meld.cards, meld_name(meld), True, True) for meld in draft.melds]
        loose = tuple(card for card in scene.order if card in draft.deadwood)
        groups.append(Shown(loose, deadwood_sum(loose)))
    put_row(stage, scene, row, groups, Z_HAND, role=HAND)
    chosen = scene.selected
    spot = stage.cards.get(chosen) if chosen is not None else None
    if chosen is not None and spot is not None and spot.role == HAND:
        lift = place.layout.raised
        stage.cards[chosen] = replace(
            spot, y=spot.y - lift, outline=PALE, pointer=True, lifted=True
        )


# ---------------------------------------------------------------- hands that lie open


def _put_shown(stage: Stage, scene: Scene, place: _Place, shown: ShownHand) -> None:
    """Melds with what was laid off on them, a trace of what went elsewhere, the deadwood."""
    melds = place.table.of_seat(place.seat)
    groups = [
        _meld_group(place, first, now) for first, (_, now) in zip(shown.melds, melds, strict=True)
    ]
    laid = groups[:]
    gone = tuple(layoff.card for layoff in shown.laid_off)
    if gone:
        groups.append(Shown(gone, QCoreApplication.translate("Table", "laid off")))
    if shown.deadwood:
        groups.append(_dead(shown.deadwood))
    mine = scene.names.is_me(place.seat)
    put_row(
        stage,
        scene,
        place.spot.row,
        groups,
        Z_HAND if mine else Z_TOP_ROW,
        role="meld",
        raise_by=place.layout.raised,
        outline=scene.theme.other,
    )
    _come_from_backs(stage, scene, place, groups)
    for card in gone:
        place.table.left[card] = _put_ghost(stage, scene, card, place.seat)
    for (at, _), group in zip(melds, laid, strict=True):
        _mark_joined(stage, scene, place.table, group)
        if at in place.table.layable:
            stage.meld_rects[at] = ground_of(stage, group.cards)
            put_open_meld(stage, scene, stage.meld_rects[at])
    put_tags(stage, scene, place.spot.row, laid, place.table.givers)


def _meld_group(place: _Place, first: Meld, now: Meld) -> Shown:
    joined = tuple(card for card in now.cards if card not in first.cards)
    # In a column the words are short: the tags tell what joined.
    label = meld_name(now) if place.layout.column else joined_name(first, joined)
    return Shown(now.cards, label, True, joined=frozenset(joined))


def _dead(cards: tuple[Card, ...]) -> Shown:
    ordered = tuple(sorted(cards, key=lambda card: -card.place))
    return Shown(ordered, deadwood_sum(ordered))


def _mark_joined(stage: Stage, scene: Scene, table: _Table, group: Shown) -> None:
    """What joined has the colour of the side that it came from, and comes from there."""
    for card in group.joined:
        colour = scene.theme.parties[scene.names.party(table.givers.get(card))]
        origin = table.left.get(card)
        stage.cards[card] = replace(stage.cards[card], outline=colour, origin=origin)


def _come_from_backs(stage: Stage, scene: Scene, place: _Place, groups: Sequence[Shown]) -> None:
    """A hand that lay in its row face down is turned up where it lay."""
    knocker = shown_of(scene.view, scene.view.knocker)
    at_once = knocker is None or not knocker.deadwood
    if not place.layout.column or at_once or place.seat is scene.view.knocker:
        return
    cards = [card for group in groups for card in group.cards]
    for card, x in zip(cards, _back_spots(place.spot.row, len(cards)), strict=True):
        origin = QPointF(x, place.spot.row.y)
        stage.cards[card] = replace(stage.cards[card], origin=origin)


def ground_of(stage: Stage, cards: Sequence[Card]) -> QRectF:
    """The ground that these cards cover."""
    ground = QRectF()
    for card in cards:
        spot = stage.cards[card]
        w, h = spot.width, spot.width * 1.4
        ground = ground.united(QRectF(spot.x - w / 2, spot.y - h / 2, w, h))
    return ground


def _put_ghost(stage: Stage, scene: Scene, card: Card, giver: Seat) -> QPointF:
    """Leaves a trace of the card, which lies at the meld it was laid off on; where the trace is."""
    spot = stage.cards.pop(card)
    w, h = spot.width, spot.width * 1.4
    words, party = card_name(card), scene.names.party(giver)
    stage.drawings.append(
        Drawing(
            QRectF(spot.x - w / 2, spot.y - h / 2, w, h),
            partial(_paint_ghost, words=words, party=party),
            spot.z,
        )
    )
    return QPointF(spot.x, spot.y)


def _paint_ghost(canvas: Canvas, rect: QRectF, words: str, party: int) -> None:
    w, colour = rect.width(), canvas.theme.parties[party]
    canvas.fill(rounded(rect, w * 0.07), faded("#000000", 0.16))
    canvas.line(rounded(rect, w * 0.07), colour, 1.5, (4, 3))
    canvas.text(rect.x() + w * 0.07, rect.y() + w * 0.14, words, w * 0.17, colour, bold=True)


# ---------------------------------------------------------------- the plates


def _put_persons(
    stage: Stage, scene: Scene, places: Mapping[Seat, OpenSeat], layout: OpenLayout
) -> None:
    winner = scene.view.result.winner if scene.view.result else None
    for seat, place in places.items():
        won = winner is not None and seat in winner
        paint = _plate(scene, seat, won) if layout.column else _person(scene, seat, won)
        stage.drawings.append(Drawing(place.plate, paint, 5, "plate"))


def _plate(scene: Scene, seat: Seat, won: bool) -> Paint:
    view, names = scene.view, scene.names
    plate = Plate(
        names.of(seat),
        names.initials(seat),
        names.party(seat),
        count=0,
        state=_doing(scene, seat),
        note=_how(scene, seat),
        active=view.turn is seat and view.result is None,
    )
    return lambda canvas, rect: paint_open_plate(canvas, rect, plate, won)


def _person(scene: Scene, seat: Seat, won: bool) -> Paint:
    view, names = scene.view, scene.names
    person = marks.Person(
        names.of(seat),
        _how(scene, seat),
        _doing(scene, seat),
        mine=names.is_me(seat),
        active=view.turn is seat and view.result is None,
        won=won,
    )
    return lambda canvas, rect: marks.paint_person(canvas, rect, person)


def _doing(scene: Scene, seat: Seat) -> str:
    """What the seat has still to do about the knock."""
    return answer_words(scene.view, seat) if seat in scene.view.to_defend else ""


def _how(scene: Scene, seat: Seat) -> str:
    """Knocked with 3, or nothing."""
    shown = shown_of(scene.view, seat)
    if seat is not scene.view.knocker or shown is None:
        return ""
    if not shown.deadwood:
        return QCoreApplication.translate("Table", "went gin")
    return QCoreApplication.translate("Table", "knocked with {points}").format(points=shown.points)
