"""The table by keys alone: where they go, what they do, what can be seen of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from okrummy_gui.engine.cards import Card, Rank, Suit
from okrummy_gui.engine.protocol import (
    Discard,
    DrawDiscard,
    DrawStock,
    Knock,
    Pass,
    Seat,
    TakeUpcard,
)
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.language import Languages
from okrummy_gui.view.keys import (
    KEYS,
    deeds_of,
    key_of,
    key_on,
    rank_letters,
    ranks_typed,
    suit_typed,
)
from okrummy_gui.view.table.furniture import RingItem
from okrummy_gui.view.table.keyfocus import BUTTON, LIMIT, SCORE
from okrummy_gui.view.table.stage import DISCARD, STOCK
from tests.view.table.bench import MINE, Bench, dealt, knocked

SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier


class Keys:
    """Fingers on the table's keys."""

    def __init__(self, qtbot: QtBot, bench: Bench) -> None:
        self.bench, self.table = bench, bench.table
        self.table.activateWindow()
        self.table.setFocus()
        qtbot.waitUntil(self.table.hasFocus)

    def press(self, *keys: Qt.Key | str, held: Qt.KeyboardModifier = NONE) -> None:
        for key in keys:
            QTest.keyClick(self.table, key, held)

    def type(self, text: str) -> None:
        """Each letter as a keyboard sends it, capitals with Shift."""
        for letter in text:
            self.press(letter, held=SHIFT if letter.isupper() else NONE)

    @property
    def at(self) -> object:
        return self.table.hands.keyboard.focus.key

    @property
    def ring(self) -> RingItem | None:
        rings = [item for item in self.table.ground.items() if isinstance(item, RingItem)]
        return rings[0] if rings and rings[0].isVisible() else None

    def card(self, name: str) -> Card:
        return Card.parse(name)


@pytest.fixture
def keys(qtbot: QtBot) -> Keys:
    return Keys(qtbot, Bench(qtbot, dealt()))


def drawn(qtbot: QtBot) -> Keys:
    made = Keys(qtbot, Bench(qtbot, dealt()))
    made.bench.play(DrawStock())
    return made


# ---------------------------------------------------------------- going about


def test_the_focus_is_seen_from_the_first_key_on(keys: Keys) -> None:
    assert keys.ring is None
    keys.press(Qt.Key.Key_Right)
    assert keys.at is keys.table.hands.keyboard.focus.hand()[0]
    assert keys.ring is not None
    spot = keys.table.stage.cards[keys.at]  # type: ignore[index]
    assert keys.ring.pos().x() == pytest.approx(spot.x - spot.width / 2)


def test_the_mouse_takes_the_ring_away(keys: Keys) -> None:
    keys.press(Qt.Key.Key_Right)
    keys.bench.click(keys.table.rect().center())
    assert keys.ring is None


def test_the_ring_is_where_the_keys_are_only_while_the_table_has_them(keys: Keys) -> None:
    keys.press(Qt.Key.Key_Right)
    keys.table.clearFocus()
    assert keys.ring is None
    keys.table.setFocus()
    assert keys.ring is not None


def test_arrows_walk_the_hand_and_go_round(keys: Keys) -> None:
    cards = keys.table.hands.keyboard.focus.hand()
    for card in (*cards, cards[0]):
        keys.press(Qt.Key.Key_Right)
        assert keys.at is card
    keys.press(Qt.Key.Key_Left)
    assert keys.at is cards[-1]
    keys.press(Qt.Key.Key_Home)
    assert keys.at is cards[0]
    keys.press(Qt.Key.Key_End)
    assert keys.at is cards[-1]


def test_up_and_down_reach_the_piles_and_come_back_to_the_card(keys: Keys) -> None:
    keys.press(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right)
    card = keys.at
    seen = set()
    for _ in range(3):
        keys.press(Qt.Key.Key_Up)
        seen.add(keys.at)
    assert seen & {STOCK, DISCARD}
    for _ in range(4):
        keys.press(Qt.Key.Key_Down)
    assert keys.at is card


