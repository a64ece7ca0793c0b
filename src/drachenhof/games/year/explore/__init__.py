"""The explorer's views of *In the Year of the Dragon*."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from heapq import nlargest, nsmallest
from itertools import pairwise
from typing import Any

import numpy as np

from drachenhof.chance import Chance
from drachenhof.engine.game import Numbers, State
from drachenhof.engine.rule import interpreted
from drachenhof.explore.build import EXAMPLES, answers
from drachenhof.explore.parts import Continuation, Question, Shown, Sighting
from drachenhof.explore.playing import Played, begin, best
from drachenhof.explore.table import Picture, Row, Sum
from drachenhof.games.year import rules as year
from drachenhof.games.year.rules import PLAYERS
from drachenhof.games.year.rules.moves import LARGE_PRIVILEGE, SMALL_PRIVILEGE
from drachenhof.games.year.rules.setup import lies_apart
from drachenhof.games.year.rules.state import ACTING, DEALING, DRAFTING, DRAWING_EVENT, RECRUITING
from drachenhof.games.year.rules.tables import EVENT_COPIES, EVENT_NAMES, EVENTS, JOIN_PRICE, MONTHS, PEACE
from drachenhof.records import Play
from drachenhof.search.rollouts import SCORE, STAY

__all__ = [
    "LIVE",
    "ON_THE_PAGE",
    "TABLES",
    "VIEWS",
    "finish",
    "move_of",
    "place",
    "questions",
    "sightings",
    "situation",
    "stages",
]

TABLES: list[tuple[int, dict[str, Any]]] = [(players, {}) for players in PLAYERS]
VIEWS = {
    "drafts": Shown("rollouts", figure="gain"),
    "recruits": Shown("rollouts", figure="gain"),
    "actions": Shown("rollouts", figure="gain"),
    "privileges": Shown("rollouts", figure="gain"),
    "buying": Shown("games", figure="win"),
    "track": Shown("rollouts", figure="win"),
    "prices": Shown("rollouts", figure="more"),
    "persons": Shown("games", figure="amount"),
    "comebacks": Shown("games", figure="win"),
    "months": Shown("chance", figure="amount"),
    "years": Shown("chance", figure="amount"),
}
LIVE = "drafts"
PLAYERS_OF_YEARS = 4  # of the cruellest and kindest years
ON_THE_PAGE = {"PLAYERS_OF_YEARS": PLAYERS_OF_YEARS}


def stages(log: Numbers) -> Numbers:
    """Return the stage of each position."""
    asked: Numbers = log["stage"]
    return asked


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
    state = laid(PLAYERS_OF_YEARS, order, seed).state
    scores: Numbers = answers("year", [Continuation(None, state, STAY)], PLAYERS_OF_YEARS, seed, first, count)[
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


DRAFTS = 4  # one game in this many is asked about its draft: that takes most of the time
OTHERS = 2  # other questions of a game
FIRST_EVENT = EVENT_COPIES  # the month whose event is drawn first, from 0: before it lies peace (Y7)
TRACK_MONTHS = (1, 4, 7, 10)


def questions(game: Played, rng: np.random.Generator) -> Iterator[Question]:
    if rng.integers(DRAFTS) == 0:
        yield from drafts(game, rng)
    for at in rng.permutation(len(ASKED))[:OTHERS]:
        yield from ASKED[at](game, rng)


def any_of(moments: list[int], rng: np.random.Generator) -> int:
    return moments[rng.integers(len(moments))]


def texts(game: Played, at: int) -> dict[str, int]:
    state = game.state(at)
    return {game.rules.to_text(state, move): move for move in game.rules.legal_moves(state)}


def mover(state: State) -> int:
    return int(state["mover"][0])


def month(state: State) -> int:
    return int(state["month"][0])


def drafts(game: Played, rng: np.random.Generator) -> Iterator[Question]:
    """All pairs of persons that a seat can begin with."""
    at = any_of(game.asked(DRAFTING), rng)
    state, listed = game.state(at), texts(game, at)
    seat, event = mover(state), EVENT_NAMES[state["events"][0][FIRST_EVENT]]
    facets = dict.fromkeys((f"{game.players}", _seated(game.players, seat), f"{game.players}.{event}"), seat)
    lines = [Continuation(_rest(text), state, move) for text, move in listed.items()]
    yield Question("drafts", facets, lines, at, chosen=_rest(game.rules.to_text(state, game.moves[at])))


def place(move: str, players: int, seat: int) -> tuple[str, str]:
    """The facet and the row of a draft."""
    return _seated(players, seat), _rest(move)


def move_of(view: str, facet: str, key: str) -> str | None:  # noqa: ARG001
    """Return the move that a row stands for; None if it stands for several or none."""
    if view == "drafts":
        return f"draft {key}"
    if view == "actions":
        return key.replace("privilege-", "privilege ")
    return f"privilege {key}" if view == "privileges" and key != "other" else None


def _seated(players: int, seat: int) -> str:
    return f"{players}.{seat + 1}"


def _rest(text: str) -> str:
    return text.partition(" ")[2]


def recruits(game: Played, rng: np.random.Generator) -> Iterator[Question]:
    """Persons of each kind, each as the policy would take them: young or old, by which card."""
    at = any_of(game.asked(RECRUITING), rng)
    yield from _by_kind("recruits", game, at, lambda text: text.rpartition(" ")[2])


def actions(game: Played, rng: np.random.Generator) -> Iterator[Question]:
    at = any_of(game.asked(ACTING), rng)
    yield from _by_kind("actions", game, at, lambda text: text.replace(" ", "-"))


def privileges(game: Played, rng: np.random.Generator) -> Iterator[Question]:
    """A privilege, compared with the best other action."""
    at = any_of(game.asked(ACTING), rng)
    yield from _by_kind(
        "privileges", game, at, lambda text: _rest(text) if text.startswith("privilege") else "other", base="other"
    )


def _by_kind(
    view: str, game: Played, at: int, kind: Callable[[str], str], base: str | None = None
) -> Iterator[Question]:
    """A line for each kind of choice: of that kind, the one that the policy likes best."""
    state, kinds = game.state(at), dict[str, list[int]]()
    for text, move in texts(game, at).items():
        kinds.setdefault(kind(text), []).append(move)
    if len(kinds) < 2 or (base is not None and base not in kinds):
        return
    lines = [Continuation(name, state, best(game.game, state, moves)) for name, moves in kinds.items()]
    chosen = next(name for name, moves in kinds.items() if game.moves[at] in moves)
    facets = {f"{month(state)}": mover(state)}
    yield Question(view, facets, lines, at, None if base is None else [*kinds].index(base), chosen)


def prices(game: Played, rng: np.random.Generator) -> Iterator[Question]:
    """Ask what three yuan are worth: the price of an action in a group where a dragon stands."""
    at = any_of(game.asked(ACTING), rng)
    state, seat = game.state(at), mover(game.state(at))
    richer = game.rules.copy(state)
    richer["courts"][0, seat]["yuan"] += JOIN_PRICE
    lines = [Continuation(f"{month(state)}", richer, STAY), Continuation(None, state, STAY)]
    yield Question("prices", {"all": seat}, lines, at, base=1)


def track(game: Played, rng: np.random.Generator) -> Iterator[Question]:
    """Every place on the person track, with the spaces that markers stand on now."""
    begun = [at for at in game.asked(DEALING) if month(game.state(at)) in TRACK_MONTHS]
    at, seat = any_of(begun, rng), int(rng.integers(game.players))
    state = game.state(at)
    lines = [Continuation(f"{place + 1}", standing_at(game, state, seat, place), STAY) for place in range(game.players)]
    yield Question("track", {f"{game.players}.{month(state)}": seat}, lines, at)


def standing_at(game: Played, state: State, seat: int, place: int) -> State:
    """Return the position with a seat moved to another place on the track; the others keep their order."""
    other, players = game.rules.copy(state), game.players
    before = state["standing"][0, :players].tolist()
    spaces = [int(state["courts"][0, one]["track"]) for one in before]
    order = [one for one in before if one != seat]
    order.insert(place, seat)
    other["standing"][0, :players] = order
    for one, space in zip(order, spaces, strict=True):
        other["courts"][0, one]["track"] = space
    return other


ASKED = (recruits, actions, privileges, prices, track)


LOOKED_AT = (3, 6, 9)  # months after which places are looked at
NEVER = "never"


def sightings(game: Played) -> Iterator[Sighting]:
    wins = _wins(game)
    begun = game.asked(DEALING)
    yield from _persons(game, begun, wins)
    yield from _comebacks(game, begun, wins)
    yield from _buying(game, wins)
    yield from _months(game)


def _wins(game: Played) -> list[float]:
    """By seat its share of the win: 1 for the winner alone."""
    first = [place == 1 for place in game.rules.ranking(game.end)]
    return [one / sum(first) for one in first]


def _persons(game: Played, begun: list[int], wins: list[float]) -> Iterator[Sighting]:
    """Persons in the palaces when a month begins, of those who win and of the others."""
    for at in begun:
        courts = game.state(at)["courts"][0, : game.players]
        living = (courts["palaces"]["persons"] > 0).sum(axis=(1, 2)).tolist()
        for win, count in zip(wins, living, strict=True):
            facet = f"{game.players}.{'won' if win else 'lost'}"
            yield Sighting("persons", facet, f"{month(game.state(at))}", at, amount=float(count))


def _comebacks(game: Played, begun: list[int], wins: list[float]) -> Iterator[Sighting]:
    """How often each place by points, after a few months, leads to a win."""
    for at in begun:
        past = month(game.state(at)) - 1
        if past in LOOKED_AT:
            scores = game.state(at)["courts"][0, : game.players]["score"].tolist()
            for win, score in zip(wins, scores, strict=True):
                place = 1 + sum(other > score for other in scores)
                yield Sighting("comebacks", f"{game.players}.{past}", f"{place}", at, win=win)


def _buying(game: Played, wins: list[float]) -> Iterator[Sighting]:
    """The month in which a seat buys its first privilege."""
    first = dict[int, tuple[str, int]]()
    for at, move in enumerate(game.moves):
        if move in (SMALL_PRIVILEGE, LARGE_PRIVILEGE):
            state = game.state(at)
            first.setdefault(mover(state), (f"{month(state)}", at))
    for seat, win in enumerate(wins):
        key, at = first.get(seat, (NEVER, 0))
        yield Sighting("buying", f"{game.players}", key, at, win=win)


def _months(game: Played) -> Iterator[Sighting]:
    """How many points all make on the mean if an event comes in a month: chance has chosen it."""
    scores = game.rules.scores(game.end)
    for at, event in enumerate(game.end["events"][0].tolist()):
        if event != PEACE:
            yield Sighting("months", f"{at + 1}", EVENT_NAMES[event], 0, amount=sum(scores) / len(scores))
