"""`play` and `tournament`: games and tournaments of bots in one call."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from drachenhof.arena.match import Match, named_apart, parse_all, warm_up
from drachenhof.arena.match import play as play_match
from drachenhof.arena.result import TournamentResult
from drachenhof.arena.store import Results, Store
from drachenhof.arena.tournament import Tournament, run
from drachenhof.arena.workers import play_here
from drachenhof.bots import BotLike
from drachenhof.games import games as all_games
from drachenhof.records import Record

PLAYERS = 4  # of a tournament, in games for as many


def play(game: str, seats: Sequence[BotLike], *, seed: int = 1, **options: Any) -> Record:
    """Play a game of bots, one for each seat, and return its record with moves, scores and places.

    A bot is a name, an object, a class or a function (see `bots.bring`). The same arguments
    make the same game, unless a bot has a time limit. Raises `BadOption`, `BadBot` and `Fault`.
    """
    names, own = named_apart(seats)
    labels = parse_all(game, names, own)
    warm_up(game, len(labels), options, labels, own)
    played = Match(game, options, seed, 0, 0, labels, own)
    return play_match(played, strict=True).record(played)


def tournament(
    game: str,
    bots: Sequence[BotLike] | Mapping[str, BotLike],
    *,
    games: int = 100,
    players: int | None = None,
    lineup: str = "mixed",
    seed: int = 1,
    workers: int = 1,
    save: Path | str | None = None,
    **options: Any,
) -> TournamentResult:
    """Play a tournament of bots, every bot in every seat on the same deals, and return the standings.

    `bots` are names, objects, classes or functions, or a dict of them by the name in the table.
    `games` is rounded up to whole blocks. With `lineup="one"` the first bot plays alone against
    copies of each other bot. `workers` is the number of processes; more than one needs
    `if __name__ == "__main__":` in a script. `save` is a file: finished games are stored there, and
    the same call continues. Bots that fail forfeit the game.
    """
    size = min(PLAYERS, all_games[game].PLAYERS[-1]) if players is None else players
    settings = Tournament.of(game, size, options, bots, lineup, seed)
    settings.prepare()
    matches = settings.matches(games)
    with _results(settings, save) as results:
        played = run(matches, results, lambda missing: play_here(missing, workers))
    return TournamentResult(settings, played)


@contextmanager
def _results(settings: Tournament, save: Path | str | None) -> Iterator[Results]:
    """Open the file of a tournament, if it is saved."""
    if save is None:
        yield Results()
        return
    if settings.own:
        raise ValueError(
            f"a saved tournament needs bots by name, such as ./mybot.py:Hasty, not {', '.join(settings.own)}"
        )
    path = Path(save)
    with Store.resume(path, settings.header) if path.exists() else Store.begin(path, settings.header) as store:
        yield store
