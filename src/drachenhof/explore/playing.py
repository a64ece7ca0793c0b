"""Self-play games of the strongest policy without search: thousands per minute, reproducible by seed.

Games of a searching bot are possible, too, but slower.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np
from msgspec import Struct

from drachenhof.bots.decision import Bot, Budget
from drachenhof.bots.levels import named
from drachenhof.chance import Chance
from drachenhof.engine.game import CHANCE, OVER, Game, Knowledge, Numbers, State
from drachenhof.engine.rule import prepare
from drachenhof.games import Parts, games
from drachenhof.records import Record
from drachenhof.search.guess import rank
from drachenhof.search.kernels import LAYOUTS, WEIGHTS

POLICIES: "Parts[Callable[[], tuple[tuple[Numbers | None, float], ...]]]" = Parts("bots", "reviewers")
STAGES: "Parts[Callable[[Numbers], Numbers]]" = Parts("explore", "stages")
TABLES: "Parts[Sequence[tuple[int, Mapping[str, Any]]]]" = Parts("explore", "TABLES")


class Played(Struct, frozen=True):
    """A complete game: the position before every move, the moves, and the result."""

    game: str
    number: int
    players: int
    options: dict[str, Any]
    log: Numbers
    """The positions before each move, one after the other."""
    moves: list[int]
    end: State

    @property
    def rules(self) -> Game:
        return games[self.game]

    def state(self, at: int) -> State:
        """The position before a move."""
        return self.log[at : at + 1]

    def asked(self, stage: int) -> list[int]:
        """The moves at which something is asked for."""
        moves: list[int] = np.flatnonzero(STAGES[self.game](self.log) == stage).tolist()
        return moves

    def record(self) -> Record:
        return Record.of(self.rules, self.state(0), self.moves)


@cache
def policy(game: str) -> Numbers:
    """The weights of the strongest policy of a game, for compiled code to ask."""
    prepare("search.guess", LAYOUTS[game])
    weights = POLICIES[game]()[-1][0]
    return WEIGHTS[game] if weights is None else weights


def searching(game: str, name: str) -> Bot:
    """A bot that plays the games of a table; raises KeyError or ValueError in words."""
    bot = named(game, name)
    if bot.budget.milliseconds is not None:
        raise ValueError(f"{name} thinks by the clock, so that its games cannot be played again")
    return bot


def best(game: str, state: State, moves: list[int]) -> int:
    """Return the policy's favourite among some moves."""
    return _liked(state, moves, policy(game))


class Policy:
    """The policy as a bot without search, to measure it: `arena --bots drachenhof.explore:Policy,courtier`."""

    budget = Budget(simulations=1)

    def __init__(self, game: str) -> None:
        self._game = game

    def prepare(self) -> None:
        policy(self._game)

    def decide(self, knowledge: Knowledge, _budget: Budget, _rng: np.random.Generator) -> int:
        """The number of a move, as `write-a-bot.md` has it."""
        return best(self._game, knowledge, games[self._game].legal_moves(knowledge))


def _liked(state: State, moves: list[int], weights: Numbers) -> int:
    if len(moves) == 1:
        return moves[0]
    worths = np.empty(len(moves))
    rank(state, np.array(moves, np.int16), worths, weights)
    return moves[int(worths.argmax())]


def _table(game: str, number: int) -> tuple[int, Mapping[str, Any]]:
    """How many play game `number`, with which options: they follow in turn."""
    tables = TABLES[game]
    return tables[number % len(tables)]


def begin(game: str, number: int) -> State:
    """The position that game `number` begins with."""
    players, options = _table(game, number)
    return games[game].new(players, **options)


def _decider(game: str, seed: int, number: int, player: str | None) -> Callable[[State, list[int]], int]:
    """Return the function that decides in a game, from the position and the legal moves."""
    if player is None:
        weights = policy(game)
        return lambda state, legal: _liked(state, legal, weights)
    rules, bot, rng = games[game], searching(game, player), np.random.default_rng((seed, number))

    def decide(state: State, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        return bot.decide(rules.knowledge(state, rules.to_move(state)), bot.budget, rng).move

    return decide


def played(
    game: str, seed: int, number: int, instead: tuple[int, str] | None = None, player: str | None = None
) -> Played:
    """Play game `number` of a seed, by the policy's favourite moves or by a bot, given by name.

    `instead` replaces the decision at one place; the later ones are decided as before.
    Raises `IllegalMove` if that move is illegal, and ValueError if no seat decides there.
    """
    rules, chance, decide = games[game], Chance(seed, number), _decider(game, seed, number, player)
    players, options = _table(game, number)
    state = begin(game, number)
    at, other = instead or (-1, "")
    log, moves, legal = bytearray(), list[int](), rules.legal_moves(state)
    while (seat := rules.to_move(state)) != OVER:
        log += state.tobytes()
        if len(moves) == at and seat == CHANCE:
            raise ValueError(f"nobody decides at move {at}")
        if len(moves) == at:
            moves.append(rules.from_text(state, other))
        else:
            moves.append(chance.pick(rules, state) if seat == CHANCE else decide(state, legal))
        legal = rules.step(state, moves[-1])
    if at >= len(moves):
        raise ValueError(f"the game has {len(moves)} moves")
    return Played(game, number, players, dict(options), np.frombuffer(log, state.dtype), moves, state)
