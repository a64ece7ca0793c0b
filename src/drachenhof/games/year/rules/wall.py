"""The Great Wall (Y40 to Y43)."""

from drachenhof.engine.game import Numbers
from drachenhof.engine.rule import rule
from drachenhof.games.year.rules.moves import LAY_WALL
from drachenhof.games.year.rules.palaces import owe
from drachenhof.games.year.rules.state import BUILDING, State
from drachenhof.games.year.rules.tables import (
    MONTHS,
    WALL_BONUS,
    WALL_FIREWORKS,
    WALL_FLOOR,
    WALL_POINTS,
    WALL_RICE,
    WALL_TILES,
    WALL_YUAN,
)
from drachenhof.games.year.rules.track import advance


@rule
def wall_moves(state: State, seat: int, moves: Numbers, count: int) -> int:
    """Any of the own tiles not yet laid, while a space is bare (Y41); adds to the `count` moves already listed."""
    if state.wall_length == MONTHS:
        return count
    for tile in range(WALL_TILES):
        if state.courts[seat].wall_tiles & (1 << tile):
            moves[count] = LAY_WALL + tile
            count += 1
    return count


@rule
def lay(state: State, seat: int, tile: int) -> None:
    """Take the tile's bonus and lay it under the leftmost bare event space (Y41)."""
    court = state.courts[seat]
    court.wall_tiles &= ~(1 << tile)
    court.laid += 1
    state.wall[state.wall_length] = 1 + seat * WALL_TILES + tile
    state.wall_length += 1
    bonus = WALL_BONUS[tile]
    if tile == WALL_RICE:
        court.rice += bonus
    elif tile == WALL_FIREWORKS:
        court.fireworks += bonus
    elif tile == WALL_YUAN:
        court.yuan += bonus
    elif tile == WALL_FLOOR:
        state.left = bonus
        state.stage = BUILDING
    elif tile == WALL_POINTS:
        court.score += bonus
    else:
        advance(state, seat, bonus)


@rule
def inspect_wall(state: State) -> None:
    """A wall that reaches this month scores; else all who laid the fewest release a person (Y42, Y43)."""
    if holds(state):
        for seat in range(state.players):
            state.courts[seat].score += state.courts[seat].laid
        return
    fewest = fewest_laid(state)
    for seat in range(state.players):
        court = state.courts[seat]
        if court.laid == fewest:
            owe(court, 1)


@rule
def holds(state: State) -> bool:
    """Whether the wall reaches the event of this month (Y42)."""
    return bool(state.wall_length >= state.month)


@rule
def fewest_laid(state: State) -> int:
    fewest = WALL_TILES
    for seat in range(state.players):
        fewest = min(fewest, state.courts[seat].laid)
    return fewest
