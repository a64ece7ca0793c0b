"""Lessons and drills, and the progress of each person."""