def test_everything_that_a_click_does_is_reached_by_arrows(qtbot: QtBot) -> None:
    keys = drawn(qtbot)
    wanted = {stop.key for stop in keys.table.hands.keyboard.focus.stops()}
    focus, reached, todo = keys.table.hands.keyboard.focus, set(), [keys.table.order[0]]
    while todo:
        start = todo.pop()
        reached.add(start)
        for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right):
            focus.go(start)
            keys.press(key)
            if keys.at not in reached and keys.at not in todo:
                todo.append(keys.at)
    assert reached >= wanted


def test_tab_visits_hand_piles_buttons_score_and_limit_and_comes_round(keys: Keys) -> None:
    seen = []
    for _ in range(8):
        keys.press(Qt.Key.Key_Tab)
        seen.append(keys.at)
    hand = keys.table.hands.keyboard.focus.hand()
    buttons = [BUTTON + name for name in ("stock", "take", "sort", "hint")]
    assert seen[0] is hand[0]
    assert seen[1:7] == [STOCK, DISCARD, *buttons]
    assert set(seen[7:]) == {SCORE}
    keys.press(Qt.Key.Key_Tab)
    assert keys.at == LIMIT
    keys.press(Qt.Key.Key_Tab)
    assert keys.at is hand[0]
    keys.press(Qt.Key.Key_Backtab, held=SHIFT)
    assert keys.at == LIMIT


# ---------------------------------------------------------------- playing


def test_cards_are_drawn_by_letters_and_at_the_piles(qtbot: QtBot) -> None:
    keys = Keys(qtbot, Bench(qtbot, dealt()))
    keys.type("d")
    keys.type("t")
    keys.table.hands.keyboard.focus.go(STOCK)
    keys.press(Qt.Key.Key_Return)
    keys.table.hands.keyboard.focus.go(DISCARD)
    keys.press(Qt.Key.Key_Space)
    assert keys.bench.acted == [DrawStock(), DrawDiscard(), DrawStock(), DrawDiscard()]


def test_the_upcard_is_taken_or_passed(qtbot: QtBot) -> None:
    keys = Keys(qtbot, Bench(qtbot, dealt(Rules(upcard_offer=True))))
    keys.type("tp")
    assert keys.bench.acted == [TakeUpcard(), Pass()]


@pytest.mark.parametrize("key", [Qt.Key.Key_D, Qt.Key.Key_Delete, Qt.Key.Key_Backspace])
def test_a_card_is_chosen_by_arrows_and_discarded(qtbot: QtBot, key: Qt.Key) -> None:
    keys = drawn(qtbot)
    keys.press(Qt.Key.Key_Left)
    card = keys.table.selected
    assert card is not None
    keys.press(key)
    assert keys.bench.acted == [Discard(card)]


def test_the_card_drawn_has_the_focus_but_is_not_chosen(qtbot: QtBot) -> None:
    keys = Keys(qtbot, Bench(qtbot, dealt()))
    keys.press(Qt.Key.Key_Right)
    keys.bench.play(DrawStock())
    assert keys.table.state is not None
    assert keys.at is keys.table.state.drawn
    keys.type("d")
    assert keys.bench.acted == []


def test_space_lets_go_of_the_chosen_card(qtbot: QtBot) -> None:
    keys = drawn(qtbot)
    keys.press(Qt.Key.Key_Right, Qt.Key.Key_Space)
    assert keys.table.selected is None
    assert keys.at is keys.table.hands.keyboard.focus.hand()[0]


def test_a_key_held_down_does_a_thing_once(qtbot: QtBot) -> None:
    keys = drawn(qtbot)
    keys.press(Qt.Key.Key_Right)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_D, NONE, "d", True)
    QApplication.sendEvent(keys.table, held)
    assert keys.bench.acted == []


