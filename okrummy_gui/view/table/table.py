"""The table: a scene with the cards, and the view that the player works in."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.protocol import Action, Phase, Seat
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.arranging import DefenceDraft, KnockDraft
from okrummy_gui.model.handorder import SortBy, merged
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.comforts import Comforts
from okrummy_gui.view.painting import Canvas, paint_felt
from okrummy_gui.view.table.actors import Actors
from okrummy_gui.view.table.carditem import CardItem
from okrummy_gui.view.table.drawings import table_layout
from okrummy_gui.view.table.hands import Hands
from okrummy_gui.view.table.layout import TableLayout
from okrummy_gui.view.table.motion import Motion, Mover
from okrummy_gui.view.table.stage import HAND, Scene, Stage
from okrummy_gui.view.table.warming import Warming
from okrummy_gui.view.theme import Theme
from okrummy_gui.view.wording import Names


class Table(QGraphicsView):
    """Shows a `PlayerView` and says what the player wants to do. It decides nothing."""

    acted = Signal(object)
    """An action of the engine that the player wants."""
    reordered = Signal(object)
    """tuple[Card, ...]: the new order of the player's hand."""
    next_hand_asked = Signal()
    score_asked = Signal()
    hint_asked = Signal()
    resized = Signal()
    staged = Signal()
    """What is shown, chosen or drafted has changed."""
    unadvised = Signal()
    """The hint is no longer wanted, or no longer true."""
    hand_asked = Signal()
    """The cards of the finished hand, from its deal number."""
    discards_asked = Signal()
    rules_asked = Signal()
    """The marker of the knock limit was clicked."""

    def __init__(
        self, art: CardArt, motion: Motion, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.art = art
        self.motion = motion
        self.theme = theme
        self.state: PlayerView | None = None
        self.order: tuple[Card, ...] = ()
        self.selected: Card | None = None
        self.knock: KnockDraft | None = None
        self.defence: DefenceDraft | None = None
        self.advised: Action | None = None
        self.next_sort = SortBy.MELDS
        self.comforts = Comforts()
        self._countdown: int | None = None
        self.stage = Stage()
        self.shown_scene: Scene | None = None
        """What the stage was made from; None while nothing is shown."""
        self._names: Mapping[Seat, str] = {}
        self._felt: tuple[tuple[object, ...], QPixmap] | None = None
        self.ground = QGraphicsScene(self)
        self.mover = Mover(motion, self)
        self.actors = Actors(self.ground, art, self.mover)
        self.hands = Hands(self)
        self.warming = Warming(art, self.is_moving, self)
        self._prepare()

    def _prepare(self) -> None:
        # One made here: to know Qt's own, Qt for Python looks at all kinds of widgets first.
        self.setViewport(QWidget())
        self.setScene(self.ground)
        self.ground.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(640, 440)
        self.layout_now: TableLayout = table_layout(self.width(), self.height())

    # ------------------------------------------------------------ showing

    def sync(
        self,
        view: PlayerView,
        order: tuple[Card, ...],
        names: Mapping[Seat, str],
        animate: bool = True,
    ) -> None:
        """Show exactly this. Drafts and the selection end when the position changed."""
        before = None if self.state is None else self.state.legal
        if view != self.state or view.legal != before:
            self.hands.cancel()
            self.knock = None
            self._forget_advice()
            same_turn = self.state is not None and self.state.phase is view.phase
            if not same_turn or self.selected not in view.hand:
                self.selected = None
            self.defence = self._defence_for(view)
        self.state = view
        self.layout_now = self._layout_of(view)
        self.order = merged(order, view.hand)
        self._names = dict(names)
        self.restage(animate)

    def _layout_of(self, view: PlayerView | None) -> TableLayout:
        size = self.viewport().size()
        seats = 2 if view is None else len(view.seats)
        watching = view is not None and view.seat is None
        left = self.comforts.left_handed
        return table_layout(size.width(), size.height(), seats, watching=watching, left=left)

    def advise(self, action: Action | None) -> None:
        """Mark what a hint speaks of, or nothing."""
        if action is None:
            self._forget_advice()
        else:
            self.advised = action
        self.restage(True)

    def _forget_advice(self) -> None:
        if self.advised is not None:
            self.advised = None
            self.unadvised.emit()

    def hint_room(self) -> QRect:
        """Where there is room for a hint: above the hand, in the viewport."""
        layout = self.layout_now
        hand = layout.hand
        top, bottom = layout.seats[0].plate.bottom(), hand.rect().top() - layout.lift
        return QRectF(hand.left, top, hand.right - hand.left, bottom - top).toRect()

    def clear(self) -> None:
        """Show nothing at all: no card and no word of the game."""
        self.hands.cancel()
        self._forget_advice()
        self.state, self.order, self.selected = None, (), None
        self.knock = self.defence = None
        self.stage, self.shown_scene = Stage(), None
        self.actors.clear()
        self.hands.refresh()
        self.staged.emit()

    def _defence_for(self, view: PlayerView) -> DefenceDraft | None:
        if view.legal is None or view.legal.phase is not Phase.DEFEND:
            return None
        return DefenceDraft.start(view)

    def restage(self, animate: bool, order: tuple[Card, ...] | None = None) -> None:
        """Put everything where it belongs now; `order` tries another order of the hand."""
        if self.state is None:
            return
        scene = self.shown_scene = self._scene(self.order if order is None else order)
        is_open = bool(scene.view.shown) or scene.view.result is not None
        self.stage = _staged(scene, is_open=is_open)
        moving = animate and self.isVisible()
        ratio, layout = self.devicePixelRatioF(), self.layout_now
        self.actors.show(self.stage, scene, ratio, moving)
        if self.isVisible():
            self.warming.want((layout.hand.width, layout.pile_width), ratio)
        self.hands.refresh()
        self.staged.emit()

    def _scene(self, order: tuple[Card, ...]) -> Scene:
        assert self.state is not None
        return Scene(
            self.state,
            order,
            Names(self.state, self._names),
            self.layout_now,
            self.theme,
            self.selected,
            self.knock,
            self.defence,
            self.next_sort,
            self.advised,
            self.comforts,
            self._countdown,
        )

    def set_comforts(self, comforts: Comforts) -> None:
        """Be as the player likes it from now on."""
        if comforts == self.comforts:
            return
        self.hands.cancel()
        self.comforts = comforts
        self.layout_now = self._layout_of(self.state)
        self._felt = None
        self.restage(False)
        self.viewport().update()

    def count_down(self, seconds: int | None) -> None:
        """How many seconds before the next hand comes by itself; None when it does not."""
        if seconds != self._countdown:
            self._countdown = seconds
            self.restage(True)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.restage(False)
        self.viewport().update()

    def retranslate(self) -> None:
        """The language, or the look of the cards, has changed."""
        self.setAccessibleName(self.tr("Card table"))
        self.restage(False)
        self.viewport().update()

    def finish_motion(self) -> None:
        self.mover.finish()

    def is_moving(self) -> bool:
        return self.mover.moving

    # ------------------------------------------------------------ where things are

    def card_item(self, card: Card) -> CardItem | None:
        return self.actors.cards.get(card)

    def card_point(self, card: Card) -> QPoint:
        """A point of the card that no other card covers, in the viewport."""
        item = self.actors.cards[card]
        spot = self.stage.cards[card]
        middle = self.mapFromScene(item.pos())
        if spot.role in (HAND, "meld"):
            return middle - QPoint(round(item.width / 2 - item.width * 0.06), 0)
        return middle

    def stock_rect(self) -> QRect:
        return self.layout_now.stock_rect.toRect()

    def discard_rect(self) -> QRect:
        return self.layout_now.discard_rect.toRect()

    def knock_rect(self) -> QRect:
        return self.layout_now.knock_rect.toRect()

    def meld_rect(self, place: int) -> QRect:
        """The ground of a meld that may be laid off on."""
        return self.stage.meld_rects[place].toRect()

    def has_button(self, name: str, enabled: bool = True) -> bool:
        """Whether there is such a button that can be pressed (or at all)."""
        found = [spec for spec in self.stage.buttons if name in spec.names]
        return bool(found) and (found[0].enabled or not enabled)

    def button_point(self, name: str) -> QPoint:
        """The middle of a button; LookupError when there is none of that name."""
        for spec in self.stage.buttons:
            if name in spec.names:
                return spec.rect.center().toPoint()
        raise LookupError(name)

    # ------------------------------------------------------------ events

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        size = self.viewport().size()
        ratio = self.devicePixelRatioF()
        key = (size.width(), size.height(), ratio, self.theme.name)
        if self._felt is None or self._felt[0] != key:
            self._felt = (key, self._painted_felt(ratio))
        painter.drawPixmap(0, 0, self._felt[1])

    def _painted_felt(self, ratio: float) -> QPixmap:
        size = self.viewport().size()
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, self.theme, self.art, ratio)
        layout = self.layout_now
        paint_felt(canvas, size.width(), size.height(), layout.inset, layout.scale)
        painter.end()
        return pixmap

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = self.viewport().size()
        self.setSceneRect(0, 0, size.width(), size.height())
        self.layout_now = self._layout_of(self.state)
        self.hands.cancel()
        self.restage(False)
        self.resized.emit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:  # the window is on another screen
            self.restage(False)
            self.viewport().update()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.hands.press(event.position())
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.hands.double_click(event.position())
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.hands.move(event.position())
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.hands.release(event.position())
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        self.hands.hover(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.hands.key(event):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through the parts of the table before it leaves it."""
        if self.hands.keyboard.tab(forward) or super().focusNextPrevChild(forward):
            return True
        self.hands.keyboard.focus.enter(forward)
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.hands.keyboard.arrive(event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.hands.cancel()
        super().focusOutEvent(event)
        self.hands.keyboard.focus.refresh()


def _staged(scene: Scene, *, is_open: bool) -> Stage:
    """Imports what it needs: the start of the program does not wait for it."""
    if is_open:
        from okrummy_gui.view.table.openstage import open_stage

        return open_stage(scene)
    from okrummy_gui.view.table.playstage import play_stage

    return play_stage(scene)
