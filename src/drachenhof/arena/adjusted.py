"""Results of a tournament without the luck of deals and draws, next to the raw ones, with intervals."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import Any, TypeAlias

import numpy as np

from drachenhof.arena.match import GameResult, Match
from drachenhof.arena.standings import shared_places, won
from drachenhof.arena.statistics import Estimate, mean
from drachenhof.arena.workers import over
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
    """The luck of each seat of a game: by seat its part of a win, places (low is good), points.

    Deals of several draws in a row stand apart from single draws, which are judged less surely.
    """

    number: int
    deals: tuple[tuple[float, float, float], ...]
    draws: tuple[tuple[float, float, float], ...]


def fortune(match: Match, result: GameResult, rollouts: int = ROLLOUTS) -> GameLuck:
    """Measure the luck in a finished game; the result is the same on every machine."""
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


Pairs: TypeAlias = Iterable[tuple[Match, GameResult]]
Numbers: TypeAlias = "np.ndarray[Any, np.dtype[np.float64]]"

FEWEST = 20  # blocks; of fewer nothing is taken out


@dataclass(frozen=True)
class Adjusted:
    """The result of one bot, raw and without luck, and the gain in precision."""

    bot: str
    win_share: Estimate
    score: Estimate
    place: Estimate
    raw_win_share: Estimate
    saved: float | None
    """How many times as many games would give the same range of the win share without it."""

    def as_json(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "win_share": self.win_share.as_json(),
            "score": self.score.as_json(),
            "place": self.place.as_json(),
            "raw_win_share": self.raw_win_share.as_json(),
            "saved": self.saved,
        }


def fortunes(
    pairs: Pairs, workers: int, rollouts: int = ROLLOUTS, progress: Callable[[int], None] = lambda _: None
) -> dict[int, GameLuck]:
    """Return the luck of games by their numbers, computed in several processes."""
    luck: dict[int, GameLuck] = {}
    worked_out: Iterator[GameLuck] = over(partial(_fortune, rollouts=rollouts), pairs, workers)
    for one in worked_out:
        luck[one.number] = one
        progress(1)
    return luck


def _fortune(pair: tuple[Match, GameResult], rollouts: int) -> GameLuck:
    return fortune(*pair, rollouts)


def adjusted(bots: Sequence[str], results: Sequence[GameResult], luck: Mapping[int, GameLuck]) -> list[Adjusted]:
    """Return the adjusted results, the best bot first."""
    listed = [_adjusted(bot, results, luck) for bot in bots if any(bot in result.seats for result in results)]
    return sorted(listed, key=lambda one: (-one.win_share.value, one.bot))


def _adjusted(bot: str, results: Sequence[GameResult], luck: Mapping[int, GameLuck]) -> Adjusted:
    own = [(result, seat) for result in results for seat, name in enumerate(result.seats) if name == bot]
    wins = _Blocks((one.deal, won(one.places)[seat], luck[one.number], seat, WIN) for one, seat in own)
    places = _Blocks((one.deal, shared_places(one.places)[seat], luck[one.number], seat, PLACE) for one, seat in own)
    scores = _Blocks((one.deal, one.scores[seat], luck[one.number], seat, SCORE) for one, seat in own)
    raw, clean = wins.raw(), wins.without_luck()
    return Adjusted(bot, clean, scores.without_luck(), places.without_luck(), raw, _saved(raw, clean))


class _Blocks:
    """A figure of a bot and its luck, as sums by block."""

    def __init__(self, rows: Iterable[tuple[int, float, GameLuck, int, int]]) -> None:
        sums: dict[int, Numbers] = {}
        for deal, value, luck, seat, figure in rows:
            row = np.array([1.0, value, luck.deals[seat][figure], luck.draws[seat][figure]])
            sums[deal] = sums.get(deal, np.zeros(4)) + row
        listed = np.array([sums[deal] for deal in sorted(sums)])
        self._counts, self._values, self._luck = listed[:, 0], listed[:, 1], listed[:, 2:]

    def raw(self) -> Estimate:
        return mean(self._values.tolist(), self._counts.astype(int).tolist())

    def without_luck(self) -> Estimate:
        """With as much luck taken out as pays; how much that is, each half of the blocks learns from the other half.

        So it does not depend on the luck that it is applied to, and the mean stays as it is.
        """
        if len(self._values) < FEWEST:
            return self.raw()
        values, halves = self._values.copy(), np.arange(len(self._values)) % 2 == 0
        for half in (halves, ~halves):
            values[half] -= self._luck[half] @ self._weights(~half)
        return mean(values.tolist(), self._counts.astype(int).tolist())

    def _weights(self, half: Numbers) -> Numbers:
        """Return how much of each kind of luck shows in the results, by least squares, from 0 to 1."""
        away = self._values[half] - self._values[half].sum() / self._counts[half].sum() * self._counts[half]
        weights: Numbers = np.linalg.lstsq(self._luck[half], away, rcond=None)[0]
        return np.clip(weights, 0.0, 1.0)


def _saved(raw: Estimate, clean: Estimate) -> float | None:
    """Return how many times as many games would give the narrower interval."""
    if raw.low is None or raw.high is None or clean.low is None or clean.high is None or clean.high == clean.low:
        return None
    return ((raw.high - raw.low) / (clean.high - clean.low)) ** 2
