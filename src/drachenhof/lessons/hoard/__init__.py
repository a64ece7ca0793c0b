"""The lessons of *Drachensachen*."""

LESSONS = ("pile", "rest", "dragons", "house", "abilities")
