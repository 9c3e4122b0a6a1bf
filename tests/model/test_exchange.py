"""Matches, presets and settings into files and back."""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from okrummy_gui.engine.match import apply
from okrummy_gui.engine.protocol import GiveUp, Seat, seats_of
from okrummy_gui.engine.record import (
    NotationError,
    Record,
    fold,
    parse_record,
    print_action,
    print_header,
    print_record,
    states,
)
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model import exchange
from okrummy_gui.model.exchange import (
    Fault,
    FaultKind,
    Form,
    Parcel,
    Reading,
    Shipment,
    Taken,
    data_lines,
    file_name,
    print_match,
    settings_from,
    take_in,
    take_presets,
    write_lines,
    write_text,
)
from okrummy_gui.model.keeping import Keeper
from okrummy_gui.model.presets import Shelf
from okrummy_gui.model.results import rows_of, summary_of
from okrummy_gui.model.seating import Chair, Seating
from okrummy_gui.model.statistics import figures, games_of, people
from okrummy_gui.store.contract import SEATING
from okrummy_gui.store.matches import MatchStore, MemoryStore, SqliteStore
from okrummy_gui.store.settings import Settings

DATA = Path(__file__).parent.parent / "data"
NOW = datetime(2026, 6, 1, 12, tzinfo=UTC)
STARTED, ENDED = "2026-05-03T18:00:00+00:00", "2026-05-03T19:30:00+00:00"


def golden(name: str = "sample.okrummy") -> Record:
    found = parse_record((DATA / name).read_text(encoding="utf-8"))
    assert isinstance(found, Record)
    return found


def whole_game() -> Record:
    """One that is over: North gives up after seven hands."""
    begun = golden()
    return Record(begun.rules, begun.names, (*begun.actions, GiveUp(Seat.NORTH)))


def put(store: MatchStore, record: Record) -> int:
    """The record in the store, as if South had played it against computers."""
    sheet = fold(record).sheet
    levels = {seat.value: "level5" for seat in seats_of(record.rules)} | {"S": ""}
    seating = json.dumps({at: {"level": each, "stand_in": None} for at, each in levels.items()})
    return store.import_match(
        print_header(record.rules, record.names),
        [print_action(action) for action in record.actions],
        {SEATING: seating},
        STARTED,
        ENDED if sheet.over else None,
        summary_of(sheet) if sheet.over else None,
        rows_of(record, ENDED),
    )


def exported(record: Record, form: Form) -> str:
    store = MemoryStore()
    match_id = put(store, record)
    return print_match(store.load(match_id), store.history()[0], form)


def read(tmp_path: Path, text: str | bytes) -> Shipment:
    file = tmp_path / "in"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return Reading(file, NOW).all()


def taken_in(store: MatchStore, parcels: list[Parcel]) -> Taken:
    taken = Taken()
    for _ in take_in(store, parcels, taken):
        pass
    return taken


def statistics(store: MatchStore) -> Any:
    rows = store.history()
    return {person: figures(games_of(rows, person)) for person in people(rows)}


def _sound(path: Path) -> bool:
    try:
        return isinstance(parse_record(path.read_text(encoding="utf-8")), Record)
    except NotationError:
        return False


GOLDEN = [path.name for path in sorted((DATA / "golden").glob("*.okrummy")) if _sound(path)][::12]


# ---------------------------------------------------------------- there and back


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("name", ["sample.okrummy", *(f"golden/{name}" for name in GOLDEN)])
def test_what_was_exported_imports_to_the_same_totals(
    tmp_path: Path, name: str, form: Form
) -> None:
    record, there = golden(name), MemoryStore()
    put(there, record)
    shipment = read(tmp_path, exported(record, form))
    assert shipment.faults == []
    here = MemoryStore()
    taken_in(here, shipment.parcels)
    (mine,), (theirs,) = here.history(), there.history()
    assert mine.header == theirs.header
    assert here.load(mine.id).actions == there.load(theirs.id).actions
    assert mine.summary == theirs.summary
    assert [hand.points for hand in mine.hands] == [hand.points for hand in theirs.hands]
    if form is Form.JSON:
        assert mine.hands == theirs.hands
        assert (mine.started, mine.finished) == (theirs.started, theirs.finished)
        assert json.loads(mine.seating) == json.loads(theirs.seating)
        assert statistics(here) == statistics(there)
    assert not shipment.parcels[0].differs


