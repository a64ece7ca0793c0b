"""The lessons of Prizes."""

LESSONS = ("higher",)
