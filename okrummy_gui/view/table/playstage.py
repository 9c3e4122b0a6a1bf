"""The stage while a hand is played: piles, marker, knock place, my hand, buttons."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.melds import least_deadwood
from okrummy_gui.engine.protocol import (
    Discard,
    Discarded,
    DrawDiscard,
    DrawStock,
    DrewStock,
    Knock,
    Knocked,
    Phase,
    Seat,
    TakeUpcard,
    TookDiscard,
)
from okrummy_gui.model.handorder import Group, groups_of
from okrummy_gui.view.painting import Align, Canvas
from okrummy_gui.view.table import marks
from okrummy_gui.view.table.frame import TOUCH
from okrummy_gui.view.table.gaugeface import put_gauge
from okrummy_gui.view.table.layout import Edge, TableLayout, seat_spots
from okrummy_gui.view.table.plates import Plate, paint_plate
from okrummy_gui.view.table.playbuttons import put_buttons
from okrummy_gui.view.table.rows import Shown, put_row
from okrummy_gui.view.table.scoreface import put_score
from okrummy_gui.view.table.stage import (
    DISCARD,
    HAND,
    STOCK,
    Z_FAN,
    Z_HAND,
    Z_MARK,
    Z_PILE,
    ButtonSpec,
    Drawing,
    Key,
    Paint,
    Scene,
    Spot,
    Stage,
)
from okrummy_gui.view.theme import PALE, TITLE
from okrummy_gui.view.wording import (
    dealer_words,
    goal_words,
    hand_title,
    limit_coin,
    limit_words,
    meld_name,
    state_words,
    turn_task,
    turn_title,
)

PILE_TURNS: Final = ((-5.0, 3.0, -7.0), (4.0, -1.0, 4.0), (0.0, 0.0, -1.5))
"""How the upper discards lie askew: across, down, turned; the top one last."""


def play_stage(scene: Scene) -> Stage:
    """Everything at its place."""
    stage = Stage()
    put_others(stage, scene)
    if scene.comforts.mark_known:
        _put_known(stage, scene)
    _put_info(stage, scene)
    if scene.view.upcard is not None:
        _put_limit(stage, scene)
        _put_piles(stage, scene)
        _put_knock_place(stage, scene)
    put_turn(stage, scene)
    put_score(stage, scene, scene.layout.score, folded=scene.layout.compact)
    if scene.view.seat is not None:
        put_my_hand(stage, scene)
        put_buttons(stage, scene)
    _light_advised(stage, scene)
    return stage


def _light_advised(stage: Stage, scene: Scene) -> None:
    """Mark the card or pile that a hint speaks of."""
    match scene.advised:
        case Discard(card) | Knock(discard=card):
            key: Key = card
        case DrawStock():
            key = "stock"
        case DrawDiscard() | TakeUpcard():
            key = scene.view.discards[-1]
        case _:
            return
    spot = stage.cards.get(key)
    if spot is not None:
        stage.cards[key] = replace(spot, outline=PALE, pointer=True)


def put_others(stage: Stage, scene: Scene) -> None:
    """The plates and the fans of the other players."""
    view = scene.view
    for seat, place in zip(view.opponents(), scene.layout.seats, strict=True):
        paint = _plate_of(scene, seat) if scene.names.several else _person_of(scene, seat)
        stage.drawings.append(Drawing(place.plate, paint, 5, f"plate {seat.value}"))
        for at, spot in enumerate(seat_spots(place, _count(scene, seat))):
            stage.cards[f"fan {seat.value} {at}"] = Spot(
                None, spot.x, spot.y, place.fan_width, spot.angle, Z_FAN + at
            )


def _put_known(stage: Stage, scene: Scene) -> None:
    """Below each fan the cards in it that were taken openly."""
    view = scene.view
    for seat, place in zip(view.opponents(), scene.layout.seats, strict=True):
        cards = view.known[view.seats.index(seat)] if view.known else ()
        if not cards or place.edge is Edge.BOTTOM:
            continue
        rect = scene.layout.known_rect(place)
        align = {Edge.LEFT: 0.0, Edge.RIGHT: 1.0}.get(place.edge, 0.5)
        paint = partial(marks.paint_known, cards=cards, align=align)
        stage.drawings.append(Drawing(rect, paint, Z_FAN + 20, f"known {seat.value}"))


def _count(scene: Scene, seat: Seat) -> int:
    view = scene.view
    return view.counts[view.seats.index(seat)] if view.counts else 0


def _person_of(scene: Scene, seat: Seat) -> Paint:
    names = scene.names
    words = QCoreApplication.translate("Table", "Cards: {count}")
    person = marks.Person(
        names.of(seat),
        words.format(count=_count(scene, seat)),
        state_words(names, seat),
        active=scene.view.turn is seat,
    )
    return lambda canvas, rect: marks.paint_person(canvas, rect, person)


def _plate_of(scene: Scene, seat: Seat) -> Paint:
    view, names = scene.view, scene.names
    partner = QCoreApplication.translate("Table", "Partner")
    plate = Plate(
        names.of(seat),
        names.initials(seat),
        names.party(seat),
        _count(scene, seat),
        state_words(names, seat),
        partner if seat is view.partner and names.of(seat) != partner else "",
        active=view.turn is seat,
        dealer=view.dealer is seat,
    )
    return lambda canvas, rect: paint_plate(canvas, rect, plate)


def _put_info(stage: Stage, scene: Scene) -> None:
    view = scene.view
    title, goal, dealer = hand_title(view), goal_words(view), dealer_words(scene.names)
    align = Align(scene.layout.info_align)

    def wide(canvas: Canvas, rect: QRectF) -> None:
        x = rect.x() + rect.width() * align.value
        mute, room = canvas.theme.mute, rect.width()
        canvas.text(x, 14, title, 19, TITLE, bold=True, head=True, align=align, room=room)
        canvas.text(x, 36, dealer, 12.5, mute, align=align, room=room)
        canvas.text(x, 56, goal, 12.5, mute, align=align, room=room)

    def small(canvas: Canvas, rect: QRectF) -> None:
        x = rect.x() + rect.width() * align.value
        words = " · ".join(filter(None, (title, goal)))
        canvas.text(x, 11, words, 12, canvas.theme.mute, align=align, room=rect.width())

    paint = small if scene.layout.compact else wide
    stage.drawings.append(Drawing(scene.layout.info, paint, 5, "info"))


def _put_limit(stage: Stage, scene: Scene) -> None:
    layout, view = scene.layout, scene.view
    upcard = view.upcard
    assert upcard is not None
    w, middle = layout.limit_width, layout.limit
    stage.drawings.append(_small_card(scene, upcard, middle))
    k = layout.scale
    rect = QRectF(middle.x() - w, middle.y() - w, 2 * w, 2 * w)
    coin = limit_coin(view.limit)
    stage.drawings.append(
        Drawing(
            rect,
            lambda canvas, box: marks.paint_limit(
                canvas, box.center(), w / k, coin, view.multiplier
            ),
            Z_MARK,
            "limit",
        )
    )
    stage.limit_rect = layout.limit_rect
    reach = min(max(w, 90 * k), _free_beside(layout))
    caption(
        stage,
        scene,
        middle.x(),
        limit_words(view.limit),
        bold=True,
        room=2 * reach,
        name="limit words",
    )


def _free_beside(layout: TableLayout) -> float:
    """How far the words below the marker may reach to either side."""
    fans = [place.fan_rect() for place in layout.seats]
    if layout.limit.x() < layout.tray.left():
        beside = [fan.right() for fan in fans if fan.right() < layout.limit.x()]
        left, right = max(beside, default=0.0), layout.tray.left()
    else:
        beside = [fan.left() for fan in fans if fan.left() > layout.limit.x()]
        left, right = layout.tray.right(), min(beside, default=layout.width)
    return min(layout.limit.x() - left, right - layout.limit.x()) - 5 * layout.scale


def _small_card(scene: Scene, card: Card, middle: QPointF) -> Drawing:
    """The upcard of the marker. It is a picture: the card itself is elsewhere."""
    layout = scene.layout
    w, k = layout.limit_width, layout.scale
    rect = QRectF(middle.x() - w, middle.y() - w, 2 * w, 2 * w)

    def paint(canvas: Canvas, box: QRectF) -> None:
        u = w / k
        x, y = box.center().x() - u * 0.16, box.center().y() - u * 0.08
        canvas.card(card, x, y, u, -5, of=(layout.pile_width, canvas.ratio / k))

    return Drawing(rect, paint, Z_MARK - 1)


def caption(
    stage: Stage, scene: Scene, x: float, words: str, *, bold: bool = False, room: float, name: str
) -> None:
    """Words below a pile."""
    k = scene.layout.scale
    rect = QRectF(x - room / 2, scene.layout.caption_y - 12 * k, room, 24 * k)
    px = 12.5 if scene.layout.compact else 14.5 if bold else 14

    def paint(canvas: Canvas, box: QRectF) -> None:
        canvas.text(
            box.center().x(),
            box.center().y(),
            words,
            px,
            canvas.theme.text,
            bold=bold,
            align=Align.CENTRE,
            room=box.width(),
        )

    stage.drawings.append(Drawing(rect, paint, 6, name))


def _put_piles(stage: Stage, scene: Scene) -> None:
    layout, view = scene.layout, scene.view
    radius = 14 if layout.compact else 18
    stage.drawings.append(
        Drawing(layout.tray, lambda canvas, rect: marks.paint_tray(canvas, rect, radius), 1, "tray")
    )
    count = view.stock_count
    stage.drawings.append(
        Drawing(
            layout.stock_rect,
            (lambda canvas, rect: marks.paint_stock_edge(canvas, rect, count))
            if count
            else marks.paint_empty_pile,
            Z_PILE - 2,
        )
    )
    if count:
        stage.cards["stock"] = Spot(
            None, layout.stock.x(), layout.stock.y(), layout.pile_width, 0, Z_PILE, STOCK
        )
    stage.drawings.append(Drawing(layout.discard_rect, marks.paint_empty_pile, Z_PILE - 3))
    _put_discards(stage, scene)
    room = abs(layout.discard.x() - layout.stock.x()) - 8
    words = QCoreApplication.translate("Table", "Stock · {count}").format(count=count)
    caption(stage, scene, layout.stock.x(), words, room=room, name="stock words")
    laid = len(view.discards) + view.hidden_discard
    words = QCoreApplication.translate("Table", "Discard pile · {count}").format(count=laid)
    if scene.comforts.see_discards and view.discards:
        _put_look_through(stage, scene, words, room)
    else:
        caption(stage, scene, layout.discard.x(), words, room=room, name="discard words")


def _put_look_through(stage: Stage, scene: Scene, words: str, room: float) -> None:
    """The words below the discard pile as a button that shows all of it."""
    layout, k = scene.layout, scene.layout.scale
    height = (26 if layout.compact else 34) * k
    rect = QRectF(layout.discard.x() - room / 2, layout.caption_y - height / 2, room, height)
    below = QRectF(rect.left(), rect.top(), room, max(height, TOUCH))  # above it lies the pile
    stage.buttons.append(ButtonSpec(("discards",), words, rect, key="L", area=below))


def _put_discards(stage: Stage, scene: Scene) -> None:
    layout, top = scene.layout, scene.view.discards[-3:]
    k = layout.scale * (0.8 if layout.compact else 1)
    for at, card in enumerate(top):
        dx, dy, turn = PILE_TURNS[len(PILE_TURNS) - len(top) + at]
        stage.cards[card] = Spot(
            card,
            layout.discard.x() + dx * k,
            layout.discard.y() + dy * k,
            layout.pile_width,
            turn,
            Z_PILE + at,
            DISCARD if at == len(top) - 1 else "",
        )


def may_knock(scene: Scene) -> tuple[Card, ...]:
    """The discards that I could knock with now."""
    legal = scene.view.legal
    if not scene.my_turn or legal is None or legal.phase is not Phase.DISCARD:
        return ()
    return legal.knock_discards()


def _put_knock_place(stage: Stage, scene: Scene) -> None:
    layout = scene.layout
    able = may_knock(scene)
    ready = bool(able) or scene.knock is not None
    gin = _gin_possible(scene, able)
    title = (
        QCoreApplication.translate("Table", "Gin")
        if gin
        else QCoreApplication.translate("Table", "Knock")
    )
    words = (
        QCoreApplication.translate("Table", "lay your last card here, face down") if ready else ""
    )
    if ready and not scene.view.rules.knock_discard_face_down:
        words = QCoreApplication.translate("Table", "lay your last card here")
    if scene.knock is not None:  # the card lies on the words
        title = words = ""
    paint = partial(_paint_knock, title=title, words=words, ready=ready)
    stage.drawings.append(Drawing(layout.knock_rect, paint, 6, "knock"))
    if scene.knock is not None:
        card = scene.knock.discard
        stage.cards[card] = Spot(
            card, layout.knock.x(), layout.knock.y(), layout.pile_width, -2, Z_HAND - 5
        )


def _paint_knock(canvas: Canvas, rect: QRectF, title: str, words: str, ready: bool) -> None:
    marks.paint_knock_place(canvas, rect, title, words, ready)


def _gin_possible(scene: Scene, able: tuple[Card, ...]) -> bool:
    if scene.knock is not None:
        return scene.knock.gin
    rules, hand = scene.view.rules, scene.view.hand
    wanted = tuple(card for card in able if card is scene.selected) or able
    return any(
        least_deadwood([held for held in hand if held is not card], rules) == 0 for card in wanted
    )


def put_turn(stage: Stage, scene: Scene) -> None:
    """The ribbon and the last moves."""
    layout, names = scene.layout, scene.names
    title = turn_title(names)
    px = 14 if layout.compact else 17
    if title:
        task = turn_task(names, bool(may_knock(scene)))
        if scene.knock is not None:
            task = QCoreApplication.translate("Table", "look at your melds, then confirm")
        party = names.party(scene.view.turn)
        paint = partial(
            _paint_ribbon, title=title, task=task, party=party, mine=scene.my_turn, px=px
        )
        stage.drawings.append(Drawing(layout.ribbon, paint, 7, "ribbon"))
    few = 3 if names.several else 2
    turns = last_turns(scene, few if layout.compact else 4)
    words = QCoreApplication.translate("Table", "Last moves")
    rect = layout.moves
    stage.drawings.append(
        Drawing(rect, lambda canvas, box: marks.paint_moves(canvas, box, words, turns), 7, "moves")
    )


def _paint_ribbon(
    canvas: Canvas, rect: QRectF, *, title: str, task: str, party: int, mine: bool, px: float
) -> None:
    marks.paint_ribbon(canvas, rect, title, task, party=party, mine=mine, px=px)


def last_turns(scene: Scene, most: int) -> tuple[marks.TurnMark, ...]:
    """The turns so far, the last ones, from the hand's story."""
    turns: list[marks.TurnMark] = []
    taken: Card | None = None
    drawer: Seat | None = None
    for event in scene.view.history:
        match event:
            case DrewStock(seat, card):
                drawer, taken = seat, card
            case TookDiscard(seat, card):
                drawer, taken = seat, card
            case Discarded(seat, card):
                turns.append(_turn_mark(scene, seat, taken, card))
                drawer, taken = None, None
            case Knocked():
                drawer, taken = None, None
            case _:
                pass
    if drawer is not None:
        mine = scene.names.is_me(drawer)
        seen = scene.view.drawn if mine and scene.view.drawn else taken
        turns.append(_turn_mark(scene, drawer, seen, None))
    return tuple(turns[-most:])


