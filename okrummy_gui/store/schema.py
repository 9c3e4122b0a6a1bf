"""The tables, version by version; `PRAGMA user_version` says which version a file has."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Final

from okrummy_gui.store.contract import digest_of

SCHEMA_VERSION: Final = 2
UNRECKONED: Final = "unreckoned"
"""In meta: the highest id of the matches whose hands may have no rows yet, an older version's."""

_VERSION_1: Final = (
    """CREATE TABLE matches (
        id INTEGER PRIMARY KEY,
        header TEXT NOT NULL,
        started TEXT NOT NULL,
        finished TEXT,
        summary TEXT)""",
    """CREATE TABLE actions (
        match_id INTEGER NOT NULL REFERENCES matches (id),
        place INTEGER NOT NULL,
        action TEXT NOT NULL,
        PRIMARY KEY (match_id, place)) WITHOUT ROWID""",
    """CREATE TABLE beside (
        match_id INTEGER NOT NULL REFERENCES matches (id),
        key TEXT NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY (match_id, key)) WITHOUT ROWID""",
)
_VERSION_2: Final = (
    """CREATE TABLE results (
        match_id INTEGER NOT NULL REFERENCES matches (id),
        hand INTEGER NOT NULL,
        ended TEXT NOT NULL,
        outcome TEXT NOT NULL,
        winner TEXT NOT NULL,
        knocker TEXT NOT NULL,
        points INTEGER NOT NULL,
        multiplier INTEGER NOT NULL,
        deadwood TEXT NOT NULL,
        counted INTEGER NOT NULL,
        PRIMARY KEY (match_id, hand)) WITHOUT ROWID""",
    "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    # Of a match that is over; two may be alike, a known deal given up at once.
    "ALTER TABLE matches ADD COLUMN digest TEXT",
    "CREATE INDEX matches_by_digest ON matches (digest)",
    f"""INSERT INTO meta (key, value)
        SELECT '{UNRECKONED}', max(id) FROM matches HAVING max(id) IS NOT NULL""",
)
_PROBES_1: Final = (
    "SELECT id, header, started, finished, summary FROM matches LIMIT 0",
    "SELECT match_id, place, action FROM actions LIMIT 0",
    "SELECT match_id, key, value FROM beside LIMIT 0",
)
_PROBES_2: Final = (
    "SELECT digest FROM matches LIMIT 0",
    """SELECT match_id, hand, ended, outcome, winner, knocker, points, multiplier, deadwood, counted
        FROM results LIMIT 0""",
    "SELECT key, value FROM meta LIMIT 0",
)


def probe(connection: sqlite3.Connection, version: int) -> None:
    """Raise sqlite3.Error unless all that a file of this version holds is there."""
    for sql in (*_PROBES_1, *(_PROBES_2 if version > 1 else ())):
        connection.execute(sql)


def version_of(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def bring_up(connection: sqlite3.Connection) -> None:
    """Make or add what is missing, in one transaction."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Asked now: another window may have done it before us.
        for step in _STEPS[version_of(connection) :]:
            step(connection)
        # Written each time: a disk that takes nothing is found now and not in the middle of a game.
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _to_version_1(connection: sqlite3.Connection) -> None:
    for sql in _VERSION_1:
        connection.execute(sql)


def _to_version_2(connection: sqlite3.Connection) -> None:
    for sql in _VERSION_2:
        connection.execute(sql)
    over = connection.execute("SELECT id, header FROM matches WHERE finished IS NOT NULL")
    for match_id, header in over.fetchall():
        sql = "SELECT action FROM actions WHERE match_id = ? ORDER BY place"
        actions = [action for (action,) in connection.execute(sql, (match_id,))]
        sql = "UPDATE matches SET digest = ? WHERE id = ?"
        connection.execute(sql, (digest_of(header, actions), match_id))


_STEPS: Final[tuple[Callable[[sqlite3.Connection], None], ...]] = (_to_version_1, _to_version_2)
