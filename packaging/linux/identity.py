"""Names by which systems know the program, each in one place."""

from __future__ import annotations

import os

APP_ID = "io.github.okrummy.okrummy"
"""For AppStream, Flatpak and macOS. Never change it once it is published."""
DEVELOPER_ID = "io.github.okrummy"
HOMEPAGE = os.environ.get("OKRUMMY_HOMEPAGE", "https://github.com/okrummy/okrummy").rstrip("/")
"""The release workflow names the repository that it runs in."""
MAINTAINER = os.environ.get(
    "OKRUMMY_MAINTAINER", "The Oklahoma Rummy authors <okrummy@users.noreply.github.com>"
)
SUMMARY = "card game in which the upcard sets the knock limit"
DESCRIPTION = """\
Oklahoma Rummy, also called Oklahoma Gin, is gin rummy in which the first
upcard sets how low you must get before you may knock. Two to four play,
against computer players of six levels or several people at one machine,
each for himself or in partnership, by every variant of the rules.
In English, German, Dutch and Spanish; no network is needed."""


def pictures(version: str) -> str:
    """Where the pictures of this version lie for software centres to fetch."""
    path = HOMEPAGE.removeprefix("https://github.com/")
    return f"https://raw.githubusercontent.com/{path}/v{version}/docs/pictures"
