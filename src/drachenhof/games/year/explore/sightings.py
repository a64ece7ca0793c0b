"""What is seen of games of *In the Year of the Dragon*, without asking for causes."""

from collections.abc import Iterator

from drachenhof.explore.parts import Sighting
from drachenhof.explore.playing import Played
from drachenhof.games.year.explore.questions import month, mover
from drachenhof.games.year.rules.moves import LARGE_PRIVILEGE, SMALL_PRIVILEGE
from drachenhof.games.year.rules.state import DEALING
from drachenhof.games.year.rules.tables import EVENT_NAMES, PEACE

LOOKED_AT = (3, 6, 9)  # months after which places are looked at
NEVER = "never"


def sightings(game: Played) -> Iterator[Sighting]:
    wins = _wins(game)
    begun = game.asked(DEALING)
    yield from _persons(game, begun, wins)
    yield from _comebacks(game, begun, wins)
    yield from _buying(game, wins)
    yield from _months(game)


def _wins(game: Played) -> list[float]:
    """By seat its share of the win: 1 for the winner alone."""
    first = [place == 1 for place in game.rules.ranking(game.end)]
    return [one / sum(first) for one in first]


def _persons(game: Played, begun: list[int], wins: list[float]) -> Iterator[Sighting]:
    """Persons in the palaces when a month begins, of those who win and of the others."""
    for at in begun:
        courts = game.state(at)["courts"][0, : game.players]
        living = (courts["palaces"]["persons"] > 0).sum(axis=(1, 2)).tolist()
        for win, count in zip(wins, living, strict=True):
            facet = f"{game.players}.{'won' if win else 'lost'}"
            yield Sighting("persons", facet, f"{month(game.state(at))}", at, amount=float(count))


def _comebacks(game: Played, begun: list[int], wins: list[float]) -> Iterator[Sighting]:
    """How often each place by points, after a few months, leads to a win."""
    for at in begun:
        past = month(game.state(at)) - 1
        if past in LOOKED_AT:
            scores = game.state(at)["courts"][0, : game.players]["score"].tolist()
            for win, score in zip(wins, scores, strict=True):
                place = 1 + sum(other > score for other in scores)
                yield Sighting("comebacks", f"{game.players}.{past}", f"{place}", at, win=win)


def _buying(game: Played, wins: list[float]) -> Iterator[Sighting]:
    """The month in which a seat buys its first privilege."""
    first = dict[int, tuple[str, int]]()
    for at, move in enumerate(game.moves):
        if move in (SMALL_PRIVILEGE, LARGE_PRIVILEGE):
            state = game.state(at)
            first.setdefault(mover(state), (f"{month(state)}", at))
    for seat, win in enumerate(wins):
        key, at = first.get(seat, (NEVER, 0))
        yield Sighting("buying", f"{game.players}", key, at, win=win)


def _months(game: Played) -> Iterator[Sighting]:
    """How many points all make on the mean if an event comes in a month: chance has chosen it."""
    scores = game.rules.scores(game.end)
    for at, event in enumerate(game.end["events"][0].tolist()):
        if event != PEACE:
            yield Sighting("months", f"{at + 1}", EVENT_NAMES[event], 0, amount=sum(scores) / len(scores))