@pytest.mark.parametrize("form", Form)
def test_a_match_imported_twice_counts_once(tmp_path: Path, form: Form) -> None:
    store = MemoryStore()
    put(store, whole_game())
    before = statistics(store)
    taken = taken_in(store, read(tmp_path, exported(whole_game(), form)).parcels * 2)
    assert (taken.new, taken.longer, taken.known) == (0, 0, 2)
    assert statistics(store) == before
    assert len(store.history()) == 1


@pytest.mark.parametrize("share", [0.5, 1])
def test_an_import_of_what_is_here_changes_nothing_of_it(tmp_path: Path, share: float) -> None:
    store, whole = MemoryStore(), whole_game()
    put(store, whole)
    before = store.history()
    part = Record(whole.rules, whole.names, whole.actions[: round(share * len(whole.actions))])
    taken = taken_in(store, read(tmp_path, exported(part, Form.NOTATION)).parcels)
    assert taken.known == 1
    assert store.history() == before


def test_the_notation_of_a_game_that_goes_on_does_not_forget_who_sat_where(tmp_path: Path) -> None:
    store, whole = MemoryStore(), whole_game()
    put(store, Record(whole.rules, whole.names, whole.actions[:100]))
    before = store.history()[0].seating
    taken = taken_in(store, read(tmp_path, exported(whole, Form.NOTATION)).parcels)
    assert taken.longer == 1
    assert store.history()[0].seating == before


def test_a_match_that_went_on_elsewhere_goes_on_here(tmp_path: Path) -> None:
    whole = whole_game()
    store = MemoryStore()
    put(store, Record(whole.rules, whole.names, whole.actions[:100]))
    taken = taken_in(store, read(tmp_path, exported(whole, Form.JSON)).parcels)
    assert (taken.new, taken.longer, taken.known) == (0, 1, 0)
    (row,) = store.history()
    assert row.finished == ENDED
    assert store.load(row.id).actions[-1] == print_action(whole.actions[-1])


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("disk", [True, False])
def test_a_longer_copy_of_the_game_on_the_table_is_a_game_of_its_own(
    tmp_path: Path, form: Form, disk: bool
) -> None:
    """And the hands that both have count once, also when the one on the table goes on."""
    whole = whole_game()
    store = SqliteStore.open(tmp_path / "m") if disk else MemoryStore()
    moves = [*zip(whole.actions, list(states(whole.rules, whole.actions))[1:], strict=True)]
    begun = next(at for at, (_, after) in enumerate(moves) if len(after.sheet.results) == 2) + 1
    keeper = Keeper(store, pytest.fail)
    keeper.begin(whole.rules, whole.names)
    keeper.keep_seating(Seating({Seat.SOUTH: Chair(), Seat.NORTH: Chair("level5")}))
    for action, after in moves[:begun]:
        keeper.append(action, after)
    taken = taken_in(store, read(tmp_path, exported(whole, form)).parcels)
    assert (taken.new, taken.longer, taken.known) == (1, 0, 0)
    action = GiveUp(Seat.SOUTH)
    keeper.append(action, apply(moves[begun - 1][1], action))
    table, other = store.history()
    assert [hand.counted for hand in table.hands] == [True, True]
    assert [hand.counted for hand in other.hands][:3] == [False, False, True]
    assert len(other.hands) == 7
    assert json.loads(other.seating)["S"]["level"] == ""
    assert (table.finished is None, other.finished is None) == (False, False)
    again = taken_in(store, read(tmp_path, exported(whole, form)).parcels)
    assert (again.new, again.longer, again.known) == (0, 0, 1)
    keeper.close()


def test_a_game_that_went_on_in_two_ways_counts_its_beginning_once(tmp_path: Path) -> None:
    whole = whole_game()
    end = next(
        at
        for at, match in enumerate(states(whole.rules, whole.actions))
        if len(match.sheet.results) == 2
    )
    other = Record(whole.rules, whole.names, (*whole.actions[:end], GiveUp(Seat.SOUTH)))
    store = MemoryStore()
    put(store, whole)
    before = statistics(store)
    assert taken_in(store, read(tmp_path, exported(other, Form.JSON)).parcels).new == 1
    assert [hand.counted for hand in store.history()[1].hands] == [False, False]
    after = statistics(store)
    assert {who: each.hands for who, each in after.items()} == {
        who: each.hands for who, each in before.items()
    }


