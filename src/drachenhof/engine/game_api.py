"""What every game does alike around its compiled rules, made once for each game.

A game hands its own parts to `functions` and offers what comes back under the
names of `drachenhof.engine.game.Game`:

    copy, to_move, legal_moves, ... = functions(NAME, MAX_LEGAL, State, entries, ...)
"""

import inspect
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import index
from types import ModuleType
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

import numpy as np

from drachenhof.engine.game import BETWEEN, CHANCE, OVER, SPECTATOR, IllegalMove, Numbers, Option, State, place_values
from drachenhof.engine.layout import dtype_of, duplicate, single
from drachenhof.engine.rule import ILLEGAL

NOT_SEATS: Mapping[int, Literal["chance", "over", "nobody"]] = {CHANCE: "chance", OVER: "over", BETWEEN: "nobody"}
"""What a view calls whoever is to move, where that is no seat."""
_ONE = (1,)
New = TypeVar("New", bound=Callable[..., Any])
Row: TypeAlias = "tuple[array[int], Numbers]"


class Refused(NamedTuple):
    """Why a move is illegal: what was tried, in words if it has some, and what `IllegalMove` says of it."""

    tried: str | int
    code: str
    rule: str
    arguments: Mapping[str, Any]


class Functions(NamedTuple):
    """The functions of `Game` that are alike in all games."""

    copy: Callable[[State], State]
    to_move: Callable[[State], int]
    legal_moves: Callable[[State], list[int]]
    chance_weights: Callable[[State], list[int]]
    apply: Callable[[State, int], None]
    step: Callable[[State, int], list[int]]
    moments: Callable[[State, int], list[tuple[str, State]]]
    ranking: Callable[[State], list[int]]
    returns: Callable[[State], list[float]]
    to_text: Callable[[State, int], str]
    from_text: Callable[[State, str], int]


def own_states(name: str, layout: type) -> Callable[[Any], State]:
    """What hands a state of this game back as it is, and refuses everything else in words.

    Compiled rules look at no type twice, so whoever calls them with somebody's state asks this first.
    """
    kind = dtype_of(layout)

    def own(state: Any) -> State:
        try:
            if state.dtype is not kind and state.dtype != kind:  # one that was pickled has an equal type of its own
                raise TypeError
            return single(state)
        except (AttributeError, TypeError):
            raise TypeError(f"a state of {name} is what `new` and `copy` of {name} make, not {_what(state)}") from None

    return own


def _what(state: Any) -> str:
    if isinstance(state, np.ndarray):
        return f"an array of the shape {state.shape} and of other records"
    return type(state).__name__


