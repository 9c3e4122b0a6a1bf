"""What several item models tell their views beside Qt's own roles."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt

EMPHASIS_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""True for a figure that stands out: a total, or the better of two."""
