"""Questions the explorer asks of games of *In the Year of the Dragon*, and what it counts without asking for causes."""

from collections.abc import Callable, Iterator

import numpy as np

from drachenhof.engine.game import State
from drachenhof.explore.parts import Continuation, Question, Sighting
from drachenhof.explore.playing import Played, best
from drachenhof.games.year.rules.moves import LARGE_PRIVILEGE, SMALL_PRIVILEGE
from drachenhof.games.year.rules.state import ACTING, DEALING, DRAFTING, RECRUITING
from drachenhof.games.year.rules.tables import EVENT_COPIES, EVENT_NAMES, JOIN_PRICE, PEACE
from drachenhof.search.rollouts import STAY

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
