"""What is heard of a game, and the process that plays it."""
