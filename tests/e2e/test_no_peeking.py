"""Nobody sees, hears or computes from a card that he may not know."""

from __future__ import annotations

import json
import logging
import random
from dataclasses import replace

import pytest
from PySide6.QtGui import QAccessible

from okrummy_gui.application import Application
from okrummy_gui.engine.match import view_for
from okrummy_gui.engine.protocol import Phase, Seat
from okrummy_gui.store.places import config_folder
from tests.engine.randomplay import random_match, random_rules
from tests.soak.glass import OVER, Glass, differently, problem_with

STATES_A_SEAT_COUNT = 14


@pytest.fixture
def glass(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("OKRUMMY_HOME", str(tmp_path / "home"))
    config_folder().mkdir(parents=True)
    settings = json.dumps({"motion": 0.0, "text_table": True})
    (config_folder() / "settings.json").write_text(settings, encoding="utf-8")
    application = Application(random.Random(1), "en")
    application.window.resize(900, 600)
    qtbot.addWidget(application.window)
    application.window.show()
    QAccessible.setActive(True)  # else Qt tells of lists what they were when first asked about
    glass = Glass(application)
    logger = logging.getLogger("okrummy_gui")
    logger.addHandler(glass)
    yield glass
    logger.removeHandler(glass)
    application.window.close()
    QAccessible.setActive(False)


def some_states(seats: int, chance: random.Random):
    """States of random play over random rules, each phase as often as it can be had."""
    seen: dict[Phase, int] = {}
    found = []
    while len(found) < STATES_A_SEAT_COUNT:
        rules = random_rules(chance)
        if rules.seats != seats:
            continue
        for match, _, _ in random_match(rules, chance, 1):
            if match.hand is None or match.phase in OVER:
                continue
            often = seen.get(match.phase, 0)
            rare = often <= min(seen.values(), default=0) + 1
            if rare and (not often or chance.random() < 0.2):
                seen[match.phase] = often + 1
                found.append(match)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_may_not_know_can_be_seen_nowhere(glass, seats):
    chance = random.Random(seats)
    for match in some_states(seats, chance):
        seat = chance.choice(match.seats)
        assert problem_with(glass, match, seat, chance) is None


def test_the_search_finds_a_card_that_is_shown(glass, monkeypatch):
    chance = random.Random(1)
    match = some_states(2, chance)[3]
    session = glass.session

    def peeking():
        view = view_for(session._match, session.viewer)
        return replace(view, known=(view.hand, tuple(session._match.hand.stock[:1])))

    monkeypatch.setattr(session, "view", peeking)
    assert problem_with(glass, match, Seat.SOUTH, chance) == "view"


def test_the_search_finds_a_card_in_a_text(glass, monkeypatch):
    chance = random.Random(1)
    match = some_states(2, chance)[3]
    session = glass.session
    session.changed.connect(lambda: glass.window.setWindowTitle(str(session._match.hand.stock[0])))
    assert problem_with(glass, match, Seat.SOUTH, chance) == "told"


def test_the_search_finds_a_card_in_the_log(glass):
    chance = random.Random(1)
    match = some_states(2, chance)[3]
    session = glass.session
    log = logging.getLogger("okrummy_gui.loose")
    session.changed.connect(lambda: log.error("next is %s", session._match.hand.stock[0]))
    assert problem_with(glass, match, Seat.SOUTH, chance) == "log"


def test_dealing_anew_changes_something_hidden():
    chance = random.Random(2)
    for match in some_states(4, chance):
        other = differently(match, Seat.SOUTH, chance)
        assert other != match
        assert view_for(other, Seat.SOUTH) == view_for(match, Seat.SOUTH)
