"""The text of the help: one file a language, with pictures and with the program's own words in it.

The files in ``resources/help`` are HTML without a frame. Beyond what Qt knows they may have
``{{Context|source}}``, a text of the program in the language of the moment, ``<!--options-->``,
``<!--presets-->`` and ``<!--levels-->``, lists that the program fills in, and pictures named
``cards:…`` and ``table:…``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from html import escape, unescape
from typing import Any, Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QFile,
    QIODevice,
    QLocale,
    QPoint,
    QSizeF,
    Qt,
    QUrl,
    Signal,
)
from PySide6.QtGui import QPixmap, QResizeEvent, QTextBlock, QTextDocument
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from okrummy_gui.engine.rules import PRESETS
from okrummy_gui.model.options import (
    OPTIONS,
    level_help,
    level_name,
    option_help,
    option_label,
    preset_help,
    preset_name,
)
from okrummy_gui.model.setup import OPPONENTS
from okrummy_gui.view.cardart import CardArt
from okrummy_gui.view.help.pictures import HelpPictures
from okrummy_gui.view.theme import (
    GREEN,
    HEAD_FAMILIES,
    RED,
    SOFT_RED,
    UI_FAMILIES,
    Theme,
    listed,
    theme_named,
)

FOLDER: Final = ":/help"
ZOOMS: Final = (0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
_URL: Final = "help:page"
_MARGIN: Final = 26
_WIDEST: Final = 560
"""A picture."""
_COLUMN: Final = 720
"""The text: longer lines are hard to read."""
_HEADED: Final = 13
"""Half as high as the letters of a chapter's heading."""
_LOOK: Final = 40
"""How far below the upper edge one is taken to read, in pixels."""

_WORDS: Final = re.compile(r"\{\{(\w+)\|([^}]+)\}\}")
_HEADING: Final = re.compile(r'<h1 id="([\w-]+)">(.*?)</h1>', re.S)
_BOX: Final = re.compile(r'<p class="(option|example)">(.*?)</p>', re.S)
_PICTURE: Final = re.compile(r'<img src="([^"]+)" />')
_SUITS: Final = re.compile("[♥♦]")


@dataclass(frozen=True, slots=True)
class Chapter:
    anchor: str
    title: str


def help_text(language: str, folder: str = FOLDER) -> str:
    """The file of the language, such as de_CH or de; the English one where there is none."""
    for code in (language, language.partition("_")[0], "en"):
        file = QFile(f"{folder}/{code}.html")
        if file.open(QIODevice.OpenModeFlag.ReadOnly):
            return bytes(file.readAll().data()).decode("utf-8")
    return ""


def chapters_of(text: str) -> tuple[Chapter, ...]:
    """What stands in the contents."""
    return tuple(
        Chapter(anchor, unescape(_with_words(title))) for anchor, title in _HEADING.findall(text)
    )


def _with_words(text: str) -> str:
    """With the texts of the program, as they are on its buttons."""

    def put(found: re.Match[str]) -> str:
        said = QCoreApplication.translate(found[1], found[2])
        return escape(said.replace("&", "").removesuffix("…").rstrip())

    return _WORDS.sub(put, text)


def _list(rows: Iterable[tuple[str, str]]) -> str:
    cells = (
        f"<tr><td><b>{escape(name)}</b></td><td>{escape(words)}</td></tr>" for name, words in rows
    )
    return f'<table class="words">{"".join(cells)}</table>'


_LISTS: Final[dict[str, Callable[[], str]]] = {
    "options": lambda: _list(
        (option_label(each.field), option_help(each.field)) for each in OPTIONS
    ),
    "presets": lambda: _list((preset_name(key), preset_help(key)) for key in PRESETS),
    "levels": lambda: _list((level_name(each), level_help(each)) for each in OPPONENTS),
}


