"""The tutorial in the real window: played by mouse and keys, with wrong turns, left midway."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.protocol import (
    Defend,
    Discard,
    DrawDiscard,
    DrawStock,
    Knock,
    Outcome,
    Pass,
    Phase,
    Seat,
)
from okrummy_gui.model.setup import Occupant, Setup
from okrummy_gui.model.tutorial import LESSONS, Act, Lay, Prepare, Read, Step
from okrummy_gui.view.lessons.tutorial import Tutorial
from okrummy_gui.view.theme import THEMES
from okrummy_gui.view.window import MainWindow
from tests.view.mainwindow import made


class Learner:
    """A person's mouse in the tutorial."""

    def __init__(self, qtbot: Any, window: MainWindow) -> None:
        self.qtbot, self.window = qtbot, window
        self.ended = False
        window.room.lessons.pause = 0
        window.room.lessons.begin()
        self.tutorial = window.room.lessons.tutorial
        assert self.tutorial is not None
        self.table, self.panel = self.tutorial.table, self.tutorial.panel
        self.course = self.tutorial.course

    @property
    def over(self) -> bool:
        return not self.window.room.lessons.open

    def wait(self) -> Step:
        self.qtbot.waitUntil(lambda: self.course.step is not None, timeout=5000)
        self.table.finish_motion()
        step = self.course.step
        assert step is not None
        return step

    def click(self, point: QPoint) -> None:
        none = Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, none, point)

    def press(self, button: str) -> None:
        self.click(self.table.button_point(button))

    def double_click(self, card: Card) -> None:
        point, none = self.table.card_point(card), Qt.KeyboardModifier.NoModifier
        self.click(point)
        QTest.mouseDClick(self.table.viewport(), Qt.MouseButton.LeftButton, none, point)

    def drag(self, card: Card, end: QPoint) -> None:
        viewport, start = self.table.viewport(), self.table.card_point(card)
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mousePress(viewport, left, none, start)
        for at in range(1, 9):
            QTest.mouseMove(viewport, start + (end - start) * at / 8)
        QTest.mouseRelease(viewport, left, none, end)

    def click_panel(self, button: QWidget) -> None:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def do(self, step: Step) -> None:
        """What the step waits for."""
        match step.awaited:
            case Read():
                self.click_panel(self.panel.go_on)
            case Act(DrawStock()):
                self.click(self.table.stock_rect().center())
            case Act(DrawDiscard()):
                self.click(self.table.discard_rect().center())
            case Act(Discard(card)):
                self.double_click(card)
            case Act(Knock()):
                self.press("confirm")
            case Act(Defend()):
                self.press("done")
            case Prepare(card):
                self.drag(card, self.table.knock_rect().center())
            case Lay(card, meld):
                self.drag(card, self.table.meld_rect(meld).center())

    def go_to(self, lesson: int, at: int) -> Step:
        while (self.course.number, self.course.at) != (lesson, at):
            self.do(self.wait())
        return self.wait()


def opened(qtbot: Any, *, pause: int = 10_000) -> MainWindow:
    window = made(qtbot, pause=pause)
    window.resize(1280, 840)
    window.show()
    qtbot.waitExposed(window)
    return window


@pytest.fixture
def window(qtbot: Any) -> Iterator[MainWindow]:
    window = opened(qtbot)
    yield window
    window.close()


@pytest.fixture
def learner(qtbot: Any, window: MainWindow) -> Learner:
    return Learner(qtbot, window)


def results(learner: Learner) -> list[tuple[Outcome, int, bool]]:
    """Play all there is; the outcome, the points and whether they are mine, of each hand."""
    found: dict[int, tuple[Outcome, int, bool]] = {}
    while not learner.over:
        step = learner.wait()
        result = learner.course.session.view().result
        if result is not None and result.winner is not None:
            mine = Seat.SOUTH in result.winner
            found[learner.course.number] = (result.outcome, result.points, mine)
        learner.do(step)
    return list(found.values())


