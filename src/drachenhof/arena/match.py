"""One game of bots: the same match gives the same game everywhere, as long as budgets are simulations."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from time import perf_counter
from typing import Any

import numpy as np

from drachenhof.bots import BadBot, Bot, BotLike, Budget, Fault, bring
from drachenhof.bots.external import OWN, Guarded, is_external, name_of
from drachenhof.bots.external.reference import split
from drachenhof.bots.levels import OPPONENT, named, thinks
from drachenhof.bots.simple import Greedy
from drachenhof.chance import Chance, seed_word
from drachenhof.engine.game import CHANCE, OVER, Game, Knowledge, State
from drachenhof.games import games
from drachenhof.records import Record
from drachenhof.records.record import places_of

__all__ = ["BadBot", "Competitor", "parse_all"]


@dataclass(frozen=True)
class Competitor:
    """A bot, and its budget. Bots of `own` have theirs: see `SeatedBot`."""

    game: str
    name: str
    budget: Budget
    own: BotLike | None = None
    """An object, a class or a function, if the bot is no name."""

    @classmethod
    def parse(cls, game: str, text: str, own: Mapping[str, BotLike] | None = None) -> "Competitor":
        """Read `name` or `name@budget`, or a name of `own` bots; raises `BadBot`."""
        if own and text in own:
            return cls(game, text, OWN, own[text])
        name, given = split(text)
        if given is None:
            return cls(game, name, _known(game, name).budget)
        try:
            budget = Budget.parse(given)
        except ValueError:
            raise BadBot("budget", bot=name, budget=given) from None
        if _known(game, name) and not is_external(game, name) and not thinks(game, name):
            raise BadBot("no-budget", bot=name, budget=given)
        return cls(game, name, budget)

    @property
    def bot(self) -> Bot:
        """Return this process's bot of that name; it is created once."""
        return _known(self.game, self.name) if self.own is None else bring(self.game, self.own)

    @property
    def external(self) -> bool:
        """Return whether this is a bot of others."""
        return self.own is not None or is_external(self.game, self.name)

    def sit_down(self) -> Bot:
        """Return a bot for one seat of one game; external bots are created anew, so they may have a memory."""
        return bring(self.game, self.name if self.own is None else self.own) if self.external else self.bot

    @property
    def label(self) -> str:
        """Return the name in tables and records."""
        return self.name if self.own is not None or self.budget == self.bot.budget else f"{self.name}@{self.budget}"


@cache
def _known(game: str, name: str) -> Bot:
    return bring(game, name)


def named_apart(bots: Iterable[BotLike]) -> tuple[list[str], dict[str, BotLike]]:
    """Return a name for each bot, and the bots that are objects or functions by name.

    The same object has the same name. A second one of the same class gets a number.
    """
    names, own = list[str](), dict[str, BotLike]()
    for bot in bots:
        name = first = name_of(bot)
        number = 1
        while not isinstance(bot, str) and own.get(name, bot) is not bot:
            number += 1
            name = f"{first}-{number}"
        if not isinstance(bot, str):
            own[name] = bot
        names.append(name)
    return names, own


def parse_all(game: str, texts: Sequence[str], own: Mapping[str, BotLike] | None = None) -> tuple[str, ...]:
    """Return the labels of bots; raises `BadBot` if one cannot play."""
    return tuple(Competitor.parse(game, text, own).label for text in texts)


_DEALS, _DECISIONS = 2, 3  # keep the random numbers of a seed apart


@dataclass(frozen=True)
class Match:
    """The settings of a game; they determine it completely."""

    game: str
    options: Mapping[str, Any]
    seed: int
    number: int
    deal: int
    """Matches of one deal have the same luck for any bots and decisions."""
    seats: tuple[str, ...]
    """The bot in each seat."""
    own: Mapping[str, BotLike] = field(default_factory=dict)
    """Bots that are objects or functions, by name."""


@dataclass(frozen=True)
class GameResult:
    """A finished game: a number for each seat."""

    number: int
    deal: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]
    """Decisions with more than one legal move."""
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    chance_moves: int
    moves: tuple[int, ...]
    forfeits: tuple[dict[str, Any] | None, ...] = ()
    """The fault of an external bot, if any: `code`, `problem`, and the `move` at which it happened."""

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    def record(self, match: Match) -> Record:
        """The game as a document."""
        game = games[match.game]
        begun = game.new(len(match.seats), **match.options)
        seats: list[dict[str, Any]] = [{"bot": bot} for bot in match.seats]
        for seat, forfeit in zip(seats, self.forfeits, strict=False):
            seat |= {"forfeit": forfeit["code"]} if forfeit else {}
        return Record.of(game, begun, self.moves, seats, seed=match.seed, number=self.number + 1, deal=self.deal + 1)


class Clock:
    """The thinking time of a seat."""

    def __init__(self) -> None:
        self.decisions, self.seconds, self.slowest = 0, 0.0, 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


