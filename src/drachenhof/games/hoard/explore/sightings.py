"""What is seen of games of *Drachensachen*, without asking for causes."""

from collections.abc import Iterator

from drachenhof.explore.parts import Sighting
from drachenhof.explore.playing import Played

LOOKED_AT = (1, 2, 3)  # rounds after which places are looked at


def sightings(game: Played) -> Iterator[Sighting]:
    """How often each place after a few rounds leads to a win; only in games without extras."""
    if game.options:
        return
    first = [place == 1 for place in game.rules.ranking(game.end)]
    rounds = game.log["round_number"].tolist()
    for past in LOOKED_AT:
        if past + 1 in rounds:
            at = rounds.index(past + 1)
            for won, place in zip(first, game.rules.ranking(game.state(at)), strict=True):
                yield Sighting("comebacks", f"{game.players}.{past}", f"{place}", at, win=won / sum(first))
