"""The keys of the table as data: what the table does with them and what the sheet of keys says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent

from okrummy_gui.engine.cards import Rank, Suit
from okrummy_gui.model.cardindex import rank_index

PRESS: Final = "press "
"""Begins a deed that presses the button of that name."""

_NAMED: Final[dict[int, str]] = {
    Qt.Key.Key_Left: "Left",
    Qt.Key.Key_Right: "Right",
    Qt.Key.Key_Up: "Up",
    Qt.Key.Key_Down: "Down",
    Qt.Key.Key_Home: "Home",
    Qt.Key.Key_End: "End",
    Qt.Key.Key_Space: "Space",
    Qt.Key.Key_Select: "Space",
    Qt.Key.Key_Return: "Enter",
    Qt.Key.Key_Enter: "Enter",
    Qt.Key.Key_Escape: "Esc",
    Qt.Key.Key_Delete: "Del",
    Qt.Key.Key_Backspace: "Del",
    Qt.Key.Key_Tab: "Tab",
}
_CAPS: Final = {"↵": "Enter"}
"""What stands on a button where the key has a longer name."""


class Moment(Enum):
    """When a key means something; a part of the sheet of keys."""

    ALWAYS = "always"
    CARDS = "cards"
    TURN = "turn"
    KNOCK = "knock"
    DEFENCE = "defence"


@dataclass(frozen=True, slots=True)
class KeyLine:
    """Keys that belong together: which, when, what each one does, and the words for it.

    A deed is a button's name behind `PRESS` or one that `Keyboard` knows; no deed is a key that
    the table hears of in another way.
    """

    moment: Moment
    deeds: tuple[tuple[str, str], ...]
    words: Callable[[], str]
    shown: Callable[[], tuple[str, ...]] | None = None
    """The keys as they are said where that is not their names."""

    def keys(self) -> tuple[str, ...]:
        """What stands in the sheet."""
        return tuple(key for key, _ in self.deeds) if self.shown is None else self.shown()


# ---------------------------------------------------------------- cards by letters


def rank_letters() -> tuple[str, ...]:
    """The ranks as they are typed. Letters that are keys of their own want Shift."""
    taken = {key for line in KEYS for key, _ in line.deeds}
    letters = ("0" if rank is Rank.TEN else rank_index(rank) for rank in Rank)
    return tuple(f"Shift+{letter}" if letter in taken else letter for letter in letters)


def ranks_typed(letter: str, *, shift: bool) -> Rank | None:
    """The rank of a letter or digit in the player's language; 0 and T are a ten, 1 is an ace."""
    if not shift and letter.isalpha() and any(deeds_of(letter)):
        return None
    found = {"0": Rank.TEN, "1": Rank.ACE, "T": Rank.TEN}
    found |= {rank.value: rank for rank in Rank}
    found |= {rank_index(rank): rank for rank in Rank}
    return found.get(letter)


def suit_letter(suit: Suit) -> str:
    """The letter that is typed for the suit in the player's language."""
    return {
        Suit.CLUBS: QCoreApplication.translate("Keys", "C", "typed for clubs; one letter"),
        Suit.DIAMONDS: QCoreApplication.translate("Keys", "D", "typed for diamonds; one letter"),
        Suit.HEARTS: QCoreApplication.translate("Keys", "H", "typed for hearts; one letter"),
        Suit.SPADES: QCoreApplication.translate("Keys", "S", "typed for spades; one letter"),
    }[suit]


def suit_typed(letter: str) -> Suit | None:
    """The suit of a letter in the player's language, else in English."""
    own = {suit_letter(suit): suit for suit in Suit}
    return own.get(letter) or {suit.value: suit for suit in Suit}.get(letter)


# ---------------------------------------------------------------- the table of keys


def _press(moment: Moment, key: str, button: str, words: Callable[[], str]) -> KeyLine:
    return KeyLine(moment, ((key, PRESS + button),), words)


def _digits() -> tuple[str, ...]:
    return ("1", "2", "3 …")


def _typed() -> tuple[str, ...]:
    return ("7", suit_letter(Suit.HEARTS))


