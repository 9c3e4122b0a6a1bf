"""What the player likes at the table, apart from its look."""

from __future__ import annotations

from dataclasses import dataclass

from okrummy_gui.store.settings import Settings


@dataclass(frozen=True, slots=True)
class Comforts:
    """The table's part of the settings."""

    left_handed: bool = False
    confirm_knock: bool = True
    mark_known: bool = False
    """Cards that another player was seen to take lie open beside him until he lays them down."""
    see_discards: bool = False

    @staticmethod
    def of(settings: Settings) -> Comforts:
        return Comforts(
            left_handed=settings.left_handed,
            confirm_knock=settings.confirm_knock,
            mark_known=settings.mark_known,
            see_discards=settings.see_discards,
        )