WON = [(Outcome.KNOCK, 27, True), (Outcome.UNDERCUT, 29, True), (Outcome.GIN, 100, True)]
"""What the texts promise."""


def test_the_whole_tutorial_is_played_by_mouse_and_ends_as_its_texts_say(learner):
    assert results(learner) == WON


def wrong(learner: Learner, step: Step) -> None:
    """Something else than what the step waits for."""
    table = learner.table
    hand = learner.course.session.view().hand
    match step.awaited:
        case Read():
            if learner.course.session.view().phase is Phase.DRAW:
                learner.click(table.discard_rect().center())
        case Act(DrawStock()):
            learner.click(table.discard_rect().center())
        case Act(DrawDiscard()):
            learner.click(table.stock_rect().center())
        case Act(Discard(card)) | Prepare(card):
            legal = learner.course.session.view().legal
            learner.double_click(next(c for c in legal.discards if c is not card and c in hand))
        case Act(Knock()):
            learner.press("cancel")
        case Lay():
            learner.press("done")
        case Act(Defend()):
            learner.press("undo")


def test_a_wrong_turn_is_explained_and_nothing_is_lost(learner):
    explained, tried = 0, set()
    while not learner.over:
        step = learner.wait()
        before = learner.course.session.record()
        if step not in tried:
            wrong(learner, step)
        tried.add(step)
        assert learner.course.session.record() == before
        explained += bool(learner.panel.words.remark)
        assert not learner.panel.words.remark or learner.panel.remark.isVisible()
        learner.do(learner.wait())
    assert explained >= 12


def test_a_hint_says_where_to_look_and_blames_nobody(learner):
    learner.go_to(0, 2)
    QTest.keyClick(learner.table, Qt.Key.Key_H)
    said = learner.panel.words.remark
    assert said
    assert said != learner.wait().wrong
    assert learner.panel.show_me.text() in said
    assert learner.tutorial.lit_rects()
    learner.click(learner.table.discard_rect().center())
    assert learner.panel.words.remark == learner.wait().wrong


def test_a_knock_taken_back_leads_back_to_the_step_before(learner):
    step = learner.go_to(0, 8)
    assert step.awaited == Act(Knock(Card.parse("JC"), ()))
    learner.press("cancel")
    assert learner.wait().awaited == Prepare(Card.parse("JC"))


def test_a_layoff_undone_leads_back_to_the_step_before(learner):
    learner.go_to(1, 4)
    learner.press("undo")
    assert learner.course.at == 3


def test_the_best_defence_does_two_steps_at_once(learner):
    learner.go_to(1, 3)
    learner.press("best")
    assert learner.wait().awaited == Act(Defend(()))


def test_a_knock_that_need_not_be_confirmed_goes_on_too(learner):
    learner.table.set_comforts(replace(learner.table.comforts, confirm_knock=False))
    assert results(learner) == WON


def test_everything_can_be_shown_instead_of_done(learner):
    while not learner.over:
        step = learner.wait()
        panel = learner.panel
        learner.click_panel(panel.go_on if isinstance(step.awaited, Read) else panel.show_me)


def test_enter_reads_on_and_the_table_has_the_keys_when_something_is_to_be_done(learner):
    learner.wait()
    assert learner.window.focusWidget() is learner.panel.go_on
    QTest.keyClick(learner.panel.go_on, Qt.Key.Key_Return)
    QTest.keyClick(learner.panel.go_on, Qt.Key.Key_Return)
    assert learner.wait().awaited == Act(DrawStock())
    assert learner.window.focusWidget() is learner.table
    QTest.keyClick(learner.table, Qt.Key.Key_D)
    assert learner.wait().awaited == Act(Discard(Card.parse("KS")))


def test_tab_goes_round_within_the_lesson(learner):
    learner.go_to(0, 2)
    learner.table.setFocus()
    passed = set()
    for _ in range(30):
        QTest.keyClick(learner.window.focusWidget(), Qt.Key.Key_Tab)
        passed.add(learner.window.focusWidget())
    panel = learner.panel
    assert passed == {learner.table, panel.show_me, panel.skip, panel.leave}
    panel.show_me.setFocus()
    QTest.keyClick(panel.show_me, Qt.Key.Key_Return)
    assert learner.wait().awaited == Act(Discard(Card.parse("KS")))


