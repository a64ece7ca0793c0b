"""The explorer: cases that a player describes, and games to look at."""
