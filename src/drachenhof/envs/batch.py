"""Many games at once, in compiled code."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from drachenhof.bots.spaces import Mask, Row, Spaces, whole
from drachenhof.chance import seed_word
from drachenhof.engine.game import IllegalMove, State
from drachenhof.envs.game_arrays import GameArrays, Step
from drachenhof.envs.one_game import OTHERS
from drachenhof.envs.opponents import Cast, Director, Others, Saved
from drachenhof.search import batch as compiled
from drachenhof.states import check

OWN = ("players", "others", "seat", "seed", "threads", "reward", "finals", "start")


class Batch:
    """A batch of n games. When a game ends, the next begins in the same step.

    Without `others`, you decide for every seat. With `others`, you decide for `seat`, or for a
    seat drawn per game, and `others` play the rest: a bot, a policy, a list with one per
    seat, or a dict of weights. "random" and "greedy" run in compiled code.

    `reward` is "place" (1 for the first to −1 for the last), "win", "score" or "lead".
    `finals` adds `scores` and `final_observations` of ended games. `start` has positions
    that new games begin with. `threads` is the number of cores.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        players: int | None = None,
        others: "Others | None" = None,
        seat: int | None = None,
        seed: int = 0,
        threads: int = 1,
        reward: str = "place",
        finals: bool = False,
        start: "State | Sequence[State]" = (),
        **options: Any,
    ) -> None:
        self.spaces = Spaces(game)
        self.players = self.spaces.game.PLAYERS[0] if players is None else players
        begun = self.spaces.begun(self.players, options, OWN)
        n, threads = whole(n, "the number of games"), whole(threads, "the number of threads")
        if n < 1 or threads < 1:
            raise ValueError(f"a batch has at least one game and one thread, not {n} and {threads}")
        compiled_others = isinstance(others, str) and others in OTHERS
        positions = [start] if isinstance(start, np.ndarray) else list(start)
        fixed = _seat(self.players, others is not None, seat)
        asked = _asked(others is not None, fixed) if compiled_others or others is None else None
        directed = bool(positions) or finals or reward != "place" or asked is None
        plan = self.spaces.plan(
            self.players,
            asked=compiled.ALL_SEATS if asked is None else asked,
            others=OTHERS[others] if isinstance(others, str) and compiled_others else 0,
            again=not directed,
        )
        each = 1 if compiled_others else self.players
        self._games = GameArrays(self.spaces, self.players, begun, plan, n=n, each=each, threads=threads)
        self._director: Director | None = None
        if directed:
            cast = None if asked is not None or others is None else Cast(self.spaces, self.players, others)
            first = [self._checked(state) for state in positions]
            alone = cast is not None or compiled_others
            self._director = Director(self._games, reward, first, cast, alone=alone, seat=fixed)
        self._closed = False
        self._seed = whole(seed, "a seed")
        self.reset(seed)

    def __setstate__(self, state: dict[str, Any]) -> None:
        """A copy is open, even if it was made of a batch that was closed."""
        self.__dict__.update(state, _closed=False)

    def __len__(self) -> int:
        return len(self._games)

    def reset(self, seed: int | None = None) -> Step:
        """Begin the same games again, or those of another seed."""
        self._check_open()
        word = seed_word(self._seed if seed is None else seed)
        self._games.begin(word)
        if self._director is not None:
            self._director.begin(int(word))
        return self._settled(self._games.go_on(np.empty(0, np.int64)))

    def step(self, actions: Any) -> Step:
        """Carry out an action in each game. `IllegalMove` leaves all games unchanged."""
        self._check_open()
        given = np.asarray(actions)
        if given.shape != (len(self),):
            raise ValueError(
                f"a batch of {len(self)} games takes a row of {len(self)} actions, not shape {given.shape}"
            )
        numbers = given.astype(np.int64, order="C", casting="same_kind")  # no fractions
        wrong = compiled.find_illegal(self._games.offers, numbers)
        if wrong != compiled.ALL_LEGAL:
            raise self._refusal(wrong, int(numbers[wrong]))
        return self._settled(self._games.go_on(numbers))

    def random_actions(self) -> "np.ndarray[Any, np.dtype[np.int64]]":
        """Return a random legal action for each game, by the seed."""
        actions = np.empty(len(self), np.int64)
        compiled.choose_actions(self._games.offers, actions, self._games.dice)
        return actions

    # What can be looked at

    @property
    def observations(self) -> Row:
        """The observation of the deciding seat of each game."""
        return self._games.observations

    @property
    def masks(self) -> Mask:
        """The legal actions of each game."""
        return self._games.masks

    @property
    def seats(self) -> "np.ndarray[Any, np.dtype[np.int8]]":
        """The deciding seat of each game."""
        return self._games.shown.seats

    @property
    def rewards(self) -> Row:
        """The rewards of the last step."""
        return self._games.shown.rewards if self._director is None else self._director.rewards

    @property
    def ended(self) -> Mask:
        """Return which games ended in the last step."""
        return self._games.shown.ended if self._director is None else self._director.ended

    @property
    def scores(self) -> "np.ndarray[Any, np.dtype[np.int32]]":
        """The scores by seat of games that ended. Needs `finals`."""
        return self._directed("scores").scores

    @property
    def final_observations(self) -> Row:
        """The last observation of the learner (or seat 0) in games that ended. Needs `finals`."""
        return self._directed("final_observations").finals

    def state(self, game: int) -> State:
        """Return the position of one game with all secrets, for tests and tools."""
        return self._games.copies(np.array([self._number(game)]))

    def save(self, game: int) -> Saved:
        """Save one game, for `restore`."""
        place, games = self._number(game), self._games
        learner, seated = int(games.offers["learner"][place]), ()
        if self._director is not None:
            learner, seated = int(self._director.learners[place]), tuple(self._director.seated[place].tolist())
        rng, dice = int(games.rngs[place]), int(games.dice[place])
        return Saved(games.states[place].tobytes(), games.offers[place].tobytes(), rng, dice, learner, seated)

    def restore(self, game: int, saved: Saved) -> None:
        """Restore one game from a batch of the same game, players and opponents."""
        place, games = self._number(game), self._games
        if len(saved.state) != games.states.itemsize:
            raise ValueError(f"this was saved in a batch of another game than {self.spaces.name}")
        rows = np.array([place])
        games.states[rows] = np.frombuffer(bytearray(saved.state), games.states.dtype)
        games.offers[rows] = np.frombuffer(bytearray(saved.offer), games.offers.dtype)
        games.rngs[place], games.dice[place] = saved.rng, saved.dice
        if self._director is not None:
            self._director.learners[place] = saved.learner
            self._director.seated[place, : len(saved.seated)] = saved.seated
        games.run(rows, np.empty(0, np.int64))

    def to_text(self, game: int, action: int) -> str:
        """Return an action of one game in notation."""
        place = self._number(game)
        return self.spaces.to_text(self._games.states[place : place + 1], action)

    def __repr__(self) -> str:
        return f"<Batch of {len(self)} games of {self.spaces.name} for {self.players} players>"

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the threads. Do not step the batch afterwards."""
        self._closed = True
        self._games.close()

    def _check_open(self) -> None:
        if self._closed:
            raise ValueError("this batch is closed; nothing more can be played in it")

    def _settled(self, shown: Step) -> Step:
        return shown if self._director is None else self._director.settle()

    def _directed(self, name: str) -> Director:
        if self._director is None:
            raise AttributeError(f"a batch keeps {name} only if it is made with finals=True")
        return self._director

    def _checked(self, state: State) -> State:
        """A position to begin with: of this game, of as many players, and not over."""
        game = self.spaces.game
        check(self.spaces.name, state)
        if len(game.scores(state)) != self.players or not game.legal_moves(state):
            raise ValueError(f"a game of this batch begins with a position of {self.players} players that is not over")
        return game.copy(state)

    def _number(self, game: int) -> int:
        number = whole(game, "a game of a batch")
        if not 0 <= number < len(self):
            raise IndexError(f"game {number} is not in a batch of {len(self)}; they count from 0")
        return number

    def _refusal(self, game: int, action: int) -> IllegalMove:
        """Why the action of a game is illegal."""
        refused = self.spaces.refusal(self._games.states[game : game + 1], action)
        refused.add_note(f"this was tried in game {game} of the batch, in which nothing has changed")
        return refused


def _seat(players: int, others: bool, seat: int | None) -> int | None:
    """The learner's seat, if it is always the same."""
    if seat is None:
        return None
    if not others:
        raise ValueError("a learner's seat needs `others`, who play the rest")
    if seat not in range(players):
        raise ValueError(f"seat {seat} is not at a table of {players}; seats count from 0")
    return seat


def _asked(others: bool, fixed: int | None) -> int:
    """Return the seats that compiled code asks: all, one, or one drawn for each game."""
    return compiled.ALL_SEATS if not others else compiled.DRAWN_SEAT if fixed is None else fixed
