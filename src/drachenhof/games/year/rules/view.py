"""Who sees what: in this game everybody everything, as plain names and numbers."""

from collections.abc import Mapping, Sequence
from typing import Literal, TypedDict

from drachenhof.engine.game_api import NOT_SEATS
from drachenhof.engine.rule import interpreted
from drachenhof.games.year.rules.palaces import inhabited
from drachenhof.games.year.rules.state import (
    ASKED_NAMES,
    BARE,
    END_PHASE,
    EVENT_PHASE,
    HAPPENING_NAMES,
    NO_SUPER_EVENT,
    NOBODY,
    PHASE_NAMES,
    SETUP_PHASE,
    Asked,
    Court,
    Happening,
    Phase,
    State,
)
from drachenhof.games.year.rules.tables import (
    ACTION_NAMES,
    AGES,
    CARD_NAMES,
    EVENT_NAMES,
    FIRST_OLD,
    NO_GROUP,
    PAIRS,
    PERSON_NAMES,
    PERSONS,
    SUPER_EVENT_NAMES,
    TILE_NAMES,
    TILE_PERSON,
    TILES,
    WALL_TILE_NAMES,
    WALL_TILES,
    Action,
    Age,
    EventName,
    Person,
    PersonCard,
    SuperEventName,
    TileName,
    WallTileName,
)
from drachenhof.games.year.rules.wall import holds

_inhabited, _holds = interpreted(inhabited), interpreted(holds)

SuperOption = Literal[SuperEventName, "random"]


class YearOptions(TypedDict):
    """The options of a game, as its record names them."""

    large_privilege: int  # the price of a large privilege (Y22)
    great_wall: bool  # The Great Wall (Y40)
    super_event: SuperOption | None  # a name, `random` if it is drawn, null for none (Y44)


class GroupView(TypedDict):
    """A group of action cards (Y13)."""

    cards: list[Action]  # the actions
    dragons: list[int]  # seats with a dragon here
    price: int  # yuan for joining (Y14)


class LaidView(TypedDict):
    """A tile of the wall (Y41)."""

    seat: int  # its owner
    tile: WallTileName  # its bonus


class PalaceView(TypedDict):
    """A palace (Y11)."""

    floors: int  # 1 to 3
    persons: list[TileName]  # inhabitants, at most one per floor
    struck: bool  # has lost its person to this drought
    decays: bool  # empty: loses a floor after the event (Y33)


class PrivilegesView(TypedDict):
    """Privileges by size (Y22)."""

    small: int  # one dragon each
    large: int  # two dragons each


class EndView(TypedDict):
    """Points of the final scoring (Y35)."""

    persons: int  # for persons
    monks: int  # for monks
    goods: int  # for remaining goods


class CourtView(TypedDict):
    """The court of a seat."""

    seat: int  # its owner
    score: int  # points so far
    track: int  # steps on the person track
    yuan: int  # money
    rice: int  # rice tiles
    fireworks: int  # firework tiles
    privileges: PrivilegesView  # privileges by size
    hand: dict[PersonCard, int]  # person cards left, by kind; `wild` is a wild card
    wall_tiles: list[WallTileName]  # wall tiles not yet laid
    laid: int  # wall tiles laid
    palaces: list[PalaceView]  # the palaces, from the left
    symbols: dict[Person, int]  # symbols on all tiles by person, without zeros
    debt: int  # persons still to release
    group: int | None  # group with its dragon
    drafted: list[Person] | None  # the two persons of the draft
    end: EndView | None  # null before the end


class YearView(TypedDict):
    """The whole table."""

    game: Literal["year"]  # name of the game
    players: int  # number of players
    options: YearOptions  # options of the game
    month: int  # 1 to 12; 0 in the setup
    phase: Phase  # phase of the month
    step: Happening | None  # step of the event phase, else null
    asked: Asked  # the next decision, of a seat or chance
    spared: int  # persons that healers of the seat to move save from this contagion
    left: int  # floors, goods, cards or releases that the seat to move still decides
    to_move: int | Literal["chance", "over", "nobody"]  # seat; `nobody` between two decisions
    order: list[int]  # seats in turn order of this phase
    standing: list[int]  # seats by track, first to last; ties by height
    events: list[EventName | None]  # the twelve events by month, null if empty
    super_event: SuperEventName | None  # null if there is none or not drawn yet
    groups: list[GroupView]  # the action cards
    supply: Mapping[Person, dict[Age, int]]  # person tiles left, by person and age
    wall: list[LaidView]  # laid tiles in order
    wall_holds: bool  # the wall reaches this month's event (Y42)
    sunrise_taken: list[Person]  # persons taken at sunrise (Y52)
    arriving: TileName | None  # the person to be placed
    courts: list[CourtView]  # by seat
    places: list[int] | None  # by seat, 1 is best (Y36); null before the end


