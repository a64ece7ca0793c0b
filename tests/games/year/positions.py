"""Positions of Year, built as a rule tells them, and played on in words.

    game = position(players=2).court(0, yuan=2, palaces=[(2, ["young monk"]), (1, [])]).happens("tribute")
    assert game.legal == ["release 1 young monk"]

A court has what it is given and nothing else: no palaces, no cards, 6 yuan. Seats count
from 0, as in the API. What a position does not need to say stays as in a new game.
"""

import pytest

import drachenhof
from drachenhof.games.year.rules import state as s
from drachenhof.games.year.rules import tables as t

year = drachenhof.games["year"]

EVEN_GROUPS = {  # a deal for tests that do not care for it, by number of players
    2: "taxes+build+harvest+fireworks parade+research+privilege",
    3: "taxes+build+harvest fireworks+parade research+privilege",
    4: "taxes+build harvest+fireworks parade+research privilege",
    5: "taxes+build harvest+fireworks parade research privilege",
}
MONKS = ["young monk", "young monk"]
COUNTS = ("score", "track", "yuan", "rice", "fireworks", "small", "large", "debt")


EVENT_ROW = ("tribute", "drought", "mongols", "festival", "contagion") * 2  # no tile beside its equal


def position(players=2, **options):
    """A month of a game in which nobody owns anything but 6 yuan."""
    return Position(year.new(players, **options)).cleared()


def begun(players=2, *moves, **options):
    """A new game, after the moves that are given."""
    return Position(year.new(players, **options)).play(*moves)


def laid(players=2, events=EVENT_ROW, **options):
    """A new game whose ten events are drawn in this order."""
    return begun(players, *(f"event {name}" for name in events), **options)


def drafted(*pairs, **options):
    """A game after a draft: `drafted("monk scholar", "monk farmer")`; everybody lives in the first palace."""
    moves = [move for pair in pairs for move in (f"draft {pair}", "place 1", "place 1")]
    return laid(len(pairs), **options).play(*moves)


def struck(super_event, *courts, event="peace", month=7, **options):
    """A super event comes over these courts, the first of them ahead on the track."""
    game = position(len(courts), super_event=super_event, **options)
    for seat, court in enumerate(courts):
        game.court(seat, **{"track": 20 - seat, **court})
    return game.happens(event, month=month)


def releases(game):
    """Play all releases, the first legal one each time; who released, in order."""
    movers = []
    while game.stage == "release":
        movers.append(game.mover)
        game.play(game.legal[0])
    return movers


def tile_number(name):
    """`young monk` as the state counts tiles."""
    return t.TILE_NAMES.index(name)


