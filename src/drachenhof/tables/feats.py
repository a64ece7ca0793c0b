"""Statistics of one finished game for a player: the first choice, and counters that the game defines."""

from typing import Any

import msgspec

from drachenhof.games import games
from drachenhof.records import Play
from drachenhof.tables.table import Table

EARLY = 100  # moves among which every player has a first choice
LONGEST = 60  # most characters of a stored choice


def personal(table: Table, seat: int) -> dict[str, Any]:
    """The columns `opening` and `feats` of a person's result; both None if the game began with a position."""
    play, sat = table.play, table.seats[seat]
    if play is None or sat.bot is not None or table.given is not None:
        return {"opening": None, "feats": None}
    return {"opening": opening(play, seat), "feats": _feats(play, table.game, seat) if table.scores else None}


def opening(play: Play, seat: int) -> str | None:
    """The first decision of a seat between several moves, in notation."""
    _, steps = play.after(0)
    for _, step in zip(range(EARLY), steps, strict=False):
        if step.decider == seat and len(play.game.legal_moves(step.before)) > 1:
            return step.text[:LONGEST]
    return None


def _feats(play: Play, game: str, seat: int) -> str | None:
    """The counters of the game's `narration` module as JSON; None if it has none."""
    counted = getattr(games.part(game, "narration"), "feats", None)
    return None if counted is None else msgspec.json.encode(counted(play.state, seat)).decode()