class HelpPage(QTextBrowser):
    """One long page; its address is an anchor."""

    chapter_changed = Signal(str)
    """The chapter at the top of what is seen."""

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = HelpPictures(art)
        self._theme, self._zoom, self._growth = GREEN, 1.0, 1.0
        self._sizes: dict[str, QSizeF] = {}
        self._tops: list[tuple[float, str]] = []
        self._chapter = ""
        self._reloading = False
        self._text = ""
        self._width = 0
        self.setFrameShape(QFrame.Shape.NoFrame)
        # Always there, or the width would change with the length.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.document().setDocumentMargin(_MARGIN)
        self.document().documentLayout().documentSizeChanged.connect(self._moved)
        self.verticalScrollBar().valueChanged.connect(self._look_where)

    # ------------------------------------------------------------ showing

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        return chapters_of(self._text)

    @property
    def chapter(self) -> str:
        """The anchor of the chapter that is read."""
        return self._chapter

    @property
    def zoom(self) -> float:
        return self._zoom

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._reload()

    def set_zoom(self, zoom: float) -> None:
        """Letters and pictures this much larger than usual."""
        self._zoom = zoom
        self._keep_column()
        self._reload()

    def set_growth(self, growth: float) -> None:
        """How much larger yet in a large window."""
        self._growth = growth
        self._keep_column()
        self._reload()

    @property
    def _drawn(self) -> float:
        return self._zoom * self._growth

    def _keep_column(self) -> None:
        """Leave what is too wide for the text free at both sides."""
        room = self.contentsRect().width() - self.verticalScrollBar().sizeHint().width()
        aside = max(0, room - round(_COLUMN * self._drawn) - 2 * _MARGIN) // 2
        self.setViewportMargins(aside, 0, aside, 0)

    def retranslate(self) -> None:
        """The text in the language of the moment, at the chapter that was read."""
        self._text = help_text(QLocale().name())
        self._reload(self._chapter)

    def go_to(self, anchor: str) -> None:
        """Read there; a step that Back takes back."""
        self.setSource(QUrl(f"{_URL}#{anchor}"))
        self._look_where()

    def _reload(self, anchor: str = "") -> None:
        """Take the text in anew and show the same place, or the anchor's."""
        if not self._text or self._reloading:
            return  # Qt must not be given a text while it takes one in
        place = self._reading_place()
        document = self.document()
        document.setDefaultStyleSheet(_style(self._theme, self._drawn))
        letters = self.font()  # a heading is a multiple of these, whatever its style says
        letters.setPixelSize(round(_HEADED * self._drawn))
        self.setFont(letters)
        self._width = self.viewport().width()
        self._reloading = True
        if self.source().isEmpty():
            self.setSource(QUrl(_URL))
        else:
            self.reload()
        document.size()  # Qt lays long texts out piece by piece: this is all of it
        if anchor:
            self.scrollToAnchor(anchor)
        else:
            self._read_on_at(place)
        self._reloading = False
        self._look_where()

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        url = name.toString() if isinstance(name, QUrl) else name
        if kind == QTextDocument.ResourceType.ImageResource.value:
            return self._pixmap(url)
        return self._html() if url.startswith(_URL) else None

    def _pixmap(self, name: str) -> QPixmap | None:
        if name not in self._sizes:
            return None
        cloth = theme_named(self._theme.name)
        return self._pictures.pixmap(name, self._sizes[name], self.devicePixelRatioF(), cloth)

    # ------------------------------------------------------------ the text

    def _html(self) -> str:
        text = _with_words(self._text)
        for name, made in _LISTS.items():
            text = text.replace(f"<!--{name}-->", made())
        pad = round(10 * self._drawn)
        text = _BOX.sub(
            rf'<table class="\1" width="100%" cellpadding="{pad}"><tr><td>\2</td></tr></table>',
            text,
        )
        text = text.replace(
            "<table>", f'<table class="figures" cellpadding="{round(6 * self._drawn)}">'
        )
        text = text.replace(
            '<table class="words">', f'<table class="words" cellpadding="{round(5 * self._drawn)}">'
        )
        text = text.replace("<tr><td><b>", '<tr><td width="28%"><b>')
        text = _SUITS.sub(r'<span class="red">\g<0></span>', text)
        return _PICTURE.sub(self._placed, text)

    def _placed(self, found: re.Match[str]) -> str:
        """A picture that has its size: it is drawn only when it comes into sight."""
        name = found[1].replace(" ", "-")
        widest = min(_WIDEST * self._drawn, max(200, self._width - 2 * _MARGIN - 4))
        size = self._sizes[name] = self._pictures.size(name, widest, self._drawn)
        return f'<img src="{name}" width="{round(size.width())}" height="{round(size.height())}" />'

    # ------------------------------------------------------------ where one reads

    def _reading_place(self) -> tuple[int, float]:
        """The paragraph near the top of what is seen, and how far below the top it begins."""
        block = self.cursorForPosition(QPoint(_MARGIN + 4, _LOOK)).block()
        top = self.document().documentLayout().blockBoundingRect(block).top()
        return block.position(), top - self.verticalScrollBar().value()

    def _read_on_at(self, place: tuple[int, float]) -> None:
        self.document().size()
        block = self.document().findBlock(place[0])
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(round(top - place[1]))

    def _moved(self) -> None:
        """The chapters are where they were no more."""
        self._tops = []

    def _look_where(self) -> None:
        if self._reloading:
            return
        if not self._tops:
            self._tops = self._measured()
        here = self.verticalScrollBar().value() + _LOOK
        at_end = self.verticalScrollBar().value() == self.verticalScrollBar().maximum()
        above = [anchor for top, anchor in self._tops if top <= here]
        below = [anchor for top, anchor in self._tops if top > here]
        chapter = above[-1] if above else ""
        asked = self.source().fragment()
        if at_end and asked in below:
            chapter = asked  # too near the end to come to the top
        if chapter != self._chapter:
            self._chapter = chapter
            self.chapter_changed.emit(chapter)

    def _measured(self) -> list[tuple[float, str]]:
        titles = {chapter.anchor for chapter in self.chapters}
        self.document().size()
        layout = self.document().documentLayout()
        return [
            (layout.blockBoundingRect(block).top(), anchor)
            for block, anchor in anchors_of(self.document())
            if anchor in titles
        ]

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self._reloading or not self._text:
            super().resizeEvent(event)
            return
        place, self._reloading = self._reading_place(), True
        super().resizeEvent(event)
        self._moved()
        self._read_on_at(place)
        self._reloading = False
        width = self.viewport().width()
        full = _WIDEST * self._drawn + 2 * _MARGIN
        if width != self._width and min(width, self._width) < full:
            self._reload()
        self._look_where()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._keep_column()
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._reload()
        return super().event(event)


