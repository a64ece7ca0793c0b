"""What each address of the API does, by subject; whoever imports them has their routes in the list."""

from drachenhof.server.endpoints import commands, oneself, replays, server, tables

__all__ = ["commands", "oneself", "replays", "server", "tables"]
