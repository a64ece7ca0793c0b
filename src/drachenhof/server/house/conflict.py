"""What happens when two processes write to one table."""


class Conflict(Exception):  # noqa: N818 (it says what happened)
    """Somebody else has written the next entry."""
