"""Several people at one machine, seats left to the computer, games from a deal number."""

from __future__ import annotations

import random
from dataclasses import fields
from pathlib import Path

import pytest

from okrummy_gui.ai.player import Player
from okrummy_gui.ai.simple import Simple
from okrummy_gui.engine.deals import DealNumber, deck_of
from okrummy_gui.engine.match import view_for
from okrummy_gui.engine.protocol import (
    Deal,
    Dealt,
    Discard,
    Discarded,
    DrawStock,
    DrewStock,
    Phase,
    Reason,
    Seat,
)
from okrummy_gui.engine.record import Record, fold, parse_record, print_record
from okrummy_gui.engine.rules import PRESETS, Rules
from okrummy_gui.model.dealing import NumberedDealing
from okrummy_gui.model.session import Session
from okrummy_gui.model.setup import Occupant, Setup
from okrummy_gui.store.matches import MemoryStore, open_store

S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
ADA, BEN, COMPUTER = Occupant("Ada"), Occupant("Ben"), Occupant("Cleo", "level1")
PLAYERS: dict[str, Player] = {"level1": Simple(), "level5": Simple()}
NUMBER = DealNumber(482_913_775_014)


def session_in(folder: Path | None = None, seed: int = 1) -> Session:
    store = MemoryStore() if folder is None else open_store(folder)[0]
    rng = random.Random(seed)
    return Session(store, PLAYERS, NumberedDealing(rng), rng, pause=0)


def two_people(target: int = 200, dealer: Seat = N) -> Setup:
    return Setup(Rules(target=target), (ADA, BEN), dealer=dealer)


def act(session: Session) -> None:
    """The viewer does what a simple player would."""
    assert session.submit(Simple().choose(session.view(), random.Random(1))) is None


def play(qtbot, session: Session, until: Phase) -> None:
    """Whoever is awaited sits down and plays simply."""

    def ready() -> bool:
        view = session.view()
        return session.awaited is not None or view.legal is not None or view.turn is None

    while session.view().phase is not until:
        qtbot.waitUntil(ready, timeout=20_000)
        session.sit_down()
        if session.view().phase is Phase.HAND_OVER and until is not Phase.HAND_OVER:
            session.next_hand()
        elif session.view().legal is not None:
            act(session)


def test_between_two_people_no_view_holds_a_hand() -> None:
    session = session_in()
    session.start(two_people())
    assert (session.viewer, session.awaited) == (None, S)
    assert session.view().hand == session.order == ()
    session.sit_down()
    assert (session.viewer, session.awaited) == (S, None)
    assert len(session.view().hand) == 10
    session.submit(DrawStock())
    assert session.viewer is S
    session.submit(Discard(session.view().hand[0]))
    assert (session.viewer, session.awaited) == (None, N)
    assert session.view().hand == ()


def test_one_person_and_computers_never_see_a_curtain(qtbot) -> None:
    session = session_in()
    session.start(Setup(Rules(seats=3, target=60), (ADA, COMPUTER, COMPUTER)))
    viewers = set()
    session.changed.connect(lambda: viewers.add((session.viewer, session.awaited)))
    play(qtbot, session, Phase.MATCH_OVER)
    assert viewers == {(S, None)}


def test_nobody_acts_while_the_table_is_blank() -> None:
    session = session_in()
    session.start(two_people())
    assert session.submit(DrawStock()) is Reason.NOT_YOUR_TURN


def test_who_returns_is_told_what_happened_without_hidden_cards() -> None:
    session = session_in()
    session.start(two_people())
    session.sit_down()
    session.submit(DrawStock())
    thrown = session.view().hand[0]
    session.submit(Discard(thrown))
    session.sit_down()
    dealt, drawn, discarded = session.story()
    assert isinstance(dealt, Dealt)
    assert drawn == DrewStock(S, None)
    assert discarded == Discarded(S, thrown)


def test_the_story_begins_after_ones_own_last_action() -> None:
    session = session_in()
    session.start(two_people())
    for _ in range(3):
        session.sit_down()
        session.submit(DrawStock())
        session.submit(Discard(session.view().hand[0]))
    session.sit_down()
    assert [event.seat for event in session.story()] == [S, S]


