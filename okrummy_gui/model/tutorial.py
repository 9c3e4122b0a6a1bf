"""Three prepared hands that teach the game: what is said, what is waited for, what is lit.

A `Course` plays them in a session of its own that keeps nothing. It lets through what the step
waits for and explains everything else.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from okrummy_gui.ai.player import best_defend
from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.protocol import (
    Action,
    Deal,
    Defend,
    Discard,
    DrawDiscard,
    DrawStock,
    Knock,
    Restock,
    Seat,
)
from okrummy_gui.engine.rules import DEFAULT_RULES
from okrummy_gui.engine.view import PlayerView
from okrummy_gui.model.arranging import DefenceDraft, KnockDraft
from okrummy_gui.model.handorder import SortBy
from okrummy_gui.model.helpscenes import OPPONENT, deck_with, melds_of
from okrummy_gui.model.session import NATURAL_PAUSE, Session
from okrummy_gui.model.setup import LEVELS, Occupant, Setup
from okrummy_gui.store.matches import MemoryStore


@dataclass(frozen=True, slots=True)
class Read:
    """Waits for the reader."""


@dataclass(frozen=True, slots=True)
class Act:
    """Waits for this action; a knock or a defence may be arranged as the player likes."""

    action: Action


@dataclass(frozen=True, slots=True)
class Prepare:
    """Waits until a knock with this card is looked at."""

    discard: Card


@dataclass(frozen=True, slots=True)
class Lay:
    """Waits until this card is laid off on the meld."""

    card: Card
    meld: int


Awaited = Read | Act | Prepare | Lay


@dataclass(frozen=True, slots=True)
class Step:
    """`task` says what to do and `wrong` what is said to anything else; `lit` are places by name.

    The places: hand, limit, stock, discard, knock, main (the golden button), sum, card 7H, meld 0.
    """

    text: str
    awaited: Awaited = Read()
    lit: tuple[str, ...] = ()
    task: str = ""
    wrong: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A hand: its deck, what the opponent does, and the steps. The learner has the first turn."""

    title: str
    deck: tuple[Card, ...]
    script: tuple[Action, ...]
    steps: tuple[Step, ...]


def _card(text: str) -> Card:
    return Card.parse(text)


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Qt's own returns an object; lupdate goes by the name alone."""
    return text


# ---------------------------------------------------------------- the lessons

_FIRST: Final = Lesson(
    QT_TRANSLATE_NOOP("Tutorial", "Draw, meld, knock"),
    deck_with("4H5H6H9C9DKSQD2CADJC", "7H8HTSTCTD5C5DKC8S3S", "8D", "9SJS2H3C"),
    (DrawStock(), Discard(_card("7H")), DrawStock(), Discard(_card("KC"))),
    (
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "These are your ten cards. 4♥, 5♥ and 6♥ are a run: cards of one suit in a row. "
                "The table marks it for you. All the others are deadwood, and their points count "
                "against you.",
            ),
            Read(),
            ("hand",),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "After the deal this card was turned up: the upcard. It sets the knock limit. "
                "As soon as your deadwood is 8 or less, you may end the hand by knocking.",
            ),
            Read(),
            ("limit",),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "In each turn you first draw a card, from the stock or from the discard pile.",
            ),
            Act(DrawStock()),
            ("stock",),
            QT_TRANSLATE_NOOP("Tutorial", "Click the stock to draw from it."),
            QT_TRANSLATE_NOOP(
                "Tutorial", "That is allowed, but it would not help you now. Click the stock."
            ),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "The 9♠ gives you a second meld: a set of three nines. Now discard a card. "
                "Kings, queens, jacks and tens cost the most, 10 points each.",
            ),
            Act(Discard(_card("KS"))),
            ("card KS", "discard"),
            QT_TRANSLATE_NOOP("Tutorial", "Double-click the K♠, or drag it to the discard pile."),
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Keep that for the moment. The K♠ costs 10 and helps nothing: discard it.",
            ),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Robin has discarded the 7♥, and it goes on with your run. Everybody sees it if "
                "you take it, but it is a sure thing.",
            ),
            Act(DrawDiscard()),
            ("discard",),
            QT_TRANSLATE_NOOP("Tutorial", "Click the discard pile to take the 7♥."),
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "The stock could bring anything; the 7♥ is sure to fit. Click the discard pile.",
            ),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Your run has four cards now. A card from the discard pile may not go back in the "
                "same turn. Any other may.",
            ),
            Act(Discard(_card("QD"))),
            ("card QD", "discard"),
            QT_TRANSLATE_NOOP("Tutorial", "Discard the Q♦."),
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Your melds are worth keeping, and low cards cost little. Discard the Q♦.",
            ),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial", "Robin has discarded a king. It would only be 10 points more for you."
            ),
            Act(DrawStock()),
            ("stock",),
            QT_TRANSLATE_NOOP("Tutorial", "Draw from the stock."),
            QT_TRANSLATE_NOOP(
                "Tutorial", "The king fits nothing that you have. Draw from the stock."
            ),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Without the J♣ your deadwood is 3♣, 2♣ and A♦: 3 + 2 + 1 = 6. The limit is 8, so "
                "you may knock. The last card is then laid face down.",
            ),
            Prepare(_card("JC")),
            ("card JC", "knock"),
            QT_TRANSLATE_NOOP(
                "Tutorial", "Drag the J♣ to the knock place, or press the golden button."
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial", "You could play on, but now you can knock. Use the J♣ for it."
            ),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "So your cards will be shown: two melds, and 6 points of deadwood. Until you "
                "confirm you can take it back.",
            ),
            Act(Knock(_card("JC"), ())),
            ("main",),
            QT_TRANSLATE_NOOP("Tutorial", "Press the golden button to confirm."),
            QT_TRANSLATE_NOOP("Tutorial", "Confirm the knock with the golden button."),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Robin’s cards are shown too. What fits your melds may be laid off there: the 8♥ "
                "went to your run and no longer counts against Robin.",
            ),
            Read(),
            ("card 8H",),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Robin is left with 33, you have 6. The difference is yours: 27 points. Each hand "
                "won is also a box, worth 25 more at the end of the game.",
            ),
            Read(),
            ("sum",),
        ),
    ),
)

