"""Every card has a face of its own, sharp at every pixel ratio, and is painted once."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from okrummy_gui.engine.cards import DECK, Card, Suit
from okrummy_gui.view.cardart import BACKS, ArtMissing, ArtStyle, CardArt, shadow_margin
from tests.view.table import bench
from tests.view.table.bench import Bench, dealt

FOLDER = str(Path(__file__).resolve().parents[2] / "resources" / "cards")

pytestmark = pytest.mark.usefixtures("qapp")


def art_of(style: ArtStyle | None = None) -> CardArt:
    art = CardArt(FOLDER)
    art.set_style(style or ArtStyle())
    return art


def dots(pixmap: QPixmap) -> bytes:
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    return bytes(image.constBits())


def face(card: str, style: ArtStyle | None = None) -> bytes:
    return dots(art_of(style).face(Card.parse(card), 80, 1.0))


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("four", [False, True])
def test_faces_are_all_different(large: bool, four: bool) -> None:
    art = art_of(ArtStyle(large_index=large, four_colours=four))
    assert len({dots(art.face(card, 60, 1.0)) for card in DECK}) == 52


def test_backs_are_all_different() -> None:
    backs = {dots(art_of(ArtStyle(back=back)).back(60, 1.0)) for back in BACKS}
    assert len(backs) == len(BACKS) == 3


def test_letters_follow_the_language() -> None:
    german, dutch = ArtStyle(letters=("A", "B", "D", "K")), ArtStyle(letters=("A", "B", "V", "H"))
    assert face("JH", german) != face("JH")
    assert face("QH", german) != face("QH", dutch)
    assert face("KH", german) == face("KH")
    assert face("KH", dutch) != face("KH")
    assert face("7S", german) == face("7S")


def test_a_letter_without_a_drawing_is_written() -> None:
    swedish = ArtStyle(letters=("Ess", "Kn", "D", "K"))
    assert face("JH", swedish) != face("JH")
    assert face("JH", swedish) != face("JH", ArtStyle(letters=("A", "N", "D", "K")))
    assert face("KH", swedish) == face("KH")


def test_four_colours_change_diamonds_and_clubs_only() -> None:
    four = ArtStyle(four_colours=True)
    for card in ("AD", "5D", "KD", "AC", "TC", "JC"):
        assert face(card, four) != face(card)
    for card in ("AS", "QS", "AH", "9H"):
        assert face(card, four) == face(card)
    assert art_of(four).suit_color(Suit.DIAMONDS) != art_of().suit_color(Suit.DIAMONDS)


@pytest.mark.parametrize(
    ("ratio", "size"), [(1.0, (100, 140)), (1.25, (125, 175)), (2, (200, 280))]
)
def test_sizes(ratio: float, size: tuple[int, int]) -> None:
    art = art_of()
    for pixmap in (art.face(Card.parse("QC"), 100, ratio), art.back(100, ratio)):
        assert (pixmap.width(), pixmap.height()) == size
        assert pixmap.devicePixelRatio() == ratio
        assert pixmap.deviceIndependentSize().width() == 100


@pytest.mark.parametrize("lifted", [False, True])
def test_shadow_is_larger_than_the_card_and_fades(lifted: bool) -> None:
    shadow = art_of().shadow(100, 2, lifted)
    margin = shadow_margin(100, lifted)
    assert shadow.width() == round((100 + 2 * margin) * 2)
    assert shadow.height() == round((140 + 2 * margin) * 2)
    image = shadow.toImage()
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(image.rect().center()).alpha() > 60


def test_lifted_shadow_reaches_further() -> None:
    assert shadow_margin(100, True) > shadow_margin(100, False) > 0


def test_paper_has_round_corners() -> None:
    image = art_of().face(Card.parse("2S"), 100, 1.0).toImage()
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(10, 70).name() == "#fcf9f2"


def test_second_call_returns_the_same_pixmap() -> None:
    art = art_of()
    king = Card.parse("KS")
    assert art.face(king, 90, 1.25).cacheKey() == art.face(king, 90, 1.25).cacheKey()
    assert art.back(90, 1.25).cacheKey() == art.back(90, 1.25).cacheKey()
    assert art.shadow(90, 1.25, True).cacheKey() == art.shadow(90, 1.25, True).cacheKey()


def test_style_change_drops_pixmaps_and_the_same_style_keeps_them() -> None:
    art = art_of()
    key = art.face(Card.parse("7S"), 90, 1.0).cacheKey()
    art.style = ArtStyle()
    assert art.face(Card.parse("7S"), 90, 1.0).cacheKey() == key
    art.style = ArtStyle(back="ruby")
    assert art.face(Card.parse("7S"), 90, 1.0).cacheKey() != key


def test_only_a_few_sizes_are_kept() -> None:
    art = art_of()
    first = art.face(Card.parse("2D"), 40, 1.0).cacheKey()
    for width in range(41, 60):
        art.face(Card.parse("2D"), width, 1.0)
    assert art.face(Card.parse("2D"), 40, 1.0).cacheKey() != first


def test_the_marker_shows_the_upcard_without_a_picture_of_its_own(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: Counter[tuple[float, float]] = Counter()
    usual = CardArt.face

    def face(art: CardArt, card: Card, width: float, ratio: float) -> QPixmap:
        if art is mine:  # tables of other tests may still paint theirs
            asked[width, round(ratio, 4)] += 1
        return usual(art, card, width, ratio)

    mine = CardArt(FOLDER)
    monkeypatch.setattr(CardArt, "face", face)
    monkeypatch.setattr(bench, "ART", mine)
    table = Bench(qtbot, dealt()).table
    qtbot.waitUntil(lambda: len(asked) > 1)
    layout = table.layout_now
    assert set(asked) == {(layout.hand.width, 1.0), (layout.pile_width, 1.0)}


def test_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ArtMissing, match=r"index-7\.svg"):
        CardArt(str(tmp_path)).face(Card.parse("7S"), 60, 1.0)
    with pytest.raises(FileNotFoundError, match=r"back-plaid\.svg"):
        art_of(ArtStyle(back="plaid")).back(60, 1.0)


def test_broken_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "back-navy.svg").write_text("no picture", encoding="utf-8")
    with pytest.raises(ArtMissing, match=r"back-navy\.svg"):
        CardArt(str(tmp_path)).back(60, 1.0)


@pytest.mark.parametrize("suit", list(Suit))
def test_draw_suit_uses_the_colour(suit: Suit) -> None:
    assert QGuiApplication.instance() is not None
    image = QImage(40, 40, QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    with QPainter(image) as painter:
        art_of().draw_suit(painter, suit, QRectF(0, 0, 40, 40), QColor("#00ff00"))
    assert image.pixelColor(20, 20).name() == "#00ff00"
    assert image.pixelColor(0, 0).name() == "#ffffff"
