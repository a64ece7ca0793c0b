"""Lessons of *Prizes*, stored as data."""

LESSONS = ("higher",)