def test_computers_play_on_behind_the_curtain(qtbot) -> None:
    session = session_in()
    session.start(Setup(Rules(seats=3), (ADA, COMPUTER, BEN), dealer=E))
    session.sit_down()
    session.submit(DrawStock())
    session.submit(Discard(session.view().hand[0]))
    assert session.awaited is E
    qtbot.waitUntil(lambda: session.view().turn is E, timeout=5000)
    assert session.view().hand == ()
    session.sit_down()
    told = {getattr(event, "seat", None) for event in session.story()}
    assert told >= {S, W}


def test_after_a_deal_the_curtain_is_down_even_for_who_was_there(qtbot) -> None:
    session = session_in()
    session.start(two_people())
    play(qtbot, session, Phase.HAND_OVER)
    assert session.awaited is None
    assert session.view().shown
    session.next_hand()
    assert session.viewer is None
    assert session.awaited is session.view().turn


@pytest.mark.parametrize(
    "rules", [Rules(seats=3, target=25), Rules(seats=4, partners=True, target=25)]
)
def test_people_and_computers_play_a_game_to_its_end(qtbot, rules: Rules) -> None:
    session = session_in()
    session.start(Setup(rules, (ADA, COMPUTER, BEN, COMPUTER)[: rules.seats]))
    play(qtbot, session, Phase.MATCH_OVER)
    assert session.sheet().over


def test_a_seat_left_is_played_by_the_computer_and_taken_back(qtbot) -> None:
    session = session_in()
    session.start(Setup(Rules(), (ADA, COMPUTER), dealer=N))
    session.leave_seat()
    assert session.seating.absent == (S,)
    assert session.view().legal is None
    qtbot.waitUntil(lambda: len(session.record().actions) > 4, timeout=5000)
    assert session.viewer is S
    session.take_seat_back(S)
    assert session.seating.absent == ()
    qtbot.waitUntil(lambda: session.view().legal is not None or session.view().turn is None)


def test_who_stays_when_another_leaves_sits_down_once_and_for_all(qtbot) -> None:
    session = session_in()
    session.start(two_people())
    session.sit_down()
    session.leave_seat()
    assert (session.viewer, session.awaited) == (None, N)
    assert session.view().hand == ()
    qtbot.waitUntil(lambda: session.view().turn is N, timeout=5000)
    assert (session.viewer, session.awaited) == (None, N)
    session.sit_down()
    act(session)
    act(session)
    assert (session.viewer, session.awaited) == (N, None)
    qtbot.waitUntil(lambda: session.view().legal is not None, timeout=5000)
    session.take_seat_back(S)
    assert session.viewer is N


def test_the_orders_of_all_hands_survive_a_restart(tmp_path) -> None:
    session = session_in(tmp_path)
    session.start(two_people())
    session.sit_down()
    mixed = tuple(reversed(session.order))
    session.reorder(mixed)
    session.close()
    again = session_in(tmp_path)
    again.resume()
    again.sit_down()
    assert again.order == mixed
    again.close()


def test_who_sits_where_survives_a_restart(tmp_path) -> None:
    session = session_in(tmp_path)
    session.start(Setup(Rules(seats=3), (ADA, COMPUTER, BEN), dealer=E))
    session.sit_down()
    session.leave_seat()
    session.close()
    again = session_in(tmp_path)
    offered = again.resumable()
    assert offered is not None
    assert offered.others() == ("Ada", "Cleo")
    again.resume()
    assert again.seating == session.seating
    assert again.seating.absent == (S,)
    again.close()


def test_after_a_restart_between_two_people_the_table_is_blank(tmp_path) -> None:
    session = session_in(tmp_path)
    session.start(two_people())
    session.sit_down()
    session.close()
    again = session_in(tmp_path)
    again.resume()
    assert (again.viewer, again.awaited) == (None, S)
    again.close()


def test_the_match_being_played_is_not_offered_as_broken_off(tmp_path) -> None:
    session = session_in(tmp_path)
    session.start(Setup(Rules(), (ADA, COMPUTER)))
    assert session.resumable() is None
    session.start(Setup(Rules(target=77), (BEN, COMPUTER)))
    offered = session.resumable()
    assert offered is not None
    assert offered.names[S] == "Ada"
    session.resume()
    assert session.rules.target == 200
    session.close()


# ---------------------------------------------------------------- deal numbers


