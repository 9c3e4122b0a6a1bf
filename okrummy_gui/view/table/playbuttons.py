"""The buttons beside the hand, for each moment of play."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.melds import least_deadwood
from okrummy_gui.engine.protocol import Phase
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.arranging import DefenceDraft
from okrummy_gui.model.handorder import SortBy
from okrummy_gui.view.painting import ButtonLook
from okrummy_gui.view.table.stage import ButtonSpec, Scene, Stage
from okrummy_gui.view.wording import card_name, meld_name

MAIN = ButtonLook.MAIN


def put_buttons(stage: Stage, scene: Scene) -> None:
    """The buttons of the moment. A defence needs no hint: the best one is a button itself."""
    view = scene.view
    phase = view.legal.phase if scene.my_turn and view.legal else None
    if scene.knock is not None:
        stage.buttons += _confirming(scene)
        return
    if phase is Phase.UPCARD_OFFER:
        stage.buttons += _offered(scene)
    elif phase is Phase.DRAW:
        stage.buttons += _drawing(scene)
    elif phase is Phase.DEFEND:
        stage.buttons += _defending(scene)
        return
    elif view.phase is Phase.MATCH_OVER:
        stage.buttons.append(next_button(scene, scene.layout.buttons[0]))
    else:
        stage.buttons += _discarding(scene, phase is Phase.DISCARD)
    stage.buttons += [_sorting(scene), _hinting(scene)]


def next_button(scene: Scene, rect: QRectF) -> ButtonSpec:
    """What comes after the hand."""
    over = scene.view.phase is Phase.MATCH_OVER
    label = (
        QCoreApplication.translate("Table", "Final reckoning")
        if over
        else QCoreApplication.translate("Table", "Next hand")
    )
    if scene.countdown is not None:
        words = QCoreApplication.translate("Table", "Next hand ({seconds})")
        label = words.format(seconds=scene.countdown)
    return ButtonSpec(("next",), label, rect, MAIN, "↵")


def _hinting(scene: Scene) -> ButtonSpec:
    words = QCoreApplication.translate("Table", "Hint")
    return ButtonSpec(("hint",), words, scene.layout.buttons[3], key="H", enabled=scene.my_turn)


def _sorting(scene: Scene) -> ButtonSpec:
    labels = {
        SortBy.MELDS: QCoreApplication.translate("Table", "Sort by melds"),
        SortBy.SUIT: QCoreApplication.translate("Table", "Sort by suit"),
        SortBy.RANK: QCoreApplication.translate("Table", "Sort by rank"),
    }
    return ButtonSpec(
        ("sort",),
        labels[scene.next_sort],
        scene.layout.buttons[2],
        key="S",
        enabled=bool(scene.view.hand),
    )


def _offered(scene: Scene) -> list[ButtonSpec]:
    upcard = scene.view.upcard
    take = QCoreApplication.translate("Table", "Take {card}").format(
        card=card_name(upcard) if upcard else ""
    )
    first, second = scene.layout.buttons[:2]
    return [
        ButtonSpec(("take",), take, first, MAIN, "T"),
        ButtonSpec(("pass",), QCoreApplication.translate("Table", "Pass"), second, key="P"),
    ]


def _drawing(scene: Scene) -> list[ButtonSpec]:
    view = scene.view
    top = view.discards[-1] if view.discards else None
    able = view.legal is not None and not view.legal.stock_only and top is not None
    take = QCoreApplication.translate("Table", "Take {card}").format(
        card=card_name(top) if top else ""
    )
    first, second = scene.layout.buttons[:2]
    return [
        ButtonSpec(
            ("stock",), QCoreApplication.translate("Table", "Draw from stock"), first, MAIN, "D"
        ),
        ButtonSpec(("take",), take, second, key="T", enabled=able),
    ]


def best_knock(selected: Card | None, able: tuple[Card, ...], view: PlayerView) -> Card | None:
    """The discard to knock with: the selected card, else the one that leaves the least."""
    if selected is not None:
        return selected if selected in able else None
    if not able:
        return None
    return min(
        able,
        key=lambda card: (
            least_deadwood([held for held in view.hand if held is not card], view.rules),
            -card.points,
        ),
    )


def _discarding(scene: Scene, mine: bool) -> list[ButtonSpec]:
    legal = scene.view.legal
    able = legal.knock_discards() if mine and legal else ()
    card = best_knock(scene.selected, able, scene.view)
    first, second = scene.layout.buttons[:2]
    label = QCoreApplication.translate("Table", "Knock")
    if card is not None:
        rest = [held for held in scene.view.hand if held is not card]
        points = least_deadwood(rest, scene.view.rules)
        label = QCoreApplication.translate("Table", "Knock with {points}").format(points=points)
        if points == 0:
            label = QCoreApplication.translate("Table", "Gin")
    chosen = scene.selected
    may = mine and legal is not None and chosen is not None and chosen in legal.discards
    words = QCoreApplication.translate("Table", "Discard")
    if mine and chosen is not None:
        words = QCoreApplication.translate("Table", "Discard {card}").format(card=card_name(chosen))
    return [
        ButtonSpec(("knock",), label, first, MAIN, "K", card is not None),
        ButtonSpec(("discard",), words, second, key="D", enabled=may),
    ]


def _confirming(scene: Scene) -> list[ButtonSpec]:
    draft = scene.knock
    assert draft is not None
    first, second, third = scene.layout.buttons[:3]
    label = (
        QCoreApplication.translate("Table", "Confirm gin")
        if draft.gin
        else QCoreApplication.translate("Table", "Confirm knock")
    )
    several = len(draft.arrangements) > 1
    other = QCoreApplication.translate("Table", "Other arrangement")
    return [
        ButtonSpec(("done", "knock", "confirm"), label, first, MAIN, "↵"),
        ButtonSpec(("other",), other, second, key="O", enabled=several),
        ButtonSpec(("cancel",), QCoreApplication.translate("Table", "Take back"), third, key="Esc"),
    ]


def _defending(scene: Scene) -> list[ButtonSpec]:
    """For the selected card when it fits somewhere, else for the whole hand."""
    draft, card = scene.defence, scene.selected
    if draft is None:
        return []
    if card is not None and draft.targets(card):
        return _laying(scene, draft, card)
    first, second, third = scene.layout.buttons[:3]
    done = ButtonSpec(("done",), QCoreApplication.translate("Table", "Done"), first, MAIN, "↵")
    if draft.legal.least_only:
        other = QCoreApplication.translate("Table", "Other arrangement")
        several = len(draft.ways) > 1
        return [done, ButtonSpec(("other",), other, second, key="O")] if several else [done]
    if not draft.legal.layable:
        return [done]
    return [
        done,
        ButtonSpec(
            ("best",),
            QCoreApplication.translate("Table", "Best defence"),
            second,
            key="B",
            enabled=draft.best() is not draft,
        ),
        ButtonSpec(
            ("undo",),
            QCoreApplication.translate("Table", "Undo"),
            third,
            key="U",
            enabled=draft.undoable,
        ),
    ]


def _laying(scene: Scene, draft: DefenceDraft, card: Card) -> list[ButtonSpec]:
    """Where the selected card may go: by Enter when there is one place, else by its number."""
    table, rects = draft.table_now(), scene.layout.buttons[:3]
    targets = draft.targets(card)
    if len(targets) == 1:
        words = QCoreApplication.translate("Table", "Lay off {card}").format(card=card_name(card))
        specs = [ButtonSpec((f"lay {targets[0]}",), words, rects[0], MAIN, "↵")]
    else:
        specs = [
            ButtonSpec((f"lay {at}",), meld_name(table[at].meld), rect, key=str(number))
            for number, (at, rect) in enumerate(zip(targets, rects, strict=False), 1)
        ]
    if len(specs) < len(rects):
        words = QCoreApplication.translate("Table", "Cancel")
        specs.append(ButtonSpec(("cancel",), words, rects[len(specs)], key="Esc"))
    return specs
