"""The table as text, for screen readers."""
