"""Lessons, drills and tips for *In the Year of the Dragon*."""
