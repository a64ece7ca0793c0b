"""A game in progress: its beginning, its position, and the moves between them; they can be taken back."""

from array import array
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from drachenhof.engine.game import CHANCE, OVER, BadOption, Game, IllegalMove, State
from drachenhof.games import games
from drachenhof.records.errors import BrokenRecord, quoted
from drachenhof.records.history import History, Step
from drachenhof.records.record import Record, places_of, spelt


def game_of(record: Record) -> Game:
    """Return the game of a record; raises `BrokenRecord`."""
    if record.game not in games:
        raise BrokenRecord("game", {"game": quoted(record.game), "names": ", ".join(games)})
    return games[record.game]


def begin(record: Record) -> State:
    """Return the position before the first move; raises `BrokenRecord`."""
    game = game_of(record)
    try:
        if "players" in record.options:
            raise BadOption("option", game=game.NAME, name="players", names=list(game.OPTIONS))
        return game.new(record.players, **record.options)
    except BadOption as error:
        printable = {name: value if name in _OWN else quoted(value) for name, value in error.arguments.items()}
        cause = BadOption(error.code, **printable)
        raise BrokenRecord("option", {"problem": str(cause)}, cause=cause) from None


_OWN = ("low", "high", "names", "choices")  # what a game says of itself; the rest is what the record says


BEGINNINGS = 256  # ways to begin a game whose words are remembered


class Vocabulary:
    """Move numbers by notation, shared by games with the same players and options.

    Only canonical spellings are cached, so there are never more entries than moves.
    """

    __slots__ = ("_game", "_known")

    def __init__(self, game: Game) -> None:
        self._game = game
        self._known: dict[str, int] = {}

    def number(self, state: State, text: str) -> int:
        """Return the move of a notation; raises `IllegalMove` if there is none. A cached move may be illegal here."""
        known = self._known.get(text)
        if known is not None:
            return known
        move = self._game.from_text(state, text)
        if self._game.to_text(state, move) == text:
            self._known[text] = move
        return move


def vocabulary(record: Record) -> Vocabulary:
    """The words of a record whose beginning is legal."""
    return _shared(record.game, record.players, tuple(sorted(record.options.items())))


@lru_cache(BEGINNINGS)
def _shared(game: str, players: int, options: tuple[tuple[str, object], ...]) -> Vocabulary:  # noqa: ARG001 (the key)
    return Vocabulary(games[game])


