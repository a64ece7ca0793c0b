"""The functions that every game offers, and the names that all games share.

The rules of a game are a module with the functions of `Game`. There is no base class.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    import numpy as np

State: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
"""A position: an array of one record. Read it by the functions of its game only."""

Knowledge: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
"""What one seat knows of a position: a state without anything else."""

Numbers: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
"""An array of whole numbers that compiled rules read or fill, such as the legal moves."""

CHANCE = -1
"""`to_move` if chance decides: pick a legal move by its weight."""

OVER = -2
"""`to_move` when the game has ended."""

BETWEEN = -4
"""`to_move` of a position between two decisions: see `Game.moments`."""

SPECTATOR = -3
"""The seat of an observer: `knowledge(state, SPECTATOR)` is public knowledge."""


class Facts(NamedTuple):
    """What other layers need to know about a game, in addition to its functions."""

    letter: str
    """The letter of its rule numbers."""
    hidden: bool
    """Whether seats have hidden information."""
    fewest_win: bool
    """Whether the lowest score is the best."""
    longest: int
    """The greatest number of moves of a game, with those of chance."""


class Game(Protocol):
    """The functions of a game. Seats count from 0, moves are ints below `MOVES`."""

    NAME: str
    MOVES: int
    """The number of moves: each is an int from 0 to MOVES − 1."""
    MAX_LEGAL: int
    """The greatest number of legal moves in a position."""
    PLAYERS: range
    """How many can play."""
    OPTIONS: "Mapping[str, Option]"
    """The options that `new` takes, with their choices and defaults."""
    FACTS: Facts

    def new(self, players: int, **options: Any) -> State:
        """Begin a game; raises `BadOption`."""

    def options(self, state: State) -> dict[str, Any]:
        """Return the options of the game, as in a record."""

    def copy(self, state: State) -> State:
        """Return an independent copy."""

    def to_move(self, state: State) -> int:
        """Return the seat that decides, or `CHANCE`, or `OVER`."""

    def legal_moves(self, state: State) -> list[int]:
        """Return all legal moves, ascending; none if the game is over.

        You may pass knowledge of the deciding seat. Knowledge of another seat may lack some moves.
        """

    def chance_weights(self, state: State) -> list[int]:
        """Return a weight for each of `legal_moves`; empty unless chance is to move."""

    def apply(self, state: State, move: int) -> None:
        """Carry out a move in place. `IllegalMove` leaves the state unchanged."""

    def step(self, state: State, move: int) -> list[int]:
        """Call `apply` and return the next `legal_moves`."""

    def moments(self, state: State, move: int) -> list[tuple[str, State]]:
        """Return what happens up to the next decision, each with the position after it.

        The first is the move itself. The last position is that of `apply`; in earlier ones
        `to_move` is `BETWEEN`. The state stays unchanged.
        """

    def scores(self, state: State) -> list[int]:
        """Return the score by seat; with `FACTS.fewest_win` less is better."""

    def ranking(self, state: State) -> list[int]:
        """Return the place by seat, 1 the best; ties share a place."""

    def returns(self, state: State) -> list[float]:
        """Return the place value by seat: 1 for the first to −1 for the last; 0 before the end."""

    def knowledge(self, state: State, seat: int) -> Knowledge:
        """Return what a seat (or `SPECTATOR`) may know, and nothing else."""

    def resample(self, knowledge: Knowledge, rng: "np.random.Generator") -> State:
        """Return a state with all hidden information drawn again."""

    def view(self, knowledge: Knowledge) -> Mapping[str, Any]:
        """Return what the seat sees, as a TypedDict of names and numbers."""

    def board(self, state: State) -> str:
        """Return a position or knowledge as text, to print."""

    def to_text(self, state: State, move: int) -> str:
        """Return a move in notation."""

    def from_text(self, state: State, text: str) -> int:
        """Return the legal move of a text in notation; raises `IllegalMove`."""


S = TypeVar("S")


class TypedGame(Game, Protocol[S]):
    """A game whose states have a type of their own, for type checkers: no other game takes them."""

    def options(self, state: S) -> dict[str, Any]: ...  # type: ignore[override]
    def copy(self, state: S) -> S: ...  # type: ignore[override]
    def to_move(self, state: S) -> int: ...  # type: ignore[override]
    def legal_moves(self, state: S) -> list[int]: ...  # type: ignore[override]
    def chance_weights(self, state: S) -> list[int]: ...  # type: ignore[override]
    def apply(self, state: S, move: int) -> None: ...  # type: ignore[override]
    def step(self, state: S, move: int) -> list[int]: ...  # type: ignore[override]
    def moments(self, state: S, move: int) -> list[tuple[str, S]]: ...  # type: ignore[override]
    def scores(self, state: S) -> list[int]: ...  # type: ignore[override]
    def ranking(self, state: S) -> list[int]: ...  # type: ignore[override]
    def returns(self, state: S) -> list[float]: ...  # type: ignore[override]
    def knowledge(self, state: S, seat: int) -> S: ...  # type: ignore[override]
    def resample(self, knowledge: S, rng: "np.random.Generator") -> S: ...  # type: ignore[override]
    def board(self, state: S) -> str: ...  # type: ignore[override]
    def to_text(self, state: S, move: int) -> str: ...  # type: ignore[override]
    def from_text(self, state: S, text: str) -> int: ...  # type: ignore[override]


class Option:
    """One option of a game: its name, the choices, and the default."""

    def __init__(self, name: str, choices: Sequence[Any], default: Any) -> None:
        self.name, self.choices, self.default = name, tuple(choices), default

    def __repr__(self) -> str:
        return f"Option({self.name!r}, {self.choices!r}, default={self.default!r})"


def place_values(ranking: Sequence[int]) -> list[float]:
    """1 for the first place to −1 for the last, evenly spaced; equals share the mean of their places."""
    players = len(ranking)

    def value(place: int) -> float:
        equals = ranking.count(place)
        middle = place - 1 + (equals - 1) / 2
        return 1 - 2 * middle / (players - 1)

    return [value(place) for place in ranking]


class IllegalMove(ValueError):  # noqa: N818 (the game's own word)
    """An illegal move.

    `code`, `rule` (its number) and `arguments` give the reason, for a message in any
    language. `move` is the text or number that was tried, `to_move` the deciding seat,
    `legal` the legal moves in notation, `game` the name of the game.
    """

    SHOWN = 12

    def __init__(
        self,
        code: str,
        rule: str,
        arguments: Mapping[str, Any],
        *,
        move: str | int,
        to_move: int,
        legal: Sequence[str],
        game: str,
    ) -> None:
        self.code, self.rule, self.arguments = code, rule, dict(arguments)
        self.move, self.to_move, self.legal, self.game = move, to_move, list(legal), game
        super().__init__(code, rule, self.arguments, move, to_move, self.legal, game)

    def __str__(self) -> str:
        reason = ", ".join(part for part in (self.code, self.rule) if part)
        refused = f"{self._tried()} ({reason})"
        if self.to_move == OVER:
            return f"{refused}: the game is over"
        who = "chance" if self.to_move == CHANCE else f"seat {self.to_move}"
        shown = ", ".join(repr(words) for words in self.legal[: self.SHOWN])
        if len(self.legal) > self.SHOWN:
            shown += f" and {len(self.legal) - self.SHOWN} more"
        return f"{refused}: {who} is to move; legal: {shown}"

    def _tried(self) -> str:
        return f"illegal move {self.move!r}"

    def __reduce__(self) -> tuple[Any, ...]:
        return _illegal_move, self.args


def _illegal_move(
    code: str, rule: str, arguments: dict[str, Any], move: Any, to_move: int, legal: list[str], game: str
) -> IllegalMove:
    return IllegalMove(code, rule, arguments, move=move, to_move=to_move, legal=legal, game=game)


class BadOption(ValueError):  # noqa: N818 (it names what is bad)
    """A number of players or an option that the game does not have; `code` and `arguments` give the reason."""

    def __init__(self, code: str, **arguments: Any) -> None:
        self.code, self.arguments = code, arguments
        super().__init__(code, arguments)

    def __reduce__(self) -> tuple[Any, ...]:
        return _bad_option, (self.code, self.arguments)

    def __str__(self) -> str:
        given = self.arguments
        if self.code == "players":
            return f"{given['game']} is for {given['low']} to {given['high']} players, not {given['players']!r}"
        if self.code == "option":
            also = f"; this takes {', '.join(given['also'])}, too" if given.get("also") else ""
            return f"{given['game']} has no option {given['name']!r}; it has {', '.join(given['names'])}{also}"
        choices = ", ".join(repr(choice) for choice in given["choices"])
        return f"option {given['name']!r} of {given['game']} is one of {choices}, not {given['value']!r}"


def _bad_option(code: str, arguments: dict[str, Any]) -> BadOption:
    return BadOption(code, **arguments)


def checked_options(
    game: str, players: Any, allowed: range, options: Mapping[str, Option], given: Mapping[str, Any]
) -> dict[str, Any]:
    """All options with their values, the defaults filled in; raises `BadOption`."""
    if isinstance(players, bool) or not hasattr(players, "__index__") or players not in allowed:
        raise BadOption("players", game=game, players=players, low=allowed[0], high=allowed[-1])
    for name, value in given.items():
        if name not in options:
            raise BadOption("option", game=game, name=name, names=list(options))
        choices = options[name].choices
        if not any(type(value) is type(choice) and value == choice for choice in choices):
            raise BadOption("value", game=game, name=name, value=value, choices=list(choices))
    return {name: given.get(name, option.default) for name, option in options.items()}
