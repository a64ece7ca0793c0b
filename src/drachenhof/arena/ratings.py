"""Ratings by openskill's Plackett-Luce model: one number for bots that never met, too."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from openskill.models import PlackettLuce

from drachenhof.arena.match import GameResult


@dataclass(frozen=True)
class Skill:
    """A skill and how uncertain it is."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What the skill very likely is at least."""
        return self.mu - 3 * self.sigma


def rate(bots: Sequence[str], results: Iterable[GameResult]) -> dict[str, Skill]:
    """The bots' ratings after all games, one after the other.

    A bot in several seats of a game plays each of them with the rating that it
    had before, and goes on with the mean of what they come to.
    """
    model = PlackettLuce(tau=0.0)  # bots do not change from game to game
    ratings = {bot: Skill(model.mu, model.sigma) for bot in bots}
    for result in results:
        before = [ratings[bot] for bot in result.seats]
        teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
        rated = model.rate(teams, ranks=[float(place) for place in result.places])
        for bot in set(result.seats):
            own = [team[0] for team, seat in zip(rated, result.seats, strict=True) if seat == bot]
            mu = sum(one.mu for one in own) / len(own)
            ratings[bot] = Skill(mu, sqrt(sum(one.sigma**2 for one in own) / len(own)))
    return ratings
