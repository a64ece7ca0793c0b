"""The interpreted part of a batch: ended games, initial positions, opponents of any kind."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from drachenhof.envs.opponents import Cast
from drachenhof.envs.rewards import rewards_of, worth_of
from drachenhof.envs.running import Running, Step
from drachenhof.envs.spaces import aligned
from drachenhof.game import OVER, State
from drachenhof.search import batch as compiled

NO_ACTIONS = np.empty(0, np.int64)


class Saved(NamedTuple):
    """One game of a batch, to be restored in any batch of the same kind."""

    state: bytes
    offer: bytes
    rng: int
    dice: int
    learner: int
    seated: tuple[int, ...]


class Director:
    """Goes through the games that ended, and through those in which it is an opponent's turn, after each step."""

    def __init__(
        self,
        games: Running,
        reward: str,
        start: Sequence[State],
        cast: Cast | None,
        *,
        alone: bool,
        seat: int | None,
    ) -> None:
        """With `alone` each game has one learner: at `seat`, or at a seat that is drawn."""
        worth_of(reward)
        n, players = len(games), games.players
        self._games, self._reward, self._start, self.cast = games, reward, start, cast
        self.alone, self._fixed_seat = alone, seat
        self._rng = np.random.default_rng(0)
        self.learners = np.full(n, compiled.ALL_SEATS, np.int64)
        self.seated = np.zeros((n, max(players - 1, 1)), np.int64)
        self.scores = np.zeros((n, players), np.int32)
        self.finals = aligned((n, games.spaces.size), np.float32)
        self.rewards = aligned((n,) if self.alone else (n, players), np.float32)
        self.ended = aligned((n,), np.bool_)

    def begin(self, word: int) -> None:
        """Draw positions, learners and opponents of all games, which have just begun."""
        self._rng = np.random.default_rng(word)
        for game in range(len(self._games)):
            self._seat(game)
            if self._start:
                self._games.put(game, self._first())

    def _first(self) -> State:
        """The position that a new game begins with."""
        return self._start[int(self._rng.integers(len(self._start)))] if self._start else self._games.begun

    def settle(self) -> Step:
        """Go on in all games to the next decision that the learner is asked for."""
        games = self._games
        self.rewards[...], self.ended[:] = 0.0, False
        rows = np.arange(len(games))
        while True:
            over = rows[games.seats[rows] == OVER]
            for game in over.tolist():
                self._look_at_end(game)
                self._seat(game)
                games.put(game, self._first())
            games.run(over, NO_ACTIONS)
            rows = self._waiting(rows)
            if not len(rows) and not len(over):
                return games.shown._replace(rewards=self.rewards, ended=self.ended)
            if len(rows):
                games.run(rows, self._opponents(rows))
            rows = np.union1d(rows, over)

    def _waiting(self, rows: Any) -> Any:
        """The games in which it is an opponent's turn."""
        if self.cast is None:
            return rows[:0]
        seats = self._games.seats[rows]
        return rows[(seats != self.learners[rows]) & (seats != OVER)]

    def _opponents(self, rows: Any) -> Any:
        games, players = self._games, self._games.players
        places = (games.seats[rows] - self.learners[rows] - 1) % players
        assert self.cast is not None
        return self.cast.actions(
            self.seated[rows, places], games.copies(rows), games.observations[rows], games.masks[rows], self._rng
        )

    def _seat(self, game: int) -> None:
        """Choose the learner's seat and the opponents of a new game."""
        games = self._games
        if not self.alone:
            return
        fixed = self._fixed_seat
        seat = int(self._rng.integers(games.players)) if fixed is None else fixed
        self.learners[game] = seat
        if self.cast is None:
            games.set_learner(game, seat)
        else:
            self.seated[game] = self.cast.drawn(self._rng)

    def _look_at_end(self, game: int) -> None:
        """Keep what the game that is over was worth, and what was seen of its end."""
        games, rules = self._games, self._games.spaces.game
        state = games.copies(np.array([game]))
        self.ended[game] = True
        self.scores[game] = scores = rules.scores(state)
        worths = rewards_of(rules, self._reward, rules.ranking(state), scores)
        learner = int(self.learners[game])
        self.rewards[game] = worths[learner] if self.alone else worths
        self.finals[game] = games.spaces.observe(rules.knowledge(state, max(learner, 0)), max(learner, 0))
