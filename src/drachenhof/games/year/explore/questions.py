"""What is asked at decisions of *In the Year of the Dragon*."""

from collections.abc import Callable, Iterator

import numpy as np

from drachenhof.engine.game import State
from drachenhof.explore.parts import Continuation, Question
from drachenhof.explore.playing import Played, best
from drachenhof.games.year.rules.state import ACTING, DEALING, DRAFTING, RECRUITING
from drachenhof.games.year.rules.tables import EVENT_COPIES, EVENT_NAMES, JOIN_PRICE
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
    """What three yuan are worth: the price of an action where another dragon stands."""
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
    """The same position with a seat at another place of the track; the others keep their order."""
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
