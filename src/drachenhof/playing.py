"""What every game does alike around its compiled rules, made once for each game.

A game hands its own parts to `functions` and offers what comes back under the
names of `drachenhof.game.Game`:

    _alike = functions(NAME, MAX_LEGAL, entries, ...)
    apply, step = _alike.apply, _alike.step
"""

from collections.abc import Callable, Mapping
from operator import index
from typing import Any, NamedTuple, Protocol

import numpy as np

from drachenhof.game import BETWEEN, CHANCE, SPECTATOR, IllegalMove, Numbers, State
from drachenhof.layout import dtype_of, duplicate, single
from drachenhof.rule import ILLEGAL

__all__ = ["Entries", "Functions", "Refused", "functions", "listed", "players_of", "seated"]

_INT16 = np.dtype(np.int16)
_empty = np.empty
_ONE = (1,)


class Entries(Protocol):
    """The compiled rules that these functions call; a state is an array of one record."""

    def list_moves(self, states: Any, moves: Numbers) -> int:
        """Write all legal moves, ascending; say how many."""

    def step(self, states: Any, move: int, moves: Numbers) -> int:
        """Carry a move out and list the next ones; or say `ILLEGAL`, and change nothing."""

    def carry_out(self, states: Any, move: int, moves: Numbers) -> int:
        """Carry a move alone out, and say whether things go on by themselves; or say `ILLEGAL`."""

    def go_on(self, states: Any) -> bool:
        """Let the next thing happen; False if it led to the next decision."""

    def list_weights(self, states: Any, moves: Numbers, weights: Numbers) -> None:
        """Write how likely each chance move is."""


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
    to_text: Callable[[State, int], str]
    from_text: Callable[[State, str], int]


def functions(
    name: str,
    max_legal: int,
    entries: Entries,
    *,
    spell: Callable[[State, int], str | None],
    read: Callable[[State, str], int | None],
    refused: Callable[[State, str | int], Refused],
    follows: Callable[[State, State, bool], str | None],
    watch: Callable[[State], None],
) -> Functions:
    """The functions of one game.

    `spell` gives the words of a move, None if there is no such move, and `read` the
    number of words. `follows` names what lies between two positions and is told
    whether things go on; None if nothing is to be looked at there. `watch` makes a
    copy of a position one that nobody decides in.
    """
    own = getattr(entries, "State", None)
    kind = None if own is None else dtype_of(own)

    def to_move(state: State) -> int:
        """The seat that decides now, or `CHANCE`, or `OVER`."""
        try:
            if state.dtype is not kind:  # one that was pickled has an equal type of its own
                check_kind(state)
            return state["mover"].item()  # type: ignore[no-any-return]
        except (AttributeError, IndexError, TypeError, ValueError):
            raise no_state(state) from None

    def check_kind(state: State) -> None:
        if kind is not None and state.dtype != kind:
            raise no_state(state)

    def no_state(state: Any) -> TypeError:
        """What is said of something that is no state of this game."""
        what = type(state).__name__
        if isinstance(state, np.ndarray):
            what = (
                f"an array of the shape {state.shape} and of other records" if state.dtype != kind else "an empty array"
            )
        return TypeError(f"a state of {name} is what `new` and `copy` of {name} make, not {what}")

    def no_move(state: Any, move: Any) -> TypeError:
        """What is said of something that no compiled rule takes: the state is wrong, or the move is no number."""
        if not isinstance(state, np.ndarray) or (kind is not None and state.dtype != kind):
            return no_state(state)
        return TypeError(f"a move is a whole number, not {move!r}; `from_text(state, words)` reads words")

    def legal_moves(state: State) -> list[int]:
        """All moves that are legal now, ascending; none when the game is over."""
        moves = _empty(max_legal, _INT16)
        try:
            if state.dtype is not kind or state.shape != _ONE:
                check_kind(single(state))
            count = entries.list_moves(state, moves)
        except (AttributeError, TypeError):
            raise no_state(state) from None
        return listed(moves[:count])

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
        carry_out(state, move, _empty(max_legal, _INT16))

    def step(state: State, move: int) -> list[int]:
        """`apply`, then the next `legal_moves`, in one call."""
        moves = _empty(max_legal, _INT16)
        count = carry_out(state, move, moves)
        return listed(moves[:count])

    def moments(state: State, move: int) -> list[tuple[str, State]]:
        """What a move leads to before the next decision, one thing after the other, each with the position then."""
        last, moment, found = duplicate(state), "move", list[tuple[str, State]]()
        going = carry_alone(last, move)
        while going:
            then = duplicate(last)
            going = entries.go_on(single(last))
            following = follows(then, last, going)
            if following is not None:
                found.append((moment, between(then)))
                moment = following
        return [*found, (moment, last)]

    def to_text(state: State, move: int) -> str:
        """A move in words."""
        text = spell(state, index(move))
        if text is None:
            raise refusal(state, move)
        return text

    def from_text(state: State, text: str) -> int:
        """The legal move that the words name; raises `IllegalMove`."""
        move = read(state, text)
        if move is None or move not in legal_moves(state):
            raise refusal(state, text if move is None else move, said=text)
        return move

    def carry_out(state: State, move: int, moves: Numbers) -> int:
        """Carry a move out and list the next ones; says how many."""
        try:
            if state.dtype is not kind or state.shape != _ONE:
                check_kind(single(state))
            if not state.flags.writeable:
                raise ValueError("a state that is read-only cannot be played on; `copy` makes one that can be")
            count = entries.step(state, index(move), moves)
        except (AttributeError, TypeError):
            raise no_move(state, move) from None
        except OverflowError:  # a number that no machine word holds is no move
            count = ILLEGAL
        if count == ILLEGAL:
            raise refusal(state, move)
        return count

    def carry_alone(state: State, move: int) -> bool:
        """Carry a move alone out; says whether things go on by themselves."""
        try:
            going = entries.carry_out(single(state), index(move), _empty(max_legal, _INT16))
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

    def refusal(state: State, move: str | int, said: str | None = None) -> IllegalMove:
        """Why a move is illegal, with all that there is to say about it; it is quoted as it was said."""
        if to_move(state) == BETWEEN:
            raise ValueError("a position between two decisions can only be looked at")
        tried, code, rule, arguments = refused(state, move)
        if said is not None:
            tried = said
        return IllegalMove(
            code,
            rule,
            {"move": tried, **arguments},
            move=tried,
            to_move=to_move(state),
            legal=[to_text(state, legal) for legal in legal_moves(state)],
            game=name,
        )

    return Functions(duplicate, to_move, legal_moves, chance_weights, apply, step, moments, to_text, from_text)


def listed(numbers: Numbers) -> list[int]:
    """The numbers of an array."""
    found: list[int] = numbers.tolist()
    return found


def players_of(state: State) -> int:
    """How many play."""
    return int(state["players"][0])


def seated(state: State, seat: int) -> int:
    """A seat of this table, or `SPECTATOR`; raises ValueError at any other."""
    if seat not in range(players_of(state)) and seat != SPECTATOR:
        raise ValueError(f"seat {seat} is not at a table of {players_of(state)}; seats count from 0")
    return seat
