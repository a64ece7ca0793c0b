"""What makes chances true: corrections found from what rollouts said of games, and what came of them.

The chance of a seat becomes its share of rollouts to some power, times what its
chair is worth, all of them scaled to add up to 1: a logistic fit with one number
for the power and one for each chair. Positions of one game have one outcome, so a
game counts once, however many of its positions there are; and what few games say
about a chair is drawn towards nothing.
"""

from collections.abc import Mapping, Sequence

import numpy as np

from drachenhof.analysis.calibration import Correction
from drachenhof.analysis.reliability import PLACE, SCORE, WIN, Foretold, Numbers, arrays

SPREAD = 2.0  # how far from 1 one would think of the power, before any game
ANY = 10.0  # the same if nothing is thought of it
ALIKE = 0.15  # how far from that of all tables together, when it is known
SEAT_SPREAD = 0.1  # what a chair may be worth, before any game
FACTOR_FIRM = 5.0  # how much is needed to move the factor of place values half way from 1
LEAST = 0.002  # a chance that rollouts say is none
STEPS = 30


def fit_together(tables: Mapping[str, Sequence[Foretold]]) -> dict[str, Correction]:
    """Corrections of several tables (by number of players), whose sharpness is thought to be much alike."""
    alone = [_likeliest(rows, 1.0, ANY) for rows in tables.values()]
    # What one would think before any game counts once, not once for each table.
    sharpness = [1.0, *(float(fitted[0]) for fitted, _ in alone)]
    usual = float(np.average(sharpness, weights=[SPREAD**-2, *(certainty for _, certainty in alone)]))
    return {name: fit(rows, usual, ALIKE) for name, rows in tables.items()}


def fit(rows: Sequence[Foretold], usual: float = 1.0, spread: float = SPREAD) -> Correction:
    """The likeliest sharpness and worth of the seats; places and scores by least squares."""
    foretold, came = arrays(rows)
    fitted, _ = _likeliest(rows, usual, spread)
    slope, leads = _places(foretold[:, :, PLACE], came[:, :, PLACE], len({row.game for row in rows}))
    return Correction(
        sharpness=round(float(fitted[0]), 3),
        place=round(slope, 3),
        score=round(float((came[:, :, SCORE] - foretold[:, :, SCORE]).mean()), 2),
        seats=tuple(round(float(one), 3) for one in fitted[1:]),
        leads=_balanced(leads),
    )


def _likeliest(rows: Sequence[Foretold], usual: float, spread: float) -> tuple[Numbers, float]:
    """The power and the logarithm that is added for each seat, by Newton's steps; how certain the power is."""
    foretold, came = (one[:, :, WIN] for one in arrays(rows))
    weight = len({row.game for row in rows}) / len(rows)
    positions, seats = foretold.shape
    known = np.zeros((positions, seats, seats + 1))
    known[:, :, 0] = np.log(np.clip(foretold, LEAST, 1.0))
    known[:, range(seats), range(1, seats + 1)] = 1.0
    expected = np.array([usual] + [0.0] * seats)
    firmness = np.array([spread**-2] + [SEAT_SPREAD**-2] * seats)
    fitted = expected.copy()
    for _ in range(STEPS):
        odds = np.exp(known @ fitted)
        chances = odds / odds.sum(axis=1, keepdims=True)
        middle = np.einsum("ps,psk->pk", chances, known)
        slope = weight * np.einsum("ps,psk->k", chances - came, known) + firmness * (fitted - expected)
        bend = weight * (np.einsum("ps,psk,psl->kl", chances, known, known, optimize=True) - middle.T @ middle)
        step = np.linalg.solve(bend + np.diag(firmness), slope)
        fitted -= step
        if np.abs(step).max() < 1e-6:
            break
    return fitted, 1 / float(np.linalg.inv(bend + np.diag(firmness))[0, 0])


def _places(foretold: Numbers, came: Numbers, games: int) -> tuple[float, Numbers]:
    """The factor of place values, and what is added for each seat."""
    leads = np.zeros(foretold.shape[1])
    slope, weight = 1.0, games / len(foretold)
    for _ in range(STEPS):
        rest = came - leads
        slope = float(((foretold * rest).sum() * weight + FACTOR_FIRM) / ((foretold**2).sum() * weight + FACTOR_FIRM))
        leads = (came - slope * foretold).mean(axis=0) * games / (games + SEAT_SPREAD**-2)
    return slope, leads


def _balanced(leads: Numbers) -> tuple[float, ...]:
    """Rounded, and together 0."""
    rounded = [round(float(one), 3) for one in leads[1:]]
    return (round(-sum(rounded), 3), *rounded)
