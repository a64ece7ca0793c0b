"""Records as columns: a row per game, or a row per decision (docs/data.md).

    import drachenhof.data
    games = drachenhof.data.games("games.jsonl")  # an Arrow table; needs the extra `data`
    games.to_pandas(), polars.from_arrow(games)

`game_columns` and `decision_columns` give the same as plain columns, without any extra.
"""

from drachenhof.data.columns import decision_columns, game_columns
from drachenhof.data.files import decisions, games, write

__all__ = ["decision_columns", "decisions", "game_columns", "games", "write"]
