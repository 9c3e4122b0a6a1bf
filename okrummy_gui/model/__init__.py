"""The session, the item models and the sentences between engine and window (QtCore only)."""