def test_a_lesson_can_be_skipped(learner):
    learner.click_panel(learner.panel.skip)
    learner.click_panel(learner.panel.skip)
    learner.wait()
    assert learner.course.number == 2
    assert not learner.panel.skip.isVisible()


def test_a_screen_reader_hears_the_text_with_the_button_that_goes_on(learner):
    for button in (learner.panel.go_on, learner.panel.go_on, learner.panel.show_me):
        step = learner.wait()
        assert button.isVisible()
        said = button.accessibleDescription()
        assert step.text in said
        assert step.task in said
        learner.do(step)


# ---------------------------------------------------------------- the game beneath


def begin_game(window: MainWindow, dealer: Seat = Seat.NORTH) -> None:
    occupants = (Occupant("Ada"), Occupant("Grace", "level1"))
    window.room.companions.begin(Setup(occupants=occupants, dealer=dealer))


def test_leaving_midway_finds_the_game_as_it_was(qtbot, window):
    begin_game(window)
    session, table = window.room.session, window.room.table
    before, view, shown = session.record(), session.view(), table.state
    kept = session.store.unfinished()
    learner = Learner(qtbot, window)
    learner.go_to(0, 5)
    QTest.keyClick(learner.table, Qt.Key.Key_Escape)
    assert learner.over
    assert (session.record(), session.view(), table.state) == (before, view, shown)
    assert session.store.unfinished() == kept
    assert window.focusWidget() is table
    learner.window.room.table.hands.deeds.do("stock")
    assert len(session.record().actions) == len(before.actions) + 1


def test_nothing_of_the_lessons_is_kept_or_counted(qtbot, window):
    results(Learner(qtbot, window))
    assert window.room.session.store.history() == ()
    assert window.room.session.store.unfinished() == ()
    assert not window.room.session.started


def test_a_computer_player_beneath_waits_until_the_lesson_is_left(qtbot):
    window = opened(qtbot, pause=0)
    begin_game(window, dealer=Seat.SOUTH)
    learner = Learner(qtbot, window)
    before = window.room.session.record()
    learner.go_to(0, 5)
    assert window.room.session.record() == before
    window.room.lessons.leave()
    qtbot.waitUntil(lambda: window.room.session.record() != before, timeout=5000)
    window.close()


def test_between_two_people_nothing_is_shown_by_a_lesson_that_ends(qtbot, window):
    window.room.companions.begin(Setup(occupants=(Occupant("Ada"), Occupant("Grace"))))
    assert window.room.curtain.is_down
    learner = Learner(qtbot, window)
    learner.go_to(0, 3)
    window.room.lessons.leave()
    assert window.room.curtain.is_down
    assert window.focusWidget() is window.room.curtain.button
    assert window.room.table.state is None


def test_without_a_game_the_welcome_page_offers_it_and_comes_back(window):
    window.welcome.lesson.click()
    assert window.room.lessons.open
    window.room.lessons.leave()
    assert window.welcome.isVisible()


def test_a_game_begun_meanwhile_takes_its_place(learner):
    begin_game(learner.window)
    assert learner.over
    assert learner.window.room.session.started


def test_the_menus_offer_nothing_of_the_game_beneath_during_a_lesson(qtbot, window):
    begin_game(window)
    Learner(qtbot, window)
    assert not window.menus.give_up.isEnabled()
    assert not window.menus.score.isEnabled()
    window.room.lessons.leave()
    assert window.menus.give_up.isEnabled()


def test_a_click_on_the_limit_explains_it_in_a_lesson_too(learner):
    learner.wait()
    learner.click(learner.table.stage.limit_rect.center().toPoint())
    assert learner.window.room.companions.help.page.chapter == "deal"