KEYS: Final = (
    KeyLine(
        Moment.ALWAYS,
        (("Left", "left"), ("Right", "right"), ("Up", "up"), ("Down", "down")),
        lambda: QCoreApplication.translate("Keys", "Along your cards, and to whatever lies beside"),
    ),
    KeyLine(
        Moment.ALWAYS,
        (("Tab", ""),),
        lambda: QCoreApplication.translate(
            "Keys", "Your cards, the piles, the buttons, the score, the knock limit in turn"
        ),
    ),
    KeyLine(
        Moment.ALWAYS,
        (("Enter", "enter"),),
        lambda: QCoreApplication.translate(
            "Keys", "What has the focus: draw from a pile, press a button; else the golden button"
        ),
    ),
    _press(
        Moment.ALWAYS,
        "L",
        "discards",
        lambda: QCoreApplication.translate(
            "Keys", "Look through the discard pile, where the settings allow it"
        ),
    ),
    KeyLine(
        Moment.CARDS,
        (("Home", "first"), ("End", "last")),
        lambda: QCoreApplication.translate("Keys", "The first and the last card"),
    ),
    KeyLine(
        Moment.CARDS,
        (),
        lambda: QCoreApplication.translate("Keys", "The seven of hearts: its rank, then its suit"),
        _typed,
    ),
    KeyLine(
        Moment.CARDS,
        (),
        lambda: QCoreApplication.translate("Keys", "Ace, ten, jack, queen, king"),
        lambda: tuple(letter for letter in rank_letters() if not letter.isdigit() or letter == "0"),
    ),
    KeyLine(
        Moment.CARDS,
        (),
        lambda: QCoreApplication.translate("Keys", "The suits: clubs, diamonds, hearts, spades"),
        lambda: tuple(suit_letter(suit) for suit in Suit),
    ),
    KeyLine(
        Moment.CARDS,
        (("Space", "choose"),),
        lambda: QCoreApplication.translate("Keys", "Choose the card or let go of it"),
    ),
    KeyLine(
        Moment.CARDS,
        (
            ("Shift+Left", "move left"),
            ("Shift+Right", "move right"),
            ("Ctrl+Left", "move left"),
            ("Ctrl+Right", "move right"),
        ),
        lambda: QCoreApplication.translate("Keys", "Move the card within your hand"),
        lambda: ("Shift+Left", "Shift+Right"),
    ),
    _press(
        Moment.CARDS, "S", "sort", lambda: QCoreApplication.translate("Keys", "Sort your cards")
    ),
    _press(
        Moment.TURN,
        "D",
        "stock",
        lambda: QCoreApplication.translate("Keys", "Draw from the stock"),
    ),
    _press(
        Moment.TURN,
        "T",
        "take",
        lambda: QCoreApplication.translate("Keys", "Take the top discard, or the upcard offered"),
    ),
    _press(Moment.TURN, "P", "pass", lambda: QCoreApplication.translate("Keys", "Pass")),
    KeyLine(
        Moment.TURN,
        (("D", PRESS + "discard"), ("Del", PRESS + "discard")),
        lambda: QCoreApplication.translate("Keys", "Discard the chosen card"),
    ),
    _press(Moment.TURN, "K", "knock", lambda: QCoreApplication.translate("Keys", "Knock")),
    _press(Moment.TURN, "H", "hint", lambda: QCoreApplication.translate("Keys", "Hint")),
    _press(
        Moment.KNOCK,
        "Enter",
        "confirm",
        lambda: QCoreApplication.translate("Keys", "Confirm the knock"),
    ),
    _press(
        Moment.KNOCK,
        "O",
        "other",
        lambda: QCoreApplication.translate("Keys", "Other melds with the same cards"),
    ),
    KeyLine(
        Moment.KNOCK,
        (("Esc", "escape"),),
        lambda: QCoreApplication.translate("Keys", "Take the knock back; let go of a card"),
    ),
    KeyLine(
        Moment.DEFENCE,
        (),
        lambda: QCoreApplication.translate(
            "Keys", "Lay the chosen card off on the meld of this number"
        ),
        _digits,
    ),
    KeyLine(
        Moment.DEFENCE,
        (),
        lambda: QCoreApplication.translate(
            "Keys", "Lay it off where there is one meld for it; without a card: done"
        ),
        lambda: ("Enter",),
    ),
    _press(Moment.DEFENCE, "B", "best", lambda: QCoreApplication.translate("Keys", "Best defence")),
    _press(
        Moment.DEFENCE,
        "U",
        "undo",
        lambda: QCoreApplication.translate("Keys", "Undo the last layoff"),
    ),
)


def moment_words(moment: Moment) -> str:
    """The head of a part of the sheet."""
    return {
        Moment.ALWAYS: QCoreApplication.translate("Keys", "At the table"),
        Moment.CARDS: QCoreApplication.translate("Keys", "Your cards"),
        Moment.TURN: QCoreApplication.translate("Keys", "Your turn"),
        Moment.KNOCK: QCoreApplication.translate("Keys", "While you knock"),
        Moment.DEFENCE: QCoreApplication.translate("Keys", "While you lay off"),
    }[moment]


def deeds_of(key: str) -> Iterator[str]:
    """What the key may mean, in the order in which it is tried."""
    for line in KEYS:
        for name, deed in line.deeds:
            if name == key and deed:
                yield deed


def key_of(event: QKeyEvent) -> str:
    """The key's name: by what it types, so that it is the same on every keyboard layout."""
    held = event.modifiers()
    letter = typed_letter(event)
    name = _NAMED.get(event.key(), letter)
    prefix = "".join(
        word
        for modifier, word in (
            (Qt.KeyboardModifier.ControlModifier, "Ctrl+"),
            (Qt.KeyboardModifier.AltModifier, "Alt+"),
            (Qt.KeyboardModifier.MetaModifier, "Meta+"),
        )
        if held & modifier
    )
    named = name != letter or letter.isalpha()
    if named and held & Qt.KeyboardModifier.ShiftModifier:
        prefix += "Shift+"
    return prefix + name if name else ""


def typed_letter(event: QKeyEvent) -> str:
    """The letter or digit in capitals; empty for a key that types none."""
    text = event.text().upper()
    if len(text) == 1 and text.isprintable() and text != " ":
        return text
    code = event.key()
    return chr(code) if Qt.Key.Key_0 <= code <= Qt.Key.Key_Z else ""


def key_on(cap: str) -> str:
    """The name of the key that stands on a button."""
    return _CAPS.get(cap, cap)