def _turn_mark(scene: Scene, seat: Seat, taken: Card | None, laid: Card | None) -> marks.TurnMark:
    names = scene.names
    who = names.initials(seat) if names.several and not names.is_me(seat) else ""
    return marks.TurnMark(names.party(seat), taken, laid, who)


def put_my_hand(stage: Stage, scene: Scene) -> None:
    """My cards in groups, labels, the gauge."""
    layout = scene.layout
    if scene.knock is not None:
        groups = [Group(meld.cards, meld) for meld in scene.knock.arrangement.melds]
        if scene.knock.arrangement.deadwood:
            groups.append(Group(scene.knock.arrangement.deadwood))
    else:
        groups = list(groups_of(scene.order, scene.view.rules))
    shown = [
        Shown(
            group.cards,
            meld_name(group.meld) if group.meld else "",
            bool(group.meld),
            bool(group.meld),
        )
        for group in groups
    ]
    put_row(stage, scene, layout.hand, shown, Z_HAND, role=HAND if scene.knock is None else "")
    _lift_selected(stage, scene)
    if groups and scene.view.upcard is not None:
        put_gauge(stage, scene, groups)


def _lift_selected(stage: Stage, scene: Scene) -> None:
    card = scene.selected
    spot = stage.cards.get(card) if card is not None else None
    if card is None or spot is None or spot.role != HAND:
        return
    stage.cards[card] = Spot(
        card, spot.x, spot.y - scene.layout.lift, spot.width, 0, spot.z, HAND, PALE, True, True
    )
