"""The dialog of a new game: options, seats, presets."""
