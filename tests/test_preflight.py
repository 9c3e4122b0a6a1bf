"""What keeps the program from starting is said in one message, and nothing is written then."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from okrummy_gui import preflight
from okrummy_gui.__main__ import main


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


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X and Wayland are Linux's")
def test_without_a_display_the_window_is_refused_in_one_line(no_screen, capsys, tmp_path):
    before = sorted(tmp_path.rglob("*"))
    assert main([]) == 1
    assert capsys.readouterr().err.splitlines() == [
        "okrummy: There is no display: please start Oklahoma Rummy from a desktop."
    ]
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X and Wayland are Linux's")
def test_a_display_that_does_not_answer_is_named(no_screen, monkeypatch):
    monkeypatch.setenv("DISPLAY", ":4711")
    monkeypatch.setattr(preflight, "_plugin", lambda name: "libc.so.6")
    assert ":4711" in (preflight.problem(window=True) or "")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X and Wayland are Linux's")
def test_a_desktop_shows_the_message_in_a_dialog_too(monkeypatch, capsys):
    shown: list[list[str]] = []

    def run(command, **options):
        shown.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.setattr(preflight.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(preflight.subprocess, "run", run)
    preflight.tell("It <b>broke</b>.")
    assert capsys.readouterr().err == "okrummy: It <b>broke</b>.\n"
    assert len(shown) == 1
    assert "--text=It <b>broke</b>." in shown[0]
    assert "--no-markup" in shown[0]
