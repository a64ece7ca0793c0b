"""*In the Year of the Dragon* (Stefan Feld): base game, anniversary price, The Great Wall, Super Events.

2 to 5 princes lead their courts through the twelve months of a hard year. In each
month every player takes an action (Y13 to Y22), plays a person card (Y23 to Y25),
suffers the month's event (Y26 to Y33) and scores (Y34). All is open but the
deals still to come. The rules by number are in docs/rules-year.md; each phase
of the rulebook is a module here.

This module offers the functions of `drachenhof.engine.game.Game`.
"""

from operator import index
from typing import Any, Protocol, TypeAlias, Unpack

import numpy as np

from drachenhof.engine.game import (
    OVER,
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
from drachenhof.engine.layout import dtype_of, duplicate, plain
from drachenhof.engine.rule import prepare
from drachenhof.games.year.facts import FACTS, NAME, OPTIONS, PLAYERS, YearKeywords
from drachenhof.games.year.rules import board as _board
from drachenhof.games.year.rules import entries, foresight, notation, refusals
from drachenhof.games.year.rules import view as _view
from drachenhof.games.year.rules.moves import MAX_LEGAL, MOVES
from drachenhof.games.year.rules.state import HAPPENING_NAMES, NO_SUPER_EVENT, WATCHING, State
from drachenhof.games.year.rules.tables import ACTIONS, PERSONS, SUPER_EVENT_NAMES

__all__ = [
    "FACTS",
    "MAX_LEGAL",
    "MOVES",
    "NAME",
    "OPTIONS",
    "PLAYERS",
    "apply",
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

    Options: `large_privilege` 6 or 7 (Y22), `great_wall` (Y40), `super_event`
    None, "random" or one by name (Y44). Raises `BadOption`.
    """
    chosen = checked_options(NAME, players, PLAYERS, OPTIONS, options)
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
    return dict(_view.options(plain(State, _own(state))))


def _spell(state: StateArray, move: int) -> str | None:
    return notation.spell(move, *(_deck(state) if move in notation.DEALT else (0, 0)))


def _read(state: StateArray, text: str) -> int | None:
    return notation.numbers(*_deck(state)).get(notation.tidy(text))


def _deck(state: StateArray) -> tuple[int, int]:
    """What the words of a deal depend on: players, and whether the wall card is there."""
    return players_of(state), int(state["great_wall"][0])


def _refused(state: StateArray, move: str | int) -> Refused:
    number = -1 if isinstance(move, str) else index(move)
    tried = move if isinstance(move, str) else _spell(state, number) or number
    if 0 <= number < MOVES:
        code, arguments = refusals.reason(state[0], number)
    else:
        code, arguments = refusals.no_move(notation.tidy(str(tried)))
    return Refused(tried, code, refusals.rule_of(code, state[0]), arguments)


def _follows(then: StateArray, now: StateArray, happened: bool) -> str | None:
    """The steps of the event phase that take place, from `event` to `scoring`; at last `month` or `end`."""
    if happened:
        return HAPPENING_NAMES[int(now["step"][0])]
    if to_move(now) == OVER:
        return "end"
    return "month" if now["month"][0] != then["month"][0] else None


def _watch(state: StateArray) -> None:
    state["stage"] = WATCHING


def scores(state: StateArray) -> list[int]:
    """Points by seat."""
    return listed(_own(state)["courts"]["score"][0, : players_of(state)])


copy, to_move, legal_moves, chance_weights, apply, step, moments, ranking, returns, to_text, from_text = functions(
    NAME, MAX_LEGAL, State, entries, spell=_spell, read=_read, refused=_refused, follows=_follows, watch=_watch
)  # fmt: skip


def knowledge(state: StateArray, seat: int) -> Knowledge:
    """What a seat (or `SPECTATOR`) may know: everything; chance moves to come are in no state."""
    seated(_own(state), seat)
    return duplicate(state)


def resample(knowledge: Knowledge, rng: np.random.Generator) -> StateArray:
    """A state that the seat cannot tell from the real one: here the same."""
    generator(rng)  # other games draw
    return duplicate(_own(knowledge))


def view(knowledge: Knowledge) -> _view.YearView:
    """What the seat sees, as plain names and numbers; seats count from 0."""
    prices = np.empty(ACTIONS, np.int16)
    entries.list_prices(_own(knowledge), prices)
    over = to_move(knowledge) == OVER
    worth, places = (foresight.worth(knowledge), ranking(knowledge)) if over else ((), None)
    counts = np.empty(players_of(knowledge) * PERSONS, np.int16)
    entries.list_symbols(knowledge, counts)
    spared = int(entries.count_spared(knowledge))
    return _view.table(plain(State, knowledge), listed(prices), listed(counts), spared, worth, places)


def board(state: StateArray) -> str:
    """The position as text; of knowledge, what the seat knows."""
    return _board.text(view(state))


class YearShape(tuple[int]):
    """A shape that marks the states of this game for type checkers."""


YearState: TypeAlias = "np.ndarray[YearShape, np.dtype[Any]]"
"""A position of this game, or what one seat knows of it. A `State` fits, a state of another game does not."""


class YearGame(TypedGame[YearState], Protocol):
    """The functions of this module, for type checkers."""

    def new(self, players: int, **options: Unpack[YearKeywords]) -> YearState: ...  # type: ignore[override]
    def view(self, knowledge: YearState) -> _view.YearView: ...


def __dir__() -> list[str]:
    return __all__
