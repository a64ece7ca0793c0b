"""What each address of the API does, by subject; whoever imports them has their routes in the list."""

from drachenhof.server.http.endpoints import (
    commands,
    daily,
    drills,
    duels,
    explore,
    lessons,
    me,
    player_stats,
    replays,
    reviews,
    server,
    tables,
    tournaments,
)

__all__ = [
    "commands",
    "daily",
    "drills",
    "duels",
    "explore",
    "lessons",
    "me",
    "player_stats",
    "replays",
    "reviews",
    "server",
    "tables",
    "tournaments",
]