def test_all_data_come_back(tmp_path: Path) -> None:
    there = MemoryStore()
    for name in GOLDEN[:6]:
        put(there, golden(f"golden/{name}"))
    put(there, Record(golden().rules, golden().names, golden().actions[:50]))
    shelf = Shelf()
    shelf.add("Mine", Rules(target=333))
    file = tmp_path / "all"
    for _ in write_lines(file, data_lines(there, shelf, Settings(theme="navy"), STARTED)):
        pass
    shipment = Reading(file, NOW).all()
    assert shipment.faults == []
    here, mine = MemoryStore(), Shelf()
    assert taken_in(here, shipment.parcels).new == 7
    assert statistics(here) == statistics(there)
    assert take_presets(mine, shipment.presets) == 1
    assert mine.own == shelf.own
    assert take_presets(mine, shipment.presets) == 0
    assert settings_from(shipment.settings or {}, Settings()).theme == "navy"
    assert taken_in(here, shipment.parcels).known == 7


def test_a_hand_that_did_not_count_does_not_count_after_import(tmp_path: Path) -> None:
    found = json.loads(exported(golden(), Form.JSON))
    found["results"][0]["counted"] = False
    shipment = read(tmp_path, json.dumps(found))
    assert [hand.counted for hand in shipment.parcels[0].hands][:2] == [False, True]


@pytest.mark.parametrize("form", Form)
def test_a_match_damaged_in_the_store_is_exported_up_to_there(tmp_path: Path, form: Form) -> None:
    store, record = MemoryStore(), golden()
    texts = [print_action(action) for action in record.actions]
    header = print_header(record.rules, record.names)
    match_id = store.import_match(header, [*texts[:50], "x99"], {}, STARTED, None, None, ())
    text = print_match(store.load(match_id), store.history()[0], form)
    (parcel,) = read(tmp_path, text).parcels
    assert list(parcel.actions) == texts[:50]


# ---------------------------------------------------------------- damage


def test_damaged_notation_tells_the_place_and_offers_the_beginning(tmp_path: Path) -> None:
    text = print_record(golden())
    line = text.split("\n")[7]
    damaged = text.replace(line, line[:40] + " zzz " + line[40:])
    shipment = read(tmp_path, damaged)
    (parcel,) = shipment.parcels
    assert parcel.fault is not None
    assert parcel.fault.kind is FaultKind.DAMAGED
    assert parcel.fault.line == 8
    assert parcel.finished is None
    whole = read(tmp_path, text).parcels[0]
    assert whole.log.startswith(parcel.log)
    assert parcel.log


@pytest.mark.parametrize("share", [0.3, 0.6, 0.9])
def test_json_cut_short_offers_what_is_whole(tmp_path: Path, share: float) -> None:
    text = exported(golden(), Form.JSON)
    (parcel,) = read(tmp_path, text[: round(len(text) * share)]).parcels
    assert parcel.fault is not None
    assert parcel.fault.line > 1
    assert read(tmp_path, text).parcels[0].log.startswith(parcel.log)


def test_a_damaged_action_in_json_is_counted(tmp_path: Path) -> None:
    found = json.loads(exported(golden(), Form.JSON))
    found["actions"][40] = "x99"
    (parcel,) = read(tmp_path, json.dumps(found)).parcels
    assert parcel.fault == Fault(FaultKind.DAMAGED, action=41)
    assert len(parcel.actions) == 40


@pytest.mark.parametrize("part", ["rules", "names", "version", "actions"])
def test_nonsense_in_a_game_as_json_is_told_with_its_place(tmp_path: Path, part: str) -> None:
    text = exported(golden(), Form.JSON)
    found = json.loads(text) | {part: {"S": 3} if part == "names" else 1.5}
    text = json.dumps(found, indent=1)
    (fault,) = read(tmp_path, text).faults
    lines = text.split("\n")
    assert fault.kind is FaultKind.DAMAGED
    assert lines[fault.line - 1][fault.column - 1 :].startswith(f'"{part}": ')


@pytest.mark.parametrize(("version", "kind"), [(2, FaultKind.NEWER), ("1", FaultKind.DAMAGED)])
def test_another_version_of_all_data_is_told_with_its_line(
    tmp_path: Path, version: object, kind: FaultKind
) -> None:
    text = "".join(data_lines(MemoryStore(), Shelf(), Settings(), STARTED))
    found = read(tmp_path, text.replace('"version":1', f'"version":{json.dumps(version)}', 1))
    assert [(fault.kind, fault.line) for fault in found.faults] == [(kind, 1)]


def test_json_that_breaks_off_before_anything_of_use_is_told_with_its_place(tmp_path: Path) -> None:
    text = exported(golden(), Form.JSON)
    cut = text[: text.index('"names"') + 20]
    (fault,) = read(tmp_path, cut).faults
    assert (fault.kind, fault.line) == (FaultKind.DAMAGED, cut.count("\n") + 1)