class Position:
    """A state, with words to build it and words to ask it."""

    def __init__(self, state):
        self.state = state
        self.record = state[0]
        self.players = int(self.record.players)
        self._standing = None

    # Building

    def cleared(self):
        """Nobody owns anything but 6 yuan, and all is peace."""
        self.record.events[:] = t.PEACE
        for seat in range(self.players):
            court = self.record.courts[seat]
            court.hand[:] = 0
            court.palace_count = 0
            for palace in court.palaces:
                palace.floors = 0
        return self

    def court(self, seat, palaces=(), hand=(), **counts):
        """What stands before a seat: `palaces=[(2, ["young monk"])]`, `hand=["monk", "wild"]`, `yuan=4`, …"""
        court = self.record.courts[seat]
        for name, count in counts.items():
            assert name in COUNTS, name
            court[name] = count
        for card in hand:
            court.hand[t.CARD_NAMES.index(card)] += 1
        for floors, persons in palaces:
            palace = court.palaces[court.palace_count]
            palace.floors = floors
            for place, tile in enumerate(sorted(tile_number(name) for name in persons)):
                palace.persons[place] = tile + 1
            court.palace_count += 1
        return self

    def courts(self, **counts):
        """The same things for all seats, a number each: `courts(fireworks=[3, 3, 2])`."""
        for name, row in counts.items():
            assert len(row) == self.players
            for seat, value in enumerate(row):
                self.court(seat, **{name: value})
        return self

    def standing(self, *seats):
        """The order of the track, where markers on one space lie on each other; else lower seats lie on top."""
        self._standing = list(seats)
        return self

    def supply(self, count, *names):
        """So many tiles are left of each; of all, if none is named."""
        for name in names or t.TILE_NAMES:
            self.record.supply[tile_number(name)] = count
        return self

    def wall(self, seat, *tiles):
        """A seat has laid these wall tiles, after all that were laid before."""
        court = self.record.courts[seat]
        for name in tiles:
            tile = t.WALL_TILE_NAMES.index(name)
            assert court.wall_tiles & (1 << tile)
            court.wall_tiles &= ~(1 << tile)
            court.laid += 1
            self.record.wall[self.record.wall_length] = 1 + seat * t.WALL_TILES + tile
            self.record.wall_length += 1
        return self

    def events(self, **by_month):
        """Which events lie where: `events(m7="drought")`."""
        for month, name in by_month.items():
            self.record.events[int(month[1:]) - 1] = t.EVENT_NAMES.index(name)
        return self

    # Whose turn it is

    def asked(self, what, seat=None, month=3, groups=None, dragons=None):
        """It is a seat's turn (the first's in track order) for its `action`, or to `recruit`.

        `groups` as the notation writes a deal; `dragons={1: "taxes"}`: where dragons stand.
        """
        record = self.record
        record.phase, record.stage = {
            "action": (s.ACTION_PHASE, s.ACTING),
            "recruit": (s.PERSON_PHASE, s.RECRUITING),
        }[what]
        record.month = month
        self._set_order()
        self._deal(groups or EVEN_GROUPS[self.players], dragons or {})
        record.mover = record.order[0] if seat is None else seat
        record.turn = list(record.order).index(record.mover)
        return self

    def happens(self, event, month=3, spent="craftsman"):
        """The event phase of a month, as far as the first decision in it.

        What comes just before changes nothing: the last seat spends a card for which there
        is no tile or, in month 12, refills with 3 yuan or more.
        """
        last = self._set_order()[-1]
        self.record.events[month - 1] = t.EVENT_NAMES.index(event)
        if month == t.MONTHS:
            assert self.record.courts[last].yuan >= 3, "the refill would change something"
            return self.asked("action", last, month).play("refill")
        self.supply(0, *(name for name in t.TILE_NAMES if name.endswith(spent)))
        self.court(last, hand=[spent])
        return self.asked("recruit", last, month).play(f"discard {spent}")

    def _set_order(self):
        tracks = self.track
        standing = self._standing or sorted(range(self.players), key=lambda seat: -tracks[seat])
        assert [tracks[seat] for seat in standing] == sorted(tracks, reverse=True), "not the order of the track"
        self.record.standing[: self.players] = standing
        self.record.order[: self.players] = standing
        return standing

    def _deal(self, groups, dragons):
        lying = {card: number for number, group in enumerate(groups.split()) for card in group.split("+")}
        self.record.groups[:] = [lying.get(card, t.NO_GROUP) for card in t.ACTION_NAMES]
        for seat in range(self.players):
            self.record.courts[seat].group = lying[dragons[seat]] if seat in dragons else t.NO_GROUP

    # Playing

    def play(self, *moves):
        """Moves in words, one after the other, by whoever is to move."""
        for words in moves:
            year.apply(self.state, year.from_text(self.state, words))
        return self

    def copy(self):
        return Position(year.copy(self.state))

    def refused(self, words):
        """Try an illegal move; the refusal. Nothing may have changed."""
        before = self.state.tobytes()
        with pytest.raises(drachenhof.IllegalMove) as refusal:
            self.play(words)
        assert self.state.tobytes() == before
        return refusal.value

    # Asking

    @property
    def legal(self):
        """The words of all legal moves."""
        return [year.to_text(self.state, move) for move in year.legal_moves(self.state)]

    def legal_of(self, kind):
        """What may follow a word: `legal_of("floor")` → `["1", "new"]`."""
        return [words.removeprefix(kind).strip() for words in self.legal if words.split()[0] == kind]

    @property
    def mover(self):
        return year.to_move(self.state)

    @property
    def stage(self):
        return s.STAGE_NAMES[self.record.stage]

    @property
    def month(self):
        return int(self.record.month)

    def row(self, field):
        return self.state["courts"][field][0, : self.players].tolist()

    score = property(lambda self: self.row("score"))
    track = property(lambda self: self.row("track"))
    yuan = property(lambda self: self.row("yuan"))
    rice = property(lambda self: self.row("rice"))
    fireworks = property(lambda self: self.row("fireworks"))
    small = property(lambda self: self.row("small"))
    large = property(lambda self: self.row("large"))
    debt = property(lambda self: self.row("debt"))

    @property
    def order(self):
        """The order of the track as it is now."""
        return self.record.standing[: self.players].tolist()

    @property
    def palaces(self):
        """By seat, a row of (floors, persons)."""
        return [[_palace(palace) for palace in self._standing_palaces(seat)] for seat in range(self.players)]

    @property
    def floors(self):
        """By seat, the floors of each palace."""
        return [[floors for floors, _ in row] for row in self.palaces]

    @property
    def persons(self):
        """By seat, how many persons there are."""
        return [sum(len(persons) for _, persons in row) for row in self.palaces]

    @property
    def hands(self):
        """By seat, the cards in hand."""
        rows = self.row("hand")
        return [[card for card, count in zip(t.CARD_NAMES, row, strict=True) for _ in range(count)] for row in rows]

    @property
    def event_row(self):
        """The event of each month, None where none lies yet."""
        return [t.EVENT_NAMES[event] if event >= 0 else None for event in self.record.events]

    def tiles(self, name):
        """How many of a tile lie on the display."""
        return int(self.record.supply[tile_number(name)])

    def _standing_palaces(self, seat):
        court = self.record.courts[seat]
        return court.palaces[: court.palace_count]


def _palace(palace):
    return int(palace.floors), [t.TILE_NAMES[person - 1] for person in palace.persons if person != s.NOBODY]
