"""Two windows over the same games, and what a restored backup brings back into one."""

from __future__ import annotations

from okrummy_gui.engine.protocol import Seat
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.setup import Occupant, Setup
from okrummy_gui.view.theme import GREEN

PEOPLE = Setup(Rules(), (Occupant("Ada"), Occupant("Ben")), dealer=Seat.NORTH)
OTHERS = Setup(Rules(), (Occupant("Cem"), Occupant("Dora")), dealer=Seat.NORTH)


def test_the_second_window_says_that_the_first_plays_and_opens_another_game(open_program):
    first = open_program()
    first.session.start(PEOPLE)
    second = open_program()
    window = second.application.window
    window.open()
    assert "another window" in window.notice.text()
    second.session.resume()
    assert not second.session.started
    second.session.start(OTHERS)
    for hand in (second, first):
        hand.session.sit_down()
        hand.click_stock()
    played = first.session.record()
    first.application.window.close()
    second.session.resume()
    assert second.session.record() == played


def test_presets_lost_since_a_backup_come_back_with_it(open_program):
    hand = open_program()
    window = hand.application.window
    shelf = window.room.archive._shelf
    shelf.add("Mine", Rules(target=333))
    hand.session.start(PEOPLE)
    hand.session.store.back_up()
    shelf.delete("Mine")
    dialog = window.room.archive.show_restore(GREEN)
    dialog.list.setCurrentRow(0)
    dialog.accept()
    assert shelf.own == {"Mine": Rules(target=333)}
