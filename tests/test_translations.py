"""Every text is translated, completely and with its placeholders."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = sorted(
    file.stem.removeprefix("okrummy_")
    for file in (ROOT / "translations").glob("okrummy_*.ts")
    if file.stem != "okrummy_en"
)
PLACEHOLDER = re.compile(r"\{[^}]*\}|%n")


def messages(file: Path) -> dict[tuple[str, str, str], ET.Element]:
    found = {}
    for context in ET.parse(file).getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            key = (name, message.findtext("source") or "", message.findtext("comment") or "")
            found[key] = message
    return found


def wordings(message: ET.Element) -> list[str]:
    translation = message.find("translation")
    assert translation is not None
    forms = translation.findall("numerusform")
    return [form.text or "" for form in forms] if forms else [translation.text or ""]


@pytest.mark.parametrize("language", [*LANGUAGES, "en"])
def test_no_text_is_unfinished_unused_or_empty(language):
    for key, message in messages(ROOT / f"translations/okrummy_{language}.ts").items():
        assert message.find("translation").get("type") is None, key
        assert all(wordings(message)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_translation_keeps_the_placeholders(language):
    for (_, source, _), message in messages(ROOT / f"translations/okrummy_{language}.ts").items():
        expected = sorted(PLACEHOLDER.findall(source))
        for wording in wordings(message):
            found = sorted(PLACEHOLDER.findall(wording))
            # the singular may spell the number out
            assert found == expected or (message.get("numerus") and "%n" not in found), source


def test_the_texts_in_the_code_are_those_in_the_translations(tmp_path):
    before = {
        language: messages(ROOT / f"translations/okrummy_{language}.ts").keys()
        for language in LANGUAGES
    }
    collect = [sys.executable, str(ROOT / "packaging/update_translations.py"), str(tmp_path)]
    subprocess.run(collect, check=True, capture_output=True)
    for language in LANGUAGES:
        assert messages(tmp_path / f"okrummy_{language}.ts").keys() == before[language]
