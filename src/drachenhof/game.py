"""What a game offers, and the words that all games share.

A game is a module with the functions of `Game`; `games` maps names to them. No
base class: a module that has these functions is a game.
"""

import os
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    import numpy as np

State: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
"""A position: an array of one record. Only a game's own functions look inside."""

Knowledge: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
"""What one seat knows of a position: a state in which nothing else is left."""

Numbers: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
"""An array of whole numbers that compiled rules read or fill, such as the legal moves."""

CHANCE = -1
"""`to_move` when dice would be rolled: pick one of the legal moves by its weight."""

OVER = -2
"""`to_move` when the game has ended."""

BETWEEN = -4
"""`to_move` of a position between two decisions, which is there to be looked at: see `Game.moments`."""

SPECTATOR = -3
"""The seat of one who only watches: `knowledge(state, SPECTATOR)` is what everybody may know."""

FURTHER_GAMES = "DRACHENHOF_GAMES"
"""The variable of the environment that names games of other packages: `name=package`, separated by commas."""


class Facts(NamedTuple):
    """What the other layers have to know of a game beside its functions."""

    letter: str
    """What the numbers of its rules begin with."""
    hidden: bool
    """Whether seats have secrets from each other."""
    fewest_win: bool
    """Whether the lowest score is the best."""
    longest: int
    """No game has more moves, those of chance included."""


class Game(Protocol):
    """The functions of a game. Seats count from 0, moves are ints below `MOVES`."""

    NAME: str
    MOVES: int
    """The size of the numbering: every move is an int from 0 to MOVES − 1."""
    MAX_LEGAL: int
    """No position has more legal moves."""
    PLAYERS: range
    """How many can play."""
    OPTIONS: "Mapping[str, Option]"
    """The options that `new` takes, with their choices and defaults."""
    FACTS: Facts

    def new(self, players: int, **options: Any) -> State:
        """A game before its first move; raises `BadOption`."""

    def options(self, state: State) -> dict[str, Any]:
        """The options that the game was begun with, as a record names them."""

    def copy(self, state: State) -> State:
        """An independent copy."""

    def to_move(self, state: State) -> int:
        """The seat that decides now, or `CHANCE`, or `OVER`."""

    def legal_moves(self, state: State) -> list[int]:
        """All moves that are legal now, ascending; none when the game is over.

        Of knowledge, ask that of the seat that decides: what another seat knows may not show all of them.
        """

    def chance_weights(self, state: State) -> list[int]:
        """How likely each legal move is, parallel to `legal_moves`; empty unless chance is to move."""

    def apply(self, state: State, move: int) -> None:
        """Carry a move out, in place; raises `IllegalMove` and leaves the state as it was."""

    def step(self, state: State, move: int) -> list[int]:
        """`apply`, then the next `legal_moves`, in one call."""

    def moments(self, state: State, move: int) -> list[tuple[str, State]]:
        """What a move leads to before the next decision, one thing after the other, each with the position then.

        The first is the move itself, the last position is the one that `apply` leads to;
        in those before it nobody is to move (`BETWEEN`). The state stays as it is.
        """

    def scores(self, state: State) -> list[int]:
        """By seat what the game counts, such as points; `FACTS.fewest_win` says whether less is better."""

    def ranking(self, state: State) -> list[int]:
        """A place by seat, 1 the best; equals share a place."""

    def returns(self, state: State) -> list[float]:
        """What the game is worth to each seat: 1 for the first place to −1 for the last, 0 until it is over."""

    def knowledge(self, state: State, seat: int) -> Knowledge:
        """What a seat (or `SPECTATOR`) may know, and nothing else."""

    def resample(self, knowledge: Knowledge, rng: "np.random.Generator") -> State:
        """A state that the seat cannot tell from the real one."""

    def view(self, knowledge: Knowledge) -> Mapping[str, Any]:
        """What the seat sees, as plain names and numbers; a TypedDict of the game names all of it."""

    def to_text(self, state: State, move: int) -> str:
        """A move in words."""

    def from_text(self, state: State, text: str) -> int:
        """The legal move that the words name; raises `IllegalMove`."""


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
    """A move that the rules refuse, with all that is needed to say why in any language.

    `code` names the reason, `rule` the rule's number, `arguments` what the reason
    is about. `move` is what was tried (words, or a number that means no move),
    `to_move` who decides, `legal` the words of what is legal, `game` the game's name.
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
        who = "chance" if self.to_move == CHANCE else f"seat {self.to_move} (they count from 0)"
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
    """A number of players or an option that a game does not have; `code` and `arguments` as for `IllegalMove`."""

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


class Games(Mapping[str, Game]):
    """The games by name; each module is loaded when it is first asked for.

    A game is a package of its name, and so is its part of every other layer:
    `drachenhof.year` has the rules, `drachenhof.search.year` what searches need of
    them. Games of other packages are named in the environment, which processes
    inherit and read once: with `DRACHENHOF_GAMES=tiny=elsewhere` the rules are in
    `elsewhere.tiny`, the part of the searches in `elsewhere.search.tiny`.
    """

    _OWN = ("year", "hoard")

    def __init__(self) -> None:
        self._roots = dict.fromkeys(self._OWN, __package__)
        for pair in filter(None, os.environ.get(FURTHER_GAMES, "").split(",")):
            name, _, root = pair.partition("=")
            if not (name.isidentifier() and root):
                raise ValueError(f"{FURTHER_GAMES} is NAME=PACKAGE, several with commas between them, not {pair!r}")
            self._roots[name] = root

    def __getitem__(self, name: str) -> Game:
        return import_module(self.package(name))

    def __iter__(self) -> Iterator[str]:
        return iter(self._roots)

    def __len__(self) -> int:
        return len(self._roots)

    def __repr__(self) -> str:
        return f"<the games {', '.join(self)}: games[{next(iter(self))!r}] is one>"

    def package(self, name: str, layer: str = "") -> str:
        """The package of a game's rules, or of its part of a layer; raises KeyError with the names that there are."""
        return ".".join(part for part in (self.root(name), layer, name) if part)

    def root(self, name: str) -> str:
        """The package in which those of a game lie; raises KeyError with the names that there are."""
        if name not in self._roots:
            raise KeyError(f"no game {name!r}; there are: {', '.join(self._roots)}")
        return self._roots[name]

    def part(self, name: str, layer: str) -> Any:
        """A game's part of a layer: the module `year` of `search`, `bots`, `words` …"""
        return import_module(self.package(name, layer))


games = Games()


Part = TypeVar("Part")


class Parts(Mapping[str, Part]):
    """What every game's part of a layer says under one name, by game; loaded when it is first asked for."""

    def __init__(self, layer: str, name: str) -> None:
        self._layer, self._name = layer, name

    def __getitem__(self, game: str) -> Part:
        part: Part = getattr(games.part(game, self._layer), self._name)
        return part

    def __iter__(self) -> Iterator[str]:
        return iter(games)

    def __len__(self) -> int:
        return len(games)
