"""Rules by the name of a preset."""

from __future__ import annotations

import pytest

from okrummy_gui.arena.variants import UnknownPreset, preset_named, rules_for, title_of
from okrummy_gui.engine.rules import PRESETS, Rules, RulesError
from okrummy_gui.model.options import preset_name


@pytest.mark.parametrize("key", PRESETS)
def test_a_preset_is_found_by_key_or_by_its_title_in_the_window(key):
    assert title_of(key) == preset_name(key)
    for name in (key, key.upper(), title_of(key), title_of(key).lower(), key.replace("_", "-")):
        assert preset_named(name) == key


def test_an_unknown_preset_is_told_with_those_there_are():
    with pytest.raises(UnknownPreset, match=r"'whist'.*Double Oklahoma"):
        preset_named("whist")


def test_target_and_seats_replace_those_of_the_preset():
    assert rules_for("oklahoma_rummy", target=150) == PRESETS["short"]
    assert rules_for("short", seats=3) == Rules(target=150, seats=3)
    assert rules_for("short", seats=3).restocks == 3
    with pytest.raises(RulesError, match="partners"):
        rules_for("partnership", seats=3)
    with pytest.raises(RulesError, match="target"):
        rules_for("short", target=3)
