"""Fair games, played by chance alone."""

from functools import cache
from typing import Any

from drachenhof import CHANCE, OVER
from drachenhof.chance import Chance
from drachenhof.fair import FairDeal, Part, commitment, section
from drachenhof.games import games
from drachenhof.records import Record

SERVER, ADA, BO = "a0" * 32, "b1" * 32, "c2" * 32
PARTS = (Part(0, commitment(ADA), ADA), Part(1, commitment(BO), None))
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "year": ("year", 3, {"great_wall": True, "super_event": "random"}),
    "hoard": ("hoard", 4, {"abilities": "cumulative", "curses": True}),
}


@cache
def moves(kind: str) -> tuple[int, ...]:
    """The moves of a whole game, dealt fairly."""
    name, players, options = GAMES[kind]
    game = games[name]
    state, chance, dealt = game.new(players, **options), Chance(seed=3), 0
    deal, played = FairDeal("t-1", SERVER, {0: ADA}), []
    while (seat := game.to_move(state)) != OVER:
        if seat == CHANCE:
            dealt += 1
            played.append(deal.pick(game, state, dealt))
        else:
            played.append(chance.choose(game.legal_moves(state)))
        game.apply(state, played[-1])
    return tuple(played)


@cache
def moves_from(kind: str, given: int) -> tuple[int, ...]:
    """The first moves of that game, and others after them, dealt fairly at another table."""
    name, players, options = GAMES[kind]
    game = games[name]
    state, chance, dealt = game.new(players, **options), Chance(seed=4), 0
    deal, played = FairDeal("t-2", ADA, {}, given), list[int]()
    while (seat := game.to_move(state)) != OVER:
        dealt += seat == CHANCE
        if len(played) < given:
            played.append(moves(kind)[len(played)])
        elif seat == CHANCE:
            played.append(deal.pick(game, state, dealt))
        else:
            played.append(chance.choose(game.legal_moves(state)))
        game.apply(state, played[-1])
    return tuple(played)


def record_from(kind: str, given: int) -> Record:
    """The record of a game that begins with a position of the other."""
    name, players, options = GAMES[kind]
    game = games[name]
    fair = section("t-2", ADA, (), revealed=True, given=given)
    return Record.of(game, game.new(players, **options), moves_from(kind, given), fair=fair)


def record(kind: str, count: int | None = None, *, revealed: bool = True) -> Record:
    """The record of the game, or of its first so many moves."""
    name, players, options = GAMES[kind]
    game = games[name]
    fair = section("t-1", SERVER, PARTS, revealed=revealed)
    return Record.of(game, game.new(players, **options), moves(kind)[:count], fair=fair)
