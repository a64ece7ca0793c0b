"""Random games of every game, every number of players and every option, for the contracts that all keep."""

import random
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product

import drachenhof
from drachenhof import CHANCE, OVER
from drachenhof.chance import Chance
from drachenhof.games import games
from tests.budget import extra

LONGEST = 100_000  # moves; no game may go on for ever
KEPT = 60  # positions of a game that contracts look at


@dataclass(frozen=True)
class Case:
    """A game, how many play it, and with which options."""

    name: str
    players: int
    options: tuple

    def __str__(self):
        return "-".join([self.name, str(self.players), *(f"{name}={value}" for name, value in self.options)])

    @property
    def game(self):
        return games[self.name]

    def new(self):
        return self.game.new(self.players, **dict(self.options))


@dataclass(frozen=True)
class Journey:
    """A random game: all its moves, some of its positions (the first and the last among them), and its end."""

    game: object
    begun: object
    moves: list
    states: list
    end: object


def variants(game):
    """Every option alone with each of its choices, all at their last, and some mixed."""
    others = [
        ((name, choice),)
        for name, option in game.OPTIONS.items()
        for choice in option.choices
        if choice != option.default
    ]
    last = tuple((name, option.choices[-1]) for name, option in game.OPTIONS.items())
    dice = random.Random(7)
    mixed = [tuple((name, dice.choice(option.choices)) for name, option in game.OPTIONS.items()) for _ in range(4)]
    return list(dict.fromkeys([(), *others, last, *mixed]))


def all_pairs(factors):
    """Few rows with one value per factor, such that any two values of different factors share a row."""
    if len(factors) < 2:
        return list(product(*factors))
    missing = dict.fromkeys(
        frozenset([(one, a), (other, b)])
        for one, other in combinations(range(len(factors)), 2)
        for a, b in product(factors[one], factors[other])
    )
    rows = []
    while missing:
        row = dict(next(iter(missing)))
        for place in sorted(set(range(len(factors))) - set(row)):
            row[place] = max(
                factors[place],
                key=lambda value: sum(frozenset([(place, value), other]) in missing for other in row.items()),
            )
        for pair in combinations(row.items(), 2):
            missing.pop(frozenset(pair), None)
        rows.append(tuple(row[place] for place in range(len(factors))))
    return rows


def paired(game):
    """Options of which any two choices meet, each row with one number of players in turn."""
    rows = all_pairs([option.choices for option in game.OPTIONS.values()])
    for number, row in enumerate(rows):
        chosen = zip(game.OPTIONS.items(), row, strict=True)
        options = tuple((name, choice) for (name, option), choice in chosen if choice != option.default)
        yield game.PLAYERS[number % len(game.PLAYERS)], options


def cases(game, name):
    """Every number of players without options, then the pairs of options."""
    default = [(players, ()) for players in game.PLAYERS]
    return [Case(name, players, options) for players, options in dict.fromkeys([*default, *paired(game)])]


CASES = [case for name, game in drachenhof.games.items() for case in cases(game, name)]
DEFAULT = [case for case in CASES if not case.options]
PRODUCT = [
    Case(name, players, options)
    for name, game in drachenhof.games.items()
    for options in variants(game)
    for players in game.PLAYERS
]
"""Every variant with every number of players, for `make test-extras`."""
ALL_CASES = [*CASES, *extra(*(case for case in PRODUCT if case not in CASES))]
"""Parameters of a test: the cases of `make test`, and the others as extra ones."""


@cache
def journey(case, number=0):
    """Game `number` of a case, played by chance."""
    game, chance = case.game, Chance(seed=11, game=number)
    state, moves, states = case.new(), [], []
    begun = game.copy(state)
    while game.to_move(state) != OVER:
        states.append(game.copy(state))
        drawn = game.to_move(state) == CHANCE
        move = chance.pick(game, state) if drawn else chance.choose(game.legal_moves(state))
        game.apply(state, move)
        moves.append(move)
        assert len(moves) < LONGEST, "this game does not end"
    every = max(1, len(states) // KEPT)
    return Journey(game, begun, moves, [*states[::every], state], state)
