"""A few kills of the soak, so that the soak itself stays sound."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from tests.soak import kill


def test_a_few_kills_lose_nothing(tmp_path: Path) -> None:
    figures = kill.soak(3, 7, tmp_path)
    assert figures["kills"] == 3
    assert figures["actions shown"] > 0


def test_what_is_lost_is_noticed(tmp_path: Path) -> None:
    rng = random.Random(0)
    life = kill.Life()
    while not life.shown:
        life = kill.one_life(tmp_path, 1, rng)
    kept = kill.kept_in(tmp_path)
    assert kill.check_shown(life, kept) >= 0
    match_id, count, text = life.shown[-1]
    for lost in ((match_id, count + 9, text), (match_id, count, "x?"), (match_id + 1, 1, text)):
        with pytest.raises(kill.Lost):
            kill.check_shown(kill.Life(shown=[lost]), kept)
    match, row = kept.matches[match_id], kept.rows[match_id]
    kill.check_replay(match, row)
    with pytest.raises(kill.Lost):
        kill.check_replay(replace(match, summary="S 99999"), row)
    with pytest.raises(kill.Lost):
        kill.check_resumed(kill.Life(resumed=[match_id, count + 9, text, [], []]), match)
