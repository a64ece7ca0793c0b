"""Deals and seating of the next round: even meetings of entrants, and even use of seats.

Where the number of tables is prime and at least that of their seats, no two entrants meet twice in as many rounds as
there are tables, and with tables of two all meet once (the circle of a round robin). Elsewhere, and when people came or
left in between, that is where a search begins which swaps people as long as it helps.
"""

import hmac
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

MOST_DEALS = 12
MOST_ENTRANTS = 100


def luck_of(tournament: str, deal: int) -> str:
    """Return the name of the luck of a deal; deals count from 1."""
    return f"tournament/{tournament}/{deal}"


def secret_of(secret: str, deal: int) -> str:
    """Derive the secret of a deal from the tournament's; known deals reveal nothing about others."""
    return hmac.digest(bytes.fromhex(secret), f"deal {deal}".encode(), "sha256").hex()


def seat_of(deal: int, players: int) -> int:
    """Return the seat, from 0, that all entrants have in a deal, in turn."""
    return (deal - 1) % players


Seated = list[int | None]
"""A table: the numbers of those who sit there, by seat; None is a bot."""

STEPS = 150  # of the search, for each who takes part
MOST_STEPS = 6_000
ATTEMPTS = 4  # of which the best is taken
LONELY = 10_000  # no entrant sits alone among several bots: another table takes one more
STEEP = 8  # a seat once more is worse than all others at the table: it has no more than that


def seating(entrants: Sequence[int], players: int, earlier: Sequence[Sequence[Seated]], seed: str) -> list[Seated]:
    """Return the tables of the next round; deterministic for the rounds before it."""
    number, missing = len(earlier), -len(entrants) % players
    spots: Seated = [*sorted(entrants), *[None] * missing]
    begun = _circle(spots, number) if players == 2 else _grid(spots, players, number)
    met = _met(earlier)
    had = Counter((who, seat) for seated in earlier for table in seated for seat, who in enumerate(table))
    ways = list[tuple[int, int, list[Seated]]]()
    for attempt in range(ATTEMPTS):
        tables = [list(table) for table in begun]
        searched = _improve(tables, met, random.Random(f"{seed} {number} {attempt}"), len(spots))
        seated = [_seats(table, had) for table in tables]
        ways.append((sum(_cost(table, met) for table in tables), sum(_used(table, had) for table in seated), seated))
        if not searched:
            break
    return min(ways, key=lambda one: one[:2])[2]


def _circle(spots: Seated, number: int) -> list[Seated]:
    """Return pairs by the circle method: one entrant stays, all others move on by one place each round."""
    *others, last = spots
    turn = number % max(1, len(others))
    around = [last, *others[turn:], *others[:turn]]
    return [[around[at], around[-1 - at]] for at in range(len(spots) // 2)]


def _grid(spots: Seated, players: int, number: int) -> list[Seated]:
    """Split the entrants into a group per seat; each group moves on faster than the one before."""
    count = len(spots) // players
    tables: list[Seated] = [[] for _ in range(count)]
    for at, who in enumerate(spots):
        group, place = divmod(at, count)
        tables[(place + group * number) % count].append(who)
    return tables


def _met(earlier: Sequence[Sequence[Seated]]) -> Counter[frozenset[int | None]]:
    """Count how often any two sat at one table; all bots count as one."""
    return Counter(pair for seated in earlier for table in seated for pair in _pairs(table))


def _pairs(table: Seated) -> Iterator[frozenset[int | None]]:
    return (frozenset(pair) for pair in combinations(table, 2))


def _improve(tables: list[Seated], met: Counter[frozenset[int | None]], dice: random.Random, people: int) -> bool:
    """Swap two of different tables as long as those who have met meet less often; says whether it was needed."""
    if len(tables) < 2:
        return False
    costs = [_cost(table, met) for table in tables]
    for step in range(min(MOST_STEPS, STEPS * people)):
        if not any(costs):
            return step > 0
        one, other = dice.sample(range(len(tables)), 2)
        at, to = dice.randrange(len(tables[one])), dice.randrange(len(tables[other]))
        _swap(tables, one, at, other, to)
        now = _cost(tables[one], met), _cost(tables[other], met)
        if sum(now) <= costs[one] + costs[other]:
            costs[one], costs[other] = now
        else:
            _swap(tables, one, at, other, to)
    return True


def _swap(tables: list[Seated], one: int, at: int, other: int, to: int) -> None:
    tables[one][at], tables[other][to] = tables[other][to], tables[one][at]


def _cost(table: Seated, met: Counter[frozenset[int | None]]) -> int:
    """The cost of seating these together; repeated meetings cost quadratically."""
    lonely = len(table) > 2 and sum(who is not None for who in table) < 2
    return LONELY * lonely + sum(met[pair] ** 2 if len(pair) > 1 else 1 for pair in _pairs(table))


def _seats(table: Seated, had: Counter[tuple[int | None, int]]) -> Seated:
    """Give each entrant the seat used least often."""
    people = [who for who in table if who is not None]
    places = permutations(range(len(table)), len(people))
    best = min(places, key=lambda seats: sum(STEEP ** had[at] for at in zip(people, seats, strict=True)))
    seated: Seated = [None] * len(table)
    for who, seat in zip(people, best, strict=True):
        seated[seat] = who
    return seated


def _used(table: Seated, had: Counter[tuple[int | None, int]]) -> int:
    """Return how often the players of a table had its seats before."""
    return sum(STEEP ** had[who, seat] for seat, who in enumerate(table) if who is not None)