_SECOND: Final = Lesson(
    QT_TRANSLATE_NOOP("Tutorial", "Lay off and undercut"),
    deck_with("5H6H7H8D8H8S9CQH4SKD", "6C7C8CQCQDQS3H2SASKH", "TD", "AH3D"),
    (DrawStock(), Knock(_card("KH"), melds_of("6C7C8C", "QCQDQS"))),
    (
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "A new hand. The upcard is a 10, the highest limit there is. This time Robin will "
                "be quicker, and you are the defender.",
            ),
            Read(),
            ("limit",),
        ),
        Step(
            QT_TRANSLATE_NOOP("Tutorial", "It is your turn first."),
            Act(DrawStock()),
            ("stock",),
            QT_TRANSLATE_NOOP("Tutorial", "Draw from the stock."),
            QT_TRANSLATE_NOOP(
                "Tutorial", "The 10♦ fits nothing that you have. Draw from the stock."
            ),
        ),
        Step(
            QT_TRANSLATE_NOOP("Tutorial", "The ace counts only 1. The king costs the most."),
            Act(Discard(_card("KD"))),
            ("card KD", "discard"),
            QT_TRANSLATE_NOOP("Tutorial", "Discard the K♦."),
            QT_TRANSLATE_NOOP("Tutorial", "That card will be useful in a moment. Discard the K♦."),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Robin has knocked with 9. Before the points are compared, you may get rid of "
                "cards that fit Robin’s melds. Your 9♣ goes on with the run of clubs.",
            ),
            Lay(_card("9C"), 0),
            ("card 9C", "meld 0"),
            QT_TRANSLATE_NOOP(
                "Tutorial", "Drag the 9♣ to the run, or click the card and then the run."
            ),
            QT_TRANSLATE_NOOP(
                "Tutorial", "First lay off what fits. The 9♣ fits Robin’s run of clubs."
            ),
        ),
        Step(
            QT_TRANSLATE_NOOP("Tutorial", "And your Q♥ is the fourth queen of Robin’s set."),
            Lay(_card("QH"), 1),
            ("card QH", "meld 1"),
            QT_TRANSLATE_NOOP("Tutorial", "Lay off the Q♥ on the set of queens."),
            QT_TRANSLATE_NOOP(
                "Tutorial", "One more card fits: lay off the Q♥ on the set of queens."
            ),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Your own melds are found for you. Only 4♠ and A♥ are left, 5 points. Robin has 9!",
            ),
            Act(Defend(())),
            ("main",),
            QT_TRANSLATE_NOOP("Tutorial", "Press the golden button: you are done."),
            QT_TRANSLATE_NOOP("Tutorial", "Nothing else fits. Press the golden button."),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "That is an undercut: a defender who has no more deadwood than the knocker wins "
                "the hand, with 25 points and the difference. 25 + 4 = 29 for you. So think twice "
                "before you knock with much deadwood.",
            ),
            Read(),
            ("sum",),
        ),
    ),
)

