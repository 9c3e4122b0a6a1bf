"""Settings that come back, survive foreign hands and never stop the game; the folders."""

from __future__ import annotations

import json
import os
import stat
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from okrummy_gui.store import places
from okrummy_gui.store.settings import (
    DAMAGED,
    UNREADABLE,
    WRONG_FIELDS,
    Settings,
    load,
    save,
)

INTS = st.integers(-(2**31), 2**31 - 1)
SETTINGS = st.builds(
    Settings,
    language=st.text(),
    large_index=st.booleans(),
    motion=st.none() | st.floats(0, 10),
    sound=st.booleans(),
    volume=st.floats(0, 1),
    theme=st.text(),
    window=st.none() | st.tuples(INTS, INTS, INTS, INTS),
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)


@given(SETTINGS)
def test_saved_settings_come_back(settings: Settings) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "settings.json"
        save(path, settings)
        assert load(path) == (settings, None)
        assert os.listdir(folder) == ["settings.json"]


@given(st.dictionaries(st.sampled_from(list(Settings.__slots__)), JSON))
def test_any_value_in_any_field_gives_settings_that_can_be_saved(found: dict[str, Any]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "settings.json"
        path.write_text(json.dumps(found))
        settings, problem = load(path)
        assert problem in (None, WRONG_FIELDS)
        save(path, settings)
        assert load(path) == (settings, None)


@given(st.binary())
def test_any_bytes_give_settings(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "settings.json"
        path.write_bytes(data)
        settings, problem = load(path)
        assert (settings, problem) == (Settings(), DAMAGED) or path.exists()


def test_no_file_is_no_problem(tmp_path: Path) -> None:
    assert load(tmp_path / "f" / "settings.json") == (Settings(), None)
    assert not (tmp_path / "f").exists()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("language", 1),
        ("theme", None),
        ("large_index", 1),
        ("large_index", "true"),
        ("motion", "1"),
        ("motion", True),
        ("motion", -0.5),
        ("motion", float("nan")),
        ("motion", float("inf")),
        ("motion", 10**400),
        ("sort", 200.0),
        ("sound", 0),
        ("volume", None),
        ("window", [2**31, 0, 1, 1]),
        ("window", [1, 2, 3]),
        ("window", [1, 2, 3, "4"]),
        ("window", [1, 2, 3, True]),
        ("window", "1234"),
    ],
)
def test_a_wrong_field_alone_gets_its_default(tmp_path: Path, field: str, value: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"back": "Ada", field: value}))
    assert load(path) == (Settings(back="Ada"), WRONG_FIELDS)


def test_a_whole_number_is_a_motion(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('\ufeff{"motion": 0, "window": [1, 2, 3, 4]}', encoding="utf-8")
    settings, problem = load(path)
    assert (settings, problem) == (Settings(motion=0.0, window=(1, 2, 3, 4)), None)
    assert type(settings.motion) is float


def test_fields_that_are_not_ours_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"later": {"a": [1]}, "sort": "rank"}')
    settings, problem = load(path)
    assert (settings, problem) == (Settings(sort="rank"), None)
    save(path, Settings(sort="suit"))
    found = json.loads(path.read_text())
    assert (found["later"], found["sort"]) == ({"a": [1]}, "suit")


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 100_000, b"1" * 5000])
def test_a_damaged_file_is_kept_aside(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(data)
    assert load(path) == (Settings(), DAMAGED)
    assert not path.exists()
    assert (tmp_path / "settings.json.damaged").read_bytes() == data
    assert load(path) == (Settings(), None)


def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    assert load(path) == (Settings(), UNREADABLE)
    with pytest.raises(OSError):
        save(path, Settings())
    assert os.listdir(tmp_path) == ["settings.json"]


def test_a_save_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    save(path, Settings(sort="suit"))

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError):
        save(path, Settings(sort="rank"))
    assert load(path) == (Settings(sort="suit"), None)
    assert os.listdir(tmp_path) == ["settings.json"]


@pytest.mark.skipif(os.name != "posix", reason="POSIX modes")
def test_for_this_user_alone(tmp_path: Path) -> None:
    path = tmp_path / "f" / "settings.json"
    save(path, Settings())
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_the_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(places.HOME_VARIABLE, str(tmp_path / "portable"))
    assert places.data_folder() == places.config_folder() == tmp_path / "portable"
    assert not (tmp_path / "portable").exists()
    for unset in ("", None):
        if unset is None:
            monkeypatch.delenv(places.HOME_VARIABLE)
        else:
            monkeypatch.setenv(places.HOME_VARIABLE, unset)
        for folder in (places.data_folder(), places.config_folder()):
            assert folder.is_absolute()
            assert "okrummy" in folder.parts
