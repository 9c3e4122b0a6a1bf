"""What every test stands on: no screen, no files of the user, compiled resources."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from okrummy_gui import assets

# A busy machine must not fail a property by its clock.
settings.register_profile("okrummy", deadline=None)
settings.load_profile("okrummy")


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings and saves of a test lie in its own folder."""
    for name in ("CACHE", "CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / "xdg" / name.lower()))


@pytest.fixture(autouse=True, scope="session")
def _assets() -> None:
    assets.register()


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """No test leaves its language to the next one."""
    yield
    qt = QCoreApplication.instance()
    for translator in qt.findChildren(QTranslator) if qt else ():
        QCoreApplication.removeTranslator(translator)
    QLocale.setDefault(QLocale(QLocale.Language.English))