def anchors_of(document: QTextDocument) -> Iterator[tuple[QTextBlock, str]]:
    """Every place that a link can lead to, in order, and the block that it is in."""
    block = document.begin()
    while block.isValid():
        walk = block.begin()
        while not walk.atEnd():
            for name in walk.fragment().charFormat().anchorNames():
                yield block, name
            walk += 1
        block = block.next()


def _style(theme: Theme, zoom: float) -> str:
    """For the text; Qt's rich text knows no more of CSS than this."""

    def px(size: float) -> str:
        return f"{round(size * zoom)}px"

    serif = listed(HEAD_FAMILIES)
    plain = listed(UI_FAMILIES)
    red = RED if theme.light else SOFT_RED
    return f"""
    body, p, li, td, th {{ font-family: {plain}; font-size: {px(15)}; color: {theme.words};
        line-height: 116%; }}
    p {{ margin-top: {px(7)}; margin-bottom: {px(7)}; }}
    li {{ margin-top: {px(3)}; margin-bottom: {px(3)}; }}
    h1 {{ font-family: {serif}; font-size: {px(26)}; font-weight: bold; color: {theme.accent};
        margin-top: {px(38)}; margin-bottom: {px(8)}; }}
    h2 {{ font-family: {serif}; font-size: {px(19)}; font-weight: bold; color: {theme.words};
        margin-top: {px(22)}; margin-bottom: {px(4)}; }}
    a {{ color: {theme.accent}; }}
    .picture {{ line-height: 100%; margin-top: {px(12)}; margin-bottom: {px(2)}; }}
    .caption {{ color: {theme.mute}; font-size: {px(13)}; margin-top: 0;
        margin-bottom: {px(12)}; }}
    .red {{ color: {red}; }}
    table {{ margin-top: {px(8)}; margin-bottom: {px(8)}; border-collapse: collapse; }}
    th {{ color: {theme.mute}; font-size: {px(13)}; text-align: left;
        border-bottom: 1px solid {theme.felt[0]}; }}
    td {{ border-bottom: 1px solid {theme.felt[0]}; }}
    .option td {{ background-color: {theme.panel}; border: none; font-size: {px(14)}; }}
    .example td {{ background-color: {theme.felt[1]}; border: none; font-size: {px(14)}; }}
    """
