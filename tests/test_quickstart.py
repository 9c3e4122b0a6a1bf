"""What a start is spared: nothing that counts, and only until the window is there."""

from __future__ import annotations

import subprocess
import sys

from okrummy_gui.ai.levels import LEVELS, STRONGEST
from okrummy_gui.model import setup


def run(code: str) -> str:
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_garbage_is_looked_for_again_once_the_window_is_there() -> None:
    code = (
        "import gc\n"
        "from okrummy_gui import quickstart\n"
        "quickstart.begin(); print(gc.isenabled())\n"
        "quickstart.end(); print(gc.isenabled())\n"
    )
    assert run(code).split() == ["False", "True"]


def test_qt_reads_no_sources_of_ours() -> None:
    code = (
        "import linecache\n"
        "from okrummy_gui import quickstart\n"
        "quickstart.leave_sources_unread()\n"
        "import okrummy_gui.view.window\n"
        "print([name for name in linecache.cache if 'okrummy' in name])\n"
    )
    assert run(code) == "[]"


def test_the_window_is_there_without_what_is_opened_later() -> None:
    later = (
        "okrummy_gui.ai.levels",
        "okrummy_gui.arena",
        "okrummy_gui.engine.protocol",
        "okrummy_gui.model.exchange",
        "okrummy_gui.model.session",
        "okrummy_gui.model.statistics",
        "okrummy_gui.model.tutorial",
        "okrummy_gui.view.dialogs.exportdialog",
        "okrummy_gui.view.help.window",
        "okrummy_gui.view.newgame.dialog",
        "okrummy_gui.view.companions",
        "okrummy_gui.view.story",
        "okrummy_gui.view.table.table",
        "okrummy_gui.view.table.openstage",
        "okrummy_gui.view.table.playstage",
        "okrummy_gui.view.reader.texttable",
        "okrummy_gui.view.dialogs.scoredialog",
        "okrummy_gui.view.settings.dialog",
        "okrummy_gui.view.sound.speaker",
        "okrummy_gui.view.dialogs.statisticsdialog",
        "okrummy_gui.view.lessons.tutorial",
        "hashlib",
        "multiprocessing",
        "socket",
    )
    code = (
        "import sys\n"
        "import okrummy_gui.__main__, okrummy_gui.application\n"
        f"print([name for name in {later!r} if name in sys.modules])\n"
    )
    assert run(code) == "[]"


def test_the_names_of_the_levels_are_those_of_the_players() -> None:
    assert tuple(LEVELS) == setup.LEVELS
    assert setup.LEVELS[-1] == STRONGEST
