"""The rules card: what is being played, readable at any time."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QLabel

from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.rulescard import rules_card
from okrummy_gui.view.newgame.rulescard import RulesCard
from okrummy_gui.view.theme import NAVY


@pytest.fixture
def card(qtbot: Any) -> RulesCard:
    card = RulesCard()
    qtbot.addWidget(card)
    card.show()
    return card


def texts(card: RulesCard) -> list[str]:
    return [label.text() for label in card.findChildren(QLabel) if label.isVisible()]


def test_every_line_is_on_the_card(card: RulesCard) -> None:
    rules = Rules(seats=4, partners=True, layoffs=False, upcard_offer=True)
    card.set_rules(rules, "Our <b>rules</b>")
    seen = texts(card)
    for line in rules_card(rules, "Our <b>rules</b>"):
        assert line.label in seen
        assert line.value in seen
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in card.findChildren(QLabel))


def test_the_card_follows_the_game(card: RulesCard) -> None:
    card.set_rules(Rules(layoffs=False), "No layoffs")
    assert "Laying off" in texts(card)
    tall = card.height()
    card.set_rules(Rules(), "Oklahoma Rummy")
    QApplication.processEvents()
    assert "Laying off" not in texts(card)
    assert texts(card).count("Target score") == 1
    assert card.height() < tall


def test_rules_without_a_preset_are_custom(card: RulesCard) -> None:
    card.set_rules(Rules(target=77), None)
    assert "Custom" in texts(card)


def test_it_does_not_stop_the_game(card: RulesCard) -> None:
    assert not card.isModal()


def test_theme_and_language_may_change_while_it_is_open(card: RulesCard) -> None:
    card.set_theme(NAVY)
    card._title.setText("?")
    QApplication.sendEvent(card, QEvent(QEvent.Type.LanguageChange))
    assert "Custom" in texts(card)