@pytest.mark.parametrize("nonsense", ["[" * 100_000, '{"x":' * 100_000, "1" * 5000])
def test_json_too_deep_or_with_too_many_digits_is_told_with_its_place(
    tmp_path: Path, nonsense: str
) -> None:
    text = exported(golden(), Form.JSON).replace('"results": [', f'"results": [\n{nonsense}')
    (fault,) = read(tmp_path, text).faults
    assert fault.kind is FaultKind.DAMAGED
    assert text.split("\n")[fault.line - 1].startswith(nonsense)
    assert fault.column <= len(nonsense)


def test_one_damaged_match_does_not_keep_the_others_back(tmp_path: Path) -> None:
    store = MemoryStore()
    for name in GOLDEN[:3]:
        put(store, golden(f"golden/{name}"))
    lines = list(data_lines(store, Shelf(), Settings(), STARTED))
    lines[2] = "{nonsense\n"
    shipment = read(tmp_path, "".join(lines))
    assert len(shipment.parcels) == 2
    assert [(fault.kind, fault.line) for fault in shipment.faults] == [(FaultKind.DAMAGED, 3)]


@pytest.mark.parametrize("form", Form)
def test_a_game_in_which_nothing_happened_is_none(tmp_path: Path, form: Form) -> None:
    nothing = Record(golden().rules, golden().names)
    assert read(tmp_path, exported(nothing, form)) == Shipment()
    store = MemoryStore()
    put(store, nothing)
    assert read(tmp_path, "".join(data_lines(store, Shelf(), Settings(), ""))).faults == []


def test_a_damaged_game_among_others_is_told_with_its_line(tmp_path: Path) -> None:
    store = MemoryStore()
    for name in GOLDEN[:3]:
        put(store, golden(f"golden/{name}"))
    lines = list(data_lines(store, Shelf(), Settings(), STARTED))
    found = json.loads(lines[2])
    found["actions"].append("x99")
    lines[2] = json.dumps(found) + "\n"
    shipment = read(tmp_path, "".join(lines))
    faults = [parcel.fault for parcel in shipment.parcels]
    place = Fault(FaultKind.DAMAGED, line=3, action=len(found["actions"]))
    assert faults == [None, place, None]


def test_a_file_of_all_data_without_its_end_is_told(tmp_path: Path) -> None:
    store = MemoryStore()
    for name in GOLDEN[:3]:
        put(store, golden(f"golden/{name}"))
    lines = list(data_lines(store, Shelf(), Settings(), STARTED))
    shipment = read(tmp_path, "".join(lines[:3]))
    assert len(shipment.parcels) == 2
    assert [fault.kind for fault in shipment.faults] == [FaultKind.CUT_SHORT]


def test_results_that_disagree_with_the_moves_are_told_and_not_believed(tmp_path: Path) -> None:
    found = json.loads(exported(whole_game(), Form.JSON))
    found["results"][0]["points"] += 1000
    (parcel,) = read(tmp_path, json.dumps(found)).parcels
    assert parcel.differs
    assert parcel.summary == summary_of(fold(whole_game()).sheet)


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"", FaultKind.FOREIGN),
        (b"\x89PNG\r\n\x1a\n", FaultKind.FOREIGN),
        (b"hello", FaultKind.FOREIGN),
        (b"okrummy 2\nseat S A\nseat N B\n", FaultKind.NEWER),
        (b"okrummy 1\ntarget 9\n", FaultKind.DAMAGED),
        (b"[" * 100_000, FaultKind.FOREIGN),
        (b'{"a":' * 100_000, FaultKind.DAMAGED),
        (b'{"format": "something else"}', FaultKind.FOREIGN),
        (b'{"format": "okrummy match", "version": 2}', FaultKind.NEWER),
        (b'{"format": "okrummy match", "version": true}', FaultKind.DAMAGED),
        (b'{"format": "okrummy match", "version": 1}', FaultKind.DAMAGED),
        (b'{"format": "okrummy data", "version": 2}\n', FaultKind.NEWER),
        (b'{"x": ' + b"9" * 5000 + b"}", FaultKind.DAMAGED),
        (b'{"x": "' + b'\\"' * 500_000, FaultKind.DAMAGED),
        (b'{"x": ' + b'"a" ' * 300_000, FaultKind.DAMAGED),
        (b'{"x": [' + b'"a" , ' * 200_000, FaultKind.DAMAGED),
    ],
)
def test_what_is_no_match_is_refused(tmp_path: Path, content: bytes, kind: FaultKind) -> None:
    shipment = read(tmp_path, content)
    assert shipment.is_empty
    assert [fault.kind for fault in shipment.faults] == [kind]


