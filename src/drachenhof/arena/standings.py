"""Standings of a tournament: wins, pairwise results, ratings and thinking times."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import inf, log, sqrt
from typing import Any, TypeAlias

import numpy as np
from openskill.models import PlackettLuce

from drachenhof.arena.match import GameResult
from drachenhof.arena.statistics import Estimate, by_blocks, mean, share


@dataclass(frozen=True)
class Skill:
    """A skill and how uncertain it is."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """Return a lower bound of the skill, three deviations below the mean."""
        return self.mu - 3 * self.sigma


def rate(bots: Sequence[str], results: Iterable[GameResult]) -> dict[str, Skill]:
    """Return the Plackett-Luce ratings of the bots after all games in order.

    A bot in several seats of a game plays each of them with its previous rating.
    Its new rating is the mean of their results.
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


Crosstable: TypeAlias = dict[str, dict[str, Estimate | None]]
"""By row and column: how often the row finished ahead; None if both never met."""


@dataclass(frozen=True)
class Standing:
    """The result of one bot. A bot in several seats of a game counts once for each of them."""

    bot: str
    games: int
    seats: int
    win_share: Estimate
    score: Estimate
    place: Estimate
    rating: Skill
    decisions: int
    mean_seconds: float
    slowest_seconds: float
    forfeits: tuple[tuple[int, dict[str, Any]], ...] = ()
    """The forfeited games: their number, with the error code, the problem and the move."""

    def as_json(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "games": self.games,
            "seats": self.seats,
            "win_share": self.win_share.as_json(),
            "score": self.score.as_json(),
            "place": self.place.as_json(),
            "rating": {"mu": self.rating.mu, "sigma": self.rating.sigma, "ordinal": self.rating.ordinal},
            "decisions": self.decisions,
            "mean_seconds": self.mean_seconds,
            "slowest_seconds": self.slowest_seconds,
            "forfeits": len(self.forfeits),
        }


@dataclass(frozen=True)
class Standings:
    """The whole table, the best bot first."""

    bots: list[Standing]
    crosstable: Crosstable
    winning_score: Estimate
    games: int
    blocks: int


def standings(bots: Sequence[str], results: Sequence[GameResult]) -> Standings:
    """Return the standings of these games."""
    ordered = sorted(results, key=lambda result: result.number)
    ratings = rate(bots, ordered)
    listed = [_standing(bot, ordered, ratings[bot]) for bot in bots if any(bot in result.seats for result in ordered)]
    listed.sort(key=lambda standing: (-standing.win_share.value, standing.bot))
    names = [standing.bot for standing in listed]
    return Standings(
        bots=listed,
        crosstable={row: {column: _ahead(row, column, ordered) for column in names if column != row} for row in names},
        winning_score=by_blocks(mean, (pair for result in ordered for pair in _winning_scores(result))),
        games=len(ordered),
        blocks=len({result.deal for result in ordered}),
    )


def _standing(bot: str, results: Sequence[GameResult], rating: Skill) -> Standing:
    own = [(result, seat) for result in results for seat, name in enumerate(result.seats) if name == bot]
    decisions = sum(result.decisions[seat] for result, seat in own)
    return Standing(
        bot=bot,
        games=len({result.number for result, _ in own}),
        seats=len(own),
        win_share=by_blocks(share, ((result.deal, won(result.places)[seat]) for result, seat in own)),
        score=by_blocks(mean, ((result.deal, result.scores[seat]) for result, seat in own)),
        place=by_blocks(mean, ((result.deal, shared_places(result.places)[seat]) for result, seat in own)),
        rating=rating,
        decisions=decisions,
        mean_seconds=sum(result.seconds[seat] for result, seat in own) / max(decisions, 1),
        slowest_seconds=max(result.slowest[seat] for result, seat in own),
        forfeits=tuple(
            (result.number, forfeit)
            for result, seat in own
            if result.forfeits and (forfeit := result.forfeits[seat]) is not None
        ),
    )


def won(places: Sequence[int]) -> list[float]:
    """Each seat's part of the win: those who share the first place share it."""
    first = list(places).count(1)
    return [1 / first if place == 1 else 0.0 for place in places]


