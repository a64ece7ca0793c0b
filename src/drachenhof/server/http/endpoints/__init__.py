"""What each address of the API does, by subject; whoever imports them has their routes in the list."""

from drachenhof.server.http.endpoints import (
    commands,
    daily,
    doing,
    drills,
    duels,
    explore,
    lessons,
    me,
    replays,
    reviews,
    server,
    tables,
    tournaments,
)

__all__ = [
    "commands",
    "daily",
    "doing",
    "drills",
    "duels",
    "explore",
    "lessons",
    "me",
    "replays",
    "reviews",
    "server",
    "tables",
    "tournaments",
]