def test_a_file_that_can_not_be_read_is_told(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere", tmp_path):
        assert Reading(path, NOW).all().faults == [Fault(FaultKind.UNREADABLE)]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert Reading(tmp_path / "pipe", NOW).all().faults == [Fault(FaultKind.UNREADABLE)]


def test_a_file_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exchange, "MOST_BYTES", 100)
    shipment = read(tmp_path, print_record(golden()))
    assert shipment.faults == [Fault(FaultKind.TOO_LARGE)]


def test_a_match_too_long_ends_where_the_limit_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exchange, "MOST_ACTIONS", 50)
    (parcel,) = read(tmp_path, print_record(golden())).parcels
    assert parcel.fault == Fault(FaultKind.TOO_LONG, action=51)
    assert len(parcel.actions) == 50


def test_more_hands_than_a_match_can_have_end_at_the_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exchange, "MOST_HANDS", 2)
    (parcel,) = read(tmp_path, print_record(golden())).parcels
    assert parcel.fault is not None
    assert parcel.fault.kind is FaultKind.TOO_LONG
    assert len(parcel.hands) == 2


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    form=st.sampled_from(Form),
    at=st.floats(0, 1),
    cut=st.integers(0, 60),
    put_in=st.binary(max_size=12),
)
def test_whatever_happens_to_a_file_it_is_read_without_an_exception(
    tmp_path: Path, form: Form, at: float, cut: int, put_in: bytes
) -> None:
    whole = exported(golden(), form).encode()
    place = round(at * len(whole))
    shipment = read(tmp_path, whole[:place] + put_in + whole[place + cut :])
    assert shipment.parcels or shipment.faults
    taken_in(MemoryStore(), shipment.parcels)


# ---------------------------------------------------------------- strangers


EVIL = "../../etc/\u202epasswd\x07<b>\u200f" + "x" * 1000


@pytest.mark.parametrize("form", Form)
def test_a_name_from_a_stranger_is_tidied(tmp_path: Path, form: Form) -> None:
    text = exported(golden(), form)
    name = golden().names[0]
    text = (
        text.replace(json.dumps(name), json.dumps(EVIL))
        if form is Form.JSON
        else text.replace(f"seat S {name}", f"seat S {EVIL}")
    )
    (parcel,) = read(tmp_path, text).parcels
    assert len(parcel.names[0]) <= 40
    assert parcel.names[0].isprintable()


def test_names_of_files_are_made_of_nothing_that_was_typed() -> None:
    assert file_name(STARTED, "json") == "oklahoma-rummy-2026-05-03.json"
    for odd in ("../../x", "", "9999999", "2026-05-03T00:00:00+99:99"):
        assert file_name(odd, "json") == "oklahoma-rummy.json"


def test_a_seating_from_a_stranger_keeps_only_what_makes_sense(tmp_path: Path) -> None:
    found = json.loads(exported(golden(), Form.JSON))
    found["seating"] = {"S": {"level": "x" * 99, "extra": [1]}, "N": 7, "../": {"level": ""}}
    (parcel,) = read(tmp_path, json.dumps(found)).parcels
    assert json.loads(parcel.seating) == {"S": {"level": "x" * 20, "stand_in": None}}


def test_settings_from_a_stranger_keep_only_what_makes_sense() -> None:
    odd = {"theme": 7, "motion": float("nan"), "language": "de", "window": [0, 0, 1, 1], "x": 1}
    assert settings_from(odd, Settings()) == Settings(language="de")


def test_presets_from_a_stranger_get_names_of_their_own(tmp_path: Path) -> None:
    shelf = Shelf()
    shelf.add("Mine", Rules(target=333))
    presets = [("Mine", Rules(target=444)), ("Oklahoma Rummy", Rules(target=555))]
    assert take_presets(shelf, presets) == 2
    assert dict(shelf.own) == {
        "Mine": Rules(target=333),
        "Mine (2)": Rules(target=444),
        "Oklahoma Rummy (2)": Rules(target=555),
    }


# ---------------------------------------------------------------- writing


def test_a_file_appears_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    file.write_text("earlier")

    def broken() -> Any:
        yield "one"
        raise OSError("disk full")

    with pytest.raises(OSError, match="disk full"):
        for _ in write_lines(file, broken()):
            pass
    assert file.read_text() == "earlier"
    assert os.listdir(tmp_path) == ["out.json"]
    write_text(file, "later")
    assert file.read_text() == "later"


def test_writing_that_is_given_up_leaves_nothing(tmp_path: Path) -> None:
    steps = write_lines(tmp_path / "out", ["one", "two"])
    next(steps)
    steps.close()
    assert os.listdir(tmp_path) == []
