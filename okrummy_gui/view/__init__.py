"""The window: table, card art, dialogs."""
