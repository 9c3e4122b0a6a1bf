"""Two things that a start need not pay for. Neither changes what the program does."""

from __future__ import annotations

import gc
import importlib
import linecache
from contextlib import suppress
from typing import Any


def begin() -> None:
    """Look for no garbage while nothing but lasting things is made."""
    gc.disable()


def end() -> None:
    """The window is there: from now on everything is as usual."""
    linecache.clearcache()
    gc.freeze()
    gc.enable()


def leave_sources_unread() -> None:
    """Once Qt can be loaded, and before our modules are.

    Qt for Python reads the source of each module that is imported, to see whether it may switch
    to other names of Qt's functions (`from __feature__ import …`). None of ours does.
    """
    with suppress(ImportError, AttributeError):
        importlib.import_module("PySide6.QtCore")
        feature: Any = importlib.import_module("shibokensupport.feature")
        feature._mod_uses_pyside = lambda module: False
