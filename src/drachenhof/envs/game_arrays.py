"""The games of a batch as arrays, and the compiled code that carries them on."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from drachenhof.bots.spaces import Mask, Row, Spaces, aligned
from drachenhof.chance import Chance
from drachenhof.engine.game import Game, State, place_values
from drachenhof.engine.layout import dtype_of
from drachenhof.engine.rule import prepare
from drachenhof.search import batch as compiled
from drachenhof.search.kernels import LAYOUTS, WEIGHTS


class Step(NamedTuple):
    """The result of a step, a row per game. The next step overwrites the arrays."""

    observations: Row
    """The observations of the seats to move."""
    masks: Mask
    """Which actions are legal for it."""
    seats: "np.ndarray[Any, np.dtype[np.int8]]"
    """Which seat that is."""
    rewards: Row
    """The rewards of games that ended with this step, else 0: by seat, or the learner's only."""
    ended: Mask
    """Which games ended; a new one has begun in their place."""


class GameArrays:
    """n games as arrays with a row per game: positions, legal moves, random states, observations; `each` rewards."""

    def __init__(
        self, spaces: Spaces, players: int, begun: State, plan: Any, *, n: int, each: int, threads: int
    ) -> None:
        self.spaces, self.players, self.begun, self.plan = spaces, players, begun, plan
        self._lay_out(n, each, threads)

    def __getstate__(self) -> dict[str, Any]:
        """Return the state for copies and pickles: the arrays without their views."""
        shape = (len(self), self._earned.shape[1], len(self._parts))
        state = {"game": self.spaces.name, "players": self.players, "begun": self.begun, "plan": self.plan}
        return {**state, "shape": shape, "arrays": [array.copy() for array in self._arrays()]}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.spaces, self.players = Spaces(state["game"]), state["players"]
        self.begun, self.plan = state["begun"], state["plan"]
        self._lay_out(*state["shape"])
        for own, array in zip(self._arrays(), state["arrays"], strict=True):
            own[...] = array

    def _arrays(self) -> list[Any]:
        """All arrays that the games consist of, without those that are scratch space."""
        own = [self.states, self.offers, self.rngs, self.dice, self._sheets, self.masks, self._earned]
        return [*own, *self.shown[2::2]]

    def _lay_out(self, n: int, each: int, threads: int) -> None:
        """All arrays, once; and the compiled code that fills them."""
        prepare("search.batch", LAYOUTS[self.spaces.name])
        Chance(0)  # so that its compiled code is there
        self.states, self.offers = np.zeros(n, self.begun.dtype), np.zeros(n, dtype_of(compiled.Offer))
        self.rngs, self.dice = np.zeros(n, np.uint64), np.zeros(n, np.uint64)
        self._sheets = aligned((n,), self.spaces.sheet)
        self.observations: Row = self._sheets["row"]
        self.masks: Mask = aligned((n, self.spaces.actions), np.bool_)
        self._earned = aligned((n, each), np.float32)
        self.shown = Step(
            self.observations,
            self.masks,
            aligned((n,), np.int8),
            self._earned if each > 1 else self._earned.reshape(n),
            aligned((n,), np.bool_),
        )
        bounds = [n * thread // threads for thread in range(threads + 1)]
        self._parts = list(pairwise(bounds))
        self._knowns = [np.zeros(2, self.begun.dtype) for _ in self._parts]
        self._workspaces = [np.zeros(1, dtype_of(compiled.Workspace)) for _ in self._parts]
        self._start_threads()

    def _start_threads(self) -> None:
        self._threads = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self._process = os.getpid()

    def __len__(self) -> int:
        return len(self.states)

    @property
    def seats(self) -> "np.ndarray[Any, np.dtype[np.int8]]":
        """Return the deciding seat of each game."""
        return self.shown.seats

    def begin(self, word: Any) -> None:
        """Begin all games anew, by a word that a seed makes."""
        compiled.begin_games(self.begun, self.states, self.offers, self.plan, self.rngs, word)
        self.dice[:] = ~self.rngs

    def go_on(self, actions: Any) -> Step:
        """Carry an action out in every game, or none, and go on to the next decisions."""
        if self._threads is None:
            self._go_on_with(0, actions)
        else:
            if self._process != os.getpid():  # a forked child has none of the threads
                self._start_threads()
            for done in [self._threads.submit(self._go_on_with, part, actions) for part in range(len(self._parts))]:
                done.result()
        return self.shown

    def _go_on_with(self, part: int, actions: Any) -> None:
        """Carry on the games of one thread."""
        shown, weights = self.shown, WEIGHTS[self.spaces.name]
        compiled.step_games(
            *(self.begun, self.states, self._knowns[part], self.offers, self._workspaces[part], self.plan),
            *(actions, self.rngs, weights, self._earned.reshape(-1), shown.ended, shown.seats),
            *(self._sheets, self.masks.reshape(-1), *self._parts[part]),
        )

    def run(self, rows: Any, actions: Any) -> None:
        """Carry an action out in some games, or none, go on and show, as `go_on` does in all."""
        if not len(rows):
            return
        if len(actions):
            wrong = compiled.find_illegal(_rows(self.offers, rows), actions)
            if wrong != compiled.ALL_LEGAL:
                place = int(rows[wrong])
                raise self.spaces.refusal(self.states[place : place + 1], int(actions[wrong]))
        shown = self.shown
        own = (self.states, self.offers, self.rngs, self._earned, shown.ended, shown.seats, self._sheets, self.masks)
        some = [_rows(array, rows) for array in own]
        states, offers, rngs, earned, ended, seats, sheets, masks = some
        known, workspace, weights = self._knowns[0], self._workspaces[0], WEIGHTS[self.spaces.name]
        compiled.step_games(
            *(self.begun, states, known, offers, workspace, self.plan, actions, rngs, weights, earned.reshape(-1)),
            *(ended, seats, sheets, masks.reshape(-1), 0, len(rows)),
        )
        for array, row in zip(own, some, strict=True):
            _bytes(array)[rows] = _bytes(row)

    def copies(self, rows: Any) -> State:
        """Copies of some positions."""
        copies: State = _rows(self.states, rows)
        return copies

    def put(self, game: int, state: State) -> None:
        """Put a position in the place of a game; it is shown with the next step."""
        self.states[game : game + 1].view(np.uint8)[:] = state.view(np.uint8)

    def set_learner(self, game: int, seat: int) -> None:
        """Set the seat whose decisions the compiled code leaves to the learner; bots play the others."""
        self.offers["learner"][game] = seat

    def close(self) -> None:
        """End the threads."""
        if self._threads is not None:
            self._threads.shutdown()


def _bytes(array: Any) -> Any:
    """An array whose rows are copied as bytes: records field by field would take forty times as long."""
    size = array.itemsize * (array.size // len(array))
    return array.reshape(-1).view(np.uint8).reshape(len(array), size)


def _rows(array: Any, rows: Any) -> Any:
    """Copies of some rows of an array."""
    taken = _bytes(array)[rows]
    return taken.reshape(-1).view(array.dtype).reshape(len(rows), *array.shape[1:])


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
