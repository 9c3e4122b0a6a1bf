"""The frame of all dialogs, and those about the score, the archive and faults."""
