"""What is printed on the tiles of Year, and what stands before a player: for the plain rules in `plain.py`."""

from collections import Counter
from dataclasses import dataclass, field

PERSONS = ("craftsman", "court-lady", "tax-collector", "pyrotechnist", "warrior", "monk", "healer", "farmer", "scholar")
PRINTED = {  # value and symbols (Y1)
    "young craftsman": (2, 1),
    "young court-lady": (1, 1),
    "young tax-collector": (3, 3),
    "young pyrotechnist": (5, 1),
    "young warrior": (5, 1),
    "young monk": (6, 1),
    "young healer": (4, 1),
    "young farmer": (4, 1),
    "young scholar": (4, 2),
    "old pyrotechnist": (3, 2),
    "old warrior": (3, 2),
    "old monk": (2, 2),
    "old healer": (1, 2),
    "old farmer": (1, 2),
    "old scholar": (2, 3),
}
WALL_TILES = ("rice", "fireworks", "yuan", "floor", "points", "track")


def person_of(tile):
    return tile.split()[1]


@dataclass
class Palace:
    floors: int
    persons: list = field(default_factory=list)


@dataclass
class Court:
    seat: int
    score: int = 0
    track: int = 0
    yuan: int = 6
    rice: int = 0
    fireworks: int = 0
    small: int = 0
    large: int = 0
    palaces: list = field(default_factory=lambda: [Palace(2), Palace(2)])
    hand: Counter = field(default_factory=lambda: Counter([*PERSONS, "wild", "wild"]))
    wall_tiles: list = field(default_factory=lambda: list(WALL_TILES))
    group: frozenset | None = None

    @property
    def persons(self):
        return [tile for palace in self.palaces for tile in palace.persons]

    def symbols(self, person):
        return sum(PRINTED[tile][1] for tile in self.persons if person_of(tile) == person)

    def buddhas(self):
        housed = [(tile, palace.floors) for palace in self.palaces for tile in palace.persons]
        return sum(PRINTED[tile][1] * floors for tile, floors in housed if person_of(tile) == "monk")

    @property
    def laid(self):
        return 6 - len(self.wall_tiles)

    def dwellers(self, verb, palaces=None):
        """Moves that name a person: one for each different one in a palace."""
        chosen = self.palaces if palaces is None else palaces
        numbered = [(n, palace) for n, palace in enumerate(self.palaces, 1) if any(palace is one for one in chosen)]
        return sorted({f"{verb} {number} {tile}" for number, palace in numbered for tile in palace.persons})
