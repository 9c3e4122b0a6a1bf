"""Switching the language while the program runs."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import PySide6
import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from okrummy_gui.engine.cards import Suit
from okrummy_gui.model.language import Languages
from okrummy_gui.model.sentences import suit_name


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    before = QLocale()
    made = Languages(qapp)
    yield made
    made.switch("en")
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("code", "hearts", "cancel"),
    [
        ("en", "hearts", "Cancel"),
        ("de", "Herz", "Abbrechen"),
        ("nl", "harten", "Annuleren"),
        ("es", "corazones", "Cancelar"),
    ],
)
def test_our_words_and_qts_buttons_change(
    languages: Languages, qtbot: Any, code: str, hearts: str, cancel: str
) -> None:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert languages.switch(code) is None
    QApplication.processEvents()
    assert languages.current == code
    assert suit_name(Suit.HEARTS) == hearts
    button = box.button(QDialogButtonBox.StandardButton.Cancel)
    assert button.text().replace("&", "") == cancel
    assert QLocale().name().startswith(code)


def test_a_missing_translation_is_said_and_english_spoken(qapp: QApplication) -> None:
    languages = Languages(qapp, ":/nowhere")
    problem = languages.switch("de")
    assert problem is not None
    assert "Deutsch" in problem
    assert languages.current == "en"
    assert suit_name(Suit.HEARTS) == "hearts"


@pytest.mark.parametrize("code", ["", "tlh"])
def test_the_system_decides_when_nothing_fits(
    languages: Languages, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    monkeypatch.setattr(languages, "of_system", lambda: "nl")
    languages.switch(code)
    assert languages.current == "nl"


def test_the_system_is_asked_in_its_order(monkeypatch: pytest.MonkeyPatch) -> None:
    class System:
        tags: tuple[str, ...] = ("fr-CH", "de-CH", "en")

        def uiLanguages(self) -> list[str]:
            return list(self.tags)

    system = System()
    monkeypatch.setattr("okrummy_gui.model.language.QLocale.system", lambda: system)
    assert Languages.of_system() == "de"
    system.tags = ("fr-CH",)
    assert Languages.of_system() == "en"


def test_languages_are_named_in_their_own_words(languages: Languages) -> None:
    named = {code: languages.name(code) for code in languages.available()}
    assert named == {"en": "English", "de": "Deutsch", "es": "Español", "nl": "Nederlands"}


NEW = """<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en"><context><name>Languages</name><message>
<source>English</source><comment>this language in its own words</comment>
<translation>Français</translation></message></context><context><name>Sentences</name><message>
<source>hearts</source><translation>cœur</translation></message></context></TS>
"""


def test_a_file_is_all_that_a_new_language_needs(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "okrummy_fr.ts"
    source.write_text(NEW, encoding="utf-8")
    lrelease = Path(PySide6.__file__).parent / "lrelease"
    subprocess.run([lrelease, "-silent", source], check=True)
    monkeypatch.setattr("okrummy_gui.model.language.FOLDER", str(tmp_path))
    languages = Languages(qapp, str(tmp_path))
    assert languages.available() == ("en", "fr")
    assert languages.name("fr") == "Français"
    assert languages.switch("fr") is None
    assert suit_name(Suit.HEARTS) == "cœur"
    languages.switch("en")
