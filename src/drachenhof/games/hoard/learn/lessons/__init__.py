"""The lessons of *Drachensachen*."""

LESSONS = ("pile", "rest", "dragons", "more", "house", "abilities")
