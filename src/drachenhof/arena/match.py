"""One game of bots: the same match gives the same game everywhere, as long as budgets are simulations."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

import numpy as np

from drachenhof.arena.competitor import Competitor
from drachenhof.chance import Chance, seed_word
from drachenhof.game import CHANCE, OVER, Game, State, games
from drachenhof.records import Record

_DEALS, _DECISIONS = 2, 3  # keep the random numbers of a seed apart


@dataclass(frozen=True)
class Match:
    """A game to be played: all that it depends on."""

    game: str
    options: Mapping[str, Any]
    seed: int
    number: int
    deal: int
    """Matches of one deal have the same luck, whoever plays and whatever they do."""
    seats: tuple[str, ...]
    """The bot in each seat."""


@dataclass(frozen=True)
class Result:
    """A game that was played: a number for each seat."""

    number: int
    deal: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]
    """Those in which there was a choice."""
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    chance_moves: int
    moves: tuple[int, ...]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    def record(self, match: Match) -> Record:
        """The game as a document."""
        game = games[match.game]
        begun = game.new(len(match.seats), **match.options)
        seats = [{"bot": bot} for bot in match.seats]
        return Record.of(game, begun, self.moves, seats, seed=match.seed, number=self.number + 1, deal=self.deal + 1)


class Clock:
    """How long a seat has thought."""

    def __init__(self) -> None:
        self.decisions, self.seconds, self.slowest = 0, 0.0, 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


def play(match: Match) -> Result:
    """Play a match to its end."""
    game = games[match.game]
    state = game.new(len(match.seats), **match.options)
    bots = [Competitor.parse(match.game, seat) for seat in match.seats]
    clocks = [Clock() for _ in bots]
    moves: list[int] = []
    chances = 0
    while (seat := game.to_move(state)) != OVER:
        if seat == CHANCE:
            move = deal(match, chances).pick(game, state)
            chances += 1
        else:
            move = _decide(match, game, state, bots[seat], clocks[seat])
        game.apply(state, move)
        moves.append(move)
    return Result(
        number=match.number,
        deal=match.deal,
        seats=match.seats,
        scores=tuple(game.scores(state)),
        places=tuple(game.ranking(state)),
        decisions=tuple(clock.decisions for clock in clocks),
        seconds=tuple(round(clock.seconds, 6) for clock in clocks),
        slowest=tuple(round(clock.slowest, 6) for clock in clocks),
        chance_moves=chances,
        moves=tuple(moves),
    )


def deal(match: Match, number: int) -> Chance:
    """The luck of the chance move of this number: a stream of its own, whatever was drawn before."""
    spawned = np.random.SeedSequence(int(seed_word(match.seed)), spawn_key=(_DEALS, match.deal))
    return Chance(int(spawned.generate_state(1, np.uint64)[0]), number)


def _decide(match: Match, game: Game, state: State, competitor: Competitor, clock: Clock) -> int:
    """What a bot does, from what its seat knows; a move without alternative needs no thought."""
    seat, legal = game.to_move(state), game.legal_moves(state)
    if len(legal) == 1:
        return legal[0]
    key = (_DECISIONS, match.number, seat, clock.decisions)
    rng = np.random.default_rng(np.random.SeedSequence(int(seed_word(match.seed)), spawn_key=key))
    knowledge = game.knowledge(state, seat)
    began = perf_counter()
    decision = competitor.bot.decide(knowledge, competitor.budget, rng)
    clock.add(perf_counter() - began)
    return decision.move


def warm_up(game: str, players: int, options: Mapping[str, Any], bots: Iterable[str]) -> None:
    """Load all that such a table needs, and compile what has to be, before anybody is timed or waits."""
    games[game].new(players, **options)
    Chance(0)
    for name in bots:
        Competitor.parse(game, name).bot.prepare()
