"""Tournaments of bots: balanced over seats and deals, saved game by game, on one process or many."""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from drachenhof import __version__
from drachenhof.arena.match import BadBot, Competitor, GameResult, Match, named_apart, parse_all, warm_up
from drachenhof.arena.store import Results
from drachenhof.bots import BotLike
from drachenhof.bots.external import fingerprint, reference_of
from drachenhof.chance import seed_word
from drachenhof.games import games

LINEUPS = ("mixed", "one")
_ARRANGEMENT = 1  # keeps these random numbers apart from all others of a seed


@dataclass(frozen=True)
class Seating:
    """One game to be played: its number, the deal that it shares with its block, and the bot in each seat."""

    number: int
    block: int
    seats: tuple[int, ...]


def schedule(bots: int, players: int, games: int, lineup: str, seed: int) -> Iterator[Seating]:
    """At least `games` games, in whole blocks, laid out when asked for; a larger number begins with the same ones."""
    lineups = _mixed(bots, players) if lineup == "mixed" else _one(bots, players)
    number = 0
    for block, seats in enumerate(lineups):
        if number >= games:
            return
        for rotation in rotations(_arranged(seats, seed, block)):
            yield Seating(number, block, rotation)
            number += 1


def rotations(seats: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All different rotations: in them together every bot sits equally often in every seat."""
    turned = (seats[shift:] + seats[:shift] for shift in range(len(seats)))
    return list(dict.fromkeys(turned))


def _arranged(seats: tuple[int, ...], seed: int, block: int) -> tuple[int, ...]:
    """Shuffle the line-up, so that no bot always sits behind the same opponent."""
    spawned = np.random.SeedSequence(int(seed_word(seed)), spawn_key=(_ARRANGEMENT, block))
    order = np.random.default_rng(spawned).permutation(len(seats))
    return tuple(seats[place] for place in order.tolist())


def _one(bots: int, players: int) -> Iterator[tuple[int, ...]]:
    """The first bot against copies of another, of each other in turn."""
    while True:
        for other in range(1, bots):
            yield (0, *[other] * (players - 1))


def _mixed(bots: int, players: int) -> Iterator[tuple[int, ...]]:
    """Line-ups: in each no bot has more than one seat more than another, and all pairs meet about equally often."""
    met = np.zeros((bots, bots), np.int64)
    sat = np.zeros(bots, np.int64)
    while True:
        seats: list[int] = []
        for _ in range(players):
            wanted = ((seats.count(bot), int(met[bot, seats].sum()), int(sat[bot]), bot) for bot in range(bots))
            seats.append(min(wanted)[-1])
        for bot in seats:
            sat[bot] += 1
            met[bot, seats] += 1
        yield tuple(seats)


Players: TypeAlias = Callable[[Iterable[Match]], Iterator[GameResult]]
"""Plays matches, and gives the results in any order."""

_PROGRAMS = ("engine", "sources", "brought")  # of the settings: who plays, and not what
_PACKAGE = Path(__file__).parents[1]
_PARTS = ("rules/*.py", "search/**/*.py", "search/**/*.f2", "bots.py")  # of a game, with the weights of its nets
_PLAYED_BY = (
    "search/*.py",
    "bots/*.py",
    "bots/external/*.py",
    "chance.py",
    "engine/game.py",
    "engine/rule.py",
    "engine/kernels.py",
    "engine/layout.py",
    "arena/match.py",
)


@dataclass(frozen=True)
class Tournament:
    """The settings of a tournament: the same settings give the same games everywhere."""

    game: str
    players: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    lineup: str
    seed: int
    own: Mapping[str, BotLike] = field(default_factory=dict)
    """Bots that are objects or functions, by name."""

    @classmethod
    def of(
        cls,
        game: str,
        players: int,
        options: Mapping[str, Any],
        bots: Sequence[BotLike] | Mapping[str, BotLike],
        lineup: str = "mixed",
        seed: int = 1,
    ) -> "Tournament":
        """A tournament that can be played; raises `BadBot` or `BadOption`."""
        begun = games[game].new(players, **options)
        names, own = (list(bots), dict(bots)) if isinstance(bots, Mapping) else named_apart(bots)
        labels = parse_all(game, names, own)
        for label in labels:
            if labels.count(label) > 1:
                raise BadBot("twice", bot=label)
        if lineup not in LINEUPS:
            raise ValueError(f"a line-up is one of {', '.join(LINEUPS)}, not {lineup!r}")
        if lineup == "one" and len(labels) < 2:
            raise BadBot("alone")
        return cls(game, players, games[game].options(begun), labels, lineup, seed, own)

    def matches(self, count: int) -> Iterator[Match]:
        """At least `count`, in whole blocks, laid out when asked for; a larger `count` begins with the same ones."""
        for seating in schedule(len(self.bots), self.players, count, self.lineup, self.seed):
            yield Match(
                game=self.game,
                options=self.options,
                seed=self.seed,
                number=seating.number,
                deal=seating.block,
                seats=tuple(self.bots[bot] for bot in seating.seats),
                own=self.own,
            )

    @property
    def header(self) -> dict[str, Any]:
        """Everything that the games depend on, without their number, so that more games can follow."""
        brought = programs(self.game, [bot for bot in self.bots if bot not in self.own])
        return {
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "bots": list(self.bots),
            "lineup": self.lineup,
            "seed": self.seed,
            "engine": f"drachenhof {__version__}",
            "sources": sources(self.game),
            **({"brought": brought} if brought else {}),
        }

    @property
    def identity(self) -> str:
        """A short name that no other tournament has; a new version of the bots does not change it."""
        settings = {name: value for name, value in self.header.items() if name not in _PROGRAMS}
        digest = hashlib.sha256(json.dumps(settings, sort_keys=True).encode())
        return f"{self.game}-{digest.hexdigest()[:12]}"

    def prepare(self) -> None:
        """Compile every bot, before decisions are timed and worker processes start."""
        warm_up(self.game, self.players, self.options, self.bots, self.own)


def programs(game: str, bots: Iterable[str]) -> dict[str, str]:
    """Return a hash of the program of each external bot."""
    names = [Competitor.parse(game, bot) for bot in bots]
    references = {one.label: reference_of(one.name) for one in names if one.external}
    return {label: fingerprint(reference) for label, reference in references.items() if reference is not None}


@cache
def sources(game: str) -> str:
    """A hash of the rules, of luck and of all that bots are made of: games of different programs are never mixed."""
    hashed = hashlib.sha256()
    for pattern in (*(f"games/{game}/{part}" for part in _PARTS), *_PLAYED_BY):
        for path in sorted(_PACKAGE.glob(pattern)):
            hashed.update(path.relative_to(_PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return hashed.hexdigest()[:16]


def run(
    matches: Iterable[Match],
    store: Results,
    players: Players,
    progress: Callable[[int], None] = lambda _: None,
    enough: Callable[[list[GameResult]], bool] = lambda _: False,
) -> list[GameResult]:
    """Play all matches that the store lacks, save each as it ends, and return all results.

    Whenever a block and all before it are complete, `enough` may end the tournament.
    Games beyond that block stay in the store, but are not among the results.
    """
    whole = _Whole(store.results)

    def missing() -> Iterator[Match]:
        for match in matches:
            whole.expect(match)
            if match.number not in store.results:
                yield match

    for result in players(missing()):
        store.add(result)
        progress(1)
        if whole.grown() and enough(whole.results):
            return whole.results
    whole.grown(ended=True)
    return whole.results


class _Whole:
    """The results of whole blocks, in the order in which matches were laid out, whatever order they end in."""

    def __init__(self, known: Mapping[int, GameResult]) -> None:
        self.results: list[GameResult] = []
        self._known = known
        self._blocks: dict[int, list[int]] = {}

    def expect(self, match: Match) -> None:
        self._blocks.setdefault(match.deal, []).append(match.number)

    def grown(self, ended: bool = False) -> bool:
        """Take in the blocks that are complete now; the last one laid out may still get matches."""
        before = len(self.results)
        while self._blocks and (len(self._blocks) > 1 or ended):
            block = next(iter(self._blocks))
            if any(number not in self._known for number in self._blocks[block]):
                break
            self.results += [self._known[number] for number in self._blocks.pop(block)]
        return len(self.results) > before
