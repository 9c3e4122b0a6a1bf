"""The recipe of the Windows installer, as far as it can be read without Windows."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from okrummy_gui.preflight import OLDEST_WINDOWS

WINDOWS = Path(__file__).resolve().parents[2] / "packaging" / "windows"


@pytest.fixture(scope="module")
def recipe() -> ModuleType:
    before = list(sys.path)
    spec = importlib.util.spec_from_file_location("okrummy_windows", WINDOWS / "installer.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.path[:] = before
    return module


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("1.2.3", "1.2.3.0"), ("0.10", "0.10.0.0"), ("2.0.1rc1", "2.0.1.0"), ("1.2.3.4.5", "1.2.3.4")],
)
def test_windows_gets_a_version_of_four_numbers(
    recipe: ModuleType, version: str, numbers: str
) -> None:
    assert ".".join(recipe.four_numbers(version)) == numbers


def test_every_installed_file_is_removed_and_no_folder_before_what_lies_in_it(
    recipe: ModuleType, tmp_path: Path
) -> None:
    files = [
        tmp_path / name
        for name in ("a.exe", "runtime/b.dll", "runtime/deep/c.txt", "only/in/d.txt")
    ]
    install, _, remove = recipe.file_macros(tmp_path, files).partition("!macro RemoveFiles")

    assert re.findall(r'File "(.*)"', install) == sorted(map(str, files), key=install.index)
    assert len(re.findall(r'File "', install)) == len(files)
    assert set(re.findall(r'Delete "(.*)"', remove)) == {
        "$INSTDIR\\a.exe",
        "$INSTDIR\\runtime\\b.dll",
        "$INSTDIR\\runtime\\deep\\c.txt",
        "$INSTDIR\\only\\in\\d.txt",
    }
    folders = re.findall(r'RMDir "(.*)"', remove)
    assert folders.index("$INSTDIR\\runtime\\deep") < folders.index("$INSTDIR\\runtime")
    assert folders.index("$INSTDIR\\only\\in") < folders.index("$INSTDIR\\only")
    assert "/r" not in remove


def test_all_refuse_the_same_old_windows() -> None:
    for name in ("launcher.c", "okrummy.nsi"):
        text = (WINDOWS / name).read_text("utf-8")
        assert re.findall(r"OLDEST_BUILD (\d+)", text) == [str(OLDEST_WINDOWS)]


def test_the_starter_says_each_of_its_texts_in_four_languages() -> None:
    text = (WINDOWS / "launcher.rc").read_text("utf-8")
    once, spanish = re.split(r"^#define SPANISH", text, flags=re.MULTILINE)
    texts, _, used = spanish.partition("\n\n")
    blocks = re.split(r"^LANGUAGE LANG_(\w+)", once, flags=re.MULTILINE)[1:]
    tables = {
        language: [
            (number, said.count("%ls"))
            for number, said in re.findall(r'^  (\d) "(.*)"(?: \\)?$', block, re.MULTILINE)
        ]
        for language, block in zip((*blocks[::2], "SPANISH"), (*blocks[1::2], texts), strict=True)
    }
    assert re.findall(r"SUBLANG_\w+", used) == ["SUBLANG_SPANISH_MODERN", "SUBLANG_SPANISH_MEXICAN"]
    assert set(tables) == {"ENGLISH", "GERMAN", "DUTCH", "SPANISH"}
    assert tables["ENGLISH"] == [("1", 0), ("2", 0), ("3", 1), ("4", 1)]
    assert all(table == tables["ENGLISH"] for table in tables.values())


def test_the_installer_uses_only_texts_that_it_has() -> None:
    script = (WINDOWS / "okrummy.nsi").read_text("utf-8")
    texts = (WINDOWS / "languages.nsh").read_text("utf-8")
    used = set(re.findall(r"\$\((\w+)\)", script))
    given = re.findall(r"^\$\{Text\} (\w+)", texts, re.MULTILINE)
    assert used == set(given)
    assert len(given) == len(set(given))