@pytest.mark.parametrize("held", [SHIFT, CTRL])
def test_a_card_is_moved_within_the_hand(keys: Keys, held: Qt.KeyboardModifier) -> None:
    keys.press(Qt.Key.Key_Home)
    card = keys.at
    keys.press(Qt.Key.Key_Right, Qt.Key.Key_Right, held=held)
    assert keys.at is card
    assert keys.table.order.index(card) == 2  # type: ignore[arg-type]
    assert len(keys.bench.orders) == 2
    keys.press(Qt.Key.Key_Left, held=held)
    assert keys.table.order.index(card) == 1  # type: ignore[arg-type]


def test_a_card_at_the_end_of_the_hand_stays_there(keys: Keys) -> None:
    keys.press(Qt.Key.Key_End)
    keys.press(Qt.Key.Key_Right, held=SHIFT)
    assert keys.bench.orders == []


def test_a_knock_is_confirmed_by_enter_and_taken_back_by_escape(qtbot: QtBot) -> None:
    keys = drawn(qtbot)
    keys.type("k")
    assert keys.table.knock is not None
    keys.press(Qt.Key.Key_Escape)
    assert keys.table.knock is None
    keys.type("k")
    keys.press(Qt.Key.Key_Return)
    (knock,) = keys.bench.acted
    assert isinstance(knock, Knock)


def test_enter_on_a_button_presses_that_button(qtbot: QtBot) -> None:
    keys = drawn(qtbot)
    keys.type("k")
    focus = keys.table.hands.keyboard.focus
    focus.go(BUTTON + "cancel")
    keys.press(Qt.Key.Key_Return)
    assert keys.table.knock is None
    assert keys.bench.acted == []


def test_a_defence_is_laid_off_undone_and_done(qtbot: QtBot) -> None:
    keys = Keys(qtbot, knocked(qtbot))
    keys.type("3h")
    keys.press(Qt.Key.Key_Return)
    assert keys.table.defence is not None
    assert [off.card for off in keys.table.defence.layoffs] == [Card.parse("3H")]
    keys.type("u")
    assert not keys.table.defence.layoffs
    keys.type("b")
    keys.press(Qt.Key.Key_Return)
    assert len(keys.bench.acted) == 1


def test_score_and_limit_are_opened(qtbot: QtBot, keys: Keys) -> None:
    focus = keys.table.hands.keyboard.focus
    for place, signal in ((SCORE, keys.table.score_asked), (LIMIT, keys.table.rules_asked)):
        focus.go(place)
        with qtbot.waitSignal(signal, timeout=500):
            keys.press(Qt.Key.Key_Return)


# ---------------------------------------------------------------- typing a card


def test_rank_and_suit_choose_a_card(qtbot: QtBot) -> None:
    keys = drawn(qtbot)
    for card in MINE:
        name = str(card)
        keys.type(name[0] + name[1].lower())
        assert keys.table.selected is card, name


def test_the_rank_alone_goes_to_the_next_card_of_it(qtbot: QtBot) -> None:
    keys = drawn(qtbot)
    cards = [card for card in keys.table.hands.keyboard.focus.hand() if card.rank is Rank.QUEEN]
    assert len(cards) > 1
    for card in (*cards, cards[0]):
        keys.type("q")
        assert keys.at is card


def test_a_suit_that_is_not_held_does_nothing_else(qtbot: QtBot) -> None:
    """The D of a seven of diamonds must not discard another seven."""
    keys = drawn(qtbot)
    missing = next(card for card in MINE if Card(card.rank, Suit.DIAMONDS) not in keys.table.order)
    keys.type(str(missing)[0].lower() if missing.rank.value.isdigit() else str(missing)[0])
    keys.type("d")
    assert keys.bench.acted == []


