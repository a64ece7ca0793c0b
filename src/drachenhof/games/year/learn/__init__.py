"""Lessons, drills and tips of *In the Year of the Dragon*, stored as data."""

LESSONS = ("ahead", "month", "loss", "track", "end", "wall", "super")
