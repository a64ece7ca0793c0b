"""*Drachensachen* (Rocky Bogdanski, Carsten Lauber): base game, house rules, abilities, curses.

2 to 6 players shed monster cards. Who is out first ends the round; the others
lose gold coins for what they still hold (H23, H24), and who has lost the fewest
when somebody has lost 21 wins (H25). Hands and face-down cards are hidden; a
card that nobody has seen has no identity, and comes as a chance move. The rules
by number are in docs/rules-hoard.md; each subject of the rulebook is a module
here.

This module offers the functions of `drachenhof.engine.game.Game`, and `audience`: who
sees a chance move.
"""

from operator import index
from typing import Any, Protocol, TypeAlias, Unpack

import numpy as np

from drachenhof.engine.game import (
    OVER,
    SPECTATOR,
    Knowledge,
    TypedGame,
    checked_options,
)
from drachenhof.engine.game import State as StateArray
from drachenhof.engine.game_api import (
    Refused,
    functions,
    generator,
    listed,
    own_states,
    players_of,
    seated,
    shows_options,
)
from drachenhof.engine.layout import dtype_of, duplicate, plain, single
from drachenhof.engine.rule import prepare
from drachenhof.games.hoard.facts import FACTS, NAME, OPTIONS, PLAYERS, HoardKeywords
from drachenhof.games.hoard.rules import board as _board
from drachenhof.games.hoard.rules import entries, notation, refusals
from drachenhof.games.hoard.rules import view as _view
from drachenhof.games.hoard.rules.moves import MAX_LEGAL, MOVES
from drachenhof.games.hoard.rules.state import ABILITY_MODES, COUNTED, EVERYBODY, State

__all__ = [
    "FACTS",
    "MAX_LEGAL",
    "MOVES",
    "NAME",
    "OPTIONS",
    "PLAYERS",
    "apply",
    "audience",
    "board",
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

_DTYPE = dtype_of(State)
_own = own_states(NAME, State)


@shows_options(OPTIONS)
def new(players: int, **options: Any) -> StateArray:
    """A game before its first move.

    Options: `peek` (H31), `answer_fives` (H32), `long_protecto` (H33), `abilities`
    "off", "cumulative" or "single" (H41), `curses` (H51), `count_all_backs` (H24).
    Raises `BadOption`.
    """
    chosen = checked_options(NAME, players, PLAYERS, OPTIONS, options)
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
    return dict(_view.options(plain(State, _own(state))))


def _spell(_: StateArray, move: int) -> str | None:
    return notation.spell(move)


def _read(_: StateArray, text: str) -> int | None:
    return notation.numbers().get(notation.tidy(text))


def _refused(state: StateArray, move: str | int) -> Refused:
    text = move if isinstance(move, str) else notation.spell(index(move))
    if isinstance(move, str) or text is None:
        code, arguments = refusals.NOT_A_MOVE
    else:
        code, arguments = refusals.reason(state[0], index(move), _pile(state))
    return Refused(move if text is None else text, code, refusals.rule_of(code, state[0]), arguments)


def _follows(_: StateArray, now: StateArray, happened: bool) -> str:
    """Where a move ends a round `losses`, with all hands open (H24), then `round` or `end`."""
    return "losses" if happened else "end" if to_move(now) == OVER else "round"


def _watch(state: StateArray) -> None:
    """When coins are counted, hands lie open."""
    if state["stage"][0] == COUNTED:
        entries.lay_open(single(state))


def scores(state: StateArray) -> list[int]:
    """Coins lost in all, by seat."""
    return listed(_own(state)["holdings"]["lost"][0, : players_of(state)])


copy, to_move, legal_moves, chance_weights, apply, step, moments, ranking, returns, to_text, from_text = functions(
    NAME, MAX_LEGAL, State, entries, spell=_spell, read=_read, refused=_refused, follows=_follows, watch=_watch
)  # fmt: skip


def knowledge(state: StateArray, seat: int) -> Knowledge:
    """What a seat (or `SPECTATOR`) may know: its hand, all that lies open, and what it saw of other hands."""
    known = np.zeros(1, _DTYPE)
    entries.know(_own(state), EVERYBODY if seated(state, seat) == SPECTATOR else seat, known)
    return known


def resample(knowledge: Knowledge, rng: np.random.Generator) -> StateArray:
    """A state that the seat cannot tell from the real one: other hands are filled from what it has not seen."""
    state = duplicate(_own(knowledge))
    entries.complete(state, generator(rng).integers(2**64, size=1, dtype=np.uint64))
    return state


def audience(state: StateArray, move: int) -> list[int]:
    """Who sees a chance move: the seats of `view.audience` alone, or all of them and `SPECTATOR`."""
    return _view.audience(plain(State, _own(state)), index(move)) or [*range(players_of(state)), SPECTATOR]


def view(knowledge: Knowledge) -> _view.HoardView:
    """What the seat sees, as plain names and numbers; seats count from 0."""
    known, pile = plain(State, _own(knowledge)), _pile(knowledge)
    places = ranking(knowledge) if to_move(knowledge) == OVER else None
    return _view.table(known, pile, refusals.demand_rule(known, pile), places)


def _pile(state: StateArray) -> _view.Pile:
    """The pile as the rules read it."""
    numbers = np.zeros(len(_view.Pile._fields), np.int16)
    entries.read_pile(single(state), numbers)
    return _view.Pile(*listed(numbers))


def board(state: StateArray) -> str:
    """The position as text; of knowledge, what the seat knows."""
    return _board.text(view(state))


class HoardShape(tuple[int]):
    """A shape that marks the states of this game for type checkers."""


HoardState: TypeAlias = "np.ndarray[HoardShape, np.dtype[Any]]"
"""A position of this game, or what one seat knows of it. A `State` fits, a state of another game does not."""


class HoardGame(TypedGame[HoardState], Protocol):
    """The functions of this module, for type checkers."""

    def new(self, players: int, **options: Unpack[HoardKeywords]) -> HoardState: ...  # type: ignore[override]
    def view(self, knowledge: HoardState) -> _view.HoardView: ...


def __dir__() -> list[str]:
    return __all__
