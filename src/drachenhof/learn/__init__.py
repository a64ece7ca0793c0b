"""Lessons, drills and tips: found, checked and measured; the data are in each game's `learn`."""
