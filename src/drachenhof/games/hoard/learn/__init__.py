"""Lessons, drills and tips of *Drachensachen*, stored as data."""

LESSONS = ("pile", "rest", "dragons", "more", "house", "abilities")