def functions(
    name: str,
    max_legal: int,
    layout: type,
    entries: ModuleType,
    *,
    spell: Callable[[State, int], str | None],
    read: Callable[[State, str], int | None],
    refused: Callable[[State, str | int], Refused],
    follows: Callable[[State, State, bool], str | None],
    watch: Callable[[State], None],
) -> Functions:
    """The functions of one game.

    `layout` is that of its states. `entries` is the module that has its compiled
    entries, those of `drachenhof.engine.kernels` among them: machine code takes their place
    there when it is loaded. `spell` gives the words of a move, None if there is no
    such move, and `read` the number of words. `refused` says why a move is illegal.
    `follows` names what lies between two positions and is told whether things go on;
    None if nothing is to be looked at there. `watch` makes a copy of a position one
    that nobody decides in.
    """
    kind, own = dtype_of(layout), own_states(name, layout)
    free: list[Row] = []
    """Rows for compiled rules to write moves into. One is taken while it is written, so threads never share one."""
    last: State | None = None
    """The state that was looked at last: whoever goes on with it is not asked again what it is."""

    def new_row() -> Row:
        """As an array of Python's, which is quicker to list, and of NumPy's."""
        row = array("h", bytes(2 * max_legal))
        return row, np.frombuffer(row, np.int16)

    def checked(state: State) -> State:
        """A state of this game, one record of the type that compiled rules take."""
        return state if state.dtype is kind and state.shape == _ONE else own(state)

    def to_move(state: State) -> int:
        """The seat that decides now, or `CHANCE`, or `OVER`."""
        try:
            if state.dtype is not kind:
                own(state)
            return state["mover"].item()  # type: ignore[no-any-return]
        except (AttributeError, IndexError, ValueError):
            own(state)
            raise

    def read_only() -> ValueError:
        return ValueError("a state that is read-only cannot be played on; `copy` makes one that can be")

    def no_move(state: Any, move: Any) -> TypeError:
        """What is said of something that no compiled rule takes: the state is wrong, or the move is no number."""
        own(state)
        return TypeError(f"a move is a whole number, not {move!r}; `from_text(state, words)` reads words")

    def legal_moves(state: State) -> list[int]:
        """All moves that are legal now, ascending; none when the game is over."""
        nonlocal last
        try:
            row = free.pop()
        except IndexError:
            row = new_row()
        try:
            if state is not last:
                last = checked(state)
            count = entries.list_moves(state, row[1])
        except (AttributeError, TypeError):
            own(state)
            raise
        legal = row[0][:count].tolist()
        free.append(row)
        return legal

    def chance_weights(state: State) -> list[int]:
        """How likely each legal move is, parallel to `legal_moves`; empty unless chance is to move."""
        if to_move(state) != CHANCE:
            return []
        moves = np.array(legal_moves(state), np.int16)
        weights = np.empty_like(moves)
        entries.list_weights(state, moves, weights)
        return listed(weights)

    def apply(state: State, move: int) -> None:
        """Carry a move out, in place; raises `IllegalMove` and leaves the state as it was."""
        nonlocal last
        try:
            row = free.pop()
        except IndexError:
            row = new_row()
        try:
            if state is not last:
                last = checked(state)
            if not state.flags.writeable:
                raise read_only()
            count = entries.step(state, move if type(move) is int else index(move), row[1])
        except (AttributeError, TypeError):
            raise no_move(state, move) from None
        except OverflowError:  # a number that no machine word holds is no move
            count = ILLEGAL
        free.append(row)
        if count == ILLEGAL:
            raise refusal(state, move)

    def step(state: State, move: int) -> list[int]:
        """`apply`, then the next `legal_moves`, in one call."""
        nonlocal last
        try:  # the same as above once more: a call of its own would take a tenth of the time
            row = free.pop()
        except IndexError:
            row = new_row()
        try:
            if state is not last:
                last = checked(state)
            if not state.flags.writeable:
                raise read_only()
            count = entries.step(state, move if type(move) is int else index(move), row[1])
        except (AttributeError, TypeError):
            raise no_move(state, move) from None
        except OverflowError:
            count = ILLEGAL
        if count == ILLEGAL:
            raise refusal(state, move)
        legal = row[0][:count].tolist()
        free.append(row)
        return legal

    def moments(state: State, move: int) -> list[tuple[str, State]]:
        """What a move leads to before the next decision, one thing after the other, each with the position then."""
        last, moment, seen = duplicate(own(state)), "move", list[tuple[str, State]]()
        going = carry_alone(last, move)
        while going:
            then = duplicate(last)
            going = entries.go_on(single(last))
            following = follows(then, last, going)
            if following is not None:
                seen.append((moment, between(then)))
                moment = following
        return [*seen, (moment, last)]

    def ranking(state: State) -> list[int]:
        """A place by seat, 1 the best; equals share a place."""
        places = np.zeros(players_of(own(state)), np.int16)
        entries.list_places(state, places)
        return listed(places)

    def returns(state: State) -> list[float]:
        """1 for the first place to −1 for the last, 0 until the game is over."""
        return place_values(ranking(state)) if to_move(state) == OVER else [0.0] * players_of(state)

    def to_text(state: State, move: int) -> str:
        """A move in words."""
        try:
            text = spell(own(state), index(move))
        except TypeError:
            raise no_move(state, move) from None
        if text is None:
            raise refusal(state, move)
        return text

    def from_text(state: State, text: str) -> int:
        """The legal move that the words name; raises `IllegalMove`."""
        move = read(own(state), text)
        if move is None or move not in legal_moves(state):
            raise refusal(state, text if move is None else move, quoted=text)
        return move

    def carry_alone(state: State, move: int) -> bool:
        """Carry a move alone out; says whether things go on by themselves."""
        try:
            going: int = entries.carry_out(single(state), index(move), new_row()[1])
        except OverflowError:
            going = ILLEGAL
        if going == ILLEGAL:
            raise refusal(state, move)
        return going > 0

    def between(state: State) -> State:
        """A position in which nobody is asked, and that nobody can change."""
        state["mover"] = BETWEEN
        watch(state)
        state.flags.writeable = False
        return state

    def refusal(state: State, move: str | int, quoted: str | None = None) -> IllegalMove:
        """Why a move is illegal, with all that there is to say about it; it is quoted as it was said."""
        if to_move(state) == BETWEEN:
            raise ValueError("a position between two decisions can only be looked at")
        tried, code, rule, arguments = refused(state, move)
        if quoted is not None:
            tried = quoted
        return IllegalMove(
            code,
            rule,
            {"move": tried, **arguments},
            move=tried,
            to_move=to_move(state),
            legal=[to_text(state, legal) for legal in legal_moves(state)],
            game=name,
        )

    return Functions(
        *(duplicate, to_move, legal_moves, chance_weights, apply, step),
        *(moments, ranking, returns, to_text, from_text),
    )


