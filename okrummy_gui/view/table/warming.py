"""Card faces painted while nothing else is to be done, so that none is painted in a motion."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QObject, QTimer

from okrummy_gui.engine.cards import DECK, Card, Rank
from okrummy_gui.view.cardart import ArtStyle, CardArt

PAUSE: Final = 25
"""From one face to the next, in milliseconds: a court takes 3 to 25 of them."""
_COURTS: Final = (Rank.JACK, Rank.QUEEN, Rank.KING)
_SLOWEST_FIRST: Final = sorted(DECK, key=lambda card: card.rank not in _COURTS)


class Warming(QObject):
    """Asks the art for every face once for each size that the table uses."""

    def __init__(self, art: CardArt, is_busy: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._art, self._is_busy = art, is_busy
        self._sizes: tuple[tuple[float, float], ...] = ()
        self._earlier: set[tuple[float, float]] = set()
        self._style: ArtStyle | None = None
        self._left: list[tuple[Card, float, float]] = []
        self._beat = QTimer(self, interval=PAUSE)
        self._beat.timeout.connect(self._paint_next)

    @property
    def done(self) -> bool:
        return not self._left

    def want(self, widths: Iterable[float], ratio: float) -> None:
        """Have the faces of these widths ready soon."""
        sizes = tuple((float(width), ratio) for width in dict.fromkeys(map(round, widths)))
        if (sizes, self._art.style) == (self._sizes, self._style):
            return
        self._earlier.update(self._sizes)
        self._sizes, self._style = sizes, self._art.style
        if self.done:  # else somebody still draws at the window's edge, and may come back
            self._forget_earlier()
        self._left = [(card, *size) for card in reversed(_SLOWEST_FIRST) for size in sizes[::-1]]
        self._beat.start()

    def _paint_next(self) -> None:
        if self._is_busy():
            return
        if self._left:
            self._art.face(*self._left.pop())
        if self.done:
            self._beat.stop()
            self._forget_earlier()

    def _forget_earlier(self) -> None:
        """Whole decks of every size that the window has had would fill the memory."""
        for size in self._earlier.difference(self._sizes):
            self._art.forget(*size)
        self._earlier.clear()
