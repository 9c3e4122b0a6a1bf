"""The help: the same in every language, no dead link, open at what the table shows."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow

from okrummy_gui.engine.protocol import Discard, HandResult, Outcome, Phase, Seat
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.helpscenes import help_scene, scene_names
from okrummy_gui.model.language import Languages
from okrummy_gui.model.options import OPTIONS, option_help, option_label
from okrummy_gui.model.setup import Occupant, Setup
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.dialogs.theme import dialog_theme
from okrummy_gui.view.help.page import anchors_of, help_text
from okrummy_gui.view.help.pictures import HelpPictures
from okrummy_gui.view.help.topics import Topic, topic_of
from okrummy_gui.view.help.window import LEAST, HelpWindow
from okrummy_gui.view.theme import GREEN, THEMES
from okrummy_gui.view.window import MainWindow
from tests.view.mainwindow import made

ROOT = Path(__file__).resolve().parents[3]
LANGUAGES = sorted(file.stem for file in (ROOT / "resources/help").glob("*.html"))
WORDS = re.compile(r"\{\{(\w+)\|([^}]+)\}\}")

TERMS = {
    "en": "upcard|knock limit|knock|knocker|deadwood|meld|set|run|lay off|layoff|gin|gin only|"
    "gin bonus|undercut|undercut bonus|box|box bonus|game bonus|shutout|spade doubling|stock|"
    "discard pile|discard|draw|deal|dealer|hand|game|score sheet|target score|drawn hand|partner|"
    "defender|match|column|side|turn|deal number",
    "de": "Aufdeckkarte|Klopfgrenze|klopfen|Klopfer|Restkarten|Restkartenwert|Meldung|Satz|Sequenz|"
    "anlegen|angelegte Karten|Gin|nur Gin|Gin-Bonus|Unterstechen|Unterstich-Bonus|Kästchen|"
    "Kästchen-Bonus|Spielbonus|Schneider|Pik-Verdopplung|Talon|Ablagestapel|ablegen|ziehen|"
    "austeilen|Geber|Blatt|Spiel|Punktezettel|Zielpunktzahl|unentschiedenes Blatt|Partner|"
    "Verteidiger|Partie|Spalte|Seite|Zug|Blattnummer|Handkarten",
    "nl": "omgekeerde kaart|klop-limiet|kloppen|klopper|dood hout|dood-houttotaal|combinatie|"
    "drieling|reeks|aanleggen|aangelegde kaarten|gin|alleen gin|ginbonus|undercut|undercutbonus|"
    "vak|vakbonus|spelbonus|shutout|schoppenverdubbeling|stok|aflegstapel|afleggen|trekken|"
    "uitdelen|deler|ronde|spel|scoreblad|doelscore|remise|partner|verdediger|wedstrijd|kolom|"
    "partij|beurt|rondenummer|handkaarten",
    "es": "carta descubierta|techo de golpe|golpear|El que golpea|cartas sueltas|"
    "total de cartas sueltas|combinación|trío|escalera|colocar|cartas colocadas|gin|solo gin|"
    "bono de gin|corte bajo|bono de corte bajo|caja|bono de caja|bono de partida|cierre total|"
    "doble de picas|mazo|pila de descarte|descartar|robar|repartir|repartidor|mano|partida|"
    "marcador|puntuación objetivo|empate|compañero|defensor|sesión|columna|lado|turno|"
    "número de mano|cartas en mano",
}
"""What the glossary must have, by the names that the whole program uses."""


HAIR = "\u202f"
"""What stands behind a suit in a label."""


def source(language: str) -> str:
    return (ROOT / "resources/help" / f"{language}.html").read_text("utf-8")


def tree(language: str) -> ET.Element:
    return ET.fromstring(f"<all>{WORDS.sub('x', source(language))}</all>")


def ids(language: str) -> list[str]:
    return [each.attrib["id"] for each in tree(language).iter() if "id" in each.attrib]


# ---------------------------------------------------------------- the files


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_that_is_compiled_in_is_this_one(language):
    assert help_text(language) == source(language)


def test_a_variant_of_a_language_and_an_unknown_one_find_a_file():
    assert help_text("de_CH") == source("de")
    assert help_text("xx_YY") == source("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_chapters_pictures_and_texts_of_the_program(language):
    assert ids(language) == ids("en")
    assert len(ids(language)) == len(set(ids(language)))
    assert re.findall('src="([^"]+)"', source(language)) == re.findall(
        'src="([^"]+)"', source("en")
    )
    assert sorted(WORDS.findall(source(language))) == sorted(WORDS.findall(source("en")))
    assert [each.tag for each in tree(language).iter("tr")] == [
        each.tag for each in tree("en").iter("tr")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_are_the_same_in_every_language(language):
    """Those of examples and tables; words may say a number as well."""

    def figures(code: str) -> list[list[str]]:
        kinds = [each for each in tree(code).iter() if each.attrib.get("class") == "example"]
        tables = [each for each in tree(code) if each.tag == "table" and not each.attrib]
        return [sorted(re.findall(r"\d+", " ".join(each.itertext()))) for each in kinds + tables]

    assert figures(language) == figures("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_somewhere(language):
    for link in tree(language).iter("a"):
        assert link.attrib["href"].removeprefix("#") in ids(language)


def test_every_place_that_the_table_asks_for_is_there():
    assert {topic.value for topic in Topic} <= set(ids("en"))


def test_every_text_of_the_program_that_is_quoted_is_in_it():
    code = "".join(file.read_text("utf-8") for file in (ROOT / "okrummy_gui").rglob("*.py"))
    for context, text in WORDS.findall(source("en")):
        assert f'"{text}"' in code, (context, text)


@pytest.mark.parametrize("language", TERMS)
def test_the_glossary_has_every_term_by_its_name(language):
    chapter = source(language).partition('<h1 id="words">')[2]
    found = {re.sub("<.*?>", "", each) for each in re.findall("<b>(.*?)</b>", chapter, re.S)}
    assert set(TERMS[language].split("|")) <= {" ".join(each.split()) for each in found}


def test_the_files_are_small():
    files = (ROOT / "resources/help").rglob("*")
    assert sum(file.stat().st_size for file in files if file.is_file()) < 200_000


# ---------------------------------------------------------------- pictures


def picture_names() -> list[str]:
    return [name.replace(" ", "-") for name in re.findall('src="([^"]+)"', source("en"))]


@pytest.mark.parametrize("name", sorted(set(picture_names())))
@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_every_picture_is_painted_at_its_size(qtbot, name, ratio):
    pictures = HelpPictures(CardArt())
    size = pictures.size(name, 500, 1.0)
    pixmap = pictures.pixmap(name, size, ratio, GREEN)
    assert size.width() <= 500
    assert pixmap.size() == (size * ratio).toSize()
    image = pixmap.toImage()
    seen = {
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), 7)
        for y in range(0, image.height(), 7)
    }
    assert len(seen) > 10


def test_every_scene_is_shown_somewhere():
    assert {f"table:{name}" for name in scene_names()} <= set(picture_names())


# ---------------------------------------------------------------- what the table shows


def test_the_moments_of_a_hand_have_their_places():
    draw = help_scene("limit").view
    assert topic_of(None) is Topic.START
    assert topic_of(draw) is Topic.TURN
    assert topic_of(replace(draw, phase=Phase.UPCARD_OFFER)) is Topic.OFFER
    assert topic_of(replace(draw, phase=Phase.DEFEND)) is Topic.LAYOFF
    assert topic_of(replace(draw, phase=Phase.RESTOCK)) is Topic.RESTOCKS
    discard = replace(draw, phase=Phase.DISCARD, legal=None)
    assert topic_of(discard) is Topic.DISCARDING
    assert topic_of(help_scene("hand").view) is Topic.KNOCKING


def test_the_ends_of_a_hand_have_their_places():
    over = help_scene("sum").view
    assert topic_of(over) is Topic.HAND_SCORE
    for outcome, topic in (
        (Outcome.GIN, Topic.GIN),
        (Outcome.UNDERCUT, Topic.UNDERCUT),
        (Outcome.DRAWN, Topic.STOCK_OUT),
    ):
        assert topic_of(replace(over, result=HandResult(outcome))) is topic
    assert topic_of(replace(over, rules=Rules(hollywood=True))) is Topic.HOLLYWOOD
    assert topic_of(replace(over, phase=Phase.MATCH_OVER)) is Topic.FINAL
    assert topic_of(replace(over, seats=(Seat.SOUTH, Seat.WEST, Seat.EAST))) is Topic.PLAYERS
    partners = Rules(seats=4, partners=True)
    assert topic_of(replace(over, rules=partners)) is Topic.PARTNERS


def test_a_hand_that_could_be_gin_is_read_about_under_gin():
    view = help_scene("hand").view
    gin = tuple(card for card in view.hand if str(card) not in ("AC", "2D"))
    assert topic_of(replace(view, hand=gin)) is Topic.GIN


# ---------------------------------------------------------------- the window


@pytest.fixture
def speak() -> Iterator[Any]:
    languages = Languages(QApplication.instance())
    yield languages.switch
    languages.switch("en")


@pytest.fixture
def window(qtbot: Any) -> Iterator[HelpWindow]:
    parent = QMainWindow()
    qtbot.addWidget(parent)
    window = HelpWindow(CardArt(), GREEN, parent)
    window.resize(LEAST)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=5000)
    yield window
    window.close()


def seen(window: HelpWindow, words: str) -> bool:
    """Whether the words stand near the top of what is seen."""
    page = window.page
    text = [
        page.cursorForPosition(page.viewport().rect().topLeft() + offset).block().text()
        for offset in (page.viewport().rect().center() * share / 20 for share in range(8))
    ]
    return any(words in line for line in text)


def test_it_opens_at_what_the_table_shows(window):
    window.set_view(help_scene("hand").view)
    window.open_now()
    assert window.isVisible()
    assert window.page.chapter == "knocking"
    assert seen(window, "Knocking")
    assert window.contents.currentItem().text() == "Knocking"
    window.open_at(Topic.LIMIT)
    assert window.page.chapter == "deal"
    assert seen(window, "The knock limit")


def test_qt_finds_every_place(window):
    window.open_at(Topic.START)
    assert [name for _, name in anchors_of(window.page.document())] == ids("en")


def test_the_contents_lead_to_the_chapters_and_back_leads_back(window):
    window.open_at(Topic.START)
    window.contents.setCurrentRow(8)
    assert window.page.chapter == "gin"
    window.contents.setCurrentRow(12)
    assert window.page.chapter == "hollywood"
    window.back.click()
    assert window.page.chapter == "gin"
    assert window.contents.currentRow() == 8
    window.forward.click()
    assert window.page.chapter == "hollywood"
    QTest.keyClick(window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert window.page.chapter == "gin"


def test_the_contents_follow_the_reading(window):
    window.open_at(Topic.START)
    bar = window.page.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    middle = window.contents.currentRow()
    bar.setValue(bar.maximum())
    assert 0 < middle < window.contents.currentRow() == window.contents.count() - 1


def test_a_link_is_followed_by_keys(window):
    window.open_at(Topic.DISCARDING)
    for _ in range(3):
        QTest.keyClick(window.page, Qt.Key.Key_Tab)
        if window.page.textCursor().charFormat().anchorHref():
            break
    QTest.keyClick(window.page, Qt.Key.Key_Return)
    assert window.page.chapter in ("knocking", "layoff")


def test_words_are_found_and_missed(window, qtbot):
    window.open_at(Topic.START)
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.focusWidget() is window.field
    QTest.keyClicks(window.field, "antepenult")
    assert not window.missing.isHidden()
    window.field.clear()
    assert window.missing.isHidden()
    QTest.keyClicks(window.field, "shutout")
    first = window.page.textCursor().position()
    assert window.page.textCursor().selectedText().lower() == "shutout"
    QTest.keyClick(window.field, Qt.Key.Key_Return)
    assert window.isVisible()
    assert window.page.textCursor().position() > first
    QTest.keyClick(window, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert window.page.textCursor().position() == first


def test_a_resize_keeps_the_paragraph_that_is_read(window):
    window.open_at(Topic.RESTOCKS)
    assert seen(window, "Restocks")
    for width in (1100, 700, 900):
        window.resize(width, 500)
        QApplication.processEvents()
        assert seen(window, "Restocks")
        assert window.page.chapter == "stock-out"


def test_letters_grow_and_the_place_stays(window):
    window.open_at(Topic.UNDERCUT)
    height = window.page.document().size().height()
    window.larger.click()
    assert window.page.document().size().height() > height
    assert window.page.chapter == "undercut"
    for _ in range(12):
        window.larger.click()
    assert not window.larger.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert window.page.document().size().height() == height


def letters(window: HelpWindow) -> tuple[int, int]:
    """How high those of the first heading and of the paragraph below it are."""
    heading = window.page.document().begin()
    formats = [block.begin().fragment().charFormat() for block in (heading, heading.next())]
    assert heading.blockFormat().headingLevel() == 1
    return formats[0].font().pixelSize(), formats[1].font().pixelSize()


def test_headings_grow_with_the_text_below_them(window):
    assert letters(window) == (26, 15)
    for _ in range(12):
        window.larger.click()
    assert letters(window) == (52, 30)


@pytest.mark.parametrize(("size", "grown"), [((1920, 1080), 1), ((3840, 2160), 2)])
def test_in_a_large_window_the_text_is_a_column_that_can_be_read(window, size, grown):
    window.resize(*size)
    window.open_at(Topic.KNOCKING)
    page = window.page
    assert letters(window) == (26 * grown, 15 * grown)
    assert page.viewport().width() <= 800 * grown
    left = page.viewport().geometry().left()
    right = page.width() - page.viewport().geometry().right()
    assert abs(left - right) <= 2 + page.verticalScrollBar().width()
    assert page.horizontalScrollBar().maximum() == 0
    window.resize(LEAST)
    assert letters(window) == (26, 15)
    assert page.chapter == "knocking"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_follows_the_language_and_stays_at_its_chapter(window, speak, language):
    window.open_at(Topic.GIN)
    speak(language)
    QApplication.processEvents()
    assert window.page.chapter == "gin"
    titles = [chapter.title for chapter in window.page.chapters]
    assert [window.contents.item(row).text() for row in range(window.contents.count())] == titles
    text = window.page.toPlainText()  # without the spaces that don't break
    assert "{{" not in text
    for option in OPTIONS:
        assert option_label(option.field) in text
        assert option_help(option.field).replace("\u00a0", " ") in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [LEAST, LEAST * 1.5])
def test_nothing_is_wider_than_the_page(window, speak, language, size):
    speak(language)
    window.resize(size)
    window.open_at(Topic.START)
    QApplication.processEvents()
    assert window.page.horizontalScrollBar().maximum() == 0
    contents = window.contents
    for row in range(contents.count()):
        words = contents.item(row).text()
        assert contents.fontMetrics().horizontalAdvance(words) < contents.viewport().width()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("light", [False, True])
def test_it_follows_the_theme_and_stays_at_its_chapter(window, theme, light):
    window.open_at(Topic.GIN)
    window.set_theme(dialog_theme(THEMES[theme], light=light))
    assert window.page.chapter == "gin"


def test_the_limit_of_the_hand_is_said_above_the_text(window):
    window.set_view(help_scene("limit").view)
    window.open_at(Topic.LIMIT)
    assert not window.now.isHidden()
    assert "7♠: you may knock with 7 or less" in window.now.text().replace(HAIR, "")
    assert "counts double" in window.now.text()
    view = help_scene("limit").view
    window.set_view(replace(view, limit=0, multiplier=1))
    assert "only gin ends it" in window.now.text()
    window.set_view(replace(view, rules=Rules(fixed_limit=4, spade_multiplier=3), limit=4))
    assert window.now.text().startswith("In this game you may knock with 4 or less.")
    window.set_view(help_scene("sum").view)
    assert window.now.parentWidget().isHidden()


def test_the_rules_of_the_game_being_played_are_a_click_away(window, qtbot):
    window.set_view(help_scene("limit").view)
    window.open_now()
    with qtbot.waitSignal(window.rules_asked, timeout=500):
        window.rules.click()


# ---------------------------------------------------------------- from the table


@pytest.fixture
def program(qtbot: Any) -> Iterator[MainWindow]:
    window = made(qtbot)
    window.resize(1280, 840)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=5000)
    yield window
    window.close()


def begin(program: MainWindow) -> None:
    program.room.companions.begin(Setup(dealer=Seat.NORTH))


def test_f2_opens_it_before_any_game(program):
    QTest.keyClick(program, Qt.Key.Key_F2)
    help_window = program.room.companions.help
    assert help_window.isVisible()
    assert help_window.page.chapter == "start"


def test_f2_opens_it_at_what_the_table_shows(program):
    begin(program)
    QTest.keyClick(program, Qt.Key.Key_F2)
    assert program.room.companions.help.page.chapter == "turn"


def test_a_click_on_the_limit_explains_it_and_leads_on_to_the_rules_of_this_game(program):
    begin(program)
    table = program.room.table
    middle = table.stage.limit_rect.center().toPoint()
    none = Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, none, middle)
    help_window = program.room.companions.help
    assert seen(help_window, "The knock limit")
    assert help_window.now.isVisible()
    help_window.rules.click()
    assert program.room.companions.rules.isVisible()


def test_the_strip_above_follows_the_game(program):
    QTest.keyClick(program, Qt.Key.Key_F2)
    help_window = program.room.companions.help
    assert not help_window.now.isVisible()
    begin(program)
    assert help_window.now.isVisible()


def test_in_a_lesson_it_speaks_of_the_lesson(program):
    program.room.lessons.begin()
    QTest.keyClick(program, Qt.Key.Key_F2)
    assert "8♦" in program.room.companions.help.now.text()


def test_between_two_people_it_knows_nobodys_cards(program, qtbot):
    program.room.companions.begin(Setup(occupants=(Occupant("Ada"), Occupant("Grace"))))
    program.room.curtain.button.click()
    program.room.table.hands.deeds.do("stock")
    QTest.keyClick(program, Qt.Key.Key_F2)
    help_window = program.room.companions.help
    assert help_window._view.hand
    card = program.room.session.view().legal.discards[0]
    program.room.session.submit(Discard(card))
    assert program.room.curtain.is_down
    assert not help_window._view.hand


def test_a_change_of_the_language_and_of_the_cloth_reaches_it(program):
    QTest.keyClick(program, Qt.Key.Key_F2)
    program.change(language="de", theme="navy")
    QApplication.processEvents()
    assert program.room.companions.help.page.chapters[0].title == "Das Spiel in einer Minute"
    program.change(language="en")


def test_escape_closes_it_and_enter_closes_nothing(window):
    window.open_now()
    QTest.keyClick(window.page, Qt.Key.Key_Return)
    assert window.isVisible()
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert not window.isVisible()
