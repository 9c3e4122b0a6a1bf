"""The soak's own test: 2,000 of its hands, and that it finds and reports what is broken."""

from __future__ import annotations

import pytest

from okrummy_gui.engine.protocol import Outcome
from okrummy_gui.engine.record import Record, fold, parse_record
from okrummy_gui.engine.rules import Rules
from tests.engine import invariants, soak_rules
from tests.engine.soak_rules import Broken, Tally, batch, main, play


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_two_thousand_random_hands() -> None:
    tally = batch(seed=20, number=0, hands=2000)
    assert tally.hands >= 2000
    assert set(tally.outcomes) == {outcome.value for outcome in Outcome}
    assert set(tally.options) == set(Rules.__dataclass_fields__)


def test_a_seed_plays_the_same_match_again() -> None:
    tallies = [Tally(), Tally()]
    for tally in tallies:
        play("7 0 0", tally)
    assert tallies[0] == tallies[1]


def test_a_broken_invariant_is_reported_as_a_record(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def check(match: object) -> None:
        invariants.check_sheet(match)  # type: ignore[arg-type]
        assert len(match.sheet.results) < 1, "no hand may end"  # type: ignore[attr-defined]

    monkeypatch.setattr(soak_rules, "check_sheet", check)
    with pytest.raises(Broken) as found:
        play("7 0 0", Tally())
    record = parse_record(found.value.record)
    assert isinstance(record, Record)
    assert len(fold(record).sheet.results) == 1
    assert main(["--play", "7 0 0"]) == 1
    printed = capsys.readouterr().out
    assert "no hand may end" in printed
    assert found.value.record in printed


def test_the_command_prints_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--hands", "20", "--jobs", "1"]) == 0
    assert "a second" in capsys.readouterr().out
    assert main(["--play", "7 0 0"]) == 0
