"""Many games at once, in compiled code."""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from drachenhof.chance import Chance, seed_word
from drachenhof.envs.spaces import Mask, Row, Spaces, aligned
from drachenhof.game import IllegalMove
from drachenhof.layout import dtype_of
from drachenhof.rule import prepare
from drachenhof.search import batch as compiled
from drachenhof.search.kernels import LAYOUTS, WEIGHTS

OTHERS = {"random": compiled.RANDOM, "greedy": compiled.GREEDY}


class Step(NamedTuple):
    """What came of a step, a row per game. The arrays belong to the batch: its next step writes into them again."""

    observations: Row
    """What the seat that is to decide sees."""
    masks: Mask
    """Which actions are legal for it."""
    seats: "np.ndarray[Any, np.dtype[np.int8]]"
    """Which seat that is."""
    rewards: Row
    """1 for the first place to −1 for the last where a game ended with this step, else 0: by seat, or the learner's."""
    ended: Mask
    """Where a game ended; a new one has begun there."""


class Batch:
    """n games that go on for ever: where one ends, the next begins.

    Without `others` every decision of every seat is asked for. With `others` (the
    bot "random" or "greedy") only those of one learner in each game are: of `seat`,
    or of a seat drawn for each game. `threads` is how many cores share the
    games. Games depend on the seed and the actions alone.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        players: int | None = None,
        others: str | None = None,
        seat: int | None = None,
        seed: int = 0,
        threads: int = 1,
        **options: Any,
    ) -> None:
        self.spaces = Spaces(game)
        self.players = self.spaces.game.PLAYERS[0] if players is None else players
        self._begun = self.spaces.game.new(self.players, **options)
        if n < 1 or threads < 1:
            raise ValueError(f"a batch has at least one game and one thread, not {n} and {threads}")
        asked = _asked(self.players, others, seat)
        self._plan = self.spaces.plan(self.players, asked=asked, others=OTHERS.get(others or "random", 0), again=1)
        self._lay_out(n, 1 if others else self.players, threads)
        self._seed = seed
        self.reset(seed)

    def __getstate__(self) -> dict[str, Any]:
        """What is copied and pickled: the arrays, without the views of them."""
        kept = {name: getattr(self, name) for name in ("players", "_begun", "_plan", "_seed")}
        shape = (len(self), self._earned.shape[1], len(self._parts))
        return {**kept, "game": self.spaces.name, "shape": shape, "arrays": [array.copy() for array in self._arrays()]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.spaces = Spaces(kept["game"])
        for name in ("players", "_begun", "_plan", "_seed"):
            setattr(self, name, kept[name])
        self._lay_out(*kept["shape"])
        for own, array in zip(self._arrays(), kept["arrays"], strict=True):
            own[...] = array

    def _arrays(self) -> list[Any]:
        """All that a batch is, but what is only written on for a moment."""
        shown = self._shown
        return [
            self._states,
            self._tables,
            self._rngs,
            self._dice,
            self._sheets,
            self.masks,
            self._earned,
            *shown[2::2],
        ]

    def _lay_out(self, n: int, each: int, threads: int) -> None:
        """All arrays, once; and the compiled code that fills them."""
        prepare("search.batch", LAYOUTS[self.spaces.name])
        Chance(0)  # so that its compiled code is there
        self._states, self._tables = np.zeros(n, self._begun.dtype), np.zeros(n, dtype_of(compiled.Table))
        self._rngs, self._dice = np.zeros(n, np.uint64), np.zeros(n, np.uint64)
        self._actions = np.zeros(n, np.int64)
        self._sheets = aligned((n,), self.spaces.sheet)
        self.observations: Row = self._sheets["row"]
        self.masks: Mask = aligned((n, self.spaces.actions), np.bool_)
        self._earned = aligned((n, each), np.float32)
        self._shown = Step(
            self.observations,
            self.masks,
            aligned((n,), np.int8),
            self._earned if each > 1 else self._earned.reshape(n),
            aligned((n,), np.bool_),
        )
        self._closed = False
        bounds = [n * thread // threads for thread in range(threads + 1)]
        self._parts = list(pairwise(bounds))
        self._knowns = [np.zeros(2, self._begun.dtype) for _ in self._parts]
        self._desks = [np.zeros(1, dtype_of(compiled.Desk)) for _ in self._parts]
        self._threads = ThreadPoolExecutor(threads) if threads > 1 else None

    def __len__(self) -> int:
        return len(self._states)

    def reset(self, seed: int | None = None) -> Step:
        """Begin all games anew: the same ones as at first, or those of another seed."""
        self._check_open()
        word = seed_word(self._seed if seed is None else seed)
        compiled.begin_games(self._begun, self._states, self._tables, self._plan, self._rngs, word)
        self._dice[:] = ~self._rngs
        return self._go_on(np.empty(0, np.int64))

    def step(self, actions: Any) -> Step:
        """Carry out an action in each game; raises `IllegalMove` if one is illegal, and then changes nothing."""
        self._check_open()
        given = np.asarray(actions)
        if given.shape != self._actions.shape:
            raise ValueError(
                f"a batch of {len(self)} games takes a row of {len(self)} actions, not shape {given.shape}"
            )
        np.copyto(self._actions, given, casting="same_kind")  # no fractions
        wrong = compiled.find_illegal(self._tables, self._actions)
        if wrong != compiled.ALL_LEGAL:
            raise self._refusal(wrong)
        return self._go_on(self._actions)

    def random_actions(self) -> "np.ndarray[Any, np.dtype[np.int64]]":
        """A legal action for each game, by the seed, but without a hand in the games' own luck."""
        actions = np.empty(len(self), np.int64)
        compiled.choose_actions(self._tables, actions, self._dice)
        return actions

    def to_text(self, game: int, action: int) -> str:
        """An action of one of the games in words."""
        if not 0 <= game < len(self):
            raise IndexError(f"game {game} is not in a batch of {len(self)}; they count from 0")
        return self.spaces.to_text(self._states[game : game + 1], action)

    def close(self) -> None:
        """End the threads; the batch is not stepped after that."""
        self._closed = True
        if self._threads is not None:
            self._threads.shutdown()

    def _check_open(self) -> None:
        if self._closed:
            raise ValueError("this batch is closed; nothing more can be played in it")

    def _go_on(self, actions: Any) -> Step:
        if self._threads is None:
            self._go_on_with(0, actions)
        else:
            for done in [self._threads.submit(self._go_on_with, part, actions) for part in range(len(self._parts))]:
                done.result()
        return self._shown

    def _go_on_with(self, part: int, actions: Any) -> None:
        """One thread's games."""
        first, last = self._parts[part]
        shown, desk = self._shown, self._desks[part]
        compiled.step_games(
            self._begun,
            self._states,
            self._knowns[part],
            self._tables,
            desk,
            self._plan,
            actions,
            self._rngs,
            WEIGHTS[self.spaces.name],
            self._earned.reshape(-1),
            shown.ended,
            shown.seats,
            self._sheets,
            self.masks.reshape(-1),
            first,
            last,
        )

    def _refusal(self, game: int) -> IllegalMove:
        """Why the action of a game is illegal."""
        refused = self.spaces.refusal(self._states[game : game + 1], int(self._actions[game]))
        refused.add_note(f"this was tried in game {game} of the batch, in which nothing has changed")
        return refused


def _asked(players: int, others: str | None, seat: int | None) -> int:
    """Who is asked: everybody, one seat, or one that is drawn for each game."""
    if others is None:
        if seat is not None:
            raise ValueError("a learner's seat needs `others`, who play the rest")
        return compiled.ALL_SEATS
    if others not in OTHERS:
        raise KeyError(f"no bot {others!r} plays in batches; there are: {', '.join(OTHERS)}")
    if seat is not None and seat not in range(players):
        raise ValueError(f"seat {seat} is not at a table of {players}; seats count from 0")
    return compiled.DRAWN_SEAT if seat is None else seat
