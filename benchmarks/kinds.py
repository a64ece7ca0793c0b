"""Which games are measured: all in turn, or that with the shortest or the longest log."""

from drachenhof.games import games

GAMES = tuple(games)
SHORT, *_, LONG = sorted(GAMES, key=lambda game: games[game].FACTS.longest)


def nth(number: int) -> str:
    """All games in turn."""
    return GAMES[number % len(GAMES)]
