"""The game at a table: its position, and the moves that led there with the entries that they came by."""

from array import array
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from drachenhof.game import CHANCE, OVER, Game, State, games

RECENT = 16  # moves whose positions are kept at hand


class Step(NamedTuple):
    """A move between two positions."""

    before: State
    move: int
    after: State


class Play:
    """A running game; a few kilobytes."""

    def __init__(self, game: Game, begun: State, number: int) -> None:
        self.game = game
        self.begun = begun  # never changed
        self.state = game.copy(begun)
        self.moves = array("h")
        self.numbers = array("i", [number])  # of the beginning, which is that of all given moves too, then of each move
        self.deciders = array("b")  # who made each move: a seat, or chance
        self.chances = 0
        self.given = 0  # moves of the position that it began with: nobody decided them here
        self.recent: tuple[tuple[int, State, int], ...] = ()  # entry, position before, move; also what was taken back

    @classmethod
    def begin(
        cls,
        game: str,
        players: int,
        options: dict[str, bool | int | str | None],
        number: int,
        given: Sequence[str] = (),
    ) -> "Play":
        """A game before its first move, or after those that are given; raises `BadOption` and `IllegalMove`."""
        module = games[game]
        play = cls(module, module.new(players, **options), number)
        for text in given:
            play.apply(module.from_text(play.state, text), number)
        play.given, play.recent = len(given), ()
        return play

    def fork(self) -> "Play":
        """An independent copy."""
        copy = Play.__new__(Play)
        copy.game, copy.begun, copy.chances, copy.given = self.game, self.begun, self.chances, self.given
        copy.state = self.game.copy(self.state)
        copy.moves, copy.numbers, copy.deciders = self.moves[:], self.numbers[:], self.deciders[:]
        copy.recent = self.recent
        return copy

    @property
    def to_move(self) -> int:
        return self.game.to_move(self.state)

    def apply(self, move: int, number: int) -> Step:
        """Carry a move out; raises `IllegalMove`."""
        before = self.game.copy(self.state)
        self.game.apply(self.state, move)
        decider = self.game.to_move(before)
        self.chances += decider == CHANCE
        self.deciders.append(decider)
        self.moves.append(move)
        self.numbers.append(number)
        self.recent = (*self.recent[1 - RECENT :], (number, before, move))
        return Step(before, move, self.state)

    def undo(self, to: int) -> None:
        """Back to the position that an entry led to; raises ValueError if it led to none."""
        kept = len(self.numbers) - 1 - self.numbers[::-1].index(to)  # what is given has the number of the beginning
        self.moves, self.numbers, self.deciders = self.moves[:kept], self.numbers[: kept + 1], self.deciders[:kept]
        self.state, self.chances = self.game.copy(self.begun), self.deciders.count(CHANCE)
        for move in self.moves:
            self.game.apply(self.state, move)

    def steps(self, first: int = 0) -> Iterator[tuple[int, Step]]:
        """The moves from one on, each with the number of its entry."""
        state = self.game.copy(self.begun)
        for index, move in enumerate(self.moves):
            if index < first:
                self.game.apply(state, move)
                continue
            before = self.game.copy(state)
            self.game.apply(state, move)
            yield self.numbers[index + 1], Step(before, move, self.game.copy(state))

    def latest(self, after: int) -> dict[int, Step] | None:
        """The moves after an entry, also those that were taken back; None if they are too many to be at hand."""
        if len(self.recent) == RECENT and after < self.recent[0][0] - 1:
            return None
        return {number: self._step(before, move) for number, before, move in self.recent if number > after}

    def _step(self, before: State, move: int) -> Step:
        after = self.game.copy(before)
        self.game.apply(after, move)
        return Step(before, move, after)

    @property
    def over(self) -> bool:
        return self.to_move == OVER
