"""Import all endpoint modules, which registers their routes in `routes.ROUTES`."""

from drachenhof.server.app import api as server
from drachenhof.server.challenges.daily import api as daily
from drachenhof.server.challenges.duels import api as duels
from drachenhof.server.challenges.tournaments import api as tournaments
from drachenhof.server.explore import api as explore
from drachenhof.server.learn import api as learn
from drachenhof.server.play import api as commands
from drachenhof.server.play import api as tables
from drachenhof.server.players.accounts import api as me
from drachenhof.server.players.stats import api as player_stats
from drachenhof.server.replays import api as replays
from drachenhof.server.reviews import api as reviews

__all__ = [
    "commands",
    "daily",
    "duels",
    "explore",
    "learn",
    "me",
    "player_stats",
    "replays",
    "reviews",
    "server",
    "tables",
    "tournaments",
]
