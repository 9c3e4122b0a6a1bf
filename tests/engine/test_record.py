"""The log and its notation: what is printed parses to the same, and every fault is located."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from okrummy_gui.engine.cards import Card, print_cards
from okrummy_gui.engine.deals import DealNumber, deck_of
from okrummy_gui.engine.match import apply, new_match
from okrummy_gui.engine.melds import Layoff, Meld
from okrummy_gui.engine.protocol import (
    Action,
    Deal,
    Defend,
    Discard,
    DrawDiscard,
    DrawStock,
    GiveUp,
    IllegalAction,
    Knock,
    Pass,
    Reason,
    Restock,
    TakeBack,
    TakeUpcard,
)
from okrummy_gui.engine.record import (
    LONGEST_NAME,
    MOST_CHARACTERS,
    Damaged,
    NotationError,
    Record,
    fold,
    parse_action,
    parse_header,
    parse_record,
    print_action,
    print_header,
    print_record,
    states,
    tidy_name,
)
from okrummy_gui.engine.rules import Rules
from tests.engine.play import NORTH, SOUTH, actions_of, dealt, deck, hand_of
from tests.engine.randomplay import random_match, rule_mixes

NAMES = ("Ann", "Robin the Fox")
MORE_NAMES = (*NAMES, "Cleo", "Dot")
DEALT = Deal(
    deck("2C 3C 4C 5D 6D 7D 9H 9D 9S AH", "AC 8D 9C TS JS QS QH KH 5H 3H", "KC", "KD"), NORTH
)
DEAL_LINE = f"deal N {print_cards(DEALT.order, '')}"
HEADER = "okrummy 1\nseat S Ann\nseat N Robin the Fox\n"
ENDING = "s kKD[2C3C4C 5D6D7D 9D9H9S] l[TSJSQS] 8D>2 AC>1"


def random_record(rules: Rules, seed: int, take_back: bool = True) -> Record:
    """Up to two hands of random play, with a few entries taken back or a match given up."""
    chance = random.Random(seed)
    log: list[Action] = []
    past = [new_match(rules)]
    for before, action, match in random_match(rules, chance, give_up=0.005):
        assert before == past[-1]
        log.append(action)
        past.append(match)
        if take_back and chance.random() < 0.02:
            log += [TakeBack(chance.randrange(len(past)))] * 2 + [TakeBack(len(past) - 1)]
            past += [past[-1]] * 3
    return Record(rules, MORE_NAMES[: rules.seats], tuple(log))


def good(text: str) -> Record:
    record = parse_record(text)
    assert isinstance(record, Record)
    return record


def damaged(text: str) -> Damaged:
    record = parse_record(text)
    assert isinstance(record, Damaged)
    return record


# ---------------------------------------------------------------- printing and parsing


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("p", Pass()),
        ("u", TakeUpcard()),
        ("s", DrawStock()),
        ("d", DrawDiscard()),
        (DEAL_LINE, DEALT),
        ("xTH", Discard(Card.parse("TH"))),
        ("k9C[]", Knock(Card.parse("9C"), ())),
        ("r[7C8D]", Restock((Card.parse("7C"), Card.parse("8D")))),
        ("r[]", Restock(())),
        ("l[]", Defend((), ())),
        ("gS", GiveUp(SOUTH)),
        ("b0", TakeBack(0)),
        ("b120", TakeBack(120)),
    ],
)
def test_each_action_has_one_notation(text: str, action: Action) -> None:
    assert print_action(action) == text
    assert parse_action(text, Rules()) == action


NUMBERED = print_cards(deck_of(DealNumber(123)), "")


@pytest.mark.parametrize(("sign", "known"), [("#", False), ("=", True)])
def test_a_deal_number_in_the_notation(sign: str, known: bool) -> None:
    deal = Deal(deck_of(DealNumber(123)), NORTH, DealNumber(123), known)
    text = f"deal N {sign}123 {NUMBERED}"
    assert print_action(deal) == text
    assert parse_action(text, Rules()) == deal
    assert parse_action(f"deal N {sign}1-123 {NUMBERED}", Rules()) == deal


@pytest.mark.parametrize("number", ["#0", "#2-1", "=1-1-1", "#-", "=1000000000000"])
def test_what_is_no_deal_number_is_a_fault_in_its_place(number: str) -> None:
    with pytest.raises(NotationError):
        parse_action(f"deal N {number} {NUMBERED}", Rules())
    found = damaged(f"{HEADER}\ndeal N {number} {NUMBERED}\n")
    assert (found.error.line, found.error.column) == (5, 1)


def test_a_deck_of_another_number_is_damage() -> None:
    found = damaged(f"{HEADER}\ndeal N #124 {NUMBERED}\n")
    assert (found.error.line, found.error.column) == (5, 1)
    assert "not the cards of the deal number" in str(found.error)
    assert "123" in print_record(good(f"{HEADER}\ndeal N #123 {NUMBERED}\n"))


def test_melds_and_layoffs_in_the_notation() -> None:
    (knock,) = actions_of("k9C[7H8H9H AC2C3C]")
    assert isinstance(knock, Knock)
    assert [str(meld) for meld in knock.melds] == ["7H8H9H", "AC2C3C"]
    (defence,) = actions_of("l[TCJCQC] 4H>1 8D>12")
    assert isinstance(defence, Defend)
    assert defence.layoffs == (Layoff(Card.parse("4H"), 0), Layoff(Card.parse("8D"), 11))
    for action in (knock, defence):
        assert parse_action(print_action(action), Rules()) == action


def test_a_run_with_a_high_ace_needs_its_rule() -> None:
    high = Rules(ace_high_runs=True)
    knock = parse_action("k9C[QHKHAH]", high)
    assert print_action(knock) == "k9C[QHKHAH]"
    with pytest.raises(NotationError):
        parse_action("k9C[QHKHAH]", Rules())


@pytest.mark.parametrize(
    "text",
    [
        *("", "P", "x", "x1H", "xTHx", "xth", "x7H\n", "ps", "p p", " p", "p ", "deal N"),
        *("k9C", "k9C[7H8H]", "k9C[7H8H9H", "r[7]", "r7C", "g", "gX", "b", "b-1", "b12345678"),
        *("l", "l[] 4H>0", "l[]4H>1", "l[] 4H>100"),
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_action(text, Rules())


@settings(max_examples=60, deadline=None)
@given(rule_mixes(), st.integers(0, 2**32))
def test_what_is_printed_parses_to_the_same(rules: Rules, seed: int) -> None:
    record = random_record(rules, seed)
    text = print_record(record)
    again = parse_record(text)
    assert again == record
    assert isinstance(again, Record)
    assert print_record(again) == text


@settings(deadline=None)
@given(rule_mixes(), st.lists(st.text(max_size=60), min_size=4, max_size=4))
def test_any_name_and_any_rules_make_a_header(rules: Rules, given_names: list[str]) -> None:
    names = tuple(given_names[: rules.seats])
    header = print_header(rules, names)
    assert parse_header(header) == Record(rules, tuple(map(tidy_name, names)))
    for name in names:
        assert tidy_name(tidy_name(name)) == tidy_name(name)
        assert len(tidy_name(name)) <= LONGEST_NAME


@settings(max_examples=300, deadline=None)
@given(st.text())
def test_any_text_is_a_record_or_a_notation_error(text: str) -> None:
    for tried in (text, HEADER + DEAL_LINE + "\n" + text):
        try:
            assert isinstance(parse_record(tried), Record | Damaged)
        except NotationError:
            assert tried is text


def test_a_record_reads_with_any_spaces_and_line_ends() -> None:
    tidy = good(f"{HEADER}\n{DEAL_LINE}\n{ENDING}\n")
    spread = HEADER.replace("\n", "\r\n") + "\n" + DEAL_LINE + "\n\n  "
    spread += ENDING.replace(" k", "\n\n   k").replace(" l", "   \n l") + "   \n\n"
    assert good(spread) == tidy
    assert hand_of(fold(tidy)).result is not None


def test_a_match_given_up_before_its_first_deal_is_a_record() -> None:
    record = Record(Rules(), NAMES, (TakeBack(0), GiveUp(SOUTH)))
    assert good(print_record(record)) == record


# ---------------------------------------------------------------- fold


@settings(max_examples=30, deadline=None)
@given(rule_mixes(), st.integers(0, 2**32))
def test_the_fold_of_a_beginning_is_the_state_of_then(rules: Rules, seed: int) -> None:
    record = random_record(rules, seed, take_back=False)
    past = list(states(rules, record.actions))
    chance = random.Random(seed)
    for at in chance.sample(range(len(past)), min(len(past), 4)):
        assert fold(replace(record, actions=record.actions[:at])) == past[at]


def test_a_take_back_goes_back_to_the_state_after_so_many_entries() -> None:
    log: list[Action] = [DEALT, *actions_of("s xKD d")]
    past = list(states(Rules(), log))
    for to, state in enumerate(past):
        assert fold(Record(Rules(), NAMES, (*log, TakeBack(to)))) == state


def test_a_take_back_is_an_entry_that_can_be_taken_back() -> None:
    log: list[Action] = [DEALT, DrawStock(), TakeBack(1), DrawDiscard(), TakeBack(2)]
    assert fold(Record(Rules(), NAMES, tuple(log))) == apply(
        apply(new_match(Rules()), DEALT), log[1]
    )
    *_, last = states(Rules(), [*log, TakeBack(3)])
    assert last == dealt_state()


def dealt_state() -> object:
    return apply(new_match(Rules()), DEALT)


def test_a_take_back_undoes_a_hand_that_ended() -> None:
    log = (DEALT, *actions_of(ENDING), TakeBack(2))
    match = fold(Record(Rules(), NAMES, log))
    assert match.sheet.results == ()
    assert hand_of(match).drawn is Card.parse("KD")


def test_a_take_back_to_what_was_not_yet_is_refused() -> None:
    for to in (2, 100, -1):
        with pytest.raises(IllegalAction) as refused:
            fold(Record(Rules(), NAMES, (DEALT, TakeBack(to))))
        assert refused.value.reason is Reason.NO_SUCH_POINT


def test_states_begin_before_the_first_action() -> None:
    past = list(states(Rules(), [DEALT]))
    assert past == [new_match(Rules()), dealt_state()]
    assert hand_of(dealt()).dealer is NORTH


# ---------------------------------------------------------------- damage

BODY = f"{HEADER}\n{DEAL_LINE}\n"
"""Six lines; the actions after the deal begin in line 6."""


@pytest.mark.parametrize(
    ("tail", "kept", "line", "column"),
    [
        ("s xKD ? s\n", 3, 6, 7),
        ("s xKD\n\n  s q\n", 4, 8, 5),
        ("s xKD xKD\n", 3, 6, 7),
        ("s k2C[2C3C4C]\n", 2, 6, 3),
        ("s kKD[2C3C5D]\n", 2, 6, 3),
        ("s s\n", 2, 6, 3),
        ("b9\n", 1, 6, 1),
        ("s xKDd\n", 2, 6, 3),
        ("deal N ACAD\n", 1, 6, 1),
        (f"{DEAL_LINE}\n", 1, 6, 1),
        ("s kKD[2C3C4C 5D6D7D 9D9H9S] l[] 8D>1 s\n", 3, 6, 29),
        ("s xKD gN s\n", 4, 6, 10),
    ],
)
def test_a_damaged_text_gives_its_valid_beginning_and_the_place_of_the_fault(
    tail: str, kept: int, line: int, column: int
) -> None:
    found = damaged(BODY + tail)
    assert (found.error.line, found.error.column) == (line, column)
    assert len(found.beginning.actions) == kept
    assert found.beginning == Record(Rules(), NAMES, found.beginning.actions)
    assert str(found.error).startswith(f"line {line}, column {column}: ")
    fold(found.beginning)


def test_a_deck_that_is_none_is_damage_in_its_line() -> None:
    order = (*DEALT.order[:51], DEALT.order[0])
    found = damaged(f"{HEADER}\ndeal N {print_cards(order, '')}\n")
    assert (found.error.line, found.error.column) == (5, 1)
    assert found.beginning.actions == ()


@settings(max_examples=40, deadline=None)
@given(
    rule_mixes(),
    st.integers(0, 2**32),
    st.integers(0, 10**6),
    st.characters(exclude_characters=" \r\n"),
)
def test_any_letter_changed_leaves_a_beginning_that_folds(
    rules: Rules, seed: int, at: int, letter: str
) -> None:
    record = random_record(rules, seed)
    text = print_record(record)
    start = text.find("deal ")
    assume(start >= 0)  # somebody may have given up before the first deal
    at = start + at % (len(text) - start)
    try:
        read = parse_record(text[:at] + letter + text[at + 1 :])
    except NotationError:
        assert at < start + 5
        return
    beginning = read.beginning if isinstance(read, Damaged) else read
    fold(beginning)
    entries_before = len(good_beginning(text[:at]).actions)
    assert len(beginning.actions) >= entries_before


def good_beginning(text: str) -> Record:
    """The entries of a text that is cut off, without the one it is cut in."""
    read = parse_record(text)
    beginning = read.beginning if isinstance(read, Damaged) else read
    return replace(beginning, actions=beginning.actions[:-1])


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("", 1, 1),
        ("okrummy 2\nseat S A\nseat N B\n", 1, 1),
        ("something else", 1, 1),
        ("okrummy 1\nseat S A\n", 1, 1),
        ("okrummy 1\nseat S A\nseat W B\n", 1, 1),
        ("okrummy 1\nseats 3\nseat S A\nseat W B\nseat N C\n", 1, 1),
        ("okrummy 1\nseats 5\nseat S A\nseat N B\n", 1, 1),
        ("okrummy 1\npartners yes\nseat S A\nseat N B\n", 1, 1),
        ("okrummy 1\nseat S A\nseat N B\nseat E C\n", 1, 1),
        ("okrummy 1\ncolour red\nseat S A\nseat N B\n", 2, 1),
        ("okrummy 1\ntarget 1\nseat S A\nseat N B\n", 1, 1),
        ("okrummy 1\ntarget none\nseat S A\nseat N B\n", 1, 1),
        ("okrummy 1\ntarget many\nseat S A\nseat N B\n", 2, 8),
        ("okrummy 1\nseat S A\ntarget -5\nseat N B\n", 3, 8),
        ("okrummy 1\nace_high_runs 5\nseat S A\nseat N B\n", 2, 15),
        ("okrummy 1\nlayoffs none\nseat S A\nseat N B\n", 2, 9),
        ("okrummy 1\nfixed_limit no\nseat S A\nseat N B\n", 2, 13),
    ],
)
def test_a_fault_of_the_header_is_located(text: str, line: int, column: int) -> None:
    for parse in (parse_header, parse_record):
        with pytest.raises(NotationError) as refused:
            parse(text)
        assert (refused.value.line, refused.value.column) == (line, column)


def test_a_text_beyond_all_measure_is_no_record() -> None:
    with pytest.raises(NotationError):
        parse_record(HEADER + "\n" * MOST_CHARACTERS)


def test_the_header_names_only_what_differs_from_the_default() -> None:
    rules = Rules(target=150, layoffs=False, fixed_limit=3)
    assert print_header(rules, NAMES).splitlines() == [
        "okrummy 1",
        "target 150",
        "fixed_limit 3",
        "layoffs no",
        "seat S Ann",
        "seat N Robin the Fox",
    ]


def test_a_name_is_one_line_without_control_characters() -> None:
    assert tidy_name(" A\nB\t\x07C\u2028 ") == "A B C"
    assert tidy_name("x" * 99) == "x" * LONGEST_NAME


def test_a_meld_out_of_order_is_read_as_the_same_meld() -> None:
    assert actions_of("k9C[9H7H8H]") == actions_of("k9C[7H8H9H]")
    assert (
        Meld.of(map(Card.parse, ("9H", "7H", "8H")), ace_high_runs=False).cards[0].rank.value == "7"
    )
