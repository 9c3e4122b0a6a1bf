"""The rules while somebody chooses them."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from okrummy_gui.engine.rules import DEFAULT_RULES, RESTOCKS_BY_SEATS, Rules, RulesError
from okrummy_gui.model.options import Value

_AT_HOME: Final[dict[str, dict[str, Value]]] = {
    "partners": {"seats": 4},
    "partners_defend": {"seats": 4, "partners": True},
}
"""A table at which every value of the option is possible."""


class Draft:
    """Rules while somebody chooses them: whatever is chosen, `rules` is possible.

    What is impossible for a while (partners at a table for three) is not forgotten: it counts
    again once it is possible. Restocks follow the number of seats until they are chosen (R16).
    """

    def __init__(self, rules: Rules = DEFAULT_RULES) -> None:
        self._chosen: dict[str, Any] = {}
        self.take(rules)

    def take(self, rules: Rules) -> None:
        """Choose all of them at once, as a preset does."""
        self._chosen = {field.name: getattr(rules, field.name) for field in fields(rules)}
        if rules.restocks == RESTOCKS_BY_SEATS[rules.seats]:
            del self._chosen["restocks"]

    def choose(self, field: str, value: Value) -> None:
        """RulesError for a value that the option can't have at any table."""
        Rules(**{**_AT_HOME.get(field, {}), field: value})  # type: ignore[arg-type]  # by name
        self._chosen[field] = value
        if field == "restocks" and value == RESTOCKS_BY_SEATS[self._chosen["seats"]]:
            del self._chosen["restocks"]

    @property
    def rules(self) -> Rules:
        """What can be played of the choices."""
        chosen = dict(self._chosen)
        while True:
            try:
                return Rules(**chosen)
            except RulesError as error:
                del chosen[error.field]
