"""Damaged files of every kind, thrown at whatever reads them: ``make soak-fuzz``.

    python -m tests.soak.fuzz --cases 100000 --seed 1

A case fails when reading raises anything, takes a second of processor time, or when the place of
the fault or the valid beginning is missing. Afterwards the process may not have grown by 200 MB.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import resource
import shutil
import sqlite3
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from okrummy_gui.ai.levels import LEVELS
from okrummy_gui.ai.simple import Simple
from okrummy_gui.application import Application
from okrummy_gui.engine.match import view_for
from okrummy_gui.engine.record import (
    LONGEST_NAME,
    Damaged,
    NotationError,
    Record,
    fold,
    parse_record,
    print_record,
)
from okrummy_gui.model.dealing import NumberedDealing
from okrummy_gui.model.exchange import FaultKind, Reading, data_lines
from okrummy_gui.model.presets import Shelf, preset_problem_sentence
from okrummy_gui.model.sentences import settings_sentence, trouble_sentence
from okrummy_gui.model.session import Session
from okrummy_gui.model.setup import Occupant, Setup
from okrummy_gui.store import presets, settings
from okrummy_gui.store.matches import FILE_NAME, MemoryStore, open_store

ROOT = Path(__file__).resolve().parents[2]
SLOWEST = 1.0
"""Of one case, in seconds of processor time."""
MOST_MEMORY = 200
"""By so many MB the process may have grown at its peak."""

NASTY = [
    *("\0", "\x1b[2J", "\u202e", "\u2066", "\ufeff", "\ud7ff", "\r", "\r\n", "\x85", "\u2028"),
    *("9" * 30, "-1", "1e999", "NaN", "Infinity", "0x10", "b0", "b9999999", "b1 " * 50, "²", "٣"),
    *("<b>", "&amp;", "%s", "{0}", "../../../etc/passwd", "C:\\aux", "'; DROP TABLE matches;--"),
    *("deal N ", "deal S #1 ", "seat S ", "seats 5", "target 1", "seats 4\npartners yes\n"),
    *("k7H[]", "l[]", "l[7H8H9H] TH>1", "r[]", "gS", "u", "p", "x7H", "seat W x\nseat E y\n"),
    *("[" * 200, "{" * 200, '{"a":' * 100, "null", "true", '""', "[]", "{}", "1" * 400),
    *('"format": 2', '"version": 99', '"format"', '"okrummy match"', "okrummy 2", "okrummy 1"),
    "A" * 5000,
    "é́" * 200,
]


ODD = [True, 0, -1, 1.5, 2**31 - 1, -(2**31), "green", "navy", "de", "xx", [], [1, 2, 3, 4], {}]
NUMBERS = [0, 1, 0.5, 4, 100, -1, 800, 10_000, 2**31 - 1, -(2**31), 1e300, 1e-300]


class Wrong(AssertionError):
    """A case that did what it may not."""


# ---------------------------------------------------------------- damage


def damaged(data: bytes, others: list[bytes], chance: random.Random) -> bytes:
    """The data with a few faults in it."""
    for _ in range(chance.choice((1, 1, 1, 2, 3, 8))):
        data = chance.choice(FAULTS)(data, others, chance)
    return data[:4_200_000]


def _at(data: bytes, chance: random.Random) -> int:
    return chance.randint(0, len(data))


def _flip(data: bytes, _: list[bytes], chance: random.Random) -> bytes:
    if not data:
        return data
    found = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 10))):
        found[chance.randrange(len(found))] ^= 1 << chance.randrange(8)
    return bytes(found)


def _cut(data: bytes, _: list[bytes], chance: random.Random) -> bytes:
    return data[: _at(data, chance)]


def _drop(data: bytes, _: list[bytes], chance: random.Random) -> bytes:
    at = _at(data, chance)
    return data[:at] + data[at + chance.choice((1, 2, 5, 60, 500)) :]


def _insert(data: bytes, _: list[bytes], chance: random.Random) -> bytes:
    at = _at(data, chance)
    return data[:at] + chance.choice(NASTY).encode("utf-8", "surrogatepass") + data[at:]


def _noise(data: bytes, _: list[bytes], chance: random.Random) -> bytes:
    at = _at(data, chance)
    return data[:at] + chance.randbytes(chance.choice((1, 4, 100))) + data[at:]


def _repeat(data: bytes, _: list[bytes], chance: random.Random) -> bytes:
    at = _at(data, chance)
    piece = data[at : at + chance.choice((1, 3, 30, 300))]
    times = chance.choice((2, 2, 10, 100, 2000 if len(piece) < 50 else 20))
    return data[:at] + piece * times + data[at:]


def _splice(data: bytes, others: list[bytes], chance: random.Random) -> bytes:
    other = chance.choice(others)
    return data[: _at(data, chance)] + other[_at(other, chance) :]


def _lines(data: bytes, _: list[bytes], chance: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    if len(lines) > 1:
        one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def _word(data: bytes, others: list[bytes], chance: random.Random) -> bytes:
    """A word in place of another: the likeliest way to something that almost fits."""
    words, found = data.split(b" "), chance.choice(others).split(b" ")
    words[chance.randrange(len(words))] = chance.choice(found)
    return b" ".join(words)


FAULTS: tuple[Callable[[bytes, list[bytes], random.Random], bytes], ...] = (
    _flip, _cut, _drop, _insert, _insert, _noise, _repeat, _splice, _lines, _word, _word,
)  # fmt: skip


# ---------------------------------------------------------------- what is thrown at


class Target:
    """A kind of file and what reads it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.seeds: list[bytes] = []

    def case(self, chance: random.Random) -> bytes:
        return damaged(chance.choice(self.seeds), self.seeds, chance)

    def read(self, data: bytes, chance: random.Random) -> str:
        """How it ended, in a word; Wrong, or any other exception, is a failure."""
        raise NotImplementedError


