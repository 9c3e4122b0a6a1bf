"""Figures, values and matches from outside, on disk and in memory."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from okrummy_gui.store.matches import (
    HandRow,
    MatchStore,
    MemoryStore,
    SqliteStore,
    StoreTrouble,
    digest_of,
)

KNOCK = HandRow(1, "2026-01-02T03:04:05+00:00", "knock", "SN", "N", 28, 2, (3, 31, 0, 5), True)
DRAWN = HandRow(2, "2026-01-02T03:14:05+00:00", "drawn", "", "", 0, 1, (), False)
BEGUN, OVER = "2026-01-02T03:00:00+00:00", "2026-01-02T04:00:00+00:00"


@pytest.fixture(params=["disk", "memory"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[MatchStore]:
    disk = request.param == "disk"
    with closing(SqliteStore.open(tmp_path / "m") if disk else MemoryStore()) as made:
        yield made


def imported(store: MatchStore, actions: str, *, over: bool = False, header: str = "h") -> int:
    end = (OVER, "S 1") if over else (None, None)
    return store.import_match(header, tuple(actions), {"k": "v"}, BEGUN, *end, (KNOCK,))


def test_figures_come_back_as_they_were_kept(store: MatchStore) -> None:
    first, second = store.create("one"), store.create("two")
    store.keep_beside(first, "seating", "{}")
    store.keep_result(second, DRAWN)
    store.keep_result(second, KNOCK)
    store.finish(second, "S 9")
    one, two = store.history()
    assert (one.id, one.header, one.seating, one.hands) == (first, "one", "{}", ())
    assert (two.id, two.seating, two.summary, two.hands) == (second, "", "S 9", (KNOCK, DRAWN))
    assert two.finished == store.load(second).finished


def test_figures_kept_again_replace_the_earlier_ones(store: MatchStore) -> None:
    match_id = store.create("")
    store.keep_result(match_id, KNOCK)
    store.keep_result(match_id, replace(KNOCK, points=1))
    assert store.history()[0].hands == (replace(KNOCK, points=1),)


def test_what_follows_from_an_action_is_kept_with_it_or_not_at_all(store: MatchStore) -> None:
    match_id = store.create("h")
    store.append(match_id, 0, "a", (KNOCK,))
    with pytest.raises(ValueError):
        store.append(match_id, 5, "b", (DRAWN,), "S 9")
    assert store.history()[0].hands == (KNOCK,)
    assert store.load(match_id).finished is None
    store.append(match_id, 1, "b", (DRAWN,), "S 9")
    assert store.history()[0].hands == (KNOCK, DRAWN)
    assert (store.load(match_id).actions, store.load(match_id).summary) == (("a", "b"), "S 9")
    assert store.known_digest(digest_of("h", ("a", "b")))


def test_figures_of_an_unknown_match_are_a_key_error(store: MatchStore) -> None:
    with pytest.raises(KeyError):
        store.keep_result(7, KNOCK)


def test_values_of_the_whole_store(store: MatchStore) -> None:
    assert store.meta("k") is None
    store.keep_meta("k", "1")
    store.keep_meta("k", "2")
    assert store.meta("k") == "2"


def test_an_imported_match_is_all_there(store: MatchStore) -> None:
    match_id = imported(store, "abc", over=True)
    match = store.load(match_id)
    assert (match.header, match.actions, match.beside) == ("h", ("a", "b", "c"), {"k": "v"})
    assert (match.started, match.finished, match.summary) == (BEGUN, OVER, "S 1")
    assert store.history()[0].hands == (KNOCK,)


@pytest.mark.parametrize("over", [True, False])
def test_importing_twice_counts_once(store: MatchStore, over: bool) -> None:
    digest = digest_of("h", ("a", "b", "c"))
    assert not store.known_digest(digest)
    first = imported(store, "abc", over=over)
    assert store.known_digest(digest)
    assert imported(store, "abc", over=over) == first
    assert len(store.history()) == 1


def test_an_imported_match_that_went_on_here_stays_as_it_is(store: MatchStore) -> None:
    first = imported(store, "abcd", over=True)
    assert imported(store, "abc") == first
    assert store.load(first).actions == ("a", "b", "c", "d")
    assert store.load(first).finished == OVER


def test_a_match_that_went_on_elsewhere_goes_on_here(store: MatchStore) -> None:
    first = imported(store, "ab")
    assert imported(store, "abcd", over=True) == first
    (match,) = store.finished()
    assert (match.actions, match.finished) == (("a", "b", "c", "d"), OVER)
    assert store.unfinished() == ()


def test_matches_that_differ_are_matches_of_their_own(store: MatchStore) -> None:
    ids = {imported(store, text) for text in ("abc", "abd", "xbc")}
    assert len({*ids, imported(store, "abc", header="other")}) == 4


def test_what_is_played_does_not_go_on_by_an_import(store: MatchStore) -> None:
    first = imported(store, "ab")
    assert store.claim(first)
    second = imported(store, "abcd")
    assert store.load(first).actions == ("a", "b")
    assert store.load(second).actions == ("a", "b", "c", "d")
    store.release()
    assert imported(store, "abc") == second


def test_of_several_beginnings_the_longest_goes_on(store: MatchStore) -> None:
    ids = []
    for actions in ("", "abc", "ab", "abx"):
        ids.append(store.create("h"))
        for place, action in enumerate(actions):
            store.append(ids[-1], place, action)
    assert imported(store, "abcd") == ids[1]
    assert imported(store, "ab") in ids
    assert [store.load(at).actions for at in ids[2:]] == [("a", "b"), ("a", "b", "x")]


def test_a_hand_that_two_matches_have_in_common_counts_once(store: MatchStore) -> None:
    def kept(actions: str) -> list[bool]:
        rows = tuple(replace(KNOCK, hand=hand) for hand in (1, 2))
        store.import_match("h", tuple(actions), {}, BEGUN, None, None, rows, (2, 4))
        return [hand.counted for hand in store.history()[-1].hands]

    assert kept("abcd") == [True, True]
    assert kept("abcx") == [False, True]
    assert kept("abcxy") == [False, True]
    assert kept("axyz") == [True, True]
    assert len(store.history()) == 3


def test_a_match_that_is_longer_here_keeps_what_is_beside_it(store: MatchStore) -> None:
    first = imported(store, "abcd")
    store.keep_beside(first, "k", "here")
    imported(store, "abc")
    assert store.load(first).beside == {"k": "here"}
    imported(store, "abcde")
    assert store.load(first).beside == {"k": "v"}


def test_of_an_import_that_fails_nothing_stays(tmp_path: Path) -> None:
    with closing(SqliteStore.open(tmp_path / "m")) as store:
        store._connection.execute(
            "CREATE TEMP TRIGGER t BEFORE INSERT ON results BEGIN SELECT raise(FAIL, ''); END"
        )
        with pytest.raises((KeyError, StoreTrouble, sqlite3.Error)):
            imported(store, "abc")
        assert store.history() == ()
        store._connection.execute("DROP TRIGGER t")
        imported(store, "abc")
        assert len(store.history()) == 1


def test_the_history_takes_as_many_questions_for_many_matches_as_for_one(tmp_path: Path) -> None:
    with closing(SqliteStore.open(tmp_path / "m")) as store:
        for n in range(30):
            imported(store, "abc", header=f"{n}")
        asked: list[str] = []
        store._connection.set_trace_callback(asked.append)
        assert len(store.history()) == 30
    assert len(asked) <= 3


DAMAGES = (
    "UPDATE results SET points = 'many', deadwood = x'ff00', counted = '', hand = 1",
    "UPDATE matches SET header = x'fffe', started = 7, summary = x'00'",
    "UPDATE actions SET action = 12",
    "UPDATE beside SET value = x'f0', key = 3",
    "INSERT INTO meta VALUES ('unreckoned', x'ff')",
)


@pytest.mark.parametrize("damage", DAMAGES)
def test_values_of_another_kind_are_read_as_text_and_numbers(tmp_path: Path, damage: str) -> None:
    with closing(SqliteStore.open(tmp_path / "m")) as store:
        match_id = imported(store, "abc")
        store._connection.execute(damage)
        match, (row,) = store.load(match_id), store.history()
        texts = (*match.actions, *match.beside, *match.beside.values(), match.header, row.started)
        assert all(isinstance(text, str) for text in texts)
        assert all(isinstance(row.hands[0].points, int) for _ in (1,))
        assert isinstance(store.meta("unreckoned"), str | None)
