"""CHANGELOG.md in the forms that packages want."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime
from email.utils import format_datetime
from pathlib import Path
from xml.sax.saxutils import escape


@dataclass(frozen=True, slots=True)
class Release:
    version: str
    day: date
    notes: tuple[str, ...]


def releases(changelog: Path, unreleased: date) -> list[Release]:
    """The newest first; one that is not released yet gets the given day."""
    found = []
    parts = re.split(r"^## ", changelog.read_text("utf-8"), flags=re.MULTILINE)[1:]
    for part in parts:
        head, _, body = part.partition("\n")
        match = re.match(r"(\d+(?:\.\d+)+)\s*(?:\((.*)\))?", head)
        if match is None:
            raise SystemExit(f"{changelog.name}: no version in the heading: {head}")
        told = match.group(2) or ""
        day = date.fromisoformat(told) if re.fullmatch(r"\d{4}-\d\d-\d\d", told) else unreleased
        notes = re.findall(r"^- (.+?)(?=^- |\Z)", body, flags=re.MULTILINE | re.DOTALL)
        found.append(Release(match.group(1), day, tuple(" ".join(note.split()) for note in notes)))
    return found


def plain(note: str) -> str:
    """Without Markdown's marks."""
    return re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", note).replace("`", "").replace("**", "")


def metainfo(found: list[Release]) -> str:
    blocks = []
    for release in found:
        items = "".join(f"\n          <li>{escape(plain(note))}</li>" for note in release.notes)
        blocks.append(
            f'<release version="{release.version}" date="{release.day.isoformat()}">\n'
            f"      <description>\n        <ul>{items}\n        </ul>\n"
            "      </description>\n    </release>"
        )
    return "\n    ".join(blocks)


def debian(found: list[Release], maintainer: str) -> str:
    blocks = []
    for release in found:
        stamp = datetime(release.day.year, release.day.month, release.day.day, 12, tzinfo=UTC)
        notes = "\n".join(_wrapped(plain(note)) for note in release.notes)
        blocks.append(
            f"okrummy ({release.version}) unstable; urgency=medium\n\n{notes}\n\n"
            f" -- {maintainer}  {format_datetime(stamp)}\n"
        )
    return "\n".join(blocks)


def _wrapped(text: str) -> str:
    import textwrap

    return textwrap.fill(text, 76, initial_indent="  * ", subsequent_indent="    ")
