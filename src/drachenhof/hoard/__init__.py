"""*Drachensachen* (Rocky Bogdanski, Carsten Lauber): base game, house rules, abilities, curses.

2 to 6 players shed monster cards. Who is out first ends the round; the others
lose gold coins for what they still hold (H23, H24), and who has lost the fewest
when somebody has lost 21 wins (H25). Hands and face-down cards are hidden; a
card that nobody has seen has no identity, and comes as a chance move. The rules
by number are in docs/rules-hoard.md; each subject of the rulebook is a module
here.

This module offers the functions of `drachenhof.game.Game`, and `audience`: who
sees a chance move.
"""

from operator import index
from typing import Any

import numpy as np

from drachenhof.game import (
    BETWEEN,
    CHANCE,
    OVER,
    SPECTATOR,
    Facts,
    IllegalMove,
    Knowledge,
    Numbers,
    Option,
    checked_options,
    place_values,
)
from drachenhof.game import State as StateArray
from drachenhof.hoard import entries, notation, refusals
from drachenhof.hoard import view as _view
from drachenhof.hoard.moves import MAX_LEGAL, MOVES
from drachenhof.hoard.state import ABILITY_MODES, COUNTED, EVERYBODY, State
from drachenhof.hoard.tables import MAX_PLAYERS
from drachenhof.layout import dtype_of, duplicate, plain, single
from drachenhof.rule import prepare

__all__ = [
    "FACTS",
    "MAX_LEGAL",
    "MOVES",
    "NAME",
    "OPTIONS",
    "PLAYERS",
    "apply",
    "audience",
    "chance_weights",
    "copy",
    "from_text",
    "knowledge",
    "legal_moves",
    "moments",
    "new",
    "options",
    "ranking",
    "resample",
    "returns",
    "scores",
    "step",
    "to_move",
    "to_text",
    "view",
]

NAME = "hoard"
FACTS = Facts(letter="H", hidden=True, fewest_win=True, longest=60_000)
PLAYERS = range(2, MAX_PLAYERS + 1)
OPTIONS = {
    option.name: option
    for option in (
        Option("peek", (False, True), False),
        Option("answer_fives", (False, True), False),
        Option("long_protecto", (False, True), False),
        Option("abilities", ABILITY_MODES, "off"),
        Option("curses", (False, True), False),
        Option("count_all_backs", (False, True), False),
    )
}

_DTYPE = dtype_of(State)
_INT16 = np.dtype(np.int16)
_empty = np.empty


def new(players: int, **given: Any) -> StateArray:
    """A game before its first move.

    Options: `peek` (H31), `answer_fives` (H32), `long_protecto` (H33), `abilities`
    "off", "cumulative" or "single" (H41), `curses` (H51), `count_all_backs` (H24).
    Raises `BadOption`.
    """
    chosen = checked_options(NAME, players, PLAYERS, OPTIONS, given)
    prepare(NAME)
    states = np.zeros(1, _DTYPE)
    state = states[0]
    state.players = players
    state.peek = chosen["peek"]
    state.answer_fives = chosen["answer_fives"]
    state.long_protecto = chosen["long_protecto"]
    state.ability_mode = ABILITY_MODES.index(chosen["abilities"])
    state.curses = chosen["curses"]
    state.count_all_backs = chosen["count_all_backs"]
    entries.set_up(states)
    return states


def options(state: StateArray) -> dict[str, Any]:
    """The options that the game was begun with, as a record names them."""
    return _view.options(plain(State, state))


def copy(state: StateArray) -> StateArray:
    """An independent copy."""
    return duplicate(state)


def to_move(state: StateArray) -> int:
    """The seat that decides now, or `CHANCE`, or `OVER`."""
    return int(state["mover"][0])


def legal_moves(state: StateArray) -> list[int]:
    """All moves that are legal now, ascending; none when the game is over."""
    moves = _empty(MAX_LEGAL, _INT16)
    count = entries.list_moves(single(state), moves)
    return _listed(moves[:count])


def chance_weights(state: StateArray) -> list[int]:
    """How likely each legal move is, parallel to `legal_moves`; empty unless chance is to move."""
    if to_move(state) != CHANCE:
        return []
    moves = np.array(legal_moves(state), np.int16)
    weights = np.empty_like(moves)
    entries.list_weights(state, moves, weights)
    return _listed(weights)


def apply(state: StateArray, move: int) -> None:
    """Carry a move out, in place; raises `IllegalMove` and leaves the state as it was."""
    _carry_out(state, move, _empty(MAX_LEGAL, _INT16))


def step(state: StateArray, move: int) -> list[int]:
    """`apply`, then the next `legal_moves`, in one call."""
    moves = _empty(MAX_LEGAL, _INT16)
    count = _carry_out(state, move, moves)
    return _listed(moves[:count])


