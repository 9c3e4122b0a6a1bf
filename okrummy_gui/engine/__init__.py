"""The rules of the game as values and functions: no Qt, no clock, no files, no randomness."""
