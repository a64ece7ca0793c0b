"""What can be said about a position without playing on: what is to come, where a game announces it."""
