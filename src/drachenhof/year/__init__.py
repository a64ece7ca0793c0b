"""*In the Year of the Dragon* (Stefan Feld): base game, anniversary price, The Great Wall, Super Events.

2 to 5 princes lead their courts through the twelve months of a hard year. In each
month every player takes an action (Y13 to Y22), plays a person card (Y23 to Y25),
suffers the month's event (Y26 to Y33) and scores (Y34). All is open but the
deals still to come. The rules by number are in docs/rules-year.md; each phase
of the rulebook is a module here.

This module offers the functions of `drachenhof.game.Game`.
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
from drachenhof.layout import dtype_of, duplicate, plain, single
from drachenhof.rule import prepare
from drachenhof.year import entries, notation, refusals
from drachenhof.year import view as _view
from drachenhof.year.moves import MAX_LEGAL, MOVES
from drachenhof.year.state import HAPPENING_NAMES, NO_SUPER_EVENT, WATCHING, State
from drachenhof.year.tables import LARGE_PRICES, MAX_PLAYERS, SUPER_EVENT_NAMES

__all__ = [
    "FACTS",
    "MAX_LEGAL",
    "MOVES",
    "NAME",
    "OPTIONS",
    "PLAYERS",
    "apply",
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

NAME = "year"
FACTS = Facts(letter="Y", hidden=False, fewest_win=False, longest=4_000)
PLAYERS = range(2, MAX_PLAYERS + 1)
OPTIONS = {
    option.name: option
    for option in (
        Option("large_privilege", LARGE_PRICES, LARGE_PRICES[0]),
        Option("great_wall", (False, True), False),
        Option("super_event", (None, "random", *SUPER_EVENT_NAMES), None),
    )
}

_DTYPE = dtype_of(State)
_INT16 = np.dtype(np.int16)
_empty = np.empty


def new(players: int, **given: Any) -> StateArray:
    """A game before its first move.

    Options: `large_privilege` 6 or 7 (Y22), `great_wall` (Y40), `super_event`
    None, "random" or one by name (Y44). Raises `BadOption`.
    """
    chosen = checked_options(NAME, players, PLAYERS, OPTIONS, given)
    prepare(NAME)
    states = np.zeros(1, _DTYPE)
    state = states[0]
    state.players = players
    state.large_price = chosen["large_privilege"]
    state.great_wall = chosen["great_wall"]
    state.super_random = chosen["super_event"] == "random"
    named = chosen["super_event"] in SUPER_EVENT_NAMES
    state.super_event = SUPER_EVENT_NAMES.index(chosen["super_event"]) if named else NO_SUPER_EVENT
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

    `move` itself, then the steps of the event phase that take place: `event`, `wall`,
    `last-wall`, `super`, `again`, `wall-again`, `decay`, `scoring`; at last `month`
    or `end`, if another month begins or the game is over. The last position is the
    one that `apply` leads to; in those before it nobody is to move (`BETWEEN`).
    """
    last, name, found = duplicate(state), "move", list[tuple[str, StateArray]]()
    going = _carry_alone(last, move)
    while going:
        then = duplicate(last)
        going = entries.go_on(single(last))
        following = _name_of(then, last, happened=going)
        if following is not None:
            found.append((name, _between(then)))
            name = following
    return [*found, (name, last)]


def scores(state: StateArray) -> list[int]:
    """Points by seat."""
    return _listed(state["courts"]["score"][0, : _players(state)])


def ranking(state: StateArray) -> list[int]:
    """A place by seat, 1 the best; the track breaks all ties (Y36)."""
    places = np.zeros(_players(state), np.int16)
    entries.list_places(single(state), places)
    return _listed(places)


def returns(state: StateArray) -> list[float]:
    """1 for the first place to −1 for the last, 0 until the game is over."""
    return place_values(ranking(state)) if to_move(state) == OVER else [0.0] * _players(state)


def knowledge(state: StateArray, seat: int) -> Knowledge:
    """What a seat (or `SPECTATOR`) may know: everything; chance moves to come are in no state."""
    if seat not in range(_players(state)) and seat != SPECTATOR:
        raise ValueError(f"seat {seat} is not at a table of {_players(state)}; seats count from 0")
    return duplicate(state)


def resample(knowledge: Knowledge, rng: np.random.Generator) -> StateArray:  # noqa: ARG001 (other games draw)
    """A state that the seat cannot tell from the real one: here the same."""
    return duplicate(knowledge)


def view(knowledge: Knowledge) -> dict[str, Any]:
    """What the seat sees, as plain names and numbers; seats count from 0."""
    return _view.table(plain(State, knowledge))


def to_text(state: StateArray, move: int) -> str:
    """A move in words."""
    text = notation.spell(index(move), *_deck(state))
    if text is None:
        raise _refusal(state, move)
    return text


def from_text(state: StateArray, text: str) -> int:
    """The legal move that the words name; raises `IllegalMove`."""
    move = notation.numbers(*_deck(state)).get(notation.tidy(text))
    if move is None or move not in legal_moves(state):
        raise _refusal(state, text if move is None else move)
    return move


def _listed(numbers: Numbers) -> list[int]:
    listed: list[int] = numbers.tolist()
    return listed


def _players(state: StateArray) -> int:
    return int(state["players"][0])


def _deck(state: StateArray) -> tuple[int, int]:
    """What the words of a deal depend on: players, and whether the wall card is there."""
    return _players(state), int(state["great_wall"][0])


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


def _name_of(then: StateArray, now: StateArray, *, happened: bool) -> str | None:
    """What lies between two positions; None if only somebody is asked."""
    if happened:
        return HAPPENING_NAMES[int(now["step"][0])]
    if to_move(now) == OVER:
        return "end"
    return "month" if now["month"][0] != then["month"][0] else None


def _between(state: StateArray) -> StateArray:
    """A position in which nobody is asked, and that nobody can change."""
    state["mover"], state["stage"] = BETWEEN, WATCHING
    state.flags.writeable = False
    return state


def _refusal(state: StateArray, move: str | int) -> IllegalMove:
    """Why a move is illegal, with all that there is to say about it."""
    if to_move(state) == BETWEEN:
        raise ValueError("a position between two decisions can only be looked at")
    number = -1 if isinstance(move, str) else index(move)
    tried = move if isinstance(move, str) else notation.spell(number, *_deck(state)) or number
    if 0 <= number < MOVES:
        code, arguments = refusals.reason(state[0], number)
    else:
        code, arguments = refusals.no_move(notation.tidy(str(tried)))
    return IllegalMove(
        code,
        refusals.rule_of(code, state[0]),
        {"move": tried, **arguments},
        move=tried,
        to_move=to_move(state),
        legal=[to_text(state, legal) for legal in legal_moves(state)],
        game=NAME,
    )