def shared_places(places: Sequence[int]) -> list[float]:
    """Places of which equals share the mean, so that their sum is always the same."""
    listed = list(places)
    return [place + (listed.count(place) - 1) / 2 for place in listed]


def _winning_scores(result: GameResult) -> list[tuple[int, float]]:
    return [
        (result.deal, float(score)) for score, place in zip(result.scores, result.places, strict=True) if place == 1
    ]


def ahead(row: str, column: str, result: GameResult) -> list[float]:
    """Yield for each pair of seats of a game whether one finished ahead of the other; ties count half."""
    return [
        (1 + (theirs > own) - (theirs < own)) / 2
        for own, name in zip(result.places, result.seats, strict=True)
        if name == row
        for theirs, other in zip(result.places, result.seats, strict=True)
        if other == column
    ]


def _ahead(row: str, column: str, results: Sequence[GameResult]) -> Estimate | None:
    """Return how often one bot finished ahead of the other, over all pairs of their seats."""
    pairs = [(result.deal, share) for result in results for share in ahead(row, column, result)]
    return by_blocks(share, pairs) if pairs else None


WRONG = 0.05  # how often any of the answers may be wrong
FEWEST = 20  # blocks; of fewer nothing is said
TIGHTEST = 100  # blocks at which the ranges are narrowest, for what they promise


@dataclass(frozen=True)
class Evidence:
    """Evidence that a bot is ahead of another, or wins more than its share among copies."""

    bot: str
    other: str
    value: float
    low: float
    high: float
    even: float

    @property
    def clear(self) -> bool:
        return not self.low <= self.even <= self.high

    def as_json(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "other": self.other,
            "value": self.value,
            "interval": [self.low, self.high],
            "even": self.even,
            "clear": self.clear,
        }


def answers(bots: Sequence[str], lineup: str, results: Iterable[GameResult]) -> list[Evidence]:
    """Return the evidence for each pair of bots; of the line-up `one` for the first and each other bot."""
    blocks: dict[int, list[GameResult]] = {}
    for result in results:
        blocks.setdefault(result.deal, []).append(result)
    pairs = [(bots[0], other) for other in bots[1:]] if lineup == "one" else list(combinations(bots, 2))
    return [_answer(bot, other, lineup, blocks, WRONG / len(pairs)) for bot, other in pairs]


def _answer(bot: str, other: str, lineup: str, blocks: Mapping[int, Sequence[GameResult]], wrong: float) -> Evidence:
    shares = [share for games in blocks.values() if (share := _share(bot, other, lineup, games)) is not None]
    players = next((len(games[0].seats) for games in blocks.values()), 2)
    even = 1 / players if lineup == "one" else 0.5
    value = float(np.mean(shares)) if shares else even
    margin = radius(len(shares), float(np.std(shares)) if shares else 0.0, wrong)
    return Evidence(bot, other, value, max(0.0, value - margin), min(1.0, value + margin), even)


def _share(bot: str, other: str, lineup: str, games: Sequence[GameResult]) -> float | None:
    """Return the share of wins, or of games finished ahead, in one block with both bots."""
    if lineup != "one":
        shares = [share for game in games for share in ahead(bot, other, game)]
    elif other in games[0].seats:
        shares = [won(game.places)[game.seats.index(bot)] for game in games]
    else:
        shares = []
    return sum(shares) / len(shares) if shares else None


def radius(blocks: int, deviation: float, wrong: float) -> float:
    """Return the half width of the interval of a mean of `blocks` blocks (Robbins' normal mixture)."""
    if blocks < FEWEST:
        return inf
    mixed = blocks * _mixture(wrong) + 1
    spread = max(deviation, 0.5 / sqrt(blocks))  # blocks that are all alike may be luck, too
    return spread * sqrt(2 * mixed / (blocks**2 * _mixture(wrong)) * log(sqrt(mixed) / wrong))


def _mixture(wrong: float) -> float:
    """The variance of the mixture that makes the range narrowest at TIGHTEST blocks."""
    return (-2 * log(wrong) + log(-2 * log(wrong) + 1)) / TIGHTEST
