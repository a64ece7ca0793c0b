"""The interpreted part of a batch: opponents (bots, policies and mixtures), initial positions, and ended games."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from drachenhof.bots import Bot, BotLike, bring
from drachenhof.bots.external import is_policy
from drachenhof.bots.spaces import Mask, Row, Spaces, aligned, answered
from drachenhof.engine.game import OVER, State
from drachenhof.envs.game_arrays import GameArrays, Step, rewards_of, worth_of
from drachenhof.search import batch as compiled

Actions: TypeAlias = "np.ndarray[Any, np.dtype[np.int64]]"
Others: TypeAlias = "BotLike | Mapping[BotLike, float] | Sequence[BotLike]"
"""One for all other seats; several with their weights, drawn for every seat of every game; or one for each seat, the
first at the learner's left."""


class Cast:
    """All opponents, and their seats."""

    def __init__(self, spaces: Spaces, players: int, others: Others) -> None:
        self._spaces, self._seats = spaces, players - 1
        self._fixed = isinstance(others, Sequence) and not isinstance(others, str)
        if self._fixed and len(others) != self._seats:  # type: ignore[arg-type]
            raise ValueError(f"{players} players: {self._seats} others, one for each, not {len(others)}")  # type: ignore[arg-type]
        weights = dict(others) if isinstance(others, Mapping) else None
        named: list[Any] = list(weights if weights is not None else others if self._fixed else [others])  # type: ignore[arg-type]
        self._deciders: list[Any] = [one if is_policy(one) else bring(spaces.name, one) for one in named]
        for decider in self._deciders:
            if not is_policy(decider):
                decider.prepare()
        shares = np.array([1.0] * len(named) if weights is None else list(weights.values()), np.float64)
        if not len(shares) or (shares < 0).any() or not 0 < shares.sum() < np.inf:
            raise ValueError(f"a mixture has weights of 0 or more, and some above 0, not {shares.tolist()}")
        self._shares = shares / shares.sum()

    def drawn(self, rng: np.random.Generator) -> list[int]:
        """Choose the opponents of a new game, clockwise from the learner's left."""
        if self._fixed:
            return list(range(self._seats))
        if len(self._deciders) == 1:
            return [0] * self._seats
        drawn: list[int] = rng.choice(len(self._deciders), self._seats, p=self._shares).tolist()
        return drawn

    def actions(self, who: Actions, states: State, rows: Row, masks: Mask, rng: np.random.Generator) -> Actions:
        """Return the actions of opponents in some games; `who` selects the opponent."""
        chosen = np.zeros(len(who), np.int64)
        for number in np.unique(who).tolist():
            games = np.flatnonzero(who == number)
            decider = self._deciders[number]
            if is_policy(decider):
                chosen[games] = answered(decider, rows[games], masks[games])
            else:
                chosen[games] = [self._decided(decider, states[game : game + 1], rng) for game in games.tolist()]
        return chosen

    def _decided(self, bot: Bot, state: State, rng: np.random.Generator) -> int:
        game = self._spaces.game
        known = game.knowledge(state, game.to_move(state))
        return bot.decide(known, bot.budget, rng).move - self._spaces.first_action


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
        games: GameArrays,
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
        """Advance all games to the learner's next decision."""
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
        """Store the rewards and the last observation of a finished game."""
        games, rules = self._games, self._games.spaces.game
        state = games.copies(np.array([game]))
        self.ended[game] = True
        self.scores[game] = scores = rules.scores(state)
        worths = rewards_of(rules, self._reward, rules.ranking(state), scores)
        learner = int(self.learners[game])
        self.rewards[game] = worths[learner] if self.alone else worths
        self.finals[game] = games.spaces.observe(rules.knowledge(state, max(learner, 0)), max(learner, 0))
