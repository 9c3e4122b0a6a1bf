"""The tutorial: a table of its own over the window's, and the panel that leads through it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.naming import shown_names
from okrummy_gui.model.tutorial import LESSONS, Act, Course, Lay, Prepare, Read
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.comforts import Comforts
from okrummy_gui.view.lessons.panel import Lights, TutorialPanel, Words
from okrummy_gui.view.overlay import focus_outside
from okrummy_gui.view.reader.host import ReaderHost
from okrummy_gui.view.table.layout import CARD_RATIO
from okrummy_gui.view.table.openlayout import open_layout
from okrummy_gui.view.table.stage import HAND
from okrummy_gui.view.table.table import Table
from okrummy_gui.view.theme import Theme


class Tutorial(QWidget):
    """Covers its place in the window until it is left or over."""

    left = Signal()

    def __init__(
        self, art: CardArt, beneath: Table, theme: Theme, parent: QWidget, pause: int
    ) -> None:
        """The table is like the one `beneath`, for the same hand and as quick."""
        super().__init__(parent)
        self.course = Course(pause=pause, parent=self)
        self.table = Table(art, beneath.motion, theme, self)
        self.table.setMinimumSize(320, 240)
        self.table.set_comforts(Comforts(left_handed=beneath.comforts.left_handed))
        self.reader = ReaderHost(self.table, self)
        self.lights = Lights(art, self)
        self.panel = TutorialPanel(art, self)
        self._over = False
        self._following = False
        self._connect()
        self.set_theme(theme)
        self.retranslate()
        self.course.begin()

    # ------------------------------------------------------------ showing

    @property
    def view(self) -> PlayerView:
        return self.course.session.view()

    def set_theme(self, theme: Theme) -> None:
        self.table.set_theme(theme)
        self.reader.set_theme(theme)
        self.lights.theme = theme
        self.panel.set_theme(theme)
        self._refresh()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Learn to play"))
        self.table.retranslate()
        self._refresh()

    def close_course(self) -> None:
        """The opponent plays no more, and nothing here is told any more."""
        self._over = True
        self.course.close()

    def _connect(self) -> None:
        course, table, panel = self.course, self.table, self.panel
        course.session.changed.connect(self._sync)
        course.changed.connect(self._refresh)
        course.finished.connect(self.left)
        table.acted.connect(course.act)
        table.reordered.connect(course.session.reorder)
        table.next_hand_asked.connect(course.read_on)
        table.hint_asked.connect(course.help_out)
        table.staged.connect(self._follow)
        table.mover.idle.connect(self._light_up)
        panel.went_on.connect(self._go_on)
        panel.skipped.connect(course.skip)
        panel.left.connect(self.left)

    def _sync(self) -> None:
        if self._over:
            return
        session = self.course.session
        names = shown_names(session.names, session.seating)
        self.table.sync(session.view(), session.order, names)

    def _follow(self) -> None:
        """Something was begun or taken back at the table."""
        if self._over or self._following:
            return
        self._following = True
        if not self.course.follow(self.table.knock, self.table.defence):
            self.table.hands.deeds.do("cancel")
        self._following = False
        self._refresh()

    def _refresh(self) -> None:
        if self._over or not self.course.session.started:
            return
        self.panel.say(self._said())
        self._place()
        self._give_focus()

    def _said(self) -> Words:
        course = self.course
        step = course.step
        to_read = step is not None and isinstance(step.awaited, Read)
        to_do = step is not None and not to_read
        go_on = self.tr("Finish") if course.is_last else self.tr("Continue")
        last = course.number == len(LESSONS) - 1
        return Words(
            place=self.tr("Lesson {number} of {count}").format(
                number=course.number + 1, count=len(LESSONS)
            ),
            title=course.title(),
            text=course.text(),
            task=course.task(),
            remark=course.remark(),
            go_on=go_on if to_read else "",
            show=self.tr("Show me") if to_do else "",
            skip="" if last else self.tr("Next lesson"),
            leave="" if course.is_last else self.tr("Leave"),
        )

    def _give_focus(self) -> None:
        """To read, Enter goes on; to play, the keys are the table's."""
        step = self.course.step
        if not self.isVisible() or step is None:
            return
        wanted: QWidget = self.panel.go_on if isinstance(step.awaited, Read) else self.table
        if focus_outside(self) is None:
            wanted.setFocus()

    # ------------------------------------------------------------ doing

    def _go_on(self) -> None:
        """Continue; or do what is waited for, for whoever wants to see it."""
        step = self.course.step
        if step is None:
            return
        deeds = self.table.hands.deeds
        match step.awaited:
            case Read():
                self.course.read_on()
            case Prepare(discard):
                deeds.begin_knock(discard)
            case Lay(card, meld):
                deeds.lay_off(card, meld)
            case Act():
                self._act(step.awaited)

    def _act(self, awaited: Act) -> None:
        table = self.table
        if table.knock is not None:
            self.course.act(table.knock.action())
        elif table.defence is not None:
            self.course.act(table.defence.action())
        else:
            self.course.act(awaited.action)

    # ------------------------------------------------------------ places

    def lit_rects(self) -> tuple[QRectF, ...]:
        """The places that the step speaks of."""
        step = self.course.step
        names = step.lit if step is not None else ()
        found = (self._rect_of(name) for name in names)
        return tuple(rect for rect in found if not rect.isEmpty())

    def _rect_of(self, name: str) -> QRectF:
        layout, stage = self.table.layout_now, self.table.stage
        kind, _, which = name.partition(" ")
        match kind:
            case "hand":
                return self._hand_rect()
            case "limit":
                return layout.limit_rect
            case "stock":
                return layout.stock_rect
            case "discard":
                return layout.discard_rect
            case "knock":
                return layout.knock_rect
            case "main":
                return stage.buttons[0].rect if stage.buttons else QRectF()
            case "meld":
                return stage.meld_rects.get(int(which), QRectF())
            case "sum":
                return open_layout(layout, len(self.view.seats)).panel
            case "card":
                return self._card_rect(Card.parse(which))
        raise LookupError(name)

    def _hand_rect(self) -> QRectF:
        ground = QRectF()
        for spot in self.table.stage.cards.values():
            if spot.role == HAND:
                high = spot.width * CARD_RATIO
                card = QRectF(spot.x - spot.width / 2, spot.y - high / 2, spot.width, high)
                ground = ground.united(card)
        return ground

    def _card_rect(self, card: Card) -> QRectF:
        """What can be seen of the card."""
        spot = self.table.stage.cards.get(card)
        if spot is None:
            return QRectF()
        width, height = spot.width, spot.width * CARD_RATIO
        left = spot.x - width / 2
        over = [
            other.x - other.width / 2
            for other in self.table.stage.cards.values()
            if other.z > spot.z and abs(other.y - spot.y) < height / 2 and other.x > spot.x
        ]
        right = min([left + width, *over])
        return QRectF(left, spot.y - height / 2, right - left, height)

    def _place(self) -> None:
        table = self.table
        if not self.width() or table.state is None:
            return
        lit = self.lit_rects()
        self.lights.light(() if table.is_moving() else lit)
        layout = table.layout_now
        if not table.state.shown and table.state.result is None:
            if layout.compact:
                k = layout.scale
                top = QRectF(14 * k, 4 * k, layout.width - 28 * k, layout.tray.top() - 10 * k)
                self.panel.lie_in(top, layout.scale, band=True)
            else:
                self.panel.lie_in(layout.score, layout.scale, band=False)
            return
        self._place_open(lit)

    def _light_up(self) -> None:
        """Everything has come to its place."""
        if not self._over:
            self.lights.light(self.lit_rects())

    def _place_open(self, lit: tuple[QRectF, ...]) -> None:
        """Over whatever is not spoken of: the sum or a hand; beside the buttons of a defence."""
        layout = self.table.layout_now
        opened = open_layout(layout, len(self.view.seats))
        if self.table.defence is not None:
            self.panel.lie_in(self._beside_buttons(opened.panel), layout.scale, band=True)
            return
        # Above a row the tags of the cards laid off reach out of it.
        up = 9 * layout.scale
        grounds = [opened.panel, *(seat.ground.adjusted(0, -up, 0, 0) for seat in opened.seats)]
        free = [each for each in grounds if not any(each.intersects(rect) for rect in lit)]
        self.panel.lie_in((free or grounds)[0], layout.scale, band=True)

    def _beside_buttons(self, ground: QRectF) -> QRectF:
        """The larger part of the ground that the buttons leave free."""
        gap = 16 * self.table.layout_now.scale
        buttons = [spec.rect for spec in self.table.stage.buttons]
        right = min((rect.left() - gap for rect in buttons), default=ground.right())
        left = max((rect.right() + gap for rect in buttons), default=ground.left())
        if right - ground.left() >= ground.right() - left:
            return QRectF(ground.topLeft(), QPointF(right, ground.bottom()))
        return QRectF(QPointF(left, ground.top()), ground.bottomRight())

    # ------------------------------------------------------------ events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.setGeometry(self.rect())
        self.lights.setGeometry(self.rect())
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays here: what lies beneath is not to be seen."""
        stops: list[QWidget] = [self.table, *self.panel.buttons()]
        now = self.window().focusWidget()
        at = stops.index(now) if now in stops else -1 if forward else 0
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stops[(at + (1 if forward else -1)) % len(stops)].setFocus(reason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Accepted whatever it is: nothing reaches the game beneath.
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
