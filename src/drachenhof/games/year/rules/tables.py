"""What is printed on the tiles and cards of *In the Year of the Dragon*.

Every name and number of the game stands here, once. Names are in the words of
the notation: lower case, hyphens between words.
"""

from itertools import combinations
from typing import Literal, get_args

import numpy as np

from drachenhof.games.year.facts import LARGE_PRICES as LARGE_PRICES  # exported with all other numbers of the game
from drachenhof.games.year.facts import MAX_PLAYERS as MAX_PLAYERS
from drachenhof.games.year.facts import SUPER_EVENT_NAMES as SUPER_EVENT_NAMES
from drachenhof.games.year.facts import SuperEventName as SuperEventName

MONTHS = 12


# Persons (Y1)

(CRAFTSMAN, COURT_LADY, TAX_COLLECTOR, PYROTECHNIST, WARRIOR, MONK, HEALER, FARMER, SCHOLAR) = range(9)
PERSONS = 9
Person = Literal[
    "craftsman",
    "court-lady",
    "tax-collector",
    "pyrotechnist",
    "warrior",
    "monk",
    "healer",
    "farmer",
    "scholar",
]
PERSON_NAMES: tuple[Person, ...] = get_args(Person)

# A tile is a person of an age: the nine young ones, then the six that have an old version.
TILES = 15
FIRST_OLD = PERSONS  # the tile of an old person is that of the young one plus OLDER
OLDER = FIRST_OLD - PYROTECHNIST
TILE_PERSON = np.array([*range(PERSONS), *range(PYROTECHNIST, PERSONS)], np.int8)
TILE_VALUE = np.array([2, 1, 3, 5, 5, 6, 4, 4, 4, 3, 3, 2, 1, 1, 2], np.int8)
TILE_SYMBOLS = np.array([1, 1, 3, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3], np.int8)
Age = Literal["young", "old"]
AGES: tuple[Age, ...] = get_args(Age)
TileName = Literal[
    "young craftsman",
    "young court-lady",
    "young tax-collector",
    "young pyrotechnist",
    "young warrior",
    "young monk",
    "young healer",
    "young farmer",
    "young scholar",
    "old pyrotechnist",
    "old warrior",
    "old monk",
    "old healer",
    "old farmer",
    "old scholar",
]
TILE_NAMES: tuple[TileName, ...] = get_args(TileName)


def _supply(players: int) -> list[int]:
    only_young, young, old = 2 * players, players + 1, players - 1
    return [only_young] * PYROTECHNIST + [young] * (PERSONS - PYROTECHNIST) + [old] * (TILES - FIRST_OLD)


SUPPLY = np.array([_supply(players) for players in range(2, MAX_PLAYERS + 1)], np.int8)  # by players − 2 (Y2)


# Hands (Y3): a card per type, and wild ones

WILD = PERSONS
CARD_KINDS = PERSONS + 1
PersonCard = Literal[Person, "wild"]
CARD_NAMES: tuple[PersonCard, ...] = get_args(PersonCard)
FIRST_HAND = np.array([1] * PERSONS + [2], np.int8)

# The draft (Y9): unordered pairs of different young persons

PAIRS = np.array(list(combinations(range(PERSONS), 2)), np.int8)


# Action cards (Y5, Y40) and their deal (Y13)

(TAXES, BUILD, HARVEST, FIREWORKS, PARADE, RESEARCH, PRIVILEGE, WALL) = range(8)
ACTIONS = 8
Action = Literal["taxes", "build", "harvest", "fireworks", "parade", "research", "privilege", "wall"]
ACTION_NAMES: tuple[Action, ...] = get_args(Action)
CARD_SYMBOLS = np.array([2, 1, 1, 1, 1, 1, 0, 0], np.int8)
# Whose symbols are on a card, and add to it (Y16 to Y21); none are on the last two
CARD_PERSON = np.array([TAX_COLLECTOR, CRAFTSMAN, FARMER, PYROTECHNIST, WARRIOR, SCHOLAR], np.int8)