def test_the_window_can_be_closed_during_a_lesson(qtbot):
    window = opened(qtbot)
    begin_game(window)
    Learner(qtbot, window).go_to(0, 4)
    window.close()
    assert not window.room.lessons.open


# ---------------------------------------------------------------- words and places


class Pseudo(QTranslator):
    """Every text but the letters of the cards in brackets, and a third longer."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context, source, disambiguation=None, n=-1):
        if len(source) < 3:
            return source
        words = source.split()
        return f"[{source} {' '.join(words[: max(1, len(words) // 3)])}]"


@pytest.fixture
def longer() -> Iterator[None]:
    translator = Pseudo()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def test_another_language_is_spoken_at_once(learner, longer):
    QApplication.processEvents()
    words = learner.panel.words
    for text in (words.place, words.title, words.text, words.go_on, words.skip, words.leave):
        assert text.startswith("[")


SIZES = ((800, 560), (1024, 768), (1280, 800), (1920, 1080), (3840, 2160))


def rect_in(widget: QWidget) -> QRectF:
    return QRectF(widget.geometry())


def assert_readable(tutorial: Tutorial) -> None:
    panel = tutorial.panel
    area = QRectF(tutorial.rect())
    place = QRectF(panel.geometry())
    assert area.contains(place)
    for label in (panel.place, panel.title, panel.text, panel.task, panel.remark):
        if label.isVisible() and label is not panel.place:
            assert label.heightForWidth(label.width()) <= label.height() + 1, label.text()
            assert QRectF(panel.rect()).contains(rect_in(label)), label.text()
    for rect in tutorial.lit_rects():
        assert not place.intersects(rect), (tutorial.course.step, rect, place)
    step = tutorial.course.step
    if step is not None and not isinstance(step.awaited, Read):
        for spec in tutorial.table.stage.buttons:
            assert not place.intersects(spec.rect), spec.names
        for card, spot in tutorial.table.stage.cards.items():
            if spot.role == "hand":
                assert not place.contains(QPointF(spot.x, spot.y)), card


@pytest.mark.parametrize(
    ("size", "left"), [*((size, False) for size in SIZES), (SIZES[0], True), (SIZES[2], True)]
)
def test_every_step_fits_and_hides_nothing_that_it_speaks_of(qtbot, window, longer, size, left):
    window.room.table.set_comforts(replace(window.room.table.comforts, left_handed=left))
    window.resize(*size)
    learner = Learner(qtbot, window)
    while not learner.over:
        step = learner.wait()
        assert_readable(learner.tutorial)
        if not isinstance(step.awaited, Read):
            learner.course.help_out()
            assert_readable(learner.tutorial)
            learner.course.act(Pass())
            assert_readable(learner.tutorial)
        learner.tutorial.panel.went_on.emit()


def test_the_lights_wait_until_everything_is_in_its_place(qtbot, window):
    window.room.table.motion.factor = 1.0
    learner = Learner(qtbot, window)
    learner.go_to(0, 2)
    learner.click(learner.table.stock_rect().center())
    assert learner.table.is_moving()
    assert learner.tutorial.lights.rects == ()
    learner.table.finish_motion()
    assert learner.tutorial.lights.rects == learner.tutorial.lit_rects() != ()


def test_a_resize_in_the_middle_of_a_lesson_places_everything_anew(learner):
    learner.go_to(1, 3)
    for size in SIZES[:4]:
        learner.window.resize(*size)
        QApplication.processEvents()
        assert learner.tutorial.geometry() == learner.window.centralWidget().geometry()
        assert_readable(learner.tutorial)


@pytest.mark.parametrize("theme", THEMES)
def test_a_change_of_the_cloth_reaches_the_lesson(learner, theme):
    learner.window.change(theme=theme)
    assert learner.table.theme.name == theme


def test_every_step_says_what_to_do_and_what_to_say_to_anything_else():
    for lesson in LESSONS:
        for step in lesson.steps:
            assert step.text
            assert bool(step.task) == bool(step.wrong) == (not isinstance(step.awaited, Read))
            assert step.lit or isinstance(step.awaited, Read)