_THIRD: Final = Lesson(
    QT_TRANSLATE_NOOP("Tutorial", "Spades and gin"),
    deck_with("3C3D6D7D8D9DTCTSTHKC", "JSJDJH5S5C5H9SQH4C2D", "3S"),
    (),
    (
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "The last hand, and a special one: the upcard is a spade, so every point of this "
                "hand counts double. And the limit is only 3.",
            ),
            Read(),
            ("limit",),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial", "You hold two threes, and the upcard lies on the discard pile."
            ),
            Act(DrawDiscard()),
            ("discard",),
            QT_TRANSLATE_NOOP("Tutorial", "Take the 3♠ from the discard pile."),
            QT_TRANSLATE_NOOP(
                "Tutorial", "A third three would make a set. Take the 3♠ from the discard pile."
            ),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Now everything but the K♣ is in melds. No deadwood at all: that is gin. Nobody "
                "may lay off on it, and it can’t be undercut.",
            ),
            Prepare(_card("KC")),
            ("card KC", "knock"),
            QT_TRANSLATE_NOOP(
                "Tutorial", "Drag the K♣ to the place for gin, or press the golden button."
            ),
            QT_TRANSLATE_NOOP("Tutorial", "You have gin! Lay down the K♣ and keep the rest."),
        ),
        Step(
            QT_TRANSLATE_NOOP("Tutorial", "Three melds, no deadwood."),
            Act(Knock(_card("KC"), ())),
            ("main",),
            QT_TRANSLATE_NOOP("Tutorial", "Press the golden button to confirm."),
            QT_TRANSLATE_NOOP("Tutorial", "Confirm gin with the golden button."),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "Gin brings 25 points and all of Robin’s deadwood, 25 as well. That makes 50, and "
                "the spade doubles it: 100 points in one hand.",
            ),
            Read(),
            ("sum",),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Tutorial",
                "You know the game now. One thing more: with an ace as upcard, nothing but gin "
                "ends the hand. All rules are in the help, the key F2 opens it. Have fun!",
            ),
        ),
    ),
)

LESSONS: Final = (_FIRST, _SECOND, _THIRD)

_LEVEL: Final = LEVELS[0]


# ---------------------------------------------------------------- playing them


class _Script:
    """The opponent: does what the lesson says, defends as well as possible."""

    def __init__(self) -> None:
        self.actions: list[Action] = []

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        return self.actions.pop(0) if self.actions else best_defend(view)


class _Prepared:
    """Deals the lesson's deck; the opponent is the dealer."""

    def __init__(self) -> None:
        self.deck: tuple[Card, ...] = ()

    def first(self, setup: Setup) -> Deal:
        return Deal(self.deck, Seat.NORTH)

    def following(self, last: Deal, dealer: Seat) -> Deal:
        return Deal(self.deck, dealer)

    def restock(self, deal: Deal, time: int, cards: Sequence[Card]) -> Restock:
        return Restock(tuple(cards))


class _Remark(Enum):
    """What is said beside the step's own words."""

    NOTHING = auto()
    WRONG = auto()
    HINT = auto()


