"""What the tests of the view share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication


class Loud(QTranslator):
    """A language in which everything is said loudly."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, *rest: object) -> str:
        return f"{text}!"


@pytest.fixture
def loud(qtbot: Any) -> Iterator[Callable[[], object]]:
    """Switches the language; taken back after the test."""
    translator = Loud()
    yield lambda: (QCoreApplication.installTranslator(translator), QApplication.processEvents())
    QCoreApplication.removeTranslator(translator)
