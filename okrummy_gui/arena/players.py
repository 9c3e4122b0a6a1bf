"""Players by name: our own, and `package.module:Class` from outside."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable, Mapping
from typing import Any, Final

from okrummy_gui.ai import levels
from okrummy_gui.ai.player import Player

_OUTSIDE: Final = re.compile(r"(?P<module>[^\W\d]\w*(?:\.[^\W\d]\w*)*):(?P<name>[^\W\d]\w*)")


class PlayerUnusable(Exception):
    """There is no such player, or it can't be made; the message says which and why."""


def known_players() -> Mapping[str, Player]:
    """Our own players: the levels from the weakest up, the styles, then the references."""
    return {**levels.PLAYERS, **levels.REFERENCES}


def check_name(name: str) -> None:
    """PlayerUnusable unless the name is one of ours or has the form of one from outside."""
    if name in known_players() or _OUTSIDE.fullmatch(name):
        return
    known = ", ".join(known_players())
    raise PlayerUnusable(
        f"no player is called {name!r}; there are {known}, and package.module:Class from outside"
    )


def maker_of(name: str) -> Callable[[], Player]:
    """What makes the named player; PlayerUnusable says why there is none.

    Ours hold no state and are always the same object. One from outside is made anew for each seat
    of each game, so that a game does not depend on those before it.
    """
    check_name(name)
    found = _OUTSIDE.fullmatch(name)
    if found is None:
        player = known_players()[name]
        return lambda: player
    made: Callable[[], Player] = _class_of(name, found["module"], found["name"])
    return made


def _class_of(name: str, module: str, attribute: str) -> Any:
    # As `python -m` does: what lies in the folder one stands in can be named.
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found = getattr(importlib.import_module(module), attribute)
    except AttributeError as error:
        raise PlayerUnusable(f"{name}: {module} has no {attribute}") from error
    except Exception as error:
        raise PlayerUnusable(
            f"{name}: {module} cannot be imported: {type(error).__name__}: {error}"
        ) from error
    if not callable(getattr(found, "choose", None)):
        raise PlayerUnusable(f"{name}: {attribute} has no method choose(view, rng)")
    return found