class Records(Target):
    """The notation: a place for each fault, and a beginning that can be played."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.seeds = seeds_of_records()

    def read(self, data: bytes, chance: random.Random) -> str:
        text = data.decode("utf-8", "surrogateescape")
        try:
            found = parse_record(text)
        except NotationError as error:
            _check_place(error, text)
            return "refused"
        beginning = found.beginning if isinstance(found, Damaged) else found
        _check_record(beginning)
        if isinstance(found, Damaged):
            _check_place(found.error, text)
            return "beginning" if beginning.actions else "header only"
        return "whole"


def _check_place(error: NotationError, text: str) -> None:
    lines = text.splitlines() or [""]
    if not 1 <= error.line <= len(lines) + 1 or error.column < 1:
        raise Wrong(f"no such place: {error}")
    if error.column > len(lines[min(error.line, len(lines)) - 1]) + 60:
        raise Wrong(f"no such column: {error}")
    if len(str(error)) > 400 or "\n" in str(error):
        raise Wrong("a fault of many words")


def _check_record(record: Record) -> None:
    for name in record.names:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise Wrong(f"a name that may not be: {name!r}")
    text = print_record(record)
    if parse_record(text) != record:
        raise Wrong("what was read is printed otherwise")
    match = fold(record)
    for seat in (*match.seats, None):
        view_for(match, seat)


def seeds_of_records() -> list[bytes]:
    found = [path.read_bytes() for path in sorted((ROOT / "tests/data/golden").glob("*.okrummy"))]
    return [*found, (ROOT / "tests/data/sample.okrummy").read_bytes()[:6000]]


class Files(Target):
    """Matches and all data on their way in from a file."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        store = played_store(folder / "played", 3)
        lines = list(data_lines(store, Shelf(), settings.Settings(), "2026-01-01T00:00:00+00:00"))
        store.close()
        records = seeds_of_records()
        self.seeds = [
            *("".join(lines).encode() for _ in range(4)),
            *(line.encode() for line in lines),
            *records[:20],
        ]

    def read(self, data: bytes, chance: random.Random) -> str:
        path = self.folder / "in.json"
        path.write_bytes(data)
        reading = Reading(path, datetime(2026, 1, 1, tzinfo=UTC))
        slowest, before = 0.0, time.process_time()
        while reading.step():
            now = time.process_time()
            slowest, before = max(slowest, now - before), now
        found = reading.found
        for parcel in found.parcels:
            for name in parcel.names:
                if len(name) > LONGEST_NAME or not name.isprintable():
                    raise Wrong(f"a name that may not be: {name!r}")
        if found.is_empty and not found.faults:
            return "nothing in it"
        faults = [*found.faults, *(parcel.fault for parcel in found.parcels if parcel.fault)]
        placed = all(
            fault.line or fault.action for fault in faults if fault.kind is FaultKind.DAMAGED
        )
        if not placed:
            raise Wrong(f"faults without a place: {faults}")
        beginning = "" if found.is_empty else " and what can be read"
        return f"faults{beginning}" if faults else "whole"


