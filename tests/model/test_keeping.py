"""The keeper of the running match: over a real store, on disks that fail, with other windows."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from okrummy_gui.ai.simple import Simple
from okrummy_gui.engine.match import Match, apply, new_match, view_for
from okrummy_gui.engine.protocol import Action, Deal, GiveUp, Phase, Seat, TakeBack
from okrummy_gui.engine.record import Record, fold
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.dealing import NumberedDealing
from okrummy_gui.model.keeping import Keeper, kept_order, kept_seating, readable
from okrummy_gui.model.results import Tally, rows_of, summary_of
from okrummy_gui.model.seating import Seating
from okrummy_gui.model.session import Session
from okrummy_gui.model.setup import LEVELS, RENAMED_LEVELS, Occupant, Setup
from okrummy_gui.store.matches import (
    FILE_NAME,
    HandRow,
    MatchStore,
    MemoryStore,
    SqliteStore,
    StoredMatch,
    StoreTrouble,
    TroubleKind,
    open_store,
)
from tests.store.disks import fill_up, nobody, small_disk
from tests.store.versions import kept_versions, lay

NAMES = ("Ada", "Grace")
FOUR = Rules(seats=4, partners=True, target=60)


def played(rules: Rules, seed: int = 1) -> Iterator[tuple[Action, Match]]:
    """A whole match, each action with the match after it."""
    rng = random.Random(seed)
    dealing, player = NumberedDealing(rng), Simple()
    match = new_match(rules)
    last: Deal | None = None
    while match.phase is not Phase.MATCH_OVER:
        action: Action
        if match.phase is Phase.DEAL:
            occupants = (Occupant(), *[Occupant(level=LEVELS[0])] * (rules.seats - 1))
            action = last = dealing.first(Setup(rules, occupants))
        elif match.phase is Phase.HAND_OVER:
            assert last is not None
            assert match.next_dealer is not None
            action = last = dealing.following(last, match.next_dealer)
        elif match.phase is Phase.RESTOCK:
            assert last is not None
            assert match.hand is not None
            time = rules.restocks - match.hand.restocks + 1
            action = dealing.restock(last, time, match.hand.discards[:-1])
        else:
            action = player.choose(view_for(match, match.turn), rng)
        match = apply(match, action)
        yield action, match


class Told:
    """A keeper in a folder and what it told."""

    def __init__(self, folder: Path) -> None:
        store, trouble = open_store(folder)
        self.troubles: list[TroubleKind] = [] if trouble is None else [trouble.kind]
        self.keeper = Keeper(store, lambda trouble: self.troubles.append(trouble.kind))

    @property
    def store(self) -> MatchStore:
        return self.keeper.store


@pytest.fixture
def told(tmp_path: Path) -> Iterator[Told]:
    made = Told(tmp_path / "okrummy")
    yield made
    made.keeper.close()


def plain(rows: tuple[HandRow, ...]) -> tuple[HandRow, ...]:
    return tuple(replace(row, ended="") for row in rows)


def kept_in(folder: Path) -> tuple[list[StoredMatch], dict[int, tuple[HandRow, ...]]]:
    store, trouble = open_store(folder)
    assert trouble is None
    with closing(store):
        rows = {row.id: plain(row.hands) for row in store.history()}
        return [*store.unfinished(), *store.finished()], rows


# Figures


@pytest.mark.parametrize("rules", [Rules(target=60), FOUR, Rules(hollywood=True, target=30)])
def test_every_hand_s_figures_are_kept_with_the_action_that_ends_it(told: Told, rules) -> None:
    names = ("Ada", "Grace", "Zoë", "Émile")[: rules.seats]
    told.keeper.begin(rules, names)
    actions = []
    for action, after in played(rules):
        told.keeper.append(action, after)
        actions.append(action)
        hands = told.store.history()[0].hands
        assert len(hands) == len(after.sheet.results)
    record = Record(rules, names, tuple(actions))
    (match,) = told.store.finished()
    assert plain(told.store.history()[0].hands) == rows_of(record, "")
    assert match.summary == summary_of(fold(record).sheet)
    assert match.finished
    assert told.store.unfinished() == ()
    assert told.troubles == []


def test_a_row_says_who_won_what(told: Told) -> None:
    told.keeper.begin(FOUR, ("A", "B", "C", "D"))
    won = keep_until(told, played(FOUR), lambda after: any(r.winner for r in after.sheet.results))
    result = won.sheet.results[-1]
    assert result.knocker is not None
    row = told.store.history()[0].hands[-1]
    assert (row.hand, row.outcome) == (len(won.sheet.results), result.outcome.value)
    assert (row.points, row.multiplier) == (result.points, result.multiplier)
    assert row.winner in ("SN", "WE")
    assert row.knocker == result.knocker.value
    assert row.deadwood == result.deadwood
    assert row.counted


def test_a_hand_known_beforehand_or_taken_back_is_not_counted() -> None:
    rules = Rules(target=500)
    hand: list[tuple[Action, Match]] = []
    for action, after in played(rules):
        hand.append((action, after))
        if after.sheet.results:
            break
    (deal, dealt), *rest = hand
    assert isinstance(deal, Deal)
    known, taken_back = Tally(), Tally()
    known.follow(replace(deal, known=True), dealt, "")
    taken_back.follow(deal, dealt, "")
    taken_back.follow(TakeBack(1), dealt, "")
    for action, after in rest:
        known.follow(action, after, "")
        taken_back.follow(action, after, "")
    assert [row.counted for row in known.rows] == [False]
    assert [row.counted for row in taken_back.rows] == [False]
    taken_back.follow(TakeBack(1), dealt, "")
    assert taken_back.rows == []


def test_a_match_given_up_is_over_without_another_row(told: Told) -> None:
    rules = Rules()
    told.keeper.begin(rules, NAMES)
    (deal, dealt), *_ = played(Rules(target=30))
    told.keeper.append(deal, dealt)
    told.keeper.append(GiveUp(Seat.SOUTH), apply(dealt, GiveUp(Seat.SOUTH)))
    (row,) = told.store.history()
    assert row.hands == ()
    assert row.summary
    assert row.summary.startswith("N ")


# Files of an earlier version


def reckon_all(keeper: Keeper) -> int:
    steps = 1
    while keeper.reckon():
        steps += 1
    return steps


def test_the_players_of_an_earlier_version_are_who_they_were(tmp_path: Path) -> None:
    lay(1, tmp_path)
    with closing(open_store(tmp_path)[0]) as store:
        seating = kept_seating(store.load(7), (Seat.SOUTH, Seat.WEST, Seat.EAST))
    levels = [chair.level for chair in seating.chairs.values()]
    assert levels == ["", RENAMED_LEVELS["beginner"], RENAMED_LEVELS["club"]]
    assert seating.absent == (Seat.SOUTH,)


@pytest.mark.parametrize("version", kept_versions())
def test_what_an_earlier_version_kept_gets_its_figures(tmp_path: Path, version: int) -> None:
    lay(version, tmp_path)
    told = Told(tmp_path)
    steps = reckon_all(told.keeper)
    history = told.store.history()
    assert steps == len(history)  # one match at a time
    assert not told.keeper.reckon()
    for row in history:
        stored = told.store.load(row.id)
        record = readable(stored)
        assert record is not None
        assert len(record.actions) == len(stored.actions)
        assert plain(row.hands) == rows_of(record, "")
        assert {hand.ended for hand in row.hands} <= {row.finished or row.started}
        sheet = fold(record).sheet
        assert row.summary == (summary_of(sheet) if sheet.over else None)
    known = [row for row in history if row.hands and not row.hands[0].counted]
    assert len(known) == 1  # the one that was begun with a deal number
    assert sum(len(row.hands) for row in history) > 15
    told.keeper.close()


def test_the_rest_is_reckoned_after_a_later_start(tmp_path: Path) -> None:
    lay(1, tmp_path)
    told = Told(tmp_path)
    told.keeper.reckon()
    told.keeper.close()
    told = Told(tmp_path)
    assert reckon_all(told.keeper) == 6
    assert all(row.hands for row in told.store.history() if row.finished)
    told.keeper.close()


def test_a_match_that_ended_as_the_program_was_killed_is_over(tmp_path: Path) -> None:
    path = lay(1, tmp_path)
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("UPDATE matches SET finished = NULL, summary = NULL WHERE id = 3")
    told = Told(tmp_path)
    reckon_all(told.keeper)
    assert told.store.load(3).finished is not None
    assert told.store.load(3).summary == "N 194 609"
    told.keeper.close()


def test_the_session_reckons_by_itself(qtbot, tmp_path: Path) -> None:
    lay(1, tmp_path)
    session = session_in(tmp_path)
    qtbot.waitUntil(lambda: all(row.hands for row in session.store.history() if row.finished))
    session.close()


# Disks that fail


def keep_until(told: Told, moves: Iterator[tuple[Action, Match]], stop) -> Match:
    """Go on until `stop` holds after an action."""
    for action, after in moves:
        told.keeper.append(action, after)
        if stop(after):
            return after
    raise AssertionError("the match is over")


def keep_rest(told: Told, moves: Iterator[tuple[Action, Match]]) -> None:
    for action, after in moves:
        told.keeper.append(action, after)


def in_memory(told: Told):
    return lambda after: isinstance(told.store, MemoryStore)


def hands(count: int):
    return lambda after: len(after.sheet.results) == count


def assert_whole_match(folder: Path, rules: Rules, seed: int = 1) -> None:
    """One match is kept, the whole of it, once."""
    (match,), rows = kept_in(folder)
    record = Record(rules, NAMES, tuple(action for action, _ in played(rules, seed)))
    assert readable(match) == record
    assert rows == {match.id: rows_of(record, "")}
    assert match.finished
    assert match.beside["seating"]


LONG, VERY_LONG = Rules(target=300), Rules(target=1000)
USUAL = Seating.usual((Seat.SOUTH, Seat.NORTH))


def test_on_a_full_disk_it_goes_on_in_memory_and_is_kept_when_there_is_room() -> None:
    with small_disk(4096) as folder:
        told = Told(folder)
        moves = played(VERY_LONG)
        told.keeper.begin(VERY_LONG, NAMES)
        told.keeper.keep_seating(USUAL)
        keep_until(told, moves, hands(1))
        with fill_up(folder):
            keep_until(told, moves, in_memory(told))
            keep_until(told, moves, hands(len(told.store.history()[0].hands) + 2))
            assert told.troubles == [TroubleKind.UNWRITABLE]
            assert len(told.store.unfinished()) == 1
        keep_until(told, moves, lambda after: not isinstance(told.store, MemoryStore))
        assert told.troubles == [TroubleKind.UNWRITABLE, TroubleKind.KEPT_AGAIN]
        assert isinstance(told.store, SqliteStore)
        keep_rest(told, moves)
        told.keeper.close()
        assert len(told.troubles) == 2
        assert_whole_match(folder, VERY_LONG)


def test_what_is_only_in_memory_is_kept_at_the_end_if_there_is_room_then() -> None:
    with small_disk(512) as folder:
        told = Told(folder)
        moves = played(LONG)
        told.keeper.begin(LONG, NAMES)
        told.keeper.keep_seating(USUAL)
        with fill_up(folder):
            keep_until(told, moves, in_memory(told))
            for _ in range(3):
                told.keeper.append(*next(moves))
            count = len(told.store.unfinished()[0].actions)
        told.keeper.close()
        (match,), _ = kept_in(folder)
        assert len(match.actions) == count


def test_a_full_disk_that_stays_full_keeps_the_beginning() -> None:
    with small_disk(512) as folder:
        told = Told(folder)
        told.keeper.begin(LONG, NAMES)
        moves = played(LONG)
        keep_until(told, moves, hands(1))
        count = len(told.store.unfinished()[0].actions)
        with fill_up(folder):
            keep_rest(told, moves)
            told.keeper.close()
            assert told.troubles == [TroubleKind.UNWRITABLE]
        (match,), _ = kept_in(folder)
        assert match.finished is None
        assert len(match.actions) >= count


@pytest.mark.skipif(os.name != "posix", reason="a file in use can't be moved")
@pytest.mark.parametrize("comes_back", [True, False])
def test_a_folder_that_vanishes_in_play(told: Told, tmp_path: Path, comes_back: bool) -> None:
    folder, away = tmp_path / "okrummy", tmp_path / "away"
    told.keeper.begin(LONG, NAMES)
    told.keeper.keep_seating(USUAL)
    moves = played(LONG)
    keep_until(told, moves, hands(1))
    shutil.move(folder, away)
    folder.write_text("in the way")
    told.keeper.append(*next(moves))
    keep_until(told, moves, hands(3))
    assert told.troubles == [TroubleKind.UNWRITABLE]
    folder.unlink()
    if comes_back:
        shutil.move(away, folder)
    keep_rest(told, moves)
    assert told.troubles == [TroubleKind.UNWRITABLE, TroubleKind.KEPT_AGAIN]
    told.keeper.close()
    assert_whole_match(folder, LONG)


def test_a_folder_without_permission_that_gets_it_in_play() -> None:
    with nobody() as parent:
        folder = parent / "okrummy"
        folder.mkdir()
        folder.chmod(0o500)
        told = Told(folder)
        told.keeper.begin(LONG, NAMES)
        told.keeper.keep_seating(USUAL)
        moves = played(LONG)
        keep_until(told, moves, hands(2))
        assert told.troubles == [TroubleKind.UNWRITABLE]
        folder.chmod(0o700)
        keep_rest(told, moves)
        told.keeper.close()
        assert told.troubles == [TroubleKind.UNWRITABLE, TroubleKind.KEPT_AGAIN]
        assert_whole_match(folder, LONG)


def test_a_match_of_a_read_only_folder_goes_on_in_memory_and_then_in_the_file() -> None:
    with nobody() as parent:
        folder = parent / "okrummy"
        told = Told(folder)
        told.keeper.begin(LONG, NAMES)
        told.keeper.keep_seating(USUAL)
        moves = played(LONG)
        keep_until(told, moves, hands(1))
        told.keeper.close()
        folder.chmod(0o500)
        told = Told(folder)
        found = told.keeper.newest()
        assert found is not None
        assert told.keeper.resume(*found)
        keep_until(told, moves, hands(2))
        assert told.keeper.newest() is None  # it is the one that is played
        assert len(told.store.history()) == 1
        folder.chmod(0o700)
        keep_rest(told, moves)
        told.keeper.close()
        assert told.troubles == [TroubleKind.UNWRITABLE, TroubleKind.KEPT_AGAIN]
        assert_whole_match(folder, LONG)


def test_several_matches_of_a_bad_time_are_all_kept_again() -> None:
    short = Rules(target=30)
    with small_disk(512) as folder:
        told = Told(folder)
        with fill_up(folder):
            for seed in (1, 2, 3):
                told.keeper.begin(short, NAMES)
                keep_rest(told, played(short, seed))
            assert told.troubles == [TroubleKind.UNWRITABLE]
        told.keeper.close()
        matches, rows = kept_in(folder)
        assert all(match.finished for match in matches)
        assert len(matches) == 3
        assert all(rows.values())


def test_the_file_of_a_newer_version_stays_and_the_game_is_played_in_memory(tmp_path) -> None:
    SqliteStore.open(tmp_path / FILE_NAME).close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as raw:
        raw.execute("PRAGMA user_version = 99")
    before = (tmp_path / FILE_NAME).read_bytes()
    told = Told(tmp_path)
    told.keeper.begin(LONG, NAMES)
    keep_rest(told, played(LONG))
    assert len(told.store.finished()) == 1
    told.keeper.close()
    assert told.troubles == [TroubleKind.NEWER]
    assert (tmp_path / FILE_NAME).read_bytes() == before


def test_a_file_that_turns_out_unreadable_when_it_is_looked_at(told: Told, monkeypatch) -> None:
    def fails(store: MatchStore) -> None:
        raise StoreTrouble(TroubleKind.DAMAGED, Path("f"))

    told.keeper.begin(LONG, NAMES)
    moves = played(LONG)
    keep_until(told, moves, hands(1))
    monkeypatch.setattr(SqliteStore, "unfinished", fails)
    assert told.keeper.newest() is None
    assert not told.keeper.unreadable()
    assert told.troubles == [TroubleKind.DAMAGED]
    monkeypatch.undo()
    keep_until(told, moves, hands(2))
    assert told.troubles == [TroubleKind.DAMAGED, TroubleKind.KEPT_AGAIN]


# Two windows


def test_a_match_played_in_one_window_is_not_offered_in_another(tmp_path: Path) -> None:
    first, second = Told(tmp_path), Told(tmp_path)
    first.keeper.begin(LONG, NAMES)
    moves = played(LONG)
    keep_until(first, moves, hands(1))
    assert second.keeper.newest() is None
    assert len(second.keeper.elsewhere()) == 1
    second.keeper.begin(LONG, NAMES)
    keep_until(second, played(LONG, 2), hands(1))
    first.keeper.append(*next(moves))
    assert (first.troubles, second.troubles) == ([], [])
    first.keeper.close()
    found = second.keeper.newest()
    assert found is not None
    assert second.keeper.resume(*found)
    keep_rest(second, moves)
    second.keeper.close()
    matches, _ = kept_in(tmp_path)
    assert [bool(match.finished) for match in matches] == [False, True]


def test_who_comes_second_to_a_match_does_not_get_it(tmp_path: Path) -> None:
    first = Told(tmp_path)
    first.keeper.begin(LONG, NAMES)
    keep_until(first, played(LONG), hands(1))
    first.keeper.close()
    first, second = Told(tmp_path), Told(tmp_path)
    found = first.keeper.newest()
    assert found is not None
    assert second.keeper.resume(*found)
    assert not first.keeper.resume(*found)
    second.keeper.close()
    assert first.keeper.resume(*found)
    first.keeper.close()


# Damaged ends and restored backups


def test_a_damaged_match_counts_its_hands_once(told: Told) -> None:
    told.keeper.begin(LONG, NAMES)
    keep_until(told, played(LONG), hands(2))
    match = told.store.unfinished()[0]
    told.store.append(match.id, len(match.actions), "gibberish")
    told.keeper.begin(LONG, NAMES)
    found = told.keeper.newest()
    assert found is not None
    stored, record = found
    assert told.keeper.resume(stored, record)
    damaged, _, going_on = told.store.history()
    assert [hand.counted for hand in damaged.hands] == [True, True]
    assert [hand.counted for hand in going_on.hands] == [False, False]
    moves = played(LONG)
    for _ in record.actions:
        next(moves)
    keep_rest(told, moves)
    assert told.store.history()[2].finished
    assert any(hand.counted for hand in told.store.history()[2].hands)
    assert told.troubles == []


def test_after_restoring_the_match_on_the_table_is_kept_in_the_restored_store(tmp_path) -> None:
    told = Told(tmp_path)
    told.keeper.begin(Rules(target=30), NAMES)
    keep_rest(told, played(Rules(target=30), 7))
    told.keeper.close()
    told = Told(tmp_path)  # which makes the backup of the day
    told.keeper.begin(LONG, NAMES)
    told.keeper.keep_seating(USUAL)
    moves = played(LONG)
    keep_until(told, moves, hands(2))
    (backup,) = told.keeper.backups()
    told.keeper.restore(backup.path)
    assert len(told.store.history()) == 1
    keep_rest(told, moves)
    told.keeper.close()
    assert told.troubles == []
    matches, rows = kept_in(tmp_path)
    assert len(matches) == 2
    record = Record(LONG, NAMES, tuple(action for action, _ in played(LONG)))
    assert rows[matches[0].id] == rows_of(record, "")


def test_restoring_takes_another_match_in_its_place_for_no_other(tmp_path: Path) -> None:
    """The restored file has another match under the number of the one on the table."""
    told = Told(tmp_path)
    told.keeper.begin(LONG, NAMES)
    keep_until(told, played(LONG, 3), hands(1))
    told.keeper.close()
    with closing(SqliteStore.open(tmp_path / FILE_NAME)) as store:
        store.back_up()
    (tmp_path / FILE_NAME).unlink()
    told = Told(tmp_path)
    told.keeper.begin(LONG, NAMES)
    moves = played(LONG, 4)
    keep_until(told, moves, hands(1))
    told.keeper.restore(told.keeper.backups()[0].path)
    keep_rest(told, moves)
    told.keeper.close()
    (unfinished, over), _ = kept_in(tmp_path)
    assert unfinished.actions[0] != over.actions[0]
    assert len(over.actions) == len(list(played(LONG, 4)))


def test_nothing_is_restored_in_place_of_what_is_only_in_memory(tmp_path: Path) -> None:
    (tmp_path / "f").write_text("")
    told = Told(tmp_path / "f")
    with pytest.raises(StoreTrouble):
        told.keeper.restore(tmp_path / "x")
    assert told.keeper.backups() == ()


# The session


def session_in(folder: Path, seed: int = 1) -> Session:
    rng = random.Random(seed)
    store, _ = open_store(folder)
    players = dict.fromkeys(LEVELS, Simple())
    return Session(store, players, NumberedDealing(rng), rng, pause=0)


def test_the_session_tells_of_the_disk_and_of_its_return(qtbot) -> None:
    with small_disk(512) as folder:
        session = session_in(folder)
        troubles: list[TroubleKind] = []
        session.trouble.connect(lambda trouble: troubles.append(trouble.kind))
        session.changed.connect(
            lambda: session.next_hand() if session.view().phase is Phase.HAND_OVER else None
        )
        with fill_up(folder):
            session.start(Setup(Rules(target=1000), (Occupant("Ada"), Occupant("G", LEVELS[0]))))
            session.leave_seat()
            qtbot.waitUntil(lambda: len(session.sheet().results) > 2, timeout=20_000)
            assert troubles == [TroubleKind.UNWRITABLE]
        with suppress(AssertionError):
            qtbot.waitUntil(lambda: len(troubles) > 1, timeout=20_000)
        session.close()
        assert troubles == [TroubleKind.UNWRITABLE, TroubleKind.KEPT_AGAIN]
        (match,), rows = kept_in(folder)
        assert len(match.actions) == len(session.record().actions)
        assert rows[match.id] == rows_of(session.record(), "")
        assert kept_order(match, Seat.SOUTH) == session.order


def test_the_session_does_not_offer_what_another_window_plays(qtbot, tmp_path: Path) -> None:
    first, second = session_in(tmp_path), session_in(tmp_path, 2)
    first.start(Setup(Rules(), (Occupant("Ada"), Occupant("Grace", LEVELS[0]))))
    assert second.resumable() is None
    assert [match.pid for match in second.elsewhere()] == [os.getpid()]
    second.resume()
    assert not second.started
    first.close()
    second.resume()
    assert second.started
    second.close()


def test_a_restock_that_was_due_when_the_program_was_killed_comes_by_itself(
    qtbot, tmp_path: Path
) -> None:
    told = Told(tmp_path)
    told.keeper.begin(FOUR, ("Ada", "Grace", "Zoë", "Émile"))
    told.keeper.keep_seating(Seating.usual((Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)))
    keep_until(told, played(FOUR), lambda after: after.phase is Phase.RESTOCK)
    count = len(told.store.unfinished()[0].actions)
    told.keeper.close()
    session, shown = session_in(tmp_path), []
    session.changed.connect(lambda: shown.append(len(session.record().actions)))
    session.resume()
    assert shown[:2] == [count, count + 1]
    session.close()


def test_the_session_restores_a_backup(qtbot, tmp_path: Path) -> None:
    for seed in (1, 2):
        session = session_in(tmp_path, seed)
        session.start(Setup(Rules(), (Occupant("Ada"), Occupant("Grace", LEVELS[0]))))
        session.close()
    session = session_in(tmp_path)
    assert len(session.store.unfinished()) == 2
    (backup,) = session.backups()
    with qtbot.waitSignal(session.changed):
        session.restore(backup)
    assert len(session.store.unfinished()) == 1
    assert session.resumable() is not None
    session.close()


def test_nothing_happens_any_more_once_the_session_is_closed(qtbot, tmp_path: Path) -> None:
    session = session_in(tmp_path)
    setup = Setup(Rules(), (Occupant("Ada"), Occupant("Grace", LEVELS[0])))
    session.start(setup)
    shown = session.record()
    session.close()
    session.changed.connect(pytest.fail)
    session.start(setup)
    session.resume()
    session.give_up()
    session.next_hand()
    session.wake()
    session.close()
    assert (session.record(), session.resumable()) == (shown, None)
    (match,), _ = kept_in(tmp_path)
    assert len(match.actions) == len(shown.actions)
