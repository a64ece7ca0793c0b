"""What each address of the API does, by subject; whoever imports them has their routes in the list."""

from drachenhof.server.http.endpoints import commands, lessons, me, replays, reviews, server, tables

__all__ = ["commands", "lessons", "me", "replays", "reviews", "server", "tables"]
