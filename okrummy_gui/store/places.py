"""The folders of this user that the game may write to; none is made before it is needed."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

HOME_VARIABLE = "OKRUMMY_HOME"
_APP = "okrummy"


def data_folder() -> Path:
    """Where the matches are; OKRUMMY_HOME, for a portable game, stands in for all folders."""
    return _home() or platformdirs.user_data_path(_APP, appauthor=False)


def config_folder() -> Path:
    """Where the settings are; on some systems the same as `data_folder`."""
    return _home() or platformdirs.user_config_path(_APP, appauthor=False)


def log_folder() -> Path:
    """Where the log is."""
    home = _home()
    return home / "log" if home else platformdirs.user_log_path(_APP, appauthor=False)


def _home() -> Path | None:
    home = os.environ.get(HOME_VARIABLE, "")
    return Path(home).expanduser().absolute() if home else None
