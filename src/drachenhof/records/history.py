"""The tree of all moves of a game, undone ones included.

An undo goes up in the tree, and the next move begins a branch. Snapshots are stored
every few moves, so that any position is only a few moves away from one.
"""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from drachenhof.engine.game import Game, State

APART = 32  # moves between two snapshots


class Step(NamedTuple):
    """A move with the positions before and after it. Do not change these."""

    game: Game
    number: int
    """The number of the move in its record, from 1; at a table that of the entry which it came by."""
    before: State
    move: int
    after: State

    @property
    def text(self) -> str:
        """The move in notation."""
        return self.game.to_text(self.before, self.move)

    @property
    def state(self) -> State:
        """The position after it."""
        return self.after

    @property
    def decider(self) -> int:
        """The seat that moved, or `CHANCE`."""
        return self.game.to_move(self.before)


class History:
    """The moves by their places; place 0 is the beginning, which is never changed."""

    def __init__(self, game: Game, begun: State, number: int) -> None:
        self._game = game
        self._moves = array("h", [0])
        self._numbers = array("i", [number])  # they never fall
        self._parents = array("i", [-1])
        self._far = array("b", [0])  # moves since a snapshot
        self._kept: dict[int, State] = {0: begun}

    def fork(self) -> "History":
        """Return an independent copy; positions are shared, since they never change."""
        copy = History.__new__(History)
        copy._game, copy._kept = self._game, self._kept.copy()
        copy._moves, copy._numbers = self._moves[:], self._numbers[:]
        copy._parents, copy._far = self._parents[:], self._far[:]
        return copy

    def add(self, parent: int, move: int, number: int, after: State) -> int:
        """Add a move after the one at the place `parent`, and the position it led to; returns its place."""
        place, far = len(self._moves), self._far[parent] + 1
        self._moves.append(move)
        self._numbers.append(number)
        self._parents.append(parent)
        self._far.append(far % APART)
        if far == APART:
            self._kept[place] = self._game.copy(after)
        return place

    @property
    def last(self) -> int:
        """The highest number so far."""
        return self._numbers[-1]

    def renumber(self, number: int) -> None:
        """All moves so far belong to one entry."""
        self._numbers = array("i", [number]) * len(self._numbers)

    def up(self, place: int, moves: int) -> int:
        """Return the place `moves` moves before another."""
        for _ in range(moves):
            place = self._parents[place]
        return place

    def position(self, place: int) -> State:
        """The position after a move, which the caller may change."""
        ahead = []
        while place not in self._kept:
            ahead.append(self._moves[place])
            place = self._parents[place]
        state = self._game.copy(self._kept[place])
        for move in reversed(ahead):
            self._game.apply(state, move)
        return state

    def line(self, place: int, moves: int) -> list[int]:
        """The places of the last `moves` moves that led to `place`, the oldest first."""
        places = []
        for _ in range(moves):
            places.append(place)
            place = self._parents[place]
        return places[::-1]

    def steps(self, places: Iterable[int]) -> Iterator[Step]:
        """The moves at some places. A place that follows the one before it is reached by playing one move."""
        at, state = -1, self._kept[0]
        for place in places:
            before = state if self._parents[place] == at else self.position(self._parents[place])
            at, state = place, self._game.copy(before)
            self._game.apply(state, self._moves[place])
            yield Step(self._game, self._numbers[place], before, self._moves[place], state)

    def between(self, first: int, last: int) -> range:
        """The places of the moves of the entries `first` to `last`."""
        return range(bisect_left(self._numbers, first, 1), bisect_left(self._numbers, last + 1, 1))
