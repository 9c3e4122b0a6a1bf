"""What keeps the program from starting is said in one message, and nothing is written then."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from okrummy_gui import preflight
from okrummy_gui.__main__ import main

PROGRAM = """
from okrummy_gui import assets
from okrummy_gui.model.language import Languages
assets.register()
print(Languages.of_system())
"""
FIND_LANGUAGES = preflight._system_languages
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X and Wayland are Linux's")
TEXTS = {name: text for name, text in vars(preflight).items() if isinstance(text, preflight.Text)}


@pytest.fixture(autouse=True)
def in_english(monkeypatch):
    monkeypatch.setattr(preflight, "_system_languages", lambda: ["en"])


@pytest.fixture
def no_screen(monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def bundle(tmp_path, monkeypatch) -> Path:
    """A whole installation of two files."""
    folder = tmp_path / "bundle"
    folder.mkdir()
    (folder / "python.so").write_bytes(b"12345")
    (folder / "okrummy.rcc").write_bytes(b"qres")
    (folder / "files.txt").write_text("5 python.so\n4 okrummy.rcc\n", encoding="utf-8")
    monkeypatch.setattr(preflight, "bundle", lambda: folder)
    return folder


def test_a_whole_installation_has_no_problem(bundle):
    assert preflight.problem(window=False) is None


def test_a_checkout_is_no_bundle():
    assert preflight.bundle() is None


@pytest.mark.parametrize("name", ["python.so", "okrummy.rcc", "files.txt"])
def test_a_lost_file_is_named(bundle, name):
    (bundle / name).unlink()
    assert name in (preflight.problem(window=False) or "")


def test_a_cut_file_is_named(bundle):
    (bundle / "python.so").write_bytes(b"123")
    assert "python.so is missing or not whole" in (preflight.problem(window=False) or "")


def test_a_list_that_is_no_text_is_damage(bundle):
    (bundle / "files.txt").write_bytes(b"\xff\xfe\x00")
    assert "damaged" in (preflight.problem(window=False) or "")


def test_a_missing_library_is_told_with_its_package():
    error = "libEGL.so.1: cannot open shared object file: No such file or directory"
    told = preflight._library_sentence(error)
    assert "libEGL.so.1 is missing" in told
    assert "apt install libegl1" in told


def test_another_fault_of_the_loader_is_told_as_it_is():
    error = "/lib/libc.so.6: version `GLIBC_2.99' not found"
    assert "GLIBC_2.99" in preflight._library_sentence(error)


@LINUX
def test_without_a_display_the_window_is_refused_in_one_line(no_screen, capsys, tmp_path):
    before = sorted(tmp_path.rglob("*"))
    assert main([]) == 1
    assert capsys.readouterr().err.splitlines() == [
        "okrummy: There is no display. Please start Oklahoma Rummy from a desktop."
    ]
    assert sorted(tmp_path.rglob("*")) == before


@LINUX
def test_a_display_that_does_not_answer_is_named(no_screen, monkeypatch):
    monkeypatch.setenv("DISPLAY", ":4711")
    monkeypatch.setattr(preflight, "_plugin", lambda name: "libc.so.6")
    assert ":4711" in (preflight.problem(window=True) or "")


@LINUX
def test_a_desktop_shows_the_message_in_a_dialog_too(monkeypatch, capsys):
    shown: list[list[str]] = []

    def run(command, **options):
        shown.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.setattr(preflight.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(subprocess, "run", run)
    preflight.tell("It <b>broke</b>.")
    assert capsys.readouterr().err == "okrummy: It <b>broke</b>.\n"
    assert len(shown) == 1
    assert "--text=It <b>broke</b>." in shown[0]
    assert "--no-markup" in shown[0]


@pytest.mark.parametrize("name", sorted(TEXTS))
def test_a_message_is_in_every_language_with_the_same_words_to_fill_in(name):
    text = TEXTS[name]
    assert len(set(text)) == len(preflight.Text._fields)
    assert len({frozenset(re.findall(r"{\w+}", said)) for said in text}) == 1


@pytest.mark.parametrize(
    ("languages", "word"),
    [
        (["de_CH.UTF-8"], "Anzeige"),
        (["fr", "nl_NL"], "beeldscherm"),
        (["es-419"], "pantalla"),
        (["deu", "pt_BR"], "display"),
        (["C.UTF-8"], "display"),
        ([], "display"),
    ],
)
def test_the_message_is_in_the_first_language_of_the_system_that_there_is(
    no_screen, monkeypatch, languages, word
):
    monkeypatch.setattr(preflight, "_system_languages", lambda: languages)
    assert word in preflight._said(preflight.NO_DISPLAY)


@LINUX
@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "nl_BE@euro"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "nl_BE", "LC_ALL": "es_MX"}, "es"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "fr:nl:de"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": ""}, "de"),
    ],
)
def test_linux_says_its_language_in_variables_of_which_the_program_makes_the_same(
    monkeypatch, variables, language
):
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(preflight, "_system_languages", FIND_LANGUAGES)
    assert preflight.language() == language
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, check=True)
    assert done.stdout.decode().strip() == language
