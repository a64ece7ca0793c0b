"""The lessons of *In the Year of the Dragon*."""

LESSONS = ("ahead", "month", "loss", "track", "end", "wall", "super")
