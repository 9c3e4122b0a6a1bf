"""A hand played by what a screen reader is told and may do, and by nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible, QAccessibleInterface

from okrummy_gui.engine.cards import DECK, Card, parse_cards
from okrummy_gui.engine.melds import Meld, best_discard
from okrummy_gui.engine.protocol import Discard, DrawStock, Knock, Outcome, Phase, Seat
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.reading import spoken
from okrummy_gui.model.sentences import card_name, meld_name
from okrummy_gui.model.setup import Occupant, Setup
from okrummy_gui.view.reader import voice as readervoice
from tests.e2e.conftest import USUAL, RiggedDealing, Scripted, deck
from tests.e2e.test_play import DEFENDER, KNOCKER, MELDS

Role = QAccessible.Role


@pytest.fixture
def listening(monkeypatch) -> Iterator[list[str]]:
    """A screen reader is there; what is announced to it."""
    said: list[str] = []
    original = readervoice.QAccessibleAnnouncementEvent

    def heard(widget, text):
        said.append(text)
        return original(widget, text)

    monkeypatch.setattr(readervoice, "QAccessibleAnnouncementEvent", heard)
    QAccessible.setActive(True)
    yield said
    QAccessible.setActive(False)


class Ear:
    """Walks through the accessibility tree of the window."""

    def __init__(self, hand) -> None:
        self.hand = hand
        self.window = hand.application.window

    def everything(
        self, root: QAccessibleInterface | None = None
    ) -> Iterator[QAccessibleInterface]:
        """What can be reached: nothing that is said to be invisible."""
        root = root or QAccessible.queryAccessibleInterface(self.window)
        yield root
        for at in range(root.childCount()):
            child = root.child(at)
            if child is not None and child.isValid() and not child.state().invisible:
                yield from self.everything(child)

    def find(self, role: Role, name: str) -> QAccessibleInterface | None:
        for found in self.everything():
            if found.role() is role and found.text(QAccessible.Text.Name) == name:
                return found
        return None

    def rows(self, name: str) -> list[QAccessibleInterface]:
        """The lines of the list of this name, in the language of the moment."""
        found = self.find(Role.List, QCoreApplication.translate("TextTable", name))
        assert found is not None, name
        return [found.child(at) for at in range(found.childCount())]

    def lines(self, name: str) -> list[str]:
        return [row.text(QAccessible.Text.Name) for row in self.rows(name)]

    def cards(self) -> list[Card]:
        """The hand, understood from its words."""
        names = {card_name(card): card for card in DECK}
        longest = sorted(names, key=len, reverse=True)
        return [
            names[next(name for name in longest if line.startswith(name))]
            for line in self.lines("Your cards")
        ]

    def choose(self, card: Card) -> None:
        row = self.rows("Your cards")[self.cards().index(card)]
        row.actionInterface().doAction("Toggle")

    def button(self, words: str) -> QAccessibleInterface:
        found = self.find(Role.Button, words)
        assert found is not None, words
        return found

    def press(self, words: str) -> None:
        found = self.button(words)
        assert not found.state().disabled, words
        # Qt shows the button go down before it is clicked.
        with self.hand.qtbot.waitSignal(found.object().clicked):
            found.actionInterface().doAction("Press")
        self.hand.table.finish_motion()


def words(context: str, text: str, **values: object) -> str:
    return QCoreApplication.translate(context, text).format(**values)


def started(open_program, dealing=None, player=None, language="en", setup=USUAL) -> Ear:
    hand = open_program(dealing, player, language)
    hand.session.start(setup)
    hand.wait_for_turn()
    return Ear(hand)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_hand_with_layoffs_is_played_by_ear(open_program, listening, language) -> None:
    player = Scripted(
        [DrawStock(), Discard(Card.parse("TS")), DrawStock(), Knock(Card.parse("KS"), MELDS)]
    )
    dealing = RiggedDealing([deck(KNOCKER, DEFENDER, "6D", "TS8SKS")], Seat.SOUTH)
    ear = started(open_program, dealing, player, language)
    assert sorted(ear.cards()) == sorted(parse_cards(DEFENDER))
    ear.press(words("Table", "Draw from stock"))
    drawn = Card.parse("8S")
    assert any(card_name(drawn) in line for line in listening)
    ear.choose(drawn)
    ear.press(words("Table", "Discard {card}", card=card_name(drawn)))
    ear.hand.qtbot.waitUntil(lambda: ear.hand.session.view().phase is Phase.DEFEND, timeout=5000)
    for name in ("4H", "8H"):
        card = Card.parse(name)
        ear.choose(card)
        ear.press(words("Table", "Lay off {card}", card=card_name(card)))
    ear.choose(Card.parse("9H"))  # it fits a set too
    ear.press(spoken(meld_name(Meld.of(parse_cards("4H5H6H7H8H"), False))))
    ear.press(words("Table", "Done"))
    result = ear.hand.session.view().result
    assert result is not None
    assert (result.outcome, result.points) == (Outcome.KNOCK, 13)
    assert any("13" in line for line in ear.lines("On the table"))
    assert any("13" in line for line in listening[-1:])
    ear.press(words("Table", "Next hand"))
    assert ear.hand.session.view().hand_number == 2


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_hand_is_played_to_its_end_by_ear(open_program, listening, language) -> None:
    setup = Setup(Rules(fixed_limit=10), (Occupant("Ada"), Occupant("Grace", "level5")))
    random.seed(3)
    ear = started(open_program, language=language, setup=setup)
    session = ear.hand.session
    for _ in range(120):
        ear.hand.wait_for_turn()
        view = session.view()
        if view.result is not None:
            break
        if view.phase is Phase.DEFEND:
            best = ear.find(Role.Button, words("Table", "Best defence"))
            if best is not None and not best.state().disabled:
                ear.press(words("Table", "Best defence"))
            ear.press(words("Table", "Done"))
        elif view.phase is Phase.DRAW:
            ear.press(words("Table", "Draw from stock"))
        elif view.legal is not None and view.legal.knock_discards():
            knock = next(
                found.text(QAccessible.Text.Name)
                for found in ear.everything()
                if found.role() is Role.Button and not found.state().disabled
                and found.text(QAccessible.Text.Name).startswith(
                    (words("Table", "Knock"), words("Table", "Gin"))
                )
            )  # fmt: skip
            ear.press(knock)
            gin = ear.find(Role.Button, words("Table", "Confirm gin")) is not None
            ear.press(words("Table", "Confirm gin" if gin else "Confirm knock"))
        else:
            card, _ = best_discard(view.hand, view.rules, view.legal.taken)
            ear.choose(card)
            ear.press(words("Table", "Discard {card}", card=card_name(card)))
    assert session.view().result is not None


def test_cards_say_the_meld_they_are_in(open_program, listening) -> None:
    dealing = RiggedDealing([deck(KNOCKER, DEFENDER, "6D")], Seat.NORTH)
    ear = started(open_program, dealing)
    assert "five of hearts, in a run" in ear.lines("Your cards")
    assert "nine of clubs, in a set" in ear.lines("Your cards")
    assert "ace of diamonds" in ear.lines("Your cards")


def test_the_limit_the_score_and_the_piles_are_told(open_program, listening) -> None:
    dealing = RiggedDealing([deck(KNOCKER, DEFENDER, "6D")], Seat.NORTH)
    lines = started(open_program, dealing).lines("On the table")
    for line in (
        "Knock limit: 6 or less",
        "Upcard: six of diamonds",
        "Discard pile, on top: six of diamonds",
        "Score of You: 0, boxes: 0",
    ):
        assert line in lines, line


def test_a_card_is_moved_by_ear(open_program, listening) -> None:
    dealing = RiggedDealing([deck(DEFENDER, KNOCKER, "6D")], Seat.NORTH)
    ear = started(open_program, dealing)
    card = ear.cards()[0]
    ear.choose(card)
    ear.press("Move the card to the right")
    assert ear.cards().index(card) == 1
    assert ear.hand.session.order[1] is card


def test_nothing_is_built_where_nobody_listens(open_program) -> None:
    dealing = RiggedDealing([deck(KNOCKER, DEFENDER, "6D")], Seat.NORTH)
    ear = started(open_program, dealing)
    assert ear.window.room.reader.panel is None
    QAccessible.setActive(True)
    try:
        ear.hand.click_stock()
        assert len(ear.cards()) == 11
    finally:
        QAccessible.setActive(False)


def test_the_table_lies_over_the_text_until_the_keys_go_there(open_program, listening) -> None:
    dealing = RiggedDealing([deck(KNOCKER, DEFENDER, "6D")], Seat.NORTH)
    ear = started(open_program, dealing)
    panel, table = ear.window.room.reader.panel, ear.hand.table
    middle = panel.geometry().center()
    ground = ear.window.centralWidget()
    ear.window.activateWindow()
    table.setFocus()
    ear.hand.qtbot.waitUntil(table.hasFocus)
    assert table.isAncestorOf(ground.childAt(middle))
    panel.hand_list.setFocus()
    assert panel.isAncestorOf(ground.childAt(middle))
    table.setFocus()
    assert table.isAncestorOf(ground.childAt(middle))


def test_between_two_people_nothing_can_be_heard(open_program, listening) -> None:
    hand = open_program(RiggedDealing([deck(DEFENDER, KNOCKER, "6D")], Seat.NORTH))
    session, window = hand.session, hand.application.window
    session.start(Setup(Rules(), (Occupant("Ada"), Occupant("Grace"))))
    ear = Ear(hand)
    secrets = {card_name(card) for card in DECK}
    for _ in range(3):
        assert session.awaited is not None
        said = [found.text(QAccessible.Text.Name) for found in ear.everything()]
        assert not [text for text in said if any(name in text for name in secrets)]
        panel = window.room.reader.panel
        assert panel is None or panel.hand.rowCount() + panel.history.rowCount() == 0
        heard = len(listening)
        session.sit_down()
        told = "\n".join(listening[heard:])
        others = set(parse_cards(DEFENDER + KNOCKER)) - set(session.view().hand)
        others -= {session.view().discards[-1]} if session.view().discards else set()
        assert not [card for card in others if card_name(card) in told]
        assert ear.cards()
        session.submit(DrawStock())
        session.submit(Discard(session.view().hand[0]))