class Course(QObject):
    """Where the learner is. Nothing of it is kept, and no other game notices."""

    changed = Signal()
    """Another step, or something is said about what was tried."""
    finished = Signal()
    """The last step has been read."""

    def __init__(self, *, pause: int = NATURAL_PAUSE, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._script, self._dealing = _Script(), _Prepared()
        players = {_LEVEL: self._script}
        self.session = Session(
            MemoryStore(), players, self._dealing, random.Random(1), pause=pause, parent=self
        )
        self._number = self._at = 0
        self._remark = _Remark.NOTHING
        self.session.changed.connect(self.changed)

    # ------------------------------------------------------------ where one is

    @property
    def number(self) -> int:
        """Which lesson it is, from 0."""
        return self._number

    @property
    def lesson(self) -> Lesson:
        return LESSONS[self._number]

    @property
    def at(self) -> int:
        """Which step of the lesson it is, from 0."""
        return self._at

    @property
    def step(self) -> Step | None:
        """None while the opponent plays."""
        view = self.session.view()
        there = view.result is not None or view.turn is view.seat
        return self.lesson.steps[self._at] if there else None

    @property
    def is_last(self) -> bool:
        """Nothing comes after this step."""
        return self._number == len(LESSONS) - 1 and self._at == len(self.lesson.steps) - 1

    def title(self) -> str:
        return QCoreApplication.translate("Tutorial", self.lesson.title)

    def text(self) -> str:
        step = self.step
        if step is None:
            return QCoreApplication.translate("Tutorial", "Robin is playing …")
        return QCoreApplication.translate("Tutorial", step.text)

    def task(self) -> str:
        """What to do; empty where there is only something to read."""
        step = self.step
        return QCoreApplication.translate("Tutorial", step.task) if step and step.task else ""

    def remark(self) -> str:
        """Why what was tried is not the thing now, or help that was asked for; else empty."""
        step = self.step
        if self._remark is _Remark.NOTHING or step is None:
            return ""
        if isinstance(step.awaited, Read):
            return QCoreApplication.translate("Tutorial", "Read on first, then you may play.")
        if self._remark is _Remark.WRONG:
            return QCoreApplication.translate("Tutorial", step.wrong)
        return QCoreApplication.translate(
            "Tutorial", "What you need is ringed on the table. Or press “Show me” and watch."
        )

    # ------------------------------------------------------------ what the learner does

    def begin(self, lesson: int = 0) -> None:
        """Deal this lesson's hand."""
        self._number, self._at, self._remark = lesson, 0, _Remark.NOTHING
        self._dealing.deck = self.lesson.deck
        self._script.actions = list(self.lesson.script)
        self.session.start(Setup(DEFAULT_RULES, (Occupant(), Occupant(OPPONENT, _LEVEL))))

    def read_on(self) -> None:
        """The step has been read. After a lesson comes the next one."""
        step = self.step
        if step is None or not isinstance(step.awaited, Read):
            return
        if self._at + 1 < len(self.lesson.steps):
            self._go_to(self._at + 1)
        else:
            self.skip()

    def skip(self) -> None:
        """On to the next lesson, whatever is left of this one."""
        if self._number + 1 < len(LESSONS):
            self.begin(self._number + 1)
        else:
            self.finished.emit()

    def act(self, action: Action) -> None:
        """The learner's action: done if it is what is waited for, else something is said."""
        step = self.step
        if step is not None and isinstance(step.awaited, Prepare) and isinstance(action, Knock):
            following = self.lesson.steps[self._at + 1]  # a knock need not be confirmed
            self._at, step = self._at + 1, following
        if step is None or not isinstance(step.awaited, Act) or not self._is(step.awaited, action):
            self._say(_Remark.WRONG)
            return
        self._at, self._remark = self._at + 1, _Remark.NOTHING
        self.session.submit(action)
        if isinstance(action, DrawStock | DrawDiscard):
            self.session.sort(SortBy.MELDS)  # so that a new meld is seen at once

    def follow(self, knock: KnockDraft | None, defence: DefenceDraft | None) -> bool:
        """What the learner has begun at the table; False where it must not be gone on with."""
        at, steps = self._at, self.lesson.steps
        while at > 0 and self._undone(steps[at - 1].awaited, knock, defence):
            at -= 1
        while at < len(steps) and _begun(steps[at].awaited, knock, defence):
            at += 1
        if at != self._at:
            self._go_to(at)
        if knock is None or self._may_look(knock):
            return True
        self._say(_Remark.WRONG)
        return False

    def help_out(self) -> None:
        """A hint was asked for: say where to look."""
        self._say(_Remark.HINT)

    def _may_look(self, knock: KnockDraft) -> bool:
        awaited = self.lesson.steps[self._at].awaited
        action = awaited.action if isinstance(awaited, Act) else None
        return isinstance(action, Knock) and action.discard is knock.discard

    def _undone(
        self, awaited: Awaited, knock: KnockDraft | None, defence: DefenceDraft | None
    ) -> bool:
        """Something that had been begun and is no more."""
        draft = isinstance(awaited, Prepare | Lay)
        return draft and self.step is not None and not _begun(awaited, knock, defence)

    def _is(self, awaited: Act, action: Action) -> bool:
        wanted = awaited.action
        if isinstance(wanted, Knock) and isinstance(action, Knock):
            return wanted.discard is action.discard
        if isinstance(wanted, Defend) and isinstance(action, Defend):
            laid = {layoff.card for layoff in action.layoffs}
            return laid >= {
                step.awaited.card for step in self.lesson.steps if isinstance(step.awaited, Lay)
            }
        return wanted == action

    def _go_to(self, at: int) -> None:
        self._at, self._remark = at, _Remark.NOTHING
        self.changed.emit()

    def _say(self, remark: _Remark) -> None:
        self._remark = remark
        self.changed.emit()

    def close(self) -> None:
        """Nobody plays on."""
        self.session.close()


def _begun(awaited: Awaited, knock: KnockDraft | None, defence: DefenceDraft | None) -> bool:
    match awaited:
        case Prepare(discard):
            return knock is not None and knock.discard is discard
        case Lay(card, meld):
            laid = defence.layoffs if defence is not None else ()
            return any(off.card is card and off.meld == meld for off in laid)
        case _:
            return False