def options(state: State) -> YearOptions:
    """The options of a game, as its record names them."""
    drawn = None if state.super_event == NO_SUPER_EVENT else SUPER_EVENT_NAMES[state.super_event]
    return {
        "large_privilege": int(state.large_price),
        "great_wall": bool(state.great_wall),
        "super_event": "random" if state.super_random else drawn,
    }


def table(
    state: State,
    prices: Sequence[int],
    symbols: Sequence[int],
    spared: int,
    worth: Sequence[int],
    places: list[int] | None,
) -> YearView:
    """What everybody sees.

    `prices` are those of joining, by action card; `symbols` counts those of each
    type of person, seat by seat; `spared` is whom healers save; `worth` is what
    persons, monks and goods brought at the end, seat by seat, empty before; `places`
    are those of the end.
    """
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
        "spared": spared,
        "left": int(state.left) or (int(state.courts[mover].debt) if mover >= 0 else 0),
        "to_move": NOT_SEATS.get(mover, mover),
        "order": [int(seat) for seat in state.order[:players]],
        "standing": [int(seat) for seat in state.standing[:players]],
        "events": [EVENT_NAMES[event] if event >= 0 else None for event in state.events],
        "super_event": None if state.super_event == NO_SUPER_EVENT else SUPER_EVENT_NAMES[state.super_event],
        "groups": _groups(state, prices),
        "supply": _supply(state),
        "wall": [_wall_tile(int(tile)) for tile in state.wall if tile != BARE],
        "wall_holds": bool(state.great_wall and _holds(state)),
        "sunrise_taken": [name for person, name in enumerate(PERSON_NAMES) if state.sunrise_taken & (1 << person)],
        "arriving": None if state.arriving == NOBODY else TILE_NAMES[state.arriving - 1],
        "courts": [
            _court(state, seat, symbols[PERSONS * seat :], worth[3 * seat : 3 * seat + 3]) for seat in range(players)
        ],
        "places": places,
    }


def _groups(state: State, prices: Sequence[int]) -> list[GroupView]:
    """The action cards as they lie, the seats whose dragons stand there, and what joining costs (Y13, Y14)."""
    lying = [int(group) for group in state.groups]
    return [
        {
            "cards": [name for name, lies in zip(ACTION_NAMES, lying, strict=True) if lies == group],
            "dragons": [seat for seat in range(state.players) if state.courts[seat].group == group],
            "price": prices[lying.index(group)],
        }
        for group in range(max(lying) + 1)
    ]


def _supply(state: State) -> dict[Person, dict[Age, int]]:
    """Tiles on the display, by person and age (Y2)."""
    left: dict[Person, dict[Age, int]] = {name: {} for name in PERSON_NAMES}
    for (person, age), count in zip(_TILES, state.supply, strict=True):
        left[person][age] = int(count)
    return left


_TILES = [(PERSON_NAMES[TILE_PERSON[tile]], AGES[tile >= FIRST_OLD]) for tile in range(TILES)]


def _wall_tile(laid: int) -> LaidView:
    seat, tile = divmod(laid - 1, WALL_TILES)
    return {"seat": seat, "tile": WALL_TILE_NAMES[tile]}


def _court(state: State, seat: int, symbols: Sequence[int], worth: Sequence[int]) -> CourtView:
    """What stands before one player."""
    court = state.courts[seat]
    decay = SETUP_PHASE < state.phase < END_PHASE  # there is no other time at which palaces decay
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
        "palaces": [_palace(court, index, decay) for index in range(court.palace_count)],
        "symbols": {name: count for name, count in zip(PERSON_NAMES, symbols, strict=False) if count},
        "debt": int(court.debt),
        "group": None if court.group == NO_GROUP else int(court.group),
        "drafted": None if court.pair < 0 else [PERSON_NAMES[person] for person in PAIRS[court.pair]],
        "end": {"persons": worth[0], "monks": worth[1], "goods": worth[2]} if worth else None,
    }


def _palace(court: Court, index: int, decay: bool) -> PalaceView:
    palace = court.palaces[index]
    return {
        "floors": int(palace.floors),
        "persons": [TILE_NAMES[person - 1] for person in palace.persons if person != NOBODY],
        "struck": bool(court.struck & (1 << index)),
        "decays": decay and not _inhabited(palace),
    }