def moments(state: StateArray, move: int) -> list[tuple[str, StateArray]]:
    """What a move leads to, one thing after the other, each with the position then.

    `move` itself; where it ends a round then `losses`, with all hands open (H24), and
    `round` or `end`, if another round begins or the game is over. The last position
    is the one that `apply` leads to; in those before it nobody is to move (`BETWEEN`).
    """
    last, name, found = duplicate(state), "move", list[tuple[str, StateArray]]()
    going = _carry_alone(last, move)
    while going:
        then = duplicate(last)
        going = entries.go_on(single(last))
        found.append((name, _between(then)))
        name = "losses" if going else "end" if to_move(last) == OVER else "round"
    return [*found, (name, last)]


def scores(state: StateArray) -> list[int]:
    """Coins lost in all, by seat."""
    return _listed(state["holdings"]["lost"][0, : _players(state)])


def ranking(state: StateArray) -> list[int]:
    """A place by seat, 1 for the fewest coins lost; equals share a place (H25)."""
    lost = scores(state)
    return [1 + sum(rival < own for rival in lost) for own in lost]


def returns(state: StateArray) -> list[float]:
    """1 for the first place to −1 for the last, 0 until the game is over."""
    return place_values(ranking(state)) if to_move(state) == OVER else [0.0] * _players(state)


def knowledge(state: StateArray, seat: int) -> Knowledge:
    """What a seat (or `SPECTATOR`) may know: its hand, all that lies open, and what it saw of other hands."""
    if seat not in range(_players(state)) and seat != SPECTATOR:
        raise ValueError(f"seat {seat} is not at a table of {_players(state)}; seats count from 0")
    known = np.zeros(1, _DTYPE)
    entries.know(single(state), EVERYBODY if seat == SPECTATOR else seat, known)
    return known


def resample(knowledge: Knowledge, rng: np.random.Generator) -> StateArray:
    """A state that the seat cannot tell from the real one: other hands are filled from what it has not seen."""
    state = duplicate(knowledge)
    entries.complete(single(state), rng.integers(2**64, size=1, dtype=np.uint64))
    return state


def audience(state: StateArray, move: int) -> list[int]:
    """Who sees a chance move: the seats of `view.audience` alone, or all of them and `SPECTATOR`."""
    return _view.audience(state[0], index(move)) or [*range(_players(state)), SPECTATOR]


def view(knowledge: Knowledge) -> dict[str, Any]:
    """What the seat sees, as plain names and numbers; seats count from 0."""
    return _view.table(plain(State, knowledge), _pile(knowledge))


def to_text(state: StateArray, move: int) -> str:
    """A move in words."""
    text = notation.spell(index(move))
    if text is None:
        raise _refusal(state, move)
    return text


def from_text(state: StateArray, text: str) -> int:
    """The legal move that the words name; raises `IllegalMove`."""
    move = notation.numbers().get(notation.tidy(text))
    if move is None or move not in legal_moves(state):
        raise _refusal(state, text if move is None else move)
    return move


def _listed(numbers: Numbers) -> list[int]:
    listed: list[int] = numbers.tolist()
    return listed


def _players(state: StateArray) -> int:
    return int(state["players"][0])


def _pile(state: StateArray) -> _view.Pile:
    """The pile as the rules read it."""
    numbers = np.zeros(len(_view.Pile._fields), np.int16)
    entries.read_pile(single(state), numbers)
    return _view.Pile(*_listed(numbers))


def _carry_out(state: StateArray, move: int, moves: Numbers) -> int:
    """Carry a move out and list the next ones; says how many."""
    if not state.flags.writeable:
        raise ValueError("a state that is read-only cannot be played on; `copy` makes one that can be")
    try:
        count = entries.step(single(state), index(move), moves)
    except OverflowError:  # a number that no machine word holds is no move
        count = entries.ILLEGAL
    if count == entries.ILLEGAL:
        raise _refusal(state, move)
    return count


def _carry_alone(state: StateArray, move: int) -> bool:
    """Carry a move alone out; says whether things go on by themselves."""
    try:
        going = entries.carry_out(single(state), index(move), _empty(MAX_LEGAL, _INT16))
    except OverflowError:  # a number that no machine word holds is no move
        going = entries.ILLEGAL
    if going == entries.ILLEGAL:
        raise _refusal(state, move)
    return going > 0


def _between(state: StateArray) -> StateArray:
    """A position in which nobody is asked, and that nobody can change; when coins are counted, hands lie open."""
    state["mover"] = BETWEEN
    if state["stage"][0] == COUNTED:
        entries.lay_open(single(state))
    state.flags.writeable = False
    return state


def _refusal(state: StateArray, move: str | int) -> IllegalMove:
    """Why a move is illegal, with all that there is to say about it."""
    if to_move(state) == BETWEEN:
        raise ValueError("a position between two decisions can only be looked at")
    text = move if isinstance(move, str) else notation.spell(index(move))
    if isinstance(move, str) or text is None:
        code, arguments = refusals.NOT_A_MOVE
    else:
        code, arguments = refusals.reason(state[0], index(move), _pile(state))
    return IllegalMove(
        code,
        refusals.rule_of(code, state[0]),
        {"move": move if text is None else text, **arguments},
        move=move if text is None else text,
        to_move=to_move(state),
        legal=[to_text(state, legal) for legal in legal_moves(state)],
        game=NAME,
    )
