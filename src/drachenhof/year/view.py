"""Who sees what: in this game everybody everything, as plain names and numbers."""

from collections.abc import Mapping, Sequence
from typing import Literal, TypedDict

from drachenhof.playing import NOT_SEATS
from drachenhof.rule import interpreted
from drachenhof.year.palaces import inhabited
from drachenhof.year.state import (
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
from drachenhof.year.tables import (
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
from drachenhof.year.wall import holds

_inhabited, _holds = interpreted(inhabited), interpreted(holds)

SuperOption = Literal[SuperEventName, "random"]


class YearOptions(TypedDict):
    """The options of a game, as its record names them."""

    large_privilege: int  # the price of a large privilege (Y22)
    great_wall: bool  # The Great Wall (Y40)
    super_event: SuperOption | None  # the super event by name, `random` if it is drawn, null for none (Y44)


class GroupView(TypedDict):
    """Action cards that lie together (Y13)."""

    cards: list[Action]  # the actions
    dragons: list[int]  # seats whose dragons stand here
    price: int  # of joining (Y14)


class LaidView(TypedDict):
    """A tile of the wall (Y41)."""

    seat: int  # whose it is
    tile: WallTileName  # which tile it is


class PalaceView(TypedDict):
    """A palace (Y11)."""

    floors: int  # 1 to 3
    persons: list[TileName]  # who lives there, at most one on a floor
    struck: bool  # it has lost its person to this drought
    decays: bool  # nobody lives here: it loses a floor when the event is over (Y33)


class PrivilegesView(TypedDict):
    """Privileges by size (Y22)."""

    small: int  # one dragon each
    large: int  # two dragons each


class EndView(TypedDict):
    """What the end brought (Y35)."""

    persons: int  # points for persons
    monks: int  # points for monks
    goods: int  # points for what is left at the end (Y35)


class CourtView(TypedDict):
    """What stands before one player."""

    seat: int  # whose it is
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
    symbols: dict[Person, int]  # on all own tiles, by type of person; none is not listed
    debt: int  # persons still to release
    group: int | None  # where the dragon stands
    drafted: list[Person] | None  # the two persons of the beginning, null before that
    end: EndView | None  # null before the end


class YearView(TypedDict):
    """Everything that lies on the table. Seats and groups count from 0."""

    game: Literal["year"]  # which game it is
    players: int  # how many play
    options: YearOptions  # what the game was begun with
    month: int  # 1 to 12; 0 in the setup
    phase: Phase  # the part of the round
    step: Happening | None  # what happens in the event phase, null outside of it
    asked: Asked  # what is asked for now, of chance or of the seat that decides
    spared: int  # persons whom the healers of the seat to move save from this contagion
    left: int  # floors, goods, cards or releases that are still to come of the seat to move
    to_move: int | Literal["chance", "over", "nobody"]  # nobody: a moment between two decisions
    order: list[int]  # the seats as they take their turns in this phase
    standing: list[int]  # by the track, the furthest first; of equals the one on top
    events: list[EventName | None]  # the twelve events by month, null where none lies yet
    super_event: SuperEventName | None  # the super event, null if there is none or it is not drawn yet
    groups: list[GroupView]  # the action cards as they lie
    supply: Mapping[Person, dict[Age, int]]  # person tiles left, by person and age
    wall: list[LaidView]  # the tiles laid so far, in their order
    wall_holds: bool  # it reaches the event of this month (Y42)
    sunrise_taken: list[Person]  # persons taken in the sunrise (Y52)
    arriving: TileName | None  # the person who is to be placed, null if nobody is
    courts: list[CourtView]  # one for each seat
    places: list[int] | None  # by seat, 1 the best (Y36); null before the end


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
