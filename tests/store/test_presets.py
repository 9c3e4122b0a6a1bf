"""The file of the presets: it comes back, survives foreign hands, and nothing in it is lost."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from okrummy_gui.store.presets import (
    ASIDE,
    KeptSeat,
    LastGame,
    NewerFile,
    OwnPreset,
    PresetProblem,
    Presets,
    ProblemKind,
    load,
    save,
)

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=6,
)
RULES = st.dictionaries(st.sampled_from(["seats", "target", "later"]), st.integers() | st.none())
NAMES = st.text("abcdefgäß😀", min_size=1, max_size=40)
PRESETS = st.builds(
    Presets,
    own=st.lists(st.builds(OwnPreset, NAMES, RULES), unique_by=lambda p: p.name.casefold()).map(
        tuple
    ),
    last=st.none()
    | st.builds(
        LastGame,
        RULES,
        st.text(),
        st.booleans(),
        st.dictionaries(
            st.sampled_from("SWNE"), st.builds(KeptSeat, st.text(), st.sampled_from(["", "level5"]))
        ),
    ),
)


def written(folder: Path, found: Any) -> Path:
    path = folder / "presets.json"
    path.write_text(json.dumps(found), encoding="utf-8")
    return path


@given(PRESETS)
def test_saved_presets_come_back(presets: Presets) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "presets.json"
        save(path, presets)
        assert load(path) == (presets, ())
        assert os.listdir(folder) == ["presets.json"]


@given(st.dictionaries(st.sampled_from(["format", "presets", "last", "later"]), JSON))
def test_any_value_anywhere_gives_presets_that_can_be_saved(found: dict[str, Any]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = written(Path(folder), found)
        presets, problems = load(path)
        if PresetProblem(ProblemKind.NEWER) in problems:
            return
        save(path, presets)
        assert load(path) == (presets, ())


@given(st.binary())
def test_any_bytes_give_presets(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "presets.json"
        path.write_bytes(data)
        load(path)


def test_no_file_is_no_problem(tmp_path: Path) -> None:
    assert load(tmp_path / "f" / "presets.json") == (Presets(), ())
    assert not (tmp_path / "f").exists()


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"\xff", b'{"format": "x"}', b'{"format": 0}', b"[" * 100_000]
)
def test_a_damaged_file_is_kept_aside(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "presets.json"
    path.write_bytes(data)
    assert load(path) == (Presets(), (PresetProblem(ProblemKind.DAMAGED),))
    assert (tmp_path / "presets.json.damaged").read_bytes() == data
    assert load(path) == (Presets(), ())


def test_a_file_of_a_newer_format_is_neither_read_nor_replaced(tmp_path: Path) -> None:
    path = written(tmp_path, {"format": 2, "presets": "in another way"})
    before = path.read_bytes()
    assert load(path) == (Presets(), (PresetProblem(ProblemKind.NEWER),))
    with pytest.raises(NewerFile):
        save(path, Presets((OwnPreset("Mine"),)))
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["presets.json"]


def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "presets.json"
    path.mkdir()
    assert load(path) == (Presets(), (PresetProblem(ProblemKind.UNREADABLE),))
    with pytest.raises(OSError):
        save(path, Presets())
    assert os.listdir(tmp_path) == ["presets.json"]


def test_presets_of_one_name_are_told_apart(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        {"presets": [{"name": "Mine"}, {"name": " MINE ", "rules": {"target": 99}}, {"name": "x"}]},
    )
    presets, problems = load(path)
    assert [preset.name for preset in presets.own] == ["Mine", "MINE (2)", "x"]
    assert presets.own[1].rules == {"target": 99}
    assert problems == (PresetProblem(ProblemKind.SAME_NAME, "MINE", "MINE (2)"),)
    save(path, presets)
    assert load(path) == (presets, ())


@pytest.mark.parametrize(
    "entry", [1, None, [], {}, {"name": ""}, {"name": 3}, {"name": "a", "rules": []}]
)
def test_what_is_no_preset_is_told_once_and_never_lost(tmp_path: Path, entry: Any) -> None:
    path = written(tmp_path, {"presets": [entry, {"name": "Mine"}], ASIDE: ["earlier"]})
    presets, problems = load(path)
    assert problems == (PresetProblem(ProblemKind.NOT_A_PRESET),)
    assert [preset.name for preset in presets.own] == ["Mine"]
    save(path, presets)
    assert load(path)[1] == ()
    save(path, load(path)[0])
    assert json.loads(path.read_text())[ASIDE] == ["earlier", entry]


def test_fields_that_are_not_ours_are_kept(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        {"later": [1], "presets": [{"name": "Mine", "colour": "red", "rules": {"jokers": 2}}]},
    )
    presets, problems = load(path)
    assert problems == ()
    save(path, presets)
    found = json.loads(path.read_text())
    assert found["later"] == [1]
    assert found["presets"] == [{"name": "Mine", "rules": {"jokers": 2}, "colour": "red"}]


@pytest.mark.parametrize(
    ("last", "field"),
    [
        ({"rules": 3}, "rules"),
        ({"preset": 3}, "preset"),
        ({"own": "yes"}, "own"),
        ({"seats": []}, "seats"),
        ({"seats": {"S": 1}}, "seats"),
        ({"seats": {"S": {"name": 1}}}, "seats"),
        ("x", ""),
    ],
)
def test_of_a_wrong_last_game_only_the_wrong_part_is_left_out(
    tmp_path: Path, last: Any, field: str
) -> None:
    if isinstance(last, dict):
        last = {"preset": "double", "seats": {"N": {"name": "Ada", "level": "level5"}}} | last
    presets, problems = load(written(tmp_path, {"last": last}))
    assert problems == (PresetProblem(ProblemKind.LAST_GAME, field=field),)
    if field == "rules":
        assert presets.last == LastGame({}, "double", False, {"N": KeptSeat("Ada", "level5")})


def test_a_save_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "presets.json"
    kept = Presets((OwnPreset("Mine", {"target": 99}),))
    save(path, kept)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError):
        save(path, Presets())
    assert load(path) == (kept, ())
    assert os.listdir(tmp_path) == ["presets.json"]