class Stores(Target):
    """The file of the matches: damaged as a file, or sound with damaged rows."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        home = folder / "sound"
        played_store(home, 2, whole=False).close()
        with closing(sqlite3.connect(home / FILE_NAME)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
        self.seeds = [(home / FILE_NAME).read_bytes()]
        self.texts = seeds_of_records()

    def case(self, chance: random.Random) -> bytes:
        if chance.random() < 0.4:
            return self.seeds[0]
        return damaged(self.seeds[0], [*self.seeds, *self.texts], chance)

    def read(self, data: bytes, chance: random.Random) -> str:
        home = self.folder / "store"
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir()
        (home / FILE_NAME).write_bytes(data)
        if data == self.seeds[0]:
            self._damage_rows(home / FILE_NAME, chance)
        store, trouble = open_store(home)
        if trouble is not None:
            _check_sentence(trouble_sentence(trouble))
        session = session_over(store, chance)
        try:
            return self._use(session) if trouble is None else f"{trouble.kind.value}"
        finally:
            session.close()
            QApplication.processEvents()  # its timers hold it until then

    def _damage_rows(self, path: Path, chance: random.Random) -> None:
        with closing(sqlite3.connect(path)) as connection:
            for table, column in chance.sample(COLUMNS, chance.choice((1, 1, 2))):
                rows = connection.execute(f"SELECT rowid, {column} FROM {table}").fetchall()
                if not rows:
                    continue
                row, value = chance.choice(rows)
                text = damaged(str(value).encode(), self.texts, chance)[:20_000]
                new = chance.choice((text.decode("utf-8", "ignore"), text, None, 7, -1.5, 2**62))
                with suppress(sqlite3.Error):
                    sql = f"UPDATE {table} SET {column} = ? WHERE rowid = ?"
                    connection.execute(sql, (new, row))
            connection.commit()

    def _use(self, session: Session) -> str:
        offered = session.resumable()
        unreadable = session.has_unreadable()
        if offered is None:
            return "unreadable" if unreadable else "nothing to go on with"
        offered.others()
        offered.score()
        session.resume()
        session.view()
        session.story()
        session.setup()
        _check_record(session.record())
        return "goes on from before" if offered.damaged else "goes on"


COLUMNS = [
    ("matches", "header"),
    ("matches", "started"),
    ("matches", "finished"),
    ("matches", "summary"),
]


def find_columns(path: Path) -> None:
    """Every column of every table with row ids, whatever the version of the store."""
    with closing(sqlite3.connect(path)) as connection:
        sql = "SELECT name, sql FROM sqlite_master WHERE type = 'table'"
        for name, made in connection.execute(sql).fetchall():
            if "WITHOUT ROWID" in (made or "").upper():
                continue
            for row in connection.execute(f"PRAGMA table_info({name})").fetchall():
                if (name, row[1]) not in COLUMNS:
                    COLUMNS.append((name, row[1]))


class Rows(Stores):
    """The rows without row ids: actions and what is kept beside a match."""

    def case(self, chance: random.Random) -> bytes:
        return self.seeds[0]

    def _damage_rows(self, path: Path, chance: random.Random) -> None:
        table, column = chance.choice((("actions", "action"), ("beside", "value")))
        key = "place" if table == "actions" else "key"
        with closing(sqlite3.connect(path)) as connection:
            sql = f"SELECT match_id, {key}, {column} FROM {table} ORDER BY match_id, {key}"
            rows = connection.execute(sql).fetchall()
            for _ in range(chance.choice((1, 1, 3))):
                match_id = chance.choice(rows)[0] if chance.random() < 0.5 else rows[-1][0]
                _, at, value = chance.choice([row for row in rows if row[0] == match_id])
                text = damaged(str(value).encode(), self.texts, chance)[:20_000]
                new = chance.choice((text.decode("utf-8", "ignore"), text, 7, -1.5))
                with suppress(sqlite3.Error):
                    sql = f"UPDATE {table} SET {column} = ? WHERE match_id = ? AND {key} = ?"
                    connection.execute(sql, (new, match_id, at))
            connection.commit()


class SettingsFiles(Target):
    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        chosen = settings.Settings("de", "navy", "red", True, True, 0.5, "rank", (1, 2, 900, 700))
        settings.save(folder / "seed.json", chosen)
        sound = (folder / "seed.json").read_bytes()
        wrong = [{"motion": 1e400}, {"window": [1, 2]}, {"theme": 3}, {"language": "\x00"}]
        self.seeds = [sound, b"{}", *(json.dumps(each).encode() for each in wrong)]

    def read(self, data: bytes, chance: random.Random) -> str:
        path = self.folder / "settings.json"
        path.write_bytes(data)
        found, problem = settings.load(path)
        settings.save(path, found)
        again, none = settings.load(path)
        if again != found or none is not None:
            raise Wrong("what was saved is read otherwise")
        if problem is not None:
            _check_sentence(settings_sentence(problem))
        return problem or "whole"


class Windows(Target):
    """The whole program over settings that can be read and make no sense."""

    def case(self, chance: random.Random) -> bytes:
        values = [*NASTY, *ODD]
        names = [field.name for field in fields(settings.Settings)]
        chosen = {name: chance.choice(values) for name in chance.sample(names, 3)}
        if chance.random() < 0.5:
            chosen["window"] = [chance.choice(NUMBERS) for _ in range(4)]
        return json.dumps(chosen | {"motion": chance.choice(NUMBERS)}).encode()

    def read(self, data: bytes, chance: random.Random) -> str:
        os.environ["OKRUMMY_HOME"] = str(self.folder)
        (self.folder / "settings.json").write_bytes(data)
        application = Application(random.Random(1))
        try:
            application.window.show()
            application.session.start(Setup())
            QApplication.processEvents()
            application.window.grab()
            application.table.finish_motion()
        finally:
            application.window.close()
            application.window.deleteLater()
            QApplication.processEvents()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            gc.collect()  # a program has one window only, which nobody has to collect
        return "opened"


class PresetsFiles(Target):
    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        rules = {"target": 250, "seats": 3}
        kept = presets.Presets(
            (presets.OwnPreset("Mine", rules), presets.OwnPreset("Другой", {"hollywood": True})),
            presets.LastGame(rules, "Mine", True, {"S": presets.KeptSeat("Ada", "")}),
        )
        presets.save(folder / "seed.json", kept)
        self.seeds = [(folder / "seed.json").read_bytes()] * 3 + [b'{"format": 1, "presets": [{}]}']

    def read(self, data: bytes, chance: random.Random) -> str:
        path = self.folder / presets.FILE_NAME
        path.write_bytes(data)
        found, problems = presets.load(path)
        shelf = Shelf(found)
        for problem in (*problems, *shelf.problems):
            _check_sentence(preset_problem_sentence(problem))
        try:
            presets.save(path, found)
        except presets.NewerFile:
            if path.read_bytes() != data:
                raise Wrong("a file of a newer version was changed") from None
            return "newer"
        again, _ = presets.load(path)
        if again != found:
            raise Wrong("what was saved is read otherwise")
        return "with problems" if problems or shelf.problems else "whole"


def _check_sentence(text: str) -> None:
    if not text or len(text) > 1000:
        raise Wrong(f"not a sentence: {text[:80]!r}")


# ---------------------------------------------------------------- games to damage


def session_over(store: MemoryStore, chance: random.Random) -> Session:
    return Session(store, LEVELS, NumberedDealing(chance), chance, pause=100_000)


def played_store(home: Path, matches: int, *, whole: bool = True):
    """A store with so many matches in it; the last one is broken off unless `whole`."""
    store, trouble = open_store(home)
    assert trouble is None
    chance = random.Random(1)
    session = session_over(store, chance)
    for at in range(matches):
        people = Setup(occupants=(Occupant("Ada"), Occupant("Grace")))
        session.start(people)
        broken_off = not whole and at == matches - 1
        for _ in range(40 if broken_off else 100_000):
            session.sit_down()
            if session.sheet().over:
                break
            if session.view().result is not None:
                session.next_hand()
                continue
            session.submit(Simple().choose(session.view(), chance))
    session.close()
    again, _ = open_store(home)
    return again


# ---------------------------------------------------------------- the run


@dataclass
class Tally:
    cases: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0
    failures: list[str] = field(default_factory=list)

    def told(self, name: str) -> str:
        endings = ", ".join(f"{what} {n}" for what, n in self.endings.most_common())
        return f"{name}: {self.cases} cases, slowest {1000 * self.slowest:.0f} ms; {endings}"


TARGETS: dict[str, tuple[type[Target], int]] = {
    "records": (Records, 50),
    "files": (Files, 15),
    "stores": (Stores, 8),
    "rows": (Rows, 7),
    "settings": (SettingsFiles, 10),
    "presets": (PresetsFiles, 9),
    "windows": (Windows, 1),
}


TOLD_EVERY = 5000


def fuzz(
    cases: int,
    seed: int,
    folder: Path,
    *,
    failed: Path | None = None,
    kinds: Sequence[str] = tuple(TARGETS),
    tell: Callable[[str], None] = print,
) -> dict[str, Tally]:
    """So many cases in all, each kind its share; what fails is told, and kept in `failed`."""
    tallies: dict[str, Tally] = {}
    for name in kinds:
        kind, share = TARGETS[name]
        home = folder / name
        home.mkdir(parents=True)
        target, tally = kind(home), Tally()
        if isinstance(target, Stores):
            find_columns(home / "sound" / FILE_NAME)
        tallies[name] = tally
        for number in range(max(1, cases * share // 100)):
            known = len(tally.failures)
            _one(target, f"{seed} {name} {number}", tally, failed)
            for failure in tally.failures[known:]:
                tell(f"FAILED {failure}")
            if tally.cases % TOLD_EVERY == 0:
                tell(f"{name}: {tally.cases} cases, {peak()} MB")
        tell(tally.told(name))
    return tallies


def _one(target: Target, key: str, tally: Tally, failed: Path | None) -> None:
    chance = random.Random(key)
    data = target.case(chance)
    before = time.process_time()
    try:
        ending = target.read(data, chance)
    except Exception:
        ending = "FAILED"
        tally.failures.append(f"{key}: {traceback.format_exc(limit=-4)}")
    took = time.process_time() - before
    if took > SLOWEST:
        tally.failures.append(f"{key}: {took:.2f} s")
        ending = "SLOW"
    if failed is not None and ending in ("FAILED", "SLOW"):
        failed.mkdir(parents=True, exist_ok=True)
        (failed / key.replace(" ", "-")).write_bytes(data)
    tally.cases += 1
    tally.endings[ending] += 1
    tally.slowest = max(tally.slowest, took)


def peak() -> int:
    """The most memory that this process has had, in MB."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // (1 << 20 if sys.platform == "darwin" else 1 << 10)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", nargs="+", choices=TARGETS, default=list(TARGETS))
    parser.add_argument("--failed", type=Path, help="keep what fails in this folder")
    asked = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    qt = QApplication.instance() or QApplication([])
    begun, memory = time.monotonic(), peak()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["OKRUMMY_HOME"] = folder
        tallies = fuzz(
            asked.cases,
            asked.seed,
            Path(folder) / "fuzz",
            failed=asked.failed,
            kinds=asked.kinds,
            tell=lambda text: print(text, flush=True),
        )
    qt.processEvents()
    grown = peak() - memory
    bad = sum(len(tally.failures) for tally in tallies.values())
    total = sum(tally.cases for tally in tallies.values())
    print(
        f"{total} cases in {time.monotonic() - begun:.0f} s, {bad} failures; "
        f"memory at its peak {peak()} MB, {grown} MB above the start"
    )
    return 1 if bad or grown > MOST_MEMORY else 0


if __name__ == "__main__":
    sys.exit(main())
