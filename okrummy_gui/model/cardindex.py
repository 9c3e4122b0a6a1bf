"""What stands in the corners of cards, in the language of the moment."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from okrummy_gui.engine.cards import Rank


def rank_index(rank: Rank) -> str:
    """What stands in the corner of the card."""
    letters = {
        Rank.ACE: QCoreApplication.translate("Sentences", "A", "corner of the ace"),
        Rank.TEN: "10",
        Rank.JACK: QCoreApplication.translate("Sentences", "J", "corner of the jack"),
        Rank.QUEEN: QCoreApplication.translate("Sentences", "Q", "corner of the queen"),
        Rank.KING: QCoreApplication.translate("Sentences", "K", "corner of the king"),
    }
    return letters.get(rank, rank.value)


def corner_letters() -> tuple[str, str, str, str]:
    """What stands in the corners of ace, jack, queen and king."""
    ace, jack, queen, king = map(rank_index, (Rank.ACE, Rank.JACK, Rank.QUEEN, Rank.KING))
    return ace, jack, queen, king
