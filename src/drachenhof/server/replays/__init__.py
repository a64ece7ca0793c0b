"""Finished games, to look at again and to play on from."""
