"""The explorer table bundled with each game, and whether the engine still plays its games."""

import hashlib
from functools import cache
from importlib.resources import files

import msgspec

from drachenhof.explore.parts import explored
from drachenhof.explore.playing import played
from drachenhof.explore.table import Table
from drachenhof.games import games

FILE = "table.json"
PRINTED = 8  # games that a fingerprint is made of


def fingerprint(game: str, seed: int, player: str | None = None) -> str:
    """Return a hash of the first games of a seed, played by the policy, or by a bot, given by name."""
    hashed = hashlib.sha256()
    for number in range(PRINTED):
        hashed.update(repr(played(game, seed, number, player=player).moves).encode())
    return hashed.hexdigest()[:16]


@cache
def shipped(game: str) -> Table | None:
    """Return the bundled table; None if the game has none."""
    if not explored(game):
        return None
    file = files(games.package(game, "explore")) / FILE
    return msgspec.json.decode(file.read_bytes(), type=Table)


@cache
def fits(game: str) -> bool:
    """Whether the engine still plays the games that the table was made of."""
    table = shipped(game)
    if table is None:
        return False
    header = table.header
    return fingerprint(game, header.seed, header.player) == header.fingerprint
