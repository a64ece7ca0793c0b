"""Who sees what: in this game everybody everything, as plain names and numbers."""

from typing import Any

from drachenhof.game import BETWEEN, CHANCE, OVER
from drachenhof.year.state import (
    ASKED_NAMES,
    BARE,
    EVENT_PHASE,
    HAPPENING_NAMES,
    NO_SUPER_EVENT,
    NOBODY,
    PHASE_NAMES,
    Court,
    State,
)
from drachenhof.year.tables import (
    ACTION_NAMES,
    AGES,
    CARD_NAMES,
    EVENT_NAMES,
    FIRST_OLD,
    NO_GROUP,
    PAIRS,
    PERSON_NAMES,
    SUPER_EVENT_NAMES,
    TILE_NAMES,
    TILE_PERSON,
    TILES,
    WALL_TILE_NAMES,
    WALL_TILES,
)


def options(state: State) -> dict[str, Any]:
    """The options of a game, as its record names them."""
    drawn = None if state.super_event == NO_SUPER_EVENT else SUPER_EVENT_NAMES[state.super_event]
    return {
        "large_privilege": int(state.large_price),
        "great_wall": bool(state.great_wall),
        "super_event": "random" if state.super_random else drawn,
    }


def table(state: State) -> dict[str, Any]:
    """Everything that lies on the table. Seats and groups count from 0."""
    players = int(state.players)
    mover = int(state.mover)
    return {
        "game": "year",
        "players": players,
        "options": options(state),
        "month": int(state.month),
        "phase": PHASE_NAMES[state.phase],
        "step": HAPPENING_NAMES[state.step] if state.phase == EVENT_PHASE else None,
        "asked": ASKED_NAMES[state.stage],
        "left": int(state.left) or (int(state.courts[mover].debt) if mover >= 0 else 0),
        "to_move": {CHANCE: "chance", OVER: "over", BETWEEN: "nobody"}.get(mover, mover),
        "order": [int(seat) for seat in state.order[:players]],
        "standing": [int(seat) for seat in state.standing[:players]],
        "events": [EVENT_NAMES[event] if event >= 0 else None for event in state.events],
        "super_event": None if state.super_event == NO_SUPER_EVENT else SUPER_EVENT_NAMES[state.super_event],
        "groups": _groups(state),
        "supply": _supply(state),
        "wall": [_wall_tile(int(tile)) for tile in state.wall if tile != BARE],
        "sunrise_taken": [name for person, name in enumerate(PERSON_NAMES) if state.sunrise_taken & (1 << person)],
        "arriving": None if state.arriving == NOBODY else TILE_NAMES[state.arriving - 1],
        "courts": [_court(state.courts[seat], seat) for seat in range(players)],
    }


def _groups(state: State) -> list[dict[str, Any]]:
    """The action cards as they lie, and the seats whose dragons stand there (Y13, Y14)."""
    lying = [int(group) for group in state.groups]
    return [
        {
            "cards": [name for name, lies in zip(ACTION_NAMES, lying, strict=True) if lies == group],
            "dragons": [seat for seat in range(state.players) if state.courts[seat].group == group],
        }
        for group in range(max(lying) + 1)
    ]


def _supply(state: State) -> dict[str, dict[str, int]]:
    """Tiles on the display, by person and age (Y2)."""
    left: dict[str, dict[str, int]] = {name: {} for name in PERSON_NAMES}
    for tile in range(TILES):
        left[PERSON_NAMES[TILE_PERSON[tile]]][AGES[tile >= FIRST_OLD]] = int(state.supply[tile])
    return left


def _wall_tile(laid: int) -> dict[str, Any]:
    seat, tile = divmod(laid - 1, WALL_TILES)
    return {"seat": seat, "tile": WALL_TILE_NAMES[tile]}


def _court(court: Court, seat: int) -> dict[str, Any]:
    """What stands before one player."""
    return {
        "seat": seat,
        "score": int(court.score),
        "track": int(court.track),
        "yuan": int(court.yuan),
        "rice": int(court.rice),
        "fireworks": int(court.fireworks),
        "privileges": {"small": int(court.small), "large": int(court.large)},
        "hand": {name: int(count) for name, count in zip(CARD_NAMES, court.hand, strict=True) if count},
        "wall_tiles": [name for tile, name in enumerate(WALL_TILE_NAMES) if court.wall_tiles & (1 << tile)],
        "laid": int(court.laid),
        "palaces": [_palace(court, index) for index in range(court.palace_count)],
        "debt": int(court.debt),
        "group": None if court.group == NO_GROUP else int(court.group),
        "drafted": None if court.pair < 0 else [PERSON_NAMES[person] for person in PAIRS[court.pair]],
    }


def _palace(court: Court, index: int) -> dict[str, Any]:
    palace = court.palaces[index]
    return {
        "floors": int(palace.floors),
        "persons": [TILE_NAMES[person - 1] for person in palace.persons if person != NOBODY],
        "struck": bool(court.struck & (1 << index)),
    }
