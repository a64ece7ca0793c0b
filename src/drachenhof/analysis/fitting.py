"""What makes chances true: corrections found from what rollouts said of games, and what came of them.

The chance of a seat becomes its share of rollouts to some power, times what its
chair is worth, all of them scaled to add up to 1: a logistic fit with one number
for the power and one for each chair. Positions of one game have one outcome, so a
game counts once, however many of its positions there are; and what few games say
is drawn towards no correction at all.
"""

from collections.abc import Sequence

import numpy as np

from drachenhof.analysis.calibration import Correction
from drachenhof.analysis.reliability import PLACE, SCORE, WIN, Foretold, Numbers, arrays

__all__ = ["fit"]

SHARPNESS_SPREAD = 0.5  # how far from 1 one would think of the power, before any game
SEAT_SPREAD = 0.3  # the same of a chair, from 0
LEAST = 0.002  # a chance that rollouts say is none
STEPS = 30


def fit(rows: Sequence[Foretold]) -> Correction:
    """The likeliest sharpness and worth of the seats; places and scores by least squares."""
    said, came = arrays(rows)
    weight = len({row.game for row in rows}) / len(rows)
    found = _likeliest(said[:, :, WIN], came[:, :, WIN], weight)
    slope, leads = _places(said[:, :, PLACE], came[:, :, PLACE], weight)
    return Correction(
        sharpness=round(float(found[0]), 3),
        place=round(slope, 3),
        score=round(float((came[:, :, SCORE] - said[:, :, SCORE]).mean()), 2),
        seats=tuple(round(float(one), 3) for one in found[1:]),
        leads=_balanced(leads),
    )


def _likeliest(said: Numbers, came: Numbers, weight: float) -> Numbers:
    """The power, and the logarithm that is added for each seat: by Newton's steps."""
    positions, seats = said.shape
    known = np.zeros((positions, seats, seats + 1))
    known[:, :, 0] = np.log(np.clip(said, LEAST, 1.0))
    known[:, range(seats), range(1, seats + 1)] = 1.0
    expected = np.array([1.0] + [0.0] * seats)
    firmness = np.array([SHARPNESS_SPREAD**-2] + [SEAT_SPREAD**-2] * seats)
    found = expected.copy()
    for _ in range(STEPS):
        odds = np.exp(known @ found)
        chances = odds / odds.sum(axis=1, keepdims=True)
        middle = np.einsum("ps,psk->pk", chances, known)
        slope = weight * np.einsum("ps,psk->k", chances - came, known) + firmness * (found - expected)
        bend = np.einsum("ps,psk,psl->kl", chances, known, known) - middle.T @ middle
        step = np.linalg.solve(weight * bend + np.diag(firmness), slope)
        found -= step
        if np.abs(step).max() < 1e-6:
            break
    return found


def _places(said: Numbers, came: Numbers, weight: float) -> tuple[float, Numbers]:
    """The factor of place values, and what is added for each seat."""
    leads = np.zeros(said.shape[1])
    slope = 1.0
    games = weight * len(said)
    for _ in range(STEPS):
        rest = came - leads
        slope = float(np.clip((said * rest).sum() / max((said**2).sum(), 1e-9), 0.2, 3.0))
        leads = (came - slope * said).mean(axis=0) * games / (games + SEAT_SPREAD**-2)
    return slope, leads


def _balanced(leads: Numbers) -> tuple[float, ...]:
    """Rounded, and together 0."""
    rounded = [round(float(one), 3) for one in leads[1:]]
    return (round(-sum(rounded), 3), *rounded)