def words_by_number(moves: int, by_first: Mapping[int, Sequence[str]]) -> tuple[str, ...]:
    """The words of all moves by number: each kind begins at the number of its first move; gaps have no words."""
    words = [""] * moves
    for first, kind in by_first.items():
        words[first : first + len(kind)] = kind
    return tuple(words)


def listed(numbers: Numbers) -> list[int]:
    """The numbers of an array."""
    plain: list[int] = numbers.tolist()
    return plain


def players_of(state: State) -> int:
    """How many play."""
    return int(state["players"][0])


def seated(state: State, seat: int) -> int:
    """A seat of this table, or `SPECTATOR`; raises ValueError at any other, TypeError at what is no whole number."""
    if isinstance(seat, bool) or not hasattr(seat, "__index__"):
        raise TypeError(f"a seat is a whole number from 0, or SPECTATOR, not {seat!r}")
    if seat not in range(players_of(state)) and seat != SPECTATOR:
        raise ValueError(f"seat {seat} is not at a table of {players_of(state)}; seats count from 0")
    return seat


def generator(rng: Any) -> np.random.Generator:
    """Return the generator; raises TypeError at anything else."""
    if not isinstance(rng, np.random.Generator):
        raise TypeError(f"random numbers come from numpy.random.default_rng(seed), not {rng!r}")
    return rng


# What `help` and `print` show


def shows_options(options: Mapping[str, Option]) -> Callable[[New], New]:
    """Make the signature of `new` show all options with their defaults."""

    def decorated(new: New) -> New:
        plain = inspect.signature(new)
        players = plain.parameters["players"]
        keywords = [
            inspect.Parameter(one.name, inspect.Parameter.KEYWORD_ONLY, default=one.default) for one in options.values()
        ]
        new.__signature__ = plain.replace(parameters=[players, *keywords])  # type: ignore[attr-defined]
        return new

    return decorated


def asked_line(view: Mapping[str, Any]) -> str:
    """Return who decides, and what."""
    who = view["to_move"] if isinstance(view["to_move"], str) else f"seat {view['to_move']}"
    return f"{who}: {view['asked']}" if who != "over" else "over"


def listed_names(names: Iterable[str | None]) -> str:
    return " ".join(name or "?" for name in names) or "–"


def turn_mark(view: Mapping[str, Any], seat: int) -> str:
    """Return a mark for the seat that decides."""
    return ">" if view["to_move"] == seat else " "
