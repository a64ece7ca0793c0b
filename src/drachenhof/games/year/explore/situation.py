"""Positions of *In the Year of the Dragon* to explore: a draft with given events, the cruellest and kindest years."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from heapq import nlargest, nsmallest
from itertools import pairwise

import numpy as np

from drachenhof.chance import Chance
from drachenhof.engine.game import Numbers, State
from drachenhof.engine.rule import interpreted
from drachenhof.explore.build import EXAMPLES, answers
from drachenhof.explore.parts import Continuation
from drachenhof.explore.playing import begin, best
from drachenhof.explore.table import Picture, Row, Sum
from drachenhof.games.year import rules as year
from drachenhof.games.year.explore.questions import FIRST_EVENT
from drachenhof.games.year.rules.setup import lies_apart
from drachenhof.games.year.rules.state import DRAFTING, DRAWING_EVENT
from drachenhof.games.year.rules.tables import EVENT_COPIES, EVENT_NAMES, EVENTS, MONTHS, PEACE
from drachenhof.records import Play
from drachenhof.search.rollouts import SCORE, STAY

apart = interpreted(lies_apart)
NAMES = [name for at, name in enumerate(EVENT_NAMES) if at != PEACE]


def situation(players: int, seat: int, given: Sequence[str], seed: int) -> tuple[State, list[str]]:
    """The seat's draft: those before it have drafted as the policy does."""
    play = laid(players, given, seed)
    while play.to_move != seat or play.state["stage"][0] != DRAFTING:
        play.apply(best("year", play.state, year.legal_moves(play.state)))
    return play.state, play.texts()


def laid(players: int, given: Sequence[str], seed: int) -> Play:
    """Return a new game with its events laid out: the given ones, then random ones."""
    if unknown := [name for name in given if name not in NAMES]:
        raise ValueError(f"there is no event {unknown[0]!r}; there are: {', '.join(NAMES)}")
    if not all(apart(other, one) for one, other in pairwise(map(EVENT_NAMES.index, given))):
        raise ValueError("equal events never lie side by side")
    play, chance = Play(year, year.new(players)), Chance(seed)
    while play.state["stage"][0] == DRAWING_EVENT:
        state, drawn = play.state, len(play.moves)
        legal = {year.to_text(state, move): move for move in year.legal_moves(state)}
        wanted = f"event {given[drawn]}" if drawn < len(given) else None
        if wanted is not None and wanted not in legal:
            raise ValueError(f"{given[drawn]!r} does not come a third time in a year")
        play.apply(chance.pick(year, state) if wanted is None else legal[wanted])
    if len(given) > len(play.moves):
        raise ValueError(f"{len(play.moves)} events are drawn, not {len(given)}")
    return play


PLAYERS = 4
SHOWN = 5  # rows from either end
NEAR = 30  # orders of either end that are looked at more closely
LOOK, SURE = 100, 2000  # games of each: to find them, and anew for the figures, so that luck does not choose them
EVENTS_DRAWN = EVENT_COPIES * (EVENTS - 1)


def finish(views: Mapping[str, Picture], seed: int, count: int) -> Iterator[Picture]:
    """The view of years, if every event was seen often enough in every month."""
    facets = views["months"].facets if "months" in views else {}
    adds = {(int(facet), row.key): row.amount.value for facet, rows in facets.items() for row in rows if row.amount}
    if len(adds) < EVENTS_DRAWN * (EVENTS - 1):
        return
    names: list[str] = [name for at, name in enumerate(EVENT_NAMES) if at != PEACE]
    added = np.array([[adds[month, name] for name in names] for month in range(FIRST_EVENT + 1, MONTHS + 1)])
    ends_of = dict[str, list[tuple[str, ...]]]()
    for facet, ends in (("cruel", nsmallest), ("kind", nlargest)):
        near = ends(NEAR, orders(added))
        looked = ends(SHOWN, ((float(_scores(_named(names, order), seed, 0, LOOK).mean()), order) for _, order in near))
        ends_of[facet] = [_named(names, order) for _, order in looked]
    games = such_games([order for years in ends_of.values() for order in years], seed, count)
    facets = {}
    for facet, years in ends_of.items():
        rows = [_row(order, seed, games[order]) for order in years]
        facets[facet] = sorted(rows, key=lambda row: row.amount.value if row.amount else 0.0, reverse=facet == "kind")
    yield Picture("years", "chance", figure="amount", downward=False, facets=facets)


def orders(added: Numbers) -> Iterator[tuple[float, tuple[int, ...]]]:
    """Every order of the events with the sum of what it adds, month by month."""
    left = [EVENT_COPIES] * added.shape[1]

    def go_on(order: tuple[int, ...], total: float) -> Iterator[tuple[float, tuple[int, ...]]]:
        if len(order) == len(added):
            yield total, order
            return
        for event, copies in enumerate(left):
            if copies and all(apart(event, last) for last in order[-1:]):
                left[event] -= 1
                yield from go_on((*order, event), total + float(added[len(order), event]))
                left[event] += 1

    yield from go_on((), 0.0)


def _named(names: list[str], order: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(names[event] for event in order)


def _scores(order: tuple[str, ...], seed: int, first: int, count: int) -> Numbers:
    """The mean score of all seats in games of a year."""
    state = laid(PLAYERS, order, seed).state
    scores: Numbers = answers("year", [Continuation(None, state, STAY)], PLAYERS, seed, first, count)[
        :, 0, :, SCORE
    ].mean(axis=1)
    return scores


def such_games(
    wanted: Sequence[tuple[str, ...]], seed: int, count: int
) -> dict[tuple[str, ...], list[tuple[int, int]]]:
    """Return the first games of a seed with exactly such a year, each at the move after its events are laid out."""
    examples: dict[tuple[str, ...], list[tuple[int, int]]] = {order: [] for order in wanted}
    begun = {order[:length] for order in wanted for length in range(len(order) + 1)}
    for number in range(count):
        drawn = _drawn(seed, number, begun)
        if drawn in examples and len(examples[drawn]) < EXAMPLES:
            examples[drawn].append((number, len(drawn)))
    return examples


def _drawn(seed: int, number: int, begun: Collection[tuple[str, ...]]) -> tuple[str, ...]:
    """The events of a game in their order, as far as they are the beginning of an order that is wanted."""
    state, chance = begin("year", number), Chance(seed, number)
    drawn: tuple[str, ...] = ()
    while drawn in begun and state["stage"][0] == DRAWING_EVENT:
        move = chance.pick(year, state)
        drawn = (*drawn, year.to_text(state, move).removeprefix("event "))
        year.apply(state, move)
    return drawn


def _row(order: tuple[str, ...], seed: int, examples: list[tuple[int, int]]) -> Row:
    amounts = Sum()
    for score in _scores(order, seed, LOOK, SURE):
        amounts.add(float(score))
    return Row(" ".join(order), SURE, None, None, None, amounts.figure(), None, examples)
