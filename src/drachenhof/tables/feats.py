"""What a finished game says of how its player is doing: the first choice, and what the game itself counts."""

from typing import Any

import msgspec

from drachenhof.games import games
from drachenhof.records import Play
from drachenhof.tables.table import Table

EARLY = 100  # moves among which everybody has a first choice
LONGEST = 60  # letters of one


def personal(table: Table, seat: int) -> dict[str, Any]:
    """Columns of a person's result; a game that began with a position has no first choice."""
    play, sat = table.play, table.seats[seat]
    if play is None or sat.bot is not None or table.given is not None:
        return {"opening": None, "feats": None}
    return {"opening": opening(play, seat), "feats": _feats(play, table.game, seat) if table.scores else None}


def opening(play: Play, seat: int) -> str | None:
    """The first decision between several moves, in the notation."""
    _, steps = play.after(0)
    for _, step in zip(range(EARLY), steps, strict=False):
        if step.decider == seat and len(play.game.legal_moves(step.before)) > 1:
            return step.text[:LONGEST]
    return None


def _feats(play: Play, game: str, seat: int) -> str | None:
    """What the game's own words count at the end, if they do."""
    counted = getattr(games.part(game, "narration"), "feats", None)
    return None if counted is None else msgspec.json.encode(counted(play.state, seat)).decode()