class SeatedBot:
    """A bot at its seat. After a fault it forfeits and the game's `OPPONENT` plays on; `strict` raises the fault."""

    def __init__(self, competitor: Competitor, strict: bool = False) -> None:
        self.competitor, self.clock, self._strict = competitor, Clock(), strict
        self.forfeit: dict[str, Any] | None = None
        self._bot: Bot | None = None
        bot = None if competitor.own is not None else competitor.bot
        self.draws = not (isinstance(bot, Greedy) and bot.steady)

    def decide(self, game: Game, state: State, rng: np.random.Generator, number: int) -> int:
        """Return the decision of the bot from the knowledge of its seat."""
        knowledge = game.knowledge(state, game.to_move(state))
        if self.forfeit is None:
            began = perf_counter()
            try:
                return self._decided(knowledge, rng)
            except Fault as fault:
                if self._strict:
                    raise
                self.forfeit = {"code": fault.code, "problem": fault.problem, "move": number}
            finally:
                self.clock.add(perf_counter() - began)
        stand_in = named(game.NAME, OPPONENT[game.NAME])
        return stand_in.decide(knowledge, stand_in.budget, rng).move

    def _decided(self, knowledge: Knowledge, rng: np.random.Generator) -> int:
        if self._bot is None:
            try:
                self._bot = self.competitor.sit_down()
            except BadBot as error:  # it could be made before, and now it cannot
                raise Fault("exception", self.competitor.name, str(error)) from error
        budget = self.competitor.budget if self.competitor.own is None else self._bot.budget
        return self._bot.decide(knowledge, budget, rng).move

    def stand_up(self) -> None:
        if isinstance(self._bot, Guarded):
            self._bot.close()


def play(match: Match, strict: bool = False) -> GameResult:
    """Play a match to its end. A `Fault` of a bot forfeits its seat; `strict` raises it."""
    game = games[match.game]
    state = game.new(len(match.seats), **match.options)
    seats = [SeatedBot(Competitor.parse(match.game, bot, match.own), strict) for bot in match.seats]
    try:
        moves, chances = _played(match, game, state, seats)
    finally:
        for seat in seats:
            seat.stand_up()
    clocks = [seat.clock for seat in seats]
    forfeits = tuple(seat.forfeit for seat in seats)
    return GameResult(
        number=match.number,
        deal=match.deal,
        seats=match.seats,
        scores=tuple(game.scores(state)),
        places=tuple(places(game.ranking(state), [forfeit is not None for forfeit in forfeits])),
        decisions=tuple(clock.decisions for clock in clocks),
        seconds=tuple(round(clock.seconds, 6) for clock in clocks),
        slowest=tuple(round(clock.slowest, 6) for clock in clocks),
        chance_moves=chances,
        moves=tuple(moves),
        forfeits=forfeits if any(forfeits) else (),
    )


def _played(match: Match, game: Game, state: State, seats: Sequence[SeatedBot]) -> tuple[list[int], int]:
    """Return the moves of a game, and the number of chance moves."""
    moves: list[int] = []
    chances = 0
    while (seat := game.to_move(state)) != OVER:
        if seat == CHANCE:
            move = deal(match, chances).pick(game, state)
            chances += 1
        else:
            move = _decide(match, game, state, seats[seat], len(moves))
        game.apply(state, move)
        moves.append(move)
    return moves, chances


def places(ranking: Sequence[int], forfeited: Sequence[bool]) -> list[int]:
    """Return the places; seats that forfeited share the last one."""
    return places_of(ranking, [{"forfeit": True} if lost else {} for lost in forfeited])


def deal(match: Match, number: int) -> Chance:
    """Return the random stream of the chance move with this number, independent of earlier draws."""
    spawned = np.random.SeedSequence(_seed(match.seed), spawn_key=(_DEALS, match.deal))
    return Chance(int(spawned.generate_state(1, np.uint64)[0]), number)


def _decide(match: Match, game: Game, state: State, seat: SeatedBot, number: int) -> int:
    """Return the decision of a bot; a forced move takes no time."""
    legal = game.legal_moves(state)
    if len(legal) == 1:
        return legal[0]
    key = (_DECISIONS, match.number, game.to_move(state), seat.clock.decisions)
    return seat.decide(game, state, _generator(match.seed, key) if seat.draws else NO_NUMBERS, number)


def _generator(seed: int, key: tuple[int, ...]) -> np.random.Generator:
    return np.random.default_rng(np.random.SeedSequence(_seed(seed), spawn_key=key))


@cache
def _seed(seed: int) -> int:
    return int(seed_word(seed))


NO_NUMBERS = np.random.default_rng(0)
"""For bots that draw nothing: a generator of its own for each decision takes longer than some decisions."""


def warm_up(
    game: str,
    players: int,
    options: Mapping[str, Any],
    bots: Iterable[str],
    own: Mapping[str, BotLike] | None = None,
) -> None:
    """Load and compile all that a table needs, before decisions are timed."""
    games[game].new(players, **options)
    Chance(0)
    competitors = [Competitor.parse(game, name, own) for name in bots]
    for competitor in competitors:
        competitor.bot.prepare()
    if any(competitor.external for competitor in competitors):
        named(game, OPPONENT[game]).prepare()  # which plays on where one of them forfeits
