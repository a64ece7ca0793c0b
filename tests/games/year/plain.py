"""The rules of Year once more, as plainly as Python allows: nothing is fast, nothing is shared with the engine.

`Table.play` is a coroutine that follows the rulebook from top to bottom. It yields who decides and the
words of all that is legal, and is sent the words of the choice. `test_plain.py` plays it beside the engine.
"""

from collections import Counter
from itertools import combinations

from tests.games.year.plain_court import PERSONS, PRINTED, Court, Palace, person_of

CHANCE = "chance"

CARDS = ("taxes", "build", "harvest", "fireworks", "parade", "research", "privilege")
DISASTERS = ("tribute", "drought", "mongols", "festival", "contagion")
SUPER_EVENTS = (
    *("lantern-festival", "buddha", "earthquake", "flood", "solar-eclipse"),
    *("volcanic-eruption", "tornado", "sunrise", "assassination", "charter"),
)


class Table:
    """What lies on the table, and the rules."""

    def __init__(self, players, large_privilege=6, great_wall=False, super_event=None):
        self.players, self.price, self.walled, self.super_event = players, large_privilege, great_wall, super_event
        self.month = 0
        self.events = ["peace", "peace"] + [None] * 10
        self.courts = [Court(seat) for seat in range(players)]
        self.track = list(self.courts)  # the earliest first (Y10)
        self.wall = []
        self.supply = {tile: players - 1 if tile.startswith("old") else players + 1 for tile in PRINTED}
        for person in PERSONS[:3]:
            self.supply[f"young {person}"] = 2 * players

    def advance(self, court, spaces):
        if spaces:
            court.track += spaces
            self.track.remove(court)
            self.track.insert(sum(other.track > court.track for other in self.track), court)

    # The course of the game

    def play(self):
        yield from self.lay_events()
        if self.super_event == "random":
            self.super_event = (yield CHANCE, [f"super {name}" for name in SUPER_EVENTS]).split()[1]
        yield from self.draft()
        for self.month in range(1, 13):
            yield from self.actions()
            if self.month < 12:
                yield from self.person_phase()
            self.order = list(self.track)
            yield from self.event_phase()
            self.decay()
            for court in self.courts:
                court.score += len(court.palaces) + court.symbols("court-lady") + court.small + 2 * court.large
        for court in self.courts:
            court.score += 2 * len(court.persons) + court.buddhas()
            court.score += (court.yuan + 2 * court.rice + 2 * court.fireworks) // 3

    def lay_events(self):
        bag = Counter(DISASTERS * 2)
        while None in self.events:
            tile = (yield CHANCE, [f"event {name}" for name in DISASTERS if bag[name]]).split()[1]
            bag[tile] -= 1
            space = self.events.index(None)
            if self.events[space - 1] == tile:
                if None in self.events[space + 1 :]:
                    space = self.events.index(None, space + 1)
                else:
                    self.events[9:11] = reversed(self.events[9:11])
            self.events[space] = tile

    def draft(self):
        pairs = list(combinations(PERSONS, 2))
        for court in self.courts:
            words = (yield court.seat, [f"draft {first} {second}" for first, second in pairs]).split()
            pairs.remove((words[1], words[2]))
            for person in words[1:]:
                self.supply[f"young {person}"] -= 1
            for person in words[1:]:
                yield from self.arrive(court, f"young {person}")

    # Phase 1

    def actions(self):
        cards = [*CARDS, "wall"] if self.walled else CARDS
        dealt = yield CHANCE, None  # all partitions; their words are compared elsewhere (Y13)
        groups = [frozenset(group.split("+")) for group in dealt.split()[1:]]
        assert sorted(card for group in groups for card in group) == sorted(cards)
        for court in self.courts:
            court.group = None
        for court in list(self.track):
            words = (yield court.seat, self.action_moves(court, groups)).split()
            if words[0] == "refill":
                court.yuan = max(court.yuan, 3)
                continue
            group = next(group for group in groups if words[0] in group)
            court.yuan -= self.join_price(group)
            court.group = group
            yield from self.act(court, words)

    def join_price(self, group):
        return 3 if any(court.group == group for court in self.courts) else 0

    def action_moves(self, court, groups):
        moves = ["refill"]
        for group in groups:
            purse = court.yuan - self.join_price(group)
            if purse >= 0:
                moves += [card for card in group if card not in ("privilege", "wall")]
                if "wall" in group and len(self.wall) < 12:
                    moves += [f"wall {tile}" for tile in court.wall_tiles]
            if "privilege" in group:
                moves += ["privilege small"] if purse >= 2 else []
                moves += ["privilege large"] if purse >= self.price else []
        return moves

    def act(self, court, words):
        card = words[0]
        if card == "taxes":
            court.yuan += 2 + court.symbols("tax-collector")
        elif card == "build":
            yield from self.build(court, 1 + court.symbols("craftsman"))
        elif card == "harvest":
            court.rice += 1 + court.symbols("farmer")
        elif card == "fireworks":
            court.fireworks += 1 + court.symbols("pyrotechnist")
        elif card == "parade":
            self.advance(court, 1 + court.symbols("warrior"))
        elif card == "research":
            court.score += 1 + court.symbols("scholar")
        elif card == "privilege" and words[1] == "small":
            court.yuan -= 2
            court.small += 1
        elif card == "privilege":
            court.yuan -= self.price
            court.large += 1
        else:
            yield from self.lay(court, words[1])

    def lay(self, court, tile):
        court.wall_tiles.remove(tile)
        self.wall.append({"seat": court.seat, "tile": tile})
        court.rice += tile == "rice"
        court.fireworks += tile == "fireworks"
        court.yuan += 2 * (tile == "yuan")
        court.score += 3 * (tile == "points")
        self.advance(court, 3 * (tile == "track"))
        yield from self.build(court, int(tile == "floor"))

    def build(self, court, floors):
        for _ in range(floors):
            low = [f"floor {number}" for number, palace in enumerate(court.palaces, 1) if palace.floors < 3]
            where = (yield court.seat, [*low, "floor new"]).split()[1]
            if where == "new":
                court.palaces.append(Palace(1))
            else:
                court.palaces[int(where) - 1].floors += 1

    # Phase 2

    def person_phase(self):
        for court in list(self.track):
            if court.hand.total():
                yield from self.recruit(court)

    def recruit(self, court):
        left = [tile for tile in PRINTED if self.supply[tile]]
        moves = [f"recruit {tile}" for tile in left if court.hand[person_of(tile)]]
        moves += [f"recruit wild {tile}" for tile in left if court.hand["wild"]]
        takers = {person_of(tile) for tile in left}
        moves += [f"discard {person}" for person in PERSONS if court.hand[person] and person not in takers]
        moves += ["discard wild"] if court.hand["wild"] and not left else []
        words = (yield court.seat, moves).split()
        if words[0] == "discard":
            court.hand[words[1]] -= 1
            return
        tile = " ".join(words[-2:])
        court.hand["wild" if words[1] == "wild" else words[2]] -= 1
        self.supply[tile] -= 1
        yield from self.arrive(court, tile)

    def arrive(self, court, tile):
        room = [n for n, palace in enumerate(court.palaces, 1) if len(palace.persons) < palace.floors]
        moves = [f"place {number}" for number in room] or [*court.dwellers("replace"), "turn-away"]
        words = (yield court.seat, moves).split()
        if words[0] == "turn-away":
            return
        palace = court.palaces[int(words[1]) - 1]
        if words[0] == "replace":
            palace.persons.remove(" ".join(words[2:]))
        palace.persons.append(tile)
        self.advance(court, PRINTED[tile][0])

    # Phase 3

    def event_phase(self):
        event = self.events[self.month - 1]
        super_event = self.super_event if self.month == 7 else None
        yield from self.happen(event)
        if self.walled and self.month == 12:
            yield from self.inspect_wall()
        if super_event == "solar-eclipse":
            yield from self.happen(event)
        elif super_event:
            yield from getattr(self, super_event.replace("-", "_"))() or ()

    def happen(self, event):
        if event == "drought":
            yield from self.drought()
        elif event == "festival":
            self.festival()
        elif event == "tribute":
            paid = {court.seat: min(4, court.yuan) for court in self.courts}
            for court in self.courts:
                court.yuan -= paid[court.seat]
            yield from self.release({seat: 4 - yuan for seat, yuan in paid.items()})
        elif event == "contagion":
            yield from self.release({court.seat: 3 - court.symbols("healer") for court in self.courts})
        elif event == "mongols":
            helmets = {court.seat: court.symbols("warrior") for court in self.courts}
            for court in self.courts:
                court.score += helmets[court.seat]
            yield from self.release({seat: count == min(helmets.values()) for seat, count in helmets.items()})
            if self.walled:
                yield from self.inspect_wall()

    def inspect_wall(self):
        if len(self.wall) >= self.month:
            for court in self.courts:
                court.score += court.laid
        else:
            fewest = min(court.laid for court in self.courts)
            yield from self.release({court.seat: court.laid == fewest for court in self.courts})

    def release(self, debts):
        for court in self.order:
            for _ in range(debts[court.seat]):
                if court.persons:
                    words = yield court.seat, court.dwellers("release")
                    self.let_go(court, words)

    def let_go(self, court, words):
        _, number, age, person = words.split()
        palace = court.palaces[int(number) - 1]
        palace.persons.remove(f"{age} {person}")
        return palace

    def drought(self):
        hungry = {court.seat: [palace for palace in court.palaces if palace.persons] for court in self.courts}
        unfed = {}
        for court in self.courts:
            unfed[court.seat] = max(0, len(hungry[court.seat]) - court.rice)
            court.rice = max(0, court.rice - len(hungry[court.seat]))
        for court in self.order:
            spared = hungry[court.seat]
            for _ in range(unfed[court.seat]):
                words = yield court.seat, court.dwellers("release", spared)
                struck = self.let_go(court, words)
                spared = [palace for palace in spared if palace is not struck]

    def festival(self):
        shown = sorted({court.fireworks for court in self.courts if court.fireworks}, reverse=True)
        for court in self.courts:
            if court.fireworks in shown[:2]:
                court.score += 6 if court.fireworks == shown[0] else 3
                court.fireworks -= (court.fireworks + 1) // 2

    def decay(self):
        for court in self.courts:
            for palace in court.palaces:
                palace.floors -= not palace.persons
            court.palaces = [palace for palace in court.palaces if palace.floors]

    # The super events (Y45 to Y54)

    def lantern_festival(self):
        for court in self.courts:
            court.score += 2 * len(court.persons)

    def buddha(self):
        for court in self.courts:
            court.score += court.buddhas()

    def earthquake(self):
        for court in self.order:
            for _ in range(2):
                shaking = [f"remove {n}" for n, palace in enumerate(court.palaces, 1) if palace.floors]
                if shaking:
                    palace = court.palaces[int((yield court.seat, shaking).split()[1]) - 1]
                    palace.floors -= 1
                    court.palaces = [palace for palace in court.palaces if palace.floors or palace.persons]
            while crowded := [palace for palace in court.palaces if len(palace.persons) > palace.floors]:
                self.let_go(court, (yield court.seat, court.dwellers("release", crowded)))
                court.palaces = [palace for palace in court.palaces if palace.floors or palace.persons]

    def flood(self):
        for court in self.order:
            for _ in range((court.yuan + court.rice + court.fireworks) // 2):
                goods = [good for good in ("yuan", "rice", "fireworks") if getattr(court, good)]
                good = (yield court.seat, [f"return {good}" for good in goods]).split()[1]
                setattr(court, good, getattr(court, good) - 1)

    def volcanic_eruption(self):
        for court in self.courts:
            court.track = 0

    def tornado(self):
        for court in self.order:
            for _ in range(2):
                card = (yield court.seat, [f"discard {card}" for card, count in court.hand.items() if count]).split()[1]
                court.hand[card] -= 1

    def sunrise(self):
        types = set(PERSONS)
        for court in self.order:
            left = [person for person in types if self.supply[f"young {person}"]]
            if left:
                person = (yield court.seat, [f"sunrise {person}" for person in left]).split()[1]
                types.remove(person)
                self.supply[f"young {person}"] -= 1
                yield from self.arrive(court, f"young {person}")

    def assassination(self):
        for court in self.courts:
            court.small = court.large = 0

    def charter(self):
        for court in self.order:
            types = {person_of(tile) for tile in court.persons}
            if not types:
                continue
            person = (yield court.seat, [f"charter {person}" for person in types]).split()[1]
            count = court.symbols(person)
            court.yuan += count * (person == "tax-collector")
            court.rice += count * (person == "farmer")
            court.fireworks += count * (person == "pyrotechnist")
            court.score += count * (person in ("scholar", "court-lady"))
            court.score += court.buddhas() * (person == "monk")
            self.advance(court, count * (person == "warrior"))
            yield from self.build(court, count * (person == "craftsman"))
