"""The hand and the lines of the text table as item models."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPersistentModelIndex, Qt
from pytestqt.modeltest import ModelTester

from okrummy_gui.engine import match as matches
from okrummy_gui.engine.cards import DECK, Card, parse_cards
from okrummy_gui.engine.melds import Meld
from okrummy_gui.engine.protocol import DrawStock, Knock, Seat
from okrummy_gui.model.arranging import DefenceDraft, KnockDraft
from okrummy_gui.model.handmodel import HandModel, HeldCard, Line, LinesModel, held_cards
from okrummy_gui.model.reading import card_words, meld_words, spoken
from tests.view.table.bench import MINE, dealt

SPOKEN = Qt.ItemDataRole.AccessibleTextRole
RUN = Meld.of(parse_cards("5H6H7H"), False)
SET = Meld.of(parse_cards("9C9D9S"), False)


def texts(model: HandModel | LinesModel) -> list[str]:
    return [model.index(row).data(SPOKEN) for row in range(model.rowCount())]


def test_a_card_says_what_it_is_part_of() -> None:
    assert HeldCard(Card.parse("7H"), RUN).words() == "seven of hearts, in a run"
    assert HeldCard(Card.parse("9S"), SET).words() == "nine of spades, in a set"
    assert HeldCard(Card.parse("KD")).words() == "king of diamonds"
    assert HeldCard(Card.parse("KD"), None, drawn=True).words() == "king of diamonds, just drawn"


def test_melds_are_said_in_words() -> None:
    assert meld_words(RUN) == "Run from five of hearts to seven of hearts"
    assert meld_words(SET) == "Set of 3 cards: nine"


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("Discard 7♥", "Discard seven of hearts"),
        ("Take 10♠", "Take ten of spades"),
        ("Run 4–7 ♥", "Run 4–7 hearts"),
        ("Set of queens", "Set of queens"),
        ("Ada laid off 8♥ 9♥. Deadwood: 3", "Ada laid off eight of hearts nine of hearts. "
         "Deadwood: 3"),
    ],
)  # fmt: skip
def test_signs_are_said_as_words(written: str, said: str) -> None:
    assert spoken(written) == said


def test_every_card_has_words_of_its_own() -> None:
    assert len({card_words(card) for card in DECK}) == 52


def test_the_hand_is_a_proper_model_through_all_changes(qtmodeltester: ModelTester) -> None:
    model, chance = HandModel(), random.Random(5)
    qtmodeltester.check(model)
    for _ in range(60):
        cards = chance.sample(DECK, chance.randrange(12))
        held = [HeldCard(card, chance.choice((None, RUN)), chance.random() < 0.1) for card in cards]
        model.set_cards(held)
        assert [model.card_at(row) for row in range(model.rowCount())] == cards
        assert texts(model) == [each.words() for each in held]
        qtmodeltester.check(model)


def test_lines_are_a_proper_model_through_all_changes(qtmodeltester: ModelTester) -> None:
    model, chance = LinesModel(), random.Random(6)
    for _ in range(60):
        names = chance.sample("abcdefghij", chance.randrange(10))
        lines = [Line(name, f"{name} {chance.randrange(3)}") for name in names]
        model.set_lines(lines)
        assert texts(model) == [line.text for line in lines]
        qtmodeltester.check(model)


def test_a_reader_stays_at_its_card_when_the_hand_is_sorted_or_grows() -> None:
    model = HandModel()
    cards = [HeldCard(card) for card in parse_cards("5H 6H 7H 9C")]
    model.set_cards(cards)
    at = QPersistentModelIndex(model.index(1))
    model.set_cards([*reversed(cards), HeldCard(Card.parse("KS"))])
    assert model.card_at(at.row()) is Card.parse("6H")
    model.set_cards(cards[1:])
    assert at.row() == 0
    model.set_cards([])
    assert not at.isValid()


def test_a_card_that_joins_a_meld_says_so_where_it_is() -> None:
    model, changed = HandModel(), []
    model.dataChanged.connect(lambda first, last: changed.append(first.row()))
    model.set_cards([HeldCard(Card.parse("7H"))])
    model.set_cards([HeldCard(Card.parse("7H"), RUN)])
    assert changed == [0]


def test_the_rows_are_said_anew_in_another_language() -> None:
    model, changed = HandModel(), []
    model.set_cards([HeldCard(card) for card in MINE])
    model.dataChanged.connect(lambda first, last: changed.append((first.row(), last.row())))
    model.retranslate()
    assert changed == [(0, 9)]


def test_a_knock_is_shown_as_it_is_arranged() -> None:
    match = matches.apply(dealt(), DrawStock())
    view, discard = matches.view_for(match, Seat.SOUTH), Card.parse("9D")
    draft = KnockDraft(discard, matches.legal(match).arrangements(discard))
    held = held_cards(view, view.hand, draft)
    assert sorted(each.card for each in held) == sorted(view.hand)
    assert held[-1] == HeldCard(discard)
    assert held[0].meld is not None


def test_a_defence_is_shown_without_what_was_laid_off() -> None:
    match = matches.apply(dealt(), DrawStock())
    discard = Card.parse("9D")
    way = matches.legal(match).arrangements(discard)[0]
    match = matches.apply(match, Knock(discard, way.melds))
    view = matches.view_for(match, Seat.NORTH)
    draft = DefenceDraft.start(view).best()
    cards = {each.card for each in held_cards(view, view.hand, None, draft)}
    assert cards == set(view.hand) - {off.card for off in draft.layoffs}
