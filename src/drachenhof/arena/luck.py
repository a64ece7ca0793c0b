"""How lucky each seat of a game was: what its deals and draws were worth, against all that could have been.

Wherever chance has moved, the position after it is played on by the policy many
times, and so is the one before it, whose rollouts draw something else; what the
seats expect of both differs by their luck. On average over games that is nothing
at all, whoever plays and however badly the policy judges, so that results from
which some share of it is taken have the same mean as the results (docs/arena.md).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

import numpy as np

from drachenhof.arena.match import GameResult, Match
from drachenhof.chance import seed_word
from drachenhof.engine.game import CHANCE, Game, State
from drachenhof.games import Parts, games
from drachenhof.records import Play
from drachenhof.search.rollouts import PLACE, SCORE, STAY, WIN, Luck

HEATS: Parts[float] = Parts("bots", "ROLLOUT_HEAT")

DEAL = 4  # draws in a row that are a deal
ROLLOUTS = 128  # of each position before and after chance has moved
_LUCK = 4  # keeps these random numbers apart from those of deals and decisions
_STAY = np.array([STAY], np.int16)


@dataclass(frozen=True)
class GameLuck:
    """What luck gave to each seat of a game: by seat its part of a win, places (a low one is good), points.

    Deals of several draws in a row stand apart from single draws, which are judged less surely.
    """

    number: int
    deals: tuple[tuple[float, float, float], ...]
    draws: tuple[tuple[float, float, float], ...]


def fortune(match: Match, result: GameResult, rollouts: int = ROLLOUTS) -> GameLuck:
    """The luck of a game that was played; the same for the same game everywhere."""
    players = len(match.seats)
    given = np.zeros((2, players, 3))
    for at, before, after, drawn in _draws(games[match.game], match, result.moves):
        seed = _seed(match, at)
        worths = [
            Luck(match.game, state, players, seed, HEATS[match.game], anew=False, drawn=behind)
            .roll(_STAY, 0, rollouts)
            .mean(axis=(0, 1))
            for state, behind in ((before, 0), (after, drawn))
        ]
        given[int(drawn < DEAL)] += worths[1] - worths[0]
    given[:, :, PLACE] *= -(players - 1) / 2
    deals, draws = (tuple((float(own[WIN]), float(own[PLACE]), float(own[SCORE])) for own in one) for one in given)
    return GameLuck(result.number, deals, draws)


def _draws(game: Game, match: Match, moves: Sequence[int]) -> Iterator[tuple[int, State, State, int]]:
    """Each run of chance moves: its place in the game, the positions before and after it, and how many they were."""
    play = Play(game, game.new(len(match.seats), **match.options))
    for chance, run in groupby(map(play.apply, moves), lambda step: step.decider == CHANCE):
        if chance:
            steps = list(run)
            yield steps[0].number - 1, steps[0].before, steps[-1].after, len(steps)


def _seed(match: Match, at: int) -> int:
    key = (_LUCK, match.number, at)
    spawned = np.random.SeedSequence(int(seed_word(match.seed)), spawn_key=key)
    return int(spawned.generate_state(1, np.uint64)[0])