def test_a_rank_typed_before_the_turn_is_forgotten_with_it(qtbot: QtBot) -> None:
    keys = Keys(qtbot, Bench(qtbot, dealt()))
    keys.type("q")
    keys.bench.play(DrawStock())
    keys.press(Qt.Key.Key_Home)
    keys.type("q")
    keys.table.hands.cancel()
    chosen = keys.table.selected
    keys.type("d")
    assert keys.bench.acted == [Discard(chosen)]  # type: ignore[arg-type]


def test_escape_lets_go_of_a_dragged_card_before_anything_else(qtbot: QtBot) -> None:
    keys = Keys(qtbot, knocked(qtbot))
    keys.type("3h")
    bench = keys.bench
    bench.drag(bench.point("3H"), bench.table.rect().center(), drop=False)
    keys.press(Qt.Key.Key_Escape)
    assert keys.table.hands._drag is None
    assert keys.table.selected is Card.parse("3H")


def test_a_letter_that_is_a_key_of_its_own_is_a_rank_with_shift() -> None:
    assert ranks_typed("K", shift=False) is None
    assert ranks_typed("K", shift=True) is Rank.KING
    assert ranks_typed("J", shift=False) is Rank.JACK
    assert ranks_typed("0", shift=False) is Rank.TEN
    assert ranks_typed("1", shift=False) is Rank.ACE
    assert "Shift+K" in rank_letters()
    assert "7" in rank_letters()


@pytest.mark.parametrize(
    ("code", "letter", "rank"),
    [("de", "B", Rank.JACK), ("de", "D", Rank.QUEEN), ("nl", "V", Rank.QUEEN),
     ("nl", "H", Rank.KING), ("es", "Q", Rank.QUEEN)],
)  # fmt: skip
def test_ranks_are_typed_by_the_letters_of_the_language(
    qapp: QApplication, code: str, letter: str, rank: Rank
) -> None:
    languages = Languages(qapp)
    languages.switch(code)
    try:
        assert ranks_typed(letter, shift=True) is rank
        assert all(suit_typed(suit.value) is not None for suit in Suit)
        assert len(set(rank_letters())) == len(Rank)
    finally:
        languages.switch("en")


def test_a_letter_counts_by_what_it_types_whatever_the_keyboard() -> None:
    cyrillic = QKeyEvent(QEvent.Type.KeyPress, 0x0412, NONE, 40, 0, 0, "д")
    dvorak = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_K, NONE, 55, 0, 0, "k")
    bare = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_K, NONE, "")
    assert key_of(cyrillic) == "Д"
    assert key_of(dvorak) == "K"
    assert key_of(bare) == "K"


def test_unknown_keys_are_left_to_others(keys: Keys) -> None:
    for code in (Qt.Key.Key_F5, Qt.Key.Key_MediaPlay, 0x01FFFFFF):
        event = QKeyEvent(QEvent.Type.KeyPress, code, NONE, "")
        assert not keys.table.hands.key(event)


# ---------------------------------------------------------------- the table of keys


def test_every_key_on_a_button_is_in_the_table_of_keys(qtbot: QtBot) -> None:
    known = {key for line in KEYS for key, _ in line.deeds}
    benches = [
        Bench(qtbot, dealt()),
        Bench(qtbot, dealt(Rules(upcard_offer=True))),
        drawn(qtbot).bench,
        knocked(qtbot),
    ]
    benches[2].press("knock")
    for bench in benches:
        for spec in bench.table.stage.buttons:
            assert not spec.key or key_on(spec.key) in known or spec.key.isdigit(), spec


def test_every_deed_of_the_table_of_keys_is_known(keys: Keys) -> None:
    for line in KEYS:
        for key, deed in line.deeds:
            if deed and not deed.startswith("press "):
                assert deed in keys.table.hands.keyboard._deeds, deed
            assert not deed or deed in tuple(deeds_of(key))
        assert line.words()
        assert line.keys()


def test_nobody_watches_the_keys_of_somebody_else(qtbot: QtBot) -> None:
    keys = Keys(qtbot, Bench(qtbot, dealt(), Seat.NORTH))
    keys.type("dt")
    assert keys.bench.acted == []
