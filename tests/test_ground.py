"""The ground the project stands on: the Qt binding, the pinned versions, the system packages."""

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication, QResource
from PySide6.QtWidgets import QApplication, QGraphicsRectItem

from okrummy_gui import assets

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def develop(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    spec = importlib.util.spec_from_file_location("develop", ROOT / "packaging" / "develop.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_qt_calls_keep_the_references_to_none(qapp: QApplication) -> None:
    """PySide6 6.12.0 lost one at each call on Python 3.11 and aborted in the end."""
    item = QGraphicsRectItem()
    before = sys.getrefcount(None)
    for step in range(2000):
        QCoreApplication.processEvents()
        item.setX(step)
    assert sys.getrefcount(None) > before - 500


def test_constraints_pin_exact_versions_and_name_no_address() -> None:
    text = (ROOT / "constraints.txt").read_text("utf-8")
    assert "://" not in text
    assert "@" not in text
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert [line for line in lines if not re.fullmatch(r"[\w.-]+==[\w.]+", line)] == []
    assert lines == sorted(lines, key=str.lower)


def test_system_packages_parse(develop: ModuleType) -> None:
    text = (ROOT / "packaging" / "system-packages.txt").read_text("utf-8")
    packages = develop.parse_packages(text)
    assert set(packages) == {"run", "desktop", "optional"}
    names = [name for group in packages.values() for name in group]
    assert len(names) == len(set(names))
    assert [name for name in names if not re.fullmatch(r"[a-z0-9][a-z0-9+.-]+", name)] == []


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_a_display_is_found_by_its_variable(
    develop: ModuleType, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for each in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(each, raising=False)
    assert not develop.has_display()
    monkeypatch.setenv(name, "something")
    assert develop.has_display()


def test_without_a_display_play_says_so_in_one_line(
    develop: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(develop, "has_display", lambda: False)
    assert develop.main(["play"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "display" in said.err


def test_assets_are_registered_once() -> None:
    assets.register()
    assets.register()
    assert QResource(":/").isValid()


def test_missing_assets_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "okrummy.rcc"
    monkeypatch.setattr(assets, "FILE", file)
    with pytest.raises(assets.AssetsMissing, match=r"okrummy\.rcc"):
        assets.register()
    file.write_bytes(b"no resource")
    with pytest.raises(assets.AssetsMissing, match=r"okrummy\.rcc"):
        assets.register()
