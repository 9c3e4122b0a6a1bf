"""Automatic play, killed at random moments: nothing that was shown may be lost.

    python -m tests.soak.kill --kills 500 --seed 1

Each time a process of its own plays on in the same folder where the one before it was killed. It
tells every action it shows. After each kill a copy of the folder is opened and compared with what
was shown, replayed, and compared with where the next process really goes on.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path

from okrummy_gui.engine.record import Record, fold, parse_action, parse_header
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.results import rows_of, summary_of
from okrummy_gui.store.matches import FILE_NAME, HandRow, MatchRow, StoredMatch, open_store

ROOT = Path(__file__).parents[2]
KILLS_IN_A_FOLDER = 100
LONGEST_LIFE = 0.8
"""Seconds from the first action shown to the kill, at most."""
SLOWEST_START = 30.0


class Lost(AssertionError):
    """Something is not as it was shown."""


# ---------------------------------------------------------------- the program that is killed


def play(folder: Path, seed: int) -> None:
    """Play on and on, and tell each action that is shown as a line of JSON."""
    from PySide6.QtCore import QCoreApplication, QTimer

    from okrummy_gui.ai.simple import Simple
    from okrummy_gui.engine.protocol import Phase
    from okrummy_gui.model.dealing import NumberedDealing
    from okrummy_gui.model.session import Session
    from okrummy_gui.model.setup import LEVELS

    qt = QCoreApplication([])
    rng = random.Random(seed)
    store, trouble = open_store(folder)
    tell("opened", None if trouble is None else str(trouble))
    players = dict.fromkeys(LEVELS, Simple())
    session = Session(store, players, NumberedDealing(rng), rng, pause=0)
    session.trouble.connect(lambda trouble: tell("trouble", str(trouble)))

    def show() -> None:
        keeper = session._keeper
        tell("shown", keeper._id, len(keeper._actions), keeper._actions[-1])
        if session.view().phase is Phase.HAND_OVER:
            session.next_hand()
        elif session.view().phase is Phase.MATCH_OVER:
            QTimer.singleShot(0, begin)

    def begin() -> None:
        session.start(random_setup(rng))
        leave()

    def leave() -> None:
        if session.viewer in session.seating.present:
            session.leave_seat()

    def show_resumed() -> None:
        # At once when it is shown: a restock may be due, which comes by itself.
        session.changed.disconnect(show_resumed)
        session.changed.connect(show)
        keeper, sheet = session._keeper, session.sheet()
        totals = [column.totals for column in sheet.columns]
        last = keeper._actions[-1]
        tell("resumed", keeper._id, len(keeper._actions), last, sheet.sums(), totals)

    if session.resumable() is None:
        session.changed.connect(show)
        begin()
    else:
        session.changed.connect(show_resumed)
        session.resume()
        leave()
        show()
    qt.exec()


def tell(*what: object) -> None:
    os.write(1, (json.dumps(what) + "\n").encode())


def random_setup(rng: random.Random):
    from okrummy_gui.engine.rules import PRESETS
    from okrummy_gui.model.setup import LEVELS, Occupant, Setup

    rules: Rules = rng.choice(list(PRESETS.values()))
    rules = replace(rules, target=min(rules.target, rng.choice((30, 100))))
    names = ["Ada", *("Grace", "Zoë ♠", "Émile")[: rules.seats - 1]]
    computers = [Occupant(name, rng.choice(list(LEVELS))) for name in names[1:]]
    return Setup(rules, (Occupant(names[0]), *computers))


# ---------------------------------------------------------------- what was told and what is there


@dataclass
class Life:
    """What one process told before it was killed."""

    resumed: list | None = None
    shown: list[tuple[int, int, str]] = field(default_factory=list)
    opened: bool = False


def one_life(folder: Path, seed: int, rng: random.Random) -> Life:
    """Start, let live for a random while, kill."""
    command = [sys.executable, __file__, "--play", str(folder), "--seed", str(seed)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    with tempfile.TemporaryDirectory() as place:
        told = Path(place) / "told"
        with (
            told.open("wb") as file,
            subprocess.Popen(command, stdout=file, env=environment) as program,
        ):
            # One in eight dies while it starts; the others once they are playing.
            if rng.random() < 1 / 8:
                time.sleep(rng.uniform(0, 1.2))
            else:
                wait_for_an_action(program, told)
                time.sleep(rng.uniform(0, LONGEST_LIFE))
            if program.poll() is not None:
                raise Lost(f"the program ended by itself: {program.returncode}")
            program.kill()
            program.wait()
        # What follows the last line feed was not shown whole.
        return read_life(told.read_bytes().rpartition(b"\n")[0].decode().splitlines())


def wait_for_an_action(program: subprocess.Popen, told: Path) -> None:
    end = time.monotonic() + SLOWEST_START
    while program.poll() is None and time.monotonic() < end and b"shown" not in told.read_bytes():
        time.sleep(0.005)


def read_life(lines: list[str]) -> Life:
    life = Life()
    for line in lines:
        kind, *values = json.loads(line)
        if kind == "trouble" or (kind == "opened" and values[0] is not None):
            raise Lost(f"a trouble was told: {values[0]}")
        life.opened |= kind == "opened"
        if kind == "resumed":
            life.resumed = values
        elif kind == "shown":
            life.shown.append((values[0], values[1], values[2]))
    return life


@dataclass
class Kept:
    """What a start would find."""

    matches: dict[int, StoredMatch]
    rows: dict[int, MatchRow]

    @property
    def newest(self) -> StoredMatch | None:
        going_on = [m for m in self.matches.values() if m.finished is None and m.actions]
        return max(going_on, key=lambda match: match.id, default=None)


def kept_in(folder: Path) -> Kept:
    """Of a copy: the next process must meet the files just as the kill has left them."""
    with tempfile.TemporaryDirectory() as copy:
        for path in folder.glob(f"{FILE_NAME}*"):
            if ".playing-" not in path.name and not path.name.endswith("-shm"):
                shutil.copy(path, copy)
        store, trouble = open_store(Path(copy))
        with closing(store):
            if trouble is not None:
                raise Lost(f"the store can't be opened: {trouble}")
            matches = (*store.unfinished(), *store.finished())
            rows = {row.id: row for row in store.history()}
            return Kept({match.id: match for match in matches}, rows)


def check_shown(life: Life, kept: Kept) -> int:
    """Everything shown is there; tells how many actions are there beyond it."""
    for match_id, count, text in life.shown:
        match = kept.matches.get(match_id)
        if match is None or len(match.actions) < count or match.actions[count - 1] != text:
            raise Lost(f"match {match_id}, action {count} was shown and is not kept: {text}")
    if not life.shown:
        return 0
    match_id, count, _ = life.shown[-1]
    later = sum(len(m.actions) for n, m in kept.matches.items() if n > match_id)
    return len(kept.matches[match_id].actions) - count + later


def check_replay(match: StoredMatch, row: MatchRow) -> None:
    """The kept figures are those of a replay of the kept actions."""
    header = parse_header(match.header)
    actions = tuple(parse_action(text, header.rules) for text in match.actions)
    record = Record(header.rules, header.names, actions)
    sheet = fold(record).sheet
    if [plain(hand) for hand in row.hands] != [plain(hand) for hand in rows_of(record, "")]:
        raise Lost(f"match {match.id}: the kept figures are not those of a replay")
    summary = summary_of(sheet) if sheet.over else None
    if match.summary != summary or (match.finished is None) == sheet.over:
        raise Lost(f"match {match.id}: its end is not that of a replay")


def check_resumed(life: Life, before: StoredMatch | None) -> None:
    """The process went on where the one before it had been killed."""
    if life.resumed is None:
        return
    match_id, count, text, sums, totals = life.resumed
    if before is None or (match_id, count) != (before.id, len(before.actions)):
        there = "nothing" if before is None else f"match {before.id}, {len(before.actions)} actions"
        raise Lost(f"went on at match {match_id}, action {count} though there was {there}")
    header = parse_header(before.header)
    actions = tuple(parse_action(text, header.rules) for text in before.actions)
    sheet = fold(Record(header.rules, header.names, actions)).sheet
    replayed = [list(column.totals) for column in sheet.columns]
    if text != before.actions[-1] or sums != list(sheet.sums()) or totals != replayed:
        raise Lost(f"went on with other totals in match {match_id}")


def plain(row: HandRow) -> HandRow:
    return replace(row, ended="")


# ---------------------------------------------------------------- many kills


def soak(kills: int, seed: int, folder: Path) -> Counter[str]:
    rng = random.Random(seed)
    figures: Counter[str] = Counter()
    before: StoredMatch | None = None
    for n in range(kills):
        place = folder / str(n // KILLS_IN_A_FOLDER)
        if n % KILLS_IN_A_FOLDER == 0:
            before = None
        try:
            life = one_life(place, seed * 1_000_000 + n, rng)
            kept = kept_in(place)
            beyond = check_shown(life, kept)
            check_resumed(life, before)
            for match_id in {match_id for match_id, _, _ in life.shown}:
                check_replay(kept.matches[match_id], kept.rows[match_id])
        except Lost as lost:
            raise Lost(f"kill {n} of seed {seed}, folder {place}: {lost}") from lost
        before = kept.newest
        figures["kills"] += 1
        figures["killed before the first action was shown"] += not life.shown
        figures["actions shown"] += len(life.shown)
        figures["matches gone on with"] += life.resumed is not None
        figures[f"kept beyond the last action shown: {beyond}"] += 1
        if (n + 1) % 50 == 0:
            print(f"{n + 1} kills", flush=True)
        if (n + 1) % KILLS_IN_A_FOLDER == 0 or n + 1 == kills:
            # In the end everything in the folder once more, by a last whole start.
            for match in kept.matches.values():
                check_replay(match, kept.rows[match.id])
            figures["matches"] += len(kept.matches)
            figures["matches over"] += sum(m.finished is not None for m in kept.matches.values())
            figures["hands"] += sum(len(row.hands) for row in kept.rows.values())
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--play", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.play is not None:
        play(options.play, options.seed)
        return
    with tempfile.TemporaryDirectory(prefix="okrummy-kill-") as folder:
        start = time.monotonic()
        for name, figure in sorted(soak(options.kills, options.seed, Path(folder)).items()):
            print(f"{name}: {figure}")
        print(f"seconds: {time.monotonic() - start:.0f}")


if __name__ == "__main__":
    main()
