"""Lessons, drills and tips for *Drachensachen*."""
