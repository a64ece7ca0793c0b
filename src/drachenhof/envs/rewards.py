"""Rewards of a finished game by seat: place, win, score or lead."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from drachenhof.engine.game import Game, place_values

Worth: TypeAlias = Callable[[Sequence[int], Sequence[int]], list[float]]
"""From the places and the points of all seats, where more points are better."""


def _win(places: Sequence[int], _points: Sequence[int]) -> list[float]:
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]


def _lead(_places: Sequence[int], points: Sequence[int]) -> list[float]:
    return [
        float(own - max(rival for other, rival in enumerate(points) if other != seat))
        for seat, own in enumerate(points)
    ]


REWARDS: dict[str, Worth] = {
    "place": lambda places, _: place_values(places),
    "win": _win,
    "score": lambda _, points: [float(own) for own in points],
    "lead": _lead,
}


def worth_of(reward: str) -> Worth:
    """The function of that name; raises ValueError with the names that there are."""
    if reward not in REWARDS:
        raise ValueError(f"a reward is one of {', '.join(REWARDS)}, not {reward!r}")
    return REWARDS[reward]


def rewards_of(game: Game, reward: str, places: Sequence[int], scores: Sequence[int]) -> list[float]:
    """Return the rewards of a finished game by seat; scores are negative where the fewest points win."""
    sign = -1 if game.FACTS.fewest_win else 1
    return worth_of(reward)(list(places), [sign * score for score in scores])
