"""Lessons of the third game."""