class Play:
    """A game in progress, with undo.

    Every move has a number, which `undo` takes: the number of its log entry at a table, otherwise
    its index, from 1.
    """

    def __init__(self, game: Game, begun: State, number: int = 0) -> None:
        self.game = game
        self.begun = begun  # never changed
        self.state = game.copy(begun)
        self.moves = array("h")
        self.numbers = array("i", [number])  # of the beginning, which is that of all given moves too, then of each move
        self.deciders = array("b")  # who made each move: a seat, or chance
        self.chances = 0
        self.given = 0  # moves of the initial position, which were not decided in this game
        self.undos = 0
        self._history, self._place = History(game, begun, number), 0
        self._vocabulary = Vocabulary(game)
        self._streams: list[str] = []  # of the first moves, which stream each was drawn from; "" of a decision

    @classmethod
    def begin(
        cls,
        game: str,
        players: int,
        options: dict[str, bool | int | str | None],
        number: int = 0,
        given: Sequence[str] = (),
    ) -> "Play":
        """Begin a game, and carry out `moves`; raises `BadOption` and `IllegalMove`."""
        module = games[game]
        play = cls(module, module.new(players, **options), number)
        for text in given:
            play.apply(module.from_text(play.state, text), number)
        play.given = len(given)
        return play

    @classmethod
    def of(cls, record: Record) -> "Play":
        """Load a record, after its last move; raises `BrokenRecord`."""
        play = cls.before(record)
        for text in record.moves:
            play.read(text)
        return play

    @classmethod
    def before(cls, record: Record) -> "Play":
        """Load a record, before its first move; raises `BrokenRecord`."""
        play = cls(game_of(record), begin(record))
        play._vocabulary = vocabulary(record)
        return play

    def fork(self) -> "Play":
        """Return an independent copy."""
        copy = Play.__new__(Play)
        copy.game, copy.begun, copy.chances, copy.given = self.game, self.begun, self.chances, self.given
        copy.undos = self.undos
        copy.state = self.game.copy(self.state)
        copy.moves, copy.numbers, copy.deciders = self.moves[:], self.numbers[:], self.deciders[:]
        copy._history, copy._place, copy._streams = self._history.fork(), self._place, self._streams[:]
        copy._vocabulary = self._vocabulary
        return copy

    def as_from(self, number: int) -> "Play":
        """Return a copy without decisions, begun by the entry `number`."""
        copy = self.fork()
        copy.numbers = array("i", [number]) * len(self.numbers)
        copy._history.renumber(number)
        return copy

    @property
    def to_move(self) -> int:
        return self.game.to_move(self.state)

    def apply(self, move: int, number: int | None = None) -> Step:
        """Carry out a move; raises `IllegalMove`. Without `number`, it gets the next one."""
        game, before = self.game, self.state
        number = self._history.last + 1 if number is None else number
        after = game.copy(before)
        game.apply(after, move)
        self.state = after
        decider = game.to_move(before)
        self.chances += decider == CHANCE
        self.deciders.append(decider)
        self.moves.append(move)
        self.numbers.append(number)
        self._place = self._history.add(self._place, move, number, after)
        return Step(game, number, before, move, after)

    def read(self, text: str) -> Step:
        """Carry out the next move of a record; raises `BrokenRecord`."""
        try:
            return self.apply(self._vocabulary.number(self.state, text))
        except IllegalMove as error:
            if self.over:
                raise BrokenRecord("after-end", move=len(self.moves) + 1) from None
            raise _illegal(len(self.moves) + 1, error) from None

    def undo(self, to: int) -> None:
        """Return to the position after the move `number`; raises ValueError."""
        index = bisect_right(self.numbers, to) - 1  # given moves all have the number of the beginning
        if index < 0 or self.numbers[index] != to:
            raise ValueError(f"number {to} led to no position")
        self.back(len(self.moves) - index)

    def back(self, moves: int = 1) -> None:
        """Take moves back."""
        remaining = len(self.moves) - moves
        self._place = self._history.up(self._place, moves)
        self.state = self._history.position(self._place)
        del self.moves[remaining:], self.numbers[remaining + 1 :], self.deciders[remaining:], self._streams[remaining:]
        self.chances = self.deciders.count(CHANCE)
        self.undos += 1

    def steps(self, first: int = 0) -> Iterator[Step]:
        """Return the moves after the first `first` ones, without undone moves."""
        return self._history.steps(self._history.line(self._place, max(0, len(self.moves) - first)))

    def after(self, moves: int) -> tuple[State, Iterator[Step]]:
        """Return the position after `moves` moves, and the following steps."""
        left = max(0, len(self.moves) - moves)
        return self._history.position(self._history.up(self._place, left)), self.steps(moves)

    def between(self, first: int, last: int) -> dict[int, Step]:
        """Return the moves of some numbers, with undone moves."""
        return {step.number: step for step in self._history.steps(self._history.between(first, last))}

    def drawn(self, stream: Callable[[Game, State], str]) -> Counter[str]:
        """Count the chance moves of each stream; `stream` names the stream of a position."""
        for step in self.steps(len(self._streams)):
            self._streams.append(stream(self.game, step.before) if step.decider == CHANCE else "")
        return Counter(name for name in self._streams if name)

    def texts(self, moves: int | None = None) -> list[str]:
        """Return the first `moves` moves in notation, or all."""
        return spelt(self.game, self.begun, self.moves[:moves])[0]

    def record(self, seats: Sequence[Mapping[str, Any]] | None = None, **extra: Any) -> Record:
        """Return the game as a `Record`."""
        return Record.of(self.game, self.begun, self.moves, seats, **extra)

    @property
    def over(self) -> bool:
        return self.to_move == OVER


def _illegal(number: int, error: IllegalMove) -> BrokenRecord:
    move = quoted(error.move)
    arguments = {**error.arguments, "move": move}
    cause = IllegalMove(
        error.code, error.rule, arguments, move=move, to_move=error.to_move, legal=error.legal, game=error.game
    )
    return BrokenRecord("illegal", {"problem": str(cause)}, move=number, cause=cause)


def replay(record: Record) -> Iterator[Step]:
    """Play the moves one by one; raises `BrokenRecord` at the first wrong one."""
    play = Play.before(record)
    for text in record.moves:
        yield play.read(text)


def final(record: Record) -> State:
    """Return the position after the last move; raises `BrokenRecord`."""
    return Play.of(record).state


def check(record: Record) -> None:
    """Check that all moves are legal and that scores and places are right; raises `BrokenRecord`."""
    play = Play.of(record)
    game, state = play.game, play.state
    if not play.over:
        if record.scores is not None or record.places is not None:
            raise BrokenRecord("not-over", {"moves": len(record.moves)})
        return
    scores = game.scores(state)
    if record.scores is None:
        raise BrokenRecord("no-scores")
    if list(record.scores) != scores:
        arguments = {"given": quoted(_joined(record.scores)), "found": _joined(scores), "moves": len(record.moves)}
        raise BrokenRecord("wrong-scores", arguments)
    places = places_of(game.ranking(state), record.seats)
    if record.places is not None and list(record.places) != places:
        arguments = {"given": quoted(_joined(record.places)), "found": _joined(places), "moves": len(record.moves)}
        raise BrokenRecord("wrong-places", arguments)


def _joined(numbers: Sequence[int]) -> str:
    return "–".join(map(str, numbers))
