"""The card art, icons, sounds and translations, as Qt resources (":/cards/…", ":/i18n/…")."""

from pathlib import Path

from PySide6.QtCore import QFile, QResource

FILE = Path(__file__).resolve().parent / "data" / "okrummy.rcc"

_registered: set[Path] = set()


class AssetsMissing(Exception):
    """The compiled resource file is absent or unreadable; the text names it."""


def register() -> None:
    """Makes the resources available; a second call does nothing.

    Raises AssetsMissing.
    """
    if FILE in _registered:
        return
    if not QFile.exists(str(FILE)):
        raise AssetsMissing(f"{FILE} is missing; packaging/resources.py makes it")
    if not QResource.registerResource(str(FILE)):
        raise AssetsMissing(f"{FILE} is no resource file; packaging/resources.py makes it anew")
    _registered.add(FILE)
