"""A copy of the player's presets in the store of the matches, so that its backups have them too.

The file beside the settings is the one that counts. The copy is looked at only when a backup has
been restored; it gives back what is gone since then and takes nothing away.
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Final

from okrummy_gui.model.presets import Shelf
from okrummy_gui.store.contract import MatchStore, StoreTrouble
from okrummy_gui.store.presets import Presets

KEY: Final = "presets"


def keep_copy(store: MatchStore, kept: Presets) -> None:
    """Have these presets in the store. A store that takes nothing tells so elsewhere."""
    presets = [{"name": preset.name, "rules": dict(preset.rules)} for preset in kept.own]
    text = json.dumps(presets)
    with suppress(StoreTrouble):
        # None at all may be a file that could not be read.
        if presets and store.meta(KEY) != text:
            store.keep_meta(KEY, text)


def take_copy(store: MatchStore, shelf: Shelf) -> int:
    """Put on the shelf what the store has and the shelf has not; how many presets that were."""
    # With all of reading and writing files behind it, which the start must not wait for.
    from okrummy_gui.model.exchange import presets_of, take_presets

    try:
        found = json.loads(store.meta(KEY) or "[]")
    except (StoreTrouble, ValueError, RecursionError):
        return 0
    return take_presets(shelf, presets_of({"presets": found}))