def partitions(cards: int, groups: int) -> list[list[int]]:
    """All ways to deal cards into unordered groups, as evenly as possible.

    A way says for each card in which group it lies; groups are numbered by their first card.
    """
    sizes = sorted((cards + group) // groups for group in range(groups))
    ways: list[list[int]] = []

    def deal(way: list[int], filled: list[int]) -> None:
        if len(way) == cards:
            if sorted(filled) == sizes:
                ways.append(way)
            return
        for group in range(min(len(filled) + 1, groups)):
            grown = [*filled, 0] if group == len(filled) else list(filled)
            grown[group] += 1
            if grown[group] <= sizes[-1]:
                deal([*way, group], grown)

    deal([], [])
    return ways


NO_GROUP = -1  # of a card that is not in the game
_DEALS = [[partitions(cards, groups) for groups in range(2, MAX_PLAYERS + 1)] for cards in (7, 8)]
DEAL_COUNTS = np.array([[len(ways) for ways in row] for row in _DEALS], np.int16)  # by wall, players − 2
MAX_DEALS = int(DEAL_COUNTS.max())
DEALS = np.full((*DEAL_COUNTS.shape, MAX_DEALS, ACTIONS), NO_GROUP, np.int8)
for _wall, _row in enumerate(_DEALS):
    for _players, _ways in enumerate(_row):
        DEALS[_wall, _players, : len(_ways), : len(_ways[0])] = _ways

JOIN_PRICE = 3  # for a group where a dragon stands (Y14)
REFILL_YUAN = 3  # (Y15)
SMALL_PRICE = 2  # of a small privilege (Y22)
SMALL_DRAGONS = 1
LARGE_DRAGONS = 2


# Events (Y6)

(PEACE, TRIBUTE, DROUGHT, MONGOLS, FESTIVAL, CONTAGION) = range(6)
EVENTS = 6
EventName = Literal["peace", "tribute", "drought", "mongols", "festival", "contagion"]
EVENT_NAMES: tuple[EventName, ...] = get_args(EventName)
EVENT_COPIES = 2
TRIBUTE_YUAN = 4  # (Y27)
FESTIVAL_POINTS = (6, 3)  # most fireworks, second most (Y29)
SICK = 3  # persons (Y31)


# The Great Wall (Y40)

(WALL_RICE, WALL_FIREWORKS, WALL_YUAN, WALL_FLOOR, WALL_POINTS, WALL_TRACK) = range(6)
WALL_TILES = 6
WallTileName = Literal["rice", "fireworks", "yuan", "floor", "points", "track"]
WALL_TILE_NAMES: tuple[WallTileName, ...] = get_args(WallTileName)
WALL_BONUS = np.array([1, 1, 2, 1, 3, 3], np.int8)


# Super events (Y44)

(
    LANTERN_FESTIVAL,
    BUDDHA,
    EARTHQUAKE,
    FLOOD,
    SOLAR_ECLIPSE,
    VOLCANIC_ERUPTION,
    TORNADO,
    SUNRISE,
    ASSASSINATION,
    CHARTER,
) = range(10)
SUPER_EVENTS = 10
SUPER_MONTH = 7
LANTERN_POINTS = 2  # per person (Y45)
QUAKE_FLOORS = 2  # per player (Y47)
TORNADO_CARDS = 2  # per player (Y51)


# Palaces and goods (Y8, Y11)

MAX_FLOORS = 3
MAX_PALACES = 26  # a proof gives this bound; it is no rule (Y11)
FIRST_YUAN = 6
FIRST_PALACES = (2, 2)  # floors
GOODS = ("yuan", "rice", "fireworks")

# The end (Y35)

PERSON_POINTS = 2
GOODS_YUAN = 2  # for a rice or a fireworks
YUAN_PER_POINT = 3