def deals_of(session: Session) -> list[Deal]:
    return [action for action in session.record().actions if isinstance(action, Deal)]


def test_a_game_from_a_number_deals_the_hands_of_the_numbers_that_follow(qtbot) -> None:
    session = session_in()
    session.start(Setup(Rules(), (ADA, COMPUTER), number=NUMBER))
    play(qtbot, session, Phase.HAND_OVER)
    session.next_hand()
    first, second = deals_of(session)
    assert (first.number, second.number) == (NUMBER, NUMBER.following())
    assert first.order == deck_of(NUMBER)
    assert (first.known, second.known) == (True, True)


def test_two_games_from_a_number_have_the_same_first_dealer() -> None:
    dealers = set()
    for seed in range(6):
        session = session_in(seed=seed)
        session.start(Setup(Rules(seats=4), (ADA, COMPUTER, COMPUTER, COMPUTER), number=NUMBER))
        dealers.add(deals_of(session)[0].dealer)
    assert len(dealers) == 1


def test_a_number_drawn_by_chance_is_told_when_the_hand_is_over(qtbot) -> None:
    session = session_in()
    session.start(Setup(Rules(), (ADA, COMPUTER)))
    assert session.view().number is None
    assert session.same_hand(swapped=False) is None
    play(qtbot, session, Phase.HAND_OVER)
    (deal,) = deals_of(session)
    assert session.view().number == deal.number
    assert not deal.known


def test_the_same_hand_again_and_with_the_seats_swapped(qtbot) -> None:
    session = session_in()
    session.start(Setup(Rules(), (ADA, COMPUTER), dealer=N))
    mine = session.view().hand
    play(qtbot, session, Phase.HAND_OVER)
    again, swapped = session.same_hand(swapped=False), session.same_hand(swapped=True)
    assert again is not None
    assert swapped is not None
    session.start(again)
    assert session.view().hand == mine
    assert session.view().known_number
    (same,) = deals_of(session)
    session.start(swapped)
    assert set(session.view().hand).isdisjoint(mine)
    assert deals_of(session)[0].order == same.order


OPTIONS: dict[str, Rules] = {
    "seats": Rules(seats=3),
    "partners": Rules(seats=4, partners=True),
    "partners_defend": Rules(seats=4, partners=True, partners_defend=True),
    "hollywood": Rules(hollywood=True),
    "target": Rules(target=175),
    "restocks": Rules(restocks=2),
    "spade_multiplier": Rules(spade_multiplier=3),
    "ace_is_gin_only": Rules(ace_is_gin_only=False),
    "fixed_limit": Rules(fixed_limit=7),
    "upcard_offer": Rules(upcard_offer=True),
    "ace_high_runs": Rules(ace_high_runs=True),
    "layoffs": Rules(layoffs=False),
    "may_return_drawn_discard": Rules(may_return_drawn_discard=True),
    "knock_discard_face_down": Rules(knock_discard_face_down=False),
    "gin_bonus": Rules(gin_bonus=20),
    "undercut_bonus": Rules(undercut_bonus=10),
    "box_bonus": Rules(box_bonus=20),
    "game_bonus": Rules(game_bonus=150),
}


def test_each_option_is_among_those_that_must_survive() -> None:
    assert set(OPTIONS) == {field.name for field in fields(Rules)}
    assert all(name in rules.changes() for name, rules in OPTIONS.items())


@pytest.mark.parametrize("rules", [*OPTIONS.values(), *PRESETS.values()])
def test_the_options_hold_in_the_second_hand_after_a_resume_and_in_a_replay(
    qtbot, tmp_path, rules: Rules
) -> None:
    people = (ADA, *(COMPUTER,) * (rules.seats - 1))
    session = session_in(tmp_path)
    session.start(Setup(rules, people))
    play(qtbot, session, Phase.HAND_OVER)
    session.next_hand()
    before, text = session.view(), print_record(session.record())
    session.close()
    again = session_in(tmp_path)
    again.resume()
    assert again.view() == before
    assert again.view().rules == rules
    replayed = parse_record(text)
    assert isinstance(replayed, Record)
    match = fold(replayed)
    assert (match.rules, match.hands_dealt) == (rules, 2)
    assert view_for(match, S).sheet == again.sheet()
    again.close()
