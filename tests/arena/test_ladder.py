"""`make arena-check`: it fails if a level fell below the one under it."""

from __future__ import annotations

import pytest

from okrummy_gui.ai.levels import LEVELS
from okrummy_gui.arena import ladder
from okrummy_gui.arena.players import known_players

FEW = ["--pairs", "8", "--jobs", "1"]


def the_levels_are(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    monkeypatch.setattr(ladder, "LEVELS", {name: known_players()[name] for name in names})


def test_a_ladder_whose_steps_rise_is_fine(monkeypatch, capsys):
    the_levels_are(monkeypatch, "simple", "gin-hunter")
    assert ladder.main(FEW) == 0
    out = capsys.readouterr().out
    assert out.startswith("gin-hunter against simple: ")
    assert "of 16 games" in out


def test_a_level_below_the_one_under_it_fails_the_check(monkeypatch, capsys):
    the_levels_are(monkeypatch, "gin-hunter", "simple")
    assert ladder.main(FEW) == 1
    assert "WEAKER" in capsys.readouterr().out


def test_more_pairs_are_named_for_levels_that_there_are():
    assert set(ladder.MORE_PAIRS) <= {f"level{number}" for number in range(1, 7)}
    assert len(LEVELS) > 1
