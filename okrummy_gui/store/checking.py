"""What can be found out about a file before a byte of it is changed, and what is done with a bad
one."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from itertools import count
from pathlib import Path

from okrummy_gui.store import schema
from okrummy_gui.store.contract import StoreTrouble, TroubleKind

BUSY_SECONDS = 2.0

_MAGIC = b"SQLite format 3\0"
_BESIDE_THE_FILE = ("-wal", "-shm", "-journal")


@contextmanager
def told(path: Path) -> Iterator[None]:
    """Turn what the disk does to us into a StoreTrouble; mistakes in the calls pass."""
    try:
        yield
    except (sqlite3.IntegrityError, sqlite3.ProgrammingError):
        raise
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise StoreTrouble(_kind_of(error), path) from error
    except OSError as error:
        raise StoreTrouble(TroubleKind.UNWRITABLE, path) from error


def _kind_of(error: sqlite3.Error | UnicodeDecodeError) -> TroubleKind:
    # Without a code it is text that is not UTF-8, be it a name in the message of the error itself;
    # SQLITE_ERROR is a table or column not there.
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR):
        return TroubleKind.DAMAGED
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL):
        return TroubleKind.LOCKED
    return TroubleKind.UNWRITABLE


def connect(path: Path, options: str) -> sqlite3.Connection:
    return sqlite3.connect(
        f"{path.absolute().as_uri()}?{options}",
        uri=True,
        timeout=BUSY_SECONDS,
        isolation_level=None,
    )


def make_private(path: Path) -> None:
    """Make folder and file for this user alone; SQLite gives its other files the same mode."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDONLY | os.O_CREAT, 0o600))


def check(path: Path) -> None:
    """Raise NEWER or DAMAGED while not a byte of the file has been changed."""
    logged = _holds_something(_with_suffix(path, "-wal"))
    if _holds_something(path):
        _check_header(path, logged)
    elif logged:
        # SQLite would throw away a log whose database is gone, and with it the actions in it.
        raise StoreTrouble(TroubleKind.DAMAGED, path)
    else:
        return
    # Only a program killed while it made the file leaves a journal, and then nothing can be read
    # before SQLite has undone what that one began.
    mode = "rw" if _holds_something(_with_suffix(path, "-journal")) else "ro"
    with closing(connect(path, f"mode={mode}")) as connection:
        _check_content(path, connection)


def _check_header(path: Path, logged: bool) -> None:
    """Check by the file format what SQLite forgives, and without the files even a reader leaves.

    It would take a few bytes for an empty database, read a last page cut short as if it ended in
    zeros (rightly so if the log has it whole) and only read a file of an unknown write format.
    """
    with path.open("rb") as file:
        header = file.read(100)
    if len(header) < 100 or not header.startswith(_MAGIC):
        raise StoreTrouble(TroubleKind.DAMAGED, path)
    if int.from_bytes(header[60:64], "big", signed=True) > schema.SCHEMA_VERSION:
        raise StoreTrouble(TroubleKind.NEWER, path)
    page_size = int.from_bytes(header[16:18], "big") or 512
    cut_short = not logged and path.stat().st_size % page_size != 0
    if cut_short or header[18] not in (1, 2):
        raise StoreTrouble(TroubleKind.DAMAGED, path)


def _check_content(path: Path, connection: sqlite3.Connection) -> None:
    version = schema.version_of(connection)
    if version > schema.SCHEMA_VERSION:  # the log may know better than the header
        raise StoreTrouble(TroubleKind.NEWER, path)
    if version == 0:
        sound = not connection.execute("SELECT name FROM sqlite_master").fetchall()
    else:
        sound = version > 0
        schema.probe(connection, version)
    if not sound or not _is_whole(connection):
        raise StoreTrouble(TroubleKind.DAMAGED, path)


def _is_whole(connection: sqlite3.Connection) -> bool:
    return connection.execute("PRAGMA quick_check(1)").fetchall() == [("ok",)]


def read_copy(path: Path) -> sqlite3.Connection | None:
    """A copy in memory of a file that must not or cannot be written; None: it can't be read.

    A file of a newer version is read if it has what this version reads.
    """
    # Told that nobody writes it, SQLite makes no files beside it, but overlooks the log.
    ways = ["mode=ro&immutable=1"]
    with suppress(OSError):
        if _holds_something(_with_suffix(path, "-wal")):
            ways.insert(0, "mode=ro")
    for way in ways:
        copy = sqlite3.connect(":memory:", isolation_level=None)
        try:
            if _copied(path, way, copy):
                return copy
        except (sqlite3.Error, UnicodeDecodeError):
            pass
        copy.close()
    return None


def _copied(path: Path, way: str, copy: sqlite3.Connection) -> bool:
    with closing(connect(path, way)) as connection:
        connection.backup(copy)
    if schema.version_of(copy) < schema.SCHEMA_VERSION:
        schema.bring_up(copy)
    schema.probe(copy, schema.SCHEMA_VERSION)
    return _is_whole(copy)


def set_aside(path: Path) -> Path | None:
    """Rename the file and those that belong to it, so that they still open as one; None: can't."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    name = f"{path.name}.damaged-{stamp}"
    names = (name if n == 1 else f"{name}-{n}" for n in count(1))
    kept_as = next(path.with_name(n) for n in names if not path.with_name(n).exists())
    try:
        for suffix in (*_BESIDE_THE_FILE, ""):
            source = _with_suffix(path, suffix)
            if source.exists():
                source.rename(_with_suffix(kept_as, suffix))
    except OSError:
        return None
    return kept_as


def _with_suffix(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def _holds_something(path: Path) -> bool:
    return path.exists() and path.stat().st_size > 0
