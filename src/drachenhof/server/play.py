"""The game at a table: its position, and the moves that led there with the entries that they came by."""

from array import array
from bisect import bisect_right
from collections.abc import Iterator, Sequence

from drachenhof.game import CHANCE, OVER, Game, State, games
from drachenhof.server.history import History, Step

__all__ = ["Play", "Step"]


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
        self.undos = 0
        self._history, self._place = History(game, begun, number), 0

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
        play.given = len(given)
        return play

    def fork(self) -> "Play":
        """An independent copy."""
        copy = Play.__new__(Play)
        copy.game, copy.begun, copy.chances, copy.given = self.game, self.begun, self.chances, self.given
        copy.undos = self.undos
        copy.state = self.game.copy(self.state)
        copy.moves, copy.numbers, copy.deciders = self.moves[:], self.numbers[:], self.deciders[:]
        copy._history, copy._place = self._history.fork(), self._place
        return copy

    def as_from(self, number: int) -> "Play":
        """The same, of which nothing was decided yet, as begun by another entry."""
        copy = self.fork()
        copy.numbers = array("i", [number]) * len(self.numbers)
        copy._history.renumber(number)
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
        self._place = self._history.add(self._place, move, number, self.state)
        return Step(before, move, self.state)

    def undo(self, to: int) -> None:
        """Back to the position that an entry led to; raises ValueError if it led to none."""
        kept = bisect_right(self.numbers, to) - 1  # what is given has the number of the beginning
        if kept < 0 or self.numbers[kept] != to:
            raise ValueError(f"entry {to} led to no position")
        self._place = self._history.up(self._place, len(self.moves) - kept)
        self.state = self._history.position(self._place)
        del self.moves[kept:], self.numbers[kept + 1 :], self.deciders[kept:]
        self.chances = self.deciders.count(CHANCE)
        self.undos += 1

    def steps(self, first: int = 0) -> Iterator[tuple[int, Step]]:
        """The moves from one on that count, each with the number of its entry."""
        return self._history.steps(self._history.line(self._place, max(0, len(self.moves) - first)))

    def after(self, moves: int) -> tuple[State, Iterator[tuple[int, Step]]]:
        """The position after so many moves, and the moves that follow."""
        left = max(0, len(self.moves) - moves)
        return self._history.position(self._history.up(self._place, left)), self.steps(moves)

    def between(self, first: int, last: int) -> dict[int, Step]:
        """The moves of some entries, also those that were taken back."""
        return dict(self._history.steps(self._history.between(first, last)))

    @property
    def over(self) -> bool:
        return self.to_move == OVER
